"""Make a release of the version in src/weald/__init__.py: checks, artefacts, checksums, list of parts, tag.

    python tools/release.py --check      only say whether a release could be made now
    python tools/release.py              make it: `make release`

Nothing leaves this machine: pushing the tag is left to a person, and publishing to the forge's workflow.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def version(root: Path) -> str:
    found = re.search(r'^__version__ = "(.+)"$', (root / "src/weald/__init__.py").read_text("utf-8"), re.MULTILINE)
    assert found is not None, "src/weald/__init__.py has no version"
    return found[1]


def git(root: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=root, check=True, capture_output=True, text=True).stdout.strip()


def notes(root: Path, number: str) -> str | None:
    """What the changelog says of a version; None if it names no such version with a date."""
    text = (root / "CHANGELOG.md").read_text("utf-8")
    head = re.escape(number)
    found = re.search(rf"^## {head} \(\d{{4}}-\d\d-\d\d\)\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    return found[1].strip() if found else None


def obstacles(root: Path) -> list[str]:
    """Why no release can be made now."""
    number, out = version(root), []
    if not re.fullmatch(r"\d+\.\d+\.\d+((a|b|rc)\d+)?", number):
        out.append(f"{number} is not a version: expected 1.2.3, 1.2.3a1, 1.2.3b1 or 1.2.3rc1")
    if git(root, "status", "--porcelain"):
        out.append("the work tree is not clean: commit or set aside what is changed")
    if f"v{number}" in git(root, "tag", "--list").split():
        out.append(f"the tag v{number} is there already: write the next version into src/weald/__init__.py")
    told = notes(root, number)
    if told is None:
        out.append(f"CHANGELOG.md has no '## {number} (YYYY-MM-DD)': give the unreleased changes version and date")
    elif not told:
        out.append(f"CHANGELOG.md says nothing of {number}")
    return out


def checksums(dist: Path) -> str:
    """One line per artefact, as sha256sum writes and checks them."""
    files = sorted(path for path in dist.iterdir() if path.is_file() and path.name != "SHA256SUMS")
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)


def describe(number: str) -> None:
    dist = ROOT / "dist"
    (dist / "NOTES.md").write_text(f"{notes(ROOT, number) or ''}\n", "utf-8")
    (dist / "SHA256SUMS").write_text(checksums(dist), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only say whether a release could be made now")
    parser.add_argument("--notes", action="store_true", help="only write dist/NOTES.md and dist/SHA256SUMS")
    options = parser.parse_args()
    if options.notes:
        describe(version(ROOT))
        return
    found = obstacles(ROOT)
    for reason in found:
        print(f"release: {reason}", file=sys.stderr)
    if found:
        sys.exit(1)
    number = version(ROOT)
    if options.check:
        print(f"release: {number} can be made")
        return
    for target in ("test", "wheel", "try-wheel"):
        print(f"release: make {target}", flush=True)
        if subprocess.run(["make", "--no-print-directory", target], cwd=ROOT, check=False).returncode != 0:
            sys.exit(f"release: make {target} failed; nothing was tagged")
    if changed := git(ROOT, "status", "--porcelain"):
        sys.exit(f"release: the checks left something behind; nothing was tagged\n{changed}")
    describe(number)
    git(ROOT, "tag", "--annotate", f"v{number}", "--message", f"Weald {number}\n\n{notes(ROOT, number)}")
    print(f"release: v{number} is tagged and lies in dist; git push origin v{number} hands it to the forge")


if __name__ == "__main__":
    main()
