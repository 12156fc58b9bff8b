"""Leanings of Marquise, Eyrie and Alliance."""

from __future__ import annotations

from typing import Final

from weald.games.root.deck import (
    AMBUSH,
    DOMINANCE,
    FACE_SUIT,
    FACE_TYPE,
)
from weald.games.root.leaning.cards import WILLING, pull
from weald.games.root.leaning.sight import obeyed, prey, strongest_rival
from weald.games.root.leaning.war import fight_pull
from weald.games.root.state import Root
from weald.games.root.things import (
    ALLIANCE,
    BASE,
    BATTLE,
    BIRD,
    BUILDING_VP,
    CHARISMATIC,
    CLEARINGS,
    EYRIE,
    MARQUISE,
    MOVE,
    RECRUIT,
    RECRUITER,
    ROOST,
    SAWMILL,
    STOCK,
    SYMPATHY,
    SYMPATHY_VP,
    WOOD,
    WORKSHOP,
)
from weald.kernel.decision import Decision

# --- Marquise (6) ---


def marquise_action(g: Root, ask: Decision) -> list[int]:
    seat = ask.seat
    wood = STOCK[WOOD] - g.stock[WOOD]
    out: list[int] = []
    for option in ask.options:
        word = option.verb
        if word == "build":
            out.append(60)
        elif word == "recruit":
            gain = STOCK[RECRUITER] - g.stock[RECRUITER]
            out.append(8 + 8 * (min(gain, g.stock[MARQUISE])))
        elif word == "battle":
            out.append(fight_pull(g, seat))
        elif word == "march":
            out.append(12)
        elif word == "overwork":
            out.append(10 if wood < 4 else 3)
        elif word == "extra":
            out.append(0 if g.actions else WILLING[option.a] * 2)
        elif word == "end":
            out.append(0 if g.actions else 6)
        else:
            out.append(pull(g, seat, option))
    return out


def build_where(g: Root, ask: Decision) -> list[int]:
    """Where the enemy is far and warriors stand."""
    out: list[int] = []
    for option in ask.options:
        c = option.a
        safe = 4 + 2 * (min(3, g.on[c])) - 2 * (strongest_rival(g, MARQUISE, c))
        for b in g.board().adjacent[c]:
            if g.rule[b] == MARQUISE:
                safe += 2
        out.append(safe * safe if safe > 1 else 1)
    return out


def build_what(g: Root, ask: Decision) -> list[int]:
    out: list[int] = []
    for option in ask.options:
        kind = option.a
        built = STOCK[kind] - g.stock[kind]
        points = BUILDING_VP[kind][built]
        weight = 4 + 4 * points * points
        if kind == SAWMILL and built < 3:
            weight += 20
        elif kind == RECRUITER and built < 3:
            weight += 14
        elif kind == WORKSHOP and built < 2:
            weight += 8
        out.append(weight)
    return out


def pay_wood(g: Root, ask: Decision) -> list[int]:
    """The wood that is least safe."""
    out: list[int] = []
    for option in ask.options:
        c = option.a
        out.append(2 + 3 * strongest_rival(g, MARQUISE, c) + (0 if g.on[c] else 4))
    return out


# --- Eyrie (7) ---

LEADERS: Final[list[int]] = [4, 8, 8, 10]


def leader(g: Root, ask: Decision) -> list[int]:
    return [LEADERS[option.a] for option in ask.options]


ADD_DONE: Final[list[int]] = [26]


def add_to_decree(g: Root, ask: Decision) -> list[int]:
    """Cards of suits the Eyrie is at home in; a bird at most now and then."""
    home = [0, 0, 0, 3]
    for c in range(CLEARINGS):
        if g.on[EYRIE * CLEARINGS + c]:
            home[g.suits[c]] += 1
        if g.on[ROOST * CLEARINGS + c]:
            home[g.suits[c]] += 2
    out: list[int] = []
    for option in ask.options:
        if option.verb == "done":
            out.append(ADD_DONE[0])
            continue
        suit = FACE_SUIT[option.a]
        weight = 1 + 2 * (min(6, home[suit]))
        out.append(weight * (3 if WILLING[option.a] > 8 else 2))
    return out


