"""Victory: points and dominance (3). The Vagabond's coalition is in its own chapter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from weald.games.root.board import CLEARINGS
from weald.games.root.facts import (
    BIRD,
    CARD_FACE,
    CARD_MASK,
    CARD_SUIT,
    CARD_TYPE,
    DOMINANCE,
    DOMINANCE_CLEARINGS,
    DOMINANCE_VP,
    FACE_SUIT,
    GOAL,
)  # fmt: skip
from weald.games.root.pieces import WARRIOR_OF
from weald.games.root.rules import steps
from weald.games.root.rules.cards import discard, holds, offer_faces, pick
from weald.games.root.rules.faction import faction_of
from weald.games.root.rules.pieces import rulers
from weald.games.root.state import NO_CARD, Root
from weald.games.root.words import ACTIVATE, CLAIM, SPEND
from weald.kernel import EVERYONE, NOBODY, Decision, Rule, Why

TOO_FEW_POINTS: Final = Why("too-few-points", "3.3.1a", DOMINANCE_VP)
HAS_DOMINANCE: Final = Why("has-dominance", "3.3.2c")
NO_CARD_TO_SPEND: Final = Why("no-card-to-spend", "3.3.4a")
NO_BIRD_TO_SPEND: Final = Why("no-bird-to-spend", "3.3.4b")


# What a module in play does when a seat has scored points, by its number.
SCORED: Final[dict[int, Callable[[Root, int, int], None]]] = {}


def credit(g: Root, seat: int, points: int, rule: str) -> None:
    """Add points without looking at the goal: for points that several players score at the same time."""
    if points > 0 and g.dominance[seat] == NO_CARD:  # 3.3.1c, 9.2.8c
        g.vp[seat] += points
        g.tell("scored", rule, seat, points, g.vp[seat])
        for number in g.modules:
            if number in SCORED:
                SCORED[number](g, seat, points)


def score(g: Root, seat: int, points: int, rule: str) -> None:
    if points > 0 and g.dominance[seat] == NO_CARD:
        credit(g, seat, points, rule)
        if g.vp[seat] >= GOAL:
            win(g, seat, "points", "3.1a")


def check_goal(g: Root) -> None:
    """30 points win at once; of several, the player whose turn it is, else the next in turn order (3.1b, AMB-02)."""
    for step in range(g.players):
        seat = (g.turn + step) % g.players
        if g.vp[seat] >= GOAL and g.dominance[seat] == NO_CARD:
            win(g, seat, "points", "3.1a" if step == 0 else "3.1b")


def lose_points(g: Root, seat: int, points: int, rule: str) -> None:
    lost = min(points, g.vp[seat])  # AMB-05
    if lost > 0 and g.dominance[seat] == NO_CARD:
        g.vp[seat] -= lost
        g.tell("lost-points", rule, seat, lost, g.vp[seat])


def win(g: Root, seat: int, how: str, rule: str) -> None:
    """A Vagabond in coalition wins with the partner (9.2.8f)."""
    mask = 1 << seat
    for _ in range(g.players):
        for other in range(g.players):
            if g.partner[other] != NOBODY and mask >> g.partner[other] & 1:
                mask |= 1 << other
    g.tell("won", rule, seat, g.vp[seat])
    g.finish(mask, how, rule)


def in_coalition(g: Root, seat: int) -> bool:
    return g.partner[seat] != NOBODY or seat in g.partner


# --- dominance (3.3) -------------------------------------------------------------------------------------


def ruled_of(g: Root, side: int, suit: int) -> int:
    """How many clearings of a suit a side rules."""
    ruler = rulers(g)
    total = 0
    for c in range(CLEARINGS):
        if g.suits[c] >> suit & 1 and ruler[c] == side:
            total += 1
    return total


def rules_opposite_corners(g: Root, side: int) -> bool:
    ruler = rulers(g)
    board = g.board()
    for c in board.corners:
        if ruler[c] == side and ruler[board.opposite[c]] == side:
            return True
    return False


def check_dominance(g: Root, seat: int) -> None:
    """At the start of Birdsong an activated dominance card may win the game (3.3.1)."""
    card = g.dominance[seat]
    side = g.side[seat]
    if card == NO_CARD or WARRIOR_OF[side] < 0:  # 9.2.8a: a pawn rules nothing
        return
    if CARD_SUIT[card] == BIRD:
        if rules_opposite_corners(g, side):
            win(g, seat, "dominance", "3.3.1.II")
    elif ruled_of(g, side, CARD_SUIT[card]) >= DOMINANCE_CLEARINGS:
        win(g, seat, "dominance", "3.3.1.I")


def cannot_activate(g: Root, seat: int) -> Why | None:
    if g.dominance[seat] != NO_CARD:
        return HAS_DOMINANCE
    if g.vp[seat] < DOMINANCE_VP:
        return TOO_FEW_POINTS
    return faction_of(g, seat).cannot_activate(g, seat)


def cannot_take(g: Root, seat: int, card: int) -> Why | None:
    if not holds(g.hands[seat], CARD_MASK[card]):
        return NO_BIRD_TO_SPEND if CARD_SUIT[card] == BIRD else NO_CARD_TO_SPEND
    return None


def offer_dominance(g: Root, ask: Decision, seat: int) -> None:
    """Daylight: activate a dominance card from hand, take one from beside the map (3.3.1a, 3.3.4a)."""
    for card in g.hands[seat]:
        if CARD_TYPE[card] == DOMINANCE:
            ask.offer(ACTIVATE[CARD_FACE[card]], cannot_activate(g, seat))
    for card in g.beside:
        ask.offer(CLAIM[CARD_FACE[card]], cannot_take(g, seat, card))


def dominance_is_secret(g: Root, seat: int) -> bool:
    """Could the hand hold a way to dominance, for all the others know? Then they must not see whether we ask."""
    return g.players > 2 and bool(g.hands[seat]) and (g.vp[seat] >= DOMINANCE_VP or bool(g.beside))


def activate(g: Root, seat: int, face: int) -> None:
    """Play a dominance card; what it is good for the faction knows."""
    faction_of(g, seat).activate_dominance(g, seat, pick(g, g.hands[seat], face))


def activated(g: Root, seat: int, card: int, rule: str) -> None:
    g.seen[card] = EVERYONE
    g.play[seat].append(card)
    g.dominance[seat] = card
    g.tell("activated-dominance", rule, seat, card)


def take_dominance(g: Root, seat: int, face: int) -> Rule:
    """Spend a card of the same suit; for the bird dominance a bird card (3.3.4)."""
    ask = g.ask(seat, "spend-for-dominance", "3.3.4a", face)
    ask.secret = True
    offer_faces(ask, SPEND, g.hands[seat], 1 << FACE_SUIT[face])
    choice = yield ask
    taken = pick(g, g.beside, face)
    paid = pick(g, g.hands[seat], choice.a)
    g.tell("took-dominance", "3.3.4a", seat, taken, paid)
    g.hands[seat].append(taken)
    discard(g, paid)


steps.TAKE_DOMINANCE.does(take_dominance)
