"""The bots' turn cards and action tables (``data/bots.toml``) as small programs, and their numbers.

A program is a list of lines; programs inside lines are named by number so that the agenda can hold them.
"""

from __future__ import annotations

from typing import Any, Final

from weald.games.ironwood import facts
from weald.games.ironwood.board import DATA
from weald.games.ironwood.bot_shapes import AID, APPROACHES, FACES, Bonus
from weald.games.ironwood.effect_shapes import plain
from weald.games.ironwood.facts import IC, WW
from weald.games.ironwood.state import Ironwood

_BOTS: Final = DATA.files.bots

# Ironbot's approaches, the faces of its turn card, the sides of Woodbot's aid.
AGGRESSIVE: Final[int] = APPROACHES.index("aggressive")
DEFENSIVE: Final[int] = APPROACHES.index("defensive")
EXPANSIVE: Final[int] = APPROACHES.index("expansive")
ALERT: Final[int] = FACES.index("alert")
EXHAUSTED: Final[int] = FACES.index("exhausted")
DISRUPTIVE: Final[int] = AID.index("disruptive")
EXALTED: Final[int] = AID.index("exalted")

# The magic die (17.19.2): its four results.
DIE_RESULTS: Final[list[str]] = list(_BOTS.common.die.results)

CARDS_PER_ROUND: Final[int] = _BOTS.common.cards.per_round
COMPENSATION: Final[int] = _BOTS.common.compensation.crystals

_IRON: Final = _BOTS.ironbot.numbers
FERRUM_RESERVE: Final[int] = _IRON.ferrum_reserve
FERRUM_GUARD: Final[int] = _IRON.ferrum_guard
FERRUM_REFILL: Final[int] = _IRON.ferrum_refill
CARGO_HOME: Final[int] = _IRON.cargo_home
VISIONS_SAFE: Final[int] = _IRON.visions_safe
START_APPROACH: Final[int] = APPROACHES.index(_BOTS.ironbot.start.approach)
START_FACE: Final[int] = FACES.index(_BOTS.ironbot.start.face)

_WOOD: Final = _BOTS.woodbot.numbers
SPIRITS_PER_FOUNDATION: Final[int] = _WOOD.spirits_per_foundation
SPIRITS_PER_COMBAT: Final[int] = _WOOD.spirits_per_combat
VISION_DECK: Final[int] = _WOOD.vision_deck
CARGO_WORTH: Final[int] = _WOOD.cargo_worth
START_SIDE: Final[int] = AID.index(_BOTS.woodbot.start.side)
START_SPIRITS: Final[int] = _BOTS.woodbot.start.spirits

# By the bot's side: crystals from which it recruits in the end phase (17.17.1, 18.13.1).
RECRUIT_FROM: Final[list[int]] = [_WOOD.recruit_from, _IRON.recruit_from]


class Case:
    """Facts that must all hold."""

    __slots__ = ("facts",)

    def __init__(self, entry: dict[str, Any]) -> None:
        self.facts: list[tuple[str, int]] = []
        for word, value in entry.items():
            self.facts.append((word, APPROACHES.index(value) if word == "approach" else int(value)))


class Line:
    """One line. Only the fields its word uses are set."""

    __slots__ = ("by", "cases", "count", "options", "otherwise", "price", "resolve", "rule", "squads", "targets", "then",
                 "to_top", "with_totem", "without_totem", "word")  # fmt: skip

    def __init__(self, word: str, arg: Any, rule: str) -> None:
        self.word = word
        self.rule = rule
        self.count = 0
        self.price = 0
        self.by = ""
        self.to_top = False
        self.resolve = False
        self.squads = False
        self.with_totem = False
        self.without_totem = False
        self.targets: list[str] = []
        self.cases: list[Case] = []
        self.then = facts.NO_PROGRAM
        self.otherwise = facts.NO_PROGRAM
        self.options: list[int] = []
        if word == "attack":
            self.targets = list(arg)
        elif word == "expend":
            self.resolve = arg == "resolve"
        elif word in ("first_possible", "human_chooses"):
            self.options = [program(lines, rule) for lines in arg]
        elif word == "win":
            self.then = program(arg, rule)
        elif isinstance(arg, bool):
            pass
        elif isinstance(arg, int):
            self.count = arg
        else:
            self._table(arg)

    def _table(self, arg: dict[str, Any]) -> None:
        self.count = arg.get("count", 0)
        self.price = arg.get("price", 0)
        self.by = arg.get("by", "")
        self.to_top = arg.get("to") == "top"
        self.squads = arg.get("unit") == "squads"
        self.with_totem = arg.get("where") == "squad_with_totem"
        self.without_totem = arg.get("without_totem", False)
        if "when" in arg:
            self.cases = [Case(case) for case in arg["when"]]
            self.then = program(arg["then"], self.rule)
            self.otherwise = program(arg["else"], self.rule)


