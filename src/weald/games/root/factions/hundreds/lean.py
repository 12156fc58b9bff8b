"""What the Hundreds make of a position, and what they lean towards."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.factions.hundreds import (
    BITTER,
    COMMAND,
    GRANDIOSE,
    HUNDREDS,
    JUBILANT,
    MOB,
    OPPRESS_VP,
    PROWESS,
    RAT,
    RELENTLESS,
    ROWDY,
    SPACES,
    STRONGHOLD,
    STUBBORN,
    TRACK_OF,
    WARLORD,
    WRATHFUL,
)  # fmt: skip
from weald.games.root.factions.hundreds.base import own, warlord_at
from weald.games.root.factions.hundreds.rules import enemy_pieces, oppressed
from weald.games.root.leaning.cards import pull, spend
from weald.games.root.leaning.lean import lean
from weald.games.root.leaning.mind import Mind, minds
from weald.games.root.leaning.sight import prey, strongest_rival
from weald.games.root.leaning.war import LOSE, best_gain, fight_pull, how_many, move_to, urge
from weald.games.root.rules.pieces import built, rulers
from weald.games.root.state import BIRDSONG, DAYLIGHT, FORCE, Root
from weald.kernel import NOWHERE, Decision

# Scored every turn: with nothing, for each item by the track, for a stronghold; what stands on the map.
HOME: Final = 70
ITEM_RATE: Final[list[int]] = [44, 52]
STRONGHOLD_RATE: Final = 26
POSTED: Final[list[int]] = [0, 22, 40, 55, 67, 77, 85, 91, 96]  # warriors in a clearing, by their number
RULED: Final = 34
CHIEF: Final = 140  # the warlord on the map
MOBS: Final = 16
TO_RAZE: Final = 55  # an enemy building or token beside a mob, if the mob lasts
TO_SEARCH: Final = 45  # a ruin


class HundredsMind(Mind):
    def worth(self, g: Root, seat: int, span: int) -> int:
        mine = own(g)
        on = g.on
        count = oppressed(g)
        rate = HOME + 85 * OPPRESS_VP[min(count, len(OPPRESS_VP) - 1)] + STRONGHOLD_RATE * built(g, STRONGHOLD)
        rate += ITEM_RATE[COMMAND] * len(mine.hoard[COMMAND]) + ITEM_RATE[PROWESS] * len(mine.hoard[PROWESS])
        worth = RULED * rulers(g).count(HUNDREDS) + 12 * count + (0 if g.stock[WARLORD] else CHIEF)
        for c in range(CLEARINGS):
            worth += POSTED[min(on[RAT * SPOTS + c], 8)]
            if on[MOB * SPOTS + c]:
                worth += MOBS + TO_RAZE * min(3, prey(g, HUNDREDS, c)) + (TO_SEARCH if g.ruins[c] else 0)
        if g.turn == seat and g.phase > BIRDSONG:
            span -= 10
            if g.phase == DAYLIGHT:
                worth += 40 * (mine.value(COMMAND) - mine.commanded + mine.value(PROWESS) - mine.advanced)
                worth += 85 * OPPRESS_VP[min(count, len(OPPRESS_VP) - 1)]  # scored this Evening
        return worth + rate * span // 10

    def at_risk(self, g: Root, c: int, more: int) -> int:
        on = g.on
        return 70 * min(on[STRONGHOLD * SPOTS + c], more) + 20 * on[MOB * SPOTS + c] + 40 * on[WARLORD * SPOTS + c]

    def lure(self, g: Root, c: int, arriving: int, rival: int, plan: int) -> int:
        """Clearings to oppress, ruins, room for strongholds."""
        drawn = 0
        if rulers(g)[c] != HUNDREDS and arriving > rival:
            drawn += 10 if not enemy_pieces(g, c) else 3
        if g.ruins[c] and not g.on[MOB * SPOTS + c]:
            drawn += 6
        return drawn


minds(HundredsMind(HUNDREDS))
# What one would rather lose: a mob before a stronghold, a warrior before the warlord.
LOSE[MOB] = 12
LOSE[STRONGHOLD] = 3
LOSE[WARLORD] = 0


def command(g: Root, ask: Decision) -> list[int]:
    out: list[int] = []
    for option in ask.options:
        word = option.verb
        if word == "build":
            out.append(40)
        elif word == "move":
            out.append(22)
        elif word == "battle":
            out.append(fight_pull(g, ask.seat))
        elif word == "end":
            out.append(1)
        else:
            out.append(pull(g, ask.seat, option))
    return out


def at_warlord(g: Root, ask: Decision) -> list[int]:
    """Move on, or fight where he stands."""
    c = warlord_at(g)
    gain = urge(best_gain(g, ask.seat, c)) // 6 if c != NOWHERE else 0
    out: list[int] = []
    for option in ask.options:
        word = option.verb
        if word == "battle":
            out.append(gain)
        elif word == "move":
            out.append(18)
        elif word in ("end", "done"):
            out.append(5)
        else:
            out.append(pull(g, ask.seat, option))
    return out


def stronghold_where(g: Root, ask: Decision) -> list[int]:
    """Where warriors stand and the enemy is far."""
    out: list[int] = []
    for option in ask.options:
        safe = 5 + 2 * min(4, g.on[RAT * SPOTS + option.a]) - 2 * strongest_rival(g, HUNDREDS, option.a)
        out.append(safe * safe if safe > 1 else 1)
    return out


def mood(g: Root, ask: Decision) -> list[int]:
    c = warlord_at(g)
    near = enemy_pieces(g, c) if c != NOWHERE else 0
    around = 0
    if c != NOWHERE:
        for b in g.links[c]:
            around += min(2, enemy_pieces(g, b))
    out: list[int] = []
    for option in ask.options:
        if option.verb != "mood":
            out.append(pull(g, ask.seat, option))
        elif option.a == ROWDY:
            out.append(22 if near > 2 else 14)
        elif option.a == STUBBORN:
            out.append(8 + 4 * min(3, near + around))
        elif option.a in (WRATHFUL, RELENTLESS):
            out.append(4 + 4 * min(4, near + around))
        elif option.a == JUBILANT:
            out.append(12 if g.stock[MOB] > 2 and len(g.hands[ask.seat]) > 1 else 2)
        elif option.a == GRANDIOSE:
            out.append(9)
        elif option.a == BITTER:
            out.append(2 + 3 * built(g, MOB))
        else:
            out.append(1)
    return out


def lavish(g: Root, ask: Decision) -> list[int]:
    """Items are worth more than warriors."""
    return [30 if option.verb == "done" else 1 for option in ask.options]


def anoint(g: Root, ask: Decision) -> list[int]:
    return [1 + 3 * g.on[RAT * SPOTS + option.a] + 2 * g.on[STRONGHOLD * SPOTS + option.a] for option in ask.options]


def contempt(g: Root, ask: Decision) -> list[int]:
    """An item pays in the long run, but not on a full track and not for the last points."""
    track = own(g).hoard[TRACK_OF[ask.values[0]]]
    keep = 2 if len(track) >= SPACES or g.vp[ask.seat] > 23 else 16
    return [keep if option.verb == "keep" else 7 for option in ask.options]


def loot(g: Root, ask: Decision) -> list[int]:
    """Where the clearing is ours anyway."""
    side, c = ask.values[0], ask.values[1]
    sure = rulers(g)[c] == HUNDREDS and g.on[RAT * SPOTS + c] > strongest_rival(g, HUNDREDS, c) + 1
    full = own(g).value(COMMAND) + own(g).value(PROWESS) > 6 or g.battle[FORCE + 1] != side
    return [9 if option.verb == "done" else 2 if full else 14 if sure else 4 for option in ask.options]


def items(g: Root, ask: Decision) -> list[int]:
    """What its track needs more."""
    hoard = own(g).hoard
    return [
        1 + 4 * (SPACES - len(hoard[TRACK_OF[option.a]])) if TRACK_OF[option.a] >= 0 else 1 for option in ask.options
    ]


def mob_where(g: Root, ask: Decision) -> list[int]:
    out: list[int] = []
    for option in ask.options:
        if option.verb == "done":
            out.append(6 if len(g.hands[ask.seat]) < 4 else 1)
        elif option.verb in ("in", "incite"):
            c = option.a
            out.append(2 + 9 * min(3, prey(g, HUNDREDS, c)) + (9 if g.ruins[c] else 0))
        else:
            out.append(pull(g, ask.seat, option))
    return out


def roll(g: Root, ask: Decision) -> list[int]:
    return [12 if option.verb == "roll" else 1 for option in ask.options]


def bitter(g: Root, ask: Decision) -> list[int]:
    """Mobs that have nothing to raze."""
    out: list[int] = []
    for option in ask.options:
        useful = option.verb != "done" and (prey(g, HUNDREDS, option.a) or g.ruins[option.a])
        out.append(5 if option.verb == "done" else 2 if useful else 10)
    return out


lean({
    "command": command,
    "advance": at_warlord,
    "advance-to": move_to,
    "advance-with": how_many,
    "advance-battle": at_warlord,
    "relentless": at_warlord,
    "stronghold-where": stronghold_where,
    "stronghold-card": spend,
    "mood": mood,
    "lavish": lavish,
    "anoint-where": anoint,
    "contempt": contempt,
    "loot": loot,
    "loot-what": items,
    "incite": mob_where,
    "incite-card": spend,
    "mob-where": mob_where,
    "jubilant": roll,
    "bitter": bitter,
})  # fmt: skip
