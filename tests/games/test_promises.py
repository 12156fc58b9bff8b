"""What the code of a game promises by name and number, checked before a game is played.

A step is queued with the values its procedure takes; whatever is told, asked or given as a reason has a name for each
value; a copied state shares nothing with the original.
"""

from __future__ import annotations

import ast
import hashlib
import importlib
import inspect
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from weald.games import NAMES, find
from weald.kernel import Dice, Game, Option, State, Why
from weald.kernel.step import Step, _undone
from weald.match import Match, begin

SOURCE = Path(__file__).parents[2] / "src"
Place = tuple[ModuleType, ast.FunctionDef | None, ast.Call]

# Where a call has its key, and where its values begin.
TOLD = {"tell": (0, 3), "note": (0, 3), "ask": (1, 3), "Why": (0, 2), "Note": (0, 1)}
UNSAID = {"note": 1}  # values the helper adds by itself
# Keys that are also said without their (last) values: a reason that shares its key with an event, a card nobody played.
SHORTER = {
    "defenders": {"polluted"},
    "ironwood": {"deployed"},
    "root": {"outraged", "repair-which"},
    "wonderland": {"region-unused"},
}
# Who sits where, and what the settings chose: the same from the first decision to the last, so copies share them.
FIXED = {
    "defenders": {"g.faction"},
    "root": {
        "g.seat_of",
        "g.side",
        "g.links",
        "g.sides",
        "g.armies",
        "g.kinds",
        "g.watchers",
        "g.barriers",
        "g.cards",
        "g.offers",
        "g.forbidding",
        "g.modules",
        "g.bands",
        "g.foes",
        "g.lord",
        "g.crown",
        "g.full_deck",
    },
    "wonderland": {"g.allies", "g.faction", "g.seat_of", "g.tiles"},
}
KERNEL = {"conceded"}


@pytest.fixture(params=NAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return find(request.param)


# --- reading the source ------------------------------------------------------------------------------------------


@cache
def calls(game: str) -> list[Place]:
    """Every call in a game's code: its module, the function it stands in, the call."""
    found: list[Place] = []
    for file in sorted((SOURCE / "weald" / "games" / game).rglob("*.py")):
        name = ".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
        module = importlib.import_module(name)
        found += [(module, function, call) for function, call in _calls(ast.parse(file.read_text("utf-8")), None)]
    return found


def _calls(node: ast.AST, within: ast.FunctionDef | None) -> Iterator[tuple[ast.FunctionDef | None, ast.Call]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield within, child
        yield from _calls(child, child if isinstance(child, ast.FunctionDef) else within)


def called(call: ast.Call) -> str:
    func = call.func
    return func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""


def where(module: ModuleType, call: ast.Call) -> str:
    return f"{module.__name__}:{call.lineno}: {ast.unparse(call)}"


def held(value: object, depth: int = 4) -> set[Step]:
    """The steps in a value: itself, or those in a table of them."""
    if isinstance(value, Step):
        return {value}
    if depth == 0 or isinstance(value, str | int | ModuleType | type):
        return set()
    parts: list[object] = []
    if isinstance(value, dict):
        parts += value.values()
    elif isinstance(value, list | tuple | set | frozenset):
        parts += value
    elif type(value).__module__.startswith("weald.games"):
        parts += [getattr(value, name) for name in _slots(value) if hasattr(value, name)]
    return {step for part in parts for step in held(part, depth - 1)}


def _slots(value: object) -> list[str]:
    slots = [name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ())]
    return [*slots, *getattr(value, "__dict__", {})]


def steps_meant(module: ModuleType, function: ast.FunctionDef | None, node: ast.expr) -> set[Step]:
    """The steps an expression may stand for: a constant, one of two by a condition, an entry of a table."""
    if isinstance(node, ast.IfExp):
        return steps_meant(module, function, node.body) | steps_meant(module, function, node.orelse)
    if isinstance(node, ast.Subscript):
        return steps_meant(module, function, node.value)
    try:
        return held(eval(ast.unparse(node), dict(vars(module))))
    except (NameError, AttributeError):
        pass
    local = {name.id for name in ast.walk(node) if isinstance(name, ast.Name)}
    found: set[Step] = set()
    for part in ast.walk(function) if function is not None else ():
        if isinstance(part, ast.Assign | ast.For):
            targets = part.targets if isinstance(part, ast.Assign) else [part.target]
            names = {name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)}
            if names & local:
                source = part.value if isinstance(part, ast.Assign) else part.iter
                for name in ast.walk(source):
                    if isinstance(name, ast.Name) and name.id in vars(module):
                        found |= held(vars(module)[name.id])
    return found


