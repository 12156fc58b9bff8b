"""A real mail server on this machine, and what it was given."""

from __future__ import annotations

import asyncio
import email
import re
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.smtp import SMTP, AuthResult, Envelope

from tests.table.harness import PATIENCE


class Mailbox:
    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.senders: list[str] = []
        self.refuse = ""  # what the server answers to every recipient

    async def handle_RCPT(self, _server: Any, _session: Any, envelope: Envelope, address: str, _options: Any) -> str:
        if self.refuse:
            return self.refuse
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        self.mails.append(email.message_from_bytes(envelope.content, policy=default))
        self.senders.append(envelope.mail_from or "")
        return "250 OK"

    def wait(self, count: int) -> list[EmailMessage]:
        """Until so many have come."""
        end = time.monotonic() + PATIENCE
        while len(self.mails) < count:
            assert time.monotonic() < end, f"{len(self.mails)} mails instead of {count}"
            time.sleep(0.02)
        return self.mails


def text(mail: EmailMessage) -> str:
    body: str = mail.get_content()
    return body


def link(mail: EmailMessage, path: str) -> str:
    """What a link in a mail holds after the #."""
    found = re.search(rf"{path}#(\S+)", text(mail))
    assert found is not None, text(mail)
    return found[1]


def _known(_server: Any, _session: Any, _envelope: Any, _mechanism: str, data: Any) -> AuthResult:
    ok = (data.login, data.password) == (b"weald", b"secret")
    return AuthResult(success=ok, handled=ok)


@contextmanager
def mail_server(**more: Any) -> Iterator[tuple[Mailbox, dict[str, Any]]]:
    """The mailbox, and how a Weald has to be set to use it."""
    box, loop = Mailbox(), asyncio.new_event_loop()
    how = {"authenticator": _known, "auth_require_tls": False, "auth_required": True, **more}
    server = loop.run_until_complete(loop.create_server(lambda: SMTP(box, loop=loop, **how), "127.0.0.1", 0))
    port = server.sockets[0].getsockname()[1]
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    try:
        yield box, {
            "host": "127.0.0.1", "port": port, "security": "plain", "user": "weald", "password": "secret",
            "sender": "games@weald.example",
        }  # fmt: skip
    finally:
        loop.call_soon_threadsafe(server.close)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(PATIENCE)
        loop.close()
