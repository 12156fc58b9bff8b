"""Write, for the compiled build only, a module for each game that calls the procedures of its steps straight.

    python tools/callers.py GAME...      prints weald/games/GAME/straight.py of the package that is imported

Rules queue steps as values (`g.then(steps.PAY_WOOD, seat, c)`), and mypyc calls a function that is a value as Python does:
with its arguments as objects. Here every step has a line that calls its procedure by name, found by halving.
"""

from __future__ import annotations

import inspect
import json
import sys

from weald.games import find
from weald.kernel import Game, Step

HEAD = '''"""Calls the procedures of {game} straight (tools/callers.py)."""

from __future__ import annotations

from mypy_extensions import i64

{imports}
from weald.games.{game} import GAME
from weald.kernel.decision import Rule
from weald.kernel.rows import vec
from weald.kernel.step import Caller

NAMES = {names}


class Straight(Caller):
    def __init__(self) -> None:
        numbers = [GAME.steps.find(name).number for name in NAMES]
        self.index: vec[i64] = vec[i64]([0] * (max(numbers) + 1))
        for i, number in enumerate(numbers):
            self.index[number] = i

    def begin(self, g: object, step: i64, args: vec[i64], first: i64, count: i64) -> Rule | None:
        assert isinstance(g, {state})
        which = self.index[step]
'''
TAIL = """

GAME.steps.caller = Straight()
"""


def plain(step: Step) -> list[inspect.Parameter] | None:
    """What a procedure takes, if it is a function of a fixed number of values."""
    taken = list(inspect.signature(step.procedure).parameters.values())
    fixed = all(one.kind is one.POSITIONAL_OR_KEYWORD and one.default is one.empty for one in taken)
    return taken if fixed and step.procedure.__qualname__.isidentifier() else None


def halved(calls: list[list[str]], first: int, depth: int) -> list[str]:
    indent = "    " * depth
    if len(calls) == 1:
        return [indent + line for line in calls[0]]
    middle = len(calls) // 2
    low, high = halved(calls[:middle], first, depth + 1), halved(calls[middle:], first + middle, depth)
    return [f"{indent}if which < {first + middle}:", *low, *high]


def written(game: Game) -> str:
    modules: dict[str, str] = {}
    names, calls, state = [], [], ""
    for step in game.steps:
        taken = plain(step)
        names.append(step.name)
        if taken is None:
            calls.append(["return super().begin(g, step, args, first, count)"])
            continue
        procedure = step.procedure
        inside = modules.setdefault(procedure.__module__, f"m{len(modules)}")
        kind = procedure.__globals__[taken[0].annotation]
        state = f"{modules.setdefault(kind.__module__, f'm{len(modules)}')}.{kind.__name__}"
        values = [f"args[first + {i}]" if i else "args[first]" for i in range(len(taken) - 1)]
        call = f"{inside}.{procedure.__qualname__}({', '.join(['g', *values])})"
        acts = inspect.signature(procedure).return_annotation == "None"
        calls.append([call, "return None"] if acts else [f"return {call}"])
    imports = "\n".join(f"import {module} as {short}" for module, short in sorted(modules.items()))
    head = HEAD.format(game=game.id, imports=imports, names=repr(tuple(names)), state=state)
    return head + "\n".join(halved(calls, 0, 2)) + TAIL


if __name__ == "__main__":
    print(json.dumps({name: written(find(name)) for name in sys.argv[1:]}))
