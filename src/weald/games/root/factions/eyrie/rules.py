"""The Eyrie Dynasties (7)."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.factions.eyrie import (
    ALL_LEADERS,
    BATTLE,
    BIRD_WARRIOR,
    BOTH_ADDED,
    BUILD,
    BUILDER,
    CHARISMATIC,
    COLUMN_NAMES,
    COMMANDER,
    DESPOT,
    EYRIE,
    LEADER_NAMES,
    LEADERS,
    MOVE,
    NEW_ROOST_WARRIORS,
    NONE_ADDED,
    ONE_ADDED,
    ONE_BIRD_ADDED,
    RECRUIT,
    ROOST,
    ROOST_DRAW,
    ROOST_VP,
    START,
    VIZIERS,
    Eyrie,
)  # fmt: skip
from weald.games.root.facts import ANY, BASE_DRAW, BIRD, CARD_SUIT, FACE_NAMES, FACE_SUIT, FITTING, SUIT_NAMES
from weald.games.root.names import name_codecs, name_fields
from weald.games.root.rules import menu, steps
from weald.games.root.rules.army import Army
from weald.games.root.rules.battle import can_battle, hit_reason
from weald.games.root.rules.cards import discard, draw, draw_and_discard, faces, pick, show
from weald.games.root.rules.corners import offer_corners
from weald.games.root.rules.craft_menu import craft_menu
from weald.games.root.rules.faction import NO_BONUS, NO_EXTRAS, Extra, register
from weald.games.root.rules.homelands import FAR, ask_home, claim, site
from weald.games.root.rules.move import MUST, can_move
from weald.games.root.rules.pieces import cannot_place, cannot_place_building, on_map, place, rulers, warriors
from weald.games.root.rules.steps import STEPS
from weald.games.root.rules.victory import dominance_is_secret, lose_points, score
from weald.games.root.state import ATTACKER, BIRDSONG, DAYLIGHT, EVENING, Root
from weald.games.root.words import DONE, IN, WORDS
from weald.kernel import Rule, Why

ADD: Final = WORDS.each("add", FACE_NAMES)
COLUMN: Final = WORDS.each("column", COLUMN_NAMES)
LEADER: Final = WORDS.each("leader", LEADER_NAMES)
RESOLVE: Final = WORDS.each("resolve", SUIT_NAMES)

SETUP: Final = STEPS.declare("eyrie-setup")
HOME: Final = STEPS.declare("eyrie-home")
LEADER_STEP: Final = STEPS.declare("eyrie-leader")
BIRDSONG_STEP: Final = STEPS.declare("eyrie-birdsong")
ORDERS: Final = STEPS.declare("eyrie-orders")
ADD_STEP: Final = STEPS.declare("eyrie-add")
ADD_TO: Final = STEPS.declare("eyrie-add-to")
NEW_ROOST: Final = STEPS.declare("eyrie-new-roost")
DAYLIGHT_STEP: Final = STEPS.declare("eyrie-daylight")
CRAFT_STEP: Final = STEPS.declare("eyrie-craft")
COLUMN_STEP: Final = STEPS.declare("eyrie-column")
RESOLVE_STEP: Final = STEPS.declare("eyrie-resolve")
RECRUIT_STEP: Final = STEPS.declare("eyrie-recruit")
BUILD_STEP: Final = STEPS.declare("eyrie-build")
TURMOIL: Final = STEPS.declare("eyrie-turmoil")
EVENING_STEP: Final = STEPS.declare("eyrie-evening")
SCORE_STEP: Final = STEPS.declare("eyrie-score")

ONE_BIRD_ONLY: Final = Why("one-bird-only", "7.4.2b")
LEADER_DOWN: Final = Why("leader-down", "7.7.3b")
NO_ROOST_HERE: Final = Why("no-roost", "7.5.2.I")
HAS_ROOST: Final = Why("has-roost", "7.5.2.IV")
NOT_RULED: Final = Why("not-ruled", "7.5.2.IV")
NOT_THAT_SUIT: Final = Why("wrong-suit", "7.5.2.IV")
CROWDED: Final = 99  # more warriors than a clearing ever holds

COMMANDERS_HIT: Final[list[Extra]] = [(1, "7.8.3", hit_reason("commander"))]
DESPOTS_POINT: Final = (1, "7.8.4a")

name_codecs({"leader": LEADER_NAMES, "column": COLUMN_NAMES})
name_fields({
    "decree-column": ("card:face",),
    "decree-next": ("column:column",),
    "new-leader": ("leader:leader",),
    "added-to-decree": ("card:card", "column:column"),
    "founded-roost": ("place:place", "count"),
    "cannot-obey": ("column:column", "suit:suit"),
    "turmoil": ("count",),
    "purged": ("cards*:card",),
    "deposed": ("leader:leader",),
})  # fmt: skip


def own(g: Root) -> Eyrie:
    mine: Eyrie = g.own[EYRIE]  # type: ignore[assignment]  # as its sheet says
    return mine


class Rules(Army):
    def __init__(self) -> None:
        super().__init__(EYRIE)
        self.phases = (BIRDSONG_STEP, DAYLIGHT_STEP, EVENING_STEP)
        self.limit_rule = "7.6.2b"
        self.craft_rule = "7.2.1"
        self.suited_move = "7.5.2.II"
        self.suited_battle = "7.5.2.III"
        self.crafting_kinds = (ROOST,)
        self.rules_ties = True  # 7.2.2

    def set_up(self, g: Root, seat: int) -> None:
        g.then(SETUP, seat)

    def settle(self, g: Root, seat: int) -> None:
        g.then(HOME, seat)

    def turn_begins(self, g: Root, seat: int) -> None:
        own(g).added = NONE_ADDED

    def item_points(self, g: Root, face: int) -> int:
        """Disdain for Trade: one point, unless the Builder leads (7.2.3a, 7.8.1)."""
        points = super().item_points(g, face)
        return points if own(g).leader == BUILDER else min(points, 1)

    def extra_hits(self, g: Root, which: int) -> list[Extra]:
        return COMMANDERS_HIT if which == ATTACKER and own(g).leader == COMMANDER else NO_EXTRAS

    def removal_bonus(self, g: Root) -> tuple[int, str]:
        return DESPOTS_POINT if own(g).leader == DESPOT else NO_BONUS


register(Rules())


# --- setup (7.3) -----------------------------------------------------------------------------------------


def set_up(g: Root, seat: int) -> Rule:
    ask = g.ask(seat, "eyrie-start", "7.3.2")
    offer_corners(g, ask)
    choice = yield ask
    g.start[seat] = choice.a
    begin_in(g, seat, choice.a, "7.3.2")


def settle_home(g: Root, seat: int) -> Rule:
    """At the edge, far from enemy homelands (A.11.2)."""
    choice = yield ask_home(g, seat, FAR, site(g, EYRIE, 1, edge=True))
    claim(g, seat, choice.a)
    begin_in(g, seat, choice.a, "A.11.2")


def begin_in(g: Root, seat: int, c: int, rule: str) -> None:
    place(g, ROOST, c, 1)
    place(g, BIRD_WARRIOR, c, START)
    g.tell("placed", rule, seat, ROOST, c, 1)
    g.tell("placed", rule, seat, BIRD_WARRIOR, c, START)
    own(g).leaders_up = ALL_LEADERS
    g.then(LEADER_STEP, seat)


def choose_leader(g: Root, seat: int) -> Rule:
    """A face-up leader; if none is, all are turned up first (7.3.3, 7.7.3)."""
    mine = own(g)
    if not mine.leaders_up:
        mine.leaders_up = ALL_LEADERS  # 7.7.3.I
    rule = "7.7.3b" if g.round else "7.3.3"
    ask = g.ask(seat, "leader", rule)
    for leader in range(LEADERS):
        ask.offer(LEADER[leader], None if mine.leaders_up >> leader & 1 else LEADER_DOWN)
    choice = yield ask
    mine.leader = choice.a
    mine.leaders_up &= ~(1 << mine.leader)
    mine.viziers = [0] * len(COLUMN_NAMES)
    for column in VIZIERS[mine.leader]:  # 7.3.4, 7.7.3c
        mine.viziers[column] += 1
    g.tell("new-leader", rule, seat, mine.leader)


# --- Birdsong (7.4) --------------------------------------------------------------------------------------


def birdsong(g: Root, seat: int) -> None:
    g.then(steps.WINDOW, seat, BIRDSONG)
    g.then(ORDERS, seat)
    g.then(ADD_STEP, seat)
    g.then(NEW_ROOST, seat)
    g.then(steps.WINDOW, seat, BIRDSONG)


def emergency_orders(g: Root, seat: int) -> None:
    if not g.hands[seat]:
        draw(g, seat, 1, "7.4.1")


def add_to_decree(g: Root, seat: int) -> Rule | None:
    """One or two cards, at most one of them a bird (7.4.2)."""
    return ask_add(g, seat) if g.hands[seat] and own(g).added != BOTH_ADDED else None  # AMB-29


def ask_add(g: Root, seat: int) -> Rule:
    added = own(g).added
    ask = g.ask(seat, "add-to-decree", "7.4.2a")
    ask.secret = True
    for face in faces(g.hands[seat], ANY):
        ask.offer(ADD[face], ONE_BIRD_ONLY if added == ONE_BIRD_ADDED and FACE_SUIT[face] == BIRD else None)
    if added != NONE_ADDED:
        ask.offer(DONE)
        ask.default = DONE
    menu.offer_common(g, ask, seat, BIRDSONG)
    choice = yield ask
    if choice.verb == "add":
        show(g, seat, choice.a)
        g.then(ADD_TO, seat, choice.a)
    elif choice is not DONE:
        menu.take_common(g, seat, choice)
        g.then(ADD_STEP, seat)


def add_to(g: Root, seat: int, face: int) -> Rule:
    """Into which column the card goes (7.4.2c)."""
    mine = own(g)
    ask = g.ask(seat, "decree-column", "7.4.2c", face)
    for option in COLUMN:
        ask.offer(option)
    choice = yield ask
    column = choice.a
    card = pick(g, g.played, face)
    mine.decree[column].append(card)
    g.tell("added-to-decree", "7.4.2a", seat, card, column)
    if mine.added == NONE_ADDED:
        mine.added = ONE_BIRD_ADDED if CARD_SUIT[card] == BIRD else ONE_ADDED
        if not g.hands[seat]:
            g.then(steps.WINDOW, seat, BIRDSONG)  # the ferry may bring a second one
        g.then(ADD_STEP, seat)
    else:
        mine.added = BOTH_ADDED
        if not on_map(g, ROOST):
            g.then(steps.WINDOW, seat, BIRDSONG)


def new_roost(g: Root, seat: int) -> Rule | None:
    """Without a roost: one and three warriors where the fewest warriors are (7.4.3)."""
    if on_map(g, ROOST):
        return None
    sites = new_roost_sites(g)
    return ask_new_roost(g, seat, sites) if sites else None


def new_roost_sites(g: Root) -> list[int]:
    fewest = CROWDED
    sites: list[int] = []
    for c in range(CLEARINGS):
        if cannot_place_building(g, EYRIE, c) is not None:
            continue
        standing = 0
        for side in g.armies:
            standing += warriors(g, side, c)
        if standing < fewest:
            fewest = standing
            sites = []
        if standing == fewest:
            sites.append(c)
    return sites


def ask_new_roost(g: Root, seat: int, sites: list[int]) -> Rule:
    ask = g.ask(seat, "new-roost", "7.4.3")
    for c in sites:
        ask.offer(IN[c])  # ties: the Eyrie chooses (AMB-46)
    choice = yield ask
    c = choice.a
    place(g, ROOST, c, 1)
    placed = place(g, BIRD_WARRIOR, c, NEW_ROOST_WARRIORS)
    g.tell("founded-roost", "7.4.3", seat, c, placed)


# --- Daylight (7.5) --------------------------------------------------------------------------------------


def daylight(g: Root, seat: int) -> None:
    g.then(CRAFT_STEP, seat)


def craft_first(g: Root, seat: int) -> Rule:
    """First it may craft (7.5.1)."""
    return craft_menu(g, seat, "7.5.1", DAYLIGHT, True, CRAFT_STEP, begin_decree)


def begin_decree(g: Root, seat: int) -> None:
    g.then(COLUMN_STEP, seat, RECRUIT)


def column_begins(g: Root, seat: int, column: int) -> None:
    """The Decree, column by column from left to right (7.5.2a)."""
    mine = own(g)
    if column > BUILD:
        mine.column = 0
        g.then(steps.WINDOW, seat, DAYLIGHT)
        return
    mine.column = column
    left = [0, 0, 0, mine.viziers[column]]
    for card in mine.decree[column]:
        left[CARD_SUIT[card]] += 1
    mine.left = left
    g.then(RESOLVE_STEP, seat)


def resolve(g: Root, seat: int) -> Rule | None:
    mine = own(g)
    if sum(mine.left) == 0:
        g.then(COLUMN_STEP, seat, mine.column + 1)
        return None
    return ask_resolve(g, seat)


def ask_resolve(g: Root, seat: int) -> Rule:
    """Which card of the column is next (7.5.2b); one that cannot be resolved in full is turmoil (7.5.2d)."""
    mine = own(g)
    ask = g.ask(seat, "decree-next", "7.5.2b", mine.column)
    ask.secret = dominance_is_secret(g, seat)
    for option in RESOLVE:
        if mine.left[option.a]:
            ask.offer(option)
    menu.offer_common(g, ask, seat, DAYLIGHT)
    choice = yield ask
    if choice.verb != "resolve":
        menu.take_common(g, seat, choice)
        g.then(RESOLVE_STEP, seat)
        return
    suit = choice.a
    column = mine.column
    mine.left[suit] -= 1
    if not can_obey(g, seat, column, suit):
        g.tell("cannot-obey", "7.5.2d", seat, column, suit)
        g.then(TURMOIL, seat)
        return
    if column == MOVE:
        g.then(steps.MOVE, seat, suit, MUST)
    elif column == BATTLE:
        g.then(steps.BATTLE, seat, suit)
    elif column == RECRUIT:
        g.then(RECRUIT_STEP, seat, suit)
    else:
        g.then(BUILD_STEP, seat, suit)
    g.then(RESOLVE_STEP, seat)


def can_obey(g: Root, seat: int, column: int, suit: int) -> bool:
    if column == MOVE:
        return can_move(g, EYRIE, suit)  # 7.5.2.II
    if column == BATTLE:
        return can_battle(g, seat, suit)  # 7.5.2.III
    if column == RECRUIT:
        if g.stock[BIRD_WARRIOR] < recruits(g):
            return False
        return any(cannot_recruit_in(g, c, suit) is None for c in range(CLEARINGS))
    return g.stock[ROOST] > 0 and any(cannot_build_in(g, c, suit) is None for c in range(CLEARINGS))


def recruits(g: Root) -> int:
    return 2 if own(g).leader == CHARISMATIC else 1  # 7.8.2


def cannot_recruit_in(g: Root, c: int, suit: int) -> Why | None:
    if not g.on[ROOST * SPOTS + c] or not g.suits[c] & FITTING[suit]:
        return NO_ROOST_HERE
    return cannot_place(g, EYRIE, c)


def recruit(g: Root, seat: int, suit: int) -> Rule:
    """A warrior (two with the Charismatic leader) at a matching roost (7.5.2.I)."""
    ask = g.ask(seat, "recruit-where", "7.5.2.I")
    for c in range(CLEARINGS):
        if g.on[ROOST * SPOTS + c] or g.explaining:
            ask.offer(IN[c], cannot_recruit_in(g, c, suit))
    choice = yield ask
    c = choice.a
    placed = place(g, BIRD_WARRIOR, c, recruits(g))
    g.tell("placed", "7.5.2.I", seat, BIRD_WARRIOR, c, placed)


def cannot_build_in(g: Root, c: int, suit: int) -> Why | None:
    if not g.suits[c] & FITTING[suit]:
        return NOT_THAT_SUIT
    if rulers(g)[c] != EYRIE:
        return NOT_RULED
    if g.on[ROOST * SPOTS + c]:
        return HAS_ROOST
    return cannot_place_building(g, EYRIE, c)


def build(g: Root, seat: int, suit: int) -> Rule:
    """A roost in a ruled matching clearing without one (7.5.2.IV)."""
    ruler = rulers(g)
    ask = g.ask(seat, "roost-where", "7.5.2.IV")
    for c in range(CLEARINGS):
        if ruler[c] == EYRIE or g.explaining:
            ask.offer(IN[c], cannot_build_in(g, c, suit))
    choice = yield ask
    c = choice.a
    place(g, ROOST, c, 1)
    g.tell("built", "7.5.2.IV", seat, ROOST, c)


# --- turmoil (7.7) ---------------------------------------------------------------------------------------


def turmoil(g: Root, seat: int) -> None:
    """Humiliate, purge, depose, rest. What is left of Daylight is not on the agenda, so it ends (7.7.4)."""
    mine = own(g)
    birds = sum(mine.viziers)
    for column in mine.decree:
        for card in column:
            if CARD_SUIT[card] == BIRD:
                birds += 1
    g.tell("turmoil", "7.7", seat, birds)
    lose_points(g, seat, birds, "7.7.1")
    purged = [card for column in mine.decree for card in column]  # 7.7.2
    if purged:
        g.tell_all("purged", "7.7.2", seat, tuple(purged))
    for column in mine.decree:
        column.clear()
    for card in purged:
        discard(g, card)
    mine.left = [0] * len(SUIT_NAMES)
    mine.column = 0
    g.tell("deposed", "7.7.3a", seat, mine.leader)
    mine.viziers = [0] * len(COLUMN_NAMES)
    g.then(LEADER_STEP, seat)


# --- Evening (7.6) ---------------------------------------------------------------------------------------


def evening(g: Root, seat: int) -> None:
    if g.offers and ROOST_VP[on_map(g, ROOST)]:
        g.then(steps.WINDOW, seat, EVENING)
    g.then(SCORE_STEP, seat)


def score_and_draw(g: Root, seat: int) -> None:
    """Points of the roost track (7.6.1), then it draws (7.6.2)."""
    roosts = on_map(g, ROOST)
    score(g, seat, ROOST_VP[roosts], "7.6.1")
    count = BASE_DRAW
    for at in ROOST_DRAW:
        if roosts >= at:
            count += 1
    draw_and_discard(g, seat, count)


SETUP.does(set_up)
HOME.does(settle_home)
LEADER_STEP.does(choose_leader)
BIRDSONG_STEP.does(birdsong)
ORDERS.does(emergency_orders)
ADD_STEP.does(add_to_decree)
ADD_TO.does(add_to)
NEW_ROOST.does(new_roost)
DAYLIGHT_STEP.does(daylight)
CRAFT_STEP.does(craft_first)
COLUMN_STEP.does(column_begins)
RESOLVE_STEP.does(resolve)
RECRUIT_STEP.does(recruit)
BUILD_STEP.does(build)
TURMOIL.does(turmoil)
EVENING_STEP.does(evening)
SCORE_STEP.does(score_and_draw)
