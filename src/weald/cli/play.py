"""Playing: the terminal, the table, records."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from weald.cli.common import GAME, JSON, LANG, OPTION, a_console, emit, progress_bar, read_options


@click.command("play")
@GAME
@click.option("--side", help="The side you play; the others are played by --opponent.")
@click.option("--opponent", default="random", show_default=True, help='A player, or "human" to share the keyboard.')
@click.option("--seed", type=click.IntRange(0), help="Without one the game is different every time.")
@click.option("--save", type=click.Path(dir_okay=False), help="Write the record there when you stop.")
@OPTION
@LANG
def play_command(
    game: str, side: str | None, opponent: str, seed: int | None, save: str | None, options: tuple[str, ...], lang: str
) -> None:  # fmt: skip
    """Play in the terminal: the map, your hand, a numbered list of choices.

    Type a number or the choice's own notation; ? tells what is not possible and why, u takes back, h helps.
    """
    import secrets

    from weald.games import find

    find(game)
    if not sys.stdin.isatty():
        raise click.UsageError("play needs a terminal; for scripts use 'weald sim' or import weald")
    from weald.terminal.client import Client

    chosen = secrets.randbelow(1 << 48) if seed is None else seed
    Client(game, side, opponent, chosen, read_options(options), lang, Path(save) if save else None).run()


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen; 0.0.0.0 for all addresses.")
@click.option("--port", type=click.IntRange(0, 65535), help="By default the usual one, or a free one if that is taken.")
@click.option(
    "--db", metavar="URL", help="Where games are kept: a file, or postgresql://...; by default one SQLite file."
)
@click.option("--jobs", type=click.IntRange(1, 64), help="Processes for AI seats.")
@click.option("--origin", "origins", multiple=True, metavar="URL", help="The address browsers use, behind a proxy.")
@click.option("--behind-proxy", is_flag=True, help="Believe the X-Forwarded-For header of a proxy on this machine.")
@click.option("--allow-private-webhooks", is_flag=True, help="Let tables notify addresses of your own network.")
def serve_command(
    host: str, port: int | None, db: str | None, jobs: int | None, origins: tuple[str, ...], behind_proxy: bool,
    allow_private_webhooks: bool,
) -> None:  # fmt: skip
    """Start the table: open the printed address in a browser and share links (docs/host.md)."""
    from weald.table.serve import run

    run(
        host=host, port=port, db=db, jobs=jobs, origins=origins, behind_proxy=behind_proxy,
        allow_private_webhooks=allow_private_webhooks,
    )  # fmt: skip


@click.command("replay")
@click.argument("file", type=click.Path(exists=True, dir_okay=False))
@click.option("--verify", is_flag=True, help="Only prove that the record replays exactly; say nothing else.")
@click.option("--log", "show_log", is_flag=True, help="Print the whole game as sentences.")
@LANG
@JSON
def replay_command(file: str, verify: bool, show_log: bool, lang: str, as_json: bool) -> None:
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
    if show_log:
        from weald.terminal.client import log_lines

        for line in log_lines(match, lang):
            click.echo(line)
    if not verify or not as_json:
        end = (
            "unfinished"
            if result is None
            else f"won by {', '.join(match.seats[s] for s in result['winners']) or 'nobody'}"
        )
        click.echo(f"{file}: {match.game.id}, {match.number} choices, {match.state.round} rounds, {end}; verified")


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
