"""Chapters 2.3, 3 and 6: the tea party, turn by turn, and how it ends."""

from __future__ import annotations

from typing import Final

from weald.games.wonderland.board import (
    ALICE,
    CHAIR_USED,
    CHAIRS,
    CHAIRS_IN_USE,
    HATTER,
    JABBERWOCK,
    MADNESS,
    POISON,
    R_CORRUPTED,
    R_DIE,
    R_EXTRA,
    R_SPLIT,
    R_UNITS,
    TABLE,
    TEA_BOTTOM,
    TEA_CARDS_EACH,
    TEA_CORRUPTED,
    TEA_DIE,
    TEA_REWARDS,
    TEA_TOP,
    TEA_UNITS,
)
from weald.games.wonderland.rules import steps
from weald.games.wonderland.rules.common import drop_shards, to_bag, units_on_board
from weald.games.wonderland.rules.leaders import (
    CLEAN_CUP_N,
    clean_cup,
    last_to_appear_ready,
    passed_a_leader,
    when_leader_placed,
)
from weald.games.wonderland.rules.rewards import never_matters, reward, roll_shards
from weald.games.wonderland.rules.units import offer_regions
from weald.games.wonderland.state import Wonderland
from weald.games.wonderland.words import ACCEPT, CHAIR, DECLINE, DO, HEAD, LOWER, PARTY, UPPER
from weald.kernel import EVERYONE, Rule, Why

NO_CARD: Final = Why("no-card-there", "3.2.1")
LEADER_THERE: Final = Why("leader-there", "3.2.3")
BEHIND: Final = Why("behind-you", "3.2.1")
NOT_TWICE: Final = Why("party-used", "5.3.1")
NO_CHAIR: Final = Why("chair-not-used", "2.3.3")
NO_CARDS_BEYOND: Final = Why("no-cards-left", "3.3.10")


# --- preparing (2.3) ------------------------------------------------------------------------------------


def tea_party(g: Wonderland) -> None:
    """A tea party begins; rounds II and III deal and choose the start player first."""
    g.phase = 1
    if g.round > 1:
        g.chairs = [-1] * (CHAIRS + 1)  # 2.3.1
        deal(g)
        choose_start(g)
    g.tell("tea-begins", "1.1.3", g.start, g.round)
    jabberwock = g.seat_of[JABBERWOCK]
    if jabberwock >= 0:
        g.then(steps.JAWS_THAT_BITE, jabberwock, 2)  # 5.6.1
    g.then(steps.TEA_TURN, g.start)


def deal(g: Wonderland) -> None:
    """2.3.2: a card on every chair in use, all leaders at the head."""
    for chair in CHAIRS_IN_USE[g.players]:
        lay_card(g, chair)
    for seat in range(g.players):
        g.leader[seat] = TABLE
        g.chair[seat] = 0
        g.taken_now[seat] = 0
        g.party_used[seat] = 0  # 5.3.6
    g.learn(EVERYONE, "cards-dealt", "2.3.2")


def lay_card(g: Wonderland, chair: int) -> None:
    deck = g.tea_decks[g.round - 1]
    if deck:  # 3.3.10
        card = deck.pop()
        g.seen[card] = EVERYONE
        g.chairs[chair] = card
        g.tell("card-laid", "3.3.4", -1, card, chair)


def choose_start(g: Wonderland) -> None:
    """2.3.5 to 2.3.7: fewest VP, fewest units, most shards, random."""
    best: list[int] = []
    for seat in range(g.players):
        if not best or _behind(g, seat, best[0]):
            best = [seat]
        elif not _behind(g, best[0], seat):
            best.append(seat)
    g.start = best[g.below(len(best))] if len(best) > 1 else best[0]


def _behind(g: Wonderland, a: int, b: int) -> bool:
    if g.vp[a] != g.vp[b]:
        return g.vp[a] < g.vp[b]
    mine, theirs = units_on_board(g, a), units_on_board(g, b)
    if mine != theirs:
        return mine < theirs
    return g.shards[a] > g.shards[b]