def is_parameter(function: ast.FunctionDef | None, node: ast.expr) -> bool:
    """A helper that is given the step: mypy sees to it."""
    names = {arg.arg for arg in function.args.args} if function is not None else set()
    return isinstance(node, ast.Name) and node.id in names


# --- steps -------------------------------------------------------------------------------------------------------


def test_steps_take_the_values_they_are_queued_with(game: Game) -> None:
    wrong = []
    checked = 0
    for module, function, call in calls(game.id):
        if called(call) != "then" or (call.args and is_parameter(function, call.args[0])):
            continue
        meant = steps_meant(module, function, call.args[0])
        if not meant:
            wrong.append(f"{where(module, call)}: which step is this?")
        for step in meant:
            checked += 1
            try:
                inspect.signature(step.procedure).bind(None, *call.args[1:])
            except TypeError as error:
                wrong.append(f"{where(module, call)}: {step!r}: {error}")
    assert wrong == []
    assert checked > 20


def test_any_number_of_values_is_said_by_name(game: Game) -> None:
    """``then`` and the like take their values one by one, a few at most: a starred call is for ``then_all``, ``tell_all``."""
    one_by_one = {"then", "tell", "ask", "note"}
    starred = [
        where(module, call)
        for module, _, call in calls(game.id)
        if called(call) in one_by_one and any(isinstance(arg, ast.Starred) for arg in call.args)
    ]
    assert starred == []


def test_every_step_has_a_procedure_and_is_reached(game: Game) -> None:
    assert [step for step in game.steps if step.procedure is _undone] == []
    reached: set[Step] = set()
    for module, function, call in calls(game.id):
        if called(call) == "then":
            reached |= steps_meant(module, function, call.args[0])
        for arg in call.args:  # given to a helper that queues it
            if isinstance(arg, ast.Name | ast.Attribute):
                reached |= steps_meant(module, None, arg)
    assert sorted(step.name for step in game.steps if step not in reached) == []


# --- values ------------------------------------------------------------------------------------------------------


def texts(node: ast.expr, module: ModuleType) -> list[str]:
    if isinstance(node, ast.IfExp):
        return texts(node.body, module) + texts(node.orelse, module)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.Name) and isinstance(vars(module).get(node.id), str):
        return [vars(module)[node.id]]
    return []


def values(call: ast.Call) -> Iterator[tuple[ast.expr, list[ast.expr], bool]]:
    """The key of what is told, the values told, and whether these may be the first ones only."""
    name = called(call)
    if name == "tell_some" and len(call.args) == 6:
        for part, fewer in ((call.args[4], False), (call.args[5], True)):
            if isinstance(part, ast.Tuple):
                yield call.args[1], part.elts, fewer
    elif name == "tell_all" and isinstance(call.args[3], ast.Tuple):
        yield call.args[0], call.args[3].elts, False
    elif name in TOLD and len(call.args) >= TOLD[name][1]:
        key, first = TOLD[name]
        yield call.args[key], call.args[first:], False


def test_whatever_is_told_has_a_name_for_each_value(game: Game) -> None:
    wrong = []
    checked = 0
    for module, _, call in calls(game.id):
        for key, given, fewer in values(call):
            if any(isinstance(value, ast.Starred) for value in given):  # of tell_all
                continue
            count = len(given) + UNSAID.get(called(call), 0)
            for kind in texts(key, module):
                checked += 1
                fields = game.fields.get(kind, ())
                least = 0 if fewer or kind in SHORTER.get(game.id, ()) else len(fields)
                most = len(fields)
                if fields and fields[-1].partition(":")[0].endswith("*"):
                    least, most = min(least, len(fields) - 1), 99
                if not least <= count <= most:
                    wrong.append(f"{where(module, call)}: {count} values for {kind!r} {fields}")
    assert wrong == []
    assert checked > 60


