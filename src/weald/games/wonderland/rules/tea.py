"""Chapters 2.3, 3 and 6: the tea party, turn by turn, and how it ends."""

from __future__ import annotations

from typing import Final

from weald.games.wonderland import board, facts, words
from weald.games.wonderland.rules import reasons, steps
from weald.games.wonderland.rules.common import drop_shards, to_bag, units_on_board
from weald.games.wonderland.rules.leaders import (
    AFTER_TURN,
    AT_START,
    CLEAN_CUP_N,
    clean_cup,
    last_to_appear_ready,
    passed_a_leader,
    when_leader_placed,
)
from weald.games.wonderland.rules.rewards import never_matters, reward, roll_shards
from weald.games.wonderland.rules.units import offer_regions
from weald.games.wonderland.state import TEA_PARTY, Wonderland
from weald.kernel import EVERYONE, NOBODY, NOWHERE, Rule, Why

NO_CARD: Final = Why("no-card-there", "3.2.1")
LEADER_THERE: Final = Why("leader-there", "3.2.3")
BEHIND: Final = Why("behind-you", "3.2.1")
NOT_TWICE: Final = Why("party-used", "5.3.1")
NO_CHAIR: Final = Why("chair-not-used", "2.3.3")
NO_CARDS_BEYOND: Final = Why("no-cards-left", "3.3.10")


# --- preparing (2.3) ------------------------------------------------------------------------------------


def tea_party(g: Wonderland) -> None:
    """A tea party begins; rounds II and III deal and choose the start player first."""
    g.phase = TEA_PARTY
    if g.round > 1:
        g.chairs = [facts.NO_CARD] * (board.CHAIRS + 1)  # 2.3.1
        deal(g, "2.3.2")
        choose_start(g)
    g.tell("tea-begins", "1.1.3", g.start, g.round)
    jabberwock = g.seat_of[facts.JABBERWOCK]
    if jabberwock >= 0:
        g.then(steps.JAWS_THAT_BITE, jabberwock, AT_START)  # 5.6.1
    g.then(steps.TEA_TURN, g.start)


def deal(g: Wonderland, rule: str) -> None:
    """A card on every chair in use, all leaders at the head (2.1.8, 2.3.2)."""
    lay_cards(g, board.CHAIRS_IN_USE[g.players], rule)
    for seat in range(g.players):
        g.leader[seat] = board.TABLE
        g.chair[seat] = board.HEAD
        g.taken_now[seat] = 0
        g.party_used[seat] = 0  # 5.3.6
    g.learn(EVERYONE, "cards-dealt", rule)


def lay_cards(g: Wonderland, chairs: list[int], rule: str) -> None:
    """From the deck of the round, in deal order, while it lasts (3.3.10)."""
    deck = g.tea_decks[g.round - 1]
    laid: list[int] = []
    for chair in chairs:
        if deck:
            card = deck.pop()
            g.seen[card] = EVERYONE
            g.chairs[chair] = card
            laid.append(card)
    if laid:
        g.tell_all("cards-laid", rule, NOBODY, (len(laid), *laid))


def choose_start(g: Wonderland) -> None:
    """Fewest VP, fewest units, most shards, random (2.3.5 to 2.3.7)."""
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
    """One card or the leader, then the next player (3.1)."""
    if board.TABLE not in g.leader:
        g.then(steps.TEA_ENDS)  # 3.4.5
        return
    if g.leader[seat] != board.TABLE:  # 3.1.4
        g.then(steps.TEA_TURN, (seat + 1) % g.players)
        return
    if g.taken_now[seat] >= facts.TEA_CARDS_EACH[g.players]:
        g.then(steps.SEND_LEADER, seat)  # 3.1.2
    elif cards_left(g):
        g.then(steps.TEA_MOVE, seat)
    else:
        g.taken_now[seat] += 1  # 3.3.10
        g.tell("no-card-to-take", "3.3.10", seat)
    g.then(steps.TURN_ENDS, seat)


def turn_ends(g: Wonderland, seat: int) -> None:
    if g.faction[seat] == facts.JABBERWOCK and not any(g.poison_on):  # 5.6.2, 5.6.3
        g.then(steps.JAWS_THAT_BITE, seat, AFTER_TURN)
    g.then(steps.TEA_TURN, (seat + 1) % g.players)


def cards_left(g: Wonderland) -> bool:
    """Is there a card to reach, on the table or by going round the head?"""
    return bool(g.tea_decks[g.round - 1]) or any(
        g.chairs[c] >= 0 and c not in g.chair for c in board.CHAIRS_IN_USE[g.players]
    )


