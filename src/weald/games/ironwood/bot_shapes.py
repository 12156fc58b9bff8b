"""What `data/bots.toml` may say: the lines of the bots' turn cards and action tables.

A line is a table with one word. Picking targets, sources and places is left to the rules of chapters 17
and 18: the data names them (`pursuit`, `focus_squad`, `controlled_foundation`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal, get_args

from msgspec import UNSET, field

from weald.facts import Count, Entry, Ids, Part, Parts, Where
from weald.games.ironwood.effect_shapes import Maybe, Some, check_lines, plain

ApproachId = Literal["aggressive", "defensive", "expansive"]
FaceId = Literal["alert", "exhausted"]
AidId = Literal["disruptive", "exalted"]
IroncladIconId = Literal[
    "card", "crystals", "drill", "squad", "golem", "battle", "compass", "hit", "forge", "shield",
]  # fmt: skip
WoodwalkerIconId = Literal[
    "card", "crystals", "eye", "squad", "shield", "alert", "cubes", "battle", "search", "arrows",
]  # fmt: skip
APPROACHES: Final[tuple[str, ...]] = get_args(ApproachId)
FACES: Final[tuple[str, ...]] = get_args(FaceId)
AID: Final[tuple[str, ...]] = get_args(AidId)


class Bonus(Part, omit_defaults=True):
    damage: Some = 0
    defense: Some = 0
    dominance: Some = 0


class Case(Part):
    """Facts that must all hold. A number means at least that many, but totems_on_map exactly that many."""

    approach: Maybe[ApproachId] = UNSET
    can_discover: Maybe[bool] = UNSET  # 18.12.2
    can_found: Maybe[bool] = UNSET  # 14.1.1
    controlled_foundation: Maybe[bool] = UNSET
    crystals: Maybe[Some] = UNSET
    ferrum_units: Maybe[Some] = UNSET
    forges: Maybe[Some] = UNSET
    human_crystals: Maybe[Some] = UNSET
    human_forges: Maybe[Some] = UNSET
    human_foundation: Maybe[bool] = UNSET
    located_totem: Maybe[bool] = UNSET  # Locate at the start of this turn discovered one
    squad_holds_totem: Maybe[bool] = UNSET
    totems_on_map: Maybe[Count] = UNSET
    touches_smaller_squad_near_totem: Maybe[bool] = UNSET  # 17.20.7


# --- lines ------------------------------------------------------------------------------------------


class Draw(Part):
    count: Some
    to: Literal["top", "bottom"]


class Recruit(Part):
    count: Some
    price: Maybe[Some] = UNSET
    where: Maybe[Literal["squad_with_totem"]] = UNSET


class Line(Part):
    """The words both bots have."""

    draw: Maybe[Draw] = UNSET
    expend: Maybe[Literal["resolve", "unresolved"]] = UNSET
    flip: Maybe[bool] = UNSET  # the turn card, or the aid
    gain_crystals: Maybe[Some] = UNSET
    human_burns: Maybe[Some] = UNSET
    recruit: Maybe[Recruit] = UNSET


class IronbotBuild(Part):
    price: Some


class IronbotMove(Part):
    by: Literal["pursuit", "protect", "expand"]


class IronbotIf(Part):
    when: list[Case]
    then: list[IronbotLine]
    else_: list[IronbotLine] = field(name="else")


class IronbotLine(Line):
    attack: Maybe[list[Literal["focus_squad"]]] = UNSET  # the first that can be attacked, if any
    first_possible: Maybe[list[list[IronbotLine]]] = UNSET
    if_: Maybe[IronbotIf] = field(name="if", default=UNSET)
    build: Maybe[IronbotBuild] = UNSET
    discard_this: Maybe[bool] = UNSET
    escort_drill: Maybe[Some] = UNSET  # up to that many warriors from an adjacent mountain
    found: Maybe[bool] = UNSET
    move: Maybe[IronbotMove] = UNSET
    move_drill: Maybe[Some] = UNSET
    remove_warrior: Maybe[Some] = UNSET
    run_turn_card: Maybe[bool] = UNSET
    swap_golem: Maybe[Some] = UNSET


class WoodbotMove(Part):
    by: Literal["plunder", "secure", "harass"]
    count: Some
    unit: Maybe[Literal["squads"]] = UNSET
    without_totem: Maybe[bool] = UNSET


class WoodbotIf(Part):
    when: list[Case]
    then: list[WoodbotLine]
    else_: list[WoodbotLine] = field(name="else")


WoodbotTarget = Literal[
    "adjacent_squad", "controlled_foundation", "controlled_possible_mountain", "drill", "ferrum",
    "squad_touching_totem_forest",
]  # fmt: skip


class WoodbotLine(Line):
    attack: Maybe[list[WoodbotTarget]] = UNSET
    first_possible: Maybe[list[list[WoodbotLine]]] = UNSET
    if_: Maybe[WoodbotIf] = field(name="if", default=UNSET)
    discover: Maybe[bool] = UNSET
    human_chooses: Maybe[list[list[WoodbotLine]]] = UNSET
    locate: Maybe[bool] = UNSET
    move: Maybe[WoodbotMove] = UNSET
    return_vision: Maybe[Some] = UNSET  # random discarded visions into the vision deck, mountains marked
    spirits: Maybe[Some] = UNSET
    steal_crystals: Maybe[Some] = UNSET
    win: Maybe[list[WoodbotLine]] = UNSET


class IronbotStep(Part):
    when: list[Case]
    do: list[IronbotLine]


class WoodbotStep(Part):
    when: list[Case]
    do: list[WoodbotLine]


class IronbotRow(Entry):
    all: Maybe[list[IronbotLine]] = UNSET
    again: Maybe[list[IronbotLine]] = UNSET
    aggressive: Maybe[list[IronbotLine]] = UNSET
    defensive: Maybe[list[IronbotLine]] = UNSET
    expansive: Maybe[list[IronbotLine]] = UNSET
    alert: Maybe[list[IronbotLine]] = UNSET
    exhausted: Maybe[list[IronbotLine]] = UNSET

    def check(self, at: Where) -> None:
        _check_row(self, at)


class WoodbotRow(Entry):
    all: Maybe[list[WoodbotLine]] = UNSET
    again: Maybe[list[WoodbotLine]] = UNSET
    disruptive: Maybe[list[WoodbotLine]] = UNSET
    exalted: Maybe[list[WoodbotLine]] = UNSET

    def check(self, at: Where) -> None:
        _check_row(self, at)


def _check_row(row: IronbotRow | WoodbotRow, at: Where) -> None:
    for column in ("all", "again", *APPROACHES, *FACES, *AID):
        lines = getattr(row, column, UNSET)
        if lines is not UNSET:
            check_lines(plain(lines), at.into(column))


def _check_steps(steps: Sequence[IronbotStep | WoodbotStep], at: Where) -> None:
    for i, step in enumerate(steps):
        check_lines(plain(step.do), at.into("steps").item(i).into("do"))


# --- the file ---------------------------------------------------------------------------------------


class Die(Entry):
    results: list[Literal["highest_even", "lowest_even", "highest_odd", "lowest_odd"]]


class BotCards(Entry):
    per_round: Count


class Compensation(Entry):
    crystals: Count


class Common(Parts):
    die: Die
    cards: BotCards
    compensation: Compensation


class Levels(Entry):
    levels: Some


class GolemStart(Levels):
    golems: Some


class TwoFoundations(Levels):
    foundations: Some


class FourCards(Levels):
    cards: Some


class SpiritsStart(Levels):
    spirits: Some


class FewerFoundations(Levels):
    forge_tokens: Some


class Choice(Part):
    places: Some
    levels: Some
    ferrum: bool = False


class ExtraWarriors(Entry):
    choices: list[Choice]


class IronbotStart(Entry):
    approach: ApproachId
    face: FaceId


class IronbotNumbers(Entry):
    ferrum_reserve: Count
    ferrum_guard: Count
    ferrum_refill: Count
    cargo_home: Count
    visions_safe: Count
    recruit_from: Count


class Approach(Entry):
    when: list[Case]
    bonus: Bonus


class TurnCard(Entry):
    steps: list[IronbotStep]

    def check(self, at: Where) -> None:
        _check_steps(self.steps, at)


class IronbotDifficulty(Parts):
    red_icons: Levels
    golem_start: GolemStart
    two_foundations: TwoFoundations
    four_cards: FourCards
    extra_warriors: ExtraWarriors


class Ironbot(Parts):
    start: IronbotStart
    numbers: IronbotNumbers
    approach: Annotated[dict[str, Approach], Ids(*APPROACHES)]
    turn_card: Annotated[dict[str, TurnCard], Ids(*FACES)]
    action_table: Annotated[dict[str, IronbotRow], Ids(*get_args(IroncladIconId))]
    difficulty: IronbotDifficulty


class WoodbotStart(Entry):
    side: AidId
    spirits: Count


class WoodbotNumbers(Entry):
    spirits_per_foundation: Count
    spirits_per_combat: Count
    vision_deck: Count
    cargo_worth: Count
    recruit_from: Count


class Aid(Entry):
    bonus: Bonus
    steps: list[WoodbotStep]

    def check(self, at: Where) -> None:
        _check_steps(self.steps, at)


class FlipBack(Entry):
    when: list[Case]


class Flip(Parts):
    disruptive: FlipBack


class WoodbotDifficulty(Parts):
    red_icons: Levels
    spirits_start: SpiritsStart
    four_cards: FourCards
    fewer_foundations: FewerFoundations
    extra_warriors: ExtraWarriors


class Woodbot(Parts):
    start: WoodbotStart
    numbers: WoodbotNumbers
    side: Annotated[dict[str, Aid], Ids(*AID)]
    flip: Flip
    action_table: Annotated[dict[str, WoodbotRow], Ids(*get_args(WoodwalkerIconId))]
    difficulty: WoodbotDifficulty


class Bots(Parts):
    common: Common
    ironbot: Ironbot
    woodbot: Woodbot
