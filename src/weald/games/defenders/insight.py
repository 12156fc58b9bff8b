"""How the defenders stand.

All win or lose together, so every seat has the same chance. The game is a race and judged as one: the turns that the
work still takes against the turns the machines leave, times the chance that neither smoke nor deaths end it before.
Work is support and camps still wanted, factories to be reforested and the ways between, less what is at hand; the deeds
that open and reforest a factory bring support too, so the larger of the two counts. Nobody can slow engines and
factories, so their time is a table; smoke is played out.

Where the weights come from: ``CLOCK`` is the mean of 400 machine decks played to the end. The others were set by hand
from what deeds cost and bring, then changed where games of search:100 (two seats, seed 777) showed why they were lost:
factories left standing, too many deaths, the last breach tokens gone with the first who left. The figures, from
another seed, are in docs/strength.md.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from weald.games.defenders import facts
from weald.games.defenders.board import (
    AROUND,
    CORE,
    CORE_SIDE,
    EDGE,
    EDGES,
    EDGES_OF,
    HEXES,
    NEXT,
    OFF,
    ONE_SIDE,
    OTHER_SIDE,
    SIDES,
)  # fmt: skip
from weald.games.defenders.rules.ending import camps_to_build
from weald.games.defenders.rules.factories import enclosed_hexes
from weald.games.defenders.rules.ground import (
    cannot_breach,
    counts_as,
    factories_built,
    is_factory,
    works,
)
from weald.games.defenders.rules.injuries import injury_limit
from weald.games.defenders.rules.support import maximum_support
from weald.games.defenders.state import ACTING, NONE, READY, REVEALING, Defenders
from weald.kernel import FULL, NOBODY
from weald.kernel.rows import vec

# --- time, in tenths of a turn: each turns up one machine card ------------------------------------------------------

# Until the core is completed (1.2.1), by factories built and hexes enclosed (three or more are alike).
CLOCK: Final = [
    [270, 240, 220, 190],
    [230, 210, 175, 150],
    [180, 155, 125, 90],
    [130, 110, 75, 50],
    [88, 60, 38, 30],
    [48, 21, 18, 15],
]
SPREAD: Final = 38  # between two spreads of pollution
BUILDS_FIRST: Final = 23  # an enclosed hex keeps a Factories card from spreading (12.6.1)
MANY: Final = 8  # spreads; what comes after them is far away
EVEN: Final = 60  # so far ahead of the machines, three of four games are won

# --- work, in tenths of an action point -----------------------------------------------------------------------------

PACE: Final = 36  # what a turn gets done
POINT: Final = 11
DEED: Final = 16  # cleanse, destroy, breach, reforest, with the way there
SPARE_DEED: Final = 4  # more for each that is wanted for support and each that a factory wants
CAMP: Final = 22
ENTER: Final = 14  # a factory
DEEDS_OF_FACTORY: Final = 4  # breach, two mechs, reforest
PER_FACTORY: Final = 5  # machine cards
CARDS: Final = [0, 7, 13, 18, 21, 23, 24, 25, 26]  # by cards in hand: those not led soon bring little unless they join
TEAM: Final = 4  # more for a card that can join the team
ITEM: Final = 4
TOKEN: Final = 2
SHORT: Final = 40  # a breach token that will be wanted
LOCKED_OUT: Final = 150  # a breach token that is wanted now, and nobody has one
DIRT: Final = 1  # a pollution token anywhere
HURT: Final = [0, 5, 11, 18]  # by injuries
EXPOSED: Final = 4  # where an action is answered by the injury die
STEP: Final = 7
HOPELESS: Final = -60
NO_WAY: Final = 1000  # a step that nothing promised is worth

# --- deaths, in thousandths of the game, if it goes on for long ---------------------------------------------------------

DEATHS: Final = [0, 170, 400, 640, 800]
WOUNDED: Final = [0, 5, 15, 40]  # by injuries; more with every death
CLOSE_BY: Final = [0, 5, 15, 60]  # more, on a hex with mechs
IN_RANGE: Final = [0, 0, 0, 40]  # more, beside snipers
LONG: Final = 100  # tenths of a turn


def standings(g: Defenders) -> list[int]:
    """The same for all, in millionths."""
    sites = len(enclosed_hexes(g))
    wanted = 10 * work(g) // PACE
    ahead = CLOCK[factories_built(g)][min(sites, 3)] - 10 * cards_due(g) - wanted
    race = 500 + 500 * ahead // (EVEN + abs(ahead))
    smoke = smoke_time(g, sites)
    half = max(wanted, 5) // 2
    breath = 1000 * smoke * smoke // (smoke * smoke + half * half)
    return [FULL // 1_000_000 * race * breath // 1000 * alive(g, wanted)] * g.seats


def cards_due(g: Defenders) -> int:
    """Machine cards of the turns that are under way or decided on."""
    cards = 0
    for p in to_act(g):
        if g.power[p] == NONE or facts.DO[g.power[p]] != facts.SKIP_MACHINE_CARD:
            cards += 1
    return cards


def to_act(g: Defenders) -> list[int]:
    """Who has a turn in this round yet, the active player among them."""
    if g.phase != ACTING and g.phase != REVEALING:
        return []
    if g.solo:
        return [] if g.turn == NOBODY else [g.turn]
    if g.phase == REVEALING:
        return g.clockwise(g.first)
    if g.turn == NOBODY:
        return []
    out: list[int] = []
    for i in range((g.first - g.turn - 1) % g.players + 1):
        p = (g.turn + i) % g.players
        if not g.gone[p]:
            out.append(p)
    return out


def smoke_time(g: Defenders, sites: int) -> int:
    """Until the seventh toxic site (1.2.4) if nobody cleanses and no more factories smoke (12.6)."""
    tokens = g.pollution[:]
    toxic = g.toxic[:]
    vents: list[int] = []
    for source in range(HEXES):
        number = g.tile[source]
        if number != NONE and not g.green[source]:
            for vent in facts.VENTS[number]:
                vents.append(source * SIDES + (g.arrow[number] + 1 + vent) % SIDES)
    count = sum(toxic)
    time = BUILDS_FIRST * sites
    for _ in range(MANY):
        new = 0
        for pose in vents:
            h = NEXT[pose]
            while h != OFF and toxic[h]:
                h = NEXT[h * SIDES + pose % SIDES]
            if h != OFF:
                tokens[h] += 1
                if tokens[h] == facts.TOXIC_AT:
                    toxic[h] = True
                    new += 1
        if count + new > facts.TOXIC_SITES:
            return time + SPREAD * (facts.TOXIC_SITES + 1 - count) // new
        count += new
        time += SPREAD
    return time


def alive(g: Defenders, wanted: int) -> int:
    """The chance that no second defender of a terrain dies (1.2.6), in thousandths: the sooner we win, the better."""
    dead = 0
    for card in g.deaths:
        if card != NONE:
            dead += 1
    risk = DEATHS[dead]
    for p in range(g.players):
        here = g.leader[p]
        hurt = g.injuries[p]
        if here != NONE and hurt:
            risk += WOUNDED[hurt] * (1 + dead)
            if g.mechs[here]:
                risk += CLOSE_BY[hurt] * (1 + dead)
            elif in_range(g, here):
                risk += IN_RANGE[hurt] * (1 + dead)
    return 1000 - min(risk, 900) * min(wanted, LONG) // LONG


def in_range(g: Defenders, h: int) -> bool:
    """Is there a sniper beside the hex? (9.1.1)"""
    for n in AROUND[h]:
        if g.mechs[n] and g.tile[n] != NONE:
            return True
    return False


# --- what is left to do -------------------------------------------------------------------------------------------


def work(g: Defenders) -> int:
    """Tenths of action points until the win, less what is at hand."""
    fields = facts.CAMP_FIELDS[g.seats]
    support = camps = tokens = total = 0
    for p in range(g.players):
        if g.built[p] < len(fields):
            camps += len(fields) - g.built[p]
            support -= g.support[p]
            for k in range(g.built[p], len(fields)):
                support += fields[k] - 1
        if not g.gone[p]:
            tokens += g.tokens[p]
            total -= at_hand(g, p)
    deeds = shut = standing = 0
    for h in range(1, HEXES):
        total += DIRT * g.pollution[h]
        if is_factory(g, h):
            standing += 1
            deeds += 1 + g.mechs[h]
            if g.pollution[h] or g.toxic[h]:
                deeds += 1
            if closed(g, h):
                deeds += 1
                shut += 1
    # In tenths: the factories that will be built while we work.
    coming = min(
        10 * (facts.TOP_TILE - factories_built(g)), 10 * (DEED * support + CAMP * camps) // (PER_FACTORY * PACE)
    )
    support, deeds = 10 * support, 10 * deeds + DEEDS_OF_FACTORY * coming
    total += CAMP * camps + (ENTER * (10 * standing + coming)) // 10
    total += (DEED * max(support, deeds) + SPARE_DEED * (support + deeds)) // 10
    if tokens < shut:
        total += LOCKED_OUT * (shut - tokens) + SHORT * coming // 10
    elif 10 * tokens < 10 * shut + coming:
        total += SHORT * (10 * shut + coming - 10 * tokens) // 10
    else:
        total -= TOKEN * (tokens - shut - coming // 10)
    return max(total, 0)


def closed(g: Defenders, h: int) -> bool:
    """Has nobody breached its walls?"""
    for edge in EDGES_OF[h]:
        if g.breach[edge] != NOBODY:
            return False
    return True


def at_hand(g: Defenders, p: int) -> int:
    """What makes a player's work lighter: points, cards, items, a good place; less what injuries cost."""
    total = CARDS[min(len(g.hand[p]), len(CARDS) - 1)] - HURT[g.injuries[p]]
    for i in range(facts.ITEM_COUNT):
        if g.items[facts.ITEM_COUNT * p + i] == READY:
            total += ITEM
    if p in to_act(g):
        total += POINT * (g.points if p == g.turn and g.phase == ACTING else facts.POINTS[g.active[p]])
        for card in g.hand[p]:
            if facts.TERRAIN_OF[card] == facts.TERRAIN_OF[g.active[p]]:
                total += TEAM
    here = g.leader[p]
    if here != NONE:
        good = prospects(g, p)
        best = good[here]
        for h in range(1, HEXES):
            if g.camp[h] == p and works(g, h):  # Regroup
                best = max(best, good[h] - 10)
        total += best
        if g.mechs[here] or in_range(g, here):
            total -= EXPOSED
    return total


