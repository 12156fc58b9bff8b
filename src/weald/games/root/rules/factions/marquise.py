"""The Marquise de Cat (6): wood pays for buildings, buildings score."""

from __future__ import annotations

from typing import Final

from weald.games.root.rules import steps
from weald.games.root.rules.battle import can_battle
from weald.games.root.rules.cards import faces, holds, spend
from weald.games.root.rules.craft import craft, offer_crafts
from weald.games.root.rules.effects import offer_effects
from weald.games.root.rules.faction import Faction, register
from weald.games.root.rules.move import can_move
from weald.games.root.rules.pieces import cannot_place, count_on_map, lift, place
from weald.games.root.rules.turn import daylight_menu
from weald.games.root.rules.victory import offer_dominance, score
from weald.games.root.state import DAYLIGHT, Root
from weald.games.root.things import (
    BASE_DRAW,
    BIRD,
    BUILDING_VP,
    CLEARINGS,
    KEEP,
    MARCH_MOVES,
    MARQUISE,
    MARQUISE_ACTIONS,
    RECRUITER,
    RECRUITER_DRAW,
    SAWMILL,
    STOCK,
    WOOD,
    WOOD_COST,
    WORKSHOP,
)
from weald.games.root.words import (
    BUILD_NOW,
    DONE,
    END,
    EXTRA,
    FIGHT,
    FROM,
    IN,
    MARCH,
    OVERWORK,
    PIECE,
    RECRUIT_NOW,
    SPEND,
)
from weald.kernel.decision import Rule, Why

NO_ACTIONS: Final = Why("no-actions", "6.5b")
NO_BATTLE: Final = Why("no-battle", "4.3a")
NO_MOVE: Final = Why("no-move", "4.2.1")
RECRUITED_ALREADY: Final = Why("recruited-already", "6.5.3b")
NO_RECRUITER: Final = Why("no-recruiter", "6.5.3a")
NO_WARRIOR_LEFT: Final = Why("no-warrior-left", "1.5.1")
NO_BUILD: Final = Why("no-build", "6.5.4.Ib")
NO_OVERWORK: Final = Why("no-overwork", "6.5.5")
NOT_RULED: Final = Why("not-ruled", "6.5.4.Ia")
NO_SLOT: Final = Why("no-slot", "2.2.3b")
TRACK_EMPTY: Final = Why("track-empty", "1.5.1")
NO_WOOD_LEFT: Final = Why("no-wood-left", "1.5.1")
NO_SAWMILL: Final = Why("no-sawmill", "6.5.5")
NO_MATCHING_CARD: Final = Why("no-matching-card", "6.5.5")
BUILDINGS: Final = (SAWMILL, WORKSHOP, RECRUITER)


class Marquise(Faction):
    def crafting_kind(self) -> int:
        return WORKSHOP  # 6.2.1

    def craft_rule(self) -> str:
        return "6.2.1"


register(Marquise(MARQUISE))


# --- faction rules (6.2) ---------------------------------------------------------------------------------


def keep_clearing(g: Root) -> int:
    for c in range(CLEARINGS):
        if g.on[KEEP * CLEARINGS + c]:
            return c
    return -1


def field_hospitals(g: Root, c: int, count: int, seat: int) -> Rule | None:
    """She may spend a card matching the clearing to place all her fallen at the keep (6.2.3)."""
    keep = keep_clearing(g)
    if keep < 0 or not g.hands[seat] or cannot_place(g, MARQUISE, keep) is not None:  # AMB-06
        return None
    return _hospitals(g, c, count, seat, keep)


def _hospitals(g: Root, c: int, count: int, seat: int, keep: int) -> Rule:
    ask = g.ask(seat, "field-hospitals", "6.2.3a", c, count)
    ask.secret = True
    ask.offer(DONE)
    for face in faces(g.hands[seat], g.suits[c]):
        ask.offer(SPEND[face])
    choice = yield ask
    if choice is not DONE:
        spend(g, seat, choice.a, "6.2.3a")
        placed = place(g, MARQUISE, keep, count)
        g.tell("healed", "6.2.3a", seat, keep, placed)


# --- setup (6.3) -----------------------------------------------------------------------------------------


