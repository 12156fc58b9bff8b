"""What both bots share: the bot hand, expending, icons, compensation, the magic die (17.4, 17.19).

Whoever picks something may have to roll the magic die, and against a real box somebody has to enter what it
shows. So picking is a generator: ``place = yield from pick(g, places)``. It asks in companion mode only.
"""

from __future__ import annotations

from collections.abc import Generator

from weald.games.ironwood import facts, words
from weald.games.ironwood.automa.difficulty import RED_ICONS
from weald.games.ironwood.automa.near import NUMBER
from weald.games.ironwood.automa.script import (
    CARD_ICONS,
    CARD_RED,
    COMPENSATION,
    DIE_RESULTS,
    ICONS,
    ROW_RULES,
    row,
)
from weald.games.ironwood.rules import steps
from weald.games.ironwood.rules.supply import discard_card, gain
from weald.games.ironwood.state import Ironwood
from weald.kernel import NOWHERE, Decision, Option

Picked = Generator[Decision, Option, int]


def human(g: Ironwood) -> int:
    return 1 - g.bot


# --- the magic die (17.19) -------------------------------------------------------------------------------


def roll(g: Ironwood) -> Picked:
    """One of the four results (17.19.2), rolled or entered."""
    if not g.companion:
        g.learn(1 << human(g), "chance", "17.19.1")
        return g.below(len(DIE_RESULTS))
    ask = g.ask(human(g), "enter-die", "17.19.1")
    for face in words.DIE_FACE:
        ask.offer(face)
    choice = yield ask
    return choice.a


def read_die(face: int, options: list[int]) -> int:
    """The tied location with the lowest or highest number of a parity (17.19.2); A-14: else of the other."""
    end, _, parity = DIE_RESULTS[face].partition("_")
    wanted = [o for o in options if (NUMBER[o] % 2 == 0) == (parity == "even")]
    ordered = sorted(wanted or options, key=lambda o: NUMBER[o])
    return ordered[0] if end == "lowest" else ordered[-1]


def pick(g: Ironwood, options: list[int]) -> Picked:
    """One of these locations: the die decides between several (17.19.1), a new roll every time (17.19.3)."""
    if len(options) == 1:
        return options[0]
    face = yield from roll(g)
    chosen = read_die(face, options)
    g.tell_all("bot-rolls", "17.19.2", g.bot, (face, chosen, *sorted(options, key=lambda o: NUMBER[o])))
    return chosen


# --- the bot hand (17.4) ---------------------------------------------------------------------------------


def top_card(g: Ironwood, rule: str) -> Picked:
    """Turn up the top card of the bot hand; in companion mode somebody says which it is. NOWHERE if empty."""
    hand = g.hand[g.bot]
    if not hand:
        return NOWHERE
    if g.companion:
        ask = g.ask(human(g), "enter-card", rule)
        for card in could_be(g):
            ask.offer(words.CARD[card])
        choice = yield ask
        put_on_top(g, choice.a)
    card = hand.pop()
    g.reveal(card)
    g.learn(1 << human(g), "saw-a-card", rule)
    return card


def could_be(g: Ironwood) -> list[int]:
    """Every card the top of the bot hand can be: its cards, and what the deck can have given it instead."""
    out = g.hand[g.bot][:]
    if any(not facts.BASIC[c] for c in out):
        out += g.deck[g.bot]
    out.sort()
    return out


def put_on_top(g: Ironwood, card: int) -> None:
    """The entered card changes places with the one our books have on top."""
    hand, deck = g.hand[g.bot], g.deck[g.bot]
    if card not in hand:
        special = next(c for c in reversed(hand) if not facts.BASIC[c])
        i, j = hand.index(special), deck.index(card)
        hand[i], deck[j] = card, special
    i = hand.index(card)
    hand[i], hand[-1] = hand[-1], hand[i]


def expend(g: Ironwood, resolve: bool) -> Picked:
    """The top card goes face up on the leftmost free slot (17.4.2); its icons come next if told so (17.4.3)."""
    card = yield from top_card(g, "17.4.2")
    if card == NOWHERE:
        return NOWHERE
    g.slots[g.bot].append(card)
    g.slot_of[g.bot].append(g.turn)
    g.played = card
    g.changed |= 1
    g.tell("bot-expends", "17.4.2", g.bot, card, 1 if resolve else 0)
    if resolve:
        for i in range(len(CARD_ICONS[card])):
            g.then(steps.BOT_ICON, card, i, g.run)
    return card


def discard_expended(g: Ironwood, card: int) -> None:
    """17.20.6: this card goes, and its slot is free again (A-44)."""
    i = g.slots[g.bot].index(card)
    g.slots[g.bot].pop(i)
    g.slot_of[g.bot].pop(i)
    if facts.BASIC[card]:
        g.aside[g.bot].append(card)
    else:
        discard_card(g, card, g.bot)
    g.tell("discarded", "17.20.6", g.bot, card)


# --- icons (17.4.3 - 17.4.6) -----------------------------------------------------------------------------


def bot_icon(g: Ironwood, card: int, which: int, run: int) -> None:
    """One icon by its row (17.4.3)."""
    if run != g.run:
        return  # the turn has ended or begun anew
    name = CARD_ICONS[card][which]
    icon = ICONS.index(name)
    if CARD_RED[card][which] and not g.harder & RED_ICONS:
        g.tell("bot-ignores-icon", "17.4.6", g.bot, icon)  # no compensation
        return
    g.tell("bot-icon", ROW_RULES[g.bot][name], g.bot, icon)
    g.changed <<= 1
    if name == "alert":
        g.alerts += 1
    g.then(steps.BOT_LINES, row(g, name), 0, card, g.run)
    g.then(steps.BOT_ICON_DONE, icon, g.run)


def bot_icon_done(g: Ironwood, icon: int, run: int) -> None:
    """An icon that changed nothing is worth a crystal (17.4.5)."""
    if run != g.run:
        return
    changed = g.changed & 1
    g.changed >>= 1
    if not changed:
        g.tell("bot-compensated", "17.4.5", g.bot, icon)
        gain(g, g.bot, COMPENSATION, "17.4.5")


def bot_gain(g: Ironwood, count: int, rule: str) -> None:
    if gain(g, g.bot, count, rule):
        g.changed |= 1


steps.BOT_ICON.does(bot_icon)
steps.BOT_ICON_DONE.does(bot_icon_done)
