"""What a game's board is drawn from, and with: the view, the texts, the colours, the room there is.

A colour is a `Tone`: one for a terminal we know nothing of, one by night, one by day (the tones of the browser). Nothing
is told by colour alone: sides have letters, kinds have signs, and the legend names them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from fluent.syntax import ast
from rich.style import Style
from rich.text import Text

from weald.text import FALLBACK, Texts, resource

Json = dict[str, Any]


class Tone(NamedTuple):
    """A colour: by its name in any terminal, by night, by day. Empty: none."""

    any: str
    night: str
    day: str


PLAIN, NIGHT, DAY = range(3)  # how a screen is lit; plain: as the terminal is
INK = Tone("", "#efe9d8", "#2b2a26")
FAINT = Tone("bright_black", "#a9b1a4", "#655f52")
LINE = Tone("bright_black", "#4d6458", "#b9a984")
PAPER = Tone("", "#22342d", "#f1e9d6")
AMBER = Tone("yellow", "#ffb84d", "#c77700")
LEGAL = Tone("black", "#241703", "#fffaf0")  # the writing on amber
FOCUS = Tone("bright_cyan", "#8ab8ff", "#1f5fbf")
HARM = Tone("bright_red", "#ff8a6e", "#a3291a")
WATER = Tone("blue", "#4f93c9", "#3a78b0")
# Sides in the order in which a game lists them, where it has no colours of its own.
SIDES: Final = (
    Tone("yellow", "#e78a3b", "#c0620f"), Tone("bright_blue", "#6c9fdb", "#2f5d94"),
    Tone("bright_green", "#6fb868", "#3f7d3a"), Tone("white", "#b8b3ad", "#5d5a57"),
    Tone("magenta", "#c389ac", "#7d4f6b"), Tone("cyan", "#53bfc0", "#1f7577"),
    Tone("bright_yellow", "#e2d04a", "#7f6d08"), Tone("bright_magenta", "#d3a27f", "#8a5a35"),
    Tone("bright_black", "#a08be0", "#5b3f98"), Tone("bright_red", "#f07a7a", "#a82a2a"),
    Tone("bright_white", "#c6cf9c", "#6a7336"), Tone("bright_cyan", "#8fd6f0", "#23708f"),
)  # fmt: skip
# Texts that are sentences, not names.
_SENTENCES = {"prompt", "option", "event", "why", "undo", "error", "notice", "result", "ui", "count", "share", "signal", "story", "tip", "lesson"}  # fmt: skip


class Scene:
    def __init__(
        self, view: Json, texts: Texts, light: int = PLAIN, focus: str = "", wide: int = 98, high: int = 32
    ) -> None:  # fmt: skip
        self.view, self.texts, self.light, self.focus = view, texts, light, focus
        self.wide, self.high = wide, high  # room for the map
        self.position: Json = view["position"]
        self.sides: list[str] = view["seats"]
        options = [option for decision in view["decisions"] for option in decision["options"]]
        self.legal = {option["at"] for option in options if option["at"]}
        # Alone one may play several sides: each has its letter.
        played = [player["side"] for player in self.position.get("players", ()) if player["side"]]
        known = list(dict.fromkeys([*played, *self.sides]))
        self.letters = dict(zip(known, letters([self.side_name(side) for side in known]), strict=True))

    # --- styles --------------------------------------------------------------------------------------

    def style(self, ink: Tone | None = None, on: Tone | None = None, at: str = "", bold: bool = False) -> Style:
        return _style(ink[self.light] if ink else "", on[self.light] if on else "", at, bold)

    def place(self, at: str, ink: Tone, on: Tone | None = None) -> Style:
        """How a thing that can be chosen is written: it comes forward where it is legal, more so where it is meant."""
        if at == self.focus and at:
            return self.style(LEGAL, FOCUS, at, True)
        return self.style(LEGAL, AMBER, at, True) if at in self.legal else self.style(ink, on, at, True)

    def text(self, words: str, ink: Tone | None = None, at: str = "", bold: bool = False) -> Text:
        return Text.assemble((words, self.style(ink, None, at, bold)))

    def named(self, at: str, ink: Tone = INK) -> Text:
        """The name of a thing, to click on."""
        marked = at in self.legal or at == self.focus
        return Text.assemble((self.name(at), self.place(at, ink) if marked else self.style(ink, at=at)))

    # --- words ---------------------------------------------------------------------------------------

    def say(self, id: str, **values: Any) -> str:
        return self.texts.format(id, **values)

    def side_name(self, side: str | None) -> str:
        return self.texts.format(f"side-{side}") if self.texts.has(f"side-{side}") else str(side).replace("_", " ")

    def name(self, value: str, *kinds: str) -> str:
        """A thing by name, of one of these kinds first."""
        return name(self.texts, value, *kinds)

    def count(self, kind: str, number: int) -> str:
        return self.texts.format(f"count-{kind}", count=number)

    def badge(self, side: str, tone: Tone) -> Text:
        """A side's letter on its colour; the one whose turn it is stands out by its arrow elsewhere."""
        return Text.assemble((f" {self.letters.get(side, '?')} ", self.place(side, LEGAL, tone)))


@cache
def _style(ink: str, on: str, at: str, bold: bool) -> Style:
    return Style(color=ink or None, bgcolor=on or None, bold=bold or None, meta={"at": at} if at else None)


def letters(names: Sequence[str]) -> list[str]:
    """A letter for each name, all different: a capital of the name if one is free, else any of its letters, else a number.
    A seat that has not drafted yet has a number for a name ("Seat 2"), and keeps it."""
    out: list[str] = []
    for name in names:
        if name[-1:].isdigit():
            out.append(name[-1])
            continue
        first = next((i for i, char in enumerate(name) if char.isupper()), 0)  # after an article
        wanted = [char for char in name if char.isupper()] + [char.upper() for char in name[first:] if char.isalpha()]
        out.append(next((char for char in [*wanted, *"123456789"] if char not in out), "?"))
    return out


def spread(points: dict[str, tuple[int, int]], wide: int, high: int) -> dict[str, tuple[int, int]]:
    """Places of a map, spread out over all the room there is."""
    left, top = (min(at[i] for at in points.values()) for i in (0, 1))
    across, down = (max(1, max(at[i] for at in points.values()) - low) for i, low in ((0, left), (1, top)))
    return {
        name: ((x - left) * (wide - 1) // across, (y - top) * (high - 1) // down) for name, (x, y) in points.items()
    }


def signs(names: Iterable[str], least: int = 3) -> dict[str, str]:
    """A short sign for each name, all different: its first letters, as many as are needed."""
    names, out = list(names), dict[str, str]()
    for name in names:
        longest = max(least, len(name))
        short = (name[:size] for size in range(least, longest + 1))
        out[name] = next((sign for sign in short if sign not in out.values()), name)
    return out


def name(texts: Texts, value: str, *kinds: str) -> str:
    """What a thing is called: ``<kind>-<value>``, of the wanted kinds first, then of any kind that names things."""
    for kind in kinds:
        if texts.has(f"{kind}-{value}"):
            return texts.format(f"{kind}-{value}")
    id = _names(texts.game).get(value)
    return texts.format(id) if id and texts.has(id) else value.replace("_", " ").replace("-", " ")


@cache
def _names(game: str) -> dict[str, str]:
    """The text that names each thing of a game."""
    found: dict[str, str] = {}
    for entry in resource(FALLBACK, game).body:
        if isinstance(entry, ast.Message):
            kind, _, value = entry.id.name.partition("-")
            if value and kind not in _SENTENCES:
                found.setdefault(value, entry.id.name)
    return found
