"""How strong the players are: every match of docs/strength.md, and the page itself.

PYTHONPATH=$PWD/build/fast .venv/bin/python tools/strength.py [--jobs 2] [NAME ...]   play (hours; goes on where it stopped)
.venv/bin/python tools/strength.py --page                                             only write the page from that
PYTHONPATH=$PWD/build/fast .venv/bin/python tools/strength.py --turns                 how long Root's *easy* seats think
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from weald.games import find
from weald.games.root.state import Root
from weald.kernel import Dice, split
from weald.match import begin
from weald.players import make

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "strength"

# level, who plays against the bot, games
BOT_LEVELS = [
    (0, "search:300,greedy", 20),
    (5, "search:300,greedy", 20),
    (10, "search:300", 20),
    (15, "search:300", 20),
]

# Root's ten factions, each in four line-ups of enough reach and beside nearly every other.
MIXES = [
    "marquise,eyrie,vagabond,cult",
    "eyrie,corvids,hundreds,keepers",
    "alliance,vagabond,riverfolk,hundreds",
    "marquise,alliance,vagabond,corvids",
    "alliance,cult,duchy,keepers",
    "eyrie,vagabond,duchy,keepers",
    "eyrie,alliance,riverfolk,duchy",
    "cult,duchy,corvids,hundreds",
    "marquise,cult,riverfolk,hundreds",
    "marquise,riverfolk,corvids,keepers",
]
MIX_GAMES = 40  # of each line-up: ten by every faction in it

# name: (game, what follows it on the command line)
MATCHES: dict[str, tuple[str, str]] = {
    "ironwood-search-greedy": ("ironwood", "--players search:300,greedy --games 200 --seed 1"),
    "ironwood-greedy-random": ("ironwood", "--players greedy,random --games 100 --seed 2"),
    **{
        f"ironwood-{bot}-{level}": (
            "ironwood",
            f"--option solo={bot} --option level={level} --players {players} --games {games} --seed 3",
        )
        for bot in ("ironbot", "woodbot")
        for level, players, games in BOT_LEVELS
    },
    **{f"ironwood-budget-{n}": ("ironwood", f"--players search:{n},greedy --games 40 --seed 4") for n in (10, 30, 100)},
    "root-search-greedy": ("root", "--seats 4 --players search:200 --field greedy --games 60 --seed 1"),
    **{
        f"root-mix-{n}": ("root", f"--seats {mix} --players search:200 --field greedy --games {MIX_GAMES} --seed 15")
        for n, mix in enumerate(MIXES, 1)
    },
    "root-greedy-random": ("root", "--seats 2 --players greedy,random --games 40 --seed 2"),
    "wonderland-search-greedy": ("wonderland", "--seats 4 --players search:200 --field greedy --games 60 --seed 1"),
    "wonderland-greedy-random": ("wonderland", "--seats 2 --players greedy,random --games 40 --seed 2"),
    "defenders-search-greedy": ("defenders", "--seats 2 --players search:100,greedy --games 60 --seed 1"),
    **{
        f"defenders-seats-{n}": ("defenders", f"--seats {n} --players search:100 --games 40 --seed 2")
        for n in (1, 3, 4)
    },
    "defenders-budget-300": ("defenders", "--seats 2 --players search:300 --games 40 --seed 2"),
}

# The same player in every seat, counted by tools/sense.py: do the reconstructed data make sense?
MIRRORS: dict[str, str] = {
    "ironwood-mirror": "ironwood --player search:300 --games 200 --seed 1",
    **{f"wonderland-mirror-{n}": f"wonderland --seats {n} --player greedy --games 200 --seed 1" for n in (3, 5)},
}


def play(names: list[str], jobs: int) -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in names:
        if name in MIRRORS:
            print(f"{name}: {MIRRORS[name]}", flush=True)
            counted = [sys.executable, str(Path(__file__).with_name("sense.py")), *MIRRORS[name].split()]
            subprocess.run([*counted, "--out", str(FOLDER / f"{name}.json")], check=True, stdout=subprocess.DEVNULL)
            continue
        game, words = MATCHES[name]
        print(f"{name}: {words}", flush=True)
        command = [sys.executable, "-m", "weald.cli", "arena", game, *words.split(), "--jobs", str(jobs)]
        made = subprocess.run(
            [*command, "--report", f"{name}.html", "--json"], cwd=FOLDER, check=True, stdout=subprocess.PIPE
        )
        (FOLDER / f"{name}.json").write_bytes(made.stdout)


def percent(wins: dict[str, Any]) -> str:
    return f"{100 * wins['share']:.0f} % ({100 * wins['low']:.0f} to {100 * wins['high']:.0f})"


def rows(found: dict[str, Any]) -> list[str]:
    out = []
    for pairing in found["pairings"]:
        for row in pairing["rows"]:
            wins = row["wins"]
            who = row["player"] if row["side"] is None else f"... as {row['side']}"
            out.append(f"| {who} | {wins['won']} of {wins['games']} | {percent(wins)} |")
    return out


def factions(found: dict[str, dict[str, Any]]) -> list[str]:
    """The mixes of Root added up."""
    won: dict[str, int] = {}
    games: dict[str, int] = {}
    for name, result in found.items():
        if name.startswith("root-mix-"):
            for row in (row for pairing in result["pairings"] for row in pairing["rows"] if row["side"]):
                won[row["side"]] = won.get(row["side"], 0) + row["wins"]["won"]
                games[row["side"]] = games.get(row["side"], 0) + row["wins"]["games"]
    if not games:
        return []
    lines = ["", "### root-mix", "", "All line-ups below added up: one `search:200` among three `greedy`.", ""]
    lines += ["| search:200 as | wins |", "|---|---|"]
    lines += [f"| {side} | {won[side]} of {games[side]} |" for side in sorted(games)]
    return [*lines, f"| together | {sum(won.values())} of {sum(games.values())} |"]


def page() -> str:
    found = {name: json.loads((FOLDER / f"{name}.json").read_text("utf-8")) for name in MATCHES if _there(name)}
    lines = (FOLDER / "head.txt").read_text("utf-8").rstrip().splitlines()
    game = ""
    for name, result in found.items():
        if result["game"] != game:
            game = result["game"]
            lines += ["", f"## {game.capitalize()}"]
        if name == "root-mix-1":
            lines += factions(found)
        build = "compiled" if result["made_by"]["compiled"] else "interpreted"
        what = (
            f"`weald arena {' '.join(MATCHES[name])}`: {result['games']} games, digest `{result['digest']}`, {build}."
        )
        lines += [
            "", f"### {name}", "", f"{what} [The whole report](strength/{name}.html).", "",
            "| player | wins | share, 95 % |", "|---|---|---|", *rows(result),
        ]  # fmt: skip
    lines += mirrors()
    missing = [name for name in MATCHES if name not in found]
    if missing:
        lines += ["", "## Not played yet", "", *(f"- {name}: `{MATCHES[name][1]}`" for name in missing)]
    return "\n".join(lines) + "\n"


def mirrors() -> list[str]:
    """What tools/sense.py counted."""
    lines = ["", "## Mirror matches", "", *MIRROR_HEAD]
    for name, words in MIRRORS.items():
        if not _there(name):
            continue
        found = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
        build = "compiled" if found["compiled"] else "interpreted"
        what = f"`tools/sense.py {words}`: {found['games']} games, digest `{found['digest']}`, {build}."
        lines += ["", f"### {name}", "", what, "", "| figure | value |", "|---|---|"]
        lines += [f"| {key} | {_said(value)} |" for key, value in found.items() if key not in HEAD]
    return lines


MIRROR_HEAD = (
    "The same player in every seat, under the rules of today; what the reconstructed data are tuned by. Defenders is won or",
    "lost together, so its matches above are mirror matches already; Root's data are printed ones, and nothing in them is tuned.",
)
HEAD = ("game", "player", "games", "seed", "compiled", "seats", "digest")


def _said(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_said(one)}" for key, one in value.items())
    return ", ".join(_said(one) for one in value) if isinstance(value, list) else str(value)


def _there(name: str) -> bool:
    file = FOLDER / f"{name}.json"
    return file.exists() and file.stat().st_size > 0


def turns_of(seats: list[str], number: int, level: str) -> list[float]:
    """The seconds of each turn of a game, in order, answers of others in it included."""
    match = begin(find("root"), seats, split(15, number), {}, loud=False)
    player, dice = make(level), Dice(number)
    out: list[float] = []
    whose = -1
    g = match.state
    assert isinstance(g, Root)
    while not match.over:
        if g.turn != whose:
            whose = g.turn
            out.append(0.0)
        seat = match.open[0].seat
        began = time.process_time()
        option = player.choose(match.redeal(seat, dice.below(1 << 48)), seat, dice)
        out[-1] += time.process_time() - began
        match.choose(option, seat)
    return out


def easy_rounds() -> None:
    """Processor seconds of a whole round, in which each of four seats takes a turn, at the 40 iterations of *easy*."""
    rounds: list[float] = []
    for number, mix in enumerate(MIXES):
        turns = turns_of(mix.split(","), number, "search:40")
        found = [sum(turns[i : i + 4]) for i in range(0, len(turns) - 3, 4)]
        print(
            f"{mix}: {len(found)} rounds, median {statistics.median(found):.2f} s, worst {max(found):.2f} s", flush=True
        )
        rounds += found
    print(f"{len(rounds)} rounds, median {statistics.median(rounds):.2f} s, worst {max(rounds):.2f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help="which matches (all)")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--page", action="store_true", help="play nothing")
    parser.add_argument("--turns", action="store_true", help="time rounds of Root's AI seats instead")
    options = parser.parse_args()
    if options.turns:
        easy_rounds()
        return
    known = [*MATCHES, *MIRRORS]
    unknown = [name for name in options.names if name not in known]
    if unknown:
        parser.error(f"unknown: {', '.join(unknown)}; known: {', '.join(known)}")
    if not options.page:
        play(options.names or known, options.jobs)
    (FOLDER.parent / "strength.md").write_text(page(), "utf-8")


if __name__ == "__main__":
    main()
