"""What goes over the WebSocket, and the shapes it shares with HTTP (``bodies.py``), typed once.

OpenAPI, the JSON schema of the messages and the browser's TypeScript types are made from these structs.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import UNSET, Meta, Struct, UnsetType, field

from weald.players.analysis import Tried

PROTOCOL = 2

Name = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(min_length=8, max_length=64)]
Notation = Annotated[str, Meta(max_length=100)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Setting = bool | int | str
Takebacks = Literal["free", "agree", "never"]
Concession = Literal["bot", "nobody", "end"]
ChatRule = Literal["off", "players", "everybody"]
SignalKind = Literal["hello", "thanks", "well-played", "oops", "wait", "look"]

# --- what a viewer may know: the kernel's views as they are, with their types ---------------------------


class Note(TypedDict):
    """What an option leads to: its text is ``note-<key>``. An empty option would change nothing."""

    key: str
    args: dict[str, Any]
    empty: bool


class Option(TypedDict):
    id: str
    verb: str
    at: str
    note: NotRequired[Note]


class Blocked(TypedDict):
    """What cannot be chosen now, and why, with the rule."""

    id: str
    verb: str
    at: str
    why: str
    rule: str
    args: dict[str, Any]


class Decision(TypedDict):
    number: int
    seat: int
    prompt: str
    rule: str
    args: dict[str, Any]
    options: list[Option]
    default: str
    forced: bool
    sealed: bool
    blocked: list[Blocked] | None


class Zone(TypedDict):
    owner: int | None
    count: int
    cards: list[str | int | None]


class Result(TypedDict):
    winners: list[int]
    how: str
    rule: str
    rounds: int


class Undo(TypedDict):
    """May this seat take back its last choice? ``number`` is the decision it would come back to."""

    ok: bool
    number: int
    why: str
    rule: str
    who: list[int]


class View(TypedDict):
    game: str
    revision: int
    seats: list[str]
    you: int | None
    options: dict[str, Setting]
    round: int
    number: int
    zones: dict[str, Zone]
    position: dict[str, Any]
    decisions: list[Decision]
    waiting: list[int]
    over: bool
    result: Result | None
    undo: Undo | None


class LogEntry(Struct, frozen=True):
    """An event as this viewer may know it. ``n`` counts this viewer's own entries from 0; ``number`` is
    the number of choices made when it happened. ``because``: an AI seat that explains its moves says ``because-<because>``."""

    n: int
    number: int
    kind: str
    rule: str
    seat: int | None
    args: dict[str, Any]
    because: str | UnsetType = UNSET


class Change(Struct, frozen=True):
    """A value in a view, by the way to it: keys and places in lists. ``gone``: there is none."""

    at: list[str | int]
    to: Any
    gone: bool = False


# --- the table around the match -----------------------------------------------------------------------


class Clock(Struct, frozen=True):
    """Each seat has ``initial`` seconds and gets ``increment`` after every choice; at zero: ``then``."""

    initial: Annotated[int, Meta(ge=10, le=2_592_000)]
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0
    then: Literal["default", "bot", "concede"] = "default"


class Absence(Struct, frozen=True):
    """A seat that is asked and not there for ``after`` seconds: ``then``. It is given back on return."""

    after: Annotated[int, Meta(ge=5, le=2_592_000)]
    then: Literal["default", "bot", "concede"] = "bot"


class SeatInfo(Struct):
    seat: int
    side: str
    kind: Literal["open", "human", "ai", "rules"]
    """``rules``: a bot that the rules themselves play; nobody ever sits there."""
    level: str = ""
    name: str = ""
    present: bool = False
    away: bool = False
    bot: bool = False
    """A bot plays for this person until they come back."""
    left: int | None = None
    """Milliseconds on the clock when this was sent."""
    running: bool = False
    person: str = ""
    """The account of who sits here, if they have one."""


class UndoRequest(Struct):
    """Someone wants to take back a choice and these seats must agree."""

    seat: int
    number: int
    why: str
    rule: str
    need: list[int]
    agreed: list[int]


class HintsRequest(Struct):
    """Someone wants hints at this table and these seats must agree."""

    seat: int
    need: list[int]
    agreed: list[int]


class RematchInfo(Struct, frozen=True):
    """Seat ``by`` offers to play again; of ``seats``, those in ``accepted`` have said yes."""

    by: int
    seats: list[int]
    accepted: list[int]


class Silence(Struct, frozen=True):
    """Why nobody may write in the chat now: text ``why-<why>``."""

    why: str
    rule: str


class Notice(Struct, frozen=True):
    """Something everybody at the table should know, e.g. that an upgrade changed the rules."""

    code: str
    message: str
    args: dict[str, Any] = {}


class TableInfo(Struct):
    id: str
    game: str
    revision: int
    name: str
    listed: bool
    options: dict[str, Setting]
    takebacks: Takebacks
    clock: Clock | None
    absence: Absence | None
    concession: Concession
    created: int
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatInfo]
    round: int = 0
    waiting: list[int] = []
    """Seats that are asked now; a table that sleeps does not tell."""
    watchers: int = 0
    host: int | None = None
    """The seat that may ask others to leave and take the table away."""
    webhook: bool = False
    undo: UndoRequest | None = None
    notice: Notice | None = None
    result: Result | None = None
    rematch: RematchInfo | None = None
    hints: bool = False
    """The people here have agreed that everybody may ask what a program would do."""
    hints_asked: HintsRequest | None = None
    lesson: str = ""
    """The guided first game this table is, if it is one."""
    rated: bool = False
    """It counts for the standings: everybody here has an account and has agreed by sitting down."""
    occasion: str = ""
    """What it is part of: ``event ID``, ``daily 2026-11-05``."""
    chat: ChatRule = "off"
    """Who may write to the others in words of their own; everybody at the table reads it."""
    silence: Silence | None = None
    """Why nobody may now, though the table allows it: the rules of the game."""


# --- WebSocket: from the client ---------------------------------------------------------------------------


class _Ask(Struct, frozen=True, tag_field="type", kw_only=True, forbid_unknown_fields=True):
    """``re`` is any number; the answer carries it back. ``seat`` is needed only by who holds several."""

    re: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None


class Choose(_Ask, frozen=True, tag="choose"):
    number: Annotated[int, Meta(ge=0, le=1_000_000)]
    option: Notation
    seat: SeatNumber | None = None


class AskUndo(_Ask, frozen=True, tag="undo"):
    seat: SeatNumber | None = None


class AgreeUndo(_Ask, frozen=True, tag="undo-agree"):
    seat: SeatNumber | None = None


class RefuseUndo(_Ask, frozen=True, tag="undo-refuse"):
    """Also how the one who asked takes the request back."""

    seat: SeatNumber | None = None


class Concede(_Ask, frozen=True, tag="concede"):
    seat: SeatNumber | None = None


class Leave(_Ask, frozen=True, tag="leave"):
    """Free the seat for somebody else."""

    seat: SeatNumber | None = None


class Kick(_Ask, frozen=True, tag="kick"):
    """The host asks the one on ``seat`` to leave."""

    seat: SeatNumber


class Renew(_Ask, frozen=True, tag="renew"):
    """A new key for the seat; the old one opens nothing any more. The answer is ``renewed``."""

    seat: SeatNumber | None = None


class Delete(_Ask, frozen=True, tag="delete"):
    """The host takes the table away; possible when nobody else sits there, or the game is over."""


class Rematch(_Ask, frozen=True, tag="rematch"):
    """The game is over: offer to play it again with the same people, or accept that. The answer is ``rematched``."""

    seat: SeatNumber | None = None


class AskWhy(_Ask, frozen=True, tag="why"):
    seat: SeatNumber | None = None


class AgreeHints(_Ask, frozen=True, tag="hints"):
    """Learn with hints where people play: asks the others for it, or agrees. Off: refuses, or ends it for all."""

    on: bool
    seat: SeatNumber | None = None


class AskHint(_Ask, frozen=True, tag="hint"):
    """What would a program do? Only against programs, or where the people have agreed to it; the answer is ``hint``."""

    seat: SeatNumber | None = None


class AskHistory(_Ask, frozen=True, tag="history"):
    number: Annotated[int, Meta(ge=0, le=1_000_000)]
    since: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    seat: SeatNumber | None = None


class SendSignal(_Ask, frozen=True, tag="signal"):
    kind: SignalKind
    at: Annotated[str, Meta(max_length=40)] = ""
    seat: SeatNumber | None = None


class Say(_Ask, frozen=True, tag="say"):
    """One of the ready-made sentences of the game (``position.talk.signals``, where a game limits what may be said)."""

    key: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber | None = None


class Chat(_Ask, frozen=True, tag="chat"):
    """Something in words of one's own, where the table's ``chat`` allows it. ``name`` is of who looks on; a seat has its own."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]
    name: Name = ""
    seat: SeatNumber | None = None


