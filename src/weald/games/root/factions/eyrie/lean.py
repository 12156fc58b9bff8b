"""What the Eyrie makes of a position, and what it leans towards."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.factions.eyrie import (
    BATTLE,
    BIRD_WARRIOR,
    BUILD,
    CHARISMATIC,
    COLUMN_NAMES,
    EYRIE,
    MOVE,
    RECRUIT,
    ROOST,
    ROOST_VP,
)  # fmt: skip
from weald.games.root.factions.eyrie.rules import own
from weald.games.root.facts import BIRD, CARD_SUIT, CLEARING_SUITS, FACE_SUIT, FITTING, SUITS_OF_CLEARINGS
from weald.games.root.leaning.cards import WILLING, pull
from weald.games.root.leaning.lean import lean
from weald.games.root.leaning.mind import Mind, minds
from weald.games.root.leaning.sight import strongest_rival
from weald.games.root.rules.pieces import built, cannot_place, has_piece, rulers
from weald.games.root.state import DAYLIGHT, Root
from weald.kernel import Decision

HOME: Final = 240  # scored every turn with nothing on the map
DRAW: Final = 34  # a card more every turn
ORDER: Final[list[int]] = [16, 12, 16, 30]  # what the orders of a column of the Decree are worth
BUILDS: Final = 3  # where the suits to build in begin in a plan; those to fight in come first


class EyrieMind(Mind):
    def worth(self, g: Root, seat: int, span: int) -> int:
        roosts = built(g, ROOST)
        rate = HOME + ROOST_VP[roosts] * 70 + (DRAW if roosts > 2 else 0)
        worth = 18 * built(g, BIRD_WARRIOR) + 100 * roosts + 45 * rulers(g).count(EYRIE) + decree_worth(g)
        if g.turn == seat and g.phase > DAYLIGHT:
            span -= 10
        return worth + rate * span // 10

    def at_risk(self, g: Root, c: int, more: int) -> int:
        return 100 * g.on[ROOST * SPOTS + c]

    def plan(self, g: Root) -> int:
        return orders(g, BATTLE) | orders(g, BUILD) << BUILDS

    def lure(self, g: Root, c: int, arriving: int, rival: int, plan: int) -> int:
        """The suits that the Decree asks for."""
        drawn = 0
        if plan >> BUILDS & g.suits[c] and arriving >= rival and g.room[c] and not g.on[ROOST * SPOTS + c]:
            drawn += 40 if cannot_place(g, EYRIE, c) is None else 0
        if plan & g.suits[c] and foe_in(g, c):
            drawn += 30
        return drawn

    def spare_for_tie(self) -> int:
        return 0


minds(EyrieMind(EYRIE))


def foe_in(g: Root, c: int) -> bool:
    for side in g.armies:
        if side != EYRIE and has_piece(g, side, c):
            return True
    return False


def obeyed(g: Root, column: int, suit: int) -> int:
    """In how many clearings an order could be obeyed as things stand."""
    on = g.on
    ruler = rulers(g)
    total = 0
    for c in range(CLEARINGS):
        if not g.suits[c] & FITTING[suit]:
            continue
        if column == RECRUIT:
            total += on[ROOST * SPOTS + c]
        elif column == BUILD:
            if ruler[c] == EYRIE and g.room[c] and not on[ROOST * SPOTS + c] and cannot_place(g, EYRIE, c) is None:
                total += 1
        elif on[BIRD_WARRIOR * SPOTS + c] and (column == MOVE or foe_in(g, c)):
            total += 1
    return total


def orders(g: Root, column: int) -> int:
    """The suits that a column of the Decree asks for and that cannot be obeyed yet, as a mask."""
    mine = own(g)
    mask = 0
    if mine.viziers[column] and not obeyed(g, column, BIRD):
        mask = CLEARING_SUITS
    for card in mine.decree[column]:
        suit = CARD_SUIT[card]
        if not obeyed(g, column, suit):
            mask |= FITTING[suit]
    return mask


def decree_worth(g: Root) -> int:
    """What the orders are worth, less the turmoil that those threaten which could not be obeyed now (7.5.2d, 7.7)."""
    on = g.on
    mine = own(g)
    ruler = rulers(g)
    roost = [0, 0, 0]  # clearings by suit: to recruit in, to move from, to fight in, to build in
    stand = [0, 0, 0]
    fight = [0, 0, 0]
    site = [0, 0, 0]
    for c in range(CLEARINGS):
        here = on[BIRD_WARRIOR * SPOTS + c] > 0
        foe = here and foe_in(g, c)
        home = on[ROOST * SPOTS + c] > 0
        open_site = not home and ruler[c] == EYRIE and g.room[c] > 0 and cannot_place(g, EYRIE, c) is None
        if not (here or home or open_site):
            continue
        for suit in range(SUITS_OF_CLEARINGS):
            if g.suits[c] >> suit & 1:
                roost[suit] += 1 if home else 0
                site[suit] += 1 if open_site else 0
                stand[suit] += 1 if here else 0
                fight[suit] += 1 if foe else 0
    worth = 0
    risk = 0  # in hundredths
    cards = 0
    birds = 0
    for column in range(len(COLUMN_NAMES)):
        have = (roost, stand, fight, site)[column]
        wanted = [0, 0, 0, mine.viziers[column]]
        for card in mine.decree[column]:
            wanted[CARD_SUIT[card]] += 1
        cards += len(mine.decree[column])
        birds += wanted[BIRD]
        for suit in range(SUITS_OF_CLEARINGS):
            if wanted[suit] and not have[suit]:
                risk += 30 if column == RECRUIT else 18
            elif column == BUILD and have[suit] < wanted[suit]:
                risk += 12
            worth += ORDER[column] * min(3, wanted[suit])
        places = sum(have)
        if wanted[BIRD] and not places:
            risk += 18
        elif column == BUILD and sum(wanted) > places:
            risk += 10
        worth += ORDER[column] * min(3, wanted[BIRD])
    if g.stock[BIRD_WARRIOR] < 2 and mine.decree[RECRUIT]:
        risk += 30
    return worth - min(80, risk) * (birds * 100 + 200 + 15 * cards) // 100


LEADERS: Final[list[int]] = [4, 8, 8, 10]
ADD_DONE: Final[list[int]] = [26]


def leader(g: Root, ask: Decision) -> list[int]:
    return [LEADERS[option.a] for option in ask.options]


def add_to_decree(g: Root, ask: Decision) -> list[int]:
    """Cards of suits the Eyrie is at home in; a bird at most now and then."""
    home = [0, 0, 0, 3]
    for c in range(CLEARINGS):
        drawn = (1 if g.on[BIRD_WARRIOR * SPOTS + c] else 0) + 2 * g.on[ROOST * SPOTS + c]
        for suit in range(SUITS_OF_CLEARINGS):
            if g.suits[c] >> suit & 1:
                home[suit] += drawn
    out: list[int] = []
    for option in ask.options:
        if option.verb == "done":
            out.append(ADD_DONE[0])
        elif option.verb == "add":
            weight = 1 + 2 * (min(6, home[FACE_SUIT[option.a]]))
            out.append(weight * (3 if WILLING[option.a] > 8 else 2))
        else:
            out.append(pull(g, ask.seat, option))
    return out


def decree_column(g: Root, ask: Decision) -> list[int]:
    """Orders that can be obeyed turn after turn: recruits at roosts, moves from home, few battles and buildings."""
    mine = own(g)
    suit = FACE_SUIT[ask.values[0]]
    home = obeyed(g, RECRUIT, suit)
    out: list[int] = []
    for option in ask.options:
        column = option.a
        have = mine.viziers[column] + len(mine.decree[column])
        can = obeyed(g, column, suit)
        if not can:
            out.append(1)
        elif column == RECRUIT:
            each = 2 if mine.leader == CHARISMATIC else 1
            out.append(48 // (1 + have) if g.stock[BIRD_WARRIOR] >= each * (have + 3) else 1)
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
    suits = 0
    for c in range(CLEARINGS):
        if g.on[ROOST * SPOTS + c]:
            suits |= g.suits[c]
    out: list[int] = []
    for option in ask.options:
        c = option.a
        weight = 4 + 2 * (min(4, g.on[BIRD_WARRIOR * SPOTS + c]))
        weight -= 2 * (min(2, strongest_rival(g, EYRIE, c)))
        out.append(weight * (2 if g.suits[c] & suits else 3))
    return out


lean({
    "leader": leader,
    "add-to-decree": add_to_decree,
    "decree-column": decree_column,
    "decree-next": next_order,
    "roost-where": roost_where,
})  # fmt: skip
