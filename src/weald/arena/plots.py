"""Small SVG plots that keep their letters at reading size at any width: lengths in per cent, text in pixels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final, NamedTuple

TONES: Final = 6  # styles t0 to t5 of the page; a seventh player looks like the first but is named all the same
_LETTERS: Final = 36  # as many letters as fit side by side under a plot on a phone
DASHES: Final = ("", "7 4", "2 4", "10 3 2 3", "4 2", "12 6")
_DOT: Final = (
    '<circle class="dot" cx="{x}" cy="{y}" r="5.5"/>',
    '<rect class="dot" x="{x}" y="{y}" width="10" height="10" transform="translate(-5 -5)"/>',
    '<svg x="{x}" y="{y}" overflow="visible"><path class="dot" d="M0-7 7 0 0 7-7 0z"/></svg>',
    '<svg x="{x}" y="{y}" overflow="visible"><path class="dot" d="M0-7 6.5 5h-13z"/></svg>',
)


class Line(NamedTuple):
    name: str
    values: Sequence[float]
    tone: int


def interval(low: float, middle: float, high: float, fair: float | None, tone: int, label: str) -> str:
    """A share (0 to 1) as a mark on a rule from 0 to 100 %, with its interval and the fair share as a dashed line."""
    even = "" if fair is None else f'<line class="fair" x1="{_at(fair)}" x2="{_at(fair)}" y1="1" y2="23"/>'
    dot = _DOT[tone % len(_DOT)].format(x=_at(middle), y=12)
    return (
        f'<svg class="interval t{tone % TONES}" height="24" role="img" aria-label="{escape(label)}">'
        f'<line class="rule" x1="0" x2="100%" y1="12" y2="12"/>{even}'
        f'<line class="span" x1="{_at(low)}" x2="{_at(high)}" y1="12" y2="12"/>{dot}</svg>'
    )


def histogram(bars: Sequence[tuple[str, int]], label: str) -> str:
    """Upright bars with their counts above and names below; names are left out where they would touch."""
    height, top, foot = 150, 18, 20
    most = max((count for _, count in bars), default=1) or 1
    step = 100 / max(1, len(bars))
    widest = max((len(name) for name, _ in bars), default=1) + 1
    every = -(-len(bars) * widest // _LETTERS)
    parts = []
    for i, (name, count) in enumerate(bars):
        tall = round((height - top - foot) * count / most, 1)
        y = height - foot - tall
        middle = f"{(i + 0.5) * step:.2f}%"
        parts.append(
            f'<rect class="bar" x="{(i + 0.12) * step:.2f}%" width="{0.76 * step:.2f}%" y="{y}" height="{tall}"/>'
        )
        if len(bars) <= 12 and count:
            parts.append(f'<text x="{middle}" y="{y - 4}" text-anchor="middle">{count}</text>')
        if i % every == 0:
            parts.append(
                f'<text class="faint" x="{middle}" y="{height - 5}" text-anchor="middle">{escape(name)}</text>'
            )
    floor = height - foot
    return (
        f'<svg class="plot" height="{height}" role="img" aria-label="{escape(label)}">'
        f'<line class="rule" x1="0" x2="100%" y1="{floor}" y2="{floor}"/>{"".join(parts)}</svg>'
    )


def curves(lines: Sequence[Line], top: float, marks: Sequence[tuple[float, str]], label: str) -> str:
    """Lines from left to right over equal steps, from 0 to ``top``; ``marks`` name heights at the left."""
    height, foot = 170, 20
    floor = height - foot

    def y(value: float) -> float:
        return round(floor - (floor - 16) * min(value, top) / top, 1)

    grid = "".join(f'<line class="grid" x1="0" x2="100%" y1="{y(at)}" y2="{y(at)}"/>' for at, _ in marks)
    heights = "".join(f'<text class="faint" x="2" y="{y(at) - 3}">{escape(name)}</text>' for at, name in marks)
    drawn = "".join(_polyline(line, y) for line in lines)
    feet = "".join(
        f'<text class="faint" x="{x}%" y="{height - 5}" text-anchor="{anchor}">{name}</text>'
        for x, anchor, name in ((0, "start", "deal"), (50, "middle", "half way"), (100, "end", "end"))
    )
    return (
        f'<svg class="plot" height="{height}" role="img" aria-label="{escape(label)}">{grid}'
        f'<svg width="100%" height="{height}" viewBox="0 0 100 {height}" preserveAspectRatio="none">{drawn}</svg>'
        f"{heights}{feet}</svg>"
    )  # fmt: skip


def key(name: str, tone: int) -> str:
    """How a player looks in the plots: its mark, its line and its name."""
    dot = _DOT[tone % len(_DOT)].format(x=17, y=8)
    dash = f' stroke-dasharray="{DASHES[tone % TONES]}"' if DASHES[tone % TONES] else ""
    return (
        f'<span class="key"><svg class="t{tone % TONES}" width="34" height="16" aria-hidden="true">'
        f'<line class="line" x1="0" x2="34" y1="8" y2="8"{dash}/>{dot}</svg>{escape(name)}</span>'
    )


def _polyline(line: Line, y: Callable[[float], float]) -> str:
    last = max(1, len(line.values) - 1)
    points = " ".join(f"{100 * i / last:.1f},{y(value)}" for i, value in enumerate(line.values))
    dash = f' stroke-dasharray="{DASHES[line.tone % TONES]}"' if DASHES[line.tone % TONES] else ""
    return f'<polyline class="line t{line.tone % TONES}" points="{points}"{dash}/>'


def _at(share: float) -> str:
    return f"{100 * share:.1f}%"
