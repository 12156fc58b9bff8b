"""The host's desk: what whoever keeps the server asks of it and does at it (``weald admin``, ``/metrics``; docs/host.md).

Whoever can read the database may: it has the secret by which a server knows its processes, and the keys of everything else. So
requests come over HTTP with that secret, or are carried out by ``weald admin`` itself where no server runs (desk_line.py).
Several processes on one database answer as one: whoever is asked gathers what the others have counted.
"""

from __future__ import annotations

import asyncio
import secrets
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta, Struct

import weald
from weald.table import seating
from weald.table.bans import read_network
from weald.table.chairs import clean_name
from weald.table.events.at_desk import CallTime, DropEvent, call_time
from weald.table.events.at_desk import drop as drop_event
from weald.table.leases import CutOff, NoSuchTable, NotOurs, Peer, Shared
from weald.table.live import Asleep
from weald.table.logs import fault, log
from weald.table.metrics import Sample, text
from weald.table.people import at_desk
from weald.table.relay import Unreachable
from weald.table.rows import announce, lift_ban, milliseconds, set_ban
from weald.table.standing import at_desk as standing_desk
from weald.table.standing.at_desk import BeginSeason
from weald.table.viewer import Refused

if sys.platform != "win32":
    import resource

if TYPE_CHECKING:
    from weald.table.hub import Hub

METRICS = b"/api/desk/metrics"  # where processes ask each other
PATIENCE = 5.0  # seconds another process has to answer
CHANGED = "weald_desk"  # the channel on which processes hear of bans and announcements
LOOK = 60.0  # seconds between looks at these, should a word be lost
TIDY = 3600.0  # seconds between two rounds of deleting what is old
AT_ONCE = 100  # tables looked for in one go
DAY = 86_400_000  # milliseconds
LONGEST = 500  # letters of an announcement

TableId = Annotated[str, Meta(min_length=1, max_length=32)]
Line = Annotated[str, Meta(max_length=LONGEST)]
Days = Annotated[float, Meta(gt=0, le=36500)]


# --- what can be asked ----------------------------------------------------------------------------------


class Look(Struct, tag="look", frozen=True, forbid_unknown_fields=True):
    """How is this process? Its connections and queues."""


class List(Struct, tag="list", frozen=True, forbid_unknown_fields=True):
    """The tables, those with the latest choices first."""

    game: Annotated[str, Meta(max_length=40)] = ""
    limit: Annotated[int, Meta(ge=1, le=10_000)] = 50


class Find(Struct, tag="find", frozen=True, forbid_unknown_fields=True):
    """The table whose id begins so."""

    table: TableId


class Kick(Struct, tag="kick", frozen=True, forbid_unknown_fields=True):
    table: TableId
    seat: Annotated[int, Meta(ge=0, le=64)]


class Rekey(Struct, tag="rekey", frozen=True, forbid_unknown_fields=True):
    """A new key for a seat, by which another process lets somebody sit down again (rematch.py)."""

    table: TableId
    seat: Annotated[int, Meta(ge=0, le=64)]


class Delete(Struct, tag="delete", frozen=True, forbid_unknown_fields=True):
    table: TableId


class SetBan(Struct, tag="ban", frozen=True, forbid_unknown_fields=True):
    network: Annotated[str, Meta(min_length=1, max_length=64)]
    reason: Annotated[str, Meta(max_length=200)] = ""
    days: Days | None = None


class LiftBan(Struct, tag="unban", frozen=True, forbid_unknown_fields=True):
    network: Annotated[str, Meta(min_length=1, max_length=64)]


class ListBans(Struct, tag="bans", frozen=True, forbid_unknown_fields=True):
    """Who may not come."""


class Announce(Struct, tag="announce", frozen=True, forbid_unknown_fields=True):
    """Tell everybody; without words: say nothing any more. ``en`` is shown where a language is missing."""

    en: Line = ""
    cs: Line = ""
    pl: Line = ""
    days: Days | None = None


