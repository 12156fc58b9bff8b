"""The ``weald`` command. Every command explains itself with --help; --json prints one JSON object and nothing else."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click
import msgspec

from weald.kernel.errors import WealdError

if TYPE_CHECKING:
    from rich.console import Console

    from weald.arena.tally import Result


def main() -> None:
    """Errors a caller can cause end with one sentence and exit code 2, never with a traceback."""
    try:
        cli.main(standalone_mode=False)
    except click.ClickException as error:
        error.show()
        sys.exit(2)
    except click.Abort:
        click.echo("stopped", err=True)
        sys.exit(130)
    except WealdError as error:
        _fail(str(error))


def _fail(message: str) -> NoReturn:
    click.echo(f"Error: {message}", err=True)
    sys.exit(2)


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(package_name="weald")
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


# --- helpers -------------------------------------------------------------------------------------------


def _options(pairs: tuple[str, ...]) -> dict[str, str]:
    out: dict[str, str] = {}
    for pair in pairs:
        key, found, value = pair.partition("=")
        if not found or not key:
            raise click.UsageError(f"--option {pair!r}: expected KEY=VALUE")
        out[key] = value
    return out


def _emit(data: Any) -> None:
    click.echo(json.dumps(msgspec.to_builtins(data), indent=2, ensure_ascii=False))


def _console() -> Console:
    from rich.console import Console

    return Console(highlight=False)


@contextmanager
def _progress(title: str, total: int, quiet: bool) -> Iterator[Callable[[int], None]]:
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


GAME = click.argument("game", metavar="GAME")
SEED = click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Same seed, same games.")
OPTION = click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="A setting of the game.")
JSON = click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")
JOBS = click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes that play.")
BACKEND = click.option(
    "--backend", type=click.Choice(["local", "ray"]), default="local", show_default=True,
    help="Processes of this machine, or a Ray cluster (pip install 'weald[ray]'; RAY_ADDRESS names a running one).",
)  # fmt: skip
LANG = click.option("--lang", type=click.Choice(["en", "cs", "pl"]), default="en", show_default=True)


# --- looking around --------------------------------------------------------------------------------------


@cli.command("games")
@JSON
def games_command(as_json: bool) -> None:
    """List the games, their seats and their settings."""
    from weald.games import NAMES, find
    from weald.kernel.record import text_of

    rows: list[dict[str, Any]] = []
    for name in NAMES:
        game = find(name)
        settings = [
            {"key": s.key, "kind": s.kind(), "default": s.default, "words": list(s.words), "low": s.low, "high": s.high}
            for s in game.settings
        ]
        seats = game.seats(None, None, game.read_options({}))
        rows.append({"game": name, "revision": game.revision, "seats": seats, "settings": settings})
    if as_json:
        _emit({"games": rows})
        return
    console = _console()
    for row in rows:
        console.print(
            f"[bold]{row['game']}[/bold]  seats: {', '.join(row['seats'])}  (rules revision {row['revision']})"
        )
        for s in row["settings"]:
            values = "true, false" if s["kind"] == "switch" else ", ".join(s["words"]) or f"{s['low']}..{s['high']}"
            console.print(f"  --option {s['key']}=...  {values}  [dim](default {text_of(s['default'])})[/dim]")


@cli.command("rules")
@GAME
@click.argument("rule", metavar="[ID]", required=False)
@click.option("--coverage", is_flag=True, help="Which statements have a passing test, and which have none.")
@click.option("--chapters", metavar="LIST", help='With --coverage: only these, like "1-16,19".')
@JSON
def rules_command(game: str, rule: str | None, coverage: bool, chapters: str | None, as_json: bool) -> None:
    """Print a game's rules in our own words: one statement, a section, a chapter or all.

    \b
    weald rules ironwood 10.6.5
    weald rules ironwood 10.6
    weald rules ironwood --coverage --chapters 1-16
    """
    from weald import rules
    from weald.games import find

    find(game)
    if coverage:
        from weald.rule_coverage import coverage as measure

        _coverage(measure(game, chapters), as_json)
        return
    book = rules.load(game)
    found = book.lookup(rule) if rule else list(book)
    if as_json:
        _emit({"game": game, "rules": [{"id": s.id, "text": s.text} for s in found]})
        return
    console = _console()
    for statement in found:
        console.print(f"[bold]{statement.id}[/bold]  {statement.text}", markup=True, soft_wrap=True)


def _coverage(found: Any, as_json: bool) -> None:
    if as_json:
        _emit(found)
        return
    covered = len(found.covered) if isinstance(found.covered, list | tuple) else found.covered
    click.echo(f"{found.game}: {covered} of {found.total} rules have a passing test")
    for rule in found.missing:
        click.echo(f"  missing {rule}")


@cli.command("data")
@GAME
@click.option("--provenance", is_flag=True, help="Where every fact comes from: seed, public or reconstructed.")
@click.option("--override", type=click.Path(exists=True, dir_okay=False), help="Check an override file.")
@JSON
def data_command(game: str, provenance: bool, override: str | None, as_json: bool) -> None:
    """Show a game's data files, where their facts come from, and whether an override file is right.

    An owner of the box can correct facts with a TOML file: pass it here to check it, and set
    WEALD_DATA_OVERRIDE to play with it (docs/provenance.md).
    """
    from weald.games import facts

    data = facts(game, override)
    sources = data.provenance()
    counts: dict[str, int] = {}
    for source in sources:
        counts[source.confidence] = counts.get(source.confidence, 0) + 1
    if as_json:
        entries = [source._asdict() for source in sources] if provenance else []
        _emit({"game": game, "fingerprint": data.fingerprint, "counts": counts, "entries": entries})
        return
    click.echo(f"{game}: {len(sources)} entries, fingerprint {data.fingerprint}")
    for confidence in sorted(counts):
        click.echo(f"  {confidence:14} {counts[confidence]}")
    if provenance:
        for source in sources:
            parts = f"  ({'; '.join(source.reconstructed_parts)})" if source.reconstructed_parts else ""
            click.echo(f"{source.confidence:14} {source.file}: {source.entry}{parts}")


# --- playing -----------------------------------------------------------------------------------------------


@cli.command("play")
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
    Client(game, side, opponent, chosen, _options(options), lang, Path(save) if save else None).run()


@cli.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen; 0.0.0.0 for all addresses.")
@click.option("--port", type=click.IntRange(0, 65535), help="By default the usual one, or a free one if that is taken.")
@click.option(
    "--db", metavar="URL", help="Where games are kept: a file or an SQLAlchemy address; by default one SQLite file."
)
@click.option("--jobs", type=click.IntRange(1, 64), help="Processes for AI seats.")
@click.option(
    "--pace", type=click.FloatRange(0, 60), default=0.6, show_default=True, help="Seconds an AI seat takes at least."
)
@click.option("--origin", "origins", multiple=True, metavar="URL", help="The address browsers use, behind a proxy.")
@click.option("--behind-proxy", is_flag=True, help="Believe the X-Forwarded-For header of a proxy on this machine.")
@click.option("--allow-private-webhooks", is_flag=True, help="Let tables notify addresses of your own network.")
def serve_command(
    host: str, port: int | None, db: str | None, jobs: int | None, pace: float, origins: tuple[str, ...],
    behind_proxy: bool, allow_private_webhooks: bool,
) -> None:  # fmt: skip
    """Start the table: open the printed address in a browser and share links (docs/host.md)."""
    from weald.table.serve import run

    run(
        host=host, port=port, db=db, jobs=jobs, pace=pace, origins=origins, behind_proxy=behind_proxy,
        allow_private_webhooks=allow_private_webhooks,
    )  # fmt: skip


@cli.command("replay")
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
        _emit({
            "game": match.game.id, "seats": match.seats, "choices": len(match.choices), "over": match.over,
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
        click.echo(
            f"{file}: {match.game.id}, {len(match.choices)} choices, {match.state.round} rounds, {end}; verified"
        )


@cli.command("analyse")
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
    with _progress(f"{match.game.id}: positions", len(wanted), as_json) as progress:
        for point in analyse(match, wanted, iterations):
            progress(wanted.index(point.number) - (wanted.index(found[-1].number) if found else -1))
            found.append(point)
    result = match.result
    if as_json:
        turned = turning(found, result["winners"] if result else [])
        _emit({
            "game": match.game.id, "seats": match.seats, "choices": len(match.choices), "result": result,
            "iterations": iterations, "points": found, "turning": turned,
        })  # fmt: skip
        return
    from weald.terminal.analysis import show

    show(_console(), match, found, lang)


# --- many games ----------------------------------------------------------------------------------------------


@cli.command("sim")
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
    todo = plan(game, sides, count, _options(options), seed, players.split(","))
    with _progress(f"{game}: games", games, as_json) as progress:
        report = simulate(todo, games, jobs, progress, backend)
    if as_json:
        _emit(report)
        return
    console = _console()
    console.print(f"[bold]{game}[/bold]: {report.finished} of {report.games} games finished in {report.seconds} s")
    console.print(f"  {report.games_per_s} games/s, {report.decisions_per_s} decisions/s ({report.decisions} in all)")
    for side, won in report.wins.items():
        console.print(f"  {side:14} won {won:6}  ({100 * won / report.games:.1f} %)")
    console.print(f"  ends: {report.how}   rounds: {report.rounds}")
    console.print(f"  digest {report.digest}")


def _seats(text: str | None) -> tuple[int | None, list[str] | None]:
    if text is None:
        return None, None
    return (int(text), None) if text.isdigit() else (None, text.split(","))


@cli.command("arena")
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
    todo = schedule(game, players.split(","), games, seed, sides, count, _options(options), field, mix)
    file = resume or (report.with_suffix(".jsonl") if report else None)
    command = shlex.join(["weald", *sys.argv[1:]])
    try:
        with stoppable(), _progress(f"{game}: games", len(todo.pairings) * todo.games, as_json) as progress:
            result = play(todo, jobs=jobs, backend=backend, file=file, command=command, progress=progress)
    except KeyboardInterrupt:
        kept = f"; finished games are in {file}: repeat the command to go on" if file else ""
        click.echo(f"stopped{kept}", err=True)
        sys.exit(130)
    if report:
        write(result, report)
    if as_json:
        _emit(result)
        return
    _arena(result)
    if report:
        click.echo(f"report: {report} and {report.with_suffix('.json')}")


def _arena(result: Result) -> None:
    from rich.table import Table

    from weald.arena.report import percent, range_of, summary

    console = _console()
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


@cli.command("fuzz")
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

    with _progress(f"{game}: decisions", decisions, as_json) as progress:
        report = fuzz(game, decisions, seed, progress)
    if as_json:
        _emit(report)
    else:
        click.echo(f"{game}: {report.decisions} decisions, {report.games} games ({report.finished} finished), "
                   f"{report.line_ups} line-ups: {len(report.findings)} findings")  # fmt: skip
        for finding in report.findings:
            click.echo(f"  {finding.problem} (seed {finding.seed}, decision {finding.decision})")
    if report.findings:
        if save:
            Path(save).write_text(report.findings[0].record, "utf-8")
        sys.exit(1)


@cli.command("bench")
@click.option("--game", "names", multiple=True, help="Only this game (may be repeated).")
@click.option("--quick", is_flag=True, help="A glance instead of a measurement.")
@JSON
def bench_command(names: tuple[str, ...], quick: bool, as_json: bool) -> None:
    """Measure decisions per second and clone times against random play in python-chess, in one run.

    With a compiled build in build/fast ('make fast') both builds are measured; with the environment that
    'make bench-peers' makes, so is random play in Catanatron and OpenSpiel.
    """
    from weald.arena.bench import bench
    from weald.games import find

    for name in names:
        find(name)
    try:
        report = bench(list(names) or None, quick)
    except ModuleNotFoundError as error:
        raise click.UsageError(f"the yardstick needs {error.name} (pip install weald[dev])") from None
    if as_json:
        _emit(report)
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
    _console().print(table)


if __name__ == "__main__":
    main()
