"""The Underground Duchy (12). Its ministers are in ministers.py."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import BURROW, CLEARINGS, SPOTS
from weald.games.root.factions.duchy import (
    ASSEMBLY,
    BUILDINGS,
    CITADEL,
    CITADEL_WARRIORS,
    DIG_MOVES,
    DUCHY,
    MARKET,
    MARKET_CARDS,
    MOLE,
    START,
    START_AROUND,
    TUNNEL,
    building,
)  # fmt: skip
from weald.games.root.factions.duchy.base import (
    ASSEMBLY_STEP,
    BIRDSONG_STEP,
    BUILD_STEP,
    CRAFT_STEP,
    DAYLIGHT_STEP,
    DIG,
    DIG_IN,
    DIG_MOVE,
    DIG_STEP,
    EVENING_STEP,
    HOME,
    MUSTER_STEP,
    PARLIAMENT,
    RETURN_STEP,
    SETUP,
    own,
)  # fmt: skip
from weald.games.root.factions.duchy.ministers import FAILED
from weald.games.root.facts import BASE_DRAW, BIRD, CARD_SUIT
from weald.games.root.rules import menu, steps
from weald.games.root.rules.army import Army
from weald.games.root.rules.cards import discard, draw_and_discard, holds, offer_faces, spend
from weald.games.root.rules.corners import offer_corners
from weald.games.root.rules.craft_menu import craft_menu
from weald.games.root.rules.faction import register
from weald.games.root.rules.homelands import APART, ask_home, claim, place_around, site
from weald.games.root.rules.move import move_warriors, offer_numbers
from weald.games.root.rules.pieces import built, cannot_place, lift, place
from weald.games.root.rules.reasons import NO_WARRIOR_LEFT
from weald.games.root.rules.removal import COST, settle
from weald.games.root.state import BIRDSONG, DAYLIGHT, EVENING, Root
from weald.games.root.words import BATTLE, BUILD, DONE, END, FROM, IN, MOVE, RECRUIT, SPEND
from weald.kernel import Rule, Why

NO_DIG: Final = Why("no-dig", "12.5.1.Va")
HAS_TUNNEL: Final = Why("has-tunnel", "12.5.1.Va")
NO_CARD_TO_DIG: Final = Why("no-matching-card", "12.5.1.Va")

TUNNELS: Final[list[int]] = [BURROW]


class Rules(Army):
    def __init__(self) -> None:
        super().__init__(DUCHY)
        self.phases = (BIRDSONG_STEP, DAYLIGHT_STEP, EVENING_STEP)
        self.limit_rule = "12.6.3b"
        self.craft_rule = "12.2.1"
        self.crafting_kinds = BUILDINGS
        self.has_ways = True

    def set_up(self, g: Root, seat: int) -> None:
        g.then(SETUP, seat)

    def settle(self, g: Root, seat: int) -> None:
        g.then(HOME, seat)

    def turn_begins(self, g: Root, seat: int) -> None:
        own(g).acted = 0

    def ways(self, g: Root, c: int) -> list[int]:
        """The Burrow is next to every clearing with a tunnel (12.2.2a)."""
        if c == BURROW:
            return [b for b in range(CLEARINGS) if g.on[TUNNEL * SPOTS + b]]
        return TUNNELS if g.on[TUNNEL * SPOTS + c] else []

    def removed(self, g: Root, kind: int, c: int, count: int, by: int, cause: int) -> None:
        # Once, however many fall together (AMB-10).
        if kind in BUILDINGS and not any(one[0] == FAILED.number for one in g.triggers):
            FAILED.pull(g, c, 1, g.seat_of[DUCHY])  # 12.2.3


register(Rules())


# --- setup (12.3) ----------------------------------------------------------------------------------------


def set_up(g: Root, seat: int) -> Rule:
    ask = g.ask(seat, "duchy-start", "12.3.3a")
    offer_corners(g, ask)
    choice = yield ask
    c = choice.a
    g.start[seat] = c
    place(g, TUNNEL, c, 1)
    g.tell("placed", "12.3.3a", seat, TUNNEL, c, 1)
    place(g, MOLE, c, START)
    g.tell("placed", "12.3.3a", seat, MOLE, c, START)
    for b in g.links[c]:
        if cannot_place(g, DUCHY, b) is None:
            place(g, MOLE, b, START)
            g.tell("placed", "12.3.3b", seat, MOLE, b, START)


def settle_home(g: Root, seat: int) -> Rule:
    """Not next to an enemy homeland; the others come up around it (A.11.7)."""
    choice = yield ask_home(g, seat, APART, site(g, DUCHY, 0))
    c = choice.a
    claim(g, seat, c)
    place(g, TUNNEL, c, 1)
    g.tell("placed", "A.11.7", seat, TUNNEL, c, 1)
    place(g, MOLE, c, START)
    g.tell("placed", "A.11.7", seat, MOLE, c, START)
    place_around(g, seat, MOLE, c, START_AROUND)


# --- Birdsong (12.4) -------------------------------------------------------------------------------------


def birdsong(g: Root, seat: int) -> None:
    g.then(steps.WINDOW, seat, BIRDSONG)
    g.then(MUSTER_STEP, seat)
    g.then(steps.WINDOW, seat, BIRDSONG)


def muster(g: Root, seat: int) -> None:
    """One warrior into the Burrow, and one for each symbol that the citadels on the map have uncovered."""
    place_in_burrow(g, seat, 1 + sum(CITADEL_WARRIORS[: built(g, CITADEL)]), "12.4")


def place_in_burrow(g: Root, seat: int, count: int, rule: str) -> None:
    placed = place(g, MOLE, BURROW, count)
    if placed:
        g.tell("placed", rule, seat, MOLE, BURROW, placed)


# --- Daylight (12.5): assembly (12.5.1) ------------------------------------------------------------------


def daylight(g: Root, seat: int) -> None:
    g.actions = ASSEMBLY
    g.then(ASSEMBLY_STEP, seat)
    g.then(PARLIAMENT, seat)


def assembly(g: Root, seat: int) -> Rule | None:
    return ask_assembly(g, seat) if g.actions else None


def ask_assembly(g: Root, seat: int) -> Rule:
    """Up to two actions in any order and mix."""
    ask = g.ask(seat, "assembly", "12.5.1", g.actions)
    ask.secret = bool(g.hands[seat])
    menu.offer_actions(g, ask, seat, MENU)
    menu.offer_common(g, ask, seat, DAYLIGHT)
    ask.offer(END)
    ask.default = END
    choice = yield ask
    if choice is END:
        g.actions = 0
        return
    if menu.take_action(g, seat, choice, MENU):
        g.actions -= 1
    else:
        menu.take_common(g, seat, choice)
    g.then(ASSEMBLY_STEP, seat)


def cannot_build(g: Root, seat: int) -> Why | None:
    return building.cannot_build(g, seat, 0)


def do_build(g: Root, seat: int) -> None:
    g.then(BUILD_STEP, seat, 0)


# --- recruit (12.5.1.II) ---------------------------------------------------------------------------------


def cannot_recruit(g: Root, seat: int) -> Why | None:
    return None if g.stock[MOLE] else NO_WARRIOR_LEFT


def recruit(g: Root, seat: int) -> None:
    place_in_burrow(g, seat, 1, "12.5.1.II")


# --- dig (12.5.1.V) --------------------------------------------------------------------------------------


def cannot_dig_in(g: Root, seat: int, c: int) -> Why | None:
    """Where there is no tunnel; if all are on the map any of them may be removed first, that one too (12.2.4)."""
    if g.on[TUNNEL * SPOTS + c] and g.stock[TUNNEL]:
        return HAS_TUNNEL
    if not holds(g.hands[seat], g.suits[c]):
        return NO_CARD_TO_DIG
    return cannot_place(g, DUCHY, c)


def cannot_dig(g: Root, seat: int) -> Why | None:
    if g.hands[seat]:
        for c in range(CLEARINGS):
            if cannot_dig_in(g, seat, c) is None:
                return None
    return NO_DIG


def do_dig(g: Root, seat: int) -> None:
    g.then(DIG_STEP, seat)


def dig(g: Root, seat: int) -> Rule | None:
    # The gate: in a world dealt for another seat its hand may match no clearing.
    return None if cannot_dig(g, seat) is not None else ask_dig(g, seat)


def ask_dig(g: Root, seat: int) -> Rule:
    ask = g.ask(seat, "dig-where", "12.5.1.Va")
    ask.secret = True  # what can be chosen depends on the hand
    for c in range(CLEARINGS):
        ask.offer(IN[c], cannot_dig_in(g, seat, c))
    choice = yield ask
    g.then(DIG_IN, seat, choice.a)


def dig_in(g: Root, seat: int, c: int) -> Rule:
    """Spend a card of the clearing's suit and place a tunnel, one from the map if none is left (12.2.4)."""
    old = c
    if not g.stock[TUNNEL] and not g.on[TUNNEL * SPOTS + c]:
        ask = g.ask(seat, "dig-remove", "12.2.4", c)
        for b in range(CLEARINGS):
            if g.on[TUNNEL * SPOTS + b]:
                ask.offer(FROM[b])
        choice = yield ask
        old = choice.a
    ask = g.ask(seat, "dig-card", "12.5.1.Va", c)
    ask.secret = True
    offer_faces(ask, SPEND, g.hands[seat], g.suits[c])
    choice = yield ask
    spend(g, seat, choice.a, "12.5.1.Va")
    if not g.stock[TUNNEL]:
        lift(g, TUNNEL, old, 1, COST)
        g.tell("collapsed", "12.2.4", seat, old)
    place(g, TUNNEL, c, 1)
    g.tell("dug", "12.5.1.Va", seat, c)
    g.then(DIG_MOVE, seat, c)


