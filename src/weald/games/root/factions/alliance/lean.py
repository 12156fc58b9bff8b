"""What the Alliance makes of a position, and what it leans towards."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import SPOTS
from weald.games.root.factions.alliance import (
    ALLIANCE,
    BASE,
    MARTIAL_LAW,
    REBEL,
    SUPPORTERS_CAP,
    SYMPATHY,
    SYMPATHY_COST,
    SYMPATHY_VP,
)  # fmt: skip
from weald.games.root.factions.alliance.base import own
from weald.games.root.facts import AMBUSH, BIRD, DOMINANCE, FACE_SUIT, FACE_TYPE
from weald.games.root.leaning.cards import pull, spend
from weald.games.root.leaning.lean import lean
from weald.games.root.leaning.mind import Mind, minds
from weald.games.root.leaning.sight import prey, strongest_rival
from weald.games.root.leaning.war import LOSE, fight_pull
from weald.games.root.rules.pieces import built, cannot_place, warriors
from weald.games.root.state import BIRDSONG, DAYLIGHT, Root
from weald.kernel import Decision

HOME: Final = 310  # scored every turn with nothing on the map
OFFICER_RATE: Final[list[int]] = [0, 32, 60, 85, 105, 120, 130, 138, 142, 144, 145]
BASE_RATE: Final[list[int]] = [0, 52, 95, 130]
FULL_HAND: Final = 5


class AllianceMind(Mind):
    def __init__(self) -> None:
        super().__init__(ALLIANCE)
        self.sting = 20  # outrage
        self.scatters = True

    def worth(self, g: Root, seat: int, span: int) -> int:
        mine = own(g)
        tokens = built(g, SYMPATHY)
        bases = built(g, BASE)
        rate = HOME + OFFICER_RATE[mine.officers] + BASE_RATE[bases] + 22 * tokens
        rebels = built(g, REBEL) - mine.officers
        worth = 20 * rebels + 40 * bases + 40 * mine.officers + 30 * tokens
        each = 60
        if g.stock[SYMPATHY]:
            each = 70 + 20 * (1 + SYMPATHY_VP[tokens]) // SYMPATHY_COST[tokens]
            if bases:
                each += 8
        worth += each * len(mine.supporters) + 25 * min(FULL_HAND, len(g.hands[seat]))
        if g.turn == seat and g.phase > BIRDSONG:
            if g.phase > DAYLIGHT:
                span -= 10
                worth += 40 * max(0, mine.officers - mine.operations)
            else:
                span -= 3
        return worth + rate * span // 10

    def at_risk(self, g: Root, c: int, more: int) -> int:
        return 130 * g.on[BASE * SPOTS + c] + 20 * g.on[SYMPATHY * SPOTS + c]

    def lure(self, g: Root, c: int, arriving: int, rival: int, plan: int) -> int:
        """Where a warrior could be organized into sympathy."""
        return 12 if not g.on[SYMPATHY * SPOTS + c] and cannot_place(g, ALLIANCE, c) is None else 0

    def deters(self, g: Root, c: int) -> bool:
        return g.on[SYMPATHY * SPOTS + c] > 0


minds(AllianceMind())
LOSE[BASE] = 1
LOSE[SYMPATHY] = 12


def next_points(g: Root) -> int:
    """What the next token scores."""
    return SYMPATHY_VP[built(g, SYMPATHY)] if g.stock[SYMPATHY] else 0


def revolt(g: Root, ask: Decision) -> list[int]:
    out: list[int] = []
    for option in ask.options:
        if option.verb == "done":
            out.append(6)
        elif option.verb == "revolt":
            c = option.a
            out.append(25 + 20 * prey(g, ALLIANCE, c) + 5 * strongest_rival(g, ALLIANCE, c))
        else:
            out.append(pull(g, ask.seat, option))
    return out


def spread(g: Root, ask: Decision) -> list[int]:
    points = next_points(g)
    out: list[int] = []
    for option in ask.options:
        if option.verb == "done":
            out.append(8)
        elif option.verb == "spread":
            c = option.a
            weight = 6 + 10 * points + 3 * prey(g, ALLIANCE, c) + 2 * g.room[c]
            rivals = 0
            for side in g.armies:
                if side != ALLIANCE:
                    rivals += warriors(g, side, c)
            out.append(weight if rivals < MARTIAL_LAW else weight // 2)
        else:
            out.append(pull(g, ask.seat, option))
    return out


def action(g: Root, ask: Decision) -> list[int]:
    seat = ask.seat
    mine = own(g)
    hand = len(g.hands[seat])
    full = not built(g, BASE) and len(mine.supporters) >= SUPPORTERS_CAP
    out: list[int] = []
    for option in ask.options:
        word = option.verb
        if word == "mobilize":
            out.append(0 if full else 4 + 4 * hand)
        elif word == "train":
            out.append(30 if mine.officers < 3 else 12 if mine.officers < 5 else 2)
        elif word == "end":
            out.append(6 if hand < 4 else 2)
        else:
            out.append(pull(g, seat, option))
    return out


def mobilize(g: Root, ask: Decision) -> list[int]:
    """Birds help everywhere; cards to craft stay."""
    out: list[int] = []
    for option in ask.options:
        kind = FACE_TYPE[option.a]
        out.append(2 if kind == AMBUSH else 12 if kind == DOMINANCE or FACE_SUIT[option.a] == BIRD else 6)
    return out


def operation(g: Root, ask: Decision) -> list[int]:
    seat = ask.seat
    points = next_points(g)
    rebels = built(g, REBEL) - own(g).officers
    out: list[int] = []
    for option in ask.options:
        word = option.verb
        if word == "organize":
            out.append(10 + 20 * points)
        elif word == "recruit":
            out.append(24 if rebels < 3 else 10)
        elif word == "battle":
            out.append(fight_pull(g, seat))
        elif word == "move":
            out.append(22 if rebels > 1 else 8)
        else:
            out.append(max(2, pull(g, seat, option)))
    return out


lean({
    "revolt": revolt,
    "spread": spread,
    "alliance-action": action,
    "mobilize": mobilize,
    "operation": operation,
    "outrage": spend,
    "spend-supporter": spend,
    "trim-supporters": spend,
    "train": spend,
})  # fmt: skip
