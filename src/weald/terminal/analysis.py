"""An analysed game in the terminal: the curve of chances, the turning points, what the search would have played."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from weald.match import Match
from weald.players.analysis import Point, turning
from weald.text import Texts
from weald.text.render import option, prompt

BARS = " ▁▂▃▄▅▆▇█"


def show(console: Console, match: Match, points: list[Point], lang: str) -> None:
    texts = Texts(lang, match.game.id)
    sides = [texts.format(f"side-{side}") for side in match.sides]
    width = max(len(side) for side in sides)
    console.print(Text(texts.format("analysis-curve"), "bold"))
    for seat, side in enumerate(sides):
        bars = "".join(BARS[round(point.chances[seat] * (len(BARS) - 1))] for point in points)
        console.print(Text(f"  {side:{width}} {bars} {_percent(points[-1].chances[seat]) if points else ''}"))
    result = match.result
    turned = turning(points, result["winners"] if result else [])
    if not turned:
        console.print(texts.format("analysis-no-turn"))
        return
    table = Table(title=texts.format("analysis-turns"), title_style="bold", title_justify="left")
    for column in ("number", "who", "asked", "played", "better", "cost"):
        table.add_column(
            texts.format(f"analysis-{column}"), justify="right" if column in {"number", "cost"} else "left"
        )
    for point in sorted((p for p in points if p.number in turned), key=lambda p: p.number):
        decision: dict[str, Any] = {"prompt": point.prompt, "args": point.args}
        best = point.best[0]
        same = best.id == point.played.id
        table.add_row(
            str(point.number),
            f"{sides[point.seat]} {_percent(point.chances[point.seat])}",
            prompt(texts, decision),
            option(texts, decision, msgspec.to_builtins(point.played)),
            texts.format("analysis-same") if same else option(texts, decision, msgspec.to_builtins(best)),
            "" if point.cost is None or same else _percent(point.cost),
        )
    console.print(table)


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f} %"
