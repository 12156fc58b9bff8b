"""What the chapters of the Keepers share: words, steps, names of values, and the way to their own things."""

from __future__ import annotations

from typing import Final

from weald.games.root.factions.keepers import COLUMN_NAMES, KEEPERS, RELIC_NAMES, TYPE_NAMES, Keepers
from weald.games.root.facts import FACE_NAMES
from weald.games.root.names import name_codecs, name_fields
from weald.games.root.rules.steps import STEPS
from weald.games.root.state import Root
from weald.games.root.words import WORDS, of_clearings

CAMP_NAMES: Final[list[str]] = [f"{a}_{b}" for a in TYPE_NAMES for b in TYPE_NAMES]  # what is up, what is below

ENCAMP: Final = of_clearings("encamp")
DECAMP: Final = of_clearings("decamp")
MUSTER: Final = of_clearings("muster")  # recruit there
TAKE_RELIC: Final = WORDS.each("relic", RELIC_NAMES)
CAMP: Final = WORDS.each("camp", CAMP_NAMES)
TYPE: Final = WORDS.each("type", TYPE_NAMES)
SEND: Final = WORDS.each("send", FACE_NAMES)  # a card of the retinue acts
SEND_RETAINER: Final = WORDS.one("send-retainer")
RECOVER_IN: Final = of_clearings("recover")
RETAIN: Final = WORDS.each("retain", FACE_NAMES)  # a hand card joins the retinue
COLUMN: Final = WORDS.each("post", COLUMN_NAMES)
SHIFT: Final = WORDS.one("shift")
TROPHY: Final = WORDS.one("trophy")

# rules.py
RELICS_STEP: Final = STEPS.declare("keepers-relics")
SETUP: Final = STEPS.declare("keepers-setup")
HOME: Final = STEPS.declare("keepers-home")
SPREAD: Final = STEPS.declare("keepers-spread")
SPREAD_REST: Final = STEPS.declare("keepers-spread-rest")
LAY_RELIC: Final = STEPS.declare("keepers-lay-relic")
BIRDSONG_STEP: Final = STEPS.declare("keepers-birdsong")
ENCAMP_STEP: Final = STEPS.declare("keepers-encamp")
ENCAMP_IN: Final = STEPS.declare("keepers-encamp-in")
RETURN: Final = STEPS.declare("keepers-return")
DECAMP_STEP: Final = STEPS.declare("keepers-decamp")
DECAMP_IN: Final = STEPS.declare("keepers-decamp-in")
RECRUIT_STEP: Final = STEPS.declare("keepers-recruit")
RECRUIT_IN: Final = STEPS.declare("keepers-recruit-in")
DAYLIGHT_STEP: Final = STEPS.declare("keepers-daylight")
CRAFT_STEP: Final = STEPS.declare("keepers-craft")
EVENING_STEP: Final = STEPS.declare("keepers-evening")
LIVE_STEP: Final = STEPS.declare("keepers-live")

# relics.py
CARRY: Final = STEPS.declare("keepers-carry")
TROPHY_STEP: Final = STEPS.declare("keepers-trophy")
DELVE_STEP: Final = STEPS.declare("keepers-delve")
RECOVER_STEP: Final = STEPS.declare("keepers-recover")

# retinue.py
RETINUE_STEP: Final = STEPS.declare("keepers-retinue")
COLUMN_STEP: Final = STEPS.declare("keepers-column")
FIGHT_STEP: Final = STEPS.declare("keepers-fight")
MOVE_OR_RECOVER: Final = STEPS.declare("keepers-move-or-recover")
GATHER_STEP: Final = STEPS.declare("keepers-gather")
GATHER_INTO: Final = STEPS.declare("keepers-gather-into")
SHIFT_STEP: Final = STEPS.declare("keepers-shift")
LAST: Final = STEPS.declare("keepers-last")

name_codecs({"relic": RELIC_NAMES, "post": COLUMN_NAMES, "type": TYPE_NAMES})
name_fields({
    "camp-what": ("place:place",),
    "decamp-what": ("place:place",),
    "muster-card": ("place:place",),
    "retinue": ("post:post",),
    "delve": ("place:place",),
    "delve-relic": ("from:place", "to:place"),
    "recover-what": ("place:place",),
    "carry": ("from:place", "to:place", "count"),
    "trophy-where": ("relic:relic",),
    "gather": ("count",),
    "gather-into": ("card:face",),
    "shift-card": ("post:post",),
    "shift-to": ("post:post",),
    "relic-laid": ("relic:relic", "place:place"),
    "relic-carried": ("relic:relic", "from:place", "to:place"),
    "delved": ("relic:relic", "from:place", "to:place"),
    "recovered": ("relic:relic", "place:place"),
    "trophy": ("relic:relic", "place:place"),
    "encamped": ("type:type", "place:place"),
    "decamped": ("type:type", "place:place"),
    "sent": ("card:card", "post:post"),
    "sent-retainer": ("post:post",),
    "retinue-lost": ("card:card",),
    "retained": ("card:card", "post:post"),
    "reassigned": ("card:card", "from:post", "to:post"),
    "reassigned-retainer": ("from:post", "to:post"),
})  # fmt: skip


def own(g: Root) -> Keepers:
    mine: Keepers = g.own[KEEPERS]  # type: ignore[assignment]  # as its sheet says
    return mine
