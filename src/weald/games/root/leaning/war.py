"""Leanings in battle and on the march."""

from __future__ import annotations

from typing import Final

from weald.games.root.deck import (
    ARMORERS,
    FACE_SUIT,
)
from weald.games.root.leaning.cards import WILLING
from weald.games.root.leaning.sight import is_there, orders, presence, strongest_rival
from weald.games.root.state import ATTACKER, WHERE, Root
from weald.games.root.things import (
    ALLIANCE,
    BATTLE,
    BIRD,
    BOARD,
    BOARD_KINDS,
    BUILD,
    BUILDINGS_OF,
    CLEARINGS,
    COMMANDER,
    EYRIE,
    HOSTILE,
    KEEP,
    MARQUISE,
    READY,
    ROOST,
    SCORING_OF,
    SPENT,
    SWORD,
    SYMPATHY,
    VAGABOND,
)
from weald.kernel.decision import Decision

# Sixteenths of hits to expect from the higher and the lower die, by warriors.
HIGH: Final[list[int]] = [0, 15, 27, 34]
LOW: Final[list[int]] = [0, 9, 13, 14]


def _strength(g: Root, side: int, c: int) -> int:
    if side < VAGABOND:
        return g.on[side * CLEARINGS + c]
    base = (side - VAGABOND) * BOARD
    total = 0
    for kind in (SWORD, BOARD_KINDS - 1):
        total += g.items[base + READY * BOARD_KINDS + kind] + g.items[base + SPENT * BOARD_KINDS + kind]
    return total


def battle_gain(g: Root, side: int, other: int, c: int) -> int:
    """What a battle should bring, in sixteenths of a third of a point."""
    own = _strength(g, side, c)
    foe = _strength(g, other, c)
    strong = min(3, own)
    weak = min(3, foe)
    if other == ALLIANCE:
        dealt = LOW[strong]
        taken = HIGH[weak]
    else:
        dealt = HIGH[strong]
        taken = LOW[weak]
    if not foe:
        dealt += 16
    if side == EYRIE and g.leader == COMMANDER:
        dealt += 16
    if other >= VAGABOND:
        return dealt - taken
    prize = 0
    for kind in SCORING_OF[other]:
        prize += g.on[kind * CLEARINGS + c]
    beyond = dealt - 16 * foe
    killed = dealt if beyond < 0 else 16 * foe
    gain = killed - taken
    if prize and beyond > 0:
        gain += 4 * (min(16 * prize, beyond))
        if other == ALLIANCE:
            gain -= 20  # outrage
    elif prize:
        gain += dealt * 8 // (8 + foe)
    if side >= VAGABOND:
        if g.relations[(side - VAGABOND) * 5 + other] == HOSTILE:
            gain += 3 * killed
        else:
            gain -= 12
    return gain


def best_gain(g: Root, seat: int, c: int) -> int:
    side = g.side[seat]
    best = -99
    for other in range(g.players):
        if other != seat and is_there(g, g.side[other], c):
            gain = battle_gain(g, side, g.side[other], c)
            if gain > best:
                best = gain
    return best


def urge(gain: int) -> int:
    """A gain as a weight."""
    return 1 if gain <= 0 else 1 + gain * gain // 16


def fight_pull(g: Root, seat: int) -> int:
    """The weight of the best battle on the map."""
    side = g.side[seat]
    best = -99
    for c in range(CLEARINGS):
        if g.on[side * CLEARINGS + c]:
            gain = best_gain(g, seat, c)
            if gain > best:
                best = gain
    return urge(best) // 6


def battle_where(g: Root, ask: Decision) -> list[int]:
    return [urge(best_gain(g, ask.seat, option.a)) for option in ask.options]


def battle_whom(g: Root, ask: Decision) -> list[int]:
    side = g.side[ask.seat]
    c = ask.values[0]
    return [urge(battle_gain(g, side, option.a, c)) for option in ask.options]


def ambush(g: Root, ask: Decision) -> list[int]:
    fight = g.battle
    own = _strength(g, g.side[fight[ATTACKER]], fight[WHERE])
    out: list[int] = []
    for option in ask.options:
        out.append(4 if option.verb == "done" else (12 if own > 1 else 4) if FACE_SUIT[option.a] != BIRD else 6)
    return out


def foil(g: Root, ask: Decision) -> list[int]:
    return [3 if option.verb == "done" else 12 for option in ask.options]


def battle_effect(g: Root, ask: Decision) -> list[int]:
    hurt = ask.values[0]
    out: list[int] = []
    for option in ask.options:
        if option.verb == "done":
            out.append(4)
        elif option.verb == "use" and option.a == ARMORERS:
            out.append(8 * (hurt - 1) if hurt > 1 else 0)
        else:
            out.append(6)
    return out


