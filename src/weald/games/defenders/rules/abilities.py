"""Chapter 15: reveal abilities. They are mandatory, cost nothing and cause no roll (15.1.1, 15.1.5).

Lasting abilities live where the rule they change lives: ``in_force`` in moving.py, the die in injuries.py, ...
"""

from __future__ import annotations

from weald.games.defenders.board import AROUND, CORE, EDGES, HEXES
from weald.games.defenders.facts import (
    ABILITY_OF,
    ABILITY_RULE,
    ACID_RAIN,
    BREACH_ANYWHERE,
    CLEANSE_AROUND,
    DESTROY_MECH_HERE,
    DESTROY_MECH_NEAR,
    DO,
    DO_ITEM,
    DO_N,
    DO_TERRAIN,
    DO_WHO,
    GAIN_SUPPORT,
    HEAL,
    ITEM_COUNT,
    READY_ITEM,
    RELOCATE_CAMP,
    SHIFT_FIRST_PLAYER,
    SHIFT_LEADERS,
    SUFFER_INJURY,
    TELEPORT_LEADER,
)
from weald.games.defenders.rules import steps
from weald.games.defenders.rules.cards import draw
from weald.games.defenders.rules.factories import make_toxic
from weald.games.defenders.rules.ground import cannot_breach, counts_as, toxic_left
from weald.games.defenders.rules.injuries import suffer
from weald.games.defenders.rules.support import destroy_mech, gain_support, place_breach, remove_pollution
from weald.games.defenders.state import NONE, Defenders
from weald.games.defenders.words import (
    CAMP,
    CAMP_IN_LIBRARY,
    FOR,
    MECH,
    NO_MECH,
    NO_TOXIC_LEFT,
    NOT_THAT_TERRAIN,
    STAY,
    THE_CORE,
    TO,
    TOXIC_THERE,
    WALL,
)
from weald.kernel.decision import Rule, Why


def resolve_at_once(g: Defenders, p: int, ability: int) -> None:
    """Abilities that ask nothing and commute with all others."""
    act, n, rule = DO[ability], DO_N[ability], ABILITY_RULE[ability]
    if act == SHIFT_FIRST_PLAYER:
        shift_first_player(g, n)
    elif act == READY_ITEM:  # Archives and the like: yours; Almanac Printing and the like: everybody's
        for q in g.clockwise(p):
            if q == p or DO_WHO[ability] == "all":
                ready(g, q, DO_ITEM[ability], rule)
    elif act == GAIN_SUPPORT:
        gain_support(g, p, n, rule)
    else:
        draw(g, p, n, rule)


def shift_first_player(g: Defenders, seats: int) -> None:
    """Comrade: one seat clockwise, past those who have left (4.1.7, AMB-34). Alone no effect (14.1.3)."""
    if g.solo:
        return
    order = g.clockwise(g.first)
    g.first = order[seats % len(order)]
    g.note("first-player", "4.1.7", g.first)


def ready(g: Defenders, p: int, item: int, rule: str) -> None:
    """Flip the own token to its active side; an active one stays so (11.1.5)."""
    at = p * ITEM_COUNT + item
    if g.items[at] == 0:
        g.items[at] = 1
        g.note("readied", rule, p, item)


def heal(g: Defenders, p: int, n: int, rule: str) -> None:
    """Remove up to n injury tokens."""
    if n > g.injuries[p]:
        n = g.injuries[p]
    if n > 0:
        g.injuries[p] -= n
        g.note("healed", rule, p, n)


# --- one by one -----------------------------------------------------------------------------------------------


def reveal(g: Defenders, p: int) -> Rule:
    """Resolve one reveal ability completely (15.1.3)."""
    ability = ABILITY_OF[g.active[p]]
    act, n = DO[ability], DO_N[ability]
    g.note("reveals", ABILITY_RULE[ability], p, g.active[p])
    if act == CLEANSE_AROUND:
        controlled_burn(g, p)
    elif act == SUFFER_INJURY:  # 15.2.6
        suffer(g, p, n, "15.2.6")
    elif act == RELOCATE_CAMP:
        yield from travelling_library(g, p, DO_TERRAIN[ability])
    elif act == DESTROY_MECH_NEAR:
        yield from sharpshooter(g, p)
    elif act == DESTROY_MECH_HERE:  # Ambush (15.4.5); without a mech nothing happens (AMB-42)
        if g.mechs[g.leader[p]] > 0:
            destroy_mech(g, p, g.leader[p], "15.4.5")
    elif act == HEAL:
        if DO_WHO[ability] == "all":  # Field Hospital (15.3.9)
            for q in g.clockwise(p):
                heal(g, q, n, "15.3.9")
        else:
            yield from healing_herbs(g, p)
    elif act == SHIFT_LEADERS:  # Secret Paths (15.4.6): everybody may
        for q in g.clockwise(p):
            g.then(steps.SHIFT_LEADER, q)
    elif act == ACID_RAIN:
        yield from acid_rain(g, p)
    elif act == TELEPORT_LEADER:
        yield from tunnels(g, p, DO_TERRAIN[ability])
    elif act == BREACH_ANYWHERE:
        yield from demolition(g, p)


def controlled_burn(g: Defenders, p: int) -> None:
    """Cleanse all hexes around the leader; each toxic site is an injury of its own (15.2.4, 15.2.4a)."""
    for h in AROUND[g.leader[p]]:
        if (g.pollution[h] > 0 or g.toxic[h]) and remove_pollution(g, p, h, "15.2.4"):
            suffer(g, p, 1, "9.2.2")


