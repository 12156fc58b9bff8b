"""The Marquise's three homelands in the advanced setup (A.11.1)."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.factions.marquise import BUILDINGS, CAT, HOME_CATS, KEEP, MARQUISE
from weald.games.root.names import name_fields
from weald.games.root.rules.homelands import ANYWHERE, ask_home, claim, enemy_homes, is_home, site
from weald.games.root.rules.pieces import cannot_place, place
from weald.games.root.rules.steps import STEPS
from weald.games.root.state import Root
from weald.games.root.words import IN
from weald.kernel import Rule, Why

HOME: Final = STEPS.declare("marquise-home")
HOME_KEEP: Final = STEPS.declare("marquise-home-keep")
HOME_BUILDING: Final = STEPS.declare("marquise-home-building")
name_fields({"garrison-all": ()})

HOME_ALREADY: Final = Why("homeland-already", "A.11.1")
HOMES_APART: Final = Why("homelands-apart", "A.11.1")
HOME_BUILT: Final = Why("homeland-built", "A.11.1")
KEEP_NEAR_ENEMY: Final = Why("keep-near-enemy", "A.11.1")


def settle(g: Root, seat: int) -> None:
    for left in range(len(BUILDINGS), 0, -1):
        g.then(HOME, seat, left)
    g.then(HOME_KEEP, seat)
    for kind in BUILDINGS:
        g.then(HOME_BUILDING, seat, kind)


def _completes(g: Root, homes: list[int], sites: list[int], left: int) -> bool:
    """Can these become three homelands, each next to another of them?"""
    if not left:
        return all(any(b in g.links[c] for b in homes) for c in homes) and len(_joined(g, homes)) == len(homes)
    return any(_completes(g, [*homes, c], sites, left - 1) for c in sites if c not in homes)


def _joined(g: Root, homes: list[int]) -> list[int]:
    found = homes[:1]
    for c in found:
        found += [b for b in homes if b in g.links[c] and b not in found]
    return found


def settle_home(g: Root, seat: int, left: int) -> Rule:
    """One of three homelands, each with room for a building."""
    enemies = enemy_homes(g, seat)
    fits = site(g, MARQUISE, 1)
    homes = [c for c in range(CLEARINGS) if is_home(g, seat, c)]
    sites = [c for c in range(CLEARINGS) if fits[c] is None and c not in enemies]
    joining = [c for c in sites if c not in homes and _completes(g, [*homes, c], sites, left - 1)]
    for c in range(CLEARINGS):
        if c in homes:
            fits[c] = HOME_ALREADY
        elif joining and c in sites and c not in joining:
            fits[c] = HOMES_APART
    ask = ask_home(g, seat, ANYWHERE, fits)
    choice = yield ask
    claim(g, seat, choice.a)


def settle_keep(g: Root, seat: int) -> Rule:
    """The keep in one of them, not next to an enemy homeland if that is possible; then the warriors."""
    homes = [c for c in range(CLEARINGS) if is_home(g, seat, c)]
    enemies = enemy_homes(g, seat)
    quiet = [c for c in homes if not any(b in enemies for b in g.links[c])]
    ask = g.ask(seat, "home-keep", "A.11.1")
    for c in homes:
        ask.offer(IN[c], None if c in quiet or not quiet else KEEP_NEAR_ENEMY)
    choice = yield ask
    keep = choice.a
    g.start[seat] = keep
    place(g, KEEP, keep, 1)
    g.tell("placed", "A.11.1", seat, KEEP, keep, 1)
    for c in range(CLEARINGS):
        if cannot_place(g, MARQUISE, c) is None:
            count = place(g, CAT, c, HOME_CATS if c in homes else 1)
            if c in homes:
                g.tell("placed", "A.11.1", seat, CAT, c, count)
    g.tell("garrison-all", "A.11.1", seat)


def home_building(g: Root, seat: int, kind: int) -> Rule:
    """One of each kind, in each homeland one."""
    ask = g.ask(seat, "first-building", "A.11.1", kind)
    for c in range(CLEARINGS):
        if is_home(g, seat, c):
            built_there = any(g.on[other * SPOTS + c] for other in BUILDINGS)
            ask.offer(IN[c], HOME_BUILT if built_there else None)
    choice = yield ask
    place(g, kind, choice.a, 1)
    g.tell("placed", "A.11.1", seat, kind, choice.a, 1)


HOME.does(settle_home)
HOME_KEEP.does(settle_keep)
HOME_BUILDING.does(home_building)
