"""The Vagabond's Daylight (9.5): every action exhausts items."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import FORESTS
from weald.games.root.deck import FIRST_QUEST, FIRST_TOKEN, QUEST_ITEMS, QUEST_SUIT, TOKEN_KIND
from weald.games.root.rules import steps
from weald.games.root.rules.battle import cannot_battle_in, cannot_defend, start_battle
from weald.games.root.rules.cards import faces, hand_over, holds, pick
from weald.games.root.rules.craft import craft, offer_crafts
from weald.games.root.rules.effects import offer_effects
from weald.games.root.rules.factions.characters import cannot_use_special
from weald.games.root.rules.factions.vagabond import can_walk, reveal_quest
from weald.games.root.rules.items import any_damaged, damage, exhaust, gain, ready, repair
from weald.games.root.rules.pieces import has_piece, is_enemy, refresh_rule
from weald.games.root.rules.removal import remove, settle
from weald.games.root.rules.turn import daylight_menu
from weald.games.root.rules.victory import offer_dominance, score
from weald.games.root.state import DAYLIGHT, Root
from weald.games.root.things import (
    ADVENTURER,
    AIDS_NEEDED,
    ALLIED,
    ALLIED_VP,
    BOARD,
    BOARD_KINDS,
    BOOT,
    CLEARINGS,
    CONDITIONS,
    CROSSBOW,
    DAMAGED,
    HAMMER,
    HOSTILE,
    ITEM_KINDS,
    PLAIN,
    RANGER,
    READY,
    RELATION_VP,
    RUIN_ITEM,
    SCORING_OF,
    SPENT,
    SWORD,
    TORCH,
    TRACK,
    VAGABOND,
)
from weald.games.root.words import (
    AGAINST,
    AID,
    DONE,
    END,
    EXPLORE,
    FIGHT,
    GIVE,
    ITEM,
    MOVE_NOW,
    PIECE,
    PLAYER,
    QUEST,
    REPAIR,
    REPAIR_NOW,
    REWARD_CARDS,
    REWARD_VP,
    SPECIAL,
    STRIKE,
)
from weald.kernel.decision import Rule, Why

NO_BOOT: Final = Why("no-item", "9.5.1a", BOOT)
NO_SWORD: Final = Why("no-item", "9.5.2", SWORD)
NO_TORCH: Final = Why("no-item", "9.5.3a", TORCH)
NO_CROSSBOW: Final = Why("no-item", "9.5.6a", CROSSBOW)
NO_HAMMER: Final = Why("no-item", "9.5.7", HAMMER)
NO_ITEM_AT_ALL: Final = Why("no-ready-item", "9.5.4a")
NOWHERE: Final = Why("nowhere-to-go", "9.5.1c")
IN_FOREST: Final = Why("in-forest", "9.5a")
NO_RUIN: Final = Why("no-ruin", "9.5.3a")
NOBODY_TO_AID: Final = Why("nobody-to-aid", "9.5.4a")
NO_CARD_TO_GIVE: Final = Why("no-card-to-give", "9.5.4a")
NOT_HERE: Final = Why("not-there", "9.5.4a")
NOTHING_TO_STRIKE: Final = Why("nothing-to-strike", "9.5.6a")
NOTHING_DAMAGED: Final = Why("nothing-damaged", "9.5.7")
SAME_RUIN_ITEM: Final = Why("same-ruin-item", "9.7.3b")
QUEST_SUIT_WRONG: Final = Why("quest-suit", "9.5.5a")
QUEST_ITEMS_MISSING: Final = Why("quest-items", "9.5.5a")


def vagabond_daylight(g: Root, seat: int) -> Rule:
    """Actions in any order and number (9.5a)."""
    v = g.side[seat] - VAGABOND
    here = g.pawn[v]
    ask = g.ask(seat, "vagabond-action", "9.5a")
    ask.secret = bool(g.hands[seat])
    ask.offer(MOVE_NOW, cannot_move(g, v))
    if here < FORESTS:
        ask.offer(FIGHT, NO_SWORD if not ready(g, v, SWORD) else cannot_battle_in(g, seat, here))
        ask.offer(EXPLORE, cannot_explore(g, v, here))
        ask.offer(AID, cannot_aid(g, seat, v, here))
        for card in g.quests:
            quest = card - FIRST_QUEST
            if QUEST_SUIT[quest] == g.suits[here] or g.explaining:
                ask.offer(QUEST[quest], cannot_quest(g, v, here, quest))
        ask.offer(STRIKE, cannot_strike(g, seat, v, here))
    elif g.explaining:
        for option in (FIGHT, EXPLORE, AID, STRIKE):
            ask.block(option, IN_FOREST)
    ask.offer(REPAIR_NOW, cannot_repair(g, v))
    offer_crafts(g, ask, seat)
    ask.offer(SPECIAL, cannot_use_special(g, seat, v))
    offer_effects(g, ask, seat, DAYLIGHT)
    offer_dominance(g, ask, seat)
    ask.offer(END)
    ask.default = END
    choice = yield ask
    if choice is END:
        return
    word = choice.verb
    if choice is MOVE_NOW:
        g.then(steps.VAGABOND_MOVE, seat, 0)
    elif choice is FIGHT:
        g.then(steps.VAGABOND_BATTLE, seat)
    elif word == "quest":
        g.then(steps.VAGABOND_QUEST, seat, choice.a, 0)
    elif word == "craft":
        craft(g, seat, choice.a)
    elif word == "explore":
        g.then(steps.VAGABOND_EXPLORE, seat)
    elif word == "aid":
        g.then(steps.VAGABOND_AID, seat)
    elif word == "strike":
        g.then(steps.VAGABOND_STRIKE, seat)
    elif word == "repair":
        g.then(steps.VAGABOND_REPAIR, seat)
    elif choice is SPECIAL:
        g.then(steps.VAGABOND_SPECIAL, seat)
        if g.character[v] == RANGER:
            return  # Hideout ends Daylight (D.3.2)
    else:
        daylight_menu(g, seat, choice)
    g.then(steps.VAGABOND_DAYLIGHT, seat)


def cannot_move(g: Root, v: int) -> Why | None:
    boots = ready(g, v, BOOT)
    if not boots:
        return NO_BOOT
    return None if can_walk(g, v, boots - 1) else NOWHERE


# --- battle (9.5.2) --------------------------------------------------------------------------------------


def vagabond_battle(g: Root, seat: int) -> Rule:
    c = g.pawn[g.side[seat] - VAGABOND]
    ask = g.ask(seat, "battle-whom", "9.5.2", c)
    for other in range(g.players):
        if other != seat:
            ask.offer(AGAINST[g.side[other]], cannot_defend(g, seat, other, c))
    choice = yield ask
    defender = g.seat_of[choice.a]
    exhaust(g, g.side[seat] - VAGABOND, SWORD)
    start_battle(g, seat, defender, c, -1)


# --- explore (9.5.3, 9.7.3) ------------------------------------------------------------------------------


def cannot_explore(g: Root, v: int, here: int) -> Why | None:
    if not g.ruins[here]:
        return NO_RUIN
    return None if ready(g, v, TORCH) else NO_TORCH


def holds_kind(g: Root, v: int, kind: int) -> bool:
    """Is such an item on the board, in whatever condition?"""
    for condition in range(CONDITIONS):
        if g.items[v * BOARD + condition * BOARD_KINDS + kind]:
            return True
    return False


def explore(g: Root, seat: int) -> None:
    """Look at what is under the ruin; take one item and score 1."""
    v = g.side[seat] - VAGABOND
    here = g.pawn[v]
    exhaust(g, v, TORCH)
    tokens = g.ruin_items[g.board().ruins.index(here)]
    for token in tokens:
        g.seen[token] |= 1 << seat
    kinds = [TOKEN_KIND[token - FIRST_TOKEN] for token in tokens]
    g.tell_some(1 << seat, "explored", "9.5.3a", seat, (here, *kinds), (here,))
    g.learn(1 << seat, "looked-at-ruin", "9.5.3a")
    if all(holds_kind(g, v, kind) for kind in kinds):
        g.tell("took-nothing", "9.7.3c", seat)
    else:
        g.then(steps.VAGABOND_TAKE, seat)


def take_from_ruin(g: Root, seat: int) -> Rule:
    v = g.side[seat] - VAGABOND
    here = g.pawn[v]
    tokens = g.ruin_items[g.board().ruins.index(here)]
    ask = g.ask(seat, "take-from-ruin", "9.7.3a", here)
    for kind in range(RUIN_ITEM, BOARD_KINDS):
        if any(TOKEN_KIND[token - FIRST_TOKEN] == kind for token in tokens):
            ask.offer(ITEM[kind], SAME_RUIN_ITEM if holds_kind(g, v, kind) else None)
    choice = yield ask
    kind = choice.a
    for token in tokens:
        if TOKEN_KIND[token - FIRST_TOKEN] == kind:
            tokens.remove(token)
            break
    gain(g, v, kind)
    g.tell("took-item", "9.5.3b", seat, PLAIN[kind])
    if not tokens:  # 9.5.3c
        g.ruins[here] = 0
        g.room[here] += 1
        refresh_rule(g, here)
        g.tell("ruin-removed", "9.5.3c", seat, here)
    score(g, seat, 1, "9.5.3b")


# --- aid (9.5.4, 9.2.9.I) --------------------------------------------------------------------------------


def any_ready(g: Root, v: int) -> bool:
    base = v * BOARD
    for i in range(2 * BOARD_KINDS):
        if g.items[base + i]:
            return True
    return False


def cannot_aid(g: Root, seat: int, v: int, here: int) -> Why | None:
    if not any_ready(g, v):
        return NO_ITEM_AT_ALL
    for other in range(g.players):
        if other != seat and has_piece(g, g.side[other], here):
            return None if holds(g.hands[seat], g.suits[here]) else NO_CARD_TO_GIVE
    return NOBODY_TO_AID


def aid(g: Root, seat: int) -> Rule:
    v = g.side[seat] - VAGABOND
    here = g.pawn[v]
    base = v * BOARD
    ask = g.ask(seat, "aid-whom", "9.5.4a", here)
    for other in range(g.players):
        if other != seat:
            ask.offer(PLAYER[g.side[other]], None if has_piece(g, g.side[other], here) else NOT_HERE)
    choice = yield ask
    other = g.seat_of[choice.a]
    ask = g.ask(seat, "exhaust-which", "9.5.4a")
    for kind in range(BOARD_KINDS):
        if g.items[base + READY * BOARD_KINDS + kind] or g.items[base + TRACK * BOARD_KINDS + kind]:
            ask.offer(ITEM[kind])
    choice = yield ask
    item = choice.a
    ask = g.ask(seat, "give-which", "9.5.4a", g.side[other])
    ask.secret = True
    ask.sealed = True
    for face in faces(g.hands[seat], g.suits[here]):
        ask.offer(GIVE[face])
    choice = yield ask
    exhaust(g, v, item)
    card = pick(g, g.hands[seat], choice.a)
    hand_over(g, seat, card, g.hands[other], other)
    both = 1 << seat | 1 << other
    g.tell_some(both, "aided", "9.5.4a", seat, (g.side[other], card), (g.side[other],))
    g.learn(1 << other, "got-card", "9.5.4a")
    g.then(steps.VAGABOND_AID_ITEM, seat, other)
    g.then(steps.VAGABOND_AIDED, seat, other)


def aid_item(g: Root, seat: int, other: int) -> Rule | None:
    """Take one item from the aided player's crafted items box (9.5.4b)."""
    for item in range(ITEM_KINDS):
        if g.boxes[other * ITEM_KINDS + item]:
            return _aid_item(g, seat, other)
    return None


