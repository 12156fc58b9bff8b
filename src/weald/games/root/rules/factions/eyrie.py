"""The Eyrie Dynasties (7): a Decree that grows every turn and must be obeyed, or turmoil follows."""

from __future__ import annotations

from typing import Final

from weald.games.root.deck import CARD_SUIT, FACE_SUIT
from weald.games.root.rules import steps
from weald.games.root.rules.battle import can_battle
from weald.games.root.rules.cards import discard, draw, faces, pick
from weald.games.root.rules.craft import craft, offer_crafts
from weald.games.root.rules.effects import has_effects, offer_effects
from weald.games.root.rules.faction import Faction, register
from weald.games.root.rules.move import can_move
from weald.games.root.rules.pieces import cannot_place, cannot_place_building, count_on_map, place
from weald.games.root.rules.turn import daylight_menu
from weald.games.root.rules.victory import dominance_is_secret, lose_points, offer_dominance, score
from weald.games.root.state import DAYLIGHT, Root
from weald.games.root.things import (
    ANY,
    BASE_DRAW,
    BATTLE,
    BIRD,
    BUILDER,
    CHARISMATIC,
    CLEARINGS,
    COMMANDER,
    DESPOT,
    EYRIE,
    EYRIE_START,
    KEEP,
    MOVE,
    RECRUIT,
    ROOST,
    ROOST_DRAW,
    ROOST_VP,
    VAGABOND,
    VIZIERS,
)
from weald.games.root.words import ADD, COLUMN, DONE, IN, LEADER, RESOLVE
from weald.kernel.decision import Rule, Why

ONE_BIRD_ONLY: Final = Why("one-bird-only", "7.4.2b")
LEADER_DOWN: Final = Why("leader-down", "7.7.3b")
NO_ROOST_HERE: Final = Why("no-roost", "7.5.2.I")
HAS_ROOST: Final = Why("has-roost", "7.5.2.IV")
NOT_RULED: Final = Why("not-ruled", "7.5.2.IV")
NOT_THAT_SUIT: Final = Why("wrong-suit", "7.5.2.IV")
START_TAKEN: Final = Why("start-taken", "7.3.2")
NOT_OPPOSITE: Final = Why("not-opposite", "7.3.2")


class Eyrie(Faction):
    def crafting_kind(self) -> int:
        return ROOST  # 7.2.1

    def craft_rule(self) -> str:
        return "7.2.1"

    def item_points(self, g: Root, face: int) -> int:
        """Disdain for Trade: one point, unless the Builder leads (7.2.3a, 7.8.1)."""
        points = super().item_points(g, face)
        return points if g.leader == BUILDER else min(points, 1)

    def extra_hits_attacking(self, g: Root) -> int:
        return 1 if g.leader == COMMANDER else 0  # 7.8.3

    def bonus_for_removing(self, g: Root) -> int:
        return 1 if g.leader == DESPOT else 0  # 7.8.4


register(Eyrie(EYRIE))


# --- setup (7.3) -----------------------------------------------------------------------------------------


def cannot_start_in(g: Root, c: int) -> Why | None:
    """A free corner, opposite another player's corner start if there is one (7.3.2)."""
    if g.on[KEEP * CLEARINGS + c]:
        return START_TAKEN
    board = g.board()
    for other in board.corners:
        if g.on[KEEP * CLEARINGS + other] and other != board.opposite[c]:
            return NOT_OPPOSITE
    return None


def eyrie_setup(g: Root, seat: int) -> Rule:
    ask = g.ask(seat, "eyrie-start", "7.3.2")
    for c in g.board().corners:
        ask.offer(IN[c], cannot_start_in(g, c))
    choice = yield ask
    c = choice.a
    place(g, ROOST, c, 1)
    place(g, EYRIE, c, EYRIE_START)
    g.tell("placed", "7.3.2", seat, ROOST, c, 1)
    g.leaders_up = 15
    g.then(steps.EYRIE_LEADER, seat)


