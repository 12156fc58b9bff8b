"""What every test can use."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

pytest_plugins = ["pytester"]

# Property tests give the same verdict on every run of `make test`; `HYPOTHESIS_PROFILE=explore` looks further.
settings.register_profile("steady", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("explore", deadline=None, max_examples=1000, suppress_health_check=list(HealthCheck))
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))

# `make quick` leaves these out, `make unit` runs them too.
MARKS = {
    "browser": ["browser"],
    "slow": [
        "arena/test_tournament.py",
        "games/ironwood/test_invariants.py",
        "games/ironwood/test_properties.py",
        "games/root/test_referee.py",
        "games/wonderland/test_properties.py",
        "games/wonderland/test_socket.py",
        "research",
        "table/test_crash.py",
        "table/test_cut_off.py",
        "table/test_database_tools.py",
        "table/test_example.py",
        "table/test_hidden.py",
        "table/test_hostile.py",
        "table/test_kills.py",
        "table/test_leases.py",
        "table/test_postgres.py",
        "table/test_processes.py",
        "table/test_schema.py",
        "table/test_sealed.py",
        "terminal",
        "test_cli.py",
        "test_collector.py",
        "test_corpus.py",
        "test_docs.py",
        "test_rule_coverage.py",
        "text/test_sentences.py",
    ],
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if not item.path.is_relative_to(here):
            continue
        place = item.path.relative_to(here)
        for mark, places in MARKS.items():
            if any(place.is_relative_to(one) for one in places):
                item.add_marker(mark)