def _aid_item(g: Root, seat: int, other: int) -> Rule:
    ask = g.ask(seat, "take-item", "9.5.4b", g.side[other])
    for item in range(ITEM_KINDS):
        if g.boxes[other * ITEM_KINDS + item]:
            ask.offer(ITEM[item])
    ask.offer(DONE)
    choice = yield ask
    if choice is not DONE:
        g.boxes[other * ITEM_KINDS + choice.a] -= 1
        gain(g, g.side[seat] - VAGABOND, choice.a)
        g.tell("took-crafted-item", "9.5.4b", seat, g.side[other], choice.a)


def aided(g: Root, seat: int, other: int) -> None:
    """The relationship improves after enough aids in one turn (9.2.9.I); an ally's aid scores (9.2.9.II.a)."""
    side = g.side[other]
    if side >= VAGABOND:
        return
    spot = (g.side[seat] - VAGABOND) * 5 + side
    relation = g.relations[spot]
    if relation == HOSTILE:  # 9.2.9.III.c
        return
    if relation == ALLIED:
        score(g, seat, ALLIED_VP, "9.2.9.II.a")
        return
    g.aids[spot] += 1
    if g.aids[spot] == AIDS_NEEDED[relation]:
        g.aids[spot] = 0  # an aid counts once (AMB-37)
        g.relations[spot] = relation + 1
        g.tell("relation", "9.2.9.I.b", seat, side, relation + 1)
        score(g, seat, RELATION_VP[relation], "9.2.9.I.b")