def marquise_setup(g: Root, seat: int) -> Rule:
    board = g.board()
    ask = g.ask(seat, "keep-where", "6.3.2")
    for c in board.corners:
        ask.offer(IN[c])
    choice = yield ask
    keep = choice.a
    place(g, KEEP, keep, 1)
    g.tell("placed", "6.3.2", seat, KEEP, keep, 1)
    for c in range(CLEARINGS):
        if c != board.opposite[keep]:
            place(g, MARQUISE, c, 1)  # 6.3.3
    g.then(steps.MARQUISE_FIRST_BUILDING, seat, SAWMILL)
    g.then(steps.MARQUISE_FIRST_BUILDING, seat, WORKSHOP)
    g.then(steps.MARQUISE_FIRST_BUILDING, seat, RECRUITER)


def first_building(g: Root, seat: int, kind: int) -> Rule:
    """In the keep clearing or next to it (6.3.4)."""
    keep = keep_clearing(g)
    ask = g.ask(seat, "first-building", "6.3.4", kind)
    ask.offer(IN[keep], None if g.room[keep] else NO_SLOT)
    for c in g.board().adjacent[keep]:
        ask.offer(IN[c], None if g.room[c] else NO_SLOT)
    choice = yield ask
    c = choice.a
    place(g, kind, c, 1)
    g.tell("placed", "6.3.4", seat, kind, c, 1)


# --- Birdsong (6.4) --------------------------------------------------------------------------------------


def marquise_birdsong(g: Root, seat: int) -> None:
    """One wood at every sawmill."""
    _place_each(g, seat, WOOD, SAWMILL)
    g.then(steps.BIRDSONG_EFFECTS, seat)


def _place_each(g: Root, seat: int, kind: int, at: int) -> None:
    """One piece per building of a kind; if there are too few, she chooses where (1.5.4b)."""
    wanted = [g.on[at * CLEARINGS + c] if cannot_place(g, MARQUISE, c) is None else 0 for c in range(CLEARINGS)]
    total = sum(wanted)
    if not total or not g.stock[kind]:
        return
    if total > g.stock[kind]:
        g.then(steps.PLACE_EACH, seat, kind, *wanted)
        return
    for c in range(CLEARINGS):
        if wanted[c]:
            place(g, kind, c, wanted[c])
            g.tell("placed", "6.4" if kind == WOOD else "6.5.3a", seat, kind, c, wanted[c])


def place_each(g: Root, seat: int, kind: int, *wanted: int) -> Rule | None:
    if not g.stock[kind]:
        return None
    return _place_one(g, seat, kind, list(wanted))


def _place_one(g: Root, seat: int, kind: int, wanted: list[int]) -> Rule:
    rule = "6.4" if kind == WOOD else "6.5.3a"
    ask = g.ask(seat, "place-where", rule, kind, g.stock[kind])
    for c in range(CLEARINGS):
        if wanted[c]:
            ask.offer(IN[c])
    choice = yield ask
    c = choice.a
    place(g, kind, c, 1)
    g.tell("placed", rule, seat, kind, c, 1)
    wanted[c] -= 1
    g.then(steps.PLACE_EACH, seat, kind, *wanted)


# --- Daylight (6.5) --------------------------------------------------------------------------------------


def marquise_daylight(g: Root, seat: int) -> None:
    g.actions = MARQUISE_ACTIONS
    g.then(steps.MARQUISE_CRAFT, seat)


def marquise_craft(g: Root, seat: int) -> Rule:
    """First she may craft (6.5a)."""
    ask = g.ask(seat, "craft", "6.5a")
    ask.secret = bool(g.hands[seat])
    ask.offer(DONE)
    ask.default = DONE
    offer_crafts(g, ask, seat)
    offer_effects(g, ask, seat, DAYLIGHT)
    offer_dominance(g, ask, seat)
    choice = yield ask
    if choice is DONE:
        g.then(steps.MARQUISE_ACTIONS, seat)
        return
    if choice.verb == "craft":
        craft(g, seat, choice.a)
    else:
        daylight_menu(g, seat, choice)
    g.then(steps.MARQUISE_CRAFT, seat)


def cannot_recruit(g: Root) -> Why | None:
    if g.recruited:
        return RECRUITED_ALREADY
    if not g.stock[MARQUISE]:
        return NO_WARRIOR_LEFT
    return None if g.stock[RECRUITER] < STOCK[RECRUITER] else NO_RECRUITER


