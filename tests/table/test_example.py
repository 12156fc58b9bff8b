"""The example in the documentation plays a whole game."""

from __future__ import annotations

import subprocess
import sys

from tests.table.harness import ROOT, Server


def test_the_example_plays_a_whole_game(server: Server) -> None:
    played = subprocess.run(
        [sys.executable, str(ROOT / "docs" / "examples" / "play.py"), server.address, "toy"],
        capture_output=True, text=True, timeout=600, check=False,
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    assert "'winners'" in played.stdout
