"""What options lead to, in a few values: for whoever chooses, never asked while playing. A faction adds its own."""

from __future__ import annotations

from typing import Final

from weald.games.root.facts import FACE_ITEM, FACE_TYPE, ITEM
from weald.games.root.rules.faction import FACTIONS, faction_of, fighters
from weald.games.root.state import Root
from weald.kernel import Decision, Note, Noting, Option


def craft(g: Root, ask: Decision, option: Option) -> Note | None:
    """An item and its points; what else a card does it says itself."""
    face = option.a
    if FACE_TYPE[face] != ITEM:
        return None
    return Note("crafts-item", FACE_ITEM[face], faction_of(g, ask.seat).item_points(g, face))


def against(g: Root, ask: Decision, option: Option) -> Note | None:
    """Who fights there, and whether the defender has nobody to (4.3.3.II)."""
    c = ask.values[0]
    mine = fighters(g, g.side[ask.seat], c)
    if FACTIONS[option.a].defenseless(g, c):
        return Note("fights-defenseless", mine)
    return Note("fights", mine, fighters(g, option.a, c))


NOTES: Final[dict[str, Noting]] = {
    "craft": craft,
    "against-battle-whom": against,
}


def note(notes: dict[str, Noting]) -> None:
    """What a faction's own options lead to."""
    NOTES.update(notes)
