"""``/metrics``: what a host can watch, in the form Prometheus reads."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.table.harness import Server
from tests.table.inside import choose, house, two_at
from weald.table import desk
from weald.table.metrics import FAMILIES, Histogram, Sample, family, text
from weald.table.settings import Settings

ROOT = Path(__file__).parent.parent.parent
BOTH_DATABASES = {"test_what_happens_is_counted"}
LINE = re.compile(r'([a-z_]+)(?:\{((?:[a-z]+="(?:[^"\\\n]|\\.)*",?)*)\})? (-?[0-9.e+-]+|\+Inf)')


def parse(said: str) -> dict[str, dict[str, float]]:
    """Every line by the rules of the text format: name, labels, number; help and type once, before the samples."""
    found: dict[str, dict[str, float]] = {}
    typed: list[str] = []
    for line in said.splitlines():
        if line.startswith("# TYPE "):
            typed.append(line.split()[2])
        elif not line.startswith("# HELP "):
            match = LINE.fullmatch(line)
            assert match, line
            assert family(match[1]) == typed[-1], line
            assert (match[2] or "") not in found.get(match[1], {}), line
            found.setdefault(match[1], {})[match[2] or ""] = float(match[3])
    assert len(typed) == len(set(typed))
    assert said.endswith("\n")
    return found


def test_what_happens_is_counted(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as hub:
            table, red, _ = await two_at(hub)
            await choose(table, red)
            made = sum(n for (game, _), n in hub.metrics.choices.items() if game == "toy")
            assert made >= 1
            hub.metrics.refusals["stale"] += 2
            found = parse(await desk.everything(hub))
        process = f'process="{hub.store.leases.id or "one"}"'
        assert found["weald_tables"] == {'state="live"': 1, 'state="asleep"': 0, 'state="over"': 0}
        assert found["weald_people"] == {process: 2}
        assert sum(found["weald_choices_total"].values()) == made
        assert found["weald_refusals_total"] == {f'code="stale",{process}': 2}
        buckets = [n for labels, n in found["weald_write_seconds_bucket"].items()]
        assert buckets == sorted(buckets)
        assert buckets[-1] == found["weald_write_seconds_count"][process] >= 2
        assert found["weald_writable"] == {process: 1}
        assert found["weald_memory_bytes"][process] > 1_000_000

    asyncio.run(scenario())


def test_a_histogram_counts_what_is_below_each_bound() -> None:
    times = Histogram((0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 7.0):
        times.add(seconds)
    samples = {(s.name, s.labels.get("le")): s.value for s in times.samples("x")}
    assert samples == {("x_bucket", "0.1"): 2, ("x_bucket", "1"): 3, ("x_bucket", "+Inf"): 4, ("x_sum", None): 7.65, ("x_count", None): 4}  # fmt: skip


def test_labels_cannot_break_a_line() -> None:
    said = text([Sample("weald_refusals_total", 1, {"code": 'a"b\\c\nd'})])
    assert said.splitlines()[-1] == r'weald_refusals_total{code="a\"b\\c\nd"} 1'


def test_a_running_server_shows_them_to_its_own_computer(server: Server) -> None:
    status, _, _ = server.request("POST", "/api/tables", {"game": "none"})
    assert status == 400 or status == 404
    status, said, headers = server.request("GET", "/metrics")
    assert status == 200
    assert headers["content-type"].startswith("text/plain; version=0.0.4")
    found = parse(said)
    assert sum(found["weald_refusals_total"].values()) >= 1
    assert found["weald_connections"]['process="one"'] >= 1


@pytest.mark.parametrize(
    ("settings", "shown"),
    [
        ({}, True),
        ({"host": "0.0.0.0"}, False),
        ({"behind_proxy": True}, False),
        ({"origins": ("https://weald.example",)}, False),
        ({"host": "0.0.0.0", "metrics": True}, True),
    ],
)
def test_elsewhere_only_when_switched_on(settings: dict[str, Any], shown: bool) -> None:
    assert Settings(**settings).measured == shown


def test_off_it_is_a_page_that_does_not_exist(tmp_path: Path) -> None:
    server = Server(tmp_path / "weald.db", behind_proxy=True)
    try:
        status, said, _ = server.request("GET", "/metrics")
        assert (status, said["code"]) == (404, "not-found")
        for path in ("/api/desk/metrics", "/api/desk/", "/api/desk/anything"):
            for headers in ({}, {"x-weald-peer": ""}, {"x-weald-peer": "guess"}):
                status, said, _ = server.request("GET", path, headers=headers)
                assert (status, said["code"]) == (403, "not-allowed"), (path, headers)
    finally:
        server.stop()


def test_documentation_and_dashboard_know_the_same_names() -> None:
    doc = (ROOT / "docs" / "host.md").read_text()
    section = doc[doc.index("## Metrics") : doc.index("## Notices")]
    assert set(re.findall(r"`(weald_[a-z_]+)`", section)) == set(FAMILIES)
    board = json.loads((ROOT / "deploy" / "dashboard.json").read_text())
    asked = {name for panel in board["panels"] for t in panel["targets"] for name in re.findall(r"weald_[a-z_]+", t["expr"])}  # fmt: skip
    assert {family(name) for name in asked} <= set(FAMILIES)
