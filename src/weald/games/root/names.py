"""Names of the values that prompts, events and reasons carry. A faction adds those of its own."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import PLACE_NAMES
from weald.games.root.facts import CARD_NAMES, EXILE_NAMES, FACE_NAMES, FIRST_EXILE, ITEM_NAMES, QUEST_NAMES, SUIT_NAMES
from weald.games.root.pieces import KIND_NAMES, SIDES
from weald.games.root.sheet import TOKEN_NAMES
from weald.games.root.state import PHASE_NAMES
from weald.kernel import Codec

_PROMPTS: Final[dict[str, tuple[str, ...]]] = {
    "move-to": ("from:place",),
    "move-champion": ("piece:kind", "from:place", "to:place"),
    "move-how-many": ("from:place", "to:place"),
    "battle-whom": ("place:place",),
    "ambush": ("enemy:side", "place:place"),
    "foil": ("enemy:side", "place:place"),
    "battle-effect": ("rolled", "extra"),
    "lose-piece": ("count", "side:side", "place:place"),
    "place-where": ("piece:kind", "count"),
    "discard": ("count",),
    "spend-for-dominance": ("card:face",),
    "activate-which": ("count",),
}

_EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "first-player": ("side:side",),
    "turn": ("side:side",),
    "phase": ("phase:phase",),
    "drew": ("count", "cards*:card"),
    "reshuffled": ("count",),
    "spent": ("card:card",),
    "discarded": ("card:card",),
    "dominance-available": ("card:card",),
    "scored": ("points", "total"),
    "lost-points": ("points", "total"),
    "won": ("points",),
    "activated-dominance": ("card:card",),
    "took-dominance": ("card:card", "paid:card"),
    "crafted": ("card:card",),
    "took-item": ("item:item",),
    "used-card": ("card:face",),
    "took-card": ("side:side", "card:card"),
    "showed-hand": ("side:side", "cards*:card"),
    "moved": ("side:side", "from:place", "to:place", "count"),
    "moved-champion": ("piece:kind", "from:place", "to:place"),
    "removed": ("piece:kind", "place:place", "count"),
    "placed": ("piece:kind", "place:place", "count"),
    "built": ("piece:kind", "place:place"),
    "battled": ("side:side", "place:place"),
    "ambushed": ("card:card",),
    "foiled": ("card:card",),
    "rolled": ("one", "two", "attacker", "defender"),
    "extra-hit": ("count", "why:hit"),
    "hits": ("attacker", "defender"),
    "battle-ended": ("place:place",),
    "explored": ("place:place", "items*:item"),
    "ruin-removed": ("place:place",),
}

_REASONS: Final[dict[str, tuple[str, ...]]] = {
    "too-few-points": ("needed",),
    "too-few-pieces": ("suit:suit", "need", "have"),
    "too-few-pieces-any": ("need", "have"),
}

_NOTES: Final[dict[str, tuple[str, ...]]] = {
    "crafts-item": ("item:item", "points"),
    "fights": ("mine", "theirs"),
    "fights-defenseless": ("mine",),
}

_BEFORE: Final = [*CARD_NAMES, *TOKEN_NAMES]
HIT_REASONS: Final[list[str]] = []  # why a side deals extra hits; the rules add theirs
FIELDS: Final[dict[str, tuple[str, ...]]] = {**_PROMPTS, **_EVENTS, **_REASONS, **_NOTES}
CODECS: Final[dict[str, Codec]] = {
    "place": PLACE_NAMES,
    "card": [*_BEFORE, *[""] * (FIRST_EXILE - len(_BEFORE)), *EXILE_NAMES],
    "face": FACE_NAMES,
    "side": SIDES,
    "kind": KIND_NAMES,
    "suit": SUIT_NAMES,
    "item": ITEM_NAMES,
    "quest": QUEST_NAMES,
    "hit": HIT_REASONS,
    "phase": PHASE_NAMES,
}


def name_fields(fields: dict[str, tuple[str, ...]]) -> None:
    """What a faction's own prompts, events and reasons carry."""
    FIELDS.update(fields)


def name_codecs(codecs: dict[str, Codec]) -> None:
    """Names of a faction's own things."""
    CODECS.update(codecs)
