"""The mountain map: closed paths and the pass (C.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.games.root.board import BOARDS, CLEARING_NAMES
from weald.games.root.facts import ANY
from weald.games.root.names import name_fields
from weald.games.root.rules import steps
from weald.games.root.rules.cards import offer_faces, spend
from weald.games.root.rules.effects import DURING
from weald.games.root.rules.landmarks.tower import hold_pass
from weald.games.root.rules.menu import NO, YES, Offer
from weald.games.root.rules.pieces import has_piece, open_path
from weald.games.root.rules.turn import TURN_ENDS
from weald.games.root.rules.victory import score
from weald.games.root.sheet import Module, Own, on_map
from weald.games.root.state import DAYLIGHT, Root
from weald.games.root.words import SPEND, WORDS
from weald.kernel import Decision, Option, Rule, Why
from weald.kernel.errors import RulesBug

_BOARDS: Final = [board for board in BOARDS if board.name == "mountain"]
PATHS: Final[list[tuple[int, int]]] = [path for board in _BOARDS for path in board.closed]
PATH_NAMES: Final[list[str]] = [f"{CLEARING_NAMES[a]}-{CLEARING_NAMES[b]}" for a, b in PATHS]
CLEAR: Final = WORDS.each("clear", PATH_NAMES)
CLEAR_STEP: Final = steps.STEPS.declare("clear-path")
name_fields({"clear-with": ("from:place", "to:place"), "cleared": ("from:place", "to:place")})

CLEARED: Final = Why("path-cleared-already", "C.3.3a")
EMPTY_HAND: Final = Why("empty-hand", "C.3.3a")
NO_PIECE_AT_ENDS: Final = Why("no-piece-at-ends", "C.3.3b")


class Mountain(Own):
    __slots__ = ("cleared",)
    fields: ClassVar[tuple[str, ...]] = ("cleared",)
    public: ClassVar[tuple[str, ...]] = fields

    def __init__(self) -> None:
        self.cleared: int = 0  # in this turn

    def copy(self) -> Mountain:
        new = Mountain()
        new.cleared = self.cleared
        return new

    def turn_begins(self) -> None:
        self.cleared = 0


MOUNTAIN: Final = Module("mountain", on_map("mountain"), Mountain)


def mountain_of(g: Root) -> Mountain:
    for own in g.extra:
        if isinstance(own, Mountain):
            return own
    raise RulesBug("there is no mountain on this map")


def cannot_clear(g: Root, seat: int, which: int) -> Why | None:
    if mountain_of(g).cleared:
        return CLEARED
    if not g.hands[seat]:
        return EMPTY_HAND
    a, b = PATHS[which]
    side = g.side[seat]
    return None if has_piece(g, side, a) or has_piece(g, side, b) else NO_PIECE_AT_ENDS


def can_clear(g: Root, seat: int, phase: int) -> int:
    for which in range(len(PATHS)):
        if g.closed >> which & 1 and cannot_clear(g, seat, which) is None:
            return YES
    return NO


def offer_paths(g: Root, ask: Decision, seat: int, phase: int) -> None:
    for which in range(len(PATHS)):
        if g.closed >> which & 1:
            ask.offer(CLEAR[which], cannot_clear(g, seat, which))


def take_path(g: Root, seat: int, choice: Option) -> None:
    g.then(CLEAR_STEP, seat, choice.a)


def clear_path(g: Root, seat: int, which: int) -> Rule:
    """Spend a card, take the marker away, score a point (C.3.3a)."""
    a, b = PATHS[which]
    ask = g.ask(seat, "clear-with", "C.3.3a", a, b)
    offer_faces(ask, SPEND, g.hands[seat], ANY)
    choice = yield ask
    spend(g, seat, choice.a, "C.3.3a")
    mountain_of(g).cleared = 1
    open_path(g, which)
    g.tell("cleared", "C.3.3a", seat, a, b)
    score(g, seat, 1, "C.3.3a")


Offer(MOUNTAIN, DURING, (DAYLIGHT,), ("clear",), can_clear, offer_paths, take_path)
CLEAR_STEP.does(clear_path)
TURN_ENDS[MOUNTAIN.number] = hold_pass
