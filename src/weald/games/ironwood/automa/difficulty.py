"""The settings of a solo game and its difficulty options (17.21, 18.15).

``level`` is a total. Options switched on by hand count toward it; what is missing is filled up by the mix with
the smallest switched options and as many extra warriors as possible:

    1-5    extra warriors            10    red icons, third option, 5 extra warriors
    6      red icons, 4 warriors     11    third and fourth option, 5 warriors
    7      red icons, 5 warriors     12    red icons, four cards, third option, 5 warriors
    8      third option, 5 warriors  13    red icons, third and fourth option, 5 warriors
    9      red icons, four cards,    14    all four, 4 warriors
           5 warriors                15    everything

The third option is a golem (Ironbot) or 2 Spirits markers (Woodbot), the fourth the foundations.
"""

from __future__ import annotations

from typing import Final

from weald.games.ironwood import facts
from weald.games.ironwood.board import DATA
from weald.games.ironwood.facts import IC, WW
from weald.kernel import NOBODY, Setting, UnknownSetting, Value

BOTS: Final = ("none", "ironbot", "woodbot")
SIDE_OF: Final[dict[str, int]] = {"none": NOBODY, "ironbot": IC, "woodbot": WW}
MOST: Final = 15
MOST_WARRIORS: Final = 5

# The switched options of each bot in the order of the law, with the bit they have in ``Ironwood.harder``.
RED_ICONS: Final = 1
FOUR_CARDS: Final = 2
GOLEM_START: Final = 4
SPIRITS_START: Final = 4
TWO_FOUNDATIONS: Final = 8
FEWER_FOUNDATIONS: Final = 8
SWITCHES: Final[list[list[str]]] = [
    ["red_icons", "four_cards", "spirits_start", "fewer_foundations"],  # Woodbot
    ["red_icons", "four_cards", "golem_start", "two_foundations"],  # Ironbot
]
_BOTS: Final = DATA.files.bots
LEVELS: Final[list[list[int]]] = [
    [getattr(_BOTS.woodbot.difficulty, name).levels for name in SWITCHES[WW]],
    [getattr(_BOTS.ironbot.difficulty, name).levels for name in SWITCHES[IC]],
]

SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("solo", "none", values=BOTS, rule="17.1.1"),
    Setting("companion", False),
    Setting("level", 0, low=0, high=MOST, rule="17.21.1"),
    Setting("red_icons", False, rule="17.21.2"),
    Setting("four_cards", False, rule="17.21.5"),
    Setting("golem_start", False, rule="17.21.3"),
    Setting("two_foundations", False, rule="17.21.4"),
    Setting("spirits_start", False, rule="18.15.3"),
    Setting("fewer_foundations", False, rule="18.15.5"),
    Setting("extra_warriors", 0, low=0, high=MOST_WARRIORS, rule="17.21.6"),
)


def idle(solo: str) -> list[str]:
    """Settings that say nothing against this bot, or to two players."""
    bot = SIDE_OF[solo]
    if bot == NOBODY:
        return [s.key for s in SETTINGS if s.key != "solo"]
    return [f"handicap_{facts.SIDES[bot]}", *(name for name in SWITCHES[1 - bot] if name not in SWITCHES[bot])]


class Difficulty:
    """The options in force: the switched ones as a mask, and the choice of extra warriors."""

    __slots__ = ("mask", "warriors")

    def __init__(self, mask: int, warriors: int) -> None:
        self.mask = mask
        self.warriors = warriors


def levels(bot: int, mask: int, warriors: int) -> int:
    """What a mix counts (17.21, 18.15)."""
    return warriors + sum(LEVELS[bot][i] for i in range(len(LEVELS[bot])) if mask >> i & 1)


def mix(bot: int, level: int, mask: int, warriors: int) -> Difficulty:
    """The mix of exactly ``level`` levels that contains what was switched on by hand, or the next above it."""
    order = sorted(range(1 << len(SWITCHES[bot])), key=lambda m: (levels(bot, m, 0), m))
    for total in range(level, MOST + 1):
        for candidate in order:
            extra = total - levels(bot, candidate, 0)
            if candidate & mask == mask and warriors <= extra <= MOST_WARRIORS:
                return Difficulty(candidate, extra)
    return Difficulty(mask, warriors)


def chosen(options: dict[str, Value]) -> Difficulty:
    """The difficulty of a solo game by its settings."""
    bot = SIDE_OF[str(options["solo"])]
    for name in (*SWITCHES[WW], *SWITCHES[IC]):
        if options[name] and name not in SWITCHES[bot]:
            raise UnknownSetting(f"option {name!r} does not belong to {options['solo']}")
    mask = sum(1 << i for i, name in enumerate(SWITCHES[bot]) if options[name])
    return mix(bot, int(options["level"]), mask, int(options["extra_warriors"]))
