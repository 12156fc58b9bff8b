"""What the Cult's data file may say."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from weald.facts import Count, Entry, Parts
from weald.games.root.shapes import AtLeastOne


class CultPieces(Entry):
    reach: Count
    warriors: Count
    gardens: Count
    start: Count
    around: Count
    acolytes: Count


class CultTracks(Entry):
    score: Annotated[list[Count], Meta(min_length=5, max_length=5)]
    draw: list[Count]


class CultConspiracies(Entry):
    crusade: AtLeastOne
    convert: AtLeastOne
    sanctify: AtLeastOne
    hated: Count


class CultFacts(Parts):
    pieces: CultPieces
    tracks: CultTracks
    conspiracies: CultConspiracies
