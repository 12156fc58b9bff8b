"""What a release is made of: one version, wheels that say what they hold, checks before a tag."""

from __future__ import annotations

import hashlib
import subprocess
import sys
import tomllib
import zipfile
from importlib.metadata import version as installed
from pathlib import Path

import pytest

import weald
from tools import release, wheel

ROOT = Path(__file__).resolve().parents[1]


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert "version" in project["dynamic"]
    assert release.version(ROOT) == weald.__version__
    assert installed("weald") == weald.__version__
    for words in (["-m", "weald"], ["-m", "weald.cli"]):
        said = subprocess.run([sys.executable, *words, "--version"], capture_output=True, text=True, check=True).stdout
        assert said.split()[-1] == weald.__version__


# --- wheels ------------------------------------------------------------------------------------------------


def a_wheel(folder: Path) -> Path:
    file = folder / "weald-1.0-py3-none-any.whl"
    with zipfile.ZipFile(file, "w") as out:
        out.writestr("weald/__init__.py", "")
        out.writestr("weald-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        out.writestr("weald-1.0.dist-info/METADATA", "Name: weald\nVersion: 1.0\n\nA page.\n")
        out.writestr("weald-1.0.dist-info/RECORD", "")
    return file


def test_a_compiled_wheel_is_the_pure_one_and_its_modules(tmp_path: Path) -> None:
    added = {"weald/kernel.so": b"machine", "share/man/man1/weald.1": b".TH"}
    made = wheel.repack(a_wheel(tmp_path), tmp_path / "out", "cp311-cp311-linux_x86_64", added, ["librt>=1"])
    assert made.name == "weald-1.0-cp311-cp311-linux_x86_64.whl"
    with zipfile.ZipFile(made) as found:
        assert found.read("weald/kernel.so") == b"machine"
        assert found.read("weald-1.0.data/data/share/man/man1/weald.1") == b".TH"
        assert b"Root-Is-Purelib: false\nTag: cp311-cp311-linux_x86_64\n" in found.read("weald-1.0.dist-info/WHEEL")
        assert b"Requires-Dist: librt>=1\n\nA page." in found.read("weald-1.0.dist-info/METADATA")
        listed = found.read("weald-1.0.dist-info/RECORD").decode().splitlines()
        assert sorted(line.split(",")[0] for line in listed) == sorted(found.namelist())


def test_the_same_sources_give_the_same_wheel(tmp_path: Path) -> None:
    made = [wheel.repack(a_wheel(tmp_path), tmp_path / n, "py3-none-any", {"a": b"1"}, []) for n in "ab"]
    assert made[0].read_bytes() == made[1].read_bytes()


def test_the_library_of_the_compiler_is_asked_for_only_where_it_is_used() -> None:
    assert wheel.needs({"a.so": b"\0nothing\0"}) == []
    assert wheel.needs({"a.so": b"\0librt.vecs\0"})[0].startswith("librt>=")


def test_a_wheel_brings_the_manual_and_the_completions() -> None:
    files = wheel.extras()
    assert files["share/man/man1/weald.1"].startswith(b".TH WEALD 1")
    assert {path.rpartition("/")[2] for path in files} == {"weald.1", "weald", "_weald", "weald.fish"}


# --- the checks before a tag -------------------------------------------------------------------------------


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "src/weald").mkdir(parents=True)
    (tmp_path / "src/weald/__init__.py").write_text('__version__ = "1.2.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(
        "# Changelog\n\n## 1.2.0 (2026-11-17)\n\n- Better.\n\n## 1.1.0 (2026-10-01)\n"
    )
    for words in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "All"]):
        identity = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
        subprocess.run(["git", *identity, *words], cwd=tmp_path, check=True)
    return tmp_path


def test_a_clean_tree_with_a_dated_changelog_can_be_released(project: Path) -> None:
    assert release.obstacles(project) == []
    assert release.notes(project, "1.2.0") == "- Better."


def test_a_changed_tree_cannot(project: Path) -> None:
    (project / "new.txt").write_text("?")
    assert "not clean" in release.obstacles(project)[0]


def test_a_version_is_released_once(project: Path) -> None:
    subprocess.run(["git", "tag", "v1.2.0"], cwd=project, check=True)
    assert "is there already" in release.obstacles(project)[0]


def test_an_undated_changelog_is_no_release(project: Path) -> None:
    file = project / "CHANGELOG.md"
    file.write_text(file.read_text().replace("(2026-11-17)", "(unreleased)"))
    subprocess.run(
        ["git", "-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "-qam", "x"], cwd=project, check=True
    )
    assert "CHANGELOG.md has no '## 1.2.0 (YYYY-MM-DD)'" in release.obstacles(project)[0]


def test_checksums_are_those_of_sha256sum(tmp_path: Path) -> None:
    (tmp_path / "b.whl").write_bytes(b"b")
    (tmp_path / "a.tar.gz").write_bytes(b"a")
    lines = release.checksums(tmp_path).splitlines()
    assert lines == [f"{hashlib.sha256(name[:1].encode()).hexdigest()}  {name}" for name in ("a.tar.gz", "b.whl")]
