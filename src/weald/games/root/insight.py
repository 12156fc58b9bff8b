"""What a position is worth to each seat, in hundredths of a victory point.

A seat's worth is its points, what it holds that turns into points once (wood, supporters, cards, ready items) and what
it scores every turn (roosts, sawmills, officers, items) times the turns that are left. Pieces an enemy can take now
count against it. The chances to win are shares that grow with the lead, sharper towards the end of the game.
"""

from __future__ import annotations

from math import exp
from typing import Final

from weald.games.root.about import about as about
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
# What a lead is worth, by hundredths of a point: the share of one who is so far behind.
LAG: Final = 2400
SHARE: Final[list[int]] = [round(FULL * exp(-d / 330)) + 1 for d in range(LAG + 1)]
# How much more a lead counts towards the end, in hundredths.
SHARP: Final[list[int]] = [70 + 5 * vp if vp < 20 else 170 + 10 * (vp - 20) for vp in range(GOAL + 1)]

CARD: Final = 35
# Scored every turn, by the number of buildings or officers.
SAWMILL_RATE: Final[list[int]] = [0, 40, 75, 105, 125, 135, 140]
WORKSHOP_RATE: Final[list[int]] = [0, 20, 32, 40, 44, 46, 48]
RECRUITER_RATE: Final[list[int]] = [0, 25, 42, 75, 82, 105, 108]
OFFICER_RATE: Final[list[int]] = [0, 40, 75, 105, 130, 150, 165, 175, 180, 180, 180]
BASE_RATE: Final[list[int]] = [0, 45, 80, 105]
# boot bag crossbow hammer sword tea coin torch, and those of the ruins
ITEM_RATE: Final[list[int]] = [34, 16, 26, 26, 38, 30, 26, 34]
KIND_RATE: Final[list[int]] = [ITEM_RATE[PLAIN[k]] for k in range(BOARD_KINDS)]


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
        behind = (seat - g.turn) % count
        span = turns + 10 - 10 * behind // count
        worth = _worth(g, seat, g.side[seat], span, danger)
        worths.append(worth)
        if worth > best:
            best = worth
    sharp = SHARP[lead]
    total = 0
    for seat in range(count):
        lag = (best - worths[seat]) * sharp // 100
        share = SHARE[lag] if lag < LAG else SHARE[LAG]
        worths[seat] = share
        total += share
    for seat in range(count):
        worths[seat] = worths[seat] * FULL // total
    for seat in range(count):
        if g.partner[seat] >= 0:  # a coalition wins together (9.2.8f)
            worths[seat] = worths[g.partner[seat]]
    return worths


def _worth(g: Root, seat: int, side: int, span: int, danger: list[int]) -> int:
    cards = len(g.hands[seat])
    worth = g.vp[seat] * POINT + CARD * (cards if cards < 6 else 5) + 30 * len(g.play[seat])
    if g.dominance[seat] >= 0:
        return _dominance(g, seat, side)
    if side == MARQUISE:
        worth += _marquise(g, seat, span)
    elif side == EYRIE:
        worth += _eyrie(g, seat, span)
    elif side == ALLIANCE:
        worth += _alliance(g, seat, span)
    else:
        return worth + _vagabond(g, seat, side - VAGABOND, span)
    return worth - danger[side]


def _dominance(g: Root, seat: int, side: int) -> int:
    """A dominance card wins at the start of Birdsong or never (3.3.1)."""
    if side >= VAGABOND:
        return 0
    suit = CARD_SUIT[g.dominance[seat]]
    board = g.board()
    held = 0
    if suit == BIRD:
        for c in board.corners:
            if g.rule[c] == side:
                held = max(held, 3 if g.rule[board.opposite[c]] == side else 1)
    else:
        for c in range(CLEARINGS):
            if g.suits[c] == suit and g.rule[c] == side:
                held += 1
    return (600, 1100, 1800, 2700, 2900)[held]


def _danger(g: Root) -> list[int]:
    """Buildings and tokens that enemies standing there could take."""
    on = g.on
    out = [0, 0, 0]
    for c in range(CLEARINGS):
        m = on[c]
        e = on[12 + c]
        a = on[24 + c]
        cats = on[36 + c] + on[48 + c] + on[60 + c] + on[96 + c] + 3 * on[108 + c]
        if cats and e + a > m:
            left = e + a - m
            out[MARQUISE] += 45 * (min(cats, left))
        if on[72 + c] and m + a > e:
            out[EYRIE] += 100
        if on[84 + c] and m + e > a:
            out[ALLIANCE] += 130
        if on[120 + c] and m + e > a:
            out[ALLIANCE] += 20
    return out


