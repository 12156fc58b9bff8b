"""Chapter 7 and 15: the war, region by region; who fights, start strength, bets; and how a war ends."""

from __future__ import annotations

from typing import Final

from weald.games.wonderland import board, facts, words
from weald.games.wonderland.rules import steps
from weald.games.wonderland.rules.common import (
    clockwise,
    figures_at,
    participants,
    regions,
    return_all,
    units,
)
from weald.games.wonderland.rules.draw import halt
from weald.games.wonderland.rules.leaders import dismiss_helper
from weald.games.wonderland.rules.rewards import refill_display
from weald.games.wonderland.state import ACTIVE, OUT, WAR, Wonderland
from weald.kernel import EVERYONE, NOBODY, NOWHERE, Decision, Rule, Why, together

MARCH_HARE: Final = facts.figure("march_hare")
MARCH_HARE_N: Final = facts.figure_n("march_hare")
TWEEDLEDUM: Final = facts.figure("tweedles_1")
TWEEDLEDEE: Final = facts.figure("tweedles_2")
TWEEDLES_N: Final = facts.figure_n("tweedles")
NOT_FIGHTING: Final = Why("not-fighting", "7.4.4")


def war(g: Wonderland) -> None:
    """From the first-battle figure clockwise, each region once (7.1.1)."""
    g.phase = WAR
    if g.players == 2:
        g.resistance = facts.RESISTANCE[g.round - 1]
    g.tell("war-begins", "7.1.1", NOBODY, g.first_battle)
    if g.players == 2:
        g.tell("resistance-set", "17.3.1", NOBODY, g.resistance)
    for place in range(len(regions(g))):
        g.then(steps.BATTLE, clockwise(g, g.first_battle, place))
    g.then(steps.WAR_ENDS)


def battle(g: Wonderland, region: int) -> None:
    """Everybody with a unit there fights (7.2)."""
    n = g.players
    g.region = region
    g.status = [ACTIVE if units(g, s, region) else OUT for s in range(n)]
    fighters = participants(g)
    if not fighters:
        g.tell("nobody-there", "11.8.1", NOBODY, region)
        g.region = NOWHERE
        return
    if len(fighters) == 1 and n > 2:
        g.tell("uncontested", "7.2.5", fighters[0], region)
        g.then(steps.UNCONTESTED, fighters[0])
        g.then(steps.BATTLE_CLOSED)
        return
    g.draw = 0
    g.halt_draw = 0
    g.suffered = 0
    g.working = g.unlocked[:]  # 13.1.4
    g.extra = [0] * n
    g.doubling = [0] * n
    g.crown = [0] * n
    g.crown_new = [0] * n
    g.redrawn = [0] * n
    g.dozed = [0] * n
    g.lost = [0] * n
    g.halted_in = [0] * n
    g.place = [0] * n
    g.placed_tie = [0] * n
    g.tell("battle-began", "7.1.1", NOBODY, region)
    if n == 2:
        g.tell("resistance-stands", "17.3.1", NOBODY, g.resistance)
    for seat in fighters:
        g.strength[seat] = start_strength(g, seat)
        g.tell("start-strength", "7.3.5", seat, g.strength[seat])
    march_hare(g)
    if n == 2 and len(fighters) == 1 and g.strength[fighters[0]] > g.resistance:
        halt(g, fighters[0], "17.3.9")  # the battle ends at once
        g.then(steps.BATTLE_OVER)
        return
    if n > 2 and len(fighters) < n:
        g.then(steps.BETS)
    g.then(steps.DRAW_CHIPS)


def start_strength(g: Wonderland, seat: int) -> int:
    """Leader, figures, castle (7.3)."""
    region = g.region
    total = g.leader_strength[seat] if g.leader[seat] == region else 0
    figures = figures_at(g, seat, region)
    for f in figures:
        total += facts.FIGURE_STRENGTH[f]
    if TWEEDLEDUM in figures and TWEEDLEDEE in figures:  # 7.3.8
        total += TWEEDLES_N - facts.FIGURE_STRENGTH[TWEEDLEDUM] - facts.FIGURE_STRENGTH[TWEEDLEDEE]
    if g.castles[board.at(seat, region)]:
        total += facts.CASTLE_STRENGTH
    return min(total, board.TOP)


def march_hare(g: Wonderland) -> None:
    """After all sums are set, never below 0 (7.3.7)."""
    owner = g.figure_owner[MARCH_HARE]
    if owner >= 0 and g.figure_at[MARCH_HARE] == g.region:
        for seat in participants(g):
            if seat != owner and g.strength[seat]:
                g.strength[seat] = max(0, g.strength[seat] - MARCH_HARE_N)
                g.tell("march-hare", "7.3.7", seat, g.strength[seat])


# --- bets (7.4) ------------------------------------------------------------------------------------------


def bets(g: Wonderland) -> Rule:
    """Everybody who does not fight may bet, all at once and in secret (7.4)."""
    parts: list[Decision] = []
    for seat in range(g.players):
        if g.status[seat] == OUT:
            ask = g.ask(seat, "bet", "7.4.1", g.region)
            ask.offer(words.NO_BET)
            for other in range(g.players):
                if other != seat:
                    ask.offer(words.BET[g.faction[other]], NOT_FIGHTING if g.status[other] == OUT else None)
            parts.append(ask)
    yield together(parts)
    for part in parts:
        choice = part.chosen()
        if choice is not words.NO_BET:
            seat = part.seat
            card = facts.bet_card(g.faction[seat], choice.a)
            g.bets[seat].remove(card)
            g.bet[seat].append(card)
            g.tell_some(1 << seat, "laid-bet", "7.4.3", seat, (card,), ())


def battle_closed(g: Wonderland) -> None:
    """Markers to 0 (15.1.2); the next region."""
    g.tell("battle-ended", "15.1.2", NOBODY, g.region)
    g.region = NOWHERE
    g.status = [OUT] * g.players
    g.strength = [0] * g.players  # 15.1.2


# --- the end of a war (15.2, 15.3) -------------------------------------------------------------------------


def war_ends(g: Wonderland) -> None:
    dismiss_helper(g)
    g.tell("war-ends", "15.1.5", NOBODY, g.round)
    if g.round == facts.ROUNDS:
        g.then(steps.FINAL_SCORING)  # 15.3.1
        return
    face = facts.DIE[g.below(len(facts.DIE))]
    g.first_battle = clockwise(g, g.first_battle, face)
    g.tell("first-battle-moves", "15.2.1", NOBODY, face, g.first_battle)
    for seat in range(g.players):
        return_all(g, seat)
        g.leader[seat] = board.TABLE
        g.chair[seat] = board.HEAD
    g.tell("went-home", "15.2.2", NOBODY)
    g.wonder_deck.extend(g.display)
    g.display = []
    g.shuffle(g.wonder_deck)
    refill_display(g, "15.2.5")
    g.learn(EVERYONE, "new-round", "15.2.6")
    g.round += 1
    g.then(steps.TEA_PARTY)


steps.WAR.does(war)
steps.BATTLE.does(battle)
steps.BETS.does(bets)
steps.BATTLE_CLOSED.does(battle_closed)
steps.WAR_ENDS.does(war_ends)
