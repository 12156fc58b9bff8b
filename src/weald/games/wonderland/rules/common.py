"""What many chapters use: units, opponents, positions, player order, chips in and out of bags."""

from __future__ import annotations

from typing import Final

from weald.games.wonderland import board, facts
from weald.games.wonderland.state import ACTIVE, BUST, OUT, Wonderland
from weald.kernel import Why

NOT_USED: Final = Why("region-unused", "17.1.1")


# --- regions ------------------------------------------------------------------------------------------


def in_use(g: Wonderland, region: int) -> bool:
    return region != g.unused


def regions(g: Wonderland) -> list[int]:
    """The regions in use, clockwise."""
    return [r for r in range(board.RING) if r != g.unused]


def clockwise(g: Wonderland, region: int, steps: int) -> int:
    """The region that many steps on, not counting the unused one (17.1.5)."""
    while steps > 0:
        region = (region + 1) % board.RING
        if region != g.unused:
            steps -= 1
    return region


def adjacent(g: Wonderland, region: int) -> list[int]:
    """The previous and the next region in battle order (18.3.2, 19.1.3, 17.1.2)."""
    after = (region + 1) % board.RING
    if after == g.unused:
        after = (after + 1) % board.RING
    before = (region - 1) % board.RING
    if before == g.unused:
        before = (before - 1) % board.RING
    return [before, after]


# --- units (19.1.1) -------------------------------------------------------------------------------------


def units(g: Wonderland, seat: int, region: int) -> int:
    """Supporters, figures and the leader there."""
    count = g.supporters[seat * board.RING + region]  # asked most of all: no call
    if g.leader[seat] == region:
        count += 1
    owner = g.figure_owner
    at = g.figure_at
    for f in range(facts.FIGURES):
        if at[f] == region and owner[f] == seat:
            count += 1
    return count


def units_on_board(g: Wonderland, seat: int) -> int:
    return sum(units(g, seat, r) for r in range(board.RING))


def figures_at(g: Wonderland, seat: int, place: int) -> list[int]:
    return [f for f in range(facts.FIGURES) if g.figure_at[f] == place and g.figure_owner[f] == seat]


def has_figure(g: Wonderland, seat: int, fig: int) -> bool:
    """Does this figure stand by this player in the battle (13.1.2)?"""
    return g.figure_owner[fig] == seat and g.figure_at[fig] == g.region


# --- a battle ---------------------------------------------------------------------------------------------


def participants(g: Wonderland) -> list[int]:
    return [s for s in range(g.players) if g.status[s] != OUT]


def standing(g: Wonderland) -> list[int]:
    """Participants that are not bust, in player order."""
    return [s for s in g.order if g.status[s] != OUT and g.status[s] != BUST]


def opponents(g: Wonderland, seat: int) -> list[int]:
    """Other players in the battle, halted ones too, bust ones not (19.1.2)."""
    return [s for s in range(g.players) if s != seat and g.status[s] != OUT and g.status[s] != BUST]


def ahead_of(g: Wonderland, seat: int) -> list[int]:
    """Opponents strictly higher on the track (A-57)."""
    mine = g.strength[seat]
    return [s for s in opponents(g, seat) if g.strength[s] > mine]


def still_active(g: Wonderland) -> list[int]:
    return [s for s in range(g.players) if g.status[s] == ACTIVE]


def works(g: Wonderland, seat: int, ability: int) -> bool:
    """Does this faction ability work for this player in the current battle (13.1.4, 13.1.5)?"""
    return g.faction[seat] == facts.faction_of(ability) and g.working[seat] >> facts.slot_of(ability) & 1 == 1


def unlocked(g: Wonderland, seat: int, ability: int) -> bool:
    return g.faction[seat] == facts.faction_of(ability) and g.unlocked[seat] >> facts.slot_of(ability) & 1 == 1


