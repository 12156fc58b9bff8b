"""For those who learn: what an observation holds, how well known players do."""

from __future__ import annotations

from pathlib import Path

import click

from weald.cli.common import GAME, JSON, SEED, a_console, emit, progress_bar


@click.group("research")
def research_command() -> None:
    """Environments for learning: layouts and baselines (docs/research.md)."""
    try:
        import weald.research  # noqa: F401
    except ModuleNotFoundError as error:
        raise click.UsageError(f"needs {error.name}: pip install 'weald[research]'") from None


@research_command.command("layout")
@GAME
@click.option("--seats", help="How many seats, or which sides: 4 or marquise,eyrie.")
@JSON
def layout_command(game: str, seats: str | None, as_json: bool) -> None:
    """Every field of an observation: where it stands, what it means, its bounds.

    \b
    weald research layout root
    weald research layout wonderland --seats 5
    """
    from rich.table import Table

    from weald.games import find
    from weald.match import begin
    from weald.research.layout import Layout, actions

    known = find(game)
    settings = known.read_options({})
    count = int(seats) if seats and seats.isdecimal() else None
    line_up = known.seats(seats.split(",") if seats and count is None else None, count, settings)
    layout, numbering = Layout(begin(known, line_up, 0, settings)), actions(game)
    if as_json:
        emit({
            "game": game, "seats": line_up, "size": layout.size, "actions": numbering.count,
            "version": numbering.version, "zones": layout.zones, "parts": list(layout.rows.values()),
        })  # fmt: skip
        return
    table = Table("field", "numbers", "from", "bounds", "by", "meaning")
    for part in layout.rows.values():
        bounds = f"{part.low} to {part.high}"
        table.add_row(part.name, str(part.size), str(part.start), bounds, part.by, part.text)
    console = a_console()
    console.print(
        f"{game} ({', '.join(line_up)}): {layout.size} numbers, {numbering.count} actions ({numbering.version})"
    )
    console.print(table)
    console.print("zones: " + ", ".join(f"{i} {name}" for i, name in enumerate(layout.zones, 1)))


@research_command.command("leaderboard")
@click.option("--game", "names", multiple=True, help="Only this game (may be repeated).")
@click.option(
    "--player", "players", multiple=True, help="Only this player (may be repeated): random, greedy, learned, ..."
)
@click.option("--games", type=click.IntRange(1), default=20, show_default=True, help="Of each player.")
@SEED
@click.option("--write", type=click.Path(dir_okay=False, path_type=Path), help="Write the table there, as Markdown.")
@JSON
def leaderboard_command(
    names: tuple[str, ...], players: tuple[str, ...], games: int, seed: int, write: Path | None, as_json: bool
) -> None:  # fmt: skip
    """How well random, greedy, search and learned players do on one seat against random ones."""
    from weald.games import NAMES, find
    from weald.research.leaderboard import PLAYERS, markdown, measure

    for name in names:
        find(name)
    pairs = [(name, player) for name in names or NAMES for player in players or PLAYERS]
    rows = []
    with progress_bar("players", len(pairs), as_json) as progress:
        for name, player in pairs:
            found = measure(name, player, games, seed)
            rows += [] if found is None else [found]
            progress(1)
    if write:
        write.write_text(markdown(rows, seed), "utf-8")
    if as_json:
        emit({"rows": rows})
    else:
        click.echo(markdown(rows, seed))


@research_command.command("bench")
@click.option("--game", "names", multiple=True, help="Only this game (may be repeated).")
@click.option("--count", type=click.IntRange(1), default=16, show_default=True, help="Games in a batch.")
@click.option("--quick", is_flag=True, help="A glance instead of a measurement.")
@JSON
def bench_command(names: tuple[str, ...], count: int, quick: bool, as_json: bool) -> None:
    """Steps a second with observations and masks: one environment, many games a call, and environments of others.

    Measured in the compiled build where there is one ('make fast'), and beside PettingZoo's classics and OpenSpiel's games with the
    environment that 'make bench-peers' makes.
    """
    import msgspec
    from rich.table import Table

    from weald.arena.bench import in_compiled_build, pace, with_peers
    from weald.games import NAMES, find
    from weald.research import bench, peers
    from weald.research.observing import COMPILED

    for name in names:
        find(name)
    seconds, turns = pace(quick)
    rows = []
    wanted = names or NAMES
    with progress_bar("measuring", len(wanted) + 1, as_json) as progress:
        for name in wanted:
            code = (
                "import msgspec; from weald.research.bench import measure; "
                f"print(msgspec.json.encode(measure({name!r}, {count}, {seconds}, {turns})).decode())"
            )
            found = None if COMPILED else in_compiled_build(code)
            rows.append(msgspec.convert(found, bench.Row) if found else bench.measure(name, count, seconds, turns))
            progress(1)
        others: dict[str, int] = with_peers(peers.__file__, seconds, turns) or {}
        progress(1)
    if as_json:
        emit({"count": count, "rows": rows, "peers": others})
        return
    table = Table("", "build", "one game, steps/s", f"{count} games a call, steps/s", "times")
    for row in rows:
        build = "compiled" if row.compiled else "interpreted"
        table.add_row(row.game, build, f"{row.single:,}", f"{row.batch:,}", f"{row.ratio:.2f}")
    for name, rate in others.items():
        table.add_row(name, "", f"{rate:,}", "", "")
    a_console().print(table)
