"""*What would you do?*: for those who play against programs, from what they know."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import weald
from tests.table.inside import enter, house, received, think_here, two_at
from weald.players import advice
from weald.players.advice import advise
from weald.players.world import pack
from weald.table import bodies, wire
from weald.table.socket import carry_out
from weald.table.viewer import Refused, Viewer


@pytest.mark.parametrize("game", ["ironwood", "root", "wonderland", "defenders"])
def test_at_most_three_of_the_options_are_ranked(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "ITERATIONS", 12)
    monkeypatch.setattr(advice, "SECONDS", 0.0)
    match = weald.start(game, seed=5)
    decision = next(d for d in match.open if len(d.options) > 1)
    best = advise(pack(match, decision.seat, 7), 7)
    assert 1 <= len(best) <= 3
    assert {one.id for one in best} <= {option.id for option in decision.options}
    assert [one.visits for one in best] == sorted((one.visits for one in best), reverse=True)
    assert all(0 <= one.chance <= 1 for one in best)


def test_what_is_hidden_from_the_seat_does_not_change_the_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two worlds that look alike to the seat get the same advice."""
    monkeypatch.setattr(advice, "ITERATIONS", 20)
    monkeypatch.setattr(advice, "SECONDS", 0.0)
    match = weald.start("ironwood", seed=5)
    other = match.redeal(0, 99)
    assert other.hash() != match.hash()
    assert advise(pack(match, 0, 7), 3) == advise(pack(other, 0, 7), 3)


def test_only_against_programs_and_one_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "ITERATIONS", 12)

    async def scene() -> None:
        async with house(tmp_path) as hub:
            think_here(hub, monkeypatch)
            table, red, _ = await two_at(hub)
            with pytest.raises(Refused) as refused:
                await table.do(lambda: carry_out(table, red, wire.AskHint()))
            assert refused.value.code == "hints-not-agreed"

            seats = [bodies.SeatWish("red", "me"), bodies.SeatWish("blue", "ai", "random")]
            made = await hub.create(bodies.CreateTable("toy", seats=seats), "here")
            alone = await hub.wake(made.id)
            one = await enter(alone, 0)
            decision = alone.play.match.decision_of(0)
            await alone.do(lambda: carry_out(alone, one, wire.AskHint(re=4)))
            with pytest.raises(Refused) as refused:
                await alone.do(lambda: carry_out(alone, one, wire.AskHint()))
            assert refused.value.code == "too-fast"
            assert one.advised is not None
            await one.advised
            (told,) = (message for message in received(one) if message["type"] == "hint")
            assert (told["re"], told["seat"], told["number"]) == (4, 0, decision.number)
            assert {best["id"] for best in told["best"]} <= {option.id for option in decision.options}

    asyncio.run(scene())


def test_where_people_play_hints_need_the_agreement_of_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "ITERATIONS", 12)

    async def scene() -> None:
        async with house(tmp_path) as hub:
            think_here(hub, monkeypatch)
            table, red, blue = await two_at(hub)

            async def says(viewer: Viewer, message: wire.ClientMessage) -> None:
                await table.do(lambda: carry_out(table, viewer, message))

            async def refused(viewer: Viewer, message: wire.ClientMessage) -> str:
                with pytest.raises(Refused) as found:
                    await says(viewer, message)
                return found.value.code

            # Nobody has asked: there is nothing to refuse. One asks, the other refuses.
            assert await refused(blue, wire.AgreeHints(on=False)) == "no-request"
            await says(red, wire.AgreeHints(on=True))
            assert table.info().hints_asked == wire.HintsRequest(0, [1], [])
            assert await refused(red, wire.AskHint()) == "hints-not-agreed"
            await says(red, wire.AgreeHints(on=True))  # to ask twice is not to agree
            assert not table.info().hints
            await says(blue, wire.AgreeHints(on=False))
            assert table.info().hints_asked is None
            assert await refused(red, wire.AskHint()) == "hints-not-agreed"

            # Both agree: both may ask, and the table remembers it in its sleep.
            await says(blue, wire.AgreeHints(on=True))
            await says(red, wire.AgreeHints(on=True))
            assert table.info().hints
            await says(red, wire.AskHint(re=3))
            assert red.advised is not None
            await red.advised
            assert [message["type"] for message in received(red)].count("hint") == 1
            stored = await hub.store.load(table.id)
            assert stored is not None
            assert stored.table.hints

            # One has had enough: no hints for anybody.
            await says(blue, wire.AgreeHints(on=False))
            assert not table.info().hints
            assert await refused(red, wire.AskHint()) == "hints-not-agreed"

    asyncio.run(scene())


def test_a_table_may_be_made_for_learners(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "ITERATIONS", 12)

    async def scene() -> None:
        async with house(tmp_path) as hub:
            think_here(hub, monkeypatch)
            table, red, _ = await two_at(hub, hints=True)
            assert table.info().hints  # who is invited sees it before sitting down
            await table.do(lambda: carry_out(table, red, wire.AskHint(re=1)))
            assert red.advised is not None
            await red.advised

    asyncio.run(scene())
