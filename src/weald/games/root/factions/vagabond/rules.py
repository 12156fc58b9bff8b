"""The Vagabond (9): setup, Birdsong, moving, Evening. Its Daylight is in daylight.py, its battles in battle.py."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import FORESTS
from weald.games.root.factions.vagabond import (
    CHARACTER_ITEMS,
    CONDITIONS,
    DAMAGED,
    DAMAGED_SPENT,
    ITEM_LIMIT,
    ITEM_LIMIT_BAG,
    QUESTS_SHOWN,
    READY,
    REFRESH,
    REFRESH_TEA,
    SECOND_VAGABOND,
    SPENT,
    TRACK,
    VAGABOND,
    VAGABONDS,
    battle,
    daylight,
)  # fmt: skip
from weald.games.root.factions.vagabond.base import (
    BIRDSONG_STEP,
    CHARACTER,
    DAMAGE_ITEMS,
    DAYLIGHT_STEP,
    DROP,
    EVENING_STEP,
    LAST,
    LIMIT,
    OVER_LIMIT,
    PAY_STEP,
    REFRESH_ITEM,
    REFRESH_STEP,
    REST_STEP,
    SETUP,
    SLIP,
    TABLE_SETUP,
    own,
)  # fmt: skip
from weald.games.root.factions.vagabond.items import (
    add_item,
    all_from,
    exhaust,
    exhausted,
    gain,
    in_condition,
    lose_item,
    offer_items,
    ready,
    refresh,
    repair,
    shelve,
    undamaged_swords,
)  # fmt: skip
from weald.games.root.factions.vagabond.relations import anger, cannot_form, meet, play_dominance
from weald.games.root.factions.vagabond.walking import (
    FREE_SALLY,
    can_walk,
    cannot_embark,
    embark,
    roads,
    walk,
    walk_freely,
)  # fmt: skip
from weald.games.root.facts import (
    ANY_SUIT,
    BAG,
    BASE_DRAW,
    BOARD_KINDS,
    BOOT,
    COIN,
    FIRST_QUEST,
    FIRST_SUIT,
    HAMMER,
    PLAIN,
    QUESTS,
    TEA,
)  # fmt: skip
from weald.games.root.rules import menu, steps
from weald.games.root.rules.cards import draw_and_discard
from weald.games.root.rules.draft import draft_of, is_drafted
from weald.games.root.rules.faction import Faction, register
from weald.games.root.rules.move import cannot_enter
from weald.games.root.rules.ruins import hide_items
from weald.games.root.state import BIRDSONG, DRAWN, EVENING, Root
from weald.games.root.words import DONE, IN, TO
from weald.kernel import NOBODY, Rule, Why

OTHER_CHARACTER: Final = Why("other-character-dealt", "A.8.1.III")
CHARACTER_TAKEN: Final = Why("character-taken", "9.3.1")


class Rules(Faction):
    def __init__(self, side: int) -> None:
        super().__init__(side)
        self.phases = (BIRDSONG_STEP, DAYLIGHT_STEP, EVENING_STEP)
        self.limit_rule = "9.6.3"
        self.craft_rule = "9.2.1a"
        self.watches_battles = True
        self.declares = True
        self.characters = len(CHARACTER)

    def set_up(self, g: Root, seat: int) -> None:
        if self.side == VAGABOND or g.seat_of[VAGABOND] == NOBODY:  # once for both (9.7.1)
            g.then(TABLE_SETUP)

    def turn_begins(self, g: Root, seat: int) -> None:
        mine = own(g, self.side)
        mine.improvised = 0
        mine.aids = [0] * len(mine.aids)

    def can_move(self, g: Root, suit: int) -> bool:
        return can_walk(g, self.side, ready(own(g, self.side), BOOT))

    def free_move(self, g: Root, seat: int) -> None:
        walk_freely(g, seat)

    def sally(self, g: Root, seat: int) -> None:
        walk_freely(g, seat, FREE_SALLY)

    def cannot_sail(self, g: Root, seat: int, a: int, b: int) -> Why | None:
        return cannot_embark(g, self.side, a, b)

    def sail(self, g: Root, seat: int, a: int, b: int) -> Rule | None:
        embark(g, seat, b)
        return None

    def driven(self, g: Root, seat: int, a: int, b: int) -> None:
        embark(g, seat, b, "1.5.5")

    def mugged(self, g: Root, seat: int) -> None:
        g.then(DAMAGE_ITEMS, g.pawns[self.side], 1, seat)

    def crafting(self, g: Root, seat: int) -> list[int]:
        """Hammers, all of the suit of the pawn's clearing (9.2.1a)."""
        free = [0, 0, 0, 0]
        here = g.pawns[self.side]
        if here < FORESTS:
            mask = g.suits[here]
            free[ANY_SUIT if mask & (mask - 1) else FIRST_SUIT[mask]] = ready(own(g, self.side), HAMMER)
        return free

    def activate(self, g: Root, seat: int, suit: int, count: int) -> None:
        for _ in range(count):
            exhaust(g, self.side, HAMMER)

    def means(self, g: Root, seat: int) -> int:
        return all_from(own(g, self.side), TRACK, SPENT)

    def pay_otherwise(self, g: Root, seat: int, count: int) -> None:
        g.then(PAY_STEP, seat, count)  # 11.2.6.III

    def gain_item(self, g: Root, seat: int, item: int) -> None:
        gain(g, self.side, item)  # 9.2.1b

    def removes(self, g: Root, seat: int, kind: int, count: int) -> int:
        return anger(g, self.side, kind, count)

    def removes_rule(self) -> str:
        return "9.2.9.III.a"

    def swept(self, g: Root, c: int, by: int) -> None:
        battle.swept(g, self.side, c)

    def declare(self, g: Root, which: int) -> Rule | None:
        return battle.declare(g, self.side, which)

    def joins(self, g: Root) -> Rule | None:
        return battle.joins(g, self.side)

    def remains_after_ambush(self, g: Root, which: int, c: int) -> bool:
        return True  # AMB-03

    def max_rolled_hits(self, g: Root, which: int, c: int) -> int:
        return undamaged_swords(own(g, self.side)) + battle.allied(g, which)  # 9.2.6, 9.2.9.II.c1

    def lends(self, g: Root) -> int:
        return undamaged_swords(own(g, self.side))

    def defenseless(self, g: Root, c: int) -> bool:
        return undamaged_swords(own(g, self.side)) == 0  # 9.2.4

    def battle_effects(self, g: Root, which: int) -> list[int]:
        return battle.OPTIONAL

    def take_hits(self, g: Root, which: int, hits: int) -> Rule | None:
        return battle.take_hits(g, self.side, which, hits)

    def after_battle(self, g: Root, which: int) -> None:
        battle.after_battle(g, self.side, which)

    def cannot_activate(self, g: Root, seat: int) -> Why | None:
        return cannot_form(g, seat)

    def activate_dominance(self, g: Root, seat: int, card: int) -> None:
        play_dominance(g, seat, card)


