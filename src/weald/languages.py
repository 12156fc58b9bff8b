"""The languages: those that have a file of texts, English first. Nothing else lists them."""

from __future__ import annotations

from importlib import resources
from typing import Final

FALLBACK: Final = "en"


def _found() -> tuple[str, ...]:
    files = (resources.files("weald") / "text").iterdir()
    names = sorted(file.name.removesuffix(".ftl") for file in files if file.name.endswith(".ftl"))
    return (FALLBACK, *(name for name in names if name != FALLBACK))


LANGUAGES: Final = _found()
