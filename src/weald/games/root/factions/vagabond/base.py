"""What the Vagabonds' chapters share: words, steps, names of values, and the way to a Vagabond's own things.

``v`` is a Vagabond's side everywhere.
"""

from __future__ import annotations

from typing import Final

from weald.games.root.factions.vagabond import CHARACTER_NAMES, CONDITION_NAMES, RELATION_NAMES, Vagabond
from weald.games.root.facts import BOARD_KINDS, ITEM_NAMES, QUEST_NAMES
from weald.games.root.names import name_codecs, name_fields
from weald.games.root.pieces import SIDES
from weald.games.root.rules.steps import STEPS
from weald.games.root.state import Root
from weald.games.root.words import WORDS
from weald.kernel import Option

# --- words ---------------------------------------------------------------------------------------------

CHARACTER: Final = WORDS.each("character", CHARACTER_NAMES)
EXPLORE: Final = WORDS.one("explore")
AID: Final = WORDS.one("aid")
STRIKE: Final = WORDS.one("strike")
REPAIR_ONE: Final = WORDS.one("repair")
SPECIAL: Final = WORDS.one("special")
QUEST: Final = WORDS.each("quest", QUEST_NAMES)
REWARD_VP: Final = WORDS.one("reward", 0, 0, "", "points")
REWARD_CARDS: Final = WORDS.one("reward", 1, 0, "", "cards")
ALLY_WITH: Final = WORDS.each("ally", SIDES)
ENLIST: Final = WORDS.one("enlist")
SWIFT_STRIKE: Final = WORDS.one("swift-strike")
DAMAGE_OF: Final = WORDS.each("damage-of", SIDES)


def _conditions(word: str) -> list[Option]:
    """Items in each condition: ``a`` is the kind, ``b`` the condition; index condition * 12 + kind."""
    return [
        WORDS.one(word, kind, i, f"{ITEM_NAMES[kind]}-{name}", f"{ITEM_NAMES[kind]}-{name}")
        for i, name in enumerate(CONDITION_NAMES)
        for kind in range(BOARD_KINDS)
    ]


DAMAGE: Final = _conditions("damage")
REFRESH_ITEM: Final = _conditions("refresh")
REPAIR: Final = _conditions("repair")
DROP: Final = _conditions("drop")

# --- steps ---------------------------------------------------------------------------------------------

# rules.py
TABLE_SETUP: Final = STEPS.declare("vagabonds-setup")
SETUP: Final = STEPS.declare("vagabond-setup")
BIRDSONG_STEP: Final = STEPS.declare("vagabond-birdsong")
REFRESH_STEP: Final = STEPS.declare("vagabond-refresh")
SLIP: Final = STEPS.declare("vagabond-slip")
BRING: Final = STEPS.declare("vagabond-bring")
MOVE_STEP: Final = STEPS.declare("vagabond-move")
EVENING_STEP: Final = STEPS.declare("vagabond-evening")
REST_STEP: Final = STEPS.declare("vagabond-rest")
LAST: Final = STEPS.declare("vagabond-last")
OVER_LIMIT: Final = STEPS.declare("vagabond-over-limit")
LIMIT: Final = STEPS.declare("vagabond-limit")

# battle.py
DAMAGE_ITEMS: Final = STEPS.declare("damage-items")

# relations.py
COALITION: Final = STEPS.declare("coalition")

# daylight.py
DAYLIGHT_STEP: Final = STEPS.declare("vagabond-daylight")
BATTLE_STEP: Final = STEPS.declare("vagabond-battle")
EXPLORE_STEP: Final = STEPS.declare("vagabond-explore")
TAKE_STEP: Final = STEPS.declare("vagabond-take")
PAY_STEP: Final = STEPS.declare("vagabond-pay")
AID_STEP: Final = STEPS.declare("vagabond-aid")
AID_CARD: Final = STEPS.declare("vagabond-aid-card")
AID_ITEM: Final = STEPS.declare("vagabond-aid-item")
AIDED: Final = STEPS.declare("vagabond-aided")
QUEST_STEP: Final = STEPS.declare("vagabond-quest")
REWARD: Final = STEPS.declare("vagabond-reward")
STRIKE_STEP: Final = STEPS.declare("vagabond-strike")
REPAIR_STEP: Final = STEPS.declare("vagabond-repair")

# characters.py
STEAL: Final = STEPS.declare("steal")
STEAL_FROM: Final = STEPS.declare("steal-from")
DAY_LABOR: Final = STEPS.declare("day-labor")
HIDEOUT: Final = STEPS.declare("hideout")
INSTIGATE: Final = STEPS.declare("instigate")
GLIDE: Final = STEPS.declare("glide")

# --- names of values -----------------------------------------------------------------------------------

name_codecs({"character": CHARACTER_NAMES, "relation": RELATION_NAMES})
name_fields({
    "battle-ally": ("place:place",),
    "enlist": ("arbiter:side",),
    "damage-item": ("count",),
    "refresh": ("count",),
    "slip": ("place:place",),
    "walk-to": ("place:place",),
    "bring-ally": ("from:place", "to:place"),
    "bring-how-many": ("side:side", "from:place", "to:place"),
    "drop-item": ("count",),
    "take-from-ruin": ("place:place",),
    "aid-whom": ("place:place",),
    "exhaust-to-pay": ("count",),
    "give-which": ("side:side",),
    "take-item": ("side:side",),
    "improvise": ("item:item",),
    "quest-reward": ("points",),
    "strike-whom": ("place:place",),
    "strike-what": ("side:side", "place:place"),
    "repair-which": ("count",),
    "instigate-attacker": ("place:place",),
    "instigate-defender": ("side:side", "place:place"),
    "glide": ("place:place",),
    "formed-coalition": ("side:side",),
    "with-ally": ("side:side",),
    "enlisted": ("side:side",),
    "chose-character": ("character:character", "place:place"),
    "special": ("character:character",),
    "relation": ("side:side", "relation:relation"),
    "quest-revealed": ("quest:quest",),
    "quest-done": ("quest:quest",),
    "walked": ("from:place", "to:place"),
    "exhausted": ("item:item",),
    "refreshed": ("item:item",),
    "damaged": ("item:item",),
    "repaired": ("item:item",),
    "dropped": ("item:item",),
    "aided": ("side:side", "card:card"),
    "took-crafted-item": ("side:side", "item:item"),
    "improvised": ("needed:item", "item:item"),
    "took-discard": ("card:card",),
    "scorched-earth": ("place:place",),
    "no-item": ("item:item",),
})  # fmt: skip


def own(g: Root, v: int) -> Vagabond:
    mine: Vagabond = g.own[v]  # type: ignore[assignment]  # as its sheet says
    return mine
