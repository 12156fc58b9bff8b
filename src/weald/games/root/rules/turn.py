"""The turn: Birdsong, Daylight, Evening, then the next player (1.4)."""

from __future__ import annotations

from typing import Final

from weald.games.root.rules import steps
from weald.games.root.rules.effects import start_of_phase, use_effect
from weald.games.root.rules.victory import activate, check_dominance
from weald.games.root.state import BIRDSONG, DAYLIGHT, EVENING, Root
from weald.games.root.things import VAGABOND
from weald.kernel.decision import Option, Rule

PHASES: Final = [
    (steps.MARQUISE_BIRDSONG, steps.MARQUISE_DAYLIGHT, steps.MARQUISE_EVENING),
    (steps.EYRIE_BIRDSONG, steps.EYRIE_DAYLIGHT, steps.EYRIE_EVENING),
    (steps.ALLIANCE_BIRDSONG, steps.ALLIANCE_DAYLIGHT, steps.ALLIANCE_EVENING),
    (steps.VAGABOND_BIRDSONG, steps.VAGABOND_DAYLIGHT, steps.VAGABOND_EVENING),
    (steps.VAGABOND_BIRDSONG, steps.VAGABOND_DAYLIGHT, steps.VAGABOND_EVENING),
]


def turn(g: Root, seat: int) -> None:
    """A turn has exactly three phases (1.4.1a)."""
    if seat == g.first:
        g.round += 1
    g.turn = seat
    g.used = 0
    g.recruited = 0
    g.improvised = 0
    g.added = 0
    g.activated = [0, 0, 0]
    if g.side[seat] >= VAGABOND:
        start = (g.side[seat] - VAGABOND) * 5
        for i in range(5):
            g.aids[start + i] = 0
    g.tell("turn", "1.4.1a", seat, g.side[seat])
    birdsong, daylight, evening = PHASES[g.side[seat]]
    g.then(steps.PHASE, seat, BIRDSONG)
    g.then(birdsong, seat)
    g.then(steps.PHASE, seat, DAYLIGHT)
    g.then(daylight, seat)
    g.then(steps.PHASE, seat, EVENING)
    g.then(evening, seat)
    g.then(steps.TURN, (seat + 1) % g.players)


def phase(g: Root, seat: int, which: int) -> Rule | None:
    """Effects at the start of a phase come before everything else in it (1.4.1b)."""
    g.phase = which
    if which == BIRDSONG:
        check_dominance(g, seat)
    return start_of_phase(g, seat, which)


def daylight_menu(g: Root, seat: int, choice: Option) -> None:
    """What any player may do between other things of Daylight: use a card, activate or take dominance."""
    if choice.verb == "use":
        use_effect(g, seat, choice.a)
    elif choice.verb == "activate":
        activate(g, seat, choice.a)
    else:
        g.then(steps.TAKE_DOMINANCE, seat, choice.a)


steps.TURN.does(turn)
steps.PHASE.does(phase)
