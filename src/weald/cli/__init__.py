"""The ``weald`` command. Every command explains itself with --help; --json prints one JSON object and nothing else."""

from __future__ import annotations

import os
import sys

COMMANDS = {  # where each is found (weald.cli.MODULE), and in few words what it does
    "admin": ("admin", "Look after a server: tables, connections, bans, announcements."),
    "analyse": ("play", "Look at a finished game: chances, turning points, better moves."),
    "arena": ("simulate", "Let players meet, and say who is stronger and how sure that is."),
    "bench": ("simulate", "Measure how fast games are played."),
    "completion": ("shell", "Print the completion script for a shell."),
    "data": ("inspect", "Show a game's data files and where their facts come from."),
    "db": ("database", "Look after a server's database: migrate, back up, check, copy."),
    "fuzz": ("simulate", "Play at random over every line-up and setting, checking it all."),
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
HELP_OPTIONS = ("-h", "--help")
INTRODUCTION = """\
Weald: asymmetric board games of the woods, by the book.

\b
weald games                      what can be played
weald play ironwood              play in the terminal
weald serve                      the table in a browser
weald sim ironwood --games 100   simulate
weald arena ironwood --players random,greedy   who is stronger?
weald rules ironwood 10.6.5      look up a rule
"""
WIDE = 80  # columns from which on the help looks the same


def main() -> None:
    if len(sys.argv) == 2 and sys.argv[1] in HELP_OPTIONS and _columns() >= WIDE:
        print(help_text(), end="")
        return
    from weald.cli.group import run
    from weald.collector import look_seldom

    look_seldom()
    run()


def help_text() -> str:
    """What click would print, at once: it takes longer to load than everything else here."""
    told = "".join(f"  {line}\n" if line else "\n" for line in INTRODUCTION.replace("\b\n", "").splitlines())
    commands = "".join(f"  {name:10}  {what}\n" for name, (_, what) in COMMANDS.items())
    return (
        f"Usage: weald [OPTIONS] COMMAND [ARGS]...\n\n{told}\nOptions:\n  --version   Show the version and exit.\n"
        f"  -h, --help  Show this message and exit.\n\nCommands:\n{commands}"
    )


def _columns() -> int:
    """Of the terminal, as click asks for them; what is no terminal counts as wide enough."""
    try:
        return int(os.environ.get("COLUMNS") or os.get_terminal_size(sys.stdout.fileno()).columns) or WIDE
    except (ValueError, OSError, AttributeError):
        return WIDE
