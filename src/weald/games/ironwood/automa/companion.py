"""Companion mode: the box is on somebody's table, and what comes out of it is entered by hand.

The state still holds whole piles. A card that is named changes places with the one our books had there, so
everything after it works as if it had been dealt.
"""

from __future__ import annotations

from weald.games.ironwood import facts, words
from weald.games.ironwood.facts import IC, WW
from weald.games.ironwood.rules import steps
from weald.games.ironwood.rules.supply import DRAW_RULES, reshuffle
from weald.games.ironwood.state import Ironwood
from weald.kernel import Rule


def enter_draw(g: Ironwood, left: int, why: int) -> Rule:
    """Which card did the human draw (4.3.1)?"""
    side = 1 - g.bot
    deck = g.deck[side]
    if not deck:
        if g.discard[side]:
            reshuffle(g, side)
            g.then(steps.ENTER_DRAW, left, why)
        return
    ask = g.ask(side, "enter-draw", DRAW_RULES[why], left)
    ask.sealed = True
    for card in sorted(deck):
        ask.offer(words.CARD[card])
    choice = yield ask
    deck.remove(choice.a)
    g.hand[side].append(choice.a)
    g.seen[choice.a] |= 1 << side
    g.tell_some(1 << side, "drew", DRAW_RULES[why], side, (1, choice.a), (1,))
    if left > 1:
        g.then(steps.ENTER_DRAW, left - 1, why)


def enter_visions(g: Ironwood, left: int) -> Rule:
    """Which vision did the human draw (15.1.2)?"""
    if not g.vision_deck:
        return
    ask = g.ask(WW, "enter-vision", "15.1.2", left)
    ask.sealed = True
    for card in sorted(g.vision_deck):
        ask.offer(words.CARD[card])
    choice = yield ask
    g.vision_deck.remove(choice.a)
    g.vision_hand.append(choice.a)
    g.seen[choice.a] |= 1 << WW
    g.tell_some(1 << WW, "drew-visions", "15.1.2", WW, (1, choice.a), (1,))
    if left > 1:
        g.then(steps.ENTER_VISIONS, left - 1)


def enter_look(g: Ironwood) -> Rule:
    """Which vision lies on top (9.4.6)?"""
    deck = g.vision_deck
    if not deck:
        return
    if not g.seen[deck[-1]] & (1 << IC):
        ask = g.ask(IC, "enter-top-vision", "9.4.6")
        for card in sorted(deck):
            ask.offer(words.CARD[card])
        choice = yield ask
        i = deck.index(choice.a)
        deck[i], deck[-1] = deck[-1], deck[i]
    g.seen[deck[-1]] |= 1 << IC
    g.tell_some(1 << IC, "looked-at-vision", "9.4.6", IC, (deck[-1],), ())


def enter_first_vision(g: Ironwood) -> Rule:
    """Which inner vision does the human keep (2.2.1)?"""
    ask = g.ask(WW, "enter-first-vision", "2.2.1")
    ask.sealed = True
    for card in facts.INNER_VISIONS:
        ask.offer(words.CARD[card])
    choice = yield ask
    keep_vision(g, choice.a)


def keep_vision(g: Ironwood, vision: int) -> None:
    (kept,) = g.vision_hand
    if vision != kept:
        i = g.vision_deck.index(vision)
        g.vision_deck[i] = kept
        g.seen[kept] = 0
        g.vision_hand[0] = vision
    g.seen[vision] = 1 << WW
    g.tell_some(1 << WW, "first-vision", "2.2.1", WW, (vision,), ())


steps.ENTER_FIRST_VISION.does(enter_first_vision)
steps.ENTER_DRAW.does(enter_draw)
steps.ENTER_VISIONS.does(enter_visions)
steps.ENTER_LOOK.does(enter_look)
