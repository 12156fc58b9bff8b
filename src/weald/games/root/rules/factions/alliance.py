"""The Woodland Alliance (8): sympathy, supporters, revolts, officers."""

from __future__ import annotations

from typing import Final

from weald.games.root.deck import CARD_SUIT
from weald.games.root.rules import steps
from weald.games.root.rules.battle import can_battle
from weald.games.root.rules.cards import count_of, discard, faces, hand_over, holds, pick, spend, top_card
from weald.games.root.rules.craft import craft, offer_crafts
from weald.games.root.rules.effects import offer_effects, show_hand, use_effect
from weald.games.root.rules.faction import Faction, register
from weald.games.root.rules.move import can_move
from weald.games.root.rules.pieces import cannot_place, lift, place
from weald.games.root.rules.removal import remove_all_enemies, settle
from weald.games.root.rules.turn import daylight_menu
from weald.games.root.rules.victory import offer_dominance, score
from weald.games.root.state import BIRDSONG, DAYLIGHT, Root
from weald.games.root.things import (
    ALLIANCE,
    ANY,
    BASE,
    BASE_DRAW,
    BIRD,
    CLEARINGS,
    MARTIAL_LAW,
    REVOLT_COST,
    START_SUPPORTERS,
    STOCK,
    SUPPORTERS_CAP,
    SYMPATHY,
    SYMPATHY_COST,
    SYMPATHY_VP,
    VAGABOND,
)
from weald.games.root.words import (
    DISCARD,
    DONE,
    END,
    FIGHT,
    FROM,
    GIVE,
    IN,
    MOBILIZE,
    MOVE_NOW,
    ORGANIZE,
    RECRUIT_NOW,
    REVOLT,
    SPEND,
    SPREAD,
    TRAIN,
)
from weald.kernel.decision import Rule, Why

NOT_SYMPATHETIC: Final = Why("not-sympathetic", "8.4.1.I")
BASE_ON_MAP: Final = Why("base-on-map", "8.4.1.I")
ALREADY_SYMPATHETIC: Final = Why("already-sympathetic", "8.2.5.I")
NOT_NEXT_TO_SYMPATHY: Final = Why("not-next-to-sympathy", "8.4.2.Ia")
NO_SYMPATHY_LEFT: Final = Why("no-sympathy-left", "8.2.5")
NO_HAND: Final = Why("empty-hand", "8.5.2")
NO_TRAINING: Final = Why("no-training", "8.5.3")
NO_WARRIOR_LEFT: Final = Why("no-warrior-left", "1.5.1")
NO_BATTLE: Final = Why("no-battle", "4.3a")
NO_MOVE: Final = Why("no-move", "4.2.1")
NO_BASE: Final = Why("no-base", "8.6.1.III")
NO_ORGANIZING: Final = Why("no-organizing", "8.6.1.IV")


class Alliance(Faction):
    def crafting_kind(self) -> int:
        return SYMPATHY  # 8.2.1

    def craft_rule(self) -> str:
        return "8.2.1"

    def defends_with_higher(self) -> bool:
        return True  # 8.2.2


register(Alliance(ALLIANCE))


# --- supporters (8.2.3, 8.2.4) ---------------------------------------------------------------------------


def add_supporter(g: Root, card: int) -> None:
    """Onto the stack; without a base on the map a sixth card is discarded (8.2.3.I). Who knows it is the caller's."""
    if len(g.supporters) >= SUPPORTERS_CAP and g.stock[BASE] == STOCK[BASE]:
        g.tell("supporter-discarded", "8.2.3.Ia", g.seat_of[ALLIANCE], card)
        discard(g, card)
    else:
        g.supporters.append(card)


def base_removed(g: Root, c: int, count: int, seat: int) -> None:
    """Supporters of its suit and birds go, and half of the officers, rounded up (8.2.4)."""
    suit = g.suits[c]
    gone = [card for card in g.supporters if CARD_SUIT[card] in (suit, BIRD)]
    for card in gone:
        g.supporters.remove(card)
        g.tell("supporter-discarded", "8.2.4a", seat, card)
        discard(g, card)
    lost = (g.officers + 1) // 2
    g.officers -= lost
    g.stock[ALLIANCE] += lost
    g.tell("base-lost", "8.2.4b", seat, suit, lost)
    if g.stock[BASE] == STOCK[BASE]:  # 8.2.4c
        g.then(steps.ALLIANCE_TRIM, seat)


