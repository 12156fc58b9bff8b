"""The examples in the kernel's own docstrings run."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

import weald.kernel

MODULES = sorted(p.stem for p in Path(weald.kernel.__file__).parent.glob("*.py") if p.stem != "__init__")


@pytest.mark.parametrize("name", MODULES)
def test_docstring_examples_run(name: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(f"weald.kernel.{name}"))
    assert failed == 0
