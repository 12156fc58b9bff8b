"""Chapter 5: what may be said. Signals are no decisions: the table lists them per seat, with their legality.

While defenders are chosen nobody says anything (5.1.1). From the reveal on everybody may talk (4.1.5), but about
the own hand only its terrains and vague intent may be told (5.1.2-5.1.4): those are the ready-made signals. A
signal about terrains is offered only if it is true, and only its sender sees which are. Alone there is no limit.
"""

from __future__ import annotations

from typing import Final, TypedDict

from weald.games.defenders.facts import TERRAIN_OF
from weald.games.defenders.shapes import TERRAINS
from weald.games.defenders.state import CHOOSING, Defenders
from weald.kernel import Why
from weald.kernel.game import FREELY

# Vague intent (5.1.4): no card, no number, no ability.
PLANS: Final = [
    "can-help-next-round", "cannot-help-next-round", "will-build-camp", "will-cleanse", "will-fight-mechs",
    "will-reforest", "will-breach", "need-help", "go-first", "go-last", "agree", "disagree",
]  # fmt: skip
# The terrains of the hand (5.1.3): "have forest", "no forest".
HAVE: Final = [f"have-{t}" for t in TERRAINS]
LACK: Final = [f"no-{t}" for t in TERRAINS]
SIGNALS: Final = HAVE + LACK + PLANS

SILENCE: Final = Why("silence", "5.1.1")
READY_MADE: Final = Why("ready-made", "5.1.2")
UNTRUE: Final = Why("untrue", "5.1.3")
HAS_LEFT: Final = Why("has-left", "8.3.2")
NOT_SEATED: Final = Why("not-seated", "5.1.1")


def silent(g: Defenders) -> bool:
    """No talk or other signalling at all: leadership, step A. Solo ignores the whole chapter (5.1.7)."""
    return g.phase == CHOOSING and not g.solo


def cannot_say(g: Defenders, seat: int, signal: str) -> Why | None:
    """May this seat give this signal now?"""
    if not 0 <= seat < g.seats:
        return NOT_SEATED
    if silent(g):
        return SILENCE
    if signal == FREELY and not g.solo:
        return READY_MADE  # nobody could see to it that words of one's own tell nothing of a hand
    if (signal in HAVE or signal in LACK) and left(g, seat):
        return HAS_LEFT
    if signal in HAVE and not _holds(g, seat, HAVE.index(signal)):
        return UNTRUE
    if signal in LACK and _holds(g, seat, LACK.index(signal)):
        return UNTRUE
    return None


def left(g: Defenders, seat: int) -> bool:
    """Has this seat no player in the game any more? Its hand means nothing then."""
    for p in range(g.players):
        if g.seat_of(p) == seat and not g.gone[p]:
            return False
    return True


def _holds(g: Defenders, seat: int, terrain: int) -> bool:
    for p in range(g.players):
        if g.seat_of(p) == seat:
            for card in g.hand[p]:
                if TERRAIN_OF[card] == terrain:
                    return True
    return False


class Signal(TypedDict):
    key: str
    rule: str


class Talk(TypedDict):
    free: bool  # may seated people talk at all?
    rule: str
    signals: list[Signal]  # what this viewer may say by one press


def talk(g: Defenders, viewer: int) -> Talk:
    return {
        "free": not silent(g),
        "rule": "5.1.1" if silent(g) else "5.1.7" if g.solo else "4.1.5",
        "signals": [
            {"key": signal, "rule": "5.1.4" if signal in PLANS else "5.1.3"}
            for signal in SIGNALS
            if cannot_say(g, viewer, signal) is None
        ],
    }