def marquise_actions(g: Root, seat: int) -> Rule:
    """Three actions in any order and mix, and one more per bird card spent (6.5b, 6.5c)."""
    hand = g.hands[seat]
    ask = g.ask(seat, "marquise-action", "6.5b", g.actions)
    ask.secret = bool(hand)
    if g.actions or g.explaining:
        spent = None if g.actions else NO_ACTIONS
        ask.offer(FIGHT, spent or (None if can_battle(g, seat, BIRD) else NO_BATTLE))  # 6.5.1
        ask.offer(MARCH, spent or (None if can_move(g, MARQUISE, BIRD) else NO_MOVE))  # 6.5.2
        ask.offer(RECRUIT_NOW, spent or cannot_recruit(g))
        ask.offer(BUILD_NOW, spent or (None if can_build(g) else NO_BUILD))
        ask.offer(OVERWORK, spent or (None if can_overwork(g, seat) else NO_OVERWORK))
    for face in faces(hand, BIRD):
        ask.offer(EXTRA[face])
    offer_effects(g, ask, seat, DAYLIGHT)
    offer_dominance(g, ask, seat)
    ask.offer(END)
    ask.default = END
    choice = yield ask
    if choice is END:
        return
    word = choice.verb
    if word == "extra":
        spend(g, seat, choice.a, "6.5c")
        g.actions += 1
    elif choice is FIGHT:
        g.actions -= 1
        g.then(steps.BATTLE, seat, BIRD)
    elif choice is MARCH:
        g.actions -= 1
        g.then(steps.MOVE, seat, BIRD, 0)
        for _ in range(MARCH_MOVES - 1):
            g.then(steps.MOVE, seat, BIRD, 1)
    elif choice is RECRUIT_NOW:
        g.actions -= 1
        g.recruited = 1
        _place_each(g, seat, MARQUISE, RECRUITER)
    elif choice is BUILD_NOW:
        g.actions -= 1
        g.then(steps.MARQUISE_BUILD, seat)
    elif choice is OVERWORK:
        g.actions -= 1
        g.then(steps.MARQUISE_OVERWORK, seat)
    else:
        daylight_menu(g, seat, choice)
    g.then(steps.MARQUISE_ACTIONS, seat)


# --- build (6.5.4) ---------------------------------------------------------------------------------------


def cost_of(g: Root, kind: int) -> int:
    """Wood for the leftmost building of the track; -1 if the track is empty."""
    return WOOD_COST[STOCK[kind] - g.stock[kind]] if g.stock[kind] else -1


def connected(g: Root, start: int) -> list[int]:
    """The clearings she rules that connect to this one through clearings she rules (6.5.4.II)."""
    out = [start]
    reached = 1 << start
    adjacent = g.board().adjacent
    for c in out:
        for b in adjacent[c]:
            if g.rule[b] == MARQUISE and not reached >> b & 1:
                reached |= 1 << b
                out.append(b)
    return out


def wood_for(g: Root, c: int) -> int:
    total = 0
    for b in connected(g, c):
        total += g.on[WOOD * CLEARINGS + b]
    return total


def cheapest(g: Root) -> int:
    best = 99
    for kind in BUILDINGS:
        cost = cost_of(g, kind)
        if 0 <= cost < best:
            best = cost
    return best


def cannot_build_in(g: Root, c: int, least: int) -> Why | None:
    if g.rule[c] != MARQUISE:
        return NOT_RULED
    if not g.room[c]:
        return NO_SLOT
    why = cannot_place(g, MARQUISE, c)
    if why is not None:
        return why
    wood = wood_for(g, c)
    return None if wood >= least else Why("too-little-wood", "6.5.4.II", wood, least)


def can_build(g: Root) -> bool:
    least = cheapest(g)
    if STOCK[WOOD] - g.stock[WOOD] < least:
        return False
    for c in range(CLEARINGS):
        if g.rule[c] == MARQUISE and g.room[c] and cannot_build_in(g, c, least) is None:
            return True
    return False


def build(g: Root, seat: int) -> Rule:
    least = cheapest(g)
    ask = g.ask(seat, "build-where", "6.5.4.Ia")
    for c in range(CLEARINGS):
        if (g.rule[c] == MARQUISE and g.room[c]) or g.explaining:
            ask.offer(IN[c], cannot_build_in(g, c, least))
    choice = yield ask
    c = choice.a
    wood = wood_for(g, c)
    ask = g.ask(seat, "build-what", "6.5.4.Ia", c)
    for kind in BUILDINGS:
        cost = cost_of(g, kind)
        if cost < 0:
            ask.block(PIECE[kind], TRACK_EMPTY)
        elif cost > wood:
            if g.explaining:
                ask.block(PIECE[kind], Why("too-little-wood", "6.5.4.II", wood, cost))
        else:
            ask.offer(PIECE[kind])
    choice = yield ask
    kind = choice.a
    g.then(steps.MARQUISE_PAY, seat, c, kind, cost_of(g, kind))


