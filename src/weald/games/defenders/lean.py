"""What a sensible defender would mostly do: how playouts go on, and where a search looks first."""

from __future__ import annotations

from typing import Final

from weald.games.defenders import words
from weald.games.defenders.board import ONE_SIDE, OTHER_SIDE
from weald.games.defenders.facts import BREAD, MAP, POINTS, ROCKET, TERRAIN_OF
from weald.games.defenders.insight import promise, prospects, wants_support
from weald.games.defenders.rules.ending import camps_to_build
from weald.games.defenders.rules.ground import is_factory
from weald.games.defenders.rules.injuries import CLOSE, SAFE, injury_limit, threat
from weald.games.defenders.state import Defenders
from weald.kernel import Decision
from weald.kernel.game import Leaning

ENOUGH: Final = 8  # promised by a hex that need not be left
FEW_CARDS: Final = 3  # in hand: so many are wanted to lead the next rounds


def _place(g: Defenders, decision: Decision) -> list[int]:
    """By what a place promises."""
    good = prospects(g, g.turn)
    best = max([good[option.a] for option in decision.options])
    out: list[int] = []
    for option in decision.options:
        near = max(0, 15 + good[option.a] - best)
        out.append(2 + near * near)
    return out


def _item(g: Defenders, p: int, item: int, busy: bool, needy: bool) -> int:
    """An item does an action for nothing, and can be made ready again: it is there to be used (11.2.3)."""
    h = g.leader[p]
    if item == BREAD:
        return 40 if g.points else 250
    if item == MAP:
        return 40 if busy else 250
    if item == ROCKET:
        return 250 if g.mechs[h] and (needy or is_factory(g, h)) else 60
    return 250 if g.injuries[p] >= 2 or (needy and (g.pollution[h] or g.toxic[h])) else 60 if g.injuries[p] else 20


def _act(g: Defenders, decision: Decision) -> list[int]:
    p = g.turn
    h = g.leader[p]
    needy = wants_support(g, p)
    hurt = g.injuries[p]
    sore = hurt >= injury_limit(g)
    danger = threat(g, p)
    factory = is_factory(g, h)
    busy = promise(g, p, h) > ENOUGH
    out: list[int] = []
    for option in decision.options:
        weight = 10
        if option is words.BUILD:
            weight = 3000
        elif option is words.REFOREST:
            weight = 2000
        elif option is words.CLEANSE:
            weight = 20 if sore and g.toxic[h] else 300
            if not (needy or factory):
                weight //= 5
        elif option is words.DESTROY:
            weight = (300 if needy else 40) + (150 if factory else 0)
            if sore:
                weight //= 4
        elif option is words.BREACH:
            weight = 120 if needy else 60 if g.built[p] == camps_to_build(g) else 20
        elif option is words.HEAL:
            weight = 50 * hurt * hurt
        elif option is words.MOVE:
            weight = 80 if busy else 300
            if danger == CLOSE and sore:
                weight //= 3
        elif option is words.REGROUP:
            weight = 20 + 25 * hurt if hurt >= 2 else 10 if busy else 50
        elif option is words.END:
            weight = 10  # with no points left: items and team cards go on for nothing
            if g.points:
                weight = 115 if danger != SAFE and sore else 15
        elif option.verb == "use":
            weight = _item(g, p, option.a, busy, needy)
        elif option.verb == "team":
            weight = 120 if len(g.hand[p]) > FEW_CARDS else 60
        out.append(weight)
    return out


def _wall(g: Defenders, decision: Decision) -> list[int]:
    """Into a factory that must be reforested first; then where it opens a way."""
    p = g.turn
    here = g.leader[p]
    out: list[int] = []
    for option in decision.options:
        edge = option.a
        other = OTHER_SIDE[edge] if ONE_SIDE[edge] == here else ONE_SIDE[edge]
        if other == here:
            out.append(10)
        else:
            out.append(20 + (200 if is_factory(g, other) else 2 * max(0, promise(g, p, other))))
    return out


def _lead(g: Defenders, decision: Decision) -> list[int]:
    """Strong cards, and those that can be followed by cards of their terrain."""
    out: list[int] = []
    for option in decision.options:
        weight = 20
        if option.verb == "lead":
            card = option.a
            weight = 12 * POINTS[card] * POINTS[card]
            for hand in g.hand:
                if card in hand:
                    for other in hand:
                        if other != card and TERRAIN_OF[other] == TERRAIN_OF[card]:
                            weight += 25
        out.append(weight)
    return out


LEANINGS: Final[dict[str, Leaning]] = {
    "act": _act, "move-to": _place, "regroup-to": _place, "use-map": _place, "breach-which": _wall,
    "lead": _lead, "lead-alone": _lead,
}  # fmt: skip
