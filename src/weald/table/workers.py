"""Work that takes long is done in other processes: AI seats thinking, records replayed."""

from __future__ import annotations

import asyncio
import importlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import TypeVar, cast

from weald.table.logs import warn

T = TypeVar("T")


class WorkFailed(Exception):
    """The work raised something; its name is all that is told."""


class Workers:
    def __init__(self, jobs: int, preload: tuple[str, ...]) -> None:
        self.jobs = jobs
        self.preload = preload
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., T], *args: object) -> T:
        """Do it in a worker; cancelling forgets the answer, the work itself ends by its own budget."""
        for attempt in (1, 2):
            if self._pool is None:
                self._pool = ProcessPoolExecutor(
                    self.jobs, multiprocessing.get_context("spawn"), _prepare, (self.preload,)
                )
            try:
                done, answer = await asyncio.get_running_loop().run_in_executor(self._pool, _guarded, work, args)
            except BrokenProcessPool:
                warn("workers-broken")
                self._pool = None
                if attempt == 2:
                    raise
                continue
            if not done:
                raise WorkFailed(answer)
            return cast("T", answer)
        raise AssertionError

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.terminate()
            pool.shutdown(wait=True, cancel_futures=True)


def _guarded(work: Callable[..., object], args: tuple[object, ...]) -> tuple[bool, object]:
    """Errors stay here: not every one of them survives the way between processes."""
    try:
        return True, work(*args)
    except Exception as error:  # noqa: BLE001
        return False, type(error).__name__


def _prepare(preload: tuple[str, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    for module in preload:
        importlib.import_module(module)


def _leave_with_parent() -> None:
    """A server that is killed must not leave its workers behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
