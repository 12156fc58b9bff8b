"""How many instructions a decision takes, and on what: callgrind counts them, so a busy machine does not matter.

    python tools/instructions.py root                     random play, as in simulations
    python tools/instructions.py root --way search        a search of 300 iterations: instructions per iteration
    python tools/instructions.py root --way kept          what a table does: checkpoints and a journal
    python tools/instructions.py root --build build/against/0123456789ab/build/named

Two runs of different length are subtracted, so that start-up does not count. The build must have the names of its
functions: without --build it is made in build/named (tools/fast.py --symbols).
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NAMED = ROOT / "build" / "named"

WORK = """
import sys
from weald.games import find
from weald.kernel import Dice, split
try:
    from weald.match import begin
except ModuleNotFoundError:  # older commits have it there
    from weald.kernel import begin
from weald.players.random_player import RandomPlayer
from weald.players.search import SearchPlayer

game, way, size = find(sys.argv[1]), sys.argv[2], int(sys.argv[3])
count = 4 if game.id == "root" else None
done = 0
if way == "search":
    dice = Dice(1)
    for number in range(size):
        match = begin(game, None, split(3, number), count=count, loud=False)
        for _ in range(100):
            options = match.open[0].options
            match.choose(options[dice.below(len(options))], match.open[0].seat)
        if not match.over:
            seat = match.open[0].seat
            while len(match.decision_of(seat).options) < 2:
                match.choose(match.decision_of(seat).options[0], seat)
                seat = match.open[0].seat
            SearchPlayer(300).choose(match.redeal(seat, 1), seat, dice)
            done += 300
else:
    for number in range(size):
        seed = split(1, number)
        match = begin(game, None, seed, count=count, keep=way == "kept", loud=way == "kept")
        dice = [Dice(split(seed, 1 + seat)) for seat in range(len(match.seats))]
        done += RandomPlayer().play_on(match, dice, 3000)
print(done)
"""

# The first that fits counts: (group, object file, function).
_OURS = r"^CPyDef_(weald___)?"
GROUPS = (
    ("chance", r"weald", r"___dice___|___State___below"),
    ("rules", r"weald_(root|ironwood|wonderland|defenders)", r"^CPyDef"),
    ("wrappers of calls", r"weald", r"^CPyPy|CPyArg|CPy_.*Arg"),
    ("native arrays", r"", r"Vec(I64|I32|U8|Buf)|^vec_|^Vec"),
    ("lists, get and set", r"", r"CPyList_(Get|Set)|CPySequence_"),
    ("match loop", r"weald_kernel", _OURS + r"kernel___(match|step|runner|agenda)"),
    ("questions", r"weald_kernel", r"___decision___"),
    ("state, events", r"weald_kernel", _OURS + r"kernel___(state|event)"),
    ("players", r"weald_players", r"^CPyDef"),
    ("collector", r"", r"gc_collect|deduce_unreachable|visit_|_traverse|update_refs|subtract_refs|untrack_tuples"),
    ("interpreter, generators", r"", r"_PyEval|^gen_|PyIter_|PyGen|PyErr|StopIteration|Trace"),
    ("tuples", r"", r"(?i)tuple"),
    ("lists", r"", r"(?i)list"),
    ("dictionaries", r"", r"(?i)dict|unicodekeys"),
    ("whole numbers, boxing", r"", r"(?i)CPyTagged|CPyLong|PyLong|long_"),
    (
        "memory",
        r"",
        r"(?i)malloc|free|calloc|alloc|_setup$|mem(set|cpy|move)|GC_|Trash|_clear$|_Py_NewReference|_Py_Dealloc",
    ),
    ("calls", r"", r"(?i)call|method|_Py_CheckFunctionResult|PyType_|_PyType_Lookup|PyObject_(Get|Set)"),
)


def count(build: Path, game: str, way: str, size: int) -> tuple[Counter[tuple[str, str]], int]:
    """Instructions by (object file, function), and the decisions made."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out"
        run = subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", "--compress-strings=no", "--compress-pos=no",
             sys.executable, "-c", WORK, game, way, str(size)],
            env={**os.environ, "PYTHONPATH": str(build), "PYTHONHASHSEED": "0"}, check=False, capture_output=True, text=True,
        )  # fmt: skip
        if run.returncode != 0:
            sys.exit(run.stderr)
        found: Counter[tuple[str, str]] = Counter()
        where, function, inside = "", "", False
        for line in out.read_text("utf-8", "replace").splitlines():
            if line.startswith("ob="):
                where = Path(line[3:]).name
            elif line.startswith("fn="):
                function = line[3:].partition("'")[0]
            elif line.startswith("calls="):
                inside = True  # the next line is what the call cost: not ours
            elif line[:1].isdigit():
                if not inside:
                    found[where, function] += int(line.split()[1])
                inside = False
        return found, int(run.stdout)


def group_of(where: str, function: str) -> str:
    for name, place, pattern in GROUPS:
        if re.search(place, where) and re.search(pattern, function):
            return name
    return "other"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--way", choices=["random", "search", "kept"], default="random")
    parser.add_argument("--build", type=Path, help="a compiled build with names (default: made in build/named)")
    parser.add_argument("--sizes", type=int, nargs=2, metavar=("FEW", "MANY"), help="games of the two runs")
    parser.add_argument("--functions", type=int, default=0, metavar="N", help="also the N functions that take most")
    options = parser.parse_args()
    build: Path = options.build or NAMED
    if options.build is None:
        subprocess.run([sys.executable, ROOT / "tools" / "fast.py", "--symbols", "--target", NAMED], check=True)
    few, many = options.sizes or ((1, 4) if options.way == "search" else (4, 24) if options.way == "random" else (2, 6))
    (low, made), (high, all_made) = (count(build, options.game, options.way, size) for size in (few, many))
    spent = high - low  # only what grew
    per = all_made - made
    groups: Counter[str] = Counter()
    for (where, function), cost in spent.items():
        groups[group_of(where, function)] += cost
    total = sum(spent.values())
    unit = "iteration" if options.way == "search" else "decision"
    print(f"{options.game}, {options.way}: {total / per:,.0f} instructions per {unit} ({per:,} of them)")
    for name, cost in groups.most_common():
        print(f"  {name:26} {cost / per:9,.0f}  {100 * cost / total:5.1f} %")
    for (where, function), cost in spent.most_common(options.functions):
        print(f"    {cost / per:9,.0f}  {group_of(where, function):26} {where:30.30} {function}")


if __name__ == "__main__":
    main()
