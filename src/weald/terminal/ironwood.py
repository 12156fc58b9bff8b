"""Ironwood in characters: the map, and what each side has."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from weald.games.ironwood.board import DATA, FORESTS, MOUNTAINS, RIDGES, TRAILS
from weald.games.ironwood.facts import ACTIONS, NAMES, VALUES
from weald.terminal.canvas import Canvas
from weald.terminal.scene import AMBER, FAINT, HARM, INK, Scene, Tone, spread
from weald.text import Texts

Json = dict[str, Any]
LEAST = (76, 26)
MOST = (120, 40)
WOODWALKERS = Tone("bright_green", "#54a574", "#2f6b46")
IRONCLAD = Tone("bright_red", "#e2805a", "#a3482a")
SIDES = {"woodwalkers": WOODWALKERS, "ironclad": IRONCLAD}
TRAIL = Tone("green", "#3f6b4f", "#9dbb95")
RIDGE = Tone("yellow", "#7a5a35", "#c0a27a")
LEAF = Tone("green", "#9cc184", "#3f6134")
WOOD = Tone("", "#1f3a2b", "#dbe8d4")
ROCK = Tone("white", "#e2d6bf", "#4d3d2b")
STONE = Tone("", "#3b342b", "#e8dfcf")
CRYSTAL = Tone("cyan", "#63c7d6", "#1f7f93")
PEAK, GROVE = 12, 9  # how wide a mountain and a forest are
_BOARD = DATA.files.board
Part = tuple[str, Tone]


def draw(scene: Scene) -> Text:
    position, canvas = scene.position, Canvas(scene.wide, scene.high)
    at = {name: (place.at.x, place.at.y) for name, place in _BOARD.mountains.items()}
    at |= {name: (place.at.x, place.at.y) for name, place in _BOARD.forests.items()}
    spots = spread(at, scene.wide - PEAK + 1, scene.high - 1)
    mountains, forests = ([_middle(spots[name]) for name in names] for names in (MOUNTAINS, FORESTS))
    for joined, ends_at, style, gap in (
        (TRAILS, forests, scene.style(TRAIL), 2), (RIDGES, mountains, scene.style(RIDGE), 0),
    ):  # fmt: skip
        for a, ends in enumerate(joined):
            for b in ends:
                if a < b:
                    canvas.line(ends_at[a], ends_at[b], style, gap)
    for i, spot in enumerate(forests):
        _forest(scene, canvas, position["forests"][i], i, spot)
    for i, spot in enumerate(mountains):
        _mountain(scene, canvas, position["mountains"][i], spot)
    return canvas.text()


def _middle(at: tuple[int, int]) -> tuple[int, int]:
    return at[0] + PEAK // 2, at[1]


def _forest(scene: Scene, canvas: Canvas, has: Json, i: int, at: tuple[int, int]) -> None:
    x, y = at[0] - GROVE // 2, at[1]
    canvas.fill(x, y, GROVE, 1, scene.style(None, WOOD, has["id"]))
    name = f"♣{_BOARD.forests[FORESTS[i]].number}"
    canvas.put(x, y, name, scene.place(has["id"], LEAF, WOOD))
    parts = [
        (f"W{has['warriors']}", WOODWALKERS) if has["warriors"] else None,
        (f"T{has['full']}", AMBER) if has["full"] else None,
        (f"t{has['fading']}", FAINT) if has["fading"] else None,
        ("•" * len(has["marks"]), CRYSTAL) if has["marks"] else None,
    ]
    _row(scene, canvas, x + len(name) + 1, y, [part for part in parts if part], WOOD)


def _mountain(scene: Scene, canvas: Canvas, has: Json, at: tuple[int, int]) -> None:
    x, y = at[0] - PEAK // 2, at[1]
    canvas.fill(x, y, PEAK, 2, scene.style(None, STONE, has["id"]))
    canvas.put(x, y, f"▲{scene.name(has['id'], 'place')}"[:PEAK].ljust(PEAK), scene.place(has["id"], ROCK, STONE))
    parts = [
        (f"I{has['warriors']}", IRONCLAD) if has["warriors"] else None,
        (f"G{has['golems']}", HARM) if has["golems"] else None,
        ("⌂" if has["forge"] == "foundation" else "⚒", AMBER) if has["forge"] != "none" else None,
        (f"D{scene.position['cargo']}", CRYSTAL) if has["drill"] else None,
        ("•" * len(has["marks"]) + "!" * has["bot_mark"], CRYSTAL) if has["marks"] or has["bot_mark"] else None,
    ]
    _row(scene, canvas, x + 1, y + 1, [part for part in parts if part], STONE)


def _row(scene: Scene, canvas: Canvas, x: int, y: int, parts: list[Part], ground: Tone) -> None:
    for text, ink in parts:
        canvas.put(x, y, text, scene.style(ink, ground, bold=True))
        x += len(text) + 1


def legend(scene: Scene) -> Text:
    return scene.text(scene.say("map-legend"), FAINT)


def values(card: str, texts: Texts) -> str:
    """Damage, defense and dominance of an action card."""
    number = NAMES.index(card) if card in NAMES else ACTIONS
    return "/".join(str(v) for v in VALUES[number]) if number < ACTIONS else ""


# --- beside the map ------------------------------------------------------------------------------------------


def panels(scene: Scene) -> list[RenderableType]:
    position = scene.position
    parts: list[RenderableType] = [_side(scene, has) for has in position["sides"]]
    fight, solo = position["battle"], position["solo"]
    if fight:
        words = f"⚔ {scene.name(fight['from'], 'place')} → {scene.name(fight['to'], 'place')}"
        parts.insert(0, scene.text(words, HARM, bold=True))
    return parts if solo is None else [*parts, _bot(scene, solo)]


def _side(scene: Scene, has: Json) -> Text:
    side = has["side"]
    ink, seat = SIDES[side], scene.sides.index(side)
    out = scene.badge(side, ink)
    out.append(
        f"{'▶' if scene.position['active'] == seat else ' '}{scene.side_name(side)}  ", scene.style(ink, bold=True)
    )
    won = scene.count("totem" if side == "woodwalkers" else "forge", has["won"])
    parts = [
        f"{won} / {scene.position['to_win']}",
        scene.count("crystal", has["crystals"]),
        scene.count("card", scene.view["zones"][f"{side}.hand"]["count"]),
        f"{scene.say('term-supply')}: {scene.count('warrior', has['reserve'])}",
        " ".join(_slot(scene, has, slot) for slot in range(scene.position["turns"])),
        *(f"{scene.name(x['card'], 'card')} ({x['markers']})" for x in has["lasting"]),
        *(scene.name(card, "card") for card in has["this_round"]),
    ]
    out.append("  ".join(parts), scene.style(ink))
    return out


def _slot(scene: Scene, has: Json, slot: int) -> str:
    """An action slot: the card that lies there, a pass, or nothing yet."""
    card = next((scene.name(s["card"], "card") for s in has["slots"] if s["slot"] == slot), None)
    return f"[{card or ('–' if slot in has['passed'] else '·')}]"


def _bot(scene: Scene, solo: Json) -> Text:
    """The bot's boards: what it is up to, its bonus, its markers."""
    parts = [scene.say(f"bot-{solo['side']}")]
    if solo["bot"] == "ironbot":
        parts += [scene.say(f"term-{solo['approach']}"), scene.say(f"term-{solo['turn_card']}-face")]
    else:
        spirits = scene.say("term-spirits-of-the-forest")
        parts += [scene.say(f"term-{solo['aid']}"), f"{spirits}: {solo['spirits']}"]
    parts += [f"+{count} {scene.say('term-' + kind)}" for kind, count in solo["bonus"].items() if count]
    term = "term-marked-mountain" if solo["bot"] == "ironbot" else "term-possible-mountain"
    marked = ", ".join(scene.name(place, "place") for place in solo["marked"]) or "-"
    return scene.text("  ".join([*parts, f"{scene.say(term)}: {marked}"]), INK)