class Tidy(Struct, tag="tidy", frozen=True, forbid_unknown_fields=True):
    """Delete old tables now."""

    finished: Days | None = None
    abandoned: Days | None = None


Request = (
    Look
    | List
    | Find
    | Kick
    | Rekey
    | Delete
    | SetBan
    | LiftBan
    | ListBans
    | Announce
    | Tidy
    | BeginSeason
    | CallTime
    | DropEvent
    | at_desk.Request
)


async def carry_out(hub: Hub, request: Request) -> Any:
    """The answer. Raises Refused, NoSuchTable, NotOurs."""
    match request:
        case Look():
            return look(hub)
        case List(game=game, limit=limit):
            return await tables(hub, game, limit)
        case Find(table=beginning):
            found = await hub.store.find(beginning)
            if len(found) > 1:
                raise Refused("bad-request", "several tables begin so: give more of the id")
            if not found:
                raise NoSuchTable(beginning)
            return found[0]
        case Kick(table=id, seat=seat):
            await hub.ask(id, lambda table: seating.dismiss(table, seat))
        case Rekey(table=id, seat=seat):
            return await hub.ask(id, lambda table: seating.rekey(table, seat))
        case CallTime(table=id, gone=gone, late=late):
            await hub.ask(id, lambda table: call_time(table, gone, late))
        case DropEvent(event=id):
            await drop_event(hub, id)
        case Delete(table=id):
            if not await hub.store.find(id):
                raise NoSuchTable(id)
            await remove(hub, id)
        case SetBan(network=given, reason=reason, days=days):
            network = read_network(given)
            await hub.store.write(set_ban(network, clean_name(reason, 200), _until(days)))
            log("ban", network=network)
            await _changed(hub)
            return network
        case LiftBan(network=given):
            network = read_network(given)
            if network not in {ban.network for ban in hub.bans.all}:
                raise Refused("not-found", f"{network} is not banned")
            await hub.store.write([lift_ban(network)])
            log("ban-lifted", network=network)
            await _changed(hub)
            return network
        case ListBans():
            return [ban for ban in hub.bans.all if not ban.over]
        case Announce(days=days):
            texts = {lang: clean_name(getattr(request, lang), LONGEST) for lang in ("en", "cs", "pl")}
            texts = {lang: said for lang, said in texts.items() if said}
            if texts and "en" not in texts:
                raise Refused("bad-request", "an announcement needs its words in English, too")
            await hub.store.write(announce(secrets.token_hex(4), texts, _until(days)))
            log("announced", languages=list(texts))
            await _changed(hub)
        case Tidy(finished=finished, abandoned=abandoned):
            return await tidy(hub, finished or 0.0, abandoned or 0.0)
        case BeginSeason():
            return await standing_desk.carry_out(hub, request)
        case _:
            return await at_desk.carry_out(hub, request)
    return None


def _until(days: float | None) -> int | None:
    return None if days is None else milliseconds() + int(days * DAY)


def look(hub: Hub) -> dict[str, Any]:
    waiting, thinking = hub.mind.counts()
    inside = hub.door.by_network if hub.door is not None else {}
    return {
        "process": hub.store.leases.id or "one",
        "version": weald.__version__,
        "writable": hub.store.ok,
        "tables": len(hub.tables),
        "sockets": hub.sockets,
        "connections": {
            address: {"connections": inside.get(address, 0), "sockets": hub.sockets_by_address.get(address, 0)}
            for address in sorted({*inside, *hub.sockets_by_address})
        },
        "queues": {
            "think": {"waiting": waiting, "running": thinking},
            "replay": {"waiting": hub.replaying.waiting, "running": hub.replaying.running},
            "write": {"waiting": hub.store.waiting, "running": 0},
        },
    }


