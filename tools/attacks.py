"""What one address can do to everybody else: five attacks, each for a minute, on a server with the limits of every day.

    .venv/bin/python tools/attacks.py
    .venv/bin/python tools/attacks.py --only unread --seconds 20

Two innocents play at another address all the while, and somebody there plays against an easy AI seat. Said are how long
their choices took, how long the AI's answers took, and how much memory the server had at most. First of all nobody attacks, for
comparison: whoever else uses this machine is in every figure.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import multiprocessing
import random
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

from tools.lean_client import READ, Closed, Decision, Line, dial
from tools.load import SIDES, post
from tools.trial import Server, database
from weald.table.settings import Settings
from weald.table.static_files import STATIC

ATTACKER, INNOCENT = "127.0.0.9", "127.0.0.7"


class Innocent:
    """Plays a seat, a choice every ``think`` seconds, and minds the time."""

    def __init__(self, url: str, think: float) -> None:
        self.url = url
        self.think = think
        self.rng = random.Random(1)
        self.waits: list[float] = []  # seconds until the view that shows the own choice
        self.answers: list[float] = []  # seconds until one is asked again
        self.lost: list[int] = []
        self.sent: tuple[int, float] | None = None
        self.chosen = 0.0
        self.asked: Decision | None = None
        self.line: Line | None = None

    async def play(self) -> None:
        while True:
            try:
                self.line = await dial(self.url, self.hear, self.gone, INNOCENT)
                while not self.line.transport.is_closing():
                    await asyncio.sleep(self.think)
                    self.answer()
            except (OSError, Closed) as error:
                self.lost.append(error.code if isinstance(error, Closed) else 0)
                await asyncio.sleep(0.2)

    def gone(self, code: int) -> None:
        self.lost.append(code)
        self.sent = None

    def answer(self) -> None:
        if self.asked is not None and self.sent is None and self.line is not None:
            self.sent = self.asked.number, time.perf_counter()
            self.chosen = time.perf_counter()
            option = self.rng.choice(self.asked.options).id
            self.line.say({"type": "choose", "number": self.asked.number, "option": option, "re": 1})

    def hear(self, body: bytes) -> None:
        message = READ(body)
        if message.type == "error":
            self.sent = None
        view = message.view
        if view is None:
            return
        self.asked = view.decisions[0] if view.decisions else None
        now = time.perf_counter()
        if self.sent is not None and (self.asked is None or self.asked.number != self.sent[0]):
            self.waits.append(now - self.sent[1])
            self.sent = None
        if self.asked is not None and self.chosen:
            self.answers.append(now - self.chosen)
            self.chosen = 0.0


class Target(NamedTuple):
    port: int


def attack(name: str, port: int) -> None:
    """In a process of its own: the innocents must not have to wait for the attacker's."""
    asyncio.run(ATTACKS[name](Target(port)))


# --- the attacks -----------------------------------------------------------------------------------------


async def connect(server: Target) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", server.port, local_addr=(ATTACKER, 0), limit=1 << 16)


