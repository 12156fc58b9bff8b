"""Chapter 4, section 2: a turn. The active player acts, adds team cards, uses items, until ending it."""

from __future__ import annotations

from weald.games.defenders.facts import BREAD, ITEM_COUNT, MAP, POINTS, POTION, ROCKET, TERRAIN_OF
from weald.games.defenders.rules import steps
from weald.games.defenders.rules.actions import (
    breach_wall,
    build_camp,
    cannot_breach_here,
    cannot_build,
    cannot_cleanse,
    cannot_destroy,
    cannot_heal,
    cannot_reforest,
    cannot_take,
    cleanse,
    destroy,
    heal_here,
    move,
    reforest,
    regroup,
    take_item,
)
from weald.games.defenders.rules.items import cannot_use, eat_bread, use_map, use_potion, use_rocket
from weald.games.defenders.rules.moving import cannot_move, cannot_regroup
from weald.games.defenders.state import Defenders
from weald.games.defenders.words import (
    BREACH,
    BUILD,
    CLEANSE,
    DESTROY,
    END,
    HEAL,
    MOVE,
    NO_POINTS,
    OTHER_TERRAIN,
    POINTS_LEFT,
    REFOREST,
    REGROUP,
    TAKE,
    TEAM,
    USE,
)
from weald.kernel.decision import Decision, Option, Rule, Why


def turn(g: Defenders, p: int) -> None:
    g.turn = p
    g.points = POINTS[g.active[p]]
    g.note("turn-began", "4.2.2", p, g.points)
    g.then(steps.ACT, p)
    g.then(steps.MACHINE_TURN, p)


def act(g: Defenders, p: int) -> Rule:
    """Step A, one action, team card or item at a time (4.2.3); ending with points left is allowed (4.2.7)."""
    ask = g.ask(g.seat_of(p), "act", "4.2.3", g.faction[p], g.points)
    if g.points > 0:
        _offer_actions(g, p, ask)
    elif g.explaining:
        for option in (MOVE, BUILD, REGROUP, HEAL, CLEANSE, DESTROY, BREACH, REFOREST, TAKE):
            ask.block(option, NO_POINTS)
    at = p * ITEM_COUNT
    for item in range(ITEM_COUNT):
        if g.items[at + item] == 1 or g.explaining:
            ask.offer(USE[item], cannot_use(g, p, item))
    if g.points == 0 or g.explaining:
        for card in sorted(g.hand[p]):
            ask.offer(TEAM[card], cannot_join(g, p, card))
    ask.offer(END)
    ask.default = END
    # Whether a hand holds a card of the terrain is nobody's business: ask even if only the end is left.
    ask.secret = g.points == 0 and not g.solo and len(g.hand[p]) > 0
    choice = yield ask
    if choice is END:
        g.note("ended-turn", "4.2.7", p, g.points)
        g.points = 0
        return
    yield from _do(g, p, choice)
    if not g.gone[p]:  # 8.3.7
        g.then(steps.ACT, p)


def _offer_actions(g: Defenders, p: int, ask: Decision) -> None:
    """Every action costs one point (7.1.3)."""
    ask.offer(MOVE, cannot_move(g, p))
    ask.offer(BUILD, cannot_build(g, p))
    ask.offer(REGROUP, cannot_regroup(g, p))
    ask.offer(HEAL, cannot_heal(g, p))
    ask.offer(CLEANSE, cannot_cleanse(g, p))
    ask.offer(DESTROY, cannot_destroy(g, p))
    ask.offer(BREACH, cannot_breach_here(g, p))
    ask.offer(REFOREST, cannot_reforest(g, p))
    ask.offer(TAKE, cannot_take(g, p))


def _do(g: Defenders, p: int, choice: Option) -> Rule:
    if choice.verb == "use":
        yield from _use(g, p, choice.a)
    elif choice.verb == "team":
        join(g, p, choice.a)
    elif choice is MOVE:
        yield from move(g, p)
    elif choice is REGROUP:
        yield from regroup(g, p)
    elif choice is BREACH:
        yield from breach_wall(g, p)
    else:
        g.points -= 1
        if choice is BUILD:
            build_camp(g, p)
        elif choice is HEAL:
            heal_here(g, p)
        elif choice is CLEANSE:
            cleanse(g, p)
        elif choice is DESTROY:
            destroy(g, p)
        elif choice is REFOREST:
            reforest(g, p)
        else:
            take_item(g, p)


def _use(g: Defenders, p: int, item: int) -> Rule:
    if item == MAP:
        yield from use_map(g, p)
    elif item == BREAD:
        eat_bread(g, p)
    elif item == POTION:
        yield from use_potion(g, p)
    elif item == ROCKET:
        yield from use_rocket(g, p)


# --- team (chapter 7, section 2) --------------------------------------------------------------------------------


def cannot_join(g: Defenders, p: int, card: int) -> Why | None:
    """Only when all points are spent, and of the active defender's terrain (7.2.1, 7.2.2)."""
    if g.points > 0:
        return POINTS_LEFT
    if TERRAIN_OF[card] != TERRAIN_OF[g.active[p]]:
        return OTHER_TERRAIN
    return None


def join(g: Defenders, p: int, card: int) -> None:
    """One point, no ability; the card goes under the active defender (7.2.3, 7.2.6)."""
    g.hand[p].remove(card)
    g.seen[card] = -1
    g.discard[p].insert(len(g.discard[p]) - 1, card)
    g.team[p] += 1
    g.points += 1
    g.note("joined", "7.2.3", p, card)


steps.TURN.does(turn)
steps.ACT.does(act)
