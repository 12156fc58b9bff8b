"""What the data file of the Keepers may say."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from weald.facts import Count, Entry, Parts

Relic = Literal["figure", "tablet", "jewelry"]
RELICS: Final[tuple[Relic, ...]] = get_args(Relic)


class KeepersPieces(Entry):
    reach: Count
    warriors: Count
    start: Count


class RelicFacts(Entry):
    values: Annotated[list[Count], Meta(min_length=4, max_length=4)]
    trophy_vp: Count
    column_vp: Count


class Waystations(Entry):
    tiles: Annotated[list[tuple[Relic, Relic]], Meta(min_length=3, max_length=3)]
    draw: Count


class KeepersTurn(Entry):
    retinue: Count
    recruits: Count
    crowd: Count


class KeepersFacts(Parts):
    pieces: KeepersPieces
    relics: RelicFacts
    waystations: Waystations
    turn: KeepersTurn
