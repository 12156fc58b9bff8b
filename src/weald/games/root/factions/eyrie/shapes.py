"""What the Eyrie's data file may say."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from weald.facts import Count, Entry, Parts
from weald.games.root.shapes import Two

Column = Literal["recruit", "move", "battle", "build"]
COLUMNS: Final[tuple[Column, ...]] = get_args(Column)


class EyriePieces(Entry):
    reach: Count
    warriors: Count
    roost: Count
    start: Count


class EyrieTracks(Entry):
    roost_vp: Annotated[list[Count], Meta(min_length=8, max_length=8)]
    draw: list[Count]


class EyrieLeaders(Entry):
    builder: Annotated[list[Column], Two]
    charismatic: Annotated[list[Column], Two]
    commander: Annotated[list[Column], Two]
    despot: Annotated[list[Column], Two]


class EyrieFacts(Parts):
    pieces: EyriePieces
    tracks: EyrieTracks
    leaders: EyrieLeaders
