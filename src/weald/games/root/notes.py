"""What options lead to, in a few values: for whoever chooses, never asked while playing. A faction adds its own."""

from __future__ import annotations

from typing import Final

from weald.games.root.facts import FACE_ITEM, FACE_TYPE, FIRST_SUIT, ITEM
from weald.games.root.names import name_fields
from weald.games.root.rules.faction import FACTIONS, faction_of, fighters
from weald.games.root.rules.landmarks import LANDMARK_NAMES
from weald.games.root.rules.landmarks.forge import ON_CARD, lies_at_forge
from weald.games.root.rules.landmarks.forge import POINTS as FORGE_POINTS
from weald.games.root.state import Root
from weald.kernel import Decision, Note, Noting, Option


def craft(g: Root, ask: Decision, option: Option) -> Note | None:
    """An item and its points; what else a card does it says itself."""
    face = option.a
    if FACE_TYPE[face] != ITEM:
        return None
    item = FACE_ITEM[face]
    points = faction_of(g, ask.seat).item_points(g, face)
    if g.extra and lies_at_forge(g, ask.seat, item):
        return Note("forges-item", item, points + FORGE_POINTS)
    return Note("crafts-item", item, points)


def against(g: Root, ask: Decision, option: Option) -> Note | None:
    """Who fights there, and whether the defender has nobody to (4.3.3.II)."""
    return fight(g, g.side[ask.seat], option.a, ask.values[0])


def fight(g: Root, side: int, other: int, c: int) -> Note:
    mine = fighters(g, side, c)
    if FACTIONS[other].defenseless(g, c):
        return Note("fights-defenseless", mine)
    return Note("fights", mine, fighters(g, other, c))


# --- landmarks (F) ---------------------------------------------------------------------------------------


def landmark_site(g: Root, ask: Decision, option: Option) -> Note | None:
    """Which items the forge takes depends on the suit (F.5.1)."""
    if LANDMARK_NAMES[ask.values[0]] != "legendary_forge":
        return None
    return Note("forge-takes", *ON_CARD[FIRST_SUIT[g.suits[option.a]]])


def sail(g: Root, ask: Decision, option: Option) -> Note | None:
    return Note("sails-for-a-card")  # C.2.5b


def slot(g: Root, ask: Decision, option: Option) -> Note | None:
    return Note("treetop-slot") if option.a else None


name_fields({
    "forges-item": ("item:item", "points"), "forge-takes": ("items*:item",), "sails-for-a-card": (), "treetop-slot": (),
})  # fmt: skip
NOTES: Final[dict[str, Noting]] = {
    "craft": craft,
    "against-battle-whom": against,
    "in-landmark-where": landmark_site,
    "sail": sail,
    "slot": slot,
}


def note(notes: dict[str, Noting]) -> None:
    """What a faction's own options lead to."""
    NOTES.update(notes)
