"""The Lord of the Hundreds (14). Items are in hoard.py, mobs in mobs.py, its Daylight is in daylight.py."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.factions.hundreds import (
    COMMAND,
    HUNDREDS,
    LAVISH,
    LAVISH_WARRIORS,
    MOOD_ITEM,
    MOOD_NAMES,
    OPPRESS_VP,
    PROWESS,
    RAT,
    ROWDY,
    ROWDY_PIECES,
    START,
    STRONGHOLD,
    STUBBORN,
    TRACK_OF,
    WARLORD,
    WRATHFUL,
    daylight,
    hoard,
    mobs,
)  # fmt: skip
from weald.games.root.factions.hundreds.base import (
    ANOINT,
    BIRDSONG_STEP,
    CONTEMPT,
    DAYLIGHT_STEP,
    EVENING_STEP,
    HOME,
    INCITE_STEP,
    LAVISH_STEP,
    MOB_ROLL,
    MOOD,
    MOOD_STEP,
    OPPRESS,
    RAZE,
    RECRUIT_STEP,
    RUINS,
    SETUP,
    own,
    warlord_at,
)  # fmt: skip
from weald.games.root.facts import BASE_DRAW, ITEM_KINDS, NO_ITEM
from weald.games.root.pieces import PIECES_OF
from weald.games.root.rules import menu, steps
from weald.games.root.rules.army import Army
from weald.games.root.rules.battle import hit_reason
from weald.games.root.rules.cards import draw_and_discard
from weald.games.root.rules.corners import offer_corners
from weald.games.root.rules.faction import NO_EXTRAS, Extra, register
from weald.games.root.rules.homelands import FAR, ask_home, claim, site
from weald.games.root.rules.pieces import cannot_place, is_enemy, lift, place, rulers, serves
from weald.games.root.rules.placing import place_each
from weald.games.root.rules.removal import COST
from weald.games.root.rules.ruins import hide_items
from weald.games.root.rules.victory import score
from weald.games.root.state import ATTACKER, BIRDSONG, SEAT, WHERE, Root
from weald.games.root.words import DONE, IN, ITEM
from weald.kernel import NOWHERE, Rule, Why

SAME_MOOD: Final = Why("same-mood", "14.4.4a")

__all__ = ["daylight"]  # imported for its steps

WRATH: Final[list[Extra]] = [(1, "14.7.6", hit_reason("wrathful"))]


class Rules(Army):
    def __init__(self) -> None:
        super().__init__(HUNDREDS)
        self.phases = (BIRDSONG_STEP, DAYLIGHT_STEP, EVENING_STEP)
        self.limit_rule = "14.6.3b"
        self.craft_rule = "14.2.1"
        self.crafting_kinds = (STRONGHOLD,)
        self.placings = ("14.4.2b",)
        self.declares = True
        self.prepares = True

    def set_up(self, g: Root, seat: int) -> None:
        g.then(SETUP, seat)
        g.then(RUINS)

    def settle(self, g: Root, seat: int) -> None:
        g.then(HOME, seat)
        g.then(RUINS)

    def turn_begins(self, g: Root, seat: int) -> None:
        mine = own(g)
        mine.commanded = 0
        mine.advanced = 0

    def weighs_item(self, g: Root, seat: int, face: int) -> bool:
        g.then(CONTEMPT, seat, face)
        return True

    def gain_item(self, g: Root, seat: int, item: int) -> None:
        hoard.gain_crafted(g, seat, item)

    def find_item(self, g: Root, seat: int, item: int) -> None:
        hoard.gain(g, seat, item)  # AMB-50

    def item_points(self, g: Root, face: int) -> int:
        return 0 if own(g).keeping else super().item_points(g, face)  # 14.2.3a

    def declare(self, g: Root, which: int) -> Rule | None:
        return hoard.declare(g, which)

    def prepare(self, g: Root, which: int) -> Rule | None:
        return mobs.prepare(g, which)

    def max_rolled_hits(self, g: Root, which: int, c: int) -> int:
        return 0 if which == ATTACKER and own(g).looting else super().max_rolled_hits(g, which, c)  # 14.2.5b

    def extra_hits(self, g: Root, which: int) -> list[Extra]:
        if which != ATTACKER or own(g).mood != WRATHFUL:
            return NO_EXTRAS
        c = g.battle[WHERE] if g.battle else warlord_at(g)
        return WRATH if c != NOWHERE and g.on[WARLORD * SPOTS + c] else NO_EXTRAS

    def ignored_hits(self, g: Root, which: int, hits: int) -> int:
        """The first hit in a battle at the stubborn warlord, an ambush's too (14.7.7)."""
        mine = own(g)
        if mine.mood != STUBBORN or mine.shrugged or not g.on[WARLORD * SPOTS + g.battle[WHERE]]:
            return 0
        mine.shrugged = 1
        g.tell("shrugged", "14.7.7", g.battle[SEAT + which])
        return 1

    def after_battle(self, g: Root, which: int) -> None:
        hoard.after_battle(g, which)


