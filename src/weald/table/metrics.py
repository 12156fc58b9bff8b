"""What can be counted at a server, in the text form that Prometheus reads (docs/host.md lists it).

That form is three kinds of lines, so we write it ourselves: what several processes have counted has to be put together.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from itertools import accumulate

import msgspec

TYPE = "text/plain; version=0.0.4; charset=utf-8"
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds

FAMILIES = {
    "weald_up": ("gauge", "1 for every process that answered."),
    "weald_info": ("gauge", "The version, as a label."),
    "weald_tables": ("gauge", "Tables in the database: live (in memory somewhere), asleep, over (finished)."),
    "weald_tables_live": ("gauge", "Tables in memory."),
    "weald_people": ("gauge", "Who looks at tables: players and spectators."),
    "weald_sockets": ("gauge", "Open WebSockets of tables."),
    "weald_connections": ("gauge", "Open connections of any kind."),
    "weald_connections_refused_total": ("counter", "Connections refused because there were too many."),
    "weald_choices_total": ("counter", "Choices stored, by game and by who made them."),
    "weald_refusals_total": ("counter", "Requests and messages refused, by code."),
    "weald_letters_total": ("counter", "Mails, push messages and webhooks, by channel and outcome."),
    "weald_queue": ("gauge", "What waits: thoughts of AI seats (think), records to replay (replay), writes (write)."),
    "weald_queue_running": ("gauge", "What is being done: thoughts (think), replays (replay)."),
    "weald_write_seconds": ("histogram", "From asking for a write until it is on the disk."),
    "weald_writable": ("gauge", "1 while the last write succeeded."),
    "weald_memory_bytes": ("gauge", "Memory of the process (its highest, where the system tells no more)."),
    "weald_cpu_seconds_total": ("counter", "Processor time of the process."),
    "weald_started_seconds": ("gauge", "When the process started (Unix)."),
}  # fmt: skip


class Sample(msgspec.Struct, array_like=True, frozen=True):
    name: str
    value: float
    labels: dict[str, str] = {}


class Histogram:
    """How often something took how long."""

    def __init__(self, bounds: tuple[float, ...] = BOUNDS) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.sum += seconds

    def samples(self, name: str) -> list[Sample]:
        marks = [*map(_number, self.bounds), "+Inf"]
        counts = list(accumulate(self.counts))
        buckets = [Sample(f"{name}_bucket", n, {"le": mark}) for mark, n in zip(marks, counts, strict=True)]
        return [*buckets, Sample(f"{name}_sum", self.sum), Sample(f"{name}_count", counts[-1])]


class Metrics:
    """What one process has counted since it started."""

    def __init__(self) -> None:
        self.choices: Counter[tuple[str, str]] = Counter()
        self.refusals: Counter[str] = Counter()
        self.letters: Counter[tuple[str, str]] = Counter()  # by channel and what became of them
        self.started = time.time()


def text(samples: list[Sample]) -> str:
    """One family after the other."""
    by_family: dict[str, list[str]] = {}
    for sample in samples:
        labels = ",".join(f'{key}="{_escaped(value)}"' for key, value in sorted(sample.labels.items()))
        line = (
            f"{sample.name}{{{labels}}} {_number(sample.value)}" if labels else f"{sample.name} {_number(sample.value)}"
        )
        by_family.setdefault(family(sample.name), []).append(line)
    out: list[str] = []
    for name, (kind, help) in FAMILIES.items():
        if name in by_family:
            out += [f"# HELP {name} {help}", f"# TYPE {name} {kind}", *by_family[name]]
    return "\n".join(out) + "\n"


def family(name: str) -> str:
    """Of a sample: a histogram has several kinds of them."""
    for end in ("_bucket", "_sum", "_count"):
        if name.removesuffix(end) in FAMILIES:
            return name.removesuffix(end)
    return name


def _escaped(label: str) -> str:
    return label.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(float(value))
