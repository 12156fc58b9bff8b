"""Somebody who plays for the team: simple, and good enough to see the end of the game. Never reads hidden cards."""

from __future__ import annotations

from weald.games.defenders.board import AXIAL, CORE, HEXES
from weald.games.defenders.facts import HOME, POINTS
from weald.games.defenders.rules.ground import counts_as
from weald.games.defenders.rules.support import maximum_support
from weald.games.defenders.state import NONE, Defenders
from weald.games.defenders.words import END
from weald.kernel import Decision, Dice, Option
from weald.match import Match

# What is worth doing first, by word; moving comes when nothing here can be done.
WORTH = {
    "build": 90, "reforest": 80, "heal-one": 40, "cleanse": 60, "breach": 50, "destroy": 55, "use": 30, "team": 25,
    "move": 20, "regroup": 3, "take": 2, "heal": 1, "end": 0, "stay": 5,
}  # fmt: skip


def pick(match: Match, decision: Decision, dice: Dice) -> Option:
    g = match.state
    assert isinstance(g, Defenders)
    if len(decision.options) == 1:
        return decision.options[0]
    if decision.prompt in ("move-to", "use-map", "secret-paths"):
        return min(decision.options, key=lambda o: (_way(g, o), o.id))
    if decision.prompt in ("lead", "lead-alone"):
        return max(decision.options, key=lambda o: (POINTS[o.a] if o.verb == "lead" else 1, o.id))
    if decision.prompt == "act":
        if dice.below(4 if g.points == 0 else 40) == 0:
            return END  # bread eaten between two Council camps costs nothing and leads nowhere, for ever
        p = g.turn
        worth = dict(WORTH)
        if g.injuries[p] >= 2:
            worth["heal"] = 85
        if g.mechs[g.leader[p]] and g.injuries[p] >= 3:
            worth["move"] = 70
        return max(decision.options, key=lambda o: (worth.get(o.verb, 10), o.id))
    return decision.options[dice.below(len(decision.options))]


def _way(g: Defenders, option: Option) -> tuple[int, int]:
    """How far a hex lies from what this player wants."""
    if option.verb == "stay":
        return (9, 0)
    p = g.turn if g.turn != NONE else 0
    h = option.a
    full = g.support[p] >= maximum_support(g, p)
    goals = [x for x in range(1, HEXES) if _wanted(g, p, x, full)]
    near = min((_distance(h, x) for x in goals), default=0)
    return (near, g.mechs[h] + (1 if _distance(h, CORE) == 1 and g.mechs[CORE] else 0))


def _wanted(g: Defenders, p: int, h: int, full: bool) -> bool:
    if full:
        return counts_as(g, h, HOME[g.faction[p]]) and g.camp[h] == NONE
    if g.tile[h] != NONE and not g.green[h]:
        return True
    return g.pollution[h] > 0 or g.toxic[h] or g.mechs[h] > 0


def _distance(a: int, b: int) -> int:
    q, r = AXIAL[a][0] - AXIAL[b][0], AXIAL[a][1] - AXIAL[b][1]
    return max(abs(q), abs(r), abs(q + r))
