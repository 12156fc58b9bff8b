"""The ``weald`` command. Every command explains itself with --help; --json prints one JSON object and nothing else."""

from __future__ import annotations

import sys
from typing import NoReturn

import click

from weald import __version__
from weald.cli import admin, database, inspect, play, research, shell, simulate
from weald.collector import look_seldom


def main() -> None:
    """Errors a caller can cause end with one sentence and exit code 2, never with a traceback."""
    look_seldom()
    try:
        cli.main(prog_name="weald", standalone_mode=False)
    except click.ClickException as error:
        error.show()
        sys.exit(2)
    except click.Abort:
        click.echo("stopped", err=True)
        sys.exit(130)
    except Exception as error:
        from weald.kernel.errors import WealdError  # not at every start

        if not isinstance(error, WealdError):
            raise
        _fail(str(error))


def _fail(message: str) -> NoReturn:
    click.echo(f"Error: {message}", err=True)
    sys.exit(2)


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="weald")
def cli() -> None:
    """Weald: asymmetric board games of the woods, by the book.

    \b
    weald games                      what can be played
    weald play ironwood              play in the terminal
    weald serve                      the table in a browser
    weald sim ironwood --games 100   simulate
    weald arena ironwood --players random,greedy   who is stronger?
    weald rules ironwood 10.6.5      look up a rule
    """


for command in (
    inspect.games_command,
    inspect.rules_command,
    inspect.data_command,
    play.play_command,
    play.serve_command,
    play.worker_command,
    admin.admin_command,
    database.db_command,
    play.replay_command,
    play.analyse_command,
    simulate.sim_command,
    simulate.arena_command,
    simulate.fuzz_command,
    simulate.bench_command,
    research.research_group,
    shell.completion_command,
    shell.man_command,
):
    cli.add_command(command)
