"""Players for trials of a server: they choose, take back, change their names, lose the line, come back, and keep a ledger.

What the server has confirmed to them must be in the database afterwards, once; ``check`` looks.
"""

from __future__ import annotations

import asyncio
import hashlib
import http.client
import json
import random
import time
import urllib.error
import urllib.request
from collections import Counter
from typing import Any

from tools.lean_client import READ, Closed, Decision, Line, dial
from tools.lived import Lived
from weald.table.rows import Stored
from weald.table.stored_match import restore

SEATS: dict[str, list[dict[str, str]]] = {
    "ironwood": [{"side": "woodwalkers", "kind": "me"}, {"side": "ironclad", "kind": "me"}],
    "root": [{"side": "marquise", "kind": "me"}, {"side": "eyrie", "kind": "me"}, {"side": "alliance", "kind": "open"}],
    "wonderland": [{"side": "alice", "kind": "me"}, {"side": "mad_hatter", "kind": "me"}],
    "defenders": [],
}
# Seconds (see lived.py):
SILENCE = 2.5  # without a word, after which a client looks for another line, as a browser does
PING = 0.25
DIALLING = 4.0  # a new line may take


class Ledger:
    """What the server has confirmed."""

    def __init__(self) -> None:
        self.choices: dict[str, list[tuple[int, int, str]]] = {}  # by table: seat, number, option
        self.names: dict[
            tuple[str, int], list[str]
        ] = {}  # the last one confirmed, and later ones that may have got there
        self.keys: dict[tuple[str, int], str] = {}  # seats taken, and their tokens
        self.tables: dict[str, Table] = {}
        self.seen: dict[str, int] = {}  # by table: the furthest that anybody was shown
        self.outages: list[float] = []  # seconds between the last word before a break and the first one after it
        self.counts: Counter[str] = Counter()
        self.problems: list[str] = []
        self.blow = 0.0  # when (monotonic) the last thing went wrong
        self.answers: dict[str, float] = {}  # by table: seconds from then until something asked since was answered

    def answered(self, table: str, asked: float) -> None:
        """Something that was asked at this time has got its answer."""
        if asked > self.blow and table not in self.answers:
            self.answers[table] = time.monotonic() - self.blow

    def struck(self) -> None:
        self.blow, self.answers = time.monotonic(), {}


class Table:
    def __init__(self, made: dict[str, Any], game: str, strict: bool) -> None:
        self.id: str = made["id"]
        self.game = game
        self.strict = strict  # nothing is taken back here: no decision may be answered twice
        self.over = False
        self.free = [seat["seat"] for seat in made["table"]["seats"] if seat["kind"] == "open"]
        self.keys = {key["seat"]: key["token"] for key in made["seats"]}


class House:
    """Where to find the server: one address, or several of which any will do."""

    def __init__(self, addresses: list[str], ledger: Ledger, rng: random.Random) -> None:
        self.addresses = addresses
        self.ledger = ledger
        self.rng = rng
        self.lived = Lived()
        self.closed = False

    def any(self) -> str:
        return self.rng.choice(self.addresses)

    async def post(self, path: str, body: object) -> Any:
        """Until somebody answers."""
        while not self.closed:
            try:
                return await asyncio.to_thread(post, self.any() + path, body)
            except urllib.error.HTTPError as error:
                if error.code not in {429, 500, 502, 503}:
                    raise
            except (OSError, ValueError, http.client.HTTPException):
                pass  # killed before or in the middle of its answer
            self.ledger.counts["asked again"] += 1
            await asyncio.sleep(0.2)
        raise asyncio.CancelledError

    async def table(self, game: str, strict: bool, ai: bool = False) -> Table:
        seats = [dict(seat) for seat in SEATS[game]]
        if ai:
            seats[1] = {"side": seats[1]["side"], "kind": "ai", "level": "easy"}
        body = {"game": game, "seats": seats, "takebacks": "never" if strict else "agree"}
        table = Table(await self.post("/api/tables", body), game, strict)
        self.ledger.tables[table.id] = table
        self.ledger.choices[table.id] = []
        self.ledger.counts["tables"] += 1
        for seat in table.free:
            try:
                key = await self.post(f"/api/tables/{table.id}/join", {"seat": seat, "name": "late"})
            except urllib.error.HTTPError:
                continue  # taken by a request of ours whose answer was lost
            table.keys[seat] = key["token"]
            self.ledger.keys[table.id, seat] = key["token"]
            self.ledger.counts["joins"] += 1
        return table