for _side in VAGABONDS:
    register(Rules(_side))


# --- setup (9.3) -----------------------------------------------------------------------------------------


def set_up_table(g: Root) -> None:
    """Quests, and the items under the ruins: one set, or with two Vagabonds both, two per ruin (9.3.3, 9.3.4, 9.7.1)."""
    g.quest_deck[:] = [FIRST_QUEST + q for q in range(QUESTS)]
    g.shuffle(g.quest_deck)
    for _ in range(QUESTS_SHOWN):
        daylight.reveal_quest(g, NOBODY)
    if not any(g.ruin_items):
        hide_items(g)
    both = g.seat_of[SECOND_VAGABOND] != NOBODY
    first = g.below(2) if both else 0  # 9.7.1b
    g.then(SETUP, g.seat_of[VAGABONDS[first]])
    if both:
        g.then(SETUP, g.seat_of[VAGABONDS[1 - first]])


def set_up(g: Root, seat: int) -> Rule:
    v = g.side[seat]
    mine = own(g, v)
    taken = [own(g, other).character for other in VAGABONDS if g.seat_of[other] != NOBODY]
    ask = g.ask(seat, "character", "9.3.1")
    dealt = draft_of(g).character if is_drafted(g) else NOBODY
    for option in CHARACTER:
        if dealt not in (NOBODY, option.a):
            ask.offer(option, OTHER_CHARACTER)  # A.8.1.III
        else:
            ask.offer(option, CHARACTER_TAKEN if option.a in taken else None)
    choice = yield ask
    character = choice.a
    ask = g.ask(seat, "pawn-where", "9.3.2")
    for place in g.board().forests:
        ask.offer(IN[place])
    choice = yield ask
    g.pawns[v] = choice.a
    mine.character = character
    g.tell("chose-character", "9.3.1", seat, character, choice.a)
    for item in CHARACTER_ITEMS[character]:  # 9.3.5
        add_item(mine, READY, item)
    shelve(mine)
    meet(g, v)


# --- Birdsong (9.4) --------------------------------------------------------------------------------------


def birdsong(g: Root, seat: int) -> None:
    mine = own(g, g.side[seat])
    mine.teas = in_condition(mine, TRACK, TEA)
    g.actions = REFRESH_TEA * mine.teas + REFRESH
    g.then(steps.WINDOW, seat, BIRDSONG)
    g.then(REFRESH_STEP, seat)
    g.then(SLIP, seat)
    g.then(steps.WINDOW, seat, BIRDSONG)


