"""Defenders of the Wild in characters: the hexes in their rows, the three ways to lose, what each faction has."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from weald.games.defenders.facts import ALL_CARD_IDS, DEFENDERS, POINTS, TERRAIN_OF
from weald.games.defenders.shapes import FACTIONS, TERRAINS
from weald.terminal.canvas import Canvas
from weald.terminal.scene import AMBER, FAINT, HARM, INK, LEGAL, Scene, Tone
from weald.text import Texts

Json = dict[str, Any]
LEAST = (76, 29)
MOST = (112, 29)
ROWS, HIGH = 7, 4  # rows of hexes; lines of each: three and the walls above
# Terrain by colour and sign.
GROUND = {
    "forest": ("♣", Tone("green", "#9cc184", "#3f6134"), Tone("", "#24402a", "#d5e5c9")),
    "plains": ("∴", Tone("yellow", "#dcc27a", "#7d6111"), Tone("", "#453c1f", "#f3e8c4")),
    "marsh": ("≈", Tone("cyan", "#7cc0c1", "#236a6c"), Tone("", "#1f3d40", "#d2e7e6")),
    "mountain": ("▲", Tone("white", "#c4bdb4", "#5d564c"), Tone("", "#3a3733", "#e5e0d8")),
}
CORE = ("◎", Tone("bright_red", "#ff9a3c", "#b3501a"), Tone("", "#43280f", "#fbe3d0"))
SIDES = (
    Tone("bright_red", "#e07a70", "#b23a3a"), Tone("bright_blue", "#7fa8e6", "#2f5fa8"),
    Tone("bright_magenta", "#c08ddb", "#7c3f98"), Tone("bright_white", "#e8d9ae", "#86703d"),
)  # fmt: skip
MACHINES = Tone("bright_red", "#ff9a3c", "#b3501a")
GREEN = Tone("bright_green", "#8fd17f", "#2f6b1f")


def tone(side: str) -> Tone:
    return SIDES[FACTIONS.index(side)] if side in FACTIONS else INK


def draw(scene: Scene) -> Text:
    step = max(10, min(15, scene.wide // ROWS - 1))  # characters from hex to hex
    canvas = Canvas(ROWS * step + 2, ROWS * HIGH + 1)
    spots = {}
    for hex_ in scene.position["hexes"]:
        x = 1 + (ROWS // 2) * step + (2 * hex_["q"] + hex_["r"]) * step // 2
        spots[hex_["id"]] = (x, (hex_["r"] + ROWS // 2) * HIGH + 1)
        _hex(scene, canvas, hex_, *spots[hex_["id"]], step - 1)
    for edge in scene.position["edges"]:
        _wall(scene, canvas, edge, spots[edge["hexes"][0]], step)
    for engine in scene.position["engines"]:
        if engine:
            _engine(scene, canvas, engine, spots, step)
    return canvas.text()


def _hex(scene: Scene, canvas: Canvas, hex_: Json, x: int, y: int, wide: int) -> None:
    """Its name, ground and factory; then who stands there; then what lies there."""
    sign, ink, ground = GROUND.get(hex_["terrain"], CORE)
    factory = hex_["factory"]
    canvas.fill(x, y, wide, HIGH - 1, scene.style(None, ground, hex_["id"]))
    name = f" {scene.name(hex_['id'], 'place') if hex_['terrain'] else '◎'} {sign if hex_['terrain'] else ''}"
    canvas.put(x, y, name.ljust(wide), scene.place(hex_["id"], ink, ground))
    if factory:
        words = f"{'❀' if factory['reforested'] else '⚙'}{factory['number'] or ''}"
        canvas.put(x + wide - 3, y, words, scene.style(GREEN if factory["reforested"] else MACHINES, ground, bold=True))
    if hex_["id"] == scene.position["danger"]["site"]:
        canvas.put(x + wide - 1, y, "?", scene.style(MACHINES, ground, bold=True))
    at = x + 1
    for side in hex_["leaders"]:
        canvas.put(at, y + 1, scene.letters[side], scene.style(LEGAL, tone(side), bold=True))
        at += 2
    if hex_["camp"]:
        side = hex_["camp"]["side"]
        canvas.put(at, y + 1, f"⌂{scene.letters[side].lower()}", scene.style(tone(side), ground, bold=True))
    lies = f" M{hex_['mechs']}" if hex_["mechs"] else ""
    canvas.put(x, y + 2, lies, scene.style(HARM, ground, bold=True))
    dirt = "☣" if hex_["toxic"] else "~" * hex_["pollution"]
    canvas.put(x + len(lies) + 1, y + 2, dirt, scene.style(AMBER, ground, bold=True))


# Where an edge of a hex is drawn, from the corner of its block: upright between two blocks, lying above or below a half.
def _line(side: str, x: int, y: int, step: int) -> list[tuple[int, int]]:
    half = step // 2
    if side in ("e", "w"):
        return [(x + (step - 1 if side == "e" else -1), y + row) for row in range(HIGH - 1)]
    row, first = (y - 1 if side[0] == "n" else y + HIGH - 1), (x if side[1] == "w" else x + half)
    return [(first + i, row) for i in range(half - (side[1] == "e"))]


def _wall(scene: Scene, canvas: Canvas, edge: Json, at: tuple[int, int], step: int) -> None:
    """A wall piece is thick, the wall of a factory or the core thin; a breach shows whose token lies there."""
    upright = edge["side"] in ("e", "w")
    ink = tone(edge["breach"]) if edge["breach"] else MACHINES
    char = (
        ("┇" if upright else "┅")
        if edge["breach"]
        else ("┃" if upright else "━")
        if edge["piece"]
        else "│"
        if upright
        else "─"
    )
    line = _line(edge["side"], *at, step)
    for x, y in line:
        canvas.put(x, y, char, scene.place(edge["id"], ink))
    if edge["breach"]:
        x, y = line[len(line) // 2]
        canvas.put(x, y, "✕", scene.place(edge["id"], ink))


def _engine(scene: Scene, canvas: Canvas, engine: Json, spots: dict[str, tuple[int, int]], step: int) -> None:
    """An engine stands on an edge of the hex to its right and looks along it."""
    side, arrow = AHEAD[engine["corner"]]
    line = _line(side, *spots[engine["right"]], step)
    canvas.put(*line[len(line) // 2], arrow, scene.style(LEGAL, MACHINES, bold=True))


# With the hex on the right hand: the corner ahead says which edge it stands on, and where it looks.
AHEAD = {
    "n": ("nw", "▶"), "ne": ("ne", "▶"), "se": ("e", "▼"), "s": ("se", "◀"), "sw": ("sw", "◀"), "nw": ("w", "▲"),
}  # fmt: skip


SIGNS = {
    "⌂": "camp", "M": "mech", "~": "pollution", "☣": "toxic-site", "⚙": "factory", "❀": "reforested-factory", "━": "wall",
    "✕": "breach", "▶": "engine", "◎": "core",
}  # fmt: skip


def legend(scene: Scene) -> Text:
    out = Text()
    for terrain, (sign, ink, _) in GROUND.items():
        out.append(f"{sign} ", scene.style(ink, bold=True))
        out.append(f"{scene.say(f'terrain-{terrain}')}  ", scene.style(FAINT))
    words = "  ".join(f"{sign} {scene.say(f'term-{term}')}" for sign, term in SIGNS.items())
    out.append(words, scene.style(FAINT))
    return out


def values(card: str, texts: Texts) -> str:
    """Action points and terrain of a defender."""
    number = ALL_CARD_IDS.index(card) if card in ALL_CARD_IDS else DEFENDERS
    if number >= DEFENDERS:
        return ""
    terrain = TERRAINS[TERRAIN_OF[number]]
    return f"{POINTS[number]} {GROUND[terrain][0]} {texts.format(f'terrain-{terrain}')}"


# --- beside the map ------------------------------------------------------------------------------------------


def panels(scene: Scene) -> list[RenderableType]:
    return [_danger(scene), *(_player(scene, player) for player in scene.position["players"])]


def _danger(scene: Scene) -> Text:
    about, danger = scene.position, scene.position["danger"]
    fallen = ", ".join(scene.say(f"terrain-{death['terrain']}") for death in danger["deaths"]) or "-"
    parts = [
        f"{scene.say('ui-df-factories')} {danger['factories']}/{danger['factories'] + danger['factories_left']}",
        f"{scene.say('ui-df-toxic')} {danger['toxic']}/{danger['toxic'] + danger['toxic_left']}",
        f"{scene.say('ui-df-fallen')}: {fallen}",
        scene.say("ui-df-machines-turn", direction=about["direction"]),
        scene.say("ui-df-supplies", walls=danger["walls_left"], mechs=danger["mechs_left"]),
    ]
    following = [f"{scene.say('machine-' + p['card'])} {p['left']}" for p in about["preview"]]
    if following:
        parts.append(f"{scene.say('ui-df-next')}: {', '.join(following)}")
    if about["hacked"]:
        parts.append(scene.say("ui-df-hacked"))
    return scene.text("  ".join(parts), MACHINES, bold=True)


def _player(scene: Scene, player: Json) -> Text:
    side = player["side"]
    ink = tone(side)
    out = scene.badge(side, ink)
    out.append(
        f"{'▶' if scene.position['turn'] == side else ' '}{scene.side_name(side)}  ", scene.style(ink, bold=True)
    )
    items = [
        scene.say("ui-df-item-ready" if token["ready"] else "ui-df-item-used", item=token["item"])
        for token in player["items"]
    ]  # fmt: skip
    parts = [
        scene.say("ui-df-support", now=player["support"], most=player["maximum"]),
        scene.say("ui-df-injuries", now=player["injuries"], most=player["injury_limit"]),
        scene.count("breach-token", player["breaches"]),
        scene.count("card", scene.view["zones"][f"{side}.hand"]["count"]),
        f"{scene.say('ui-df-camps-to-go')}: {player['camps_left']}",
        *([scene.name(player["active"], "card")] if player["active"] else []),
        *(scene.name(card, "card") for card in player["team"]),
        *([scene.name(player["power"], "ability")] if player["power"] else []),
        *items,
    ]
    out.append("  ".join(parts), scene.style(ink))
    if player["threat"]:
        out.append(f"  {scene.say('ui-df-threat-' + player['threat'])}", scene.style(HARM, bold=True))
    if player["left"]:
        out.append(f"  {scene.say('ui-df-left')}", scene.style(FAINT))
    return out
