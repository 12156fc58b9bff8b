"""Chapter 8: drawing chips, all at once, until the battle ends."""

from __future__ import annotations

from typing import Final

from weald.games.wonderland.board import DOUBLE_MADNESS, KINDS, POISON, TOP, figure
from weald.games.wonderland.rules import steps
from weald.games.wonderland.rules.common import (
    bag_size,
    exhausted_kinds,
    fix_order,
    has_figure,
    participants,
    return_all,
    standing,
    still_active,
    to_bag,
)
from weald.games.wonderland.state import ACTIVE, BUST, HALTED, Wonderland
from weald.games.wonderland.words import CHIP, DRAW, HALT, NONE, REDRAW
from weald.kernel import EVERYONE, Decision, Rule, Why, together

CATERPILLAR: Final = figure("caterpillar")
BAG_EMPTY: Final = Why("bag-empty", "8.7.3")


def is_mad(kind: int) -> bool:
    return kind <= DOUBLE_MADNESS


def draw_or_halt(g: Wonderland) -> Rule:
    """8.6: from the second draw on everybody active decides in secret, all at once."""
    parts: list[Decision] = []
    for seat in still_active(g):
        ask = g.ask(seat, "draw-or-halt", "8.6.1", g.draw + 1)
        can = bag_size(g, seat) > 0 or len(exhausted_kinds(g, seat)) > 0 or len(g.track[seat]) > 0
        ask.offer(DRAW, None if can else BAG_EMPTY)
        ask.offer(HALT)
        ask.default = HALT
        parts.append(ask)
    yield together(parts)
    for part in parts:
        seat = part.seat
        if part.chosen() is HALT:
            halt(g, seat)
            if len(part.options) > 1:  # by choice, not for want of chips
                g.halted_in[seat] = g.draw + 1
                if not g.halt_draw:
                    g.halt_draw = g.draw + 1
    g.then(steps.DRAW_CHIPS if still_active(g) else steps.BATTLE_OVER)


def halt(g: Wonderland, seat: int) -> None:
    g.status[seat] = HALTED
    g.tell("halted", "8.6.3", seat, g.strength[seat])


def draw_chips(g: Wonderland) -> None:
    """8.2, 8.6: one chip each at random, revealed together."""
    fix_order(g, still_active(g))
    n = g.players
    g.draw += 1
    g.suffered = 0
    g.playing = [-1] * n
    g.revealed = [-1] * n
    g.add = [0] * n
    g.times = [1] * n
    g.beside = [0] * n
    g.learn(EVERYONE, "drew-chips", "8.2.2")
    for seat in still_active(g):
        count = 1 + g.extra[seat]
        g.extra[seat] = 0
        chips: list[int] = []
        for _ in range(count):
            kind = draw_one(g, seat)
            if kind < 0:
                break
            chips.append(kind)
        if not chips:
            halt(g, seat)  # 8.7.3
        elif len(chips) == 1:
            g.playing[seat] = chips[0]
            g.revealed[seat] = chips[0]
            g.tell("drew", "8.2.2", seat, chips[0])
        else:
            g.drawn[seat] = chips
            g.tell("drew-several", "18.4.1", seat, *chips)
    for seat in g.order:
        if g.drawn[seat]:
            g.then(steps.PICK_CHIP, seat)
    for seat in g.order:
        if g.status[seat] == ACTIVE and not g.redrawn[seat] and has_figure(g, seat, CATERPILLAR):
            g.then(steps.CATERPILLAR, seat)
    g.then(steps.MADNESS_CHECK)


def draw_one(g: Wonderland, seat: int) -> int:
    """A chip out of the bag; an empty bag takes back what is exhausted first (8.7)."""
    size = bag_size(g, seat)
    if size == 0:
        size = return_all(g, seat)
        if size == 0:
            return -1
        g.tell("bag-refilled", "8.7.1", seat, size)
    left = g.below(size)
    at = seat * KINDS
    kind = 0
    while left >= g.bag[at + kind]:
        left -= g.bag[at + kind]
        kind += 1
    g.bag[at + kind] -= 1
    return kind


def pick_chip(g: Wonderland, seat: int) -> Rule:
    """18.4.1, 18.4.2: one of all drawn chips is played, the others return without effect."""
    ask = g.ask(seat, "pick-chip", "18.4.1")
    chips = sorted(set(g.drawn[seat]), reverse=True)
    for kind in chips:
        ask.offer(CHIP[kind])
    choice = yield ask
    for kind in g.drawn[seat]:
        to_bag(g, seat, kind)
    to_bag(g, seat, choice.a, -1)
    g.drawn[seat] = []
    g.playing[seat] = choice.a
    g.revealed[seat] = choice.a
    g.tell("picked-chip", "18.4.2", seat, choice.a)


def caterpillar(g: Wonderland, seat: int) -> Rule:
    """19.2.11: once per battle a chip that is no madness may go back for another."""
    kind = g.playing[seat]
    if kind < 0 or is_mad(kind) or kind == POISON:
        return
    ask = g.ask(seat, "caterpillar", "19.2.11", kind)
    ask.offer(NONE)
    ask.offer(REDRAW)
    choice = yield ask
    if choice is NONE:
        return
    g.redrawn[seat] = 1
    to_bag(g, seat, kind)
    other = draw_one(g, seat)
    g.playing[seat] = other
    g.revealed[seat] = other
    g.tell("redrew", "19.2.11", seat, kind, other)
    g.learn(EVERYONE, "drew-chips", "8.2.2")


def madness_check(g: Wonderland) -> None:
    """8.3: madness and poison of all players come first (8.8.1)."""
    for seat in g.order:
        kind = g.playing[seat]
        if kind >= 0 and (is_mad(kind) or kind == POISON):
            g.crown[seat] = 0  # 19.2.5
            g.then(steps.SUFFER, seat)
    g.then(steps.PLAY_CHIPS)


def end_check(g: Wonderland) -> None:
    """8.5: all halted or bust, somebody at the top, or the only one active is ahead."""
    active = still_active(g)
    over = not active
    for seat in participants(g):
        if g.status[seat] != BUST and g.strength[seat] >= TOP:
            over = True  # 8.5.6
    if len(active) == 1 and leads_alone(g, active[0]):
        over = True  # 8.5.3
    if not over:
        g.then(steps.DRAW_OR_HALT)
        return
    for seat in active:
        halt(g, seat)
    g.then(steps.BATTLE_OVER)


def leads_alone(g: Wonderland, seat: int) -> bool:
    """Strictly ahead of everybody not bust; with two players of the resistance too (17.3.8)."""
    mine = g.strength[seat]
    for other in standing(g):
        if other != seat and g.strength[other] >= mine:
            return False
    return g.players > 2 or mine > g.resistance


steps.DRAW_OR_HALT.does(draw_or_halt)
steps.DRAW_CHIPS.does(draw_chips)
steps.PICK_CHIP.does(pick_chip)
steps.CATERPILLAR.does(caterpillar)
steps.MADNESS_CHECK.does(madness_check)
steps.END_CHECK.does(end_check)