def post(url: str, body: object, patience: float = 10.0) -> Any:
    call = urllib.request.Request(url, json.dumps(body).encode(), {"content-type": "application/json"})  # noqa: S310
    with urllib.request.urlopen(call, timeout=patience) as answer:  # noqa: S310
        return json.loads(answer.read())


class Player:
    """Holds one seat for as long as the game lasts, through as many lines as it takes."""

    def __init__(self, house: House, table: Table, seat: int, think: float) -> None:
        self.house = house
        self.ledger = house.ledger
        self.table = table
        self.seat = seat
        self.think = think
        self.rng = random.Random(house.rng.random())
        self.line: Line | None = None
        self.heard = house.lived.now()  # when the server last said something on this line ...
        self.last = time.monotonic()  # ... or on any
        self.broken = False
        self.asked: Decision | None = None
        self.waiting: dict[int, tuple[str, Any, float]] = {}  # requests under way, and when they were made
        self.dialled = 0.0
        self.re = 0
        self.news = asyncio.Event()

    async def run(self) -> None:
        while not self._done():
            await self._connect()
            try:
                while self.line is not None and not self._done():
                    await self._act()
            finally:
                if self.line is not None:
                    self.line.transport.abort()
                    self.line = None

    def _done(self) -> bool:
        return self.table.over or self.house.closed

    async def _connect(self) -> None:
        token = self.table.keys[self.seat]
        while not self._done():
            address = "ws" + self.house.any().removeprefix("http")
            self.dialled, self.heard = time.monotonic(), self.house.lived.now()
            dialling = asyncio.create_task(
                dial(f"{address}/api/tables/{self.table.id}/ws?token={token}", self.hear, self.lost)
            )
            try:
                while not dialling.done() and self.house.lived.now() < self.heard + DIALLING:
                    await asyncio.wait([dialling], timeout=PING)
            finally:
                dialling.cancel()
            try:
                self.line = await dialling
                return
            except (OSError, Closed, asyncio.CancelledError, asyncio.IncompleteReadError):
                self.ledger.counts["dialled again"] += 1
                await asyncio.sleep(0.1)

    def lost(self, code: int) -> None:
        self.line = None
        self.broken = True
        self.waiting.clear()
        self.asked = None
        self.ledger.counts[f"closed {code}"] += 1
        self.news.set()

    def hear(self, body: bytes) -> None:
        now = time.monotonic()
        ledger = self.ledger
        if self.broken:
            ledger.outages.append(now - self.last)
            self.broken = False
        self.heard, self.last = self.house.lived.now(), now
        message = READ(body)
        if message.type == "hello":
            ledger.answered(self.table.id, self.dialled)
        elif message.type in {"done", "pong"} and message.re in self.waiting:
            kind, what, asked = self.waiting.pop(message.re)
            ledger.answered(self.table.id, asked)
            ledger.counts[kind] += 1
            if kind == "choices":
                ledger.choices[self.table.id].append(what)
            elif kind == "names":
                ledger.names[self.table.id, self.seat] = ledger.names.get((self.table.id, self.seat), [])[-1:]
        elif message.type == "error":
            if message.re in self.waiting:
                ledger.answered(self.table.id, self.waiting.pop(message.re)[2])
            ledger.counts[f"refused {message.code}"] += 1
        if message.view is not None and message.seat == self.seat:
            self.asked = message.view.decisions[0] if message.view.decisions else None
            self.table.over |= message.view.over
            ledger.seen[self.table.id] = max(ledger.seen.get(self.table.id, 0), message.view.number)
        request = message.table.undo if message.table is not None else None
        if request is not None and self.seat in request.need and self.seat not in request.agreed:
            self.say("agreements", None, {"type": "undo-agree"})
        self.news.set()

    def say(self, kind: str, what: Any, message: dict[str, Any]) -> None:
        if self.line is not None:
            self.re += 1
            self.waiting[self.re] = kind, what, time.monotonic()
            self.line.say({**message, "re": self.re})

    async def _act(self) -> None:
        self.news.clear()
        decision = self.asked
        if decision is not None and not any(kind == "choices" for kind, _, _ in self.waiting.values()):
            await asyncio.sleep(self.think * self.rng.uniform(0.2, 1.8))
            if self.line is not None and self.asked is decision:
                self._do(decision)
        try:
            async with asyncio.timeout(PING):
                await self.news.wait()
        except TimeoutError:
            self.say("pings", None, {"type": "ping"})
        if self.house.lived.now() - self.heard > SILENCE and self.line is not None:
            self.ledger.counts["silent"] += 1
            self.line.transport.abort()
            self.lost(0)

    def _do(self, decision: Decision) -> None:
        chance = self.rng.random()
        if chance < 0.05 and not self.table.strict:
            self.say("undos", None, {"type": "undo"})
        elif chance < 0.08:
            name = f"n{self.rng.randrange(10**6)}"
            self.ledger.names.setdefault((self.table.id, self.seat), []).append(name)
            self.say("names", name, {"type": "name", "name": name})
        else:
            option = self.rng.choice(decision.options).id
            what = (self.seat, decision.number, option)
            self.say("choices", what, {"type": "choose", "number": decision.number, "option": option})
            self.asked = None


