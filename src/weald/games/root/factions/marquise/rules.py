"""The Marquise de Cat (6)."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.factions.marquise import (
    ACTIONS,
    BUILDINGS,
    CAT,
    COST,
    KEEP,
    MARCH_MOVES,
    MARQUISE,
    POINTS,
    RECRUITER,
    RECRUITER_DRAW,
    SAWMILL,
    WOOD,
    WORKSHOP,
    Marquise,
    homes,
)  # fmt: skip
from weald.games.root.facts import BASE_DRAW, BIRD, BIRDS, FACE_NAMES
from weald.games.root.names import name_fields
from weald.games.root.rules import menu, removal, steps
from weald.games.root.rules.army import Army
from weald.games.root.rules.cards import draw_and_discard, faces, holds, offer_faces, spend
from weald.games.root.rules.craft_menu import craft_menu
from weald.games.root.rules.faction import register
from weald.games.root.rules.move import MAY, MUST
from weald.games.root.rules.pieces import (
    built,
    cannot_place,
    forbids,
    lift,
    neighbours,
    on_map,
    place,
    rulers,
    spare,
)  # fmt: skip
from weald.games.root.rules.placing import place_each
from weald.games.root.rules.reasons import NO_SLOT, NO_WARRIOR_LEFT
from weald.games.root.rules.removal import Trigger
from weald.games.root.rules.steps import STEPS
from weald.games.root.rules.victory import score
from weald.games.root.state import BIRDSONG, DAYLIGHT, Root
from weald.games.root.words import BATTLE, BUILD, DONE, END, FROM, IN, PIECE, RECRUIT, SPEND, WORDS, of_clearings
from weald.kernel import NOWHERE, Option, Rule, Why

MARCH: Final = WORDS.one("march")
OVERWORK: Final = WORDS.one("overwork")
EXTRA: Final = WORDS.each("extra", FACE_NAMES)  # a bird card spent for one more action
HOSPITALS: Final = of_clearings("hospitals")

FIELD_HOSPITALS: Final = STEPS.declare("field-hospitals")
SETUP: Final = STEPS.declare("marquise-setup")
FIRST_BUILDING: Final = STEPS.declare("marquise-first-building")
BIRDSONG_STEP: Final = STEPS.declare("marquise-birdsong")
WOOD_STEP: Final = STEPS.declare("marquise-wood")
DAYLIGHT_STEP: Final = STEPS.declare("marquise-daylight")
CRAFT_STEP: Final = STEPS.declare("marquise-craft")
ACTIONS_STEP: Final = STEPS.declare("marquise-actions")
BUILD_STEP: Final = STEPS.declare("marquise-build")
PAY: Final = STEPS.declare("marquise-pay")
OVERWORK_STEP: Final = STEPS.declare("marquise-overwork")
OVERWORK_IN: Final = STEPS.declare("marquise-overwork-in")
EVENING_STEP: Final = STEPS.declare("marquise-evening")

# Why she places one piece in each of several clearings (``placings``).
AT_SAWMILLS: Final = 0
AT_RECRUITERS: Final = 1

KEEP_FORBIDS: Final = Why("keep-forbids", "6.2.2a")
NO_ACTIONS: Final = Why("no-actions", "6.5b")
RECRUITED_ALREADY: Final = Why("recruited-already", "6.5.3b")
NO_RECRUITER: Final = Why("no-recruiter", "6.5.3a")
NO_BUILD: Final = Why("no-build", "6.5.4.Ib")
NO_OVERWORK: Final = Why("no-overwork", "6.5.5")
NOT_RULED: Final = Why("not-ruled", "6.5.4.Ia")
TRACK_EMPTY: Final = Why("track-empty", "1.5.1")
NO_WOOD_LEFT: Final = Why("no-wood-left", "1.5.1")
NO_SAWMILL: Final = Why("no-sawmill", "6.5.5")
NO_MATCHING_CARD: Final = Why("no-matching-card", "6.5.5")

name_fields({
    "field-hospitals": ("place:place", "count"),
    "first-building": ("piece:kind",),
    "marquise-action": ("count",),
    "build-what": ("place:place",),
    "pay-wood": ("count",),
    "overwork-card": ("place:place",),
    "keep-lost": ("place:place",),
    "healed": ("place:place", "count"),
    "garrison": ("count", "place:place"),
    "paid-wood": ("place:place",),
    "too-little-wood": ("have", "needed"),
})  # fmt: skip


def own(g: Root) -> Marquise:
    mine: Marquise = g.own[MARQUISE]  # type: ignore[assignment]  # as its sheet says
    return mine


class Rules(Army):
    def __init__(self) -> None:
        super().__init__(MARQUISE)
        self.phases = (BIRDSONG_STEP, DAYLIGHT_STEP, EVENING_STEP)
        self.limit_rule = "6.6b"
        self.craft_rule = "6.2.1"
        self.crafting_kinds = (WORKSHOP,)
        self.placings = ("6.4", "6.5.3a")

    def set_up(self, g: Root, seat: int) -> None:
        g.then(SETUP, seat)

    def settle(self, g: Root, seat: int) -> None:
        homes.settle(g, seat)

    def turn_begins(self, g: Root, seat: int) -> None:
        own(g).recruited = 0

    def removed(self, g: Root, kind: int, c: int, count: int, by: int, cause: int) -> None:
        if kind == CAT:
            FALLEN.pull(g, c, count, g.seat_of[MARQUISE])  # 6.2.3a
        elif kind == KEEP:
            g.tell("keep-lost", "6.2.2c", g.seat_of[MARQUISE], c)


register(Rules())
forbids(KEEP, KEEP_FORBIDS)


# --- faction rules (6.2) ---------------------------------------------------------------------------------


def keep_clearing(g: Root) -> int:
    for c in range(CLEARINGS):
        if g.on[KEEP * SPOTS + c]:
            return c
    return NOWHERE


def _owner(g: Root, seat: int) -> int:
    return seat


def _label(g: Root, c: int, seat: int) -> Option:
    return HOSPITALS[c]


def _alive(g: Root, seat: int) -> bool:
    """Without a keep or a card there are no field hospitals (6.2.3a, AMB-06), as everybody can see."""
    return bool(g.hands[seat]) and keep_clearing(g) != NOWHERE


FALLEN: Final = Trigger(FIELD_HOSPITALS, _owner, _label, _alive)


def field_hospitals(g: Root, c: int, count: int, seat: int) -> Rule | None:
    """She may spend a card matching the clearing to place all her fallen at the keep (6.2.3)."""
    keep = keep_clearing(g)
    if keep == NOWHERE or not g.hands[seat] or cannot_place(g, MARQUISE, keep) is not None:  # AMB-06
        return None
    return ask_hospitals(g, c, count, seat, keep)


def ask_hospitals(g: Root, c: int, count: int, seat: int, keep: int) -> Rule:
    ask = g.ask(seat, "field-hospitals", "6.2.3a", c, count)
    ask.secret = True
    ask.offer(DONE)
    for face in faces(g.hands[seat], g.suits[c]):
        ask.offer(SPEND[face])
    choice = yield ask
    if choice is not DONE:
        spend(g, seat, choice.a, "6.2.3a")
        spare(g, CAT, count)
        placed = place(g, CAT, keep, count)
        g.tell("healed", "6.2.3a", seat, keep, placed)


# --- setup (6.3) -----------------------------------------------------------------------------------------


def set_up(g: Root, seat: int) -> Rule:
    board = g.board()
    ask = g.ask(seat, "keep-where", "6.3.2")
    for c in board.corners:
        ask.offer(IN[c])
    choice = yield ask
    keep = choice.a
    g.start[seat] = keep
    place(g, KEEP, keep, 1)
    g.tell("placed", "6.3.2", seat, KEEP, keep, 1)
    for c in range(CLEARINGS):
        if c != board.opposite[keep]:
            place(g, CAT, c, 1)  # 6.3.3
    g.tell("garrison", "6.3.3", seat, CLEARINGS - 1, board.opposite[keep])
    for kind in BUILDINGS:
        g.then(FIRST_BUILDING, seat, kind)


def first_building(g: Root, seat: int, kind: int) -> Rule:
    """In the keep clearing or next to it (6.3.4)."""
    keep = keep_clearing(g)
    ask = g.ask(seat, "first-building", "6.3.4", kind)
    ask.offer(IN[keep], None if g.room[keep] else NO_SLOT)
    for c in g.links[keep]:
        ask.offer(IN[c], None if g.room[c] else NO_SLOT)
    choice = yield ask
    c = choice.a
    place(g, kind, c, 1)
    g.tell("placed", "6.3.4", seat, kind, c, 1)


# --- Birdsong (6.4) --------------------------------------------------------------------------------------


def birdsong(g: Root, seat: int) -> None:
    g.then(steps.WINDOW, seat, BIRDSONG)
    g.then(WOOD_STEP, seat)
    g.then(steps.WINDOW, seat, BIRDSONG)


def wood(g: Root, seat: int) -> None:
    """One wood at every sawmill."""
    place_each(g, seat, WOOD, AT_SAWMILLS, _standing(g, SAWMILL))


def _standing(g: Root, kind: int) -> list[int]:
    return g.on[kind * SPOTS : kind * SPOTS + CLEARINGS]


# --- Daylight (6.5) --------------------------------------------------------------------------------------


def daylight(g: Root, seat: int) -> None:
    g.actions = ACTIONS
    g.then(CRAFT_STEP, seat)


def craft_first(g: Root, seat: int) -> Rule:
    """First she may craft (6.5a)."""
    return craft_menu(g, seat, "6.5a", DAYLIGHT, True, CRAFT_STEP, begin_actions)


def begin_actions(g: Root, seat: int) -> None:
    g.then(ACTIONS_STEP, seat)


def march(g: Root, seat: int) -> None:
    """Two moves; the second may be left out (6.5.2)."""
    g.then(steps.MOVE, seat, BIRD, MUST)
    for _ in range(MARCH_MOVES - 1):
        g.then(steps.MOVE, seat, BIRD, MAY)


def cannot_recruit(g: Root, seat: int) -> Why | None:
    if own(g).recruited:
        return RECRUITED_ALREADY
    if not g.stock[CAT]:
        return NO_WARRIOR_LEFT
    return None if built(g, RECRUITER) else NO_RECRUITER


def recruit(g: Root, seat: int) -> None:
    """One warrior at every recruiter (6.5.3)."""
    own(g).recruited = 1
    place_each(g, seat, CAT, AT_RECRUITERS, _standing(g, RECRUITER))


def do_build(g: Root, seat: int) -> None:
    g.then(BUILD_STEP, seat)


def do_overwork(g: Root, seat: int) -> None:
    g.then(OVERWORK_STEP, seat)


def actions(g: Root, seat: int) -> Rule:
    """Three actions in any order and mix, and one more per bird card spent (6.5b, 6.5c)."""
    hand = g.hands[seat]
    ask = g.ask(seat, "marquise-action", "6.5b", g.actions)
    ask.secret = bool(hand)
    if g.actions:
        menu.offer_actions(g, ask, seat, MENU)
    else:
        menu.block_actions(ask, MENU, NO_ACTIONS)
    for face in faces(hand, BIRDS):
        ask.offer(EXTRA[face])
    menu.offer_common(g, ask, seat, DAYLIGHT)
    ask.offer(END)
    ask.default = END
    choice = yield ask
    if choice is END:
        return
    if choice.verb == "extra":
        spend(g, seat, choice.a, "6.5c")
        g.actions += 1
    elif menu.take_action(g, seat, choice, MENU):
        g.actions -= 1
    else:
        menu.take_common(g, seat, choice)
    g.then(ACTIONS_STEP, seat)


# --- build (6.5.4) ---------------------------------------------------------------------------------------


def cost_of(g: Root, kind: int) -> int:
    """Wood for the leftmost building of the track; -1 if the track is empty."""
    return COST[kind][built(g, kind)] if g.stock[kind] else -1


def connected(g: Root, start: int) -> list[int]:
    """The clearings she rules that connect to this one through clearings she rules (6.5.4.II)."""
    out = [start]
    reached = 1 << start
    ruler = rulers(g)
    for c in out:
        for b in neighbours(g, MARQUISE, c):
            if ruler[b] == MARQUISE and not reached >> b & 1:
                reached |= 1 << b
                out.append(b)
    return out


def wood_for(g: Root, c: int) -> int:
    total = 0
    for b in connected(g, c):
        total += g.on[WOOD * SPOTS + b]
    return total


def cheapest(g: Root) -> int:
    """Wood for the cheapest building; more than there is if every track is empty."""
    return min([cost_of(g, kind) for kind in BUILDINGS if g.stock[kind]], default=BEYOND)


BEYOND: Final = 99


def cannot_build_in(g: Root, c: int, least: int) -> Why | None:
    if rulers(g)[c] != MARQUISE:
        return NOT_RULED
    if not g.room[c]:
        return NO_SLOT
    why = cannot_place(g, MARQUISE, c)
    if why is not None:
        return why
    wood = wood_for(g, c)
    return None if wood >= least else Why("too-little-wood", "6.5.4.II", wood, least)


def cannot_build(g: Root, seat: int) -> Why | None:
    least = cheapest(g)
    if built(g, WOOD) < least:
        return NO_BUILD
    ruler = rulers(g)
    for c in range(CLEARINGS):
        if ruler[c] == MARQUISE and g.room[c] and cannot_build_in(g, c, least) is None:
            return None
    return NO_BUILD


def build(g: Root, seat: int) -> Rule:
    least = cheapest(g)
    ruler = rulers(g)
    ask = g.ask(seat, "build-where", "6.5.4.Ia")
    for c in range(CLEARINGS):
        if (ruler[c] == MARQUISE and g.room[c]) or g.explaining:
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
    g.then(PAY, seat, c, kind, cost_of(g, kind))


def pay_wood(g: Root, seat: int, c: int, kind: int, left: int) -> Rule | None:
    """Take the wood from connected clearings, chosen one by one where it matters (6.5.4.II)."""
    if not left:
        _built(g, seat, c, kind)
        return None
    return ask_pay_wood(g, seat, c, kind, left)


def ask_pay_wood(g: Root, seat: int, c: int, kind: int, left: int) -> Rule:
    ask = g.ask(seat, "pay-wood", "6.5.4.II", left)
    for b in sorted(connected(g, c)):
        if g.on[WOOD * SPOTS + b]:
            ask.offer(FROM[b])
    choice = yield ask
    b = choice.a
    lift(g, WOOD, b, 1, removal.COST)
    g.tell("paid-wood", "6.5.4.II", seat, b)
    g.then(PAY, seat, c, kind, left - 1)


def _built(g: Root, seat: int, c: int, kind: int) -> None:
    points = POINTS[kind][built(g, kind)]
    place(g, kind, c, 1)
    g.tell("built", "6.5.4.III", seat, kind, c)
    score(g, seat, points, "6.5.4.III")


# --- overwork (6.5.5) ------------------------------------------------------------------------------------


def cannot_overwork_in(g: Root, seat: int, c: int) -> Why | None:
    if not g.stock[WOOD]:
        return NO_WOOD_LEFT
    if not g.on[SAWMILL * SPOTS + c]:
        return NO_SAWMILL
    if not holds(g.hands[seat], g.suits[c]):
        return NO_MATCHING_CARD
    return cannot_place(g, MARQUISE, c)


def cannot_overwork(g: Root, seat: int) -> Why | None:
    if not g.stock[WOOD] or not g.hands[seat]:
        return NO_OVERWORK
    for c in range(CLEARINGS):
        if g.on[SAWMILL * SPOTS + c] and cannot_overwork_in(g, seat, c) is None:
            return None
    return NO_OVERWORK


def overwork(g: Root, seat: int) -> Rule | None:
    # The gate: in a world dealt for another seat her hand may match no sawmill.
    return None if cannot_overwork(g, seat) is not None else ask_overwork(g, seat)


def ask_overwork(g: Root, seat: int) -> Rule:
    ask = g.ask(seat, "overwork-where", "6.5.5")
    ask.secret = True  # what can be chosen depends on the hand
    for c in range(CLEARINGS):
        if g.on[SAWMILL * SPOTS + c] or g.explaining:
            ask.offer(IN[c], cannot_overwork_in(g, seat, c))
    choice = yield ask
    g.then(OVERWORK_IN, seat, choice.a)


def overwork_in(g: Root, seat: int, c: int) -> Rule:
    ask = g.ask(seat, "overwork-card", "6.5.5", c)
    ask.secret = True
    offer_faces(ask, SPEND, g.hands[seat], g.suits[c])
    choice = yield ask
    spend(g, seat, choice.a, "6.5.5")
    place(g, WOOD, c, 1)
    g.tell("placed", "6.5.5", seat, WOOD, c, 1)


# --- Evening (6.6) ---------------------------------------------------------------------------------------


def evening(g: Root, seat: int) -> None:
    count = BASE_DRAW
    recruiters = on_map(g, RECRUITER)
    for at in RECRUITER_DRAW:
        if recruiters >= at:
            count += 1
    draw_and_discard(g, seat, count)


MENU: Final[list[menu.Action]] = [
    menu.Action(BATTLE, menu.cannot_battle, menu.do_battle),  # 6.5.1
    menu.Action(MARCH, menu.cannot_move, march),  # 6.5.2
    menu.Action(RECRUIT, cannot_recruit, recruit),  # 6.5.3
    menu.Action(BUILD, cannot_build, do_build),  # 6.5.4
    menu.Action(OVERWORK, cannot_overwork, do_overwork),  # 6.5.5
]

FIELD_HOSPITALS.does(field_hospitals)
SETUP.does(set_up)
FIRST_BUILDING.does(first_building)
BIRDSONG_STEP.does(birdsong)
WOOD_STEP.does(wood)
DAYLIGHT_STEP.does(daylight)
CRAFT_STEP.does(craft_first)
ACTIONS_STEP.does(actions)
BUILD_STEP.does(build)
PAY.does(pay_wood)
OVERWORK_STEP.does(overwork)
OVERWORK_IN.does(overwork_in)
EVENING_STEP.does(evening)
