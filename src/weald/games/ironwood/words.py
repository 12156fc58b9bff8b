"""Everything a player can ever choose, built once."""

from __future__ import annotations

from typing import Final

from weald.games.ironwood.board import DATA, LOCATIONS
from weald.games.ironwood.facts import ACTIONS, NAMES
from weald.kernel import Option, Vocabulary

WORDS: Final = Vocabulary()

DONE: Final = WORDS.one("done", idle=True)
PASS: Final = WORDS.one("pass", idle=True)
YES: Final = WORDS.one("yes")
NO: Final = WORDS.one("no")  # keeping a card or a crystal is a choice like any other, so not idle
END: Final = WORDS.one("end")
END_GAME: Final = WORDS.one("end-game")
GO_ON: Final = WORDS.one("go-on", idle=True)
STAY: Final = WORDS.one("stay", idle=True)

FROM: Final[list[Option]] = WORDS.each("from", LOCATIONS)
TO: Final[list[Option]] = WORDS.each("to", LOCATIONS)
AT: Final[list[Option]] = WORDS.each("at", LOCATIONS)

PLAY: Final[list[Option]] = WORDS.each("play", NAMES[:ACTIONS])
DEPLOY: Final[list[Option]] = WORDS.each("deploy", NAMES[:ACTIONS])
BURN: Final[list[Option]] = WORDS.each("burn", NAMES)
DISCARD: Final[list[Option]] = WORDS.each("discard", NAMES[:ACTIONS])
RETURN: Final[list[Option]] = WORDS.each("return", NAMES[:ACTIONS])
CARD: Final[list[Option]] = WORDS.each("card", NAMES)
DISCOVER: Final[list[Option]] = WORDS.each("discover", NAMES)

WARRIORS: Final[list[Option]] = WORDS.numbers("warriors", 20)
GOLEMS: Final[list[Option]] = WORDS.numbers("golems", 3)
DRAW: Final[list[Option]] = WORDS.numbers("draw", 8)
OPTION: Final[list[Option]] = WORDS.numbers("option", 8)
RESOLVE: Final[list[Option]] = WORDS.numbers("resolve", 8)

LEAVE: Final = WORDS.one("leave", idle=True)  # the totem stays
TAKE_FULL: Final = WORDS.one("take", 1, 0, "", "full")
TAKE_FADING: Final = WORDS.one("take", 2, 0, "", "fading")

# What the magic die of the solo bots shows (17.19.2).
DIE_FACE: Final[list[Option]] = WORDS.each(
    "die", [name.replace("_", "-") for name in DATA.files.bots.common.die.results]
)
PAY: Final = WORDS.one("pay")  # a crystal instead of a card (18.14.5)
