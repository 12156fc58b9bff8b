"""The boards in characters: every line-up and map is drawn, whole, with all its places and a legend, at any size."""

from __future__ import annotations

import itertools
from io import StringIO
from typing import Any

import pytest
from rich.console import Console
from rich.style import Style
from rich.text import Text

import weald
from weald.games import NAMES, find
from weald.kernel import Dice
from weald.players.random_player import RandomPlayer
from weald.terminal import page
from weald.terminal.canvas import Canvas
from weald.terminal.scene import DAY, NIGHT, PLAIN, Scene, letters, name, signs, spread
from weald.terminal.session import board_of, texts_of

games = pytest.mark.parametrize("game", [name for name in NAMES if name != "toy"])


def played(game: str, moves: int = 60, **how: Any) -> Any:
    match, dice, somebody = weald.start(game, seed=3, **how), Dice(3), RandomPlayer()
    while not match.over and len(match.choices) < moves:
        decision = match.open[0]
        match.choose(somebody.pick(decision, dice), decision.seat)
    return match


def printed(parts: list[Any], wide: int = 200) -> str:
    console = Console(file=StringIO(), width=wide)
    for part in parts:
        console.print(part)
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


def marks(drawn: Any) -> set[str]:
    """What can be clicked on a drawing."""
    lines = Console(width=200).render(drawn)
    return {segment.style.meta["at"] for segment in lines if segment.style and segment.style.meta.get("at")}


@games
@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_every_variant_is_drawn_in_every_light_and_size(game: str, lang: str) -> None:
    known, drawn = find(game), board_of(game)
    for variant in [{}, *known.variants()]:
        match = played(game, 40, options=variant)
        texts = texts_of(game, lang)
        for light, (wide, high) in itertools.product((PLAIN, NIGHT, DAY), ((10, 5), (98, 32), (300, 100))):
            scene = Scene(match.view(0), texts, light, "", *page.room(drawn, wide, high))
            shown = printed([drawn.draw(scene), drawn.legend(scene), *drawn.panels(scene)])
            assert len(shown.splitlines()) > 8
        assert not texts.missing, texts.missing


@games
def test_every_side_has_its_own_letter_and_line(game: str) -> None:
    known, drawn = find(game), board_of(game)
    for line_up in known.samples(known.read_options({})):
        match = played(game, 5, seats=line_up)
        scene = Scene(match.view(0), texts_of(game, "en"))
        assert len(set(scene.letters.values())) == len(scene.letters)
        shown = printed(drawn.panels(scene), 1000)
        for side in match.sides:
            assert any(scene.side_name(one) in shown for one in scene.letters if one in side)


@games
def test_every_legal_place_can_be_clicked(game: str) -> None:
    """Whatever place is offered stands on the board with its name under the mouse."""
    drawn, seen = board_of(game), set()
    match, dice, somebody = weald.start(game, seed=8), Dice(8), RandomPlayer()
    while not match.over and len(match.choices) < 250:
        decision = match.open[0]
        scene = Scene(match.view(decision.seat), texts_of(game, "en"), NIGHT, "", *page.room(drawn, 98, 32))
        places = {
            at for at in scene.legal if scene.texts.has(f"place-{at}") or ("-" in at and at.split("-")[0][1:].isdigit())
        }
        places -= {"burrow"}
        if places:
            assert places <= marks(drawn.draw(scene)), decision
            seen |= places
        match.choose(somebody.pick(decision, dice), decision.seat)
    assert len(seen) > 5


def test_clearings_never_cover_each_other() -> None:
    """On every map of Root, even in the smallest drawing, every clearing shows its number, suit and two rows."""
    from weald.games.root.facts import DATA
    from weald.terminal import root

    for found in DATA.plain()["maps"].values():
        places = {n: (p["at"]["x"], p["at"]["y"]) for n, p in {**found["clearings"], **found["forests"]}.items()}
        at = spread(places, root.LEAST[0] - root.WIDE + 1, root.LEAST[1] - root.ROWS + 1)
        for a, b in itertools.combinations(found["clearings"], 2):
            apart = abs(at[a][0] - at[b][0]) >= root.WIDE or abs(at[a][1] - at[b][1]) >= root.ROWS
            assert apart, (a, b, at[a], at[b])


def test_a_highlighted_place_stands_out() -> None:
    match = played("root", 0)
    drawn = board_of("root")
    for focus in ("", "c5"):
        scene = Scene(match.view(0), texts_of("root", "en"), NIGHT, focus, 98, 34)
        text = drawn.draw(scene)
        here = [s.style for s in text.spans if isinstance(s.style, Style) and s.style.meta.get("at") == "c5"]
        grounds = {str(style.bgcolor.name) for style in here if style.bgcolor}
        assert ("#8ab8ff" in grounds) == (focus == "c5")


def test_letters_and_signs_are_all_different() -> None:
    assert letters(["the Order", "the Council", "the Coven", "the Sect"]) == ["O", "C", "V", "S"]
    assert letters(["A"] * 3) == ["A", "1", "2"]
    assert letters(["Seat 1", "the Alliance", "Seat 3"]) == ["1", "A", "3"]
    assert signs(["wood", "wool", "wo"]) == {"wood": "woo", "wool": "wool", "wo": "wo"}


def test_a_thing_without_a_text_is_called_by_its_id() -> None:
    texts = texts_of("root", "en")
    assert name(texts, "c1") == "clearing 1"
    assert name(texts, "no_such-thing") == "no such thing"


def test_canvas_keeps_grounds_and_marks_under_new_characters() -> None:
    canvas = Canvas(6, 2)
    canvas.fill(0, 0, 3, 2, Style(bgcolor="red", meta={"at": "x"}))
    canvas.put(1, 0, "ab", Style(color="blue"))
    canvas.line((3, 1), (5, 1), Style())
    text = canvas.text()
    assert text.plain.splitlines()[0] == " ab   "
    assert text.plain.splitlines()[1][:3] == "   "
    assert all(0x2800 <= ord(char) < 0x2900 for char in text.plain.splitlines()[1][3:])
    over = next(span.style for span in text.spans if text.plain[span.start : span.end] == "ab")
    assert isinstance(over, Style)
    assert over.bgcolor is not None
    assert over.meta == {"at": "x"}
    canvas.put(0, 9, "outside", Style())
    canvas.put(-3, 0, "left", Style())
    assert isinstance(canvas.text(), Text)