def refresh_step(g: Root, seat: int) -> Rule | None:
    """Two per tea, then up to three more; damaged ones too (9.4.1, AMB-44)."""
    v = g.side[seat]
    mine = own(g, v)
    left = exhausted(mine)
    if not left or not g.actions:
        return None
    if left > g.actions:
        return ask_refresh(g, seat)
    for kind in range(BOARD_KINDS):
        for condition in (SPENT, DAMAGED_SPENT):
            while mine.items[condition * BOARD_KINDS + kind]:
                refresh(g, v, condition, kind, "9.4.1")
    return None


def ask_refresh(g: Root, seat: int) -> Rule:
    v = g.side[seat]
    mine = own(g, v)
    ask = g.ask(seat, "refresh", "9.4.1", g.actions)
    offer_items(ask, REFRESH_ITEM, mine, SPENT, DAMAGED)
    offer_items(ask, REFRESH_ITEM, mine, DAMAGED_SPENT, CONDITIONS)
    menu.offer_common(g, ask, seat, BIRDSONG)
    if g.actions <= REFRESH:
        ask.offer(DONE)
    choice = yield ask
    if choice is DONE:
        return
    if choice.verb == "refresh":
        refresh(g, v, choice.b, choice.a, "9.4.1")
        g.actions -= 1
    else:
        menu.take_common(g, seat, choice)
    g.then(REFRESH_STEP, seat)


def slip(g: Root, seat: int) -> Rule:
    """A free move to an adjacent clearing or forest, whatever bars leaving or whoever is there (9.4.2)."""
    v = g.side[seat]
    ask = g.ask(seat, "slip", "9.4.2a", g.pawns[v])
    ask.offer(DONE)
    for place in roads(g, v):
        ask.offer(TO[place], cannot_enter(g, place))
    menu.offer_common(g, ask, seat, BIRDSONG)
    choice = yield ask
    if choice.verb == "to":
        walk(g, seat, choice.a, "9.4.2a")
    elif choice is not DONE:
        menu.take_common(g, seat, choice)
        g.then(SLIP, seat)


# --- Evening (9.6) ---------------------------------------------------------------------------------------


def evening(g: Root, seat: int) -> None:
    if g.pawns[g.side[seat]] >= FORESTS:
        if g.offers:
            g.then(steps.WINDOW, seat, EVENING)
        g.then(REST_STEP, seat)
    g.then(LAST, seat)


def rest(g: Root, seat: int) -> None:
    """In a forest all that is damaged is mended (9.6.1, AMB-15)."""
    v = g.side[seat]
    mine = own(g, v)
    for kind in range(BOARD_KINDS):
        while mine.items[DAMAGED_SPENT * BOARD_KINDS + kind]:
            refresh(g, v, DAMAGED_SPENT, kind, "9.6.1")
        while mine.items[DAMAGED * BOARD_KINDS + kind]:
            repair(g, v, DAMAGED, kind, "9.6.1")


def last(g: Root, seat: int) -> None:
    draw_and_discard(g, seat, BASE_DRAW + in_condition(own(g, g.side[seat]), TRACK, COIN))  # 9.6.2
    g.then(OVER_LIMIT, seat)


def over_limit(g: Root, v: int) -> int:
    """Items in satchel and damaged box above six plus two per face-up bag on the track (9.6.4a)."""
    mine = own(g, v)
    return all_from(mine, READY, CONDITIONS) - ITEM_LIMIT - ITEM_LIMIT_BAG * in_condition(mine, TRACK, BAG)


def before_the_limit(g: Root, seat: int) -> None:
    if over_limit(g, g.side[seat]) > 0 and g.offers:
        g.then(steps.WINDOW, seat, DRAWN)
    g.then(LIMIT, seat)


def item_limit(g: Root, seat: int) -> Rule | None:
    return ask_drop(g, seat) if over_limit(g, g.side[seat]) > 0 else None


def ask_drop(g: Root, seat: int) -> Rule:
    v = g.side[seat]
    mine = own(g, v)
    ask = g.ask(seat, "drop-item", "9.6.4b", over_limit(g, v))
    offer_items(ask, DROP, mine, READY, CONDITIONS)
    choice = yield ask
    lose_item(mine, choice.b, choice.a)
    g.gone[PLAIN[choice.a]] += 1
    g.tell("dropped", "9.6.4b", seat, choice.a)
    g.then(LIMIT, seat)


TABLE_SETUP.does(set_up_table)
SETUP.does(set_up)
BIRDSONG_STEP.does(birdsong)
REFRESH_STEP.does(refresh_step)
SLIP.does(slip)
EVENING_STEP.does(evening)
REST_STEP.does(rest)
LAST.does(last)
OVER_LIMIT.does(before_the_limit)
LIMIT.does(item_limit)
