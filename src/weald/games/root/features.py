"""What can be learned of a position: for each seat what every faction has, then what its faction says of itself.

A faction's own numbers are in its ``features.py``. Nothing here says how much anything is worth: that is learned
(``weald train root``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.facts import BIRD, CARD_SUIT, HAND_LIMIT
from weald.games.root.pieces import BUILDINGS_OF, PLAYED, SCORING_OF, SIDES, WARRIOR_OF
from weald.games.root.rules.pieces import rulers, warriors
from weald.games.root.sheet import NO_SIDE
from weald.games.root.state import DAYLIGHT, NO_CARD, Root
from weald.kernel import NOBODY

Look = Callable[[Root, int], list[int]]  # of the state and a side: numbers in the order of its names

_COMMON: Final = (
    "acting", "evening", "seats-before", "points", "points-late", "points-last", "behind", "behind-late", "ahead", "ahead-late",
    "rival-last", "cards", "cards-over", "in-play",
    "dominance", "dominance-held", "dominance-stands", "dominance-soon", "dominance-guard", "rival-dominance", "rival-stands",
    "coalition", "coalition-points",
    "warriors", "clearings-held", "rules", "rules-room", "buildings", "scoring", "unguarded", "outnumbered", "attackers",
)  # fmt: skip
LATE: Final = 20  # points
LAST: Final = 25
WANTED: Final = 3  # clearings for dominance (3.3.1)
_NAMES: Final[list[tuple[str, ...]]] = [() for _ in SIDES]
_LOOKS: Final[list[Look | None]] = [None for _ in SIDES]


def looks(side: int, names: tuple[str, ...], look: Look) -> None:
    """What a faction says of itself."""
    _NAMES[side] = names
    _LOOKS[side] = look


def names() -> dict[str, tuple[str, ...]]:
    return {side: (*_COMMON, *_NAMES[SIDES.index(side)]) for side in PLAYED}


def features(g: Root) -> list[list[int]]:
    if NO_SIDE in g.side:  # still drafting
        return []
    held = [_dominion(g, seat) for seat in range(g.players)]
    out: list[list[int]] = []
    for seat in range(g.players):
        row = _common(g, seat, held)
        side = g.side[seat]
        look = _LOOKS[side]
        if look is not None:
            row += look(g, side)
        out.append(row)
    return out


def _common(g: Root, seat: int, held: list[tuple[int, int]]) -> list[int]:
    dominant = g.dominance[seat] != NO_CARD
    mine = 0 if dominant else g.vp[seat]
    most = rival = stands = 0
    for other in range(g.players):
        if other == seat or g.partner[seat] == other:
            continue
        if g.dominance[other] == NO_CARD:
            most = max(most, g.vp[other])
        else:
            rival += 1
            stands += held[other][0] >= WANTED
    behind = max(0, most - mine)
    ahead = max(0, mine - most)
    late = 1 if max(most, mine) >= LATE else 0
    cards = len(g.hands[seat])
    before = (seat - g.turn) % g.players
    have, guard = held[seat]
    enough = 1 if have >= WANTED else 0
    partner = g.partner[seat]
    return [
        1 if not before and g.phase <= DAYLIGHT else 0, 1 if not before and g.phase > DAYLIGHT else 0, before,
        mine, max(0, mine - LATE), max(0, mine - LAST), behind, behind * late, ahead, ahead * late,
        max(0, most - LAST), min(HAND_LIMIT, cards), max(0, cards - HAND_LIMIT), len(g.play[seat]),
        1 if dominant else 0, have, enough, enough * (g.players - (before or g.players)), enough * min(5, guard), rival, stands,
        1 if partner != NOBODY else 0, g.vp[partner] if partner != NOBODY else 0,
        *_board(g, g.side[seat]),
    ]  # fmt: skip


def _dominion(g: Root, seat: int) -> tuple[int, int]:
    """Of the clearings that a seat's dominance card asks for (3.3.1): how many it rules, and the warriors in the weakest of them."""
    side = g.side[seat]
    if g.dominance[seat] == NO_CARD or WARRIOR_OF[side] < 0:
        return 0, 0
    ruler = rulers(g)
    suit = CARD_SUIT[g.dominance[seat]]
    if suit == BIRD:
        board = g.board()
        held = guard = 0
        for c in board.corners:
            if ruler[c] == side:
                held = max(held, WANTED - 1)
                if ruler[board.opposite[c]] == side:
                    held = WANTED
                    guard = max(guard, min(warriors(g, side, c), warriors(g, side, board.opposite[c])))
        return held, guard
    guards: list[int] = []
    for c in range(CLEARINGS):
        if g.suits[c] >> suit & 1 and ruler[c] == side:
            guards.append(warriors(g, side, c))
    guards.sort()
    return min(WANTED, len(guards)), guards[len(guards) - WANTED] if len(guards) >= WANTED else 0


def _board(g: Root, side: int) -> list[int]:
    """What stands on the map: warriors, where they are, rule, room; buildings, all that scores for whoever removes it; of that what
    nobody guards, and what stands beside more enemies, who are as many."""
    on = g.on
    ruler = rulers(g)
    army = places = rules = room = buildings = scoring = bare = weak = attackers = 0
    for c in range(CLEARINGS):
        here = warriors(g, side, c) if WARRIOR_OF[side] >= 0 else 0
        army += here
        places += here > 0
        if ruler[c] == side:
            rules += 1
            room += g.room[c] > 0
        standing = 0
        for kind in SCORING_OF[side]:
            standing += on[kind * SPOTS + c]
        if not standing:
            continue
        scoring += standing
        for kind in BUILDINGS_OF[side]:
            buildings += on[kind * SPOTS + c]
        strongest = 0
        for other in g.armies:
            if other != side:
                strongest = max(strongest, warriors(g, other, c))
        if not here:
            bare += 1
        if strongest > here:
            weak += min(standing, strongest - here)
            attackers += strongest - here
    return [army, places, rules, room, buildings, scoring, bare, weak, min(20, attackers)]
