"""What a Vagabond makes of a position, and what it leans towards."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import FORESTS
from weald.games.root.factions.vagabond import (
    AIDS_NEEDED,
    ALLIED,
    CONDITIONS,
    DAMAGED,
    DAMAGED_SPENT,
    HOSTILE,
    ITEM_LIMIT,
    ITEM_LIMIT_BAG,
    NO_RELATION,
    READY,
    SPENT,
    TRACK,
    VAGABONDS,
)  # fmt: skip
from weald.games.root.factions.vagabond.base import own
from weald.games.root.factions.vagabond.items import all_from, ready
from weald.games.root.facts import BAG, BOARD_KINDS, FIRST_QUEST, ITEM_KINDS, PLAIN, QUEST_ITEMS, QUEST_SUIT, TORCH
from weald.games.root.leaning.cards import pull as pull_of
from weald.games.root.leaning.cards import spend
from weald.games.root.leaning.lean import lean
from weald.games.root.leaning.mind import Mind, minds
from weald.games.root.leaning.war import best_gain, urge
from weald.games.root.rules.cards import count_of
from weald.games.root.rules.pieces import beside, has_piece, warriors
from weald.games.root.state import BIRDSONG, Root
from weald.kernel import Decision

HOME: Final = -80  # scored every turn with nothing at all
# boot bag crossbow hammer sword tea coin torch, and those of the ruins
ITEM_RATE: Final[list[int]] = [50, 25, 40, 45, 62, 60, 50, 55]
KIND_RATE: Final[list[int]] = [ITEM_RATE[PLAIN[k]] for k in range(BOARD_KINDS)]
FULL_HAND: Final = 5
LOST: Final = 30  # scored less every turn for an item over the limit: it will be thrown away (9.6.4)
AHEAD: Final = 12  # points of a leader who needs no help


class VagabondMind(Mind):
    def worth(self, g: Root, seat: int, span: int) -> int:
        mine = own(g, self.side)
        items = mine.items
        rate = HOME
        worth = 25 * min(FULL_HAND, len(g.hands[seat]))
        for k in range(BOARD_KINDS):
            whole = items[k] + items[READY * BOARD_KINDS + k]
            spent = items[SPENT * BOARD_KINDS + k]
            broken = items[DAMAGED * BOARD_KINDS + k] + items[DAMAGED_SPENT * BOARD_KINDS + k]
            if whole or spent or broken:
                rate += KIND_RATE[k] * (whole + spent) + KIND_RATE[k] * broken // 3
                worth += 20 * whole - 20 * broken
        rate -= LOST * max(0, _over_limit(g, self.side))
        for side in g.armies:
            step = mine.relations[side]
            if step > HOSTILE:
                worth += 40 * (step - 1) + 25 * mine.aids[side]
        worth += 25 * len(mine.done)
        if g.turn == seat and g.phase > BIRDSONG:
            span -= 10
        return worth + rate * span // 10

    def grudge(self, g: Root, other: int, killed: int) -> int:
        """Infamy with the hostile; a fight with others makes them so."""
        return 3 * killed if own(g, self.side).relations[other] == HOSTILE else -12


for _side in VAGABONDS:
    minds(VagabondMind(_side))

# boot bag crossbow hammer sword tea coin torch
USEFUL: Final[list[int]] = [9, 3, 6, 6, 8, 5, 4, 8]


def _useful(kind: int) -> int:
    return USEFUL[PLAIN[kind]]


def action(g: Root, ask: Decision) -> list[int]:
    seat = ask.seat
    v = g.side[seat]
    here = g.pawns[v]
    out: list[int] = []
    for option in ask.options:
        word = option.verb
        if word in ("explore", "quest"):
            out.append(400)
        elif word == "aid":
            out.append(_aid_pull(g, seat, v, here))
        elif word == "battle":
            out.append(urge(best_gain(g, seat, here)) // 4)
        elif word == "strike":
            out.append(12)
        elif word == "move":
            out.append(_walk_pull(g, seat, v, here))
        elif word == "repair":
            out.append(24)
        elif word == "special":
            out.append(16)
        elif word == "end":
            out.append(5)
        else:
            out.append(pull_of(g, seat, option))
    return out


def _walk_pull(g: Root, seat: int, v: int, here: int) -> int:
    torch = ready(own(g, v), TORCH)
    best = 0
    for b in beside(g, here):
        if b < FORESTS:
            pull = _place(g, seat, v, b, torch)
            if pull > best:
                best = pull
    if here < FORESTS:
        best -= _place(g, seat, v, here, torch)
    return 3 + 2 * best if best > 0 else 3


def _aid_pull(g: Root, seat: int, v: int, here: int) -> int:
    best = 4
    for other in range(g.players):
        side = g.side[other]
        if other != seat and has_piece(g, side, here):
            pull = _friend(g, v, other, here)
            if pull > best:
                best = pull
    return best


def _friend(g: Root, v: int, other: int, c: int) -> int:
    """How good it is to aid a player there: items to take, a step to friendship that can be completed."""
    mine = own(g, v)
    side = g.side[other]
    relation = mine.relations[side]
    if relation == NO_RELATION:
        return 2
    seat = g.seat_of[v]
    pull = 2
    if g.vp[other] >= AHEAD and g.vp[other] >= max(g.vp):
        return pull  # no gifts to the leader
    if relation == ALLIED:
        pull = 80
    elif relation > HOSTILE:
        needed = AIDS_NEEDED[relation] - mine.aids[side]
        if needed == 1:
            pull = 60
        elif needed <= count_of(g.hands[seat], g.suits[c]) and needed <= all_from(mine, TRACK, SPENT):
            pull = 40
    for item in range(ITEM_KINDS):
        if g.boxes[other * ITEM_KINDS + item]:
            return pull + 50
    return pull


def aid_whom(g: Root, ask: Decision) -> list[int]:
    v = g.side[ask.seat]
    return [_friend(g, v, g.seat_of[option.a], g.pawns[v]) for option in ask.options]


def _over_limit(g: Root, v: int) -> int:
    """Items in satchel and damaged box above the limit, which bags on the track raise (9.6.4a)."""
    mine = own(g, v)
    bags = 0
    for k in range(BOARD_KINDS):
        if PLAIN[k] == BAG:
            bags += mine.items[TRACK * BOARD_KINDS + k]
    return all_from(mine, READY, CONDITIONS) - ITEM_LIMIT - ITEM_LIMIT_BAG * bags


def exhaust(g: Root, ask: Decision) -> list[int]:
    """The less useful; but not a bag without which something must be thrown away this Evening."""
    full = _over_limit(g, g.side[ask.seat]) + ITEM_LIMIT_BAG >= 0
    out: list[int] = []
    for option in ask.options:
        out.append(1 if full and PLAIN[option.a] == BAG else (10 - _useful(option.a)) ** 2)
    return out


def want(g: Root, ask: Decision) -> list[int]:
    return [1 if option.verb == "done" else 4 + 4 * _useful(option.a) for option in ask.options]


def refresh(g: Root, ask: Decision) -> list[int]:
    out: list[int] = []
    for option in ask.options:
        if option.verb == "done":
            out.append(0)
        elif option.verb != "refresh":
            out.append(pull_of(g, ask.seat, option))
        else:
            out.append(_useful(option.a) ** 2 * (4 if option.b == SPENT else 1))
    return out


def damage(g: Root, ask: Decision) -> list[int]:
    """Exhausted and less useful ones first."""
    out: list[int] = []
    for option in ask.options:
        if option.verb != "damage":
            out.append(12)
        else:
            out.append((11 - _useful(option.a)) ** 2 * (4 if option.b == SPENT else 1))
    return out


def drop(g: Root, ask: Decision) -> list[int]:
    return [(11 - _useful(option.a)) ** 2 * (3 if option.b >= DAMAGED else 1) for option in ask.options]


def walk(g: Root, ask: Decision) -> list[int]:
    """To ruins with a torch, quests, somebody to aid or fight; a forest when much is damaged."""
    seat = ask.seat
    v = g.side[seat]
    torch = ready(own(g, v), TORCH)
    broken = all_from(own(g, v), DAMAGED, CONDITIONS)
    out: list[int] = []
    for option in ask.options:
        if option.verb == "done":
            out.append(6)
        elif option.verb != "to":
            out.append(pull_of(g, seat, option))
        elif option.a >= FORESTS:
            out.append(1 + 8 * broken * broken if broken > 2 else 1)
        else:
            pull = _place(g, seat, v, option.a, torch)
            out.append(1 + pull * pull // 16)
    return out


def _place(g: Root, seat: int, v: int, c: int, torch: int) -> int:
    """What a clearing offers a Vagabond."""
    pull = 4
    if g.ruins[c] and torch:
        pull += 40
    for card in g.quests:
        quest = card - FIRST_QUEST
        if g.suits[c] >> QUEST_SUIT[quest] & 1:
            one, two = QUEST_ITEMS[quest]
            if one == two:
                if ready(own(g, v), one) > 1:
                    pull += 40
            elif ready(own(g, v), one) and ready(own(g, v), two):
                pull += 40
    cards = count_of(g.hands[seat], g.suits[c])
    for side in g.armies:
        if has_piece(g, side, c):
            if cards:
                pull += _friend(g, v, g.seat_of[side], c) // 3
            if own(g, v).relations[side] == HOSTILE and warriors(g, side, c) > 2:
                pull -= 6
            elif not warriors(g, side, c):
                pull += 6  # defenseless buildings or tokens
    return max(1, pull)


def reward(g: Root, ask: Decision) -> list[int]:
    points = ask.values[0]
    return [10 * points, 8]


def strike_whom(g: Root, ask: Decision) -> list[int]:
    v = g.side[ask.seat]
    here = g.pawns[v]
    out: list[int] = []
    for option in ask.options:
        side = option.a
        if not warriors(g, side, here):
            out.append(40)
        else:
            out.append(12 if own(g, v).relations[side] == HOSTILE else 3)
    return out


def reluctant(g: Root, ask: Decision) -> list[int]:
    return [8 if option.verb == "done" else 1 for option in ask.options]


lean({
    "vagabond-action": action,
    "aid-whom": aid_whom,
    "exhaust-which": exhaust,
    "give-which": spend,
    "improvise": want,
    "take-item": want,
    "take-from-ruin": want,
    "refresh": refresh,
    "repair-which": want,
    "damage-item": damage,
    "drop-item": drop,
    "slip": walk,
    "walk-to": walk,
    "quest-reward": reward,
    "strike-whom": strike_whom,
    "bring-ally": reluctant,
})  # fmt: skip
