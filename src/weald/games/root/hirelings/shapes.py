"""What the hirelings' data file may say."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from weald.facts import Count, Entry, Parts
from weald.games.root.shapes import AtLeastOne, Suit

Dots = Annotated[list[AtLeastOne], Meta(min_length=6, max_length=6)]


class Table(Entry):
    spaces: Annotated[list[AtLeastOne], Meta(min_length=3, max_length=3)]
    demoted: Annotated[list[Count], Meta(min_length=7, max_length=7)]


class ControlDie(Entry):
    golden: Dots
    all: Dots


class UprisingDie(Entry):
    faces: Annotated[list[Suit], Meta(min_length=6, max_length=6)]


class HirelingPieces(Entry):
    forest_patrol_warriors: AtLeastOne
    last_dynasty_warriors: AtLeastOne
    spring_uprising_warriors: AtLeastOne
    exile_clubs: AtLeastOne
    warm_sun_prophets_warriors: AtLeastOne
    bandits: AtLeastOne
    sunward_expedition_warriors: AtLeastOne
    footholds: AtLeastOne
    corvid_spies_warriors: AtLeastOne
    flame_bearers_warriors: AtLeastOne
    vault_keepers_warriors: AtLeastOne
    vaults: AtLeastOne
    band_warriors: AtLeastOne


class Effects(Entry):
    pass


class HirelingsFacts(Parts):
    table: Table
    control_die: ControlDie
    uprising_die: UprisingDie
    pieces: HirelingPieces
    effects: Effects
