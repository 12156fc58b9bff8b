"""States stored under older revisions, as these rules want them.

From 1 to 2: steps got kebab names and some an argument; two fields are new. From 2 to 3 nothing is stored otherwise.
"""

from __future__ import annotations

from typing import Any, Final

from weald.games.ironwood.rules.supply import BY_A_CARD
from weald.kernel import NOWHERE

# Steps that now carry more: what is added to their arguments.
ADDED: Final[dict[str, int]] = {"draw": BY_A_CARD, "enter-draw": BY_A_CARD, "next-marker": 1}


def upgrade(state: dict[str, Any], revision: int) -> dict[str, Any]:
    return _second(state) if revision == 1 else state


def _second(state: dict[str, Any]) -> dict[str, Any]:
    agenda: list[tuple[str, tuple[int, ...]]] = []
    for old, args in state["agenda"]:
        name = old.replace("_", "-")
        agenda.append((name, (*args, ADDED[name]) if name in ADDED else tuple(args)))
    return {
        **state,
        "agenda": agenda,
        "ordered": 0,
        "attack_squad": state["attack_from"] if state["battle"] else NOWHERE,
    }
