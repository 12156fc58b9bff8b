"""Why points, shards and strength change hands: what events say beside the number."""

from __future__ import annotations

from typing import Final

REASON_NAMES: Final[list[str]] = []


def _reason(name: str) -> int:
    REASON_NAMES.append(name)
    return len(REASON_NAMES) - 1


# points
FIRST_PLACE: Final = _reason("first-place")
TIED_FIRST: Final = _reason("tied-first")
SECOND_PLACE: Final = _reason("second-place")
UNCONTESTED: Final = _reason("uncontested")
STAR: Final = _reason("star")
# shards
DIE: Final = _reason("die")
REWARD: Final = _reason("reward")
START: Final = _reason("start")
WRONG_BET: Final = _reason("wrong-bet")
MOST_SHARDS: Final = _reason("most-shards")
LEADER_AT_TOP: Final = _reason("leader-at-top")
# allies
CARD_GUARD: Final = _reason("card-guard")
FLAMINGO: Final = _reason("flamingo")
ROSE: Final = _reason("rose")
ROSE_FORGED: Final = _reason("rose-forged")
RED_ROOK: Final = _reason("red-rook")
CRITTER: Final = _reason("critter")
# abilities
HOT_TEA: Final = _reason("hot-tea")
WICKED_GRIN: Final = _reason("wicked-grin")
EYES_OF_FLAME: Final = _reason("eyes-of-flame")
PAINT_IT_RED: Final = _reason("paint-it-red")
MANXOME_FOE: Final = _reason("manxome-foe")
# Wonderlandians
WALRUS: Final = _reason("walrus")
DUCHESS: Final = _reason("duchess")
DODO: Final = _reason("dodo")
UNICORN: Final = _reason("unicorn")
WHITE_RABBIT: Final = _reason("white-rabbit")
KNAVE: Final = _reason("knave-of-hearts")
OYSTERS: Final = _reason("oysters")
PIPE: Final = _reason("pipe")
WATCH: Final = _reason("watch")
TEACUP: Final = _reason("teacup")
HORN: Final = _reason("horn")
RATTLE: Final = _reason("rattle")
CROWN: Final = _reason("crown")

# How a chip's strength changes (10.2).
CHANGE_NAMES: Final[list[str]] = ["add", "less", "times", "becomes"]
ADD: Final = 0
LESS: Final = 1
TIMES: Final = 2
BECOMES: Final = 3