def decree_column(g: Root, ask: Decision) -> list[int]:
    """Orders that can be obeyed turn after turn: recruits at roosts, moves from home, few battles and buildings."""
    suit = FACE_SUIT[ask.values[0]]
    home = obeyed(g, RECRUIT, suit)
    out: list[int] = []
    for option in ask.options:
        column = option.a
        have = g.viziers[column] + len(g.decree[column])
        can = obeyed(g, column, suit)
        if not can:
            out.append(1)
        elif column == RECRUIT:
            each = 2 if g.leader == CHARISMATIC else 1
            out.append(48 // (1 + have) if g.stock[EYRIE] >= each * (have + 3) else 1)
        elif column == MOVE:
            out.append((10 * min(can, 3) + (20 if home else 0)) // (1 + have))
        elif column == BATTLE:
            out.append(16 * min(can, 3) // (1 + have))
        else:
            out.append(60 // (1 + have) if can > have and g.stock[ROOST] > have + 1 else 2)
    return out


def next_order(g: Root, ask: Decision) -> list[int]:
    """Suits first, birds last: those fit anywhere."""
    out: list[int] = []
    for option in ask.options:
        if option.verb == "resolve":
            out.append(30 if option.a != BIRD else 8)
        else:
            out.append(pull(g, ask.seat, option))
    return out


def roost_where(g: Root, ask: Decision) -> list[int]:
    """In a suit without a roost, where warriors stand."""
    roosts = [0, 0, 0]
    for c in range(CLEARINGS):
        roosts[g.suits[c]] += g.on[ROOST * CLEARINGS + c]
    out: list[int] = []
    for option in ask.options:
        c = option.a
        weight = 4 + 2 * (min(4, g.on[EYRIE * CLEARINGS + c]))
        weight -= 2 * (min(2, strongest_rival(g, EYRIE, c)))
        out.append(weight * (3 if not roosts[g.suits[c]] else 2))
    return out


# --- Alliance (8) ---


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
    tokens = STOCK[SYMPATHY] - g.stock[SYMPATHY]
    points = SYMPATHY_VP[tokens] if tokens < STOCK[SYMPATHY] else 0
    out: list[int] = []
    for option in ask.options:
        if option.verb == "done":
            out.append(8)
        elif option.verb == "spread":
            c = option.a
            weight = 6 + 10 * points + 3 * prey(g, ALLIANCE, c) + 2 * g.room[c]
            rival = g.on[c] + g.on[EYRIE * CLEARINGS + c]
            out.append(weight if rival < 3 else weight // 2)
        else:
            out.append(pull(g, ask.seat, option))
    return out


def alliance_action(g: Root, ask: Decision) -> list[int]:
    seat = ask.seat
    hand = len(g.hands[seat])
    bases = STOCK[BASE] - g.stock[BASE]
    full = not bases and len(g.supporters) >= 5
    out: list[int] = []
    for option in ask.options:
        word = option.verb
        if word == "mobilize":
            out.append(0 if full else 4 + 4 * hand)
        elif word == "train":
            out.append(30 if g.officers < 3 else 12 if g.officers < 5 else 2)
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
    tokens = STOCK[SYMPATHY] - g.stock[SYMPATHY]
    points = SYMPATHY_VP[tokens] if tokens < STOCK[SYMPATHY] else 0
    warriors = STOCK[ALLIANCE] - g.stock[ALLIANCE] - g.officers
    out: list[int] = []
    for option in ask.options:
        word = option.verb
        if word == "organize":
            out.append(10 + 20 * points)
        elif word == "recruit":
            out.append(24 if warriors < 3 else 10)
        elif word == "battle":
            out.append(fight_pull(g, seat))
        elif word == "move":
            out.append(22 if warriors > 1 else 8)
        else:
            out.append(2)
    return out
