"""The commands as click knows them. Importing it takes three times as long as Python itself, so ``weald --help`` does without."""

from __future__ import annotations

import sys
from typing import NoReturn

import click

from weald import __version__
from weald.cli import COMMANDS, HELP_OPTIONS, INTRODUCTION


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


def run() -> None:
    """Errors a caller can cause end with one sentence and exit code 2, never with a traceback."""
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


@click.group(
    cls=Commands,
    help=INTRODUCTION,
    context_settings={"help_option_names": list(HELP_OPTIONS), "max_content_width": 100},
)
@click.version_option(__version__, prog_name="weald")
def cli() -> None:
    pass