# --- a turn (3.1) -----------------------------------------------------------------------------------------


def tea_turn(g: Wonderland, seat: int) -> None:
    if TABLE not in g.leader:
        g.then(steps.TEA_ENDS)  # 3.4.5
        return
    if g.leader[seat] != TABLE:  # 3.1.4
        g.then(steps.TEA_TURN, (seat + 1) % g.players)
        return
    if g.taken_now[seat] >= TEA_CARDS_EACH[g.players]:
        g.then(steps.SEND_LEADER, seat)  # 3.1.2
    elif cards_left(g):
        g.then(steps.TEA_MOVE, seat)
    else:
        g.taken_now[seat] += 1  # 3.3.10
        g.tell("no-card-to-take", "3.3.10", seat)
    g.then(steps.TURN_ENDS, seat)


def turn_ends(g: Wonderland, seat: int) -> None:
    if g.faction[seat] == JABBERWOCK and not any(g.poison_on):  # 5.6.2, 5.6.3
        g.then(steps.JAWS_THAT_BITE, seat, 1)
    g.then(steps.TEA_TURN, (seat + 1) % g.players)


def cards_left(g: Wonderland) -> bool:
    """Is there a card to reach, on the table or by going round the head?"""
    return bool(g.tea_decks[g.round - 1]) or any(
        g.chairs[c] >= 0 and c not in g.chair for c in CHAIRS_IN_USE[g.players]
    )


def cannot_take(g: Wonderland, chair: int) -> Why | None:
    if not CHAIR_USED[g.players][chair]:
        return NO_CHAIR
    if chair in g.chair:
        return LEADER_THERE
    return NO_CARD if g.chairs[chair] < 0 else None


def way(g: Wonderland, seat: int) -> list[int]:
    """The chairs before the head, in the order the leader passes them (3.2.1, 5.2)."""
    here = g.chair[seat]
    if g.faction[seat] == ALICE:
        return list(range(here - 1 if here else CHAIRS, 0, -1))
    return list(range(here + 1, CHAIRS + 1))


def tea_move(g: Wonderland, seat: int) -> Rule:
    """3.2.1: to a chair with a card, or on to the head of the table."""
    ask = g.ask(seat, "tea-move", "3.2.1")
    ahead = way(g, seat)
    for chair in ahead:
        ask.offer(CHAIR[chair], cannot_take(g, chair))
    ask.offer(HEAD, None if cards_left(g) else NO_CARDS_BEYOND)
    if g.faction[seat] == HATTER:
        ask.offer(PARTY, NOT_TWICE if g.party_used[seat] else None)
    if g.explaining:
        for chair in range(1, CHAIRS + 1):
            if chair not in ahead:
                why = cannot_take(g, chair)
                ask.block(CHAIR[chair], BEHIND if why is None else why)
    choice = yield ask
    g.left = g.chair[seat]
    g.via_head = 0
    if choice is PARTY:
        g.party_used[seat] = 1
        g.tell("my-party", "5.3.1", seat)
        g.then(steps.REFILL)
        g.then(steps.PARTY_CARD, seat)
    elif choice is HEAD:
        g.via_head = 1
        g.chair[seat] = 0
        g.tell("reached-head", "3.3.1", seat)
        g.then(steps.AT_HEAD, seat)
        g.then(steps.REFILL)
        g.then(steps.TEA_MOVE_ON, seat)
    else:
        sit_down(g, seat, choice.a)


def at_head(g: Wonderland, seat: int) -> None:
    """3.3.1: first the die."""
    roll_shards(g, seat, CLEAN_CUP_N if clean_cup(g, seat) else 0, "3.3.3")


def refill(g: Wonderland) -> None:
    """3.3.4: every chair in use with neither card nor leader."""
    for chair in CHAIRS_IN_USE[g.players]:
        if g.chairs[chair] < 0 and chair not in g.chair:
            lay_card(g, chair)
    g.learn(EVERYONE, "cards-dealt", "3.3.4")


