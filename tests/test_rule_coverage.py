"""From `@rule` on a test to the coverage of a rulebook."""

from __future__ import annotations

from pathlib import Path

import pytest

from weald import rule_coverage, rulebook
from weald.rule_coverage import CoverageError, coverage, known_outcome

RULEBOOK = """\
# Sample

## 1. Turns
- **1.1** Three turns each.
- **1.2** Woodwalkers first.
- **1.3** Then the other.
- **1.4** Never tested.
- **1.5** Only a word. {note}

## 2. End
- **2.1** Cards back.
"""

TURNS = """
from weald.testing import rule
import pytest

@rule("sample", "1.1", "1.2")
def test_passes(): pass

@rule("sample", "1.2")
def test_fails(): assert False

@pytest.mark.parametrize("n", [1, pytest.param(2, marks=rule("sample", "1.3"))])
def test_param(n): pass

@rule("sample", "1.4")
@pytest.mark.skip
def test_skipped(): pass
"""

ELSEWHERE = """
from weald.testing import rule

@rule("sample", "2.1")
class TestEnd:
    def test_end(self): pass
"""


@pytest.fixture
def checkout(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project with a game called sample."""
    root = pytester.path
    game = root / "src" / "weald" / "games" / "sample"
    game.mkdir(parents=True)
    (game / "rulebook").mkdir()
    (game / "rulebook" / "en.md").write_text(RULEBOOK)
    tests = root / "tests" / "games" / "sample"
    tests.mkdir(parents=True)
    (tests / "test_turns.py").write_text(TURNS)
    (root / "tests" / "test_elsewhere.py").write_text(ELSEWHERE)
    (root / "pytest.ini").write_text(
        "[pytest]\naddopts = --strict-markers --import-mode=importlib -p weald.testing.plugin\n"
    )
    monkeypatch.setattr(rulebook, "GAMES", root / "src" / "weald" / "games")
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.delenv(rule_coverage.RESULTS_VARIABLE, raising=False)
    return root


def test_without_a_recorded_run_the_tests_are_run(checkout: Path) -> None:
    answer = coverage("sample", root=checkout)
    assert (answer.total, answer.covered) == (5, 3)
    assert answer.missing == ("1.2", "1.4")
    assert answer.failing == ("1.2",)
    assert coverage("sample", "2", root=checkout).complete


def test_a_recorded_run_answers_until_something_changes(checkout: Path, pytester: pytest.Pytester) -> None:
    assert known_outcome("sample", checkout) is None
    pytester.runpytest_subprocess("-q").assert_outcomes(passed=4, failed=1, skipped=1)
    outcome = known_outcome("sample", checkout)
    assert outcome is not None
    assert outcome.passed == {"1.1", "1.2", "1.3", "2.1"}
    assert outcome.failed == {"1.2"}
    (checkout / "src" / "weald" / "games" / "sample" / "state.py").write_text("CHANGED = True\n")
    assert known_outcome("sample", checkout) is None


def test_files_are_merged_one_by_one(checkout: Path, pytester: pytest.Pytester) -> None:
    pytester.runpytest_subprocess("-q", "tests/games/sample")
    assert known_outcome("sample", checkout) is None
    pytester.runpytest_subprocess("-q", "tests/test_elsewhere.py")
    assert known_outcome("sample", checkout) is not None


@pytest.mark.parametrize(
    "part", [["-k", "passes"], ["tests/games/sample/test_turns.py::test_passes"], ["-x"], ["--collect-only"]]
)
def test_half_a_file_records_nothing(checkout: Path, pytester: pytest.Pytester, part: list[str]) -> None:
    pytester.runpytest_subprocess("-q", *part)
    results = rule_coverage.load_results(checkout / rule_coverage.RESULTS)
    assert "tests/games/sample/test_turns.py" not in results.files


def test_a_citation_of_no_rule_stops_the_run(checkout: Path, pytester: pytest.Pytester) -> None:
    (checkout / "tests" / "games" / "sample" / "test_wrong.py").write_text(
        'from weald.testing import rule\n\n@rule("sample", "9.9")\ndef test_it(): pass\n'
    )
    result = pytester.runpytest_inprocess("-q")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*test_it cites sample 9.9: no such rule*"])


def test_tests_that_cannot_be_read_are_an_error(checkout: Path) -> None:
    (checkout / "tests" / "games" / "sample" / "test_broken.py").write_text("import nothing_of_the_kind\n")
    with pytest.raises(CoverageError, match="nothing_of_the_kind"):
        coverage("sample", root=checkout)


def test_a_damaged_results_file_is_ignored(checkout: Path) -> None:
    path = checkout / rule_coverage.RESULTS
    path.parent.mkdir()
    path.write_text("{")
    assert rule_coverage.load_results(path).files == {}
