"""Where new warriors may come (each faction's Recruit), and whether recruiting is possible at all."""

from __future__ import annotations

from tests.games.root.referee.reading import Table
from tests.games.root.referee.tables import CARDS, SUITS


def reserve(table: Table, side: str) -> int:
    return table.supply(side)


def with_kind(table: Table, side: str, *kinds: str) -> set[str]:
    """Clearings with such a piece where the side may place."""
    return {
        place
        for place in table.map.slots
        if any(table.has(place, kind) for kind in kinds) and table.may_place(side, place)
    }


def of_suit(table: Table, side: str, suit: str) -> set[str]:
    return {place for place in table.map.slots if table.matches(suit, place) and table.may_place(side, place)}


def marquise(table: Table, recruited: bool) -> bool:
    """6.5.3: once per turn, one warrior at each recruiter; in a snared clearing as many as possible, none (1.5.4b)."""
    return not recruited and reserve(table, "marquise") > 0 and table.count("recruiter") > 0


def eyrie(table: Table, suit: str) -> set[str]:
    """7.5.2.I: a roost in a clearing that matches the card; the Charismatic leader must place two (7.8.2)."""
    needed = 2 if table.factions["eyrie"]["leader"] == "charismatic" else 1
    if reserve(table, "eyrie") < needed:
        return set()
    return {place for place in with_kind(table, "eyrie", "roost") if table.matches(suit, place)}


def alliance(table: Table) -> set[str]:
    """8.6.1.III: any clearing with a base."""
    return with_kind(table, "alliance", "base") if reserve(table, "alliance") else set()


def cult(table: Table, suit: str) -> set[str]:
    """10.5.2: a clearing matching the card; birds are not wild (10.2.2)."""
    return of_suit(table, "cult", suit) if suit in SUITS and reserve(table, "cult") else set()


def riverfolk(table: Table) -> set[str]:
    """11.5.5: any river clearing; a fund is spent, and an otter among them is back in the supply for it."""
    funds = table.factions["riverfolk"]["funds"]
    if not sum(funds.values()) or not (reserve(table, "riverfolk") or funds.get("riverfolk")):
        return set()
    return river_clearings(table)


def river_clearings(table: Table) -> set[str]:
    """Those on a river, or on the lake, which counts as one (C.2.2a), where the Riverfolk may place."""
    on_river = {place for link in table.map.rivers for place in link}
    return {place for place in on_river if table.may_place("riverfolk", place)}


def corvids(table: Table) -> set[str]:
    """13.4.3: cards whose suit has a clearing to place in."""
    if not reserve(table, "corvids"):
        return set()
    return {card for card in table.hand("corvids") if of_suit(table, "corvids", CARDS[card].suit)}


def keepers(table: Table) -> set[str]:
    """15.4.3: waystations in clearings that a hand card matches."""
    if not reserve(table, "keepers"):
        return set()
    camps = with_kind(table, "keepers", "waystation_figure", "waystation_tablet", "waystation_jewelry")
    return {place for place in camps if table.cards_for("keepers", place)}