register(Rules())


# --- setup (14.3) ----------------------------------------------------------------------------------------


def set_up(g: Root, seat: int) -> Rule:
    ask = g.ask(seat, "hundreds-start", "14.3.1b")
    offer_corners(g, ask)
    choice = yield ask
    g.start[seat] = choice.a
    begin_in(g, seat, choice.a, "14.3.1b")


def settle_home(g: Root, seat: int) -> Rule:
    """At the edge, far from enemy homelands (A.11.9)."""
    choice = yield ask_home(g, seat, FAR, site(g, HUNDREDS, 1, edge=True))
    claim(g, seat, choice.a)
    begin_in(g, seat, choice.a, "A.11.9")


def begin_in(g: Root, seat: int, c: int, rule: str) -> None:
    place(g, WARLORD, c, 1)
    g.tell("placed", rule, seat, WARLORD, c, 1)
    place(g, RAT, c, START)
    g.tell("placed", rule, seat, RAT, c, START)
    place(g, STRONGHOLD, c, 1)
    g.tell("placed", rule, seat, STRONGHOLD, c, 1)


def set_up_ruins(g: Root) -> None:
    """If there are no items under the ruins yet (14.3.2)."""
    if not any(g.ruin_items):
        hide_items(g)


# --- Birdsong (14.4) -------------------------------------------------------------------------------------


def birdsong(g: Root, seat: int) -> None:
    g.then(steps.WINDOW, seat, BIRDSONG)
    g.then(RAZE, seat)
    g.then(MOB_ROLL, seat, mobs.BY_RAZING)
    g.then(steps.WINDOW, seat, BIRDSONG)
    g.then(RECRUIT_STEP, seat)
    g.then(ANOINT, seat)
    g.then(MOOD_STEP, seat)
    g.then(steps.WINDOW, seat, BIRDSONG)
    g.then(LAVISH_STEP, seat)


def recruit(g: Root, seat: int) -> None:
    """Warriors by prowess at the warlord, then one for each stronghold (14.4.2)."""
    c = warlord_at(g)
    if c != NOWHERE:
        place_at(g, seat, c, own(g).value(PROWESS), "14.4.2a")
    place_each(g, seat, RAT, 0, [g.on[STRONGHOLD * SPOTS + b] for b in range(CLEARINGS)])
    if g.stock[WARLORD]:  # else moods come next, where everything is offered
        g.then(steps.WINDOW, seat, BIRDSONG)


def place_at(g: Root, seat: int, c: int, count: int, rule: str) -> None:
    """Warriors at the warlord, where they may be placed."""
    if cannot_place(g, HUNDREDS, c) is None:
        placed = place(g, RAT, c, count)
        if placed:
            g.tell("placed", rule, seat, RAT, c, placed)


def anoint(g: Root, seat: int) -> Rule | None:
    """A warlord who has fallen takes the place of a warrior, or (14.4.3b) comes anywhere."""
    if not g.stock[WARLORD]:
        return None
    free = [c for c in range(CLEARINGS) if cannot_place(g, HUNDREDS, c) is None]
    return ask_anoint(g, seat, [c for c in free if g.on[RAT * SPOTS + c]], free) if free else None


def ask_anoint(g: Root, seat: int, followers: list[int], free: list[int]) -> Rule:
    rule = "14.4.3a" if followers else "14.4.3b"
    ask = g.ask(seat, "anoint-where", rule)
    for c in followers or free:
        ask.offer(IN[c])
    choice = yield ask
    if followers:
        lift(g, RAT, choice.a, 1, COST)
    place(g, WARLORD, choice.a, 1)
    g.tell("anointed", rule, seat, choice.a)


