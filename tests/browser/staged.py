"""A table whose server says what we want: the positions kept for the stories, on the real page in a real browser.

What takes dozens of turns to reach (a battle of four, a chip that counts twice, a round of three programs) is there at once, the same every
time, and at the pace of the test: nothing happens before :meth:`Staged.tell`.
"""

from __future__ import annotations

import copy
import json
from typing import Any

from playwright.sync_api import Browser, WebSocketRoute

from tests.browser.table import PATIENCE, PEOPLE, ROOT, House, Person

FIXTURES = ROOT / "web" / "src" / "stories" / "fixtures"


class Staged(Person):
    """Somebody who looks at such a table. ``tell`` says what happens next there."""

    def __init__(self, browser: Browser, house: House, story: str, programs: bool = True, **more: Any) -> None:
        kept = json.loads((FIXTURES / f"{story}.json").read_text())
        self.now: dict[str, Any] = kept["view"]
        self.log: list[dict[str, Any]] = kept["log"]
        self.shows: list[dict[str, Any]] = kept.get("shows", [])
        you = self.now["you"] or 0
        seats = [side if seat == you or not programs else f"{side}:ai" for seat, side in enumerate(self.now["seats"])]
        made = house.table(self.now["game"], seats, self.now["options"])
        self.table: dict[str, Any] = made["table"] | {"status": "over" if self.now["over"] else "playing"}
        for seat, info in enumerate(self.table["seats"]):
            info["name"] = PEOPLE[seat]
        self.socket: WebSocketRoute | None = None
        self.you = you
        key = next(key for key in made["seats"] if key["seat"] == you)
        super().__init__(browser, house, key["link"], route=self._answer, **more)
        assert self.wait(lambda: self.socket is not None)

    def _answer(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self._reply)
        hello = {"type": "hello", "version": "0", "you": [self.you], "watch": None, "table": self.table, "protocol": 1}
        socket.send(json.dumps(hello))
        self._show(self.log, 0, [])

    def _reply(self, text: str | bytes) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps({"type": "done", "re": json.loads(text).get("re")}))

    def _show(self, log: list[dict[str, Any]], n: int, back: list[Any]) -> None:
        assert self.socket is not None
        show = {
            "type": "view", "seat": self.you, "view": self.now, "log": log, "n": n, "table": self.table, "back": back,
        }  # fmt: skip
        self.socket.send(json.dumps(show))
        self.views[self.you] = self.now

    def tell(self, most: int = 1_000_000) -> int:
        """What happened next, as far as it is kept; returns how many entries of the log that are."""
        told = 0
        for show in self.shows[:most]:
            self.now = copy.deepcopy(self.now)
            for change in show["changes"]:
                box = self.now
                for key in change["at"][:-1]:
                    box = box[key]
                if change.get("gone"):
                    del box[change["at"][-1]]
                else:
                    box[change["at"][-1]] = change["to"]
            self._show(show["log"], show["n"], show["back"])
            told += len(show["log"])
        self.shows = self.shows[most:]
        return told

    def show(self, log: list[dict[str, Any]], n: int = 0, **position: Any) -> None:
        """The same position, or one that differs in some parts, with another log."""
        self.log = log
        self.now = self.now | {"position": self.now["position"] | position}
        self._show(log, n, [])

    def settled(self, seconds: float = PATIENCE) -> None:
        """Wait until everything has been told and the page asks, or the game is over."""
        number = self.now["decisions"][0]["number"] if self.now["decisions"] else None
        if number is not None:
            self.shown(number)
        else:
            self.page.locator("main .mount, main .board").first.wait_for(timeout=1000 * seconds)
        # What comes late (stages, pictures, fonts) is here, too.
        self.page.wait_for_load_state("networkidle", timeout=1000 * seconds)
        self.page.evaluate("document.fonts.ready.then(() => true)")
