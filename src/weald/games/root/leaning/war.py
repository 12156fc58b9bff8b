"""Leanings in battle and on the march."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.facts import BASE_FACES, BIRD, FACE_SUIT, face_named
from weald.games.root.leaning import exiles
from weald.games.root.leaning.cards import WILLING
from weald.games.root.leaning.mind import MINDS
from weald.games.root.leaning.sight import prey, strongest_rival
from weald.games.root.pieces import BUILDINGS_OF, IS_WARRIOR, KINDS, SCORING_OF, WARRIOR_OF
from weald.games.root.rules.faction import FACTIONS
from weald.games.root.rules.pieces import can_fight_from, has_piece, neighbours, presence, rulers, warriors
from weald.games.root.state import ATTACKER, DEFENDER, FORCE, WHERE, Root
from weald.kernel import Decision

ARMORERS: Final = face_named("armorers")

# Sixteenths of hits to expect from the higher and the lower die, by warriors.
HIGH: Final[list[int]] = [0, 15, 27, 34]
LOW: Final[list[int]] = [0, 9, 13, 14]


def _strength(g: Root, side: int, c: int) -> int:
    """The most hits it can roll."""
    return FACTIONS[side].max_rolled_hits(g, DEFENDER, c)


def battle_gain(g: Root, side: int, other: int, c: int) -> int:
    """What a battle should bring, in sixteenths of a third of a point."""
    own = _strength(g, side, c)
    foe = _strength(g, other, c)
    strong = min(3, own)
    weak = min(3, foe)
    if FACTIONS[other].defends_with_higher():
        dealt = LOW[strong]
        taken = HIGH[weak]
    else:
        dealt = HIGH[strong]
        taken = LOW[weak]
    if not foe:
        dealt += 16
    taken += MINDS[other].thorns(g, c)
    for count, _, _ in FACTIONS[side].extra_hits(g, ATTACKER):
        dealt += 16 * count
    if WARRIOR_OF[other] < 0:
        return dealt - taken
    prize = 0
    for kind in SCORING_OF[other]:
        prize += g.on[kind * SPOTS + c]
    beyond = dealt - 16 * foe
    killed = dealt if beyond < 0 else 16 * foe
    gain = killed - taken
    if prize and beyond > 0:
        gain += 4 * (min(16 * prize, beyond)) - MINDS[other].sting
    elif prize:
        gain += dealt * 8 // (8 + foe)
    return gain + MINDS[side].grudge(g, other, killed)


def best_gain(g: Root, seat: int, c: int) -> int:
    side = g.side[seat]
    best = -99
    for other in range(g.players):
        if other != seat and has_piece(g, g.side[other], c):
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
        if can_fight_from(g, side, c):
            gain = best_gain(g, seat, c)
            if gain > best:
                best = gain
    return urge(best) // 6


def adventure(g: Root, ask: Decision) -> list[int]:
    """A move or a battle, where either is given."""
    return [4 if option.verb == "move" else 1 + fight_pull(g, ask.seat) for option in ask.options]


def battle_where(g: Root, ask: Decision) -> list[int]:
    return [urge(best_gain(g, ask.seat, option.a)) for option in ask.options]


def battle_whom(g: Root, ask: Decision) -> list[int]:
    side = g.side[ask.seat]
    c = ask.values[0]
    return [urge(battle_gain(g, side, option.a, c)) for option in ask.options]


def ambush(g: Root, ask: Decision) -> list[int]:
    fight = g.battle
    own = _strength(g, fight[FORCE + ATTACKER], fight[WHERE])
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
        elif option.verb == "use" and option.a >= BASE_FACES:
            out.append(exiles.rise(g, ask.seat, option.a))
        else:
            out.append(6)
    return out


# What one would rather lose: tokens before buildings; a faction says more of its own.
LOSE: Final[list[int]] = [1 if IS_WARRIOR[kind] else 4 for kind in range(KINDS)]


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


def spare_in(g: Root, side: int, c: int) -> int:
    """Warriors that can leave without giving up the rule of a clearing that matters."""
    here = warriors(g, side, c)
    if rulers(g)[c] != side or c == FACTIONS[side].home:
        return here
    built = 0
    for kind in BUILDINGS_OF[side]:
        built += g.on[kind * SPOTS + c]
    need = strongest_rival(g, side, c) + MINDS[side].spare_for_tie() - built
    if built and need < 1:
        need = 1
    return here - need if need > 0 else here


def target(g: Root, side: int, c: int, come: int, plan: int) -> int:
    """How good it is to arrive with this many warriors."""
    arriving = presence(g, side, c) + come
    rival = strongest_rival(g, side, c)
    pull = 2
    if rulers(g)[c] != side:
        if arriving >= rival + MINDS[side].spare_for_tie():
            pull += 8 + (6 if g.room[c] else 0)
        prize = prey(g, side, c)
        if prize and arriving >= rival:
            pull += 6 + 2 * prize
    elif rival and arriving - come <= rival + 1:
        pull += 6
    pull += MINDS[side].lure(g, c, arriving, rival, plan)
    for other in g.armies:
        if other != side and MINDS[other].deters(g, c):
            pull = pull // 3 + 1
    return pull


def move_from(g: Root, ask: Decision) -> list[int]:
    side = g.side[ask.seat]
    ruler = rulers(g)
    plan = MINDS[side].plan(g)
    out: list[int] = []
    for option in ask.options:
        if option.verb == "done":
            out.append(8)
            continue
        a = option.a
        spare = spare_in(g, side, a)
        if spare <= 0:
            out.append(1)
            continue
        best = 0
        for b in neighbours(g, side, a):
            if ruler[a] == side or ruler[b] == side:
                pull = target(g, side, b, spare, plan)
                if pull > best:
                    best = pull
        out.append(1 + best * best // 8)
    return out


def move_to(g: Root, ask: Decision) -> list[int]:
    side = g.side[ask.seat]
    spare = max(1, spare_in(g, side, ask.values[0]))
    plan = MINDS[side].plan(g)
    out: list[int] = []
    for option in ask.options:
        pull = target(g, side, option.a, spare, plan)
        out.append(pull * pull)
    return out


def how_many(g: Root, ask: Decision) -> list[int]:
    side = g.side[ask.seat]
    spare = max(1, spare_in(g, side, ask.values[0]))
    if MINDS[side].scatters:
        return [6 if option.a == 1 else 8 if option.a == spare else 1 for option in ask.options]
    return [16 if option.a == spare else 2 if option.a < spare else 1 for option in ask.options]


def recruit_where(g: Root, ask: Decision) -> list[int]:
    """Where the own buildings need it."""
    side = g.side[ask.seat]
    out: list[int] = []
    for option in ask.options:
        lack = 4 + strongest_rival(g, side, option.a) - warriors(g, side, option.a)
        out.append(2 + (lack * 2 if lack > 0 else 0))
    return out
