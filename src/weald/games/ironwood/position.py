"""What else a viewer sees: public sums a player would otherwise count by hand."""

from __future__ import annotations

from typing import Any

from weald.games.ironwood import facts
from weald.games.ironwood.automa.difficulty import SWITCHES
from weald.games.ironwood.automa.script import bot_bonus
from weald.games.ironwood.board import LOCATIONS, MOUNTAINS
from weald.games.ironwood.bot_schema import AID, APPROACHES, FACES
from weald.games.ironwood.facts import IC, WW
from weald.games.ironwood.rules.forges import built_forges
from weald.games.ironwood.state import Ironwood
from weald.kernel import NOBODY


def position(g: Ironwood) -> dict[str, Any]:
    return {
        "phase": ("preparation", "action", "end")[g.phase],
        "turns": facts.TURNS,
        "supply": g.supply(),
        "reserve": [g.reserve(WW), g.reserve(IC)],
        "golem_reserve": g.golem_reserve(),
        "totem_reserve": g.totem_reserve(),
        "markers": g.marker_supply(),
        "forges": built_forges(g),
        "secured": g.secured,
        "lasting": [[{"card": facts.NAMES[c], "markers": g.cubes[c]} for c in g.lasting[side]] for side in (WW, IC)],
        "this_round": [[facts.NAMES[c] for c in g.rounds[side]] for side in (WW, IC)],
        "slots": [
            [{"card": facts.NAMES[c], "slot": s} for c, s in zip(g.slots[side], g.slot_of[side], strict=True)]
            for side in (WW, IC)
        ],
        "marks": [{"card": facts.NAMES[c], "at": LOCATIONS[p]} for c, p in zip(g.mark_card, g.mark_place, strict=True)],
        "played": facts.NAMES[g.played] if g.played >= 0 else None,
        "battle": battle(g) if g.battle else None,
        "solo": solo(g) if g.bot != NOBODY else None,
    }


def solo(g: Ironwood) -> dict[str, Any]:
    """The bot's boards, as a screen draws them: turn card, approach or aid, Spirits, markers, bot hand."""
    bonus = [bot_bonus(g, kind) for kind in range(3)]
    marked = [MOUNTAINS[m] for m in range(len(MOUNTAINS)) if g.bot_marks[m]]
    out: dict[str, Any] = {
        "bot": "ironbot" if g.bot == IC else "woodbot",
        "side": facts.SIDES[g.bot],
        "seat": g.bot,
        "human": 1 - g.bot,
        "companion": bool(g.companion),
        "difficulty": [name for i, name in enumerate(SWITCHES[g.bot]) if g.harder >> i & 1],
        "hand": len(g.hand[g.bot]),
        "deck": len(g.deck[g.bot]),
        "bonus": {"damage": bonus[0], "defense": bonus[1], "dominance": bonus[2]},
        "marked": marked,  # against Ironbot no totem comes from there, against Woodbot it is a possible mountain
    }
    if g.bot == IC:
        out["approach"] = APPROACHES[g.approach]
        out["turn_card"] = FACES[g.face]
    else:
        out["aid"] = AID[g.face]
        out["spirits"] = g.spirits
        out["possible"] = marked
        out["vision_deck"] = len(g.vision_deck)
    return out


def battle(g: Ironwood) -> dict[str, Any]:
    return {"attacker": g.attacker, "from": LOCATIONS[g.attack_from], "to": LOCATIONS[g.attack_to]}
