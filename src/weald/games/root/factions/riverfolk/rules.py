"""The Riverfolk Company (11). What they sell is in ``services.py``, what becomes of funds in ``base.py``."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS
from weald.games.root.factions.riverfolk import (
    ESTABLISH_COST,
    OTTER,
    PAYMENTS,
    POST_VP,
    POSTS,
    PROTECTIONISM,
    RIVERFOLK,
    SERVICES,
    START,
    services,
)  # fmt: skip
from weald.games.root.factions.riverfolk.base import (
    BIRDSONG_STEP,
    COMMIT,
    CRAFTING,
    DAYLIGHT_STEP,
    DISRUPTION,
    DISRUPTION_STEP,
    DRAW,
    ESTABLISH,
    ESTABLISH_STEP,
    EVENING_STEP,
    EXPORT,
    EXPORT_STEP,
    FIRST_PRICE,
    FUNDS_STEP,
    LOSE,
    OWN,
    PAY_STEP,
    PRICE,
    PRICES,
    PRICES_STEP,
    RECRUIT_STEP,
    REWARD,
    SETUP,
    SPEND,
    has_post,
    into_payments,
    on_river,
    own,
    posts,
    total,
    use_fund,
)  # fmt: skip
from weald.games.root.facts import FACE_COST, SUITS_OF_CLEARINGS
from weald.games.root.rules import menu, steps
from weald.games.root.rules.army import Army
from weald.games.root.rules.cards import discard, draw_and_discard, pick
from weald.games.root.rules.craft import craft, offer_crafts, reward
from weald.games.root.rules.faction import register
from weald.games.root.rules.pieces import built, cannot_place, place, rulers
from weald.games.root.rules.reasons import NO_WARRIOR_LEFT
from weald.games.root.rules.removal import Trigger
from weald.games.root.rules.victory import score
from weald.games.root.sheet import NO_SIDE
from weald.games.root.state import BIRDSONG, DAYLIGHT, EVENING, Root
from weald.games.root.words import BATTLE, DONE, END, IN, MOVE, RECRUIT, SUIT
from weald.kernel import EVERYONE, NOBODY, Option, Rule, Why, bit

PRICE_ALREADY: Final = Why("price-already", "11.6.2")
NO_FUNDS: Final = Why("no-funds", "11.5a")
NOT_ON_RIVER: Final = Why("not-on-river", "11.5.5")
NO_RIVER_PLACE: Final = Why("no-river-place", "11.5.5")
HAS_POST: Final = Why("has-post", "11.5.6.I")
UNRULED: Final = Why("unruled", "11.5.6.I")
NO_POST_LEFT: Final = Why("no-post-left", "11.5.6.III")
NO_ESTABLISHING: Final = Why("no-establishing", "11.5.6")


class Rules(Army):
    def __init__(self) -> None:
        super().__init__(RIVERFOLK)
        self.phases = (BIRDSONG_STEP, DAYLIGHT_STEP, EVENING_STEP)
        self.limit_rule = "11.6.1"
        self.craft_rule = "11.2.1"
        self.has_ways = True
        self.free_ways = True
        self.watches_phases = True
        self.pays_to_craft = True
        self.weighs_crafts = True

    def set_up(self, g: Root, seat: int) -> None:
        into_payments(g, PAYMENTS)  # 11.3.4
        for left in range(START, 0, -1):
            g.then(SETUP, seat, left)
        for service in range(SERVICES):
            g.then(FIRST_PRICE, seat, service)

    def turn_begins(self, g: Root, seat: int) -> None:
        own(g).priced = 0

    def phase_begins(self, g: Root, phase: int) -> None:
        services.phase_begins(g, phase)

    def ways(self, g: Root, c: int) -> list[int]:
        return g.board().rivers[c]  # 11.2.2

    def crafting(self, g: Root, seat: int) -> list[int]:
        """Empty spaces of the trade post tracks, those of lost posts too (11.5.3)."""
        free = [-count for count in g.activated]
        for suit in range(SUITS_OF_CLEARINGS):
            free[suit] += built(g, POSTS[suit])
        return free

    def activate(self, g: Root, seat: int, suit: int, count: int) -> None:
        g.activated[suit] += count
        g.then(PAY_STEP, seat, CRAFTING, count)

    def cannot_pay_craft(self, g: Root, face: int) -> Why | None:
        return cannot_commit(g, sum(FACE_COST[face]))

    def weigh_craft(self, g: Root, seat: int, face: int) -> None:
        g.then(EXPORT_STEP, seat, face)

    def removed(self, g: Root, kind: int, c: int, count: int, by: int, cause: int) -> None:
        if kind != OTTER:
            DISRUPTED.pull(g, c, count, g.seat_of[RIVERFOLK])

    def audit(self, g: Root) -> list[str]:
        hidden = [card for card in g.hands[g.seat_of[RIVERFOLK]] if g.seen[card] != EVERYONE]
        return [f"cards {hidden} of the open hand are hidden"] if hidden else []


register(Rules())


# --- trade disruption (11.2.5.I) -------------------------------------------------------------------------


def _owner(g: Root, seat: int) -> int:
    return seat


def _label(g: Root, c: int, seat: int) -> Option:
    return DISRUPTION[c]


def _alive(g: Root, seat: int) -> bool:
    return total(own(g).funds) > 0


DISRUPTED: Final = Trigger(DISRUPTION_STEP, _owner, _label, _alive)


def disruption(g: Root, c: int, count: int, seat: int) -> None:
    """Half the funds go, rounded up."""
    lost = (total(own(g).funds) + 1) // 2
    if lost:
        g.tell("disrupted", "11.2.5.Ia", seat, c, lost)
        g.then(PAY_STEP, seat, LOSE, lost)


# --- setup (11.3) ----------------------------------------------------------------------------------------


def set_up(g: Root, seat: int, left: int) -> Rule:
    """Four warriors, in one or more river clearings (11.3.2)."""
    ask = g.ask(seat, "riverfolk-start", "11.3.2", left)
    for c in range(CLEARINGS):
        if on_river(g, c):
            ask.offer(IN[c], cannot_place(g, RIVERFOLK, c))
    choice = yield ask
    place(g, OTTER, choice.a, 1)
    g.tell("placed", "11.3.2", seat, OTTER, choice.a, 1)


def first_price(g: Root, seat: int, service: int) -> Rule:
    ask = g.ask(seat, "first-price", "11.3.5", service)
    for option in prices_of(service):
        ask.offer(option)
    choice = yield ask
    set_price(g, seat, choice, "11.3.5")


def prices_of(service: int) -> list[Option]:
    return PRICE[service * PRICES : (service + 1) * PRICES]


def set_price(g: Root, seat: int, choice: Option, rule: str) -> None:
    own(g).prices[choice.a] = choice.b
    g.tell("set-price", rule, seat, choice.a, choice.b)


# --- Birdsong (11.4) -------------------------------------------------------------------------------------


def birdsong(g: Root, seat: int) -> None:
    g.then(steps.WINDOW, seat, BIRDSONG)
    g.then(FUNDS_STEP, seat)
    g.then(steps.WINDOW, seat, BIRDSONG)


def gather_funds(g: Root, seat: int) -> None:
    """Protectionism, dividends, gather funds: nothing that may be done meanwhile touches one of them (AMB-53)."""
    mine = own(g)
    if not total(mine.payments):  # 11.4.1
        g.tell("protected", "11.4.1", seat, into_payments(g, PROTECTIONISM))
    if posts(g):
        score(g, seat, total(mine.funds) // 2, "11.4.2")
    gathered = total(mine.payments) + total(mine.commitments) + total(mine.crafting)
    for box in (mine.payments, mine.commitments, mine.crafting):
        for side in g.armies:
            mine.funds[side] += box[side]
            box[side] = 0
    if gathered:
        g.tell("gathered", "11.4.3", seat, gathered)


# --- Daylight (11.5) -------------------------------------------------------------------------------------


def cannot_commit(g: Root, count: int) -> Why | None:
    have = total(own(g).funds)
    if not have:
        return NO_FUNDS
    return None if have >= count else Why("too-few-funds", "11.5a", have, count)


def daylight(g: Root, seat: int) -> Rule:
    """Any actions, in any order and number, as long as there are funds."""
    ask = g.ask(seat, "riverfolk-action", "11.5a", total(own(g).funds))
    if total(own(g).funds):
        menu.offer_actions(g, ask, seat, MENU)
    else:
        menu.block_actions(ask, MENU, NO_FUNDS)
    offer_crafts(g, ask, seat)
    menu.offer_common(g, ask, seat, DAYLIGHT)
    ask.offer(END)
    ask.default = END
    choice = yield ask
    if choice is END:
        return
    if choice.verb == "craft":
        craft(g, seat, choice.a)
    elif not menu.take_action(g, seat, choice, MENU):
        menu.take_common(g, seat, choice)
    g.then(DAYLIGHT_STEP, seat)


def do_move(g: Root, seat: int) -> None:
    g.then(PAY_STEP, seat, COMMIT, 1)
    menu.do_move(g, seat)


def do_battle(g: Root, seat: int) -> None:
    g.then(PAY_STEP, seat, COMMIT, 1)
    menu.do_battle(g, seat)


def export_or_not(g: Root, seat: int, face: int) -> Rule:
    """The card's reward, or a warrior in the Payments box (11.5.3.Ia)."""
    ask = g.ask(seat, "export-or-not", "11.5.3.Ia", face)
    ask.offer(REWARD)
    ask.offer(EXPORT)
    choice = yield ask
    if choice is REWARD:
        reward(g, seat, face)
        return
    card = pick(g, g.played, face)
    g.tell("exported", "11.5.3.Ia", seat, card)
    into_payments(g, 1)
    discard(g, card)


