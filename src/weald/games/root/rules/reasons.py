"""Reasons that more than one chapter gives."""

from __future__ import annotations

from typing import Final

from weald.kernel import Why

NO_SLOT: Final = Why("no-slot", "2.2.3b")
SCORCHED: Final = Why("scorched", "D.6.2b")
NOT_YOUR_PLACE: Final = Why("not-your-place", "12.2.2b")
NO_WARRIOR_LEFT: Final = Why("no-warrior-left", "1.5.1")
NO_BATTLE: Final = Why("no-battle", "4.3a")
NO_FIGHTERS: Final = Why("no-fighters", "4.3a")
NO_MOVE: Final = Why("no-move", "4.2.1")
NOT_ADJACENT: Final = Why("not-adjacent", "4.2")