async def tables(hub: Hub, game: str, limit: int) -> list[dict[str, Any]]:
    """``people`` is known of this process's tables alone."""
    out = []
    for row, seats, last in await hub.store.newest(game, limit):
        live = hub.tables.get(row.id)
        out.append({
            "id": row.id, "game": row.game, "name": row.name, "listed": row.listed, "created": row.created, "last": last // 1000,
            "state": "over" if row.over else "live" if live is not None else "asleep",
            "people": len(live.viewers) if live is not None else 0,
            "seats": [{"seat": s.seat, "side": s.side, "kind": s.kind, "name": s.name} for s in seats],
        })  # fmt: skip
    return out


async def remove(hub: Hub, id: str) -> None:
    """Take a table away, awake or not. Raises NotOurs."""
    while True:
        table = hub.tables.get(id)
        if table is None and not hub.waking(id):
            await hub.drop(id)
            return
        try:
            if table is None:
                table = await hub.wake(id)
            await table.do(lambda table=table: seating.take_away(table))  # type: ignore[misc]
        except NoSuchTable:
            return
        except (Asleep, Refused):
            await asyncio.sleep(0)
            continue
        return


# --- what is kept ---------------------------------------------------------------------------------------


async def read(hub: Hub) -> None:
    """Who may not come, what everybody should know: from the database, and told to those whom it concerns."""
    try:
        bans, said = await hub.store.desk()
    except Exception as error:  # noqa: BLE001 - the database may come back
        fault("desk-unread", error)
        return
    hub.bans.set(bans)
    before, hub.announcement = hub.announcement, next((one for one in reversed(said) if not one.over), None)
    for table in list(hub.tables.values()):
        for viewer in [viewer for viewer in table.viewers if hub.bans.of(viewer.address) is not None]:
            viewer.close(4403, "your address may not use this server")
        if before != hub.announcement:
            table.screens.show_table()
    if hub.announcement is not None and hub.announcement != before and hub.announcement.until is not None:
        rest = max(0.0, (hub.announcement.until - milliseconds()) / 1000)
        if rest < LOOK:
            asyncio.get_running_loop().call_later(rest, lambda: hub.spawn(read(hub)))


async def _changed(hub: Hub) -> None:
    """Read anew, here and at the other processes."""
    await read(hub)
    if isinstance(hub.store.leases, Shared):
        await hub.store.leases.ask(f"SELECT pg_notify('{CHANGED}', '')")


async def keep(hub: Hub) -> None:
    """Look now and then, and delete what is old."""
    tidied = time.monotonic() + hub.settings.grace - TIDY
    while True:
        await asyncio.sleep(min(LOOK, max(0.0, tidied + TIDY - time.monotonic())))
        await read(hub)
        if time.monotonic() >= tidied + TIDY:
            tidied = time.monotonic()
            try:
                await tidy(hub, hub.settings.finished_days, hub.settings.abandoned_days)
            except Exception as error:  # noqa: BLE001 - in an hour again
                fault("tidy-failed", error)


async def tidy(hub: Hub, finished_days: float, abandoned_days: float) -> dict[str, int]:
    """Delete tables that were finished, or at which nothing has happened, for so many days (0: none); how many of each.
    What is in somebody's memory stays for the next time."""
    count = {"finished": 0, "abandoned": 0}
    for what, over, days in (("finished", True, finished_days), ("abandoned", False, abandoned_days)):
        spared: set[str] = set()
        while days:
            found = await hub.store.stale(over, milliseconds() - int(days * DAY), AT_ONCE + len(spared))
            found = [id for id in found if id not in spared]
            if not found:
                break
            for id in found:
                if id in hub.tables or hub.waking(id):
                    spared.add(id)
                    continue
                try:
                    await hub.drop(id)
                    count[what] += 1
                except NotOurs:
                    spared.add(id)
    if any(count.values()):
        log("tidied", **count)
    return count


# --- metrics --------------------------------------------------------------------------------------------


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
        *(
            Sample("weald_letters_total", n, {"channel": channel, "outcome": outcome})
            for (channel, outcome), n in sorted(counted.letters.items())
        ),
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
