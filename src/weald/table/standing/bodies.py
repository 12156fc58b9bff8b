"""What is said about standings over HTTP, typed once."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from weald.table.standing.seasons import Season


class Placed(Struct, frozen=True):
    """A line of the standings. ``rating`` is our guess, ``margin`` how far it may be off; ``place`` goes by the lower end of it.
    ``name`` is empty for people who do not want to be named; ``level`` is an AI level, ``terms`` the settings at which the rules play
    against ``players``. ``me``: who asks."""

    place: int
    kind: Literal["person", "ai", "rules"]
    person: str
    name: str
    level: str
    terms: str
    players: int
    rating: int
    margin: int
    games: int
    won: int
    me: bool


class Standing(Struct, frozen=True):
    """``named``: does who asks want to be named? ``null`` for those without an account."""

    game: str
    season: str
    seasons: list[Season]
    placed: list[Placed]
    named: bool | None


class Share(Struct, frozen=True):
    """How often a side has won at tables with so many ``players`` (0: any number); ``low`` and ``high`` hold the truth nineteen times
    out of twenty, ``fair`` is
    what chance alone would give, 0 where all stand and fall together."""

    side: str
    players: int
    games: int
    won: int
    low: float
    high: float
    fair: float


class Statistics(Struct, frozen=True):
    game: str
    season: str
    among: Literal["all", "people"]
    games: int
    sides: list[Share]


class Rated(Struct, frozen=True):
    """How somebody stands in a game this season."""

    game: str
    season: str
    rating: int
    margin: int
    games: int
    won: int


class Moved(Struct, frozen=True):
    """What a game that counted did to who played a seat: their rating and its margin before and after."""

    seat: int
    rating_before: int
    margin_before: int
    rating: int
    margin: int


class Naming(Struct, frozen=True):
    """May everybody know who one is, in standings and open data?"""

    on: bool
