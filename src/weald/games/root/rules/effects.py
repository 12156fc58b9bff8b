"""Persistent effects of crafted cards, by the phase in which they may be used (4.1.3). Battle effects are in battle.py."""

from __future__ import annotations

from typing import Final

from weald.games.root.deck import (
    BETTER_BURROW_BANK,
    CARD_FACE,
    COBBLER,
    CODEBREAKERS,
    COMMAND_WARREN,
    FACES,
    ROYAL_CLAIM,
    STAND_AND_DELIVER,
    TAX_COLLECTOR,
)
from weald.games.root.rules import steps
from weald.games.root.rules.battle import can_battle
from weald.games.root.rules.cards import blur, discard, pick
from weald.games.root.rules.factions.vagabond import can_walk
from weald.games.root.rules.items import ready
from weald.games.root.rules.move import can_move
from weald.games.root.rules.pieces import rules_any
from weald.games.root.rules.removal import remove, settle
from weald.games.root.rules.victory import score
from weald.games.root.state import BIRDSONG, DAYLIGHT, EVENING, Root
from weald.games.root.things import BIRD, BOOT, CLEARINGS, VAGABOND
from weald.games.root.words import DONE, FROM, PLAYER, USE
from weald.kernel.decision import Decision, Rule, Why

EMPTY_HAND: Final = Why("empty-hand", "1.2.1b")
USED_ALREADY: Final = Why("used-already", "4.1.3")
NO_OWN_WARRIOR: Final = Why("no-own-warrior", "4.1.3")

NEVER: Final = -1
# When a card may be used: at the start of a phase, or all through it.
AT_START: Final[list[int]] = [NEVER] * FACES
AT_START[BETTER_BURROW_BANK] = BIRDSONG
AT_START[COMMAND_WARREN] = DAYLIGHT
AT_START[COBBLER] = EVENING
DURING: Final[list[int]] = [NEVER] * FACES
DURING[ROYAL_CLAIM] = DURING[STAND_AND_DELIVER] = BIRDSONG
DURING[TAX_COLLECTOR] = DURING[CODEBREAKERS] = DAYLIGHT


def cannot_use(g: Root, seat: int, face: int) -> Why | None:
    if g.used >> face & 1:
        return USED_ALREADY
    if face in (STAND_AND_DELIVER, CODEBREAKERS):
        for other in range(g.players):
            if other != seat and g.hands[other]:
                return None
        return EMPTY_HAND
    if face == TAX_COLLECTOR:
        side = g.side[seat]
        if side >= VAGABOND:
            return NO_OWN_WARRIOR
        for c in range(CLEARINGS):
            if g.on[side * CLEARINGS + c]:
                return None
        return NO_OWN_WARRIOR
    return None


def offer_effects(g: Root, ask: Decision, seat: int, phase: int) -> None:
    """Cards that can be used between other things of the phase."""
    for card in g.play[seat]:
        face = CARD_FACE[card]
        if DURING[face] == phase:
            ask.offer(USE[face], cannot_use(g, seat, face))


def has_effects(g: Root, seat: int, phase: int) -> bool:
    for card in g.play[seat]:
        face = CARD_FACE[card]
        if DURING[face] == phase and cannot_use(g, seat, face) is None:
            return True
    return False


def birdsong_effects(g: Root, seat: int) -> Rule | None:
    """A moment of Birdsong at which cards may be used."""
    return _effects(g, seat) if has_effects(g, seat, BIRDSONG) else None


def _effects(g: Root, seat: int) -> Rule:
    ask = g.ask(seat, "use-effect", "4.1.3")
    ask.offer(DONE)
    offer_effects(g, ask, seat, BIRDSONG)
    choice = yield ask
    if choice is not DONE:
        use_effect(g, seat, choice.a)
        g.then(steps.BIRDSONG_EFFECTS, seat)


def use_effect(g: Root, seat: int, face: int) -> None:
    g.used |= 1 << face
    g.tell("used-card", "4.1.3", seat, face)
    if face == ROYAL_CLAIM:
        discard(g, pick(g, g.play[seat], face))
        score(g, seat, rules_any(g, g.side[seat]), "4.1.3")
    elif face == STAND_AND_DELIVER:
        g.then(steps.STAND_AND_DELIVER, seat)
    elif face == TAX_COLLECTOR:
        g.then(steps.TAX_COLLECTOR, seat)
    elif face == CODEBREAKERS:
        g.then(steps.CODEBREAKERS, seat)
    elif face == COMMAND_WARREN:
        g.then(steps.BATTLE, seat, BIRD)
    elif face == BETTER_BURROW_BANK:
        g.then(steps.BETTER_BURROW_BANK, seat)
    elif g.side[seat] >= VAGABOND:
        g.then(steps.VAGABOND_COBBLER, seat)
    else:
        g.then(steps.MOVE, seat, BIRD, 0)