def choose_leader(g: Root, seat: int) -> Rule:
    """A face-up leader; if none is, all are turned up first (7.3.3, 7.7.3)."""
    if not g.leaders_up:
        g.leaders_up = 15  # 7.7.3.I
    ask = g.ask(seat, "leader", "7.7.3b" if g.round else "7.3.3")
    for leader in range(4):
        ask.offer(LEADER[leader], None if g.leaders_up >> leader & 1 else LEADER_DOWN)
    choice = yield ask
    g.leader = choice.a
    g.leaders_up &= ~(1 << g.leader)
    g.viziers = [0, 0, 0, 0]
    for column in VIZIERS[g.leader]:  # 7.3.4, 7.7.3c
        g.viziers[column] += 1
    g.tell("new-leader", "7.7.3b" if g.round else "7.3.3", seat, g.leader)


# --- Birdsong (7.4) --------------------------------------------------------------------------------------


def eyrie_birdsong(g: Root, seat: int) -> None:
    g.then(steps.BIRDSONG_EFFECTS, seat)
    g.then(steps.EYRIE_ORDERS, seat)
    g.then(steps.EYRIE_ADD, seat)
    g.then(steps.EYRIE_NEW_ROOST, seat)
    g.then(steps.BIRDSONG_EFFECTS, seat)


def emergency_orders(g: Root, seat: int) -> None:
    if not g.hands[seat]:
        draw(g, seat, 1, "7.4.1")


def add_to_decree(g: Root, seat: int) -> Rule | None:
    """One or two cards, at most one of them a bird (7.4.2)."""
    return _add_card(g, seat) if g.hands[seat] and g.added < 20 else None  # AMB-29


def _add_card(g: Root, seat: int) -> Rule:
    # ``added``: 0 at first, then 10 plus 1 if the first card was a bird, 20 when both are in.
    hand = g.hands[seat]
    ask = g.ask(seat, "add-to-decree", "7.4.2a")
    ask.secret = True
    for face in faces(hand, ANY):
        ask.offer(ADD[face], ONE_BIRD_ONLY if g.added == 11 and FACE_SUIT[face] == BIRD else None)
    if g.added:
        ask.offer(DONE)
        ask.default = DONE
    choice = yield ask
    if choice is DONE:
        return
    face = choice.a
    ask = g.ask(seat, "decree-column", "7.4.2c", face)
    for column in range(4):
        ask.offer(COLUMN[column])
    choice = yield ask
    column = choice.a
    card = pick(g, hand, face)
    g.seen[card] = -1
    g.decree[column].append(card)
    g.tell("added-to-decree", "7.4.2a", seat, card, column)
    if not g.added:
        g.added = 11 if CARD_SUIT[card] == BIRD else 10
        g.then(steps.EYRIE_ADD, seat)
    else:
        g.added = 20


def new_roost(g: Root, seat: int) -> Rule | None:
    """Without a roost: one and three warriors where the fewest warriors are (7.4.3)."""
    if count_on_map(g, ROOST):
        return None
    sites = new_roost_sites(g)
    return _new_roost(g, seat, sites) if sites else None


def new_roost_sites(g: Root) -> list[int]:
    fewest = 99
    sites: list[int] = []
    for c in range(CLEARINGS):
        if cannot_place_building(g, EYRIE, c) is not None:
            continue
        warriors = 0
        for side in range(VAGABOND):
            warriors += g.on[side * CLEARINGS + c]
        if warriors < fewest:
            fewest = warriors
            sites = []
        if warriors == fewest:
            sites.append(c)
    return sites


def _new_roost(g: Root, seat: int, sites: list[int]) -> Rule:
    ask = g.ask(seat, "new-roost", "7.4.3")
    for c in sites:
        ask.offer(IN[c])  # ties: the Eyrie chooses (AMB-46)
    choice = yield ask
    c = choice.a
    place(g, ROOST, c, 1)
    placed = place(g, EYRIE, c, 3)
    g.tell("founded-roost", "7.4.3", seat, c, placed)


# --- Daylight (7.5) --------------------------------------------------------------------------------------


def eyrie_daylight(g: Root, seat: int) -> None:
    g.then(steps.EYRIE_CRAFT, seat)


