"""The Woodland Alliance (8)."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.factions.alliance import (
    ALLIANCE,
    BASE,
    MARTIAL_LAW,
    REBEL,
    REVOLT_COST,
    START_SUPPORTERS,
    SYMPATHY,
    SYMPATHY_COST,
    SYMPATHY_VP,
)  # fmt: skip
from weald.games.root.factions.alliance.base import (
    BIRDSONG_STEP,
    CITY_BASE,
    DAYLIGHT_STEP,
    EVENING_STEP,
    MOBILIZE,
    MOBILIZE_STEP,
    OPERATIONS,
    ORGANIZE,
    ORGANIZE_STEP,
    PAY,
    RECRUIT_STEP,
    REVOLT,
    REVOLT_STEP,
    REVOLTED,
    SETUP,
    SPREAD,
    SPREAD_STEP,
    SYMPATHY_STEP,
    TRAIN,
    TRAIN_STEP,
    own,
)  # fmt: skip
from weald.games.root.factions.alliance.supporters import ENTERED, LOST_BASE, add_supporter
from weald.games.root.facts import ANY, BASE_DRAW, SUITS_OF_CLEARINGS
from weald.games.root.pieces import STOCK
from weald.games.root.rules import menu
from weald.games.root.rules.army import Army
from weald.games.root.rules.cards import (
    count_of,
    discard,
    draw_and_discard,
    faces,
    hand_over,
    holds,
    offer_faces,
    pick,
    spend,
    top_card,
)  # fmt: skip
from weald.games.root.rules.craft import craft, offer_crafts
from weald.games.root.rules.faction import register
from weald.games.root.rules.landmarks.city import base_suits, choose_base, city_at
from weald.games.root.rules.pieces import built, cannot_place, lift, neighbours, place, warriors_led
from weald.games.root.rules.reasons import NO_WARRIOR_LEFT
from weald.games.root.rules.removal import COST, remove_all_enemies, settle
from weald.games.root.rules.victory import score
from weald.games.root.state import BIRDSONG, DAYLIGHT, EVENING, Root
from weald.games.root.words import (
    BATTLE,
    DONE,
    END,
    FROM,
    GIVE,
    IN,
    MOVE,
    RECRUIT,
    SPEND,
    SUIT,
)  # fmt: skip
from weald.kernel import NOBODY, Rule, Why

NOT_SYMPATHETIC: Final = Why("not-sympathetic", "8.4.1.I")
BASE_ON_MAP: Final = Why("base-on-map", "8.4.1.I")
ALREADY_SYMPATHETIC: Final = Why("already-sympathetic", "8.2.5.I")
NOT_NEXT_TO_SYMPATHY: Final = Why("not-next-to-sympathy", "8.4.2.Ia")
NO_SYMPATHY_LEFT: Final = Why("no-sympathy-left", "8.2.5")
NO_HAND: Final = Why("empty-hand", "8.5.2")
NO_TRAINING: Final = Why("no-training", "8.5.3")
NO_BASE: Final = Why("no-base", "8.6.1.III")
NO_ORGANIZING: Final = Why("no-organizing", "8.6.1.IV")


class Rules(Army):
    def __init__(self) -> None:
        super().__init__(ALLIANCE)
        self.phases = (BIRDSONG_STEP, DAYLIGHT_STEP, EVENING_STEP)
        self.limit_rule = "8.6.2b"
        self.craft_rule = "8.2.1"
        self.crafting_kinds = (SYMPATHY,)
        self.watches_moves = True

    def set_up(self, g: Root, seat: int) -> None:
        g.then(SETUP, seat)

    def turn_begins(self, g: Root, seat: int) -> None:
        own(g).operations = 0

    def defends_with_higher(self) -> bool:
        return True  # 8.2.2

    def moved(self, g: Root, mover: int, side: int, a: int, b: int, count: int) -> None:
        """Entering a sympathetic clearing is an outrage (8.2.6a), but not for the Alliance's own warriors (AMB-09)."""
        if g.lord[side] != g.seat_of[ALLIANCE] and mover != NOBODY and g.on[SYMPATHY * SPOTS + b]:
            ENTERED.pull(g, b, 1, mover)

    def removed(self, g: Root, kind: int, c: int, count: int, by: int, cause: int) -> None:
        if kind == SYMPATHY:
            if by != NOBODY and by != g.seat_of[ALLIANCE]:
                ENTERED.pull(g, c, 1, by)  # 8.2.6a
        elif kind == BASE:
            LOST_BASE.pull(g, c, 1, g.seat_of[ALLIANCE])  # 8.2.4


register(Rules())


# What supporters are spent for.
FOR_REVOLT: Final = 0
FOR_SYMPATHY: Final = 1

# --- setup (8.3) -----------------------------------------------------------------------------------------


