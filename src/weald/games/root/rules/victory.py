"""Victory: points, dominance, coalition (3, 9.2.8)."""

from __future__ import annotations

from typing import Final

from weald.games.root.deck import CARD_FACE, CARD_SUIT, CARD_TYPE, DOMINANCE, FACE_SUIT
from weald.games.root.rules import steps
from weald.games.root.rules.cards import discard, faces, pick
from weald.games.root.state import Root
from weald.games.root.things import (
    BIRD,
    CLEARINGS,
    DOMINANCE_VP,
    GOAL,
    HOSTILE,
    INDIFFERENT,
    VAGABOND,
)
from weald.games.root.words import ACTIVATE, PLAYER, SPEND, TAKE_DOMINANCE
from weald.kernel.decision import Decision, Rule, Why

TOO_FEW_POINTS: Final = Why("too-few-points", "3.3.1a", DOMINANCE_VP)
HAS_DOMINANCE: Final = Why("has-dominance", "3.3.2c")
NO_COALITION: Final = Why("no-coalition", "9.2.8b")
NO_CARD_TO_SPEND: Final = Why("no-card-to-spend", "3.3.4a")
NO_BIRD_TO_SPEND: Final = Why("no-bird-to-spend", "3.3.4b")
NOT_FEWEST: Final = Why("not-fewest-points", "9.2.8d")
IN_COALITION: Final = Why("in-coalition", "9.2.8d")


def credit(g: Root, seat: int, points: int, rule: str) -> None:
    """Add points without looking at the goal: for points that several players score at the same time."""
    if points > 0 and g.dominance[seat] < 0:  # 3.3.1c, 9.2.8c
        g.vp[seat] += points
        g.tell("scored", rule, seat, points, g.vp[seat])


def score(g: Root, seat: int, points: int, rule: str) -> None:
    if points > 0 and g.dominance[seat] < 0:
        credit(g, seat, points, rule)
        if g.vp[seat] >= GOAL:
            win(g, seat, "points", "3.1a")


def check_goal(g: Root) -> None:
    """30 points win at once; of several, the player whose turn it is, else the next in turn order (3.1b, AMB-02)."""
    for step in range(g.players):
        seat = (g.turn + step) % g.players
        if g.vp[seat] >= GOAL and g.dominance[seat] < 0:
            win(g, seat, "points", "3.1a" if step == 0 else "3.1b")


def lose_points(g: Root, seat: int, points: int, rule: str) -> None:
    lost = min(points, g.vp[seat])  # AMB-05
    if lost > 0 and g.dominance[seat] < 0:
        g.vp[seat] -= lost
        g.tell("lost-points", rule, seat, lost, g.vp[seat])


def win(g: Root, seat: int, how: str, rule: str) -> None:
    """A Vagabond in coalition wins with the partner (9.2.8f)."""
    mask = 1 << seat
    for _ in range(g.players):
        for other in range(g.players):
            if g.partner[other] >= 0 and mask >> g.partner[other] & 1:
                mask |= 1 << other
    g.tell("won", rule, seat, g.vp[seat])
    g.finish(mask, how, rule)


# --- dominance (3.3) -------------------------------------------------------------------------------------


def check_dominance(g: Root, seat: int) -> None:
    """At the start of Birdsong an activated dominance card may win the game (3.3.1)."""
    card = g.dominance[seat]
    side = g.side[seat]
    if card < 0 or side >= VAGABOND:
        return
    suit = CARD_SUIT[card]
    if suit == BIRD:  # 3.3.1.II
        board = g.board()
        for c in board.corners:
            if g.rule[c] == side and g.rule[board.opposite[c]] == side:
                win(g, seat, "dominance", "3.3.1.II")
    else:  # 3.3.1.I
        ruled = 0
        for c in range(CLEARINGS):
            if g.suits[c] == suit and g.rule[c] == side:
                ruled += 1
        if ruled >= 3:
            win(g, seat, "dominance", "3.3.1.I")


def cannot_activate(g: Root, seat: int) -> Why | None:
    if g.dominance[seat] >= 0:
        return HAS_DOMINANCE
    if g.vp[seat] < DOMINANCE_VP:
        return TOO_FEW_POINTS
    if g.side[seat] >= VAGABOND and (g.players < 4 or not candidates(g, seat)):  # 9.2.8a, 9.2.8b
        return NO_COALITION
    return None


