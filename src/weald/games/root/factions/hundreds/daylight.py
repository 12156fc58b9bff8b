"""Daylight of the Hundreds (14.5): craft, command, advance."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.factions.hundreds import (
    COMMAND,
    GRANDIOSE,
    HUNDREDS,
    PROWESS,
    RAT,
    RELENTLESS,
    STRONGHOLD,
    WARLORD,
)  # fmt: skip
from weald.games.root.factions.hundreds.base import (
    ADVANCE_BATTLE,
    ADVANCE_MOVE,
    ADVANCE_STEP,
    BUILD_IN,
    BUILD_STEP,
    COMMAND_STEP,
    CRAFT_STEP,
    DAYLIGHT_STEP,
    RELENTLESS_STEP,
    own,
    warlord_at,
)  # fmt: skip
from weald.games.root.rules import menu, steps
from weald.games.root.rules.battle import cannot_battle_in
from weald.games.root.rules.cards import holds, offer_faces, spend
from weald.games.root.rules.craft_menu import craft_menu
from weald.games.root.rules.move import cannot_move_from, move_warriors, offer_numbers, offer_ways
from weald.games.root.rules.pieces import cannot_place_building, place, rulers
from weald.games.root.rules.removal import settle
from weald.games.root.rules.victory import dominance_is_secret
from weald.games.root.state import DAYLIGHT, Root
from weald.games.root.words import BATTLE, BUILD, DONE, END, IN, MOVE, SPEND
from weald.kernel import NOWHERE, Rule, Why

NOT_RULED: Final = Why("not-ruled", "14.5.2.III")
NO_MATCHING_CARD: Final = Why("no-matching-card", "14.5.2.III")
TRACK_EMPTY: Final = Why("track-empty", "1.5.1")
NO_STRONGHOLD: Final = Why("no-stronghold", "14.5.2.III")
WARLORD_STAYS: Final = Why("no-move", "14.5.3")
WARLORD_RESTS: Final = Why("no-battle", "14.5.3")


def begin(g: Root, seat: int) -> None:
    """Craft, command, advance; a grandiose warlord advances before he commands (14.7.4)."""
    g.then(CRAFT_STEP, seat)
    if own(g).mood == GRANDIOSE:
        g.then(ADVANCE_STEP, seat)
        g.then(COMMAND_STEP, seat)
    else:
        g.then(COMMAND_STEP, seat)
        g.then(ADVANCE_STEP, seat)
    g.then(steps.WINDOW, seat, DAYLIGHT)


def craft_first(g: Root, seat: int) -> Rule:
    own(g).keeping = 0
    return craft_menu(g, seat, "14.5.1", DAYLIGHT, True, CRAFT_STEP)


# --- command (14.5.2) ------------------------------------------------------------------------------------


def command(g: Root, seat: int) -> Rule | None:
    """As many actions as the command is worth, loot of this turn included."""
    return ask_command(g, seat) if own(g).commanded < own(g).value(COMMAND) else None


def ask_command(g: Root, seat: int) -> Rule:
    mine = own(g)
    ask = g.ask(seat, "command", "14.5.2", mine.value(COMMAND) - mine.commanded)
    ask.secret = bool(g.hands[seat])
    menu.offer_actions(g, ask, seat, MENU)
    menu.offer_common(g, ask, seat, DAYLIGHT)
    ask.offer(END)
    ask.default = END
    choice = yield ask
    if choice is END:
        return
    if menu.take_action(g, seat, choice, MENU):
        mine.commanded += 1
    else:
        menu.take_common(g, seat, choice)
    g.then(COMMAND_STEP, seat)


def cannot_build_in(g: Root, seat: int, c: int) -> Why | None:
    if rulers(g)[c] != HUNDREDS:
        return NOT_RULED
    why = cannot_place_building(g, HUNDREDS, c)
    if why is not None:
        return why
    return None if holds(g.hands[seat], g.suits[c]) else NO_MATCHING_CARD


def cannot_build(g: Root, seat: int) -> Why | None:
    if not g.stock[STRONGHOLD]:
        return TRACK_EMPTY
    if g.hands[seat]:
        for c in range(CLEARINGS):
            if cannot_build_in(g, seat, c) is None:
                return None
    return NO_STRONGHOLD


def do_build(g: Root, seat: int) -> None:
    g.then(BUILD_STEP, seat)


def build(g: Root, seat: int) -> Rule | None:
    # The gate: in a world dealt for another seat its hand may match no clearing.
    return None if cannot_build(g, seat) is not None else ask_build(g, seat)


def ask_build(g: Root, seat: int) -> Rule:
    ruler = rulers(g)
    ask = g.ask(seat, "stronghold-where", "14.5.2.III")
    ask.secret = True  # what can be chosen depends on the hand
    for c in range(CLEARINGS):
        if ruler[c] == HUNDREDS or g.explaining:
            ask.offer(IN[c], cannot_build_in(g, seat, c))
    choice = yield ask
    g.then(BUILD_IN, seat, choice.a)


def build_in(g: Root, seat: int, c: int) -> Rule:
    ask = g.ask(seat, "stronghold-card", "14.5.2.III", c)
    ask.secret = True
    offer_faces(ask, SPEND, g.hands[seat], g.suits[c])
    choice = yield ask
    spend(g, seat, choice.a, "14.5.2.III")
    place(g, STRONGHOLD, c, 1)
    g.tell("built", "14.5.2.III", seat, STRONGHOLD, c)


# --- advance (14.5.3) ------------------------------------------------------------------------------------


def cannot_advance(g: Root) -> Why | None:
    c = warlord_at(g)
    return WARLORD_STAYS if c == NOWHERE else cannot_move_from(g, HUNDREDS, c)


def cannot_strike(g: Root) -> Why | None:
    c = warlord_at(g)
    return WARLORD_RESTS if c == NOWHERE else cannot_battle_in(g, HUNDREDS, c)


def advance(g: Root, seat: int) -> Rule | None:
    """As often as the prowess is worth: the warlord may move with any warriors, and then may battle."""
    mine = own(g)
    if mine.advanced >= mine.value(PROWESS) or warlord_at(g) == NOWHERE:
        return None
    return ask_advance(g, seat)


def ask_advance(g: Root, seat: int) -> Rule:
    mine = own(g)
    ask = g.ask(seat, "advance", "14.5.3", mine.value(PROWESS) - mine.advanced)
    ask.secret = dominance_is_secret(g, seat)
    ask.offer(MOVE, cannot_advance(g))
    ask.offer(BATTLE, cannot_strike(g))
    menu.offer_common(g, ask, seat, DAYLIGHT)
    ask.offer(END)
    ask.default = END
    choice = yield ask
    if choice is END:
        return
    if choice is MOVE:
        mine.advanced += 1
        g.then(ADVANCE_MOVE, seat)
        g.then(ADVANCE_BATTLE, seat)
    elif choice is BATTLE:
        mine.advanced += 1
        g.then(steps.BATTLE_IN, seat, warlord_at(g))
    else:
        menu.take_common(g, seat, choice)
    g.then(ADVANCE_STEP, seat)


def advance_move(g: Root, seat: int) -> Rule:
    a = warlord_at(g)
    ask = g.ask(seat, "advance-to", "14.5.3", a)
    offer_ways(g, ask, HUNDREDS, a)
    choice = yield ask
    b = choice.a
    ask = g.ask(seat, "advance-with", "14.5.3", a, b)
    offer_numbers(ask, g.on[RAT * SPOTS + a], 0)
    choice = yield ask
    move_warriors(g, seat, HUNDREDS, a, b, choice.a, "14.5.3", WARLORD)
    settle(g)


def advance_battle(g: Root, seat: int) -> Rule | None:
    return ask_advance_battle(g, seat) if cannot_strike(g) is None else None


def ask_advance_battle(g: Root, seat: int) -> Rule:
    c = warlord_at(g)
    ask = g.ask(seat, "advance-battle", "14.5.3", c)
    ask.offer(BATTLE)
    ask.offer(DONE)
    ask.default = DONE
    choice = yield ask
    if choice is BATTLE:
        g.then(steps.BATTLE_IN, seat, c)
        if own(g).mood == RELENTLESS:
            g.then(RELENTLESS_STEP, seat, c)


def relentless(g: Root, seat: int, c: int) -> Rule | None:
    """After a move and a battle once more the one or the other, the battle in the same clearing (14.7.2)."""
    again = cannot_advance(g) is None or cannot_battle_in(g, HUNDREDS, c) is None
    return ask_relentless(g, seat, c) if again else None


def ask_relentless(g: Root, seat: int, c: int) -> Rule:
    ask = g.ask(seat, "relentless", "14.7.2", c)
    ask.offer(MOVE, cannot_advance(g))
    ask.offer(BATTLE, cannot_battle_in(g, HUNDREDS, c))
    ask.offer(DONE)
    ask.default = DONE
    choice = yield ask
    if choice is MOVE:
        g.then(ADVANCE_MOVE, seat)
    elif choice is BATTLE:
        g.then(steps.BATTLE_IN, seat, c)


MENU: Final[list[menu.Action]] = [
    menu.Action(MOVE, menu.cannot_move, menu.do_move),  # 14.5.2.I
    menu.Action(BATTLE, menu.cannot_battle, menu.do_battle),  # 14.5.2.II
    menu.Action(BUILD, cannot_build, do_build),  # 14.5.2.III
]

DAYLIGHT_STEP.does(begin)
CRAFT_STEP.does(craft_first)
COMMAND_STEP.does(command)
BUILD_STEP.does(build)
BUILD_IN.does(build_in)
ADVANCE_STEP.does(advance)
ADVANCE_MOVE.does(advance_move)
ADVANCE_BATTLE.does(advance_battle)
RELENTLESS_STEP.does(relentless)