def dig_move(g: Root, seat: int, c: int) -> Rule | None:
    return ask_dig_move(g, seat, c) if g.on[MOLE * SPOTS + BURROW] else None


def ask_dig_move(g: Root, seat: int, c: int) -> Rule:
    """Up to four warriors come up from the Burrow."""
    ask = g.ask(seat, "dig-how-many", "12.5.1.Vb", c)
    offer_numbers(ask, min(DIG_MOVES, g.on[MOLE * SPOTS + BURROW]), 1)
    ask.offer(DONE)
    choice = yield ask
    if choice is not DONE:
        move_warriors(g, seat, DUCHY, BURROW, c, choice.a, "12.5.1.Vb")
        settle(g)


# --- Evening (12.6) --------------------------------------------------------------------------------------


def evening(g: Root, seat: int) -> None:
    if own(g).revealed:
        g.then(steps.WINDOW, seat, EVENING)
        g.then(RETURN_STEP, seat)
    g.then(CRAFT_STEP, seat)


def return_cards(g: Root, seat: int) -> None:
    """Revealed birds are discarded, the other revealed cards come back (12.6.1)."""
    mine = own(g)
    revealed = mine.revealed[:]
    mine.revealed.clear()
    kept = [card for card in revealed if CARD_SUIT[card] != BIRD]
    for card in revealed:
        if CARD_SUIT[card] == BIRD:
            g.tell("discarded", "12.6.1", seat, card)
            discard(g, card)
    if kept:
        g.hands[seat] += kept  # everybody has seen them
        g.tell_all("took-back", "12.6.1", seat, tuple(kept))


