"""What the data file of the advanced setup may say."""

from __future__ import annotations

from weald.facts import Count, Entry, Parts


class DraftCards(Entry):
    dealt: Count
    kept: Count


class AdvancedFacts(Parts):
    cards: DraftCards
