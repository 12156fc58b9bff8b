"""Chapters 2 and 19: setting up, beginner mode and handicap."""

from __future__ import annotations

from typing import Final

from weald.games.ironwood import facts, words
from weald.games.ironwood.automa import setup as solo
from weald.games.ironwood.board import FERRUM, INNER_MOUNTAINS, MT, OUTER_FORESTS
from weald.games.ironwood.facts import IC, WW
from weald.games.ironwood.rules import steps
from weald.games.ironwood.rules.supply import add_unit
from weald.games.ironwood.state import FORGE, Ironwood
from weald.kernel import NOBODY, Rule, Value, Why, bit

ALREADY_STRENGTHENED: Final = Why("already-strengthened", "19.2.2")


def set_up(g: Ironwood, options: dict[str, Value]) -> None:
    """For two (2), or alone against a bot (17.1, 18.1)."""
    g.pauses = 1 if options["end_turn"] else 0
    g.ordered = 1 if options["ordered"] else 0
    if options["solo"] == "none":
        two_players(g)
    else:
        solo.lay_out(g, options)
    for side, key in ((WW, "handicap_woodwalkers"), (IC, "handicap_ironclad")):
        if side != g.bot and options[key]:
            g.then(steps.HANDICAP, side, int(options[key]), 0)
    g.then(steps.PREPARATION)


def two_players(g: Ironwood) -> None:
    for side in (WW, IC):
        g.hand[side][:] = facts.BASICS[side]  # 2.1.3
        g.conceal(g.hand[side], side)
        g.deck[side][:] = facts.SPECIALS[side]
        if g.ordered:
            g.deck[side].reverse()  # 19.1.1: lowest number on top
        else:
            g.shuffle(g.deck[side])  # 2.1.4
    visions = facts.INNER_VISIONS[:]
    g.shuffle(visions)
    kept = visions.pop()  # 2.2.1
    g.vision_hand[:] = [kept]
    g.vision_deck[:] = visions + facts.OUTER_VISIONS
    g.shuffle(g.vision_deck)  # 2.2.2
    g.seen[kept] = 1 << WW
    for forest in OUTER_FORESTS:
        g.ww[forest] = facts.START_FOREST  # 2.2.3
    g.drill = FERRUM  # 2.3.1
    g.ic[FERRUM] = facts.START_FERRUM  # 2.3.2
    for mountain in INNER_MOUNTAINS:
        g.ic[mountain] = facts.START_INNER
    g.tokens = facts.TOKENS  # 2.3.3
    g.forge[FERRUM] = FORGE  # 2.3.6
    g.tell("set-up", "2.1.1", NOBODY)
    g.tell_some(1 << WW, "first-vision", "2.2.1", WW, (kept,), ())


def handicap(g: Ironwood, side: int, left: int, done: int) -> Rule:
    """A new player's extra warriors, one each on different places (19.2.2)."""
    ask = g.ask(side, "handicap", "19.2.2", left)
    for place in OUTER_FORESTS if side == WW else [MT + m for m in INNER_MOUNTAINS]:
        ask.offer(words.AT[place], ALREADY_STRENGTHENED if done >> place & 1 else None)
    ask.offer(words.DONE)
    choice = yield ask
    if choice is words.DONE:
        return
    add_unit(g, facts.WARRIOR, choice.a, "19.2.2")
    if left > 1:
        g.then(steps.HANDICAP, side, left - 1, done | bit(choice.a))


steps.HANDICAP.does(handicap)