# --- quest (9.5.5, D.7.2) --------------------------------------------------------------------------------


def may_improvise(g: Root, v: int) -> bool:
    return g.character[v] == ADVENTURER and not g.improvised


def cannot_quest(g: Root, v: int, here: int, quest: int) -> Why | None:
    if QUEST_SUIT[quest] != g.suits[here]:
        return QUEST_SUIT_WRONG
    one, two = QUEST_ITEMS[quest]
    return None if payable(g, v, one, two) else QUEST_ITEMS_MISSING


def payable(g: Root, v: int, one: int, two: int) -> bool:
    """Can these items be exhausted, one of them perhaps replaced by another kind?"""
    has_one = ready(g, v, one) > 0
    has_two = ready(g, v, two) > (1 if one == two else 0)
    if has_one and has_two:
        return True
    if not (has_one or has_two) or not may_improvise(g, v):
        return False
    total = 0
    for item in range(ITEM_KINDS):
        total += ready(g, v, item)
    return total >= 2


def quest_step(g: Root, seat: int, quest: int, paid: int) -> Rule | None:
    """Exhaust the two items, one after the other; the Adventurer may put another kind in for one of them."""
    v = g.side[seat] - VAGABOND
    if paid == 2:
        _quest_done(g, seat, v, quest)
        return None
    needed = QUEST_ITEMS[quest][paid]
    if not may_improvise(g, v):
        exhaust(g, v, needed)
        g.then(steps.VAGABOND_QUEST, seat, quest, paid + 1)
        return None
    return _improvise(g, seat, v, quest, paid)


