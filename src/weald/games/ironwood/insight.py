"""How a position stands, without looking ahead.

Both sides are counted in one currency: 1000 is the first forge or the first secured totem, with everything on
the way to it (foundation, crystals, vision, totem on the map) as a part of that. The lead of one side over the other
becomes a chance to win.

The weights are a player's estimates; TURN was measured (the mean gain of 150 turns between greedy players: whoever
is to move stands that much better), the horizon by how often three searches of 250 iterations from different
seeds choose alike (12 decisions: 17 times of 20; 4: 15; 24: 12).
"""

from __future__ import annotations

from typing import Final

from weald.games.ironwood import facts
from weald.games.ironwood.board import (
    FERRUM,
    IS_OUTER,
    MOUNTAINS,
    MT,
    OUTER_MOUNTAINS,
    RIDGES,
    TOUCHED,
    TOUCHING,
    TRAILS,
)
from weald.games.ironwood.facts import IC, WW
from weald.games.ironwood.state import ACTION, FORGE, FOUNDATION, Ironwood
from weald.kernel import FULL, NOWHERE, fading

# --- from a lead to a chance ---------------------------------------------------------------------------

STEEP: Final = 700  # a lead of so much is worth about 73 %
MOST: Final = 6000
_FINE: Final = 1 << 40
_AHEAD: Final[list[int]] = [
    (FULL * _FINE + (_FINE + behind) // 2) // (_FINE + behind) for behind in fading(_FINE, STEEP, MOST)
]
CHANCE: Final[list[int]] = [FULL - chance for chance in _AHEAD[:0:-1]] + _AHEAD

# What the forges or totems a side has are worth, and what the next one is worth in percent of the first.
SCORED: Final = (0, 1000, 2300, 4000)
NEXT: Final = (100, 130, 170, 170)

BUILD_COST: Final = 5  # crystals (14.2.2)
WARRIOR_WORTH: Final = 42
GOLEM_WORTH: Final = 105
CARD_WORTH: Final = 50
FULL_HAND: Final = 5  # special cards beyond these are hardly ever used
TURN: Final = 300  # what a turn brings on average


def standings(g: Ironwood) -> list[int]:
    lead = _ironclad(g) - _woodwalkers(g)
    # Whoever is to move has a turn before the other; in the middle of a card half of it is spent.
    if g.phase != ACTION:
        lead -= TURN // 2
    elif g.played == NOWHERE:
        lead += TURN // 2 if g.active == IC else -(TURN // 2)
    chance = CHANCE[max(0, min(2 * MOST, lead + MOST))]
    return [FULL - chance, chance]


def turns_left(g: Ironwood) -> int:
    """Turns that each side still has this round after the one being taken."""
    if g.phase != ACTION:
        return facts.TURNS
    return facts.TURNS - 1 - g.turn


def _hand(g: Ironwood, side: int) -> int:
    """Special cards to come, basic cards still usable this round, markers on lasting cards."""
    cards = len(g.hand[side])
    specials = cards
    for card in g.hand[side]:
        if facts.BASIC[card]:
            specials -= 1
    worth = 12 * (cards - specials)
    worth += CARD_WORTH * min(specials, FULL_HAND) + 12 * max(0, specials - FULL_HAND)
    for card in g.lasting[side]:
        worth += 45 * g.cubes[card]
    return worth


# --- the Woodwalkers -----------------------------------------------------------------------------------

# Steps to the nearest outer forest, where a totem is secured (15.4.1).
WAY_OUT: Final[list[int]] = [0 if IS_OUTER[f] else 1 if any(IS_OUTER[t] for t in TRAILS[f]) else 2 for f in range(MT)]


def _woodwalkers(g: Ironwood) -> int:
    worth = SCORED[g.secured] + _hand(g, WW)
    step = NEXT[g.secured]
    ww = g.ww
    turns = turns_left(g)
    for forest in range(MT):
        units = ww[forest]
        if units:
            worth += WARRIOR_WORTH * units
            if not IS_OUTER[forest]:
                worth += 14 + 3 * min(units, 4)
        if g.full[forest]:
            worth += _totem(g, forest, turns + facts.TURNS) * step // 10
        if g.fading[forest]:
            worth += _totem(g, forest, turns) * step // 10
    worth += _visions(g) * step // 100
    worth += 24 * min(g.crystals[WW], 8)
    if g.crystals[IC] > 1:
        worth += _raid(g)
    return worth


def _totem(g: Ironwood, forest: int, turns: int) -> int:
    """A totem on the map: the chance in percent that it gets out before it vanishes."""
    units = g.ww[forest]
    way = WAY_OUT[forest]
    if units == 0:
        near = 0
        for other in TRAILS[forest]:
            near += g.ww[other]
        if near == 0:
            return 8 if turns > 1 else 0
        turns -= 1
        way += 1
    if turns <= 0:
        return 5
    danger = 0
    for mountain in TOUCHED[forest]:
        enemies = g.ic[mountain] + 2 * g.golems[mountain]
        if enemies > danger:
            danger = enemies
    chance = 88 - 12 * way
    if way > turns:
        chance -= 30
    if turns == 1:
        chance -= 10
    if danger >= units:
        chance -= min(30, 8 + 6 * (danger - units))
    return max(chance, 5)


def _visions(g: Ironwood) -> int:
    """Visions in hand: how near each is to a totem. The best counts whole, the others a third."""
    best = 0
    total = 0
    for vision in g.vision_hand:
        mountain = facts.MOUNTAIN_OF[vision]
        guard = g.ic[mountain] + 2 * g.golems[mountain]
        most = 0
        near = 0
        for forest in TOUCHING[mountain]:
            if g.ww[forest] > most:
                most = g.ww[forest]
            for other in TRAILS[forest]:
                near += g.ww[other]
        if guard == 0:
            worth = 380 if most else 280 if near else 200
            worth += 6 * min(most, 4)
        else:
            worth = 110 + 12 * max(-4, min(5, most - guard))
        worth += 15 * facts.CRYSTALS_OF[vision]
        total += worth
        if worth > best:
            best = worth
    return best + (total - best) // 3


def _raid(g: Ironwood) -> int:
    """Half of the Ironclad crystals may be stolen at Ferrum (12.1.2)."""
    guard = g.ic[FERRUM] + 2 * g.golems[FERRUM]
    for forest in TOUCHING[FERRUM]:
        if g.ww[forest] > guard:
            return 12 * g.crystals[IC]
    return 0


# --- the Ironclad --------------------------------------------------------------------------------------


def _ironclad(g: Ironwood) -> int:
    forges = 0
    held = 0  # foundations with a squad
    empty = 0  # and without
    sites = 0  # outer mountains with a squad where one can be placed
    units = 0
    spread = 0
    ic, golems = g.ic, g.golems
    for mountain in OUTER_MOUNTAINS:
        token = g.forge[mountain]
        squad = ic[mountain] + golems[mountain]
        if token == FORGE:
            forges += 1
        elif token == FOUNDATION:
            if squad:
                held += 1
                spread += 6 * min(squad, 4)
                enemy = 0
                for forest in TOUCHING[mountain]:
                    if g.ww[forest] > enemy:
                        enemy = g.ww[forest]
                if enemy > squad:
                    spread -= 10 * min(enemy - squad, 5)
            else:
                empty += 1
        elif squad:
            sites += 1
    worth = SCORED[forges] + _hand(g, IC)
    for mountain in range(len(MOUNTAINS)):
        units += WARRIOR_WORTH * ic[mountain] + GOLEM_WORTH * golems[mountain]
        if ic[mountain] or golems[mountain]:
            spread += 12
    need = facts.FORGES_TO_WIN - forges
    step = NEXT[forges]
    way = 0
    left = need
    taken = min(left, held)
    way += 330 * taken
    left -= taken
    taken = min(left, empty)
    way += 230 * taken
    left -= taken
    taken = min(left, sites)
    way += 130 * taken + 15 * (sites - taken)
    crystals = g.crystals[IC]
    useful = min(crystals, BUILD_COST * need)
    way += 88 * useful + 20 * (crystals - useful)
    way += _cargo(g, min(g.cargo, max(0, BUILD_COST * need - useful)))
    if held and crystals >= BUILD_COST:
        way += 60
    return worth + units + spread + way * step // 100


def _cargo(g: Ironwood, cargo: int) -> int:
    """Crystals on the drill are not safe yet."""
    if cargo == 0:
        return 0
    each = 52
    for mountain in RIDGES[g.drill]:
        if g.forge[mountain] == FORGE:
            each = 66
            break
    guard = g.ic[g.drill] + 2 * g.golems[g.drill]
    for forest in TOUCHING[g.drill]:
        if g.ww[forest] > guard:
            each -= 20
            break
    return each * cargo