def eyrie_craft(g: Root, seat: int) -> Rule:
    """First it may craft (7.5.1)."""
    ask = g.ask(seat, "craft", "7.5.1")
    ask.secret = bool(g.hands[seat])
    ask.offer(DONE)
    ask.default = DONE
    offer_crafts(g, ask, seat)
    offer_effects(g, ask, seat, DAYLIGHT)
    offer_dominance(g, ask, seat)
    choice = yield ask
    if choice is DONE:
        g.then(steps.EYRIE_COLUMN, seat, RECRUIT)
        return
    if choice.verb == "craft":
        craft(g, seat, choice.a)
    else:
        daylight_menu(g, seat, choice)
    g.then(steps.EYRIE_CRAFT, seat)


def column_begins(g: Root, seat: int, column: int) -> None:
    """The Decree, column by column from left to right (7.5.2a)."""
    if column > 3:
        g.column = 0
        g.then(steps.EYRIE_REST, seat)
        return
    g.column = column
    left = [0, 0, 0, g.viziers[column]]
    for card in g.decree[column]:
        left[CARD_SUIT[card]] += 1
    g.decree_left = left
    g.then(steps.EYRIE_RESOLVE, seat)


def resolve(g: Root, seat: int) -> Rule | None:
    if sum(g.decree_left) == 0:
        g.then(steps.EYRIE_COLUMN, seat, g.column + 1)
        return None
    return _resolve_card(g, seat)


def _resolve_card(g: Root, seat: int) -> Rule:
    """Which card of the column is next (7.5.2b); one that cannot be resolved in full is turmoil (7.5.2d)."""
    ask = g.ask(seat, "decree-next", "7.5.2b", g.column)
    ask.secret = dominance_is_secret(g, seat)
    for suit in range(4):
        if g.decree_left[suit]:
            ask.offer(RESOLVE[suit])
    offer_effects(g, ask, seat, DAYLIGHT)
    offer_dominance(g, ask, seat)
    choice = yield ask
    if choice.verb != "resolve":
        daylight_menu(g, seat, choice)
        g.then(steps.EYRIE_RESOLVE, seat)
        return
    suit = choice.a
    g.decree_left[suit] -= 1
    if not can_obey(g, seat, g.column, suit):
        g.tell("cannot-obey", "7.5.2d", seat, g.column, suit)
        g.then(steps.EYRIE_TURMOIL, seat)
        return
    if g.column == MOVE:
        g.then(steps.MOVE, seat, suit, 0)
    elif g.column == BATTLE:
        g.then(steps.BATTLE, seat, suit)
    elif g.column == RECRUIT:
        g.then(steps.EYRIE_RECRUIT, seat, suit)
    else:
        g.then(steps.EYRIE_BUILD, seat, suit)
    g.then(steps.EYRIE_RESOLVE, seat)


def can_obey(g: Root, seat: int, column: int, suit: int) -> bool:
    if column == MOVE:
        return can_move(g, EYRIE, suit)  # 7.5.2.II
    if column == BATTLE:
        return can_battle(g, seat, suit)  # 7.5.2.III
    if column == RECRUIT:
        if g.stock[EYRIE] < recruits(g):
            return False
        return any(cannot_recruit_in(g, c, suit) is None for c in range(CLEARINGS))
    return g.stock[ROOST] > 0 and any(cannot_build_in(g, c, suit) is None for c in range(CLEARINGS))


def recruits(g: Root) -> int:
    return 2 if g.leader == CHARISMATIC else 1  # 7.8.2


def cannot_recruit_in(g: Root, c: int, suit: int) -> Why | None:
    if not g.on[ROOST * CLEARINGS + c] or (suit != BIRD and g.suits[c] != suit):
        return NO_ROOST_HERE
    return cannot_place(g, EYRIE, c)


def recruit(g: Root, seat: int, suit: int) -> Rule:
    """A warrior (two with the Charismatic leader) at a matching roost (7.5.2.I)."""
    ask = g.ask(seat, "recruit-where", "7.5.2.I")
    for c in range(CLEARINGS):
        if g.on[ROOST * CLEARINGS + c] or g.explaining:
            ask.offer(IN[c], cannot_recruit_in(g, c, suit))
    choice = yield ask
    c = choice.a
    placed = place(g, EYRIE, c, recruits(g))
    g.tell("placed", "7.5.2.I", seat, EYRIE, c, placed)


