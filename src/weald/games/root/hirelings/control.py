"""Gaining and losing hirelings (E.1), and how they come to the table (A.6)."""

from __future__ import annotations

from typing import Final

from weald.games.root.facts import ITEM_KINDS
from weald.games.root.hirelings import (
    ALL_DOTS,
    DEMOTED,
    FIRST,
    GOLDEN,
    MOST,
    NAMES,
    PAIRS,
    SPACES,
    Hirelings,
    replaced,
)
from weald.games.root.hirelings.base import HIRELINGS, hireling, hirelings_of
from weald.games.root.names import name_fields
from weald.games.root.pieces import PIECES_OF, SIDES, STOCK
from weald.games.root.rules import steps
from weald.games.root.rules.draft import BARRED
from weald.games.root.rules.setup import SETUPS
from weald.games.root.rules.turn import AFTER_TURN, TURN_ENDS
from weald.games.root.rules.victory import SCORED
from weald.games.root.sheet import NO_SIDE, Module
from weald.games.root.state import NO_CARD, Root, line_up, muster
from weald.games.root.words import PLAYER, WORDS
from weald.kernel import EVERYONE, NOBODY, Rule, Value, Why, bit


def _wanted(map: str, options: dict[str, Value]) -> bool:
    return bool(options.get("hirelings"))


MODULE: Final = Module("hirelings", _wanted, Hirelings)

HIRE: Final = WORDS.each("hire", NAMES)

HIRE_STEP: Final = steps.STEPS.declare("hire")
GIVE_STEP: Final = steps.STEPS.declare("give-hireling")
ROLL_STEP: Final = steps.STEPS.declare("control-roll")
HIRED_STEP: Final = steps.STEPS.declare("hired")

NOT_IN_SUPPLY: Final = Why("hireling-taken", "E.1.1b")

name_fields(
    {
        "hireling-drawn": ("side:side",),
        "took-hireling-marker": ("space",),
        "hireling-hired": ("side:side",),
        "gave-hireling": ("side:side", "to:side"),
        "control-roll": ("side:side", "dots"),
        "control-roll-golden": ("side:side", "dots"),
        "control-fades": ("side:side", "left"),
        "hireling-acted": ("side:side",),
        "hireling-stands": ("side:side", "place:place"),
        "hireling-went": ("side:side", "from:place", "to:place"),
        "hireling-moved": ("side:side", "from:place", "to:place", "count"),
        "hireling-removed": ("side:side", "piece:kind", "place:place", "count"),
        "hireling-battled": ("side:side", "enemy:side", "place:place"),
        "hireling-extra-hit": ("side:side", "count", "why:hit"),
        "give-hireling": ("side:side",),
        "hireling-battle": ("side:side", "place:place"),
        "hireling-battle-where": ("side:side",),
        "hireling-move-from": ("side:side",),
        "hireling-place": ("piece:kind", "count"),
    }
)


# --- setup (A.6) -----------------------------------------------------------------------------------------


def drawable(g: Root) -> list[int]:
    """Cards that may be drawn: those whose faction nobody plays (A.6.5)."""
    played = [SIDES[side] for side in g.side if side != NO_SIDE]
    return [i for i, pair in enumerate(PAIRS) if pair[2] not in played and HIRELINGS[2 * i] is not None]


def set_up(g: Root, options: dict[str, Value]) -> None:
    """Draw them, turn some over by the number of players, lay the markers; then players set them up, the last one first."""
    cards = drawable(g)
    g.shuffle(cards)
    count = min(int(options["hirelings"]), MOST, len(cards))
    cards = cards[:count]
    demoted = min(count, DEMOTED[g.players])  # A.6.2
    turned = list(range(count))
    g.shuffle(turned)
    bring(g, [FIRST + 2 * card + int(i in turned[:demoted]) for i, card in enumerate(cards)])
    seat = g.first
    for side in hirelings_of(g).drawn:
        g.tell("hireling-drawn", "A.6.1", NOBODY, side)
        if hireling(side).sets_up:
            seat = (seat - 1) % g.players  # A.6.3
            hireling(side).set_up(g, seat)


def bring(g: Root, sides: list[int]) -> None:
    """These faces are in play, with all their pieces in the supply and the markers on the track (A.6.4)."""
    mine = hirelings_of(g)
    mine.drawn = sides
    mine.track = bit(len(sides)) - 1
    mine.owed = [0] * g.players
    mine.entered = [0] * g.players
    mine.worn = [0] * (g.players * ITEM_KINDS)
    line_up(g)
    for side in sides:
        for kind in PIECES_OF[side]:
            g.stock[kind] = STOCK[kind]


