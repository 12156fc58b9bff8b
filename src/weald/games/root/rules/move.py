"""Move: any number of warriors from a clearing to an adjacent one, ruling one of the two (4.2)."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.facts import BIRD, FITTING
from weald.games.root.pieces import CHAMPIONS_OF, WARRIOR_OF
from weald.games.root.rules import steps
from weald.games.root.rules.faction import FACTIONS, warriors
from weald.games.root.rules.pieces import neighbours, rulers, shift
from weald.games.root.rules.reasons import NOT_ADJACENT, SCORCHED
from weald.games.root.rules.removal import settle
from weald.games.root.sheet import NO_KIND
from weald.games.root.state import Root
from weald.games.root.words import DONE, FROM, PIECE, TAKE_ALONG, TO
from weald.kernel import NOBODY, NOWHERE, Decision, Rule, Why

NO_WARRIORS: Final = Why("no-warriors", "4.2")
RULES_NEITHER: Final = Why("rules-neither", "4.2.1")
NOWHERE_TO_GO: Final = Why("nowhere-to-go", "4.2.1")

# How a move is asked for.
MUST: Final = 0
MAY: Final = 1  # it may be left out (a march's second move)
GO_ON: Final = 2  # something follows where it ends (``Faction.arrived``)
SALLY: Final = 3  # a battle must follow there (Eyrie Émigré)


def cannot_enter(g: Root, c: int) -> Why | None:
    """Nothing moves into a scorched clearing (D.6.2b)."""
    return SCORCHED if g.scorched and c < CLEARINGS and g.scorched >> c & 1 else None


def cannot_leave(g: Root, side: int, a: int) -> Why | None:
    """Something another faction has there keeps warriors and pawns from leaving a clearing."""
    if a >= CLEARINGS:
        return None
    for other in g.barriers:
        why = FACTIONS[other].cannot_leave(g, side, a)
        if why is not None:
            return why
    return None


def cannot_move_to(g: Root, side: int, a: int, b: int) -> Why | None:
    return cannot_go(g, side, a, b) if b in neighbours(g, side, a) else NOT_ADJACENT


def cannot_go(g: Root, side: int, a: int, b: int) -> Why | None:
    """There is a way: may warriors take it?"""
    ruler = rulers(g)
    crown = g.crown[side]
    if ruler[a] != crown and ruler[b] != crown and _needs_rule(g, side) and not _is_free(g, side, a, b):
        return RULES_NEITHER
    return cannot_enter(g, b)


def _needs_rule(g: Root, side: int) -> bool:
    """Must it rule one end of its move (4.2.1)? With Corvid Planners it need not."""
    return side != g.planner and FACTIONS[side].needs_rule(g)


def _is_free(g: Root, side: int, a: int, b: int) -> bool:
    """Is there a way of its own that needs no rule?"""
    for band in g.bands:
        if FACTIONS[band].frees(g, side, a, b):
            return True
    return FACTIONS[side].free_ways and b in FACTIONS[side].ways(g, a)


def cannot_move_from(g: Root, side: int, a: int) -> Why | None:
    if not warriors(g, side, a):
        return NO_WARRIORS
    ruler = rulers(g) if g.stale else g.ruler
    crown = g.crown[side]
    free = ruler[a] == crown or not _needs_rule(g, side)
    for b in neighbours(g, side, a) if FACTIONS[side].has_ways or g.roads >> side & 1 else g.links[a]:
        if (free or ruler[b] == crown or _is_free(g, side, a, b)) and not (g.scorched and g.scorched >> b & 1):
            return cannot_leave(g, side, a) if g.barriers else None
    return NOWHERE_TO_GO


def can_move(g: Root, side: int, suit: int) -> bool:
    """Is there a move at all (out of a clearing of the suit; BIRD: any)?"""
    first = WARRIOR_OF[side] * SPOTS
    fitting = FITTING[suit]
    for a in range(CLEARINGS):
        if (g.on[first + a] or CHAMPIONS_OF[side]) and g.suits[a] & fitting and cannot_move_from(g, side, a) is None:
            return True
    return begins_at_home(side, suit) and cannot_move_from(g, side, FACTIONS[side].home) is None


def begins_at_home(side: int, suit: int) -> bool:
    """May a move begin in a place beside the map? That has no suit."""
    return suit == BIRD and FACTIONS[side].home != NOWHERE


def move(g: Root, seat: int, suit: int, how: int) -> Rule | None:
    """One move."""
    return ask_move(g, seat, suit, how) if can_move(g, g.side[seat], suit) else None


def ask_move(g: Root, seat: int, suit: int, how: int) -> Rule:
    side = g.side[seat]
    fitting = FITTING[suit]
    ask = g.ask(seat, "move-from", "4.2")
    for a in range(CLEARINGS):
        if not g.suits[a] & fitting:
            if g.explaining:
                ask.block(FROM[a], Why("wrong-suit", FACTIONS[side].suited_move))
        elif warriors(g, side, a) or g.explaining:
            ask.offer(FROM[a], cannot_move_from(g, side, a))
    if begins_at_home(side, suit):
        home = FACTIONS[side].home
        ask.offer(FROM[home], cannot_move_from(g, side, home))
    if how == MAY:
        ask.offer(DONE)
        ask.default = DONE
    choice = yield ask
    if choice is DONE:
        return
    a = choice.a
    ask = g.ask(seat, "move-to", "4.2.1", a)
    offer_ways(g, ask, side, a)
    choice = yield ask
    b = choice.a
    yield from lead(g, seat, side, a, b, "4.2")
    settle(g)
    if how == GO_ON:
        FACTIONS[side].arrived(g, seat, b)
    elif how == SALLY:
        g.then(steps.SALLIED, seat, b)


def lead(g: Root, seat: int, side: int, a: int, b: int, rule: str) -> Rule:
    """Which warriors go, and they go. The caller settles what that triggers."""
    common = g.on[WARRIOR_OF[side] * SPOTS + a]
    led = NO_KIND
    for champion in CHAMPIONS_OF[side]:
        if g.on[champion * SPOTS + a]:
            ask = g.ask(seat, "move-champion", "4.2", champion, a, b)
            ask.offer(PIECE[champion])
            if common:
                ask.offer(DONE)
            choice = yield ask
            if choice is not DONE:
                led = champion
    count = 0
    if common:
        ask = g.ask(seat, "move-how-many", "4.2", a, b)
        offer_numbers(ask, common, 1 if led == NO_KIND else 0)
        choice = yield ask
        count = choice.a
    move_warriors(g, seat, side, a, b, count, rule, led)


def offer_ways(g: Root, ask: Decision, side: int, a: int) -> None:
    """Where a side can go from a clearing."""
    for b in neighbours(g, side, a):
        ask.offer(TO[b], cannot_move_to(g, side, a, b))
    if g.explaining:
        for b in range(CLEARINGS):
            if b != a and b not in neighbours(g, side, a):
                ask.block(TO[b], NOT_ADJACENT)


def offer_numbers(ask: Decision, most: int, fewest: int) -> None:
    """How many warriors."""
    for count in range(most, fewest - 1, -1):
        ask.offer(TAKE_ALONG[count])


def move_warriors(
    g: Root, mover: int, side: int, a: int, b: int, count: int, rule: str, champion: int = NO_KIND
) -> None:  # fmt: skip
    """Warriors of a side go, moved by a seat, with a champion or without. The caller settles what that triggers."""
    if count:
        shift(g, WARRIOR_OF[side], a, b, count)
        g.tell("moved" if g.seat_of[side] != NOBODY else "hireling-moved", rule, mover, side, a, b, count)
    if champion != NO_KIND:
        shift(g, champion, a, b, 1)
        g.tell("moved-champion", rule, mover, champion, a, b)
        count += 1
    for other in g.watchers:
        FACTIONS[other].moved(g, mover, side, a, b, count)


steps.MOVE.does(move)
