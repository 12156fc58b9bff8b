"""Many games: simulation, arena, fuzzing, benchmarks."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from weald.cli.common import BACKEND, GAME, JOBS, JSON, OPTION, SEED, a_console, emit, progress_bar, read_options

if TYPE_CHECKING:
    from weald.arena.tally import Result


@click.command("sim")
@GAME
@click.option("--games", type=click.IntRange(1), default=100, show_default=True)
@SEED
@click.option("--players", default="random", show_default=True, help="One for all seats, or one per seat: a,b,...")
@click.option("--seats", help="How many seats, or which sides: 4 or marquise,eyrie.")
@OPTION
@JOBS
@BACKEND
@JSON
def sim_command(
    game: str, games: int, seed: int, players: str, seats: str | None, options: tuple[str, ...], jobs: int,
    backend: str, as_json: bool,
) -> None:  # fmt: skip
    """Simulate many games. The same seed gives the same games and the same digest, whatever --jobs is.

    \b
    weald sim ironwood --games 1000 --seed 1 --players random --jobs 2
    """
    from weald.arena.sim import plan, simulate

    count, sides = _seats(seats)
    todo = plan(game, sides, count, read_options(options), seed, players.split(","))
    with progress_bar(f"{game}: games", games, as_json) as progress:
        report = simulate(todo, games, jobs, progress, backend)
    if as_json:
        emit(report)
        return
    console = a_console()
    console.print(f"[bold]{game}[/bold]: {report.finished} of {report.games} games finished in {report.seconds} s")
    console.print(f"  {report.games_per_s} games/s, {report.decisions_per_s} decisions/s ({report.decisions} in all)")
    width = max(map(len, report.wins))
    for side, won in report.wins.items():
        console.print(f"  {side:{width}} won {won:6}  ({100 * won / report.games:.1f} %)")
    console.print(f"  ends: {report.how}   rounds: {report.rounds}")
    console.print(f"  digest {report.digest}")


def _seats(text: str | None) -> tuple[int | None, list[str] | None]:
    if text is None:
        return None, None
    return (int(text), None) if text.isdigit() else (None, text.split(","))


@click.command("arena")
@GAME
@click.option("--players", required=True, metavar="A,B,...", help="Who plays: random, greedy, search:400, search:0.5s.")
@click.option(
    "--games", type=click.IntRange(1), metavar="N",
    help="Games of each pairing: a multiple of the seats, so that everybody sits everywhere equally often.  "
    "[default: 100 or a little more]",
)  # fmt: skip
@click.option("--field", default="", metavar="B", help="Every player alone against a table full of B, and no others.")
@click.option("--mix", is_flag=True, help="Different players at one table; at least as many as seats, repeats allowed.")
@click.option("--seats", help="How many seats, or which sides: 4 or marquise,eyrie.")
@OPTION
@SEED
@JOBS
@BACKEND
@click.option(
    "--report", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE.html", help="Write a page there."
)
@click.option(
    "--resume", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE.jsonl",
    help="Finished games are kept there and not played again.  [default: beside the report]",
)  # fmt: skip
@JSON
def arena_command(
    game: str, players: str, games: int | None, field: str, mix: bool, seats: str | None, options: tuple[str, ...],
    seed: int, jobs: int, backend: str, report: Path | None, resume: Path | None, as_json: bool,
) -> None:  # fmt: skip
    """Let players meet, and say who is stronger and how sure that is (docs/arena.md).

    \b
    two seats            every pair of players, each on either side
    more seats           one player against a table full of another, both ways; see --field and --mix
    cooperative, solo    every player in turn, against the game

    Every finished game is kept beside the report: stop with Ctrl-C, repeat the command, and it goes on; ask for more
    games or more players, and only the new ones are played.

    \b
    weald arena ironwood --players search:400,greedy --games 200 --jobs 2 --report iw.html
    weald arena root --players search:400 --field greedy --games 60 --report root.html
    weald arena ironwood --option solo=ironbot --option level=5 --players search:400,greedy --games 50
    """
    import shlex

    from weald.arena.schedule import schedule
    from weald.arena.tournament import play, stoppable, write

    if report and (report.suffix != ".html" or not report.parent.is_dir()):
        raise click.UsageError(f"--report {report}: expected a file.html in a folder that exists")
    count, sides = _seats(seats)
    todo = schedule(game, players.split(","), games, seed, sides, count, read_options(options), field, mix)
    file = resume or (report.with_suffix(".jsonl") if report else None)
    command = shlex.join(["weald", *sys.argv[1:]])
    try:
        with stoppable(), progress_bar(f"{game}: games", len(todo.pairings) * todo.games, as_json) as progress:
            result = play(todo, jobs=jobs, backend=backend, file=file, command=command, progress=progress)
    except KeyboardInterrupt:
        kept = f"; finished games are in {file}: repeat the command to go on" if file else ""
        click.echo(f"stopped{kept}", err=True)
        sys.exit(130)
    if report:
        write(result, report)
    if as_json:
        emit(result)
        return
    _arena(result)
    if report:
        click.echo(f"report: {report} and {report.with_suffix('.json')}")


def _arena(result: Result) -> None:
    from rich.table import Table

    from weald.arena.report import percent, range_of, summary

    console = a_console()
    for sentence in summary(result):
        console.print(f"{sentence}", soft_wrap=True)
    table = Table("player", "against", "side", "games", "won", "share", "95 % interval")
    for met in result.pairings:
        for row in met.rows:
            others = ", ".join(dict.fromkeys(p for p in met.players if p != row.player)) or "the game"
            numbers = (str(row.wins.games), str(row.wins.won), percent(row.wins.share), range_of(row.wins))
            table.add_row(row.player, others, row.side or "all", *numbers)
    console.print(table)
    rated = ", ".join(f"{r.player} {r.mu:.1f} ± {2 * r.sigma:.1f}" for r in result.ratings)
    console.print(f"ratings: {rated}", soft_wrap=True)
    console.print(f"{result.finished} of {result.games} games finished; rounds {result.length.rounds.low:.0f} to "
                  f"{result.length.rounds.high:.0f}, median {result.length.rounds.median:.0f}")  # fmt: skip
    console.print(f"digest {result.digest}" + ("" if result.repeatable else " (a player thinks by the clock)"))


@click.command("fuzz")
@GAME
@click.option("--decisions", type=click.IntRange(1), default=20_000, show_default=True)
@SEED
@click.option("--save", type=click.Path(dir_okay=False), help="Write the record of a finding there.")
@JSON
def fuzz_command(game: str, decisions: int, seed: int, save: str | None, as_json: bool) -> None:
    """Play at random over every line-up and setting, checking everything: no dead end, no crash, no lost piece.

    Exits with 1 if something was found.
    """
    from weald.arena.fuzz import fuzz

    with progress_bar(f"{game}: decisions", decisions, as_json) as progress:
        report = fuzz(game, decisions, seed, progress)
    if as_json:
        emit(report)
    else:
        click.echo(f"{game}: {report.decisions} decisions, {report.games} games ({report.finished} finished), "
                   f"{report.line_ups} line-ups: {len(report.findings)} findings")  # fmt: skip
        click.echo("met: " + ", ".join(f"{thing} {games}" for thing, games in sorted(report.met.items())))
        for finding in report.findings:
            click.echo(f"  {finding.problem} (seed {finding.seed}, decision {finding.decision})")
    if report.findings:
        if save:
            Path(save).write_text(report.findings[0].record, "utf-8")
        sys.exit(1)


@click.command("bench")
@click.option("--game", "names", multiple=True, help="Only this game (may be repeated).")
@click.option("--quick", is_flag=True, help="A glance instead of a measurement.")
@click.option("--against", metavar="REF", help="Compare this checkout with another commit of it, turn about.")
@click.option(
    "--kind", "kinds", multiple=True, metavar="KIND",
    help="With --against: random (as without), search, kept, replay, clone, clone_late, redeal, memory, or all.",
)  # fmt: skip
@click.option("--interpreted", is_flag=True, help="With --against: the sources as they are, nothing compiled.")
@click.option(
    "--gate", type=click.FloatRange(0, 100), metavar="PERCENT",
    help="With --against: exit with 1 if a game is slower by more than this in every turn.",
)  # fmt: skip
@JSON
def bench_command(
    names: tuple[str, ...], quick: bool, against: str | None, kinds: tuple[str, ...], interpreted: bool,
    gate: float | None, as_json: bool,
) -> None:  # fmt: skip
    """Measure decisions per second and clone times against random play in python-chess, in one run.

    With a compiled build in build/fast ('make fast') both builds are measured; with the environment that
    'make bench-peers' makes, so is random play in Catanatron and OpenSpiel.

    \b
    weald bench --against main --gate 5      is this tree slower than main? (a table for the pull request)
    weald bench --against v1 --kind all      search, tables, replays, clones and memory, too
    """
    from weald.games import find

    for name in names:
        find(name)
    if against is not None:
        _against(against, names, kinds, quick, interpreted, gate, as_json)
        return
    from weald.arena.bench import bench

    try:
        report = bench(list(names) or None, quick)
    except ModuleNotFoundError as error:
        raise click.UsageError(f"the yardstick needs {error.name} (pip install weald[dev])") from None
    if as_json:
        emit(report)
        return
    from rich.table import Table

    table = Table("build", "game", "decisions/s", "x chess", "games/s", "clone, µs")
    for build, found in report["builds"].items():
        table.add_row(build, "python-chess", str(found["chess_decisions_per_s"]), "1.00", "", "")
        for name, row in found["games"].items():
            numbers = (
                str(row["decisions_per_s"]),
                f"{row['ratio']:.2f}",
                str(row["games_per_s"]),
                str(row["clone_us"]),
            )
            table.add_row(build, name, *numbers)
    a_console().print(table)


def _against(
    ref: str, names: tuple[str, ...], kinds: tuple[str, ...], quick: bool, interpreted: bool, gate: float | None,
    as_json: bool,
) -> None:  # fmt: skip
    from weald.cli.against import KINDS, compare
    from weald.games import NAMES

    if unknown := set(kinds) - {*KINDS, "all"}:
        raise click.UsageError(f"unknown kind {min(unknown)!r}; known: {', '.join(KINDS)}, all")
    wanted = [kind for kind in KINDS if "all" in kinds or kind in (kinds or ("random",))]
    report = compare(ref, list(names or NAMES), wanted, quick, interpreted)
    if as_json:
        emit(report)
    else:
        click.echo(report.table())
    slower = [] if gate is None else report.slower(gate)
    if slower:
        click.echo(f"slower by more than {gate} % in every turn: {', '.join(slower)}", err=True)
        sys.exit(1)