def set_up(g: Root, seat: int) -> None:
    for _ in range(START_SUPPORTERS):
        card = top_card(g)
        g.seen[card] = 1 << seat
        own(g).supporters.append(card)
    g.tell("supporters", "8.3.4", seat, START_SUPPORTERS)


# --- Birdsong (8.4) --------------------------------------------------------------------------------------


def birdsong(g: Root, seat: int) -> None:
    g.then(REVOLT_STEP, seat)


def cannot_revolt(g: Root, c: int) -> Why | None:
    if not g.on[SYMPATHY * SPOTS + c]:
        return NOT_SYMPATHETIC
    if not g.suits[c] & ~suits_of_bases(g):
        return BASE_ON_MAP
    have = count_of(own(g).supporters, g.suits[c])
    return None if have >= REVOLT_COST else Why("too-few-supporters", "8.4.1.II", have, REVOLT_COST)


def revolt_menu(g: Root, seat: int) -> Rule:
    """Revolt any number of times, then spread sympathy (8.4)."""
    ask = g.ask(seat, "revolt", "8.4.1")
    ask.secret = bool(own(g).supporters)
    ask.offer(DONE)
    ask.default = DONE
    for c in range(CLEARINGS):
        if g.on[SYMPATHY * SPOTS + c] or g.explaining:
            ask.offer(REVOLT[c], cannot_revolt(g, c))
    menu.offer_common(g, ask, seat, BIRDSONG)
    choice = yield ask
    if choice is DONE:
        g.then(SPREAD_STEP, seat)
        return
    if choice.verb == "revolt":
        g.then(PAY, seat, choice.a, REVOLT_COST, FOR_REVOLT)
        if g.extra and city_at(g) == choice.a:
            g.then(CITY_BASE, seat, choice.a)
        g.then(REVOLTED, seat, choice.a)
    else:
        menu.take_common(g, seat, choice)
    g.then(REVOLT_STEP, seat)


def pay_supporters(g: Root, seat: int, c: int, count: int, purpose: int) -> Rule | None:
    """Spend supporters for their suit, one by one (8.2.3b)."""
    return ask_pay(g, seat, c, count, purpose) if count else None


def ask_pay(g: Root, seat: int, c: int, count: int, purpose: int) -> Rule:
    supporters = own(g).supporters
    ask = g.ask(seat, "spend-supporter", "8.4.1.II" if purpose == FOR_REVOLT else "8.4.2.II", c, count)
    ask.secret = True
    offer_faces(ask, SPEND, supporters, g.suits[c])
    choice = yield ask
    card = pick(g, supporters, choice.a)
    g.tell("spent-supporter", "8.2.3a", seat, card)
    discard(g, card)
    g.then(PAY, seat, c, count - 1, purpose)


def revolted(g: Root, seat: int, c: int) -> None:
    """Enemies out, base in, warriors by sympathetic clearings of the suit, one officer, points (8.4.1.III)."""
    g.tell("revolted", "8.4.1.IIIa", seat, c)
    points = remove_all_enemies(g, seat, [c])
    if cannot_place(g, ALLIANCE, c) is None:
        if g.room[c] > 0:  # AMB-40
            place(g, BASE, c, 1)
            g.tell("placed", "8.4.1.IIIb", seat, BASE, c, 1)
        count = 0
        for b in range(CLEARINGS):
            if g.suits[b] & g.suits[c] and g.on[SYMPATHY * SPOTS + b]:
                count += 1
        placed = place(g, REBEL, c, count)
        g.tell("placed", "8.4.1.IIIc", seat, REBEL, c, placed)
    gain_officer(g, seat, "8.4.1.IIId")
    score(g, seat, points, "8.4.1.IIIe")
    settle(g)


def city_base(g: Root, seat: int, c: int) -> Rule:
    """Which base goes to the Lost City, where every suit matches (F.4.3)."""
    ask = g.ask(seat, "city-base", "F.4.3")
    taken = suits_of_bases(g)
    for suit in range(SUITS_OF_CLEARINGS):
        ask.offer(SUIT[suit], BASE_ON_MAP if taken >> suit & 1 else None)
    choice = yield ask
    choose_base(g, choice.a)


def gain_officer(g: Root, seat: int, rule: str) -> None:
    if g.stock[REBEL]:
        mine = own(g)
        g.stock[REBEL] -= 1
        mine.officers += 1
        g.tell("officer", rule, seat, mine.officers)
    else:
        g.tell("no-officer", rule, seat)


def sympathy_cost(g: Root, c: int) -> int:
    """The number over the token's group, one more under martial law (8.4.2.II)."""
    cost = SYMPATHY_COST[built(g, SYMPATHY)]
    for side in g.sides if g.bands else g.armies:  # hirelings make an army of any player
        if side != ALLIANCE and warriors_led(g, side, c) >= MARTIAL_LAW:
            return cost + 1
    return cost


