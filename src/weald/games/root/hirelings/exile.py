"""The Exile and the Brigand."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, FORESTS
from weald.games.root.facts import ITEM_KINDS, ITEM_NAMES, PLAIN
from weald.games.root.hirelings import CLUB, CLUBS, COUNT, FIRST, Hirelings, sheet_of
from weald.games.root.hirelings.base import ACTED, Hireling, enrol, hirelings_of, pawn_goes
from weald.games.root.names import name_fields
from weald.games.root.pieces import SIDES
from weald.games.root.rules import steps
from weald.games.root.rules.battle import cannot_defend, offer_defenders, start_battle
from weald.games.root.rules.box import face_up, take_item
from weald.games.root.rules.effects import DURING, EMPTY_HAND, take_random
from weald.games.root.rules.faction import faction_of
from weald.games.root.rules.menu import NO, YES, Offer
from weald.games.root.rules.pieces import has_piece
from weald.games.root.rules.removal import settle
from weald.games.root.rules.ruins import clear_ruin, hide_items, items_under, take_under
from weald.games.root.rules.victory import score
from weald.games.root.state import BIRDSONG, DAYLIGHT, DRAWN, EVENING, Root
from weald.games.root.words import DONE, IN, TO, WORDS, of_clearings
from weald.kernel import NOBODY, NOWHERE, Decision, Option, Rule, Why, bit

TRADE: Final = WORDS.each("exile-trade", ITEM_NAMES[:ITEM_KINDS])
SEARCH: Final = of_clearings("brigand-search")
ROB: Final = WORDS.each("brigand-rob", SIDES)

SETUP: Final = steps.STEPS.declare("exile-setup")
ACT: Final = steps.STEPS.declare("exile-act")
FIGHT: Final = steps.STEPS.declare("exile-fight")
HIDE: Final = steps.STEPS.declare("brigand-hide")
TAKE: Final = steps.STEPS.declare("brigand-take")
name_fields(
    {
        "exile-act": ("ready",),
        "exile-fight": ("place:place",),
        "exile-traded": ("item:item",),
        "exile-hit": ("left",),
        "brigand-found": ("place:place", "item:item"),
        "brigand-used": ("item:item",),
    }
)

FOR_MOVE: Final = 1
FOR_BATTLE: Final = 2
NOT_NEAR_EXILE: Final = Why("not-near-exile", "E.2.2")
TOO_FEW_ITEMS: Final = Why("exile-too-few-items", "E.2.4")
NOBODY_THERE: Final = Why("nobody-to-fight", "4.3b")
NO_OWN_PIECE: Final = Why("no-own-piece", "E.2.4")
NO_ITEM: Final = Why("no-item-to-exhaust", "E.2.4")
NOT_TOGETHER: Final = Why("not-together", "E.2.4")


class TheExile(Hireling):
    """A pawn in the forest, and the items people have given it."""

    def __init__(self) -> None:
        super().__init__("exile")
        self.phase = DAYLIGHT
        self.sets_up = True

    def set_up(self, g: Root, seat: int) -> None:
        g.then(SETUP, seat)

    def max_rolled_hits(self, g: Root, which: int, c: int) -> int:
        mine = hirelings_of(g)
        return sum(mine.up) + sum(mine.down)

    def remains_after_ambush(self, g: Root, which: int, c: int) -> bool:
        return True

    def take_hits(self, g: Root, which: int, hits: int) -> Rule | None:
        """Each exhausts an item, or takes one out of the game where none is face up."""
        mine = hirelings_of(g)
        for _ in range(hits):
            if not exhaust(mine):
                _lose(g, mine)
        g.tell("exile-hit", "E.2.2", NOBODY, sum(mine.up))
        return None

    def cannot_act(self, g: Root, seat: int) -> Why | None:
        return None if sum(hirelings_of(g).up) else TOO_FEW_ITEMS

    def act(self, g: Root, seat: int) -> None:
        g.then(ACT, seat)

    def beside(self, g: Root) -> list[int]:
        """Clearings at its forest."""
        here = g.pawns[self.side]
        return [] if here == NOWHERE else [c for c in g.board().beside[here] if c < CLEARINGS]


def exhaust(mine: Hirelings) -> bool:
    """One item, clubs first: for the Exile they are all alike."""
    for item in range(CLUB, -1, -1):
        if mine.up[item]:
            mine.up[item] -= 1
            mine.down[item] += 1
            return True
    return False


def _lose(g: Root, mine: Hirelings) -> None:
    for item in range(CLUB, -1, -1):
        if mine.down[item]:
            mine.down[item] -= 1
            if item != CLUB:
                g.gone[item] += 1
            return


def set_up(g: Root, seat: int) -> Rule:
    ask = g.ask(seat, "exile-setup", "A.6.3")
    for forest in g.board().forests:
        ask.offer(IN[forest])
    choice = yield ask
    g.pawns[EXILE.side] = choice.a
    hirelings_of(g).up[CLUB] = CLUBS
    g.tell("hireling-stands", "A.6.3", seat, EXILE.side, choice.a)


def cannot_fight_in(g: Root, c: int) -> Why | None:
    for other in g.foes:
        if cannot_defend(g, EXILE.side, other, c) is None:
            return None
    return NOBODY_THERE


def act(g: Root, seat: int) -> Rule:
    """Exhaust an item to go on, or two to battle; in the end all are turned up."""
    mine = hirelings_of(g)
    ready = sum(mine.up)
    ask = g.ask(seat, "exile-act", "E.2.4", ready)
    for forest in g.board().beside[g.pawns[EXILE.side]]:
        if forest >= FORESTS:
            ask.offer(TO[forest], None if ready >= FOR_MOVE else TOO_FEW_ITEMS)
    for c in EXILE.beside(g):
        ask.offer(IN[c], TOO_FEW_ITEMS if ready < FOR_BATTLE else cannot_fight_in(g, c))
    ask.offer(DONE)
    choice = yield ask
    mine = hirelings_of(g)
    if choice is DONE:
        for item in range(CLUB + 1):
            mine.up[item] += mine.down[item]
            mine.down[item] = 0
        g.tell("exile-rested", "E.2.4", seat)
        return
    exhaust(mine)
    if choice.verb == "to":
        pawn_goes(g, seat, EXILE.side, choice.a)
        settle(g)
    else:
        exhaust(mine)
        g.then(FIGHT, seat, choice.a)
    g.then(ACT, seat)


def fight(g: Root, seat: int, c: int) -> Rule:
    ask = g.ask(seat, "exile-fight", "E.2.4", c)
    offer_defenders(g, ask, EXILE.side, c)
    choice = yield ask
    start_battle(g, EXILE.side, choice.a, c, NOBODY)


# --- trading with the Exile, anybody in the own turn ---


def cannot_trade(g: Root, seat: int) -> Why | None:
    for c in EXILE.beside(g):
        if has_piece(g, g.side[seat], c):
            return None
    return NOT_NEAR_EXILE


def can_trade(g: Root, seat: int, phase: int) -> int:
    for item in range(ITEM_KINDS):
        if g.boxes[seat * ITEM_KINDS + item]:
            return YES if cannot_trade(g, seat) is None else NO
    return NO


def offer_trade(g: Root, ask: Decision, seat: int, phase: int) -> None:
    for item in range(ITEM_KINDS):
        if g.boxes[seat * ITEM_KINDS + item]:
            ask.offer(TRADE[item], cannot_trade(g, seat))


def trade(g: Root, seat: int, choice: Option) -> None:
    """An item for a card and a point."""
    mine = hirelings_of(g)
    item = choice.a
    if take_item(g, seat, item, False):
        mine.down[item] += 1
    else:
        mine.up[item] += 1
    g.tell("exile-traded", "E.2.2", seat, item)
    g.then(steps.DRAW, seat, 1)
    score(g, seat, 1, "E.2.2")


# --- the Brigand -----------------------------------------------------------------------------------------


class TheBrigand(Hireling):
    def __init__(self) -> None:
        super().__init__("brigand")
        self.sets_up = True

    def set_up(self, g: Root, seat: int) -> None:
        g.then(HIDE)


def hide(g: Root) -> None:
    """A set of items under the ruins."""
    hide_items(g)


def cannot_search(g: Root, seat: int, c: int) -> Why | None:
    if hirelings_of(g).acted >> (BRIGAND.side - FIRST) & 1:
        return ACTED
    return None if has_piece(g, g.side[seat], c) else NO_OWN_PIECE


def cannot_rob(g: Root, seat: int, other: int) -> Why | None:
    if hirelings_of(g).acted >> COUNT & 1:
        return ACTED
    if not face_up(g, seat):
        return NO_ITEM
    if not g.hands[other]:
        return EMPTY_HAND
    for c in range(CLEARINGS):
        if has_piece(g, g.side[seat], c) and has_piece(g, g.side[other], c):
            return None
    return NOT_TOGETHER


def can_act(g: Root, seat: int, phase: int) -> int:
    if g.lord[BRIGAND.side] != seat:
        return NO
    for c in range(CLEARINGS):
        if g.ruins[c] and cannot_search(g, seat, c) is None:
            return YES
    for other in range(g.players):
        if other != seat and cannot_rob(g, seat, other) is None:
            return YES
    return NO


def offer_deeds(g: Root, ask: Decision, seat: int, phase: int) -> None:
    if g.lord[BRIGAND.side] != seat:
        return
    for c in range(CLEARINGS):
        if g.ruins[c]:
            ask.offer(SEARCH[c], cannot_search(g, seat, c))
    for other in range(g.players):
        if other != seat:
            ask.offer(ROB[g.side[other]], cannot_rob(g, seat, other))


def do_deed(g: Root, seat: int, choice: Option) -> None:
    mine = hirelings_of(g)
    if choice.verb == "brigand-rob":
        mine.acted |= bit(COUNT)
        item = face_up(g, seat)[0]
        mine.worn[seat * ITEM_KINDS + item] += 1
        g.tell("brigand-used", "E.2.4", seat, item)
        g.then(TAKE, seat, g.seat_of[choice.a])
        return
    mine.acted |= bit(BRIGAND.side - FIRST)
    c = choice.a
    kind = items_under(g, c)[0]
    take_under(g, c, kind)
    g.tell("brigand-found", "E.2.4", seat, c, PLAIN[kind])
    faction_of(g, seat).find_item(g, seat, PLAIN[kind])
    clear_ruin(g, seat, c, "E.2.4")


def take(g: Root, seat: int, victim: int) -> None:
    take_random(g, seat, victim, "E.2.4")


EXILE: Final = TheExile()
BRIGAND: Final = TheBrigand()
enrol(EXILE)
enrol(BRIGAND)
Offer(
    sheet_of("exile"), DURING, (BIRDSONG, DAYLIGHT, EVENING, DRAWN), ("exile-trade",), can_trade, offer_trade, trade
)  # fmt: skip
Offer(
    sheet_of("brigand"), DURING, (DAYLIGHT,), ("brigand-search", "brigand-rob"), can_act, offer_deeds, do_deed
)  # fmt: skip
SETUP.does(set_up)
ACT.does(act)
FIGHT.does(fight)
HIDE.does(hide)
TAKE.does(take)
