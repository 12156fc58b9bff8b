"""What somebody could learn who should not, by the numbers of the security review."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

import weald
from tests.table.inside import choose, first_choice, house, leave, two_at, viewer_of
from weald.kernel import Dice
from weald.match import Match
from weald.match.record import read, replay
from weald.table import autoplay, bodies, takebacks
from weald.table.autoplay import Autoplay
from weald.table.live import LiveTable
from weald.table.settings import Settings
from weald.table.tokens import new_seed
from weald.table.viewer import Refused, Viewer


def last_line(match: Match, viewer: int) -> str:
    return match.record(viewer).splitlines()[-1]


def test_finding_06_a_running_record_shows_no_card_that_a_view_hides() -> None:
    """Root: a card chosen for the Decree lies open before its column is chosen; what the record names, the view shows."""
    match, dice = weald.start("root", seed=1), Dice(1)
    seen = 0
    while not match.over and seen < 5:
        options = match.decision.options
        seat, option = match.decision.seat, options[dice.below(len(options))]
        match.choose(option)
        if option.verb == "add" and match.open:
            seen += 1
            for other in (-1, *range(len(match.seats))):
                assert last_line(match, other) == f"{match.seats[seat]} {option.id}"
                zones = match.view(None if other < 0 else other)["zones"]
                assert option.at in zones["common.played"]["cards"]
    assert seen == 5


@pytest.mark.parametrize("game", ["ironwood", "root", "wonderland", "defenders"])
def test_finding_06_nothing_of_a_procedure_that_still_asks(game: str) -> None:
    match, dice = weald.start(game, seed=3), Dice(3)
    for _ in range(250):
        options = match.decision.options
        match.choose(options[dice.below(len(options))])
        if not match.open:
            break
        told = match.checkpoints[-1].number
        for viewer in range(-1, len(match.seats)):
            lines = match.record(viewer).split("--\n")[1].splitlines()
            assert len(lines) == len(match.choices)
            for (seat, option, sealed), line in list(zip(match.choices, lines, strict=True))[told:]:
                mine = seat == viewer
                assert line == f"{match.seats[seat]} {option.id if mine else '?'}", (option.id, sealed)


def pauses(count: int, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    monkeypatch.setattr(autoplay, "_chance", random.Random(1))

    class House:
        settings = Settings()

    class Table:
        hub = House()

    table: Any = Table()
    answering = Autoplay(table)
    return sorted(answering._pause() for _ in range(count))


def test_finding_07_a_forced_secret_may_take_as_long_as_people_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """No answer comes at a limit, and waiting long does not prove that somebody has a choice."""
    found = pauses(20_000, monkeypatch)
    assert len(set(found)) == len(found)  # none is cut off at the same moment
    assert 3 < found[10_000] < 5
    assert 0.08 < sum(p > 15 for p in found) / 20_000 < 0.2
    assert 0.01 < sum(p > 60 for p in found) / 20_000 < 0.05
    assert found[-1] > 600


async def with_ai(hub: Any, **wish: Any) -> tuple[LiveTable, Viewer]:
    seats = [bodies.SeatWish("red", "me"), bodies.SeatWish("blue", "ai")]
    made = await hub.create(bodies.CreateTable("toy", seats, **wish), "here")
    table = await hub.wake(made.id)
    red = viewer_of(0)
    await table.do(lambda: table.enter(red))
    return table, red


def test_finding_08_all_people_agree_to_an_undo_past_information(tmp_path: Path) -> None:
    """A choice that showed something to its maker is taken back only when every other person agrees, whoever else
    learned something by it."""

    async def scene() -> None:
        async with house(tmp_path) as hub:
            table, red, blue = await two_at(hub, options={"rounds": 2})
            await choose(table, red)
            await choose(table, blue)  # now both bids are open
            match = table.play.match
            loser = match.decision.seat
            check = match.can_undo(0)
            assert not check.ok or loser == 0
            # As if only an AI seat had learned something: it cannot agree, the other person must.
            assert match.journal is not None
            lessons = match.journal.learned.since(0)
            match.journal.learned.cut(0)
            for number, who, key, rule in lessons:
                match.journal.learned.add((number, who & 1, key, rule))
            await table.do(lambda: takebacks.undo(table, 0))
            assert table.request is not None
            assert table.request.need == [1]
            before = len(match.choices)
            await table.do(lambda: takebacks.agree(table, 1, True))
            assert len(table.play.match.choices) < before

    asyncio.run(scene())


def test_finding_08_alone_with_ai_seats_nobody_need_be_asked(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, pace=0.0, preload=("tests.table.toy_known",)) as hub:
            table, red = await with_ai(hub)
            message = first_choice(table, 0)
            await table.do(lambda: table.choose(red, message))
            await table.do(lambda: takebacks.undo(table, 0))
            assert table.request is None
            with pytest.raises(Refused):
                await table.do(lambda: takebacks.undo(table, 0))

    asyncio.run(scene())


def test_finding_25_tables_have_seeds_that_nobody_tries_all(tmp_path: Path) -> None:
    """128 bits, in the store and in the record of the finished game, which plays again."""

    async def scene() -> None:
        seeds = {new_seed() for _ in range(8)}
        assert len(seeds) == 8
        assert max(seeds) >> 120
        async with house(tmp_path) as hub:
            table, red, blue = await two_at(hub)
            await leave(table, red)
            await leave(table, blue)
            seed, before = table.row.seed, table.play.match.hash()
            assert seed >> 64
            await table.do(table.sleep)
            again = await hub.wake(table.id)
            assert again.row.seed == seed
            assert again.play.match.hash() == before
            await again.do(lambda: again.concede_match(0, "player"))
            record = read(await again.record(-1))
            assert record.seed == seed
            assert replay(record, again.play.match.game).hash() == again.play.match.hash()

    asyncio.run(scene())