def cannot_feel(g: Root, mood: int) -> Why | None:
    """Another mood, whose item is not in the hoard (14.4.4a)."""
    if mood == own(g).mood:
        return SAME_MOOD
    item = MOOD_ITEM[mood]
    return Why("item-in-hoard", "14.4.4a", item) if item != NO_ITEM and hoard.has_item(g, item) else None


def choose_mood(g: Root, seat: int) -> Rule | None:
    mine = own(g)
    for mood in range(len(MOOD_NAMES)):
        if cannot_feel(g, mood) is None:
            return ask_mood(g, seat)
    g.tell("mood-stays", "14.4.4b", seat, mine.mood)  # only Lavish can be the last one left
    return None


def ask_mood(g: Root, seat: int) -> Rule:
    mine = own(g)
    ask = g.ask(seat, "mood", "14.4.4a", mine.mood)
    for option in MOOD:
        ask.offer(option, cannot_feel(g, option.a))
    menu.offer_common(g, ask, seat, BIRDSONG)
    choice = yield ask
    if choice.verb == "mood":
        mine.mood = choice.a
        g.tell("new-mood", "14.4.4a", seat, choice.a)
    else:
        menu.take_common(g, seat, choice)
        g.then(MOOD_STEP, seat)


def lavish(g: Root, seat: int) -> Rule | None:
    """At the end of Birdsong a lavish warlord may squander items for two warriors each (14.7.1)."""
    mine = own(g)
    c = warlord_at(g)
    if mine.mood != LAVISH or c == NOWHERE or not g.stock[RAT] or cannot_place(g, HUNDREDS, c) is not None:
        return None
    return ask_lavish(g, seat, c) if mine.hoard[COMMAND] or mine.hoard[PROWESS] else None


def ask_lavish(g: Root, seat: int, c: int) -> Rule:
    ask = g.ask(seat, "lavish", "14.7.1a")
    for item in range(ITEM_KINDS):
        if TRACK_OF[item] != NO_ITEM and hoard.has_item(g, item):
            ask.offer(ITEM[item])
    ask.offer(DONE)
    ask.default = DONE
    choice = yield ask
    if choice is DONE:
        return
    own(g).hoard[TRACK_OF[choice.a]].remove(choice.a)  # the others move up (14.7.1b)
    g.gone[choice.a] += 1
    g.tell("squandered", "14.7.1a", seat, choice.a)
    place_at(g, seat, c, LAVISH_WARRIORS, "14.7.1a")
    g.then(LAVISH_STEP, seat)


# --- Evening (14.6) --------------------------------------------------------------------------------------


def evening(g: Root, seat: int) -> None:
    g.then(INCITE_STEP, seat)


def enemy_pieces(g: Root, c: int) -> int:
    """Pieces of enemies in a clearing, pawns included (G.1.10)."""
    total = 0
    for side in g.sides:
        if side != HUNDREDS and is_enemy(g, HUNDREDS, side):
            for kind in PIECES_OF[side]:
                if not serves(g, HUNDREDS, kind):
                    total += g.on[kind * SPOTS + c]
            if g.pawns[side] == c:
                total += 1
    return total


def oppressed(g: Root) -> int:
    """Clearings it rules where no enemy piece is."""
    ruler = rulers(g)
    total = 0
    for c in range(CLEARINGS):
        if ruler[c] == HUNDREDS and not enemy_pieces(g, c):
            total += 1
    return total


def oppress(g: Root, seat: int) -> None:
    """Points by oppressed clearings (14.6.2), then it draws (14.6.3)."""
    count = oppressed(g)
    if count:
        g.tell("oppressed", "14.6.2", seat, count)
        score(g, seat, OPPRESS_VP[min(count, len(OPPRESS_VP) - 1)], "14.6.2")
    draw_and_discard(g, seat, BASE_DRAW + rowdy(g))


def rowdy(g: Root) -> int:
    """Cards more for a rowdy warlord (14.7.3)."""
    if own(g).mood != ROWDY:
        return 0
    c = warlord_at(g)
    return 2 if c != NOWHERE and enemy_pieces(g, c) >= ROWDY_PIECES else 1


SETUP.does(set_up)
HOME.does(settle_home)
RUINS.does(set_up_ruins)
BIRDSONG_STEP.does(birdsong)
RECRUIT_STEP.does(recruit)
ANOINT.does(anoint)
MOOD_STEP.does(choose_mood)
LAVISH_STEP.does(lavish)
EVENING_STEP.does(evening)
OPPRESS.does(oppress)
