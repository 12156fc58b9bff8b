"""Chapters 4 and 6: the round, its preparation phase and its end phase."""

from __future__ import annotations

from typing import Final

from weald.games.ironwood import facts, words
from weald.games.ironwood.board import FORESTS, LOCATIONS, MT, OUTER_FORESTS
from weald.games.ironwood.facts import IC, WW, side_of
from weald.games.ironwood.rules import steps
from weald.games.ironwood.rules.effects import cannot_pay
from weald.games.ironwood.rules.supply import IN_PREPARATION, add_unit, discard_card, draw, gain, pay
from weald.games.ironwood.rules.units import unmark
from weald.games.ironwood.state import ACTION, END, FORGE, PREPARATION, Ironwood
from weald.kernel import EVERYONE, NOBODY, Decision, Rule, Why, bit, together

NOT_OUTER: Final = Why("only-outer-forests", "6.3.2")
NO_FORGE: Final = Why("only-at-forges", "6.3.3")
NO_WARRIOR: Final = Why("no-warrior-left", "6.3.5")
BASIC_KEPT: Final = Why("basics-are-kept", "3.2.3")


# --- preparation (4.2 - 4.4) -----------------------------------------------------------------------------


def preparation(g: Ironwood) -> None:
    """A round begins (4.1.1)."""
    g.round += 1
    g.phase = PREPARATION
    g.turn = 0
    g.active = WW
    g.tell("round", "4.1.1", NOBODY, g.round)
    for side in (WW, IC):  # in turn order if the supply runs short
        gain(g, side, facts.INCOME[side], "4.2.1" if g.bot == NOBODY else "17.2.1" if g.bot == IC else "18.2.1")
    if g.round == 1:
        g.then(steps.FIRST_DRAW)
    else:
        for side in (WW, IC):
            if side != g.bot:
                g.then(steps.DRAW_STEP, side)
    if g.bot != NOBODY:
        g.then(steps.BOT_DRAW_STEP)
    g.then(steps.MARKER_STEP, WW)
    g.then(steps.MARKER_STEP, IC)
    if g.bot == IC:
        g.then(steps.BOT_STUCK)
    g.then(steps.ACTION_PHASE)


def first_draw(g: Ironwood) -> Rule:
    """In round 1 each may draw 4 and keep 2, chosen before looking (4.3.2, 4.3.3, A-03)."""
    asks: list[Decision] = []
    for side in (WW, IC):
        if side == g.bot:
            continue
        ask = g.ask(side, "first-draw", "4.3.2", facts.FIRST_DRAW, facts.FIRST_KEEP)
        ask.offer(words.DRAW[facts.DRAW])
        ask.offer(words.DRAW[facts.FIRST_DRAW])
        asks.append(ask)
    yield together(asks)
    back = 0
    for ask in asks:
        count = ask.chosen().a
        draw(g, ask.seat, count, IN_PREPARATION)
        if count == facts.FIRST_DRAW:
            back |= bit(ask.seat)
    for _ in range(facts.FIRST_DRAW - facts.FIRST_KEEP):
        g.then(steps.PUT_BACK, back)
    g.then(steps.SHUFFLE_BACK, back)


def put_back(g: Ironwood, who: int) -> Rule | None:
    """Those who drew 4 choose a card that goes back, unseen by the other (4.3.2)."""
    return ask_put_back(g, who) if who else None


def ask_put_back(g: Ironwood, who: int) -> Rule:
    asks: list[Decision] = []
    for side in (WW, IC):
        if who >> side & 1:
            specials = [card for card in g.hand[side] if not facts.BASIC[card]]
            ask = g.ask(
                side, "put-back", "4.3.2", facts.FIRST_DRAW - len(specials) + 1, facts.FIRST_DRAW - facts.FIRST_KEEP
            )
            for card in specials:
                ask.offer(words.RETURN[card])
            asks.append(ask)
    yield together(asks)
    for ask in asks:
        card = ask.chosen().a
        g.hand[ask.seat].remove(card)
        g.deck[ask.seat].append(card)


