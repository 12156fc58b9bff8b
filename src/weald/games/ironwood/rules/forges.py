"""Chapter 14: foundations and forges."""

from __future__ import annotations

from typing import Final

from weald.games.ironwood import facts, words
from weald.games.ironwood.automa.script import SPIRITS_PER_FOUNDATION
from weald.games.ironwood.board import FERRUM, INNER_MOUNTAINS, MOUNTAINS, MT, OUTER_MOUNTAINS
from weald.games.ironwood.facts import IC, WW
from weald.games.ironwood.rules import steps
from weald.games.ironwood.rules.movement import unload
from weald.games.ironwood.rules.supply import add_spirits
from weald.games.ironwood.state import FORGE, FOUNDATION, Ironwood
from weald.kernel import Rule, Why

NOT_OUTER: Final = Why("only-outer-mountains", "14.1.2")
NOT_CONTROLLED: Final = Why("not-controlled", "8.4.5")
HAS_FOUNDATION: Final = Why("has-foundation", "14.1.1")
NO_TOKEN: Final = Why("no-forge-token", "14.1.4")
NO_FOUNDATION: Final = Why("no-foundation", "14.2.1")


def cannot_found(g: Ironwood, mountain: int) -> Why | None:
    """14.1.1, 14.1.2: a controlled outer mountain with neither foundation nor forge."""
    if mountain == FERRUM or mountain in INNER_MOUNTAINS:
        return NOT_OUTER
    if g.forge[mountain]:
        return HAS_FOUNDATION
    if g.squad(mountain) == 0:
        return NOT_CONTROLLED
    return None if g.tokens else NO_TOKEN


def cannot_build(g: Ironwood, mountain: int) -> Why | None:
    """14.2.1: a foundation on a controlled outer mountain."""
    if g.forge[mountain] != FOUNDATION:
        return NO_FOUNDATION
    return None if g.squad(mountain) else NOT_CONTROLLED


def can_build(g: Ironwood) -> bool:
    for mountain in OUTER_MOUNTAINS:
        if cannot_build(g, mountain) is None:
            return True
    return False


def place_foundation(g: Ironwood) -> Rule:
    """A forge token, foundation face up."""
    ask = g.ask(IC, "found-where", "14.1.1")
    for mountain in range(len(MOUNTAINS)):
        ask.offer(words.AT[MT + mountain], cannot_found(g, mountain))
    ask.offer(words.DONE)
    ask.default = words.DONE
    choice = yield ask
    if choice is words.DONE:
        g.tell("founded-nothing", "5.2.2", IC)
        return
    found(g, choice.a - MT, "14.1.1")


def found(g: Ironwood, mountain: int, rule: str) -> None:
    g.forge[mountain] = FOUNDATION
    g.tokens -= 1
    g.foundation_at = mountain
    g.tell("founded", rule, IC, MT + mountain)
    if g.bot == WW:
        add_spirits(g, SPIRITS_PER_FOUNDATION, "18.7.3")


def build(g: Ironwood) -> Rule | None:
    """Turn a foundation to its forge face (14.2.1)."""
    return ask_build(g) if can_build(g) else None


def ask_build(g: Ironwood) -> Rule:
    ask = g.ask(IC, "build-where", "14.2.1")
    for mountain in range(len(MOUNTAINS)):
        ask.offer(words.AT[MT + mountain], cannot_build(g, mountain))
    choice = yield ask
    forge(g, choice.a - MT, "14.2.1")


def forge(g: Ironwood, mountain: int, rule: str) -> None:
    g.forge[mountain] = FORGE
    built = built_forges(g)
    g.tell("built", rule, IC, MT + mountain, built)
    if built >= facts.FORGES_TO_WIN:
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