def tea_move_on(g: Wonderland, seat: int) -> Rule:
    """3.3.6: from the head to any card; no second crossing (3.3.8)."""
    ask = g.ask(seat, "tea-move-on", "3.3.6")
    for chair in way(g, seat):
        ask.offer(CHAIR[chair], cannot_take(g, chair))
    choice = yield ask
    sit_down(g, seat, choice.a)


def party_card(g: Wonderland, seat: int) -> Rule:
    """5.3.1: the Hatter takes any card without moving."""
    ask = g.ask(seat, "party-card", "5.3.1")
    for chair in CHAIRS_IN_USE[g.players]:
        ask.offer(CHAIR[chair], cannot_take(g, chair))
    choice = yield ask
    take_card(g, seat, choice.a, False)


def sit_down(g: Wonderland, seat: int, chair: int) -> None:
    passed = passed_a_leader(g, seat, g.left, chair, g.via_head)
    g.chair[seat] = chair
    g.tell("moved-to-chair", "3.2.1", seat, chair)
    take_card(g, seat, chair, passed)


# --- the card (3.2.4 to 3.2.6, 4.1) -------------------------------------------------------------------------


def take_card(g: Wonderland, seat: int, chair: int, extra: bool) -> None:
    card = g.chairs[chair]
    g.chairs[chair] = -1
    g.taken[seat].append(card)
    g.taken_now[seat] += 1
    g.tell("took-card", "3.2.4", seat, card, chair)
    if g.poison_on[chair]:
        g.poison_on[chair] = 0
        if g.faction[seat] == JABBERWOCK:
            g.poison_supply += 1  # 5.6.5
            g.tell("poison-back", "5.6.5", seat)
        else:
            to_bag(g, seat, POISON)  # 5.6.4
            g.tell("poisoned", "5.6.4", seat)
    g.todo = []
    if TEA_UNITS[card]:
        g.todo.append(R_UNITS * 256 + TEA_UNITS[card] * 16)
    if extra:
        g.todo.append(R_EXTRA * 256)
    if TEA_DIE[card]:
        g.todo.append(R_DIE * 256)
    if TEA_TOP[card]:
        g.todo.append(R_SPLIT * 256)
    g.todo.extend(TEA_REWARDS[card])
    if TEA_CORRUPTED[card]:
        g.todo.append(R_CORRUPTED * 256)
    g.then(steps.RESOLVE_CARD, seat)


def resolve_card(g: Wonderland, seat: int) -> None:
    """3.2.5: all of it, in an order of the player's choice; what no order can change is done first."""
    i = 0
    while i < len(g.todo):
        if never_matters(g, seat, g.todo[i]):
            reward(g, seat, g.todo.pop(i))
        else:
            i += 1
    if not g.todo:
        return
    if len(g.todo) == 1:
        g.then(steps.CARD_EFFECT, seat, g.todo.pop())
    else:
        g.then(steps.CHOOSE_EFFECT, seat)
    g.then(steps.RESOLVE_CARD, seat)


def choose_effect(g: Wonderland, seat: int) -> Rule:
    ask = g.ask(seat, "choose-effect", "4.1.2")
    codes: list[int] = []
    for what in g.todo:
        if what >> 8 not in codes:
            codes.append(what >> 8)
            ask.offer(DO[what >> 8])
    choice = yield ask
    for i, what in enumerate(g.todo):
        if what >> 8 == choice.a:
            g.todo.pop(i)
            g.then(steps.CARD_EFFECT, seat, what)
            return


def card_effect(g: Wonderland, seat: int, what: int) -> None:
    code = what >> 8
    if code == R_SPLIT:
        g.then(steps.SPLIT_CARD, seat)
    elif code == R_CORRUPTED:
        g.then(steps.CORRUPTED_CARD, seat)
    elif code == R_EXTRA:
        g.then(steps.TWICE_AS_FAST, seat)
    else:
        reward(g, seat, what)


