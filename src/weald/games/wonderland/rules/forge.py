"""Chapter 14: forging, outcome step 4."""

from __future__ import annotations

from typing import Final

from weald.games.wonderland.board import (
    ALLY_OF,
    ARTIFACT,
    BETWEEN,
    COLUMNS,
    FORGE,
    FORGE_ALLY,
    ON_SYMBOL,
    TRACKS,
    TRACKS_TWO,
)
from weald.games.wonderland.rules import allies, steps
from weald.games.wonderland.rules.common import fix_order, standing, to_bag
from weald.games.wonderland.rules.rewards import reward
from weald.games.wonderland.rules.strength import immune
from weald.games.wonderland.state import Wonderland
from weald.games.wonderland.words import CHIP, NONE, TRACK
from weald.kernel import Rule, Why

TRACK_FULL: Final = Why("track-full", "14.2.5")
ROOK_NEEDS_SYMBOL: Final = Why("rook-needs-symbol", "18.2.9")


def tracks_of(g: Wonderland, seat: int) -> list[list[int]]:
    """The rewards of the four tracks; two players use the other side (17.1.8)."""
    return (TRACKS_TWO if g.players == 2 else TRACKS)[g.faction[seat]]


def forging(g: Wonderland) -> None:
    """14.1: one action for a forge symbol, one per active forge chip; counted once."""
    fix_order(g, standing(g))
    for seat in standing(g):
        g.symbol_action[seat] = 1 if ON_SYMBOL[g.strength[seat]] else 0
        g.actions[seat] = g.active[seat].count(FORGE)
        g.then(steps.FORGE, seat)


def forge(g: Wonderland, seat: int) -> None:
    actions = g.symbol_action[seat] + g.actions[seat]
    if actions and g.active[seat] and any(next_column(g, seat, t) >= 0 for t in range(4)):  # 14.1.5
        g.then(steps.FORGE_CHIP, seat)


def cannot_forge(g: Wonderland, seat: int, kind: int) -> Why | None:
    """18.2.9: a set A red rook only by the action of a forge symbol."""
    return ROOK_NEEDS_SYMBOL if immune(g, kind) and not g.symbol_action[seat] else None


def next_column(g: Wonderland, seat: int, track: int) -> int:
    """14.2.2: the leftmost empty space; -1 on a full track."""
    at = seat * 16 + track * COLUMNS
    for column in range(len(tracks_of(g, seat)[track])):
        if g.forged[at + column] < 0:
            return column
    return -1


def forge_chip(g: Wonderland, seat: int) -> Rule:
    """14.2: an active chip to a track; every action is optional."""
    ask = g.ask(seat, "forge", "14.2.1", g.symbol_action[seat] + g.actions[seat])
    for kind in sorted(set(g.active[seat])):
        ask.offer(CHIP[kind], cannot_forge(g, seat, kind))
    ask.offer(NONE)
    ask.default = NONE
    choice = yield ask
    if choice is NONE:
        return
    kind = choice.a
    where = g.ask(seat, "forge-track", "14.2.2", kind)
    for t in range(4):
        where.offer(TRACK[t], TRACK_FULL if next_column(g, seat, t) < 0 else None)
    track = (yield where).a
    # A forge chip's action serves any chip but a set A red rook, so it is used up first.
    if g.actions[seat] and not immune(g, kind):
        g.actions[seat] -= 1
    else:
        g.symbol_action[seat] -= 1
    cover(g, seat, kind, track)
    g.then(steps.FORGE, seat)


def cover(g: Wonderland, seat: int, kind: int, track: int) -> None:
    """14.2.3, 14.2.4, 14.3.5: the space's reward, rewards between, the artifact of a full track."""
    column = next_column(g, seat, track)
    at = seat * 16
    g.active[seat].remove(kind)
    g.forged[at + track * COLUMNS + column] = kind
    g.tell("forged", "14.2.2", seat, kind, track + 1, column + 1)
    rewards = tracks_of(g, seat)[track]
    reward(g, seat, rewards[column])
    for i, (upper, there, what) in enumerate(BETWEEN[g.faction[seat]]):
        if there != column or track not in (upper, upper + 1) or g.between[seat] >> i & 1:
            continue
        if g.forged[at + upper * COLUMNS + there] >= 0 and g.forged[at + (upper + 1) * COLUMNS + there] >= 0:
            g.between[seat] |= 1 << i  # 14.3.6
            g.tell("between", "14.3.5", seat, what >> 8)
            reward(g, seat, what)
    if column == len(rewards) - 1:
        to_bag(g, seat, ARTIFACT)
        g.tell("track-filled", "14.2.4", seat, track + 1)
    ally = ALLY_OF[kind]
    if 0 <= ally < FORGE_ALLY:
        effect = allies.ON_FORGE[g.allies[ally]][ally]
        if effect is not None:
            effect(g, seat)


steps.FORGING.does(forging)
steps.FORGE.does(forge)
steps.FORGE_CHIP.does(forge_chip)