def _marquise(g: Root, seat: int, span: int) -> int:
    stock = g.stock
    on = g.on
    rate = (
        100
        + SAWMILL_RATE[STOCK[SAWMILL] - stock[SAWMILL]]
        + WORKSHOP_RATE[STOCK[WORKSHOP] - stock[WORKSHOP]]
        + RECRUITER_RATE[STOCK[RECRUITER] - stock[RECRUITER]]
    )
    wood = 0
    room = 0
    ruled = 0
    for c in range(CLEARINGS):
        if g.rule[c] == MARQUISE:
            ruled += 1
            wood += on[WOOD * CLEARINGS + c]
            if g.room[c]:
                room += 1
    worth = 15 * (STOCK[MARQUISE] - stock[MARQUISE]) + 15 * ruled
    worth += 65 * (min(3 * room, wood)) + 10 * (min(4, room))
    for c in g.board().corners:
        if on[KEEP * CLEARINGS + c]:
            worth += 150
    if g.turn == seat and g.phase > BIRDSONG:
        span -= 10
        worth += 55 * g.actions if g.phase == DAYLIGHT else 0
    return worth + rate * span // 10


def _eyrie(g: Root, seat: int, span: int) -> int:
    stock = g.stock
    roosts = STOCK[ROOST] - stock[ROOST]
    rate = 50 + ROOST_VP[roosts] * POINT + (CARD if roosts > 2 else 0)
    worth = 18 * (STOCK[EYRIE] - stock[EYRIE])
    ruled = [0, 0, 0, 0]  # where a roost could stand
    roost = [0, 0, 0, 0]
    stand = [0, 0, 0, 0]
    fight = [0, 0, 0, 0]
    on = g.on
    for c in range(CLEARINGS):
        here = on[EYRIE * CLEARINGS + c]
        suit = g.suits[c]
        nest = on[ROOST * CLEARINGS + c]
        if nest:
            roost[suit] += 1
        if g.rule[c] == EYRIE:
            worth += 10
            if g.room[c] and not nest and not on[KEEP * CLEARINGS + c]:
                ruled[suit] += 1
        if here:
            stand[suit] += 1
            if on[c] + on[24 + c] + on[36 + c] + on[48 + c] + on[60 + c] + on[96 + c] + on[120 + c]:
                fight[suit] += 1
    past = g.turn == seat and g.phase > BIRDSONG
    risk = 0
    cards = 0
    birds = 0
    for column in range(4):
        have = (roost, stand, fight, ruled)[column]
        left = g.viziers[column]
        birds += left
        need = [0, 0, 0]
        for card in g.decree[column]:
            suit = CARD_SUIT[card]
            cards += 1
            if suit == BIRD:
                birds += 1
                left += 1
            else:
                need[suit] += 1
        for suit in range(3):
            if not need[suit]:
                continue
            if not have[suit]:
                risk += 30 if column == RECRUIT else 18
            elif column == BUILD and have[suit] < need[suit]:
                risk += 12
            worth += (14, 10, 16, 24)[column] * (min(3, need[suit]))
        spare = have[0] + have[1] + have[2]
        if left and not spare:
            risk += 18
        elif column == BUILD and left + need[0] + need[1] + need[2] > spare:
            risk += 10
        worth += (16, 12, 18, 30)[column] * (min(3, left))
    if stock[EYRIE] < 2 and g.decree[RECRUIT]:
        risk += 30
    if risk > 80:
        risk = 80
    worth -= risk * (birds * 80 + 200 + 15 * cards) // 100
    if past:
        span -= 0 if g.phase == DAYLIGHT else 10
    return worth + rate * span // 10


def _alliance(g: Root, seat: int, span: int) -> int:
    stock = g.stock
    tokens = STOCK[SYMPATHY] - stock[SYMPATHY]
    bases = STOCK[BASE] - stock[BASE]
    rate = 60 + OFFICER_RATE[g.officers] + BASE_RATE[bases] + 10 * tokens
    warriors = STOCK[ALLIANCE] - stock[ALLIANCE] - g.officers
    worth = 30 * warriors + 80 * bases + 30 * tokens
    each = 60
    if tokens < STOCK[SYMPATHY]:
        each = 25 + 45 * (1 + SYMPATHY_VP[tokens]) // SYMPATHY_COST[tokens]
        if bases:
            each += 8
    worth += each * len(g.supporters) + 10 * len(g.hands[seat])
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
    rate = 30
    worth = 0
    for k in range(BOARD_KINDS):
        whole = items[base + k] + items[base + READY * BOARD_KINDS + k]
        spent = items[base + SPENT * BOARD_KINDS + k]
        broken = items[base + DAMAGED * BOARD_KINDS + k] + items[base + (DAMAGED + 1) * BOARD_KINDS + k]
        if whole or spent or broken:
            rate += KIND_RATE[k] * (whole + spent) + KIND_RATE[k] * broken // 3
            worth += 22 * whole - 20 * broken
    for side in range(VAGABOND):
        relation = g.relations[v * 5 + side]
        if relation > HOSTILE:
            worth += 40 * (relation - 1) + 25 * g.aids[v * 5 + side]
    worth += 25 * len(g.done[v])
    if g.turn == seat and g.phase > BIRDSONG:
        span -= 10
    return worth + rate * span // 10
