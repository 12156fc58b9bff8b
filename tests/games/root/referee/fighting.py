"""Which battles are legal (4.3): where, and against whom."""

from __future__ import annotations

from tests.games.root.referee.reading import Table
from tests.games.root.referee.tables import UNTOUCHABLE


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
    return {enemy for enemy in prey(table, side, place) if fighters(table, side, place, enemy)}


def prey(table: Table, side: str, place: str) -> set[str]:
    """Enemies with pieces there that can be attacked."""
    return {
        enemy for enemy in table.enemies(side) if table.holds(place, enemy) and not shielded(table, side, enemy, place)
    }


def hostile(table: Table, side: str, place: str) -> bool:
    """Is there an enemy piece to attack, mercenaries of its own not among them (G.1.10)?"""
    others = {enemy for enemy in targets(table, side, place) if table.hirer() != side or enemy != "riverfolk"}
    return bool(others or (targets(table, side, place) and table.tokens(place, "riverfolk")))


def shielded(table: Table, side: str, enemy: str, place: str) -> bool:
    """What the cards of hirelings say about attacking them or their controller."""
    if enemy in UNTOUCHABLE:
        return True
    if enemy == "spring_uprising":  # whoever attacks must discard a card that matches
        payer = table.crown(side)
        return payer in table.lords or not table.cards_for(payer, place)
    if enemy == "bandit_gangs":
        lord = table.lords[enemy]
        return lord is not None and table.holds(place, lord)
    stoic = table.lords.get("stoic_protector")
    return stoic == enemy and table.pawn(place, "stoic_protector")


def battlefields(table: Table, side: str, suit: str = "bird") -> set[str]:
    return {
        place
        for place in table.clearings
        if (suit == "bird" or table.matches(suit, place)) and targets(table, side, place)
    }
