"""Chapter 5 and the faction abilities of the tea party (13.3, 13.5, 13.6, 13.8)."""

from __future__ import annotations

from typing import Final

from weald.games.wonderland import board, facts, words
from weald.games.wonderland.rules import steps
from weald.games.wonderland.rules.common import NOT_USED, unlocked
from weald.games.wonderland.rules.units import has_units, offer_regions
from weald.games.wonderland.state import Wonderland
from weald.kernel import EVERYONE, NOBODY, Rule, Why

OFF_WITH_THEIR_HEADS: Final = facts.ability("off_with_their_heads")
TWICE_AS_FAST: Final = facts.ability("twice_as_fast")
HELP_THE_LOCALS: Final = facts.ability("help_the_locals")
CLEAN_CUP: Final = facts.ability("clean_cup")
CLEAN_CUP_N: Final = facts.ABILITY_N[CLEAN_CUP]
LAST_TO_APPEAR: Final = facts.ability("last_to_appear")
SLITHY_TOVES: Final = facts.ability("slithy_toves")
POISONED: Final = Why("poison-there", "5.6.11")
NO_CARD: Final = Why("no-card-there", "5.6.1")
ALREADY_THERE: Final = Why("same-region", "13.8.12")


# --- Jabberwock (5.6, 13.5.4) ------------------------------------------------------------------------------


AT_START: Final = 0
AFTER_TURN: Final = 1
POISON_RULES: Final = ("5.6.1", "5.6.2")


def jaws_that_bite(g: Wonderland, seat: int, when: int) -> None:
    """Poison on tea cards (5.6.1, 5.6.2); Slithy Toves adds one each time (13.5.4)."""
    plain = facts.JAWS_AT_START[g.players] if when == AT_START else 1
    more = facts.ABILITY_N[SLITHY_TOVES] if unlocked(g, seat, SLITHY_TOVES) else 0
    g.then(steps.POISON_CARD, seat, plain + more, more, when)


def cannot_poison(g: Wonderland, chair: int) -> Why | None:
    if g.chairs[chair] < 0:
        return NO_CARD
    return POISONED if g.poison_on[chair] else None


def poison_card(g: Wonderland, seat: int, count: int, toves: int, when: int) -> Rule | None:
    """Gate: nothing without poison in the supply and a card to put it on (5.6.7)."""
    if g.poison_supply and any(cannot_poison(g, c) is None for c in board.CHAIRS_IN_USE[g.players]):
        return ask_poison_card(g, seat, count, toves, when)
    return None


def ask_poison_card(g: Wonderland, seat: int, count: int, toves: int, when: int) -> Rule:
    """One poison on a card; the last of them are those of Slithy Toves."""
    rule = "13.5.4" if count <= toves else POISON_RULES[when]
    ask = g.ask(seat, "poison-card", rule, count)
    for chair in board.CHAIRS_IN_USE[g.players]:
        ask.offer(words.POISON_ON[chair], cannot_poison(g, chair))
    ask.offer(words.NONE)  # 5.6.9
    ask.default = words.NONE
    choice = yield ask
    if choice is words.NONE:
        return
    g.poison_supply -= 1
    g.poison_on[choice.a] = 1
    g.tell("card-poisoned", rule, seat, choice.a)
    if count > 1:
        g.then(steps.POISON_CARD, seat, count - 1, toves, when)


# --- Queen of Hearts (13.3) ----------------------------------------------------------------------------------


def passed_a_leader(g: Wonderland, seat: int, start: int, end: int, via_head: int) -> bool:
    """Did the move pass another leader (13.3.7)? At the head only if it went through it (A-51)."""
    if not unlocked(g, seat, TWICE_AS_FAST):
        return False
    for other in range(g.players):
        at = g.chair[other]
        if other == seat or at < 0:
            continue
        if at == 0:
            if via_head:
                return True
        elif via_head:
            if at > start or at < end:
                return True
        elif start < at < end:
            return True
    return False


def twice_as_fast(g: Wonderland, seat: int) -> Rule | None:
    """Gate: somebody to place."""
    return ask_twice_as_fast(g, seat) if has_units(g, seat) else None


