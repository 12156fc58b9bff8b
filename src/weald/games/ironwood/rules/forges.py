"""Chapter 14: foundations and forges."""

from __future__ import annotations

from weald.games.ironwood.automa.script import SPIRITS_PER_FOUNDATION
from weald.games.ironwood.board import FERRUM, INNER_MOUNTAINS, MOUNTAINS, MT, OUTER_MOUNTAINS
from weald.games.ironwood.cards import FORGES_TO_WIN, IC, WW
from weald.games.ironwood.rules import steps
from weald.games.ironwood.rules.movement import unload
from weald.games.ironwood.rules.supply import add_spirits
from weald.games.ironwood.state import FORGE, FOUNDATION, Ironwood
from weald.games.ironwood.words import AT, DONE
from weald.kernel import Rule, Why

_NOT_OUTER = Why("only-outer-mountains", "14.1.2")
_NOT_CONTROLLED = Why("not-controlled", "8.4.5")
_TAKEN = Why("has-foundation", "14.1.1")
_NO_TOKEN = Why("no-forge-token", "14.1.4")
_NO_FOUNDATION = Why("no-foundation", "14.2.1")


def cannot_found(g: Ironwood, mountain: int) -> Why | None:
    """14.1.1, 14.1.2: a controlled outer mountain with neither foundation nor forge."""
    if mountain == FERRUM or mountain in INNER_MOUNTAINS:
        return _NOT_OUTER
    if g.forge[mountain]:
        return _TAKEN
    if g.squad(mountain) == 0:
        return _NOT_CONTROLLED
    return None if g.tokens else _NO_TOKEN


def cannot_build(g: Ironwood, mountain: int) -> Why | None:
    """14.2.1: a foundation on a controlled outer mountain."""
    if g.forge[mountain] != FOUNDATION:
        return _NO_FOUNDATION
    return None if g.squad(mountain) else _NOT_CONTROLLED


def can_build(g: Ironwood) -> bool:
    for mountain in OUTER_MOUNTAINS:
        if cannot_build(g, mountain) is None:
            return True
    return False


def place_foundation(g: Ironwood) -> Rule:
    """Step: a forge token, foundation face up."""
    ask = g.ask(IC, "found-where", "14.1.1")
    for mountain in range(len(MOUNTAINS)):
        ask.offer(AT[MT + mountain], cannot_found(g, mountain))
    ask.offer(DONE)
    ask.default = DONE
    chosen = yield ask
    if chosen is DONE:
        return
    found(g, chosen.a - MT, "14.1.1")


def found(g: Ironwood, mountain: int, rule: str) -> None:
    g.forge[mountain] = FOUNDATION
    g.tokens -= 1
    g.foundation_at = mountain
    g.tell("founded", rule, IC, MT + mountain)
    if g.bot == WW:
        add_spirits(g, SPIRITS_PER_FOUNDATION, "18.7.3")


def build(g: Ironwood) -> Rule:
    """Step: turn a foundation to its forge face (14.2.1)."""
    if not can_build(g):
        return
    ask = g.ask(IC, "build-where", "14.2.1")
    for mountain in range(len(MOUNTAINS)):
        ask.offer(AT[MT + mountain], cannot_build(g, mountain))
    chosen = yield ask
    forge(g, chosen.a - MT, "14.2.1")


def forge(g: Ironwood, mountain: int, rule: str) -> None:
    g.forge[mountain] = FORGE
    built = built_forges(g)
    g.tell("built", rule, IC, MT + mountain, built)
    if built >= FORGES_TO_WIN:
        g.finish(1 << IC, "forges", "14.3.1")
    if g.drill == mountain:
        unload(g, "9.4.13")


def built_forges(g: Ironwood) -> int:
    """Ferrum does not count (14.3.2)."""
    total = 0
    for mountain in OUTER_MOUNTAINS:
        if g.forge[mountain] == FORGE:
            total += 1
    return total


steps.PLACE_FOUNDATION.does(place_foundation)
steps.BUILD.does(build)
