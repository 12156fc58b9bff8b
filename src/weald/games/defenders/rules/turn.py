"""Chapter 4, section 2: a turn. The active player acts, adds team cards, uses items, until ending it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from weald.games.defenders import words
from weald.games.defenders.facts import ITEM_COUNT, POINTS, TERRAIN_OF
from weald.games.defenders.rules import actions, moving, steps
from weald.games.defenders.rules.items import USES, cannot_use
from weald.games.defenders.state import READY, Defenders
from weald.kernel import EVERYONE, Option, Rule, RulesBug, Why

NO_POINTS: Final = Why("no-points", "7.1.3")
POINTS_LEFT: Final = Why("points-left", "7.2.1")
OTHER_TERRAIN: Final = Why("other-terrain", "7.2.2")
OTHER_FACTION: Final = Why("other-faction", "14.2.8")


class Action:
    """One line of the action menu: it either asks for more before it is paid, or is paid and done at once."""

    def __init__(
        self,
        option: Option,
        cannot: Callable[[Defenders, int], Why | None],
        does: Callable[[Defenders, int], None] | None = None,
        asks: Callable[[Defenders, int], Rule] | None = None,
    ) -> None:
        self.option = option
        self.cannot = cannot
        self.does = does
        self.asks = asks


ACTIONS: Final = [
    Action(words.MOVE, moving.cannot_move, asks=actions.move),  # 10.1
    Action(words.BUILD, actions.cannot_build, actions.build_camp),  # 10.3
    Action(words.REGROUP, moving.cannot_regroup, asks=actions.regroup),  # 10.4
    Action(words.HEAL, actions.cannot_heal, actions.heal_here),  # 10.5
    Action(words.CLEANSE, actions.cannot_cleanse, actions.cleanse),  # 10.6
    Action(words.DESTROY, actions.cannot_destroy, actions.destroy),  # 10.7
    Action(words.BREACH, actions.cannot_breach_here, asks=actions.breach_wall),  # 10.8
    Action(words.REFOREST, actions.cannot_reforest, actions.reforest),  # 10.9
    Action(words.TAKE, actions.cannot_take, actions.take_item),  # 10.10
]


def turn(g: Defenders, p: int) -> None:
    """The turn of one player: actions, then one machine card (4.2.2)."""
    g.turn = p
    g.points = POINTS[g.active[p]]
    g.note("turn-began", "4.2.2", p, g.points)
    g.then(steps.ACT, p)
    g.then(steps.MACHINE_TURN, p)


def act(g: Defenders, p: int) -> Rule:
    """Step A, one action, team card or item at a time (4.2.3); ending with points left is allowed (4.2.7)."""
    ask = g.ask(g.seat_of(p), "act", "4.2.3", g.faction[p], g.points)
    if g.points > 0:  # every action costs one point (7.1.3)
        for action in ACTIONS:
            ask.offer(action.option, action.cannot(g, p))
    elif g.explaining:
        for action in ACTIONS:
            ask.block(action.option, NO_POINTS)
    at = p * ITEM_COUNT
    for item in range(ITEM_COUNT):
        if g.items[at + item] == READY or g.explaining:
            ask.offer(words.USE[item], cannot_use(g, p, item))
    if g.points == 0 or g.explaining:
        for card in sorted(g.hand[p]):
            ask.offer(words.TEAM[card], cannot_join(g, p, card))
    if g.explaining and g.solo:
        for card in sorted(g.hand[1 - p]):
            ask.block(words.TEAM[card], OTHER_FACTION)
    ask.offer(words.END)
    ask.default = words.END
    # Whether a hand holds a card of the terrain is nobody's business, nor a spectator's of a game for one: ask even if
    # only the end is left.
    ask.secret = g.points == 0 and len(g.hand[p]) > 0
    choice = yield ask
    if choice is words.END:
        g.note("ended-turn", "4.2.7", p, g.points)
        g.points = 0
        return
    more = begin(g, p, choice)
    if more is not None:
        yield from more
    if not g.gone[p]:  # 8.3.7
        g.then(steps.ACT, p)


def begin(g: Defenders, p: int, choice: Option) -> Rule | None:
    """Do what was chosen; what is returned asks for the rest of it."""
    if choice.verb == "use":
        return USES[choice.a](g, p)
    if choice.verb == "team":
        join(g, p, choice.a)
        return None
    for action in ACTIONS:
        if action.option is choice:
            if action.asks is not None:
                return action.asks(g, p)
            if action.does is not None:
                g.points -= 1
                action.does(g, p)
                return None
    raise RulesBug(f"{choice.id}: in no table of actions")


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
    g.seen[card] = EVERYONE
    g.discard[p].insert(len(g.discard[p]) - 1, card)
    g.team[p] += 1
    g.points += 1
    g.note("joined", "7.2.3", p, card)


steps.TURN.does(turn)
steps.ACT.does(act)
