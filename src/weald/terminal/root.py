"""Root in characters: the woodland, and what each faction has. Nothing here names a faction or a piece: the game does."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from weald.games.root.facts import ANY_SUIT, DATA, FACE_COST, FACE_NAMES, FACE_SUIT, SUIT_NAMES
from weald.games.root.pieces import PLAYED as ORDER
from weald.terminal.canvas import Canvas
from weald.terminal.scene import FAINT, HARM, INK, LINE, PAPER, SIDES, WATER, Scene, Tone, signs, spread
from weald.text import Texts

Json = dict[str, Any]
LEAST = (76, 28)
MOST = (120, 44)
WIDE, ROWS = 14, 3  # of a clearing
WOOD = Tone("green", "#7fa568", "#587a46")
SUITS = {
    "fox": (Tone("red", "#e07b60", "#b5432b"), Tone("", "#4b2b22", "#f3d9cd")),
    "rabbit": (Tone("yellow", "#e2ba4a", "#8a6607"), Tone("", "#4b4019", "#f6e8c2")),
    "mouse": (Tone("magenta", "#cc93b9", "#8c5078"), Tone("", "#45303f", "#eddde7")),
}
SIGNS = {"lost_city": "⌂", "legendary_forge": "⚒", "black_market": "¤", "elder_treetop": "♠"}  # of landmarks
CLOSED = {"common.discard", "common.played"}  # told by the log; the rest of the open piles stands beside the map
Part = tuple[str, Tone, str]  # what is written, its colour, what it stands for


def draw(scene: Scene) -> Text:
    about, canvas = scene.position, Canvas(scene.wide, scene.high)
    table: Json = DATA.plain()["maps"][about["map"]]
    places = {**table["clearings"], **table["forests"]}
    spots = {name: place["at"] for name, place in places.items()}
    spots |= {name: table["map"]["burrow_at"] for name in about["clearings"] if name not in spots}  # beside the map
    corner = spread(
        {name: (at["x"], at["y"]) for name, at in spots.items()}, scene.wide - WIDE + 1, scene.high - ROWS + 1
    )
    middle = {name: (x + WIDE // 2, y + 1) for name, (x, y) in corner.items()}
    closed = set(about["closed"])
    for edge in table["map"]["rivers"]:
        _edge(canvas, middle, edge, scene.style(WATER), 0)
    for edge in table["map"]["paths"]:
        _edge(canvas, middle, edge, scene.style(LINE), 2 if edge in closed else 0)
    for path in _hirelings(scene, "bandits", []):
        (ax, ay), (bx, by) = (middle[end] for end in path.split("-"))
        canvas.put((ax + bx) // 2, (ay + by) // 2, "☠", scene.style(HARM))
    short = pieces(scene)
    for name in table["forests"]:
        x, y = corner[name]
        here = [(scene.letters[p["side"]], tone(p["side"]), p["side"]) for p in about["players"] if p["pawn"] == name]
        here += [(short[band], FAINT, band) for band, at in _hirelings(scene, "pawns", {}).items() if at == name]
        canvas.put(x + WIDE // 2 - 1, y + 1, f"♣{name[1:]}", scene.place(name, WOOD))
        _row(scene, canvas, x + WIDE // 2 + 2, y + 1, WIDE, here, None)
    for name, clearing in about["clearings"].items():
        _clearing(scene, canvas, name, clearing, corner[name], short)
    return canvas.text()


def _edge(canvas: Canvas, at: dict[str, tuple[int, int]], edge: str, style: Any, gap: int) -> None:
    a, _, b = edge.partition("-")
    if a in at and b in at:
        canvas.line(at[a], at[b], style, gap)


def _clearing(
    scene: Scene, canvas: Canvas, name: str, clearing: Json, at: tuple[int, int], short: dict[str, str]
) -> None:  # fmt: skip
    """A head with number, suits and free slots, then who stands there, then what is built. The edge has its ruler's colour."""
    x, y = at
    suit = clearing["suits"][0] if clearing["suits"] else ""
    ink, ground = SUITS.get(suit, (INK, PAPER))
    canvas.fill(x, y, WIDE, ROWS, scene.style(None, ground, name))
    suits = "/".join(scene.name(one, "suit") for one in clearing["suits"])
    slots = "□" * clearing["open"] + "▒" * clearing["ruin"]
    title = f"{name[1:]} {suits}" if clearing["slots"] else scene.name(name, "place")  # a place beside the map has none
    head = f" {title}"[: WIDE - len(slots) - 1].ljust(WIDE - len(slots) - 1) + slots + " "
    canvas.put(x, y, head, scene.place(name, ink, ground))
    owner = {kind: player["side"] for player in scene.position["players"] for kind in player["supply"]}
    people: list[Part] = [
        (f"{scene.letters[name]}{n}", tone(name), name)
        if name in scene.letters
        else (
            f"{short.get(name, name)}{n if n > 1 else ''}",
            tone(owner.get(name, "")),
            name,
        )  # a champion or hirelings
        for name, n in clearing["warriors"].items()
    ]
    people += [(scene.letters.get(side) or short[side], tone(side), side) for side in clearing["pawns"]]
    built: list[Part] = [
        (f"{short.get(kind, kind)}{n if n > 1 else ''}", tone(owner.get(kind, "")), kind)
        for kind, n in {**clearing["buildings"], **clearing["tokens"]}.items()
    ]
    if scene.position["ferry"] == name:
        built.append(("⛴", WATER, ""))
    if scene.position["tower"] == name:
        built.append(("♜", INK, ""))
    for landmark, about in scene.position["landmarks"].items():
        if about["place"] == name and landmark in SIGNS:
            built.append((SIGNS[landmark], INK, ""))
    if clearing["scorched"]:
        built.append(("✕", HARM, ""))
    rest = _row(scene, canvas, x + 1, y + 1, WIDE - 1, people, ground)
    _row(scene, canvas, x + 1, y + 2, WIDE - 1, [*rest, *built], ground)
    if clearing["ruler"]:
        for row in range(1, ROWS):
            canvas.put(x, y + row, "▌", scene.style(tone(clearing["ruler"])))


