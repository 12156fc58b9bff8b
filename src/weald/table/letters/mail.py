"""Mails: written here, handed to the host's mail server (the ``[mail]`` table of the settings file)."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from weald.table.letters.words import Words, texts
from weald.table.people.schema import KEYS
from weald.table.settings import Mail
from weald.table.viewer import Refused

TIMEOUT = 20.0  # seconds
LONGEST = 254
SHAPE = re.compile(r"[^\s@<>()\[\]\\,;:\"\x00-\x1f\x7f]+@[^\s@<>()\[\]\\,;:\"\x00-\x1f\x7f]+\.[A-Za-z0-9-]{2,}")
NAME = "stop"


class NotSent(Exception):
    """The mail server did not take it; ``for_good``: and never will."""

    def __init__(self, problem: str, for_good: bool = False) -> None:
        self.for_good = for_good
        super().__init__(problem)


def check_address(address: str) -> str:
    """An address as somebody typed it. Raises Refused."""
    address = address.strip()
    try:
        if len(address) > LONGEST or not address.isascii() or not SHAPE.fullmatch(address):
            raise ValueError(address)
        Address(addr_spec=address)
    except (ValueError, IndexError):
        raise Refused("bad-email", "this is no e-mail address") from None
    return address


# --- unsubscribing ------------------------------------------------------------------------------------------


async def read_key(connection: AsyncConnection) -> str:
    """By which links that stop mails are known; call in a transaction."""
    query = sa.select(KEYS.c.value).where(KEYS.c.name == NAME)
    found = (await connection.execute(query)).scalar()
    if found is None:
        put = sa.text("INSERT INTO keys (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")
        await connection.execute(put, {"name": NAME, "value": secrets.token_hex(32)})
        found = (await connection.execute(query)).scalar_one()
    return str(found)


def stop_token(key: str, account: str) -> str:
    """Stops the mails to an account, and does nothing else; it works as long as the account does."""
    mark = hmac.new(bytes.fromhex(key), f"stop {account}".encode(), hashlib.sha256).hexdigest()[:32]
    return f"{account}.{mark}"


def stopped_by(key: str, token: str) -> str | None:
    """Whose mails a token stops."""
    account = token.rpartition(".")[0]
    return account if hmac.compare_digest(stop_token(key, account).encode(), token.encode()) else None


# --- writing ------------------------------------------------------------------------------------------------


def about_games(
    to: str, name: str, lang: str, said: list[Words], base: str, sender: str, stop: str, guest: bool = False
) -> EmailMessage:
    """What happened at somebody's tables. One click in the mail program ends it (RFC 8058)."""
    t = texts(lang)
    first = said[0].text if len(said) == 1 else t.format("mail-many", count=len(said))
    lines = [t.format("mail-hello", name=name), ""] if name else []
    for words in said:
        lines += [words.text, words.link, ""]
    settings = [] if guest else [f"{t.format('mail-settings')} {base}/account#notices"]
    end = t.format("mail-stop-seat" if guest else "mail-stop")
    lines += [t.format("mail-why-seat" if guest else "mail-why"), *settings, f"{end} {base}/stop#{stop}"]
    made = _mail(to, first, lines, t.format("mail-signed", base=base), sender)
    made["List-Unsubscribe"] = f"<{base}/api/stop/{stop}>"
    made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made["List-Id"] = f"<games.{_domain(sender)}>"
    return made


def about_account(to: str, lang: str, what: str, name: str, link: str, base: str, sender: str) -> EmailMessage:
    """``what``: verify, reset, or an alarm (email, password, passkey, recovery)."""
    t = texts(lang)
    if what in {"verify", "reset"}:
        subject = t.format(f"mail-{what}-subject")
        lines = [t.format(f"mail-{what}", name=name), "", link, "", t.format("mail-not-you")]
    else:
        subject = t.format("mail-alarm-subject")
        undo = t.format("mail-alarm-undo" if what == "email" else "mail-alarm-reset")
        lines = [t.format(f"mail-alarm-{what}", name=name), "", undo, link]
    return _mail(to, subject, lines, t.format("mail-signed", base=base), sender)


def about_seat(to: str, lang: str, where: str, link: str, base: str, sender: str) -> EmailMessage:
    """Somebody without an account would like mails about a game; ``link`` proves the address."""
    t = texts(lang)
    lines = [t.format("mail-seat", where=where), "", link, "", t.format("mail-not-you")]
    return _mail(to, t.format("mail-verify-subject"), lines, t.format("mail-signed", base=base), sender)


def _mail(to: str, subject: str, lines: list[str], signed: str, sender: str) -> EmailMessage:
    made = EmailMessage(SMTP)
    made["From"] = Address("Weald", addr_spec=sender)
    made["To"] = Address(addr_spec=to)
    made["Subject"] = " ".join(subject.split())
    made["Date"] = formatdate(usegmt=True)
    made["Message-ID"] = make_msgid(domain=_domain(sender))
    made["Auto-Submitted"] = "auto-generated"
    made.set_content("\n".join([*lines, "", "-- ", signed, ""]))
    return made


def _domain(sender: str) -> str:
    return sender.rpartition("@")[2]


# --- sending ------------------------------------------------------------------------------------------------


async def send(settings: Mail, mail: EmailMessage) -> None:
    """Raises NotSent."""
    import aiosmtplib

    how: dict[str, Any] = {"use_tls": settings.security == "tls", "start_tls": settings.security == "starttls"}
    if settings.user:
        how |= {"username": settings.user, "password": settings.password}
    try:
        await aiosmtplib.send(mail, hostname=settings.host, port=settings.port, timeout=TIMEOUT, **how)
    except aiosmtplib.SMTPRecipientsRefused as error:
        codes = [refused.code for refused in error.recipients]
        raise NotSent("the address was refused", all(code >= 500 for code in codes)) from None
    except aiosmtplib.SMTPAuthenticationError:
        raise NotSent("the mail server does not know us") from None
    except aiosmtplib.SMTPResponseException as error:
        raise NotSent(f"the mail server answered {error.code}") from None
    except (aiosmtplib.SMTPException, OSError, ValueError) as error:
        raise NotSent(f"the mail server cannot be reached ({type(error).__name__})") from None
