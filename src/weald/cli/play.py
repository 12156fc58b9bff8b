"""Playing: the terminal, the table, records."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from weald.cli.common import JSON, LANG, OPTION, a_console, complete_games, emit, progress_bar, read_options

if TYPE_CHECKING:
    from weald.terminal.saved import Saved
    from weald.terminal.session import Local


@click.command("play")
@click.argument("game", metavar="[GAME]", required=False, shell_complete=complete_games)
@click.option("--side", help="The side you play (the first unless said).")
@click.option("--seats", help="The line-up: how many seats, or which sides: 4 or marquise,eyrie.")
@click.option(
    "--with", "level", default="easy", show_default=True, metavar="LEVEL",
    help='Who plays the other seats: easy, medium, hard, greedy, random, search:400, or "human": all at this keyboard.',
)  # fmt: skip
@click.option("--opponent", "level", hidden=True, help="The old name of --with.")
@click.option("--seed", type=click.IntRange(0), help="Without one the game is different every time.")
@click.option(
    "--plain", is_flag=True, help="Lines of text instead of a full screen: for screen readers, pipes, small terminals."
)
@click.option("--quiet", is_flag=True, help="With --plain: no map unless asked for (m). Pipes are always quiet.")
@click.option(
    "--resume", is_flag=False, flag_value="", metavar="[NAME]", help="Go on with a kept game; the latest unless named."
)
@click.option("--list", "show_list", is_flag=True, help="List the kept games.")
@click.option(
    "--join", "link", metavar="LINK", help="Take your seat at a server's table: the link of the seat or of the table."
)
@click.option(
    "--export", "--save", type=click.Path(dir_okay=False, path_type=Path), help="Write the record there at the end."
)
@OPTION
@click.option("--lang", type=click.Choice(["en", "cs", "pl"]), help="English unless said, or as the kept game was.")
def play_command(
    game: str | None, side: str | None, seats: str | None, level: str, seed: int | None, plain: bool, quiet: bool,
    resume: str | None, show_list: bool, link: str | None, export: Path | None, options: tuple[str, ...], lang: str | None,
) -> None:  # fmt: skip
    """Play in the terminal: the map, your hand, a numbered list of choices (docs/terminal.md).

    Type a number or the choice's own notation; ? tells what is not possible and why, u takes back, h helps. The game is
    kept at every choice.

    Without a game a screen asks which one.

    \b
    weald play root --seats 4 --side eyrie --with hard
    weald play ironwood --option solo=ironbot --option level=3
    weald play --resume
    weald play --join http://127.0.0.1:8000/t/TABLE#seat=KEY
    """
    import secrets

    from weald.terminal import saved, session

    if show_list:
        _kept(saved.everything(), lang or "en")
        return
    screen = sys.stdin.isatty() and sys.stdout.isatty()
    number = secrets.randbelow(1 << 48) if seed is None else seed
    found: session.Session
    if link is not None:
        from weald.terminal.remote import Remote

        found = Remote(link, lang or "en")
    elif resume is not None:
        found = session.resume(resume or None, lang)
    elif game is None:
        found = _ask_which(lang or "en", number, not plain and screen)
    else:
        count = int(seats) if seats and seats.isdecimal() else None
        sides = seats.split(",") if seats and count is None else None
        found = session.start(game, side, level, number, read_options(options), lang or "en", sides, count)
    if plain or not screen:
        from weald.terminal.line import Lines

        Lines(found, export, quiet or not screen).run()
    else:
        from weald.terminal.app import Table

        Table(found, export).run()
        if export is not None:
            export.write_text(found.record(), "utf-8")
        if not found.over:
            click.echo(found.texts.format("cli-resume", command=found.again()))


def _ask_which(lang: str, seed: int, screen: bool) -> Local:
    """Without a game: a screen to choose one, a kept one or a new one."""
    from weald.games import NAMES

    if screen:
        from weald.terminal.lobby import Lobby

        found = Lobby(lang, seed).run()
        if found is not None:
            return found
        raise click.Abort
    raise click.UsageError(f"which game? {', '.join(NAMES)}; or --resume, --list, --join LINK")


def _kept(games: list[Saved], lang: str) -> None:
    from weald.text import Texts

    texts = Texts(lang)
    for one in games:
        over = f"  {texts.format('cli-kept-over')}" if one.over else ""
        click.echo(f"{one.name}  {texts.format('cli-kept-choices', count=one.choices)}{over}")
    if not games:
        click.echo(texts.format("cli-none-kept"))


@click.command("serve")
@click.option(
    "--settings",
    "file",
    type=click.Path(dir_okay=False, path_type=Path),
    help="A file with all of this and more: docs/host.md.",
)
@click.option("--host", help="Where to listen; 0.0.0.0 for all addresses.  [default: 127.0.0.1]")
@click.option("--port", type=click.IntRange(0, 65535), help="By default the usual one, or a free one if that is taken.")
@click.option(
    "--db", metavar="URL", help="Where games are kept: a file, or postgresql://...; by default one SQLite file."
)
@click.option("--jobs", type=click.IntRange(0, 64), help="Processes for AI seats; 0: only workers elsewhere think.")
@click.option(
    "--processes", type=click.IntRange(1, 64), help="For tables; more than one needs PostgreSQL.  [default: 1]"
)
@click.option(
    "--inside", metavar="HOST[:PORT]", help="Where other processes on the same PostgreSQL reach this machine."
)
@click.option("--origin", "origins", multiple=True, metavar="URL", help="The address browsers use, behind a proxy.")
@click.option("--behind-proxy", is_flag=True, help="Believe the X-Forwarded-For header of a proxy on this machine.")
@click.option(
    "--allow-private-webhooks",
    "private_webhooks",
    is_flag=True,
    help="Let tables notify addresses of your own network.",
)
@click.option("--metrics", is_flag=True, help="Show /metrics to everybody who can come (docs/host.md).")
def serve_command(file: Path | None, **said: Any) -> None:
    """Start the table: open the printed address in a browser and share links (docs/host.md).

    What is said here wins over the settings file.
    """
    from weald.table.serve import run
    from weald.table.settings import BadSettings, read

    try:
        settings = read(file) if file is not None else {}
    except BadSettings as error:
        raise click.ClickException(str(error)) from None
    run(
        **settings
        | {name: value for name, value in said.items() if value is not None and value is not False and value != ()}
    )


@click.command("worker")
@click.option("--db", metavar="URL", required=True, help="The PostgreSQL of the servers: postgresql://...")
@click.option("--jobs", type=click.IntRange(1, 64), help="Processes; as many as there are processors by default.")
def worker_command(db: str, jobs: int | None) -> None:
    """Think for the AI seats of servers on the same PostgreSQL, on this machine (docs/host.md)."""
    import os

    from weald.table.processes import worker_process
    from weald.table.serve import database
    from weald.table.settings import Settings

    url = database(db)
    if url.startswith("sqlite"):
        raise click.UsageError("workers need PostgreSQL: --db postgresql://...")
    worker_process(Settings(db=url, jobs=jobs or os.cpu_count() or 1))


@click.command("replay")
@click.argument("file", type=click.Path(exists=True, dir_okay=False))
@click.option("--verify", is_flag=True, help="Only prove that the record replays exactly; say nothing else.")
@click.option("--log", "show_log", is_flag=True, help="Print the whole game as sentences.")
@click.option("--step", is_flag=True, help="Look at the game decision by decision, everything revealed.")
@LANG
@JSON
def replay_command(file: str, verify: bool, show_log: bool, step: bool, lang: str, as_json: bool) -> None:
    """Play a .weald record again and prove every hash in it."""
    import weald

    try:
        text = Path(file).read_text("utf-8")
    except UnicodeDecodeError:
        raise click.UsageError(f"{file} is not a text file") from None
    match = weald.replay(text)
    result = match.result
    if as_json:
        emit({
            "game": match.game.id, "seats": match.seats, "choices": match.number, "over": match.over,
            "result": result, "hash": match.hash(),
        })  # fmt: skip
        return
    if step:
        from weald.terminal.replaying import step_through

        step_through(match, lang)
        return
    if show_log:
        from weald.terminal.session import log_lines

        for line in log_lines(match, lang):
            click.echo(line)
    if not verify or not as_json:
        end = (
            "unfinished"
            if result is None
            else f"won by {', '.join(match.seats[s] for s in result['winners']) or 'nobody'}"
        )
        click.echo(f"{file}: {match.game.id}, {match.number} choices, round {match.state.round}, {end}; verified")


@click.command("analyse")
@click.argument("file", type=click.Path(exists=True, dir_okay=False))
@click.option("--points", type=click.IntRange(0), default=60, show_default=True, help="Positions to look at; 0: all.")
@click.option("--iterations", type=click.IntRange(1), default=300, show_default=True, help="Of the search, for each.")
@LANG
@JSON
def analyse_command(file: str, points: int, iterations: int, lang: str, as_json: bool) -> None:
    """Look at a finished game again: chances, turning points, what the search would have played."""
    import weald
    from weald.players.analysis import Point, analyse, numbers, turning

    try:
        text = Path(file).read_text("utf-8")
    except UnicodeDecodeError:
        raise click.UsageError(f"{file} is not a text file") from None
    match = weald.replay(text)
    wanted = numbers(match, points)
    found: list[Point] = []
    with progress_bar(f"{match.game.id}: positions", len(wanted), as_json) as progress:
        for point in analyse(match, wanted, iterations):
            progress(wanted.index(point.number) - (wanted.index(found[-1].number) if found else -1))
            found.append(point)
    result = match.result
    if as_json:
        turned = turning(found, result["winners"] if result else [])
        emit({
            "game": match.game.id, "seats": match.seats, "choices": match.number, "result": result,
            "iterations": iterations, "points": found, "turning": turned,
        })  # fmt: skip
        return
    from weald.terminal.analysis import show

    show(a_console(), match, found, lang)