def _row(
    scene: Scene, canvas: Canvas, x: int, y: int, room: int, parts: list[Part], ground: Tone | None
) -> list[Part]:  # fmt: skip
    """As many parts as have room; gives back the others."""
    end = x + room
    for i, (text, ink, at) in enumerate(parts):
        if x + len(text) > end:
            return parts[i:]
        here = at if at in scene.legal else ""
        canvas.put(x, y, text, scene.place(here, ink, ground) if here else scene.style(ink, ground, bold=True))
        x += len(text) + 1
    return []


def tone(side: str) -> Tone:
    return SIDES[ORDER.index(side) % len(SIDES)] if side in ORDER else FAINT  # hirelings are nobody's


def _hirelings(scene: Scene, key: str, none: Any) -> Any:
    share = scene.position.get("hirelings")
    return share[key] if share else none


def pieces(scene: Scene) -> dict[str, str]:
    """A short sign for every building and token of the factions at this table, and for every hireling with what it builds."""
    kinds = [kind for player in scene.position["players"] for kind in player["supply"] if not kind.endswith("_warrior")]
    names = {kind: scene.name(kind, "piece") for kind in kinds}
    for card in _hirelings(scene, "cards", []):
        names[card["hireling"]] = scene.name(card["hireling"], "side")
    for clearing in scene.position["clearings"].values():
        for kind in (*clearing["buildings"], *clearing["tokens"]):
            names.setdefault(kind, scene.name(kind, "piece"))
    short = signs(names.values())
    return {kind: short[name] for kind, name in names.items()}