# --- gaining (E.1.1) -------------------------------------------------------------------------------------


def scored(g: Root, seat: int, points: int) -> None:
    """A score marker takes every hireling marker it comes to or passes, at once and in anybody's turn (AMB-24, AMB-25)."""
    mine = hirelings_of(g)
    for i in range(MOST):
        if mine.track >> i & 1 and g.vp[seat] >= SPACES[i]:
            mine.track &= ~bit(i)
            mine.owed[seat] += 1
            g.tell("took-hireling-marker", "E.1.1a", seat, SPACES[i])


def after_turn(g: Root, seat: int) -> None:
    """First one control marker of each hireling goes (E.1.3a); those taken now keep all of theirs."""
    mine = hirelings_of(g)
    for side in mine.drawn:
        i = side - FIRST
        if mine.controller[i] == seat:
            mine.control[i] -= 1
            g.tell("control-fades", "E.1.3a", seat, side, mine.control[i])
            if not mine.control[i]:
                g.then(GIVE_STEP, seat, side)
    for _ in range(mine.owed[seat]):  # one after the other (AMB-49)
        g.then(HIRE_STEP, seat)


def hire(g: Root, seat: int) -> Rule:
    """Any hireling of the supply."""
    mine = hirelings_of(g)
    ask = g.ask(seat, "hire", "E.1.1b")
    for side in mine.drawn:
        ask.offer(HIRE[side - FIRST], None if mine.controller[side - FIRST] == NOBODY else NOT_IN_SUPPLY)
    choice = yield ask
    mine = hirelings_of(g)
    mine.owed[seat] -= 1
    g.tell("hireling-hired", "E.1.1b", seat, FIRST + choice.a)
    take_control(g, FIRST + choice.a, seat)


def give(g: Root, seat: int, side: int) -> Rule:
    """To any other player (E.1.3b)."""
    ask = g.ask(seat, "give-hireling", "E.1.3b", side)
    for other in range(g.players):
        if other != seat:
            ask.offer(PLAYER[g.side[other]])
    choice = yield ask
    g.tell("gave-hireling", "E.1.3b", seat, side, choice.a)
    take_control(g, side, g.seat_of[choice.a])


def take_control(g: Root, side: int, seat: int) -> None:
    hirelings_of(g).controller[side - FIRST] = seat
    muster(g)
    g.then(ROLL_STEP, seat, side)
    g.then(HIRED_STEP, seat, side)


def leads(g: Root, seat: int) -> bool:
    """Has it the most points, alone or tied? Who has activated dominance has none (E.1.2b)."""
    if g.dominance[seat] != NO_CARD:
        return False
    for other in range(g.players):
        if g.dominance[other] == NO_CARD and g.vp[other] > g.vp[seat]:
            return False
    return True


def control_roll(g: Root, seat: int, side: int) -> None:
    face = g.below(len(GOLDEN))
    golden = leads(g, seat)
    dots = GOLDEN[face] if golden else ALL_DOTS[face]
    hirelings_of(g).control[side - FIRST] = dots
    g.tell("control-roll-golden" if golden else "control-roll", "E.1.2b" if golden else "E.1.2a", seat, side, dots)
    g.learn(EVERYONE, "rolled-dice", "E.1.2a")


def hired(g: Root, seat: int, side: int) -> None:
    """What it does when it is hired (E.2.1)."""
    hireling(side).hired(g, seat)


def evening_ends(g: Root, seat: int) -> None:
    for side in hirelings_of(g).drawn:
        hireling(side).turn_ends(g, seat)


def barred(g: Root) -> list[int]:
    """Factions that cannot be played beside those drawn (A.6.5, AMB-35)."""
    names = [replaced(side) for side in hirelings_of(g).drawn]
    return [SIDES.index(name) for name in names if name]


SETUPS[MODULE.number] = set_up
BARRED[MODULE.number] = barred
TURN_ENDS[MODULE.number] = evening_ends
SCORED[MODULE.number] = scored
AFTER_TURN[MODULE.number] = after_turn
HIRE_STEP.does(hire)
GIVE_STEP.does(give)
ROLL_STEP.does(control_roll)
HIRED_STEP.does(hired)
