"""The Cult's Daylight (10.5): a ritual for every card it reveals."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS
from weald.games.root.factions.cult import CULT, GARDEN_VP, GARDENS, LIZARD
from weald.games.root.factions.cult.base import (
    BUILD_STEP,
    DAYLIGHT_STEP,
    RECRUIT_STEP,
    REVEAL,
    RITUAL,
    SACRIFICE,
    SCORE,
    gardens,
    own,
)  # fmt: skip
from weald.games.root.factions.cult.conspiracies import NO_GARDEN_LEFT
from weald.games.root.facts import ANY, BIRD, FACE_SUIT
from weald.games.root.rules import menu
from weald.games.root.rules.cards import discard, faces, pick
from weald.games.root.rules.pieces import cannot_place, cannot_place_building, place, rulers
from weald.games.root.rules.reasons import NO_WARRIOR_LEFT
from weald.games.root.rules.victory import score
from weald.games.root.state import DAYLIGHT, Root
from weald.games.root.words import BUILD, END, IN, RECRUIT
from weald.kernel import EVERYONE, Rule, Why

NO_RITUAL: Final = Why("no-ritual", "10.5a")
BIRDS_NOT_WILD: Final = Why("birds-not-wild", "10.2.2")
NEEDS_A_BIRD: Final = Why("needs-a-bird", "10.5.4")
NOWHERE_TO_BUILD: Final = Why("nowhere-to-build", "10.5.1")
NOWHERE_TO_RECRUIT: Final = Why("nowhere-to-recruit", "10.5.2")
SCORED_ALREADY: Final = Why("scored-already", "10.5.3b")
NOT_RULED: Final = Why("not-ruled", "10.5.1")
WRONG_SUIT: Final = Why("wrong-suit", "10.5a")


def daylight(g: Root, seat: int) -> Rule:
    """Reveal any number of cards, a ritual for each (10.5a)."""
    hand = g.hands[seat]
    ask = g.ask(seat, "cult-action", "10.5a")
    ask.secret = bool(hand)
    for face in faces(hand, ANY):
        ask.offer(REVEAL[face], cannot_reveal(g, FACE_SUIT[face]))
    menu.offer_common(g, ask, seat, DAYLIGHT)
    ask.offer(END)
    ask.default = END
    choice = yield ask
    if choice is END:
        return
    if choice.verb == "reveal":
        card = pick(g, hand, choice.a)
        g.seen[card] = EVERYONE
        own(g).revealed.append(card)  # 10.5b
        g.tell("revealed", "10.5a", seat, card)
        g.then(RITUAL, seat, choice.a)
    else:
        menu.take_common(g, seat, choice)
    g.then(DAYLIGHT_STEP, seat)


def cannot_reveal(g: Root, suit: int) -> Why | None:
    if suit == BIRD:
        return cannot_sacrifice(g, suit)
    if cannot_score(g, suit) is None or cannot_recruit(g, suit) is None or cannot_build(g, suit) is None:
        return None
    return NO_RITUAL


def cannot_build_in(g: Root, c: int, suit: int) -> Why | None:
    if not g.suits[c] >> suit & 1:
        return WRONG_SUIT
    if rulers(g)[c] != CULT:
        return NOT_RULED
    return cannot_place_building(g, CULT, c)


def cannot_recruit_in(g: Root, c: int, suit: int) -> Why | None:
    return cannot_place(g, CULT, c) if g.suits[c] >> suit & 1 else WRONG_SUIT


def cannot_build(g: Root, suit: int) -> Why | None:
    if suit == BIRD:
        return BIRDS_NOT_WILD
    if not g.stock[GARDENS[suit]]:
        return NO_GARDEN_LEFT
    for c in range(CLEARINGS):
        if cannot_build_in(g, c, suit) is None:
            return None
    return NOWHERE_TO_BUILD


def cannot_recruit(g: Root, suit: int) -> Why | None:
    if suit == BIRD:
        return BIRDS_NOT_WILD
    if not g.stock[LIZARD]:
        return NO_WARRIOR_LEFT
    for c in range(CLEARINGS):
        if cannot_recruit_in(g, c, suit) is None:
            return None
    return NOWHERE_TO_RECRUIT


def cannot_score(g: Root, suit: int) -> Why | None:
    if suit == BIRD:
        return BIRDS_NOT_WILD
    return SCORED_ALREADY if own(g).scored >> suit & 1 else None


def cannot_sacrifice(g: Root, suit: int) -> Why | None:
    if suit != BIRD:
        return NEEDS_A_BIRD
    return None if g.stock[LIZARD] else NO_WARRIOR_LEFT


def ritual(g: Root, seat: int, face: int) -> Rule:
    """What the revealed card is good for. Birds are not wild (10.2.2)."""
    suit = FACE_SUIT[face]
    ask = g.ask(seat, "ritual", "10.5a", face, 0 if suit == BIRD else GARDEN_VP[gardens(g, suit)])
    ask.pause = suit != BIRD  # nobody spends a card without having said so
    ask.offer(BUILD, cannot_build(g, suit))
    ask.offer(RECRUIT, cannot_recruit(g, suit))
    ask.offer(SCORE, cannot_score(g, suit))
    ask.offer(SACRIFICE, cannot_sacrifice(g, suit))
    choice = yield ask
    if choice is BUILD:
        g.then(BUILD_STEP, seat, suit)
    elif choice is RECRUIT:
        g.then(RECRUIT_STEP, seat, suit)
    elif choice is SCORE:
        score_ritual(g, seat, face)
    else:
        sacrifice(g, seat)


def build(g: Root, seat: int, suit: int) -> Rule:
    """The matching garden in a matching clearing that the Cult rules (10.5.1)."""
    ask = g.ask(seat, "ritual-build", "10.5.1", suit)
    for c in range(CLEARINGS):
        if g.suits[c] >> suit & 1 or g.explaining:
            ask.offer(IN[c], cannot_build_in(g, c, suit))
    choice = yield ask
    place(g, GARDENS[suit], choice.a, 1)
    g.tell("built", "10.5.1", seat, GARDENS[suit], choice.a)


def recruit(g: Root, seat: int, suit: int) -> Rule:
    """A warrior in a matching clearing (10.5.2)."""
    ask = g.ask(seat, "ritual-recruit", "10.5.2", suit)
    for c in range(CLEARINGS):
        if g.suits[c] >> suit & 1 or g.explaining:
            ask.offer(IN[c], cannot_recruit_in(g, c, suit))
    choice = yield ask
    place(g, LIZARD, choice.a, 1)
    g.tell("placed", "10.5.2", seat, LIZARD, choice.a, 1)


def score_ritual(g: Root, seat: int, face: int) -> None:
    """The revealed card is spent for the points above the last uncovered space; with none uncovered, for none (10.5.3a)."""
    mine = own(g)
    suit = FACE_SUIT[face]
    card = pick(g, mine.revealed, face)
    mine.scored |= 1 << suit
    g.tell("spent", "10.5.3a", seat, card)
    discard(g, card)
    score(g, seat, GARDEN_VP[gardens(g, suit)], "10.5.3a")


def sacrifice(g: Root, seat: int) -> None:
    """A warrior from the supply becomes an acolyte (10.5.4)."""
    mine = own(g)
    g.stock[LIZARD] -= 1
    mine.acolytes += 1
    g.tell("sacrificed", "10.5.4", seat, mine.acolytes)


RITUAL.does(ritual)
BUILD_STEP.does(build)
RECRUIT_STEP.does(recruit)
