"""Chapter 10: playing, advancing and placing the drawn chips. The timing order of a draw, in one place:

madness and busts of all players          suffer (rules/madness.py)
abilities that follow from them           after_madness
effects on oneself, player by player      play_self
effects on others, player by player       play_others
all markers advance, chips are placed     advance
effects after advancing                   AFTER_ADVANCE
end check                                 end_check (rules/draw.py)
"""

from __future__ import annotations

from weald.games.wonderland import board, facts
from weald.games.wonderland.rules import allies, factions, steps, wonderlandians
from weald.games.wonderland.rules.strength import A, C, chip_strength, plays
from weald.games.wonderland.state import Wonderland


def play_chips(g: Wonderland) -> None:
    """Effects on oneself first, then effects that touch others, each in player order (8.8)."""
    for seat in g.order:
        if g.playing[seat] >= 0:
            g.then(steps.PLAY_SELF, seat)
    for seat in g.order:
        if g.playing[seat] >= 0:
            g.then(steps.PLAY_OTHERS, seat)
    g.then(steps.ADVANCE)


def play_self(g: Wonderland, seat: int) -> None:
    kind = g.playing[seat]
    ally = facts.ALLY_OF[kind]
    wonderlandians.figures_when_played(g, seat, kind)
    if kind == facts.ARTIFACT:
        factions.play_artifact_self(g, seat)
    elif kind >= facts.FIRST_ITEM:
        wonderlandians.play_item_self(g, seat, kind)
    elif 0 <= ally < facts.FORGE_ALLY:
        effect = allies.ON_PLAY[g.allies[ally]][ally]
        if effect is not None:
            effect(g, seat)


def play_others(g: Wonderland, seat: int) -> None:
    kind = g.playing[seat]
    ally = facts.ALLY_OF[kind]
    if kind == facts.ARTIFACT:
        factions.play_artifact_others(g, seat)
    elif kind >= facts.FIRST_ITEM:
        wonderlandians.play_item_others(g, seat, kind)
    elif 0 <= ally < facts.FORGE_ALLY:
        effect = allies.ON_OTHERS[g.allies[ally]][ally]
        if effect is not None:
            effect(g, seat)


def advance(g: Wonderland) -> None:
    """Markers move by chip and what was gained beside it (8.4.2); then the chips are placed (8.4.3)."""
    played = [s for s in g.order if g.playing[s] >= 0]
    for seat in played:
        kind = g.playing[seat]
        strength = chip_strength(g, seat, tell=True)
        g.strength[seat] = min(board.TOP, g.strength[seat] + strength + g.beside[seat])  # 8.5.8
        g.tell("advanced", "8.4.2", seat, kind, strength, g.beside[seat], g.strength[seat])
        if plays(g, kind, facts.CARD_GUARD, C):
            g.extra[seat] += strength  # 18.4.1
        g.doubling[seat] = 1 if plays(g, kind, facts.FLAMINGO, A) else 0  # 18.2.2, 18.2.10
        g.crown[seat] = 0
    for seat in played:
        g.active[seat].append(g.playing[seat])
        g.playing[seat] = facts.NO_CHIP
    for seat in range(g.players):
        g.crown[seat] += g.crown_new[seat]  # for a later draw only
        g.crown_new[seat] = 0
    for seat in played:
        kind = g.active[seat][-1]
        ally = facts.ALLY_OF[kind]
        if 0 <= ally < facts.FORGE_ALLY:
            effect = allies.AFTER_ADVANCE[g.allies[ally]][ally]
            if effect is not None:
                effect(g, seat)
    g.then(steps.END_CHECK)


steps.PLAY_CHIPS.does(play_chips)
steps.PLAY_SELF.does(play_self)
steps.PLAY_OTHERS.does(play_others)
steps.ADVANCE.does(advance)
