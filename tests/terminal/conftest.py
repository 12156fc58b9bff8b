from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

PATIENCE = 1800.0  # seconds


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of the tests are kept, and exported, in a folder of the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)


@pytest.fixture(autouse=True)
def _patient_pilot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Textual's pilot gives up when a screen takes 30 seconds of the clock: a busy machine is slow, not broken."""
    monkeypatch.setattr(Pilot._wait_for_screen, "__defaults__", (PATIENCE,))