async def ask(server: Target, method: str, path: str, body: bytes = b"") -> bytes:
    reader, writer = await connect(server)
    head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    writer.write(f"{head}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode() + body)
    try:
        return await reader.read()
    finally:
        writer.close()


async def many(count: int, one: Callable[[int], Awaitable[object]], pause: float = 0.005) -> None:
    """So many at once, for ever, whatever the server says to it."""

    async def again(number: int) -> None:
        while True:
            with suppress(OSError, Closed, asyncio.IncompleteReadError, ValueError):
                await one(number)
            await asyncio.sleep(pause)

    async with asyncio.TaskGroup() as group:
        for number in range(count):
            group.create_task(again(number))


async def make(server: Target, seats: list[dict[str, str]]) -> dict[str, Any]:
    body = json.dumps({"game": "ironwood", "seats": seats}).encode()
    answer = (await ask(server, "POST", "/api/tables", body)).partition(b"\r\n\r\n")[2]
    made: dict[str, Any] = json.loads(answer)
    return made


async def pages(server: Target) -> None:
    """Finding 1: the same file by ever new names."""
    file = max((STATIC / "assets").glob("*"), key=lambda path: path.stat().st_size).name
    names = ("/" * (n % 97) + "./" * (n % 89) + file for n in itertools.count())
    await many(20, lambda _: ask(server, "GET", f"/assets/./{next(names)}"))


async def thinkers(server: Target) -> None:
    """Finding 2: as many tables with strong AI seats as one may have, with somebody looking on."""
    sides = SIDES["ironwood"]

    async def one(_: int) -> None:
        made = await make(server, [{"side": side, "kind": "ai", "level": "hard"} for side in sides])
        url = f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/ws?token={made['watch']}"
        line = await dial(url, lambda _: None, lambda _: None, ATTACKER)
        while not line.transport.is_closing():
            await asyncio.sleep(0.5)

    await many(40, one)


async def unread(server: Target) -> None:
    """Finding 3: spectators who ask for all that happened and read nothing."""
    made = await make(server, [{"side": side, "kind": "me"} for side in SIDES["ironwood"]])

    async def one(_: int) -> None:
        url = f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/ws?token={made['watch']}"
        line = await dial(url, lambda _: None, lambda _: None, ATTACKER)
        line.transport.pause_reading()
        while not line.transport.is_closing():
            for _ in range(20):
                line.say({"type": "history", "number": 0, "re": 1})
            await asyncio.sleep(1.0)

    await many(60, one)


async def idle(server: Target) -> None:
    """Finding 4: connections that say nothing."""

    async def one(_: int) -> None:
        reader, writer = await connect(server)
        await reader.read()
        writer.close()

    await many(1000, one, 1.0)


async def heads(server: Target) -> None:
    """Finding 4: requests whose head has no end."""

    async def one(number: int) -> None:
        _, writer = await connect(server)
        writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + (b"x-endless: " if number % 2 else b""))
        while not writer.transport.is_closing():
            writer.write(b"a" * 65_536 if number % 2 else b"x-more: more\r\n" * 4096)
            await asyncio.wait_for(writer.drain(), 5.0)

    await many(8, one)


async def nobody(_: Target) -> None:
    await asyncio.Event().wait()


ATTACKS: dict[str, Callable[[Target], Coroutine[None, None, None]]] = {
    "nobody": nobody, "pages": pages, "thinkers": thinkers, "unread": unread, "idle": idle, "heads": heads,
}  # fmt: skip


# --- measuring -------------------------------------------------------------------------------------------


async def trial(server: Server, name: str, seconds: float) -> dict[str, Any]:
    sides = SIDES["ironwood"]
    people = [{"side": side, "kind": "me"} for side in sides]
    against = [people[0], {"side": sides[1], "kind": "ai", "level": "easy"}]
    base = f"ws://127.0.0.1:{server.port}/api/tables"
    players: list[Innocent] = []
    for seats in (people, against):
        made = await asyncio.to_thread(post, server.address, "/api/tables", {"game": "ironwood", "seats": seats})
        players += [Innocent(f"{base}/{made['id']}/ws?token={key['token']}", 0.2) for key in made["seats"]]
    playing = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(3.0)
    for player in players:
        player.waits.clear()
        player.answers.clear()
    evil = multiprocessing.get_context("spawn").Process(target=attack, args=(name, server.port), daemon=True)
    evil.start()
    most, end = 0, time.monotonic() + seconds
    while time.monotonic() < end:
        await asyncio.sleep(0.5)
        most = max(most, await asyncio.to_thread(server.memory))
        assert evil.is_alive()
    evil.kill()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    waits = sorted(wait for player in players for wait in player.waits)
    answers = sorted(players[-1].answers)
    return {
        "choices": len(waits), "p50_ms": share(waits, 0.5), "p99_ms": share(waits, 0.99), "max_ms": share(waits, 1.0),
        "ai_answers": len(answers), "ai_p50_ms": share(answers, 0.5), "ai_max_ms": share(answers, 1.0),
        "memory_mb": round(most / 1024 / 1024), "innocents_lost_their_line": sum(len(p.lost) for p in players),
    }  # fmt: skip


def share(values: list[float], part: float) -> float | None:
    return round(1000 * values[min(len(values) - 1, int(part * len(values)))], 1) if values else None


def main(given: list[str] | None = None) -> dict[str, dict[str, Any]]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=sorted(ATTACKS), action="append")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args(given)
    found: dict[str, dict[str, Any]] = {}
    for name in args.only or ATTACKS:
        with database("sqlite") as (url, folder):
            server = Server(url, 1, folder, random.Random(1), Settings(db=url, jobs=1))
            try:
                found[name] = asyncio.run(trial(server, name, args.seconds))
            finally:
                server.stop()
        if not args.json:
            print(f"{name:10} {found[name]}", flush=True)
    return found


if __name__ == "__main__":
    answer = main()
    if "--json" in sys.argv:
        print(json.dumps(answer))
