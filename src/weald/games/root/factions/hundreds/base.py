"""What the chapters of the Hundreds share: words, steps, names of values, and the way to their own things."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.factions.hundreds import HUNDREDS, MOOD_NAMES, WARLORD, Hundreds
from weald.games.root.names import name_codecs, name_fields
from weald.games.root.rules.steps import STEPS
from weald.games.root.state import Root
from weald.games.root.words import WORDS, of_clearings
from weald.kernel import NOWHERE

MOOD: Final = WORDS.each("mood", MOOD_NAMES)
KEEP: Final = WORDS.one("keep")
SCRAP: Final = WORDS.one("scrap")
LOOT: Final = WORDS.one("loot")
ROLL: Final = WORDS.one("roll")
INCITE: Final = of_clearings("incite")

# rules.py
SETUP: Final = STEPS.declare("hundreds-setup")
HOME: Final = STEPS.declare("hundreds-home")
RUINS: Final = STEPS.declare("hundreds-ruins")
BIRDSONG_STEP: Final = STEPS.declare("hundreds-birdsong")
RECRUIT_STEP: Final = STEPS.declare("hundreds-recruit")
ANOINT: Final = STEPS.declare("hundreds-anoint")
MOOD_STEP: Final = STEPS.declare("hundreds-mood")
LAVISH_STEP: Final = STEPS.declare("hundreds-lavish")
DAYLIGHT_STEP: Final = STEPS.declare("hundreds-daylight")
CRAFT_STEP: Final = STEPS.declare("hundreds-craft")
COMMAND_STEP: Final = STEPS.declare("hundreds-command")
BUILD_STEP: Final = STEPS.declare("hundreds-build")
BUILD_IN: Final = STEPS.declare("hundreds-build-in")
ADVANCE_STEP: Final = STEPS.declare("hundreds-advance")
ADVANCE_MOVE: Final = STEPS.declare("hundreds-advance-move")
ADVANCE_BATTLE: Final = STEPS.declare("hundreds-advance-battle")
RELENTLESS_STEP: Final = STEPS.declare("hundreds-relentless")
EVENING_STEP: Final = STEPS.declare("hundreds-evening")
OPPRESS: Final = STEPS.declare("hundreds-oppress")

# hoard.py
CONTEMPT: Final = STEPS.declare("hundreds-contempt")
HOARD_FULL: Final = STEPS.declare("hundreds-hoard-full")
LOOT_STEP: Final = STEPS.declare("hundreds-loot")

# mobs.py
RAZE: Final = STEPS.declare("hundreds-raze")
RAZE_RUIN: Final = STEPS.declare("hundreds-raze-ruin")
RAZE_ITEM: Final = STEPS.declare("hundreds-raze-item")
MOB_ROLL: Final = STEPS.declare("hundreds-mob-roll")
MOB_PLACE: Final = STEPS.declare("hundreds-mob-place")
INCITE_STEP: Final = STEPS.declare("hundreds-incite")
INCITE_IN: Final = STEPS.declare("hundreds-incite-in")
JUBILANT_STEP: Final = STEPS.declare("hundreds-jubilant")

name_codecs({"mood": MOOD_NAMES})
name_fields({
    "mood": ("mood:mood",),
    "command": ("count",),
    "advance": ("count",),
    "stronghold-card": ("place:place",),
    "advance-to": ("from:place",),
    "advance-with": ("from:place", "to:place"),
    "advance-battle": ("place:place",),
    "relentless": ("place:place",),
    "incite-card": ("place:place",),
    "jubilant": ("count",),
    "mob-where": ("suit:suit",),
    "raze-item": ("place:place",),
    "contempt": ("item:item",),
    "hoard-full": ("item:item",),
    "loot": ("side:side", "place:place"),
    "loot-what": ("side:side",),
    "bitter": ("place:place",),
    "razed": ("place:place",),
    "mob-rolled": ("suit:suit",),
    "no-mob": ("suit:suit",),
    "anointed": ("place:place",),
    "new-mood": ("mood:mood",),
    "mood-stays": ("mood:mood",),
    "squandered": ("item:item",),
    "incited": ("place:place",),
    "oppressed": ("count",),
    "kept-item": ("item:item",),
    "scrapped": ("item:item",),
    "hoard-overflow": ("item:item",),
    "looting": ("side:side",),
    "looted": ("side:side", "item:item"),
    "calmed-mob": ("place:place",),
    "item-in-hoard": ("item:item",),
})  # fmt: skip


def own(g: Root) -> Hundreds:
    mine: Hundreds = g.own[HUNDREDS]  # type: ignore[assignment]  # as its sheet says
    return mine


def warlord_at(g: Root) -> int:
    """The warlord's clearing, or NOWHERE."""
    for c in range(CLEARINGS):
        if g.on[WARLORD * SPOTS + c]:
            return c
    return NOWHERE
