"""What could stop a table for good, by the numbers of the security review."""

from __future__ import annotations

import asyncio
import gc
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import weald
from tests.table.harness import PATIENCE
from tests.table.inside import choose, first_choice, house, received, two_at
from tests.table.test_findings_secrets import with_ai
from weald.table import autoplay, collector, socket, takebacks
from weald.table.rows import Stored, Write
from weald.table.settings import Limits
from weald.table.viewer import Refused


def test_finding_09_failed_writes_are_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full for longer than anybody's patience while an AI is to move. The players are told, and when there
    is room again the AI moves by itself."""
    monkeypatch.setattr(autoplay, "LONGEST_REST", 0.02)

    async def scene() -> None:
        async with house(tmp_path, pace=0.0, preload=("tests.table.toy_known",)) as hub:
            write = hub.store.write
            failed = 0

            async def full(writes: list[Write], lease: object = None) -> None:
                nonlocal failed
                failed += 1
                raise OSError("disk full")

            table, red = await with_ai(hub)
            message = first_choice(table, 0)
            await table.do(lambda: table.choose(red, message))
            monkeypatch.setattr(hub.store, "write", full)
            async with asyncio.timeout(PATIENCE):
                while failed < 10:
                    await asyncio.sleep(0.01)
            notice = table.info().notice
            assert notice is not None
            assert notice.code == "trouble"
            monkeypatch.setattr(hub.store, "write", write)
            async with asyncio.timeout(PATIENCE):
                while table.autoplay.faults:
                    await asyncio.sleep(0.01)
            assert table.info().notice is None
            assert "trouble" in str(received(red))

    asyncio.run(scene())


def test_finding_09_a_table_that_cannot_even_be_read_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            table, red, blue = await two_at(hub)
            load, tries = hub.store.load, 0

            async def locked(id: str) -> Stored | None:
                nonlocal tries
                tries += 1
                if tries < 4:
                    raise OSError("locked")
                return await load(id)

            async def full(writes: list[Write], lease: object = None) -> None:
                raise OSError("locked")

            monkeypatch.setattr("weald.table.live.RECOVERY", (0.001,) * 5)
            with monkeypatch.context() as patch:
                patch.setattr(hub.store, "load", locked)
                patch.setattr(hub.store, "write", full)
                with pytest.raises(Refused, match="nothing was changed"):
                    await choose(table, red)
                await table.do(lambda: table.record(0))
            assert tries == 4
            await choose(table, red)
            await choose(table, blue)
            assert len(table.play.match.choices) == 2

    asyncio.run(scene())


def test_finding_09_pauses_grow(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            table, _, _ = await two_at(hub)
            rests = []
            for _ in range(12):
                table.autoplay.failed()
                rests.append(table.autoplay.rest())
            assert all(a < b for a, b in pairwise(rests[:6]))
            assert 59 < rests[-1] <= 60
            table.autoplay.succeeded()
            assert table.autoplay.rest() == 0

    asyncio.run(scene())


def test_finding_22_a_log_cannot_be_filled_with_undos(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("weald.table.takebacks.UNDOS_FREE", 10)

    async def scene() -> None:
        async with house(tmp_path) as hub:
            table, red, _ = await two_at(hub)
            for _ in range(5):
                await choose(table, red)
                await table.do(lambda: takebacks.undo(table, 0))
            await choose(table, red)
            with pytest.raises(Refused) as refused:
                await table.do(lambda: takebacks.undo(table, 0))
            assert refused.value.args_["why"] == "too-often"

    asyncio.run(scene())


def test_finding_17_the_collector_looks_only_at_what_is_new(tmp_path: Path) -> None:
    """However many matches are live: what they keep is put aside."""

    async def scene() -> None:
        async with house(tmp_path, limits=Limits(tables_per_address=1000)) as hub:
            tables = []
            for _ in range(30):
                table, red, blue = await two_at(hub)
                for _ in range(4):
                    await choose(table, (red, blue)[table.play.match.decision.seat])
                tables.append(table)
            collector.Collector().tidy()
            assert len(gc.get_objects()) < 300  # and not the hundred thousands that live

    try:
        asyncio.run(scene())
    finally:
        gc.unfreeze()


def test_finding_17_matches_are_freed_without_the_collector() -> None:
    """What is put aside is never looked at again, so nothing of a match may refer to itself."""
    play_a_little()  # whatever is kept for good is there now
    gc.collect()
    gc.disable()
    try:
        before = len(gc.get_objects())
        for _ in range(5):
            play_a_little()
        assert len(gc.get_objects()) - before < 200
    finally:
        gc.enable()


def play_a_little() -> None:
    match = weald.start("ironwood", seed=1)
    for _ in range(40):
        match.choose(match.decision.options[0])


def test_who_is_gone_before_the_door_opens_leaves_no_fault(tmp_path: Path) -> None:
    """A browser closed while its table was being woken: there is nobody to listen to, and nothing to complain about."""

    class Closed:
        def is_closing(self) -> bool:
            return True

        def set_write_buffer_limits(self, high: int) -> None:
            raise RuntimeError("unable to perform operation on a closed transport")

    async def scene() -> None:
        async with house(tmp_path) as hub:
            table, red, _ = await two_at(hub)
            line: Any = SimpleNamespace(transport=Closed())
            await socket._listen(hub, table, line, red)

    asyncio.run(scene())
