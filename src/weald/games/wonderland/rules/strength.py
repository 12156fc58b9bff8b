"""How strong a chip is when it is played (10.2). The order of changes is here and nowhere else."""

from __future__ import annotations

from typing import Final

from weald.games.wonderland.board import (
    ALLY_OF,
    CRITTER,
    EFFECT_N,
    FLAMINGO,
    IS_STRONG,
    PRINTED,
    RED_ROOK,
)
from weald.games.wonderland.state import Wonderland

A: Final = 0
B: Final = 1
C: Final = 2
D: Final = 3


def plays(g: Wonderland, kind: int, ally: int, which: int) -> bool:
    """Is this chip that ally, and is that ally's card of this set in use?"""
    return ALLY_OF[kind] == ally and g.allies[ally] == which


def count_active(g: Wonderland, seat: int, ally: int) -> int:
    return sum(1 for kind in g.active[seat] if ALLY_OF[kind] == ally)


def immune(g: Wonderland, kind: int) -> bool:
    """18.2.8: a set A red rook is not affected by the owner's other chips."""
    return plays(g, kind, RED_ROOK, A)


def chip_strength(g: Wonderland, seat: int, own_times: bool = True) -> int:
    """10.2.3: opponents' reductions, set, add, multiply, own subtractions, floor 0.

    Without ``own_times`` the chip's own doubling is left out (A-32).
    """
    kind = g.playing[seat]
    ally = ALLY_OF[kind]
    strength = max(0, PRINTED[kind] - g.crown[seat])
    if plays(g, kind, RED_ROOK, B) and count_active(g, seat, RED_ROOK):
        strength = EFFECT_N[B][RED_ROOK]  # 18.3.8
    strength += g.add[seat]
    if ally >= 0 and g.allies[FLAMINGO] == B and not immune(g, kind) and count_active(g, seat, FLAMINGO):
        strength += EFFECT_N[B][FLAMINGO]  # 18.3.4
    others = count_active(g, seat, CRITTER) if plays(g, kind, CRITTER, C) else 0
    if others and not IS_STRONG[kind]:
        strength += EFFECT_N[C][CRITTER] * others  # 18.4.7
    if own_times:
        strength *= g.times[seat]
    if g.doubling[seat] and not immune(g, kind):
        strength *= EFFECT_N[A][FLAMINGO]  # 18.2.2
    if others and IS_STRONG[kind]:
        strength -= EFFECT_N[C][CRITTER] * others
    return max(0, strength)
