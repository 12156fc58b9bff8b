"""What a position is worth to each seat, in hundredths of a victory point, and the chances to win that follow.

A seat's worth is its points, what it holds that turns into points once (wood, supporters, cards, ready items) and what
it scores every turn (roosts, sawmills, officers, items) times the turns that are left. Pieces an enemy can take now
count against it. The chances to win are shares that grow with the lead, sharper towards the end of the game.

The weights began as a player's guess. They were set by a conditional logit of who won, on positions at the start of
turns: 700 games of players who only lean and 300 of quick greedy ones, each weight rounded between guess and fit. The
chances of a dominance card are what it won in 80 quick greedy games. ``HOME`` makes up for what such players make of
each faction.
"""

from __future__ import annotations

from math import exp
from typing import Final

from weald.games.root.deck import CARD_SUIT
from weald.games.root.state import BIRDSONG, DAYLIGHT, Root
from weald.games.root.things import (
    ALLIANCE,
    BASE,
    BIRD,
    BOARD,
    BOARD_KINDS,
    BUILD,
    CLEARINGS,
    DAMAGED,
    EYRIE,
    GOAL,
    HOSTILE,
    KEEP,
    MARQUISE,
    PIECES_OF,
    PLAIN,
    READY,
    RECRUIT,
    RECRUITER,
    ROOST,
    ROOST_VP,
    SAWMILL,
    SPENT,
    STOCK,
    SYMPATHY,
    SYMPATHY_COST,
    SYMPATHY_VP,
    VAGABOND,
    WOOD,
    WORKSHOP,
)
from weald.kernel.game import FULL