def trim_supporters(g: Root, seat: int) -> Rule | None:
    return _trim(g, seat) if len(g.supporters) > SUPPORTERS_CAP else None


def _trim(g: Root, seat: int) -> Rule:
    ask = g.ask(seat, "trim-supporters", "8.2.4c", len(g.supporters) - SUPPORTERS_CAP)  # AMB-27
    ask.secret = True
    for face in faces(g.supporters, ANY):
        ask.offer(DISCARD[face])
    choice = yield ask
    card = pick(g, g.supporters, choice.a)
    g.tell("supporter-discarded", "8.2.4c", seat, card)
    discard(g, card)
    g.then(steps.ALLIANCE_TRIM, seat)


# --- outrage (8.2.6) -------------------------------------------------------------------------------------


def outrage(g: Root, c: int, count: int, payer: int) -> Rule | None:
    """Whoever removes sympathy or moves warriors into it gives a matching card, or shows the hand."""
    if holds(g.hands[payer], g.suits[c]):
        return _pay_outrage(g, c, payer)
    seat = g.seat_of[ALLIANCE]
    g.tell("outraged", "8.2.6c", payer, c)
    show_hand(g, payer, seat, "8.2.6c")
    g.then(steps.ALLIANCE_DRAW_SUPPORTER, seat)
    return None


def _pay_outrage(g: Root, c: int, payer: int) -> Rule:
    ask = g.ask(payer, "outrage", "8.2.6b", c)
    ask.secret = True
    ask.sealed = True
    for face in faces(g.hands[payer], g.suits[c]):
        ask.offer(GIVE[face])
    choice = yield ask
    seat = g.seat_of[ALLIANCE]
    card = pick(g, g.hands[payer], choice.a)
    pile: list[int] = []
    hand_over(g, payer, card, pile, seat)
    g.tell_some(1 << payer | 1 << seat, "outraged", "8.2.6b", payer, (c, card), (c,))
    g.learn(1 << seat, "got-supporter", "8.2.6b")
    add_supporter(g, card)


def draw_supporter(g: Root, seat: int) -> None:
    card = top_card(g)
    if card >= 0:
        g.seen[card] = 1 << seat
        g.tell_some(1 << seat, "drew-supporter", "8.2.6c", seat, (card,), ())
        g.learn(1 << seat, "drew-cards", "8.2.6c")
        add_supporter(g, card)


# --- setup (8.3) -----------------------------------------------------------------------------------------


def alliance_setup(g: Root, seat: int) -> None:
    for _ in range(START_SUPPORTERS):
        card = top_card(g)
        g.seen[card] = 1 << seat
        g.supporters.append(card)
    g.tell("supporters", "8.3.4", seat, START_SUPPORTERS)


# --- Birdsong (8.4) --------------------------------------------------------------------------------------


def alliance_birdsong(g: Root, seat: int) -> None:
    g.then(steps.ALLIANCE_REVOLT, seat)


def has_base(g: Root, suit: int) -> bool:
    """Is the base of this suit on the map?"""
    if g.stock[BASE] == STOCK[BASE]:
        return False
    for c in range(CLEARINGS):
        if g.on[BASE * CLEARINGS + c] and g.suits[c] == suit:
            return True
    return False


def cannot_revolt(g: Root, c: int) -> Why | None:
    if not g.on[SYMPATHY * CLEARINGS + c]:
        return NOT_SYMPATHETIC
    if has_base(g, g.suits[c]):
        return BASE_ON_MAP
    have = count_of(g.supporters, g.suits[c])
    return None if have >= REVOLT_COST else Why("too-few-supporters", "8.4.1.II", have, REVOLT_COST)


