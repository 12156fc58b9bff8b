"""Chapter 9: madness, losing units, shield, poison, bust and refresh."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from weald.games.wonderland import board, facts, words
from weald.games.wonderland.rules import reasons, steps
from weald.games.wonderland.rules.common import (
    LEADER_UNIT,
    SUPPORTER_UNIT,
    ahead_of,
    exhaust_all,
    figures_at,
    has_figure,
    mend_shield,
    return_all,
    score,
    to_bag,
    units,
    works,
)
from weald.games.wonderland.state import BUST, OUT, Wonderland
from weald.kernel import Decision, Option, Rule, Why

WARMONGER: Final = facts.ability("warmonger")
EYES_OF_FLAME: Final = facts.ability("eyes_of_flame")
DUCHESS: Final = facts.figure("duchess")
HUMPTY: Final = facts.figure("humpty_dumpty")
DORMOUSE: Final = facts.figure("dormouse")
DUCHESS_N: Final = facts.figure_n("duchess")
DORMOUSE_N: Final = facts.figure_n("dormouse")
LEADER_LAST: Final = Why("leader-last", "9.2.2")
HUMPTY_FIRST: Final = Why("humpty-first", "19.2.12")


def suffer(g: Wonderland, seat: int) -> Rule:
    """Madness (9.1) or poison (9.7): block it, or lose units; then bust and refresh."""
    kind = g.playing[seat]
    if g.shield[seat]:
        rule = "9.7.3" if kind == facts.POISON else "9.3.1"
        ask = g.ask(seat, "block", rule, kind)
        ask.offer(words.BLOCK)
        ask.offer(words.SUFFER)
        if (yield ask) is words.BLOCK:
            g.shield[seat] = 0
            g.playing[seat] = facts.NO_CHIP
            to_bag(g, seat, kind)
            g.tell("blocked", rule, seat, kind)
            return
    count = 2 if kind == facts.DOUBLE_MADNESS else 1
    g.playing[seat] = facts.NO_CHIP
    if kind == facts.POISON:
        g.poison_supply += 1  # 9.7.1
    else:
        g.suffered |= 1 << seat
        g.track[seat].append(kind)  # 9.1.1
        if has_figure(g, seat, DORMOUSE) and not g.dozed[seat]:
            g.dozed[seat] = 1
            count -= DORMOUSE_N
    g.tell("suffered", "9.7.1" if kind == facts.POISON else "9.1.1", seat, kind)
    duchess = has_figure(g, seat, DUCHESS)
    gone = 0
    while gone < count and units(g, seat, g.region):
        unit = yield from choose_loss(g, seat, g.region)
        lose_unit(g, seat, unit, g.region, "9.7.1" if kind == facts.POISON else "9.2.3")
        gone += 1
    if gone and kind == facts.POISON:
        eyes_of_flame(g, seat)
    if duchess and has_figure(g, seat, DUCHESS):  # 19.2.7
        score(g, seat, gone * DUCHESS_N, "13.9.1", reasons.DUCHESS)
    check_bust(g, seat)
    if len(g.track[seat]) >= facts.MADNESS_SPACES:
        refresh(g, seat)


def cannot_lose(g: Wonderland, seat: int, unit: int, region: int) -> Why | None:
    """The leader last (9.2.2); Humpty Dumpty first in his battle (19.2.12)."""
    if region == g.region and unit != 2 + HUMPTY and has_figure(g, seat, HUMPTY):
        return HUMPTY_FIRST
    if unit == LEADER_UNIT and units(g, seat, region) > 1:
        return LEADER_LAST
    return None


def choose_loss(g: Wonderland, seat: int, region: int) -> Generator[Decision, Option, int]:
    ask = g.ask(seat, "lose-unit", "9.2.1", region)
    if g.supporters[board.at(seat, region)]:
        ask.offer(words.SUPPORTER, cannot_lose(g, seat, SUPPORTER_UNIT, region))
    for f in figures_at(g, seat, region):
        ask.offer(words.FIGURE[f], cannot_lose(g, seat, 2 + f, region))
    if g.leader[seat] == region:
        ask.offer(words.LEADER, cannot_lose(g, seat, LEADER_UNIT, region))
    choice = yield ask
    if choice is words.SUPPORTER:
        return SUPPORTER_UNIT
    return LEADER_UNIT if choice is words.LEADER else 2 + choice.a


def lose_unit(g: Wonderland, seat: int, unit: int, region: int, rule: str) -> None:
    """Back to its owner's supply (9.2.3); what it gave to start strength stays (9.2.5)."""
    if region == g.region:
        g.lost[seat] += 1
    if unit == SUPPORTER_UNIT:
        g.supporters[board.at(seat, region)] -= 1
        g.supply[seat] += 1
    elif unit == LEADER_UNIT:
        g.leader[seat] = board.SUPPLY
    else:
        g.figure_at[unit - 2] = board.SUPPLY
    g.tell("lost-unit", rule, seat, unit, region)
    if unit == SUPPORTER_UNIT and region == g.region:
        g.mourned[seat] += 1


def after_madness(g: Wonderland) -> None:
    """Abilities come after all madness and busts of the draw (8.8.1): Warmonger, once for each supporter lost (13.7.3)."""
    for seat in g.order:
        if g.status[seat] != BUST and works(g, seat, WARMONGER):
            for _ in range(g.mourned[seat]):
                if ahead_of(g, seat):  # 13.7.2
                    g.strength[seat] = min(board.TOP, g.strength[seat] + facts.ABILITY_N[WARMONGER])
                    g.tell("warmonger", "13.8.7", seat, g.strength[seat])


def eyes_of_flame(g: Wonderland, seat: int) -> None:
    """A point whenever another player loses a unit to poison (13.8.16)."""
    jabberwock = g.seat_of[facts.JABBERWOCK]
    if jabberwock >= 0 and jabberwock != seat and works(g, jabberwock, EYES_OF_FLAME):
        score(g, jabberwock, facts.ABILITY_N[EYES_OF_FLAME], "13.8.16", reasons.EYES_OF_FLAME)


def check_bust(g: Wonderland, seat: int) -> None:
    """No unit left in the battle, halted or not (9.4.1, 9.4.8)."""
    if g.status[seat] in (OUT, BUST) or units(g, seat, g.region):
        return
    g.status[seat] = BUST
    g.strength[seat] = 0
    exhaust_all(g, seat)
    g.tell("bust", "9.4.1", seat)
    mend_shield(g, seat, "9.4.6")


def refresh(g: Wonderland, seat: int) -> None:
    """The track is full (9.5); with a bust the active chips are exhausted by now (9.6.1)."""
    g.tell("refreshed", "9.5.1", seat, return_all(g, seat))


steps.SUFFER.does(suffer)
steps.AFTER_MADNESS.does(after_madness)
