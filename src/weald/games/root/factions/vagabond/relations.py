"""A Vagabond's relationships with the other factions (9.2.9), and the coalition (9.2.8)."""

from __future__ import annotations

from typing import Final

from weald.games.root.factions.vagabond import (
    AIDS_NEEDED,
    ALLIED,
    ALLIED_VP,
    HOSTILE,
    INDIFFERENT,
    NO_RELATION,
    RELATION_VP,
)  # fmt: skip
from weald.games.root.factions.vagabond.base import COALITION, own
from weald.games.root.facts import CARD_FACE
from weald.games.root.pieces import IS_WARRIOR
from weald.games.root.rules.cards import pick
from weald.games.root.rules.faction import warriors
from weald.games.root.rules.removal import whose
from weald.games.root.rules.victory import activated, in_coalition, score
from weald.games.root.state import NO_CARD, Root
from weald.games.root.words import PLAYER
from weald.kernel import EVERYONE, NOBODY, Rule, Why

NO_COALITION: Final = Why("no-coalition", "9.2.8b")
NOT_FEWEST: Final = Why("not-fewest-points", "9.2.8d")
IN_COALITION: Final = Why("in-coalition", "9.2.8d")
COALITION_PLAYERS: Final = 4  # 9.2.8a


def relation(g: Root, v: int, side: int) -> int:
    return own(g, v).relations[side]


def set_relation(g: Root, v: int, side: int, to: int, rule: str) -> None:
    mine = own(g, v)
    mine.relations[side] = to
    mine.aids[side] = 0  # an aid counts once (AMB-37)
    g.tell("relation", rule, g.seat_of[v], side, to)


def meet(g: Root, v: int) -> None:
    """At first everybody with warriors is indifferent (9.3.6)."""
    for side in g.armies:
        if g.seat_of[side] != NOBODY:
            own(g, v).relations[side] = INDIFFERENT


def anger(g: Root, v: int, kind: int, count: int) -> int:
    """Removing a warrior turns its faction hostile at once (9.2.9.IIIa). Returns how many pieces count for infamy."""
    side = whose(g, kind)
    if g.seat_of[side] == NOBODY:  # hirelings bear no grudge: they have no marker (9.2.9)
        return 0
    if relation(g, v, side) == HOSTILE:
        return count
    if not IS_WARRIOR[kind]:
        return 0
    set_relation(g, v, side, HOSTILE, "9.2.9.IIIa")
    return count - 1


def allies_in(g: Root, v: int, c: int) -> list[int]:
    """Allied factions with warriors in a clearing."""
    relations = own(g, v).relations
    return [side for side in g.armies if relations[side] == ALLIED and warriors(g, side, c)]


def is_hostile_place(g: Root, v: int, c: int) -> bool:
    """Warriors of a hostile faction are there: one boot more (9.2.9.III.b)."""
    relations = own(g, v).relations
    for side in g.armies:
        if relations[side] == HOSTILE and warriors(g, side, c):
            return True
    return False


def aided(g: Root, seat: int, other: int) -> None:
    """The relationship improves after enough aids in one turn (9.2.9.I); an ally's aid scores (9.2.9.II.a)."""
    v = g.side[seat]
    mine = own(g, v)
    side = g.side[other]
    now = mine.relations[side]
    if now in (NO_RELATION, HOSTILE):  # another Vagabond; 9.2.9.III.c
        return
    if now == ALLIED:
        score(g, seat, ALLIED_VP, "9.2.9.II.a")
        return
    mine.aids[side] += 1
    if mine.aids[side] == AIDS_NEEDED[now]:
        set_relation(g, v, side, now + 1, "9.2.9.I.b")
        score(g, seat, RELATION_VP[now], "9.2.9.I.b")


# --- coalition (9.2.8) -----------------------------------------------------------------------------------


def cannot_join(g: Root, seat: int, other: int) -> Why | None:
    """The partner has the fewest points of all other players, those in a coalition too, and is in none itself."""
    if in_coalition(g, other):
        return IN_COALITION
    mine = g.dominance[other] != NO_CARD
    for rival in range(g.players):
        if rival in (seat, other):
            continue
        theirs = g.dominance[rival] != NO_CARD
        # Without a score marker a player has no points to compare (AMB-13).
        if (mine and not theirs) or (mine == theirs and not mine and g.vp[rival] < g.vp[other]):
            return NOT_FEWEST
    return None


def cannot_form(g: Root, seat: int) -> Why | None:
    """There must be four players and somebody to join (9.2.8a, 9.2.8b)."""
    if g.players >= COALITION_PLAYERS:
        for other in range(g.players):
            if other != seat and cannot_join(g, seat, other) is None:
                return None
    return NO_COALITION


def play_dominance(g: Root, seat: int, card: int) -> None:
    """The card lies open while the Vagabond chooses a partner."""
    g.seen[card] = EVERYONE
    g.played.append(card)
    g.then(COALITION, seat, CARD_FACE[card])


def coalition(g: Root, seat: int, face: int) -> Rule:
    ask = g.ask(seat, "coalition", "9.2.8d")
    for other in range(g.players):
        if other != seat:
            ask.offer(PLAYER[g.side[other]], cannot_join(g, seat, other))
    choice = yield ask
    activated(g, seat, pick(g, g.played, face), "9.2.8b")
    g.partner[seat] = g.seat_of[choice.a]
    g.tell("formed-coalition", "9.2.8b", seat, choice.a)
    if relation(g, g.side[seat], choice.a) == HOSTILE:
        set_relation(g, g.side[seat], choice.a, INDIFFERENT, "9.2.9.III.d")


COALITION.does(coalition)
