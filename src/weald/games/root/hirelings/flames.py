"""Flame Bearers and Rat Smugglers."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import SPOTS
from weald.games.root.facts import BIRD, CARD_FACE, FACE_NAMES, FACE_TYPE, ITEM
from weald.games.root.hirelings import sheet_of
from weald.games.root.hirelings.base import ANYWHERE, NEAR_OWN, Hireling, enrol, prey, put, sites
from weald.games.root.names import name_fields
from weald.games.root.pieces import IS_WARRIOR
from weald.games.root.rules import steps
from weald.games.root.rules.battle import can_battle
from weald.games.root.rules.cards import spend
from weald.games.root.rules.effects import DURING
from weald.games.root.rules.faction import faction_of
from weald.games.root.rules.menu import MAYBE, NO, Offer
from weald.games.root.rules.reasons import NO_BATTLE, NO_MOVE
from weald.games.root.rules.removal import EFFECT, remove_through, settle
from weald.games.root.state import BIRDSONG, DAYLIGHT, Root
from weald.games.root.words import BATTLE, MOVE, PIECE, WORDS
from weald.kernel import Decision, Option, Rule, Why

SMUGGLE: Final = WORDS.each("smuggle", FACE_NAMES)

BURN: Final = steps.STEPS.declare("flames-burn")
BURNT: Final = steps.STEPS.declare("flames-burnt")
SPREAD: Final = steps.STEPS.declare("flames-spread")
SMUGGLE_STEP: Final = steps.STEPS.declare("smuggle")
name_fields({"flames-burn": ("place:place", "count")})

START: Final = 2
NEITHER: Final = Why("nothing-to-smuggle-for", "E.2.2")


class FlameBearers(Hireling):
    def __init__(self) -> None:
        super().__init__("flame_bearers")
        self.phase = BIRDSONG
        self.must = True
        self.sets_up = True

    def set_up(self, g: Root, seat: int) -> None:
        for _ in range(START):
            put(g, seat, self.warrior, ANYWHERE, 1)

    def hired(self, g: Root, seat: int) -> None:
        if not self.on_map(g):
            self.set_up(g, seat)

    def act(self, g: Root, seat: int) -> None:
        """They burn wherever they are, then spread."""
        for c in self.spots(g):
            g.then(BURN, seat, c, g.on[self.warrior * SPOTS + c])
        g.then(BURNT)
        g.then(SPREAD, seat)


def burn(g: Root, seat: int, c: int, left: int) -> Rule | None:
    """One enemy piece per Bearer, warriors first."""
    found = prey(g, FLAMES.side, c)
    if not found or not left:
        return None
    fallen = [kind for kind in found if IS_WARRIOR[kind]] or found
    return ask_burn(g, seat, c, left, fallen)


def ask_burn(g: Root, seat: int, c: int, left: int, found: list[int]) -> Rule:
    ask = g.ask(seat, "flames-burn", "E.2.3", c, left)
    for kind in found:
        ask.offer(PIECE[kind])
    choice = yield ask
    remove_through(g, choice.a, c, 1, FLAMES.side, EFFECT)
    g.then(BURN, seat, c, left - 1)


def burnt(g: Root) -> None:
    """What the removals have triggered (1.1.3b)."""
    settle(g)


def spread(g: Root, seat: int) -> None:
    """One beside or next to another; if that cannot be, two anywhere."""
    if g.stock[FLAMES.warrior] and sites(g, seat, FLAMES.warrior, FLAMES.side, NEAR_OWN):
        put(g, seat, FLAMES.warrior, NEAR_OWN, 1)
    else:
        FLAMES.set_up(g, seat)


class RatSmugglers(Hireling):
    def __init__(self) -> None:
        super().__init__("rat_smugglers")


def cannot_smuggle(g: Root, seat: int) -> Why | None:
    return None if faction_of(g, seat).can_move(g, BIRD) or can_battle(g, seat, BIRD) else NEITHER


def _faces(g: Root, seat: int) -> list[int]:
    return sorted({CARD_FACE[card] for card in g.hands[seat] if FACE_TYPE[CARD_FACE[card]] == ITEM})


def can_smuggle(g: Root, seat: int, phase: int) -> int:
    """Whether the hand has an item's card is nobody's business."""
    return MAYBE if g.lord[SMUGGLERS.side] == seat and g.hands[seat] else NO


def offer_goods(g: Root, ask: Decision, seat: int, phase: int) -> None:
    if g.lord[SMUGGLERS.side] == seat:
        for face in _faces(g, seat):
            ask.offer(SMUGGLE[face], cannot_smuggle(g, seat))


def take_goods(g: Root, seat: int, choice: Option) -> None:
    spend(g, seat, choice.a, "E.2.2")
    g.then(SMUGGLE_STEP, seat)


def smuggle(g: Root, seat: int) -> Rule:
    """A move or a battle."""
    ask = g.ask(seat, "smuggle", "E.2.2")
    ask.offer(MOVE, None if faction_of(g, seat).can_move(g, BIRD) else NO_MOVE)
    ask.offer(BATTLE, None if can_battle(g, seat, BIRD) else NO_BATTLE)
    choice = yield ask
    if choice is MOVE:
        faction_of(g, seat).free_move(g, seat)
    else:
        g.then(steps.BATTLE, seat, BIRD)


FLAMES: Final = FlameBearers()
SMUGGLERS: Final = RatSmugglers()
enrol(FLAMES)
enrol(SMUGGLERS)
Offer(sheet_of("rat_smugglers"), DURING, (DAYLIGHT,), ("smuggle",), can_smuggle, offer_goods, take_goods)
BURN.does(burn)
BURNT.does(burnt)
SPREAD.does(spread)
SMUGGLE_STEP.does(smuggle)
