"""Build: a card is revealed, a citadel or market stands (12.5.1.I; by the Foremole 12.5.2.I)."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS
from weald.games.root.factions.duchy import BUILDINGS, CITADEL, DUCHY, MARKET
from weald.games.root.factions.duchy.base import BUILD_IN, BUILD_STEP, REVEAL, reveal
from weald.games.root.facts import ANY
from weald.games.root.rules.cards import holds, offer_faces
from weald.games.root.rules.pieces import cannot_place_building, place, rulers
from weald.games.root.state import Root
from weald.games.root.words import IN, PIECE
from weald.kernel import Rule, Why

NOT_RULED: Final = Why("not-ruled", "12.5.1.I")
NO_MATCHING_CARD: Final = Why("no-matching-card", "12.5.1.I")
TRACK_EMPTY: Final = Why("track-empty", "1.5.1")
NO_BUILD: Final = Why("no-duchy-build", "12.5.1.I")
NO_BUILD_BY_FOREMOLE: Final = Why("no-duchy-build", "12.5.2.I")


def cannot_build_in(g: Root, seat: int, c: int, foremole: int) -> Why | None:
    """With a card that matches the clearing, or by the Foremole with any card."""
    if rulers(g)[c] != DUCHY:
        return NOT_RULED
    why = cannot_place_building(g, DUCHY, c)
    if why is not None:
        return why
    return None if holds(g.hands[seat], ANY if foremole else g.suits[c]) else NO_MATCHING_CARD


def cannot_build(g: Root, seat: int, foremole: int) -> Why | None:
    if not g.stock[CITADEL] and not g.stock[MARKET]:
        return TRACK_EMPTY
    if g.hands[seat]:
        for c in range(CLEARINGS):
            if cannot_build_in(g, seat, c, foremole) is None:
                return None
    return NO_BUILD_BY_FOREMOLE if foremole else NO_BUILD


def build(g: Root, seat: int, foremole: int) -> Rule | None:
    # The gate: in a world dealt for another seat its hand may match no clearing.
    return None if cannot_build(g, seat, foremole) is not None else ask_build(g, seat, foremole)


def ask_build(g: Root, seat: int, foremole: int) -> Rule:
    ruler = rulers(g)
    rule = "12.5.2.I" if foremole else "12.5.1.I"
    ask = g.ask(seat, "duchy-build-where", rule)
    ask.secret = not foremole  # what can be chosen depends on the hand
    for c in range(CLEARINGS):
        if ruler[c] == DUCHY or g.explaining:
            ask.offer(IN[c], cannot_build_in(g, seat, c, foremole))
    choice = yield ask
    g.then(BUILD_IN, seat, choice.a, foremole)


def build_in(g: Root, seat: int, c: int, foremole: int) -> Rule:
    rule = "12.5.2.I" if foremole else "12.5.1.I"
    ask = g.ask(seat, "duchy-build-what", rule, c)
    for piece in BUILDINGS:
        ask.offer(PIECE[piece], None if g.stock[piece] else TRACK_EMPTY)
    choice = yield ask
    kind = choice.a
    ask = g.ask(seat, "duchy-build-card", rule, kind, c)
    ask.secret = True
    offer_faces(ask, REVEAL, g.hands[seat], ANY if foremole else g.suits[c])
    choice = yield ask
    reveal(g, seat, choice.a, rule)
    place(g, kind, c, 1)
    g.tell("built", rule, seat, kind, c)


BUILD_STEP.does(build)
BUILD_IN.does(build_in)
