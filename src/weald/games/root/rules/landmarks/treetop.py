"""The Elder Treetop: one more slot, and a point more for removing the enemy building in it (F.7)."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.games.root.board import SPOTS
from weald.games.root.names import name_fields
from weald.games.root.pieces import OWNER
from weald.games.root.rules import steps
from weald.games.root.rules.landmarks import Landmark, nothing_to_take, with_landmarks
from weald.games.root.rules.landmarks.forge import FACTS
from weald.games.root.rules.pieces import BUILT, LIFTED
from weald.games.root.rules.removal import AWARDS
from weald.games.root.rules.victory import credit
from weald.games.root.sheet import NO_KIND, Module, Own
from weald.games.root.state import Root
from weald.games.root.words import WORDS
from weald.kernel import NOBODY, NOWHERE, Rule, Why

POINTS: Final[int] = FACTS.elder_treetop.vp
SLOTS: Final[int] = FACTS.elder_treetop.slots
PLAYERS: Final[int] = FACTS.elder_treetop.players
TREETOP_STEP: Final = steps.STEPS.declare("treetop")
SLOT: Final = WORDS.each("slot", ["common", "treetop"])
name_fields({"which-slot": ("piece:kind", "place:place"), "in-treetop": ("piece:kind", "place:place")})

NOT_A_CORNER: Final = Why("not-a-corner", "F.7.1")


class Treetop(Own):
    __slots__ = ("kind", "place")
    fields: ClassVar[tuple[str, ...]] = ("place", "kind")
    public: ClassVar[tuple[str, ...]] = fields

    def __init__(self) -> None:
        self.place: int = NOWHERE
        self.kind: int = NO_KIND  # of the building in its slot

    def copy(self) -> Treetop:
        new = Treetop()
        new.place = self.place
        new.kind = self.kind
        return new


TREETOP: Final = Module("treetop", with_landmarks, Treetop)


def treetop_of(g: Root) -> Treetop | None:
    for own in g.extra:
        if isinstance(own, Treetop):
            return own
    return None


def treetop_at(g: Root) -> int:
    tree = treetop_of(g)
    return NOWHERE if tree is None else tree.place


def fits(g: Root, c: int) -> Why | None:
    return None if c in g.board().corners else NOT_A_CORNER


def grow(g: Root, c: int) -> None:
    tree = treetop_of(g)
    assert tree is not None
    tree.place = c
    g.room[c] += SLOTS


# --- the slot --------------------------------------------------------------------------------------------


def climbed(g: Root, kind: int, c: int) -> None:
    """A building was placed: the builder says in which slot, where there is a choice (F.7.2); of a hireling's its controller,
    and in setup, where it has none, it stands in a common slot."""
    tree = treetop_of(g)
    if tree is None or tree.place != c or tree.kind != NO_KIND:
        return
    builder = g.lord[OWNER[kind]]
    if g.room[c] > 0:
        if builder != NOBODY:
            g.then(TREETOP_STEP, builder, kind)
    else:
        _take_slot(g, tree, kind)


def _take_slot(g: Root, tree: Treetop, kind: int) -> None:
    tree.kind = kind
    g.tell("in-treetop", "F.7.2", g.lord[OWNER[kind]], kind, tree.place)


def which_slot(g: Root, seat: int, kind: int) -> Rule | None:
    tree = treetop_of(g)
    assert tree is not None
    if tree.kind != NO_KIND or not g.on[kind * SPOTS + tree.place] or g.room[tree.place] <= 0:
        return None
    return ask_slot(g, seat, kind, tree)


def ask_slot(g: Root, seat: int, kind: int, tree: Treetop) -> Rule:
    ask = g.ask(seat, "which-slot", "F.7.2", kind, tree.place)
    for option in SLOT:
        ask.offer(option)
    choice = yield ask
    if choice is SLOT[1]:
        _take_slot(g, tree, kind)


def award(g: Root, kind: int, c: int, count: int, by: int) -> None:
    """Of two buildings of a kind the one in a common slot goes first (F.7.4)."""
    tree = treetop_of(g)
    if tree is not None and tree.place == c and tree.kind == kind and g.on[kind * SPOTS + c] == count:
        credit(g, by, POINTS, "F.7.3")


def left(g: Root, kind: int, c: int) -> None:
    tree = treetop_of(g)
    if tree is not None and tree.place == c and tree.kind == kind and not g.on[kind * SPOTS + c]:
        tree.kind = NO_KIND


BUILT.append(climbed)
LIFTED.append(left)
AWARDS.append(award)
TREETOP_STEP.does(which_slot)
Landmark("elder_treetop", nothing_to_take, treetop_at, True, fits, grow, PLAYERS)