def cannot_take(g: Wonderland, chair: int) -> Why | None:
    if not board.CHAIR_USED[g.players][chair]:
        return NO_CHAIR
    if chair in g.chair:
        return LEADER_THERE
    return NO_CARD if g.chairs[chair] < 0 else None


def way(g: Wonderland, seat: int) -> list[int]:
    """The chairs before the head, in the order the leader passes them (3.2.1, 5.2)."""
    here = g.chair[seat]
    if g.faction[seat] == facts.ALICE:
        return list(range(here - 1 if here else board.CHAIRS, 0, -1))
    return list(range(here + 1, board.CHAIRS + 1))


def tea_move(g: Wonderland, seat: int) -> Rule:
    """To a chair with a card, or on to the head of the table (3.2.1)."""
    ask = g.ask(seat, "tea-move", "3.2.1")
    ahead = way(g, seat)
    for chair in ahead:
        ask.offer(words.CHAIR[chair], cannot_take(g, chair))
    ask.offer(words.HEAD, None if cards_left(g) else NO_CARDS_BEYOND)
    if g.faction[seat] == facts.HATTER:
        ask.offer(words.PARTY, NOT_TWICE if g.party_used[seat] >= facts.PARTIES[g.players] else None)
    if g.explaining:
        for chair in range(1, board.CHAIRS + 1):
            if chair not in ahead:
                why = cannot_take(g, chair)
                ask.block(words.CHAIR[chair], BEHIND if why is None else why)
    choice = yield ask
    g.left = g.chair[seat]
    g.via_head = 0
    if choice is words.PARTY:
        g.party_used[seat] += 1
        g.tell("my-party", "5.3.1", seat)
        g.then(steps.REFILL, PARTY_REFILL)
        g.then(steps.PARTY_CARD, seat)
    elif choice is words.HEAD:
        g.via_head = 1
        g.chair[seat] = board.HEAD
        g.tell("reached-head", "3.3.1", seat)
        g.then(steps.AT_HEAD, seat)
        g.then(steps.REFILL, HEAD_REFILL)
        g.then(steps.TEA_MOVE_ON, seat)
    else:
        sit_down(g, seat, choice.a)


def at_head(g: Wonderland, seat: int) -> None:
    """First the die (3.3.1)."""
    roll_shards(g, seat, CLEAN_CUP_N if clean_cup(g, seat) else 0, "3.3.3")


def refill(g: Wonderland, why: int) -> None:
    """Every chair in use with neither card nor leader (3.3.4, 5.3.1)."""
    rule = REFILL_RULES[why]
    empty = [c for c in board.CHAIRS_IN_USE[g.players] if g.chairs[c] == facts.NO_CARD and c not in g.chair]
    lay_cards(g, empty, rule)
    g.learn(EVERYONE, "cards-dealt", rule)


HEAD_REFILL: Final = 0
PARTY_REFILL: Final = 1
REFILL_RULES: Final = ("3.3.4", "5.3.1")


def tea_move_on(g: Wonderland, seat: int) -> Rule:
    """From the head to any card (3.3.6); no second crossing (3.3.8)."""
    ask = g.ask(seat, "tea-move-on", "3.3.6")
    for chair in way(g, seat):
        ask.offer(words.CHAIR[chair], cannot_take(g, chair))
    choice = yield ask
    sit_down(g, seat, choice.a)


def party_card(g: Wonderland, seat: int) -> Rule:
    """The Hatter takes any card without moving (5.3.1)."""
    ask = g.ask(seat, "party-card", "5.3.1")
    for chair in board.CHAIRS_IN_USE[g.players]:
        ask.offer(words.CHAIR[chair], cannot_take(g, chair))
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
    g.chairs[chair] = facts.NO_CARD
    g.taken[seat].append(card)
    g.taken_now[seat] += 1
    g.tell("took-card", "3.2.4", seat, card, chair)
    if g.poison_on[chair]:
        g.poison_on[chair] = 0
        if g.faction[seat] == facts.JABBERWOCK:
            g.poison_supply += 1  # 5.6.5
            g.tell("poison-back", "5.6.5", seat)
        else:
            to_bag(g, seat, facts.POISON)  # 5.6.4
            g.tell("poisoned", "5.6.4", seat)
    g.todo = []
    if facts.TEA_UNITS[card]:
        g.todo.append(facts.PLACE[facts.TEA_UNITS[card]])
    if extra:
        g.todo.append(facts.TWICE_AS_FAST)
    if facts.TEA_DIE[card]:
        g.todo.append(facts.ROLL)
    if facts.TEA_TOP[card]:
        g.todo.append(facts.HALF)
    g.todo.extend(facts.TEA_REWARDS[card])
    if facts.TEA_CORRUPTED[card]:
        g.todo.append(facts.TEMPTATION)
    g.then(steps.RESOLVE_CARD, seat)


