"""The line to one of two server machines is cut, and healed: no table has two owners, no choice is lost.

    .venv/bin/python tools/cut_off.py --seconds 30

Three machines are made of network namespaces (Linux, as root, with iproute2): one with the database, two with a server of two processes each;
the players are at the switch between them. What was confirmed to them is looked for in the database afterwards. One JSON object on stdout.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.table import databases
from tools.kills import keep_playing
from tools.mixed_play import House, Ledger, check, report
from tools.trial import ROOMY
from weald.table.settings import Settings
from weald.table.store import Store

NET = "10.77.43."
SWITCH, DATABASE, SERVERS = 1, 2, (3, 4)  # the last number of each one's address
PORT = 8000


def run(*words: str) -> None:
    subprocess.run(words, check=True)


@contextmanager
def machines(name: str) -> Iterator[None]:
    """A switch and three machines at it."""
    made = [f"{name}{number}" for number in (SWITCH, DATABASE, *SERVERS)]
    try:
        for space in made:
            run("ip", "netns", "add", space)
            run("ip", "-n", space, "link", "set", "lo", "up")
        run("ip", "-n", made[0], "link", "add", "br0", "type", "bridge")
        run("ip", "-n", made[0], "addr", "add", f"{NET}{SWITCH}/24", "dev", "br0")
        run("ip", "-n", made[0], "link", "set", "br0", "up")
        for number, space in zip((DATABASE, *SERVERS), made[1:], strict=True):
            port = f"port{number}"
            run("ip", "-n", made[0], "link", "add", port, "type", "veth", "peer", "name", "eth0", "netns", space)
            run("ip", "-n", made[0], "link", "set", port, "master", "br0", "up")
            run("ip", "-n", space, "addr", "add", f"{NET}{number}/24", "dev", "eth0")
            run("ip", "-n", space, "link", "set", "eth0", "up")
        yield
    finally:
        for space in made:
            subprocess.run(["ip", "netns", "del", space], stderr=subprocess.DEVNULL, check=False)


@contextmanager
def program(space: str, log: Path, *words: str) -> Iterator[None]:
    """This file, in another part, on a machine."""
    command = ["ip", "netns", "exec", space, sys.executable, __file__, *words]
    with log.open("w") as file, subprocess.Popen(command, stdout=file, stderr=file) as process:
        try:
            yield
        finally:
            process.terminate()


def until(ready: Any, log: Path) -> None:
    end = time.monotonic() + 120
    while not ready():
        if time.monotonic() > end:
            raise SystemExit(f"it did not start: {log.read_text()[-3000:]}")
        time.sleep(0.1)


# --- the parts -------------------------------------------------------------------------------------------


async def line_to(path: str) -> None:
    """The database of the tests speaks through a file, which no cut would reach: here it has an address."""

    async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65_536):
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()

    async def come(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_unix_connection(path)
        await asyncio.gather(pump(reader, back), pump(there, writer))

    server = await asyncio.start_server(come, f"{NET}{DATABASE}", 5432)
    print("open", flush=True)
    await server.serve_forever()


def serve(url: str, number: int) -> None:
    from weald.table.serve import run as run_server

    host = f"{NET}{number}"
    settings = Settings(
        host=host, db=url, inside=host, jobs=1, pause=(0.05, 0.05), pace=0.0, grace=1.0, limits=ROOMY,
    )  # fmt: skip
    run_server(port=PORT, settings=settings, processes=2)


async def play(url: str, cut: str, seconds: float, calm: float, count: int) -> dict[str, Any]:
    ledger = Ledger()
    house = House([f"http://{NET}{number}:{PORT}" for number in SERVERS], ledger, random.Random(1))
    tables = [asyncio.create_task(keep_playing(house, i, 0.1)) for i in range(count)]
    before = during = 0
    try:
        await asyncio.sleep(calm)
        before = ledger.counts["choices"]
        run("ip", "link", "set", cut, "down")
        try:
            await asyncio.sleep(seconds)
        finally:
            run("ip", "link", "set", cut, "up")
        during = ledger.counts["choices"] - before
        await asyncio.sleep(calm)
    finally:
        house.closed = True
        for task in tables:
            task.cancel()
        answers = await asyncio.gather(*tables, return_exceptions=True)
    ledger.problems += [f"player: {answer!r}" for answer in answers if isinstance(answer, Exception)]
    store = Store(url)
    for table in ledger.tables.values():
        found = check(await store.load(table.id), table, ledger)
        ledger.problems += [f"{table.id[:6]} {table.game}: {problem}" for problem in found]
    await store.engine.dispose()
    after = ledger.counts["choices"] - before - during
    return {"seconds_cut": seconds, "before": before, "during": during, "after": after, **report(ledger)}


def main(given: list[str] | None = None) -> dict[str, Any]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=30.0, help="for which the line is cut")
    parser.add_argument("--calm", type=float, default=20.0, help="seconds of play before, and after")
    parser.add_argument("--tables", type=int, default=8)
    args = parser.parse_args(given)
    name = f"weald{os.getpid()}-"
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        made = stack.enter_context(databases.new_postgres())
        parts = urlsplit(made)
        socket = parse_qs(parts.query)["host"][0] + "/.s.PGSQL.5432"
        url = f"postgresql+asyncpg://postgres@{NET}{DATABASE}:5432{parts.path}"
        stack.enter_context(machines(name))
        log = folder / "database.log"
        stack.enter_context(program(f"{name}{DATABASE}", log, "line", socket))
        until(lambda: "open" in log.read_text(), log)
        logs = [folder / f"server{number}.log" for number in SERVERS]
        for number, log in zip(SERVERS, logs, strict=True):
            stack.enter_context(program(f"{name}{number}", log, "serve", url, str(number)))
            until(lambda log=log: "Weald is at" in log.read_text(), log)
        words = ["play", url, f"port{SERVERS[0]}", str(args.seconds), str(args.calm), str(args.tables)]
        command = ["ip", "netns", "exec", f"{name}{SWITCH}", sys.executable, __file__, *words]
        answer = subprocess.run(command, stdout=subprocess.PIPE, check=True)
        found: dict[str, Any] = json.loads(answer.stdout)
        told = [line for log in logs for line in log.read_text().splitlines()]
        found |= {event: sum(f'"{event}"' in line for line in told) for event in ("cut-off", "was-cut-off")}
        found["table_faults"] = [line for line in told if '"table-fault"' in line]
    return found


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["line", path]:
            asyncio.run(line_to(path))
        case ["serve", url, number]:
            serve(url, int(number))
        case ["play", url, cut, seconds, calm, count]:
            print(json.dumps(asyncio.run(play(url, cut, float(seconds), float(calm), int(count)))))
        case given:
            answer = main(given)
            print(json.dumps(answer))
            sys.exit(1 if answer["problems"] else 0)
