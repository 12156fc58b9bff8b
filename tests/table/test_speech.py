"""An AI seat that explains its moves, seen from the table: everybody reads the same, also after a restart and when looking back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.table.inside import choose, enter, house, received, same_chance, settled, think_here, until
from weald.kernel.event import SPECTATOR
from weald.table import bodies, wire
from weald.table.live import LiveTable
from weald.table.socket import carry_out
from weald.table.viewer_log import log_until
from weald.text import Texts


def said(log: list[dict[str, Any]]) -> list[tuple[int, str]]:
    """By choice."""
    return [(entry["number"], entry["because"]) for entry in log if "because" in entry]


async def play(table: LiveTable, viewer: Any, choices: int) -> None:
    """The person takes the first option each time; the program answers by itself."""
    for _ in range(choices):
        await until(lambda: table.play.match.over or any(d.seat == 0 for d in table.play.match.open))
        await choose(table, viewer)
    await settled(table)


@pytest.mark.parametrize("level", ["teacher", "easy"])
def test_a_teacher_says_why_and_nobody_else_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: str) -> None:
    async def scene() -> None:
        same_chance(monkeypatch)
        async with house(tmp_path) as hub:
            think_here(hub, monkeypatch)
            seats = [bodies.SeatWish("woodwalkers", "me"), bodies.SeatWish("ironclad", "ai", level)]
            made = await hub.create(bodies.CreateTable("ironwood", seats=seats), "here")
            table = await hub.wake(made.id)
            mine, watching = await enter(table, 0), await enter(table)
            await play(table, mine, 25)
            shown: dict[int, dict[str, Any]] = {}
            for message in received(mine):
                if message["type"] == "view":
                    shown.update((entry["n"], entry) for entry in message["log"])
            heard = said(list(shown.values()))
            assert bool(heard) == (level == "teacher")
            # Whoever watches, or comes later, or looks back reads the same.
            table.screens.refresh(watching, None, whole=True)
            (view,) = [m for m in received(watching) if m["type"] == "view"][-1:]
            assert said(view["log"]) == heard
            table.screens.books.clear()
            table.screens.refresh(mine, 0, whole=True)
            (view,) = [m for m in received(mine) if m["type"] == "view"]
            assert said(view["log"]) == heard
            number = table.play.match.number
            await table.do(lambda: carry_out(table, mine, wire.AskHistory(number=number)))
            (then,) = [m for m in received(mine) if m["type"] == "history"]
            assert said(then["log"]) == heard
            words = Texts("en", "ironwood")
            assert all(words.has(f"because-{key.split()[0]}") for e in view["log"] if (key := e.get("because")))

    asyncio.run(scene())


def test_what_is_said_needs_no_eyes_in_the_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every sentence hangs on an event that those who watch were told of."""

    async def scene() -> None:
        same_chance(monkeypatch)
        async with house(tmp_path) as hub:
            think_here(hub, monkeypatch)
            seats = [bodies.SeatWish("alice", "me")] + [
                bodies.SeatWish(side, "ai", "teacher") for side in ("mad_hatter", "queen_of_hearts")
            ]
            made = await hub.create(bodies.CreateTable("wonderland", seats=seats), "here")
            table = await hub.wake(made.id)
            mine = await enter(table, 0)
            await play(table, mine, 12)
            match = table.play.match
            own = log_until(match, 0, match.number, table.screens.speech)
            outside = log_until(match, None, match.number, table.screens.speech)
            heard = [(e.number, e.kind, e.because) for e in outside if e.because]
            assert heard
            assert [(e.number, e.kind, e.because) for e in own if e.because] == heard
            assert match.journal is not None
            hidden = [e for e in match.journal.events if e.face(SPECTATOR) is None]
            assert not {(e.number, e.kind) for e in hidden} & {(number, kind) for number, kind, _ in heard}

    asyncio.run(scene())