POINT: Final = 100
# Turns left, in tenths, by the points of the leader.
TURNS: Final[list[int]] = [max(8, (GOAL - vp) * 10 // 4) for vp in range(GOAL + 1)]
# The share of one who is so many hundredths of a point behind, and how much more a lead counts later on, in hundredths.
LAG: Final = 7000
SHARE: Final[list[int]] = [round(FULL * exp(-lag / 500)) + 1 for lag in range(LAG + 1)]
SHARP: Final[list[int]] = [50 + 4 * vp if vp < 20 else 130 + 8 * (vp - 20) for vp in range(GOAL + 1)]
# The chance of one who has played a dominance card: with too few of the three clearings (or two corners) it needs, and
# with enough, by the turns of others that come before it can win.
TOO_FEW: Final[list[int]] = [15_000, 20_000, 80_000]
ENOUGH: Final[list[int]] = [900_000, 800_000, 570_000, 380_000, 330_000]

CARD: Final = 34
IN_PLAY: Final = 28
# Scored every turn by faction, whatever it has: a new game is open.
HOME: Final[list[int]] = [100, 240, 310, -80]
# Scored every turn, by the number of buildings, officers, bases.
SAWMILL_RATE: Final[list[int]] = [0, 60, 112, 158, 195, 225, 245]
WORKSHOP_RATE: Final[list[int]] = [0, 20, 34, 42, 48, 52, 55]
RECRUITER_RATE: Final[list[int]] = [0, 38, 70, 112, 138, 170, 188]
OFFICER_RATE: Final[list[int]] = [0, 32, 60, 85, 105, 120, 130, 138, 142, 144, 145]
BASE_RATE: Final[list[int]] = [0, 52, 95, 130]
# boot bag crossbow hammer sword tea coin torch, and those of the ruins
ITEM_RATE: Final[list[int]] = [50, 25, 40, 45, 62, 60, 50, 55]
KIND_RATE: Final[list[int]] = [ITEM_RATE[PLAIN[k]] for k in range(BOARD_KINDS)]
# What the orders of a column of the Decree are worth.
ORDER: Final[list[int]] = [16, 12, 16, 30]
# Pieces the Eyrie can fight.
FOES: Final[list[int]] = [*PIECES_OF[MARQUISE], *PIECES_OF[ALLIANCE]]


def standings(g: Root) -> list[int]:
    count = g.players
    lead = 0
    for seat in range(count):
        if g.dominance[seat] < 0 and g.vp[seat] > lead:
            lead = g.vp[seat]
    if lead > GOAL:
        lead = GOAL
    turns = TURNS[lead]
    danger = _danger(g)
    worths: list[int] = []
    best = -(1 << 30)
    for seat in range(count):
        if g.dominance[seat] >= 0:
            worths.append(0)
            continue
        behind = (seat - g.turn) % count
        worth = _worth(g, seat, g.side[seat], turns + 10 - 10 * behind // count, danger)
        worths.append(worth)
        if worth > best:
            best = worth
    sharp = SHARP[lead]
    total = 0
    rest = FULL
    for seat in range(count):
        if g.dominance[seat] >= 0:
            worths[seat] = _dominant(g, seat, g.side[seat]) * rest // FULL
            rest -= worths[seat]
            continue
        lag = (best - worths[seat]) * sharp // 100
        worths[seat] = SHARE[lag] if lag < LAG else SHARE[LAG]
        total += worths[seat]
    for seat in range(count):
        if g.dominance[seat] < 0:
            worths[seat] = worths[seat] * rest // total
    for seat in range(count):
        if g.partner[seat] >= 0:  # a coalition wins together (9.2.8f)
            worths[seat] = worths[g.partner[seat]]
    return worths


def _worth(g: Root, seat: int, side: int, span: int, danger: list[int]) -> int:
    """In hundredths of a point, with ``span`` tenths of a turn to go."""
    worth = g.vp[seat] * POINT + CARD * min(5, len(g.hands[seat])) + IN_PLAY * len(g.play[seat])
    if side == MARQUISE:
        return worth + _marquise(g, seat, span) - danger[MARQUISE]
    if side == EYRIE:
        return worth + _eyrie(g, seat, span) - danger[EYRIE]
    if side == ALLIANCE:
        return worth + _alliance(g, seat, span) - danger[ALLIANCE]
    return worth + _vagabond(g, seat, side - VAGABOND, span)


def _dominant(g: Root, seat: int, side: int) -> int:
    """A dominance card wins at the start of Birdsong or never (3.3.1)."""
    if side >= VAGABOND:
        return 0
    suit = CARD_SUIT[g.dominance[seat]]
    held = 0
    if suit == BIRD:
        board = g.board()
        for c in board.corners:
            if g.rule[c] == side:
                held = max(held, 3 if g.rule[board.opposite[c]] == side else 2)
    else:
        for c in range(CLEARINGS):
            if g.suits[c] == suit and g.rule[c] == side:
                held += 1
    return TOO_FEW[held] if held < 3 else ENOUGH[(seat - g.turn) % g.players or g.players]


def _danger(g: Root) -> list[int]:
    """Buildings and tokens that enemies standing there could take."""
    on = g.on
    out = [0, 0, 0]
    for c in range(CLEARINGS):
        cats = on[c]
        birds = on[EYRIE * CLEARINGS + c]
        rebels = on[ALLIANCE * CLEARINGS + c]
        if birds + rebels > cats:
            prey = on[SAWMILL * CLEARINGS + c] + on[WORKSHOP * CLEARINGS + c] + on[RECRUITER * CLEARINGS + c]
            prey += on[WOOD * CLEARINGS + c] + 3 * on[KEEP * CLEARINGS + c]
            out[MARQUISE] += 50 * min(prey, birds + rebels - cats)
        if on[ROOST * CLEARINGS + c] and cats + rebels > birds:
            out[EYRIE] += 100
        if cats + birds > rebels:
            out[ALLIANCE] += 130 * on[BASE * CLEARINGS + c] + 20 * on[SYMPATHY * CLEARINGS + c]
    return out


def _marquise(g: Root, seat: int, span: int) -> int:
    stock = g.stock
    on = g.on
    rate = (
        HOME[MARQUISE]
        + SAWMILL_RATE[STOCK[SAWMILL] - stock[SAWMILL]]
        + WORKSHOP_RATE[STOCK[WORKSHOP] - stock[WORKSHOP]]
        + RECRUITER_RATE[STOCK[RECRUITER] - stock[RECRUITER]]
    )
    wood = 0
    room = 0
    for c in range(CLEARINGS):
        if g.rule[c] == MARQUISE:
            wood += on[WOOD * CLEARINGS + c]
            if g.room[c]:
                room += 1
    worth = 18 * (STOCK[MARQUISE] - stock[MARQUISE]) + 45 * g.rule.count(MARQUISE)
    worth += 45 * min(3 * room, wood) + 30 * min(5, room)
    for c in g.board().corners:
        if on[KEEP * CLEARINGS + c]:
            worth += 250
    if g.turn == seat and g.phase > BIRDSONG:
        span -= 10
        worth += 45 * g.actions if g.phase == DAYLIGHT else 0
    return worth + rate * span // 10


def _eyrie(g: Root, seat: int, span: int) -> int:
    stock = g.stock
    roosts = STOCK[ROOST] - stock[ROOST]
    rate = HOME[EYRIE] + ROOST_VP[roosts] * 70 + (CARD if roosts > 2 else 0)
    worth = 18 * (STOCK[EYRIE] - stock[EYRIE]) + 100 * roosts + 45 * g.rule.count(EYRIE) + _decree(g)
    if g.turn == seat and g.phase > DAYLIGHT:
        span -= 10
    return worth + rate * span // 10


def _decree(g: Root) -> int:
    """What the orders are worth, less the turmoil that those threaten which could not be obeyed now (7.5.2d, 7.7)."""
    on = g.on
    roost = [0, 0, 0]  # clearings by suit: to recruit in, to move from, to fight in, to build in
    stand = [0, 0, 0]
    fight = [0, 0, 0]
    site = [0, 0, 0]
    for c in range(CLEARINGS):
        suit = g.suits[c]
        if on[ROOST * CLEARINGS + c]:
            roost[suit] += 1
        elif g.rule[c] == EYRIE and g.room[c] and not on[KEEP * CLEARINGS + c]:
            site[suit] += 1
        if on[EYRIE * CLEARINGS + c]:
            stand[suit] += 1
            for kind in FOES:
                if on[kind * CLEARINGS + c]:
                    fight[suit] += 1
                    break
    worth = 0
    risk = 0  # in hundredths
    cards = 0
    birds = 0
    for column in range(4):
        have = (roost, stand, fight, site)[column]
        orders = [0, 0, 0, g.viziers[column]]
        for card in g.decree[column]:
            orders[CARD_SUIT[card]] += 1
        cards += len(g.decree[column])
        birds += orders[BIRD]
        for suit in range(3):
            if orders[suit] and not have[suit]:
                risk += 30 if column == RECRUIT else 18
            elif column == BUILD and have[suit] < orders[suit]:
                risk += 12
            worth += ORDER[column] * min(3, orders[suit])
        places = have[0] + have[1] + have[2]
        if orders[BIRD] and not places:
            risk += 18
        elif column == BUILD and orders[0] + orders[1] + orders[2] + orders[BIRD] > places:
            risk += 10
        worth += ORDER[column] * min(3, orders[BIRD])
    if g.stock[EYRIE] < 2 and g.decree[RECRUIT]:
        risk += 30
    return worth - min(80, risk) * (birds * 100 + 200 + 15 * cards) // 100


def _alliance(g: Root, seat: int, span: int) -> int:
    stock = g.stock
    tokens = STOCK[SYMPATHY] - stock[SYMPATHY]
    bases = STOCK[BASE] - stock[BASE]
    rate = HOME[ALLIANCE] + OFFICER_RATE[g.officers] + BASE_RATE[bases] + 22 * tokens
    warriors = STOCK[ALLIANCE] - stock[ALLIANCE] - g.officers
    worth = 20 * warriors + 40 * bases + 40 * g.officers + 30 * tokens
    each = 60
    if tokens < STOCK[SYMPATHY]:
        each = 70 + 20 * (1 + SYMPATHY_VP[tokens]) // SYMPATHY_COST[tokens]
        if bases:
            each += 8
    worth += each * len(g.supporters) + 25 * min(5, len(g.hands[seat]))
    if g.turn == seat and g.phase > BIRDSONG:
        if g.phase > DAYLIGHT:
            span -= 10
            worth += 40 * g.actions
        else:
            span -= 3
    return worth + rate * span // 10


def _vagabond(g: Root, seat: int, v: int, span: int) -> int:
    items = g.items
    base = v * BOARD
    rate = HOME[VAGABOND]
    worth = 25 * min(5, len(g.hands[seat]))
    for k in range(BOARD_KINDS):
        whole = items[base + k] + items[base + READY * BOARD_KINDS + k]
        spent = items[base + SPENT * BOARD_KINDS + k]
        broken = items[base + DAMAGED * BOARD_KINDS + k] + items[base + (DAMAGED + 1) * BOARD_KINDS + k]
        if whole or spent or broken:
            rate += KIND_RATE[k] * (whole + spent) + KIND_RATE[k] * broken // 3
            worth += 20 * whole - 20 * broken
    for side in range(VAGABOND):
        relation = g.relations[v * 5 + side]
        if relation > HOSTILE:
            worth += 40 * (relation - 1) + 25 * g.aids[v * 5 + side]
    worth += 25 * len(g.done[v])
    if g.turn == seat and g.phase > BIRDSONG:
        span -= 10
    return worth + rate * span // 10
