"""Server and browser choose the same text for the same JSON: both read ``cases.json`` (the other: web/tests/contract.test.ts)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from weald.text import Texts, render

CASES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("cases.json").read_text("utf-8"))


class Ids(Texts):
    """A language in which every text says its own id."""

    def __init__(self, ids: list[str]) -> None:
        super().__init__("en")
        self.ids = ids

    def has(self, id: str, attr: str | None = None) -> bool:
        return attr is None and id in self.ids

    def format(self, id: str, attr: str | None = None, /, **args: Any) -> str:
        return id


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["says"])
def test_the_text_is_chosen_as_in_the_browser(case: dict[str, Any]) -> None:
    texts = Ids(case["has"])
    if "option" in case:
        said = render.option(texts, {"prompt": case["prompt"], "args": {}}, case["option"])
    else:
        said = render.event(texts, case["event"], ["woodwalkers", "ironclad"])
    assert said == case["id"].capitalize()
