"""Opponents that learn."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from weald.cli.common import BACKEND, GAME, JOBS, JSON, OPTION, SEED, emit, read_options


@click.command("train")
@GAME
@click.option("--out", type=click.Path(path_type=Path), required=True, help="A folder for games, reports and weights.")
@click.option("--first", type=click.IntRange(8), default=1000, show_default=True, help="Games of the first generation.")
@click.option(
    "--games", type=click.IntRange(8), default=200, show_default=True, help="Games of every other generation."
)
@click.option("--generations", type=click.IntRange(1), default=5, show_default=True)
@click.option("--iterations", type=click.IntRange(1), default=30, show_default=True, help="Of the search that plays.")
@click.option(
    "--contests", type=click.IntRange(0), default=60, show_default=True, help="Games against the hand-made judgement."
)
@click.option(
    "--seats", multiple=True, help="Line-ups to draw from: 4, 2-5, or sides by comma; may be repeated.  [default: all]"
)
@click.option(
    "--by-hand",
    is_flag=True,
    help="The first generation thinks, too, and judges by hand: where leaning hardly ever wins.",
)
@SEED
@OPTION
@JOBS
@BACKEND
@JSON
def train_command(
    game: str, out: Path, first: int, games: int, generations: int, iterations: int, contests: int, seats: tuple[str, ...], by_hand: bool,
    seed: int, options: tuple[str, ...], jobs: int, backend: str, as_json: bool,
) -> None:  # fmt: skip
    """Learn a judgement from nothing: games against oneself, a value of positions from them, stronger games by it, and so on.

    A run that was stopped goes on where it was. The best weights are written to FOLDER/learned.toml.

    \b
    weald train ironwood --out trained --jobs 2
    weald train root --seats 4 --seats marquise,eyrie,alliance,vagabond --out trained
    """
    from weald.train.run import as_toml, best, course, train

    todo = course(game, seed, first, games, generations, iterations, contests, read_options(options), [*seats], by_hand)
    found = train(todo, out, jobs, backend, (lambda _: None) if as_json else click.echo)
    one = best(found)
    command = " ".join(["weald", *sys.argv[1:]])
    (out / "learned.toml").write_text(as_toml(todo, one, command), "utf-8")
    if as_json:
        emit(found)
        return
    click.echo(f"the best is generation {one.number}: {out / 'learned.toml'}")
    for count, said, won in one.fitted.calibration:
        if count:
            click.echo(f"  said {100 * said:3.0f} %: won {100 * won:3.0f} % of {count}")
