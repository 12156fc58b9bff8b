"""Chapter 5 and the faction abilities of the tea party (13.3, 13.5, 13.6, 13.8)."""

from __future__ import annotations

from typing import Final

from weald.games.wonderland.board import (
    ABILITY_N,
    ALICE,
    CAT,
    CHAIRS_IN_USE,
    FIGURES_OF,
    GONE,
    QUEEN,
    SUPPLY,
    WONDER,
    ability,
)
from weald.games.wonderland.rules import steps
from weald.games.wonderland.rules.common import NOT_USED, unlocked
from weald.games.wonderland.rules.units import has_units, offer_regions
from weald.games.wonderland.state import Wonderland
from weald.games.wonderland.words import NONE, POISON_ON, TO
from weald.kernel import EVERYONE, Rule, Why

OFF_WITH_THEIR_HEADS: Final = ability("off_with_their_heads")
TWICE_AS_FAST: Final = ability("twice_as_fast")
HELP_THE_LOCALS: Final = ability("help_the_locals")
CLEAN_CUP: Final = ability("clean_cup")
CLEAN_CUP_N: Final = ABILITY_N[CLEAN_CUP]
LAST_TO_APPEAR: Final = ability("last_to_appear")
SLITHY_TOVES: Final = ability("slithy_toves")
POISONED: Final = Why("poison-there", "5.6.11")
NO_CARD: Final = Why("no-card-there", "5.6.1")
ALREADY_THERE: Final = Why("same-region", "13.8.12")


# --- Jabberwock (5.6, 13.5.4) ------------------------------------------------------------------------------


def jaws_that_bite(g: Wonderland, seat: int, count: int) -> None:
    """Poison on tea cards; Slithy Toves adds one each time (A-62)."""
    if unlocked(g, seat, SLITHY_TOVES):
        count += ABILITY_N[SLITHY_TOVES]
    g.then(steps.POISON_CARD, seat, count)


def cannot_poison(g: Wonderland, chair: int) -> Why | None:
    if g.chairs[chair] < 0:
        return NO_CARD
    return POISONED if g.poison_on[chair] else None


def poison_card(g: Wonderland, seat: int, count: int) -> None:
    if g.poison_supply and any(cannot_poison(g, c) is None for c in CHAIRS_IN_USE[g.players]):
        g.then(steps.CHOOSE_CARD_TO_POISON, seat, count)


def choose_card_to_poison(g: Wonderland, seat: int, count: int) -> Rule:
    ask = g.ask(seat, "poison-card", "5.6.1", count)
    for chair in CHAIRS_IN_USE[g.players]:
        ask.offer(POISON_ON[chair], cannot_poison(g, chair))
    ask.offer(NONE)  # 5.6.9
    ask.default = NONE
    choice = yield ask
    if choice is NONE:
        return
    g.poison_supply -= 1
    g.poison_on[choice.a] = 1
    g.tell("card-poisoned", "5.6.1", seat, choice.a)
    if count > 1:
        g.then(steps.POISON_CARD, seat, count - 1)


# --- Queen of Hearts (13.3) ----------------------------------------------------------------------------------


def passed_a_leader(g: Wonderland, seat: int, start: int, end: int, via_head: int) -> bool:
    """13.3.7: did the move pass another leader? At the head only if it went through it (A-51)."""
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


def twice_as_fast(g: Wonderland, seat: int) -> Rule:
    if not has_units(g, seat):
        return
    ask = g.ask(seat, "twice-as-fast", "13.3.7")
    offer_regions(g, ask)
    ask.offer(NONE)
    choice = yield ask
    if choice is not NONE:
        g.then(steps.PLACE_IN, seat, choice.a, 1)


def when_leader_placed(g: Wonderland, seat: int, region: int) -> None:
    if g.faction[seat] == QUEEN and unlocked(g, seat, OFF_WITH_THEIR_HEADS):
        for other in range(g.players):  # 13.3.3
            if other != seat and g.supporters[other * 5 + region]:
                g.supporters[other * 5 + region] -= 1
                g.supply[other] += 1
                g.tell("off-with-their-heads", "13.3.3", seat, g.faction[other], region)
    if g.faction[seat] == ALICE and unlocked(g, seat, HELP_THE_LOCALS):
        g.then(steps.HELP_THE_LOCALS, seat)


# --- Alice (13.6.1, 13.8.4) ------------------------------------------------------------------------------------


def help_the_locals(g: Wonderland, seat: int) -> None:
    """Draw until a figure card shows; the others are shuffled back."""
    aside: list[int] = []
    found = -1
    while g.wonder_deck and found < 0:
        card = g.wonder_deck.pop()
        g.tell("turned-up", "13.6.1", -1, card)
        if FIGURES_OF[card - WONDER]:
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
    for f in FIGURES_OF[found - WONDER]:
        g.figure_owner[f] = seat
        g.figure_at[f] = SUPPLY
        g.then(steps.PLACE_FIGURE, seat, f)


def dismiss_helper(g: Wonderland) -> None:
    """13.6.2: card and figure leave the game when the war ends, wherever the figure is."""
    if g.helper >= 0:
        for f in FIGURES_OF[g.helper - WONDER]:
            g.figure_owner[f] = -1
            g.figure_at[f] = GONE
        g.tell("helper-gone", "13.6.2", g.seat_of[ALICE], g.helper)
        g.helper = -1


# --- Hatter and Cat (13.8.8, 13.8.12) ----------------------------------------------------------------------------


def clean_cup(g: Wonderland, seat: int) -> bool:
    return unlocked(g, seat, CLEAN_CUP)


def last_to_appear_ready(g: Wonderland) -> int:
    cat = g.seat_of[CAT]
    return cat if cat >= 0 and unlocked(g, cat, LAST_TO_APPEAR) else -1


def last_to_appear(g: Wonderland, seat: int) -> Rule:
    ask = g.ask(seat, "last-to-appear", "13.8.12")
    ask.offer(NONE)
    for r in range(5):
        ask.offer(TO[r], NOT_USED if r == g.unused else ALREADY_THERE if r == g.leader[seat] else None)
    choice = yield ask
    if choice is not NONE:
        g.leader[seat] = choice.a
        g.tell("leader-placed", "13.8.12", seat, choice.a)


steps.JAWS_THAT_BITE.does(jaws_that_bite)
steps.POISON_CARD.does(poison_card)
steps.CHOOSE_CARD_TO_POISON.does(choose_card_to_poison)
steps.TWICE_AS_FAST.does(twice_as_fast)
steps.HELP_THE_LOCALS.does(help_the_locals)
steps.LAST_TO_APPEAR.does(last_to_appear)
