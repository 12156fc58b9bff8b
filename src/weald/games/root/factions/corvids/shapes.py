"""What the Corvids' data file may say."""

from __future__ import annotations

from weald.facts import Count, Entry, Parts
from weald.games.root.shapes import AtLeastOne


class CorvidsPieces(Entry):
    reach: Count
    warriors: Count
    plots: AtLeastOne


class CorvidsTurn(Entry):
    actions: Count


class CorvidsFacts(Parts):
    pieces: CorvidsPieces
    turn: CorvidsTurn
