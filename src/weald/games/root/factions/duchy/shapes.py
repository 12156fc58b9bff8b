"""What the Duchy's data file may say."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from weald.facts import Count, Entry, Ids, Parts

Rank = Literal["squire", "noble", "lord"]
RANKS: Final[tuple[Rank, ...]] = get_args(Rank)
Minister = Literal[
    "foremole", "captain", "marshal", "brigadier", "banker", "mayor", "duchess_of_mud", "baron_of_dirt", "earl_of_stone",
]  # fmt: skip
MINISTERS: Final[tuple[Minister, ...]] = get_args(Minister)
Track = Annotated[list[Count], Meta(min_length=3, max_length=3)]


class DuchyPieces(Entry):
    reach: Count
    warriors: Count
    tunnel: Count
    citadel: Count
    market: Count
    around: Count
    start: Count


class DuchyTracks(Entry):
    citadel: Track
    market: Track


class DuchyTurn(Entry):
    assembly: Count
    dig: Count


class RankFacts(Entry):
    crowns: Count
    vp: Count


class MinisterFacts(Entry):
    rank: Rank
    cards: Count


class DuchyFacts(Parts):
    pieces: DuchyPieces
    tracks: DuchyTracks
    turn: DuchyTurn
    ranks: Annotated[dict[str, RankFacts], Ids(*RANKS)]
    ministers: Annotated[dict[str, MinisterFacts], Ids(*MINISTERS)]
