"""All 86 cards as tables, and their effects as small programs (``effect_shapes.py`` lists the words).

Card numbers: Woodwalkers 0-37, Ironclad 38-75, visions 76-85. A program is a list of effects; lists inside
effects (then, win, options ...) are programs of their own, named by number so that the agenda can hold them.
"""

from __future__ import annotations

from typing import Any, Final

from weald.games.ironwood import shapes
from weald.games.ironwood.board import DATA, MOUNTAINS
from weald.games.ironwood.effect_shapes import PLACES, plain

WW: Final = 0  # seat numbers in turn order (4.1.2)
IC: Final = 1
SIDES: Final[list[str]] = list(shapes.SIDES)
WARRIOR: Final = 0
GOLEM: Final = 1
UNITS: Final[list[str]] = ["warrior", "golem"]
NO_PROGRAM: Final = -1
PLACE_WORDS: Final[list[str]] = list(PLACES)

_FILES: Final = DATA.files
ACTION_CARDS: Final[list[shapes.Card]] = [*_FILES.cards_woodwalkers.values(), *_FILES.cards_ironclad.values()]
NAMES: Final[list[str]] = [*_FILES.cards_woodwalkers, *_FILES.cards_ironclad, *_FILES.visions]
ACTIONS: Final[int] = len(ACTION_CARDS)  # action cards; visions follow
_OWN: Final[int] = len(_FILES.cards_woodwalkers)
BASIC: Final[list[bool]] = [c.type == "basic" for c in ACTION_CARDS]
BASICS: Final[list[list[int]]] = [
    [c for c in range(_OWN) if BASIC[c]],
    [c for c in range(_OWN, ACTIONS) if BASIC[c]],
]
SPECIALS: Final[list[list[int]]] = [
    [c for c in range(_OWN) if not BASIC[c]],
    [c for c in range(_OWN, ACTIONS) if not BASIC[c]],
]
# Combat values (3.1.4): damage, defense, dominance.
VALUES: Final[list[list[int]]] = [[c.combat.damage, c.combat.defense, c.combat.dominance] for c in ACTION_CARDS]
DAMAGE: Final = 0
DEFENSE: Final = 1
DOMINANCE: Final = 2
SEES_FIRST: Final = 3  # beside those three in the bonus of a combat: the enemy deploys first and face up (10.3.8)
NO_BONUS: Final = (0, 0, 0, 0)
_KINDS: Final = ("damage", "defense", "dominance")

VISIONS: Final[list[int]] = list(range(ACTIONS, len(NAMES)))
_VISIONS: Final = list(_FILES.visions.values())
VISION_OF: Final[list[int]] = [-1] * len(MOUNTAINS)  # mountain -> its vision (1.1.8)
MOUNTAIN_OF: Final[list[int]] = [-1] * ACTIONS + [MOUNTAINS.index(v.mountain) for v in _VISIONS]
CRYSTALS_OF: Final[list[int]] = [0] * ACTIONS + [v.crystals for v in _VISIONS]
for _v in VISIONS:
    VISION_OF[MOUNTAIN_OF[_v]] = _v
INNER_VISIONS: Final[list[int]] = [v for v in VISIONS if _VISIONS[v - ACTIONS].kind == "inner"]
OUTER_VISIONS: Final[list[int]] = [v for v in VISIONS if _VISIONS[v - ACTIONS].kind == "outer"]


def side_of(card: int) -> int:
    return WW if card < _OWN else IC


class Bonus:
    """An each-combat bonus: its numbers and when it counts."""

    __slots__ = ("forged", "numbers", "see_first", "when")

    def __init__(self, facts: dict[str, Any]) -> None:
        self.numbers: list[int] = [facts.get(kind, 0) for kind in _KINDS]
        self.see_first: bool = facts.get("enemy_deploys_first_face_up", False)
        self.when: str = facts.get("when", "any")
        self.forged: bool = facts.get("where") == "mountain_with_foundation_or_forge"


