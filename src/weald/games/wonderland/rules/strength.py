"""How strong a chip is when it is played (10.2). The order of changes is here and nowhere else."""

from __future__ import annotations

from typing import Final

from weald.games.wonderland import facts
from weald.games.wonderland.rules import reasons
from weald.games.wonderland.state import Wonderland

A: Final = 0
B: Final = 1
C: Final = 2
D: Final = 3


def plays(g: Wonderland, kind: int, ally: int, which: int) -> bool:
    """Is this chip that ally, and is that ally's card of this set in use?"""
    return facts.ALLY_OF[kind] == ally and g.allies[ally] == which


def count_active(g: Wonderland, seat: int, ally: int) -> int:
    return sum(1 for kind in g.active[seat] if facts.ALLY_OF[kind] == ally)


def immune(g: Wonderland, kind: int) -> bool:
    """A set A red rook is not affected by its owner's other chips (18.2.8)."""
    return plays(g, kind, facts.RED_ROOK, A)


def chip_strength(g: Wonderland, seat: int, own_times: bool = True, tell: bool = False) -> int:
    """Opponents' reductions, set, add, multiply, own subtractions, floor 0 (10.2.3).

    Without ``own_times`` the chip's own doubling is left out (A-32). What other effects added or multiplied was told
    when they happened; ``tell`` tells the rest.
    """
    kind = g.playing[seat]
    ally = facts.ALLY_OF[kind]
    strength = facts.PRINTED[kind]
    if g.crown[seat]:
        strength = max(0, strength - g.crown[seat])
        if tell:
            g.tell("chip-changed", "19.2.5", seat, reasons.LESS, g.crown[seat], reasons.CROWN)
    if plays(g, kind, facts.RED_ROOK, B) and count_active(g, seat, facts.RED_ROOK):
        strength = min(strength, facts.EFFECT_N[B][facts.RED_ROOK])  # it shrinks, it never grows
        if tell:
            g.tell("chip-changed", "18.3.8", seat, reasons.BECOMES, strength, reasons.RED_ROOK)
    strength += g.add[seat]
    if ally >= 0 and g.allies[facts.FLAMINGO] == B and not immune(g, kind) and count_active(g, seat, facts.FLAMINGO):
        more = facts.EFFECT_N[B][facts.FLAMINGO]
        strength += more
        if tell:
            g.tell("chip-changed", "18.3.4", seat, reasons.ADD, more, reasons.FLAMINGO)
    others = count_active(g, seat, facts.CRITTER) if plays(g, kind, facts.CRITTER, C) else 0
    by_critters = facts.EFFECT_N[C][facts.CRITTER] * others
    if others and not facts.IS_STRONG[kind]:
        strength += by_critters
        if tell:
            g.tell("chip-changed", "18.4.7", seat, reasons.ADD, by_critters, reasons.CRITTER)
    if own_times:
        strength *= g.times[seat]
    if g.doubling[seat] and not immune(g, kind):
        strength *= facts.EFFECT_N[A][facts.FLAMINGO]
        if tell:
            g.tell("chip-changed", "18.2.2", seat, reasons.TIMES, facts.EFFECT_N[A][facts.FLAMINGO], reasons.FLAMINGO)
    if others and facts.IS_STRONG[kind]:
        strength -= by_critters
        if tell:
            g.tell("chip-changed", "18.4.7", seat, reasons.LESS, by_critters, reasons.CRITTER)
    return max(0, strength)


def add_strength(g: Wonderland, seat: int, more: int, rule: str, why: int) -> None:
    """The chip being played gets stronger."""
    if more:
        g.add[seat] += more
        g.tell("chip-changed", rule, seat, reasons.ADD, more, why)


def multiply(g: Wonderland, seat: int, times: int, rule: str) -> None:
    """A card guard counts several times."""
    g.times[seat] = times
    g.tell("chip-changed", rule, seat, reasons.TIMES, times, reasons.CARD_GUARD)
