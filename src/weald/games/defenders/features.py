"""What can be learned of a position: what the forest shows to all, and each player's own numbers, in the order of their names.

All win or lose together, so the rows are added up: the first is the team's, the others are the factions'. Nothing here says
how much anything is worth: that is learned (``weald train defenders``).
"""

from __future__ import annotations

from typing import Final

from weald.games.defenders import facts
from weald.games.defenders.board import AROUND, HEXES
from weald.games.defenders.insight import CLOCK, cards_due, closed, in_range, smoke_time, to_act, wants_support, work
from weald.games.defenders.rules.ending import camps_to_build
from weald.games.defenders.rules.factories import enclosed_hexes
from weald.games.defenders.rules.ground import counts_as, factories_built, is_factory
from weald.games.defenders.rules.support import maximum_support
from weald.games.defenders.shapes import FACTIONS
from weald.games.defenders.state import ACTING, NONE, READY, USED, Defenders
from weald.kernel import NOBODY, NOWHERE

TEAM: Final = "team"
_TEAM: Final = (
    "two-seats", "three-seats", "four-seats", "challenging", "clock", "clock-short", "ahead", "behind", "smoke", "smoke-soon",
    "factories", "factories-late", "enclosed", "standing", "standing-shut", "standing-late", "mechs", "mechs-on-factories",
    "pollution", "toxic", "toxic-many", "dead", "dead-many", "camps-left", "camps-left-late", "support-left", "tokens-short", "cards-due",
)  # fmt: skip
_PLAYER: Final = (
    "to-act", "points", "camps-left", "last-camp", "support-left", "can-build", "stands-to-build", "hurt", "sore", "sore-in-danger",
    "mechs-here", "sniped", "factory-here", "factory-near", "cards", "few-cards", "joining", "strongest", "items-ready", "items-used",
    "tokens", "no-token", "gone", "off-board",
)  # fmt: skip
FEATURES: Final[dict[str, tuple[str, ...]]] = {TEAM: _TEAM, **dict.fromkeys(FACTIONS, _PLAYER)}
MOST_AHEAD: Final = 200  # tenths of a turn
MOST_SMOKE: Final = 200
LATE: Final = 4  # factories


def features(g: Defenders) -> list[list[int]]:
    turns = to_act(g)
    return [_team(g), *(_player(g, p, p in turns) for p in range(g.players))]


def _team(g: Defenders) -> list[int]:
    sites = min(3, len(enclosed_hexes(g)))
    built = factories_built(g)
    late = 1 if built >= LATE else 0
    standing = shut = guards = mechs = dirt = toxic = 0
    for h in range(1, HEXES):
        mechs += g.mechs[h]
        dirt += g.pollution[h]
        toxic += g.toxic[h]
        if is_factory(g, h):
            standing += 1
            guards += g.mechs[h]
            if closed(g, h):
                shut += 1
    dead = 0
    for card in g.deaths:
        dead += card != NONE
    fields = facts.CAMP_FIELDS[g.seats]
    camps = wanted = tokens = 0
    for p in range(g.players):
        camps += len(fields) - g.built[p]
        if g.built[p] < len(fields):
            wanted += fields[-1] - g.support[p]
        if not g.gone[p]:
            tokens += g.tokens[p]
    due = cards_due(g)
    clock = CLOCK[built][sites]
    lead = clock - 10 * due - 10 * work(g) // 36
    smoke = min(MOST_SMOKE, smoke_time(g, sites))
    return [
        1 if g.seats == 2 else 0, 1 if g.seats == 3 else 0, 1 if g.seats == 4 else 0, g.challenging,
        clock, max(0, 60 - clock), min(MOST_AHEAD, max(0, lead)), min(MOST_AHEAD, max(0, -lead)), smoke, max(0, 60 - smoke),
        built, late, sites, standing, shut, standing * late, mechs, guards,
        dirt, toxic, max(0, toxic - 3), dead, max(0, dead - 1), camps, camps * late, wanted, max(0, shut - tokens), due,
    ]  # fmt: skip


def _player(g: Defenders, p: int, acts: bool) -> list[int]:
    here = g.leader[p]
    left = camps_to_build(g) - g.built[p]
    full = left > 0 and not wants_support(g, p)
    ready = used = 0
    for i in range(facts.ITEM_COUNT * p, facts.ITEM_COUNT * (p + 1)):
        ready += g.items[i] == READY
        used += g.items[i] == USED
    joining = strongest = 0
    for card in g.hand[p]:
        strongest = max(strongest, facts.POINTS[card])
        if acts and facts.TERRAIN_OF[card] == facts.TERRAIN_OF[g.active[p]]:
            joining += 1
    hurt = g.injuries[p]
    home = mechs = sniped = factory = near = 0
    if here != NOWHERE:
        home = 1 if full and g.camp[here] == NOBODY and counts_as(g, here, facts.HOME[g.faction[p]]) else 0
        mechs = g.mechs[here]
        sniped = 1 if in_range(g, here) else 0
        factory = 1 if is_factory(g, here) else 0
        for h in AROUND[here]:
            near += is_factory(g, h)
    points = 0
    if acts:
        points = g.points if p == g.turn and g.phase == ACTING else facts.POINTS[g.active[p]]
    return [
        1 if acts else 0, points, left, 1 if left == 1 else 0, maximum_support(g, p) - g.support[p] if left else 0,
        1 if full else 0, home, hurt, 1 if hurt >= 2 else 0, 1 if hurt >= 2 and (mechs or sniped) else 0,
        mechs, sniped, factory, near, min(8, len(g.hand[p])), max(0, 3 - len(g.hand[p])), joining, strongest, ready, used,
        min(6, g.tokens[p]), 1 if not g.tokens[p] and not g.gone[p] else 0, 1 if g.gone[p] else 0, 1 if here == NOWHERE else 0,
    ]  # fmt: skip
