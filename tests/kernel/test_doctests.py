"""The examples in the docstrings of kernel and match run."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

import weald.kernel
import weald.match

MODULES = sorted(
    f"{room.__name__}.{path.stem}"
    for room in (weald.kernel, weald.match)
    for path in Path(str(room.__file__)).parent.glob("*.py")
    if path.stem != "__init__"
)


@pytest.mark.parametrize("name", MODULES)
def test_docstring_examples_run(name: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(name))
    assert failed == 0
