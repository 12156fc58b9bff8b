"""A sheet of characters to draw a map on."""

from __future__ import annotations

from rich.text import Text


class Canvas:
    def __init__(self, wide: int, high: int) -> None:
        self.cells = [[(" ", "")] * wide for _ in range(high)]

    def put(self, x: int, y: int, text: str, style: str) -> None:
        for i, char in enumerate(text):
            if 0 <= y < len(self.cells) and 0 <= x + i < len(self.cells[y]):
                self.cells[y][x + i] = (char, style)

    def line(self, a: tuple[int, int], b: tuple[int, int], char: str, style: str) -> None:
        steps = max(abs(b[0] - a[0]) // 2, abs(b[1] - a[1]), 1)
        for i in range(1, steps):
            self.put(a[0] + (b[0] - a[0]) * i // steps, a[1] + (b[1] - a[1]) * i // steps, char, style)

    def text(self) -> Text:
        out = Text()
        for row in self.cells:
            for char, style in row:
                out.append(char, style)
            out.append("\n")
        return out