def resolve_card(g: Wonderland, seat: int) -> None:
    """All of it, in an order of the player's choice (3.2.5); what no order can change is done first."""
    i = 0
    while i < len(g.todo):
        if never_matters(g, seat, g.todo[i]):
            reward(g, seat, g.todo.pop(i))
        else:
            i += 1
    if not g.todo:
        return
    if len(g.todo) == 1:
        g.then(steps.REWARD, seat, g.todo.pop())
    else:
        g.then(steps.CHOOSE_EFFECT, seat)
    g.then(steps.RESOLVE_CARD, seat)


def choose_effect(g: Wonderland, seat: int) -> Rule:
    """Which kind of effect comes next (4.1.2); of two alike the first."""
    ask = g.ask(seat, "choose-effect", "4.1.2")
    kinds: list[int] = []
    for number in g.todo:
        kind = facts.REWARDS[number].kind
        if kind not in kinds:
            kinds.append(kind)
            ask.offer(words.DO[kind])
    choice = yield ask
    for i, number in enumerate(g.todo):
        if facts.REWARDS[number].kind == choice.a:
            g.todo.pop(i)
            g.then(steps.REWARD, seat, number)
            return


def split_card(g: Wonderland, seat: int) -> Rule:
    """The upper half or the lower one (4.12.1)."""
    card = g.taken[seat][-1]
    ask = g.ask(seat, "split-card", "4.12.1", card)
    ask.offer(words.UPPER)
    ask.offer(words.LOWER)
    choice = yield ask
    g.todo.extend(facts.TEA_TOP[card] if choice is words.UPPER else facts.TEA_BOTTOM[card])
    g.tell("chose-half", "4.12.1", seat, 0 if choice is words.UPPER else 1)


def corrupted_card(g: Wonderland, seat: int) -> Rule:
    """Decided before the roll (4.13.4)."""
    card = g.taken[seat][-1]
    ask = g.ask(seat, "corrupted-card", "4.13.1", card)
    ask.offer(words.ACCEPT)
    ask.offer(words.DECLINE)
    ask.default = words.DECLINE
    choice = yield ask
    if choice is words.ACCEPT:
        g.tell("corrupted", "4.13.2", seat)
        roll_shards(g, seat, 0, "4.13.2")
        g.todo.extend(facts.TEA_CORRUPTED[card])


# --- leaving for Wonderland (3.4) ------------------------------------------------------------------------------


def send_leader(g: Wonderland, seat: int) -> Rule:
    """After the last card the leader goes to a region (3.4.1)."""
    ask = g.ask(seat, "send-leader", "3.4.1")
    offer_regions(g, ask)
    choice = yield ask
    g.leader[seat] = choice.a
    g.chair[seat] = NOWHERE
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
        g.poison_on = [0] * (board.CHAIRS + 1)
        g.tell("poison-back", "5.6.6", g.seat_of[facts.JABBERWOCK])
    g.tell("tea-ends", "6.1.1", NOBODY)
    if g.madness_supply >= g.players:  # 6.2
        for seat in range(g.players):
            gain_madness(g, seat, "6.2.1")
    else:
        g.tell("madness-short", "6.2.4", NOBODY)
    most = max(g.shards)
    if most == 0:  # 6.3.3
        return
    worst = [s for s in range(g.players) if g.shards[s] == most]
    if g.madness_supply < len(worst):
        g.tell("madness-short", "6.3.4", NOBODY)
        return
    for seat in worst:
        gain_madness(g, seat, "6.3.1")
        drop_shards(g, seat, (most + 1) // 2, "6.3.1", reasons.MOST_SHARDS)


def gain_madness(g: Wonderland, seat: int, rule: str) -> None:
    g.madness_supply -= 1
    to_bag(g, seat, facts.MADNESS)
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
steps.SPLIT_CARD.does(split_card)
steps.CORRUPTED_CARD.does(corrupted_card)
steps.SEND_LEADER.does(send_leader)
steps.TEA_ENDS.does(tea_ends)
steps.TEA_EFFECTS.does(tea_effects)