def cannot_spread(g: Root, c: int) -> Why | None:
    if not g.stock[SYMPATHY]:
        return NO_SYMPATHY_LEFT
    if g.on[SYMPATHY * SPOTS + c]:
        return ALREADY_SYMPATHETIC
    if g.stock[SYMPATHY] < STOCK[SYMPATHY] and not _next_to_sympathy(g, c):
        return NOT_NEXT_TO_SYMPATHY
    why = cannot_place(g, ALLIANCE, c)
    if why is not None:
        return why
    cost = sympathy_cost(g, c)
    have = count_of(own(g).supporters, g.suits[c])
    return None if have >= cost else Why("too-few-supporters", "8.4.2.II", have, cost)


def _next_to_sympathy(g: Root, c: int) -> bool:
    for b in neighbours(g, ALLIANCE, c):
        if g.on[SYMPATHY * SPOTS + b]:
            return True
    return False


def spread_menu(g: Root, seat: int) -> Rule:
    """Spread sympathy any number of times (8.4.2)."""
    supporters = own(g).supporters
    ask = g.ask(seat, "spread", "8.4.2")
    ask.secret = bool(supporters)
    ask.offer(DONE)
    ask.default = DONE
    if supporters or g.explaining:
        for c in range(CLEARINGS):
            ask.offer(SPREAD[c], cannot_spread(g, c))
    menu.offer_common(g, ask, seat, BIRDSONG)
    choice = yield ask
    if choice is DONE:
        return
    if choice.verb == "spread":
        g.then(PAY, seat, choice.a, sympathy_cost(g, choice.a), FOR_SYMPATHY)
        g.then(SYMPATHY_STEP, seat, choice.a)
    else:
        menu.take_common(g, seat, choice)
    g.then(SPREAD_STEP, seat)


def spread(g: Root, seat: int, c: int) -> None:
    place_sympathy(g, seat, c, "8.4.2.III")


def place_sympathy(g: Root, seat: int, c: int, rule: str) -> None:
    """The leftmost token; score the space it uncovers (8.4.2.III, 8.6.1.IV)."""
    points = SYMPATHY_VP[built(g, SYMPATHY)]
    place(g, SYMPATHY, c, 1)
    g.tell("sympathy", rule, seat, c)
    score(g, seat, points, rule)


# --- Daylight (8.5) --------------------------------------------------------------------------------------


def cannot_mobilize(g: Root, seat: int) -> Why | None:
    return None if g.hands[seat] else NO_HAND


def do_mobilize(g: Root, seat: int) -> None:
    g.then(MOBILIZE_STEP, seat)


def do_train(g: Root, seat: int) -> None:
    g.then(TRAIN_STEP, seat)


def daylight(g: Root, seat: int) -> Rule:
    ask = g.ask(seat, "alliance-action", "8.5")
    ask.secret = bool(g.hands[seat])
    offer_crafts(g, ask, seat)
    menu.offer_actions(g, ask, seat, DAYLIGHT_MENU)
    menu.offer_common(g, ask, seat, DAYLIGHT)
    ask.offer(END)
    ask.default = END
    choice = yield ask
    if choice is END:
        return
    if choice.verb == "craft":
        craft(g, seat, choice.a)
    elif not menu.take_action(g, seat, choice, DAYLIGHT_MENU):
        menu.take_common(g, seat, choice)
    g.then(DAYLIGHT_STEP, seat)


def mobilize(g: Root, seat: int) -> Rule:
    """A hand card joins the Supporters (8.5.2)."""
    ask = g.ask(seat, "mobilize", "8.5.2")
    ask.secret = True
    ask.sealed = True
    for face in faces(g.hands[seat], ANY):
        ask.offer(GIVE[face])
    choice = yield ask
    card = pick(g, g.hands[seat], choice.a)
    pile: list[int] = []
    hand_over(g, seat, card, pile, seat)
    g.tell_some(1 << seat, "mobilized", "8.5.2", seat, (card,), ())
    add_supporter(g, card)


def suits_of_bases(g: Root) -> int:
    """The suits of the bases on the map, as a mask."""
    mask = 0
    if g.stock[BASE] < STOCK[BASE]:
        for c in range(CLEARINGS):
            if g.on[BASE * SPOTS + c]:
                mask |= base_suits(g, c)
    return mask


def cannot_train(g: Root, seat: int) -> Why | None:
    if not g.stock[REBEL]:
        return NO_WARRIOR_LEFT
    suits = suits_of_bases(g)
    return None if suits and holds(g.hands[seat], suits) else NO_TRAINING


def train(g: Root, seat: int) -> Rule:
    """Spend a card of a built base's suit: a warrior becomes an officer (8.5.3)."""
    ask = g.ask(seat, "train", "8.5.3")
    ask.secret = True
    offer_faces(ask, SPEND, g.hands[seat], suits_of_bases(g))
    choice = yield ask
    spend(g, seat, choice.a, "8.5.3")
    gain_officer(g, seat, "8.5.3")