def pay_wood(g: Root, seat: int, c: int, kind: int, left: int) -> Rule | None:
    """Take the wood from connected clearings, chosen one by one where it matters (6.5.4.II)."""
    if not left:
        _built(g, seat, c, kind)
        return None
    return _pay_one(g, seat, c, kind, left)


def _pay_one(g: Root, seat: int, c: int, kind: int, left: int) -> Rule:
    ask = g.ask(seat, "pay-wood", "6.5.4.II", left)
    for b in sorted(connected(g, c)):
        if g.on[WOOD * CLEARINGS + b]:
            ask.offer(FROM[b])
    choice = yield ask
    b = choice.a
    lift(g, WOOD, b, 1)
    g.tell("paid-wood", "6.5.4.II", seat, b)
    g.then(steps.MARQUISE_PAY, seat, c, kind, left - 1)


def _built(g: Root, seat: int, c: int, kind: int) -> None:
    points = BUILDING_VP[kind][STOCK[kind] - g.stock[kind]]
    place(g, kind, c, 1)
    g.tell("built", "6.5.4.III", seat, kind, c)
    score(g, seat, points, "6.5.4.III")


# --- overwork (6.5.5) ------------------------------------------------------------------------------------


def cannot_overwork_in(g: Root, seat: int, c: int) -> Why | None:
    if not g.stock[WOOD]:
        return NO_WOOD_LEFT
    if not g.on[SAWMILL * CLEARINGS + c]:
        return NO_SAWMILL
    if not holds(g.hands[seat], g.suits[c]):
        return NO_MATCHING_CARD
    return cannot_place(g, MARQUISE, c)


def can_overwork(g: Root, seat: int) -> bool:
    if not g.stock[WOOD] or not g.hands[seat]:
        return False
    for c in range(CLEARINGS):
        if g.on[SAWMILL * CLEARINGS + c] and cannot_overwork_in(g, seat, c) is None:
            return True
    return False


def overwork(g: Root, seat: int) -> Rule:
    ask = g.ask(seat, "overwork-where", "6.5.5")
    ask.secret = True  # what can be chosen depends on the hand
    for c in range(CLEARINGS):
        if g.on[SAWMILL * CLEARINGS + c] or g.explaining:
            ask.offer(IN[c], cannot_overwork_in(g, seat, c))
    choice = yield ask
    c = choice.a
    ask = g.ask(seat, "overwork-card", "6.5.5", c)
    ask.secret = True
    for face in faces(g.hands[seat], g.suits[c]):
        ask.offer(SPEND[face])
    choice = yield ask
    spend(g, seat, choice.a, "6.5.5")
    place(g, WOOD, c, 1)
    g.tell("placed", "6.5.5", seat, WOOD, c, 1)


# --- Evening (6.6) ---------------------------------------------------------------------------------------


def marquise_evening(g: Root, seat: int) -> None:
    count = BASE_DRAW
    recruiters = count_on_map(g, RECRUITER)
    for at in RECRUITER_DRAW:
        if recruiters >= at:
            count += 1
    g.then(steps.DRAW, seat, count)
    g.then(steps.DISCARD, seat)


steps.FIELD_HOSPITALS.does(field_hospitals)
steps.MARQUISE_SETUP.does(marquise_setup)
steps.MARQUISE_FIRST_BUILDING.does(first_building)
steps.MARQUISE_BIRDSONG.does(marquise_birdsong)
steps.PLACE_EACH.does(place_each)
steps.MARQUISE_DAYLIGHT.does(marquise_daylight)
steps.MARQUISE_CRAFT.does(marquise_craft)
steps.MARQUISE_ACTIONS.does(marquise_actions)
steps.MARQUISE_BUILD.does(build)
steps.MARQUISE_PAY.does(pay_wood)
steps.MARQUISE_OVERWORK.does(overwork)
steps.MARQUISE_EVENING.does(marquise_evening)
