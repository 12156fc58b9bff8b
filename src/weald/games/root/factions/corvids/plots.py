"""Plots: laying, turning, swapping and losing them (13.2.2, 13.4.2, 13.5.2, 13.5.4, 13.7)."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.factions.corvids import (
    BOMB,
    CORVIDS,
    CROW,
    EXTORTION,
    FACE_UP,
    PLOT,
    PLOTS,
    RAID,
    type_of,
)  # fmt: skip
from weald.games.root.factions.corvids.base import (
    BOMB_STEP,
    EXTORT,
    FLIP,
    FLIP_STEP,
    HIDE,
    PLOT_STEP,
    RAID_STEP,
    RAID_WORD,
    RECRUIT_STEP,
    TRICK_STEP,
    face_up,
    own,
    plot_in,
)  # fmt: skip
from weald.games.root.rules import menu
from weald.games.root.rules.cards import blur
from weald.games.root.rules.effects import take_random
from weald.games.root.rules.pieces import by_path, cannot_place, has_piece, lift, place, shift
from weald.games.root.rules.placing import place_each
from weald.games.root.rules.removal import COST, EFFECT, EXPOSED, Trigger, remove, remove_all_enemies, settle
from weald.games.root.rules.victory import score
from weald.games.root.state import BIRDSONG, NO_CARD, Root
from weald.games.root.words import DONE, IN
from weald.kernel import EVERYONE, Decision, Option, Rule, Why

HAS_PLOT: Final = Why("has-plot", "13.2.2.II")
NO_PLOT: Final = Why("no-plot", "13.4.2a")
FACE_UP_ALREADY: Final = Why("face-up-already", "13.4.2a")
NO_CROW_THERE: Final = Why("no-crow-there", "13.4.2a")
NO_PLOT_LEFT: Final = Why("no-plot-left", "1.5.1")
NO_PLOTTING: Final = Why("no-plotting", "13.5.2a")
NO_TRICK: Final = Why("no-trick", "13.5.4")
OTHER_FACING: Final = Why("other-facing", "13.5.4")

# Why warriors come to several clearings (``placings``).
RECRUITED: Final = 0
RAIDED: Final = 1


# --- flipping (13.4.2) -----------------------------------------------------------------------------------


def cannot_flip(g: Root, c: int) -> Why | None:
    mine = own(g)
    if not mine.plots[c]:
        return NO_PLOT
    if mine.up >> c & 1:
        return FACE_UP_ALREADY
    return None if g.on[CROW * SPOTS + c] else NO_CROW_THERE


def flip_menu(g: Root, seat: int) -> Rule:
    """Any number of plots, one by one (13.4.2, AMB-33)."""
    ask = g.ask(seat, "flip", "13.4.2a")
    ask.offer(DONE)
    ask.default = DONE
    for c in range(CLEARINGS):
        if own(g).plots[c] or g.explaining:
            ask.offer(FLIP[c], cannot_flip(g, c))
    menu.offer_common(g, ask, seat, BIRDSONG)
    choice = yield ask
    if choice is DONE:
        g.then(RECRUIT_STEP, seat)
        return
    if choice.verb == "flip":
        flip(g, seat, choice.a)
    else:
        menu.take_common(g, seat, choice)
    g.then(FLIP_STEP, seat)


def flip(g: Root, seat: int, c: int) -> None:
    """Turn it up, score, then what it does (13.4.2b, 13.4.2c)."""
    mine = own(g)
    plot = plot_in(g, c)
    g.on[PLOT * SPOTS + c] -= 1
    place(g, FACE_UP[plot], c, 1)
    mine.up |= 1 << c
    mine.denied[c] = 0
    g.seen[mine.plots[c][0]] = EVERYONE
    g.tell("flipped", "13.4.2a", seat, c, plot)
    g.learn(EVERYONE, "flipped-plot", "13.4.2a")
    score(g, seat, face_up(g), "13.4.2b")
    if plot == BOMB:
        g.then(BOMB_STEP, seat, c)
    elif plot == EXTORTION:
        for step in range(1, g.players):
            g.then(EXTORT, seat, (seat + step) % g.players, c)


def bomb(g: Root, seat: int, c: int) -> None:
    """All enemy pieces go, then the bomb itself (13.7.1)."""
    g.tell("bombed", "13.7.1", seat, c)
    points = remove_all_enemies(g, seat, [c])
    remove(g, FACE_UP[BOMB], c, 1, seat, EFFECT)
    score(g, seat, points, "3.2.1")
    settle(g)


def extort(g: Root, seat: int, victim: int, c: int) -> None:
    """A random card of a player with a faction piece there (13.7.3a)."""
    if g.hands[victim] and has_piece(g, g.side[victim], c):
        take_random(g, seat, victim, "13.7.3a")


# --- plotting (13.5.2) -----------------------------------------------------------------------------------


def crows_needed(g: Root) -> int:
    return 1 + own(g).placed


def cannot_plot_in(g: Root, c: int) -> Why | None:
    if own(g).plots[c]:
        return HAS_PLOT
    have = g.on[CROW * SPOTS + c]
    needed = crows_needed(g)
    return cannot_place(g, CORVIDS, c) if have >= needed else Why("too-few-crows", "13.5.2a", have, needed)


def cannot_plot(g: Root, seat: int) -> Why | None:
    if not own(g).supply:
        return NO_PLOT_LEFT
    for c in range(CLEARINGS):
        if g.on[CROW * SPOTS + c] and cannot_plot_in(g, c) is None:
            return None
    return NO_PLOTTING


def plot(g: Root, seat: int) -> Rule:
    """Warriors give way to a plot, face down: the others see that it is one, not which."""
    mine = own(g)
    ask = g.ask(seat, "plot-where", "13.5.2a", crows_needed(g))
    for c in range(CLEARINGS):
        if g.on[CROW * SPOTS + c] or g.explaining:
            ask.offer(IN[c], cannot_plot_in(g, c))
    choice = yield ask
    c = choice.a
    choice = yield ask_which(g, seat, c, "13.5.2b")
    cost = crows_needed(g)
    lift(g, CROW, c, cost, COST)
    mine.placed += 1
    lay_plot(g, seat, c, choice.a, cost, "13.5.2b")


def ask_which(g: Root, seat: int, c: int, rule: str) -> Decision:
    ask = g.ask(seat, "plot-which", rule, c)
    ask.secret = True
    ask.sealed = True
    left = [type_of(token) for token in own(g).supply]
    for which in range(PLOTS):
        ask.offer(HIDE[which], None if which in left else NO_PLOT_LEFT)
    return ask


def lay_plot(g: Root, seat: int, c: int, which: int, cost: int, rule: str) -> None:
    token = take_plot(g, seat, which)
    own(g).plots[c].append(token)
    place(g, PLOT, c, 1)
    g.tell_some(1 << seat, "plotted", rule, seat, (c, cost, token), (c, cost))


def take_plot(g: Root, seat: int, which: int) -> int:
    """Out of the supply, unseen by the others: what they knew to lie there may be gone."""
    supply = own(g).supply
    found = NO_CARD
    for token in supply:
        if type_of(token) == which and (found == NO_CARD or g.seen[token] == EVERYONE):
            found = token
    supply.remove(found)
    g.seen[found] = 1 << seat
    blur(g, supply, 1 << seat)
    return found


# --- tricks (13.5.4) -------------------------------------------------------------------------------------


def facing(g: Root, c: int) -> int:
    return own(g).up >> c & 1


def partners(g: Root, c: int) -> list[int]:
    """Plots that this one can be swapped with: those that lie the same way."""
    mine = own(g)
    if not mine.plots[c]:
        return []
    return [b for b in range(CLEARINGS) if b != c and mine.plots[b] and facing(g, b) == facing(g, c)]


def cannot_trick(g: Root, seat: int) -> Why | None:
    for c in range(CLEARINGS):
        if partners(g, c):
            return None
    return NO_TRICK


def trick(g: Root, seat: int) -> Rule:
    """Two plots change places. Everybody sees which, so what is known of them goes with them (G.1.32)."""
    ask = g.ask(seat, "trick-which", "13.5.4")
    for c in range(CLEARINGS):
        if own(g).plots[c] or g.explaining:
            ask.offer(IN[c], None if partners(g, c) else NO_TRICK if own(g).plots[c] else NO_PLOT)
    choice = yield ask
    a = choice.a
    ask = g.ask(seat, "trick-with", "13.5.4", a)
    for b in range(CLEARINGS):
        if b != a and own(g).plots[b]:
            ask.offer(IN[b], None if facing(g, b) == facing(g, a) else OTHER_FACING)
    choice = yield ask
    swap(g, a, choice.a)
    g.tell("tricked", "13.5.4", seat, a, choice.a)


def swap(g: Root, a: int, b: int) -> None:
    mine = own(g)
    if facing(g, a):
        one, two = plot_in(g, a), plot_in(g, b)
        shift(g, FACE_UP[one], a, b, 1)
        shift(g, FACE_UP[two], b, a, 1)
    mine.plots[a][:], mine.plots[b][:] = mine.plots[b][:], mine.plots[a][:]
    mine.denied[a], mine.denied[b] = mine.denied[b], mine.denied[a]


# --- losing them (13.7.4) --------------------------------------------------------------------------------


def plot_removed(g: Root, kind: int, c: int, cause: int) -> None:
    """The token goes back to the supply; one that lay face down is not shown, unless it was a raid."""
    mine = own(g)
    token = mine.plots[c].pop()
    mine.supply.append(token)
    mine.denied[c] = 0
    if kind != PLOT:
        mine.up &= ~(1 << c)
        g.stock[PLOT] += 1
    if type_of(token) == RAID and cause != EXPOSED:  # 13.7.4b
        g.seen[token] = EVERYONE
        SPRUNG.pull(g, c, 1, g.seat_of[CORVIDS])


def _owner(g: Root, seat: int) -> int:
    return seat


def _label(g: Root, c: int, seat: int) -> Option:
    return RAID_WORD[c]


def _alive(g: Root, seat: int) -> bool:
    return True


SPRUNG: Final = Trigger(RAID_STEP, _owner, _label, _alive)


def raid(g: Root, c: int, count: int, seat: int) -> None:
    """One warrior in each clearing adjacent by a path (13.7.4a); Tunnels are none."""
    g.tell("raided", "13.7.4a", seat, c)
    wanted = [0] * CLEARINGS
    for b in by_path(g, CORVIDS, c):
        wanted[b] = 1
    place_each(g, seat, CROW, RAIDED, wanted)


FLIP_STEP.does(flip_menu)
BOMB_STEP.does(bomb)
EXTORT.does(extort)
PLOT_STEP.does(plot)
TRICK_STEP.does(trick)
RAID_STEP.does(raid)