def legend(scene: Scene) -> Text:
    owner = {kind: player["side"] for player in scene.position["players"] for kind in player["supply"]}
    out = Text()
    for kind, sign in pieces(scene).items():
        out.append(f"{sign} ", scene.style(tone(owner.get(kind, "")), bold=True))
        out.append(f"{scene.name(kind, 'piece', 'side')}  ", scene.style(FAINT))
    out.append(scene.say("map-legend"), scene.style(FAINT))
    return out


def values(card: str, texts: Texts) -> str:
    """The suit of a card of the shared deck, and what it costs to craft."""
    if card not in FACE_NAMES:
        return ""
    face = FACE_NAMES.index(card)
    suit = texts.format(f"suit-{SUIT_NAMES[FACE_SUIT[face]]}")
    cost = [
        texts.format("ui-rt-any-suit" if one == ANY_SUIT else f"suit-{SUIT_NAMES[one]}")
        for one, count in enumerate(FACE_COST[face])
        for _ in range(count)
    ]
    return f"{suit}, {texts.format('ui-rt-cost')} {', '.join(cost)}" if cost else suit


# --- beside the map ------------------------------------------------------------------------------------------


def panels(scene: Scene) -> list[RenderableType]:
    parts: list[RenderableType] = [_faction(scene, seat) for seat in range(len(scene.sides))]
    about = scene.position
    if about["battle"]:
        fight = about["battle"]
        sides = [f"{scene.side_name(fight[who])} {fight[f'{who}_hits']}" for who in ("attacker", "defender")]
        parts.insert(0, scene.text(f"⚔ {scene.name(fight['place'], 'place')}: {' : '.join(sides)}", HARM, bold=True))
    supply = [_count(scene.name(item, "item"), n) for item, n in about["items"].items() if n]
    # Cards that lie open beside the map, of every pile that has a name.
    beside = [
        (scene.say(label), [scene.name(card, "card", "quest") for card in zone["cards"] if card])
        for name, zone in scene.view["zones"].items()
        if zone["owner"] is None and name not in CLOSED and scene.texts.has(label := f"pile-{name.replace('.', '-')}")
    ]
    words = [f"{scene.say('ui-rt-item-supply')}: {', '.join(supply) or '-'}"]
    words += [f"{label}: {', '.join(cards)}" for label, cards in beside if cards]
    words += [
        f"{SIGNS.get(name, '')} {scene.say(f'landmark-{name}')}: {scene.texts.format(f'landmark-{name}', 'text')}"
        for name in about["landmarks"]
    ]
    hired = [_hired(scene, card) for card in _hirelings(scene, "cards", [])]
    if hired:
        markers = ", ".join(map(str, _hirelings(scene, "markers", [])))
        parts.append(scene.text(f"{scene.say('ui-rt-hirelings')} ({markers}): {';  '.join(hired)}", INK))
    return [*parts, scene.text("   ".join(words), FAINT)]


def _hired(scene: Scene, card: Json) -> str:
    """A hireling, whom it serves and for how long."""
    name = scene.name(card["hireling"], "side")
    if card["controller"] is None:
        return f"{name}: {scene.say('ui-rt-for-hire')}"
    return f"{name}: {scene.side_name(scene.sides[card['controller']])} {scene.count('control', card['control'])}"


def _many(scene: Scene, kind: str, n: int) -> str:
    count = kind.replace("_", "-")
    return scene.count(count, n) if scene.texts.has(f"count-{count}") else _count(scene.name(kind, "piece"), n)


def _count(sign: str, n: int) -> str:
    return f"{sign} ×{n}" if n > 1 else sign


