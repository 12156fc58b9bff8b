"""What a position is worth to each seat, in hundredths of a victory point, and the chances to win that follow.

A seat's worth is its points, what it holds that turns into points once (wood, supporters, cards, ready items) and what
it scores every turn (roosts, sawmills, officers, items) times the turns that are left. Pieces an enemy can take now
count against it. The chances to win are shares that grow with the lead, sharper towards the end of the game.

The weights began as a player's guess. They were set by a conditional logit of who won, on positions at the start of
turns: 700 games of players who only lean and 300 of quick greedy ones, each weight rounded between guess and fit. The
chances of a dominance card are what it won in 80 quick greedy games. Each faction's ``HOME`` makes up for
what such players make of it.
"""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS
from weald.games.root.facts import BIRD, CARD_SUIT, GOAL, HAND_LIMIT
from weald.games.root.leaning.mind import MINDS
from weald.games.root.leaning.sight import strongest_rival
from weald.games.root.pieces import WARRIOR_OF
from weald.games.root.rules.pieces import presence, rulers, warriors
from weald.games.root.sheet import NO_SIDE
from weald.games.root.state import NO_CARD, Root
from weald.kernel import FULL, NOBODY, fading

POINT: Final = 100
# Turns left, in tenths, by the points of the leader.
TURNS: Final[list[int]] = [max(8, (GOAL - vp) * 10 // 4) for vp in range(GOAL + 1)]
# The share of a seat by how many hundredths of a point it is behind, and how much more a lead counts later on, in
# hundredths.
LAG: Final = 7000
SHARE: Final[list[int]] = [share + 1 for share in fading(FULL, 500, LAG)]
SHARP: Final[list[int]] = [50 + 4 * vp if vp < 20 else 130 + 8 * (vp - 20) for vp in range(GOAL + 1)]
# The chance of a seat with a dominance card: with too few of the three clearings (or two corners) it needs, and
# with enough, by the turns of others that come before it can win.
TOO_FEW: Final[list[int]] = [15_000, 20_000, 80_000]
ENOUGH: Final[list[int]] = [900_000, 800_000, 570_000, 380_000, 330_000, 290_000, 260_000]

# How much of that is left, in hundredths, by the warriors in the weakest of the clearings it needs: who leads is attacked.
GUARDED: Final[list[int]] = [35, 50, 70, 85, 95, 100]
# A coalition gives up its points for a partner with the fewest of all, and has one enemy less to hold it up: of 5 watched in
# games of search, none was won.
COALITION: Final = 6  # the part of its partner's chance that is its own

CARD: Final = 34
IN_PLAY: Final = 28
# A service bought for a turn: who looks only a few decisions ahead sees too much in it. When the turn ends it is over.
HIRED: Final = 150
LENT: Final = 60  # what the rule of a clearing seems worth to most minds: less, where it is hired for a turn


def standings(g: Root) -> list[int]:
    count = g.players
    if NO_SIDE in g.side:  # still drafting
        return [FULL // count] * count
    lead = 0
    for seat in range(count):
        if g.dominance[seat] == NO_CARD and g.vp[seat] > lead:
            lead = g.vp[seat]
    if lead > GOAL:
        lead = GOAL
    turns = TURNS[lead]
    danger = _danger(g)
    worths: list[int] = []
    best = -(1 << 30)
    for seat in range(count):
        if g.dominance[seat] != NO_CARD:
            worths.append(0)
            continue
        behind = (seat - g.turn) % count
        worth = _worth(g, seat, turns + 10 - 10 * behind // count) - danger[seat]
        worths.append(worth)
        if worth > best:
            best = worth
    sharp = SHARP[lead]
    total = 0
    rest = FULL
    for seat in range(count):
        if g.dominance[seat] != NO_CARD:
            worths[seat] = _dominant(g, seat) * rest // FULL
            rest -= worths[seat]
            continue
        lag = (best - worths[seat]) * sharp // 100
        worths[seat] = SHARE[lag] if lag < LAG else SHARE[LAG]
        total += worths[seat]
    for seat in range(count):
        if g.dominance[seat] == NO_CARD:
            worths[seat] = worths[seat] * rest // total
    for seat in range(count):
        if g.partner[seat] != NOBODY:  # a coalition wins together (9.2.8f)
            worths[seat] = worths[g.partner[seat]] // COALITION
    return worths


def _worth(g: Root, seat: int, span: int) -> int:
    """In hundredths of a point, with ``span`` tenths of a turn to go."""
    side = g.side[seat]
    worth = g.vp[seat] * POINT + CARD * min(HAND_LIMIT, len(g.hands[seat])) + IN_PLAY * len(g.play[seat])
    if side == g.hirer:
        worth -= HIRED + LENT * _lent(g, side)
    if side == g.afloat:
        worth -= HIRED
    return worth + MINDS[side].worth(g, seat, span)


def _lent(g: Root, side: int) -> int:
    """Clearings it rules only with those it has hired, who leave it when the turn ends (11.2.7.IIIa)."""
    ruler = rulers(g)
    count = 0
    for c in range(CLEARINGS):
        if ruler[c] == side and warriors(g, g.hired, c) and presence(g, side, c) <= strongest_rival(g, side, c):
            count += 1
    return count


def _dominant(g: Root, seat: int) -> int:
    """A dominance card wins at the start of Birdsong or never (3.3.1)."""
    side = g.side[seat]
    if WARRIOR_OF[side] < 0:
        return 0
    suit = CARD_SUIT[g.dominance[seat]]
    held = guard = 0
    ruler = rulers(g)
    if suit == BIRD:
        board = g.board()
        for c in board.corners:
            if ruler[c] == side:
                held = max(held, 2)
                other = board.opposite[c]
                if ruler[other] == side:
                    held = 3
                    guard = max(guard, min(warriors(g, side, c), warriors(g, side, other)))
    else:
        guards: list[int] = []
        for c in range(CLEARINGS):
            if g.suits[c] >> suit & 1 and ruler[c] == side:
                guards.append(warriors(g, side, c))
        held = len(guards)
        if held >= len(TOO_FEW):
            guard = sorted(guards)[held - len(TOO_FEW)]
    if held < len(TOO_FEW):
        return TOO_FEW[held]
    return ENOUGH[(seat - g.turn) % g.players or g.players] * GUARDED[min(guard, len(GUARDED) - 1)] // 100


def _danger(g: Root) -> list[int]:
    """By seat: buildings and tokens that enemies standing there could take."""
    out = [0] * g.players
    for c in range(CLEARINGS):
        held = [warriors(g, side, c) for side in g.armies]
        total = sum(held)
        for i, side in enumerate(g.armies):
            more = total - 2 * held[i]
            if more > 0 and g.seat_of[side] != NOBODY:
                out[g.seat_of[side]] += MINDS[side].at_risk(g, c, more)
    return out
