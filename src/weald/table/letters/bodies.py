"""The bodies of requests and answers about letters, typed once (as ``weald.table.bodies``)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from weald.table.letters.hooks import Template
from weald.table.letters.wishes import Wishes
from weald.table.wire import Name, SeatNumber

Address = Annotated[str, Meta(min_length=1, max_length=1000)]
Key = Annotated[str, Meta(max_length=200)]
LangCode = Annotated[str, Meta(max_length=8)]
TargetId = Annotated[str, Meta(min_length=1, max_length=16)]


class NewTarget(Struct, frozen=True):
    """A browser's push subscription (``p256dh`` and ``auth`` as it gives them), or a webhook and who listens there
    (empty: found out from the address)."""

    kind: Literal["push", "hook"]
    address: Address
    p256dh: Key = ""
    auth: Key = ""
    template: Template | Literal[""] = ""
    lang: LangCode = "en"
    name: Name = ""


class NewSeatTarget(Struct, frozen=True):
    seat: SeatNumber
    target: NewTarget


class SeatEmail(Struct, frozen=True):
    seat: SeatNumber
    email: Annotated[str, Meta(min_length=1, max_length=254)]
    lang: LangCode = "en"


class OneTarget(Struct, frozen=True):
    id: TargetId


class TestLetter(Struct, frozen=True):
    """To one target, or by mail where none is named."""

    id: Annotated[str, Meta(max_length=16)] = ""


class TargetInfo(Struct, frozen=True):
    """Of the address only the host is told: the rest may be a secret."""

    id: str
    kind: str
    host: str
    template: str
    name: str
    made: int
    """Unix seconds."""


class NoticeSettings(Struct, frozen=True):
    """``mails``: does this server send any? ``key``: what a browser needs to subscribe to push messages."""

    wishes: Wishes
    email: str
    mails: bool
    key: str
    targets: list[TargetInfo]


class SeatNotices(Struct, frozen=True):
    """Who is told of a seat. ``mails``: does this server send any?"""

    mails: bool
    targets: list[TargetInfo]


class NewEmail(Struct, frozen=True):
    email: Annotated[str, Meta(max_length=254)]


class Link(Struct, frozen=True):
    """What a link in a mail holds."""

    token: Annotated[str, Meta(min_length=8, max_length=64)]


class AskReset(Struct, frozen=True):
    """A name or an e-mail address."""

    who: Annotated[str, Meta(min_length=1, max_length=254)]


class Reset(Struct, frozen=True):
    token: Annotated[str, Meta(min_length=8, max_length=64)]
    password: Annotated[str, Meta(max_length=200)]


class Invite(Struct, frozen=True):
    """Somebody one has played with."""

    person: Annotated[str, Meta(min_length=1, max_length=16)]


class PushKey(Struct, frozen=True):
    key: str
