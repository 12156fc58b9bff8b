"""Compile kernel and games with mypyc, from a copy of the tree, into build/fast.

`PYTHONPATH=build/fast python -m weald ...` then runs the same code compiled. Nothing is ever
written into src/: a stray extension module there would shadow the sources one edits.
A second run does nothing while the compiled sources are the same.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "weald"
TARGET = ROOT / "build" / "fast"
COMPILED = ("kernel", "games")

# Stay interpreted inside the compiled packages: they run once, when a game is loaded.
INTERPRETED = {
    "kernel/data.py",
}

SETUP = """
import sys
from setuptools import setup
from mypyc.build import mypycify

setup(
    name="weald-fast",
    packages=[],
    ext_modules=mypycify(sys.argv[1:], opt_level="1", debug_level="0", target_dir="c"),
    script_args=["-q", "build_ext", "--inplace", "--parallel", "2", "--build-temp", "o"],
)
"""


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
        and path.parts[0] in COMPILED
        and (path.parts[0] != "games" or path.parts[1] in games)
        and path.as_posix() not in INTERPRETED
    ]


def fingerprint(files: list[Path]) -> str:
    digest = hashlib.sha256()
    for known in (sys.version, version("mypy"), version("setuptools"), Path(__file__).read_text("utf-8")):
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


def build(files: list[Path], modules: list[Path], stamp: str) -> None:
    fresh = TARGET.with_name(f"fast.{os.getpid()}")
    shutil.rmtree(fresh, ignore_errors=True)
    try:
        copy(files, fresh / "weald")
        environment = {
            **os.environ,
            "MYPYPATH": str(fresh),
            "MYPY_CACHE_DIR": str(ROOT / ".cache" / "mypy-fast"),
        }
        arguments = ["--config-file=", "--explicit-package-bases"]
        run = subprocess.run(
            [sys.executable, "-c", SETUP, *arguments, *(f"weald/{path.as_posix()}" for path in modules)],
            cwd=fresh,
            env=environment,
            check=False,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if run.returncode != 0:
            sys.exit(f"{run.stdout}\nfast: mypyc could not compile the tree (above)")
        for leftover in ("c", "o", "build"):
            shutil.rmtree(fresh / leftover, ignore_errors=True)
        (fresh / "stamp").write_text(stamp, "utf-8")
        shutil.rmtree(TARGET, ignore_errors=True)
        fresh.rename(TARGET)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--if-possible", action="store_true", help="succeed when there is no C compiler")
    parser.add_argument("--check", action="store_true", help="only say whether build/fast is current (exit 1 if not)")
    options = parser.parse_args()

    files = sources()
    modules = compiled(files)
    stamp = fingerprint(modules)
    known = TARGET / "stamp"
    current = known.exists() and known.read_text("utf-8") == stamp
    if options.check:
        sys.exit(0 if current else 1)
    if current:
        copy(files, TARGET / "weald")
        print("fast: build/fast is current")
        return
    compiler = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        message = f"fast: no C compiler ({compiler}) here"
        if options.if_possible:
            print(f"{message}, skipped")
            return
        sys.exit(message)
    print(f"fast: compiling {len(modules)} modules into build/fast", flush=True)
    began = time.monotonic()
    build(files, modules, stamp)
    print(f"fast: done in {time.monotonic() - began:.0f} s; use it with PYTHONPATH=build/fast")


if __name__ == "__main__":
    main()
