"""What the Marquise makes of a position, and what she leans towards."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.factions.marquise import (
    CAT,
    KEEP,
    MARQUISE,
    POINTS,
    RECRUITER,
    SAWMILL,
    WOOD,
    WORKSHOP,
)  # fmt: skip
from weald.games.root.leaning.cards import WILLING, pull, spend
from weald.games.root.leaning.lean import lean
from weald.games.root.leaning.mind import Mind, minds
from weald.games.root.leaning.sight import strongest_rival
from weald.games.root.leaning.war import LOSE, fight_pull
from weald.games.root.rules.pieces import built, rulers
from weald.games.root.state import BIRDSONG, DAYLIGHT, Root
from weald.kernel import Decision

# Scored every turn with nothing on the map, and by the number of buildings.
HOME: Final = 100
SAWMILL_RATE: Final[list[int]] = [0, 60, 112, 158, 195, 225, 245]
WORKSHOP_RATE: Final[list[int]] = [0, 20, 34, 42, 48, 52, 55]
RECRUITER_RATE: Final[list[int]] = [0, 38, 70, 112, 138, 170, 188]


class MarquiseMind(Mind):
    def worth(self, g: Root, seat: int, span: int) -> int:
        on = g.on
        rate = (
            HOME
            + SAWMILL_RATE[built(g, SAWMILL)]
            + WORKSHOP_RATE[built(g, WORKSHOP)]
            + RECRUITER_RATE[built(g, RECRUITER)]
        )
        wood = 0
        room = 0
        ruler = rulers(g)
        for c in range(CLEARINGS):
            if ruler[c] == MARQUISE:
                wood += on[WOOD * SPOTS + c]
                if g.room[c]:
                    room += 1
        worth = 18 * built(g, CAT) + 45 * ruler.count(MARQUISE)
        worth += 45 * min(3 * room, wood) + 30 * min(5, room)
        for c in g.board().corners:
            if on[KEEP * SPOTS + c]:
                worth += 250
        if g.turn == seat and g.phase > BIRDSONG:
            span -= 10
            worth += 45 * g.actions if g.phase == DAYLIGHT else 0
        return worth + rate * span // 10

    def at_risk(self, g: Root, c: int, more: int) -> int:
        on = g.on
        prey = on[SAWMILL * SPOTS + c] + on[WORKSHOP * SPOTS + c] + on[RECRUITER * SPOTS + c]
        prey += on[WOOD * SPOTS + c] + 3 * on[KEEP * SPOTS + c]
        return 50 * min(prey, more)


minds(MarquiseMind(MARQUISE))
# What one would rather lose: wood and workshops before the keep.
LOSE[WORKSHOP] = 8
LOSE[WOOD] = 12
LOSE[KEEP] = 1


def action(g: Root, ask: Decision) -> list[int]:
    seat = ask.seat
    wood = built(g, WOOD)
    out: list[int] = []
    for option in ask.options:
        word = option.verb
        if word == "build":
            out.append(60)
        elif word == "recruit":
            out.append(8 + 8 * (min(built(g, RECRUITER), g.stock[CAT])))
        elif word == "battle":
            out.append(fight_pull(g, seat))
        elif word == "march":
            out.append(12)
        elif word == "overwork":
            out.append(10 if wood < 4 else 3)
        elif word == "extra":
            out.append(0 if g.actions else WILLING[option.a] * 2)
        elif word == "end":
            out.append(1 if g.actions else 6)
        else:
            out.append(pull(g, seat, option))
    return out


def build_where(g: Root, ask: Decision) -> list[int]:
    """Where the enemy is far and warriors stand."""
    ruler = rulers(g)
    out: list[int] = []
    for option in ask.options:
        c = option.a
        safe = 4 + 2 * (min(3, g.on[CAT * SPOTS + c])) - 2 * (strongest_rival(g, MARQUISE, c))
        for b in g.links[c]:
            if ruler[b] == MARQUISE:
                safe += 2
        out.append(safe * safe if safe > 1 else 1)
    return out


def build_what(g: Root, ask: Decision) -> list[int]:
    out: list[int] = []
    for option in ask.options:
        kind = option.a
        many = built(g, kind)
        points = POINTS[kind][many]
        weight = 4 + 4 * points * points
        if kind == SAWMILL and many < 3:
            weight += 20
        elif kind == RECRUITER and many < 3:
            weight += 14
        elif kind == WORKSHOP and many < 2:
            weight += 8
        out.append(weight)
    return out


def pay_wood(g: Root, ask: Decision) -> list[int]:
    """The wood that is least safe."""
    out: list[int] = []
    for option in ask.options:
        c = option.a
        out.append(2 + 3 * strongest_rival(g, MARQUISE, c) + (0 if g.on[CAT * SPOTS + c] else 4))
    return out


def hospitals(g: Root, ask: Decision) -> list[int]:
    saved = ask.values[1]
    out: list[int] = []
    for option in ask.options:
        out.append(12 if option.verb == "done" else WILLING[option.a] * saved * saved // 2)
    return out


lean({
    "marquise-action": action,
    "build-where": build_where,
    "build-what": build_what,
    "pay-wood": pay_wood,
    "overwork-card": spend,
    "field-hospitals": hospitals,
})  # fmt: skip