class Effect:
    """One line of a card. Only the fields its word uses are set."""

    __slots__ = (
        "bonus", "condition", "count", "draws_after", "golem", "half", "kind", "mandatory", "no_burn_effect", "options",
        "otherwise", "pay_choose", "pay_crystals", "same", "then", "to_drill", "unit", "visions_too", "where", "with_",
        "word",
    )  # fmt: skip

    def __init__(self, word: str) -> None:
        self.word = word
        self.count = 0
        self.where = ""
        self.unit = WARRIOR
        self.then = NO_PROGRAM
        self.otherwise = NO_PROGRAM
        self.options: list[int] = []
        self.pay_crystals = 0
        self.pay_choose = 0
        self.kind = ""
        self.condition = ""
        self.with_ = ""
        self.golem = False
        self.same = False
        self.to_drill = False
        self.half = False
        self.mandatory = False
        self.no_burn_effect = False
        self.visions_too = False
        self.draws_after = 0
        self.bonus: Bonus | None = None


PROGRAMS: Final[list[list[Effect]]] = []
EFFECTS: Final[list[int]] = []  # card -> program of its effect box
WHEN_BURNED: Final[list[int]] = []
# What a lasting card does while in play (3.4.4).
ON_MARKER_REMOVED: Final[list[int]] = [NO_PROGRAM] * ACTIONS
ON_EXHAUST: Final[list[int]] = [NO_PROGRAM] * ACTIONS
ON_DRILL_ADVANCED: Final[list[int]] = [NO_PROGRAM] * ACTIONS
GUARDS_MARKED: Final[list[bool]] = [False] * ACTIONS  # attackers of its marked mountain lose a warrior first
NO_ATTACK_MARKED: Final[list[bool]] = [False] * ACTIONS  # nobody attacks its marked forest or from it
HOLDS_MARKED: Final[list[bool]] = [False] * ACTIONS  # this round: no unit moves out of its marked mountains
NO_TOTEM_MOVES: Final[list[bool]] = [False] * ACTIONS  # this turn: no warrior takes a totem along
EXTRA_MOVES: Final[list[int]] = [0] * ACTIONS
EXTRA_DRAWS: Final[list[int]] = [0] * ACTIONS
EACH_COMBAT: Final[list[list[Bonus]]] = [[] for _ in range(ACTIONS)]


def _program(card: int, effects: list[dict[str, Any]]) -> int:
    lines: list[Effect] = []
    number = len(PROGRAMS)
    PROGRAMS.append(lines)
    for effect in effects:
        ((word, arg),) = effect.items()
        lines.append(_effect(card, word, arg))
    return number


def _effect(card: int, word: str, arg: Any) -> Effect:
    e = Effect(word)
    if isinstance(arg, int):
        e.count = arg
    elif arg == "half_round_up":
        e.half = True
    elif isinstance(arg, list):  # win, on_exhaust, on_marker_removed
        e.then = _program(card, arg)
    else:
        _fields(card, e, arg)
    _static(card, e, arg)
    return e


def _fields(card: int, e: Effect, arg: dict[str, Any]) -> None:
    e.count = arg.get("count", arg.get("choose", arg.get("crystals", 0)))
    e.where = arg.get("where", arg.get("filter", ""))
    e.unit = UNITS.index(arg.get("unit", arg.get("to", "warrior"))) if e.word in _WITH_UNITS else WARRIOR
    e.kind = arg.get("kind", "")
    e.condition = arg.get("condition", "")
    e.with_ = "ferrum" if arg.get("target") == "ferrum" else arg.get("with", "any")
    e.golem = arg.get("with") == "golem"
    e.same = arg.get("same_as_previous", False)
    e.to_drill = arg.get("to") == "drill_mountain"
    e.mandatory = arg.get("mandatory", False)
    e.no_burn_effect = arg.get("no_burn_effect", False)
    e.visions_too = arg.get("visions", False)
    e.draws_after = arg.get("then_draw_vision", 0)
    if "then" in arg:
        e.then = _program(card, arg["then"])
    if "else" in arg:
        e.otherwise = _program(card, arg["else"])
    if "or_spend" in arg:
        e.pay_crystals = arg["or_spend"]["crystals"]
        e.pay_choose = arg["or_spend"]["choose"]
    if "options" in arg:
        e.options = [_program(card, option) for option in arg["options"]]
    if e.word in ("this_combat", "each_combat"):
        e.bonus = Bonus(arg)


_WITH_UNITS: Final = ("recruit", "remove", "swap", "sacrifice")


