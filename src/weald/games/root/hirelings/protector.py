"""Furious Protector and Stoic Protector."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import SPOTS
from weald.games.root.hirelings.base import CANNOT_BE_ATTACKED, Hireling, enrol, hireling, pawn_goes, pawn_ways
from weald.games.root.names import name_fields
from weald.games.root.pieces import OWNER, WARRIOR_OF
from weald.games.root.rules import steps
from weald.games.root.rules.move import NOWHERE_TO_GO
from weald.games.root.rules.pieces import is_enemy
from weald.games.root.rules.removal import EFFECT, is_safe, remove_through, settle
from weald.games.root.state import BIRDSONG, WHERE, Root
from weald.games.root.words import IN, TO
from weald.kernel import NOBODY, NOWHERE, Rule, Why

PLACE: Final = steps.STEPS.declare("protector-place")
WALK: Final = steps.STEPS.declare("protector-walk")
name_fields({"protector-place": ("side:side",), "protector-walk": ("side:side", "from:place")})

KEPT_OUT: Final = Why("protector-keeps-out", "E.2.2")
PROTECTED: Final = Why("stoic-protector", "E.2.2")
NOT_ON_MAP: Final = Why("not-on-map", "E.2.3")


class Protector(Hireling):
    """A pawn that nobody can touch."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.phase = BIRDSONG
        self.must = True

    def shields(self, g: Root, attacker: int, defender: int, c: int) -> Why | None:
        return CANNOT_BE_ATTACKED if defender == self.side else None

    def cannot_act(self, g: Root, seat: int) -> Why | None:
        here = g.pawns[self.side]
        if here == NOWHERE:
            return NOT_ON_MAP
        return None if pawn_ways(g, self.side, g.links[here]) else NOWHERE_TO_GO

    def act(self, g: Root, seat: int) -> None:
        g.then(WALK, seat, self.side)

    def sites(self, g: Root, seat: int) -> list[int]:
        return self.free_spots(g)

    def arrives(self, g: Root, seat: int, c: int) -> None:
        """What it does where it has gone."""


class FuriousProtector(Protector):
    def __init__(self) -> None:
        super().__init__("furious_protector")
        self.sets_up = True

    def set_up(self, g: Root, seat: int) -> None:
        g.then(PLACE, seat, self.side)

    def keeps_out(self, g: Root, side: int, c: int) -> Why | None:
        if g.pawns[self.side] != c or g.lord[side] == NOBODY:  # who is for hire is nobody's enemy in setup
            return None
        return KEPT_OUT if is_enemy(g, self.side, side) else None

    def arrives(self, g: Root, seat: int, c: int) -> None:
        """One warrior of every player there falls, its controller's too."""
        for side in g.side:
            kind = WARRIOR_OF[side]
            if kind >= 0 and g.on[kind * SPOTS + c] and not is_safe(g, kind, c, self.side):
                remove_through(g, kind, c, 1, self.side, EFFECT)


class StoicProtector(Protector):
    def __init__(self) -> None:
        super().__init__("stoic_protector")

    def hired(self, g: Root, seat: int) -> None:
        if g.pawns[self.side] == NOWHERE and self.sites(g, seat):
            g.then(PLACE, seat, self.side)

    def sites(self, g: Root, seat: int) -> list[int]:
        return self.beside_controller(g, seat)

    def _keeps(self, g: Root, side: int, c: int) -> bool:
        """Does it stand by a side that has hired it?"""
        return g.pawns[self.side] == c and g.seat_of[side] != NOBODY and g.seat_of[side] == g.lord[self.side]

    def shields(self, g: Root, attacker: int, defender: int, c: int) -> Why | None:
        if defender == self.side:
            return CANNOT_BE_ATTACKED
        return PROTECTED if self._keeps(g, defender, c) and is_enemy(g, defender, attacker) else None

    def protects(self, g: Root, kind: int, c: int, by: int) -> bool:
        return self._keeps(g, OWNER[kind], c) and is_enemy(g, OWNER[kind], by)

    def guards(self, g: Root, which: int, hits: int) -> int:
        """Hits on its controller are lost there, an attacker's too."""
        return hits if self.serves(g, which) and g.pawns[self.side] == g.battle[WHERE] else 0


def put_down(g: Root, seat: int, side: int) -> Rule:
    ask = g.ask(seat, "protector-place", "E.2", side)
    protector = hireling(side)
    assert isinstance(protector, Protector)
    for c in protector.sites(g, seat):
        ask.offer(IN[c])
    choice = yield ask
    g.pawns[side] = choice.a
    g.tell("hireling-stands", "E.2", seat, side, choice.a)


def walk(g: Root, seat: int, side: int) -> Rule:
    """To an adjacent clearing, whoever rules there."""
    ask = g.ask(seat, "protector-walk", "E.2.3", side, g.pawns[side])
    for c in pawn_ways(g, side, g.links[g.pawns[side]]):
        ask.offer(TO[c])
    choice = yield ask
    pawn_goes(g, seat, side, choice.a)
    protector = hireling(side)
    assert isinstance(protector, Protector)
    protector.arrives(g, seat, choice.a)
    settle(g)


enrol(FuriousProtector())
enrol(StoicProtector())
PLACE.does(put_down)
WALK.does(walk)
