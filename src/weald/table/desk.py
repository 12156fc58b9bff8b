"""The host's desk: what whoever keeps the server asks of it and does at it (``weald admin``, ``/metrics``; docs/host.md).

Several processes on one database answer as one: whoever is asked gathers what the others have counted.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

import weald
from weald.table.leases import CutOff, Peer, Shared
from weald.table.metrics import Sample, text
from weald.table.relay import Unreachable

if sys.platform != "win32":
    import resource

if TYPE_CHECKING:
    from weald.table.hub import Hub

METRICS = b"/api/desk/metrics"  # where processes ask each other
PATIENCE = 5.0  # seconds another process has to answer


async def own(hub: Hub) -> list[Sample]:
    """Of this process alone."""
    counted, store = hub.metrics, hub.store
    waiting, thinking = hub.mind.counts()
    samples = [
        Sample("weald_up", 1),
        Sample("weald_info", 1, {"version": weald.__version__}),
        Sample("weald_tables_live", len(hub.tables)),
        Sample("weald_people", sum(len(table.viewers) for table in hub.tables.values())),
        Sample("weald_sockets", hub.sockets),
        Sample("weald_connections", hub.door.inside if hub.door is not None else hub.sockets),
        Sample("weald_connections_refused_total", hub.door.refused if hub.door is not None else 0),
        *(
            Sample("weald_choices_total", n, {"game": game, "source": source})
            for (game, source), n in sorted(counted.choices.items())
        ),
        *(Sample("weald_refusals_total", n, {"code": code}) for code, n in sorted(counted.refusals.items())),
        Sample("weald_queue", waiting, {"queue": "think"}),
        Sample("weald_queue", hub.replaying.waiting, {"queue": "replay"}),
        Sample("weald_queue", store.waiting, {"queue": "write"}),
        Sample("weald_queue_running", thinking, {"queue": "think"}),
        Sample("weald_queue_running", hub.replaying.running, {"queue": "replay"}),
        *store.latency.samples("weald_write_seconds"),
        Sample("weald_writable", int(store.ok)),
        Sample("weald_started_seconds", round(counted.started, 3)),
    ]
    if sys.platform != "win32":
        used = resource.getrusage(resource.RUSAGE_SELF)
        samples.append(Sample("weald_cpu_seconds_total", round(used.ru_utime + used.ru_stime, 3)))
        samples.append(Sample("weald_memory_bytes", _memory(used.ru_maxrss)))
    name = store.leases.id or "one"
    return [Sample(one.name, one.value, one.labels | {"process": name}) for one in samples]


async def everything(hub: Hub) -> str:
    """Of all processes on our database, and what the database itself knows."""
    leases = hub.store.leases
    peers = [peer for peer in leases.peers.values() if peer.address] if isinstance(leases, Shared) else []
    answers = await asyncio.gather(own(hub), *(_of(hub, peer) for peer in peers))
    samples = [sample for answer in answers for sample in answer]
    running, over, live = await hub.store.census()
    if not leases.shared:
        live = sum(not table.play.match.over for table in hub.tables.values())
    asleep = max(0, running - live)
    samples += [
        Sample("weald_tables", n, {"state": state}) for state, n in (("live", live), ("asleep", asleep), ("over", over))
    ]
    return text(samples)


async def _of(hub: Hub, peer: Peer) -> list[Sample]:
    """Another process's. One that does not answer is missing; ``weald_up`` shows who is there."""
    try:
        async with asyncio.timeout(PATIENCE):
            answer = await hub.relays.ask("", peer, b"GET", METRICS, [(b"host", b"localhost")], b"", "")
        return [] if answer is None or answer[0] != 200 else msgspec.json.decode(answer[2], type=list[Sample])
    except (TimeoutError, Unreachable, CutOff, msgspec.DecodeError):
        return []


def _memory(highest: int) -> int:
    """What the process has now, where the system says so."""
    try:
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * resource.getpagesize()
    except (OSError, ValueError, IndexError):
        return highest * (1 if sys.platform == "darwin" else 1024)
