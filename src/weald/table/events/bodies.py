"""The bodies of requests and answers about tournaments and the deal of the day."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from weald.table.events.event import Kind, State
from weald.table.wire import Clock, Name, Setting

Number = Annotated[int, Meta(ge=0, le=100_000)]


class NewEvent(Struct, frozen=True):
    """A tournament to hold. ``sides``: who sits at each table; the number of seats comes from it. ``rounds``: of everybody against
    everybody with two seats, how often each two meet. ``reach``: how many places up one may challenge on a ladder. ``hours``: how long a
    round, or a challenge, may take. ``rated``: games count for the standings where all at a table have accounts."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    kind: Kind
    sides: Annotated[list[Annotated[str, Meta(min_length=1, max_length=40)]], Meta(max_length=16)] = []
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], Setting], Meta(max_length=40)] = {}
    rounds: Annotated[int, Meta(ge=1, le=15)] = 1
    reach: Annotated[int, Meta(ge=1, le=10)] = 3
    clock: Clock = Clock(3600, 30, "concede")
    hours: Annotated[int, Meta(ge=1, le=720)] = 24
    listed: bool = True
    rated: bool = False


class EventMade(Struct, frozen=True):
    """The host's key is shown this once."""

    id: str
    host: str
    link: str


class Enter(Struct, frozen=True):
    name: Name = ""


class Entered(Struct, frozen=True):
    """One's number, and the key that opens all one's seats in this tournament. Shown this once."""

    n: int
    token: str
    link: str


class OneEntrant(Struct, frozen=True):
    n: Number


class EntrantInfo(Struct, frozen=True):
    n: int
    name: str
    account: bool
    gone: bool


class EventGame(Struct, frozen=True):
    """``players`` by seat; ``points`` in halves, once it is over. Without a table it was not played. ``until``: Unix milliseconds."""

    table: str
    players: list[int]
    points: list[int] | None
    how: str
    until: int


class EventRound(Struct, frozen=True):
    games: list[EventGame]
    byes: list[int]


class EventPlace(Struct, frozen=True):
    """``points`` and ``buchholz`` are halves of a point, ``berger`` quarters."""

    n: int
    place: int
    points: int
    buchholz: int
    berger: int
    games: int
    won: int


class EventBrief(Struct, frozen=True):
    id: str
    game: str
    name: str
    kind: Kind
    state: State
    entrants: int
    round: int
    rounds: int
    seats: int
    made: int


class EventInfo(Struct, frozen=True):
    """``me``: one's own number; ``hosting``: one may start, end and remove. ``can_challenge``: numbers on a ladder. A ladder has one
    "round" with all its games."""

    id: str
    game: str
    name: str
    kind: Kind
    state: State
    listed: bool
    sides: list[str]
    options: dict[str, Setting]
    clock: Clock
    hours: int
    reach: int
    meetings: int
    rated: bool
    made: int
    round: int
    rounds: int
    entrants: list[EntrantInfo]
    played: list[EventRound]
    standings: list[EventPlace]
    me: int | None
    hosting: bool
    can_challenge: list[int]


class Try(Struct, frozen=True):
    """One's own try. ``token`` opens its seat, for the browser that has the key; ``ended`` is false while it runs."""

    table: str
    token: str
    ended: bool
    won: bool
    points: int | None
    rounds: int
    counts: bool


class TryResult(Struct, frozen=True):
    place: int
    name: str
    won: bool
    points: int | None
    rounds: int
    table: str
    mine: bool


class DailyInfo(Struct, frozen=True):
    """A deal: what everybody plays. ``results`` are there when one's own try is over, or the day is; else nothing here depends on
    what others have done."""

    game: str
    day: str
    today: bool
    sides: list[str]
    seat: int
    level: str
    options: dict[str, Setting]
    mine: Try | None
    open: bool
    results: list[TryResult]
    tries: int


class BeginTry(Struct, frozen=True):
    name: Name = ""
