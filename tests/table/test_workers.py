"""Work in other processes: it answers, it fails by name, it can be called off."""

from __future__ import annotations

import asyncio
import operator
import os

import pytest

import weald
from tests.table.harness import PATIENCE
from weald.players.world import pack, think
from weald.table.workers import FLAGS, NICE, Workers, WorkFailed


def test_workers() -> None:
    ours = os.getpriority(os.PRIO_PROCESS, 0)
    world = pack(weald.start("ironwood", seed=1), 0, 1)

    async def go() -> None:
        workers = Workers(1, ())
        try:
            assert await workers.run(operator.mul, 21, 2) == 42
            assert await workers.run(os.getpriority, os.PRIO_PROCESS, 0) == min(19, ours + NICE)
            with pytest.raises(WorkFailed, match="ZeroDivisionError"):
                await workers.run(operator.floordiv, 1, 0)
            # One process: what is called off must end for what comes next to begin.
            long = asyncio.create_task(workers.run_until(think, "search:9999999", world, 1))
            await asyncio.sleep(0.1)  # wherever it is by then
            long.cancel()
            with pytest.raises(asyncio.CancelledError):
                await long
            assert await asyncio.wait_for(workers.run(operator.mul, 2, 2), PATIENCE) == 4
            assert len(workers._free) == FLAGS
            # The flag of the one called off is down again.
            assert await workers.run_until(think, "search:20", world, 1) == think("search:20", world, 1)
        finally:
            workers.close()

    asyncio.run(go())
