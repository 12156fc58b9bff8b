"""Where work is done: in this process, in processes of this machine, or on a Ray cluster. Results come as they end."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any, Final, TypeVar

from weald.arena.provenance import fingerprint
from weald.collector import look_seldom
from weald.kernel.errors import WealdError

Task = TypeVar("Task")
Result = TypeVar("Result")

BACKENDS: Final = ("local", "ray")
# Ray tells nobody that it is used, leaves the workers' devices alone, and may be slow to start on a busy machine.
_RAY: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_raylet_start_wait_time_s": "120",
}
_AHEAD: Final = 3  # tasks handed out per worker: enough that none waits


class BackendFailed(WealdError):
    """Not the games but the machines are at fault."""


def run(work: Callable[[Task], Result], tasks: list[Task], jobs: int, backend: str) -> Generator[Result]:
    """Do ``work`` for every task, in any order. Closing the generator stops the workers."""
    if backend == "ray":
        yield from _on_ray(work, tasks, jobs)
    elif jobs == 1:
        yield from map(work, tasks)
    else:
        yield from _on_processes(work, tasks, jobs)


def _on_processes(work: Callable[[Task], Result], tasks: list[Task], jobs: int) -> Generator[Result]:
    # Spawned, not forked: a progress bar has threads, and a fork would copy their locks.
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _prepare)
    left = iter(tasks)
    finished = False
    try:
        waiting: set[Future[Result]] = {pool.submit(work, task) for task in islice(left, jobs * _AHEAD)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(work, task) for task in islice(left, len(done))}
            for future in done:
                yield future.result()
        finished = True
    except BrokenProcessPool:
        raise BackendFailed("a worker process died (out of memory?)") from None
    finally:
        workers = [] if finished else multiprocessing.active_children()
        for worker in workers:
            worker.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


def _prepare() -> None:
    """Ctrl-C reaches every process of a terminal: a worker then ends without a word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    look_seldom()


def _on_ray(work: Callable[[Task], Result], tasks: list[Task], jobs: int) -> Generator[Result]:
    """A running cluster where RAY_ADDRESS names one, else one of ``jobs`` workers on this machine."""
    for name, value in _RAY.items():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ModuleNotFoundError:
        raise BackendFailed("--backend ray needs Ray: pip install 'weald[ray]'") from None
    ours: dict[str, Any] = {"num_cpus": jobs, "include_dashboard": False}
    try:
        ray.init(log_to_driver=False, logging_level="ERROR", **({} if os.environ.get("RAY_ADDRESS") else ours))
    except Exception as error:  # noqa: BLE001  Ray raises anything here; the sentence is what helps
        raise BackendFailed(f"Ray does not start: {error}") from None
    try:
        remote = ray.remote(_same_code)
        here = fingerprint()
        left = iter(tasks)
        slots = max(1, int(ray.cluster_resources().get("CPU", jobs))) * _AHEAD
        waiting = [remote.remote(here, work, task) for task in islice(left, slots)]
        while waiting:
            done, waiting = ray.wait(waiting)
            waiting += [remote.remote(here, work, task) for task in islice(left, len(done))]
            try:
                yield from ray.get(done)
            except ray.exceptions.RayTaskError as error:
                raise BackendFailed(str(error.cause)) from error.cause
    finally:
        ray.shutdown()


def _same_code(expected: str, work: Callable[[Task], Result], task: Task) -> Result:
    """Games of different code must not be mixed: every node has to run what we run."""
    found = fingerprint()
    if found != expected:
        raise BackendFailed(f"a worker has other code than this machine (source {found}, here {expected})")
    look_seldom()
    return work(task)
