"""Riverfolk Flotilla and Otter Divers."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS
from weald.games.root.hirelings.base import CANNOT_BE_ATTACKED, Hireling, enrol, fight_in, pawn_goes, pawn_ways
from weald.games.root.names import name_fields
from weald.games.root.rules import steps
from weald.games.root.rules.pieces import has_piece
from weald.games.root.rules.removal import settle
from weald.games.root.state import BIRDSONG, Root
from weald.games.root.words import DONE, IN, TO, WORDS
from weald.kernel import NOWHERE, Rule, Why

DRAW: Final = WORDS.one("flotilla-draw")
SETUP: Final = steps.STEPS.declare("flotilla-setup")
TRADE: Final = steps.STEPS.declare("flotilla-trade")
SAIL: Final = steps.STEPS.declare("flotilla-sail")
name_fields({"flotilla-draw": ("place:place",), "flotilla-sail": ("from:place",)})

NO_RIVER: Final = Why("no-river", "E.2.3")
MOST_HITS: Final = 3


class RiverfolkFlotilla(Hireling):
    """A pawn that nobody can touch."""

    def __init__(self) -> None:
        super().__init__("riverfolk_flotilla")
        self.phase = BIRDSONG
        self.must = True
        self.sets_up = True

    def set_up(self, g: Root, seat: int) -> None:
        g.then(SETUP, seat)

    def shields(self, g: Root, attacker: int, defender: int, c: int) -> Why | None:
        return CANNOT_BE_ATTACKED if defender == self.side else None

    def max_rolled_hits(self, g: Root, which: int, c: int) -> int:
        return MOST_HITS

    def remains_after_ambush(self, g: Root, which: int, c: int) -> bool:
        return True

    def take_hits(self, g: Root, which: int, hits: int) -> Rule | None:
        return None

    def cannot_act(self, g: Root, seat: int) -> Why | None:
        here = g.pawns[self.side]
        return None if here != NOWHERE and g.board().rivers[here] else NO_RIVER

    def act(self, g: Root, seat: int) -> None:
        """Trade, then travel, then perhaps fight."""
        here = g.pawns[self.side]
        for step in range(g.players):
            other = (seat + step) % g.players
            if has_piece(g, g.side[other], here):
                g.then(TRADE, other, here)
        if pawn_ways(g, self.side, g.board().rivers[here]):
            g.then(SAIL, seat)


def set_up(g: Root, seat: int) -> Rule:
    """On the map's edge and on the river."""
    board = g.board()
    ask = g.ask(seat, "flotilla-setup", "A.6.3")
    for c in range(CLEARINGS):
        if board.rivers[c] and board.edge[c]:
            ask.offer(IN[c])
    choice = yield ask
    g.pawns[FLOTILLA.side] = choice.a
    g.tell("hireling-stands", "A.6.3", seat, FLOTILLA.side, choice.a)


def trade(g: Root, seat: int, c: int) -> Rule:
    """Each player with a piece beside it may draw a card."""
    ask = g.ask(seat, "flotilla-draw", "E.2.3", c)
    ask.offer(DRAW)
    ask.offer(DONE)
    choice = yield ask
    if choice is DRAW:
        g.then(steps.DRAW, seat, 1)


def sail(g: Root, seat: int) -> Rule:
    """Along the river, whoever rules there."""
    here = g.pawns[FLOTILLA.side]
    ask = g.ask(seat, "flotilla-sail", "E.2.3", here)
    for c in pawn_ways(g, FLOTILLA.side, g.board().rivers[here]):
        ask.offer(TO[c])
    choice = yield ask
    pawn_goes(g, seat, FLOTILLA.side, choice.a)
    settle(g)
    fight_in(g, seat, FLOTILLA.side, choice.a)


class OtterDivers(Hireling):
    def __init__(self) -> None:
        super().__init__("otter_divers")

    def frees(self, g: Root, side: int, a: int, b: int) -> bool:
        """Their controller needs no rule from or to a clearing on the river."""
        if g.seat_of[side] < 0 or g.seat_of[side] != g.lord[self.side]:
            return False
        rivers = g.board().rivers
        return (a < CLEARINGS and bool(rivers[a])) or (b < CLEARINGS and bool(rivers[b]))


FLOTILLA: Final = RiverfolkFlotilla()
enrol(FLOTILLA)
enrol(OtterDivers())
SETUP.does(set_up)
TRADE.does(trade)
SAIL.does(sail)
