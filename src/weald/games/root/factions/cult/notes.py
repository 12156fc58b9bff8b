"""What options lead to, in a few values: for whoever chooses, never asked while playing."""

from __future__ import annotations

from weald.games.root.board import SPOTS
from weald.games.root.factions.cult import GARDEN_VP
from weald.games.root.factions.cult.base import gardens, own
from weald.games.root.factions.cult.conspiracies import enemy_warriors
from weald.games.root.facts import BIRD, FACE_SUIT
from weald.games.root.names import name_fields
from weald.games.root.notes import against, note
from weald.games.root.state import Root
from weald.kernel import Decision, Note, Option


def scored_then(g: Root, suit: int) -> int:
    """What a ritual of the suit scores once one more garden stands (10.5.3a)."""
    return GARDEN_VP[min(gardens(g, suit) + 1, len(GARDEN_VP) - 1)]


def reveal(g: Root, ask: Decision, option: Option) -> Note | None:
    """What the card could score; a bird makes an acolyte (10.5.3, 10.5.4)."""
    suit = FACE_SUIT[option.a]
    if suit == BIRD:
        return Note("reveal-acolyte")
    return None if own(g).scored >> suit & 1 else Note("reveal-scores", GARDEN_VP[gardens(g, suit)])


def build(g: Root, ask: Decision, option: Option) -> Note | None:
    return Note("garden-scores", scored_then(g, FACE_SUIT[ask.values[0]]))


def convert(g: Root, ask: Decision, option: Option) -> Note | None:
    return Note("warriors-there", sum(g.on[kind * SPOTS + option.a] for kind in enemy_warriors(g, option.a)))


def sanctify(g: Root, ask: Decision, option: Option) -> Note | None:
    """A point for the building, and a garden more of the outcast (10.4.3.III)."""
    return Note("sanctify-scores", 1, scored_then(g, own(g).outcast))


name_fields({
    "reveal-acolyte": (), "reveal-scores": ("points",), "garden-scores": ("points",), "warriors-there": ("count",),
    "sanctify-scores": ("now", "points"),
})  # fmt: skip
note({
    "reveal-cult-action": reveal, "build-ritual": build, "in-convert-where": convert, "piece-sanctify-what": sanctify,
    "against-crusade-battle": against,
})  # fmt: skip
