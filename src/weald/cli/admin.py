"""``weald admin``: the host's desk."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from weald.cli.common import JSON, emit
from weald.cli.database import DB

if TYPE_CHECKING:
    from weald.table import desk

LIMIT = click.option("--limit", type=click.IntRange(1, 10_000), default=50, show_default=True, help="How many at most.")
DAYS = click.option(
    "--days", type=click.FloatRange(0, 36500, min_open=True), help="For so many days; without it for good."
)
TABLE = click.argument("table", metavar="TABLE")


@click.group("admin")
def admin_command() -> None:
    """Look after a server: tables, connections, bans, announcements (docs/host.md).

    Whoever can read the server's database may: it says where the server is and how it knows us. Where no server runs
    on it, the same is done in the database itself. TABLE is a table's id, or as much of its beginning as is needed.
    """


def _ask(db: str | None, request: desk.Request, everybody: bool = False, find: str = "") -> Any:
    """The answer to a request; ``find``: the beginning of the id of the table it is about."""
    import asyncio

    import msgspec

    from weald.table import desk
    from weald.table.database_file import BadDatabase
    from weald.table.desk_line import DeskLine, NoAnswer
    from weald.table.leases import NoSuchTable
    from weald.table.serve import database
    from weald.table.viewer import Refused

    async def ask() -> Any:
        line = DeskLine(database(db))
        wish = request
        if find:
            wish = msgspec.structs.replace(request, table=await line.ask(desk.Find(find)))
        return await (line.ask_all(wish) if everybody else line.ask(wish))

    try:
        return msgspec.to_builtins(asyncio.run(ask()))
    except NoSuchTable:
        raise click.ClickException("there is no such table") from None
    except (BadDatabase, NoAnswer, Refused) as error:
        raise click.ClickException(str(error)) from None


def _rows(head: tuple[str, ...], rows: Sequence[tuple[object, ...]]) -> None:
    """Columns that are as wide as they need."""
    lines = [head, *([str(cell) for cell in row] for row in rows)]
    widths = [max(len(line[i]) for line in lines) for i in range(len(head))]
    for line in lines:
        click.echo("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip())


def _ago(seconds: float) -> str:
    for size, letter in ((86_400, "d"), (3600, "h"), (60, "min")):
        if seconds >= size:
            return f"{int(seconds // size)} {letter}"
    return f"{max(0, int(seconds))} s"


def _date(milliseconds: int | None) -> str:
    return "for good" if milliseconds is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(milliseconds / 1000))


@admin_command.command("tables")
@DB
@click.option("--game", default="", metavar="GAME", help="Only of this game.")
@LIMIT
@JSON
def tables_command(db: str | None, game: str, limit: int, as_json: bool) -> None:
    """The tables, those with the latest choices first. State: live (in memory), asleep, over."""
    from weald.table import desk

    answers = _ask(db, desk.List(game, limit), everybody=True)
    found: list[dict[str, Any]] = answers[0]
    # Each process knows best what it has itself.
    live = {one["id"]: one for answer in answers for one in answer if one["state"] == "live"}
    found = [live.get(one["id"], one) for one in found]
    if as_json:
        emit(found)
        return
    now = time.time()
    rows: list[tuple[object, ...]] = [
        (
            one["id"], one["game"], one["state"], one["people"], _ago(now - one["last"]),
            " ".join(f"{s['seat']}:{s['name'] or s['kind']}" for s in one["seats"]), one["name"],
        )
        for one in found
    ]  # fmt: skip
    _rows(("table", "game", "state", "people", "last", "seats", "name"), rows)


@admin_command.command("connections")
@DB
@JSON
def connections_command(db: str | None, as_json: bool) -> None:
    """Who is connected: addresses with their connections and the tables' sockets among them."""
    from weald.table import desk

    total: dict[str, list[int]] = {}
    for one in _ask(db, desk.Look(), everybody=True):
        for address, counts in one["connections"].items():
            sums = total.setdefault(address, [0, 0])
            sums[0] += counts["connections"]
            sums[1] += counts["sockets"]
    if as_json:
        emit({address: {"connections": a, "sockets": b} for address, (a, b) in total.items()})
        return
    rows = sorted(total.items(), key=lambda item: (-max(item[1]), item[0]))
    _rows(("address", "connections", "sockets"), [(address, *counts) for address, counts in rows])


