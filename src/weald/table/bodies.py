"""The bodies of HTTP requests and answers, typed once (what goes over the WebSocket is in ``wire.py``)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from weald.players.analysis import Point
from weald.table.wire import (
    Absence,
    ChatRule,
    Clock,
    Concession,
    LogEntry,
    Name,
    Result,
    SeatNumber,
    Setting,
    TableInfo,
    Takebacks,
    View,
)


class SettingInfo(Struct, frozen=True):
    key: str
    kind: Literal["switch", "number", "word"]
    default: Setting
    words: list[str]
    low: int
    high: int
    rule: str


class BotInfo(Struct, frozen=True):
    """With the setting ``key`` at ``word`` the rules play these sides, and ``idle`` settings say nothing."""

    key: str
    word: str
    sides: list[str]
    idle: list[str]


class SeatingInfo(Struct, frozen=True):
    """So many of these sides can sit down together, each once and in any order; some only beside another (``needs``), of
    ``rivals`` no more than ``room``."""

    fewest: int
    most: int
    sides: list[str]
    needs: dict[str, str]
    rivals: list[str]
    room: int


class LessonInfo(Struct, frozen=True):
    """A guided first game: what it is called, whose side one plays, about how long it takes."""

    name: str
    side: str
    minutes: int


class GameInfo(Struct, frozen=True):
    """``seatings`` say who can sit down together; ``sides`` is the usual line-up.
    ``bots`` are the ways to play alone; without one the settings in ``idle`` say nothing. ``alone`` are the settings
    of a table with one person, where nobody says otherwise. With a setting of ``drafts`` at its word sides are chosen in the
    game: seats are only counted. ``reach`` of each side and ``reach_wanted`` by the number of players: a table below it is
    warned."""

    id: str
    revision: int
    sides: list[str]
    seatings: list[SeatingInfo]
    settings: list[SettingInfo]
    levels: list[str]
    bots: list[BotInfo] = []
    idle: list[str] = []
    alone: dict[str, bool | int | str] = {}
    lessons: list[LessonInfo] = []
    drafts: dict[str, str] = {}
    reach: dict[str, int] = {}
    reach_wanted: list[int] = []


class SeatWish(Struct, frozen=True):
    side: Annotated[str, Meta(min_length=1, max_length=40)]
    kind: Literal["open", "me", "ai"] = "open"
    level: Annotated[str, Meta(max_length=20)] = "random"
    name: Name = ""


class CreateTable(Struct, frozen=True):
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], Setting], Meta(max_length=40)] = {}
    name: Name = ""
    listed: bool = False
    takebacks: Takebacks = "free"
    clock: Clock | None = None
    absence: Absence | None = None
    concession: Concession = "bot"
    hints: bool = False
    """Everybody may ask what a program would do, where people play, too: who sits down here agrees to that."""
    chat: ChatRule = "off"
    """Who may write to the others in words of their own, as far as the rules of the game allow it."""
    rated: bool = False
    """Let it count for the standings, if everybody who sits down has an account. Then nobody gets hints, nothing is taken back that
    somebody has learned from, and whoever stays away for a week has lost."""
    webhook: Annotated[str, Meta(max_length=500)] = ""
    lesson: Annotated[str, Meta(max_length=40)] = ""
    """A guided first game: it says who plays what and which settings hold; of ``seats`` only our name counts."""


class SeatKey(Struct, frozen=True):
    """A seat and the secret that opens it. Shown once; the server keeps only its hash."""

    seat: int
    side: str
    token: str
    link: str


class Links(Struct, frozen=True):
    table: str
    watch: str


class Created(Struct, frozen=True):
    id: str
    seats: list[SeatKey]
    watch: str
    links: Links
    table: TableInfo


class BranchTable(Struct, frozen=True):
    """What if? Go on from decision ``at`` at a table of your own: on ``seat``, or on that of whoever chose there."""

    at: Annotated[int, Meta(ge=0)]
    seat: SeatNumber | None = None
    name: Name = ""


class JoinTable(Struct, frozen=True):
    seat: SeatNumber
    name: Name = ""


class Watch(Struct, frozen=True):
    """How to look on: always told for listed tables, otherwise only to those who hold a seat."""

    watch: str
    link: str


class ReplayRequest(Struct, frozen=True):
    record: Annotated[str, Meta(max_length=400_000)]
    first: Annotated[int, Meta(ge=0, le=100_000)] = 0
    count: Annotated[int, Meta(ge=0, le=2000)] = 2000


class AnalysisRequest(Struct, frozen=True):
    """Which decisions of a record to look at (rising numbers), a few at a time."""

    record: Annotated[str, Meta(max_length=400_000)]
    numbers: Annotated[list[Annotated[int, Meta(ge=0, le=100_000)]], Meta(min_length=1, max_length=16)]
    iterations: Annotated[int, Meta(ge=1, le=1000)] = 200


class Analysis(Struct, frozen=True):
    """Forced decisions are left out."""

    points: list[Point]


class ReplayChoice(Struct, frozen=True):
    seat: int
    option: str


class Replay(Struct, frozen=True):
    """``views[i]`` is the position after ``first + i`` choices, everything revealed; ``total`` is the
    number of choices, so a whole game has ``total + 1`` positions."""

    game: str
    revision: int
    seats: list[str]
    options: dict[str, Setting]
    total: int
    first: int
    choices: list[ReplayChoice]
    log: list[LogEntry]
    views: list[View]
    result: Result | None


class Fact(Struct, frozen=True):
    """One entry of a game's data: how we know it, which parts we made up, which the host's own file replaced."""

    file: str
    entry: str
    confidence: str
    reconstructed_parts: list[str]
    overridden: list[str]


class Facts(Struct, frozen=True):
    game: str
    fingerprint: str
    override: bool
    """Does the host's own file correct the data?"""
    entries: list[Fact]


class OwnFacts(Struct, frozen=True):
    """What a screen draws from where the host's own file corrects our data: whole files, and texts by language and id.
    Empty where nothing is corrected."""

    files: dict[str, Any]
    texts: dict[str, dict[str, str]]


class WebhookTest(Struct, frozen=True):
    ok: bool
    status: int
    problem: str


class Health(Struct, frozen=True):
    """``ok`` is false, and the status 503, while nothing can be stored."""

    ok: bool
    version: str
    tables: int
    sockets: int


class Problem(Struct, frozen=True):
    """Every HTTP error. ``args`` are the values in the message (``line`` for a record that cannot be read)."""

    code: str
    message: str
    args: dict[str, Any] = {}
