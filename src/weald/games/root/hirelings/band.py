"""Popular Band and Street Band."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.hirelings.base import (
    ANYWHERE,
    BESIDE_CONTROLLER,
    ELSEWHERE,
    NO_PLACE,
    Hireling,
    enrol,
    hirelings_of,
    put,
)
from weald.games.root.names import name_fields
from weald.games.root.pieces import WARRIOR_OF
from weald.games.root.rules import steps
from weald.games.root.rules.move import cannot_go, cannot_leave, move_warriors
from weald.games.root.rules.pieces import is_enemy, place
from weald.games.root.rules.removal import settle
from weald.games.root.state import DAYLIGHT, Root
from weald.games.root.words import DONE, IN, PLAYER
from weald.kernel import NOBODY, Rule, Why, bit

LURE: Final = steps.STEPS.declare("band-lure")
DRAW: Final = steps.STEPS.declare("band-draw")
ENCORE: Final = steps.STEPS.declare("band-encore")
name_fields({"band-draw": ("from:place", "to:place")})

LISTENS: Final = Why("listens-to-band", "E.2.2")


class Band(Hireling):
    """Enemies who come to hear it stay for the turn."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.phase = DAYLIGHT
        self.watches_moves = True
        self.bars_leaving = True

    def moved(self, g: Root, mover: int, side: int, a: int, b: int, count: int) -> None:
        self.pawn_moved(g, g.seat_of[side], a, b)

    def pawn_moved(self, g: Root, seat: int, a: int, b: int) -> None:
        if seat != NOBODY and b < CLEARINGS:
            hirelings_of(g).entered[seat] |= bit(b)

    def cannot_leave(self, g: Root, side: int, c: int) -> Why | None:
        seat = g.seat_of[side]
        if seat == NOBODY or not g.on[self.warrior * SPOTS + c] or not is_enemy(g, self.side, side):
            return None
        return LISTENS if hirelings_of(g).entered[seat] >> c & 1 else None

    def can_place(self, g: Root) -> bool:
        return g.stock[self.warrior] > 0 and bool(self.free_spots(g))


class PopularBand(Band):
    def __init__(self) -> None:
        super().__init__("popular_band")
        self.sets_up = True

    def set_up(self, g: Root, seat: int) -> None:
        """Two, in two clearings."""
        for _ in range(2):
            put(g, seat, self.warrior, ELSEWHERE, 1)

    def hired(self, g: Root, seat: int) -> None:
        if not self.on_map(g):
            put(g, seat, self.warrior, BESIDE_CONTROLLER, 1)

    def cannot_act(self, g: Root, seat: int) -> Why | None:
        return None if self.spots(g) or self.can_place(g) else NO_PLACE

    def act(self, g: Root, seat: int) -> None:
        if self.spots(g):
            g.then(LURE, seat)
        g.then(ENCORE, seat)


def lure(g: Root, seat: int) -> Rule:
    """A clearing with the Band, to which listeners are drawn."""
    ask = g.ask(seat, "band-lure", "E.2.4")
    for c in POPULAR.spots(g):
        ask.offer(IN[c])
    choice = yield ask
    for a in g.links[choice.a]:
        g.then(DRAW, seat, a, choice.a)


def listeners(g: Root, a: int, b: int) -> list[int]:
    """Sides with a warrior who can be made to go from one clearing to the other, by their own rules (1.5.5)."""
    found: list[int] = []
    for side in g.side:
        kind = WARRIOR_OF[side]
        if (
            kind >= 0
            and g.on[kind * SPOTS + a]
            and cannot_leave(g, side, a) is None
            and cannot_go(g, side, a, b) is None
        ):
            found.append(side)
    return found


def draw(g: Root, seat: int, a: int, b: int) -> Rule | None:
    return ask_draw(g, seat, a, b) if listeners(g, a, b) else None


def ask_draw(g: Root, seat: int, a: int, b: int) -> Rule:
    ask = g.ask(seat, "band-draw", "E.2.4", a, b)
    ask.offer(DONE)
    for side in listeners(g, a, b):
        ask.offer(PLAYER[side])
    choice = yield ask
    if choice is not DONE:
        move_warriors(g, g.seat_of[choice.a], choice.a, a, b, 1, "1.5.5")
        settle(g)


def encore(g: Root, seat: int) -> Rule | None:
    return ask_encore(g, seat) if POPULAR.can_place(g) else None


def ask_encore(g: Root, seat: int) -> Rule:
    """One more, anywhere."""
    ask = g.ask(seat, "band-encore", "E.2.4")
    ask.offer(DONE)
    for c in POPULAR.free_spots(g):
        ask.offer(IN[c])
    choice = yield ask
    if choice is not DONE:
        place(g, POPULAR.warrior, choice.a, 1)
        g.tell("placed", "E.2.4", seat, POPULAR.warrior, choice.a, 1)


class StreetBand(Band):
    def __init__(self) -> None:
        super().__init__("street_band")

    def cannot_act(self, g: Root, seat: int) -> Why | None:
        return None if self.can_place(g) else NO_PLACE

    def act(self, g: Root, seat: int) -> None:
        put(g, seat, self.warrior, ANYWHERE, 1)


POPULAR: Final = PopularBand()
enrol(POPULAR)
enrol(StreetBand())
LURE.does(lure)
DRAW.does(draw)
ENCORE.does(encore)