@admin_command.command("queues")
@DB
@JSON
def queues_command(db: str | None, as_json: bool) -> None:
    """The processes, and what waits there: thoughts of AI seats, replays, writes (waiting/being done)."""
    from weald.table import desk

    found = _ask(db, desk.Look(), everybody=True)
    if as_json:
        emit(found)
        return
    rows: list[tuple[object, ...]] = [
        (
            one["process"], one["version"], "yes" if one["writable"] else "NO", one["tables"], one["sockets"],
            *(f"{queue['waiting']}/{queue['running']}" for queue in one["queues"].values()),
        )
        for one in found
    ]  # fmt: skip
    _rows(("process", "version", "writes", "tables", "sockets", "think", "replay", "write"), rows)


@admin_command.command("kick")
@DB
@TABLE
@click.argument("seat", type=click.IntRange(0, 64))
def kick_command(db: str | None, table: str, seat: int) -> None:
    """Free a seat: its key opens nothing any more, and who held it now looks on."""
    from weald.table import desk

    _ask(db, desk.Kick(table, seat), find=table)
    click.echo(f"seat {seat} is free")


@admin_command.command("delete")
@DB
@click.option("--yes", is_flag=True, help="Do not ask.")
@TABLE
def delete_command(db: str | None, yes: bool, table: str) -> None:
    """Take a table away for good, whoever plays there."""
    from weald.table import desk

    id = _ask(db, desk.Find(table))
    if not yes:
        click.confirm(f"Delete table {id} and its whole game?", abort=True)
    _ask(db, desk.Delete(id))
    click.echo(f"{id} is deleted")


@admin_command.command("drop-event")
@DB
@click.argument("event")
def drop_event_command(db: str | None, event: str) -> None:
    """Take a tournament away (its id is the end of its link); tables that run go on."""
    from weald.table.events.at_desk import DropEvent

    _ask(db, DropEvent(event))
    click.echo(f"{event} is deleted")


@admin_command.command("ban")
@DB
@click.option("--reason", default="", help="Told to who is banned.")
@DAYS
@click.argument("address")
def ban_command(db: str | None, reason: str, days: float | None, address: str) -> None:
    """Keep an address (or a network: 192.0.2.0/24) away. An IPv6 address stands for its /64."""
    from weald.table import desk

    click.echo(f"{_ask(db, desk.SetBan(address, reason[:200], days))} is banned")


@admin_command.command("unban")
@DB
@click.argument("address")
def unban_command(db: str | None, address: str) -> None:
    """Let an address (or network) come again."""
    from weald.table import desk

    click.echo(f"{_ask(db, desk.LiftBan(address))} may come again")


@admin_command.command("bans")
@DB
@JSON
def bans_command(db: str | None, as_json: bool) -> None:
    """Who may not come."""
    from weald.table import desk

    found = _ask(db, desk.ListBans())
    if as_json:
        emit(found)
    else:
        _rows(("network", "since", "until", "reason"), [(b["network"], _date(b["made"]), _date(b["until"]), b["reason"]) for b in found])  # fmt: skip


@admin_command.command("announce")
@DB
@click.option("--cs", default="", metavar="TEXT", help="The same in Czech.")
@click.option("--pl", default="", metavar="TEXT", help="The same in Polish.")
@DAYS
@click.option("--clear", is_flag=True, help="Say nothing any more.")
@click.argument("text", required=False, default="")
def announce_command(db: str | None, cs: str, pl: str, days: float | None, clear: bool, text: str) -> None:
    """Tell everybody, at the tables and in the lobby. TEXT is English, and is shown where a translation is missing.

    One announcement at a time: a new one takes the place of the old one.
    """
    from weald.table import desk

    if clear == bool(text):
        raise click.UsageError("say what to announce, or --clear")
    longest = max(map(len, (text, cs, pl)))
    if longest > desk.LONGEST:
        raise click.UsageError(f"at most {desk.LONGEST} letters, these are {longest}")
    _ask(db, desk.Announce(text, cs, pl, days) if text else desk.Announce())
    click.echo("announced" if text else "nothing is announced any more")