def shuffle_back(g: Ironwood, who: int) -> None:
    """What was put back is shuffled into its deck (4.3.2), or back in printed order in an ordered one (19.1.4)."""
    for side in (WW, IC):
        if who >> side & 1:
            if g.ordered:
                g.deck[side].sort(reverse=True)
                g.tell("ordered-back", "19.1.4", side, facts.FIRST_DRAW - facts.FIRST_KEEP)
            else:
                g.shuffle(g.deck[side])
                g.tell("shuffled-back", "4.3.2", side, facts.FIRST_DRAW - facts.FIRST_KEEP)


def draw_step(g: Ironwood, side: int) -> None:
    """The top 2 cards, and what lasting cards add (4.3.1)."""
    count = facts.DRAW
    for card in g.lasting[side]:
        count += facts.EXTRA_DRAWS[card]
    draw(g, side, count, IN_PREPARATION)


def marker_step(g: Ironwood, side: int) -> None:
    """A marker comes off each own lasting card (4.4.1)."""
    g.due = g.lasting[side][:]
    if g.due:
        g.then(steps.NEXT_MARKER, side, 1)


def next_marker(g: Ironwood, side: int, exhaust_effect: int) -> Rule:
    """The owner picks the order (4.4.2, 5.2.6); one card is finished before the next (4.4.3)."""
    ask = g.ask(side, "which-marker", "4.4.2")
    for card in g.due:
        ask.offer(words.CARD[card])
    choice = yield ask
    g.due.remove(choice.a)
    g.then(steps.TAKE_MARKER, choice.a, exhaust_effect)
    if g.due:
        g.then(steps.NEXT_MARKER, side, exhaust_effect)


def take_marker(g: Ironwood, card: int, exhaust_effect: int) -> None:
    """One marker off; the last one exhausts the card (3.4.3)."""
    side = side_of(card)
    g.cubes[card] -= 1
    g.tell("marker-off", "4.4.1", side, card, g.cubes[card])
    if facts.ON_MARKER_REMOVED[card] != facts.NO_PROGRAM:
        g.then(steps.EFFECTS, facts.ON_MARKER_REMOVED[card], 0, card)
    if g.cubes[card] == 0:
        g.lasting[side].remove(card)
        if exhaust_effect and facts.ON_EXHAUST[card] != facts.NO_PROGRAM:
            g.then(steps.EFFECTS, facts.ON_EXHAUST[card], 0, card)
        g.then(steps.EXHAUSTED, card)


def exhausted(g: Ironwood, card: int) -> None:
    """Discarded at once, after its effect (3.4.3); its markers leave the map (4.4.4)."""
    side = side_of(card)
    unmark(g, card)
    if card in g.in_play[side]:
        g.in_play[side].remove(card)
        discard_card(g, card, side)
        g.tell("exhausted", "3.4.3", side, card)
    elif card in g.slots[side]:
        # Played this very round: it leaves its slot, which stays used.
        i = g.slots[side].index(card)
        g.slots[side].pop(i)
        g.slot_of[side].pop(i)
        discard_card(g, card, side)
        g.tell("exhausted", "3.4.3", side, card)


def action_phase(g: Ironwood) -> None:
    """Three turns each, Woodwalkers first (5.1.1)."""
    g.phase = ACTION
    for turn in range(facts.TURNS):
        for side in (WW, IC):
            g.then(steps.BOT_TURN if side == g.bot else steps.TURN, side, turn)
    g.then(steps.END_PHASE)


# --- end (6) ---------------------------------------------------------------------------------------------


def end_phase(g: Ironwood) -> None:
    """Cards return or are discarded (6.1.1 - 6.1.4)."""
    g.phase = END
    g.tell("end-phase", "4.1.4", NOBODY)
    for side in (WW, IC):
        back = [card for card in g.aside[side] + g.slots[side] if facts.BASIC[card]]
        g.hand[side].extend(back)
        g.conceal(back, side)
        if back and side != g.bot:
            g.tell("took-back", "6.1.1", side, len(back))
        for card in g.slots[side]:
            if facts.BASIC[card]:
                continue
            if g.cubes[card]:
                g.in_play[side].append(card)  # 6.1.2
            else:
                unmark(g, card)
                discard_card(g, card, side)
                g.tell("discarded", "6.1.3", side, card)
        g.slots[side].clear()
        g.slot_of[side] = []
        g.aside[side].clear()
        g.passed[side] = 0  # 5.1.5
        g.rounds[side] = []  # 6.1.4
    g.then(steps.HAND_LIMIT)
    g.then(steps.TOTEMS_FADE)
    for side in (WW, IC):
        g.then(steps.BOT_RECRUITS if side == g.bot else steps.RECRUITS, side)
    g.then(steps.PREPARATION)


