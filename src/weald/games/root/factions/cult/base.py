"""What the Cult's chapters share: words, steps, names of values, and the way to its own things."""

from __future__ import annotations

from typing import Final

from weald.games.root.factions.cult import CONSPIRACIES, CULT, GARDENS, Cult
from weald.games.root.facts import FACE_NAMES
from weald.games.root.names import name_codecs, name_fields
from weald.games.root.rules.pieces import built
from weald.games.root.rules.steps import STEPS
from weald.games.root.state import Root
from weald.games.root.words import WORDS, of_clearings

CRUSADE: Final = WORDS.one("crusade")
CRUSADE_MARCH: Final = WORDS.one("crusade-march")
CONVERT: Final = WORDS.one("convert")
SANCTIFY: Final = WORDS.one("sanctify")
REVEAL: Final = WORDS.each("reveal", FACE_NAMES)
SCORE: Final = WORDS.one("score")
SACRIFICE: Final = WORDS.one("sacrifice")
FEAR: Final = of_clearings("fear")

SETUP: Final = STEPS.declare("cult-setup")
HOME: Final = STEPS.declare("cult-home")
FEAR_STEP: Final = STEPS.declare("cult-fear")
BIRDSONG_STEP: Final = STEPS.declare("cult-birdsong")
OUTCAST_STEP: Final = STEPS.declare("cult-outcast")
SOULS_STEP: Final = STEPS.declare("cult-souls")
CONSPIRE: Final = STEPS.declare("cult-conspire")
CRUSADE_BATTLE: Final = STEPS.declare("cult-crusade-battle")
CONVERT_STEP: Final = STEPS.declare("cult-convert")
SANCTIFY_STEP: Final = STEPS.declare("cult-sanctify")
DAYLIGHT_STEP: Final = STEPS.declare("cult-daylight")
RITUAL: Final = STEPS.declare("cult-ritual")
BUILD_STEP: Final = STEPS.declare("cult-build")
RECRUIT_STEP: Final = STEPS.declare("cult-recruit")
EVENING_STEP: Final = STEPS.declare("cult-evening")
RETURN_STEP: Final = STEPS.declare("cult-return")
CRAFT_STEP: Final = STEPS.declare("cult-craft")

name_codecs({"conspiracy": CONSPIRACIES})
name_fields({
    "first-acolytes": ("count",),
    "conspire": ("acolytes", "suit:suit"),
    "crusade-battle": ("place:place",),
    "convert-whom": ("place:place",),
    "sanctify-what": ("place:place",),
    "ritual": ("card:face", "points"),
    "ritual-build": ("suit:suit",),
    "ritual-recruit": ("suit:suit",),
    "outcast": ("suit:suit",),
    "hated": ("suit:suit",),
    "souls-discarded": ("count",),
    "conspired": ("conspiracy:conspiracy", "count"),
    "converted": ("place:place", "piece:kind"),
    "sanctified": ("place:place", "piece:kind"),
    "revealed": ("card:card",),
    "sacrificed": ("acolytes",),
    "revenge": ("count", "acolytes"),
    "feared": ("card:card", "place:place"),
    "returned": ("count",),
    "too-few-acolytes": ("have", "needed"),
})  # fmt: skip


def own(g: Root) -> Cult:
    mine: Cult = g.own[CULT]  # type: ignore[assignment]  # as its sheet says
    return mine


def gardens(g: Root, suit: int) -> int:
    """Gardens of a suit on the map: as many spaces of its track are uncovered."""
    return built(g, GARDENS[suit])