def cannot_draw(g: Root, seat: int) -> Why | None:
    return None


def do_draw(g: Root, seat: int) -> None:
    g.then(PAY_STEP, seat, COMMIT, 1)
    g.then(steps.DRAW, seat, 1)


def cannot_recruit(g: Root, seat: int) -> Why | None:
    if not g.stock[OTTER] and not own(g).funds[RIVERFOLK]:
        return NO_WARRIOR_LEFT
    for c in range(CLEARINGS):
        if on_river(g, c) and cannot_place(g, RIVERFOLK, c) is None:
            return None
    return NO_RIVER_PLACE


def do_recruit(g: Root, seat: int) -> None:
    g.then(PAY_STEP, seat, SPEND if g.stock[OTTER] else OWN, 1)
    g.then(RECRUIT_STEP, seat)


def recruit(g: Root, seat: int) -> Rule:
    ask = g.ask(seat, "recruit-where", "11.5.5")
    for c in range(CLEARINGS):
        if on_river(g, c):
            ask.offer(IN[c], cannot_place(g, RIVERFOLK, c))
        else:
            ask.block(IN[c], NOT_ON_RIVER)
    choice = yield ask
    place(g, OTTER, choice.a, 1)
    g.tell("placed", "11.5.5", seat, OTTER, choice.a, 1)


