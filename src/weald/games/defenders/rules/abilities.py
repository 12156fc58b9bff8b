"""Chapter 15: reveal abilities. They are mandatory, cost nothing and cause no roll (15.1.1, 15.1.5).

Lasting abilities live where the rule they change lives: ``in_force`` in moving.py, the die in injuries.py, ...
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from weald.games.defenders import facts, words
from weald.games.defenders.board import AROUND, CORE, EDGES, HEXES
from weald.games.defenders.rules import steps
from weald.games.defenders.rules.cards import draw
from weald.games.defenders.rules.factories import make_toxic
from weald.games.defenders.rules.ground import NO_MECH, cannot_breach, counts_as, toxic_left
from weald.games.defenders.rules.injuries import suffer
from weald.games.defenders.rules.moving import THE_CORE
from weald.games.defenders.rules.support import destroy_mech, gain_support, place_breach, remove_pollution
from weald.games.defenders.state import READY, USED, Defenders
from weald.kernel import NOBODY, Rule, Why

CAMP_IN_LIBRARY: Final = Why("camp-there", "15.2.8a")
TOXIC_THERE: Final = Why("toxic-there", "15.4.8")
NO_TOXIC_LEFT: Final = Why("no-toxic-left", "15.4.8")
NOT_THAT_TERRAIN: Final = Why("not-that-terrain", "6.2.3")


def told(g: Defenders) -> int:
    """How many events have been told so far; 0 in a match that keeps no log."""
    return g.journal.count if g.journal is not None else 0


def end_ability(g: Defenders, p: int, ability: int, before: int) -> None:
    """Say so if nothing came of it."""
    if told(g) == before:
        g.note("no-effect", facts.ABILITY_RULE[ability], p, ability)


# --- those that ask nothing and commute with all others -------------------------------------------------------------


def resolve_at_once(g: Defenders, p: int, ability: int) -> None:
    """Resolve one of AT_ONCE (4.1.6)."""
    g.note("reveals", facts.ABILITY_RULE[ability], p, g.active[p], ability)
    before = told(g)
    AT_ONCE[facts.DO[ability]](g, p, ability)
    end_ability(g, p, ability, before)


def shift_first_player(g: Defenders, p: int, ability: int) -> None:
    """Comrade: one seat clockwise, past those who have left (4.1.7, AMB-34). Alone no effect (14.1.3)."""
    if g.solo:
        return
    order = g.clockwise(g.first)
    first = order[facts.DO_N[ability] % len(order)]
    if first != g.first:
        g.first = first
        g.note("first-player", "4.1.7", first)


def ready_items(g: Defenders, p: int, ability: int) -> None:
    """Archives and the like: yours (15.2.2); Almanac Printing and the like: everybody's (15.2.3)."""
    for q in g.clockwise(p):
        if q == p or facts.DO_WHO[ability] == "all":
            ready(g, q, facts.DO_ITEM[ability], facts.ABILITY_RULE[ability])


def manifesto(g: Defenders, p: int, ability: int) -> None:
    gain_support(g, p, facts.DO_N[ability], facts.ABILITY_RULE[ability])


def bountiful_harvest(g: Defenders, p: int, ability: int) -> None:
    draw(g, p, facts.DO_N[ability], facts.ABILITY_RULE[ability])


def ready(g: Defenders, p: int, item: int, rule: str) -> None:
    """Flip a player's token to its ready side; a ready one stays so (11.1.5)."""
    at = p * facts.ITEM_COUNT + item
    if g.items[at] == USED:
        g.items[at] = READY
        g.note("readied", rule, p, item)


def heal(g: Defenders, p: int, n: int, rule: str) -> None:
    """Remove up to n injury tokens."""
    if n > g.injuries[p]:
        n = g.injuries[p]
    if n > 0:
        g.injuries[p] -= n
        g.note("healed", rule, p, n)


# --- one by one, in the order the players choose --------------------------------------------------------------------


def reveal(g: Defenders, p: int) -> Rule | None:
    """Resolve one reveal ability completely (15.1.3)."""
    ability = facts.ABILITY_OF[g.active[p]]
    if facts.DO[ability] == facts.SHIFT_LEADERS:  # Secret Paths: a step for each player
        g.note("reveals", facts.ABILITY_RULE[ability], p, g.active[p], ability)
        for q in g.clockwise(p):
            g.then(steps.SHIFT_LEADER, q)
        return None
    return ask_reveal(g, p, ability)


