"""What the Duchy's chapters share: words, steps, names of values, and the way to its own things."""

from __future__ import annotations

from typing import Final

from weald.games.root.factions.duchy import DUCHY, MINISTER_NAMES, Duchy
from weald.games.root.facts import FACE_NAMES
from weald.games.root.names import name_codecs, name_fields
from weald.games.root.rules.cards import pick
from weald.games.root.rules.steps import STEPS
from weald.games.root.state import Root
from weald.games.root.words import WORDS
from weald.kernel import EVERYONE

DIG: Final = WORDS.one("dig")
REVEAL: Final = WORDS.each("reveal", FACE_NAMES)
MINISTER: Final = WORDS.each("minister", MINISTER_NAMES)
SWAY: Final = WORDS.each("sway", MINISTER_NAMES)
LOSE: Final = WORDS.each("lose", MINISTER_NAMES)
PRICE: Final = WORDS.one("price")

SETUP: Final = STEPS.declare("duchy-setup")
HOME: Final = STEPS.declare("duchy-home")
BIRDSONG_STEP: Final = STEPS.declare("duchy-birdsong")
MUSTER_STEP: Final = STEPS.declare("duchy-muster")
DAYLIGHT_STEP: Final = STEPS.declare("duchy-daylight")
ASSEMBLY_STEP: Final = STEPS.declare("duchy-assembly")
BUILD_STEP: Final = STEPS.declare("duchy-build")
BUILD_IN: Final = STEPS.declare("duchy-build-in")
DIG_STEP: Final = STEPS.declare("duchy-dig")
DIG_IN: Final = STEPS.declare("duchy-dig-in")
DIG_MOVE: Final = STEPS.declare("duchy-dig-move")
EVENING_STEP: Final = STEPS.declare("duchy-evening")
RETURN_STEP: Final = STEPS.declare("duchy-return")
CRAFT_STEP: Final = STEPS.declare("duchy-craft")

# ministers.py
PRICE_STEP: Final = STEPS.declare("duchy-price")
LOSE_MINISTER: Final = STEPS.declare("duchy-lose-minister")
PARLIAMENT: Final = STEPS.declare("duchy-parliament")
BRIGADIER_STEP: Final = STEPS.declare("duchy-brigadier")
BATTLE_AGAIN: Final = STEPS.declare("duchy-battle-again")
BANK: Final = STEPS.declare("duchy-bank")
MAYOR_STEP: Final = STEPS.declare("duchy-mayor")
SWAY_STEP: Final = STEPS.declare("duchy-sway")
SWAY_REVEAL: Final = STEPS.declare("duchy-sway-reveal")

name_codecs({"minister": MINISTER_NAMES})
name_fields({
    "assembly": ("count",),
    "duchy-build-what": ("place:place",),
    "duchy-build-card": ("piece:kind", "place:place"),
    "dig-remove": ("place:place",),
    "dig-card": ("place:place",),
    "dig-how-many": ("place:place",),
    "bank": ("count",),
    "sway-reveal": ("minister:minister", "count"),
    "dug": ("place:place",),
    "collapsed": ("place:place",),
    "laid-open": ("card:card",),
    "took-back": ("cards*:card",),
    "minister-acted": ("minister:minister",),
    "stood-in": ("minister:minister",),
    "swayed": ("minister:minister",),
    "minister-lost": ("minister:minister",),
    "too-few-to-reveal": ("have", "needed"),
})  # fmt: skip


def own(g: Root) -> Duchy:
    mine: Duchy = g.own[DUCHY]  # type: ignore[assignment]  # as its sheet says
    return mine


def reveal(g: Root, seat: int, face: int, rule: str) -> None:
    """A hand card lies open in the play area until Evening (G.1.15, 12.6.1)."""
    card = pick(g, g.hands[seat], face)
    g.seen[card] = EVERYONE
    own(g).revealed.append(card)
    g.tell("laid-open", rule, seat, card)
