"""The words of a letter, in its reader's language: a sentence and a link. Nothing that is hidden at the table."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from weald.languages import FALLBACK, LANGUAGES
from weald.text import Texts

HOUR = 3_600_000  # milliseconds


class Scene(Struct, frozen=True):
    """What a letter is about, as everybody at the table may know it."""

    event: str
    table: str = ""
    game: str = ""
    name: str = ""  # of the table
    side: str = ""
    seat: int | None = None
    who: str = ""  # on the seat
    winners: list[int] = []
    data: dict[str, Any] = {}


class Words(Struct, frozen=True):
    text: str
    link: str


@cache
def texts(lang: str, game: str = "") -> Texts:
    lang = lang if lang in LANGUAGES else FALLBACK
    try:
        return Texts(lang, game)
    except (ImportError, TypeError, OSError):  # a game of the host's own may have none
        return Texts(lang)


def words(scene: Scene, lang: str, base: str) -> Words:
    said = texts(lang, scene.game)
    values: dict[str, Any] = {
        "where": where(scene, said),
        "who": str(scene.data.get("by") or said.format("tell-somebody")),
    }
    key = f"tell-{scene.event}"
    if scene.event == "clock":
        values["hours"] = 6
    if scene.event == "over" and scene.winners:
        key += "-won" if scene.seat in scene.winners else "-lost"
    if scene.event == "round":
        values["round"] = scene.data.get("round") or 0
    table = scene.data.get("again") or scene.table
    return Words(said.format(key, **values), f"{base}/t/{table}" if table else base)


def where(scene: Scene, said: Texts) -> str:
    """The game, the table's name and one's side, as far as there are any."""
    side = f"side-{scene.side}"
    parts = [
        said.format(f"ui-game-{scene.game}") if said.has(f"ui-game-{scene.game}") else scene.game,
        scene.name,
        said.format(side) if said.has(side) else scene.side,
    ]
    return ", ".join(part for part in parts if part)