def ask_reveal(g: Defenders, p: int, ability: int) -> Rule:
    g.note("reveals", facts.ABILITY_RULE[ability], p, g.active[p], ability)
    before = told(g)
    more = ONE_BY_ONE[facts.DO[ability]](g, p, ability)
    if more is not None:
        yield from more
    end_ability(g, p, ability, before)


def burning_heat(g: Defenders, p: int, ability: int) -> None:
    suffer(g, p, facts.DO_N[ability], facts.ABILITY_RULE[ability])


def ambush(g: Defenders, p: int, ability: int) -> None:
    """Destroy one mech on the leader's hex (15.4.5); without a mech nothing happens (AMB-42)."""
    if g.mechs[g.leader[p]] > 0:
        destroy_mech(g, p, g.leader[p], facts.ABILITY_RULE[ability])


def healing(g: Defenders, p: int, ability: int) -> Rule | None:
    """Field Hospital: everybody removes some (15.3.9). Healing Herbs: one player all (15.4.9)."""
    if facts.DO_WHO[ability] != "all":
        return healing_herbs(g, p)
    for q in g.clockwise(p):
        heal(g, q, facts.DO_N[ability], facts.ABILITY_RULE[ability])
    return None


def controlled_burn(g: Defenders, p: int, ability: int) -> None:
    """Cleanse all hexes around the leader; each toxic site is an injury of its own (15.2.4, 15.2.4a)."""
    for h in AROUND[g.leader[p]]:
        if (g.pollution[h] > 0 or g.toxic[h]) and remove_pollution(g, p, h, "15.2.4"):
            suffer(g, p, 1, "9.2.2")


def cannot_take_camp(g: Defenders, h: int, terrain: int) -> Why | None:
    """Travelling Library: a hex of the terrain without a camp (15.2.8a)."""
    if not counts_as(g, h, terrain):
        return NOT_THAT_TERRAIN
    if g.camp[h] != NOBODY:
        return CAMP_IN_LIBRARY
    return None


def travelling_library(g: Defenders, p: int, ability: int) -> Rule:
    """Move one of your camps on the board to any forest hex (15.2.8)."""
    terrain = facts.DO_TERRAIN[ability]
    targets = [h for h in range(1, HEXES) if cannot_take_camp(g, h, terrain) is None]
    if not targets:
        return
    ask = g.ask(g.seat_of(p), "library-from", "15.2.8", g.faction[p])
    for h in range(1, HEXES):
        if g.camp[h] == p:
            ask.offer(words.CAMP[h])
    choice = yield ask
    source = choice.a
    ask = g.ask(g.seat_of(p), "library-to", "15.2.8a", g.faction[p], source)
    for h in range(1, HEXES) if g.explaining else targets:
        ask.offer(words.TO[h], cannot_take_camp(g, h, terrain))
    choice = yield ask
    g.camp[source] = NOBODY
    g.camp[choice.a] = p
    g.note("moved-camp", "15.2.8", p, source, choice.a)


def sharpshooter(g: Defenders, p: int, ability: int) -> Rule:
    """Destroy one mech beside the leader; the core is a hex too (15.3.8, AMB-24)."""
    targets = [h for h in AROUND[g.leader[p]] if g.mechs[h] > 0]
    if not targets:
        return
    ask = g.ask(g.seat_of(p), "sharpshooter", "15.3.8", g.faction[p])
    for h in AROUND[g.leader[p]]:
        ask.offer(words.MECH[h], None if g.mechs[h] > 0 else NO_MECH)
    choice = yield ask
    destroy_mech(g, p, choice.a, "15.3.8")


def healing_herbs(g: Defenders, p: int) -> Rule:
    """Any player removes all injuries (15.4.9)."""
    ask = g.ask(g.seat_of(p), "healing-herbs", "15.4.9", g.faction[p])
    for q in g.clockwise(p):
        ask.offer(words.FOR[g.faction[q]])
    choice = yield ask
    q = g.faction.index(choice.a)
    heal(g, q, g.injuries[q], "15.4.9")


