"""Highway Bandits, who lie in wait on paths, and Bandit Gangs."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import BOARDS, CLEARING_NAMES, CLEARINGS, SPOTS
from weald.games.root.hirelings import BANDITS
from weald.games.root.hirelings.base import (
    BESIDE_CONTROLLER,
    CANNOT_BE_ATTACKED,
    NO_PLACE,
    Hireling,
    enrol,
    hirelings_of,
    put,
    sites,
)
from weald.games.root.names import name_fields
from weald.games.root.pieces import WARRIOR_OF
from weald.games.root.rules import steps
from weald.games.root.rules.faction import FACTIONS
from weald.games.root.rules.pieces import cannot_place, has_piece, is_enemy, place
from weald.games.root.rules.removal import EFFECT, Trigger, remove, remove_through
from weald.games.root.state import DAYLIGHT, Root
from weald.games.root.words import DONE, IN, WORDS, of_clearings
from weald.kernel import NOBODY, Option, Rule, Why, bit

# Every path of every map, by its ends; a bandit stands on a path of the map by the map's own number.
WAYS: Final[list[tuple[int, int]]] = sorted({path for board in BOARDS for path in board.paths})
WAY_NAMES: Final[list[str]] = [f"{CLEARING_NAMES[a]}-{CLEARING_NAMES[b]}" for a, b in WAYS]
LURK: Final = WORDS.each("lurk", WAY_NAMES)
CALL_OFF: Final = WORDS.each("call-off", WAY_NAMES)
ESCORT: Final = of_clearings("escort")
RECRUIT: Final = WORDS.one("gangs-recruit")

LURK_STEP: Final = steps.STEPS.declare("bandits-lurk")
MOVE_ON: Final = steps.STEPS.declare("bandits-move-on")
ESCORT_STEP: Final = steps.STEPS.declare("bandits-escort")
GANGS_ACT: Final = steps.STEPS.declare("gangs-act")
GANGS_EACH: Final = steps.STEPS.declare("gangs-each")
name_fields(
    {
        "lurks": ("from:place", "to:place"),
        "called-off": ("from:place", "to:place"),
        "robbed-on-the-way": ("side:side", "from:place", "to:place"),
        "bandits-escort": ("place:place",),
        "gangs-each": ("count",),
    }
)

START: Final = 2
NO_WAY: Final = Why("no-path-for-bandit", "E.2.4")
NO_GANG: Final = Why("no-gang", "E.2.4")
NO_WARRIORS_LEFT: Final = Why("no-warrior-left", "1.5.1")


def number_of(g: Root, way: int) -> int:
    """The path's number on this map."""
    return g.board().paths.index(WAYS[way])


def lies_on(g: Root, a: int, b: int) -> bool:
    """Is there a bandit on the path between two clearings?"""
    paths = g.board().paths
    path = (min(a, b), max(a, b))
    mask = hirelings_of(g).bandits
    return path in paths and bool(mask >> paths.index(path) & 1)


def free_ways(g: Root, seat: int, anywhere: bool) -> list[int]:
    """Open paths without a bandit, that touch a piece of the seat's faction or any."""
    board = g.board()
    mask = hirelings_of(g).bandits
    found: list[int] = []
    for number, (a, b) in enumerate(board.paths):
        if mask >> number & 1 or b not in g.links[a]:
            continue
        if anywhere or has_piece(g, g.side[seat], a) or has_piece(g, g.side[seat], b):
            found.append(WAYS.index((a, b)))
    return sorted(found)


class HighwayBandits(Hireling):
    def __init__(self) -> None:
        super().__init__("highway_bandits")
        self.phase = DAYLIGHT
        self.sets_up = True
        self.watches_moves = True

    def set_up(self, g: Root, seat: int) -> None:
        for _ in range(START):
            g.then(LURK_STEP, seat, 1)

    def cannot_act(self, g: Root, seat: int) -> Why | None:
        return None if free_ways(g, seat, False) else NO_WAY

    def act(self, g: Root, seat: int) -> None:
        if hirelings_of(g).bandits.bit_count() >= BANDITS:
            g.then(MOVE_ON, seat)
        g.then(LURK_STEP, seat, 0)

    def moved(self, g: Root, mover: int, side: int, a: int, b: int, count: int) -> None:
        """Enemies lose one of those who move; its controller may be joined by one more."""
        if a >= CLEARINGS or b >= CLEARINGS or not lies_on(g, a, b):
            return
        kind = WARRIOR_OF[side]
        if is_enemy(g, self.side, side):
            if kind >= 0 and g.on[kind * SPOTS + b]:
                g.tell("robbed-on-the-way", "E.2.2", NOBODY, side, a, b)
                if g.seat_of[side] == NOBODY:
                    remove_through(g, kind, b, 1, side, EFFECT)
                else:
                    remove(g, kind, b, 1, g.seat_of[side], EFFECT)
        else:
            self.joins_way(g, g.seat_of[side], b)

    def pawn_moved(self, g: Root, seat: int, a: int, b: int) -> None:
        if a >= CLEARINGS or b >= CLEARINGS or not lies_on(g, a, b):
            return
        if is_enemy(g, self.side, g.side[seat]):
            g.tell("robbed-on-the-way", "E.2.2", NOBODY, g.side[seat], a, b)
            FACTIONS[g.side[seat]].mugged(g, seat)

    def joins_way(self, g: Root, seat: int, c: int) -> None:
        if seat != NOBODY and g.lord[self.side] == seat:
            JOINED.pull(g, c, 1, seat)


def lurk(g: Root, seat: int, anywhere: int) -> Rule | None:
    found = free_ways(g, seat, bool(anywhere))
    return ask_lurk(g, seat, found) if found and hirelings_of(g).bandits.bit_count() < BANDITS else None


