"""What can be learned of the Corvids: numbers, in the order of their names."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.factions.corvids import CORVIDS, CROW, EXTORTION, FACE_UP, PLOT
from weald.games.root.factions.corvids.base import face_up, own
from weald.games.root.features import looks
from weald.games.root.rules.pieces import on_map
from weald.games.root.state import Root

NAMES: Final = ("plots-open", "plots-hidden", "plots-guarded", "guarded-by-open", "extortions", "plots-left")


def look(g: Root, side: int) -> list[int]:
    up = face_up(g)
    hidden = guarded = 0
    for c in range(CLEARINGS):
        if g.on[PLOT * SPOTS + c]:
            hidden += 1
            guarded += g.on[CROW * SPOTS + c] > 0
    return [up, hidden, guarded, guarded * up, on_map(g, FACE_UP[EXTORTION]), len(own(g).supply)]


looks(CORVIDS, NAMES, look)
