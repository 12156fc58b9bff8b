"""How many can play at once: a server on this machine, many tables, two clients at each.

    .venv/bin/python tools/load.py --tables 200 --seconds 60 --think 1.0

Each client answers a random option ``think`` seconds (on average) after it was asked, as people do but quicker.
Measured is the time from sending a choice to receiving the view that shows it. At the end every choice that was
confirmed is looked for in the database. One JSON object on stdout with ``--json``.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

SERVER = """
import sys
from weald.table.serve import run
from weald.table.settings import Limits, Settings
run(port=0, settings=Settings(db="sqlite+aiosqlite:///" + sys.argv[1], jobs=1, pause=(0.1, 0.1), limits=Limits(
    sockets=20000, sockets_per_address=20000, tables_per_address=100000, requests_per_address=100000,
    messages_per_address=1000000, connections=20000, connections_per_address=20000)))
"""


class Tally:
    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.confirmed: list[tuple[str, int, int, str]] = []  # table, seat, number, option
        self.errors: list[str] = []
        self.bytes = 0
        self.over = 0


class Seat:
    """One client: reads views, answers after a while."""

    def __init__(self, url: str, table: str, tally: Tally, think: float, rng: random.Random) -> None:
        self.url = url
        self.table = table
        self.tally = tally
        self.think = think
        self.rng = rng

    async def sit(self, door: asyncio.Semaphore) -> None:
        """Connect, a few at a time as people do; the first view waits to be read."""
        async with door:
            self.socket = await connect(self.url, max_size=None, compression=None, ping_interval=None)

    async def play(self, until: float) -> None:
        try:
            async with self.socket as socket:
                await self._play(socket, until)
        except (OSError, ConnectionClosed, TimeoutError) as error:
            if time.monotonic() < until:
                self.tally.errors.append(f"{type(error).__name__}: {error}")

    async def _play(self, socket: Any, until: float) -> None:
        tally = self.tally
        answered: set[int] = set()
        sent: tuple[int, float, int, str] | None = None  # decision, when, seat, option
        answer_at: float | None = None
        decision: dict[str, Any] | None = None
        re = 0
        while time.monotonic() < until:
            wait = (answer_at or until) - time.monotonic()
            if wait <= 0 and decision is not None and answer_at is not None:
                option = self.rng.choice(decision["options"])["id"]
                re += 1
                message = {"type": "choose", "number": decision["number"], "option": option, "re": re}
                sent = (decision["number"], time.perf_counter(), decision["seat"], option)
                await socket.send(json.dumps(message))
                decision, answer_at = None, None
                continue
            try:
                text = await asyncio.wait_for(socket.recv(), max(0.001, wait))
            except TimeoutError:
                continue
            tally.bytes += len(text)
            message = json.loads(text)
            kind = message["type"]
            if kind == "view":
                view = message["view"]
                if sent is not None and (
                    view["number"] > sent[0] or not any(d["number"] == sent[0] for d in view["decisions"])
                ):
                    tally.latencies.append(time.perf_counter() - sent[1])
                    tally.confirmed.append((self.table, sent[2], sent[0], sent[3]))
                    answered.add(sent[0])
                    sent = None
                decision = view["decisions"][0] if view["decisions"] else None
                if view["over"]:
                    tally.over += 1
                    return
                if decision is not None and sent is None and answer_at is None:
                    answer_at = time.monotonic() + self.rng.uniform(0.5, 1.5) * self.think
                elif decision is None:
                    answer_at = None
            elif kind == "error":
                if message["code"] in {"stale", "not-yours", "not-offered"}:
                    sent = None  # the table answered a forced secret in the same moment
                else:
                    tally.errors.append(message["code"])


def post(address: str, path: str, body: object) -> Any:
    headers = {"content-type": "application/json"}
    call = urllib.request.Request(address + path, json.dumps(body).encode(), headers)  # noqa: S310
    with urllib.request.urlopen(call, timeout=30) as answer:  # noqa: S310
        return json.loads(answer.read())


def memory(pid: int) -> int:
    """Resident bytes of a process."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def processor(pid: int) -> float:
    """Seconds a process has computed."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def lost(db: Path, tally: Tally) -> int:
    with sqlite3.connect(db) as store:
        written = set(store.execute("SELECT table_id, seat, number, text FROM log"))
    return sum(1 for row in tally.confirmed if row not in written)


async def measure(address: str, pid: int, args: argparse.Namespace) -> dict[str, Any]:
    loop = asyncio.get_running_loop()
    empty = memory(pid)
    sides = ["woodwalkers", "ironclad"]
    body = {"game": "ironwood", "seats": [{"side": side, "kind": "me"} for side in sides]}
    made = [await loop.run_in_executor(None, post, address, "/api/tables", body) for _ in range(args.tables)]
    with_tables = memory(pid)
    rng = random.Random(args.seed)
    tally = Tally()
    base = "ws" + address.removeprefix("http")
    seats = [
        Seat(
            f"{base}/api/tables/{t['id']}/ws?token={key['token']}",
            t["id"],
            tally,
            args.think,
            random.Random(rng.random()),
        )
        for t in made
        for key in t["seats"]
    ]
    began = time.monotonic()
    door = asyncio.Semaphore(16)
    await asyncio.gather(*(seat.sit(door) for seat in seats))
    connecting = time.monotonic() - began
    until = time.monotonic() + args.seconds
    began, computed = time.monotonic(), processor(pid)
    players = [asyncio.create_task(seat.play(until)) for seat in seats]
    await asyncio.sleep(max(0.0, args.seconds - 0.5))
    busy, computed = memory(pid), processor(pid) - computed
    await asyncio.gather(*players)
    seconds = time.monotonic() - began
    latencies = sorted(tally.latencies) or [0.0]

    def at(share: float) -> float:
        return round(1000 * latencies[min(len(latencies) - 1, int(share * len(latencies)))], 1)

    return {
        "tables": args.tables, "clients": len(seats), "seconds": round(seconds, 1), "think_s": args.think,
        "connect_s": round(connecting, 1), "choices": len(tally.latencies), "choices_per_s": round(len(tally.latencies) / seconds, 1),
        "server_cpu_ms_per_choice": round(1000 * computed / max(1, len(tally.latencies)), 2),
        "p50_ms": at(0.50), "p99_ms": at(0.99), "max_ms": at(1.0),
        "kb_per_table_made": round((with_tables - empty) / 1024 / args.tables, 1),
        "kb_per_table_played": round((busy - empty) / 1024 / args.tables, 1),
        "server_mb": round(busy / 1024 / 1024, 1), "received_mb": round(tally.bytes / 1e6, 1),
        "errors": len(tally.errors), "error_kinds": sorted(set(tally.errors))[:5], "confirmed": tally,
    }  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--think", type=float, default=1.0, help="seconds a client takes to answer, on average")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder) / "load.db"
        with (Path(folder) / "server.log").open("wb") as log:
            server = subprocess.Popen([sys.executable, "-c", SERVER, str(db)], stdout=subprocess.PIPE, stderr=log)
            try:
                assert server.stdout is not None
                address = server.stdout.readline().decode().split()[-1]
                time.sleep(1.0)
                report = asyncio.run(measure(address, server.pid, args))
            finally:
                server.send_signal(signal.SIGTERM)
                server.wait(30)
        tally: Tally = report.pop("confirmed")
        report["lost"] = lost(db, tally)
        faults = (Path(folder) / "server.log").read_text().count('"level":"error"')
    report["server_faults"] = faults
    if args.json:
        print(json.dumps(report))
    else:
        for key, value in report.items():
            print(f"{key:20} {value}")
    return 1 if report["lost"] or report["errors"] or faults else 0


if __name__ == "__main__":
    sys.exit(main())
