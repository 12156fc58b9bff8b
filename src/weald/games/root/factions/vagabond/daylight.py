"""The Vagabond's Daylight (9.5): every action exhausts items."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import FORESTS, SPOTS
from weald.games.root.factions.vagabond import ADVENTURER, CONDITIONS, DAMAGED, SPENT, Vagabond
from weald.games.root.factions.vagabond.base import (
    AID,
    AID_CARD,
    AID_ITEM,
    AID_STEP,
    AIDED,
    BATTLE_STEP,
    DAYLIGHT_STEP,
    EXPLORE,
    EXPLORE_STEP,
    MOVE_STEP,
    QUEST,
    QUEST_STEP,
    REPAIR,
    REPAIR_ONE,
    REPAIR_STEP,
    REWARD,
    REWARD_CARDS,
    REWARD_VP,
    SPECIAL,
    STRIKE,
    STRIKE_STEP,
    TAKE_STEP,
    own,
)  # fmt: skip
from weald.games.root.factions.vagabond.characters import cannot_use_special, use_special
from weald.games.root.factions.vagabond.items import (
    any_damaged,
    any_ready,
    damage,
    exhaust,
    gain,
    holds_kind,
    offer_items,
    offer_ready,
    ready,
    repair,
)  # fmt: skip
from weald.games.root.factions.vagabond.relations import aided
from weald.games.root.factions.vagabond.walking import can_walk
from weald.games.root.facts import (
    BOARD_KINDS,
    BOOT,
    CROSSBOW,
    FIRST_QUEST,
    HAMMER,
    ITEM_KINDS,
    PLAIN,
    QUEST_ITEMS,
    QUEST_SUIT,
    SWORD,
    TORCH,
    VARIANTS,
)  # fmt: skip
from weald.games.root.pieces import SCORING_OF, WARRIOR_OF
from weald.games.root.rules import menu, steps
from weald.games.root.rules.battle import cannot_battle_in, offer_defenders, start_battle
from weald.games.root.rules.box import has_crafted, offer_crafted, take_crafted
from weald.games.root.rules.cards import hand_over, holds, offer_faces, pick, watching
from weald.games.root.rules.craft import craft, offer_crafts
from weald.games.root.rules.move import cannot_leave
from weald.games.root.rules.pieces import has_piece, is_enemy, warriors
from weald.games.root.rules.removal import EFFECT, is_safe, remove, settle
from weald.games.root.rules.ruins import clear_ruin, items_under, look_under, take_under
from weald.games.root.rules.victory import score
from weald.games.root.state import DAYLIGHT, Root
from weald.games.root.words import AGAINST, BATTLE, DONE, END, GIVE, ITEM, MOVE, PIECE, PLAYER
from weald.kernel import EVERYONE, NOBODY, Rule, Why

NO_BOOT: Final = Why("no-item", "9.5.1a", BOOT)
NO_SWORD: Final = Why("no-item", "9.5.2", SWORD)
NO_TORCH: Final = Why("no-item", "9.5.3a", TORCH)
NO_CROSSBOW: Final = Why("no-item", "9.5.6a", CROSSBOW)
NO_HAMMER: Final = Why("no-item", "9.5.7", HAMMER)
NO_ITEM_AT_ALL: Final = Why("no-ready-item", "9.5.4a")
NOWHERE_TO_GO: Final = Why("nowhere-to-go", "9.5.1c")
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
QUEST_PAID: Final = 2  # items exhausted for a quest


def daylight(g: Root, seat: int) -> Rule:
    """Actions in any order and number (9.5a)."""
    v = g.side[seat]
    here = g.pawns[v]
    ask = g.ask(seat, "vagabond-action", "9.5a")
    ask.secret = bool(g.hands[seat])
    if here < FORESTS:
        menu.offer_actions(g, ask, seat, BEFORE_QUESTS)
        for card in g.quests:
            quest = card - FIRST_QUEST
            if g.suits[here] >> QUEST_SUIT[quest] & 1 or g.explaining:
                ask.offer(QUEST[quest], cannot_quest(g, v, here, quest))
        menu.offer_actions(g, ask, seat, AFTER_QUESTS)
    else:
        menu.offer_actions(g, ask, seat, IN_FORESTS)
        menu.block_actions(ask, CLEARINGS_ONLY, IN_FOREST)
    offer_crafts(g, ask, seat)
    ask.offer(SPECIAL, cannot_use_special(g, seat))
    menu.offer_common(g, ask, seat, DAYLIGHT)
    ask.offer(END)
    ask.default = END
    choice = yield ask
    if choice is END:
        return
    if choice.verb == "quest":
        g.then(QUEST_STEP, seat, choice.a, 0)
    elif choice.verb == "craft":
        craft(g, seat, choice.a)
    elif choice is SPECIAL:
        if use_special(g, seat):
            return  # Hideout ends Daylight (D.3.2)
    elif not menu.take_action(g, seat, choice, BEFORE_QUESTS) and not menu.take_action(g, seat, choice, AFTER_QUESTS):
        menu.take_common(g, seat, choice)
    g.then(DAYLIGHT_STEP, seat)


# --- move (9.5.1) ----------------------------------------------------------------------------------------


def cannot_move(g: Root, seat: int) -> Why | None:
    v = g.side[seat]
    boots = ready(own(g, v), BOOT)
    if not boots:
        return NO_BOOT
    if can_walk(g, v, boots - 1):
        return None
    return cannot_leave(g, v, g.pawns[v]) or NOWHERE_TO_GO


def do_move(g: Root, seat: int) -> None:
    g.then(MOVE_STEP, seat, 0)


# --- battle (9.5.2) --------------------------------------------------------------------------------------


def cannot_battle(g: Root, seat: int) -> Why | None:
    v = g.side[seat]
    return cannot_battle_in(g, v, g.pawns[v]) if ready(own(g, v), SWORD) else NO_SWORD


def do_battle(g: Root, seat: int) -> None:
    g.then(BATTLE_STEP, seat)


def vagabond_battle(g: Root, seat: int) -> Rule:
    v = g.side[seat]
    c = g.pawns[v]
    ask = g.ask(seat, "battle-whom", "9.5.2", c)
    offer_defenders(g, ask, v, c)
    choice = yield ask
    exhaust(g, v, SWORD)
    start_battle(g, v, choice.a, c, NOBODY)


# --- explore (9.5.3, 9.7.3) ------------------------------------------------------------------------------


def cannot_explore(g: Root, seat: int) -> Why | None:
    v = g.side[seat]
    if not g.ruins[g.pawns[v]]:
        return NO_RUIN
    return None if ready(own(g, v), TORCH) else NO_TORCH


def do_explore(g: Root, seat: int) -> None:
    g.then(EXPLORE_STEP, seat)


def explore(g: Root, seat: int) -> None:
    """Look at what is under the ruin; take one item and score 1."""
    v = g.side[seat]
    here = g.pawns[v]
    exhaust(g, v, TORCH)
    kinds = look_under(g, seat, here, "9.5.3a")
    if all(holds_kind(own(g, v), kind) for kind in kinds):
        g.tell("took-nothing", "9.7.3c", seat)
    else:
        g.then(TAKE_STEP, seat)


def take_from_ruin(g: Root, seat: int) -> Rule | None:
    v = g.side[seat]
    for kind in items_under(g, g.pawns[v]):
        if not holds_kind(own(g, v), kind):
            return ask_take_from_ruin(g, seat)
    return None  # only in a world dealt for another seat: nobody else knows what lies there


def ask_take_from_ruin(g: Root, seat: int) -> Rule:
    v = g.side[seat]
    here = g.pawns[v]
    ask = g.ask(seat, "take-from-ruin", "9.7.3a", here)
    for kind in sorted(set(items_under(g, here))):
        ask.offer(ITEM[kind], SAME_RUIN_ITEM if holds_kind(own(g, v), kind) else None)
    choice = yield ask
    kind = choice.a
    take_under(g, here, kind)
    gain(g, v, kind)
    g.tell("took-item", "9.5.3b", seat, PLAIN[kind])
    clear_ruin(g, seat, here, "9.5.3c")
    score(g, seat, 1, "9.5.3b")


# --- aid (9.5.4, 9.2.9.I) --------------------------------------------------------------------------------


def cannot_aid(g: Root, seat: int) -> Why | None:
    v = g.side[seat]
    here = g.pawns[v]
    if not any_ready(own(g, v)):
        return NO_ITEM_AT_ALL
    for other in g.side:
        if other != v and has_piece(g, other, here):
            return None if holds(g.hands[seat], g.suits[here]) else NO_CARD_TO_GIVE
    return NOBODY_TO_AID


def do_aid(g: Root, seat: int) -> None:
    g.then(AID_STEP, seat)


def aid(g: Root, seat: int) -> Rule:
    v = g.side[seat]
    here = g.pawns[v]
    ask = g.ask(seat, "aid-whom", "9.5.4a", here)
    for other in g.side:
        if other != v:
            ask.offer(PLAYER[other], None if has_piece(g, other, here) else NOT_HERE)
    choice = yield ask
    other = choice.a
    ask = g.ask(seat, "exhaust-which", "9.5.4a")
    offer_ready(g, ask, v)
    choice = yield ask
    g.then(AID_CARD, seat, g.seat_of[other], choice.a)


def aid_card(g: Root, seat: int, other: int, item: int) -> Rule:
    """Which card the aided player gets (9.5.4a)."""
    v = g.side[seat]
    ask = g.ask(seat, "give-which", "9.5.4a", g.side[other])
    ask.secret = True
    ask.sealed = True
    offer_faces(ask, GIVE, g.hands[seat], g.suits[g.pawns[v]])
    choice = yield ask
    exhaust(g, v, item)
    card = pick(g, g.hands[seat], choice.a)
    hand_over(g, seat, card, g.hands[other], other)
    both = watching(g, 1 << seat | 1 << other)
    g.tell_some(both, "aided", "9.5.4a", seat, (g.side[other], card), (g.side[other],))
    g.learn(1 << other, "got-card", "9.5.4a")
    g.then(AID_ITEM, seat, other)
    g.then(AIDED, seat, other)


def aid_item(g: Root, seat: int, other: int) -> Rule | None:
    """Take one item from the aided player's crafted items box (9.5.4b)."""
    return ask_aid_item(g, seat, other) if has_crafted(g, other) else None


