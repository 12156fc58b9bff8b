"""Limited pieces (1.2), drawing (4.3), crystals, recruits and removals: what many rules share."""

from __future__ import annotations

from typing import Final

from weald.games.ironwood import facts
from weald.games.ironwood.board import MT
from weald.games.ironwood.facts import IC, WW
from weald.games.ironwood.rules import steps
from weald.games.ironwood.state import Ironwood
from weald.kernel import NOBODY


def gain(g: Ironwood, side: int, count: int, rule: str) -> int:
    """Crystals from the supply, as many as are left (1.2.2, 20.1.6)."""
    there = min(count, g.supply())
    if there > 0:
        g.crystals[side] += there
        g.tell("gained", rule, side, there)
    if there < count:
        g.tell("supply-short", "1.2.2", side, count - there)
    return there


def pay(g: Ironwood, side: int, count: int, rule: str) -> None:
    """Spend: available crystals back to the supply (20.1.13)."""
    g.crystals[side] -= count
    g.tell("spent", rule, side, count)


def steal(g: Ironwood, side: int, count: int, rule: str) -> None:
    """From the enemy's available crystals, never from cargo; less if they have less (20.1.14)."""
    count = min(count, g.crystals[1 - side])
    g.crystals[1 - side] -= count
    g.crystals[side] += count
    g.tell("stole", rule, side, count)


def load_cargo(g: Ironwood, count: int, rule: str) -> None:
    """Cargo comes from the shared supply (9.4.8)."""
    there = min(count, g.supply())
    if there > 0:
        g.cargo += there
        g.tell("loaded", rule, IC, there)
    if there < count:
        g.tell("supply-short", "1.2.2", IC, count - there)


# Why cards are drawn, for the step DRAW: the rules that say so.
IN_PREPARATION: Final = 0
BY_PASSING: Final = 1
BY_A_CARD: Final = 2
BY_THE_DRILL: Final = 3
BY_WOODBOT: Final = 4
DRAW_RULES: Final = ("4.3.1", "5.1.4", "20.1.5", "9.4.7", "18.14.5")


def draw(g: Ironwood, side: int, count: int, why: int) -> None:
    """The top cards of the side's own special deck (4.3.1, 20.1.5)."""
    if g.bot != NOBODY:
        if side == g.bot:
            draw_unseen(g, count, False)
            return
        if g.companion:
            g.then(steps.ENTER_DRAW, count, why)
            return
    drawn: list[int] = []
    for _ in range(count):
        if not g.deck[side]:
            if not g.discard[side]:
                break  # 4.3.5
            reshuffle(g, side)
        card = g.deck[side].pop()
        g.hand[side].append(card)
        g.seen[card] |= 1 << side
        drawn.append(card)
    if drawn:
        g.tell_some(1 << side, "drew", DRAW_RULES[why], side, (len(drawn), *drawn), (len(drawn),))
        g.learn(1 << side, "drew-cards", DRAW_RULES[why])


def draw_unseen(g: Ironwood, count: int, to_top: bool) -> int:
    """A bot draws: to the bottom of the bot hand unless told otherwise, seen by nobody (17.4.8)."""
    drawn = 0
    side = g.bot
    while drawn < count:
        if not g.deck[side]:
            if not g.discard[side]:
                break
            reshuffle(g, side)  # 17.2.8
        card = g.deck[side].pop()
        g.hand[side].insert(len(g.hand[side]) if to_top else 0, card)
        drawn += 1
    if drawn:
        g.changed |= 1
        if to_top:
            g.tell("bot-drew-top", "17.4.8", side, drawn)
        else:
            g.tell("bot-drew", "17.4.8", side, drawn)
    return drawn


def reshuffle(g: Ironwood, side: int) -> None:
    """Only the discard pile makes the new deck (4.3.4, 4.3.6)."""
    g.deck[side][:] = g.discard[side]
    g.discard[side].clear()
    g.shuffle(g.deck[side])
    g.tell("reshuffled", "4.3.4", side, len(g.deck[side]))


