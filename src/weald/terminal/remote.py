"""A seat at a server's table: the same session, the other end of a wire (docs/api.md)."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.parse
import urllib.request
from contextlib import ExitStack
from threading import Condition, Thread
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from weald.kernel.errors import WealdError
from weald.terminal.session import Stopped, texts_of
from weald.text import Texts

Json = dict[str, Any]
PATIENCE = 30.0  # seconds for an answer
PAUSES = (0.2, 1, 2, 5, 10, 20, 30)  # seconds before each attempt to come back when the line broke


class NoTable(WealdError):
    """The link leads nowhere, or the wire broke."""


class Refused(WealdError):
    """The table said no; the code has a text of its own."""

    def __init__(self, code: str, message: str, details: Json) -> None:
        self.code = code  # type: ignore[misc]
        self.details = details
        super().__init__(message)


class Remote:
    """A thread of its own listens to the table; whoever plays asks and waits for the answer."""

    live = True

    def __init__(self, link: str, lang: str) -> None:
        self.address, self.table, token = read_link(link)
        self.token = token or join(self.address, self.table)
        self.news = Condition()
        self.entries: list[Json] = []
        self.seen: Json = {}
        self.info: Json = {}  # the table around the game
        self.answers: dict[int, Json] = {}
        self.said: list[Json] = []
        self.requests = 0
        self.version = 0  # of what is known
        self.shown = 0  # the version that the screen has taken
        self.seat = 0
        self.gone: NoTable | None = None
        self.closed = False
        self.texts = Texts(lang)
        self.lines = ExitStack()
        self.socket = self._connect()
        while not self.seen:
            self._take(_read(self.socket, PATIENCE))
        self.game = str(self.seen["game"])
        self.texts = texts_of(self.game, lang)
        Thread(target=self._listen, daemon=True).start()

    @property
    def over(self) -> bool:
        return bool(self.seen["over"])

    def view(self) -> Json:
        with self.news:
            return self.seen

    def log(self, last: int = 0) -> list[Json]:
        with self.news:
            return self.entries[-last:]

    def asked(self) -> Json | None:
        found: list[Json] = self.view()["decisions"]
        return found[0] if found else None

    def go_on(self, stopped: Stopped | None = None) -> None:
        """Wait for what the others do."""
        while stopped is None or not stopped():
            with self.news:
                if self.gone is not None:
                    raise self.gone
                if self.version != self.shown or self.news.wait(0.5):
                    self.shown = self.version
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
        found: list[Json] = self._ask({"type": "why", "seat": self.seat}).get("blocked", [])
        return found

    def request(self) -> str | None:
        with self.news:
            asked = self.info.get("undo")
            if not asked or self.seat not in asked["need"] or self.seat in asked["agreed"]:
                return None
            return self.texts.format("ui-undo-request", who=self._who(asked["seat"]))

    def answer(self, agreed: bool) -> None:
        self._ask({"type": "undo-agree" if agreed else "undo-refuse", "seat": self.seat})

    def heard(self) -> list[str]:
        with self.news:
            said, self.said = self.said, []
        return [words for message in said if (words := self._words(message))]

    def record(self) -> str:
        return fetch(f"{self.address}/api/tables/{self.table}/record", token=self.token)

    def again(self) -> str:
        return f"weald play --join {self.address}/t/{self.table}#seat={self.token}"

    def close(self) -> None:
        self.closed = True
        self.lines.close()

    # --- words ----------------------------------------------------------------------------------------

    def _who(self, seat: int) -> str:
        side = self.texts.format(f"side-{self.seen['seats'][seat]}")
        name = next((one["name"] for one in self.info.get("seats", ()) if one["seat"] == seat), "")
        return f"{name} ({side})" if name else side

    def _words(self, message: Json) -> str:
        """What somebody said or waved, and the table's own notices."""
        if message["type"] == "notice":
            id = f"notice-{message['code']}"
            return self.texts.format(id, **message["args"]) if self.texts.has(id) else str(message["message"])
        known = (f"signal-{message.get('key')}", f"ui-signal-{message.get('kind')}", f"signal-{message.get('kind')}")
        found = [id for id in known if self.texts.has(id)]
        return f"{self._who(message['seat'])}: {self.texts.format(found[0])}" if found else ""

    # --- the wire -----------------------------------------------------------------------------------

    def _connect(self) -> ClientConnection:
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{self.table}/ws"
        query = urllib.parse.urlencode({"token": self.token})
        try:
            line = connect(f"{address}?{query}", origin=Origin(self.address), open_timeout=PATIENCE)
            return self.lines.enter_context(line)
        except (OSError, WebSocketException) as problem:
            raise NoTable(f"{self.address} does not let us in: {problem}") from None

    def _listen(self) -> None:
        """Take what comes. If the line breaks come back: the table has kept everything."""
        while not self.closed:
            try:
                while True:
                    self._take(_read(self.socket, None))
            except NoTable as problem:
                if not self.closed:
                    self._come_back(problem)

    def _come_back(self, problem: NoTable) -> None:
        for pause in PAUSES:
            time.sleep(pause)
            try:
                self.socket = self._connect()
            except NoTable:
                continue
            return
        with self.news:
            self.gone, self.closed = problem, True
            self.news.notify_all()

    def _ask(self, message: Json) -> Json:
        """Send a request and wait until it is answered; the listener takes the views that come on the way."""
        with self.news:
            self.requests += 1
            number = self.requests
        try:
            self.socket.send(json.dumps({**message, "re": number}))
        except WebSocketException as problem:
            raise NoTable(f"the table is gone: {problem}") from None
        with self.news:
            if not self.news.wait_for(lambda: number in self.answers or self.gone is not None, PATIENCE):
                raise NoTable("the table does not answer")
            if number not in self.answers:
                assert self.gone is not None
                raise self.gone
            got = self.answers.pop(number)
            self.shown = self.version
        if got["type"] == "error":
            raise Refused(got["code"], got["message"], got.get("args") or {})
        return got

    def _take(self, message: Json) -> None:
        with self.news:
            if message["type"] == "view":
                self.seat = message["seat"] or 0
                self.seen = message["view"]
                self.entries = self.entries[: message["n"]] + message["log"]
            elif message["type"] in ("said", "signal"):
                self.said.append(message)
            if "table" in message:
                notice = message["table"].get("notice")
                if notice and notice != self.info.get("notice"):
                    self.said.append({"type": "notice", **notice})
                self.info = message["table"]
            if message.get("re") is not None:
                self.answers[message["re"]] = message
            self.version += 1
            self.news.notify_all()


def _read(socket: ClientConnection, seconds: float | None) -> Json:
    try:
        got: Json = json.loads(socket.recv(timeout=seconds))
    except (WebSocketException, OSError, TimeoutError) as problem:
        raise NoTable(f"the table is gone: {problem}") from None
    return got


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
