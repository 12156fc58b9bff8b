"""Chapter 4: what tea cards and forge spaces give (closed lists 4.1.4, 14.3.9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from weald.games.wonderland import board, facts, words
from weald.games.wonderland.rules import reasons, steps
from weald.games.wonderland.rules.common import (
    NOT_USED,
    drop_shards,
    gain_chip,
    gain_shards,
    mend_shield,
    score,
    to_bag,
)
from weald.games.wonderland.rules.people import ask_opponent
from weald.games.wonderland.state import LYING, NO_CASTLE_THERE, STANDING, Wonderland
from weald.kernel import EVERYONE, NOBODY, Rule, Why

CASTLE_THERE: Final = Why("castle-there", "1.5.6")
CASTLE_STANDS: Final = Why("castle-stands", "17.4.2")
NO_CASTLE: Final = Why("no-castle-left", "1.5.5")
CHIP_GONE: Final = Why("chip-gone", "1.5.1")
UNLOCKED: Final = Why("already-unlocked", "4.7.1")

Given = Callable[[Wonderland, int, facts.Reward], None]


def reward(g: Wonderland, seat: int, number: int) -> None:
    """One reward, at once or as steps of its own."""
    what = facts.REWARDS[number]
    GIVEN[what.kind](g, seat, what)


def without_effect(g: Wonderland, seat: int, kind: int, rule: str) -> None:
    g.tell("without-effect", rule, seat, kind)


# --- units (4.2) ----------------------------------------------------------------------------------------


def give_units(g: Wonderland, seat: int, what: facts.Reward) -> None:
    g.then(steps.PLACE_UNITS, seat, what.n)


# --- ally chips (4.3, 1.5) ------------------------------------------------------------------------------


def give_ally(g: Wonderland, seat: int, what: facts.Reward) -> None:
    if g.ally_supply[what.chip]:
        gain_chip(g, seat, what.chip, "4.3.2" if what.chip == facts.FORGE else "4.3.1")
    else:
        g.tell("chip-missing", "1.5.1", seat, what.chip)
        g.then(steps.ANY_ALLY, seat, int(what.strong), INSTEAD)


def give_any_ally(g: Wonderland, seat: int, what: facts.Reward) -> None:
    g.then(steps.ANY_ALLY, seat, int(what.strong), AS_SHOWN)


# Why somebody chooses an ally chip.
AS_SHOWN: Final = 0
INSTEAD: Final = 1  # of a chip that is gone: then it may be left (1.5.1 to 1.5.3)
BET_WON: Final = 2
ALLY_RULES: Final = ("4.3.3", "1.5.1", "7.4.5")


def any_ally(g: Wonderland, seat: int, strong_one: int, why: int) -> Rule:
    """Any ally of a class (4.3.3), for one of three reasons."""
    ask = g.ask(seat, "choose-ally", ALLY_RULES[why], strong_one)
    for kind in facts.STRONG_ALLIES if strong_one else facts.WEAK_ALLIES:
        ask.offer(words.CHIP[kind], None if g.ally_supply[kind] else CHIP_GONE)
    if why == INSTEAD or not ask.options:
        ask.offer(words.NONE)
    choice = yield ask
    if choice is not words.NONE:
        gain_chip(g, seat, choice.a, ALLY_RULES[why])


# --- shards (4.4, 5.5) ----------------------------------------------------------------------------------


def discard_shards(g: Wonderland, seat: int, what: facts.Reward) -> None:
    """As many as the card says (4.4.2); with fewer the effect is ignored (4.4.3)."""
    if g.shards[seat] >= what.n:
        drop_shards(g, seat, what.n, "4.4.2", reasons.REWARD)
    else:
        without_effect(g, seat, what.kind, "4.4.3")


def give_roll(g: Wonderland, seat: int, what: facts.Reward) -> None:
    roll_shards(g, seat, 0, "4.4.1")


def roll_shards(g: Wonderland, seat: int, fewer: int, rule: str) -> None:
    """The die gives shards; Clean Cup takes one off at the head of the table (13.8.8)."""
    face = facts.DIE[g.below(len(facts.DIE))]
    g.rolled = face
    g.tell("rolled", rule, seat, face)
    g.learn(EVERYONE, "rolled-die", rule)
    gain_shards(g, seat, max(0, face - fewer), rule, reasons.DIE)
    if face >= facts.ALL_MAD_HERE_FROM[g.players] and g.faction[seat] == facts.CAT:  # 5.5.3
        g.then(steps.ALL_MAD_HERE, seat)


def all_mad_here(g: Wonderland, seat: int) -> Rule:
    """The Cat may pass on one of the shards just rolled (5.5.1)."""
    others = [other for other in range(g.players) if other != seat]
    other = yield from ask_opponent(g, g.ask(seat, "give-shard", "5.5.1"), others, words.NONE)
    if other != NOBODY:
        give_shard(g, seat, other, "5.5.1")


def give_shard(g: Wonderland, seat: int, other: int, rule: str) -> None:
    g.shards[seat] -= 1
    g.shards[other] += 1
    g.tell("gave-shard", rule, seat, g.faction[other])


# --- shield (4.5) ---------------------------------------------------------------------------------------


def give_shield(g: Wonderland, seat: int, what: facts.Reward) -> None:
    if g.shield[seat]:
        without_effect(g, seat, what.kind, "4.5.2")
    else:
        mend_shield(g, seat, "4.5.1")


# --- Wonderlandians (4.6) -------------------------------------------------------------------------------


def give_wonderlandian(g: Wonderland, seat: int, what: facts.Reward) -> None:
    if g.display:
        g.then(steps.HIRE, seat)
    else:
        g.tell("display-empty", "4.6.5", seat)


def hire(g: Wonderland, seat: int) -> Rule:
    """One of the cards on display (4.6.1)."""
    ask = g.ask(seat, "hire", "4.6.1")
    for card in g.display:
        ask.offer(words.HIRE[card - facts.WONDER])
    choice = yield ask
    card = facts.WONDER + choice.a
    g.display.remove(card)
    g.cards[seat].append(card)
    g.tell("hired", "4.6.1", seat, card)
    figures = facts.FIGURES_OF[choice.a]
    for f in figures:
        g.figure_owner[f] = seat
        g.figure_at[f] = board.SUPPLY
        g.then(steps.PLACE_FIGURE, seat, f)  # 4.6.2, 4.6.6
    if not figures:
        to_bag(g, seat, facts.FIRST_ITEM + facts.ITEM_CARDS.index(choice.a), facts.ITEM_PAIR)  # 4.6.3
    refill_display(g, "4.6.4")


def refill_display(g: Wonderland, rule: str) -> None:
    """Three cards lie face up while the deck lasts (2.1.4, 4.6.4, 15.2.5)."""
    while len(g.display) < facts.DISPLAY and g.wonder_deck:
        card = g.wonder_deck.pop()
        g.seen[card] = EVERYONE
        g.display.append(card)
        g.tell("turned-up", rule, NOBODY, card)
        g.learn(EVERYONE, "card-turned-up", rule)


# --- abilities, castles, leader strength (4.7 to 4.9) -----------------------------------------------------


def give_ability(g: Wonderland, seat: int, what: facts.Reward) -> None:
    if g.unlocked[seat] == facts.ALL_UNLOCKED:
        without_effect(g, seat, what.kind, "4.7.3")
    else:
        g.then(steps.UNLOCK, seat)


def unlock(g: Wonderland, seat: int) -> Rule:
    """One of the own locked abilities (4.7.1)."""
    ask = g.ask(seat, "unlock", "4.7.1")
    for slot in range(facts.ABILITY_SLOTS):
        one = facts.ability_of(g.faction[seat], slot)
        ask.offer(words.UNLOCK[one], UNLOCKED if g.unlocked[seat] >> slot & 1 else None)
    choice = yield ask
    g.unlocked[seat] |= 1 << facts.slot_of(choice.a)
    g.tell("unlocked", "4.7.1", seat, choice.a)


def give_castle(g: Wonderland, seat: int, what: facts.Reward) -> None:
    if can_build(g, seat):
        g.then(steps.CASTLE, seat)
    else:
        without_effect(g, seat, what.kind, "1.5.5")


def cannot_build(g: Wonderland, seat: int, region: int) -> Why | None:
    """A castle, or with two players a building step (1.5.5, 1.5.6, 17.4.3)."""
    if region == g.unused:
        return NOT_USED
    there = g.castles[board.at(seat, region)]
    if there == NO_CASTLE_THERE:
        return NO_CASTLE if castles_on_board(g, seat) >= facts.CASTLES else None
    if g.players == 2:
        return CASTLE_STANDS if there == STANDING else None
    return CASTLE_THERE


def can_build(g: Wonderland, seat: int) -> bool:
    return any(cannot_build(g, seat, r) is None for r in range(board.RING))


def castles_on_board(g: Wonderland, seat: int) -> int:
    return sum(1 for r in range(board.RING) if g.castles[board.at(seat, r)])


def build(g: Wonderland, seat: int, region: int, rule: str) -> None:
    """One castle; with two players first lying, then standing (17.4.1)."""
    here = board.at(seat, region)
    if g.players > 2:
        g.castles[here] = STANDING
        g.tell("castle-built", rule, seat, region)
    elif g.castles[here] == LYING:
        g.castles[here] = STANDING
        g.tell("castle-stood", rule, seat, region)
    else:
        g.castles[here] = LYING
        g.tell("castle-laid", rule, seat, region)


def castle(g: Wonderland, seat: int) -> Rule:
    """In any region without one (4.8.1)."""
    ask = g.ask(seat, "castle-where", "4.8.1")
    for r in range(board.RING):
        ask.offer(words.TO[r], cannot_build(g, seat, r))
    choice = yield ask
    build(g, seat, choice.a, "4.8.1")


def raise_leader(g: Wonderland, seat: int, what: facts.Reward) -> None:
    if g.leader_strength[seat] < facts.LEADER_TOP:
        g.leader_strength[seat] += 1
        g.tell("leader-strength", "4.9.1", seat, g.leader_strength[seat])
    elif g.shards[seat]:
        g.then(steps.SHARD_INSTEAD, seat)
    else:
        without_effect(g, seat, what.kind, "4.9.2")


def shard_instead(g: Wonderland, seat: int) -> Rule:
    """At the top of the track a shard may go instead (4.9.2)."""
    ask = g.ask(seat, "shard-instead", "4.9.2")
    ask.offer(words.ACCEPT)
    ask.offer(words.DECLINE)
    choice = yield ask
    if choice is words.ACCEPT:
        drop_shards(g, seat, 1, "4.9.2", reasons.LEADER_AT_TOP)


# --- madness and quests (4.10, 4.11) ----------------------------------------------------------------------


def discard_madness(g: Wonderland, seat: int, what: facts.Reward) -> None:
    bag = facts.chip_at(seat, facts.MADNESS)
    if g.bag[bag]:
        g.bag[bag] -= 1
        g.madness_supply += 1  # 4.10.5
        g.tell("discarded-madness", "4.10.1", seat)
    else:
        g.tell("no-madness-in-bag", "4.10.4", seat)


def give_quests(g: Wonderland, seat: int, what: facts.Reward) -> None:
    if not draw_quests(g, seat, what.n, what.discard):
        without_effect(g, seat, what.kind, "4.11.4")


def draw_quests(g: Wonderland, seat: int, count: int, discard: int) -> int:
    """Draw so many quests; returns how many there were (4.11)."""
    drawn = 0
    for _ in range(count):
        if not g.quest_deck and g.quest_discard:  # 4.11.4
            g.quest_deck[:] = g.quest_discard
            g.quest_discard.clear()
            g.shuffle(g.quest_deck)
            g.tell("quests-reshuffled", "4.11.4", NOBODY)
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
    return drawn


def discard_quest(g: Wonderland, seat: int) -> Rule:
    """Any one from hand, new or old; face down (4.11.2)."""
    ask = g.ask(seat, "discard-quest", "4.11.2")
    ask.sealed = True
    for card in sorted(g.hand[seat]):
        ask.offer(words.QUEST[card - facts.QUEST])
    choice = yield ask
    card = facts.QUEST + choice.a
    g.hand[seat].remove(card)
    g.quest_discard.append(card)
    g.tell_some(1 << seat, "discarded-quest", "4.11.2", seat, (card,), ())


# --- forge spaces alone (14.3) ----------------------------------------------------------------------------


def free_supporter(g: Wonderland, seat: int, what: facts.Reward) -> None:
    g.supply[seat] += 1
    g.tell("supporter-freed", "14.3.2", seat)


def raise_castles(g: Wonderland, seat: int, what: facts.Reward) -> None:
    g.castle_value[seat] = what.n
    g.tell("castle-value", "14.3.3", seat, what.n)


def give_points(g: Wonderland, seat: int, what: facts.Reward) -> None:
    score(g, seat, what.n, "14.3.4", reasons.STAR)


# --- parts of a tea card that ask (rules/tea.py) ------------------------------------------------------------


def give_half(g: Wonderland, seat: int, what: facts.Reward) -> None:
    g.then(steps.SPLIT_CARD, seat)


def give_corrupted(g: Wonderland, seat: int, what: facts.Reward) -> None:
    g.then(steps.CORRUPTED_CARD, seat)


def give_extra_supporter(g: Wonderland, seat: int, what: facts.Reward) -> None:
    g.then(steps.TWICE_AS_FAST, seat)


def give_forging(g: Wonderland, seat: int, what: facts.Reward) -> None:
    g.then(steps.FORGE_FROM_BAG, seat)


# By kind, in the order of facts.REWARD_NAMES.
GIVEN: Final[list[Given]] = [
    give_units, give_ally, give_any_ally, give_shield, give_wonderlandian, give_ability, discard_shards, give_castle,
    raise_leader, discard_madness, give_quests, free_supporter, raise_castles, give_points, give_roll, give_half,
    give_corrupted, give_extra_supporter, give_forging,
]  # fmt: skip


def never_matters(g: Wonderland, seat: int, number: int) -> bool:
    """Rewards whose place in the order changes nothing: carried out without asking which comes first."""
    what = facts.REWARDS[number]
    if what.kind == facts.ONE_ALLY:
        return g.ally_supply[what.chip] > 0
    if what.kind == facts.LEADER:
        return g.leader_strength[seat] < facts.LEADER_TOP
    return what.kind in ORDERLESS


ORDERLESS: Final = (facts.SHIELD, facts.LESS_MADNESS, facts.VP, facts.SUPPORTER, facts.CASTLE_VALUE)

steps.REWARD.does(reward)
steps.ANY_ALLY.does(any_ally)
steps.ALL_MAD_HERE.does(all_mad_here)
steps.HIRE.does(hire)
steps.UNLOCK.does(unlock)
steps.CASTLE.does(castle)
steps.SHARD_INSTEAD.does(shard_instead)
steps.DISCARD_QUEST.does(discard_quest)
