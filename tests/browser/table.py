"""A real server, real browsers, and players who click what is highlighted."""

from __future__ import annotations

import json
import os
import random
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

from playwright.sync_api import Browser, BrowserContext, Page, WebSocket, WebSocketRoute

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120.0  # seconds until a test gives up on something that must happen: far more than a busy machine needs
LOOK = (
    0.015  # seconds between two looks; patience is counted in looks, so that a machine that stood still has lost none
)
PEOPLE = ("Ada", "Bob", "Cid", "Dora", "Emil")
IDLE = r"(done|pass|no|stay|end)( .*)?"  # options that end or decline something, in most games

Policy = Callable[[dict[str, Any], dict[str, Any]], dict[str, Any]]
"""What somebody chooses: given a view and the decision in it, one of the decision's options."""

# As ``weald serve`` does, but nobody has to wait for AI seats and for questions whose being forced is a secret, all browsers
# may come from one address as fast as the machine lets them, and a server deals the same games in every run: a test that fails here fails again where somebody looks for the cause.
SERVE = """
import json, random, secrets, sys
secrets.randbits = random.Random(int(sys.argv[3])).getrandbits
from weald.table.serve import run
from weald.table.settings import Limits, Mail, Settings
limits = Limits(
    requests_per_address=100_000, messages_per_address=100_000, tables_per_address=10_000, joins_per_address=10_000,
    tries_per_address=10_000, accounts_per_address=10_000,
)
more = json.loads(sys.argv[4])
mail = Mail(**more.pop("mail", {}))
run(port=int(sys.argv[1]), settings=Settings(db=sys.argv[2], pace=0.05, pause=(0.05, 0.05), limits=limits, mail=mail, **more))
"""


