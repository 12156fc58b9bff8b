"""States stored under revision 1, as these rules want them."""

from __future__ import annotations

from typing import Any, Final

from weald.games.ironwood.rules.supply import BY_A_CARD
from weald.kernel import NOWHERE

# Steps that now carry more: what is added to their arguments.
ADDED: Final[dict[str, int]] = {"draw": BY_A_CARD, "enter-draw": BY_A_CARD, "next-marker": 1}


def upgrade(state: dict[str, Any]) -> dict[str, Any]:
    """Steps got kebab names and some an argument; two fields are new."""
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
