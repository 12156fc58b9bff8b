"""Chapter 12, sections 4 to 6: enclosed hexes become factories, factories spread pollution."""

from __future__ import annotations

from weald.games.defenders.board import CORE, EDGES_OF, HEXES, NEXT, OFF, RADAR_HEX, SIDES, radar
from weald.games.defenders.facts import CORE_MECHS, TOP_TILE, TOXIC_AT, VENTS
from weald.games.defenders.rules.ending import CORE_COMPLETED, TOXIC_CATASTROPHE, lose
from weald.games.defenders.rules.ground import place_mechs, toxic_left, walled
from weald.games.defenders.state import NONE, Defenders
from weald.kernel import NOBODY


def enclosed(g: Defenders, h: int) -> bool:
    """A terrain hex with all six edges walled: breached walls count, engines and the bare border do not."""
    if g.tile[h] != NONE:  # 12.4.5
        return False
    for edge in EDGES_OF[h]:
        if not walled(g, edge):
            return False
    return True


def enclosed_hexes(g: Defenders) -> list[int]:
    return [h for h in range(1, HEXES) if enclosed(g, h)]


def building_site(g: Defenders) -> int:
    """The enclosed hex the radar meets first (12.5); NONE if no hex is enclosed."""
    met = radar(RADAR_HEX, g.arrow[g.tile[CORE]], g.direction)
    site = NONE
    for h in range(1, HEXES):
        if enclosed(g, h) and (site == NONE or met[h] < met[site]):
            site = h
    return site


def build_factory(g: Defenders) -> bool:
    """One factory if any hex is enclosed (12.4.6). Says whether one was built."""
    site = building_site(g)
    if site == NONE:
        return False
    number = g.tile[CORE]
    if number == 0:  # 12.4.7
        lose(g, CORE_COMPLETED, "1.2.1")
    for edge in EDGES_OF[site]:  # 12.4.8; breach tokens stay
        g.wall[edge] = False
    g.tile[site] = number  # 12.4.9
    g.tile[CORE] = number - 1
    g.tell("built-factory", "12.4.9", NOBODY, site, number)
    if g.mechs[CORE] or g.pollution[CORE] or g.toxic[CORE]:
        g.tell("came-along", "12.4.10", NOBODY, site, g.mechs[CORE], g.pollution[CORE], 1 if g.toxic[CORE] else 0)
    g.mechs[site] += g.mechs[CORE]  # 12.4.10, 12.4.13
    g.mechs[CORE] = 0
    tokens = g.pollution[site] + g.pollution[CORE]  # 12.4.14
    toxic = g.toxic[site] or g.toxic[CORE]
    g.pollution[site] = g.pollution[CORE] = 0
    g.toxic[site], g.toxic[CORE] = toxic, False  # of two sites one goes back to the ring (AMB-18)
    if not toxic:
        if tokens >= TOXIC_AT:
            make_toxic(g, site, "12.4.14")
        else:
            g.pollution[site] = tokens
    placed = place_mechs(g, CORE, CORE_MECHS)  # 12.4.17
    g.tell("placed-mechs", "12.4.17", NOBODY, CORE, placed)
    return True


def make_toxic(g: Defenders, h: int, rule: str) -> None:
    """Three pollution become a toxic site from the ring (12.6.9); none left there is the end (1.2.4)."""
    if toxic_left(g) == 0:
        lose(g, TOXIC_CATASTROPHE, "1.2.4")
    g.pollution[h] = 0
    g.toxic[h] = True
    g.tell("turned-toxic", rule, NOBODY, h)


def spread_pollution(g: Defenders) -> None:
    """Every unreforested factory by falling number, the core's top tile last (12.6.2, 12.6.13)."""
    where = [NONE] * (TOP_TILE + 1)
    for h in range(HEXES):
        if g.tile[h] != NONE and not g.green[h]:
            where[g.tile[h]] = h
    for number in range(TOP_TILE, g.tile[CORE] - 1, -1):
        if where[number] != NONE:
            for vent in VENTS[number]:
                _vent(g, where[number], (g.arrow[number] + 1 + vent) % SIDES)


def _vent(g: Defenders, source: int, direction: int) -> None:
    """One token, past toxic sites in a straight line (12.6.5); off the board nothing (12.6.6)."""
    h = NEXT[source * SIDES + direction]
    while h != OFF and g.toxic[h]:
        h = NEXT[h * SIDES + direction]
    if h == OFF:
        return
    g.pollution[h] += 1
    g.tell("polluted", "12.6.3", NOBODY, source, h)
    if g.pollution[h] == TOXIC_AT:
        make_toxic(g, h, "12.6.9")
