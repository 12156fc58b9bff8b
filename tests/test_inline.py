"""What tools/inline.h does in place is what the functions do that it stands in for, at the edges too."""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
RULES = """
from collections.abc import Generator


class Above:
    pass


class Between(Above):
    pass


class Below(Between):
    pass


def get(row: list[int], at: int) -> int:
    return row[at]


def put(row: list[int], at: int, value: int) -> None:
    row[at] = value


def add(row: list[int], at: int, more: int) -> None:
    row[at] += more


def take(row: list[int], at: int, less: int) -> None:
    row[at] -= less


def has(row: list[int], one: int) -> bool:
    return one in row


def where(row: list[int], one: int) -> int:
    return row.index(one)


def drop(row: list[int], one: int) -> None:
    row.remove(one)


def append(row: list[int], one: int) -> None:
    row.append(one)


def whole(row: list[int]) -> int:
    return sum(row)


def box(row: list[int], one: int) -> object:
    return [one, -one, one * 2]


def kin(row: list[int], which: int) -> bool:
    thing: object = (Above(), Between(), Below(), 1)[which]
    return isinstance(thing, Above)


def _asking(row: list[int]) -> Generator[int, int, None]:
    for one in row:
        row[0] = yield one


def ask(row: list[int], answer: int) -> list[int]:
    asking: Generator[int, int, None] = _asking(row)
    asked = [next(asking)]
    try:
        while True:
            asked.append(asking.send(answer))
    except StopIteration:
        return asked
"""
ROWS: list[list[Any]] = [[], [3], [1, 2, 3, 2], [2**62, 1, -(2**61)], [True, 2, 1], [-1, -16, -17, 300, 5000, 2**80]]
NUMBERS = (0, 1, 2, 3, 4, 6, -1, -2, -7, -17, 300, 2**62, -(2**62), 2**80)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    fast = loaded("fast", ROOT / "tools" / "fast.py")
    if shutil.which("cc") is None:
        pytest.skip("no C compiler here")
    folder = tmp_path_factory.mktemp("inline")
    (folder / "edges.py").write_text(RULES, "utf-8")
    run = subprocess.run(
        [sys.executable, "-c", fast.GENERATE, json.dumps({"edges": ["edges.py"]})],
        cwd=folder, check=True, capture_output=True, text=True,
    )  # fmt: skip
    fast.CACHE.mkdir(parents=True, exist_ok=True)
    for library in json.loads(run.stdout.splitlines()[-1]):
        objects = [fast.compile_c(source, library, "cc", folder)[0] for source in library["sources"]]
        fast.link(library["name"], objects, "cc", folder, False)
    sys.path.insert(0, str(folder))
    try:
        return loaded("edges", folder / f"edges{sysconfig.get_config_var('EXT_SUFFIX')}")
    finally:
        sys.path.remove(str(folder))


def loaded(name: str, file: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def told(module: Any, name: str, row: list[Any], *numbers: int) -> tuple[object, list[Any]]:
    row = row[:]
    try:
        return getattr(module, name)(row, *numbers), row
    except (IndexError, ValueError, OverflowError, StopIteration) as error:
        return "IndexError" if isinstance(error, OverflowError) else type(error).__name__, row


def test_edges(compiled: ModuleType) -> None:
    plain = ModuleType("plain")
    exec(RULES, plain.__dict__)
    for row in ROWS:
        assert told(compiled, "whole", row) == told(plain, "whole", row)
        for one in NUMBERS:
            for name in ("get", "has", "where", "drop", "append", "box", "ask"):
                assert told(compiled, name, row, one) == told(plain, name, row, one), (name, row, one)
            for other in NUMBERS:
                for name in ("put", "add", "take"):
                    assert told(compiled, name, row, one, other) == told(plain, name, row, one, other), (name, row, one)
    for which in range(4):
        assert told(compiled, "kin", [], which) == told(plain, "kin", [], which)