# What one would rather lose: wood and workshops before the keep and bases.
LOSE: Final[list[int]] = [1, 1, 1, 4, 8, 4, 4, 1, 12, 1, 12]


def lose_piece(g: Root, ask: Decision) -> list[int]:
    own = g.side[ask.seat] == ask.values[1]
    return [LOSE[option.a] if own else 13 - LOSE[option.a] for option in ask.options]


def hospitals(g: Root, ask: Decision) -> list[int]:
    saved = ask.values[1]
    out: list[int] = []
    for option in ask.options:
        out.append(12 if option.verb == "done" else WILLING[option.a] * saved * saved // 2)
    return out


# --- moving warriors (4.2) ---


def _spare(g: Root, side: int, c: int) -> int:
    """Warriors that can leave without giving up the rule of a clearing that matters."""
    here = g.on[side * CLEARINGS + c]
    if g.rule[c] != side:
        return here
    built = 0
    for kind in BUILDINGS_OF[side]:
        built += g.on[kind * CLEARINGS + c]
    need = strongest_rival(g, side, c) + (0 if side == EYRIE else 1) - built
    if built and need < 1:
        need = 1
    return here - need if need > 0 else here


def _target(g: Root, side: int, c: int, come: int, fight: int, build: int) -> int:
    """How good it is to arrive with so many warriors; ``fight`` and ``build`` are suits the Eyrie must serve."""
    own = presence(g, side, c)
    rival = strongest_rival(g, side, c)
    pull = 2
    if g.rule[c] != side:
        if own + come > rival or (side == EYRIE and own + come == rival):
            pull += 8 + (6 if g.room[c] else 0)
        prize = 0
        for other in range(VAGABOND):
            if other != side:
                for kind in SCORING_OF[other]:
                    prize += g.on[kind * CLEARINGS + c]
        if prize and own + come >= rival:
            pull += 6 + 2 * prize
    elif rival and own <= rival + 1:
        pull += 6
    if side == EYRIE:
        suit = g.suits[c]
        if build >> suit & 1 and own + come >= rival and g.room[c] and not g.on[ROOST * CLEARINGS + c]:
            pull += 0 if g.on[KEEP * CLEARINGS + c] else 40
        if fight >> suit & 1 and (is_there(g, MARQUISE, c) or is_there(g, ALLIANCE, c)):
            pull += 30
    if side != ALLIANCE and g.on[SYMPATHY * CLEARINGS + c]:
        pull = pull // 3 + 1
    if side == ALLIANCE and not g.on[SYMPATHY * CLEARINGS + c]:
        pull += 12 if not g.on[KEEP * CLEARINGS + c] else 0
    return pull


def move_from(g: Root, ask: Decision) -> list[int]:
    side = g.side[ask.seat]
    adjacent = g.board().adjacent
    fight = orders(g, BATTLE) if side == EYRIE else 0
    build = orders(g, BUILD) if side == EYRIE else 0
    out: list[int] = []
    for option in ask.options:
        if option.verb == "done":
            out.append(8)
            continue
        a = option.a
        spare = _spare(g, side, a)
        if spare <= 0:
            out.append(1)
            continue
        best = 0
        for b in adjacent[a]:
            if g.rule[a] == side or g.rule[b] == side:
                pull = _target(g, side, b, spare, fight, build)
                if pull > best:
                    best = pull
        out.append(1 + best * best // 8)
    return out


def move_to(g: Root, ask: Decision) -> list[int]:
    side = g.side[ask.seat]
    a = ask.values[0]
    spare = _spare(g, side, a)
    if spare < 1:
        spare = 1
    fight = orders(g, BATTLE) if side == EYRIE else 0
    build = orders(g, BUILD) if side == EYRIE else 0
    out: list[int] = []
    for option in ask.options:
        pull = _target(g, side, option.a, spare, fight, build)
        out.append(pull * pull)
    return out


def how_many(g: Root, ask: Decision) -> list[int]:
    side = g.side[ask.seat]
    spare = _spare(g, side, ask.values[0])
    if spare < 1:
        spare = 1
    if side == ALLIANCE:
        return [6 if option.a == 1 else 8 if option.a == spare else 1 for option in ask.options]
    return [16 if option.a == spare else 2 if option.a < spare else 1 for option in ask.options]


def recruit_where(g: Root, ask: Decision) -> list[int]:
    """Where the own buildings need it."""
    side = g.side[ask.seat]
    out: list[int] = []
    for option in ask.options:
        lack = 4 + strongest_rival(g, side, option.a) - g.on[side * CLEARINGS + option.a]
        out.append(2 + (lack * 2 if lack > 0 else 0))
    return out
