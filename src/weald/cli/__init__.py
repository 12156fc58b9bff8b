"""The ``weald`` command. Every command explains itself with --help; --json prints one JSON object and nothing else."""

from __future__ import annotations

import sys
from typing import NoReturn

import click

from weald import __version__
from weald.collector import look_seldom

COMMANDS = {  # where each is found (weald.cli.MODULE), and in few words what it does
    "admin": ("admin", "Look after a server: tables, connections, bans, announcements."),
    "analyse": ("play", "Look at a finished game again: chances, turning points, better moves."),
    "arena": ("simulate", "Let players meet, and say who is stronger and how sure that is."),
    "bench": ("simulate", "Measure how fast games are played."),
    "completion": ("shell", "Print the completion script for a shell."),
    "data": ("inspect", "Show a game's data files and where their facts come from."),
    "db": ("database", "Look after a server's database: migrate, back up, check, copy."),
    "fuzz": ("simulate", "Play at random over every line-up and setting, checking everything."),
    "games": ("inspect", "List the games, their seats and their settings."),
    "man": ("shell", "Print the man page: weald man | man -l -"),
    "play": ("play", "Play in the terminal."),
    "replay": ("play", "Play a .weald record again and prove every hash in it."),
    "research": ("research", "Environments for learning: layouts and baselines."),
    "rules": ("inspect", "Print a game's rules in our own words."),
    "serve": ("play", "Start the table: open the printed address in a browser."),
    "sim": ("simulate", "Simulate many games."),
    "train": ("train", "Let players learn from games against themselves."),
    "worker": ("play", "Think for the AI seats of servers on the same PostgreSQL."),
}


class Commands(click.Group):
    """A command is loaded when it is called; the list of them needs none."""

    def list_commands(self, context: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        from importlib import import_module

        found: click.Command = getattr(import_module(f"weald.cli.{COMMANDS[name][0]}"), f"{name}_command")
        return found

    def format_commands(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, what) for name, (_, what) in COMMANDS.items()])


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


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
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