def post_suits(g: Root, c: int) -> list[int]:
    """Suits of the clearing of which there is a trade post left."""
    return [suit for suit in range(SUITS_OF_CLEARINGS) if g.suits[c] >> suit & 1 and g.stock[POSTS[suit]]]


def cannot_establish_in(g: Root, c: int) -> Why | None:
    if has_post(g, c):
        return HAS_POST
    ruler = rulers(g)[c]
    if ruler == NO_SIDE or g.seat_of[ruler] == NOBODY:  # a hireling alone is no player (AMB-28)
        return UNRULED
    have = own(g).funds[ruler]
    if have < ESTABLISH_COST:
        return Why("funds-of-ruler", "11.5.6.II", ruler, have, ESTABLISH_COST)
    return cannot_place(g, RIVERFOLK, c) if post_suits(g, c) else NO_POST_LEFT


def cannot_establish(g: Root, seat: int) -> Why | None:
    for c in range(CLEARINGS):
        if cannot_establish_in(g, c) is None:
            return None
    return NO_ESTABLISHING


def do_establish(g: Root, seat: int) -> None:
    g.then(ESTABLISH_STEP, seat)


def establish(g: Root, seat: int) -> Rule:
    """A trade post and its garrison, for two funds of whoever rules there (11.5.6)."""
    ask = g.ask(seat, "establish-where", "11.5.6.I")
    for c in range(CLEARINGS):
        ask.offer(IN[c], cannot_establish_in(g, c))
    choice = yield ask
    c = choice.a
    ask = g.ask(seat, "establish-suit", "11.5.6.III")
    for suit in post_suits(g, c):
        ask.offer(SUIT[suit])
    choice = yield ask
    ruler = rulers(g)[c]
    for _ in range(ESTABLISH_COST):
        use_fund(g, ruler, SPEND)
    kind = POSTS[choice.a]
    points = POST_VP[built(g, kind)]
    place(g, kind, c, 1)
    g.tell("established", "11.5.6.III", seat, kind, c)
    if place(g, OTTER, c, 1):
        g.tell("placed", "11.5.6.III", seat, OTTER, c, 1)
    score(g, seat, points, "11.2.5")


# --- Evening (11.6) --------------------------------------------------------------------------------------


def evening(g: Root, seat: int) -> None:
    """No drawing: discard, then set prices."""
    draw_and_discard(g, seat, 0)
    g.then(PRICES_STEP, seat)


def set_prices(g: Root, seat: int) -> Rule:
    """Each marker may be moved to any space of its track (11.6.2)."""
    mine = own(g)
    ask = g.ask(seat, "set-prices", "11.6.2")
    ask.offer(DONE)
    ask.default = DONE
    for service in range(SERVICES):
        if not mine.priced >> service & 1:
            for option in prices_of(service):
                ask.offer(option, PRICE_ALREADY if option.b == mine.prices[service] else None)
    menu.offer_common(g, ask, seat, EVENING)
    choice = yield ask
    if choice is DONE:
        return
    if choice in PRICE:
        mine.priced |= bit(choice.a)
        set_price(g, seat, choice, "11.6.2")
    else:
        menu.take_common(g, seat, choice)
    g.then(PRICES_STEP, seat)


MENU: Final[list[menu.Action]] = [
    menu.Action(MOVE, menu.cannot_move, do_move),  # 11.5.1
    menu.Action(BATTLE, menu.cannot_battle, do_battle),  # 11.5.2
    menu.Action(DRAW, cannot_draw, do_draw),  # 11.5.4
    menu.Action(RECRUIT, cannot_recruit, do_recruit),  # 11.5.5
    menu.Action(ESTABLISH, cannot_establish, do_establish),  # 11.5.6
]

SETUP.does(set_up)
FIRST_PRICE.does(first_price)
BIRDSONG_STEP.does(birdsong)
FUNDS_STEP.does(gather_funds)
DAYLIGHT_STEP.does(daylight)
RECRUIT_STEP.does(recruit)
ESTABLISH_STEP.does(establish)
EXPORT_STEP.does(export_or_not)
EVENING_STEP.does(evening)
PRICES_STEP.does(set_prices)
DISRUPTION_STEP.does(disruption)