def shift_leader(g: Defenders, p: int) -> Rule:
    """Secret Paths: to an adjacent hex, blocking ignored, never onto the core (15.4.6, 15.4.6a)."""
    ask = g.ask(g.seat_of(p), "secret-paths", "15.4.6", g.faction[p])
    ask.offer(words.STAY)
    for h in AROUND[g.leader[p]]:
        ask.offer(words.TO[h], THE_CORE if h == CORE else None)
    choice = yield ask
    if choice is not words.STAY:
        g.note("shifted", "15.4.6", p, g.leader[p], choice.a)
        g.leader[p] = choice.a


def cannot_rain(g: Defenders, h: int) -> Why | None:
    """Any hex with a mech and without a toxic site; none may become the seventh (15.4.8, AMB-17)."""
    if g.mechs[h] == 0:
        return NO_MECH
    if g.toxic[h]:
        return TOXIC_THERE
    if g.pollution[h] == facts.TOXIC_AT - 1 and toxic_left(g) == 0:
        return NO_TOXIC_LEFT
    return None


def acid_rain(g: Defenders, p: int, ability: int) -> Rule:
    """Replace one mech by one pollution: no mech is destroyed, so no support (AMB-25)."""
    targets = [h for h in range(HEXES) if cannot_rain(g, h) is None]
    if not targets:
        return
    ask = g.ask(g.seat_of(p), "acid-rain", "15.4.8", g.faction[p])
    for h in range(HEXES) if g.explaining else targets:
        ask.offer(words.MECH[h], cannot_rain(g, h))
    choice = yield ask
    h = choice.a
    g.mechs[h] -= 1
    g.pollution[h] += 1
    g.note("rained", "15.4.8", p, h)
    if g.pollution[h] == facts.TOXIC_AT:
        make_toxic(g, h, "15.4.8a")


def tunnels(g: Defenders, p: int, ability: int) -> Rule:
    """The leader onto any hex of the terrain, also the one it stands on (15.5.7, AMB-41)."""
    terrain = facts.DO_TERRAIN[ability]
    targets = [h for h in range(1, HEXES) if counts_as(g, h, terrain)]
    if not targets:
        return
    ask = g.ask(g.seat_of(p), "tunnels", "15.5.7", g.faction[p])
    for h in range(1, HEXES) if g.explaining else targets:
        ask.offer(words.TO[h], None if counts_as(g, h, terrain) else NOT_THAT_TERRAIN)
    choice = yield ask
    g.note("tunnelled", "15.5.7", p, g.leader[p], choice.a)
    g.leader[p] = choice.a


def demolition(g: Defenders, p: int, ability: int) -> Rule:
    """Breach any one wall on the board with one of your tokens (15.5.9); without a token nothing happens."""
    if g.tokens[p] == 0:
        return
    targets = [e for e in range(EDGES) if cannot_breach(g, e) is None]
    if not targets:
        return
    ask = g.ask(g.seat_of(p), "demolition", "15.5.9", g.faction[p])
    for e in range(EDGES) if g.explaining else targets:
        ask.offer(words.WALL[e], cannot_breach(g, e))
    choice = yield ask
    place_breach(g, p, choice.a, "15.5.9")


# By what an ability does (facts.DO).
AT_ONCE: Final[dict[int, Callable[[Defenders, int, int], None]]] = {
    facts.SHIFT_FIRST_PLAYER: shift_first_player,
    facts.READY_ITEM: ready_items,
    facts.GAIN_SUPPORT: manifesto,
    facts.DRAW: bountiful_harvest,
}
# What is returned asks for the rest.
ONE_BY_ONE: Final[dict[int, Callable[[Defenders, int, int], Rule | None]]] = {
    facts.CLEANSE_AROUND: controlled_burn,
    facts.SUFFER_INJURY: burning_heat,
    facts.RELOCATE_CAMP: travelling_library,
    facts.DESTROY_MECH_NEAR: sharpshooter,
    facts.DESTROY_MECH_HERE: ambush,
    facts.HEAL: healing,
    facts.ACID_RAIN: acid_rain,
    facts.TELEPORT_LEADER: tunnels,
    facts.BREACH_ANYWHERE: demolition,
}

steps.REVEAL.does(reveal)
steps.SHIFT_LEADER.does(shift_leader)
