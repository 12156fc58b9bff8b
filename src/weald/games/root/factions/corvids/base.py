"""What the Corvids' chapters share: words, steps, names of values, and the way to their own things."""

from __future__ import annotations

from typing import Final

from weald.games.root.factions.corvids import CORVIDS, FACE_UP, PLOT_NAMES, Corvids, type_of
from weald.games.root.facts import FACE_NAMES
from weald.games.root.names import name_codecs, name_fields
from weald.games.root.rules.pieces import on_map
from weald.games.root.rules.steps import STEPS
from weald.games.root.state import Root
from weald.games.root.words import WORDS, of_clearings

FLIP: Final = of_clearings("flip")
PLOT_WORD: Final = WORDS.one("plot")
HIDE: Final = WORDS.each("hide", PLOT_NAMES)
TRICK: Final = WORDS.one("trick")
RAID_WORD: Final = of_clearings("raid")
EXPOSE: Final = of_clearings("expose")
GUESS: Final = WORDS.each("guess", PLOT_NAMES)
SHOW: Final = WORDS.each("show", FACE_NAMES)

SETUP: Final = STEPS.declare("corvids-setup")
HOME: Final = STEPS.declare("corvids-home")
BIRDSONG_STEP: Final = STEPS.declare("corvids-birdsong")
FLIP_STEP: Final = STEPS.declare("corvids-flip")
BOMB_STEP: Final = STEPS.declare("corvids-bomb")
EXTORT: Final = STEPS.declare("corvids-extort")
RECRUIT_STEP: Final = STEPS.declare("corvids-recruit")
RECRUIT_SUIT: Final = STEPS.declare("corvids-recruit-suit")
DAYLIGHT_STEP: Final = STEPS.declare("corvids-daylight")
ACTIONS_STEP: Final = STEPS.declare("corvids-actions")
PLOT_STEP: Final = STEPS.declare("corvids-plot")
TRICK_STEP: Final = STEPS.declare("corvids-trick")
EVENING_STEP: Final = STEPS.declare("corvids-evening")
DRAW_STEP: Final = STEPS.declare("corvids-draw")
RAID_STEP: Final = STEPS.declare("corvids-raid")
EXPOSE_STEP: Final = STEPS.declare("corvids-expose")

name_codecs({"plot": PLOT_NAMES})
name_fields({
    "scatter": ("suit:suit",),
    "corvids-action": ("count",),
    "plot-where": ("count",),
    "plot-which": ("place:place",),
    "trick-with": ("from:place",),
    "expose-guess": ("place:place",),
    "expose-card": ("place:place", "plot:plot"),
    "flipped": ("place:place", "plot:plot"),
    "bombed": ("place:place",),
    "raided": ("place:place",),
    "plotted": ("place:place", "count", "card:card"),
    "tricked": ("from:place", "to:place"),
    "exposed": ("place:place", "plot:plot", "card:card"),
    "guessed-wrong": ("place:place", "plot:plot", "card:card"),
    "too-few-crows": ("have", "needed"),
})  # fmt: skip


def own(g: Root) -> Corvids:
    mine: Corvids = g.own[CORVIDS]  # type: ignore[assignment]  # as its sheet says
    return mine


def plot_in(g: Root, c: int) -> int:
    """The type of the plot there."""
    return type_of(own(g).plots[c][0])


def face_up(g: Root) -> int:
    """How many plots lie face up on the map."""
    return sum([on_map(g, kind) for kind in FACE_UP])
