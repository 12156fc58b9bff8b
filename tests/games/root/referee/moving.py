"""Which moves are legal (4.2): from where, to where, how many."""

from __future__ import annotations

from tests.games.root.referee.reading import CHAMPION, Table, is_vagabond
from tests.games.root.referee.tables import BURROW, CRAFTING


def ways(table: Table, side: str, place: str) -> dict[str, bool]:
    """The places next to a clearing for this side; whether rule does not matter on the way (11.2.2, 13.2.3)."""
    played = table.played(side)
    nimble = side == "corvids" or is_vagabond(side) or "corvid_planners" in played
    closed = set(table.position["closed"])
    out: dict[str, bool] = {}
    for a, b in table.map.paths:
        if a == place and f"{a}-{b}" not in closed and f"{b}-{a}" not in closed:
            out[b] = nimble
    boats = table.factions.get("riverfolk", {}).get("riverboats") == side or "boat_builders" in played
    if side == "riverfolk" or boats:
        for a, b in table.map.rivers:
            if a == place:
                out[b] = nimble or side == "riverfolk" or out.get(b, False)
    if "tunnels" in played and _crafts_in(table, side, place):
        for b in table.map.slots:
            if b != place and _crafts_in(table, side, b):
                out[b] = nimble or out.get(b, False)
    if side == "duchy":
        if place == BURROW:
            out.update((b, False) for b in table.clearings if table.has(b, "tunnel"))
        elif table.has(place, "tunnel"):
            out[BURROW] = False
    return out


def _crafts_in(table: Table, side: str, place: str) -> bool:
    """The side has a crafting piece there: the card Tunnels joins such clearings."""
    return place != BURROW and any(table.has(place, kind) for kind in CRAFTING.get(side, ()))


def may_enter(table: Table, side: str, place: str) -> bool:
    if place == BURROW:
        return side == "duchy"  # 12.2.2b
    return not table.clearings[place]["scorched"]  # D.6.2b


def destinations(table: Table, side: str, place: str) -> set[str]:
    """Where warriors of the side may go from a clearing."""
    if place not in table.clearings or not table.warriors(place, side) or held(table, side, place):
        return set()
    crown = table.crown(side)
    return {
        to
        for to, free in ways(table, side, place).items()
        if may_enter(table, side, to)
        and (free or dives(table, side, place, to) or crown in (table.ruler(place), table.ruler(to)))
    }


def held(table: Table, side: str, place: str) -> bool:
    """By a snare (13.7.2), or by the music: an enemy of the Band stays where it came to in this turn."""
    if table.snared(side, place):
        return True
    for band in ("popular_band", "street_band"):
        if band in table.lords and table.warriors(place, band) and (side, place) in table.entered:
            return side in table.enemies(band)
    return False


def dives(table: Table, side: str, place: str, to: str) -> bool:
    """Otter Divers: their controller needs no rule from or to a river clearing."""
    on_river = {end for link in table.map.rivers for end in link}
    return table.lords.get("otter_divers") == side and bool(on_river & {place, to})


def origins(table: Table, side: str, suit: str = "bird") -> set[str]:
    """Clearings from which a move is possible; only those that match a card, if one asks for it."""
    return {
        place
        for place in table.clearings
        if (suit == "bird" or table.matches(suit, place)) and destinations(table, side, place)
    }


def counts(table: Table, side: str, place: str, champion_goes: bool, champion_may_go: bool) -> set[int]:
    """How many plain warriors may go: at least one piece must (4.2)."""
    there = table.clearings[place]["warriors"]
    plain = int(there.get(side, 0))
    del champion_may_go
    return set(range(0 if champion_goes else 1, plain + 1))


def champion_in(table: Table, place: str) -> bool:
    return bool(table.clearings[place]["warriors"].get(CHAMPION))


# --- the ferry (C.2.5) ---------------------------------------------------------------------------------


def sailings(table: Table, side: str) -> set[str]:
    """Where a move with the ferry may go: from its clearing to any other on the coast, by the normal rules."""
    ferry = table.position["ferry"]
    if ferry is None:
        return set()
    shore = table.map.coast or {b for a, b in table.map.rivers if a == ferry}  # as a landmark: along the river
    coast = [place for place in shore if place != ferry and may_enter(table, side, place)]
    if is_vagabond(side):
        if table.player(side)["pawn"] != ferry or held(table, side, ferry):
            return set()
        return {to for to in coast if extra_boots(table, side, to) <= ready(table, side, "boot")}  # AMB-63
    if not table.warriors(ferry, side) or held(table, side, ferry):
        return set()
    # 13.2.3; the lake is a river (C.2.2a, 11.2.2)
    free = side in ("corvids", "riverfolk") or "corvid_planners" in table.played(side)
    crown = table.crown(side)
    return {
        to for to in coast if free or dives(table, side, ferry, to) or crown in (table.ruler(ferry), table.ruler(to))
    }


# --- the Vagabond (9.4.2, 9.5.1) -------------------------------------------------------------------------


def ready(table: Table, side: str, item: str) -> int:
    """Undamaged face-up items, in the satchel or on their track."""
    items = table.factions[side]["items"]
    return sum(
        n
        for condition in ("track", "ready")
        for name, n in items.get(condition, {}).items()
        if name.removeprefix("ruin_") == item
    )


def undamaged(table: Table, side: str, item: str) -> int:
    items = table.factions[side]["items"]
    spent = sum(n for name, n in items.get("exhausted", {}).items() if name.removeprefix("ruin_") == item)
    return ready(table, side, item) + int(spent)


def extra_boots(table: Table, side: str, place: str) -> int:
    """9.2.9.III.b: one more into a clearing with a warrior of a hostile faction."""
    relations = table.factions[side]["relations"]
    hostile = [other for other, relation in relations.items() if relation == "hostile"]
    return 1 if any(table.warriors(place, other) for other in hostile) else 0


def walks(table: Table, side: str, given: bool = False) -> set[str]:
    """9.5.1: to adjacent clearings, from a forest to those that touch it; never into a forest.

    A move that a card gives is no action: it costs only the boot for a hostile clearing (as AMB-63).
    """
    here = table.player(side)["pawn"]
    boots = ready(table, side, "boot")
    cost = 0 if given else 1
    if here in table.map.forests:
        near = set(table.map.forests[here])
    elif held(table, side, here):
        return set()
    else:
        near = set(ways(table, side, here))
    return {to for to in near if may_enter(table, side, to) and cost + extra_boots(table, side, to) <= boots}


def slips(table: Table, side: str) -> set[str]:
    """9.4.2: to an adjacent clearing or forest, whatever would hold it."""
    here = table.player(side)["pawn"]
    if here in table.map.forests:
        near = set(table.map.forests[here]) | set(table.map.beside[here])
    else:
        near = set(ways(table, side, here))
        near |= {forest for forest, touched in table.map.forests.items() if here in touched}
    return {to for to in near if to in table.map.forests or may_enter(table, side, to)}
