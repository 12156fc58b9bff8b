"""What is true of the repository as a whole."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LONGEST = 600
SOURCES = {".py", ".ts", ".svelte"}
GENERATED = {"web/src/api/messages.ts", "web/src/games/root/engine.ts", "web/src/lib/api.d.ts"}

# In pieces, so that this file does not name them either.
HOSTS = [
    "registry." + "npmjs.org",
    "registry." + "yarnpkg.com",
    "pypi." + "org/simple",
    "files." + "pythonhosted.org",
    "deb." + "debian.org",
    "security." + "debian.org",
    "ftp." + "debian.org",
    "snapshot." + "debian.org",
]
FOLDERS = re.compile(
    r"(?<![\w./~-])/(?:" + "|".join(["wo" + "rk", "fa" + "rm", "opt/" + "pypi", "opt/" + "wheels"]) + r")\b"
)


def tracked() -> list[Path]:
    if not (ROOT / ".git").exists():
        pytest.skip("not a checkout")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True)
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def test_no_file_names_a_registry_or_a_folder_of_one_machine() -> None:
    found = []
    for path in tracked():
        text = path.read_bytes().decode("utf-8", errors="replace")
        for number, line in enumerate(text.splitlines(), start=1):
            named = [host for host in HOSTS if host in line] + FOLDERS.findall(line)
            found += [f"{path.relative_to(ROOT)}:{number}: {name}" for name in named]
    assert not found, "\n".join(found)


def test_a_file_fits_a_sitting() -> None:
    long = [
        f"{path.relative_to(ROOT)}: {lines} lines"
        for path in tracked()
        if path.suffix in SOURCES and path.relative_to(ROOT).as_posix() not in GENERATED
        for lines in [len(path.read_text("utf-8").splitlines())]
        if lines > LONGEST
    ]
    assert not long, "\n".join(long)


def test_no_browser_test_waits_by_evaluating_text() -> None:
    # Our pages forbid evaluating text: such a wait passes only when what it waits for is there at once.
    wait = "wait_for_" + "function"
    asking = [path.name for path in (ROOT / "tests" / "browser").glob("*.py") if wait in path.read_text("utf-8")]
    assert not asking, f"{wait} in {', '.join(asking)}: wait for a locator, or with Person.wait"


def test_nothing_compiled_lies_among_the_sources() -> None:
    assert not list((ROOT / "src").rglob("*.so"))


def test_the_forge_only_calls_make() -> None:
    """What its workflows check can be checked at home with the same words."""
    known = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    commands = [
        (path.name, command.strip())
        for path in (ROOT / ".github/workflows").glob("*.yml")
        for command in re.findall(r"^ *-? *run: *(.*)$", path.read_text("utf-8"), re.MULTILINE)
    ]
    assert commands
    strange = [f"{name}: {command}" for name, command in commands if command.split()[:1] != ["make"]]
    strange += [f"{name}: {command}" for name, command in commands if command.split()[1] not in known]
    assert not strange, "\n".join(strange)