def _improvise(g: Root, seat: int, v: int, quest: int, paid: int) -> Rule:
    needed = QUEST_ITEMS[quest][paid]
    ask = g.ask(seat, "improvise", "D.7.2", needed)
    for item in range(ITEM_KINDS):
        if ready(g, v, item) and _can_pay_with(g, v, quest, paid, item):
            ask.offer(ITEM[item])
    choice = yield ask
    item = choice.a
    exhaust(g, v, item)
    if item != needed:
        g.improvised = 1
        damage(g, v, SPENT, item if g.items[v * BOARD + SPENT * BOARD_KINDS + item] else _ruin_kind(g, v, item))
        g.tell("improvised", "D.7.2", seat, needed, item)
    g.then(steps.VAGABOND_QUEST, seat, quest, paid + 1)


def _ruin_kind(g: Root, v: int, item: int) -> int:
    for kind in range(RUIN_ITEM, BOARD_KINDS):
        if PLAIN[kind] == item and g.items[v * BOARD + SPENT * BOARD_KINDS + kind]:
            return kind
    return item


def _can_pay_with(g: Root, v: int, quest: int, paid: int, item: int) -> bool:
    """Is the rest of the quest still payable after using this item now?"""
    needed = QUEST_ITEMS[quest][paid]
    if paid == 1:
        return True
    second = QUEST_ITEMS[quest][1]
    if item != needed:  # the replacement is used up
        return ready(g, v, second) > (1 if second == item else 0)
    if ready(g, v, second) > (1 if second == item else 0):
        return True
    total = 0
    for kind in range(ITEM_KINDS):
        total += ready(g, v, kind)
    return total > 1


