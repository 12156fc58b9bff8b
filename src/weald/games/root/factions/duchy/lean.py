"""What the Duchy makes of a position, and what it leans towards."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import BURROW, CLEARINGS, SPOTS
from weald.games.root.factions.duchy import (
    BANKER,
    BARON,
    BRIGADIER,
    CAPTAIN,
    CITADEL,
    CROWN_VP,
    DUCHESS,
    DUCHY,
    EARL,
    FOREMOLE,
    LORD,
    MARKET,
    MAYOR,
    MINISTER_NAMES,
    MOLE,
    RANK,
    TUNNEL,
)  # fmt: skip
from weald.games.root.factions.duchy.base import own
from weald.games.root.facts import BIRD, CARD_SUIT, FACE_SUIT, HAND_LIMIT
from weald.games.root.leaning.cards import WILLING, pull, spend
from weald.games.root.leaning.lean import lean
from weald.games.root.leaning.mind import Mind, minds
from weald.games.root.leaning.sight import strongest_rival
from weald.games.root.leaning.war import LOSE, fight_pull, target
from weald.games.root.rules.pieces import built, has_piece, rulers
from weald.games.root.state import BIRDSONG, DAYLIGHT, Root
from weald.kernel import Decision

# Scored every turn: with nothing, by the number of buildings, by ministers (squires and nobles).
HOME: Final = 120
CITADEL_RATE: Final[list[int]] = [0, 30, 62, 90]
MARKET_RATE: Final[list[int]] = [0, 40, 74, 100]
MINISTER_RATE: Final[list[int]] = [30, 32, 30, 50, 62, 52, 0, 0, 0]
REVEALED: Final = 34  # a card that will come back
PRESENCE: Final = 20  # a clearing that can serve a card to sway with
POSTED: Final[list[int]] = [0, 20, 38, 54, 66, 76, 84, 90, 94]  # warriors in a clearing, by their number
GUARD: Final = 14  # more for each of up to four beside a building
BELOW: Final = 10  # a warrior in the Burrow


class DuchyMind(Mind):
    def worth(self, g: Root, seat: int, span: int) -> int:
        mine = own(g)
        ruler = rulers(g)
        rate = HOME + CITADEL_RATE[built(g, CITADEL)] + MARKET_RATE[built(g, MARKET)]
        ready = 0  # what those can still do who have not acted
        for minister in range(len(MINISTER_NAMES)):
            if mine.swayed >> minister & 1:
                worth = office(g, minister)
                rate += worth
                if not mine.acted >> minister & 1:
                    ready += worth
        on = g.on
        present = 0
        posted = 0  # warriors are worth more where they are few, and where they guard a building
        for c in range(CLEARINGS):
            moles = on[MOLE * SPOTS + c]
            if moles or has_piece(g, DUCHY, c):
                present += 1
                posted += POSTED[min(moles, 8)]
                if on[CITADEL * SPOTS + c] or on[MARKET * SPOTS + c]:
                    posted += GUARD * min(moles, 4)
        worth = posted + BELOW * on[MOLE * SPOTS + BURROW] + 36 * (ruler.count(DUCHY) - 1) + 24 * (3 - g.stock[TUNNEL])
        worth += PRESENCE * present + 12 * (sum(mine.crowns) if span > 20 else 0)
        if mine.revealed:
            back = 0
            for card in mine.revealed:
                if CARD_SUIT[card] != BIRD:
                    back += 1
            held = len(g.hands[seat])
            worth += REVEALED * (min(HAND_LIMIT, held + back) - min(HAND_LIMIT, held))
        if g.turn == seat and g.phase > BIRDSONG:
            span -= 10
            if g.phase == DAYLIGHT:
                worth += ready + 35 * g.actions
        return worth + rate * span // 10

    def at_risk(self, g: Root, c: int, more: int) -> int:
        on = g.on
        prey = on[CITADEL * SPOTS + c] + on[MARKET * SPOTS + c]
        risk = 55 * min(prey, more) + 25 * on[TUNNEL * SPOTS + c]
        return risk + 110 if prey and own(g).swayed else risk

    def lure(self, g: Root, c: int, arriving: int, rival: int, plan: int) -> int:
        """Places to build in and to sway with; its own buildings where they are in danger."""
        if c == BURROW:
            return 0
        drawn = 0 if has_piece(g, DUCHY, c) else 8
        if (g.on[CITADEL * SPOTS + c] or g.on[MARKET * SPOTS + c]) and rival:
            drawn += 12
        if g.room[c] and arriving > rival and (g.stock[CITADEL] or g.stock[MARKET]):
            drawn += 6
        return drawn


minds(DuchyMind(DUCHY))
# What one would rather lose.
LOSE[TUNNEL] = 12
LOSE[CITADEL] = 3
LOSE[MARKET] = 3


def office(g: Root, minister: int) -> int:
    """What a minister brings every turn."""
    if minister == DUCHESS:
        return 200 if not g.stock[TUNNEL] else 60
    if minister == BARON:
        return 20 + 95 * built(g, MARKET)
    if minister == EARL:
        return 20 + 95 * built(g, CITADEL)
    return MINISTER_RATE[minister]


def assembly(g: Root, ask: Decision) -> list[int]:
    seat = ask.seat
    below = g.on[MOLE * SPOTS + BURROW]
    cards = len(g.hands[seat])
    out: list[int] = []
    for option in ask.options:
        word = option.verb
        if word == "build":
            out.append(60)
        elif word == "recruit":
            out.append(6 if below < 3 else 2)
        elif word == "move":
            out.append(16 + 5 * min(below, 5))
        elif word == "battle":
            out.append(fight_pull(g, seat))
        elif word == "dig":
            out.append((14 if g.stock[TUNNEL] else 2) + 4 * min(below, 4) if below and cards > 2 else 2)
        elif word == "end":
            out.append(1)
        else:
            out.append(pull(g, seat, option))
    return out


def build_where(g: Root, ask: Decision) -> list[int]:
    """Where the enemy is far and warriors stand."""
    out: list[int] = []
    for option in ask.options:
        c = option.a
        safe = 4 + 2 * min(4, g.on[MOLE * SPOTS + c]) - 2 * strongest_rival(g, DUCHY, c)
        for b in g.links[c]:
            safe -= 1 if strongest_rival(g, DUCHY, b) > 1 else 0
        out.append(safe * safe if safe > 1 else 1)
    return out


def build_what(g: Root, ask: Decision) -> list[int]:
    swayed = own(g).swayed
    out: list[int] = []
    for option in ask.options:
        many = built(g, option.a)
        weight = 12 - 3 * many if option.a == CITADEL else 13 - 3 * many
        if swayed >> (EARL if option.a == CITADEL else BARON) & 1:
            weight += 20
        out.append(weight)
    return out


def reveal(g: Root, ask: Decision) -> list[int]:
    """What comes back rather than birds, which do not."""
    return [1 if FACE_SUIT[option.a] == BIRD else 24 for option in ask.options]


def dig_where(g: Root, ask: Decision) -> list[int]:
    come = min(4, g.on[MOLE * SPOTS + BURROW])
    out: list[int] = []
    for option in ask.options:
        drawn = target(g, DUCHY, option.a, come, 0) if come else 1
        out.append(1 if g.on[TUNNEL * SPOTS + option.a] else drawn * drawn)
    return out


def dig_remove(g: Root, ask: Decision) -> list[int]:
    """A tunnel that nobody of ours stands at."""
    return [1 if g.on[MOLE * SPOTS + option.a] else 8 for option in ask.options]


def dig_how_many(g: Root, ask: Decision) -> list[int]:
    return [1 if option.verb == "done" else option.a * option.a for option in ask.options]


def parliament(g: Root, ask: Decision) -> list[int]:
    seat = ask.seat
    cards = len(g.hands[seat])
    out: list[int] = []
    for option in ask.options:
        if option.verb == "end":
            out.append(1)
        elif option.verb != "minister":
            out.append(pull(g, seat, option))
        elif RANK[option.a] == LORD:
            out.append(200)
        elif option.a == FOREMOLE:
            out.append(60)
        elif option.a == CAPTAIN:
            out.append(fight_pull(g, seat))
        elif option.a == BANKER:
            out.append(10 if cards > 3 else 4 if cards > 1 else 2)
        elif option.a in (BRIGADIER, MAYOR):
            out.append(30)
        else:
            out.append(24)
    return out


def brigadier(g: Root, ask: Decision) -> list[int]:
    return [fight_pull(g, ask.seat) if option.verb == "battle" else 16 for option in ask.options]


def battle_again(g: Root, ask: Decision) -> list[int]:
    return [fight_pull(g, ask.seat) if option.verb == "battle" else 6 for option in ask.options]


def bank(g: Root, ask: Decision) -> list[int]:
    return [6 if option.verb == "done" else WILLING[option.a] for option in ask.options]


def sway(g: Root, ask: Decision) -> list[int]:
    out: list[int] = []
    for option in ask.options:
        if option.verb == "done":
            out.append(1)
        elif option.verb == "sway":
            out.append(office(g, option.a) // 2 + 45 * CROWN_VP[RANK[option.a]])
        else:
            out.append(pull(g, ask.seat, option))
    return out


def lose_minister(g: Root, ask: Decision) -> list[int]:
    return [400 // (10 + office(g, option.a)) for option in ask.options]


lean({
    "assembly": assembly,
    "duchy-build-where": build_where,
    "duchy-build-what": build_what,
    "duchy-build-card": reveal,
    "dig-where": dig_where,
    "dig-remove": dig_remove,
    "dig-card": spend,
    "dig-how-many": dig_how_many,
    "parliament": parliament,
    "mayor": parliament,
    "brigadier": brigadier,
    "brigadier-again": battle_again,
    "bank": bank,
    "sway": sway,
    "sway-reveal": reveal,
    "lose-minister": lose_minister,
})  # fmt: skip
