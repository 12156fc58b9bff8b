"""Root in characters: the woodland, and what each faction has."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from weald.games.root.things import DATA
from weald.terminal.canvas import Canvas
from weald.text import Texts

WIDE, HIGH = 98, 34
STYLES = {
    "marquise": "bright_red",
    "eyrie": "bright_blue",
    "alliance": "bright_green",
    "vagabond": "bright_white",
    "second_vagabond": "bright_magenta",
}
SUITS = {"fox": "red", "rabbit": "yellow", "mouse": "magenta"}
# Warriors by the faction's letter, buildings and tokens by a sign.
PIECES = {
    "marquise_warrior": ("M", "marquise"),
    "eyrie_warrior": ("E", "eyrie"),
    "alliance_warrior": ("A", "alliance"),
    "sawmill": ("saw", "marquise"),
    "workshop": ("wsh", "marquise"),
    "recruiter": ("rec", "marquise"),
    "keep": ("KEEP", "marquise"),
    "wood": ("w", "marquise"),
    "roost": ("roost", "eyrie"),
    "base": ("base", "alliance"),
    "sympathy": ("s", "alliance"),
}
Part = tuple[str, str]


def show(view: dict[str, Any], legal: set[str], texts: Texts) -> list[RenderableType]:
    """The position in ``view``; places in ``legal`` come forward."""
    return [draw(view, legal, texts), *(_faction(view, seat, texts) for seat in range(len(view["seats"])))]


def draw(view: dict[str, Any], legal: set[str], texts: Texts) -> Text:
    about, canvas = view["position"], Canvas(WIDE, HIGH)
    table: dict[str, Any] = DATA["maps"][about["map"]]
    spots = {
        name: (5 + place["at"]["x"] * (WIDE - 22) // 1000, 1 + place["at"]["y"] * (HIGH - 4) // 1000)
        for part in ("clearings", "forests")
        for name, place in table[part].items()
    }
    for kind, char, style in (("rivers", "~", "blue"), ("paths", "·", "dim")):
        for edge in table["map"][kind]:
            a, _, b = edge.partition("-")
            canvas.line(spots[a], spots[b], char, style)
    for name in table["forests"]:
        here = [(_letter(side), STYLES[side]) for side, v in about["vagabonds"].items() if v["pawn"] == name]
        _place(canvas, spots[name], f"♣{name[1:]}", "dim green", name in legal, [here])
    for name, clearing in about["clearings"].items():
        label = f"{name[1:]} {texts.format('suit-' + clearing['suit'])}"
        style = f"bold {SUITS[clearing['suit']]}"
        _place(canvas, spots[name], label, style, name in legal, _standing(clearing))
    return canvas.text()


def _standing(clearing: dict[str, Any]) -> list[list[Part]]:
    """Two rows: who stands there, and what is built."""
    parts = {kind: (_count(PIECES[kind][0], n), STYLES[PIECES[kind][1]]) for kind, n in clearing["pieces"].items()}
    people = [part for kind, part in parts.items() if kind.endswith("_warrior")]
    people += [(_letter(side), STYLES[side]) for side in clearing["pawns"]]
    built = [part for kind, part in parts.items() if not kind.endswith("_warrior")]
    built += [("ruin", "dim")] * clearing["ruin"] + [("□" * clearing["open"], "dim")] * bool(clearing["open"])
    return [row for row in (people, built) if row]


def _count(sign: str, n: int) -> str:
    return f"{sign}{n}" if len(sign) == 1 else f"{sign} ×{n}" if n > 1 else sign


def _letter(side: str) -> str:
    return "V2" if side == "second_vagabond" else "V"


def _place(
    canvas: Canvas, at: tuple[int, int], label: str, style: str, legal: bool, rows: list[list[Part]]
) -> None:  # fmt: skip
    x, y = at
    canvas.put(x, y, label, "bold black on yellow" if legal else style)
    for i, row in enumerate(rows):
        across = x
        for text, tone in row:
            canvas.put(across, y + 1 + i, text, tone)
            across += len(text) + 1


def _faction(view: dict[str, Any], seat: int, texts: Texts) -> Text:
    about, side = view["position"], view["seats"][seat]
    player = about["players"][seat]
    score = texts.format("ui-rt-coalition") if player["coalition"] else texts.format(f"card-{player['dominance']}")
    parts = [
        texts.format(f"side-{side}"),
        score if player["points"] is None else texts.format("count-point", count=player["points"]),
        texts.format("count-card", count=player["hand"]),
    ]
    if side == "eyrie" and about["eyrie"]["leader"]:
        parts.append(texts.format(f"leader-{about['eyrie']['leader']}"))
        columns = {c: view["zones"][f"decree-{c}"]["count"] + n for c, n in about["eyrie"]["viziers"].items()}
        parts += [f"{texts.format(f'column-{column}')} {n}" for column, n in columns.items()]
    elif side == "alliance":
        parts.append(texts.format("count-supporter", count=view["zones"]["supporters"]["count"]))
        parts.append(texts.format("count-officer", count=about["officers"]))
    elif side in about["vagabonds"]:
        parts += _vagabond(about["vagabonds"][side], texts)
    parts += [_count(texts.format(f"item-{item}"), n) for item, n in player["crafted"].items()]
    return Text("   ".join(parts), STYLES[side])


def _vagabond(vagabond: dict[str, Any], texts: Texts) -> list[str]:
    parts = [texts.format(f"character-{vagabond['character']}")]
    for condition, items in vagabond["items"].items():
        parts += [_count(texts.format(f"state-{item}-{condition}"), n) for item, n in items.items()]
    return parts + [
        f"{texts.format(f'side-{side}')}: {texts.format(f'relation-{step}')}"
        for side, step in vagabond["relations"].items()
    ]
