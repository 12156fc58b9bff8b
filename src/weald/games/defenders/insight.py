"""How the defenders stand, and what a sensible defender would do.

All win or lose together, so every seat has the same chance. It is a race: the camps still to be built against
factories, toxic sites and deaths. The common currency is a thousandth of the game; the weights were set by hand
from the rules and then tried in the arena (docs/strength.md says how).
"""

from __future__ import annotations

from typing import Final

from weald.games.defenders.facts import (
    CAMP_FIELDS,
    HOME,
    INJURY_LIMIT,
    ITEM_COUNT,
    ITEM_OF,
    POINTS,
    TERRAIN_OF,
    TOXIC_SITES,
    VENTS,
)
from weald.games.defenders.geometry import (
    AROUND,
    CORE,
    EDGES_OF,
    HEXES,
    NEXT,
    OFF,
    ONE_SIDE,
    OTHER_SIDE,
    SIDES,
)
from weald.games.defenders.rules.ending import camps_to_build
from weald.games.defenders.rules.ground import (
    cannot_breach,
    counts_as,
    factories_built,
    has_engine,
    is_factory,
    works,
)
from weald.games.defenders.rules.injuries import CLOSE, SAFE, threat
from weald.games.defenders.rules.support import maximum_support
from weald.games.defenders.state import NONE, Wild
from weald.games.defenders.words import (
    BREACH,
    BUILD,
    CLEANSE,
    DESTROY,
    END,
    HEAL,
    MOVE,
    REFOREST,
    REGROUP,
    TAKE,
)
from weald.kernel.decision import Decision, Option
from weald.kernel.game import FULL

# --- how we stand -----------------------------------------------------------------------------------------------

BUILDING: Final = 2  # what the building of a camp itself is worth, in support
# What the machines have done, by how far they are: each step is worse than the one before.
BY_FACTORIES: Final = [0, 20, 60, 130, 230, 380]
BY_TOXIC: Final = [0, 35, 75, 125, 190, 270, 380]
BY_DEATHS: Final = [0, 60, 150, 290, 420]
BY_INJURIES: Final = [0, 6, 18, 45]
# A factory smokes until it is reforested; what stands in the way of that.
STANDING_FACTORY: Final = 40
GUARD: Final = 7  # each mech on it
FILTH: Final = 7  # pollution or a toxic site on it
SHUT: Final = 10  # nobody has breached its walls
ENCLOSED: Final = 30  # the next Factories card builds here
NEARLY: Final = 8  # one edge short of it
POLLUTED: Final = [0, 9, 26]  # by tokens on a hex
COMING: Final = 20  # a hex that the next spread turns toxic
LAST_CARD: Final = 240  # a card that would end the game can come next
MECH: Final = 3
HUNTED: Final = 8  # a mech on the leader's own hex
CARD: Final = 9  # a card in hand is a turn, or a point more in one
ITEM: Final = 4
WALL_TOKEN: Final = 2
FAR: Final = 8
NEAR: Final = 5  # each step nearer to where a leader must be


