"""Chapter 14: forging, in outcome step 4 or by a tea card."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from weald.games.wonderland import board, facts, words
from weald.games.wonderland.rules import allies, steps
from weald.games.wonderland.rules.common import fix_order, standing, to_bag
from weald.games.wonderland.rules.rewards import reward, without_effect
from weald.games.wonderland.rules.strength import D, immune, plays
from weald.games.wonderland.state import Wonderland
from weald.kernel import NOWHERE, Decision, Option, Rule, Why

TRACK_FULL: Final = Why("track-full", "14.2.5")
ROOK_NEEDS_SYMBOL: Final = Why("rook-needs-symbol", "18.2.9")


def tracks_of(g: Wonderland, seat: int) -> list[list[int]]:
    """The rewards of the four tracks; two players use the other side (17.1.8)."""
    return (facts.TRACK_REWARDS_TWO if g.players == 2 else facts.TRACK_REWARDS)[g.faction[seat]]


def forging(g: Wonderland) -> None:
    """One action for a forge symbol, one per active forge chip; counted once (14.1)."""
    fix_order(g, standing(g))
    for seat in standing(g):
        g.symbol_action[seat] = 1 if board.ON_SYMBOL[g.strength[seat]] else 0
        g.actions[seat] = g.active[seat].count(facts.FORGE)
        g.then(steps.FORGE, seat)


def next_column(g: Wonderland, seat: int, track: int) -> int:
    """The leftmost empty space (14.2.2); NOWHERE on a full track."""
    first = board.space(seat, track, 0)
    for column in range(len(tracks_of(g, seat)[track])):
        if g.forged[first + column] < 0:
            return column
    return NOWHERE


def has_space(g: Wonderland, seat: int) -> bool:
    return any(next_column(g, seat, t) != NOWHERE for t in range(board.TRACKS))


def cannot_forge(g: Wonderland, seat: int, kind: int) -> Why | None:
    """A set A red rook only by the action of a forge symbol (18.2.9)."""
    return ROOK_NEEDS_SYMBOL if immune(g, kind) and not g.symbol_action[seat] else None


def forge(g: Wonderland, seat: int) -> Rule | None:
    """Gate: an action, an active chip and a space (14.1.5, 14.2.5)."""
    if g.symbol_action[seat] + g.actions[seat] and g.active[seat] and has_space(g, seat):
        return ask_forge(g, seat)
    return None


def ask_forge(g: Wonderland, seat: int) -> Rule:
    """An active chip to a track (14.2); every action is optional (14.1.4)."""
    ask = g.ask(seat, "forge", "14.2.1", g.symbol_action[seat] + g.actions[seat])
    for kind in sorted(set(g.active[seat])):
        ask.offer(words.CHIP[kind], cannot_forge(g, seat, kind))
    ask.offer(words.NONE)
    ask.default = words.NONE
    choice = yield ask
    if choice is words.NONE:
        return
    kind = choice.a
    track = yield from ask_track(g, seat, kind)
    # A forge chip's action serves any chip but a set A red rook, so it is used up first.
    if g.actions[seat] and not immune(g, kind):
        g.actions[seat] -= 1
    else:
        g.symbol_action[seat] -= 1
    g.active[seat].remove(kind)
    cover(g, seat, kind, track)
    ally = facts.ALLY_OF[kind]
    if 0 <= ally < facts.FORGE_ALLY:
        effect = allies.ON_FORGE[g.allies[ally]][ally]
        if effect is not None:
            effect(g, seat)
    g.then(steps.FORGE, seat)


def ask_track(g: Wonderland, seat: int, kind: int) -> Generator[Decision, Option, int]:
    where = g.ask(seat, "forge-track", "14.2.2", kind)
    for t in range(board.TRACKS):
        where.offer(words.TRACK[t], TRACK_FULL if next_column(g, seat, t) == NOWHERE else None)
    return (yield where).a


def cover(g: Wonderland, seat: int, kind: int, track: int) -> None:
    """The space's reward, rewards between, the artifact of a full track (14.2.3, 14.3.5, 14.2.4)."""
    column = next_column(g, seat, track)
    g.forged[board.space(seat, track, column)] = kind
    g.tell("forged", "14.2.2", seat, kind, track + 1, column + 1)
    rewards = tracks_of(g, seat)[track]
    reward(g, seat, rewards[column])
    for i, (upper, there, what) in enumerate(facts.BETWEEN[g.faction[seat]]):
        if there != column or track not in (upper, upper + 1) or g.between[seat] >> i & 1:
            continue
        above, below = board.space(seat, upper, there), board.space(seat, upper + 1, there)
        if g.forged[above] >= 0 and g.forged[below] >= 0:
            g.between[seat] |= 1 << i  # 14.3.6
            g.tell("between", "14.3.5", seat, facts.REWARDS[what].kind)
            reward(g, seat, what)
    if column == len(rewards) - 1:
        to_bag(g, seat, facts.ARTIFACT)
        g.tell("track-filled", "14.2.4", seat, track + 1)


# --- by a tea card (A-40) -----------------------------------------------------------------------------------


def forge_from_bag(g: Wonderland, seat: int) -> Rule | None:
    """Gate: a chip in the bag that is neither madness nor poison, and a space."""
    chips = [k for k in range(facts.FACTION_1, facts.KINDS) if g.bag[facts.chip_at(seat, k)]]
    if chips and has_space(g, seat):
        return ask_forge_from_bag(g, seat, chips)
    without_effect(g, seat, facts.FORGING, "14.5.2")
    return None


def ask_forge_from_bag(g: Wonderland, seat: int, chips: list[int]) -> Rule:
    """One chip from the bag to a track, if the player wants to (14.5.1)."""
    ask = g.ask(seat, "forge-from-bag", "14.5.1")
    for kind in chips:
        ask.offer(words.CHIP[kind])
    ask.offer(words.NONE)
    ask.default = words.NONE
    choice = yield ask
    if choice is words.NONE:
        return
    kind = choice.a
    track = yield from ask_track(g, seat, kind)
    to_bag(g, seat, kind, -1)
    cover(g, seat, kind, track)
    if plays(g, kind, facts.ROSE, D):
        allies.d_rose_forged(g, seat)


steps.FORGE_FROM_BAG.does(forge_from_bag)
steps.FORGING.does(forging)
steps.FORGE.does(forge)