def _static(card: int, e: Effect, arg: Any) -> None:
    """What counts while the card is in play, looked up by card."""
    if e.word == "on_marker_removed":
        ON_MARKER_REMOVED[card] = e.then
    elif e.word == "on_exhaust":
        ON_EXHAUST[card] = e.then
    elif e.word == "each_combat" and e.bonus is not None:
        EACH_COMBAT[card].append(e.bonus)
    elif e.word == "this_round":
        HOLDS_MARKED[card] = arg.get("forbid") == "move_out"
        if "each_combat" in arg:
            EACH_COMBAT[card].append(Bonus(arg["each_combat"]))
    elif e.word == "this_turn":
        NO_TOTEM_MOVES[card] = arg.get("forbid") == "move_totem"
    elif e.word == "while_in_play":
        NO_ATTACK_MARKED[card] = arg.get("forbid") == "attack"
        EXTRA_MOVES[card] = arg.get("extra_move_warriors", arg.get("extra_move_squads", 0))
        EXTRA_DRAWS[card] = arg.get("extra_draw_special", 0)
        if arg.get("trigger") == "drill_advanced":
            ON_DRILL_ADVANCED[card] = _program(card, arg["do"])
        elif arg.get("trigger") == "mountain_marked_by_this_card_attacked":
            GUARDS_MARKED[card] = True


for _number, _card in enumerate(ACTION_CARDS):
    EFFECTS.append(_program(_number, plain(_card.effects)))
    WHEN_BURNED.append(_program(_number, plain(_card.when_burned)) if _card.when_burned else NO_PROGRAM)

# The drill track's rewards by position (9.4.5 - 9.4.7): how much of each kind.
CARGO: Final = 0
LOOK: Final = 1  # at the top vision
RECRUIT: Final = 2  # where it left
CARDS: Final = 3
TRACK: Final[list[list[int]]] = []
_SETUP: Final = _FILES.setup
for _position in _SETUP.drill_track.values():
    _rewards = [0, 0, 0, 0]
    for _reward in _position.rewards:
        _rewards[CARGO] += _reward.cargo
        _rewards[LOOK] += _reward.look_at_top_vision
        _rewards[RECRUIT] += _reward.recruit.count if _reward.recruit else 0
        _rewards[CARDS] += _reward.draw_special
    TRACK.append(_rewards)

_PREPARATION: Final = _SETUP.round.preparation
CRYSTALS: Final[int] = _SETUP.supply.common.crystals
MARKERS: Final[int] = _SETUP.supply.common.markers
WARRIORS_IN_BOX: Final[list[int]] = [_SETUP.supply.woodwalkers.warriors, _SETUP.supply.ironclad.warriors]
GOLEMS: Final[int] = _SETUP.supply.ironclad.golems
TOKENS: Final[int] = _SETUP.supply.ironclad.forge_tokens
TOTEMS: Final[int] = _SETUP.supply.woodwalkers.totems
INCOME: Final[list[int]] = [_PREPARATION.crystals.woodwalkers, _PREPARATION.crystals.ironclad]
DRAW: Final[int] = _PREPARATION.draw
FIRST_DRAW: Final[int] = _PREPARATION.first_round.draw
FIRST_KEEP: Final[int] = _PREPARATION.first_round.keep
TURNS: Final[int] = _SETUP.round.action.turns
PASS_DRAW: Final[int] = _SETUP.round.action.pass_draw
HAND_LIMIT: Final[int] = _SETUP.round.end.hand_limit
RECRUIT_COST: Final[int] = _SETUP.round.end.recruit_cost
FORGES_TO_WIN: Final[int] = _SETUP.victory.ironclad.forges
TOTEMS_TO_WIN: Final[int] = _SETUP.victory.woodwalkers.totems
FORGE_DAMAGE: Final[int] = _SETUP.battle.forge.damage
CARGO_TAKEN: Final[int] = _SETUP.battle.drill_destroyed.taken
GOLEM_DAMAGE: Final[int] = _SETUP.units.golem.damage
TOUGHNESS: Final[int] = _SETUP.units.golem.toughness
START_FERRUM: Final[int] = _SETUP.start.ironclad.ferrum.warriors
START_INNER: Final[int] = _SETUP.start.ironclad.each_inner_mountain.warriors
START_FOREST: Final[int] = _SETUP.start.woodwalkers.each_outer_forest.warriors