def revolt_menu(g: Root, seat: int) -> Rule:
    """Revolt any number of times, then spread sympathy (8.4)."""
    ask = g.ask(seat, "revolt", "8.4.1")
    ask.secret = bool(g.supporters)
    ask.offer(DONE)
    ask.default = DONE
    for c in range(CLEARINGS):
        if g.on[SYMPATHY * CLEARINGS + c] or g.explaining:
            ask.offer(REVOLT[c], cannot_revolt(g, c))
    offer_effects(g, ask, seat, BIRDSONG)
    choice = yield ask
    if choice is DONE:
        g.then(steps.ALLIANCE_SPREAD, seat)
        return
    if choice.verb == "revolt":
        g.then(steps.ALLIANCE_PAY, seat, choice.a, REVOLT_COST)
        g.then(steps.ALLIANCE_REVOLTED, seat, choice.a)
    else:
        use_effect(g, seat, choice.a)
    g.then(steps.ALLIANCE_REVOLT, seat)


def pay_supporters(g: Root, seat: int, c: int, count: int) -> Rule | None:
    """Spend supporters for their suit, one by one (8.2.3b)."""
    return _pay_supporter(g, seat, c, count) if count else None


def _pay_supporter(g: Root, seat: int, c: int, count: int) -> Rule:
    ask = g.ask(seat, "spend-supporter", "8.4.1.II", c, count)
    ask.secret = True
    for face in faces(g.supporters, g.suits[c]):
        ask.offer(SPEND[face])
    choice = yield ask
    card = pick(g, g.supporters, choice.a)
    g.tell("spent-supporter", "8.2.3a", seat, card)
    discard(g, card)
    g.then(steps.ALLIANCE_PAY, seat, c, count - 1)


def revolted(g: Root, seat: int, c: int) -> None:
    """Enemies out, base in, warriors by sympathetic clearings of the suit, one officer, points (8.4.1.III)."""
    g.tell("revolted", "8.4.1.IIIa", seat, c)
    points = remove_all_enemies(g, seat, [c])
    suit = g.suits[c]
    if cannot_place(g, ALLIANCE, c) is None:
        if g.room[c] > 0:  # AMB-40
            place(g, BASE, c, 1)
            g.tell("placed", "8.4.1.IIIb", seat, BASE, c, 1)
        count = 0
        for b in range(CLEARINGS):
            if g.suits[b] == suit and g.on[SYMPATHY * CLEARINGS + b]:
                count += 1
        placed = place(g, ALLIANCE, c, count)
        g.tell("placed", "8.4.1.IIIc", seat, ALLIANCE, c, placed)
    gain_officer(g, seat, "8.4.1.IIId")
    score(g, seat, points, "8.4.1.IIIe")
    settle(g)


def gain_officer(g: Root, seat: int, rule: str) -> None:
    if g.stock[ALLIANCE]:
        g.stock[ALLIANCE] -= 1
        g.officers += 1
        g.tell("officer", rule, seat, g.officers)


def sympathy_cost(g: Root, seat: int, c: int) -> int:
    """The number over the token's group, one more under martial law (8.4.2.II)."""
    cost = SYMPATHY_COST[STOCK[SYMPATHY] - g.stock[SYMPATHY]]
    for side in range(VAGABOND):
        if side != ALLIANCE and g.on[side * CLEARINGS + c] >= MARTIAL_LAW:
            return cost + 1
    return cost


def cannot_spread(g: Root, seat: int, c: int) -> Why | None:
    if not g.stock[SYMPATHY]:
        return NO_SYMPATHY_LEFT
    if g.on[SYMPATHY * CLEARINGS + c]:
        return ALREADY_SYMPATHETIC
    if g.stock[SYMPATHY] < STOCK[SYMPATHY] and not _next_to_sympathy(g, c):
        return NOT_NEXT_TO_SYMPATHY
    why = cannot_place(g, ALLIANCE, c)
    if why is not None:
        return why
    cost = sympathy_cost(g, seat, c)
    have = count_of(g.supporters, g.suits[c])
    return None if have >= cost else Why("too-few-supporters", "8.4.2.II", have, cost)