def _quest_done(g: Root, seat: int, v: int, quest: int) -> None:
    card = FIRST_QUEST + quest
    g.quests.remove(card)
    g.done[v].append(card)
    g.tell("quest-done", "9.5.5b", seat, quest)
    reveal_quest(g, seat)
    g.then(steps.VAGABOND_REWARD, seat, quest)


def quest_reward(g: Root, seat: int, quest: int) -> Rule:
    """Points for completed quests of the suit, or two cards (9.5.5c)."""
    suit = QUEST_SUIT[quest]
    points = 0
    for card in g.done[g.side[seat] - VAGABOND]:
        if QUEST_SUIT[card - FIRST_QUEST] == suit:
            points += 1
    ask = g.ask(seat, "quest-reward", "9.5.5c", points)
    ask.offer(REWARD_VP)
    ask.offer(REWARD_CARDS)
    choice = yield ask
    if choice is REWARD_VP:
        score(g, seat, points, "9.5.5c")
    else:
        g.then(steps.DRAW, seat, 2)


# --- strike (9.5.6) --------------------------------------------------------------------------------------


def cannot_strike_at(g: Root, seat: int, other: int, here: int) -> Why | None:
    side = g.side[other]
    if side >= VAGABOND or not is_enemy(g, seat, other) or not has_piece(g, side, here):
        return NOTHING_TO_STRIKE
    return None


def cannot_strike(g: Root, seat: int, v: int, here: int) -> Why | None:
    if not ready(g, v, CROSSBOW):
        return NO_CROSSBOW
    for other in range(g.players):
        if cannot_strike_at(g, seat, other, here) is None:
            return None
    return NOTHING_TO_STRIKE


def strike(g: Root, seat: int) -> Rule:
    """Remove a warrior of one enemy here, or a building or token if it has none. No battle, so no infamy."""
    v = g.side[seat] - VAGABOND
    here = g.pawn[v]
    ask = g.ask(seat, "strike-whom", "9.5.6a", here)
    for other in range(g.players):
        if other != seat:
            ask.offer(AGAINST[g.side[other]], cannot_strike_at(g, seat, other, here))
    choice = yield ask
    side = choice.a
    exhaust(g, v, CROSSBOW)
    if g.on[side * CLEARINGS + here]:
        remove(g, side, here, 1, seat)
        settle(g)
        return
    ask = g.ask(seat, "strike-what", "9.5.6b", side, here)
    for kind in SCORING_OF[side]:
        if g.on[kind * CLEARINGS + here]:
            ask.offer(PIECE[kind])
    choice = yield ask
    remove(g, choice.a, here, 1, seat)
    score(g, seat, 1, "3.2.1")
    settle(g)


# --- repair (9.5.7) --------------------------------------------------------------------------------------


def cannot_repair(g: Root, v: int) -> Why | None:
    if not any_damaged(g, v):
        return NOTHING_DAMAGED
    return None if ready(g, v, HAMMER) else NO_HAMMER


def repair_step(g: Root, seat: int) -> Rule:
    v = g.side[seat] - VAGABOND
    ask = g.ask(seat, "repair-which", "9.5.7")
    for i in range(DAMAGED * BOARD_KINDS, CONDITIONS * BOARD_KINDS):
        if g.items[v * BOARD + i]:
            ask.offer(REPAIR[i])
    choice = yield ask
    exhaust(g, v, HAMMER)
    repair(g, v, choice.b, choice.a)


steps.VAGABOND_DAYLIGHT.does(vagabond_daylight)
steps.VAGABOND_BATTLE.does(vagabond_battle)
steps.VAGABOND_EXPLORE.does(explore)
steps.VAGABOND_TAKE.does(take_from_ruin)
steps.VAGABOND_AID.does(aid)
steps.VAGABOND_AID_ITEM.does(aid_item)
steps.VAGABOND_AIDED.does(aided)
steps.VAGABOND_QUEST.does(quest_step)
steps.VAGABOND_REWARD.does(quest_reward)
steps.VAGABOND_STRIKE.does(strike)
steps.VAGABOND_REPAIR.does(repair_step)
