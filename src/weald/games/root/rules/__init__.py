"""The rules, one module per chapter of the rulebook, procedures in its order; each faction's chapter is in its folder.

Importing it gives every step its procedure.
"""

from __future__ import annotations

from weald.games.root import factions, hirelings
from weald.games.root.rules import (
    army,
    battle,
    cards,
    craft,
    draft,
    effects,
    homelands,
    losses,
    menu,
    mountain,
    move,
    placing,
    removal,
    turn,
    victory,
)  # fmt: skip
from weald.games.root.rules.landmarks import city, ferry, forge, market, tower, treetop

factions.load("rules")
hirelings.load()

# After them: what acts in battle is numbered as it is declared, and the numbers of old must stay.
from weald.games.root.rules import exiles  # noqa: E402

__all__ = [
    "army", "battle", "cards", "city", "craft", "draft", "effects", "exiles", "ferry", "forge", "homelands", "losses", "market", "menu", "mountain", "move", "placing", "removal", "tower", "treetop", "turn", "victory",
]  # fmt: skip