def ask_twice_as_fast(g: Wonderland, seat: int) -> Rule:
    """One supporter more, in any region (13.3.9)."""
    ask = g.ask(seat, "twice-as-fast", "13.3.7")
    offer_regions(g, ask)
    ask.offer(words.NONE)
    choice = yield ask
    if choice is not words.NONE:
        g.then(steps.PLACE_IN, seat, choice.a, 1)


def when_leader_placed(g: Wonderland, seat: int, region: int) -> None:
    if g.faction[seat] == facts.QUEEN and unlocked(g, seat, OFF_WITH_THEIR_HEADS):
        for other in range(g.players):  # 13.3.3
            there = board.at(other, region)
            if other != seat and g.supporters[there]:
                g.supporters[there] -= 1
                g.supply[other] += 1
                g.tell("off-with-their-heads", "13.3.3", seat, g.faction[other], region)
    if g.faction[seat] == facts.ALICE and unlocked(g, seat, HELP_THE_LOCALS):
        g.then(steps.HELP_THE_LOCALS, seat)


# --- Alice (13.6.1, 13.8.4) ------------------------------------------------------------------------------------


def help_the_locals(g: Wonderland, seat: int) -> None:
    """Draw until a figure card shows; the others are shuffled back (13.6.1)."""
    aside: list[int] = []
    found = facts.NO_CARD
    while g.wonder_deck and found < 0:
        card = g.wonder_deck.pop()
        g.tell("turned-up", "13.6.1", NOBODY, card)
        if facts.FIGURES_OF[card - facts.WONDER]:
            found = card
        else:
            aside.append(card)
    if aside:
        g.wonder_deck.extend(aside)
        g.shuffle(g.wonder_deck)
    g.learn(EVERYONE, "card-turned-up", "13.6.1")
    if found < 0:
        g.tell("no-helper", "13.6.6", seat)
        return
    g.seen[found] = EVERYONE
    g.helper = found
    g.tell("helper", "13.6.1", seat, found)
    for f in facts.FIGURES_OF[found - facts.WONDER]:
        g.figure_owner[f] = seat
        g.figure_at[f] = board.SUPPLY
        g.then(steps.PLACE_FIGURE, seat, f)


def dismiss_helper(g: Wonderland) -> None:
    """Card and figure leave the game when the war ends, wherever the figure is (13.6.2)."""
    if g.helper >= 0:
        for f in facts.FIGURES_OF[g.helper - facts.WONDER]:
            g.figure_owner[f] = NOBODY
            g.figure_at[f] = board.GONE
        g.tell("helper-gone", "13.6.2", g.seat_of[facts.ALICE], g.helper)
        g.helper = facts.NO_CARD


# --- Hatter and Cat (13.8.8, 13.8.12) ----------------------------------------------------------------------------


def clean_cup(g: Wonderland, seat: int) -> bool:
    return unlocked(g, seat, CLEAN_CUP)


def last_to_appear_ready(g: Wonderland) -> int:
    cat = g.seat_of[facts.CAT]
    return cat if cat >= 0 and unlocked(g, cat, LAST_TO_APPEAR) else -1


def last_to_appear(g: Wonderland, seat: int) -> Rule:
    """The Cat's leader may move before the tea ends (13.8.12)."""
    ask = g.ask(seat, "last-to-appear", "13.8.12")
    ask.offer(words.NONE)
    for r in range(board.RING):
        ask.offer(words.TO[r], NOT_USED if r == g.unused else ALREADY_THERE if r == g.leader[seat] else None)
    choice = yield ask
    if choice is not words.NONE:
        g.leader[seat] = choice.a
        g.tell("appeared", "13.8.12", seat, choice.a)


steps.JAWS_THAT_BITE.does(jaws_that_bite)
steps.POISON_CARD.does(poison_card)
steps.TWICE_AS_FAST.does(twice_as_fast)
steps.HELP_THE_LOCALS.does(help_the_locals)
steps.LAST_TO_APPEAR.does(last_to_appear)
