"""Chapter 8: drawing chips, all at once, until the battle ends."""

from __future__ import annotations

from typing import Final

from weald.games.wonderland import board, facts, words
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
from weald.kernel import EVERYONE, Decision, Rule, Why, together

CATERPILLAR: Final = facts.figure("caterpillar")
BAG_EMPTY: Final = Why("bag-empty", "8.7.3")


def is_mad(kind: int) -> bool:
    return kind <= facts.DOUBLE_MADNESS


def draw_or_halt(g: Wonderland) -> Rule:
    """From the second draw on everybody active decides in secret, all at once (8.6)."""
    parts: list[Decision] = []
    for seat in still_active(g):
        ask = g.ask(seat, "draw-or-halt", "8.6.1", g.draw + 1)
        can = bag_size(g, seat) > 0 or len(exhausted_kinds(g, seat)) > 0 or len(g.track[seat]) > 0
        ask.offer(words.DRAW, None if can else BAG_EMPTY)
        ask.offer(words.HALT)
        ask.default = words.HALT
        parts.append(ask)
    yield together(parts)
    for part in parts:
        seat = part.seat
        if part.chosen() is words.HALT:
            chosen = len(part.options) > 1  # not for want of chips
            halt(g, seat, "8.6.3" if chosen else "8.7.3")
            if chosen:
                g.halted_in[seat] = g.draw + 1
                if not g.halt_draw:
                    g.halt_draw = g.draw + 1
    g.then(steps.DRAW_CHIPS if still_active(g) else steps.BATTLE_OVER)


def halt(g: Wonderland, seat: int, rule: str) -> None:
    """By choice (8.6.3), or because the player has to (8.5.3, 8.5.6, 8.7.3)."""
    g.status[seat] = HALTED
    g.tell("halted" if rule == "8.6.3" else "had-to-halt", rule, seat, g.strength[seat])


def draw_chips(g: Wonderland) -> None:
    """One chip each at random, revealed together (8.2, 8.6)."""
    fix_order(g, still_active(g))
    n = g.players
    g.draw += 1
    g.suffered = 0
    g.mourned = [0] * n
    g.playing = [facts.NO_CHIP] * n
    g.revealed = [facts.NO_CHIP] * n
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
            halt(g, seat, "8.7.3")
        elif len(chips) == 1:
            g.playing[seat] = chips[0]
            g.revealed[seat] = chips[0]
            g.tell("drew", "8.2.2", seat, chips[0])
        else:
            g.drawn[seat] = chips
            g.tell_all("drew-several", "18.4.1", seat, tuple(chips))
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
            return facts.NO_CHIP
        g.tell("bag-refilled", "8.7.1", seat, size)
    left = g.below(size)
    at = seat * facts.KINDS
    kind = 0
    while left >= g.bag[at + kind]:
        left -= g.bag[at + kind]
        kind += 1
    g.bag[at + kind] -= 1
    return kind


def pick_chip(g: Wonderland, seat: int) -> Rule:
    """One of all drawn chips is played, the others return without effect (18.4.1, 18.4.2)."""
    ask = g.ask(seat, "pick-chip", "18.4.1")
    chips = sorted(set(g.drawn[seat]), reverse=True)
    for kind in chips:
        ask.offer(words.CHIP[kind])
    choice = yield ask
    for kind in g.drawn[seat]:
        to_bag(g, seat, kind)
    to_bag(g, seat, choice.a, -1)
    g.drawn[seat] = []
    g.playing[seat] = choice.a
    g.revealed[seat] = choice.a
    g.tell("picked-chip", "18.4.2", seat, choice.a)


def caterpillar(g: Wonderland, seat: int) -> Rule | None:
    """Gate: a chip that is neither madness nor poison."""
    kind = g.playing[seat]
    if kind < 0 or is_mad(kind) or kind == facts.POISON:
        return None
    return ask_caterpillar(g, seat, kind)


def ask_caterpillar(g: Wonderland, seat: int, kind: int) -> Rule:
    """Once per battle a chip that is no madness may go back for another (19.2.11)."""
    ask = g.ask(seat, "caterpillar", "19.2.11", kind)
    ask.offer(words.NONE)
    ask.offer(words.REDRAW)
    choice = yield ask
    if choice is words.NONE:
        return
    g.redrawn[seat] = 1
    to_bag(g, seat, kind)
    other = draw_one(g, seat)
    g.playing[seat] = other
    g.revealed[seat] = other
    g.tell("redrew", "19.2.11", seat, kind, other)
    g.learn(EVERYONE, "drew-chips", "8.2.2")


def madness_check(g: Wonderland) -> None:
    """Madness and poison of all players come first (8.3, 8.8.1)."""
    for seat in g.order:
        kind = g.playing[seat]
        if kind >= 0 and (is_mad(kind) or kind == facts.POISON):
            g.crown[seat] = 0  # 19.2.5
            g.then(steps.SUFFER, seat)
    g.then(steps.AFTER_MADNESS)
    g.then(steps.PLAY_CHIPS)


def end_check(g: Wonderland) -> None:
    """All halted or bust, somebody at the top, or the only one active is ahead (8.5)."""
    active = still_active(g)
    rule = "" if active else "8.5.1"
    if len(active) == 1 and leads_alone(g, active[0]):
        rule = "8.5.3" if g.players > 2 else "17.3.8"
    for seat in participants(g):
        if g.status[seat] != BUST and g.strength[seat] >= board.TOP:
            rule = "8.5.6"
    if not rule:
        g.then(steps.DRAW_OR_HALT)
        return
    for seat in active:
        halt(g, seat, rule)
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
