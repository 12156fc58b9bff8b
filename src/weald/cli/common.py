"""What the commands share: options, output, progress."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click

from weald.languages import LANGUAGES

if TYPE_CHECKING:
    from rich.console import Console


def read_options(pairs: tuple[str, ...]) -> dict[str, str]:
    out: dict[str, str] = {}
    for pair in pairs:
        key, found, value = pair.partition("=")
        if not found or not key:
            raise click.UsageError(f"--option {pair!r}: expected KEY=VALUE")
        out[key] = value
    return out


def emit(data: Any) -> None:
    import json

    import msgspec

    click.echo(json.dumps(msgspec.to_builtins(data), indent=2, ensure_ascii=False))


def a_console() -> Console:
    from rich.console import Console

    return Console(highlight=False)


@contextmanager
def progress_bar(title: str, total: int, quiet: bool) -> Iterator[Callable[[int], None]]:
    """A progress bar on the terminal's error stream; silent for --json and for pipes."""
    if quiet or not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield lambda made: bar.advance(task, made)


def complete_games(context: click.Context, parameter: click.Parameter, begun: str) -> list[str]:
    from weald.games import NAMES

    return [name for name in NAMES if name.startswith(begun)]


GAME = click.argument("game", metavar="GAME", shell_complete=complete_games)
SEED = click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Same seed, same games.")
OPTION = click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="A setting of the game.")
JSON = click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")
JOBS = click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes that play.")
BACKEND = click.option(
    "--backend", type=click.Choice(["local", "ray"]), default="local", show_default=True,
    help="Processes of this machine, or a Ray cluster (pip install 'weald[ray]'; RAY_ADDRESS names a running one).",
)  # fmt: skip
LANG = click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True)