class House:
    """The server in a process of its own, on a port that stays the same after a crash."""

    def __init__(self, folder: Path, seed: int = 1, settings: dict[str, Any] | None = None, **environment: str) -> None:
        self.folder = folder
        self.settings = settings or {}
        self.environment = environment
        self.seed = seed
        self.port = 0
        self.open()

    def open(self) -> None:
        log = (self.folder / "server.log").open("ab")
        self.process = subprocess.Popen(
            [
                sys.executable, "-c", SERVE, str(self.port), f"sqlite+aiosqlite:///{self.folder / 'weald.sqlite'}",
                str(self.seed), json.dumps(self.settings),
            ],
            stdout=subprocess.PIPE, stderr=log, cwd=self.folder, env={**os.environ, **self.environment},
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
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.loads(answer.read() or b"null")

    def table(
        self, game: str = "ironwood", seats: list[str] | None = None, options: dict[str, Any] | None = None, **more: Any
    ) -> dict[str, Any]:
        """A new table. A seat is ``side`` (one of ours), ``side:open``, ``side:ai`` or ``side:ai:LEVEL`` (random unless
        said); without any, all seats of the usual line-up are ours."""
        if seats is None:
            seats = next(info["sides"] for info in self.call("GET", "/api/games") if info["id"] == game)
        body = {
            "game": game,
            "seats": [wish(*seat) for seat in zip(seats, PEOPLE, strict=False)],
            "options": options or {},
        }
        made: dict[str, Any] = self.call("POST", "/api/tables", body | more)
        return made


def wish(seat: str, name: str) -> dict[str, str]:
    side, kind, level = [*seat.split(":"), "", ""][:3]
    if kind == "ai":
        return {"side": side, "kind": "ai", "level": level or "random"}
    return {"side": side, "kind": kind or "me", "name": name}


class Person:
    """Somebody at a browser. Every byte that reaches the browser is kept."""

    def __init__(
        self, browser: Browser, house: House, link: str, width: int = 1440, height: int = 900,
        route: Callable[[WebSocketRoute], None] | None = None, **more: Any,
    ) -> None:  # fmt: skip
        more.setdefault("reduced_motion", "reduce")
        self.context: BrowserContext = browser.new_context(viewport={"width": width, "height": height}, **more)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(1000 * PATIENCE)
        if route:  # somebody else answers for the server
            self.page.route_web_socket("**/ws*", route)
        self.heard: list[str] = []
        self.said: list[str] = []
        self.views: dict[int, dict[str, Any]] = {}
        self.errors: list[str] = []
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._console)
        self.house = house
        self.page.goto(link if link.startswith("http") else house.address + link)

    def _console(self, message: Any) -> None:
        if message.type == "error" and "WebSocket" not in message.text and "ERR_CONNECTION" not in message.text:
            # "Failed to load resource" does not say which.
            self.errors.append(f"{message.text} {message.location.get('url', '')}".strip())

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)
        socket.on("framesent", lambda frame: self.said.append(frame if isinstance(frame, str) else frame.decode()))

    def _hear(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.heard.append(text)
        message = json.loads(text)
        if isinstance(message, dict) and isinstance(message.get("view"), dict) and message.get("type") != "history":
            self.views[message["view"]["you"] if message["view"]["you"] is not None else -1] = message["view"]

    # --- knowing ---------------------------------------------------------------------------------------

    @property
    def view(self) -> dict[str, Any]:
        """What the seat sees; of several seats in one browser, one that is asked."""
        return next((view for view in self.views.values() if view["decisions"]), next(iter(self.views.values())))

    @property
    def asked(self) -> bool:
        return bool(self.views) and bool(self.view["decisions"])

    @property
    def over(self) -> bool:
        return bool(self.views) and bool(self.view["over"])

    @property
    def news(self) -> list[dict[str, Any]]:
        """What the log has told since the choice before this question."""
        told = [message for text in self.heard if (message := json.loads(text))["type"] == "view"]
        now = [message for message in told if message["view"]["number"] == self.view["number"]]
        return [entry for message in now for entry in message["log"] if entry["number"] == self.view["number"]]

    def wait(self, until: Callable[[], bool], seconds: float = PATIENCE) -> bool:
        for _ in range(round(seconds / LOOK)):
            if until():
                return True
            self.page.wait_for_timeout(1000 * LOOK)
        return until()

    def decision(self, seconds: float = PATIENCE) -> dict[str, Any]:
        assert self.wait(lambda: self.asked or self.over, seconds)
        found: dict[str, Any] = self.view["decisions"][0]
        return found

    # --- acting ----------------------------------------------------------------------------------------

    def play(self, policy: Policy, on_board: bool = True) -> None:
        """Answer what is asked: on the board or with a card where that can be, else by the list."""
        decision = self.decision()
        if len(decision["options"]) == 1:
            self.settle(decision)
        elif on_board:
            self.click(policy(self.view, decision))
        else:
            chosen = policy(self.view, decision)
            self.press(chosen)
            self.passed(decision["number"], chosen["id"])

    def click(self, option: dict[str, Any]) -> None:
        """On the board or the hand if the option is there alone, else on its button; waits for what follows."""
        decision = self.decision()
        number, at = decision["number"], option["at"]
        self.shown(number)
        place, card = self.page.locator(f'[data-place="{at}"].legal'), self.page.locator(f'.hand [data-card="{at}"]')
        alone = bool(at) and sum(o["at"] == at for o in decision["options"]) == 1
        if alone and place.count():
            spot = place.first.locator(".hit")
            (spot if spot.count() else place).first.click(force=True)
        elif alone and card.count():  # its upper part: the lower one may be below the screen
            card.first.click(position={"x": 12, "y": 30})
        else:
            self.press(option)
        self.passed(number, option["id"])

    def settle(self, decision: dict[str, Any]) -> None:
        """The only choice is pressed, too: nobody answers for somebody who reads."""
        number, only = decision["number"], decision["options"][0]["id"]
        self.press(decision["options"][0])
        self.passed(number, only)

    def shown(self, number: int) -> None:
        """Wait until the page asks what has reached it; a click on what it asked before would be lost."""
        curtain = self.page.locator("main.alone button.main")
        prompt = self.page.locator(f'.prompt[data-number="{number}"][aria-busy="false"]')
        prompt.or_(curtain).first.wait_for()
        if curtain.count():
            curtain.click()
            prompt.wait_for()

    def press(self, option: dict[str, Any]) -> None:
        """The button of an option in the plain list."""
        self.shown(self.decision()["number"])
        self.page.locator(f'.prompt button[data-option="{option["id"]}"]').click()

    def answered(self, number: int) -> bool:
        return all(decision["number"] != number for view in self.views.values() for decision in view["decisions"])

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


def at_random(seed: int = 1, *never: str) -> Policy:
    """Anything but what matches ``never``; gives up or ends something only now and then."""
    dice = random.Random(seed)

    def choose(_: dict[str, Any], decision: dict[str, Any]) -> dict[str, Any]:
        allowed = [o for o in decision["options"] if not any(re.fullmatch(p, o["id"]) for p in never)]
        offered = allowed or decision["options"]
        busy = [o for o in offered if not re.fullmatch(IDLE, o["id"])]
        found: dict[str, Any] = dice.choice(busy if busy and dice.random() < 0.8 else offered)
        return found

    return choose


def preferring(*wanted: str) -> Policy:
    """The first option that matches a pattern, in the order of the patterns; else the last one."""
    return lambda _, decision: option(decision, *wanted)


def play_whole_game(
    people: dict[Person, Policy], limit: int = 2000, patience: float = PATIENCE, on_board: bool = True
) -> int:
    """Let everybody answer whatever is asked in any browser until the game is over; returns how often they did."""
    made = 0
    watcher = next(iter(people))
    while not watcher.over:
        for person in [person for person in people if person.asked]:
            if person.asked:  # still: the one before may have ended the game
                person.play(people[person], on_board)
                made += 1
        assert made < limit, f"the game did not end in {limit} choices"
        went_on = watcher.wait(lambda: watcher.over or any(person.asked for person in people), patience)
        assert went_on, f"nothing happened; waiting for seats {watcher.view['waiting'] if watcher.views else []}"
    for person in people:
        assert person.wait(lambda person=person: person.over), "the end did not reach everybody"  # type: ignore[misc]
    return made
