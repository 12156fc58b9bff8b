"""What the data file of the Hundreds may say."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from weald.facts import Count, Entry, Ids, Parts
from weald.games.root.shapes import ClearingSuit, Item

Mood = Literal["lavish", "relentless", "rowdy", "grandiose", "jubilant", "wrathful", "stubborn", "bitter"]
MOODS: Final[tuple[Mood, ...]] = get_args(Mood)


class HundredsPieces(Entry):
    reach: Count
    warriors: Count
    stronghold: Count
    mob: Count
    start: Count


class HoardFacts(Entry):
    command: list[Item]
    prowess: list[Item]
    spaces: Count
    values: Annotated[list[Count], Meta(min_length=5, max_length=5)]
    full_vp: Count


class HundredsTurn(Entry):
    oppress: Annotated[list[Count], Meta(min_length=2)]
    lavish: Count
    rowdy_pieces: Count
    jubilant: Count


class MobDie(Entry):
    faces: Annotated[list[ClearingSuit], Meta(min_length=1)]


class MoodFacts(Entry):
    item: Item | None = None


class HundredsFacts(Parts):
    pieces: HundredsPieces
    hoard: HoardFacts
    turn: HundredsTurn
    mob_die: MobDie
    moods: Annotated[dict[str, MoodFacts], Ids(*MOODS)]