def cannot_take(g: Root, seat: int, card: int) -> Why | None:
    if not faces(g.hands[seat], CARD_SUIT[card]):
        return NO_BIRD_TO_SPEND if CARD_SUIT[card] == BIRD else NO_CARD_TO_SPEND
    return None


def offer_dominance(g: Root, ask: Decision, seat: int) -> None:
    """Daylight: activate a dominance card from hand, take one from beside the map (3.3.1a, 3.3.4a)."""
    for card in g.hands[seat]:
        if CARD_TYPE[card] == DOMINANCE:
            ask.offer(ACTIVATE[CARD_FACE[card]], cannot_activate(g, seat))
    for card in g.beside:
        ask.offer(TAKE_DOMINANCE[CARD_FACE[card]], cannot_take(g, seat, card))


def dominance_is_secret(g: Root, seat: int) -> bool:
    """Could the hand hold a way to dominance, for all the others know? Then they must not see whether we ask."""
    return g.players > 2 and bool(g.hands[seat]) and (g.vp[seat] >= DOMINANCE_VP or bool(g.beside))


def activate(g: Root, seat: int, face: int) -> None:
    if g.side[seat] >= VAGABOND:
        g.then(steps.COALITION, seat, face)
        return
    card = pick(g, g.hands[seat], face)
    _activated(g, seat, card, "3.3.1a")


def _activated(g: Root, seat: int, card: int, rule: str) -> None:
    g.seen[card] = -1
    g.play[seat].append(card)
    g.dominance[seat] = card
    g.tell("activated-dominance", rule, seat, card)


def take_dominance(g: Root, seat: int, face: int) -> Rule:
    """Spend a card of the same suit; for the bird dominance a bird card (3.3.4)."""
    suit = FACE_SUIT[face]
    ask = g.ask(seat, "spend-for-dominance", "3.3.4a", face)
    for one in faces(g.hands[seat], suit):
        ask.offer(SPEND[one])
    ask.secret = True
    choice = yield ask
    taken = pick(g, g.beside, face)
    paid = pick(g, g.hands[seat], choice.a)
    g.tell("took-dominance", "3.3.4a", seat, taken, paid)
    g.hands[seat].append(taken)
    discard(g, paid)


# --- coalition (9.2.8) -----------------------------------------------------------------------------------


def cannot_join(g: Root, seat: int, other: int) -> Why | None:
    """The partner has the fewest points of all other players and is in no coalition."""
    if in_coalition(g, other):
        return IN_COALITION
    mine = g.dominance[other] >= 0
    for rival in range(g.players):
        if rival in (seat, other) or in_coalition(g, rival):
            continue
        theirs = g.dominance[rival] >= 0
        # Without a score marker a player has no points to compare (AMB-13).
        if (mine and not theirs) or (mine == theirs and not mine and g.vp[rival] < g.vp[other]):
            return NOT_FEWEST
    return None


def in_coalition(g: Root, seat: int) -> bool:
    return g.partner[seat] >= 0 or seat in g.partner


def candidates(g: Root, seat: int) -> list[int]:
    return [other for other in range(g.players) if other != seat and cannot_join(g, seat, other) is None]


def coalition(g: Root, seat: int, face: int) -> Rule:
    ask = g.ask(seat, "coalition", "9.2.8d")
    for other in range(g.players):
        if other != seat:
            ask.offer(PLAYER[g.side[other]], cannot_join(g, seat, other))
    choice = yield ask
    partner = g.seat_of[choice.a]
    _activated(g, seat, pick(g, g.hands[seat], face), "9.2.8b")
    g.partner[seat] = partner
    g.tell("formed-coalition", "9.2.8b", seat, g.side[partner])
    spot = (g.side[seat] - VAGABOND) * 5 + g.side[partner]
    if g.relations[spot] == HOSTILE:  # 9.2.9.III.d
        g.relations[spot] = INDIFFERENT
        g.tell("relation", "9.2.9.III.d", seat, g.side[partner], INDIFFERENT)


steps.TAKE_DOMINANCE.does(take_dominance)
steps.COALITION.does(coalition)
