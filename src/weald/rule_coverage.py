"""Which rules have a passing test, answered from the last test run or by running the tests now.

The pytest plugin (`weald.testing.plugin`) leaves in `build/rule-results.json` how each test file ended,
with a fingerprint of everything the answer depends on. Results with another fingerprint are not used.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

import msgspec

from weald import rulebook
from weald.kernel.errors import WealdError
from weald.rulebook import Rulebook, RulebookError


def _checkout() -> Path:
    """The checkout this file is in, be it in src/ or in the compiled copy under build/."""
    here = Path(__file__).resolve()
    return next((folder for folder in here.parents if (folder / "pyproject.toml").exists()), here.parents[2])


ROOT = _checkout()
RESULTS = Path("build/rule-results.json")
RESULTS_VARIABLE = "WEALD_RULE_RESULTS"


class CoverageError(WealdError):
    """The tests could not be run; says what pytest said."""


class Coverage(msgspec.Struct, frozen=True):
    """Which rules have a passing test and no failing one."""

    game: str
    total: int
    covered: int
    missing: tuple[str, ...]
    failing: tuple[str, ...] = ()

    @property
    def complete(self) -> bool:
        return not self.missing


class Outcome(msgspec.Struct):
    """The rule ids that tests of one game cited, by how the tests ended."""

    passed: set[str] = msgspec.field(default_factory=set)
    failed: set[str] = msgspec.field(default_factory=set)

    def add(self, other: Outcome) -> None:
        self.passed |= other.passed
        self.failed |= other.failed


def measure(book: Rulebook, outcome: Outcome, chapters: str | None = None) -> Coverage:
    """The coverage that these test outcomes give."""
    rules = book.in_chapters(chapters)
    proved = outcome.passed - outcome.failed
    missing = tuple(rule.id for rule in rules if rule.id not in proved)
    failing = tuple(rule.id for rule in rules if rule.id in outcome.failed)
    return Coverage(book.game, len(rules), len(rules) - len(missing), missing, failing)


class FileResult(msgspec.Struct):
    """How the marked tests of one test file ended, by game."""

    fingerprints: dict[str, str]
    outcomes: dict[str, Outcome] = msgspec.field(default_factory=dict)


class Results(msgspec.Struct):
    files: dict[str, FileResult] = msgspec.field(default_factory=dict)


def load_results(path: Path) -> Results:
    """The results on disk; none where the file is absent or from another time."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Results)
    except (FileNotFoundError, msgspec.DecodeError):
        return Results()


def save_results(path: Path, results: Results) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{os.getpid()}")
    part.write_bytes(msgspec.json.format(msgspec.json.encode(results, order="deterministic"), indent=1))
    part.replace(path)


def fingerprint(game: str, root: Path = ROOT) -> str:
    """A hash of all that decides which rules of `game` are proved: its folder, the kernel, the tests."""
    source = root / "src" / "weald"
    digest = hashlib.sha256()
    for folder in (source / "games" / game, source / "kernel", source / "match", source / "testing", root / "tests"):
        for path in _files(folder):
            digest.update(f"\0{path.relative_to(root).as_posix()}\0".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def _files(folder: Path) -> list[Path]:
    return sorted(
        path
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in {".pyc", ".so"}
    )


def files_proving(game: str, root: Path = ROOT) -> list[str]:
    """The test files that may prove a rule of `game`: its own folder, and any other that names it in a mark."""
    own = root / "tests" / "games" / game
    found = [
        path
        for path in _files(root / "tests")
        if path.name.startswith("test_")
        and path.suffix == ".py"
        and (own in path.parents or f'rule("{game}"' in path.read_text("utf-8"))
    ]
    return [path.relative_to(root).as_posix() for path in found]


def known_outcome(game: str, root: Path = ROOT) -> Outcome | None:
    """What the last runs say, or None if any test file has not been run on the tree as it is."""
    results = load_results(root / RESULTS)
    current = fingerprint(game, root)
    outcome = Outcome()
    for name in files_proving(game, root):
        result = results.files.get(name)
        if result is None or result.fingerprints.get(game) != current:
            return None
        outcome.add(result.outcomes.get(game, Outcome()))
    return outcome


def run_tests(game: str, root: Path = ROOT) -> Outcome:
    """Run the tests of a game in a process of their own."""
    names = files_proving(game, root)
    if not names:
        return Outcome()
    with tempfile.TemporaryDirectory() as folder:
        written = Path(folder) / "results.json"
        run = subprocess.run(  # noqa: S603
            [
                sys.executable,
                "-m",
                "pytest",
                "-q",
                "--no-header",
                "--tb=short",
                "-o",
                f"cache_dir={folder}/cache",  # leaves the cache of the checkout alone
                *names,
            ],
            cwd=root,
            env={**os.environ, RESULTS_VARIABLE: str(written)},
            check=False,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if run.returncode not in {0, 1} or not written.exists():
            raise CoverageError(f"the tests of {game} could not be run:\n{run.stdout.strip()}")
        return merged(game, load_results(written).files.values())


def merged(game: str, results: Iterable[FileResult]) -> Outcome:
    outcome = Outcome()
    for result in results:
        outcome.add(result.outcomes.get(game, Outcome()))
    return outcome


def coverage(game: str, chapters: str | None = None, root: Path = ROOT) -> Coverage:
    """The rule coverage of a game, true for the tree as it is now.

    Raises RulebookError (no rulebook, no checkout), UnknownRule (no such chapter) or CoverageError.
    """
    book = rulebook.load(game)
    book.in_chapters(chapters)
    if not (root / "tests").is_dir():
        raise RulebookError("rule coverage needs a checkout: the tests are not part of the installed package")
    outcome = known_outcome(game, root)
    if outcome is None:
        outcome = run_tests(game, root)
    return measure(book, outcome, chapters)
