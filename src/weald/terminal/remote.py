"""A seat at a server's table: the same session, the other end of a wire (docs/api.md)."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.parse
import urllib.request
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from weald.kernel.errors import WealdError
from weald.terminal.session import Stopped, texts_of

Json = dict[str, Any]
PATIENCE = 30.0  # seconds for an answer


class NoTable(WealdError):
    """The link leads nowhere, or the wire broke."""


class Refused(WealdError):
    """The table said no; the code has a text of its own."""

    def __init__(self, code: str, message: str, details: Json) -> None:
        self.code = code  # type: ignore[misc]
        self.details = details
        super().__init__(message)


class Remote:
    def __init__(self, link: str, lang: str) -> None:
        address, table, token = read_link(link)
        self.address, self.table = address, table
        self.token = token or join(address, table)
        socket = (
            f"{address.replace('http', 'ws', 1)}/api/tables/{table}/ws?{urllib.parse.urlencode({'token': self.token})}"
        )
        try:
            self.socket: ClientConnection = connect(socket, origin=Origin(address), open_timeout=PATIENCE)
        except (OSError, WebSocketException) as problem:
            raise NoTable(f"{address} does not let us in: {problem}") from None
        self.entries: list[Json] = []
        self.seen: Json = {}
        self.request = 0
        self.seat = 0
        while not self.seen:
            self._take(self._receive(PATIENCE))
        self.game = str(self.seen["game"])
        self.texts = texts_of(self.game, lang)

    @property
    def over(self) -> bool:
        return bool(self.view()["over"])

    def view(self) -> Json:
        return self.seen

    def log(self, last: int = 0) -> list[Json]:
        return self.entries[-last:]

    def asked(self) -> Json | None:
        found: list[Json] = self.view()["decisions"]
        return found[0] if found else None

    def go_on(self, stopped: Stopped | None = None) -> None:
        """Wait for what the others do."""
        while stopped is None or not stopped():
            try:
                self._take(self._receive(0.5))
            except TimeoutError:
                continue
            return

    def choose(self, option: str) -> None:
        decision = self.asked()
        number = 0 if decision is None else decision["number"]
        self._ask({"type": "choose", "number": number, "option": option, "seat": self.seat})

    def undo(self) -> None:
        self._ask({"type": "undo", "seat": self.seat})

    def concede(self) -> None:
        self._ask({"type": "concede", "seat": self.seat})

    def why_not(self) -> list[Json]:
        answer = self._ask({"type": "why", "seat": self.seat})
        found: list[Json] = answer.get("blocked", [])
        return found

    def record(self) -> str:
        return fetch(f"{self.address}/api/tables/{self.table}/record", token=self.token)

    def close(self) -> None:
        self.socket.close()

    # --- the wire -----------------------------------------------------------------------------------

    def _ask(self, message: Json) -> Json:
        """Send a request and read on until it is answered; views that come on the way are taken."""
        self.request += 1
        self.socket.send(json.dumps({**message, "re": self.request}))
        deadline = time.monotonic() + PATIENCE
        while True:
            got = self._receive(max(0.1, deadline - time.monotonic()))
            self._take(got)
            if got.get("re") == self.request:
                if got["type"] == "error":
                    raise Refused(got["code"], got["message"], got.get("args") or {})
                return got

    def _receive(self, seconds: float) -> Json:
        try:
            got: Json = json.loads(self.socket.recv(timeout=seconds))
        except WebSocketException as problem:
            raise NoTable(f"the table is gone: {problem}") from None
        return got

    def _take(self, message: Json) -> None:
        if message["type"] == "view":
            self.seat = message["seat"] or 0
            self.seen = message["view"]
            self.entries = self.entries[: message["n"]] + message["log"]


def read_link(link: str) -> tuple[str, str, str]:
    """Server, table and token of a link, as the table gives them out."""
    parts = urllib.parse.urlsplit(link)
    path = [part for part in parts.path.split("/") if part]
    if parts.scheme not in ("http", "https") or not parts.netloc or not path:
        raise NoTable(f"{link!r} is no link to a table: expected http://HOST/t/TABLE#seat=TOKEN")
    keys = urllib.parse.parse_qs(parts.fragment)
    token = next((keys[kind][0] for kind in ("seat", "watch") if kind in keys), "")
    return f"{parts.scheme}://{parts.netloc}", path[-1], token


def join(address: str, table: str) -> str:
    """A free seat at a table, by its bare link."""
    info = json.loads(fetch(f"{address}/api/tables/{table}"))
    free = [seat["seat"] for seat in info["seats"] if seat["kind"] == "open"]
    if not free:
        raise NoTable("no seat is free at this table")
    return str(json.loads(fetch(f"{address}/api/tables/{table}/join", {"seat": free[0], "name": ""}))["token"])


def fetch(url: str, body: Json | None = None, token: str = "") -> str:
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(url, data, headers)  # noqa: S310
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
            return str(answer.read().decode())
    except urllib.error.HTTPError as problem:
        raise NoTable(f"the server says {problem.code}: {problem.read().decode(errors='replace')[:200]}") from None
    except (urllib.error.URLError, OSError, ValueError) as problem:
        raise NoTable(f"{url} does not answer: {problem}") from None
