"""Root in characters: the woodland, and what each faction has."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from weald.games.root.facts import DATA
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
OTHERS = "bright_cyan"  # a faction without a colour of its own
SUITS = {"fox": "red", "rabbit": "yellow", "mouse": "magenta"}
# Buildings and tokens by a sign (else the first letters of their name); warriors by their faction's letter.
SIGNS = {"sawmill": "saw", "workshop": "wsh", "recruiter": "rec", "keep": "KEEP", "wood": "w", "sympathy": "s"}
LETTERS = {"second_vagabond": "V2"}
Part = tuple[str, str]


def show(view: dict[str, Any], legal: set[str], texts: Texts) -> list[RenderableType]:
    """The position in ``view``; places in ``legal`` come forward."""
    return [draw(view, legal, texts), *(_faction(view, seat, texts) for seat in range(len(view["seats"])))]


def draw(view: dict[str, Any], legal: set[str], texts: Texts) -> Text:
    about, canvas = view["position"], Canvas(WIDE, HIGH)
    table: dict[str, Any] = DATA.plain()["maps"][about["map"]]
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
        here = [(_letter(p["side"]), _style(p["side"])) for p in about["players"] if p["pawn"] == name]
        _place(canvas, spots[name], f"♣{name[1:]}", "dim green", name in legal, [here])
    for name, clearing in about["clearings"].items():
        suits = "/".join(texts.format(f"suit-{suit}") for suit in clearing["suits"])
        style = f"bold {SUITS[clearing['suits'][0]]}"
        _place(canvas, spots[name], f"{name[1:]} {suits}", style, name in legal, _standing(clearing, about))
    return canvas.text()


def _standing(clearing: dict[str, Any], about: dict[str, Any]) -> list[list[Part]]:
    """Two rows: who stands there, and what is built."""
    owner = {kind: player["side"] for player in about["players"] for kind in player["supply"]}
    people = [(_count(_letter(side), n), _style(side)) for side, n in clearing["warriors"].items()]
    built = [
        (_count(SIGNS.get(kind, kind[:5]), n), _style(owner[kind]))
        for kind, n in {**clearing["buildings"], **clearing["tokens"]}.items()
    ]
    people += [(_letter(side), _style(side)) for side in clearing["pawns"]]
    built += [("ruin", "dim")] * clearing["ruin"] + [("□" * clearing["open"], "dim")] * bool(clearing["open"])
    return [row for row in (people, built) if row]


def _count(sign: str, n: int) -> str:
    return f"{sign}{n}" if len(sign) == 1 else f"{sign} ×{n}" if n > 1 else sign


def _letter(side: str) -> str:
    return LETTERS.get(side, side[0].upper())


def _style(side: str) -> str:
    return STYLES.get(side, OTHERS)


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
    if side in BOARDS:
        parts += BOARDS[side](about["factions"][side], view, texts)
    parts += [_count(texts.format(f"item-{item}"), n) for item, n in player["crafted"].items()]
    return Text("   ".join(parts), _style(side))


# --- what is on a faction's board -----------------------------------------------------------------------


def _eyrie(own: dict[str, Any], view: dict[str, Any], texts: Texts) -> list[str]:
    if not own["leader"]:
        return []
    columns = {column: view["zones"][f"eyrie.{column}"]["count"] + n for column, n in own["viziers"].items()}
    decree = [f"{texts.format(f'column-{column}')} {n}" for column, n in columns.items()]
    return [texts.format(f"leader-{own['leader']}"), *decree]


def _alliance(own: dict[str, Any], view: dict[str, Any], texts: Texts) -> list[str]:
    return [
        texts.format("count-supporter", count=view["zones"]["alliance.supporters"]["count"]),
        texts.format("count-officer", count=own["officers"]),
    ]


def _vagabond(own: dict[str, Any], view: dict[str, Any], texts: Texts) -> list[str]:
    if not own["character"]:
        return []
    parts = [texts.format(f"character-{own['character']}")]
    for condition, items in own["items"].items():
        parts += [_count(texts.format(f"state-{item}-{condition}"), n) for item, n in items.items()]
    return parts + [
        f"{texts.format(f'side-{side}')}: {texts.format(f'relation-{step}')}" for side, step in own["relations"].items()
    ]


BOARDS = {"eyrie": _eyrie, "alliance": _alliance, "vagabond": _vagabond, "second_vagabond": _vagabond}
