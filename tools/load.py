"""How many can play at once: a server on this machine, many tables, two clients at each.

    .venv/bin/python tools/load.py --tables 1000 --seconds 45 --think 1.0
    .venv/bin/python tools/load.py --tables 1000 --db postgres --processes 3

Each client answers a random option ``think`` seconds (on average) after it was asked, as people do but quicker.
Measured is the time from sending a choice to receiving the view that shows it, and the processor time of the server's
processes. At the end every choice that was confirmed is looked for in the database. One JSON object on stdout with ``--json``.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

import sqlalchemy as sa
import uvloop

sys.path.insert(0, str(Path(__file__).parent.parent))

from tools.lean_client import READ, Decision, Line, dial
from tools.trial import Server, database, postgres_processor
from tools.trial import computed as computed_by
from weald.table.schema import LOG
from weald.table.store import Store

# Processors are shared, and run at half their speed at times: a small piece of work of known length says when.
YARDSTICK = """
import time
def work():
    for i in range(20000):
        {"a": i, "b": [i, i + 1], "c": str(i)}
while True:
    began = time.process_time()
    work()
    print(time.process_time() - began, flush=True)
    time.sleep(0.5)
"""
SIDES = {
    "ironwood": ["woodwalkers", "ironclad"],
    "root": ["marquise", "eyrie"],
    "wonderland": ["alice", "mad_hatter"],
    "defenders": [],
}


class Tally:
    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.confirmed: list[tuple[str, int, int, str]] = []  # table, seat, number, option
        self.errors: list[str] = []
        self.bytes = 0
        self.over = 0
        self.playing = False


class Seat:
    """One client: reads views, answers after a while."""

    def __init__(self, url: str, table: str, tally: Tally, think: float, rng: random.Random) -> None:
        self.url = url
        self.table = table
        self.tally = tally
        self.think = think
        self.rng = rng
        self.line: Line | None = None
        self.asked: Decision | None = None
        self.sent: tuple[int, float, int, str] | None = None  # decision, when, seat, option
        self.timer: asyncio.TimerHandle | None = None
        self.re = 0

    async def sit(self, door: asyncio.Semaphore) -> None:
        """Connect, a few at a time as people do."""
        async with door:
            self.line = await dial(self.url, self.hear, self.lost)

    def lost(self, code: int) -> None:
        if self.tally.playing:
            self.tally.errors.append(f"closed {code}")

    def hear(self, body: bytes) -> None:
        tally = self.tally
        tally.bytes += len(body)
        message = READ(body)
        if message.type == "error":
            if message.code in {"stale", "not-yours", "not-offered"}:
                self.sent = None  # the table answered a forced secret in the same moment
            else:
                tally.errors.append(message.code)
        view = message.view
        if message.type != "view" or view is None:
            return
        sent = self.sent
        if sent is not None and (view.number > sent[0] or all(d.number != sent[0] for d in view.decisions)):
            tally.latencies.append(time.perf_counter() - sent[1])
            tally.confirmed.append((self.table, sent[2], sent[0], sent[3]))
            self.sent = None
        self.asked = view.decisions[0] if view.decisions else None
        tally.over += view.over
        if tally.playing:
            self.go_on()

    def go_on(self) -> None:
        if self.asked is not None and self.sent is None and self.timer is None:
            wait = self.rng.uniform(0.5, 1.5) * self.think
            self.timer = asyncio.get_running_loop().call_later(wait, self.answer)

    def answer(self) -> None:
        self.timer = None
        decision = self.asked
        if decision is None or self.line is None or not self.tally.playing:
            return
        option = self.rng.choice(decision.options).id
        self.re += 1
        self.sent = (decision.number, time.perf_counter(), decision.seat, option)
        self.line.say({"type": "choose", "number": decision.number, "option": option, "re": self.re})


def post(address: str, path: str, body: object) -> Any:
    headers = {"content-type": "application/json"}
    call = urllib.request.Request(address + path, json.dumps(body).encode(), headers)  # noqa: S310
    with urllib.request.urlopen(call, timeout=30) as answer:  # noqa: S310
        return json.loads(answer.read())


async def missing(url: str, tally: Tally) -> int:
    """How many confirmed choices are not in the database."""
    store = Store(url)
    async with store.engine.connect() as connection:
        rows = await connection.execute(sa.select(LOG.c.table_id, LOG.c.seat, LOG.c.number, LOG.c.text))
        written = {tuple(row) for row in rows}
    await store.engine.dispose()
    return sum(1 for row in tally.confirmed if row not in written)


async def measure(server: Server, args: argparse.Namespace) -> dict[str, Any]:
    loop = asyncio.get_running_loop()
    address, empty = server.address, server.memory()
    body = {"game": args.game, "seats": [{"side": side, "kind": "me"} for side in SIDES[args.game]]}
    made = [await loop.run_in_executor(None, post, address, "/api/tables", body) for _ in range(args.tables)]
    with_tables = server.memory()
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
    await asyncio.sleep(1.0)
    tally.playing = True
    for seat in seats:
        seat.go_on()
    await asyncio.sleep(args.warm)
    tally.latencies.clear()
    stick = subprocess.Popen([sys.executable, "-c", YARDSTICK], stdout=subprocess.PIPE, text=True)
    began, computed, mine = time.monotonic(), server.processor(), time.process_time()
    shares, others = {pid: computed_by(pid) for pid in server.family()}, postgres_processor()
    await asyncio.sleep(args.seconds)
    seconds, busy = time.monotonic() - began, server.memory()
    computed, mine = server.processor() - computed, time.process_time() - mine
    others = postgres_processor() - others
    shares = {pid: computed_by(pid) - before for pid, before in shares.items()}
    choices = len(tally.latencies)
    stick.terminate()
    lengths = sorted(float(line) for line in stick.communicate()[0].split())
    slow = sum(lengths) / len(lengths) / args.yardstick if args.yardstick else 1.0
    await asyncio.sleep(0.5)
    tally.playing = False
    for seat in seats:
        if seat.line is not None:
            seat.line.close()
    latencies = sorted(tally.latencies) or [0.0]

    def at(share: float) -> float:
        return round(1000 * latencies[min(len(latencies) - 1, int(share * len(latencies)))], 1)

    return {
        "game": args.game, "tables": args.tables, "clients": len(seats), "seconds": round(seconds, 1), "think_s": args.think,
        "connect_s": round(connecting, 1), "choices": choices, "choices_per_s": round(choices / seconds, 1),
        "server_cpu_ms_per_choice": round(1000 * computed / max(1, choices), 3),
        "yardstick_ms": round(1000 * sum(lengths) / len(lengths), 2), "slowdown": round(slow, 2),
        "at_full_speed_ms_per_choice": round(1000 * computed / max(1, choices) / slow, 3),
        "postgres_cpu_ms_per_choice": round(1000 * others / max(1, choices), 3),
        "shares": [round(share / seconds, 2) for share in shares.values() if share > 0.5],
        "server_cpu_share": round(computed / seconds, 2), "client_cpu_share": round(mine / seconds, 2),
        "p50_ms": at(0.50), "p99_ms": at(0.99), "max_ms": at(1.0),
        "kb_per_table_made": round((with_tables - empty) / 1024 / args.tables, 1),
        "kb_per_table_played": round((busy - empty) / 1024 / args.tables, 1),
        "server_mb": round(busy / 1024 / 1024, 1), "received_mb": round(tally.bytes / 1e6, 1), "over": tally.over,
        "errors": len(tally.errors), "error_kinds": sorted(set(tally.errors))[:5], "confirmed": tally,
    }  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=sorted(SIDES), default="ironwood")
    parser.add_argument("--db", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--processes", type=int, default=0, help="3 on PostgreSQL, 1 on a file")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--think", type=float, default=1.0, help="seconds a client takes to answer, on average")
    parser.add_argument("--warm", type=float, default=5.0, help="seconds of play before anything is counted")
    parser.add_argument(
        "--yardstick", type=float, default=0.0, help="seconds the small piece of work takes when this machine is quiet"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    args.processes = args.processes or (3 if args.db == "postgres" else 1)
    with database(args.db) as (url, folder):
        server = Server(url, args.processes, folder, random.Random(args.seed))
        try:
            report = uvloop.run(measure(server, args))
        finally:
            server.stop()
        tally: Tally = report.pop("confirmed")
        report["lost"] = asyncio.run(missing(url, tally))
        faults = server.log.read_text().count('"level":"error"')
    report = {"db": args.db, "processes": args.processes, **report, "server_faults": faults}
    if args.json:
        print(json.dumps(report))
    else:
        for key, value in report.items():
            print(f"{key:20} {value}")
    return 1 if report["lost"] or report["errors"] or faults else 0


if __name__ == "__main__":
    sys.exit(main())
