"""What the Marquise's data file may say."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from weald.facts import Count, Entry, Parts

Track = Annotated[list[Count], Meta(min_length=6, max_length=6)]


class MarquisePieces(Entry):
    reach: Count
    warriors: Count
    wood: Count
    sawmill: Count
    workshop: Count
    recruiter: Count
    home_warriors: Count


class MarquiseTracks(Entry):
    sawmill_cost: Track
    workshop_cost: Track
    recruiter_cost: Track
    sawmill_vp: Track
    workshop_vp: Track
    recruiter_vp: Track
    draw: list[Count]


class MarquiseTurn(Entry):
    actions: Count
    march: Count


class MarquiseFacts(Parts):
    pieces: MarquisePieces
    tracks: MarquiseTracks
    turn: MarquiseTurn
