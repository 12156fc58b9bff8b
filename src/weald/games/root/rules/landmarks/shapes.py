"""What the data file of the landmarks may say."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from weald.facts import Count, Entry, Parts
from weald.games.root.shapes import Item

Four = Meta(min_length=4, max_length=4)


class ForgeFacts(Entry):
    """The items on its card, by the suit of its clearing."""

    fox: Annotated[list[Item], Four]
    rabbit: Annotated[list[Item], Four]
    mouse: Annotated[list[Item], Four]
    draw: Count
    vp: Count


class MarketFacts(Entry):
    cards: Count


class TreetopFacts(Entry):
    slots: Count
    vp: Count
    players: Count


class LandmarkFacts(Parts):
    legendary_forge: ForgeFacts
    black_market: MarketFacts
    elder_treetop: TreetopFacts
