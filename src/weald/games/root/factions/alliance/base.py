"""What the Alliance's chapters share: words, steps, names of values, and the way to its own things."""

from __future__ import annotations

from typing import Final

from weald.games.root.factions.alliance import ALLIANCE, Alliance
from weald.games.root.names import name_fields
from weald.games.root.rules.steps import STEPS
from weald.games.root.state import Root
from weald.games.root.words import WORDS, of_clearings

ORGANIZE: Final = WORDS.one("organize")
MOBILIZE: Final = WORDS.one("mobilize")
TRAIN: Final = WORDS.one("train")
REVOLT: Final = of_clearings("revolt")
SPREAD: Final = of_clearings("spread")
OUTRAGE: Final = of_clearings("outrage")
BASE_LOST: Final = of_clearings("base-lost")

OUTRAGE_STEP: Final = STEPS.declare("outrage")
OUTRAGE_CARD: Final = STEPS.declare("outrage-card")
BASE_REMOVED: Final = STEPS.declare("base-removed")
SETUP: Final = STEPS.declare("alliance-setup")
BIRDSONG_STEP: Final = STEPS.declare("alliance-birdsong")
REVOLT_STEP: Final = STEPS.declare("alliance-revolt")
PAY: Final = STEPS.declare("alliance-pay")
REVOLTED: Final = STEPS.declare("alliance-revolted")
CITY_BASE: Final = STEPS.declare("city-base")
SPREAD_STEP: Final = STEPS.declare("alliance-spread")
SYMPATHY_STEP: Final = STEPS.declare("alliance-sympathy")
DAYLIGHT_STEP: Final = STEPS.declare("alliance-daylight")
MOBILIZE_STEP: Final = STEPS.declare("alliance-mobilize")
TRAIN_STEP: Final = STEPS.declare("alliance-train")
EVENING_STEP: Final = STEPS.declare("alliance-evening")
OPERATIONS: Final = STEPS.declare("alliance-operations")
RECRUIT_STEP: Final = STEPS.declare("alliance-recruit")
ORGANIZE_STEP: Final = STEPS.declare("alliance-organize")
TRIM: Final = STEPS.declare("alliance-trim")
DRAW_SUPPORTER: Final = STEPS.declare("alliance-draw-supporter")

name_fields({
    "trim-supporters": ("count",),
    "outrage": ("place:place",),
    "spend-supporter": ("place:place", "count"),
    "operation": ("count",),
    "supporters": ("count",),
    "supporter-discarded": ("card:card",),
    "spent-supporter": ("card:card",),
    "drew-supporter": ("card:card",),
    "mobilized": ("card:card",),
    "outraged": ("place:place", "card:card"),
    "outrage-unpaid": ("place:place",),
    "base-lost": ("suit:suit", "officers"),
    "revolted": ("place:place",),
    "officer": ("count",),
    "sympathy": ("place:place",),
    "organized": ("place:place",),
    "too-few-supporters": ("have", "needed"),
})  # fmt: skip


def own(g: Root) -> Alliance:
    mine: Alliance = g.own[ALLIANCE]  # type: ignore[assignment]  # as its sheet says
    return mine
