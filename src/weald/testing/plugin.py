"""The pytest plugin behind `@rule`: checks that cited rules exist, and records which were proved."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from weald import rulebook
from weald.rule_coverage import (
    RESULTS,
    RESULTS_VARIABLE,
    FileResult,
    Outcome,
    Results,
    files_proving,
    fingerprint,
    load_results,
    save_results,
)

SENT: Final = "weald-rules"  # what a process of pytest-xdist sends the first one


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(game, *ids): the test proves these rule statements of the game")
    config.pluginmanager.register(RuleRecorder(config), "weald-rules")


def cited(item: pytest.Item) -> dict[str, set[str]]:
    """The rule ids a test cites, by game."""
    found: dict[str, set[str]] = {}
    for mark in item.iter_markers("rule"):
        game, *ids = mark.args
        found.setdefault(game, set()).update(ids)
    return found


class RuleRecorder:
    """Collects outcomes per test file; a file counts only when all of its tests were run."""

    def __init__(self, config: pytest.Config) -> None:
        self.root = config.rootpath
        self.asked = os.environ.get(RESULTS_VARIABLE)  # where the results go, if not to their usual place
        self.single = {self._name(Path(part.split("::")[0])) for part in config.args if "::" in part}
        self.waiting: dict[str, set[str]] = {}
        self.partial: set[str] = set()
        self.cites: dict[str, dict[str, set[str]]] = {}
        self.files: dict[str, dict[str, Outcome]] = {}
        self.before: dict[str, str] = {}

    def _name(self, path: Path) -> str:
        absolute = path if path.is_absolute() else self.root / path
        try:
            return absolute.relative_to(self.root).as_posix()
        except ValueError:
            return absolute.as_posix()

    def pytest_deselected(self, items: list[pytest.Item]) -> None:
        self.partial |= {self._name(item.path) for item in items}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        books: dict[str, set[str] | None] = {}
        wrong: list[str] = []
        for item in items:
            name = self._name(item.path)
            self.waiting.setdefault(name, set()).add(item.nodeid)
            self.files.setdefault(name, {})
            games = cited(item)
            if not games:
                continue
            self.cites[item.nodeid] = games
            for game, ids in games.items():
                if game not in books:
                    known = rulebook.rulebook_path(game).exists()
                    books[game] = {statement.id for statement in rulebook.load(game)} if known else None
                book = books[game]
                if book is not None and not ids <= book:
                    wrong.append(f"{item.nodeid} cites {game} {', '.join(sorted(ids - book))}: no such rule")
        if wrong:
            raise pytest.UsageError("\n".join(sorted(set(wrong))))
        self.before = {game: fingerprint(game, self.root) for game in self._games()}

    def _games(self) -> set[str]:
        named = {game for games in self.cites.values() for game in games}
        folders = {name.split("/")[2] for name in self.files if name.startswith("tests/games/") and name.count("/") > 2}
        return named | folders

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        name = report.nodeid.split("::")[0]
        games = self.cites.get(report.nodeid, {})
        for game, ids in games.items():
            outcome = self.files.setdefault(name, {}).setdefault(game, Outcome())
            if report.failed:
                outcome.failed |= ids
            elif report.when == "call" and report.passed:
                outcome.passed |= ids
        if report.when == "teardown":
            self.waiting.get(name, set()).discard(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if session.config.option.collectonly:
            return
        proved = self._proved()
        at_work: dict[str, object] | None = getattr(session.config, "workeroutput", None)
        if at_work is not None:  # one of several processes (pytest-xdist): the first one keeps the results
            at_work[SENT] = msgspec.json.encode(proved).decode()
        else:
            self._save(proved)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """A process of pytest-xdist has ended: what it proved is in what it leaves behind."""
        sent = getattr(node, "workeroutput", {}).get(SENT)
        if sent is not None:
            self._save(msgspec.json.decode(sent, type=Results))

    def _proved(self) -> Results:
        """How the tests of every file ended that was run whole."""
        proved = Results()
        complete = {
            name
            for name in self.files
            if not self.waiting.get(name) and name not in self.partial and name not in self.single
        }
        # What changed while the tests ran proves nothing about the tree as it is now.
        stable = {
            game: mark for game, mark in self.before.items() if self.asked or fingerprint(game, self.root) == mark
        }
        wanted = {game: set(files_proving(game, self.root)) for game in stable}
        for name in complete:
            marks = {game: mark for game, mark in stable.items() if name in wanted[game]}
            if marks:
                outcomes = {game: self.files[name].get(game, Outcome()) for game in marks}
                proved.files[name] = FileResult(marks, outcomes)
        return proved

    def _save(self, proved: Results) -> None:
        if not proved.files:
            return
        path = Path(self.asked) if self.asked else self.root / RESULTS
        results = load_results(path)
        results.files.update(proved.files)
        results.files = {name: result for name, result in results.files.items() if (self.root / name).exists()}
        save_results(path, results)