@admin_command.command("season")
@DB
@click.option("--months", is_flag=True, help="Seasons are months again.")
@click.argument("name", required=False, default="")
def season_command(db: str | None, months: bool, name: str) -> None:
    """Begin a season of the standings now (docs/standing.md); the last one stays as it is, in the archive."""
    from weald.table.standing.at_desk import BeginSeason

    if months == bool(name):
        raise click.UsageError("say what it is called, or --months")
    click.echo(f"the season is {_ask(db, BeginSeason(name))}")


@admin_command.command("tidy")
@DB
@click.option(
    "--finished", type=click.FloatRange(0, min_open=True), metavar="DAYS", help="Tables finished so long ago."
)
@click.option(
    "--abandoned",
    type=click.FloatRange(0, min_open=True),
    metavar="DAYS",
    help="Unfinished ones, untouched for so long.",
)
def tidy_command(db: str | None, finished: float | None, abandoned: float | None) -> None:
    """Delete old tables now. (The settings file has a server do so by itself.)"""
    from weald.table import desk

    if finished is None and abandoned is None:
        raise click.UsageError("say --finished DAYS, --abandoned DAYS or both")
    count = _ask(db, desk.Tidy(finished, abandoned))
    click.echo(f"deleted: {count['finished']} finished, {count['abandoned']} abandoned")


# --- people -----------------------------------------------------------------------------------------------


@admin_command.command("accounts")
@DB
@click.argument("name", required=False, default="")
@LIMIT
@JSON
def accounts_command(db: str | None, name: str, limit: int, as_json: bool) -> None:
    """The accounts, those used last first; with NAME those that are called something like it."""
    from weald.table.people.at_desk import ListPeople

    found = _ask(db, ListPeople(name[:40], limit))
    if as_json:
        emit(found)
        return
    rows = [(a["id"], a["name"], a["shown"], _date(a["made"]), _date(a["seen"])[:10], _barred(a)) for a in found]
    _rows(("account", "name", "shown as", "since", "last used", "kept away"), rows)


def _barred(account: dict[str, Any]) -> str:
    from weald.table.people.at_desk import FOR_GOOD

    until = account["barred"]
    return "" if until is None else f"until {_date(until)}" if until < FOR_GOOD else "for good"


@admin_command.command("bar")
@DB
@click.option("--reason", default="", help="Told to them when they sign in.")
@DAYS
@click.argument("account")
def bar_command(db: str | None, reason: str, days: float | None, account: str) -> None:
    """Keep an account away: it is signed out everywhere and cannot sign in. ACCOUNT is its id, or the name it signs in
    with. (`weald admin ban` keeps addresses away.)"""
    from weald.table.people.at_desk import Bar

    click.echo(f"{_ask(db, Bar(account[:40], reason[:200], days))} is kept away")


@admin_command.command("unbar")
@DB
@click.argument("account")
def unbar_command(db: str | None, account: str) -> None:
    """Let an account sign in again."""
    from weald.table.people.at_desk import Unbar

    click.echo(f"{_ask(db, Unbar(account[:40]))} may come again")


@admin_command.command("reports")
@DB
@click.option("--done", is_flag=True, help="Those that were dealt with.")
@LIMIT
@JSON
def reports_command(db: str | None, done: bool, limit: int, as_json: bool) -> None:
    """What people tell the host about others, the newest first."""
    from weald.table.people.at_desk import ListReports

    found = _ask(db, ListReports(done, limit))
    if as_json:
        emit(found)
        return
    rows = [
        (r["id"], _date(r["made"]), r["table_id"], r["seat"], r["name"], r["about"] or "", r["reason"], r["words"])
        for r in found
    ]
    _rows(("report", "when", "table", "seat", "called", "account", "reason", "words"), rows)


@admin_command.command("report-done")
@DB
@click.argument("report")
def report_done_command(db: str | None, report: str) -> None:
    """A report was dealt with."""
    from weald.table.people.at_desk import CloseReport

    _ask(db, CloseReport(report[:16]))
    click.echo("done")
