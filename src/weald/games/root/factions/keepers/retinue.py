"""The retinue: its cards act column by column (15.5.2), and it grows in Evening (15.6.2)."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS
from weald.games.root.factions.keepers import COLUMNS, DELVE, KEEPERS, MARCH, MOST_RETAINED
from weald.games.root.factions.keepers.base import (
    COLUMN,
    COLUMN_STEP,
    DELVE_STEP,
    FIGHT_STEP,
    GATHER_INTO,
    GATHER_STEP,
    LAST,
    MOVE_OR_RECOVER,
    RECOVER_IN,
    RECOVER_STEP,
    RETAIN,
    RETINUE_STEP,
    SEND,
    SEND_RETAINER,
    SHIFT,
    SHIFT_STEP,
    own,
)  # fmt: skip
from weald.games.root.factions.keepers.relics import RETAINER, can_delve, recoverable
from weald.games.root.facts import ANY, BIRD, CARD_FACE, CARD_SUIT, FITTING
from weald.games.root.rules import menu, steps
from weald.games.root.rules.battle import cannot_defend
from weald.games.root.rules.cards import faces, pick
from weald.games.root.rules.move import MUST, can_move
from weald.games.root.rules.pieces import can_fight_from, holds_enemies
from weald.games.root.rules.victory import dominance_is_secret
from weald.games.root.state import DAYLIGHT, EVENING, Root
from weald.games.root.words import DONE, END, IN, MOVE
from weald.kernel import EVERYONE, Decision, Rule, Why

NO_MOVE: Final = Why("no-suited-move", "15.5.2.I")
NOTHING_THERE: Final = Why("nothing-there", "15.5.2.IIa")
NO_FIGHT: Final = Why("no-fight-no-delve", "15.5.2.IIa")
NO_RECOVERY: Final = Why("no-move-no-recovery", "15.5.2.III")
NOTHING_TO_RECOVER: Final = Why("nothing-to-recover", "15.5.2.III.a")
RETINUE_FULL: Final = Why("retinue-full", "15.6.2b")
GATHERED: Final = Why("gathered-already", "15.6.2a")
RETINUE_EMPTY: Final = Why("retinue-empty", "15.6.2a")
WRONG_SUIT: Final = Why("wrong-suit", "15.5.2b")


# --- Daylight: the columns from left to right (15.5.2a) --------------------------------------------------


def retinue(g: Root, seat: int) -> None:
    enter(g, seat, MARCH)


def enter(g: Root, seat: int, column: int) -> None:
    """The next column from here on in which a card waits."""
    mine = own(g)
    while column < COLUMNS and not mine.retinue[column] and not mine.retainers[column]:
        column += 1
    mine.column = column
    mine.done = 0
    mine.served = 0
    if column < COLUMNS:
        g.then(COLUMN_STEP, seat)


def act(g: Root, seat: int) -> Rule | None:
    """Each card of the column may act once, in any order (15.5.2b)."""
    mine = own(g)
    if mine.done < len(mine.retinue[mine.column]) or mine.served < mine.retainers[mine.column]:
        return ask_act(g, seat)
    enter(g, seat, mine.column + 1)
    if mine.column == COLUMNS:
        g.then(steps.WINDOW, seat, DAYLIGHT)  # after the last card that acted
    return None


def ask_act(g: Root, seat: int) -> Rule:
    mine = own(g)
    column = mine.column
    ask = g.ask(seat, "retinue", "15.5.2b", column)
    ask.secret = dominance_is_secret(g, seat)
    waiting = mine.retinue[column][mine.done :]
    for face in faces(waiting, ANY):
        ask.offer(SEND[face], cannot_act(g, suit_of(waiting, face)))
    if mine.served < mine.retainers[column]:
        ask.offer(SEND_RETAINER, cannot_act(g, BIRD))
    menu.offer_common(g, ask, seat, DAYLIGHT)
    ask.offer(END)
    ask.default = END
    choice = yield ask
    if choice is END:
        enter(g, seat, column + 1)
        return
    if choice is SEND_RETAINER:
        mine.served += 1
        g.tell("sent-retainer", "15.5.2b", seat, column)
        send(g, seat, BIRD, RETAINER)
    elif choice.verb == "send":
        card = pick(g, waiting, choice.a)
        mine.retinue[column].remove(card)
        mine.retinue[column].insert(mine.done, card)  # those that have acted come first
        mine.done += 1
        g.tell("sent", "15.5.2b", seat, card, column)
        send(g, seat, CARD_SUIT[card], card)
    else:
        menu.take_common(g, seat, choice)
    g.then(COLUMN_STEP, seat)


def suit_of(cards: list[int], face: int) -> int:
    for card in cards:
        if CARD_FACE[card] == face:
            return CARD_SUIT[card]
    return BIRD


def cannot_act(g: Root, suit: int) -> Why | None:
    """Has a card of this suit anything to do in its column?"""
    column = own(g).column
    if column != DELVE and can_move(g, KEEPERS, suit):
        return None
    if column == MARCH:
        return NO_MOVE
    for c in range(CLEARINGS):
        if g.suits[c] & FITTING[suit] and (
            cannot_fight(g, c) is None if column == DELVE else len(recoverable(g, c)) > 0
        ):
            return None
    return NO_FIGHT if column == DELVE else NO_RECOVERY


def send(g: Root, seat: int, suit: int, card: int) -> None:
    column = own(g).column
    if column == MARCH:
        g.then(steps.MOVE, seat, suit, MUST)  # 15.5.2.I
    elif column == DELVE:
        g.then(FIGHT_STEP, seat, suit, card)
    else:
        g.then(MOVE_OR_RECOVER, seat, suit, card)


def must_fight(g: Root, c: int) -> bool:
    """Is there somebody to battle whose pieces are not all mercenaries of their own (AMB-99)?"""
    if can_fight_from(g, KEEPERS, c):
        for other in g.foes:
            if cannot_defend(g, KEEPERS, other, c) is None and holds_enemies(g, KEEPERS, other, c):
                return True
    return False


def cannot_fight(g: Root, c: int) -> Why | None:
    return None if must_fight(g, c) or can_delve(g, c) else NOTHING_THERE


def fight(g: Root, seat: int, suit: int, card: int) -> Rule | None:
    """A battle where enemies are (15.5.2.IIa), then delve."""
    # A table of revision 3 may come here with nothing to do: its card was sent against mercenaries.
    return ask_fight(g, seat, suit, card) if cannot_act(g, suit) is None else None


def ask_fight(g: Root, seat: int, suit: int, card: int) -> Rule:
    ask = g.ask(seat, "fight-or-delve", "15.5.2.IIa")
    offer_matching(g, ask, suit)
    choice = yield ask
    c = choice.a
    if must_fight(g, c):
        g.then(steps.BATTLE_IN, seat, c)
    g.then(DELVE_STEP, seat, c, card)


def offer_matching(g: Root, ask: Decision, suit: int) -> None:
    for c in range(CLEARINGS):
        if g.suits[c] & FITTING[suit]:
            ask.offer(IN[c], cannot_fight(g, c))
        elif g.explaining:
            ask.block(IN[c], WRONG_SUIT)


def move_or_recover(g: Root, seat: int, suit: int, card: int) -> Rule:
    ask = g.ask(seat, "move-or-recover", "15.5.2.III")
    ask.offer(MOVE, None if can_move(g, KEEPERS, suit) else NO_MOVE)
    for c in range(CLEARINGS):
        if g.suits[c] & FITTING[suit]:
            if recoverable(g, c):
                ask.offer(RECOVER_IN[c])
            elif g.explaining:
                ask.block(RECOVER_IN[c], NOTHING_TO_RECOVER)
        elif g.explaining:
            ask.block(RECOVER_IN[c], WRONG_SUIT)
    choice = yield ask
    if choice is MOVE:
        g.then(steps.MOVE, seat, suit, MUST)
    else:
        g.then(RECOVER_STEP, seat, choice.a, card, 0)


# --- Evening: gather the retinue (15.6.2) ----------------------------------------------------------------


def gather(g: Root, seat: int) -> Rule:
    """Add hand cards, or move one card of the retinue; not both."""
    mine = own(g)
    room = MOST_RETAINED - mine.size()
    ask = g.ask(seat, "gather", "15.6.2a", room)
    ask.secret = bool(g.hands[seat]) and room > 0
    for face in faces(g.hands[seat], ANY):
        ask.offer(RETAIN[face], None if room else RETINUE_FULL)
    ask.offer(SHIFT, GATHERED if mine.gathered else None if mine.size() else RETINUE_EMPTY)
    menu.offer_common(g, ask, seat, EVENING)
    ask.offer(DONE)
    ask.default = DONE
    choice = yield ask
    if choice is DONE:
        g.then(LAST, seat)
    elif choice is SHIFT:
        g.then(SHIFT_STEP, seat)
        g.then(LAST, seat)
    elif choice.verb == "retain":
        g.then(GATHER_INTO, seat, choice.a)
        g.then(GATHER_STEP, seat)
    else:
        menu.take_common(g, seat, choice)
        g.then(GATHER_STEP, seat)


def gather_into(g: Root, seat: int, face: int) -> Rule:
    mine = own(g)
    ask = g.ask(seat, "gather-into", "15.6.2a", face)
    ask.secret = True
    for option in COLUMN:
        ask.offer(option)
    choice = yield ask
    hand = g.hands[seat]
    held = faces(hand, ANY)
    card = pick(g, hand, face if face in held else held[0])  # in a world dealt anew any card will do
    g.seen[card] = EVERYONE
    mine.retinue[choice.a].append(card)
    mine.gathered += 1
    g.tell("retained", "15.6.2a", seat, card, choice.a)


def shift(g: Root, seat: int) -> Rule:
    mine = own(g)
    ask = g.ask(seat, "shift-from", "15.6.2a")
    for option in COLUMN:
        if mine.retinue[option.a] or mine.retainers[option.a]:
            ask.offer(option)
    choice = yield ask
    a = choice.a
    ask = g.ask(seat, "shift-card", "15.6.2a", a)
    for face in faces(mine.retinue[a], ANY):
        ask.offer(SEND[face])
    if mine.retainers[a]:
        ask.offer(SEND_RETAINER)
    what = yield ask
    ask = g.ask(seat, "shift-to", "15.6.2a", a)
    for option in COLUMN:
        if option.a != a:
            ask.offer(option)
    choice = yield ask
    b = choice.a
    if what is SEND_RETAINER:
        mine.retainers[a] -= 1
        mine.retainers[b] += 1
        g.tell("reassigned-retainer", "15.6.2a", seat, a, b)
    else:
        card = pick(g, mine.retinue[a], what.a)
        mine.retinue[b].append(card)
        g.tell("reassigned", "15.6.2a", seat, card, a, b)


RETINUE_STEP.does(retinue)
COLUMN_STEP.does(act)
FIGHT_STEP.does(fight)
MOVE_OR_RECOVER.does(move_or_recover)
GATHER_STEP.does(gather)
GATHER_INTO.does(gather_into)
SHIFT_STEP.does(shift)