def draw_visions(g: Ironwood, count: int) -> None:
    """The top visions; an empty vision deck gives none (15.1.2, 15.1.4)."""
    if g.companion:
        g.then(steps.ENTER_VISIONS, count)
        return
    drawn: list[int] = []
    while len(drawn) < count and g.vision_deck:
        card = g.vision_deck.pop()
        g.vision_hand.append(card)
        g.seen[card] |= 1 << WW
        drawn.append(card)
    if drawn:
        g.tell_some(1 << WW, "drew-visions", "15.1.2", WW, (len(drawn), *drawn), (len(drawn),))
        g.learn(1 << WW, "drew-cards", "15.1.2")


# --- a bot's markers on the map and beside its board (17.18, 18.3, 18.7) ---------------------------------
# The marks are never short of a marker: a bot that cannot mark cannot be played.


def bot_marks(g: Ironwood, mountain: int, rule: str) -> None:
    if not g.bot_marks[mountain]:
        g.bot_marks[mountain] = 1
        g.tell("bot-marks", rule, g.bot, MT + mountain)


def bot_unmarks(g: Ironwood, mountain: int, rule: str) -> None:
    if g.bot_marks[mountain]:
        g.bot_marks[mountain] = 0
        g.tell("bot-unmarks", rule, g.bot, MT + mountain)


def add_spirits(g: Ironwood, count: int, rule: str) -> None:
    """As many as are left (1.2.2)."""
    count = min(count, g.marker_supply())
    if count > 0:
        g.spirits += count
        g.changed |= 1
        g.tell("bot-spirits", rule, g.bot, count, g.spirits)


def add_unit(g: Ironwood, unit: int, location: int, rule: str) -> bool:
    """Recruit one unit from the supply, if one is left (1.2.1, 20.1.10)."""
    if unit == facts.GOLEM:
        if g.golem_reserve() <= 0:
            return False
        g.golems[location - MT] += 1
    elif location < MT:
        if g.reserve(WW) <= 0:
            return False
        g.ww[location] += 1
    else:
        if g.reserve(IC) <= 0:
            return False
        g.ic[location - MT] += 1
    g.tell("recruited", rule, WW if location < MT else IC, unit, location)
    return True


def take_woodwalkers(g: Ironwood, forest: int, count: int) -> None:
    """Warriors back to the supply (1.2.4). Who removes them takes unmoved ones first (10.5.3)."""
    left = g.ww[forest] - count
    g.ww[forest] = left
    g.moved[forest] = min(g.moved[forest], left)
    g.again[forest] = min(g.again[forest], g.moved[forest])
    g.by_card[forest] = min(g.by_card[forest], left)


def take_ironclad(g: Ironwood, mountain: int, warriors: int, golems: int) -> None:
    g.ic[mountain] -= warriors
    g.moved_ic[mountain] = min(g.moved_ic[mountain], g.ic[mountain])
    g.golems[mountain] -= golems
    g.moved_golems[mountain] = min(g.moved_golems[mountain], g.golems[mountain])


def remove_unit(g: Ironwood, side: int, unit: int, location: int, rule: str) -> None:
    """Remove: no damage, so no defense and no second point for a golem (20.1.11)."""
    if location < MT:
        take_woodwalkers(g, location, 1)
    else:
        take_ironclad(g, location - MT, 1 if unit == facts.WARRIOR else 0, 1 if unit == facts.GOLEM else 0)
    g.tell("removed", rule, side, unit, location)


def swap_unit(g: Ironwood, location: int, rule: str) -> None:
    """A warrior becomes a golem. An unmoved one goes first; if all have moved, the golem has too (20.1.19)."""
    mountain = location - MT
    if g.ic[mountain] <= g.moved_ic[mountain]:
        g.moved_ic[mountain] -= 1
        g.moved_golems[mountain] += 1
    g.ic[mountain] -= 1
    g.golems[mountain] += 1
    g.tell("swapped", rule, IC, location)


def discard_card(g: Ironwood, card: int, side: int) -> None:
    """Special cards go face up on the discard pile."""
    g.discard[side].append(card)
    g.reveal(card)


steps.DRAW.does(draw)
steps.DRAW_VISIONS.does(draw_visions)