# --- where to go ----------------------------------------------------------------------------------------------------


def wants_support(g: Defenders, p: int) -> bool:
    return g.built[p] < camps_to_build(g) and g.support[p] < maximum_support(g, p)


def _row(numbers: list[int]) -> vec[i64]:
    row = vec[i64]([0] * len(numbers))
    for i in range(len(numbers)):
        row[i] = numbers[i]
    return row


_NEXT: Final = _row(NEXT)
_EDGE: Final = _row(EDGE)


def prospects(g: Defenders, p: int) -> vec[i64]:
    """By hex: what the best place promises a leader who stands here, less the way there."""
    out = vec[i64]([HOPELESS] * HEXES)
    todo: list[int] = []
    shut = unbreached(g)
    breach = [False] * HEXES  # is there a wall to breach?
    if g.tokens[p]:
        for edge in range(EDGES):
            if shut[edge] and not CORE_SIDE[edge]:
                breach[ONE_SIDE[edge]] = breach[OTHER_SIDE[edge]] = True
    need = support_wanted(g, p)
    for h in range(1, HEXES):
        good = _promise(g, p, h, need, breach[h])
        if good > 0:
            out[h] = good
            todo.append(h)
    for pose in g.engine:
        if pose != NONE:
            shut[EDGE[pose]] = True
    wall: i64 = NO_WAY if not g.tokens[p] else STEP + 3 if need else STEP + 10
    k = 0
    while k < len(todo):  # a hex comes again when more is promised there
        here: i64 = todo[k]
        k += 1
        promised = out[here]
        for pose in range(here * SIDES, here * SIDES + SIDES):
            there = _NEXT[pose]
            if there <= CORE:  # off the board, or the core
                continue
            less = promised - (wall if shut[_EDGE[pose]] else STEP)
            if less > out[there]:
                out[there] = less
                todo.append(there)
    return out


