"""What the Keepers make of a position, and what they lean towards."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.factions.keepers import (
    DELVE,
    EACH,
    FACE_DOWN,
    FACES_OF_TYPE,
    KEEPERS,
    KNIGHT,
    MARCH,
    RECOVER,
    RELIC,
    TYPES,
    WAYSTATION,
)  # fmt: skip
from weald.games.root.factions.keepers.base import own
from weald.games.root.factions.keepers.relics import can_delve, holds_relic, recoverable, there
from weald.games.root.facts import BIRD, FACE_SUIT, FITTING
from weald.games.root.leaning.cards import WILLING, pull, spend
from weald.games.root.leaning.lean import lean
from weald.games.root.leaning.mind import Mind, minds
from weald.games.root.leaning.sight import strongest_rival
from weald.games.root.leaning.war import LOSE, best_gain, urge
from weald.games.root.rules.pieces import rulers
from weald.games.root.state import BIRDSONG, DAYLIGHT, Root
from weald.kernel import Decision

# Scored every turn: with nothing, by cards of the retinue, by waystations on the map.
HOME: Final = 60
CARD_RATE: Final[list[int]] = [22, 26, 24]
CAMP_RATE: Final = 30
FOUND: Final = 45  # a relic on the map, and more for its value
READY: Final = 95  # ... beside a waystation of its type, of its value
POSTED: Final[list[int]] = [0, 26, 48, 66, 70, 74, 78, 80, 82]  # warriors in a clearing: more than three cannot stay
RULED: Final = 26


class KeepersMind(Mind):
    def worth(self, g: Root, seat: int, span: int) -> int:
        mine = own(g)
        on = g.on
        rate = HOME + CAMP_RATE * mine.camps()
        for column in range(3):
            rate += CARD_RATE[column] * (mine.retainers[column] + len(mine.retinue[column]))
        worth = RULED * rulers(g).count(KEEPERS)
        for c in range(CLEARINGS):
            worth += POSTED[min(on[KNIGHT * SPOTS + c], 8)]
        for relic in range(TYPES * EACH):
            place = mine.at[relic]
            if 0 <= place < CLEARINGS:
                value = mine.value(relic)
                ready = on[WAYSTATION[relic // EACH] * SPOTS + place] > 0
                worth += READY * value if ready else FOUND + 22 * value
                if not on[KNIGHT * SPOTS + place]:
                    worth -= 40
        if g.turn == seat and g.phase > BIRDSONG:
            span -= 10
            if g.phase == DAYLIGHT and mine.column <= RECOVER:
                for column in range(mine.column, 3):
                    worth += 20 * (mine.retainers[column] + len(mine.retinue[column]))
                worth -= 20 * (mine.done + mine.served)
        return worth + rate * span // 10

    def at_risk(self, g: Root, c: int, more: int) -> int:
        on = g.on
        prey = 0
        for t in range(TYPES):
            prey += on[WAYSTATION[t] * SPOTS + c] + 2 * on[RELIC[t] * SPOTS + c]
        return 60 * min(prey, more + 1)

    def lure(self, g: Root, c: int, arriving: int, rival: int, plan: int) -> int:
        """Forests with relics, waystations, relics to fetch."""
        if c >= CLEARINGS:
            return 0
        drawn = 0
        at = own(g).at
        for forest in g.board().touching[c]:
            if forest in at:
                drawn += 2
        if holds_relic(g, c):
            drawn += 8
        if c in own(g).tiles:
            drawn += 5
        return drawn + (4 if g.room[c] and arriving > rival else 0)


minds(KeepersMind(KEEPERS))
# What one would rather lose: a waystation before a relic.
for _kind in RELIC:
    LOSE[_kind] = 3
for _kind in WAYSTATION:
    LOSE[_kind] = 8


def encamp(g: Root, ask: Decision) -> list[int]:
    """Beside relics and where it is safe."""
    camps = own(g).camps()
    out: list[int] = []
    for option in ask.options:
        if option.verb == "encamp":
            c = option.a
            safe = 3 + 2 * g.on[KNIGHT * SPOTS + c] - 2 * strongest_rival(g, KEEPERS, c) - 4 * camps
            out.append(max(1, safe) + (30 if holds_relic(g, c) and not recoverable(g, c) else 0))
        elif option.verb == "done":
            out.append(4 + 4 * camps)
        else:
            out.append(pull(g, ask.seat, option))
    return out


def camp_what(g: Root, ask: Decision) -> list[int]:
    """The type that lies there; else what most is known of."""
    c = ask.values[0]
    out: list[int] = []
    for option in ask.options:
        up = option.a // TYPES
        out.append(
            1
            + 30 * g.on[RELIC[up] * SPOTS + c]
            + sum(0 <= p < CLEARINGS for p in own(g).at[EACH * up : EACH * up + EACH])
        )
    return out


def decamp(g: Root, ask: Decision) -> list[int]:
    """Where a relic waits that the waystation does not show."""
    out: list[int] = []
    for option in ask.options:
        if option.verb == "decamp":
            c = option.a
            out.append(12 if holds_relic(g, c) and not recoverable(g, c) else 1)
        else:
            out.append(14 if option.verb == "done" else pull(g, ask.seat, option))
    return out


def muster(g: Root, ask: Decision) -> list[int]:
    out: list[int] = []
    for option in ask.options:
        if option.verb == "muster":
            lack = 4 - g.on[KNIGHT * SPOTS + option.a]
            out.append(2 + 5 * max(0, lack))
        elif option.verb == "done":
            out.append(8)
        else:
            out.append(pull(g, ask.seat, option))
    return out


def act(g: Root, ask: Decision) -> list[int]:
    column = ask.values[0]
    out: list[int] = []
    for option in ask.options:
        if option.verb in ("send", "send-retainer"):
            suit = BIRD if option.verb == "send-retainer" else FACE_SUIT[option.a]
            weight = 20 if column == MARCH else 40
            if column == DELVE and not _worth_it(g, ask.seat, suit):
                weight = 2
            out.append(weight - (4 if suit == BIRD else 0) if weight > 4 else weight)  # birds wait: they fit everywhere
        elif option.verb == "end":
            out.append(3)
        else:
            out.append(pull(g, ask.seat, option))
    return out


def _worth_it(g: Root, seat: int, suit: int) -> bool:
    """Is there a relic to be had, or a good battle?"""
    for c in range(CLEARINGS):
        if g.suits[c] & FITTING[suit] and (can_delve(g, c) or (g.on[KNIGHT * SPOTS + c] and best_gain(g, seat, c) > 8)):
            return True
    return False


def fight_where(g: Root, ask: Decision) -> list[int]:
    out: list[int] = []
    for option in ask.options:
        c = option.a
        gain = best_gain(g, ask.seat, c)
        out.append((30 if can_delve(g, c) else 1) + (urge(gain) // 4 if gain > -99 else 0))
    return out


def delve_where(g: Root, ask: Decision) -> list[int]:
    """Where the clearings around are ours."""
    ruler = rulers(g)
    out: list[int] = []
    for option in ask.options:
        if option.verb == "done":
            out.append(1)
            continue
        ruled = sum(b < CLEARINGS and ruler[b] == KEEPERS for b in g.board().beside[option.a])
        out.append(2 + 6 * ruled + 2 * len(there(g, option.a)))
    return out


def relic(g: Root, ask: Decision) -> list[int]:
    """Worth more is better; one face down is worth two."""
    out: list[int] = []
    for option in ask.options:
        value = option.a % FACES_OF_TYPE if option.verb == "relic" else 0
        out.append(2 if option.verb != "relic" else 6 if value == FACE_DOWN else 3 * value)
    return out


def carry(g: Root, ask: Decision) -> list[int]:
    """To where a waystation shows its type; not away from one."""
    a, b = ask.values[0], ask.values[1]
    out: list[int] = []
    for option in ask.options:
        if option.verb == "done":
            out.append(8)
            continue
        kind = WAYSTATION[option.a // FACES_OF_TYPE] * SPOTS
        out.append(40 if g.on[kind + b] else 1 if g.on[kind + a] else 16)
    return out


def move_or_recover(g: Root, ask: Decision) -> list[int]:
    return [60 if option.verb == "recover" else 8 for option in ask.options]


def gather(g: Root, ask: Decision) -> list[int]:
    """Cards for the retinue, birds first; a few stay in hand to recruit with."""
    cards = len(g.hands[ask.seat])
    room = ask.values[0]
    out: list[int] = []
    for option in ask.options:
        if option.verb == "retain":
            fits = 8 if FACE_SUIT[option.a] == BIRD else 4
            out.append((fits + WILLING[option.a] // 3) * (3 if cards > 2 else 1) if room > 1 else 2)
        elif option.verb == "shift":
            out.append(1)
        elif option.verb == "done":
            out.append(4 if cards > 2 else 14)
        else:
            out.append(pull(g, ask.seat, option))
    return out


def gather_into(g: Root, ask: Decision) -> list[int]:
    """The column with the fewest."""
    mine = own(g)
    return [1 + 3 * max(0, 4 - len(mine.retinue[option.a]) - mine.retainers[option.a]) for option in ask.options]


def trophy(g: Root, ask: Decision) -> list[int]:
    """Far from the Keepers."""
    out: list[int] = []
    for option in ask.options:
        near = sum(b < CLEARINGS and g.on[KNIGHT * SPOTS + b] > 0 for b in g.board().beside[option.a])
        out.append(1 + 4 * max(0, 3 - near))
    return out


lean({
    "encamp": encamp,
    "camp-what": camp_what,
    "decamp": decamp,
    "muster": muster,
    "muster-card": spend,
    "retinue": act,
    "fight-or-delve": fight_where,
    "delve": delve_where,
    "delve-relic": relic,
    "recover-what": relic,
    "carry": carry,
    "move-or-recover": move_or_recover,
    "gather": gather,
    "gather-into": gather_into,
    "trophy-where": trophy,
})  # fmt: skip
