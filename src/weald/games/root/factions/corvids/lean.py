"""What the Corvids make of a position, what they lean towards, and how others guess at their plots."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.factions.corvids import (
    ALL_PLOTS,
    BOMB,
    CORVIDS,
    CROW,
    EXTORTION,
    FACE_UP,
    PLOT,
    PLOTS,
    SNARE,
    type_of,
)  # fmt: skip
from weald.games.root.factions.corvids.base import face_up, own, plot_in
from weald.games.root.leaning.cards import WILLING, pull, pulls
from weald.games.root.leaning.lean import lean
from weald.games.root.leaning.mind import Mind, minds
from weald.games.root.leaning.sight import prey, strongest_rival
from weald.games.root.leaning.war import LOSE, fight_pull
from weald.games.root.rules.pieces import built, cannot_place, on_map, warriors
from weald.games.root.state import BIRDSONG, Root
from weald.kernel import Decision, Option

HOME: Final = 190  # scored every turn with nothing on the map
OPEN: Final = 75  # every turn, for a plot that lies face up
HIT: Final = 16


class CorvidsMind(Mind):
    def __init__(self) -> None:
        super().__init__(CORVIDS)
        self.scatters = True

    def worth(self, g: Root, seat: int, span: int) -> int:
        up = face_up(g)
        worth = 24 * built(g, CROW) + 40 * up + 30 * on_map(g, FACE_UP[EXTORTION])
        for c in range(CLEARINGS):
            if g.on[PLOT * SPOTS + c]:
                worth += 45 + (60 + 60 * up) * (1 if g.on[CROW * SPOTS + c] else 0)
        if g.turn == seat and g.phase > BIRDSONG:
            span -= 10
        return worth + (HOME + OPEN * up) * span // 10

    def at_risk(self, g: Root, c: int, more: int) -> int:
        if g.on[PLOT * SPOTS + c]:
            return 60
        open_ = 0
        for kind in FACE_UP:
            open_ += g.on[kind * SPOTS + c]
        return 110 * open_

    def thorns(self, g: Root, c: int) -> int:
        return HIT if g.on[PLOT * SPOTS + c] else 0  # embedded agents

    def lure(self, g: Root, c: int, arriving: int, rival: int, plan: int) -> int:
        """To plots that nobody guards, and to where one could be laid."""
        if g.on[PLOT * SPOTS + c]:
            return 30 if not g.on[CROW * SPOTS + c] else 4
        mine = own(g)
        return 8 if not mine.plots[c] and mine.supply and cannot_place(g, CORVIDS, c) is None else 0


minds(CorvidsMind())
LOSE[PLOT] = 8


def victims(g: Root, c: int) -> int:
    """How much of others a bomb would take: warriors, and what scores threefold."""
    total = 3 * prey(g, CORVIDS, c)
    for side in g.armies:
        if side != CORVIDS:
            total += warriors(g, side, c)
    return total


# --- Birdsong ---


def flip(g: Root, ask: Decision) -> list[int]:
    """What stays comes first, so that the bombs score more."""
    out: list[int] = []
    for option in ask.options:
        if option.verb == "done":
            out.append(1)
        elif option.verb == "flip":
            plot = plot_in(g, option.a)
            out.append(10 + 6 * victims(g, option.a) if plot == BOMB else 90 if plot == EXTORTION else 80)
        else:
            out.append(pull(g, ask.seat, option))
    return out


def recruit(g: Root, ask: Decision) -> list[int]:
    out: list[int] = []
    for option in ask.options:
        if option.verb == "done":
            out.append(4)
        elif option.verb == "spend":
            out.append(WILLING[option.a] * min(4, g.stock[CROW]))
        else:
            out.append(pull(g, ask.seat, option))
    return out


def recruit_suit(g: Root, ask: Decision) -> list[int]:
    """Where plots want a guard, or ground is free."""
    out = [0] * len(ask.options)
    for i, option in enumerate(ask.options):
        for c in range(CLEARINGS):
            if g.suits[c] >> option.a & 1 and cannot_place(g, CORVIDS, c) is None:
                out[i] += 12 if g.on[PLOT * SPOTS + c] and not g.on[CROW * SPOTS + c] else 3
    return out


# --- Daylight ---


def action(g: Root, ask: Decision) -> list[int]:
    seat = ask.seat
    placed = own(g).placed
    out: list[int] = []
    for option in ask.options:
        word = option.verb
        if word == "plot":
            out.append((60, 30, 8, 4)[min(3, placed)])
        elif word == "move":
            out.append(16)
        elif word == "battle":
            out.append(fight_pull(g, seat))
        elif word == "trick":
            out.append(1)
        elif word == "end":
            out.append(0 if g.actions else 6)
        elif word == "done":  # to draw instead
            out.append(30 if len(g.hands[seat]) < 4 else 10)
        else:
            out.append(pull(g, seat, option))
    return out


def plot_where(g: Root, ask: Decision) -> list[int]:
    """Where a warrior stays to turn it up, and not many could take it."""
    cost = ask.values[0]
    out: list[int] = []
    for option in ask.options:
        c = option.a
        stay = g.on[CROW * SPOTS + c] - cost
        weight = 4 + 10 * min(2, stay) - 2 * strongest_rival(g, CORVIDS, c) + victims(g, c) // 2
        out.append(weight * weight if weight > 1 else 1)
    return out


def plot_which(g: Root, ask: Decision) -> list[int]:
    c = ask.values[0]
    there = victims(g, c)
    out: list[int] = []
    for option in ask.options:
        if option.a == BOMB:
            out.append(2 + 2 * there)
        elif option.a == EXTORTION:
            out.append(14 if there else 8)
        elif option.a == SNARE:
            out.append(8 + there)
        else:
            out.append(8)
    return out


# --- exposure: what the others make of them ---


def unseen(g: Root, seat: int) -> list[int]:
    """How many plots of each type this seat has not seen anywhere."""
    left = [0] * PLOTS
    for token in ALL_PLOTS:
        if not g.seen[token] >> seat & 1:
            left[type_of(token)] += 1
    return left


def guess(g: Root, ask: Decision) -> list[int]:
    left = unseen(g, ask.seat)
    denied = own(g).denied[ask.values[0]]
    return [0 if denied >> option.a & 1 else 4 * left[option.a] for option in ask.options]


def expose(g: Root, seat: int, option: Option) -> int:
    """The better the odds, the likelier."""
    left = unseen(g, seat)
    denied = own(g).denied[option.a]
    best = 0
    total = 0
    for plot in range(PLOTS):
        if not denied >> plot & 1:
            total += left[plot]
            best = max(best, left[plot])
    return 1 + 24 * best * best // (total * total) if total else 0


pulls("expose", expose)


def show(g: Root, ask: Decision) -> list[int]:
    return [WILLING[option.a] for option in ask.options]


lean({
    "flip": flip,
    "corvids-recruit": recruit,
    "recruit-suit": recruit_suit,
    "corvids-action": action,
    "exert": action,
    "plot-where": plot_where,
    "plot-which": plot_which,
    "expose-guess": guess,
    "expose-card": show,
})  # fmt: skip
