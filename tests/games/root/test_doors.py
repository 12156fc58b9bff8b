"""Two to six players, two Vagabonds among them, through every door: terminal, table, simulation, arena, research.

The browser's is tests/browser/test_root_factions.py.
"""

from __future__ import annotations

import asyncio
from io import StringIO
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console

from tests.table.inside import enter, first_choice, house, received
from weald import research
from weald.arena import sim
from weald.arena.schedule import schedule
from weald.arena.tournament import play
from weald.table import bodies
from weald.terminal import session
from weald.terminal.page import whole
from weald.text import Texts

LINE_UPS = {
    2: ["vagabond", "second_vagabond"],
    3: ["hundreds", "second_vagabond", "vagabond"],
    4: ["cult", "keepers", "riverfolk", "corvids"],
    5: ["marquise", "duchy", "alliance", "vagabond", "second_vagabond"],
    6: ["eyrie", "hundreds", "keepers", "riverfolk", "vagabond", "second_vagabond"],
}
line_ups = pytest.mark.parametrize("seats", LINE_UPS.values(), ids=str)
OPTIONS: dict[str, str | int] = {"map": "mountain", "deck": "exiles_partisans", "landmarks": 1, "hirelings": 2}


@line_ups
def test_simulation(seats: list[str]) -> None:
    report = sim.simulate(sim.plan("root", seats, None, dict(OPTIONS), 3, ["random"]), 2)
    assert report.games == 2
    assert set(report.wins) == set(seats)


@line_ups
def test_arena(seats: list[str]) -> None:
    """The one player sits once on each side."""
    todo = schedule("root", ["search:1"], len(seats), seed=1, seats=seats, field="random")
    result = play(todo)
    assert result.games == result.finished == len(seats)
    assert {row.side for pairing in result.pairings for row in pairing.rows} >= set(seats)


@line_ups
def test_research(seats: list[str]) -> None:
    env = research.aec("root", seats=seats, options=dict(OPTIONS), seed=5, limit=300)
    env.reset(seed=5)
    assert env.possible_agents == seats
    acted = set()
    for agent in env.agent_iter(300):
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            break
        assert env.observation_space(agent).contains(seen)
        env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        acted.add(agent)
    assert acted == set(seats)
    alone = research.gym("root", seat=seats[-1], seats=seats, options=dict(OPTIONS), seed=5, limit=60)
    seen, _ = alone.reset(seed=5)
    alone.step(np.flatnonzero(seen["action_mask"])[0])


@line_ups
def test_terminal(seats: list[str]) -> None:
    at = session.start("root", None, "human", 4, {"map": "lake", "landmarks": "1"}, "cs", seats)
    texts = Texts("cs", "root")
    for _ in range(40):
        at.match.choose(at.match.decision.options[0])
    for seat, side in enumerate(seats):
        page = Console(file=StringIO(), width=140)
        for part in whole("root", at.match.view(seat), texts, 140):
            page.print(part)
        shown = page.file.getvalue()  # type: ignore[attr-defined]
        for other in seats:
            assert texts.format(f"side-{other}") in shown, f"{side} does not see {other}"


@line_ups
def test_table(seats: list[str], tmp_path: Path) -> None:
    """Made, entered by everybody, and played: each is sent its own view and nobody else's hand."""

    async def scene() -> None:
        async with house(tmp_path) as hub:
            wishes = [bodies.SeatWish(side, "me") for side in seats]
            made = await hub.create(bodies.CreateTable("root", wishes, options=dict(OPTIONS)), "here")
            table = await hub.wake(made.id)
            viewers = [await enter(table, seat) for seat in range(len(seats))]
            for _ in range(25):
                seat = table.play.match.open[0].seat
                message = first_choice(table, seat)
                await table.do(lambda seat=seat, message=message: table.choose(viewers[seat], message))  # type: ignore[misc]
            assert (table.play.match.seats, len(table.play.match.choices)) == (seats, 25)
            for seat, viewer in enumerate(viewers):
                views = [one["view"] for one in received(viewer) if "view" in one]
                assert views
                assert {view["you"] for view in views} == {seat}

    asyncio.run(scene())
