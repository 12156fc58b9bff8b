"""How often the garbage collector looks for cycles.

Nothing of ours makes any (tests/test_collector.py): games, matches and searches are freed at once when nobody holds them. With
Python's own setting half the time of a match that keeps checkpoints went into looking at them again and again.
"""

from __future__ import annotations

import gc

YOUNG, MIDDLE = 50_000, 20  # new objects before a look at them; such looks before one at what stayed


def look_seldom() -> None:
    """For processes that play: the command line and workers."""
    gc.set_threshold(YOUNG, MIDDLE, 50)
