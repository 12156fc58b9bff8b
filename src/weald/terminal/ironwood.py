"""Ironwood in characters: the map, and what each side has."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from weald.games.ironwood.board import DATA, FORESTS, MOUNTAINS, RIDGES, TRAILS
from weald.games.ironwood.facts import ACTIONS, NAMES, VALUES
from weald.games.ironwood.shapes import Point
from weald.terminal.canvas import Canvas
from weald.text import Texts

WIDE, HIGH = 98, 31
_BOARD = DATA.files.board


def _spot(at: Point) -> tuple[int, int]:
    return 4 + at.x * (WIDE - 14) // 1000, at.y * (HIGH - 2) // 1000


def show(view: dict[str, Any], legal: set[str], texts: Texts) -> list[RenderableType]:
    """The position in ``view``; places in ``legal`` come forward."""
    lines: list[RenderableType] = [
        draw(view, legal),
        Text(texts.format("map-legend"), "dim"),
        *(_side(view, seat, texts) for seat in (0, 1)),
    ]
    return lines if view["position"]["solo"] is None else [*lines, _bot(view["position"]["solo"], texts)]


def values(card: str) -> str:
    """Damage, defense and dominance of an action card."""
    number = NAMES.index(card) if card in NAMES else ACTIONS
    return "/".join(str(v) for v in VALUES[number]) if number < ACTIONS else ""


def _side(view: dict[str, Any], seat: int, texts: Texts) -> Text:
    has, side = view["position"]["sides"][seat], view["seats"][seat]
    parts = [
        texts.format(f"side-{side}"),
        texts.format("count-crystal", count=has["crystals"]),
        texts.format("count-card", count=view["zones"][f"{side}.hand"]["count"]),
        texts.format("count-totem" if seat == 0 else "count-forge", count=has["won"]),
    ]
    lasting = [f"{texts.format('card-' + x['card'])} ({x['markers']})" for x in has["lasting"]]
    return Text("   ".join(parts + lasting), "green" if seat == 0 else "red")


def _bot(solo: dict[str, Any], texts: Texts) -> Text:
    """The bot's boards: what it is up to, its bonus, its markers."""
    parts = [texts.format(f"bot-{solo['side']}")]
    if solo["bot"] == "ironbot":
        parts += [texts.format(f"term-{solo['approach']}"), texts.format(f"term-{solo['turn_card']}-face")]
    else:
        spirits = texts.format("term-spirits-of-the-forest")
        parts += [texts.format(f"term-{solo['aid']}"), f"{spirits}: {solo['spirits']}"]
    parts += [f"+{count} {texts.format('term-' + kind)}" for kind, count in solo["bonus"].items() if count]
    term = "term-marked-mountain" if solo["bot"] == "ironbot" else "term-possible-mountain"
    marked = ", ".join(texts.format(f"place-{place}") for place in solo["marked"]) or "-"
    return Text("   ".join([*parts, f"{texts.format(term)}: {marked}"]), "cyan")


def draw(view: dict[str, Any], legal: set[str]) -> Text:
    position, canvas = view["position"], Canvas(WIDE, HIGH)
    mountains = [_spot(_BOARD.mountains[m].at) for m in MOUNTAINS]
    forests = [_spot(_BOARD.forests[f].at) for f in FORESTS]
    for a, ends in enumerate(TRAILS):
        for b in ends:
            if a < b:
                canvas.line(forests[a], forests[b], "·", "dim green")
    for a, ends in enumerate(RIDGES):
        for b in ends:
            if a < b:
                canvas.line(mountains[a], mountains[b], "^", "dim yellow")
    for i, (x, y) in enumerate(forests):
        _forest(canvas, position["forests"][i], i, x, y, FORESTS[i] in legal)
    for i, (x, y) in enumerate(mountains):
        _mountain(canvas, position["mountains"][i], position["cargo"], i, x, y, MOUNTAINS[i] in legal)
    return canvas.text()


def _forest(canvas: Canvas, has: dict[str, Any], i: int, x: int, y: int, legal: bool) -> None:
    name = f"♣{_BOARD.forests[FORESTS[i]].number}"
    canvas.put(x - 3, y, name, "bold black on yellow" if legal else "green")
    parts = []
    if has["warriors"]:
        parts.append((f"W{has['warriors']}", "bold bright_green"))
    if has["full"]:
        parts.append((f"T{has['full']}", "bold bright_yellow"))
    if has["fading"]:
        parts.append((f"t{has['fading']}", "yellow"))
    _row(canvas, x - 3 + len(name) + 1, y, parts)


def _mountain(canvas: Canvas, has: dict[str, Any], cargo: int, i: int, x: int, y: int, legal: bool) -> None:
    name = f"▲{MOUNTAINS[i].capitalize()}"
    canvas.put(x - 5, y, name, "bold black on yellow" if legal else "bold white")
    parts = []
    if has["warriors"]:
        parts.append((f"I{has['warriors']}", "bold bright_red"))
    if has["golems"]:
        parts.append((f"G{has['golems']}", "bold red"))
    if has["forge"] != "none":
        parts.append(("⌂" if has["forge"] == "foundation" else "⚒", "bright_yellow"))
    if has["drill"]:
        parts.append((f"D{cargo}", "bold cyan"))
    _row(canvas, x - 4, y + 1, parts)


def _row(canvas: Canvas, x: int, y: int, parts: list[tuple[str, str]]) -> None:
    for text, style in parts:
        canvas.put(x, y, text, style)
        x += len(text) + 1
