"""Every procedure of the bots that may stand on the agenda, by name."""

from __future__ import annotations

from typing import Final

from weald.games.ironwood.automa import bot, companion, flow, ironbot, setup, woodbot
from weald.kernel.game import Procedure

STEPS: Final[dict[str, Procedure]] = {
    "bot_random_place": setup.bot_random_place,
    "bot_draw_step": flow.bot_draw_step,
    "bot_turn": flow.bot_turn,
    "bot_flow": flow.bot_flow,
    "bot_lines": flow.bot_lines,
    "bot_icon": bot.bot_icon,
    "bot_icon_done": bot.bot_icon_done,
    "bot_demands": flow.bot_demands,
    "bot_deploys": flow.bot_deploys,
    "bot_retreat": flow.bot_retreat,
    "bot_attack_over": flow.bot_attack_over,
    "bot_recruits": flow.bot_recruits,
    "bot_hides_vision": ironbot.bot_hides_vision,
    "bot_locate": woodbot.bot_locate,
    "bot_after_locate": woodbot.bot_after_locate,
    "bot_turn_over": flow.bot_turn_over,
    "bot_discovers": woodbot.bot_discovers,
    "bot_returns_vision": woodbot.bot_returns_vision,
    "bot_shuffles_visions": woodbot.bot_shuffles_visions,
    "enter_first_vision": companion.enter_first_vision,
    "enter_draw": companion.enter_draw,
    "enter_visions": companion.enter_visions,
    "enter_look": companion.enter_look,
}