def craft_cards(g: Root, seat: int) -> Rule:
    """It may craft (12.6.2), then it draws one card and one for each market on the map (12.6.3)."""
    return craft_menu(g, seat, "12.6.2", EVENING, built(g, CITADEL) > 0 or built(g, MARKET) > 0, CRAFT_STEP, draw_cards)


def draw_cards(g: Root, seat: int) -> None:
    draw_and_discard(g, seat, BASE_DRAW + sum(MARKET_CARDS[: built(g, MARKET)]))


MENU: Final[list[menu.Action]] = [
    menu.Action(BUILD, cannot_build, do_build),  # 12.5.1.I
    menu.Action(RECRUIT, cannot_recruit, recruit),  # 12.5.1.II
    menu.Action(MOVE, menu.cannot_move, menu.do_move),  # 12.5.1.III
    menu.Action(BATTLE, menu.cannot_battle, menu.do_battle),  # 12.5.1.IV
    menu.Action(DIG, cannot_dig, do_dig),  # 12.5.1.V
]

SETUP.does(set_up)
HOME.does(settle_home)
BIRDSONG_STEP.does(birdsong)
MUSTER_STEP.does(muster)
DAYLIGHT_STEP.does(daylight)
ASSEMBLY_STEP.does(assembly)
DIG_STEP.does(dig)
DIG_IN.does(dig_in)
DIG_MOVE.does(dig_move)
EVENING_STEP.does(evening)
RETURN_STEP.does(return_cards)
CRAFT_STEP.does(craft_cards)