def cannot_build_in(g: Root, c: int, suit: int) -> Why | None:
    if suit != BIRD and g.suits[c] != suit:
        return NOT_THAT_SUIT
    if g.rule[c] != EYRIE:
        return NOT_RULED
    if g.on[ROOST * CLEARINGS + c]:
        return HAS_ROOST
    return cannot_place_building(g, EYRIE, c)


def build(g: Root, seat: int, suit: int) -> Rule:
    """A roost in a ruled matching clearing without one (7.5.2.IV)."""
    ask = g.ask(seat, "roost-where", "7.5.2.IV")
    for c in range(CLEARINGS):
        if g.rule[c] == EYRIE or g.explaining:
            ask.offer(IN[c], cannot_build_in(g, c, suit))
    choice = yield ask
    c = choice.a
    place(g, ROOST, c, 1)
    g.tell("built", "7.5.2.IV", seat, ROOST, c)


def rest_of_daylight(g: Root, seat: int) -> Rule | None:
    """After the Decree: what else Daylight allows."""
    if has_effects(g, seat, DAYLIGHT) or dominance_is_secret(g, seat):
        return _rest(g, seat)
    return None


def _rest(g: Root, seat: int) -> Rule:
    ask = g.ask(seat, "rest-of-daylight", "1.4.1a")
    ask.secret = dominance_is_secret(g, seat)
    ask.offer(DONE)
    offer_effects(g, ask, seat, DAYLIGHT)
    offer_dominance(g, ask, seat)
    choice = yield ask
    if choice is not DONE:
        daylight_menu(g, seat, choice)
        g.then(steps.EYRIE_REST, seat)


# --- turmoil (7.7) ---------------------------------------------------------------------------------------


def turmoil(g: Root, seat: int) -> None:
    """Humiliate, purge, depose, rest. What is left of Daylight is not on the agenda, so it ends (7.7.4)."""
    birds = sum(g.viziers)
    for column in g.decree:
        for card in column:
            if CARD_SUIT[card] == BIRD:
                birds += 1
    g.tell("turmoil", "7.7", seat, birds)
    lose_points(g, seat, birds, "7.7.1")
    for column in g.decree:  # 7.7.2
        for card in column:
            discard(g, card)
        column.clear()
    g.decree_left = [0, 0, 0, 0]
    g.column = 0
    g.tell("deposed", "7.7.3a", seat, g.leader)
    g.viziers = [0, 0, 0, 0]
    g.then(steps.EYRIE_LEADER, seat)


# --- Evening (7.6) ---------------------------------------------------------------------------------------


def eyrie_evening(g: Root, seat: int) -> None:
    roosts = count_on_map(g, ROOST)
    score(g, seat, ROOST_VP[roosts], "7.6.1")
    count = BASE_DRAW
    for at in ROOST_DRAW:
        if roosts >= at:
            count += 1
    g.then(steps.DRAW, seat, count)
    g.then(steps.DISCARD, seat)


steps.EYRIE_SETUP.does(eyrie_setup)
steps.EYRIE_LEADER.does(choose_leader)
steps.EYRIE_BIRDSONG.does(eyrie_birdsong)
steps.EYRIE_ORDERS.does(emergency_orders)
steps.EYRIE_ADD.does(add_to_decree)
steps.EYRIE_NEW_ROOST.does(new_roost)
steps.EYRIE_DAYLIGHT.does(eyrie_daylight)
steps.EYRIE_CRAFT.does(eyrie_craft)
steps.EYRIE_COLUMN.does(column_begins)
steps.EYRIE_RESOLVE.does(resolve)
steps.EYRIE_RECRUIT.does(recruit)
steps.EYRIE_BUILD.does(build)
steps.EYRIE_REST.does(rest_of_daylight)
steps.EYRIE_TURMOIL.does(turmoil)
steps.EYRIE_EVENING.does(eyrie_evening)