def standings(g: Wild) -> list[int]:
    """The same for all: what is achieved, times the chance that nothing ends it."""
    hope = min(150 + 750 * progress(g) // 1000 + means(g), 990)
    fear = min(danger(g), 970)
    chance = FULL // 1_000_000 * hope * (1000 - fear)
    return [chance] * g.seats


def progress(g: Wild) -> int:
    """Camps and support on the way to all camps, in thousandths."""
    fields = CAMP_FIELDS[g.seats]
    done = 0
    for p in range(g.players):
        for k in range(g.built[p]):
            done += fields[k] - 1 + BUILDING
        if g.built[p] < len(fields):
            done += g.support[p]
    whole = 0
    for field in fields:
        whole += field - 1 + BUILDING
    return 1000 * done // (whole * g.players)


def means(g: Wild) -> int:
    """What the defenders can work with: cards, items, tokens, and work within reach."""
    total = 0
    for p in range(g.players):
        if g.gone[p]:
            continue
        total += CARD * len(g.hand[p]) + WALL_TOKEN * g.tokens[p]
        for i in range(ITEM_COUNT):
            if g.items[ITEM_COUNT * p + i] == 1:
                total += ITEM
        if g.leader[p] != NONE:
            total += use_of(g, p, g.leader[p]) // 8
            best = 0
            for edge in EDGES_OF[g.leader[p]]:
                h = OTHER_SIDE[edge] if ONE_SIDE[edge] == g.leader[p] else ONE_SIDE[edge]
                if h != g.leader[p] and open_edge(g, edge):
                    best = max(best, use_of(g, p, h))
            total += best // 16
            if errand(g, p):
                total += max(0, NEAR * (FAR - distances(g, p)[g.leader[p]]))
    return 2 * total // g.players


def danger(g: Wild) -> int:
    """How near the machines are to each of their three ways to win."""
    fear = BY_FACTORIES[min(factories_built(g), 5)] + BY_TOXIC[min(sum(g.toxic), 6)]
    dead = 0
    for card in g.deaths:
        if card != NONE:
            dead += 1
    fear += BY_DEATHS[dead]
    enclosed = False
    for h in range(1, HEXES):
        fear += MECH * g.mechs[h]
        if g.pollution[h]:
            fear += POLLUTED[min(g.pollution[h], 2)]
        if g.tile[h] == NONE:
            free = 0
            for edge in EDGES_OF[h]:
                if not (g.wall[edge] or g.tile[ONE_SIDE[edge]] != NONE or g.tile[OTHER_SIDE[edge]] != NONE):
                    free += 1
            if free == 0:
                fear += ENCLOSED
                enclosed = True
            elif free == 1:
                fear += NEARLY
        elif not g.green[h]:
            fear += work_on(g, h)
    if not enclosed:  # the next Factories card spreads pollution (12.6.1)
        coming = smoke(g)
        fear += LAST_CARD if sum(g.toxic) + coming > TOXIC_SITES else COMING * coming
    elif g.tile[CORE] == 0:  # it would complete the core (1.2.1)
        fear += LAST_CARD
    for p in range(g.players):
        fear += BY_INJURIES[g.injuries[p]] * (2 + dead) // 2
        if g.leader[p] != NONE and g.mechs[g.leader[p]]:
            fear += HUNTED
    return fear


def smoke(g: Wild) -> int:
    """How many hexes the next spread would turn toxic, as things stand (12.6)."""
    coming = [0] * HEXES
    for source in range(HEXES):
        number = g.tile[source]
        if number == NONE or g.green[source]:
            continue
        for vent in VENTS[number]:
            direction = (g.arrow[number] + 1 + vent) % SIDES
            h = NEXT[source * SIDES + direction]
            while h != OFF and g.toxic[h]:
                h = NEXT[h * SIDES + direction]
            if h != OFF:
                coming[h] += 1
    turned = 0
    for h in range(HEXES):
        if coming[h] and g.pollution[h] + coming[h] >= 3:
            turned += 1
    return turned


def work_on(g: Wild, h: int) -> int:
    """What a factory that must be reforested weighs."""
    weight = STANDING_FACTORY + GUARD * g.mechs[h]
    if g.pollution[h] or g.toxic[h]:
        weight += FILTH
    for edge in EDGES_OF[h]:
        if g.breach[edge] != NONE:
            return weight
    return weight + SHUT


def open_edge(g: Wild, edge: int) -> bool:
    """Can a leader cross it?"""
    if has_engine(g, edge):
        return False
    if g.breach[edge] != NONE:
        return True
    return not (g.wall[edge] or g.tile[ONE_SIDE[edge]] != NONE or g.tile[OTHER_SIDE[edge]] != NONE)


# --- where a leader must go ---------------------------------------------------------------------------------------


def errand(g: Wild, p: int) -> bool:
    """Has the leader to be somewhere: on a building site with support enough, on a factory when all camps stand?"""
    return not wants_support(g, p)


def distances(g: Wild, p: int) -> list[int]:
    """From every hex, the moves and breaches to the nearest place of the leader's errand."""
    all_built = g.built[p] == camps_to_build(g)
    out = [FAR] * HEXES
    todo: list[int] = []
    for h in range(1, HEXES):
        if is_factory(g, h) if all_built else g.camp[h] == NONE and counts_as(g, h, HOME[g.faction[p]]):
            out[h] = 0
            todo.append(h)
    wall = 2 if g.tokens[p] else 4
    k = 0
    while k < len(todo):  # a hex comes again when a shorter way to it is found
        here = todo[k]
        k += 1
        for edge in EDGES_OF[here]:
            there = OTHER_SIDE[edge] if ONE_SIDE[edge] == here else ONE_SIDE[edge]
            if there in (here, CORE):
                continue
            way = out[here] + (1 if open_edge(g, edge) else wall)
            if way < out[there]:
                out[there] = way
                todo.append(there)
    return out


# --- what a place is good for -------------------------------------------------------------------------------------


def wants_support(g: Wild, p: int) -> bool:
    return g.built[p] < camps_to_build(g) and g.support[p] < maximum_support(g, p)


def use_of(g: Wild, p: int, h: int) -> int:
    """How useful it is for a player's leader to stand there, about 0 to 200."""
    good = 0
    sore = g.injuries[p] >= INJURY_LIMIT
    if g.built[p] == camps_to_build(g):
        if g.mechs[h] and is_factory(g, h) and not sore:
            good += 60
    elif wants_support(g, p):
        if g.pollution[h]:
            good += 30 + 8 * g.pollution[h]
        if g.toxic[h]:
            good += 5 if sore else 45
        if g.mechs[h]:
            good += 10 if sore else 25 + 6 * min(g.mechs[h], 3)
        if g.tokens[p]:
            for edge in EDGES_OF[h]:
                if cannot_breach(g, edge) is None:
                    good += 14
                    break
    elif counts_as(g, h, HOME[g.faction[p]]) and g.camp[h] == NONE:
        good += 120
    if is_factory(g, h):
        good += 90 if g.mechs[h] == 0 and g.pollution[h] == 0 and not g.toxic[h] else 45
    if works(g, h):
        good += 12 * g.injuries[p]
        if g.items[ITEM_COUNT * p + ITEM_OF[g.faction[g.camp[h]]]] == 0:
            good += 8
    if g.mechs[h] == 0:
        for n in AROUND[h]:
            if g.mechs[n] and g.tile[n] != NONE:
                good -= 6 + 4 * g.injuries[p]
                break
    return max(good, 0)


# --- what a sensible defender leans to ----------------------------------------------------------------------------


def lean(g: Wild, decision: Decision) -> list[int]:
    prompt = decision.prompt
    options = decision.options
    if prompt == "act":
        return _acts(g, g.turn, options)
    if prompt == "move-to" or prompt == "regroup-to":
        p = g.turn
        return _places(g, p, options)
    if prompt == "use-map":
        return _places(g, g.turn, options)
    if prompt == "lead" or prompt == "lead-alone":
        return [_leading(g, option) for option in options]
    if prompt == "breach-which":
        return [_walls(g, g.turn, option.a) for option in options]
    return []


def _places(g: Wild, p: int, options: list[Option]) -> list[int]:
    """By what there is to do, and by how near it brings the leader to its errand."""
    bound = errand(g, p)
    way = distances(g, p) if bound else []
    out: list[int] = []
    for option in options:
        weight = 4
        if option.word == "to" or option.word == "rally":
            use = use_of(g, p, option.a)
            weight += use * use // 10
            if bound:
                weight += 30 * max(0, FAR - way[option.a]) * max(0, FAR - way[option.a])
        out.append(weight)
    return out


def _acts(g: Wild, p: int, options: list[Option]) -> list[int]:
    h = g.leader[p]
    needy = wants_support(g, p)
    hurt = g.injuries[p]
    sore = hurt >= INJURY_LIMIT
    danger = threat(g, p)
    out: list[int] = []
    for option in options:
        weight = 10
        if option is BUILD:
            weight = 3000
        elif option is REFOREST:
            weight = 2000
        elif option is CLEANSE:
            weight = (4 if sore else 260) if g.toxic[h] else 160 + 60 * g.pollution[h]
            if not needy:
                weight //= 6
        elif option is DESTROY:
            weight = 220 if needy else 40
            if is_factory(g, h):
                weight += 120
            if sore:
                weight //= 3
        elif option is BREACH:
            weight = 90 if needy else 40 if g.built[p] == camps_to_build(g) else 15
        elif option is HEAL:
            weight = 70 * hurt * hurt
        elif option is MOVE:
            weight = 80 if needy else 260
            if danger == CLOSE and sore:
                weight //= 4
        elif option is REGROUP:
            weight = 20 + 25 * hurt if hurt >= 2 else (60 if not needy else 8)
        elif option is TAKE:
            weight = 12
        elif option is END:
            weight = 25 if danger == SAFE else (40 if not sore else 200)
        elif option.word == "use":
            weight = 60
        elif option.word == "team":
            weight = 60 if needy and use_of(g, p, h) > 20 else 20
        out.append(weight)
    return out


def _walls(g: Wild, p: int, edge: int) -> int:
    """Into a factory that must be reforested first; then where it opens a way."""
    here = g.leader[p]
    other = OTHER_SIDE[edge] if ONE_SIDE[edge] == here else ONE_SIDE[edge]
    if other == here:
        return 1
    return 20 + (200 if is_factory(g, other) else use_of(g, p, other))


def _leading(g: Wild, option: Option) -> int:
    """Strong cards, and those that can be followed by cards of their terrain."""
    if option.word != "lead":
        return 20
    card = option.a
    weight = 12 * POINTS[card] * POINTS[card]
    for p in range(g.players):
        if card in g.hand[p]:
            for other in g.hand[p]:
                if other != card and TERRAIN_OF[other] == TERRAIN_OF[card]:
                    weight += 25
    return weight
