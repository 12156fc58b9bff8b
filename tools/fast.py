"""Compile kernel, games and players with mypyc, from a copy of the tree, into build/fast.

`PYTHONPATH=build/fast python -m weald ...` then runs the same code compiled. Nothing is ever
written into src/: a stray extension module there would shadow the sources one edits.
A second run does nothing while the compiled sources are the same; after a change only the C files
that differ are compiled again, the other objects come from .cache/fast (by content, like ccache).

With --trained (gcc only) the C files that matter are compiled twice: once so that they count while all games are played and
searched, then by what was counted, which is kept in .cache/fast beside the objects. A file whose counts are known is not
counted again.
"""

from __future__ import annotations

import argparse
import ast
import fcntl
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import TypedDict

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "weald"
FAST = ROOT / "build" / "fast"
CACHE = ROOT / ".cache" / "fast"
CALLERS = ROOT / "tools" / "callers.py"
INLINE = ROOT / "tools" / "inline.h"
COMPILED = ("kernel", "match", "games", "players", "research/observing.py")
JOBS = os.cpu_count() or 1
KEPT = 30 * 86400  # seconds an object nobody asked for stays in the cache

# The C files with nearly all instructions of random play and search, mypyc's own library among them.
HOT = re.compile(
    r"___(kernel|match|rules|leaning|vagabond)___|___(rules|lean|insight|straight|state|search|random_player|policy)\.c$|^c/[a-z]\w*\.c$"
)
COUNTING = ".counting.o"
TRAINING = {  # for arena/probe.py: some seconds
    "ironwood": {"random": 40, "search": 30},
    "root": {"random": 40, "search": 30},
    "wonderland": {"random": 150, "search": 30},
    "defenders": {"random": 500, "search": 30},
}

# Stays interpreted inside the compiled packages: what lists stand in for there; what runs once, when a world is sent.
INTERPRETED = {
    "kernel/rows.py",
    "players/world.py",
}

# Writes the C files into c/ and says how to compile them. One library per room (the kernel, a game, the players),
# so that a change in one game leaves the C of the others as it was.
GENERATE = """
import json, sys
from mypyc.build import mypycify

rooms, sys.argv[1:] = json.loads(sys.argv[1]), []
files = [file for names in rooms.values() for file in names]
extensions = mypycify(
    ["--config-file=", "--explicit-package-bases", *files],
    opt_level="2", debug_level="0", target_dir="c", multi_file=True,
    separate=[(names, "weald_" + room) for room, names in rooms.items()],
)
wanted = ("name", "sources", "include_dirs", "extra_compile_args")
print("\\n" + json.dumps([{key: getattr(e, key) for key in wanted} for e in extensions]))
"""


class Library(TypedDict):
    """An extension module, as mypyc wants it built."""

    name: str
    sources: list[str]
    include_dirs: list[str]
    extra_compile_args: list[str]


def sources() -> list[Path]:
    """All files of the package, relative to it."""
    return sorted(
        path.relative_to(SOURCE)
        for path in SOURCE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in {".pyc", ".so"}
    )


def listed() -> tuple[str, ...]:
    """The games that can be played: a room still being built is not compiled."""
    source = (SOURCE / "games" / "__init__.py").read_text("utf-8")
    found = re.search(r"^NAMES = (\(.*?\))$", source, re.MULTILINE | re.DOTALL)
    assert found is not None, "games/__init__.py names no games"
    names: tuple[str, ...] = ast.literal_eval(found[1])
    return names


def compiled(files: list[Path]) -> list[Path]:
    games = {"__init__.py", *listed()}
    return [
        path
        for path in files
        if path.suffix == ".py"
        and (path.parts[0] in COMPILED or path.as_posix() in COMPILED)
        and (path.parts[0] != "games" or path.parts[1] in games)
        and path.as_posix() not in INTERPRETED
        and not path.name.endswith("shapes.py")  # structs of msgspec: read once, when a game is loaded
    ]


def fingerprint(files: list[Path]) -> str:
    digest = hashlib.sha256()
    tools = (Path(__file__).read_text("utf-8"), CALLERS.read_text("utf-8"), INLINE.read_text("utf-8"))
    for known in (sys.version, version("mypy"), version("setuptools"), *tools):
        digest.update(known.encode())
    for path in files:
        digest.update(f"\0{path.as_posix()}\0".encode())
        digest.update((SOURCE / path).read_bytes())
    return digest.hexdigest()


def copy(files: list[Path], package: Path) -> None:
    """Bring `package` up to date with the sources, and drop what is no longer there."""
    wanted = set(files)
    for path in files:
        there = package / path
        here = SOURCE / path
        if not there.exists() or there.read_bytes() != here.read_bytes():
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(here, there)
    for there in package.rglob("*"):
        if there.is_file() and there.suffix not in {".so", ".pyc"} and there.relative_to(package) not in wanted:
            there.unlink()