def cannot_take_camp(g: Defenders, h: int, terrain: int) -> Why | None:
    """Travelling Library: a hex of the terrain without a camp (15.2.8a)."""
    if not counts_as(g, h, terrain):
        return NOT_THAT_TERRAIN
    if g.camp[h] != NONE:
        return CAMP_IN_LIBRARY
    return None


def travelling_library(g: Defenders, p: int, terrain: int) -> Rule:
    """Move one of the own camps on the board to any forest hex (15.2.8)."""
    targets = [h for h in range(1, HEXES) if cannot_take_camp(g, h, terrain) is None]
    if not targets:
        return
    ask = g.ask(g.seat_of(p), "library-from", "15.2.8", g.faction[p])
    for h in range(1, HEXES):
        if g.camp[h] == p:
            ask.offer(CAMP[h])
    choice = yield ask
    source = choice.a
    ask = g.ask(g.seat_of(p), "library-to", "15.2.8a", g.faction[p], source)
    for h in range(1, HEXES) if g.explaining else targets:
        ask.offer(TO[h], cannot_take_camp(g, h, terrain))
    choice = yield ask
    g.camp[source] = NONE
    g.camp[choice.a] = p
    g.note("moved-camp", "15.2.8", p, source, choice.a)


def sharpshooter(g: Defenders, p: int) -> Rule:
    """Destroy one mech beside the leader; the core is a hex too (15.3.8, AMB-24)."""
    targets = [h for h in AROUND[g.leader[p]] if g.mechs[h] > 0]
    if not targets:
        return
    ask = g.ask(g.seat_of(p), "sharpshooter", "15.3.8", g.faction[p])
    for h in AROUND[g.leader[p]]:
        ask.offer(MECH[h], None if g.mechs[h] > 0 else NO_MECH)
    choice = yield ask
    destroy_mech(g, p, choice.a, "15.3.8")


def healing_herbs(g: Defenders, p: int) -> Rule:
    """Any player removes all injuries (15.4.9)."""
    ask = g.ask(g.seat_of(p), "healing-herbs", "15.4.9", g.faction[p])
    for q in g.clockwise(p):
        ask.offer(FOR[g.faction[q]])
    choice = yield ask
    q = g.faction.index(choice.a)
    heal(g, q, g.injuries[q], "15.4.9")


def shift_leader(g: Defenders, p: int) -> Rule:
    """Secret Paths: to an adjacent hex, blocking ignored, never onto the core (15.4.6, 15.4.6a)."""
    ask = g.ask(g.seat_of(p), "secret-paths", "15.4.6", g.faction[p])
    ask.offer(STAY)
    for h in AROUND[g.leader[p]]:
        ask.offer(TO[h], THE_CORE if h == CORE else None)
    choice = yield ask
    if choice is not STAY:
        g.note("shifted", "15.4.6", p, g.leader[p], choice.a)
        g.leader[p] = choice.a


def cannot_rain(g: Defenders, h: int) -> Why | None:
    """Any hex with a mech and without a toxic site; none may become the seventh (15.4.8, AMB-17)."""
    if g.mechs[h] == 0:
        return NO_MECH
    if g.toxic[h]:
        return TOXIC_THERE
    if g.pollution[h] == 2 and toxic_left(g) == 0:
        return NO_TOXIC_LEFT
    return None


def acid_rain(g: Defenders, p: int) -> Rule:
    """Replace one mech by one pollution: no mech is destroyed, so no support (AMB-25)."""
    targets = [h for h in range(HEXES) if cannot_rain(g, h) is None]
    if not targets:
        return
    ask = g.ask(g.seat_of(p), "acid-rain", "15.4.8", g.faction[p])
    for h in range(HEXES) if g.explaining else targets:
        ask.offer(MECH[h], cannot_rain(g, h))
    choice = yield ask
    h = choice.a
    g.mechs[h] -= 1
    g.pollution[h] += 1
    g.note("rained", "15.4.8", p, h)
    if g.pollution[h] == 3:
        make_toxic(g, h, "15.4.8a")


def tunnels(g: Defenders, p: int, terrain: int) -> Rule:
    """The leader onto any hex of the terrain, also the one it stands on (15.5.7, AMB-41)."""
    targets = [h for h in range(1, HEXES) if counts_as(g, h, terrain)]
    if not targets:
        return
    ask = g.ask(g.seat_of(p), "tunnels", "15.5.7", g.faction[p])
    for h in range(1, HEXES) if g.explaining else targets:
        ask.offer(TO[h], None if counts_as(g, h, terrain) else NOT_THAT_TERRAIN)
    choice = yield ask
    g.note("shifted", "15.5.7", p, g.leader[p], choice.a)
    g.leader[p] = choice.a


def demolition(g: Defenders, p: int) -> Rule:
    """Breach any one wall on the board with an own token (15.5.9); without a token nothing happens."""
    if g.tokens[p] == 0:
        return
    targets = [e for e in range(EDGES) if cannot_breach(g, e) is None]
    if not targets:
        return
    ask = g.ask(g.seat_of(p), "demolition", "15.5.9", g.faction[p])
    for e in range(EDGES) if g.explaining else targets:
        ask.offer(WALL[e], cannot_breach(g, e))
    choice = yield ask
    place_breach(g, p, choice.a, "15.5.9")


steps.REVEAL.does(reveal)
steps.SHIFT_LEADER.does(shift_leader)