def _next_to_sympathy(g: Root, c: int) -> bool:
    for b in g.board().adjacent[c]:
        if g.on[SYMPATHY * CLEARINGS + b]:
            return True
    return False


def spread_menu(g: Root, seat: int) -> Rule:
    """Spread sympathy any number of times (8.4.2)."""
    ask = g.ask(seat, "spread", "8.4.2")
    ask.secret = bool(g.supporters)
    ask.offer(DONE)
    ask.default = DONE
    if g.supporters or g.explaining:
        for c in range(CLEARINGS):
            ask.offer(SPREAD[c], cannot_spread(g, seat, c))
    offer_effects(g, ask, seat, BIRDSONG)
    choice = yield ask
    if choice is DONE:
        return
    if choice.verb == "spread":
        g.then(steps.ALLIANCE_PAY, seat, choice.a, sympathy_cost(g, seat, choice.a))
        g.then(steps.ALLIANCE_SYMPATHY, seat, choice.a)
    else:
        use_effect(g, seat, choice.a)
    g.then(steps.ALLIANCE_SPREAD, seat)


def place_sympathy(g: Root, seat: int, c: int) -> None:
    """The leftmost token; score the space it uncovers (8.4.2.III)."""
    points = SYMPATHY_VP[STOCK[SYMPATHY] - g.stock[SYMPATHY]]
    place(g, SYMPATHY, c, 1)
    g.tell("sympathy", "8.4.2.III", seat, c)
    score(g, seat, points, "8.4.2.III")


# --- Daylight (8.5) --------------------------------------------------------------------------------------


def alliance_daylight(g: Root, seat: int) -> Rule:
    hand = g.hands[seat]
    ask = g.ask(seat, "alliance-action", "8.5")
    ask.secret = bool(hand)
    offer_crafts(g, ask, seat)
    ask.offer(MOBILIZE, None if hand else NO_HAND)
    ask.offer(TRAIN, cannot_train(g, seat))
    offer_effects(g, ask, seat, DAYLIGHT)
    offer_dominance(g, ask, seat)
    ask.offer(END)
    ask.default = END
    choice = yield ask
    if choice is END:
        return
    if choice.verb == "craft":
        craft(g, seat, choice.a)
    elif choice is MOBILIZE:
        g.then(steps.ALLIANCE_MOBILIZE, seat)
    elif choice is TRAIN:
        g.then(steps.ALLIANCE_TRAIN, seat)
    else:
        daylight_menu(g, seat, choice)
    g.then(steps.ALLIANCE_DAYLIGHT, seat)


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


def training_faces(g: Root, seat: int) -> list[int]:
    out: list[int] = []
    for suit in range(3):
        if has_base(g, suit):
            for face in faces(g.hands[seat], suit):
                if face not in out:
                    out.append(face)
    out.sort()
    return out


def cannot_train(g: Root, seat: int) -> Why | None:
    if not g.stock[ALLIANCE]:
        return NO_WARRIOR_LEFT
    for suit in range(3):
        if has_base(g, suit) and holds(g.hands[seat], suit):
            return None
    return NO_TRAINING


def train(g: Root, seat: int) -> Rule:
    """Spend a card of a built base's suit: a warrior becomes an officer (8.5.3)."""
    ask = g.ask(seat, "train", "8.5.3")
    ask.secret = True
    for face in training_faces(g, seat):
        ask.offer(SPEND[face])
    choice = yield ask
    spend(g, seat, choice.a, "8.5.3")
    gain_officer(g, seat, "8.5.3")


# --- Evening (8.6) ---------------------------------------------------------------------------------------


def alliance_evening(g: Root, seat: int) -> None:
    g.actions = g.officers
    g.then(steps.ALLIANCE_OPERATIONS, seat)


def operations(g: Root, seat: int) -> Rule | None:
    """As many military operations as officers (8.6.1)."""
    if g.actions:
        return _operation(g, seat)
    g.then(steps.DRAW, seat, BASE_DRAW + STOCK[BASE] - g.stock[BASE])  # 8.6.2a
    g.then(steps.DISCARD, seat)
    return None


