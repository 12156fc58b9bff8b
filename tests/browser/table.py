"""A real server, real browsers, and players who click what is highlighted."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, WebSocket

ROOT = Path(__file__).resolve().parents[2]
PLACE = re.compile(r"^(f\d\d|[a-z]+)$")


class House:
    """``weald serve`` in a process of its own, on a port that stays the same after a crash."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.open()

    def open(self) -> None:
        log = (self.folder / "server.log").open("ab")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "weald.cli", "serve", "--port", str(self.port), "--db",
             f"sqlite+aiosqlite:///{self.folder / 'weald.sqlite'}"],
            stdout=subprocess.PIPE, stderr=log, cwd=self.folder, env={**os.environ},
        )  # fmt: skip
        assert self.process.stdout is not None
        while True:
            line = self.process.stdout.readline().decode()
            if not line:
                raise RuntimeError((self.folder / "server.log").read_text()[-3000:])
            found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
            if found:
                self.port = int(found[1])
                self.address = f"http://127.0.0.1:{self.port}"
                break
        for _ in range(1000):
            try:
                self.call("GET", "/health")
                return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(30)

    def call(self, method: str, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self.address + path, data, {"content-type": "application/json"}, method=method
        )  # fmt: skip
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.loads(answer.read())

    def table(self, woodwalkers: str = "me", ironclad: str = "me", **more: Any) -> dict[str, Any]:
        seats = [
            {"side": "woodwalkers", "kind": woodwalkers, "name": "Ada"},
            {"side": "ironclad", "kind": ironclad, "name": "Bob"},
        ]
        for seat in seats:
            if seat["kind"] == "ai":
                seat["level"] = "random"
        made: dict[str, Any] = self.call("POST", "/api/tables", {"game": "ironwood", "seats": seats} | more)
        return made


class Person:
    """Somebody at a browser. Every byte that reaches the browser is kept."""

    def __init__(
        self, browser: Browser, house: House, link: str, width: int = 1440, height: int = 900, **more: Any
    ) -> None:
        more.setdefault("reduced_motion", "reduce")
        self.context: BrowserContext = browser.new_context(viewport={"width": width, "height": height}, **more)
        self.page: Page = self.context.new_page()
        self.heard: list[str] = []
        self.views: dict[int, dict[str, Any]] = {}
        self.errors: list[str] = []
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._console)
        self.page.on("response", lambda answer: None)
        self.house = house
        self.page.goto(link if link.startswith("http") else house.address + link)

    def _console(self, message: Any) -> None:
        if message.type == "error" and "WebSocket" not in message.text and "ERR_CONNECTION" not in message.text:
            self.errors.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.heard.append(text)
        message = json.loads(text)
        if isinstance(message, dict) and isinstance(message.get("view"), dict) and message.get("type") != "history":
            self.views[message["view"]["you"] if message["view"]["you"] is not None else -1] = message["view"]

    # --- knowing ---------------------------------------------------------------------------------------

    @property
    def view(self) -> dict[str, Any]:
        return next(iter(self.views.values()))

    def wait(self, until: Callable[[], bool], seconds: float = 20.0) -> bool:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if until():
                return True
            self.page.wait_for_timeout(15)
        return False

    def decision(self, seconds: float = 20.0) -> dict[str, Any]:
        assert self.wait(lambda: bool(self.views) and (bool(self.view["decisions"]) or self.view["over"]), seconds)
        found: dict[str, Any] = self.view["decisions"][0]
        return found

    # --- acting ----------------------------------------------------------------------------------------

    def click(self, option: dict[str, Any]) -> None:
        """On the board or the hand if the option is there, else on its button; waits for what follows."""
        number = self.decision()["number"]
        self.shown(number)
        at = option["at"]
        same = [o for o in self.decision()["options"] if o["at"] == at]
        if at and len(same) == 1 and self.page.locator(f'[data-place="{at}"].legal').count():
            self.page.locator(f'[data-place="{at}"] .hit').click(force=True)
        elif at and len(same) == 1 and self.page.locator(f'.hand [data-card="{at}"]').count():
            # Where the fan leaves it uncovered, once no neighbour is lifted by the pointer.
            self.page.mouse.move(2, 2)
            self.page.wait_for_timeout(30)
            self.page.locator(f'.hand [data-card="{at}"]').click(force=True, position={"x": 24, "y": 40})
            if not self.wait(partial(self.answered, number), 3):
                self.press(option)  # another card of the fan lay over it: take the list
        else:
            self.press(option)
        self.passed(number, option["id"])

    def shown(self, number: int) -> None:
        """Wait until the page asks what has reached it; a click on what it asked before would be lost."""
        self.page.locator(f'.prompt[data-number="{number}"]').wait_for()

    def press(self, option: dict[str, Any]) -> None:
        """The button of an option in the plain list."""
        self.shown(self.decision()["number"])
        button = self.page.locator(f'button[data-option="{option["id"]}"]')
        if button.count() == 0:
            button = self.page.locator(".choice.number").get_by_text(option["id"].split()[-1], exact=True)
        button.first.click()

    def answered(self, number: int) -> bool:
        view = self.view
        return bool(
            view["over"] or view["number"] > number or not view["decisions"] or view["decisions"][0]["number"] > number
        )

    def passed(self, number: int, what: str = "") -> None:
        """Wait until that decision is answered."""
        assert self.wait(partial(self.answered, number)), f"decision {number} was not taken: {what}"

    def close(self) -> None:
        self.context.close()


def option(decision: dict[str, Any], *wanted: str) -> dict[str, Any]:
    """The first option whose notation matches one of the patterns, in the order of the patterns."""
    for pattern in wanted:
        for offered in decision["options"]:
            if re.fullmatch(pattern, offered["id"]):
                found: dict[str, Any] = offered
                return found
    return dict(decision["options"][-1])
