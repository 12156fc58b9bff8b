"""Leanings of the Vagabonds (9)."""

from __future__ import annotations

from typing import Final

from weald.games.root.deck import (
    FIRST_QUEST,
    QUEST_ITEMS,
    QUEST_SUIT,
)
from weald.games.root.leaning.cards import pull
from weald.games.root.leaning.sight import is_there
from weald.games.root.leaning.war import best_gain, urge
from weald.games.root.rules.cards import count_of
from weald.games.root.state import Root
from weald.games.root.things import (
    AIDS_NEEDED,
    ALLIED,
    BOARD,
    BOARD_KINDS,
    CLEARINGS,
    DAMAGED,
    HOSTILE,
    ITEM_KINDS,
    PLAIN,
    READY,
    SPENT,
    TORCH,
    TRACK,
    VAGABOND,
)
from weald.kernel.decision import Decision

# boot bag crossbow hammer sword tea coin torch
USEFUL: Final[list[int]] = [9, 3, 6, 6, 8, 5, 4, 8]


def _useful(kind: int) -> int:
    return USEFUL[PLAIN[kind]]


def _face_up(g: Root, v: int, item: int) -> int:
    base = v * BOARD
    total = 0
    for kind in range(BOARD_KINDS):
        if PLAIN[kind] == item:
            total += g.items[base + READY * BOARD_KINDS + kind] + g.items[base + TRACK * BOARD_KINDS + kind]
    return total


def vagabond_action(g: Root, ask: Decision) -> list[int]:
    seat = ask.seat
    v = g.side[seat] - VAGABOND
    here = g.pawn[v]
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
            out.append(pull(g, seat, option))
    return out


def _walk_pull(g: Root, seat: int, v: int, here: int) -> int:
    torch = _face_up(g, v, TORCH)
    best = 0
    for b in g.board().beside[here]:
        if b < CLEARINGS:
            pull = _place(g, seat, v, b, torch)
            if pull > best:
                best = pull
    if here < CLEARINGS:
        best -= _place(g, seat, v, here, torch)
    return 3 + 2 * best if best > 0 else 3


def _aid_pull(g: Root, seat: int, v: int, here: int) -> int:
    best = 4
    for other in range(g.players):
        side = g.side[other]
        if other != seat and side < VAGABOND and is_there(g, side, here):
            pull = _friend(g, v, other, here)
            if pull > best:
                best = pull
    return best


def _friend(g: Root, v: int, other: int, c: int) -> int:
    """How good it is to aid a player there: items to take, a step to friendship that can be completed."""
    side = g.side[other]
    if side >= VAGABOND:
        return 2
    seat = g.seat_of[VAGABOND + v]
    relation = g.relations[v * 5 + side]
    pull = 2
    if relation == ALLIED:
        pull = 80
    elif relation > HOSTILE:
        needed = AIDS_NEEDED[relation] - g.aids[v * 5 + side]
        if needed == 1:
            pull = 60
        elif needed <= count_of(g.hands[seat], g.suits[c]) and needed <= _all_face_up(g, v):
            pull = 40
    for item in range(ITEM_KINDS):
        if g.boxes[other * ITEM_KINDS + item]:
            return pull + 50
    return pull


def _all_face_up(g: Root, v: int) -> int:
    return sum(g.items[v * BOARD : v * BOARD + 2 * BOARD_KINDS])


def aid_whom(g: Root, ask: Decision) -> list[int]:
    v = g.side[ask.seat] - VAGABOND
    return [_friend(g, v, g.seat_of[option.a], g.pawn[v]) for option in ask.options]


def exhaust(g: Root, ask: Decision) -> list[int]:
    return [(10 - _useful(option.a)) ** 2 for option in ask.options]


def want(g: Root, ask: Decision) -> list[int]:
    return [1 if option.verb == "done" else 4 + 4 * _useful(option.a) for option in ask.options]


def refresh(g: Root, ask: Decision) -> list[int]:
    out: list[int] = []
    for option in ask.options:
        if option.verb == "done":
            out.append(0)
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
    v = g.side[seat] - VAGABOND
    torch = _face_up(g, v, TORCH)
    broken = sum(g.items[v * BOARD + DAMAGED * BOARD_KINDS : (v + 1) * BOARD])
    out: list[int] = []
    for option in ask.options:
        if option.verb == "done":
            out.append(6)
        elif option.a >= CLEARINGS:
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
        if QUEST_SUIT[quest] == g.suits[c]:
            one, two = QUEST_ITEMS[quest]
            if one == two:
                if _face_up(g, v, one) > 1:
                    pull += 40
            elif _face_up(g, v, one) and _face_up(g, v, two):
                pull += 40
    cards = count_of(g.hands[seat], g.suits[c])
    for side in range(VAGABOND):
        other = g.seat_of[side]
        if other >= 0 and is_there(g, side, c):
            if cards:
                pull += _friend(g, v, other, c) // 3
            if g.relations[v * 5 + side] == HOSTILE and g.on[side * CLEARINGS + c] > 2:
                pull -= 6
            elif not g.on[side * CLEARINGS + c]:
                pull += 6  # defenseless buildings or tokens
    return max(1, pull)


def reward(g: Root, ask: Decision) -> list[int]:
    points = ask.values[0]
    return [10 * points, 8]


def strike_whom(g: Root, ask: Decision) -> list[int]:
    v = g.side[ask.seat] - VAGABOND
    here = g.pawn[v]
    out: list[int] = []
    for option in ask.options:
        side = option.a
        if not g.on[side * CLEARINGS + here]:
            out.append(40)
        else:
            out.append(12 if g.relations[v * 5 + side] == HOSTILE else 3)
    return out


def reluctant(g: Root, ask: Decision) -> list[int]:
    return [8 if option.verb == "done" else 1 for option in ask.options]