def ask_aid_item(g: Root, seat: int, other: int) -> Rule:
    ask = g.ask(seat, "take-item", "9.5.4b", g.side[other])
    offer_crafted(g, ask, other)
    ask.offer(DONE)
    choice = yield ask
    if choice is not DONE:
        gain(g, g.side[seat], take_crafted(g, other, choice))
        g.tell("took-crafted-item", "9.5.4b", seat, g.side[other], choice.a)


# --- quest (9.5.5, D.7.2) --------------------------------------------------------------------------------


def reveal_quest(g: Root, seat: int) -> None:
    if g.quest_deck:
        card = g.quest_deck.pop()
        g.seen[card] = EVERYONE
        g.quests.append(card)
        g.tell("quest-revealed", "9.5.5b", seat, card - FIRST_QUEST)
        g.learn(EVERYONE, "revealed-card", "9.5.5b")


def may_improvise(mine: Vagabond) -> bool:
    return mine.character == ADVENTURER and not mine.improvised


def cannot_quest(g: Root, v: int, here: int, quest: int) -> Why | None:
    if not g.suits[here] >> QUEST_SUIT[quest] & 1:
        return QUEST_SUIT_WRONG
    one, two = QUEST_ITEMS[quest]
    return None if payable(own(g, v), one, two) else QUEST_ITEMS_MISSING


