"""The page: whole, self-contained, and careful with what it is told."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from weald.arena.plots import Line, curves, histogram
from weald.arena.report import binned, html, summary
from weald.arena.schedule import schedule
from weald.arena.tally import Result
from weald.arena.tournament import play, write


class Checker(HTMLParser):
    """Every element closed, in order; what would be fetched."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.headings: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.open.append(tag)
        self.look(tag, attrs)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.look(tag, attrs)

    def look(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [
            f"{tag} {name}" for name, _ in attrs if name in ("src", "href", "xlink:href", "srcset", "data")
        ]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "h2":
            self.headings.append(data)


def checked(page: str) -> Checker:
    checker = Checker()
    checker.feed(page)
    checker.close()
    assert checker.open == []
    assert checker.fetched == []
    assert not re.search(r"https?:|@import|url\(|//[a-z]", page)
    return checker


CASES = {
    "duel": ("ironwood", ["left", "right"], 2, {}),
    "field": ("root", ["left"], 4, {"field": "right"}),
    "mix": ("wonderland", ["left", "right", "third"], 3, {"mix": True, "count": 3}),
    "together": ("defenders", ["left", "right"], 1, {"options": {"difficulty": "advanced"}}),
    "alone": ("ironwood", ["left"], 2, {"options": {"solo": "woodbot"}}),
}


@pytest.mark.parametrize("format", CASES)
def test_every_format_has_a_whole_page(format: str, tmp_path: Path) -> None:
    game, players, games, more = CASES[format]
    result = play(schedule(game, players, games, 1, **more))  # type: ignore[arg-type]
    assert result.format == format
    page = html(result)
    headings = checked(page).headings
    assert {"Ratings", "Length of a game", "Ways of ending", "How the games went", "Repeat it"} <= set(headings)
    assert ("Sides and seats" in headings) == (result.fair is not None)
    for sentence in summary(result):
        assert sentence.split(":")[0] in page
    write(result, tmp_path / "page.html")
    assert msgspec.json.decode((tmp_path / "page.json").read_bytes(), type=Result) == result
    embedded = re.search(r'<script type="application/json" id="result">(.*?)</script>', page, re.DOTALL)
    assert embedded is not None
    assert msgspec.json.decode(embedded[1], type=Result) == result


def test_the_page_says_what_the_figures_say() -> None:
    result = play(schedule("ironwood", ["left", "right"], 4, seed=2), command="weald arena <b>&")
    page = html(result)
    wins = result.pairings[0].rows[0].wins
    assert f"left won {wins.won} of 4 against right" in page
    assert "weald arena &lt;b&gt;&amp;" in page
    assert result.digest in page
    assert "prefers-color-scheme" in page or "light-dark(" in page
    assert "@media print" in page


def test_many_rounds_share_bars() -> None:
    assert binned({3: 1, 5: 2}) == [("3", 1), ("4", 0), ("5", 2)]
    bars = binned({1: 1, 100: 5})
    assert len(bars) <= 24
    assert sum(count for _, count in bars) == 6
    assert [bars[0], bars[-1]] == [("0", 1), ("100", 5)]
    assert len(binned({1: 1, 20_000: 1})) <= 24


def test_plots_name_what_they_show() -> None:
    assert 'aria-label="rounds &lt;"' in histogram([("1", 2), ("2", 0)], "rounds <")
    drawn = curves([Line("a", [0.0, 0.5, 1.0], 0), Line("b", [1.0, 0.5, 0.0], 1)], 1.0, [(1.0, "all")], "two lines")
    assert drawn.count("<polyline") == 2
