"""Menus: a table of actions, said once in the Law's order, and what every menu of a phase offers besides."""

from __future__ import annotations

from collections.abc import Callable

from weald.games.root.facts import BIRD
from weald.games.root.rules import steps
from weald.games.root.rules.battle import can_battle
from weald.games.root.rules.effects import DURING, can_use_any, offer_effects, use_effect
from weald.games.root.rules.move import can_move
from weald.games.root.rules.reasons import NO_BATTLE, NO_MOVE
from weald.games.root.rules.victory import activate, dominance_is_secret, offer_dominance
from weald.games.root.state import DAYLIGHT, Root
from weald.games.root.words import DONE
from weald.kernel import Decision, Option, Rule, Why
from weald.kernel.errors import RulesBug


class Action:
    """One line of a menu: what it is called, why it cannot be done, what it does."""

    __slots__ = ("cannot", "do", "option")

    def __init__(
        self, option: Option, cannot: Callable[[Root, int], Why | None], do: Callable[[Root, int], None]
    ) -> None:
        self.option = option
        self.cannot = cannot
        self.do = do


def offer_actions(g: Root, ask: Decision, seat: int, actions: list[Action]) -> None:
    for action in actions:
        ask.offer(action.option, action.cannot(g, seat))


def block_actions(ask: Decision, actions: list[Action], why: Why) -> None:
    for action in actions:
        ask.block(action.option, why)


def take_action(g: Root, seat: int, choice: Option, actions: list[Action]) -> bool:
    for action in actions:
        if action.option is choice:
            action.do(g, seat)
            return True
    return False


# --- actions that more than one faction has --------------------------------------------------------------


def cannot_battle(g: Root, seat: int) -> Why | None:
    return None if can_battle(g, seat, BIRD) else NO_BATTLE


def do_battle(g: Root, seat: int) -> None:
    g.then(steps.BATTLE, seat, BIRD)


def cannot_move(g: Root, seat: int) -> Why | None:
    return None if can_move(g, g.side[seat], BIRD) else NO_MOVE


def do_move(g: Root, seat: int) -> None:
    g.then(steps.MOVE, seat, BIRD, 0)


# --- what every menu offers ------------------------------------------------------------------------------


def offer_common(g: Root, ask: Decision, seat: int, phase: int) -> None:
    """What any player may do at any moment of a phase of the own turn: use a card, activate or take dominance."""
    if g.play[seat]:
        offer_effects(g, ask, seat, phase, DURING)
    if phase == DAYLIGHT:
        offer_dominance(g, ask, seat)


def take_common(g: Root, seat: int, choice: Option) -> None:
    if choice.verb == "use":
        use_effect(g, seat, choice.a)
    elif choice.verb == "activate":
        activate(g, seat, choice.a)
    elif choice.verb == "claim":
        g.then(steps.TAKE_DOMINANCE, seat, choice.a)
    else:
        raise RulesBug(f"{choice.id}: offered by no table")


def window(g: Root, seat: int, phase: int) -> Rule | None:
    """A moment between other things of a phase in which nothing else is asked."""
    secret = phase == DAYLIGHT and dominance_is_secret(g, seat)
    if secret or (g.play[seat] and can_use_any(g, seat, phase, DURING)):
        return ask_window(g, seat, phase, secret)
    return None


def ask_window(g: Root, seat: int, phase: int, secret: bool) -> Rule:
    ask = g.ask(
        seat, "rest-of-daylight" if phase == DAYLIGHT else "use-effect", "1.4.1a" if phase == DAYLIGHT else "4.1.3"
    )
    ask.secret = secret
    ask.offer(DONE)
    offer_common(g, ask, seat, phase)
    choice = yield ask
    if choice is not DONE:
        take_common(g, seat, choice)
        g.then(steps.WINDOW, seat, phase)


steps.WINDOW.does(window)
