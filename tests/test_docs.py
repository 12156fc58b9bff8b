"""The examples in the documentation run."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
FENCE = re.compile(r"^```(?:python|pycon|\{doctest\})\s*\n(.*?)^```", re.DOTALL | re.MULTILINE)


def examples(page: Path) -> str:
    """The `>>>` examples of a page, in order; they share one namespace."""
    text = page.read_text("utf-8")
    kept: list[str] = []
    for block in FENCE.finditer(text):
        if ">>>" in block[1]:
            # Keep line numbers: a failure then names the line of the page.
            kept += [""] * (text[: block.start(1)].count("\n") - len(kept))
            kept += [*block[1].splitlines(), ""]
    return "\n".join(kept)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_examples_run(page: Path) -> None:
    source = examples(page)
    test = doctest.DocTestParser().get_doctest(source, {}, page.name, str(page), 0)
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    report: list[str] = []
    doctest.DocTestRunner(optionflags=flags).run(test, out=report.append)
    assert not report, "".join(report)