def payable(mine: Vagabond, one: int, two: int) -> bool:
    """Can these items be exhausted, one of them perhaps replaced by another kind?"""
    has_one = ready(mine, one) > 0
    has_two = ready(mine, two) > (1 if one == two else 0)
    if has_one and has_two:
        return True
    return (has_one or has_two) and may_improvise(mine) and _all_ready(mine) >= QUEST_PAID


def _all_ready(mine: Vagabond) -> int:
    total = 0
    for item in range(ITEM_KINDS):
        total += ready(mine, item)
    return total


def quest_step(g: Root, seat: int, quest: int, paid: int) -> Rule | None:
    """Exhaust the two items, one after the other; the Adventurer may put another kind in for one of them."""
    v = g.side[seat]
    if paid == QUEST_PAID:
        _quest_done(g, seat, v, quest)
        return None
    if may_improvise(own(g, v)):
        return ask_quest(g, seat, v, quest, paid)
    exhaust(g, v, QUEST_ITEMS[quest][paid])
    g.then(QUEST_STEP, seat, quest, paid + 1)
    return None


def ask_quest(g: Root, seat: int, v: int, quest: int, paid: int) -> Rule:
    mine = own(g, v)
    needed = QUEST_ITEMS[quest][paid]
    ask = g.ask(seat, "improvise", "D.7.2", needed)
    for item in range(ITEM_KINDS):
        if ready(mine, item) and _can_pay_with(mine, quest, paid, item):
            ask.offer(ITEM[item])
    choice = yield ask
    item = choice.a
    exhaust(g, v, item)
    if item != needed:
        mine.improvised = 1
        damage(g, v, SPENT, _spent_kind(mine, item), "D.7.2")
        g.tell("improvised", "D.7.2", seat, needed, item)
    g.then(QUEST_STEP, seat, quest, paid + 1)


def _spent_kind(mine: Vagabond, item: int) -> int:
    """An exhausted item of a plain kind; one from a ruin if there is no other."""
    for kind in VARIANTS[item]:
        if mine.items[SPENT * BOARD_KINDS + kind]:
            return kind
    return item


def _can_pay_with(mine: Vagabond, quest: int, paid: int, item: int) -> bool:
    """Is the rest of the quest still payable after using this item now?"""
    first, second = QUEST_ITEMS[quest]
    if paid == 1 or ready(mine, second) > (1 if second == item else 0):
        return True
    return item == first and _all_ready(mine) >= QUEST_PAID  # else the replacement is used up


