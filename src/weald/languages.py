"""The languages: those that have a file of texts, English first. Nothing else lists them."""

from __future__ import annotations

import os
from typing import Final

FALLBACK: Final = "en"


def _found() -> tuple[str, ...]:
    # Not importlib.resources: the command line asks for the languages at every start.
    files = os.listdir(os.path.join(os.path.dirname(__file__), "text"))  # noqa: PTH118, PTH120, PTH208
    names = sorted(name.removesuffix(".ftl") for name in files if name.endswith(".ftl"))
    return (FALLBACK, *(name for name in names if name != FALLBACK))


LANGUAGES: Final = _found()
