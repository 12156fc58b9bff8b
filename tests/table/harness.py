"""A server in a process of its own, and clients that talk to it."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.table import serve_toy

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 120.0  # seconds until a test gives up on something that must happen: far more than a busy machine needs
ROOMY = {
    "tables_per_address": 100_000, "requests_per_address": 10_000, "sockets_per_address": 5000,
    "messages_per_address": 100_000, "joins_per_address": 300_000, "tries_per_address": 100_000,
    "tries_per_account": 100_000, "accounts_per_address": 100_000, "burst": 10_000, "rate": 10_000.0,
}  # fmt: skip
# Quick, for tests.
BRISK: dict[str, Any] = {"pause": [0.05, 0.0], "pace": 0.0, "limits": ROOMY}


class Server:
    """A running ``weald serve`` that knows the toy game, in a process of its own."""

    def __init__(self, db: Path, url: str = "", **settings: Any) -> None:
        self.db = db
        self.log = db.with_suffix(".log")
        self.url = url or f"sqlite+aiosqlite:///{db}"
        self.start(BRISK | {"db": self.url, "host": "127.0.0.1", "port": 0} | settings)
        self.wait()

    def start(self, given: dict[str, Any]) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.table.serve_toy", json.dumps(given)],
                cwd=ROOT, stdout=subprocess.PIPE, stderr=log, env=os.environ | {"PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": ""},
            )  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        if "http://" not in line:
            raise RuntimeError(f"the server did not start: {self.log.read_text()[-2000:]}")
        self.address = line.split()[-1]

    def wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                self.get("/health")
                return
            except OSError:
                time.sleep(0.02)
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._close()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        self._close()
        return code

    def _close(self) -> None:
        assert self.process.stdout is not None
        self.process.stdout.close()

    # --- HTTP --------------------------------------------------------------------------------------

    def request(
        self, method: str, path: str, body: object = None, token: str = "", headers: dict[str, str] | None = None
    ) -> tuple[int, Any, dict[str, str]]:
        data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        all_headers = {"content-type": "application/json"} | (headers or {})
        if token:
            all_headers["authorization"] = f"Bearer {token}"
        call = urllib.request.Request(self.address + path, data, all_headers, method=method)
        try:
            with urllib.request.urlopen(call, timeout=PATIENCE) as answer:
                return answer.status, _read(answer), {k.lower(): v for k, v in answer.headers.items()}
        except urllib.error.HTTPError as error:
            with error:
                return error.code, _read(error), {k.lower(): v for k, v in error.headers.items()}

    def get(self, path: str, token: str = "") -> Any:
        status, answer, _ = self.request("GET", path, None, token)
        assert status == 200, (status, answer)
        return answer

    def post(self, path: str, body: object = None, token: str = "") -> Any:
        status, answer, _ = self.request("POST", path, body, token)
        assert status in {200, 201}, (status, answer)
        return answer

    def table(self, red: str = "me", blue: str = "me", **more: Any) -> dict[str, Any]:
        seats = [{"side": "red", "kind": red, "name": "Ada"}, {"side": "blue", "kind": blue, "name": "Bob"}]
        made = self.post("/api/tables", {"game": "toy", "seats": seats} | more)
        assert isinstance(made, dict)
        return made

    # --- WebSocket ---------------------------------------------------------------------------------

    def ws(self, table: str, *tokens: str) -> str:
        query = "&".join(f"token={token}" for token in tokens)
        return f"ws{self.address.removeprefix('http')}/api/tables/{table}/ws?{query}"

    async def sit(self, table: str, *tokens: str) -> Client:
        client = Client(await connect(self.ws(table, *tokens), max_size=None, compression=None))
        await client.wait(lambda: client.views)
        return client


_FORKS = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload(["tests.table.serve_toy"])


class QuickServer(Server):
    """The same, started in a moment: a fork of a process that has everything imported."""

    def start(self, given: dict[str, Any]) -> None:
        self.log.touch()
        before = self.log.stat().st_size
        self.fork = _FORKS.Process(target=serve_toy.serve, args=(given, str(self.log)))
        self.fork.start()
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.fork.is_alive():
            found = re.search(rb"http://\S+(?=\n)", self.log.read_bytes()[before:])
            if found is not None:
                self.address = found[0].decode()
                return
            time.sleep(0.01)
        raise RuntimeError(f"the server did not start: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        self.fork.kill()
        self.fork.join()


def _read(answer: Any) -> Any:
    body = answer.read()
    if "json" in (answer.headers.get("content-type") or ""):
        return json.loads(body)
    return body.decode()


class Client:
    """A viewer. Keeps its log as the protocol says, and everything it ever received."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.views: dict[int | None, dict[str, Any]] = {}
        self.logs: dict[int | None, list[dict[str, Any]]] = {}
        self.table: dict[str, Any] = {}
        self.answers: dict[int, dict[str, Any]] = {}
        self.counter = 0
        self.closed: tuple[int, str] | None = None
        self.fault: BaseException | None = None
        self._news = asyncio.Event()
        self._pump_task = asyncio.create_task(self._pump())

    async def _pump(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self._take(text)
                self._news.set()
        except ConnectionClosed:
            pass
        except BaseException as error:  # noqa: BLE001 - told to whoever waits
            self.fault = error
        self.closed = (self.socket.close_code or 0, self.socket.close_reason or "")
        self._news.set()

    def _take(self, text: str) -> None:
        self.received.append(text)
        message: dict[str, Any] = json.loads(text)
        self.messages.append(message)
        if "table" in message:
            self.table = message["table"]
        if message.get("re") is not None:
            self.answers[message["re"]] = message
        if message["type"] == "view":
            seat = message["seat"]
            self.views[seat] = message["view"]
            log = self.logs.setdefault(seat, [])
            assert message["n"] <= len(log)
            log[message["n"] :] = message["log"]
            assert [entry["n"] for entry in log] == list(range(len(log)))

    async def wait(self, ready: Callable[[], object], timeout: float = PATIENCE) -> None:
        """Until something is so."""
        async with asyncio.timeout(timeout):
            while not ready():
                if self.fault is not None:
                    raise self.fault
                if self.closed is not None:
                    raise ConnectionError(f"closed: {self.closed}")
                self._news.clear()
                await self._news.wait()

    async def gone(self, timeout: float = PATIENCE) -> int:
        """Until the server closes the line; returns the code."""
        async with asyncio.timeout(timeout):
            await asyncio.shield(self._pump_task)
        assert self.closed is not None
        return self.closed[0]

    async def send(self, kind: str, /, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": kind} | fields))

    async def ask(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        """Send, and return the answer that carries our number."""
        self.counter += 1
        mine = self.counter
        await self.send(kind, re=mine, **fields)
        await self.wait(lambda: mine in self.answers)
        return self.answers[mine]

    async def do(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        answer = await self.ask(kind, **fields)
        assert answer["type"] != "error", answer
        return answer

    async def fails(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "error", answer
        return answer

    @property
    def seat(self) -> int | None:
        first: int | None = next(iter(self.views))
        return first

    @property
    def view(self) -> dict[str, Any]:
        return self.views[self.seat]

    @property
    def log(self) -> list[dict[str, Any]]:
        return self.logs[self.seat]

    @property
    def decisions(self) -> list[dict[str, Any]]:
        return [d for view in self.views.values() for d in view["decisions"]]

    async def asked(self, timeout: float = PATIENCE) -> dict[str, Any] | None:
        """Wait until this seat has something to decide; None when the game is over."""
        await self.wait(lambda: self.decisions or (self.views and self.view["over"]), timeout)
        return self.decisions[0] if self.decisions else None

    async def choose(self, pick: int = 0, **fields: Any) -> dict[str, Any]:
        """Answer the next decision with the option at ``pick``."""
        decision = await self.asked()
        assert decision is not None
        option = decision["options"][pick % len(decision["options"])]["id"]
        return await self.ask("choose", number=decision["number"], option=option, **fields)

    async def play(self, pick: int = 0, most: int = 10_000) -> int:
        """Choose until the game is over; returns how many choices were taken."""
        made = 0
        for _ in range(most):
            decision = await self.asked()
            if decision is None:
                break
            option = decision["options"][pick % len(decision["options"])]["id"]
            answer = await self.ask("choose", number=decision["number"], option=option, seat=decision["seat"])
            # The table may have answered a forced question in the same moment.
            assert answer["type"] == "done" or answer["code"] in {"stale", "not-yours", "game-over"}, answer
            made += answer["type"] == "done"
        return made

    async def close(self) -> None:
        await self.socket.close()
        await self._pump_task
