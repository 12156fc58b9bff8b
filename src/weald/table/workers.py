"""Work that takes long is done in other processes: AI seats thinking, records replayed."""

from __future__ import annotations

import asyncio
import importlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import wait
from typing import TypeVar, cast

from weald.collector import look_seldom
from weald.table.logs import warn

T = TypeVar("T")
FLAGS = 256  # pieces of work that can be called off at the same time
NICE = 10  # people who play come first: whoever thinks takes what they leave of the processors
_flags: Sequence[int] = ()


class WorkFailed(Exception):
    """The work raised something; its name is all that is told."""


class Workers:
    def __init__(self, jobs: int, preload: tuple[str, ...]) -> None:
        self.jobs = jobs
        self.preload = preload
        self._pool: ProcessPoolExecutor | None = None
        self._spawn = multiprocessing.get_context("spawn")
        # A byte per piece of work under way: 1 calls it off. Shared with the workers.
        self._flags = self._spawn.RawArray("b", FLAGS)
        self._free = list(range(FLAGS))

    async def run(self, work: Callable[..., T], *args: object) -> T:
        """Do it in a worker; cancelling forgets the answer, the work itself goes on to its end."""
        return await self._run(work, args, False)

    async def run_until(self, work: Callable[..., T], *args: object) -> T:
        """Do it in a worker; ``work`` gets one more argument that says when it has been cancelled."""
        return await self._run(work, args, True)

    async def _run(self, work: Callable[..., T], args: tuple[object, ...], flagged: bool) -> T:
        for attempt in (1, 2):
            try:
                done, answer = await self._once(work, args, self._free.pop() if flagged and self._free else -1)
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

    async def _once(self, work: Callable[..., object], args: tuple[object, ...], flag: int) -> tuple[bool, object]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.jobs, self._spawn, _prepare, (self.preload, self._flags))
        if flag >= 0:
            self._flags[flag] = 0
        future = self._pool.submit(_guarded, work, args, flag)
        if flag >= 0:
            future.add_done_callback(partial(self._ended, flag))
        try:
            return await asyncio.wrap_future(future)
        except asyncio.CancelledError:
            if flag >= 0 and not future.done():
                self._flags[flag] = 1
            raise

    def _ended(self, flag: int, _: object) -> None:
        self._free.append(flag)

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.terminate()
            pool.shutdown(wait=True, cancel_futures=True)


def _guarded(work: Callable[..., object], args: tuple[object, ...], flag: int) -> tuple[bool, object]:
    """Errors stay here: not every one of them survives the way between processes."""
    try:
        return True, work(*args) if flag < 0 else work(*args, partial(_called_off, flag))
    except Exception as error:  # noqa: BLE001
        return False, type(error).__name__


def _called_off(flag: int) -> bool:
    return bool(_flags[flag])


def _prepare(preload: tuple[str, ...], flags: Sequence[int]) -> None:
    global _flags
    _flags = flags
    look_seldom()
    os.nice(NICE)
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
