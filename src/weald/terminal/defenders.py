"""Defenders of the Wild in characters: the hexes in their rows, the three ways to lose, what each faction has."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from weald.games.defenders.facts import ALL_CARD_IDS, DEFENDERS, POINTS, TERRAIN_OF
from weald.games.defenders.shapes import TERRAINS
from weald.terminal.canvas import Canvas
from weald.text import Texts

GROUND = {"forest": "green", "plains": "yellow", "marsh": "cyan", "mountain": "bright_black"}
STYLES = {"order": "bright_red", "council": "bright_blue", "coven": "bright_magenta", "sect": "bright_white"}
LETTERS = {"order": "O", "council": "C", "coven": "V", "sect": "S"}
LEGAL = "bold black on yellow"
STEP, HIGH = 13, 4  # characters from hex to hex, lines from row to row
# Walls stand between hexes: where the middle of a side lies, seen from the first line of its hex.
SIDE = {
    "e": (10, 1, "|"),
    "w": (-2, 1, "|"),
    "ne": (7, -1, "/"),
    "sw": (0, 3, "/"),
    "nw": (0, -1, "\\"),
    "se": (7, 3, "\\"),
}


def show(view: dict[str, Any], legal: set[str], texts: Texts) -> list[RenderableType]:
    """The position in ``view``; places in ``legal`` come forward."""
    about = view["position"]
    return [draw(view, legal), _danger(about, texts), *(_player(view, player, texts) for player in about["players"])]


def values(card: str) -> str:
    """Action points and terrain of a defender."""
    number = ALL_CARD_IDS.index(card) if card in ALL_CARD_IDS else DEFENDERS
    return f"{POINTS[number]} {TERRAINS[TERRAIN_OF[number]]}" if number < DEFENDERS else ""


def draw(view: dict[str, Any], legal: set[str]) -> Text:
    canvas = Canvas(7 * STEP + 4, 7 * HIGH)
    spots = {}
    for hex_ in view["position"]["hexes"]:
        x = 3 * STEP + 3 + (2 * hex_["q"] + hex_["r"]) * STEP // 2
        y = (hex_["r"] + 3) * HIGH + 1
        spots[hex_["id"]] = (x, y)
        _hex(canvas, hex_, x, y, hex_["id"] in legal)
    for edge in view["position"]["edges"]:
        x, y = spots[edge["hexes"][0]]
        dx, dy, char = SIDE[edge["side"]]
        style = LEGAL if edge["id"] in legal else STYLES[edge["breach"]] if edge["breach"] else "bright_red"
        if edge["piece"] or edge["breach"] or edge["id"] in legal:
            canvas.put(x + dx, y + dy, "+" if edge["breach"] else char, style)
    return canvas.text()


def _hex(canvas: Canvas, hex_: dict[str, Any], x: int, y: int, legal: bool) -> None:
    """Its name and ground, then who stands there, then what lies there."""
    factory, terrain = hex_["factory"], hex_["terrain"]
    ground = (
        (f"grove {factory['number']}" if factory["reforested"] else f"works {factory['number']}")
        if factory
        else terrain
    )
    style = ("bold green" if factory["reforested"] else "bold red") if factory else GROUND[terrain]
    canvas.put(x, y, f"{hex_['id']} {ground[: 9 - len(hex_['id'])]}", LEGAL if legal else style)
    at = x
    for side in hex_["leaders"]:
        canvas.put(at, y + 1, f"{LETTERS[side]}!", f"bold {STYLES[side]}")
        at += 2
    if hex_["camp"]:
        canvas.put(at, y + 1, f"^{LETTERS[hex_['camp']['side']].lower()}", STYLES[hex_["camp"]["side"]])
    lies = f"M{hex_['mechs']} " if hex_["mechs"] else ""
    lies += "TOX" if hex_["toxic"] else "~" * hex_["pollution"]
    canvas.put(x, y + 2, lies, "bold")


def _danger(about: dict[str, Any], texts: Texts) -> Text:
    danger = about["danger"]
    parts = [
        f"{texts.format('ui-df-factories')} {danger['factories']}/{danger['factories'] + danger['factories_left']}",
        f"{texts.format('ui-df-toxic')} {danger['toxic']}/{danger['toxic'] + danger['toxic_left']}",
        f"{texts.format('ui-df-fallen')} "
        + (", ".join(texts.format(f"terrain-{death['terrain']}") for death in danger["deaths"]) or "-"),
        texts.format("ui-df-machines-turn", direction=about["direction"]),
    ]
    engines = [engine["edge"] if engine else "core" for engine in about["engines"]]
    parts.append(f"{texts.format('term-engine')}: {', '.join(engines)}")
    next_cards = [f"{texts.format('machine-' + p['card'])} {p['left']}" for p in about["preview"]]
    if next_cards:
        parts.append(f"{texts.format('ui-df-next')}: {', '.join(next_cards)}")
    return Text("   ".join(parts), "bold")


def _player(view: dict[str, Any], player: dict[str, Any], texts: Texts) -> Text:
    side = player["side"]
    ready = [texts.format(f"item-{token['item']}") for token in player["items"] if token["ready"]]
    parts = [
        f"{LETTERS[side]} {texts.format(f'side-{side}')}",
        texts.format("ui-df-support", now=player["support"], most=player["maximum"]),
        texts.format("count-injury", count=player["injuries"]),
        texts.format("count-breach-token", count=player["breaches"]),
        texts.format("count-card", count=view["zones"][f"{side}.hand"]["count"]),
        f"{texts.format('ui-df-camps-to-go')}: {player['camps_left']}",
        *ready,
    ]
    if player["active"]:
        parts.append(texts.format(f"card-{player['active']}"))
    return Text("   ".join(parts), STYLES[side])