LINES: Final[list[list[Line]]] = []


def program(lines: list[dict[str, Any]], rule: str) -> int:
    """Its number; ``rule`` is the statement it stands in."""
    number = len(LINES)
    out: list[Line] = []
    LINES.append(out)
    for line in lines:
        ((word, arg),) = line.items()
        out.append(Line(word, arg, rule))
    return number


class Step:
    """A step of a turn card: what it is for and what it does."""

    __slots__ = ("cases", "program", "rule")

    def __init__(self, entry: dict[str, Any], rule: str) -> None:
        self.cases: list[Case] = [Case(case) for case in entry["when"]]
        self.rule = rule
        self.program: int = program(entry["do"], rule)


def _steps(steps: list[dict[str, Any]], chapter: str, first: int) -> list[Step]:
    """The steps of one face; their statements are numbered in order."""
    return [Step(step, f"{chapter}.{n}") for n, step in enumerate(steps, first)]


# Turn cards by the bot's side, then by face (17.6) or side of the aid (18.5).
TURN_CARD: Final[list[list[list[Step]]]] = [
    [_steps(plain(_BOTS.woodbot.side[side].steps), "18.5", first) for side, first in zip(AID, (1, 4), strict=True)],
    [
        _steps(plain(_BOTS.ironbot.turn_card[face].steps), "17.6", first)
        for face, first in zip(FACES, (2, 6), strict=True)
    ],
]
APPROACH_CASES: Final[list[list[Case]]] = [
    [Case(case) for case in plain(_BOTS.ironbot.approach[name].when)] for name in APPROACHES
]
FLIP_BACK: Final[list[Case]] = [Case(case) for case in plain(_BOTS.woodbot.flip.disruptive.when)]

# Combat bonuses: damage, defense, dominance, by approach (17.5.5) or by side of the aid (18.7.1).


def _bonus(bonus: Bonus) -> list[int]:
    return [bonus.damage, bonus.defense, bonus.dominance]


APPROACH_BONUS: Final[list[list[int]]] = [_bonus(_BOTS.ironbot.approach[name].bonus) for name in APPROACHES]
SPIRITS_BONUS: Final[list[list[int]]] = [_bonus(_BOTS.woodbot.side[side].bonus) for side in AID]

# The rule of a row, for the log.
ROW_RULES: Final[list[dict[str, str]]] = [
    {icon: f"18.14.{n}" for n, icon in enumerate(_BOTS.woodbot.action_table, 1)},
    {icon: f"17.20.{n}" for n, icon in enumerate(_BOTS.ironbot.action_table, 1)},
]

# Action tables (17.20, 18.14): an icon's programs by column. AGAIN is for a second alert icon (18.14.6).
ICONS: Final[list[str]] = sorted({*_BOTS.ironbot.action_table, *_BOTS.woodbot.action_table})
AGAIN: Final = "again"
ROWS: Final[list[dict[str, dict[str, int]]]] = []
for _side, _table in enumerate((plain(_BOTS.woodbot.action_table), plain(_BOTS.ironbot.action_table))):
    _rows: dict[str, dict[str, int]] = {}
    for _icon, _row in _table.items():
        _rows[_icon] = {
            _column: program(_row[_column], ROW_RULES[_side][_icon])
            for _column in ("all", AGAIN, *APPROACHES, *FACES, *AID)
            if _column in _row
        }
    ROWS.append(_rows)

CARD_ICONS: Final[list[list[str]]] = [[icon.icon for icon in card.solo_icons] for card in facts.ACTION_CARDS]
CARD_RED: Final[list[list[bool]]] = [[icon.red for icon in card.solo_icons] for card in facts.ACTION_CARDS]
REMOVED_IN_SOLO: Final[list[bool]] = [card.removed_in_solo for card in facts.ACTION_CARDS]


def row(g: Ironwood, icon: str) -> int:
    """The program of an icon in the column that counts now."""
    columns = ROWS[g.bot][icon]
    if "all" in columns:
        return columns["all"]
    if g.bot == WW:
        return columns[AID[g.face]]
    face = FACES[g.face]
    return columns[face] if face in columns else columns[APPROACHES[g.approach]]


def bot_bonus(g: Ironwood, kind: int) -> int:
    """The bot's own bonus in every combat (17.5.5, 17.5.6, 18.7.1, 18.7.4)."""
    if g.bot == IC:
        return APPROACH_BONUS[g.approach][kind]
    return SPIRITS_BONUS[g.face][kind] if g.spirits else 0
