"""Install a wheel as a stranger would and try it: a clean environment, and a PATH without a compiler and without Node.

    python tools/try_wheel.py dist/*.whl

`weald sim` gives the digests of the interpreted sources, `weald play` asks its first question in a real terminal,
`weald serve` answers with the page of the browser client, and the man page and the completions are in their places.
"""

from __future__ import annotations

import argparse
import json
import os
import pty
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAMES = ("ironwood", "root", "wonderland", "defenders")
MANUAL = "share/man/man1/weald.1"
PATIENCE = 120.0  # seconds for an answer, on a busy machine too


class Installed:
    """An environment with nothing but the wheel and what it asks for."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        self.bin = folder / "venv" / "bin"
        self.folder = folder
        uv = Path(sys.executable).with_name("uv")
        run([uv, "venv", "--quiet", "--python", interpreter(wheel), folder / "venv"])
        constraints = folder / "constraints.txt"
        constraints.write_text(pins(), "utf-8")
        run([uv, "pip", "install", "--quiet", "--python", self.bin / "python", "-c", constraints, wheel])
        self.environment = {"PATH": str(self.bin), "HOME": str(folder), "LANG": "C.UTF-8", "TERM": "xterm-256color"}

    def weald(self, *words: str) -> str:
        return run([self.bin / "weald", *words], self.environment, self.folder)


def run(words: list[str | Path], environment: dict[str, str] | None = None, folder: Path = ROOT) -> str:
    done = subprocess.run(
        [str(word) for word in words], cwd=folder, env=environment, check=False, capture_output=True, text=True
    )
    if done.returncode != 0:
        sys.exit(f"{done.stdout}{done.stderr}\ntry_wheel: {Path(words[0]).name} failed (above)")
    return done.stdout


def pins() -> str:
    """The locked versions, without their hashes: what we test with."""
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    return "\n".join(line.rstrip(" \\") for line in lock.splitlines() if re.match(r"[a-z0-9]", line))


def interpreter(wheel: Path) -> str:
    """The Python a wheel is for; any for a pure one."""
    found = re.search(r"-cp3(\d+)-", wheel.name)
    ours = f"{sys.version_info.major}.{sys.version_info.minor}"
    wanted = f"3.{found[1]}" if found else ours
    # The environment of this tool may be the only 3.11 there is.
    return sys.executable if wanted == ours else wanted


def digests(weald: list[str | Path], environment: dict[str, str], folder: Path, games: int) -> dict[str, str]:
    out = {}
    for game in GAMES:
        said = run([*weald, "sim", game, "--games", str(games), "--seed", "1", "--json"], environment, folder)
        out[game] = str(json.loads(said)["digest"])
    return out


def check_compiled(installed: Installed, wheel: Path) -> None:
    code = "import weald.match.match as m; print(m.__file__)"
    file = run([installed.bin / "python", "-c", code], installed.environment, installed.folder).strip()
    assert file.endswith(".so") == (not wheel.name.endswith("-any.whl")), file
    for tool in ("cc", "gcc", "clang", "node", "npm"):
        assert shutil.which(tool, path=installed.environment["PATH"]) is None


def check_serve(installed: Installed) -> None:
    words = [str(installed.bin / "weald"), "serve", "--port", "0", "--db", str(installed.folder / "try.db")]
    server = subprocess.Popen(
        words, env=installed.environment, cwd=installed.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True,
    )  # fmt: skip
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found, line + server.stdout.read()
        with urllib.request.urlopen(found[0], timeout=PATIENCE) as answer:  # noqa: S310
            assert "<title>Weald" in answer.read().decode(), "not the page of the browser client"
    finally:
        server.terminate()
        server.wait(30)


def check_play(installed: Installed) -> None:
    """In a terminal of its own: the first question comes, `q` ends."""
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(installed.folder)
        words = [str(installed.bin / "weald"), "play", "ironwood", "--plain", "--seed", "7"]
        os.execve(words[0], words, installed.environment)
    seen = b""
    try:
        began = time.monotonic()
        while b"> " not in seen:
            assert time.monotonic() - began < PATIENCE, seen.decode(errors="replace")
            if select.select([terminal], [], [], 1.0)[0]:
                seen += os.read(terminal, 65536)
        os.write(terminal, b"q\n")
        _, status = os.waitpid(child, 0)
        assert os.waitstatus_to_exitcode(status) == 0, seen.decode(errors="replace")
    finally:
        os.close(terminal)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("wheels", nargs="+", type=Path)
    parser.add_argument("--games", type=int, default=20, help="games per digest")
    parser.add_argument("--sbom", type=Path, help="write a CycloneDX list of what the first wheel brings along there")
    options = parser.parse_args()
    plain = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    expected = digests([sys.executable, "-m", "weald"], plain, ROOT, options.games)
    for number, wheel in enumerate(options.wheels):
        with tempfile.TemporaryDirectory() as folder:
            installed = Installed(wheel.resolve(), Path(folder))
            check_compiled(installed, wheel)
            found = digests([installed.bin / "weald"], installed.environment, installed.folder, options.games)
            assert found == expected, f"{wheel.name}: other digests than the sources: {found}, {expected}"
            check_serve(installed)
            check_play(installed)
            assert (installed.bin.parent / MANUAL).exists(), "no man page"
            assert installed.weald("--version").split()[-1] in wheel.name
            if options.sbom and number == 0:
                run([Path(sys.executable).with_name("cyclonedx-py"), "environment", "--output-reproducible", "--of",
                     "JSON", "-o", options.sbom.resolve(), installed.bin / "python"])  # fmt: skip
        print(f"try_wheel: {wheel.name} works: sim (digests as interpreted), serve, play, man page", flush=True)


if __name__ == "__main__":
    main()
