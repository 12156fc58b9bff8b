"""Chapter 4: what tea cards and forge spaces give (closed lists 4.1.4, 14.3.9)."""

from __future__ import annotations

from typing import Final

from weald.games.wonderland.board import (
    CASTLES,
    CAT,
    DIE,
    DISPLAY,
    FIGURES_OF,
    FIRST_ITEM,
    ITEM_CARDS,
    KINDS,
    LEADER_TOP,
    MADNESS,
    QUEST,
    R_ALLY,
    R_ANY,
    R_CASTLE,
    R_CASTLE_VALUE,
    R_DIE,
    R_LEADER,
    R_MADNESS,
    R_QUEST,
    R_SHARDS,
    R_SHIELD,
    R_SUPPORTER,
    R_UNITS,
    R_UNLOCK,
    R_VP,
    R_WONDERLANDIAN,
    STRONG_ALLIES,
    SUPPLY,
    WEAK_ALLIES,
    WONDER,
    strong,
    weak,
)
from weald.games.wonderland.rules import steps
from weald.games.wonderland.rules.common import (
    NOT_USED,
    drop_shards,
    gain_chip,
    gain_shards,
    mend_shield,
    score,
    to_bag,
)
from weald.games.wonderland.state import Wonderland
from weald.games.wonderland.words import (
    ACCEPT,
    CHIP,
    DECLINE,
    HIRE,
    NONE,
    PLAYER,
    TO,
    UNLOCK,
)
from weald.games.wonderland.words import QUEST as QUEST_OPTION
from weald.kernel import EVERYONE, Rule, Why

CASTLE_THERE: Final = Why("castle-there", "1.5.6")
CASTLE_STANDS: Final = Why("castle-stands", "17.4.2")
NO_CASTLE: Final = Why("no-castle-left", "1.5.5")
CHIP_GONE: Final = Why("chip-gone", "1.5.1")
UNLOCKED: Final = Why("already-unlocked", "4.7.1")


def reward(g: Wonderland, seat: int, what: int) -> None:
    """One reward, at once or as steps of its own."""
    code, a, b = what >> 8, what >> 4 & 15, what & 15
    if code == R_UNITS:
        g.then(steps.PLACE_UNITS, seat, a)
    elif code == R_ALLY:
        gain_ally(g, seat, strong(a) if b else weak(a))
    elif code == R_ANY:
        g.then(steps.ANY_ALLY, seat, b, 0)
    elif code == R_SHIELD:
        mend_shield(g, seat, "4.5.1")
    elif code == R_WONDERLANDIAN:
        if g.display:
            g.then(steps.HIRE, seat)
        else:
            g.tell("display-empty", "4.6.5", seat)
    elif code == R_UNLOCK:
        if g.unlocked[seat] != 15:
            g.then(steps.UNLOCK, seat)
    elif code == R_SHARDS:
        drop_shards(g, seat, a, "4.4.2")
    elif code == R_CASTLE:
        if any(cannot_build(g, seat, r) is None for r in range(5)):
            g.then(steps.CASTLE, seat)
    elif code == R_LEADER:
        raise_leader(g, seat)
    elif code == R_MADNESS:
        discard_madness(g, seat)
    elif code == R_QUEST:
        draw_quests(g, seat, a, b)
    elif code == R_SUPPORTER:
        g.supply[seat] += 1
        g.tell("supporter-freed", "14.3.2", seat)
    elif code == R_CASTLE_VALUE:
        g.castle_value[seat] = a
        g.tell("castle-value", "14.3.3", seat, a)
    elif code == R_VP:
        score(g, seat, a, "14.3.4")
    elif code == R_DIE:
        roll_shards(g, seat, 0, "4.4.1")


# --- ally chips (4.3, 1.5) -----------------------------------------------------------------------------


def gain_ally(g: Wonderland, seat: int, kind: int) -> None:
    if g.ally_supply[kind]:
        gain_chip(g, seat, kind, "4.3.1")
    else:
        g.tell("chip-missing", "1.5.1", seat, kind)
        g.then(steps.ANY_ALLY, seat, 1 if kind in STRONG_ALLIES else 0, 1)


