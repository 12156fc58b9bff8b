"""Which battles are legal (4.3): where, and against whom."""

from __future__ import annotations

from tests.games.root.referee.reading import Table


def fighters(table: Table, side: str, place: str, against: str) -> int:
    """What the side can attack with: its warriors, its pawn, and mercenaries except against their owner (INT-171)."""
    own = table.warriors(place, side) + (1 if table.pawn(place, side) else 0)
    if table.hirer() == side and against != "riverfolk":
        own += table.warriors(place, "riverfolk")
    return own


def targets(table: Table, side: str, place: str) -> set[str]:
    """4.3b: enemies with pieces there."""
    if place not in table.clearings:
        return set()
    return {enemy for enemy in table.enemies(side) if table.holds(place, enemy) and fighters(table, side, place, enemy)}


def battlefields(table: Table, side: str, suit: str = "bird") -> set[str]:
    return {
        place
        for place in table.clearings
        if (suit == "bird" or table.matches(suit, place)) and targets(table, side, place)
    }