def ask_lurk(g: Root, seat: int, found: list[int]) -> Rule:
    ask = g.ask(seat, "bandits-lurk", "E.2")
    for way in found:
        ask.offer(LURK[way])
    choice = yield ask
    hirelings_of(g).bandits |= bit(number_of(g, choice.a))
    a, b = WAYS[choice.a]
    g.tell("lurks", "E.2", seat, a, b)


def move_on(g: Root, seat: int) -> Rule:
    """With none in the supply one may be taken off the map first."""
    ask = g.ask(seat, "bandits-move-on", "E.2.4")
    ask.offer(DONE)
    for number, path in enumerate(g.board().paths):
        if hirelings_of(g).bandits >> number & 1:
            ask.offer(CALL_OFF[WAYS.index(path)])
    choice = yield ask
    if choice is not DONE:
        hirelings_of(g).bandits &= ~bit(number_of(g, choice.a))
        a, b = WAYS[choice.a]
        g.tell("called-off", "E.2.4", seat, a, b)


def _owner(g: Root, seat: int) -> int:
    return seat


def _label(g: Root, c: int, seat: int) -> Option:
    return ESCORT[c]


def _alive(g: Root, seat: int) -> bool:
    kind = WARRIOR_OF[g.side[seat]]
    return kind >= 0 and g.stock[kind] > 0


def escort(g: Root, c: int, count: int, seat: int) -> Rule | None:
    side = g.side[seat]
    return ask_escort(g, c, seat) if _alive(g, seat) and cannot_place(g, side, c) is None else None


def ask_escort(g: Root, c: int, seat: int) -> Rule:
    ask = g.ask(seat, "bandits-escort", "E.2.2", c)
    ask.offer(IN[c])
    ask.offer(DONE)
    choice = yield ask
    if choice is not DONE:
        kind = WARRIOR_OF[g.side[seat]]
        place(g, kind, c, 1)
        g.tell("placed", "E.2.2", seat, kind, c, 1)


class BanditGangs(Hireling):
    def __init__(self) -> None:
        super().__init__("bandit_gangs")
        self.phase = DAYLIGHT

    def hired(self, g: Root, seat: int) -> None:
        if not self.on_map(g):
            put(g, seat, self.warrior, BESIDE_CONTROLLER, 1)

    def shields(self, g: Root, attacker: int, defender: int, c: int) -> Why | None:
        """Not beside a piece of their controller."""
        seat = g.lord[self.side]
        hidden = defender == self.side and seat != NOBODY and has_piece(g, g.side[seat], c)
        return CANNOT_BE_ATTACKED if hidden else None

    def recruits(self, g: Root, seat: int) -> list[int]:
        side = g.side[seat]
        return [c for c in self.spots(g) if cannot_place(g, side, c) is None]

    def cannot_recruit(self, g: Root, seat: int) -> Why | None:
        kind = WARRIOR_OF[g.side[seat]]
        if kind < 0 or not g.stock[kind]:
            return NO_WARRIORS_LEFT
        return None if self.recruits(g, seat) else NO_GANG

    def sites(self, g: Root, seat: int) -> list[int]:
        return sites(g, seat, self.warrior, self.side, BESIDE_CONTROLLER) if g.stock[self.warrior] else []

    def cannot_act(self, g: Root, seat: int) -> Why | None:
        return None if self.cannot_recruit(g, seat) is None or self.sites(g, seat) else NO_PLACE

    def act(self, g: Root, seat: int) -> None:
        g.then(GANGS_ACT, seat)


def gangs_act(g: Root, seat: int) -> Rule:
    """A warrior of the controller at each bandit, or one more bandit."""
    ask = g.ask(seat, "gangs-act", "E.2.4")
    ask.offer(RECRUIT, GANGS.cannot_recruit(g, seat))
    for c in GANGS.sites(g, seat):
        ask.offer(IN[c])
    choice = yield ask
    if choice is RECRUIT:
        counts = tuple(g.on[GANGS.warrior * SPOTS + c] for c in range(CLEARINGS))
        g.then_all(GANGS_EACH, (seat, *counts))
    else:
        place(g, GANGS.warrior, choice.a, 1)
        g.tell("placed", "E.2.4", seat, GANGS.warrior, choice.a, 1)


def each(g: Root, seat: int, *wanted: int) -> Rule | None:
    """Where they are too few the controller chooses (1.5.4b)."""
    side = g.side[seat]
    kind = WARRIOR_OF[side]
    left = [count if count and cannot_place(g, side, c) is None else 0 for c, count in enumerate(wanted)]
    if sum(left) > g.stock[kind] > 0:
        return ask_each(g, seat, left)
    for c, count in enumerate(left):
        if count and place(g, kind, c, count):
            g.tell("placed", "E.2.4", seat, kind, c, count)
    return None


def ask_each(g: Root, seat: int, left: list[int]) -> Rule:
    kind = WARRIOR_OF[g.side[seat]]
    ask = g.ask(seat, "gangs-each", "E.2.4", g.stock[kind])
    for c, count in enumerate(left):
        if count:
            ask.offer(IN[c])
    choice = yield ask
    place(g, kind, choice.a, 1)
    g.tell("placed", "E.2.4", seat, kind, choice.a, 1)
    left[choice.a] -= 1
    g.then_all(GANGS_EACH, (seat, *left))


GANGS: Final = BanditGangs()
enrol(HighwayBandits())
enrol(GANGS)
JOINED: Final = Trigger(ESCORT_STEP, _owner, _label, _alive)
LURK_STEP.does(lurk)
MOVE_ON.does(move_on)
ESCORT_STEP.does(escort)
GANGS_ACT.does(gangs_act)
GANGS_EACH.does(each)
