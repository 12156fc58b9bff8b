"""What the Cult makes of a position, and what it leans towards."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.factions.cult import CONVERSIONS, CULT, GARDEN_VP, GARDENS, LIZARD
from weald.games.root.factions.cult.base import gardens, own
from weald.games.root.factions.cult.conspiracies import enemy_warriors
from weald.games.root.factions.cult.rituals import cannot_build
from weald.games.root.facts import BIRD, FACE_SUIT, SUITS_OF_CLEARINGS
from weald.games.root.leaning.cards import pull
from weald.games.root.leaning.lean import lean
from weald.games.root.leaning.mind import Mind, minds
from weald.games.root.leaning.sight import prey, strongest_rival
from weald.games.root.leaning.war import battle_gain, fight_pull, urge
from weald.games.root.pieces import OWNER
from weald.games.root.rules.pieces import built, rulers, warriors
from weald.games.root.state import DAYLIGHT, Root
from weald.kernel import Decision

HOME: Final = 150  # scored every turn with nothing on the map
# By gardens of a suit on the map: what its rituals score every turn, as far as cards for it come.
GARDEN_RATE: Final[list[int]] = [0, 30, 115, 130, 175, 220]
SOUL: Final = 55  # a card is a ritual every turn
ACOLYTE: Final = 45


class CultMind(Mind):
    def worth(self, g: Root, seat: int, span: int) -> int:
        mine = own(g)
        rate = HOME
        for suit in range(SUITS_OF_CLEARINGS):
            rate += GARDEN_RATE[gardens(g, suit)]
        ruler = rulers(g)
        worth = ACOLYTE * mine.acolytes + 16 * (built(g, LIZARD) - mine.acolytes)
        worth += SOUL * min(6, len(g.hands[seat]) + len(mine.revealed)) + 34 * len(mine.revealed)
        for c in range(CLEARINGS):
            if ruler[c] == CULT:
                worth += 55 if g.room[c] else 25
        if g.turn == seat:
            if g.phase > DAYLIGHT:
                span -= 10
            elif g.phase == DAYLIGHT:
                for suit in range(SUITS_OF_CLEARINGS):
                    if mine.scored >> suit & 1:
                        worth -= GARDEN_RATE[gardens(g, suit)]
        return worth + rate * span // 10

    def at_risk(self, g: Root, c: int, more: int) -> int:
        there = 0
        for kind in GARDENS:
            there += g.on[kind * SPOTS + c]
        return 130 * min(there, more)


minds(CultMind(CULT))


# --- conspiracies ---


def conspire(g: Root, ask: Decision) -> list[int]:
    seat = ask.seat
    mine = own(g)
    cheap = 2 if mine.hated else 1
    out: list[int] = []
    for option in ask.options:
        word = option.verb
        if word == "sanctify":
            out.append(60)
        elif word == "convert":
            out.append(10 * cheap if mine.acolytes > mine.cost(CONVERSIONS) else 6 * cheap)
        elif word == "crusade":
            out.append(cheap * fight_pull(g, seat) // 2)
        elif word == "crusade-march":
            out.append(2 * cheap)
        elif word == "done":
            out.append(16)
        else:
            out.append(pull(g, seat, option))
    return out


def crusade_battle(g: Root, ask: Decision) -> list[int]:
    c = ask.values[0]
    return [8 if option.verb == "done" else urge(battle_gain(g, CULT, option.a, c)) for option in ask.options]


def convert_where(g: Root, ask: Decision) -> list[int]:
    """Where one warrior more makes the Cult rule, or its own buildings are threatened."""
    ruler = rulers(g)
    out: list[int] = []
    for option in ask.options:
        c = option.a
        weight = 4 + 2 * len(enemy_warriors(g, c))
        if ruler[c] != CULT:
            lack = strongest_rival(g, CULT, c) - warriors(g, CULT, c)
            if lack < 2:
                weight += 16 if g.room[c] else 6
        elif g.on[GARDENS[own(g).outcast] * SPOTS + c]:
            weight += 8
        out.append(weight)
    return out


def of_leader(g: Root, ask: Decision) -> list[int]:
    """A piece of whoever is ahead."""
    out: list[int] = []
    for option in ask.options:
        points = g.vp[g.seat_of[OWNER[option.a]]]
        out.append(4 + points * points // 8)
    return out


def sanctify_where(g: Root, ask: Decision) -> list[int]:
    out: list[int] = []
    for option in ask.options:
        c = option.a
        out.append(4 + 2 * prey(g, CULT, c) + 3 * min(4, warriors(g, CULT, c)))
    return out


# --- rituals ---


def _worth_building(g: Root, suit: int) -> int:
    """A second garden of a suit brings points and cards."""
    return (50, 80, 30, 45, 45, 0)[gardens(g, suit)] if cannot_build(g, suit) is None else 0


def action(g: Root, ask: Decision) -> list[int]:
    """Build first, then score, then recruit with what is left."""
    seat = ask.seat
    mine = own(g)
    out: list[int] = []
    for option in ask.options:
        word = option.verb
        if word == "reveal":
            suit = FACE_SUIT[option.a]
            if suit == BIRD:
                out.append(14)
                continue
            points = 0 if mine.scored >> suit & 1 else GARDEN_VP[gardens(g, suit)]
            out.append(max(10 if g.stock[LIZARD] else 0, _worth_building(g, suit), 14 * points))
        elif word == "end":
            out.append(1)
        else:
            out.append(pull(g, seat, option))
    return out


def ritual(g: Root, ask: Decision) -> list[int]:
    suit = FACE_SUIT[ask.values[0]]
    hand = len(g.hands[ask.seat])
    out: list[int] = []
    for option in ask.options:
        word = option.verb
        if word == "build":
            out.append(_worth_building(g, suit))
        elif word == "score":
            points = GARDEN_VP[gardens(g, suit)]
            out.append(14 * points if points else 2 if hand > 4 else 0)
        else:
            out.append(10)
    return out


def ritual_build(g: Root, ask: Decision) -> list[int]:
    """Where it can be held."""
    out: list[int] = []
    for option in ask.options:
        c = option.a
        safe = 4 + 2 * min(4, warriors(g, CULT, c)) - 2 * strongest_rival(g, CULT, c)
        for b in g.links[c]:
            safe -= strongest_rival(g, CULT, b) > 2
        out.append(safe * safe if safe > 1 else 1)
    return out


def ritual_recruit(g: Root, ask: Decision) -> list[int]:
    """Where one more rules a clearing with a slot, or guards a garden."""
    suit = ask.values[0]
    ruler = rulers(g)
    out: list[int] = []
    for option in ask.options:
        c = option.a
        mine = warriors(g, CULT, c)
        rival = strongest_rival(g, CULT, c)
        weight = 3
        if ruler[c] == CULT:
            if g.on[GARDENS[suit] * SPOTS + c]:
                weight += 4 * max(0, 3 + rival - mine)
            elif g.room[c]:
                weight += 6 if mine <= rival + 1 else 0
        elif mine >= rival:
            weight += 26 if g.room[c] else 6
        elif mine + 1 >= rival:
            weight += 10 if g.room[c] else 3
        out.append(weight)
    return out


lean({
    "conspire": conspire,
    "crusade-battle": crusade_battle,
    "convert-where": convert_where,
    "convert-whom": of_leader,
    "sanctify-where": sanctify_where,
    "sanctify-what": of_leader,
    "cult-action": action,
    "ritual": ritual,
    "ritual-build": ritual_build,
    "ritual-recruit": ritual_recruit,
})  # fmt: skip
