"""Nothing that was confirmed is lost or doubled, however often a process is killed or frozen in the middle of play.

    .venv/bin/python tools/kills.py --db sqlite --kills 1000
    .venv/bin/python tools/kills.py --db postgres --processes 3 --kills 1000 --minutes 60
    .venv/bin/python tools/kills.py --db postgres --kills 1000 --beside 3 --minutes 40 --add kills.jsonl

Clients play all four games at once (choices, undos, names, seats taken, new tables; one of them against an AI seat) while a process
of the server is killed (SIGKILL) or stopped for a while (SIGSTOP, SIGCONT), again and again. After each blow it is counted for every table of
that process how long it takes until it answers what somebody has asked since (where there is no other process: since it goes on);
``--storm`` does not wait for that, so that blow comes upon blow. After every ``--compare`` blows all players stop, every table is read
from the database and compared with what was confirmed, and a new server begins with an empty one: so whoever breaks a run off
(Ctrl-C: the comparison is still made) loses nothing of what was proved. ``--beside N`` has so many servers tried at once; ``--add
FILE`` keeps what each round found, and several runs add up to ``--kills``. PostgreSQL comes from the wheel that the tests use. One
JSON object on stdout with ``--json``.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from tools.lived import Lived
from tools.mixed_play import House, Ledger, Player, check, report
from tools.trial import Server, database
from weald.table.store import Store

PATIENCE = 120.0  # seconds in which something must be confirmed, however busy the machine is
PARTS = {"p50_s": 0.5, "p90_s": 0.9, "p99_s": 0.99, "max_s": 1.0}
GAMES = ("ironwood", "root", "wonderland", "defenders")


async def trial(url: str, args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    rng = random.Random(args.seed)
    ledger, done = Ledger(), {"kills": 0, "freezes": 0}
    took: dict[str, list[float]] = {"kills": [], "freezes": []}  # seconds until the tables answered
    server = Server(url, args.processes, folder, rng)
    house = House([server.address], ledger, random.Random(rng.random()))
    tables = [asyncio.create_task(keep_playing(house, i, args.think)) for i in range(args.tables)]

    def left() -> bool:
        """Has somebody stopped playing? Then nobody need wait for them."""
        return any(task.done() for task in tables)

    began, loads = time.monotonic(), []
    enough = asyncio.Event()
    if threading.current_thread() is threading.main_thread():
        for one in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(one, enough.set)
    try:
        while not enough.is_set() and sum(done.values()) < args.kills and time.monotonic() < began + 60 * args.minutes:
            before = ledger.counts["choices"]
            await asyncio.sleep(rng.uniform(0.0, 2 * args.pause))
            wanted = before + args.choices
            await until(lambda: left() or ledger.counts["choices"] >= wanted, f"{done}: choices", ledger)  # noqa: B023 - now
            if left():
                break
            what, hit = await server.disturb(args.freezes, ledger.struck)
            if what:
                done[what] += 1
                loads.append(os.getloadavg()[0])
            if not args.storm:
                await calm(server)
                if what == "freezes" and hit is None:
                    ledger.struck()  # there was nobody else: it can only answer now
                there = [t.id for t in ledger.tables.values() if not t.over and (hit is None or t.id in hit)]
                await until(
                    lambda: left() or not silent(ledger, there),  # noqa: B023 - now
                    f"{done}: an answer of each table",
                    ledger,
                )
                ledger.problems += [f"{what}: no answer of {one}" for one in silent(ledger, there)]
                took[what or "kills"] += [ledger.answers[id] for id in there if id in ledger.answers]
            if len(ledger.problems) > 10:
                break
            if not args.json and what and sum(done.values()) % 50 == 0:
                print(f"{done} {shares(took)} {report(ledger)}", flush=True)
        await asyncio.sleep(6.0)
    finally:
        await calm(server)
        house.closed = True
        for task in tables:
            task.cancel()
        answers = await asyncio.gather(*tables, return_exceptions=True)
        await asyncio.to_thread(server.stop)
    for answer in answers:
        if isinstance(answer, Exception):
            ledger.problems.append(f"player: {type(answer).__name__}: {answer}")
    store, proved = Store(url), 0
    for table in ledger.tables.values():
        stored = await store.load(table.id)
        found = check(stored, table, ledger)
        proved += len(stored.log) if stored is not None else 0
        ledger.problems += [f"{table.id[:6]} {table.game}: {problem}" for problem in found]
    await store.engine.dispose()
    return {
        "db": args.db, "processes": args.processes, "seed": args.seed, "broken_off": enough.is_set(), **done, "minutes": round((time.monotonic() - began) / 60, 1),
        "load": round(sum(loads) / max(1, len(loads)), 1), **shares(took), "rows": proved, **report(ledger),
        "all_answers_s": {what: [round(one, 2) for one in sorted(many)] for what, many in took.items()},
    }  # fmt: skip


def silent(ledger: Ledger, tables: list[str]) -> list[str]:
    """Those that have not answered since the last blow."""
    return [
        f"{ledger.tables[id].game} {id[:6]}" for id in tables if id not in ledger.answers and not ledger.tables[id].over
    ]


async def until(ready: Callable[[], bool], what: str, ledger: Ledger) -> None:
    lived = Lived()
    while not ready():
        await asyncio.sleep(0.02)
        if lived.now() > PATIENCE:
            ledger.problems.append(f"not within {PATIENCE:.0f} s: {what}")
            return


async def calm(server: Server) -> None:
    """Everything that was stopped or killed goes on, or has begun again."""
    await asyncio.gather(*server.frozen.values())
    if server.reborn is not None:
        await server.reborn


def shares(took: dict[str, list[float]]) -> dict[str, Any]:
    """Seconds until a table answered after its process was killed or frozen."""
    out: dict[str, Any] = {}
    for what, found in took.items():
        many = sorted(found)
        at = {name: many[min(len(many) - 1, int(part * len(many)))] for name, part in PARTS.items() if many}
        out[f"answered_after_{what}"] = {
            "tables": len(many), **{name: round(value, 2) for name, value in at.items()},
            "over_5_s": sum(seconds > 5.0 for seconds in many),
        }  # fmt: skip
    return out


async def keep_playing(house: House, number: int, think: float) -> None:
    """One table after the other, all seats."""
    game = GAMES[number % 4]
    count = 0
    while not house.closed:
        count += 1
        table = await house.table(game, strict=(number + count) % 2 == 0, ai=number == 0 and count % 2 == 1)
        async with asyncio.TaskGroup() as group:
            for seat in table.keys:
                group.create_task(Player(house, table, seat, think).run())


# --- rounds --------------------------------------------------------------------------------------------------------------


def play(args: argparse.Namespace) -> dict[str, Any]:
    """One round: a server of its own, and the comparison at its end."""
    with database(args.db) as (url, folder):
        found = asyncio.run(trial(url, args, folder))
        told = (folder / "server.log").read_text().splitlines()
        found["table_faults"] = [line for line in told if '"table-fault"' in line or '"enter-failed"' in line]
    return found


def play_beside(args: argparse.Namespace) -> dict[str, Any]:
    """The same in a process of its own, so that several rounds can go on at once."""
    given = {
        "db": args.db,
        "processes": args.processes,
        "kills": args.kills,
        "minutes": args.minutes,
        "freezes": args.freezes,
    }
    given |= {
        "tables": args.tables,
        "think": args.think,
        "pause": args.pause,
        "choices": args.choices,
        "seed": args.seed,
    }
    words = [word for name, value in given.items() for word in (f"--{name}", str(value))]
    call = [
        sys.executable,
        __file__,
        *words,
        "--compare",
        str(args.kills),
        "--json",
        *(["--storm"] if args.storm else []),
    ]
    said = subprocess.run(call, stdout=subprocess.PIPE, text=True, check=False).stdout.strip()
    if not said:
        return {
            "db": args.db,
            "processes": args.processes,
            "seed": args.seed,
            "problems": ["the round ended without a word"],
        }
    found: dict[str, Any] = json.loads(said.splitlines()[-1])
    return found


class Rounds:
    """What rounds found, here and in earlier runs."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.file = Path(args.add) if args.add else None
        self.found: list[dict[str, Any]] = []
        if self.file is not None and self.file.exists():
            lines = [json.loads(line) for line in self.file.read_text().splitlines()]
            self.found = [one for one in lines if (one["db"], one["processes"]) == (args.db, args.processes)]
        self.began = time.monotonic()
        self.given = len(self.found)  # rounds begun: each has its own chance
        self.promised = 0  # blows of those that are being played
        self.stop = False
        self.lock = threading.Lock()

    def blows(self) -> int:
        return sum(one.get("kills", 0) + one.get("freezes", 0) for one in self.found)

    def next(self) -> argparse.Namespace | None:
        """What the next round is to do, if there is to be one."""
        with self.lock:
            left = self.args.kills - self.blows() - self.promised
            minutes = self.args.minutes - (time.monotonic() - self.began) / 60
            if left <= 0 or minutes <= 0 or self.stop or any(one["problems"] for one in self.found):
                return None
            self.given += 1
            count = min(self.args.compare, left)
            self.promised += count
            more = {"kills": count, "minutes": minutes, "seed": self.args.seed + 1000 * (self.given - 1)}
            return argparse.Namespace(**{**vars(self.args), **more})

    def add(self, one: dict[str, Any], promised: int) -> None:
        with self.lock:
            self.found.append(one)
            self.promised -= promised
            self.stop |= bool(one.get("broken_off"))
            if self.file is not None:
                with self.file.open("a") as out:
                    out.write(json.dumps(one) + "\n")
            if not self.args.json:
                print(f"{self.blows()} blows, compared; problems: {one['problems'] or 'none'}", flush=True)

    def run(self, how: Callable[[argparse.Namespace], dict[str, Any]]) -> None:
        while (todo := self.next()) is not None:
            self.add(how(todo), todo.kills)