def unbreached(g: Defenders) -> list[bool]:
    """By edge: a wall that nobody has breached."""
    shut = g.wall[:]
    for h in range(HEXES):
        if g.tile[h] != NONE:  # walled all around (6.3.3)
            for edge in EDGES_OF[h]:
                shut[edge] = True
    for edge in range(EDGES):
        if g.breach[edge] != NOBODY:
            shut[edge] = False
    return shut


def support_wanted(g: Defenders, p: int) -> int:
    return maximum_support(g, p) - g.support[p] if wants_support(g, p) else 0


def promise(g: Defenders, p: int, h: int) -> int:
    """What there is to do for a player's leader on a hex."""
    breach = False
    if g.tokens[p]:
        for edge in EDGES_OF[h]:
            breach = breach or cannot_breach(g, edge) is None
    return _promise(g, p, h, support_wanted(g, p), breach)


def _promise(g: Defenders, p: int, h: int, need: int, breach: bool) -> int:
    """``need``: support that is wanted. ``breach``: it has a token for a wall there."""
    good = 0
    factory = is_factory(g, h)
    hurt = g.injuries[p]
    sore = hurt >= injury_limit(g)
    if need:
        deeds = 1 if factory else 0
        if g.pollution[h] or (g.toxic[h] and not sore):
            deeds += 1
        if not sore:
            deeds += g.mechs[h]
        if breach:
            deeds += 1
        good = 9 * min(deeds, need)
        if g.mechs[h]:
            good -= 3 * min(g.mechs[h], need) + 2 * hurt
    elif g.built[p] < camps_to_build(g) and g.camp[h] == NOBODY and counts_as(g, h, facts.HOME[g.faction[p]]):
        good = 21 if g.mechs[h] else 25
    if factory and not sore:
        good += 32 if g.built[p] == camps_to_build(g) else 12
    if hurt and works(g, h):
        good += HURT[hurt] // 2
    return good
