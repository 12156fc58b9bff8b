"""The Corvid Conspiracy (13). Plots are in ``plots.py``, guessing at them in ``exposure.py``."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.factions.corvids import (
    ACTIONS,
    ALL_PLOTS,
    CORVIDS,
    CROW,
    EXTORTION,
    FACE_UP,
    PLOT,
    SNARE,
    exposure,
    type_of,
)  # fmt: skip
from weald.games.root.factions.corvids.base import (
    ACTIONS_STEP,
    BIRDSONG_STEP,
    DAYLIGHT_STEP,
    DRAW_STEP,
    EVENING_STEP,
    FLIP_STEP,
    HOME,
    PLOT_STEP,
    PLOT_WORD,
    RECRUIT_STEP,
    RECRUIT_SUIT,
    SETUP,
    TRICK,
    TRICK_STEP,
    own,
)  # fmt: skip
from weald.games.root.factions.corvids.plots import (
    RECRUITED,
    ask_which,
    cannot_plot,
    cannot_trick,
    lay_plot,
    plot_removed,
)
from weald.games.root.facts import ANY, BASE_DRAW, BIRD, SUITS_OF_CLEARINGS
from weald.games.root.pieces import KIND_NAMES, STOCK
from weald.games.root.rules import menu, steps
from weald.games.root.rules.army import Army
from weald.games.root.rules.battle import hit_reason
from weald.games.root.rules.cards import draw_and_discard, faces, spend
from weald.games.root.rules.craft_menu import craft_menu
from weald.games.root.rules.faction import NO_EXTRAS, Extra, register
from weald.games.root.rules.homelands import ANYWHERE, ask_home, claim, site
from weald.games.root.rules.pieces import cannot_place, forbids, is_enemy, on_map, place
from weald.games.root.rules.placing import place_each
from weald.games.root.rules.reasons import NO_WARRIOR_LEFT
from weald.games.root.state import BIRDSONG, DAYLIGHT, DEFENDER, EVENING, WHERE, Root
from weald.games.root.words import BATTLE, DONE, END, IN, MOVE, SPEND, SUIT
from weald.kernel import Rule, Why

__all__ = ["exposure"]  # imported for its offer

SNARED: Final = Why("snared", "13.7.2")
NO_ACTIONS: Final = Why("no-actions", "13.5")
AGENTS: Final[list[Extra]] = [(1, "13.2.5", hit_reason("embedded_agents"))]


class Rules(Army):
    def __init__(self) -> None:
        super().__init__(CORVIDS)
        self.phases = (BIRDSONG_STEP, DAYLIGHT_STEP, EVENING_STEP)
        self.limit_rule = "13.6.2b"
        self.craft_rule = "13.2.1"
        self.crafting_kinds = (PLOT, *FACE_UP)
        self.placings = ("13.4.3", "13.7.4a")
        self.bars_leaving = True

    def set_up(self, g: Root, seat: int) -> None:
        for token in ALL_PLOTS:
            g.seen[token] = 1 << seat  # 13.2.2.I
        for suit in range(SUITS_OF_CLEARINGS):
            g.then(SETUP, seat, suit)

    def settle(self, g: Root, seat: int) -> None:
        g.then(HOME, seat)
        self.set_up(g, seat)

    def turn_begins(self, g: Root, seat: int) -> None:
        mine = own(g)
        mine.placed = 0
        mine.exerted = 0

    def needs_rule(self, g: Root) -> bool:
        return False  # 13.2.3

    def cannot_leave(self, g: Root, side: int, c: int) -> Why | None:
        return SNARED if g.on[FACE_UP[SNARE] * SPOTS + c] and is_enemy(g, CORVIDS, side) else None

    def extra_hits(self, g: Root, which: int) -> list[Extra]:
        """Embedded Agents, with or without warriors (13.2.5)."""
        return AGENTS if which == DEFENDER and g.on[PLOT * SPOTS + g.battle[WHERE]] else NO_EXTRAS

    def removed(self, g: Root, kind: int, c: int, count: int, by: int, cause: int) -> None:
        if kind != CROW:
            plot_removed(g, kind, c, cause)

    def audit(self, g: Root) -> list[str]:
        mine = own(g)
        wrong = []
        if sorted([*mine.supply, *(token for tokens in mine.plots for token in tokens)]) != ALL_PLOTS:
            wrong.append("plots are missing")
        if len(mine.supply) != g.stock[PLOT]:
            wrong.append(f"{g.stock[PLOT]} plots in the supply, and {len(mine.supply)} tokens")
        for c, tokens in enumerate(mine.plots):
            stands = [kind for kind in (PLOT, *FACE_UP) for _ in range(g.on[kind * SPOTS + c])]
            lies = [FACE_UP[type_of(token)] if mine.up >> c & 1 else PLOT for token in tokens]
            if stands != lies:
                wrong.append(f"plots of c{c + 1}: {[KIND_NAMES[kind] for kind in stands]}, tokens {tokens}")
        return wrong


register(Rules())
forbids(FACE_UP[SNARE], SNARED, True)


# --- setup (13.3) ----------------------------------------------------------------------------------------


def set_up(g: Root, seat: int, suit: int) -> Rule:
    """A warrior in a clearing of each suit (13.3.2)."""
    ask = g.ask(seat, "scatter", "13.3.2", suit)
    for c in range(CLEARINGS):
        if g.suits[c] >> suit & 1:
            ask.offer(IN[c], cannot_place(g, CORVIDS, c))
    choice = yield ask
    place(g, CROW, choice.a, 1)
    g.tell("placed", "13.3.2", seat, CROW, choice.a, 1)


def settle_home(g: Root, seat: int) -> Rule:
    """Any clearing: a warrior and a plot of choice, face down (A.11.8)."""
    choice = yield ask_home(g, seat, ANYWHERE, site(g, CORVIDS, 0))
    c = choice.a
    choice = yield ask_which(g, seat, c, "A.11.8")
    claim(g, seat, c)
    place(g, CROW, c, 1)
    g.tell("placed", "A.11.8", seat, CROW, c, 1)
    lay_plot(g, seat, c, choice.a, 0, "A.11.8")


# --- Birdsong (13.4) -------------------------------------------------------------------------------------


def birdsong(g: Root, seat: int) -> Rule:
    """Craft (13.4.1), then flip, then recruit."""
    return craft_menu(g, seat, "13.4.1", BIRDSONG, g.stock[PLOT] < STOCK[PLOT], BIRDSONG_STEP, begin_flipping)


def begin_flipping(g: Root, seat: int) -> None:
    g.then(FLIP_STEP, seat)


def recruit_menu(g: Root, seat: int) -> Rule:
    """Once a turn, for a card (13.4.3)."""
    hand = g.hands[seat]
    ask = g.ask(seat, "corvids-recruit", "13.4.3")
    ask.secret = bool(hand)
    ask.offer(DONE)
    ask.default = DONE
    for face in faces(hand, ANY):
        ask.offer(SPEND[face], None if g.stock[CROW] else NO_WARRIOR_LEFT)
    menu.offer_common(g, ask, seat, BIRDSONG)
    choice = yield ask
    if choice is DONE:
        return
    if choice.verb == "spend":
        suit = spend(g, seat, choice.a, "13.4.3")
        if suit == BIRD:
            g.then(RECRUIT_SUIT, seat)
        else:
            recruit(g, seat, suit)
        g.then(steps.WINDOW, seat, BIRDSONG)
    else:
        menu.take_common(g, seat, choice)
        g.then(RECRUIT_STEP, seat)


def recruit_suit(g: Root, seat: int) -> Rule:
    """A bird card is of any suit."""
    ask = g.ask(seat, "recruit-suit", "13.4.3")
    for suit in range(SUITS_OF_CLEARINGS):
        ask.offer(SUIT[suit])
    choice = yield ask
    recruit(g, seat, choice.a)


def recruit(g: Root, seat: int, suit: int) -> None:
    """A warrior in each clearing of the suit."""
    place_each(g, seat, CROW, RECRUITED, [g.suits[c] >> suit & 1 for c in range(CLEARINGS)])


# --- Daylight (13.5) -------------------------------------------------------------------------------------


def daylight(g: Root, seat: int) -> None:
    g.actions = ACTIONS
    g.then(ACTIONS_STEP, seat)


def actions(g: Root, seat: int) -> Rule:
    """Up to three, in any order and mix."""
    ask = g.ask(seat, "corvids-action", "13.5", g.actions)
    ask.secret = bool(g.hands[seat])
    if g.actions:
        menu.offer_actions(g, ask, seat, MENU)
    else:
        menu.block_actions(ask, MENU, NO_ACTIONS)
    menu.offer_common(g, ask, seat, DAYLIGHT)
    ask.offer(END)
    ask.default = END
    choice = yield ask
    if choice is END:
        return
    if menu.take_action(g, seat, choice, MENU):
        g.actions -= 1
    else:
        menu.take_common(g, seat, choice)
    g.then(ACTIONS_STEP, seat)


def do_plot(g: Root, seat: int) -> None:
    g.then(PLOT_STEP, seat)


def do_trick(g: Root, seat: int) -> None:
    g.then(TRICK_STEP, seat)


# --- Evening (13.6) --------------------------------------------------------------------------------------


def evening(g: Root, seat: int) -> Rule:
    """One more action, if one does without drawing (13.6.1)."""
    ask = g.ask(seat, "exert", "13.6.1")
    ask.offer(DONE)
    ask.default = DONE
    menu.offer_actions(g, ask, seat, MENU)
    menu.offer_common(g, ask, seat, EVENING)
    choice = yield ask
    if choice is not DONE:
        if menu.take_action(g, seat, choice, MENU):
            own(g).exerted = 1
            g.tell("exerted", "13.6.1", seat)
        else:
            menu.take_common(g, seat, choice)
            g.then(EVENING_STEP, seat)
            return
    g.then(DRAW_STEP, seat)


def draw(g: Root, seat: int) -> None:
    """A card, and one for each face-up extortion (13.6.2a, 13.7.3b); nothing at all after an exertion."""
    draw_and_discard(g, seat, 0 if own(g).exerted else BASE_DRAW + on_map(g, FACE_UP[EXTORTION]))


MENU: Final[list[menu.Action]] = [
    menu.Action(MOVE, menu.cannot_move, menu.do_move),  # 13.5.1
    menu.Action(PLOT_WORD, cannot_plot, do_plot),  # 13.5.2
    menu.Action(BATTLE, menu.cannot_battle, menu.do_battle),  # 13.5.3
    menu.Action(TRICK, cannot_trick, do_trick),  # 13.5.4
]

SETUP.does(set_up)
HOME.does(settle_home)
BIRDSONG_STEP.does(birdsong)
RECRUIT_STEP.does(recruit_menu)
RECRUIT_SUIT.does(recruit_suit)
DAYLIGHT_STEP.does(daylight)
ACTIONS_STEP.does(actions)
EVENING_STEP.does(evening)
DRAW_STEP.does(draw)