def _offer_players(g: Root, ask: Decision, seat: int, holding: bool) -> None:
    for other in range(g.players):
        if other != seat:
            ask.offer(PLAYER[g.side[other]], EMPTY_HAND if holding and not g.hands[other] else None)


# --- Birdsong --------------------------------------------------------------------------------------------


def better_burrow_bank(g: Root, seat: int) -> Rule:
    """You and a player of your choice draw a card."""
    ask = g.ask(seat, "bank-with", "4.1.3")
    _offer_players(g, ask, seat, False)
    choice = yield ask
    other = g.seat_of[choice.a]
    g.then(steps.DRAW, seat, 1)
    g.then(steps.DRAW, other, 1)


def stand_and_deliver(g: Root, seat: int) -> Rule:
    """A random card of another player, who scores 1."""
    ask = g.ask(seat, "rob-whom", "4.1.3")
    _offer_players(g, ask, seat, True)
    choice = yield ask
    victim = g.seat_of[choice.a]
    g.then(steps.TAKE_RANDOM, seat, victim)
    g.then(steps.SCORE, victim, 1)


def take_random(g: Root, seat: int, victim: int) -> None:
    """Take a random hand card (Stand and Deliver, the Thief); only the two players know which."""
    hand = g.hands[victim]
    card = hand.pop(g.below(len(hand)))
    both = 1 << seat | 1 << victim
    blur(g, hand, both)
    g.seen[card] = both
    g.hands[seat].append(card)
    rule = "D.1.2" if g.phase == DAYLIGHT else "4.1.3"
    g.tell_some(both, "took-card", rule, seat, (g.side[victim], card), (g.side[victim],))
    g.learn(both, "took-card", rule)


def score_step(g: Root, seat: int, points: int) -> None:
    score(g, seat, points, "4.1.3")


# --- Daylight --------------------------------------------------------------------------------------------


def tax_collector(g: Root, seat: int) -> Rule:
    """Remove an own warrior to draw a card."""
    side = g.side[seat]
    ask = g.ask(seat, "tax-where", "4.1.3")
    for c in range(CLEARINGS):
        if g.on[side * CLEARINGS + c]:
            ask.offer(FROM[c])
    choice = yield ask
    c = choice.a
    remove(g, side, c, 1, seat)
    settle(g)
    g.then(steps.DRAW, seat, 1)


def codebreakers(g: Root, seat: int) -> Rule:
    """Look at another player's hand."""
    ask = g.ask(seat, "look-at-whom", "4.1.3")
    _offer_players(g, ask, seat, True)
    choice = yield ask
    other = g.seat_of[choice.a]
    show_hand(g, other, seat, "4.1.3")


def show_hand(g: Root, owner: int, viewer: int, rule: str) -> None:
    """The viewer alone sees the hand (G.1.30)."""
    hand = g.hands[owner]
    for card in hand:
        g.seen[card] |= 1 << viewer
    both = 1 << owner | 1 << viewer
    g.tell_some(both, "showed-hand", rule, owner, (g.side[viewer], *sorted(hand)), (g.side[viewer],))
    g.learn(1 << viewer, "saw-hand", rule)


# --- starts of phases (1.4.1b) ---------------------------------------------------------------------------


def start_of_phase(g: Root, seat: int, phase: int) -> Rule | None:
    for card in g.play[seat]:
        face = CARD_FACE[card]
        if AT_START[face] == phase and not g.used >> face & 1 and _worth_asking(g, seat, face):
            return _ask_start(g, seat, face)
    return None


def _worth_asking(g: Root, seat: int, face: int) -> bool:
    if face == COMMAND_WARREN:
        return can_battle(g, seat, BIRD)
    if face == COBBLER and g.side[seat] >= VAGABOND:
        v = g.side[seat] - VAGABOND
        return can_walk(g, v, ready(g, v, BOOT))
    return face != COBBLER or can_move(g, g.side[seat], BIRD)


def _ask_start(g: Root, seat: int, face: int) -> Rule:
    ask = g.ask(seat, "use-effect", "1.4.1b")
    ask.offer(DONE)
    ask.offer(USE[face])
    choice = yield ask
    if choice is not DONE:
        use_effect(g, seat, face)


steps.SCORE.does(score_step)
steps.BIRDSONG_EFFECTS.does(birdsong_effects)
steps.BETTER_BURROW_BANK.does(better_burrow_bank)
steps.STAND_AND_DELIVER.does(stand_and_deliver)
steps.TAKE_RANDOM.does(take_random)
steps.TAX_COLLECTOR.does(tax_collector)
steps.CODEBREAKERS.does(codebreakers)