def any_ally(g: Wonderland, seat: int, strong_one: int, instead: int) -> Rule:
    """4.3.3; and as a replacement for a chip that is gone, then it may be left (1.5.1 to 1.5.3)."""
    ask = g.ask(seat, "choose-ally", "1.5.1" if instead else "4.3.3", strong_one)
    for kind in STRONG_ALLIES if strong_one else WEAK_ALLIES:
        ask.offer(CHIP[kind], None if g.ally_supply[kind] else CHIP_GONE)
    if instead or not ask.options:
        ask.offer(NONE)
    choice = yield ask
    if choice is not NONE:
        gain_chip(g, seat, choice.a, "4.3.3")


# --- shards (4.4, 5.5) ----------------------------------------------------------------------------------


def roll_shards(g: Wonderland, seat: int, fewer: int, rule: str) -> None:
    """The die gives shards; Clean Cup takes one off at the head of the table (13.8.8)."""
    face = DIE[g.below(len(DIE))]
    g.rolled = face
    g.tell("rolled", rule, seat, face)
    g.learn(EVERYONE, "rolled-die", rule)
    gain_shards(g, seat, max(0, face - fewer), rule)
    if face >= 2 and g.faction[seat] == CAT:  # 5.5.3
        g.then(steps.ALL_MAD_HERE, seat)


def all_mad_here(g: Wonderland, seat: int) -> Rule:
    """5.5: the Cat may pass on one of the shards just rolled."""
    ask = g.ask(seat, "give-shard", "5.5.1")
    ask.offer(NONE)
    for other in range(g.players):
        if other != seat:
            ask.offer(PLAYER[g.faction[other]])
    choice = yield ask
    if choice is not NONE:
        give_shard(g, seat, g.seat_of[choice.a], "5.5.1")


def give_shard(g: Wonderland, seat: int, other: int, rule: str) -> None:
    g.shards[seat] -= 1
    g.shards[other] += 1
    g.tell("gave-shard", rule, seat, g.faction[other])


# --- Wonderlandians (4.6) -------------------------------------------------------------------------------


def hire(g: Wonderland, seat: int) -> Rule:
    ask = g.ask(seat, "hire", "4.6.1")
    for card in g.display:
        ask.offer(HIRE[card - WONDER])
    choice = yield ask
    card = WONDER + choice.a
    g.display.remove(card)
    g.cards[seat].append(card)
    g.tell("hired", "4.6.1", seat, card)
    figures = FIGURES_OF[choice.a]
    for f in figures:
        g.figure_owner[f] = seat
        g.figure_at[f] = SUPPLY
        g.then(steps.PLACE_FIGURE, seat, f)  # 4.6.2, 4.6.6
    if not figures:
        to_bag(g, seat, FIRST_ITEM + ITEM_CARDS.index(choice.a), 2)  # 4.6.3
    refill_display(g)


def refill_display(g: Wonderland) -> None:
    """4.6.4: three cards lie face up while the deck lasts."""
    while len(g.display) < DISPLAY and g.wonder_deck:
        card = g.wonder_deck.pop()
        g.seen[card] = EVERYONE
        g.display.append(card)
        g.tell("turned-up", "4.6.4", -1, card)
        g.learn(EVERYONE, "card-turned-up", "4.6.4")


# --- abilities, castles, leader strength (4.7 to 4.9) -----------------------------------------------------


def unlock(g: Wonderland, seat: int) -> Rule:
    ask = g.ask(seat, "unlock", "4.7.1")
    first = g.faction[seat] * 4
    for slot in range(4):
        ask.offer(UNLOCK[first + slot], UNLOCKED if g.unlocked[seat] >> slot & 1 else None)
    choice = yield ask
    g.unlocked[seat] |= 1 << (choice.a & 3)
    g.tell("unlocked", "4.7.1", seat, choice.a)


def cannot_build(g: Wonderland, seat: int, region: int) -> Why | None:
    """A castle, or with two players a building step (1.5.5, 1.5.6, 17.4.3)."""
    if region == g.unused:
        return NOT_USED
    there = g.castles[seat * 5 + region]
    if there == 0:
        return NO_CASTLE if castles_on_board(g, seat) >= CASTLES else None
    if g.players == 2:
        return CASTLE_STANDS if there == 2 else None
    return CASTLE_THERE


