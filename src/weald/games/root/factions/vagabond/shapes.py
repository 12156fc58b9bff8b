"""What the Vagabond's data file may say."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from weald.facts import Count, Entry, Ids, Parts
from weald.games.root.shapes import AtLeastOne, Item

Character = Literal[
    "thief", "tinker", "ranger", "vagrant", "arbiter", "scoundrel", "adventurer", "ronin", "harrier",
]  # fmt: skip
CHARACTERS: Final[tuple[Character, ...]] = get_args(Character)


class VagabondPieces(Entry):
    reach: Count
    reach_second: Count


class VagabondBoard(Entry):
    track: Count
    limit: Count
    limit_bag: Count
    refresh: Count
    refresh_tea: Count
    quests: Count


class VagabondRelationships(Entry):
    aids: Annotated[list[AtLeastOne], Meta(min_length=3, max_length=3)]
    vp: Annotated[list[Count], Meta(min_length=3, max_length=3)]
    allied_vp: Count


class CharacterFacts(Entry):
    items: list[Item]
    torch: bool = False


class VagabondFacts(Parts):
    pieces: VagabondPieces
    board: VagabondBoard
    relationships: VagabondRelationships
    characters: Annotated[dict[str, CharacterFacts], Ids(*CHARACTERS)]