class RemoveChat(_Ask, frozen=True, tag="chat-remove"):
    """Take a line away for everybody: one's own, or any by the host of the table."""

    n: Annotated[int, Meta(ge=0)]


class ReportChat(_Ask, frozen=True, tag="chat-report"):
    """Complain of a line to whoever keeps the server."""

    n: Annotated[int, Meta(ge=0)]
    words: Annotated[str, Meta(max_length=300)] = ""


class SetChat(_Ask, frozen=True, tag="chat-rule"):
    """The host of the table says who may write."""

    chat: ChatRule


class Ping(_Ask, frozen=True, tag="ping"):
    pass


class GoAway(_Ask, frozen=True, tag="away"):
    seat: SeatNumber | None = None


class ComeBack(_Ask, frozen=True, tag="back"):
    seat: SeatNumber | None = None


class Rename(_Ask, frozen=True, tag="name"):
    name: Name
    seat: SeatNumber | None = None


class Learner(_Ask, frozen=True, tag="learner"):
    """From now on decisions carry ``blocked``."""

    on: bool


class Patient(_Ask, frozen=True, tag="patient"):
    """From now on the table does not answer for the seats of this socket where they have no choice: somebody is reading."""

    on: bool


class Sit(_Ask, frozen=True, tag="sit"):
    """Hold another seat on the same socket (hot seat)."""

    token: Token