def split_card(g: Wonderland, seat: int) -> Rule:
    """4.12.1"""
    card = g.taken[seat][-1]
    ask = g.ask(seat, "split-card", "4.12.1", card)
    ask.offer(UPPER)
    ask.offer(LOWER)
    choice = yield ask
    g.todo.extend(TEA_TOP[card] if choice is UPPER else TEA_BOTTOM[card])
    g.tell("chose-half", "4.12.1", seat, 0 if choice is UPPER else 1)


def corrupted_card(g: Wonderland, seat: int) -> Rule:
    """4.13: decided before the roll."""
    card = g.taken[seat][-1]
    ask = g.ask(seat, "corrupted-card", "4.13.1", card)
    ask.offer(ACCEPT)
    ask.offer(DECLINE)
    ask.default = DECLINE
    choice = yield ask
    if choice is ACCEPT:
        g.tell("corrupted", "4.13.2", seat)
        roll_shards(g, seat, 0, "4.13.2")
        g.todo.extend(TEA_CORRUPTED[card])


# --- leaving for Wonderland (3.4) ------------------------------------------------------------------------------


def send_leader(g: Wonderland, seat: int) -> Rule:
    ask = g.ask(seat, "send-leader", "3.4.1")
    offer_regions(g, ask)
    choice = yield ask
    g.leader[seat] = choice.a
    g.chair[seat] = -1
    g.tell("leader-placed", "3.4.1", seat, choice.a)
    when_leader_placed(g, seat, choice.a)


# --- the end (chapter 6) -----------------------------------------------------------------------------------------


def tea_ends(g: Wonderland) -> None:
    cat = last_to_appear_ready(g)
    if cat >= 0:
        g.then(steps.LAST_TO_APPEAR, cat)
    g.then(steps.TEA_EFFECTS)
    g.then(steps.WAR)


def tea_effects(g: Wonderland) -> None:
    left = sum(g.poison_on)
    if left:  # 6.1.2
        g.poison_supply += left
        g.poison_on = [0] * (CHAIRS + 1)
        g.tell("poison-back", "5.6.6", g.seat_of[JABBERWOCK])
    g.tell("tea-ends", "6.1.1", -1)
    if g.madness_supply >= g.players:  # 6.2
        for seat in range(g.players):
            gain_madness(g, seat, "6.2.1")
    else:
        g.tell("madness-short", "6.2.4", -1)
    most = max(g.shards)
    if most == 0:  # 6.3.3
        return
    worst = [s for s in range(g.players) if g.shards[s] == most]
    if g.madness_supply < len(worst):
        g.tell("madness-short", "6.3.4", -1)
        return
    for seat in worst:
        gain_madness(g, seat, "6.3.1")
        drop_shards(g, seat, (most + 1) // 2, "6.3.1")


def gain_madness(g: Wonderland, seat: int, rule: str) -> None:
    g.madness_supply -= 1
    to_bag(g, seat, MADNESS)
    g.tell("gained-madness", rule, seat)


steps.TEA_PARTY.does(tea_party)
steps.TEA_TURN.does(tea_turn)
steps.TURN_ENDS.does(turn_ends)
steps.TEA_MOVE.does(tea_move)
steps.AT_HEAD.does(at_head)
steps.REFILL.does(refill)
steps.TEA_MOVE_ON.does(tea_move_on)
steps.PARTY_CARD.does(party_card)
steps.RESOLVE_CARD.does(resolve_card)
steps.CHOOSE_EFFECT.does(choose_effect)
steps.CARD_EFFECT.does(card_effect)
steps.SPLIT_CARD.does(split_card)
steps.CORRUPTED_CARD.does(corrupted_card)
steps.SEND_LEADER.does(send_leader)
steps.TEA_ENDS.does(tea_ends)
steps.TEA_EFFECTS.does(tea_effects)
