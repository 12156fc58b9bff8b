"""``weald serve --processes N``: several processes behind one address, looked after by one more.

All of them accept from the same listening socket, so one that is busy or frozen leaves new connections to the others. One that
dies is started again; one that gives no sign of life for too long is ended first. AI seats think in a process of their own, as they do on machines that only think (``weald worker``).
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import multiprocessing
import os
import signal
import socket
import threading
import time
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkServerContext
from multiprocessing.process import BaseProcess

from sqlalchemy.ext.asyncio import create_async_engine

from weald.table.database_file import BadDatabase
from weald.table.leases import Shared
from weald.table.logs import log, set_up, warn
from weald.table.settings import Settings
from weald.table.store import HEAD, migrate
from weald.table.thinking import Worker
from weald.table.workers import Workers

SIGN = 1.0  # seconds between signs of life
FROZEN = 20.0  # seconds without one after which a process is ended
STARTING = 600.0  # ... which may bring a big database up to date first
SOON, LATE = 0.1, 10.0  # seconds until one that died is started again; longer and longer, if it dies at once
YOUNG = 5.0  # seconds
FAREWELL = 15.0  # seconds the processes have to end


class Child:
    def __init__(self, keeper: Keeper, kind: str) -> None:
        self.keeper = keeper
        self.kind = kind
        self.deaths = 0  # young, in a row
        self.start_at = 0.0
        self.start()

    def start(self) -> None:
        mine, theirs = multiprocessing.Pipe(duplex=False)
        keeper = self.keeper
        if self.kind == "table":
            self.process: BaseProcess = keeper.context.Process(
                target=table_process, args=(keeper.settings, keeper.listening, theirs), name="weald"
            )
        else:
            self.process = keeper.context.Process(
                target=worker_process, args=(keeper.settings, theirs), name="weald worker"
            )
        self.process.start()
        theirs.close()
        self.pipe = mine
        self.began = self.heard = time.monotonic()
        self.up = False

    def hear(self) -> None:
        """Signs of life."""
        try:
            while self.pipe.poll():
                self.pipe.recv()
                self.up, self.heard = True, time.monotonic()
        except (EOFError, OSError):
            pass  # its death is noticed, too

    def died(self, now: float) -> None:
        self.process.join()
        self.pipe.close()
        young = now - self.began < YOUNG
        self.deaths = self.deaths + 1 if young else 0
        self.start_at = now + min(LATE, SOON * 2**self.deaths)
        warn("process-died", kind=self.kind, code=self.process.exitcode)


class Keeper:
    """Looks after the processes."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self.settings = settings
        self.listening = listening
        self.context: ForkServerContext = multiprocessing.get_context("forkserver")
        self.context.set_forkserver_preload([__name__, "weald.table.serve", *settings.preload])
        self.ending = False

    def run(self, count: int) -> int:
        """Until told to stop; returns the exit code."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        kinds = ["table"] * count + (["worker"] if self.settings.jobs else [])
        children = [Child(self, kind) for kind in kinds]
        code = 0
        while not self.ending:
            wait([part for c in children if c.process.is_alive() for part in (c.process.sentinel, c.pipe)], SIGN)
            now = time.monotonic()
            for child in children:
                child.hear()
                if child.process.is_alive():
                    if now - child.heard > (FROZEN if child.up else STARTING):
                        warn("process-frozen", kind=child.kind)
                        child.process.kill()
                elif not child.start_at:
                    if not child.up and child.deaths == 0 and child.process.exitcode == 1:
                        code, self.ending = 1, True  # it has said why
                    child.died(now)
                elif now >= child.start_at and not self.ending:
                    child.start_at = 0.0
                    child.start()
        end(children)
        return code

    def _stop(self, *_: object) -> None:
        self.ending = True


def end(children: list[Child]) -> None:
    for child in children:
        child.process.terminate()
    until = time.monotonic() + FAREWELL
    for child in children:
        child.process.join(max(0.1, until - time.monotonic()))
        if child.process.is_alive():
            child.process.kill()


# --- in the processes ------------------------------------------------------------------------------------


def table_process(settings: Settings, listening: socket.socket, pipe: Connection) -> None:
    from weald.table.serve import prepare, serve

    _begin(settings)
    hub = prepare(settings)
    hub.duties.append(signs(pipe))
    serve(settings, hub, listening, together=True)


def worker_process(settings: Settings, pipe: Connection | None = None) -> None:
    _begin(settings)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_work(settings, pipe))


async def _work(settings: Settings, pipe: Connection | None) -> None:
    """Think for whoever asks in the database, until told to stop."""
    jobs = max(1, settings.jobs)
    engine = create_async_engine(settings.db)
    leases, workers = Shared(engine, "worker", jobs), Workers(jobs, settings.preload)
    worker = Worker(leases, workers, jobs)
    try:
        await leases.open(HEAD, migrate)
    except BadDatabase as error:
        raise SystemExit(f"weald: {error}") from None
    task = asyncio.ensure_future(worker.run())
    with contextlib.suppress(NotImplementedError):
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    beating = asyncio.ensure_future(signs(pipe)) if pipe is not None else None
    log("worker-opened", places=jobs)
    try:
        await asyncio.gather(task, return_exceptions=True)
    finally:
        if beating is not None:
            beating.cancel()
        workers.close()
        await leases.close()
        await engine.dispose()


async def signs(pipe: Connection) -> None:
    """Signs of life for the keeper."""
    with contextlib.suppress(OSError):
        while True:
            pipe.send(True)
            await asyncio.sleep(SIGN)


def _begin(settings: Settings) -> None:
    set_up()
    if multiprocessing.parent_process() is not None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the keeper is told, and tells us
        threading.Thread(target=_leave_with_parent, daemon=True).start()
    for module in settings.preload:
        importlib.import_module(module)


def _leave_with_parent() -> None:
    """A keeper that is killed must not leave its processes behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