ClientMessage = (
    Choose | AskUndo | AgreeUndo | RefuseUndo | Concede | AskWhy | AskHistory | SendSignal | Say | Ping | GoAway
    | ComeBack | Rename | Learner | Patient | Sit | Leave | Kick | Renew | Delete | Rematch | AskHint | AgreeHints
    | Chat | RemoveChat | ReportChat | SetChat
)  # fmt: skip

# --- WebSocket: from the server -----------------------------------------------------------------------------


class _Tell(Struct, frozen=True, tag_field="type"):
    pass


class Hello(_Tell, frozen=True, tag="hello"):
    """``you`` lists the seats this socket holds; none means a spectator."""

    version: str
    you: list[int]
    watch: str | None
    table: TableInfo
    protocol: int = PROTOCOL


class Show(_Tell, frozen=True, tag="view"):
    """What ``seat`` (null: a spectator) sees now. ``log`` replaces everything from entry ``n`` on. ``back`` leads from the
    view to the position after the last entry but one, from there to the one before it, and so on, through what is new."""

    seat: int | None
    view: View
    log: list[LogEntry]
    n: int
    table: TableInfo
    back: list[list[Change]] = []


class ShowTable(_Tell, frozen=True, tag="table"):
    table: TableInfo


class LessonNote(Struct, frozen=True):
    """A thought of the voice. Its texts are ``lesson-LESSON-ID`` (``.title``, ``.else``)."""

    id: str
    rule: str
    at: list[str]
    """Places, cards, parts of the screen (``hand``, ``prompt`` ...), or ``try``: what ``tries`` is about."""


class ShowLesson(_Tell, frozen=True, tag="lesson"):
    """What the voice of a guided first game says at decision ``number``. ``tries``: the choice it would make, or empty;
    ``on_line`` is false once the learner has gone another way, and true again when that is taken back."""

    seat: int
    number: int
    notes: list[LessonNote]
    tries: str
    on_line: bool
    said: int
    """Notes said so far, these among them."""
    of: int
    minutes: int


class Ahead(Struct, frozen=True):
    """After ``option`` of the open decision, ``then`` can be chosen ``at`` a place."""

    option: str
    then: str
    at: str


class WhyNot(_Tell, frozen=True, tag="why_not"):
    """What cannot be chosen and why; and what can be done elsewhere after one of the options."""

    re: int | None
    seat: int
    number: int
    blocked: list[Blocked]
    ahead: list[Ahead]


class Hint(_Tell, frozen=True, tag="hint"):
    """The best options of decision ``number`` from what ``seat`` knows, best first."""

    re: int | None
    seat: int
    number: int
    best: list[Tried]


class ShowHistory(_Tell, frozen=True, tag="history"):
    """The position at decision ``number`` as ``seat`` knew it then; ``n`` entries of its log came before
    ``log``, which goes up to there."""

    re: int | None
    seat: int | None
    number: int
    view: View
    log: list[LogEntry]
    n: int


class Signal(_Tell, frozen=True, tag="signal"):
    seat: int
    kind: SignalKind
    at: str


class Said(_Tell, frozen=True, tag="said"):
    seat: int
    key: str


class ChatLine(Struct, frozen=True):
    """``seat`` is null for somebody who looks on. ``at`` is when (Unix seconds)."""

    n: int
    at: int
    seat: int | None
    name: str
    text: str


class Chatted(_Tell, frozen=True, tag="chat"):
    """What was said; ``whole``: all there is (on coming), in place of what was known."""

    lines: list[ChatLine]
    whole: bool


class ChatRemoved(_Tell, frozen=True, tag="chat-removed"):
    n: int


class Done(_Tell, frozen=True, tag="done"):
    """The request with this ``re`` was carried out; sent after the view that shows its effect."""

    re: int


class Renewed(_Tell, frozen=True, tag="renewed"):
    """The seat's new key, told this once."""

    re: int | None
    seat: int
    token: str
    link: str


class Rematched(_Tell, frozen=True, tag="rematched"):
    """The new table, and the key to the same seat there."""

    re: int | None
    table: str
    seat: int
    token: str
    link: str


class Pong(_Tell, frozen=True, tag="pong"):
    re: int | None


class Failed(_Tell, frozen=True, tag="error"):
    """Nothing was changed. After a refused choice a fresh view follows."""

    re: int | None
    code: str
    message: str
    args: dict[str, Any] = field(default_factory=dict)


ServerMessage = (
    Hello | Show | ShowTable | ShowLesson | WhyNot | Hint | ShowHistory | Signal | Said | Done | Renewed | Rematched | Pong
    | Failed | Chatted | ChatRemoved
)  # fmt: skip
