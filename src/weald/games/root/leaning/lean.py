"""Which leaning answers which question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from weald.games.root.leaning.cards import craft_first, rest_of_daylight, spend, use_effect, weakest
from weald.games.root.leaning.factions import (
    add_to_decree,
    alliance_action,
    build_what,
    build_where,
    decree_column,
    leader,
    marquise_action,
    mobilize,
    next_order,
    operation,
    pay_wood,
    revolt,
    roost_where,
    spread,
)
from weald.games.root.leaning.vagabond import (
    aid_whom,
    damage,
    drop,
    exhaust,
    refresh,
    reluctant,
    reward,
    strike_whom,
    vagabond_action,
    walk,
    want,
)
from weald.games.root.leaning.war import (
    ambush,
    battle_effect,
    battle_where,
    battle_whom,
    foil,
    hospitals,
    how_many,
    lose_piece,
    move_from,
    move_to,
    recruit_where,
)
from weald.games.root.state import Root
from weald.kernel.decision import Decision

Leaning = Callable[[Root, Decision], list[int]]


LEANINGS: Final[dict[str, Leaning]] = {
    "craft": craft_first,
    "use-effect": use_effect,
    "bank-with": weakest,
    "discard": spend,
    "outrage": spend,
    "spend-supporter": spend,
    "trim-supporters": spend,
    "overwork-card": spend,
    "train": spend,
    "give-which": spend,
    "spend-for-dominance": spend,
    "battle-where": battle_where,
    "battle-whom": battle_whom,
    "ambush": ambush,
    "foil": foil,
    "battle-effect": battle_effect,
    "lose-piece": lose_piece,
    "field-hospitals": hospitals,
    "move-from": move_from,
    "move-to": move_to,
    "move-how-many": how_many,
    "marquise-action": marquise_action,
    "build-where": build_where,
    "build-what": build_what,
    "pay-wood": pay_wood,
    "leader": leader,
    "add-to-decree": add_to_decree,
    "decree-column": decree_column,
    "decree-next": next_order,
    "roost-where": roost_where,
    "recruit-where": recruit_where,
    "rest-of-daylight": rest_of_daylight,
    "revolt": revolt,
    "spread": spread,
    "alliance-action": alliance_action,
    "mobilize": mobilize,
    "operation": operation,
    "vagabond-action": vagabond_action,
    "aid-whom": aid_whom,
    "exhaust-which": exhaust,
    "improvise": want,
    "take-item": want,
    "take-from-ruin": want,
    "refresh": refresh,
    "repair-which": want,
    "damage-item": damage,
    "drop-item": drop,
    "slip": walk,
    "walk-to": walk,
    "quest-reward": reward,
    "strike-whom": strike_whom,
    "bring-ally": reluctant,
}


def lean(g: Root, decision: Decision) -> list[int]:
    leaning = LEANINGS.get(decision.prompt)
    return [] if leaning is None else leaning(g, decision)