def hand_limit(g: Ironwood) -> Rule | None:
    """More than 8 action cards: special cards of choice go, sealed until both are done (6.1.5, A-31)."""
    for side in (WW, IC):
        if len(g.hand[side]) > facts.HAND_LIMIT and side != g.bot:
            return ask_hand_limit(g)
    show_discards(g)
    return None


def ask_hand_limit(g: Ironwood) -> Rule:
    asks: list[Decision] = []
    for side in (WW, IC):
        over = len(g.hand[side]) - facts.HAND_LIMIT
        if over > 0 and side != g.bot:
            ask = g.ask(side, "hand-limit", "6.1.5", over, facts.HAND_LIMIT)
            for card in g.hand[side]:
                ask.offer(words.DISCARD[card], BASIC_KEPT if facts.BASIC[card] else None)
            asks.append(ask)
    yield together(asks)
    for ask in asks:
        card = ask.chosen().a
        g.hand[ask.seat].remove(card)
        g.conceal(g.hand[ask.seat], ask.seat)
        g.seen[card] = bit(ask.seat)
        g.sealed[ask.seat].append(card)
    g.then(steps.HAND_LIMIT)


def show_discards(g: Ironwood) -> None:
    for side in (WW, IC):
        for card in g.sealed[side]:
            discard_card(g, card, side)
            g.tell("discarded", "6.1.5", side, card)
            g.learn(EVERYONE, "saw-a-card", "6.1.5")
        g.sealed[side].clear()


def totems_fade(g: Ironwood) -> None:
    """Fading totems leave, full ones turn (6.2)."""
    for forest in range(len(FORESTS)):
        if g.fading[forest]:
            g.tell("vanished", "6.2.2", WW, forest, g.fading[forest])
        if g.full[forest]:
            g.tell("faded", "6.2.1", WW, forest, g.full[forest])
        g.fading[forest] = g.full[forest]
        g.full[forest] = 0


def cannot_recruit(g: Ironwood, side: int, location: int) -> Why | None:
    """6.3: outer forests for Woodwalkers, mountains with a forge for Ironclad, 2 crystals each."""
    if side == WW and location not in OUTER_FORESTS:
        return NOT_OUTER
    if side == IC and g.forge[location - MT] != FORGE:
        return NO_FORGE
    if g.reserve(side) == 0:
        return NO_WARRIOR
    return cannot_pay(g, side, facts.RECRUIT_COST)


def recruits(g: Ironwood, side: int) -> Rule:
    """One warrior after another (6.3.1)."""
    ask = g.ask(side, "recruit", "6.3.1", facts.RECRUIT_COST, g.crystals[side])
    if g.explaining or (g.crystals[side] >= facts.RECRUIT_COST and g.reserve(side)):
        first = 0 if side == WW else MT
        for location in range(first, MT if side == WW else len(LOCATIONS)):
            ask.offer(words.AT[location], cannot_recruit(g, side, location))
    ask.offer(words.DONE)
    ask.default = words.DONE
    choice = yield ask
    if choice is words.DONE:
        return
    pay(g, side, facts.RECRUIT_COST, "6.3.1")
    add_unit(g, facts.WARRIOR, choice.a, "6.3.2" if side == WW else "6.3.3")
    g.then(steps.RECRUITS, side)


steps.PREPARATION.does(preparation)
steps.FIRST_DRAW.does(first_draw)
steps.PUT_BACK.does(put_back)
steps.SHUFFLE_BACK.does(shuffle_back)
steps.DRAW_STEP.does(draw_step)
steps.MARKER_STEP.does(marker_step)
steps.NEXT_MARKER.does(next_marker)
steps.TAKE_MARKER.does(take_marker)
steps.EXHAUSTED.does(exhausted)
steps.ACTION_PHASE.does(action_phase)
steps.END_PHASE.does(end_phase)
steps.HAND_LIMIT.does(hand_limit)
steps.TOTEMS_FADE.does(totems_fade)
steps.RECRUITS.does(recruits)
