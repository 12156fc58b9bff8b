"""Which leaning answers which common question. A faction adds those of its own."""

from __future__ import annotations

from typing import Final

from weald.games.root.leaning import cards, exiles, setting_up, war
from weald.kernel import Leaning

LEANINGS: Final[dict[str, Leaning]] = {
    "craft": cards.craft_first,
    "use-effect": cards.use_effect,
    "anything-else": cards.use_effect,
    "bank-with": cards.weakest,
    "discard": cards.spend,
    "spend-for-dominance": cards.spend,
    "rest-of-daylight": cards.rest_of_daylight,
    "battle-where": war.battle_where,
    "battle-whom": war.battle_whom,
    "ambush": war.ambush,
    "foil": war.foil,
    "battle-effect": war.battle_effect,
    "lose-piece": war.lose_piece,
    "clear-with": cards.spend,
    "draft": setting_up.draft,
    "homeland": setting_up.homeland,
    "return-card": cards.spend,
    "swap-what": cards.spend,
    "which-slot": setting_up.which_slot,
    "sabotage-whom": exiles.leaders,
    "sabotage-what": exiles.dearest,
    "bureau-card": cards.spend,
    "bureau-where": exiles.bureau_where,
    "bureau-whom": exiles.bureau_whom,
    "orders-whom": exiles.leaders,
    "orders-from": exiles.orders_from,
    "orders-to": exiles.orders_to,
    "informants": exiles.informants,
    "charm-whom": cards.weakest,
    "swap-with": exiles.swap_with,
    "swap-give": cards.spend,
    "league-how": war.adventure,
    "move-from": war.move_from,
    "move-to": war.move_to,
    "move-how-many": war.how_many,
    "recruit-where": war.recruit_where,
}


def lean(leanings: dict[str, Leaning]) -> None:
    """How a faction answers its own questions."""
    LEANINGS.update(leanings)
