"""How a Vagabond gets about: the pawn alone, or with allied warriors (9.2.3, 9.2.9.II.b, 9.5.1)."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, FORESTS, SPOTS
from weald.games.root.factions.vagabond.base import ALLY_WITH, BRING, MOVE_STEP, own
from weald.games.root.factions.vagabond.items import exhaust, ready
from weald.games.root.factions.vagabond.relations import allies_in, is_hostile_place
from weald.games.root.facts import BOOT
from weald.games.root.pieces import WARRIOR_OF
from weald.games.root.rules import steps
from weald.games.root.rules.faction import FACTIONS
from weald.games.root.rules.move import cannot_enter, cannot_leave, move_warriors, offer_numbers
from weald.games.root.rules.pieces import beside, rivers
from weald.games.root.rules.removal import settle
from weald.games.root.state import Root
from weald.games.root.words import DONE, TO
from weald.kernel import Rule, Why

NOT_ADJACENT: Final = Why("not-adjacent", "2.4.1a")
NOT_AT_THE_FERRY: Final = Why("not-at-the-ferry", "C.2.5a")
TOO_FEW_BOOTS: Final = Why("too-few-boots", "9.5.1a")


# How a move is given.
FREE: Final = 1
FREE_SALLY: Final = 2


def roads(g: Root, v: int) -> list[int]:
    """What the pawn is next to; clearings come first."""
    here = g.pawns[v]
    if g.roads >> v & 1 and here < CLEARINGS:
        return sorted({*beside(g, here), *rivers(g, v, here)})
    return beside(g, here)


def cannot_walk(g: Root, v: int, to: int, boots: int) -> Why | None:
    """With ``boots`` to spend: no forest, one boot more into a hostile clearing (9.5.1)."""
    return _cannot_go(g, v, to, boots) if to < FORESTS and to in roads(g, v) else NOT_ADJACENT


def _cannot_go(g: Root, v: int, to: int, boots: int) -> Why | None:
    if boots < 1 and (boots < 0 or is_hostile_place(g, v, to)):
        return TOO_FEW_BOOTS
    if g.barriers:
        why = cannot_leave(g, v, g.pawns[v])
        if why is not None:
            return why
    return cannot_enter(g, to)


def can_walk(g: Root, v: int, boots: int) -> bool:
    for to in roads(g, v):
        if to >= FORESTS:
            return False  # places are sorted
        if cannot_walk(g, v, to, boots) is None:
            return True
    return False


def vagabond_move(g: Root, seat: int, free: int) -> Rule | None:
    """Move by boots, or (``free``) by a card, where only the hostile boot is paid; a battle may have to follow."""
    v = g.side[seat]
    spare = ready(own(g, v), BOOT) - (0 if free else 1)
    return ask_move(g, seat, v, spare, free) if can_walk(g, v, spare) else None


def ask_move(g: Root, seat: int, v: int, spare: int, free: int) -> Rule:
    here = g.pawns[v]
    ask = g.ask(seat, "walk-to", "9.5.1a", here)
    for to in roads(g, v):
        if to < FORESTS or g.explaining:
            ask.offer(TO[to], cannot_walk(g, v, to, spare))
    choice = yield ask
    to = choice.a
    if not free:
        exhaust(g, v, BOOT)
    if is_hostile_place(g, v, to):
        exhaust(g, v, BOOT)
    walk(g, seat, to, "9.5.1a")
    if free == FREE_SALLY:
        g.then(steps.SALLIED, seat, to)


def walk_freely(g: Root, seat: int, how: int = FREE) -> None:
    g.then(MOVE_STEP, seat, how)


def cannot_embark(g: Root, v: int, a: int, b: int) -> Why | None:
    """On the ferry only the hostile boot is paid, as with any move that is given (C.2.5a)."""
    return _cannot_go(g, v, b, ready(own(g, v), BOOT)) if g.pawns[v] == a else NOT_AT_THE_FERRY


def embark(g: Root, seat: int, to: int, rule: str = "C.2.5a") -> None:
    v = g.side[seat]
    if is_hostile_place(g, v, to):
        exhaust(g, v, BOOT)
    walk(g, seat, to, rule)


def walk(g: Root, seat: int, to: int, rule: str) -> None:
    """The pawn goes; allied warriors may come along between clearings (9.2.9.II.b)."""
    here = g.pawns[g.side[seat]]
    glide(g, seat, to, rule)
    if here < FORESTS and to < FORESTS:
        g.then(BRING, seat, here, to)


def glide(g: Root, seat: int, to: int, rule: str) -> None:
    """The pawn goes alone."""
    v = g.side[seat]
    here = g.pawns[v]
    g.tell("walked", rule, seat, here, to)
    g.pawns[v] = to
    for band in g.bands:
        FACTIONS[band].pawn_moved(g, seat, here, to)


def bring(g: Root, seat: int, a: int, b: int) -> Rule | None:
    # Only those who can be moved outside their own turn (14.2.2c).
    allies = [side for side in allies_in(g, g.side[seat], a) if g.on[WARRIOR_OF[side] * SPOTS + a]]
    return ask_bring(g, seat, a, b, allies) if allies else None


def ask_bring(g: Root, seat: int, a: int, b: int, allies: list[int]) -> Rule:
    ask = g.ask(seat, "bring-ally", "9.2.9.II.b", a, b)
    ask.offer(DONE)
    for side in allies:
        ask.offer(ALLY_WITH[side])
    choice = yield ask
    if choice is DONE:
        return
    side = choice.a
    ask = g.ask(seat, "bring-how-many", "9.2.9.II.b", side, a, b)
    offer_numbers(ask, g.on[WARRIOR_OF[side] * SPOTS + a], 1)
    choice = yield ask
    move_warriors(g, seat, side, a, b, choice.a, "9.2.9.II.b")
    settle(g)  # the Vagabond pays for outrage (AMB-09)


MOVE_STEP.does(vagabond_move)
BRING.does(bring)