def check(stored: Stored | None, table: Table, ledger: Ledger) -> list[str]:
    """What is not as it was confirmed."""
    if stored is None:
        return ["the table is gone"]
    found: list[str] = []
    if [row.seq for row in stored.log] != list(range(len(stored.log))):
        found.append("the log has gaps")
    written = Counter((row.seat, row.number, row.text) for row in stored.log if row.kind == "choice")
    lost = Counter(ledger.choices[table.id]) - written
    found += [f"lost: {what}" for what in lost]
    if table.strict:
        answered = Counter((row.seat, row.number) for row in stored.log if row.kind == "choice")
        found += [f"doubled: {what}" for what, count in answered.items() if count > 1]
    try:
        play = restore(stored, whole=True)  # proves every checkpoint on the way, and the last row
    except Exception as error:  # noqa: BLE001 - whatever it is, it is a finding
        return [*found, f"cannot be played again: {type(error).__name__}: {error}"]
    if play.notice is not None:
        found.append(f"notice: {play.notice.code}")
    if table.strict and ledger.seen.get(table.id, 0) > play.match.number:
        found.append("somebody was shown what is not stored")
    for (id, seat), names in ledger.names.items():
        if id == table.id and len(names) and stored.seats[seat].name not in {*names, "", "late"}:
            found.append(f"name of seat {seat}: {stored.seats[seat].name!r}, not one of {names}")
    for (id, seat), token in ledger.keys.items():
        if id == table.id and stored.seats[seat].token != hashlib.sha256(token.encode()).hexdigest():
            found.append(f"seat {seat} was taken, and is somebody else's")
    return found


def report(ledger: Ledger) -> dict[str, Any]:
    outages = sorted(ledger.outages) or [0.0]
    return {
        **{key: ledger.counts[key] for key in ("tables", "joins", "choices", "undos", "names")},
        "breaks": len(ledger.outages), "outage_p50_s": round(outages[len(outages) // 2], 2),
        "outage_p99_s": round(outages[int(0.99 * len(outages))], 2), "outage_max_s": round(outages[-1], 2),
        "lines": {key: count for key, count in sorted(ledger.counts.items()) if key.startswith(("closed", "silent", "dial"))},
        "refused": {key: count for key, count in sorted(ledger.counts.items()) if key.startswith("refused")},
        "problems": ledger.problems[:20],
    }  # fmt: skip
