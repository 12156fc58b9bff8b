"""Wonderland in characters: the regions, the tea table or the battle, and what each player has."""

from __future__ import annotations

import textwrap
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from weald.games.wonderland.facts import FACTIONS
from weald.terminal.canvas import Canvas
from weald.terminal.scene import AMBER, FAINT, HARM, INK, LEGAL, PAPER, Scene, Tone

Json = dict[str, Any]
LEAST = (60, 24)
MOST = (130, 30)
SIDES = (
    Tone("bright_blue", "#6fa8e6", "#2c6cb0"), Tone("bright_green", "#4fbf93", "#1d7a58"),
    Tone("bright_red", "#f0708a", "#b02440"), Tone("bright_magenta", "#b890ea", "#6f3fa3"),
    Tone("yellow", "#d3a75a", "#7a5a22"),
)  # fmt: skip
ROSE = Tone("magenta", "#e58aa6", "#8e2546")
POISON = Tone("green", "#8fd17f", "#3f7d3a")
GAP, NARROWEST = 1, 15  # of regions side by side


def tone(side: str) -> Tone:
    return SIDES[FACTIONS.index(side)] if side in FACTIONS else FAINT


def draw(scene: Scene) -> RenderableType:
    """The regions side by side; under them the tea table, or the battle that is fought."""
    table = Table.grid(padding=(0, 0))
    table.add_row(_regions(scene))
    table.add_row(Text(""))
    table.add_row(_battle(scene) if scene.position["battle"] is not None else _chairs(scene))
    return table


