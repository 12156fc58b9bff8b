"""Wonderland in characters: regions, the tea table or the battle, and what each player has."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from weald.text import Texts

STYLES = {
    "alice": "bright_blue",
    "mad_hatter": "bright_green",
    "queen_of_hearts": "bright_red",
    "cheshire_cat": "bright_magenta",
    "jabberwock": "bright_yellow",
}
LETTERS = {"alice": "A", "mad_hatter": "H", "queen_of_hearts": "Q", "cheshire_cat": "C", "jabberwock": "J"}
LEGAL = "bold black on yellow"


def show(view: dict[str, Any], legal: set[str], texts: Texts) -> list[RenderableType]:
    """The position in ``view``; places in ``legal`` come forward."""
    fighting = view["position"]["battle"] is not None
    middle = _battle(view, texts) if fighting else _chairs(view, legal, texts)
    return [_regions(view, legal, texts), middle, *(_player(view, seat, texts) for seat in range(len(view["seats"])))]


def _regions(view: dict[str, Any], legal: set[str], texts: Texts) -> Table:
    table = Table.grid(padding=(0, 2))
    for name, region in view["position"]["regions"].items():
        if not region["used"]:
            continue
        points = "/".join(map(str, region["points"]))
        first = " *" if region["first_battle"] else ""
        title = Text(f"{texts.format(f'place-{name}')}{first}", LEGAL if name in legal else "bold")
        table.add_row(title, Text(points, "dim"), _units(view, region["units"]))
    return table


def _units(view: dict[str, Any], units: list[dict[str, Any]]) -> Text:
    """Q3+L: three supporters and the leader; # a castle, _ one that lies, two letters a figure."""
    out = Text()
    for seat, here in enumerate(units):
        side = view["seats"][seat]
        signs = [str(here["supporters"])] if here["supporters"] else []
        signs += ["L"] if here["leader"] else []
        signs += [figure[:2].capitalize() for figure in here["figures"]]
        signs += {"none": [], "lying": ["_"], "standing": ["#"]}[here["castle"]]
        if signs:
            out.append(f"{LETTERS[side]}{'+'.join(signs)}  ", STYLES[side])
    return out


def _chairs(view: dict[str, Any], legal: set[str], texts: Texts) -> Table:
    about = view["position"]
    table = Table.grid(padding=(0, 2))
    head = Text(" ").join(Text(LETTERS[view["seats"][seat]], STYLES[view["seats"][seat]]) for seat in about["at_head"])
    table.add_row(Text(texts.format("place-head"), LEGAL if "head" in legal else ""), head)
    for name, chair in about["chairs"].items():
        if chair["leader"] is not None:
            side = view["seats"][chair["leader"]]
            what = Text(texts.format(f"side-{side}"), STYLES[side])
        else:
            what = Text(texts.format(f"card-{chair['card']}", "text") if chair["card"] else "-", "dim")
            if chair["poison"]:
                what.append(f" ({texts.format('chip-poison')})", "green")
        table.add_row(Text(texts.format(f"place-{name}"), LEGAL if name in legal else ""), what)
    return table


def _battle(view: dict[str, Any], texts: Texts) -> Table:
    table = Table.grid(padding=(0, 2))
    about = view["position"]
    track = Text()
    for space in range(about["top"] + 1):
        here = [
            side for seat, side in enumerate(view["seats"])
            if about["seats"][seat]["strength"] == space and about["seats"][seat]["status"] != "out"
        ]  # fmt: skip
        track.append(f"{space}", "yellow" if space in about["forge_symbols"] else "dim")
        for side in here:
            track.append(LETTERS[side], f"bold {STYLES[side]}")
        track.append(" ")
    table.add_row(Text(texts.format(f"place-{about['battle']}"), "bold"), track)
    for seat, side in enumerate(view["seats"]):
        board = about["seats"][seat]
        if board["status"] != "out":
            chips = ", ".join(texts.format(f"chip-{kind}") for kind in board["active"])
            table.add_row(Text(texts.format(f"side-{side}"), STYLES[side]), Text(f"{board['strength']}  {chips}"))
    return table


def _player(view: dict[str, Any], seat: int, texts: Texts) -> Text:
    side, board = view["seats"][seat], view["position"]["seats"][seat]
    parts = [
        texts.format(f"side-{side}"),
        texts.format("count-point", count=board["points"]["vp"]),
        texts.format("count-shard", count=board["shards"]),
        texts.format("count-chip", count=board["bag_count"]),
        texts.format("count-quest", count=view["zones"][f"{side}.quests"]["count"]),
        *(texts.format(f"card-{card}") for card in board["wonderlandians"]),
    ]
    return Text("   ".join(parts), STYLES[side])