def fix_order(g: Wonderland, among: list[int]) -> None:
    """Player order: fewest VP, then most shards, then random (8.8.4); fixed for a step or draw (A-22).

    ``among`` are those who may have something to do: chance decides only between them.
    """
    order: list[int] = []
    for seat in range(g.players):
        at = len(order)
        while at > 0 and _before(g, seat, order[at - 1]):
            at -= 1
        order.insert(at, seat)
    i = 0
    while i < len(order):
        j = i + 1
        while j < len(order) and not _before(g, order[i], order[j]):
            j += 1
        if j - i > 1:
            tied = [s for s in order[i:j] if s in among]
            rest = [s for s in order[i:j] if s not in among]
            for k in range(len(tied) - 1, 0, -1):
                m = g.below(k + 1)
                tied[k], tied[m] = tied[m], tied[k]
            order[i:j] = tied + rest
        i = j
    g.order = order


def _before(g: Wonderland, a: int, b: int) -> bool:
    return g.vp[a] < g.vp[b] or (g.vp[a] == g.vp[b] and g.shards[a] > g.shards[b])


# --- points and shards ---------------------------------------------------------------------------------------


def score(g: Wonderland, seat: int, points: int, rule: str, why: int) -> None:
    if points:
        g.vp[seat] += points
        g.tell("scored", rule, seat, points, why)


def gain_shards(g: Wonderland, seat: int, count: int, rule: str, why: int) -> None:
    if count:
        g.shards[seat] += count
        g.tell("gained-shards", rule, seat, count, why)


def drop_shards(g: Wonderland, seat: int, count: int, rule: str, why: int) -> None:
    """Return that many, or all there are."""
    count = min(count, g.shards[seat])
    if count:
        g.shards[seat] -= count
        g.tell("dropped-shards", rule, seat, count, why)


def mend_shield(g: Wonderland, seat: int, rule: str) -> None:
    if not g.shield[seat]:
        g.shield[seat] = 1
        g.tell("shield-mended", rule, seat)


# --- chips -----------------------------------------------------------------------------------------------------


def bag_size(g: Wonderland, seat: int) -> int:
    at = seat * facts.KINDS
    return sum(g.bag[at : at + facts.KINDS])


def exhausted_kinds(g: Wonderland, seat: int) -> list[int]:
    at = seat * facts.KINDS
    return [k for k in range(facts.KINDS) if g.exhausted[at + k]]


def to_bag(g: Wonderland, seat: int, kind: int, count: int = 1) -> None:
    g.bag[facts.chip_at(seat, kind)] += count


def gain_chip(g: Wonderland, seat: int, kind: int, rule: str) -> None:
    """From the public supply straight into the bag (4.1.3, 19.1.5)."""
    g.ally_supply[kind] -= 1
    g.bag[facts.chip_at(seat, kind)] += 1
    g.tell("gained-chip", rule, seat, kind)


def return_all(g: Wonderland, seat: int) -> int:
    """Exhausted chips and the madness track go back into the bag; returns how many (8.7.1, 9.5.1, 15.2.2)."""
    at = seat * facts.KINDS
    count = 0
    for k in range(at, at + facts.KINDS):
        if g.exhausted[k]:
            count += g.exhausted[k]
            g.bag[k] += g.exhausted[k]
            g.exhausted[k] = 0
    for kind in g.track[seat]:
        g.bag[at + kind] += 1
        count += 1
    g.track[seat] = []
    return count


def exhaust_all(g: Wonderland, seat: int) -> None:
    for kind in g.active[seat]:
        g.exhausted[facts.chip_at(seat, kind)] += 1
    g.active[seat] = []


# --- names for events ------------------------------------------------------------------------------------------

SUPPORTER_UNIT: Final = 0  # a unit as an event argument: 0 supporter, 1 leader, 2 + figure
LEADER_UNIT: Final = 1
UNIT_NAMES: Final[list[str]] = ["supporter", "leader", *facts.FIGURE_NAMES]
