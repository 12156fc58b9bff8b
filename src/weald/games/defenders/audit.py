"""What must always be true of a table: no piece and no card appears or vanishes."""

from __future__ import annotations

from weald.games.defenders import facts
from weald.games.defenders.board import BORDER, CORE, CORE_SIDE, EDGE, EDGES, HEXES, NEXT, RING
from weald.games.defenders.rules.ending import MASSACRE, TOXIC_CATASTROPHE, camps_to_build
from weald.games.defenders.rules.ground import walled
from weald.games.defenders.rules.support import maximum_support
from weald.games.defenders.state import NONE, Defenders
from weald.kernel import NOBODY, NOWHERE


def audit(g: Defenders) -> list[str]:
    """Every invariant that does not hold, with the rule it comes from."""
    out: list[str] = []
    _board(g, out)
    _machines(g, out)
    for p in range(g.players):
        _player(g, p, out)
    return out


def _board(g: Defenders, out: list[str]) -> None:
    for h in range(HEXES):
        if g.pollution[h] > (3 if g.how == TOXIC_CATASTROPHE else 2):
            out.append(f"hex {h} holds {g.pollution[h]} pollution (12.6.9)")
        if g.toxic[h] and g.pollution[h]:
            out.append(f"hex {h} is toxic and polluted (12.6.12)")
        if g.mechs[h] < 0:
            out.append(f"hex {h} holds {g.mechs[h]} mechs")
        if g.green[h] and (g.tile[h] == NONE or g.mechs[h]):
            out.append(f"hex {h} is reforested without a factory or with mechs (10.9.1)")
    if sum(g.mechs) > facts.MECHS:
        out.append(f"{sum(g.mechs)} mechs on the board (2.1.3)")
    if sum(g.toxic) > facts.TOXIC_SITES:
        out.append(f"{sum(g.toxic)} toxic sites on the board (2.1.4)")
    if g.camp[CORE] != NOBODY or g.green[CORE]:
        out.append("a camp on the core, or the core reforested (6.2.5)")
    tiles = sorted(t for t in g.tile if t != NONE)
    if tiles != list(range(g.tile[CORE], facts.TOP_TILE + 1)) or g.tile[CORE] < 0:
        out.append(f"factory tiles on the board: {tiles} (12.4.20)")
    if sorted(t for t in g.terrain if t < 4) != [t for t in range(4) for _ in range(9)]:
        out.append("not nine hexes of each terrain")
    for e in range(EDGES):
        if CORE_SIDE[e] and (g.wall[e] or g.breach[e] != NOBODY):
            out.append(f"a wall or breach on side {e} of the core (10.8.7)")
        if g.breach[e] != NOBODY and not walled(g, e):
            out.append(f"a breach on edge {e} without a wall (10.8.1)")


def _machines(g: Defenders, out: list[str]) -> None:
    edges = [EDGE[pose] for pose in g.engine if pose != NONE]
    if len(set(edges)) != len(edges):
        out.append("two engines on one edge (6.1.5)")
    for pose in g.engine:
        if pose != NONE and (BORDER[EDGE[pose]] or walled(g, EDGE[pose]) or NEXT[pose] == NONE):
            out.append(f"an engine stands on the border or on a wall, pose {pose} (12.2.8, 6.1.5)")
    if g.machines and sorted(g.machine_deck + g.machine_discard) != g.machines:
        out.append("machine cards lost (12.1.3)")


def _player(g: Defenders, p: int, out: list[str]) -> None:
    f = g.faction[p]
    if g.leader_card[p] != NONE:
        deck = [
            c
            for c in range(facts.DEFENDERS)
            if facts.FACTION_OF[c] == f and facts.LEADER_OF[c] in (-1, g.leader_card[p])
        ]
        dead = [c for c in g.deaths if c != NONE and facts.FACTION_OF[c] == f]
        found = sorted(g.deck[p] + g.hand[p] + g.discard[p] + dead)
        missing = [c for c in deck if c not in found]
        if len(found) != len(set(found)) or [c for c in found if c not in deck]:
            out.append(f"player {p} has cards twice or of others (3.4.10)")
        if len(missing) > (1 if g.how == MASSACRE else 0):
            out.append(f"player {p} lost the cards {missing} (7.3.4)")
    camps = g.camp.count(p)
    started = g.leader[p] != NOWHERE or g.gone[p]
    if camps != g.built[p] + (1 if started else 0) or g.built[p] > camps_to_build(g):
        out.append(f"player {p} has {camps} camps on the board and built {g.built[p]} (8.2.1)")
    if not 0 <= g.support[p] <= maximum_support(g, p):
        out.append(f"player {p} has support {g.support[p]} (8.1.4)")
    if not 0 <= g.injuries[p] <= facts.INJURY_LIMIT:
        out.append(f"player {p} has {g.injuries[p]} injuries (9.2.1)")
    if g.tokens[p] < 0 or g.tokens[p] + g.breach.count(p) != facts.BREACHES[g.seats]:
        out.append(f"player {p} has {g.tokens[p]} breach tokens left (2.2.2)")
    in_play = {facts.ITEM_OF[x] for x in g.faction}
    for item in range(4):
        if (g.items[4 * p + item] == NONE) == (item in in_play):
            out.append(f"player {p}: item {item} (3.5.2, 3.5.3)")
    if g.leader[p] == CORE or (g.leader[p] != NOWHERE and not 0 < RING[g.leader[p]] <= 3):
        out.append(f"leader {p} is off the board (10.1.4, 10.1.5)")
    if g.gone[p] and g.leader[p] != NOWHERE:
        out.append(f"player {p} has left but the leader has not (8.3.1)")
