"""A short form of ``tools/cut_off.py``: the line to one of two server machines is cut for a while, and nothing confirmed is lost."""

from __future__ import annotations

import os
import subprocess

import pytest

from tools.cut_off import SWITCH, machines, main, run


def can_make_machines() -> bool:
    """Network namespaces need Linux, root and iproute2; many containers forbid them."""
    name = f"wealdtry{os.getpid()}-"
    try:
        with machines(name):
            run("ip", "netns", "exec", f"{name}{SWITCH}", "true")
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


def test_a_machine_that_is_cut_off_loses_nothing() -> None:
    if "WEALD_TEST_POSTGRES" in os.environ or not can_make_machines():
        pytest.skip("no network namespaces here, or a PostgreSQL of somebody else's")
    found = main(["--seconds", "6", "--calm", "4", "--tables", "4"])
    assert found["problems"] == []
