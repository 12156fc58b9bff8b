"""The turn: Birdsong, Daylight, Evening, then the next player (1.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from weald.games.root.facts import BASE_DECK
from weald.games.root.rules import steps
from weald.games.root.rules.effects import AT_END, AT_START, ENDING
from weald.games.root.rules.faction import FACTIONS, faction_of
from weald.games.root.rules.menu import at_moment
from weald.games.root.state import BIRDSONG, EVENING, Root
from weald.kernel import Rule


def turn(g: Root, seat: int) -> None:
    """A turn has exactly three phases (1.4.1a)."""
    if seat == g.first:
        g.round += 1
    g.turn = seat
    g.used = 0
    g.activated = [0, 0, 0, 0]
    faction = FACTIONS[g.side[seat]]
    faction.turn_begins(g, seat)
    for own in g.extra:
        own.turn_begins()
    g.tell("turn", "1.4.1a", seat, g.side[seat])
    for phase in range(BIRDSONG, EVENING + 1):
        g.then(steps.PHASE, seat, phase)
        g.then(faction.phases[phase], seat)
        if g.offers or (ENDING[phase] and g.full_deck is not BASE_DECK):
            g.then(steps.MOMENT, seat, phase, AT_END)
    if faction.ends_turn or g.extra:
        g.then(steps.TURN_ENDS, seat)
    g.then(steps.TURN, (seat + 1) % g.players)


def phase(g: Root, seat: int, which: int) -> Rule | None:
    """Effects at the start of a phase come before everything else in it (1.4.1b)."""
    g.phase = which
    g.tell("phase", "1.4.1a", seat, which)
    for side in g.sides:
        if FACTIONS[side].watches_phases:
            FACTIONS[side].phase_begins(g, which)
    return at_moment(g, seat, which, AT_START)


def turn_ends(g: Root, seat: int) -> None:
    for number in g.modules:
        if number in TURN_ENDS:
            TURN_ENDS[number](g, seat)
    if faction_of(g, seat).ends_turn:
        faction_of(g, seat).turn_ends(g, seat)
    for number in g.modules:
        if number in AFTER_TURN:
            AFTER_TURN[number](g, seat)


# What a module in play does then, by its number.
TURN_ENDS: Final[dict[int, Callable[[Root, int], None]]] = {}
# ... and what comes after all that.
AFTER_TURN: Final[dict[int, Callable[[Root, int], None]]] = {}

steps.TURN.does(turn)
steps.PHASE.does(phase)
steps.TURN_ENDS.does(turn_ends)