def _quest_done(g: Root, seat: int, v: int, quest: int) -> None:
    card = FIRST_QUEST + quest
    g.quests.remove(card)
    own(g, v).done.append(card)
    g.tell("quest-done", "9.5.5b", seat, quest)
    reveal_quest(g, seat)
    g.then(REWARD, seat, quest)


def quest_reward(g: Root, seat: int, quest: int) -> Rule:
    """Points for completed quests of the suit, or two cards (9.5.5c)."""
    suit = QUEST_SUIT[quest]
    points = 0
    for card in own(g, g.side[seat]).done:
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


def cannot_strike_at(g: Root, v: int, other: int, here: int) -> Why | None:
    if WARRIOR_OF[other] < 0 or not is_enemy(g, v, other) or not has_piece(g, other, here):
        return NOTHING_TO_STRIKE
    # A warrior who falls in battle only cannot be struck, and covers what is behind (14.2.2b).
    if warriors(g, other, here) and not g.on[WARRIOR_OF[other] * SPOTS + here]:
        return NOTHING_TO_STRIKE
    return NOTHING_TO_STRIKE if is_safe(g, WARRIOR_OF[other], here, v) else None


def cannot_strike(g: Root, seat: int) -> Why | None:
    v = g.side[seat]
    if not ready(own(g, v), CROSSBOW):
        return NO_CROSSBOW
    for other in g.foes:
        if cannot_strike_at(g, v, other, g.pawns[v]) is None:
            return None
    return NOTHING_TO_STRIKE


def do_strike(g: Root, seat: int) -> None:
    g.then(STRIKE_STEP, seat)


def strike(g: Root, seat: int) -> Rule:
    """Remove a warrior of one enemy here, or a building or token if it has none. No battle, so no infamy."""
    v = g.side[seat]
    here = g.pawns[v]
    ask = g.ask(seat, "strike-whom", "9.5.6a", here)
    for other in g.foes:
        if other != v:
            ask.offer(AGAINST[other], cannot_strike_at(g, v, other, here))
    choice = yield ask
    side = choice.a
    exhaust(g, v, CROSSBOW)
    if warriors(g, side, here):
        remove(g, WARRIOR_OF[side], here, 1, seat, EFFECT)
        settle(g)
        return
    ask = g.ask(seat, "strike-what", "9.5.6b", side, here)
    for kind in SCORING_OF[side]:
        if g.on[kind * SPOTS + here]:
            ask.offer(PIECE[kind])
    choice = yield ask
    remove(g, choice.a, here, 1, seat, EFFECT)
    score(g, seat, 1, "3.2.1")
    settle(g)


# --- repair (9.5.7) --------------------------------------------------------------------------------------


def cannot_repair(g: Root, seat: int) -> Why | None:
    mine = own(g, g.side[seat])
    if not any_damaged(mine):
        return NOTHING_DAMAGED
    return None if ready(mine, HAMMER) else NO_HAMMER


def do_repair(g: Root, seat: int) -> None:
    g.then(REPAIR_STEP, seat)


def repair_step(g: Root, seat: int) -> Rule:
    v = g.side[seat]
    ask = g.ask(seat, "repair-which", "9.5.7")
    offer_items(ask, REPAIR, own(g, v), DAMAGED, CONDITIONS)
    choice = yield ask
    exhaust(g, v, HAMMER)
    repair(g, v, choice.b, choice.a, "9.5.7")


BEFORE_QUESTS: Final[list[menu.Action]] = [
    menu.Action(MOVE, cannot_move, do_move),  # 9.5.1
    menu.Action(BATTLE, cannot_battle, do_battle),  # 9.5.2
    menu.Action(EXPLORE, cannot_explore, do_explore),  # 9.5.3
    menu.Action(AID, cannot_aid, do_aid),  # 9.5.4
]
AFTER_QUESTS: Final[list[menu.Action]] = [
    menu.Action(STRIKE, cannot_strike, do_strike),  # 9.5.6
    menu.Action(REPAIR_ONE, cannot_repair, do_repair),  # 9.5.7
]
CLEARINGS_ONLY: Final[list[menu.Action]] = [*BEFORE_QUESTS[1:], *AFTER_QUESTS[:1]]
IN_FORESTS: Final[list[menu.Action]] = [*BEFORE_QUESTS[:1], *AFTER_QUESTS[1:]]

DAYLIGHT_STEP.does(daylight)
BATTLE_STEP.does(vagabond_battle)
EXPLORE_STEP.does(explore)
TAKE_STEP.does(take_from_ruin)
AID_STEP.does(aid)
AID_CARD.does(aid_card)
AID_ITEM.does(aid_item)
AIDED.does(aided)
QUEST_STEP.does(quest_step)
REWARD.does(quest_reward)
STRIKE_STEP.does(strike)
REPAIR_STEP.does(repair_step)
