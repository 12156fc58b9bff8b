"""Chapter 8, section 1: support. Chapter 10, sections 6-9: the deeds that earn it, whoever grants them."""

from __future__ import annotations

from weald.games.defenders.facts import CAMP_FIELDS, DO, DO_N, SUPPORT_ON_MECH
from weald.games.defenders.state import NONE, Defenders


def maximum_support(g: Defenders, p: int) -> int:
    """The field directly left of the leftmost camp on the track (8.1.3); each camp built raises it (8.1.7)."""
    fields = CAMP_FIELDS[g.seats]
    built = g.built[p]
    return fields[built] - 1 if built < len(fields) else fields[-1]


def gain_support(g: Defenders, p: int, n: int, rule: str) -> None:
    """Surplus is lost (8.1.4). A player without camps on the track gains none (AMB-35)."""
    room = maximum_support(g, p) - g.support[p]
    if n > room:
        n = room
    if n > 0:
        g.support[p] += n
        g.note("gained-support", rule, p, n, g.support[p])


def remove_pollution(g: Defenders, p: int, h: int, rule: str) -> bool:
    """Cleanse a hex: one support in all (10.6.1). Says whether a toxic site was removed; its injury is the
    caller's to deal (9.2.2)."""
    was_toxic = g.toxic[h]
    g.pollution[h] = 0
    g.toxic[h] = False
    g.note("cleansed", rule, p, h, 1 if was_toxic else 0)
    gain_support(g, p, 1, "8.1.1")
    return was_toxic


def destroy_mech(g: Defenders, p: int, h: int, rule: str) -> None:
    g.mechs[h] -= 1
    g.note("destroyed-mech", rule, p, h)
    power = g.power[p]
    extra = DO_N[power] if power != NONE and DO[power] == SUPPORT_ON_MECH else 0  # 15.5.5
    gain_support(g, p, 1 + extra, "8.1.1")


def place_breach(g: Defenders, p: int, edge: int, rule: str) -> None:
    g.breach[edge] = p
    g.tokens[p] -= 1
    g.note("breached", rule, p, edge)
    gain_support(g, p, 1, "8.1.1")
