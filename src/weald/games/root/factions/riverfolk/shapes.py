"""What the Riverfolk's data file may say."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from weald.facts import Count, Entry, Parts
from weald.games.root.shapes import AtLeastOne


class RiverfolkPieces(Entry):
    reach: Count
    warriors: Count
    posts: AtLeastOne
    start: Count


class RiverfolkTracks(Entry):
    score: Annotated[list[Count], Meta(min_length=3, max_length=3)]


class RiverfolkServices(Entry):
    cheapest: AtLeastOne
    dearest: AtLeastOne


class RiverfolkFunds(Entry):
    payments: Count
    protectionism: Count
    establish: AtLeastOne


class RiverfolkFacts(Parts):
    pieces: RiverfolkPieces
    tracks: RiverfolkTracks
    services: RiverfolkServices
    funds: RiverfolkFunds
