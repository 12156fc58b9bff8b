"""Where games are played does not change them."""

from __future__ import annotations

import importlib.util
import math
import os
import time

import pytest

from tests.test_cli import as_json, refused
from weald.arena.backend import BackendFailed, run

SIM = ("sim", "ironwood", "--games", "8", "--seed", "4")
SOLO = ("arena", "ironwood", "--option", "solo=ironbot", "--players", "random", "--games", "4")
RAY = importlib.util.find_spec("ray") is not None


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_task_is_done_once(jobs: int) -> None:
    assert sorted(run(math.factorial, list(range(20)), jobs, "local")) == [math.factorial(n) for n in range(20)]


def test_stopping_ends_the_workers_at_once() -> None:
    began = time.monotonic()
    work = run(time.sleep, [0.0, 900.0, 900.0, 900.0], 2, "local")
    next(work)
    work.close()
    assert time.monotonic() - began < 600


def test_a_worker_that_dies_is_told_in_a_sentence() -> None:
    with pytest.raises(BackendFailed, match="worker process died"):
        list(run(os._exit, [1, 2], 2, "local"))


@pytest.mark.skipif(RAY, reason="Ray is installed")
def test_without_ray_the_way_to_it_is_told() -> None:
    assert "pip install" in refused(*SIM, "--backend", "ray")


@pytest.mark.skipif(not RAY, reason="needs the extra: pip install 'weald[ray]'")
@pytest.mark.parametrize("command", [SIM, SOLO])
def test_ray_gives_the_same_digest(command: tuple[str, ...]) -> None:
    found = as_json(*command, "--jobs", "2", "--backend", "ray")
    assert found["digest"] == as_json(*command)["digest"]
