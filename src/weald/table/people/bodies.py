"""The bodies of requests and answers about accounts, typed once (as ``weald.table.bodies``)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from weald.table.wire import Name, SeatNumber, TableInfo, Token

Password = Annotated[str, Meta(max_length=200)]
Secret = Annotated[str, Meta(min_length=8, max_length=64)]
Id = Annotated[str, Meta(min_length=1, max_length=16)]
LangCode = Annotated[str, Meta(max_length=8)]


class SignUp(Struct, frozen=True):
    name: Name
    password: Password
    lang: LangCode = "en"


class SignIn(Struct, frozen=True):
    name: Name
    password: Password


class SignOut(Struct, frozen=True):
    everywhere: bool = False


class Prove(Struct, frozen=True):
    password: Password


class NewPassword(Struct, frozen=True):
    password: Password


class Recover(Struct, frozen=True):
    """A recovery code and a new password."""

    name: Name
    code: Annotated[str, Meta(max_length=60)]
    password: Password


class DeleteAccount(Struct, frozen=True):
    """``name``: the one that one signs in with, typed again."""

    name: Name


class EndSession(Struct, frozen=True):
    """One session; without an id all others than this one."""

    id: Annotated[str, Meta(max_length=16)] = ""


class NewPasskey(Struct, frozen=True):
    """For who is signed in; for a new account of this name otherwise."""

    name: Name = ""
    lang: LangCode = "en"


class PasskeyQuestion(Struct, frozen=True):
    """What the browser hands to the device (WebAuthn's options as JSON); ``slip`` comes back with the answer."""

    slip: str
    options: dict[str, Any]


class KeepPasskey(Struct, frozen=True):
    slip: Secret
    credential: dict[str, Any]
    label: Name = ""


class PasskeyAnswer(Struct, frozen=True):
    """``prove``: by who is signed in already, to change how one signs in."""

    slip: Secret
    credential: dict[str, Any]
    prove: bool = False


class RemovePasskey(Struct, frozen=True):
    id: Annotated[str, Meta(max_length=1400)]


class PasskeyInfo(Struct, frozen=True):
    """Times are Unix seconds."""

    id: str
    name: str
    made: int
    used: int


class Claim(Struct, frozen=True):
    """The keys of the seats that should belong to the account."""

    tokens: Annotated[list[Token], Meta(min_length=1, max_length=16)]


class Claimed(Struct, frozen=True):
    seats: list[int]


class OneSeat(Struct, frozen=True):
    seat: SeatNumber


class MyGame(Struct, frozen=True):
    """A table at which one plays or has played. ``waiting`` of its table is known only if it is awake here."""

    table: TableInfo
    seats: list[int]
    last: int
    """When something last happened there (Unix milliseconds)."""


Preference = bool | int | Annotated[str, Meta(max_length=20)] | None


class Profile(Struct, frozen=True):
    """How others see one, which languages one speaks, and the settings that follow one to every device."""

    shown: Name
    lang: LangCode
    speaks: Annotated[list[LangCode], Meta(max_length=10)]
    settings: Annotated[dict[Annotated[str, Meta(max_length=20)], Preference], Meta(max_length=30)]


class Person(Struct, frozen=True):
    """Somebody with an account, as others see them."""

    id: str
    shown: str
    speaks: list[str] = []


class OnePerson(Struct, frozen=True):
    person: Id


ReportReason = Literal["insults", "name", "cheating", "spoiling", "other"]


class Report(Struct, frozen=True):
    """To the host: somebody at this table behaves badly."""

    seat: SeatNumber
    reason: ReportReason
    words: Annotated[str, Meta(max_length=500)] = ""


class AccountInfo(Struct, frozen=True):
    """Who is signed in here."""

    id: str
    name: str
    shown: str
    """How others see one."""
    lang: str
    speaks: list[str]
    settings: dict[str, Any]
    blocked: list[Person]
    """Whom one does not want to play with."""


class Me(Struct, frozen=True):
    """Does this server have accounts (``on``), and is somebody signed in in this browser?"""

    on: bool
    account: AccountInfo | None = None


class SessionInfo(Struct, frozen=True):
    """A browser that is signed in; times are Unix seconds."""

    id: str
    device: str
    made: int
    seen: int
    here: bool
    """Is it this one?"""


class Security(Struct, frozen=True):
    """How one can sign in. ``fresh``: this browser has shown it lately, so that it may be changed here."""

    password: bool
    passkeys: list[PasskeyInfo]
    codes: int
    """Recovery codes that were not used."""
    fresh: bool
    sessions: list[SessionInfo]


class Codes(Struct, frozen=True):
    """Recovery codes, shown this once."""

    codes: list[str]