SUMMED = ("kills", "freezes", "minutes", "rows", "tables", "joins", "choices", "undos", "names", "breaks")


def together(rounds: list[dict[str, Any]]) -> dict[str, Any]:
    """All rounds as if they had been one."""
    if len(rounds) == 1:
        return rounds[0]
    took: dict[str, list[float]] = {"kills": [], "freezes": []}
    lines: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    for one in rounds:
        for what, many in one.get("all_answers_s", {}).items():
            took[what] += many
        lines.update(one.get("lines", {}))
        refused.update(one.get("refused", {}))
    return {
        "db": rounds[0]["db"], "processes": rounds[0]["processes"], "rounds": len(rounds),
        **{name: round(sum(one.get(name, 0) for one in rounds), 1) for name in SUMMED},
        "load": round(sum(one.get("load", 0.0) for one in rounds) / len(rounds), 1), **shares(took),
        "outage_max_s": max(one.get("outage_max_s", 0.0) for one in rounds), "lines": dict(lines), "refused": dict(refused),
        "problems": [problem for one in rounds for problem in one["problems"]],
        "table_faults": [fault for one in rounds for fault in one.get("table_faults", [])],
    }  # fmt: skip


def main(given: list[str] | None = None) -> dict[str, Any]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--db", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--processes", type=int, default=0, help="3 on PostgreSQL, 1 on a file")
    parser.add_argument("--kills", type=int, default=100, help="how often a process is killed or frozen")
    parser.add_argument("--minutes", type=float, default=24 * 60.0, help="at most")
    parser.add_argument("--freezes", type=float, default=0.3, help="share of freezes")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--think", type=float, default=0.1, help="seconds a client takes to answer, on average")
    parser.add_argument("--storm", action="store_true", help="do not wait until every table answers again")
    parser.add_argument("--pause", type=float, default=0.5, help="seconds between two disturbances, on average")
    parser.add_argument("--choices", type=int, default=4, help="that have to be confirmed before the next one")
    parser.add_argument(
        "--compare", type=int, default=100, help="blows after which everything is compared with the database"
    )
    parser.add_argument("--beside", type=int, default=1, help="so many servers, each with its own database, at once")
    parser.add_argument("--add", default="", help="a file that keeps what each round found; the rounds in it count")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args(given)
    args.processes = args.processes or (3 if args.db == "postgres" else 1)
    rounds = Rounds(args)
    if args.beside == 1:
        rounds.run(play)
    else:
        for one in (signal.SIGINT, signal.SIGTERM):  # the rounds hear it, too, and compare
            signal.signal(one, lambda *_: setattr(rounds, "stop", True))
        threads = [threading.Thread(target=rounds.run, args=(play_beside,)) for _ in range(args.beside)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    if not rounds.found:
        raise SystemExit("nothing was tried")
    return together(rounds.found)


if __name__ == "__main__":
    answer = main()
    if "--json" in sys.argv:
        print(json.dumps(answer))
    else:
        for key, value in answer.items():
            print(f"{key:16} {value}")
    sys.exit(1 if answer["problems"] else 0)
