"""Sunward Expedition and Mole Artisans."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.hirelings import FOOTHOLD
from weald.games.root.hirelings.base import (
    ELSEWHERE,
    MARCH_STEP,
    MOVE_STEP,
    NO_PLACE,
    Hireling,
    can_fight,
    can_march,
    enrol,
    hirelings_of,
    sites,
)
from weald.games.root.names import name_fields
from weald.games.root.rules import steps
from weald.games.root.rules.cards import discard
from weald.games.root.rules.pieces import cannot_place, lift, place
from weald.games.root.rules.removal import EFFECT
from weald.games.root.state import DAYLIGHT, Root
from weald.games.root.words import DONE, FROM, IN, WORDS
from weald.kernel import Rule, Why, bit

MARCH: Final = WORDS.one("expedition-march")
CAMP: Final = WORDS.one("expedition-camp")
KEEP: Final = WORDS.one("artisans-keep")

LAND: Final = steps.STEPS.declare("expedition-land")
LEAVE: Final = steps.STEPS.declare("expedition-leave")
ACT: Final = steps.STEPS.declare("expedition-act")
CAMP_STEP: Final = steps.STEPS.declare("expedition-camp")
KEEP_STEP: Final = steps.STEPS.declare("artisans-keep")
name_fields(
    {
        "expedition-land": ("count",),
        "expedition-camp": ("count",),
        "foothold-left": ("place:place",),
        "artisans-keep": ("card:card",),
        "artisans-kept": ("card:card",),
        "artisans-returned": ("count",),
    }
)

LANDING: Final = 3
NO_FOOTHOLD: Final = Why("no-foothold", "E.2.4")
NO_EXPEDITION: Final = Why("no-expedition", "E.2.4")


class SunwardExpedition(Hireling):
    def __init__(self) -> None:
        super().__init__("sunward_expedition")
        self.phase = DAYLIGHT
        self.sets_up = True

    def set_up(self, g: Root, seat: int) -> None:
        g.then(LAND, seat)

    def footholds(self, g: Root) -> list[int]:
        return [c for c in range(CLEARINGS) if g.on[FOOTHOLD * SPOTS + c]]

    def cannot_act(self, g: Root, seat: int) -> Why | None:
        return None if self.footholds(g) or sites(g, seat, FOOTHOLD, self.side, ELSEWHERE) else NO_PLACE

    def act(self, g: Root, seat: int) -> None:
        if not g.stock[FOOTHOLD]:
            g.then(LEAVE, seat)
        g.then(LAND, seat)
        g.then(ACT, seat)


def leave(g: Root, seat: int) -> Rule:
    """With all footholds on the map one is taken up first."""
    ask = g.ask(seat, "expedition-leave", "E.2.4")
    for c in EXPEDITION.footholds(g):
        ask.offer(FROM[c])
    choice = yield ask
    lift(g, FOOTHOLD, choice.a, 1, EFFECT)
    g.tell("foothold-left", "E.2.4", seat, choice.a)


def land(g: Root, seat: int) -> Rule | None:
    """A foothold and up to three warriors where there is no foothold."""
    found = sites(g, seat, FOOTHOLD, EXPEDITION.side, ELSEWHERE)
    return ask_land(g, seat, found) if found and g.stock[FOOTHOLD] else None


def ask_land(g: Root, seat: int, found: list[int]) -> Rule:
    ask = g.ask(seat, "expedition-land", "E.2", min(LANDING, g.stock[EXPEDITION.warrior]))
    for c in found:
        ask.offer(IN[c])
    choice = yield ask
    place(g, FOOTHOLD, choice.a, 1)
    g.tell("placed", "E.2", seat, FOOTHOLD, choice.a, 1)
    placed = place(g, EXPEDITION.warrior, choice.a, LANDING)
    if placed:
        g.tell("placed", "E.2", seat, EXPEDITION.warrior, choice.a, placed)


def act(g: Root, seat: int) -> Rule:
    """A move and then a battle, or a warrior at each foothold."""
    side = EXPEDITION.side
    ask = g.ask(seat, "expedition-act", "E.2.4")
    ask.offer(MARCH, None if can_march(g, side) or can_fight(g, side) else NO_EXPEDITION)
    ask.offer(CAMP, None if EXPEDITION.footholds(g) and g.stock[EXPEDITION.warrior] else NO_FOOTHOLD)
    ask.offer(DONE)
    choice = yield ask
    if choice is MARCH:
        g.then(MOVE_STEP, seat, side)
        g.then(MARCH_STEP, seat, side)
    elif choice is CAMP:
        wanted = 0
        for c in EXPEDITION.footholds(g):
            wanted |= bit(c)
        g.then(CAMP_STEP, seat, wanted)


def camp(g: Root, seat: int, wanted: int) -> Rule | None:
    """Where they are too few the controller chooses (1.5.4b)."""
    kind = EXPEDITION.warrior
    open_ = [c for c in range(CLEARINGS) if wanted >> c & 1 and cannot_place(g, EXPEDITION.side, c) is None]
    if len(open_) > g.stock[kind] > 0:
        return ask_camp(g, seat, open_)
    for c in open_:
        if place(g, kind, c, 1):
            g.tell("placed", "E.2.4", seat, kind, c, 1)
    return None


def ask_camp(g: Root, seat: int, open_: list[int]) -> Rule:
    kind = EXPEDITION.warrior
    ask = g.ask(seat, "expedition-camp", "E.2.4", g.stock[kind])
    for c in open_:
        ask.offer(IN[c])
    choice = yield ask
    place(g, kind, choice.a, 1)
    g.tell("placed", "E.2.4", seat, kind, choice.a, 1)
    left = 0
    for c in open_:
        if c != choice.a:
            left |= bit(c)
    g.then(CAMP_STEP, seat, left)


class MoleArtisans(Hireling):
    """A crafted item's card may come back at the end of Evening."""

    def __init__(self) -> None:
        super().__init__("mole_artisans")

    def keeps_crafted(self, g: Root, seat: int, card: int) -> bool:
        if g.lord[self.side] != seat:
            return False
        g.played.append(card)
        g.then(KEEP_STEP, seat, card)
        return True

    def turn_ends(self, g: Root, seat: int) -> None:
        if g.lord[self.side] == seat:
            take_back(g, seat)


def keep(g: Root, seat: int, card: int) -> Rule:
    ask = g.ask(seat, "artisans-keep", "E.2.2", card)
    ask.offer(KEEP)
    ask.offer(DONE)
    choice = yield ask
    g.played.remove(card)
    if choice is KEEP:
        hirelings_of(g).kept.append(card)
        g.tell("artisans-kept", "E.2.2", seat, card)
    else:
        discard(g, card)


def take_back(g: Root, seat: int) -> None:
    """After the hand limit was looked at."""
    mine = hirelings_of(g)
    if mine.kept:
        g.tell("artisans-returned", "E.2.2", seat, len(mine.kept))
        g.hands[seat] += mine.kept
        mine.kept.clear()


EXPEDITION: Final = SunwardExpedition()
enrol(EXPEDITION)
enrol(MoleArtisans())
LAND.does(land)
LEAVE.does(leave)
ACT.does(act)
CAMP_STEP.does(camp)
KEEP_STEP.does(keep)