def rooms(modules: list[Path]) -> dict[str, list[str]]:
    """The modules of each library: a game, the players; what no game owns goes with the kernel."""
    out: dict[str, list[str]] = {}
    for path in modules:
        inside = path.parts[0] == "games" and len(path.parts) > 2
        room = path.parts[1] if inside else "kernel" if path.parts[0] in {"games", "match"} else path.parts[0]
        out.setdefault(room, []).append(f"weald/{path.as_posix()}")
    return out


def straighten(fresh: Path) -> list[Path]:
    """A module more for each game, which calls its procedures straight."""
    run = subprocess.run(
        [sys.executable, CALLERS, *listed()], cwd=fresh, env={**os.environ, "PYTHONPATH": str(fresh)}, check=True,
        stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    made: list[Path] = []
    for game, text in json.loads(run.stdout).items():
        made.append(Path("games", game, "straight.py"))
        (fresh / "weald" / made[-1]).write_text(text, "utf-8")
    return made


def generate(modules: list[Path], fresh: Path) -> list[Library]:
    """The C text of the modules, in fresh/c."""
    environment = {**os.environ, "MYPYPATH": str(fresh), "MYPY_CACHE_DIR": str(ROOT / ".cache" / "mypy-fast")}
    run = subprocess.run(
        [sys.executable, "-c", GENERATE, json.dumps(rooms(modules))],
        cwd=fresh, env=environment, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    if run.returncode != 0:
        sys.exit(f"{run.stdout}\nfast: mypyc could not compile the tree (above)")
    found: list[Library] = json.loads(run.stdout.splitlines()[-1])
    # The C literal has 32 bits, so bits from 31 on would be lost. mypyc writes every C file anew, whatever is cached.
    shifts = [
        f"{path.stem}: {shift}"
        for path in sorted((fresh / "c").rglob("*.c"))
        for shift in re.findall(r"= \d+ << cpy_r_\w+;", path.read_text("utf-8"))
    ]
    if shifts:
        sys.exit("\n".join(["fast: a literal is shifted by a native number; use bit() of the kernel:", *shifts]))
    return found


def reads(source: Path, generated: Path) -> list[Path]:
    """The file and every generated header it includes, and those they include."""
    out, ahead = [], [source]
    while ahead:
        path = ahead.pop()
        out.append(path)
        for name in re.findall(r'^#include [<"]([^">]+)[">]', path.read_text("utf-8"), re.MULTILINE):
            for header in (path.parent / name, generated / name):
                if header.is_file() and header not in out and header not in ahead:
                    ahead.append(header)
                    break
    return out


def compile_c(source: str, library: Library, compiler: str, fresh: Path, way: str = "plain") -> tuple[Path, bool]:
    """The object file of a C file, and whether it was made only now. A hot one goes by its counts, if that is wanted
    ("trained", "count") and they are known; otherwise it counts ("count") or is as any other."""
    flags = [
        "-fPIC", "-fwrapv", "-DNDEBUG",
        "-fvisibility=hidden", "-fno-plt",  # a library calls itself straight and not through its table of exports
        "-fcommon",  # the table of another library's functions stands in every C file that calls them
        *library["extra_compile_args"],
    ]  # fmt: skip
    if Path(source).name.startswith("__native_"):  # what mypyc wrote, not its library
        flags += ["-include", INLINE.name]
    digest = hashlib.sha256("\0".join([compiler, version("mypy"), sys.version, *flags]).encode())
    for path in (INLINE, *reads(fresh / source, fresh / "c")):
        digest.update(path.read_bytes())
    key = digest.hexdigest()[:32]
    known = CACHE / f"{key}.o"
    if way != "plain" and HOT.search(source):
        counts = CACHE / f"{key}.gcda"
        flags += ["-dumpdir", f"{CACHE}/", "-dumpbase", key]  # so that gcc knows them by this name
        if counts.exists():
            counts.touch()
            known = CACHE / f"{key}.{hashlib.sha256(counts.read_bytes()).hexdigest()[:16]}.o"
            flags += ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"]
        elif way == "count":
            known = CACHE / f"{key}{COUNTING}"
            flags += ["-fprofile-generate", "-fprofile-update=single"]
    if known.exists():
        known.touch()
        return known, False
    include = [f"-I{path}" for path in (INLINE.parent, *library["include_dirs"], sysconfig.get_path("include"))]
    made = known.with_suffix(f".{os.getpid()}.{library['name']}.o")
    command([compiler, "-c", *flags, *include, source, "-o", str(made)], fresh)
    made.rename(known)
    return known, True


def link(name: str, objects: list[Path], compiler: str, fresh: Path, symbols: bool) -> None:
    target = fresh / f"{name.replace('.', '/')}{sysconfig.get_config_var('EXT_SUFFIX')}"
    flags = [] if symbols else ["-s"]
    if any(path.name.endswith(COUNTING) for path in objects):
        flags.append("-fprofile-generate")
    command([compiler, "-shared", *flags, *map(str, objects), "-o", str(target)], fresh)


def assemble(libraries: list[Library], compiler: str, fresh: Path, symbols: bool, way: str) -> list[tuple[Path, bool]]:
    """Compile and link everything. The objects, and whether they were made only now."""
    pieces = [(source, library) for library in libraries for source in library["sources"]]
    # The longest first, so that no core waits at the end.
    pieces.sort(key=lambda piece: -(fresh / piece[0]).stat().st_size)
    with ThreadPoolExecutor(JOBS) as pool:
        made = list(pool.map(lambda piece: compile_c(piece[0], piece[1], compiler, fresh, way), pieces))
        objects: dict[str, list[Path]] = {}
        for (_, library), (path, _) in zip(pieces, made, strict=True):
            objects.setdefault(library["name"], []).append(path)
        list(pool.map(lambda name: link(name, objects[name], compiler, fresh, symbols), objects))
    return made


def train(fresh: Path) -> None:
    """Play and search; what was compiled so counts, and writes it down at the end."""
    words = [sys.executable, "-m", "weald.arena.probe", json.dumps(TRAINING)]
    command(words, fresh, {**os.environ, "PYTHONPATH": str(fresh), "PYTHONHASHSEED": "0"})


def trains(compiler: str) -> bool:
    """Whether this is gcc: others count otherwise."""
    if shutil.which(compiler) is None:
        return False
    asked = subprocess.run([compiler, "--version"], check=False, capture_output=True, text=True)
    return "Free Software Foundation" in asked.stdout


def command(words: list[str], folder: Path, environment: dict[str, str] | None = None) -> None:
    run = subprocess.run(
        words, cwd=folder, env=environment, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if run.returncode != 0:
        sys.exit(f"{run.stdout}\nfast: {words[0]} failed (above)")


def tidy(target: Path) -> None:
    """Drop what killed runs left, and objects that no build of the last weeks asked for."""
    for left in target.parent.glob(f"{target.name}.*[0-9]"):
        try:
            os.kill(int(left.suffix[1:]), 0)
        except ProcessLookupError:
            shutil.rmtree(left)
    for path in (*CACHE.glob("*.o"), *CACHE.glob("*.gcda")):
        if path.stat().st_mtime < time.time() - KEPT:
            path.unlink(missing_ok=True)


def alone() -> bool:
    """Whether no other build is under way here; the lock goes with this process."""
    CACHE.mkdir(parents=True, exist_ok=True)
    lock = os.open(CACHE / "lock", os.O_CREAT | os.O_RDWR)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def build(
    files: list[Path], modules: list[Path], stamp: str, compiler: str, target: Path, symbols: bool, trained: bool
) -> str:
    """Build beside the target and change places at the end. Says how much there was to compile."""
    CACHE.mkdir(parents=True, exist_ok=True)
    tidy(target)
    fresh = target.with_name(f"{target.name}.{os.getpid()}")
    try:
        copy(files, fresh / "weald")
        libraries = generate(modules + straighten(fresh), fresh)
        made = assemble(libraries, compiler, fresh, symbols, "count" if trained else "plain")
        counting = [path for path, _ in made if path.name.endswith(COUNTING)]
        if counting:
            train(fresh)
            made = assemble(libraries, compiler, fresh, symbols, "trained")
            for path in counting:
                path.unlink(missing_ok=True)
        shutil.rmtree(fresh / "c")
        (fresh / "stamp").write_text(stamp, "utf-8")
        shutil.rmtree(target, ignore_errors=True)
        fresh.rename(target)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    return f"{sum(new for _, new in made)} of {len(made)} C files"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--if-possible", action="store_true", help="succeed when there is no C compiler")
    parser.add_argument("--check", action="store_true", help="only say whether build/fast is current (exit 1 if not)")
    parser.add_argument("--trained", action="store_true", help="compile by what is counted in training (gcc)")
    parser.add_argument("--symbols", action="store_true", help="keep the names of functions, for a profiler")
    parser.add_argument("--target", type=Path, default=FAST, help="where to build (build/fast)")
    parser.add_argument(
        "--background", action="store_true", help="leave it to another build under way, if there is one"
    )
    options = parser.parse_args()

    files = sources()
    modules = compiled(files)
    compiler = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
    trained = options.trained and trains(compiler)
    stamp = fingerprint(modules) + " trained" * trained
    target: Path = options.target.resolve()
    known = target / "stamp"
    current = known.exists() and known.read_text("utf-8").startswith(stamp)
    if options.check:
        sys.exit(0 if current else 1)
    if current:
        copy(files, target / "weald")
        print(f"fast: build/{target.name} is current")
        return
    if options.background and not alone():
        print("fast: another build is under way")
        return
    if shutil.which(compiler) is None:
        message = f"fast: no C compiler ({compiler}) here"
        if options.if_possible:
            print(f"{message}, skipped")
            return
        sys.exit(message)
    print(f"fast: compiling {len(modules)} modules into build/{target.name}", flush=True)
    began = time.monotonic()
    compiled_now = build(files, modules, stamp, compiler, target, options.symbols, trained)
    seconds = time.monotonic() - began
    print(f"fast: done in {seconds:.0f} s ({compiled_now} compiled); use it with PYTHONPATH=build/{target.name}")


if __name__ == "__main__":
    main()