def castles_on_board(g: Wonderland, seat: int) -> int:
    return sum(1 for r in range(5) if g.castles[seat * 5 + r])


def build(g: Wonderland, seat: int, region: int, rule: str) -> None:
    """One castle; with two players first lying, then standing (17.4.1)."""
    at = seat * 5 + region
    if g.players > 2 or g.castles[at] == 1:
        g.castles[at] = 2
        g.tell("castle-stood", rule, seat, region)
    else:
        g.castles[at] = 1
        g.tell("castle-laid", rule, seat, region)


def castle(g: Wonderland, seat: int) -> Rule:
    ask = g.ask(seat, "castle-where", "4.8.1")
    for r in range(5):
        ask.offer(TO[r], cannot_build(g, seat, r))
    choice = yield ask
    build(g, seat, choice.a, "4.8.1")


def raise_leader(g: Wonderland, seat: int) -> None:
    if g.leader_strength[seat] < LEADER_TOP:
        g.leader_strength[seat] += 1
        g.tell("leader-strength", "4.9.1", seat, g.leader_strength[seat])
    elif g.shards[seat]:
        g.then(steps.SHARD_INSTEAD, seat)


def shard_instead(g: Wonderland, seat: int) -> Rule:
    ask = g.ask(seat, "shard-instead", "4.9.2")
    ask.offer(ACCEPT)
    ask.offer(DECLINE)
    choice = yield ask
    if choice is ACCEPT:
        drop_shards(g, seat, 1, "4.9.2")


# --- madness and quests (4.10, 4.11) ----------------------------------------------------------------------


def discard_madness(g: Wonderland, seat: int) -> None:
    at = seat * KINDS + MADNESS
    if g.bag[at]:
        g.bag[at] -= 1
        g.madness_supply += 1  # 4.10.5
        g.tell("discarded-madness", "4.10.1", seat)
    else:
        g.tell("no-madness-in-bag", "4.10.4", seat)


def draw_quests(g: Wonderland, seat: int, count: int, discard: int) -> None:
    drawn = 0
    for _ in range(count):
        if not g.quest_deck and g.quest_discard:  # 4.11.4
            g.quest_deck = g.quest_discard
            g.quest_discard = []
            g.shuffle(g.quest_deck)
            g.tell("quests-reshuffled", "4.11.4", -1)
        if not g.quest_deck:
            break
        card = g.quest_deck.pop()
        g.hand[seat].append(card)
        g.seen[card] = 1 << seat
        g.tell_some(1 << seat, "drew-quest", "4.11.1", seat, (card,), ())
        drawn += 1
    if drawn:
        g.learn(1 << seat, "drew-quest", "4.11.1")
        if discard:
            g.then(steps.DISCARD_QUEST, seat)


def discard_quest(g: Wonderland, seat: int) -> Rule:
    """4.11.2: any one from hand, new or old; face down."""
    ask = g.ask(seat, "discard-quest", "4.11.2")
    ask.sealed = True
    for card in sorted(g.hand[seat]):
        ask.offer(QUEST_OPTION[card - QUEST])
    choice = yield ask
    card = QUEST + choice.a
    g.hand[seat].remove(card)
    g.quest_discard.append(card)
    g.tell_some(1 << seat, "discarded-quest", "4.11.2", seat, (card,), ())


def never_matters(g: Wonderland, seat: int, what: int) -> bool:
    """Rewards whose place in the order changes nothing: carried out without asking which comes first."""
    code = what >> 8
    if code == R_ALLY:
        a, b = what >> 4 & 15, what & 15
        return g.ally_supply[strong(a) if b else weak(a)] > 0
    if code == R_LEADER:
        return g.leader_strength[seat] < LEADER_TOP
    return code in (R_SHIELD, R_MADNESS, R_VP, R_SUPPORTER, R_CASTLE_VALUE)


steps.REWARD.does(reward)
steps.ANY_ALLY.does(any_ally)
steps.ALL_MAD_HERE.does(all_mad_here)
steps.HIRE.does(hire)
steps.UNLOCK.does(unlock)
steps.CASTLE.does(castle)
steps.SHARD_INSTEAD.does(shard_instead)
steps.DISCARD_QUEST.does(discard_quest)
