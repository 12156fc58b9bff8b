"""What the Alliance's data file may say."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from weald.facts import Count, Entry, Parts


class AlliancePieces(Entry):
    reach: Count
    warriors: Count
    sympathy: Count
    supporters: Count


class AllianceTracks(Entry):
    cost: Annotated[list[Count], Meta(min_length=10, max_length=10)]
    vp: Annotated[list[Count], Meta(min_length=10, max_length=10)]


class AllianceRules(Entry):
    supporters_without_base: Count
    revolt: Count
    martial_law: Count


class AllianceFacts(Parts):
    pieces: AlliancePieces
    tracks: AllianceTracks
    rules: AllianceRules