# --- Evening (8.6) ---------------------------------------------------------------------------------------


def evening(g: Root, seat: int) -> None:
    g.then(OPERATIONS, seat)


def operations(g: Root, seat: int) -> Rule | None:
    """As many military operations as officers (8.6.1); one who is lost meanwhile takes none any more (8.2.4b)."""
    mine = own(g)
    if mine.operations < mine.officers:
        return ask_operation(g, seat)
    draw_and_discard(g, seat, BASE_DRAW + built(g, BASE))  # 8.6.2a
    return None


def cannot_recruit(g: Root, seat: int) -> Why | None:
    if not g.stock[REBEL]:
        return NO_WARRIOR_LEFT
    for c in range(CLEARINGS):
        if g.on[BASE * SPOTS + c] and cannot_place(g, ALLIANCE, c) is None:
            return None
    return NO_BASE


def cannot_organize_in(g: Root, c: int) -> Why | None:
    if not g.stock[SYMPATHY]:
        return NO_SYMPATHY_LEFT
    if not g.on[REBEL * SPOTS + c]:
        return NO_ORGANIZING
    if g.on[SYMPATHY * SPOTS + c]:
        return ALREADY_SYMPATHETIC
    return cannot_place(g, ALLIANCE, c)


def cannot_organize(g: Root, seat: int) -> Why | None:
    for c in range(CLEARINGS):
        if cannot_organize_in(g, c) is None:
            return None
    return NO_ORGANIZING


def do_recruit(g: Root, seat: int) -> None:
    g.then(RECRUIT_STEP, seat)


def do_organize(g: Root, seat: int) -> None:
    g.then(ORGANIZE_STEP, seat)


def ask_operation(g: Root, seat: int) -> Rule:
    mine = own(g)
    ask = g.ask(seat, "operation", "8.6.1", mine.officers - mine.operations)
    menu.offer_actions(g, ask, seat, OPERATIONS_MENU)
    menu.offer_common(g, ask, seat, EVENING)
    ask.offer(END)
    ask.default = END
    choice = yield ask
    if choice is END:
        mine.operations = mine.officers
    elif menu.take_action(g, seat, choice, OPERATIONS_MENU):
        mine.operations += 1
    else:
        menu.take_common(g, seat, choice)
    g.then(OPERATIONS, seat)


def recruit(g: Root, seat: int) -> Rule:
    ask = g.ask(seat, "recruit-where", "8.6.1.III")
    for c in range(CLEARINGS):
        if g.on[BASE * SPOTS + c]:
            ask.offer(IN[c], cannot_place(g, ALLIANCE, c))
    choice = yield ask
    c = choice.a
    place(g, REBEL, c, 1)
    g.tell("placed", "8.6.1.III", seat, REBEL, c, 1)


def organize(g: Root, seat: int) -> Rule:
    ask = g.ask(seat, "organize-where", "8.6.1.IV")
    for c in range(CLEARINGS):
        if g.on[REBEL * SPOTS + c] or g.explaining:
            ask.offer(FROM[c], cannot_organize_in(g, c))
    choice = yield ask
    c = choice.a
    lift(g, REBEL, c, 1, COST)
    g.tell("organized", "8.6.1.IV", seat, c)
    place_sympathy(g, seat, c, "8.6.1.IV")


DAYLIGHT_MENU: Final[list[menu.Action]] = [
    menu.Action(MOBILIZE, cannot_mobilize, do_mobilize),  # 8.5.2
    menu.Action(TRAIN, cannot_train, do_train),  # 8.5.3
]
OPERATIONS_MENU: Final[list[menu.Action]] = [
    menu.Action(MOVE, menu.cannot_move, menu.do_move),  # 8.6.1.I
    menu.Action(BATTLE, menu.cannot_battle, menu.do_battle),  # 8.6.1.II
    menu.Action(RECRUIT, cannot_recruit, do_recruit),  # 8.6.1.III
    menu.Action(ORGANIZE, cannot_organize, do_organize),  # 8.6.1.IV
]

SETUP.does(set_up)
BIRDSONG_STEP.does(birdsong)
REVOLT_STEP.does(revolt_menu)
PAY.does(pay_supporters)
CITY_BASE.does(city_base)
REVOLTED.does(revolted)
SPREAD_STEP.does(spread_menu)
SYMPATHY_STEP.does(spread)
DAYLIGHT_STEP.does(daylight)
MOBILIZE_STEP.does(mobilize)
TRAIN_STEP.does(train)
EVENING_STEP.does(evening)
OPERATIONS.does(operations)
RECRUIT_STEP.does(recruit)
ORGANIZE_STEP.does(organize)
