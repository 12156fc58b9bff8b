"""Chapter 7 and 15: the war, region by region; who fights, start strength, bets; and how a war ends."""

from __future__ import annotations

from typing import Final

from weald.games.wonderland.board import (
    BET as BET_CARD,
)
from weald.games.wonderland.board import (
    CASTLE_STRENGTH,
    DIE,
    FIGURE_STRENGTH,
    RESISTANCE,
    TABLE,
    TOP,
    figure,
    figure_n,
)
from weald.games.wonderland.rules import steps
from weald.games.wonderland.rules.common import (
    clockwise,
    figures_at,
    participants,
    regions,
    return_all,
    units,
)
from weald.games.wonderland.rules.leaders import dismiss_helper
from weald.games.wonderland.rules.rewards import refill_display
from weald.games.wonderland.state import ACTIVE, OUT, Wonderland
from weald.games.wonderland.words import BET, NO_BET
from weald.kernel import EVERYONE, Decision, Rule, Why, together

MARCH_HARE: Final = figure("march_hare")
MARCH_HARE_N: Final = figure_n("march_hare")
TWEEDLEDUM: Final = figure("tweedles_1")
TWEEDLEDEE: Final = figure("tweedles_2")
TWEEDLES_N: Final = figure_n("tweedles")
NOT_FIGHTING: Final = Why("not-fighting", "7.4.4")


def war(g: Wonderland) -> None:
    """7.1.1: from the first-battle figure clockwise, each region once."""
    g.phase = 2
    if g.players == 2:
        g.resistance = RESISTANCE[g.round - 1]  # 17.3.1
    g.tell("war-begins", "7.1.1", -1, g.first_battle)
    for place in range(len(regions(g))):
        g.then(steps.BATTLE, clockwise(g, g.first_battle, place))
    g.then(steps.WAR_ENDS)


def battle(g: Wonderland, region: int) -> None:
    """7.2: everybody with a unit there fights."""
    n = g.players
    g.region = region
    g.status = [ACTIVE if units(g, s, region) else OUT for s in range(n)]
    fighters = participants(g)
    if not fighters:
        g.tell("nobody-there", "11.8.1", -1, region)
        g.region = -1
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
    g.tell("battle-begins", "7.1.1", -1, region)
    for seat in fighters:
        g.strength[seat] = start_strength(g, seat)
        g.tell("start-strength", "7.3.5", seat, g.strength[seat])
    march_hare(g)
    if n > 2 and len(fighters) < n:
        g.then(steps.BETS)
    g.then(steps.DRAW_CHIPS)


def start_strength(g: Wonderland, seat: int) -> int:
    """7.3: leader, figures, castle."""
    region = g.region
    total = g.leader_strength[seat] if g.leader[seat] == region else 0
    figures = figures_at(g, seat, region)
    for f in figures:
        total += FIGURE_STRENGTH[f]
    if TWEEDLEDUM in figures and TWEEDLEDEE in figures:  # 7.3.8
        total += TWEEDLES_N - FIGURE_STRENGTH[TWEEDLEDUM] - FIGURE_STRENGTH[TWEEDLEDEE]
    if g.castles[seat * 5 + region]:
        total += CASTLE_STRENGTH
    return min(total, TOP)


def march_hare(g: Wonderland) -> None:
    """7.3.7: after all sums are set, never below 0."""
    owner = g.figure_owner[MARCH_HARE]
    if owner >= 0 and g.figure_at[MARCH_HARE] == g.region:
        for seat in participants(g):
            if seat != owner and g.strength[seat]:
                g.strength[seat] = max(0, g.strength[seat] - MARCH_HARE_N)
                g.tell("march-hare", "7.3.7", seat, g.strength[seat])


# --- bets (7.4) ------------------------------------------------------------------------------------------


def bets(g: Wonderland) -> Rule:
    parts: list[Decision] = []
    for seat in range(g.players):
        if g.status[seat] == OUT:
            ask = g.ask(seat, "bet", "7.4.1", g.region)
            ask.offer(NO_BET)
            for other in range(g.players):
                if other != seat:
                    ask.offer(BET[g.faction[other]], NOT_FIGHTING if g.status[other] == OUT else None)
            parts.append(ask)
    yield together(parts)
    for part in parts:
        choice = part.chosen()
        if choice is not NO_BET:
            seat = part.seat
            card = BET_CARD + g.faction[seat] * 5 + choice.a
            g.bets[seat].remove(card)
            g.bet[seat].append(card)
            g.tell_some(1 << seat, "laid-bet", "7.4.3", seat, (card,), ())


def battle_closed(g: Wonderland) -> None:
    g.region = -1
    g.status = [OUT] * g.players
    g.strength = [0] * g.players  # 15.1.2


# --- the end of a war (15.2, 15.3) -------------------------------------------------------------------------


def war_ends(g: Wonderland) -> None:
    dismiss_helper(g)
    g.tell("war-ends", "15.1.5", -1, g.round)
    if g.round == 3:
        g.then(steps.FINAL_SCORING)  # 15.3.1
        return
    face = DIE[g.below(len(DIE))]
    g.first_battle = clockwise(g, g.first_battle, face)
    g.tell("first-battle-moves", "15.2.1", -1, face, g.first_battle)
    for seat in range(g.players):
        return_all(g, seat)
        g.leader[seat] = TABLE
        g.chair[seat] = 0
    g.wonder_deck.extend(g.display)
    g.display = []
    g.shuffle(g.wonder_deck)
    refill_display(g)
    g.learn(EVERYONE, "new-round", "15.2.6")
    g.round += 1
    g.then(steps.TEA_PARTY)


steps.WAR.does(war)
steps.BATTLE.does(battle)
steps.BETS.does(bets)
steps.BATTLE_CLOSED.does(battle_closed)
steps.WAR_ENDS.does(war_ends)
