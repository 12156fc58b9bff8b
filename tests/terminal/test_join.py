"""A seat at a server's table, in plain lines and on the full screen."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot

from weald.terminal.app import Table
from weald.terminal.remote import NoTable, Refused, Remote, read_link

PATIENCE = 120.0


def test_a_link_says_server_table_and_key() -> None:
    assert read_link("http://127.0.0.1:8000/t/abc#seat=KEY") == ("http://127.0.0.1:8000", "abc", "KEY")
    assert read_link("https://weald.example/t/abc#watch=W") == ("https://weald.example", "abc", "W")
    assert read_link("https://weald.example/t/abc")[2] == ""
    with pytest.raises(NoTable, match="is no link to a table"):
        read_link("abc")


def test_playing_at_a_server(tmp_path: Path) -> None:
    weald = [sys.executable, "-m", "weald"]
    server = subprocess.Popen([*weald, "serve", "--port", "0", "--db", "games.db"], stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found is not None
        seats = [
            {"side": "woodwalkers", "kind": "me", "name": "Ada"},
            {"side": "ironclad", "kind": "ai", "level": "random"},
        ]
        body = json.dumps({"game": "ironwood", "seats": seats}).encode()
        request = urllib.request.Request(f"{found[0]}/api/tables", body, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            link = found[0] + json.loads(answer.read())["seats"][0]["link"]
        done = subprocess.run(
            [*weald, "play", "--join", link], input="?\n1\nu\n1\nnonsense\nr\nc\ne game.weald\nq\n",
            capture_output=True, text=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
    finally:
        server.terminate()
        server.wait(60)
    assert done.returncode == 0, done.stderr
    assert "Turn 1" in done.stdout
    assert "5.1.2" in done.stdout
    assert (tmp_path / "game.weald").read_text().startswith("weald 1")


# --- two people at one table -------------------------------------------------------------------------------------


class Host:
    """A server of our own on a fixed file, which can be stopped and started again."""

    def __init__(self, port: int = 0) -> None:
        words = [sys.executable, "-m", "weald", "serve", "--port", str(port), "--db", "games.db"]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        assert found is not None
        self.address = found[0].rstrip("/")

    def table(self, seats: list[dict[str, str]], **how: object) -> list[str]:
        body = json.dumps({"game": "ironwood", "seats": seats, **how}).encode()
        request = urllib.request.Request(f"{self.address}/api/tables", body, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            made = json.loads(answer.read())
        return [self.address + one["link"] for one in made["seats"]] + [self.address + made["links"]["table"]]

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(60)


@pytest.fixture
def host() -> Iterator[Host]:
    found = Host()
    yield found
    found.stop()


SEATS = [{"side": "woodwalkers", "kind": "me", "name": "Ada"}, {"side": "ironclad", "kind": "me", "name": "Bo"}]


def until(holds: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.05)


def test_a_choice_is_taken_back_if_the_other_agrees(host: Host) -> None:
    ours, theirs, _ = host.table(SEATS, takebacks="agree")
    ada, bo = Remote(ours, "en"), Remote(theirs, "en")
    try:
        for one in (ada, bo):
            one.choose("draw 2")
        until(lambda: ada.view()["number"] >= 2 and bo.view()["number"] >= 2)
        asked = ada if ada.asked() else bo
        other = bo if asked is ada else ada
        decision = asked.asked()
        assert decision is not None
        asked.choose(decision["options"][0]["id"])
        made = asked.view()["number"]
        asked.undo()
        until(lambda: other.request())
        assert "would like to take back" in str(other.request())
        assert asked.request() is None
        other.answer(agreed=True)
        until(lambda: asked.view()["number"] < made)
        assert other.request() is None
    finally:
        ada.close()
        bo.close()


def test_a_bare_link_takes_the_free_seat_and_says_how_to_come_back(host: Host) -> None:
    *_, table = host.table([SEATS[0], {"side": "ironclad", "kind": "open"}])
    bo = Remote(table, "cs")
    again = bo.again().split()[-1]
    bo.close()
    assert bo.seat == 1
    same = Remote(again, "cs")
    assert same.seat == 1
    same.close()
    with pytest.raises(NoTable, match="no seat is free"):
        Remote(table, "cs")


def test_a_broken_line_is_mended(host: Host) -> None:
    ours, _, _ = host.table(SEATS)
    ada = Remote(ours, "en")
    ada.choose("draw 2")
    port = int(host.address.rpartition(":")[2])
    host.stop()
    again = Host(port)
    try:
        until(lambda: _tried(ada, "draw 4") != "gone")
        assert ada.asked() is None or ada.asked()["prompt"] != "first-draw"  # type: ignore[index]
    finally:
        ada.close()
        again.stop()


def _tried(at: Remote, option: str) -> str:
    try:
        at.choose(option)
    except NoTable:
        return "gone"
    except Refused as problem:  # the first choice stands: there is nothing to choose any more
        return problem.code
    return "chosen"


def test_the_full_screen_follows_a_server(host: Host) -> None:
    ours, theirs, _ = host.table(SEATS, takebacks="agree")
    bo = Remote(theirs, "en")
    table = Table(Remote(ours, "en"))

    async def wait(pilot: Pilot[None], holds: Callable[[], object]) -> None:
        for _ in range(6000):
            if holds():
                return
            await pilot.pause(0.02)
        raise AssertionError("it did not come")

    async def play() -> None:
        async with table.run_test(size=(150, 50)) as pilot:
            await wait(pilot, lambda: table.decision is not None)
            await pilot.press("1", "enter")
            await wait(pilot, lambda: table.decision is None)
            bo.choose("draw 2")
            await wait(pilot, lambda: table.now["number"] >= 2)
            for _ in range(20):  # until it is Bo who has chosen last
                decision = bo.asked()
                if decision is not None:
                    bo.choose(decision["options"][0]["id"])
                    break
                await wait(pilot, lambda: table.decision is not None or bo.asked())
                if table.decision is not None:
                    await pilot.press("enter")
                    await pilot.pause()
            bo.undo()
            await wait(pilot, lambda: table.session.request())
            await wait(pilot, lambda: table.choices.option_count == 2)
            made = table.now["number"]
            await pilot.press("1", "enter")
            await wait(pilot, lambda: table.now["number"] < made)
            await pilot.press("q")

    try:
        asyncio.run(play())
    finally:
        bo.close()