def test_every_name_belongs_to_something_told(game: Game) -> None:
    written = {
        node.value
        for file in (SOURCE / "weald" / "games" / game.id).rglob("*.py")
        if file.name != "names.py"
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert sorted(set(game.fields) - written - KERNEL) == []


# --- copies ------------------------------------------------------------------------------------------------------


def positions(game: Game, count: int) -> Iterator[Match]:
    """Positions from all over random games."""
    for seed in range(3):
        dice = Dice(seed)
        match = begin(game, None, seed)
        while not match.over and len(match.choices) < 40 * count:
            decision = match.open[0]
            match.choose(decision.options[dice.below(len(decision.options))], decision.seat)
            if len(match.choices) % 40 == 0:
                yield match


def mutable(value: Any, path: str, found: dict[int, str]) -> dict[int, str]:
    """Everything in a value that can be changed, by identity, with the way to it."""
    if isinstance(value, str | int | float | bool | bytes | Step | Option | Why) or value is None or callable(value):
        return found
    if isinstance(value, tuple | frozenset):
        for i, part in enumerate(value):
            mutable(part, f"{path}[{i}]", found)
        return found
    if id(value) in found:
        return found
    found[id(value)] = path
    if isinstance(value, dict):
        for key, part in value.items():
            mutable(part, f"{path}[{key!r}]", found)
    elif isinstance(value, list | set):
        for i, part in enumerate(value):
            mutable(part, f"{path}[{i}]", found)
    else:
        for name in _slots(value):
            if hasattr(value, name):
                mutable(getattr(value, name), f"{path}.{name}", found)
    return found


def test_a_copy_of_a_state_shares_nothing_with_it(game: Game) -> None:
    fixed = FIXED.get(game.id, set())
    shared: set[str] = set()
    begun: dict[tuple[int, str], str] = {}
    for match in positions(game, 6):
        state: State = match.state
        twin = state.copy()
        assert state.hash() == twin.hash()
        ours, theirs = mutable(state, "g", {}), mutable(twin, "g", {})
        assert len(ours) > 10
        shared |= {ours[same].partition("[")[0] for same in ours.keys() & theirs.keys()}
        for path in fixed:
            assert begun.setdefault((match.seed, path), repr(now(state, path))) == repr(now(state, path)), path
    assert shared <= fixed


def test_a_state_is_hashed_as_python_writes_its_values(game: Game) -> None:
    """Also where that is had by a quicker way: the hashes are in every record and with every stored choice."""
    for match in positions(game, 6):
        values = [value for _, value in match.state.values()]
        assert match.hash() == hashlib.blake2b(repr(values).encode(), digest_size=8).hexdigest()
        if match.state.plain:
            own = values[1 + len(match.state.shared) :]
            assert all(type(value) is int or _whole(value) for value in own)


def _whole(value: object) -> bool:
    return type(value) is list and all(type(part) is int or _whole(part) for part in value)


def now(state: State, path: str) -> object:
    value: object = state
    for name in path.split(".")[1:]:
        value = getattr(value, name, None)
    return value


def test_piles_are_the_same_lists_for_the_whole_match(game: Game) -> None:
    """Who watches a match asks for its zones once; where sides are drafted a seat's own come with its side."""
    dice = Dice(17)
    for number in range(10):
        seats, options = game.draw(dice)
        if game.drafts(options):
            continue
        match = begin(game, seats, number, options, keep=False, loud=False)
        zones = match.state.zones()
        for _ in range(300):
            if match.over:
                break
            offered = match.open[0].options
            match.answer(match.open[0], offered[dice.below(len(offered))])
            now = match.state.zones()
            assert [zone.name for zone in now] == [zone.name for zone in zones]
            replaced = [zone.name for zone, then in zip(now, zones, strict=True) if zone.cards is not then.cards]
            assert not replaced, f"{replaced}: fill or empty the list instead of putting another there"
