"""Exposure: an enemy guesses what a face-down plot is (13.2.4)."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.factions.corvids import CORVIDS, PLOT, PLOTS, SHEET
from weald.games.root.factions.corvids.base import EXPOSE, EXPOSE_STEP, GUESS, SHOW, own, plot_in
from weald.games.root.rules import menu
from weald.games.root.rules.cards import hand_over, holds, offer_faces, pick, watching
from weald.games.root.rules.effects import DURING
from weald.games.root.rules.pieces import has_piece, is_enemy
from weald.games.root.rules.removal import EXPOSED, remove, settle
from weald.games.root.rules.victory import score
from weald.games.root.state import BIRDSONG, DAYLIGHT, EVENING, Root
from weald.kernel import EVERYONE, Decision, Option, Rule, Why, bit

NO_CARD_TO_SHOW: Final = Why("no-card-to-show", "13.2.4a")


def exposable(g: Root, seat: int) -> int:
    """Mask of the clearings where this player could guess: a face-down plot, and a faction piece there (AMB-19)."""
    side = g.side[seat]
    mask = 0
    if is_enemy(g, CORVIDS, side):
        for c in range(CLEARINGS):
            if g.on[PLOT * SPOTS + c] and has_piece(g, side, c):
                mask |= 1 << c
    return mask


def can_expose(g: Root, seat: int, phase: int) -> int:
    """Whether the hand holds a matching card is nobody's business."""
    return menu.MAYBE if g.hands[seat] and exposable(g, seat) else menu.NO


def moment(g: Root, seat: int) -> int:
    """What an opportunity looks like from outside: the turn, the clearings, the size of the hand, and how often cards went
    out of it for others (one by a card in play, one at the Black Market)."""
    changed = g.used.bit_count()
    for module in g.extra:
        changed += module.hands_changed()
    turn = g.round * g.players + seat
    return ((turn << CLEARINGS | exposable(g, seat)) << 6 | min(len(g.hands[seat]), 63)) << 5 | min(changed, 31)


def is_new(g: Root, seat: int, phase: int) -> bool:
    """Nobody is asked again where nothing has changed since they let it pass."""
    return own(g).offered != moment(g, seat)


def offer_exposure(g: Root, ask: Decision, seat: int, phase: int) -> None:
    mask = exposable(g, seat)
    own(g).offered = moment(g, seat)
    for c in range(CLEARINGS):
        if mask >> c & 1:
            ask.offer(EXPOSE[c], None if holds(g.hands[seat], g.suits[c]) else NO_CARD_TO_SHOW)


def take_exposure(g: Root, seat: int, choice: Option) -> None:
    g.then(EXPOSE_STEP, seat, choice.a)


menu.Offer(SHEET, DURING, (BIRDSONG, DAYLIGHT, EVENING), ("expose",), can_expose, offer_exposure, take_exposure, is_new)


def expose(g: Root, seat: int, c: int) -> Rule:
    """Guess aloud, and show the Corvids a card that matches the clearing (13.2.4a)."""
    ask = g.ask(seat, "expose-guess", "13.2.4a", c)
    for which in range(PLOTS):
        ask.offer(GUESS[which])
    choice = yield ask
    guess = choice.a
    ask = g.ask(seat, "expose-card", "13.2.4a", c, guess)
    ask.secret = True
    ask.sealed = True
    hand = g.hands[seat]
    offer_faces(ask, SHOW, hand, g.suits[c])
    choice = yield ask
    card = pick(g, hand, choice.a)
    corvid = g.seat_of[CORVIDS]
    both = watching(g, 1 << seat | 1 << corvid)
    g.learn(EVERYONE, "guessed-plot", "13.2.4a")
    if plot_in(g, c) == guess:
        hand.append(card)
        g.seen[card] |= both
        g.seen[own(g).plots[c][0]] = EVERYONE
        g.tell_some(both, "exposed", "13.2.4c", seat, (c, guess, card), (c, guess))
        remove(g, PLOT, c, 1, seat, EXPOSED)
        score(g, seat, 1, "13.2.4c")
        settle(g)
    else:
        own(g).denied[c] |= bit(guess)
        g.tell_some(both, "guessed-wrong", "13.2.4b", seat, (c, guess, card), (c, guess))
        hand_over(g, seat, card, g.hands[corvid], corvid)


EXPOSE_STEP.does(expose)
