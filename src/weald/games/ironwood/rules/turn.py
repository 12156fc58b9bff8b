"""Chapter 5: the action phase, one turn at a time."""

from __future__ import annotations

from typing import Final

from weald.games.ironwood import facts, words
from weald.games.ironwood.board import MOUNTAINS, MT
from weald.games.ironwood.rules import steps
from weald.games.ironwood.rules.supply import BY_PASSING
from weald.games.ironwood.state import Ironwood
from weald.kernel import EVERYONE, NOBODY, NOWHERE, Rule, Why

CARD_USED: Final = Why("card-already-used", "5.1.3")
NOT_BASIC: Final = Why("needs-basic-card", "5.3.5")


def turn(g: Ironwood, side: int, number: int) -> Rule:
    """Play one card, or draw one instead (5.1.2, 5.1.4)."""
    begin_turn(g, side, number)
    ask = g.ask(side, "turn", "5.1.2", number + 1)
    for card in g.hand[side]:
        ask.offer(words.PLAY[card])
    if g.explaining:
        for card in facts.BASICS[side]:
            if card not in g.hand[side]:
                ask.block(words.PLAY[card], CARD_USED)
    ask.offer(words.PASS)
    ask.default = words.PASS
    choice = yield ask
    if choice is words.PASS:
        if g.marker_supply() > 0:
            g.passed[side] |= 1 << number
        g.tell("passed", "5.1.4", side)
        g.then(steps.DRAW, side, facts.PASS_DRAW, BY_PASSING)
    else:
        play(g, side, choice.a, number, "5.1.2")
        g.then(steps.EXTRA_CARD, side)
    if g.pauses:
        g.then(steps.END_TURN, side)


def begin_turn(g: Ironwood, side: int, number: int) -> None:
    """Every unit may move again (9.1.2)."""
    g.active = side
    g.turn = number
    for forest in range(MT):
        g.moved[forest] = 0
        g.again[forest] = 0
    for mountain in range(len(MOUNTAINS)):
        g.moved_ic[mountain] = 0
        g.moved_golems[mountain] = 0
    g.drill_moved = 0
    g.no_totem = 0
    g.extra = 0
    begin_card(g, NOWHERE)


def begin_card(g: Ironwood, card: int) -> None:
    """What "this card" did so far: nothing."""
    g.played = card
    for forest in range(MT):
        g.by_card[forest] = 0
    g.attack_from = NOWHERE
    g.attack_to = NOWHERE
    g.attack_squad = NOWHERE
    g.attacker = NOBODY
    g.won = 0
    g.recruited_at = NOWHERE
    g.golem_at = NOWHERE
    g.drill_result = 0
    g.removed_at = NOWHERE
    g.spot = NOWHERE
    g.foundation_at = NOWHERE
    g.discovered_at = NOWHERE


def play(g: Ironwood, side: int, card: int, slot: int, rule: str) -> None:
    """The card goes on the leftmost free slot and is resolved from top to bottom."""
    g.hand[side].remove(card)
    g.slots[side].append(card)
    g.slot_of[side].append(slot)
    g.reveal(card)
    begin_card(g, card)
    if facts.NO_TOTEM_MOVES[card]:
        g.no_totem = 1  # all turn, so for the card's own moves too
    g.tell("played", rule, side, card)
    g.learn(EVERYONE & ~(1 << side), "saw-a-card", "5.1.2")
    g.then(steps.EFFECTS, facts.EFFECTS[card], 0, card)


def extra_card(g: Ironwood, side: int) -> Rule | None:
    """An effect allows another basic card on the same slot, after the first is done (5.3)."""
    if g.extra:
        return ask_extra_card(g, side)
    g.played = NOWHERE
    return None


def ask_extra_card(g: Ironwood, side: int) -> Rule:
    g.extra -= 1
    ask = g.ask(side, "extra-card", "5.3.1")
    for card in g.hand[side]:
        ask.offer(words.PLAY[card], None if facts.BASIC[card] else NOT_BASIC)
    ask.offer(words.DONE)
    ask.default = words.DONE
    choice = yield ask
    if choice is words.DONE:
        g.played = NOWHERE
        return
    play(g, side, choice.a, g.turn, "5.3.1")
    g.then(steps.EXTRA_CARD, side)


def end_turn(g: Ironwood, side: int) -> Rule:
    """Nothing else may be done in the turn (5.2.8), but its player may look, or take back, before it is over."""
    ask = g.ask(side, "end-turn", "5.2.8")
    ask.pause = True
    ask.offer(words.END)
    yield ask


steps.TURN.does(turn)
steps.EXTRA_CARD.does(extra_card)
steps.END_TURN.does(end_turn)
