"""``weald db``: looking after the database of a server."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import click

T = TypeVar("T")
DB = click.option("--db", metavar="URL", help="A file, or postgresql://...; by default the file weald serve uses.")
FILE = click.Path(dir_okay=False, path_type=Path)


@click.group("db")
def db_command() -> None:
    """Look after a server's database: migrate, back up, bring back, check, copy (docs/host.md)."""


def _try(work: Callable[[], T]) -> T:
    from weald.table.database_file import BadDatabase

    try:
        return work()
    except BadDatabase as error:
        raise click.ClickException(str(error)) from None


def _await(work: Coroutine[Any, Any, T]) -> T:
    import asyncio

    return _try(lambda: asyncio.run(work))


def _url(db: str | None) -> str:
    from weald.table.serve import database

    return database(db)


@db_command.command("migrate")
@DB
def migrate_command(db: str | None) -> None:
    """Make the database, or bring it up to date (weald serve does so by itself)."""
    from weald.table import database_tools

    _await(database_tools.migrate(_url(db)))
    click.echo("up to date")


@db_command.command("backup")
@DB
@click.argument("file", type=FILE)
def backup_command(db: str | None, file: Path) -> None:
    """Everything into FILE, also while a server runs on a SQLite file."""
    from weald.table import database_tools

    _try(lambda: database_tools.backup(_url(db), file))
    click.echo(f"backed up in {file}")


@db_command.command("restore")
@DB
@click.argument("file", type=FILE)
def restore_command(db: str | None, file: Path) -> None:
    """A backup into an empty database, or a file that is not there yet."""
    from weald.table import database_tools

    _tell(_try(lambda: database_tools.bring_back(file, _url(db))))


@db_command.command("check")
@DB
def check_command(db: str | None) -> None:
    """Play every stored game again and prove it."""
    from weald.table import database_tools

    count, bad = _await(database_tools.check(_url(db), click.echo))
    click.echo(f"{count} tables, {bad} of them cannot go on")
    if bad:
        raise SystemExit(1)


@db_command.command("copy")
@click.argument("source")
@click.argument("target")
def copy_command(source: str, target: str) -> None:
    """From one database into an empty one: SQLite to PostgreSQL and back."""
    from weald.table import database_tools

    _tell(_await(database_tools.copy(_url(source), _url(target))))


def _tell(counts: dict[str, int]) -> None:
    click.echo(", ".join(f"{count} {name}" for name, count in counts.items()))
