"""Pieces on the map: placing, lifting, rule, ways (1.5, 2.2, 2.5, G)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.exiles import Exiles
from weald.games.root.pieces import (
    IS_BUILDING,
    IS_WARRIOR,
    OWNER,
    PIECES_OF,
    RETURNS,
    RULING_OF,
    STOCK,
    TOKENS_OF,
    WARRIOR_OF,
)  # fmt: skip
from weald.games.root.rules.faction import FACTIONS, NO_WAYS
from weald.games.root.rules.faction import warriors as warriors
from weald.games.root.rules.reasons import NO_SLOT, NOT_YOUR_PLACE, SCORCHED
from weald.games.root.sheet import NO_SIDE, SHEETS, TO_SUPPLY
from weald.games.root.state import Root, line_up
from weald.kernel import NOBODY, Why
from weald.kernel.errors import RulesBug

# Pieces that keep others from placing anything beside them, with the reason.
_FORBIDDING: Final[dict[int, Why]] = {}
_ONLY_ENEMIES: Final[set[int]] = set()


# What a module says when a building was placed, or some were lifted: of the state, the kind and the clearing.
BUILT: Final[list[Callable[[Root, int, int], None]]] = []
LIFTED: Final[list[Callable[[Root, int, int], None]]] = []


def forbids(kind: int, why: Why, only_enemies: bool = False) -> None:
    """Nobody else (or none of its owner's enemies) places where this piece stands."""
    _FORBIDDING[kind] = why
    if only_enemies:
        _ONLY_ENEMIES.add(kind)
    SHEETS[OWNER[kind]].forbidding.append(kind)


def cannot_place(g: Root, side: int, c: int) -> Why | None:
    """May this side place a piece in the clearing at all?"""
    for kind in g.forbidding:
        owner = OWNER[kind]
        if g.on[kind * SPOTS + c] and owner != side and (kind not in _ONLY_ENEMIES or is_enemy(g, owner, side)):
            return _FORBIDDING[kind]
    if g.scorched and g.scorched >> c & 1:
        return SCORCHED
    for band in g.bands:
        why = FACTIONS[band].keeps_out(g, side, c)
        if why is not None:
            return why
    return NOT_YOUR_PLACE if c >= CLEARINGS and FACTIONS[side].home != c else None


def cannot_place_building(g: Root, side: int, c: int) -> Why | None:
    if g.room[c] <= 0:
        return NO_SLOT
    return cannot_place(g, side, c)


def place(g: Root, kind: int, c: int, count: int) -> int:
    """Place up to ``count`` pieces from the supply or track; returns how many there were (1.5.4b)."""
    if count > g.stock[kind]:
        count = g.stock[kind]
    if count > 0:
        g.stock[kind] -= count
        g.on[kind * SPOTS + c] += count
        if IS_BUILDING[kind]:
            g.room[c] -= count
            if g.extra:
                for tell in BUILT:
                    tell(g, kind, c)
        g.stale |= 1 << c
    return count


def lift(g: Root, kind: int, c: int, count: int, cause: int) -> None:
    """Take pieces off the map, to where pieces of their kind go."""
    g.on[kind * SPOTS + c] -= count
    if RETURNS[kind] == TO_SUPPLY:
        send_home(g, kind, count)
    else:
        FACTIONS[OWNER[kind]].collect(g, kind, count, cause)
    if IS_BUILDING[kind]:
        g.room[c] += count
        if g.extra:
            for tell in LIFTED:
                tell(g, kind, c)
    g.stale |= 1 << c


def send_home(g: Root, kind: int, count: int) -> None:
    """Pieces go to their supply or track; warriors onto Coffin Makers, if somebody has them in play."""
    if g.burying and IS_WARRIOR[kind] and count and g.seat_of[OWNER[kind]] != NOBODY:
        exiles_of(g).bury(kind, count)
        g.tell("buried", "4.1.3", NOBODY, kind, count)
    else:
        g.stock[kind] += count


def spare(g: Root, kind: int, count: int) -> None:
    """Another rule sends warriors elsewhere that have just been removed: they do not lie on Coffin Makers."""
    if g.burying:
        buried = min(count, exiles_of(g).held(kind))
        exiles_of(g).bury(kind, -buried)
        g.stock[kind] += buried


def exiles_of(g: Root) -> Exiles:
    for own in g.extra:
        if isinstance(own, Exiles):
            return own
    raise RulesBug("the Exiles and Partisans are not in play")


def shift(g: Root, kind: int, a: int, b: int, count: int) -> None:
    g.on[kind * SPOTS + a] -= count
    g.on[kind * SPOTS + b] += count
    g.stale |= 1 << a | 1 << b


# --- rule (2.5) ------------------------------------------------------------------------------------------


def rulers(g: Root) -> list[int]:
    """Who rules each clearing, or NO_SIDE; found anew where something has changed."""
    if g.stale:
        for c in range(CLEARINGS):
            if g.stale >> c & 1:
                g.ruler[c] = _ruler(g, c)
        g.stale = 0
    return g.ruler


def _ruler(g: Root, c: int) -> int:
    if g.bands:
        return _ruler_with_hirelings(g, c)
    best = 0
    ruler = NO_SIDE
    lord = False  # the ruler so far rules ties
    on = g.on
    for side in g.armies:
        total = 0
        if FACTIONS[side].own_strength:
            total = FACTIONS[side].strength(g, c)
        else:
            for kind in RULING_OF[side]:
                total += on[kind * SPOTS + c]
        if side == g.fed:
            total += _soup(g, side, c)
        breaks = FACTIONS[side].rules_ties and total > 0  # with a piece of its own there (7.2.2a)
        if side == g.hirer:
            total += warriors(g, g.hired, c)
        elif side == g.hired:
            total -= warriors(g, side, c)  # they count for who has hired them
        if total > best:
            best = total
            ruler = side
            lord = breaks
        elif total == best and total > 0:
            if breaks:
                ruler = side
                lord = True
            elif not lord:
                ruler = NO_SIDE
    return ruler


def _ruler_with_hirelings(g: Root, c: int) -> int:
    """Their pieces count for whoever has hired them, who may rule with them alone; without a controller they rule as
    players do (E.3.1)."""
    totals = [0] * len(g.crown)
    for side in g.sides:
        total = presence(g, side, c)
        if FACTIONS[side].own_strength:
            total = FACTIONS[side].strength(g, c) + (_soup(g, side, c) if side == g.fed else 0)
        if side == g.hirer:
            total += warriors(g, g.hired, c)
        elif side == g.hired:
            total -= warriors(g, side, c)
        totals[g.crown[side]] += total
    best = max(totals)
    ruler = NO_SIDE
    if best:
        tied = [side for side in g.sides if totals[side] == best]
        for side in tied:
            breaks = FACTIONS[side].rules_ties and presence(g, side, c) > 0  # with a piece of its own there (7.2.2a)
            if len(tied) == 1 or breaks or rules_ties_by_hireling(g, side):
                ruler = side
    return ruler


def rules_ties_by_hireling(g: Root, side: int) -> bool:
    for band in g.bands:
        if FACTIONS[band].rules_ties and g.crown[band] == side and band != side:
            return True
    return False


def _soup(g: Root, side: int, c: int) -> int:
    """With Soup Kitchens a token counts as two."""
    total = 0
    for kind in TOKENS_OF[side]:
        total += 2 * g.on[kind * SPOTS + c]
    return total


def presence(g: Root, side: int, c: int) -> int:
    """Warriors plus buildings of a side: what counts for rule (2.5)."""
    on = g.on
    total = _soup(g, side, c) if side == g.fed else 0
    for kind in RULING_OF[side]:
        total += on[kind * SPOTS + c]
    return total


# --- who is there (4.3a, G.1.9) --------------------------------------------------------------------------


def has_piece(g: Root, side: int, c: int) -> bool:
    """Has the side a piece of its own there: warrior, pawn, building or token (G.1.9)?"""
    on = g.on
    for kind in PIECES_OF[side]:
        if on[kind * SPOTS + c]:
            return True
    return g.pawns[side] == c


def can_fight_from(g: Root, side: int, c: int) -> bool:
    """A clearing holding its own warriors or its own pawn (4.3a), or warriors it has hired (INT-171)."""
    if WARRIOR_OF[side] < 0:
        return g.pawns[side] == c
    return warriors(g, side, c) > 0 or (side == g.hirer and warriors(g, g.hired, c) > 0)


def is_enemy(g: Root, side: int, other: int) -> bool:
    """Sides are enemies unless they are the same or in coalition, a hireling as its controller is (G.1.27, E.3.2)."""
    if side == other:
        return False
    a = g.lord[side]
    b = g.lord[other]
    return a == NOBODY or b == NOBODY or (a != b and g.partner[a] != b and g.partner[b] != a)


def warriors_led(g: Root, side: int, c: int) -> int:
    """Warriors of a player there, those of hirelings included (AMB-26); none of a hireling itself."""
    if not g.bands:
        return warriors(g, side, c)
    total = 0
    if g.seat_of[side] != NOBODY:
        for other in g.sides:
            if g.crown[other] == side:
                total += warriors(g, other, c)
    return total


def serves(g: Root, side: int, kind: int) -> bool:
    """Is it a mercenary that the side has hired, and so no enemy piece for it (G.1.10, 11.2.7.IIIb)?"""
    return side == g.hirer and OWNER[kind] == g.hired and IS_WARRIOR[kind]


def holds_enemies(g: Root, side: int, other: int, c: int) -> bool:
    """Has the other side pieces there that are enemy pieces for this one (G.1.10)?"""
    for kind in PIECES_OF[other]:
        if g.on[kind * SPOTS + c] and not serves(g, side, kind):
            return True
    return g.pawns[other] == c


def on_map(g: Root, kind: int) -> int:
    """How many pieces of a kind stand in clearings."""
    total = 0
    for c in range(CLEARINGS):
        total += g.on[kind * SPOTS + c]
    return total


def built(g: Root, kind: int) -> int:
    """How many of a kind have left the supply or track: the space of its track that counts."""
    return STOCK[kind] - g.stock[kind]


# --- ways (2.2.1) ----------------------------------------------------------------------------------------


def neighbours(g: Root, side: int, c: int) -> list[int]:
    """The clearings a side can move to from this one: by open paths, and by what it alone can use."""
    if FACTIONS[side].has_ways or g.roads >> side & 1:
        ways = FACTIONS[side].ways(g, c)
        if g.roads >> side & 1 and c < CLEARINGS:
            ways = ways + rivers(g, side, c)
            if g.tunnellers >> side & 1:
                ways = ways + tunnelled(g, side, c)
        if ways:
            return sorted({*g.links[c], *ways})
    return g.links[c]


def by_path(g: Root, side: int, c: int) -> list[int]:
    """The clearings next to this one by what is a path for a side."""
    ways = rivers(g, side, c)
    return sorted({*g.links[c], *ways}) if ways else g.links[c]


def rivers(g: Root, side: int, c: int) -> list[int]:
    """Where rivers lead, if they are paths for a side: with riverboats (11.2.7.II) or Boat Builders."""
    return g.board().rivers[c] if side == g.afloat or side == g.boatman else NO_WAYS


def tunnelled(g: Root, side: int, c: int) -> list[int]:
    """With Tunnels all clearings with crafting pieces of a side are next to one another; trade posts and hammers are none."""
    if not _crafts_in(g, side, c):
        return NO_WAYS
    return [b for b in range(CLEARINGS) if b != c and _crafts_in(g, side, b)]


def _crafts_in(g: Root, side: int, c: int) -> bool:
    for kind in FACTIONS[side].crafting_kinds:
        if g.on[kind * SPOTS + c]:
            return True
    return False


def beside(g: Root, place: int) -> list[int]:
    """What a pawn in a place is next to: the clearings by open paths, and the forests that touch (2.4.1)."""
    board = g.board()
    return g.links[place] + board.touching[place] if place < CLEARINGS else board.beside[place]


def open_path(g: Root, which: int) -> None:
    """A closed path of the map opens for good."""
    g.closed &= ~(1 << which)
    line_up(g)
