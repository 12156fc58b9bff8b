"""Menus: a table of actions, said once in the Law's order, and what every menu of a phase offers besides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from weald.games.root.facts import BIRD
from weald.games.root.rules import steps
from weald.games.root.rules.battle import can_battle
from weald.games.root.rules.effects import AT_START, DURING, can_use_any, must_use, offer_effects, use_effect
from weald.games.root.rules.effects import MAYBE as MAYBE
from weald.games.root.rules.effects import NO as NO
from weald.games.root.rules.effects import YES as YES
from weald.games.root.rules.move import MUST, can_move
from weald.games.root.rules.reasons import NO_BATTLE, NO_MOVE
from weald.games.root.rules.victory import activate, check_dominance, dominance_is_secret, offer_dominance
from weald.games.root.sheet import Module, Sheet
from weald.games.root.state import BIRDSONG, DAYLIGHT, Root
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
    g.then(steps.MOVE, seat, BIRD, MUST)


# --- what every menu offers ------------------------------------------------------------------------------


class Offer:
    """Something that a faction or module in play lets every player do at a moment of the own turn."""

    def __init__(
        self, giver: Sheet | Module, moment: int, phases: tuple[int, ...], verbs: tuple[str, ...],
        can: Callable[[Root, int, int], int], offer: Callable[[Root, Decision, int, int], None],
        take: Callable[[Root, int, Option], None], is_new: Callable[[Root, int, int], bool] | None = None,
        asks: Callable[[Root, int], Decision] | None = None, must: Callable[[Root, int, int], Why | None] | None = None,
    ) -> None:  # fmt: skip
        self.moment = moment
        self.phases = phases
        self.verbs = verbs  # of its options; no other offer has them
        self.can = can  # of the state, the seat and the phase: NO, YES or MAYBE
        self.offer = offer
        self.take = take
        self.is_new = is_new  # has it changed since it was last offered? A window is opened for it only then
        self.asks = asks  # the question at the start or end of a phase where it can be done, or the common one
        self.must = must  # why the moment is not over without it
        giver.offers.append(len(OFFERS))
        OFFERS.append(self)

    def comes(self, phase: int, moment: int) -> bool:
        return self.moment == moment and phase in self.phases


OFFERS: Final[list[Offer]] = []
MUST_USE: Final = Why("must-use", "4.1.3")


def offer_common(g: Root, ask: Decision, seat: int, phase: int) -> None:
    """What any player may do at any moment of a phase of the own turn: use a card, activate or take dominance."""
    if g.play[seat]:
        offer_effects(g, ask, seat, phase, DURING)
    if phase == DAYLIGHT:
        offer_dominance(g, ask, seat)
    for number in g.offers:
        if OFFERS[number].comes(phase, DURING):
            if OFFERS[number].can(g, seat, phase) == MAYBE:
                ask.secret = True
            OFFERS[number].offer(g, ask, seat, phase)


def take_common(g: Root, seat: int, choice: Option) -> None:
    if choice.verb == "use":
        use_effect(g, seat, choice.a)
    elif choice.verb == "activate":
        activate(g, seat, choice.a)
    elif choice.verb == "claim":
        g.then(steps.TAKE_DOMINANCE, seat, choice.a)
    else:
        for number in g.offers:
            if choice.verb in OFFERS[number].verbs:
                OFFERS[number].take(g, seat, choice)
                return
        raise RulesBug(f"{choice.id}: offered by no table")


def _can_do(g: Root, seat: int, phase: int, moment: int) -> int:
    found = can_use_any(g, seat, phase, moment) if g.play[seat] else NO
    if found == MAYBE or (moment == DURING and phase == DAYLIGHT and dominance_is_secret(g, seat)):
        return MAYBE
    for number in g.offers:
        if OFFERS[number].comes(phase, moment):
            is_new = OFFERS[number].is_new
            can = NO if is_new is not None and not is_new(g, seat, phase) else OFFERS[number].can(g, seat, phase)
            if can == MAYBE:
                return MAYBE
            found = max(found, can)
    return found


def window(g: Root, seat: int, phase: int) -> Rule | None:
    """A moment between other things of a phase in which nothing else is asked."""
    can = _can_do(g, seat, phase, DURING)
    return ask_window(g, seat, phase, can == MAYBE) if can else None


def ask_window(g: Root, seat: int, phase: int, secret: bool) -> Rule:
    if phase == DAYLIGHT:
        ask = g.ask(seat, "rest-of-daylight", "1.4.1a")
    elif g.offers:
        ask = g.ask(seat, "anything-else", "1.4.1a")
    else:
        ask = g.ask(seat, "use-effect", "4.1.3")
    ask.secret = secret
    ask.offer(DONE)
    offer_common(g, ask, seat, phase)
    choice = yield ask
    if choice is not DONE:
        take_common(g, seat, choice)
        g.then(steps.WINDOW, seat, phase)


def at_moment(g: Root, seat: int, phase: int, moment: int) -> Rule | None:
    """Start or end of a phase: the player does such things in any order (1.4.1b)."""
    if phase == BIRDSONG and moment == AT_START:
        # The check, too, comes when the player likes (1.1.3a): so it is made before and after each of them.
        check_dominance(g, seat)
    can = _can_do(g, seat, phase, moment)
    return ask_at_moment(g, seat, phase, moment, can == MAYBE) if can else None


def ask_at_moment(g: Root, seat: int, phase: int, moment: int, secret: bool) -> Rule:
    ask = g.ask(seat, "use-effect", "1.4.1b")
    for number in g.offers:
        asks = OFFERS[number].asks
        if asks is not None and OFFERS[number].comes(phase, moment) and OFFERS[number].can(g, seat, phase):
            ask = asks(g, seat)
    ask.secret = secret
    ask.offer(DONE, _left_to_do(g, seat, phase, moment))
    offer_effects(g, ask, seat, phase, moment)
    for number in g.offers:
        if OFFERS[number].comes(phase, moment):
            OFFERS[number].offer(g, ask, seat, phase)
    choice = yield ask
    if choice is not DONE:
        take_common(g, seat, choice)
        g.then(steps.MOMENT, seat, phase, moment)


def _left_to_do(g: Root, seat: int, phase: int, moment: int) -> Why | None:
    if must_use(g, seat, phase, moment):
        return MUST_USE
    for number in g.offers:
        must = OFFERS[number].must
        if must is not None and OFFERS[number].comes(phase, moment):
            why = must(g, seat, phase)
            if why is not None:
                return why
    return None


steps.WINDOW.does(window)
steps.MOMENT.does(at_moment)