def _regions(scene: Scene) -> Text:
    regions = {name: region for name, region in scene.position["regions"].items() if region["used"]}
    seats = len(scene.sides)
    across = min(len(regions), max(1, (scene.wide + GAP) // (NARROWEST + GAP)))
    each = (scene.wide + GAP) // across - GAP
    names = {name: textwrap.wrap(scene.name(name, "place"), each - 2)[:2] for name in regions}
    heads = max(len(lines) for lines in names.values())
    high = heads + 1 + seats
    rows = -(-len(regions) // across)
    canvas = Canvas(across * (each + GAP), rows * (high + 1) - 1)
    for i, (name, region) in enumerate(regions.items()):
        x, y = i % across * (each + GAP), i // across * (high + 1)
        canvas.fill(x, y, each, high, scene.style(None, PAPER, name))
        for line in range(heads):
            words = f" {names[name][line] if line < len(names[name]) else ''}"[:each].ljust(each)
            canvas.put(x, y + line, words, scene.place(name, HARM if scene.position["battle"] == name else ROSE, PAPER))
        y += heads - 1
        at = x + 1
        for number, points in enumerate(region["points"] or (), 1):
            now = number == scene.view["round"]
            canvas.put(at, y + 1, str(points), scene.style(AMBER if now else FAINT, PAPER, bold=now))
            at += len(str(points)) + 1
        if region["first_battle"]:
            canvas.put(x + each - 2, y + 1, "⚑", scene.style(AMBER, PAPER, bold=True))
        for seat, here in enumerate(region["units"]):
            side = scene.sides[seat]
            signs = [str(here["supporters"])] if here["supporters"] else []
            signs += ["♛"] if here["leader"] else []
            signs += {"none": [], "lying": ["⌄"], "standing": ["⌂"]}[here["castle"]]
            signs += [scene.name(figure, "figure", "card") for figure in here["figures"]]
            if signs:
                words = f"{scene.letters[side]} {' '.join(signs)}"[: each - 2]
                canvas.put(x + 1, y + 2 + seat, words, scene.style(tone(side), PAPER, bold=True))
    return canvas.text()


def _chairs(scene: Scene) -> Table:
    about = scene.position
    table = Table.grid(padding=(0, 1))
    head = Text(" ").join(
        scene.text(scene.side_name(scene.sides[s]), tone(scene.sides[s]), bold=True) for s in about["at_head"]
    )
    table.add_row(
        scene.named("head"), head if about["at_head"] else scene.text(scene.say("ui-wl-head-note"), FAINT, "head")
    )
    for name, chair in about["chairs"].items():
        if chair["leader"] is not None:
            side = scene.sides[chair["leader"]]
            what = scene.text(f"♛ {scene.side_name(side)}", tone(side), bold=True)
        else:
            card = chair["card"]
            what = scene.text(scene.texts.format(f"card-{card}", "text") if card else "-", INK, name)
            if chair["poison"]:
                what.append(f" ☠ {scene.say('chip-poison')}", scene.style(POISON, at=name))
        table.add_row(scene.named(name), what)
    return table


def _battle(scene: Scene) -> Table:
    about = scene.position
    outer = Table.grid(padding=(0, 0))
    title = f"⚔ {scene.name(about['battle'], 'place')}"
    points = (about["regions"][about["battle"]]["points"] or [])[max(0, scene.view["round"] - 1) :][:1]
    outer.add_row(scene.text(f"{title}  {'  '.join(scene.count('point', p) for p in points)}", HARM, bold=True))
    outer.add_row(_track(scene))
    table = Table.grid(padding=(0, 1))
    for seat, side in enumerate(scene.sides):
        board = about["seats"][seat]
        if board["status"] == "out":
            continue
        name = scene.badge(side, tone(side))
        name.append(f" {scene.side_name(side)}", scene.style(tone(side), bold=True))
        chips = ", ".join(scene.name(kind, "chip") for kind in board["active"])
        mad = ", ".join(scene.name(kind, "chip") for kind in board["madness"])
        status = {"halted": scene.say("ui-wl-halted"), "bust": scene.say("ui-wl-bust")}.get(board["status"], "")
        words = scene.text(f"{board['strength']} ", tone(side), bold=True)
        words.append(f"{status} " if status else "", scene.style(AMBER, bold=True))
        words.append(chips, scene.style(INK))
        words.append(f"  ☠ {mad}" if mad else "", scene.style(HARM))
        if board["playing"]:
            words.append(f"  → {scene.name(board['playing'], 'chip')}", scene.style(AMBER, at=board["playing"]))
        table.add_row(name, words)
    if about["resistance"] is not None:
        table.add_row(scene.text(scene.side_name("resistance"), FAINT), scene.text(str(about["resistance"]), FAINT))
    outer.add_row(table)
    return outer


def _track(scene: Scene) -> Text:
    """The track of strength: ◆ a forge symbol, letters where the fighters stand."""
    about, track = scene.position, Text()
    for space in range(about["top"] + 1):
        here = [
            side for seat, side in enumerate(scene.sides)
            if about["seats"][seat]["strength"] == space and about["seats"][seat]["status"] != "out"
        ]  # fmt: skip
        forge = space in about["forge_symbols"]
        track.append(f"{space}{'◆' if forge else ''}", scene.style(AMBER if forge else FAINT, bold=forge))
        for side in here:
            track.append(scene.letters[side], scene.style(LEGAL, tone(side), bold=True))
        track.append(" ")
    return track


def legend(scene: Scene) -> Text:
    return scene.text(scene.say("map-legend"), FAINT)


# --- beside the map ------------------------------------------------------------------------------------------


def panels(scene: Scene) -> list[RenderableType]:
    parts: list[RenderableType] = [_player(scene, seat) for seat in range(len(scene.sides))]
    about = scene.position
    if about["display"]:
        names = Text(f"{scene.say('ui-wl-display')}: ", scene.style(FAINT))
        parts.append(names + Text(", ").join(scene.named(card) for card in about["display"]))
    return parts


def _player(scene: Scene, seat: int) -> Text:
    side, board = scene.sides[seat], scene.position["seats"][seat]
    ink = tone(side)
    out = scene.badge(side, ink)
    out.append(f"{'▶' if seat in scene.view['waiting'] else ' '}{scene.side_name(side)}  ", scene.style(ink, bold=True))
    parts = [
        scene.count("point", board["points"]["vp"]),
        scene.count("shard", board["shards"]),
        scene.say("ui-wl-in-the-bag", count=board["bag_count"]),
        scene.count("quest", scene.view["zones"][f"{side}.quests"]["count"]),
        f"♛ +{board['leader_strength']}",
        f"⌂ {board['castle_value']}",
        f"{scene.say('place-supply')}: {scene.count('supporter', board['supply'])}",
    ]
    out.append("  ".join(parts), scene.style(ink))
    forged = [sum(1 for chip in track if chip) for track in board["forge"]]
    rest = [
        *(scene.name(card, "card") for card in board["wonderlandians"]),
        *(scene.name(name, "ability") for name, unlocked in board["abilities"].items() if unlocked),
        "◆ " + " ".join(f"{n}/{len(track)}" for n, track in zip(forged, board["forge"], strict=True)),
    ]
    out.append(f"  {'  '.join(rest)}", scene.style(FAINT))
    if "bag" in board:
        chips = ", ".join(f"{n} {scene.name(kind, 'chip')}" for kind, n in board["bag"].items())
        out.append(f"\n     {scene.say('ui-wl-lookup')}: {chips}", scene.style(FAINT))
    return out
