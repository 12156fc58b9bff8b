"""The rules, one module per chapter of the rulebook, procedures in its order.

``STEPS`` names every procedure that may stand on the agenda.
"""

from __future__ import annotations

from typing import Final

from weald.games.ironwood.rules import battle, effects, forges, movement, rounds, setup, supply, totems, turn, units
from weald.kernel.game import Procedure

STEPS: Final[dict[str, Procedure]] = {
    "handicap": setup.handicap,
    "preparation": rounds.preparation,
    "first_draw": rounds.first_draw,
    "put_back": rounds.put_back,
    "shuffle_back": rounds.shuffle_back,
    "draw_step": rounds.draw_step,
    "marker_step": rounds.marker_step,
    "next_marker": rounds.next_marker,
    "take_marker": rounds.take_marker,
    "exhausted": rounds.exhausted,
    "action_phase": rounds.action_phase,
    "end_phase": rounds.end_phase,
    "hand_limit": rounds.hand_limit,
    "totems_fade": rounds.totems_fade,
    "recruits": rounds.recruits,
    "turn": turn.turn,
    "extra_card": turn.extra_card,
    "end_turn": turn.end_turn,
    "effects": effects.effects,
    "spend": effects.spend,
    "burn": effects.burn,
    "sacrifice": effects.sacrifice,
    "recruit": units.recruit,
    "remove": units.remove,
    "swap": units.swap,
    "mark": units.mark,
    "resolve": effects.resolve,
    "enemy_burns": effects.enemy_burns,
    "draw": supply.draw,
    "draw_visions": supply.draw_visions,
    "move_warrior": movement.move_warrior,
    "move_squad": movement.move_squad,
    "move_enemy_squad": movement.move_enemy_squad,
    "move_drill": movement.move_drill,
    "drill_arrives": movement.drill_arrives,
    "attack": battle.attack,
    "before_deploy": battle.before_deploy,
    "deploy": battle.deploy,
    "combat": battle.combat,
    "deal": battle.deal,
    "outcome": battle.outcome,
    "retreat": battle.retreat,
    "drill_fate": battle.drill_fate,
    "battle_over": battle.battle_over,
    "place_foundation": forges.place_foundation,
    "build": forges.build,
    "discover": totems.discover,
    "place_totem": totems.place_totem,
    "flip_totem": totems.flip_totem,
}