def _faction(scene: Scene, seat: int) -> Text:
    about, side, texts = scene.position, scene.sides[seat], scene.texts
    player = about["players"][seat]
    score = texts.format("ui-rt-coalition") if player["coalition"] else scene.name(str(player["dominance"]), "card")
    out = scene.badge(side, tone(side))
    out.append(f"{'▶' if about['turn'] == seat else ' '}{scene.side_name(side)}  ", scene.style(tone(side), bold=True))
    parts = [
        score if player["points"] is None else scene.count("point", player["points"]),
        scene.count("card", player["hand"]),
        *shares(scene, about["factions"].get(side, {})),
        *(_zone(scene, pile, zone) for pile, zone in _piles(scene, seat)),
        *(_count(scene.name(item, "item"), n) for item, n in player["crafted"].items()),
        *(_count(scene.say("ui-rt-face-down", item=item), n) for item, n in player["exhausted"].items()),
        *_coffins(scene, seat),
    ]
    supply = [_many(scene, kind, n) for kind, n in player["supply"].items() if n]
    out.append("  ".join(parts), scene.style(tone(side)))
    if supply:
        out.append(f"  {texts.format('term-supply')}: {', '.join(supply)}", scene.style(FAINT))
    return out


def _coffins(scene: Scene, seat: int) -> list[str]:
    """Who lies on Coffin Makers, if they are this player's."""
    about = scene.position.get("exiles")
    if not about or "coffin_makers" not in scene.view["zones"][f"{scene.sides[seat]}.play"]["cards"]:
        return []
    lying = ", ".join(_many(scene, kind, n) for kind, n in about["coffins"].items())
    return [f"{scene.say('ui-rt-coffins')}: {lying}"] if lying else []


def _piles(scene: Scene, seat: int) -> list[tuple[str, Json]]:
    """Cards of a faction that lie outside its hand."""
    zones = scene.view["zones"].items()
    piles = [(n.split(".", 1)[1], z) for n, z in zones if z["owner"] == seat and z["count"] and not n.endswith(".hand")]
    return [(pile, zone) for pile, zone in piles if scene.texts.has(f"pile-{pile}")]  # hidden tokens are no pile


def _zone(scene: Scene, pile: str, zone: Json) -> str:
    known = [scene.name(card, "card") for card in zone["cards"] if card]
    label = scene.name(pile, "pile")
    return f"{label}: {', '.join(known)}" if len(known) == zone["count"] else f"{label} {zone['count']}"


def shares(scene: Scene, share: Json) -> list[str]:
    """What lies on a faction's board, from its share of the position: whatever a faction tells is shown, by its texts."""
    return [part for key, value in share.items() for part in _share(scene, key, value)]


def _share(scene: Scene, key: str, value: Any) -> list[str]:
    texts, kind = scene.texts, key.removesuffix("s")
    label = texts.format(f"share-{key}") if texts.has(f"share-{key}") else ""
    if value is None or value is False or value in ({}, [], "", 0):
        return []
    if isinstance(value, bool):
        return [label or key.replace("_", " ")]
    if isinstance(value, int):
        return [scene.count(kind, value) if texts.has(f"count-{kind}") else f"{label or key.replace('_', ' ')} {value}"]
    if isinstance(value, str):
        words = scene.name(value, kind, "card", "side", "suit", "place")
        return [f"{label} {words}" if label else words]
    if isinstance(value, list):
        words = ", ".join(scene.name(str(one), kind, "card", "item", "suit", "place", "side") for one in value)
    else:
        words = ", ".join(found for name, held in value.items() for found in _held(scene, kind, name, held))
    return [f"{label or key.replace('_', ' ')}: {words}"] if words else []


def _held(scene: Scene, kind: str, name: str, held: Any) -> list[str]:
    """An entry of a share that is a table: a number, a word, or a table of its own (items by their condition)."""
    if isinstance(held, dict):
        return [_count(scene.name(f"{item}-{name}", "state"), n) for item, n in held.items() if n]
    words = scene.name(name, "column", "post", "side", "suit", "item", "relic", "piece", "card", "place", kind)
    if isinstance(held, list):
        names = ", ".join(scene.name(str(one), kind, "item", "relic", "card") for one in held)
        return [f"{words} ({names})"] if held else []
    if isinstance(held, str):
        return [f"{words}: {scene.name(held, kind, 'relic')}"]
    return [f"{words} {held}"] if held else []
