"""A sheet of characters to draw a map on. Every character may stand for something, so that a click knows what it hit."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # of a braille sign: four rows of two
_BRAILLE = 0x2800
_EMPTY = Style()


class Canvas:
    """``wide`` characters a row, ``high`` rows."""

    def __init__(self, wide: int, high: int) -> None:
        self.wide, self.high = wide, high
        self.cells = [[(" ", _EMPTY)] * wide for _ in range(high)]

    def put(self, x: int, y: int, text: str, style: Style) -> None:
        """Characters on what lies there: where the style has no ground of its own the ground stays."""
        if not 0 <= y < self.high:
            return
        row = self.cells[y]
        for i, char in enumerate(text):
            if 0 <= x + i < self.wide:
                row[x + i] = (char, _ground(row[x + i][1]) + style)

    def fill(self, x: int, y: int, wide: int, high: int, style: Style) -> None:
        for row in range(max(0, y), min(y + high, self.high)):
            for column in range(max(0, x), min(x + wide, self.wide)):
                self.cells[row][column] = (" ", style)

    def line(self, a: tuple[int, int], b: tuple[int, int], style: Style, gap: int = 0) -> None:
        """A fine line between the middles of two characters, in dots of a quarter of one; ``gap``: dotted."""
        ax, ay, bx, by = 2 * a[0] + 1, 4 * a[1] + 2, 2 * b[0] + 1, 4 * b[1] + 2
        steps = max(abs(bx - ax), abs(by - ay), 1)
        for i in range(0, steps + 1, gap + 1):
            self._dot(ax + (2 * (bx - ax) * i + steps) // (2 * steps), ay + (2 * (by - ay) * i + steps) // (2 * steps), style)  # fmt: skip

    def _dot(self, x: int, y: int, style: Style) -> None:
        if 0 <= x < 2 * self.wide and 0 <= y < 4 * self.high:
            row, column = y // 4, x // 2
            here = ord(self.cells[row][column][0]) - _BRAILLE
            dots = here if 0 <= here < 256 else 0
            self.cells[row][column] = (chr(_BRAILLE + (dots | _DOTS[y % 4][x % 2])), style)

    def text(self) -> Text:
        out = Text(no_wrap=True)
        for number, row in enumerate(self.cells):
            if number:
                out.append("\n")
            begun, style = 0, row[0][1]
            for at in range(1, self.wide + 1):
                if at == self.wide or row[at][1] is not style:
                    out.append("".join(char for char, _ in row[begun:at]), style)
                    begun, style = at, row[at][1] if at < self.wide else _EMPTY
        return out


def _ground(style: Style) -> Style:
    """What stays of a style under new characters: its background, and what it stands for."""
    if style.bgcolor is None and not style.meta:
        return _EMPTY
    return Style(bgcolor=style.bgcolor, meta=style.meta or None)