def cannot_recruit(g: Root) -> Why | None:
    if not g.stock[ALLIANCE]:
        return NO_WARRIOR_LEFT
    for c in range(CLEARINGS):
        if g.on[BASE * CLEARINGS + c] and cannot_place(g, ALLIANCE, c) is None:
            return None
    return NO_BASE


def cannot_organize_in(g: Root, c: int) -> Why | None:
    if not g.stock[SYMPATHY]:
        return NO_SYMPATHY_LEFT
    if not g.on[ALLIANCE * CLEARINGS + c]:
        return NO_ORGANIZING
    if g.on[SYMPATHY * CLEARINGS + c]:
        return ALREADY_SYMPATHETIC
    return cannot_place(g, ALLIANCE, c)


def cannot_organize(g: Root) -> Why | None:
    for c in range(CLEARINGS):
        if cannot_organize_in(g, c) is None:
            return None
    return NO_ORGANIZING


def _operation(g: Root, seat: int) -> Rule:
    ask = g.ask(seat, "operation", "8.6.1", g.actions)
    ask.offer(MOVE_NOW, None if can_move(g, ALLIANCE, BIRD) else NO_MOVE)
    ask.offer(FIGHT, None if can_battle(g, seat, BIRD) else NO_BATTLE)
    ask.offer(RECRUIT_NOW, cannot_recruit(g))
    ask.offer(ORGANIZE, cannot_organize(g))
    ask.offer(END)
    ask.default = END
    choice = yield ask
    if choice is END:
        g.actions = 0
    else:
        g.actions -= 1
        if choice is MOVE_NOW:
            g.then(steps.MOVE, seat, BIRD, 0)
        elif choice is FIGHT:
            g.then(steps.BATTLE, seat, BIRD)
        elif choice is RECRUIT_NOW:
            g.then(steps.ALLIANCE_RECRUIT, seat)
        else:
            g.then(steps.ALLIANCE_ORGANIZE, seat)
    g.then(steps.ALLIANCE_OPERATIONS, seat)


def recruit(g: Root, seat: int) -> Rule:
    ask = g.ask(seat, "recruit-where", "8.6.1.III")
    for c in range(CLEARINGS):
        if g.on[BASE * CLEARINGS + c]:
            ask.offer(IN[c], cannot_place(g, ALLIANCE, c))
    choice = yield ask
    c = choice.a
    place(g, ALLIANCE, c, 1)
    g.tell("placed", "8.6.1.III", seat, ALLIANCE, c, 1)


def organize(g: Root, seat: int) -> Rule:
    ask = g.ask(seat, "organize-where", "8.6.1.IV")
    for c in range(CLEARINGS):
        if g.on[ALLIANCE * CLEARINGS + c] or g.explaining:
            ask.offer(FROM[c], cannot_organize_in(g, c))
    choice = yield ask
    c = choice.a
    lift(g, ALLIANCE, c, 1)
    g.tell("organized", "8.6.1.IV", seat, c)
    place_sympathy(g, seat, c)


steps.OUTRAGE.does(outrage)
steps.BASE_REMOVED.does(base_removed)
steps.ALLIANCE_SETUP.does(alliance_setup)
steps.ALLIANCE_BIRDSONG.does(alliance_birdsong)
steps.ALLIANCE_REVOLT.does(revolt_menu)
steps.ALLIANCE_PAY.does(pay_supporters)
steps.ALLIANCE_REVOLTED.does(revolted)
steps.ALLIANCE_SPREAD.does(spread_menu)
steps.ALLIANCE_SYMPATHY.does(place_sympathy)
steps.ALLIANCE_DAYLIGHT.does(alliance_daylight)
steps.ALLIANCE_MOBILIZE.does(mobilize)
steps.ALLIANCE_TRAIN.does(train)
steps.ALLIANCE_EVENING.does(alliance_evening)
steps.ALLIANCE_OPERATIONS.does(operations)
steps.ALLIANCE_RECRUIT.does(recruit)
steps.ALLIANCE_ORGANIZE.does(organize)
steps.ALLIANCE_TRIM.does(trim_supporters)
steps.ALLIANCE_DRAW_SUPPORTER.does(draw_supporter)
