"""What a sensible player would mostly do: how playouts go on, and where a search looks first."""

from __future__ import annotations

from typing import Final

from weald.games.wonderland import board, facts
from weald.games.wonderland.insight import REGIONS, ROUNDS
from weald.games.wonderland.rules.forge import next_column, tracks_of
from weald.games.wonderland.state import BUST, OUT, Wonderland
from weald.kernel import Decision, Option
from weald.kernel.game import Leaning

# --- what rewards are worth, in tenths of a point, with so many wars to come ----------------------------------

DIE_COST: Final = 16  # shards of a roll


def _reward(number: int, wars: int) -> int:
    what = facts.REWARDS[number]
    if what.kind == facts.UNITS:
        return 7 * what.n
    if what.kind == facts.ONE_ALLY:
        return 5 * wars * facts.PRINTED[what.chip] + 4 * wars + (6 * wars if what.chip == facts.FORGE else 0)
    if what.kind == facts.ANY_ALLY:
        return 16 * wars if what.strong else 12 * wars
    if what.kind == facts.SHIELD:
        return 5
    if what.kind == facts.WONDERLANDIAN:
        return 14 + 9 * wars
    if what.kind == facts.UNLOCK:
        return 5 + 9 * wars
    if what.kind == facts.SHARDS:
        return 8 * what.n
    if what.kind == facts.CASTLE:
        return 32 + 4 * wars
    if what.kind == facts.LEADER:
        return 2 + 7 * wars
    if what.kind == facts.LESS_MADNESS:
        return 8 * wars
    if what.kind == facts.NEW_QUEST:
        return 18 + 3 * what.n
    if what.kind == facts.SUPPORTER:
        return 3 * wars
    if what.kind == facts.CASTLE_VALUE:
        return 15 + 5 * wars
    if what.kind == facts.FORGING:
        return 20 + 4 * wars
    return 10 * what.n if what.kind == facts.VP else 0


def _rewards(them: list[int], wars: int) -> int:
    return sum([_reward(what, wars) for what in them])


def _card(card: int) -> int:
    wars = ROUNDS + 1 - facts.TEA_ROUND[card]
    worth = (
        7 * facts.TEA_UNITS[card] + _rewards(facts.TEA_REWARDS[card], wars) - (DIE_COST if facts.TEA_DIE[card] else 0)
    )
    worth += max(_rewards(facts.TEA_TOP[card], wars), _rewards(facts.TEA_BOTTOM[card], wars))
    return worth + max(0, _rewards(facts.TEA_CORRUPTED[card], wars) - DIE_COST)


CARD: Final[list[int]] = [_card(card) for card in range(len(facts.TEA_NAMES))]
TOP_HALF: Final[list[int]] = [
    _rewards(facts.TEA_TOP[c], ROUNDS + 1 - facts.TEA_ROUND[c]) for c in range(len(facts.TEA_NAMES))
]
BOTTOM_HALF: Final[list[int]] = [
    _rewards(facts.TEA_BOTTOM[c], ROUNDS + 1 - facts.TEA_ROUND[c]) for c in range(len(facts.TEA_NAMES))
]
CORRUPTED: Final[list[int]] = [
    _rewards(facts.TEA_CORRUPTED[c], ROUNDS + 1 - facts.TEA_ROUND[c]) for c in range(len(facts.TEA_NAMES))
]
# A Wonderlandian to hire: figures by what they add at the start, items by their chips.
HIRED: Final[list[int]] = [
    12
    if c in facts.ITEM_CARDS
    else 10 + 4 * sum(facts.FIGURE_STRENGTH[f] for f in range(facts.FIGURES) if facts.FIGURE_CARD[f] == c)
    for c in range(len(facts.WONDERLANDIANS))
]


# --- tea -------------------------------------------------------------------------------------------------------


def _sharp(worth: int) -> int:
    """A card half as good again is taken about four times as often."""
    return max(1, worth * worth * worth // 1000)


def _tea_move(g: Wonderland, d: Decision) -> list[int]:
    """The best card near by: going far brings the head of the table, and its shards, nearer."""
    seat = d.seat
    here = g.chair[seat]
    left_to_go = board.CHAIRS
    if here:
        left_to_go = here - 1 if g.faction[seat] == facts.ALICE else board.CHAIRS - here
    out: list[int] = []
    for o in d.options:
        if o.verb == "take":
            card = g.chairs[o.a]
            far = left_to_go - (o.a - 1 if g.faction[seat] == facts.ALICE else board.CHAIRS - o.a)
            worth = CARD[card] - far - 8 * g.poison_on[o.a]
            out.append(_sharp(worth))
        elif o.verb == "party":
            out.append(_sharp(60))
        else:
            out.append(_sharp(38))
    return out


def _take(g: Wonderland, d: Decision) -> list[int]:
    seat = d.seat
    moves = d.prompt == "tea-move-on"
    out: list[int] = []
    for o in d.options:
        far = 0
        if moves:
            far = board.CHAIRS - o.a if g.faction[seat] == facts.ALICE else o.a
        out.append(_sharp(CARD[g.chairs[o.a]] - far - 8 * g.poison_on[o.a]))
    return out


def _split(g: Wonderland, d: Decision) -> list[int]:
    card = d.values[0]
    return [_sharp(TOP_HALF[card] if o.verb == "upper" else BOTTOM_HALF[card]) for o in d.options]


def _corrupted(g: Wonderland, d: Decision) -> list[int]:
    gain = CORRUPTED[d.values[0]] - DIE_COST
    return [max(1, 5 + gain) if o.verb == "accept" else max(1, 5 - gain) for o in d.options]


# --- where ---------------------------------------------------------------------------------------------------------


def _presence(g: Wonderland, seat: int, region: int) -> tuple[int, int]:
    """Units of a player there, and the strength they start with."""
    units = g.supporters[seat * REGIONS + region]
    strength = facts.CASTLE_STRENGTH if g.castles[seat * REGIONS + region] else 0
    if g.leader[seat] == region:
        units += 1
        strength += g.leader_strength[seat]
    for f in range(facts.FIGURES):
        if g.figure_at[f] == region and g.figure_owner[f] == seat:
            units += 1
            strength += facts.FIGURE_STRENGTH[f]
    return units, strength


def _forces(g: Wonderland) -> tuple[list[int], list[int]]:
    """``_presence`` of every player in every region, found at once."""
    units = g.supporters[:]
    strength = [facts.CASTLE_STRENGTH if castles else 0 for castles in g.castles]
    for seat in range(g.players):
        if g.leader[seat] < REGIONS:
            units[seat * REGIONS + g.leader[seat]] += 1
            strength[seat * REGIONS + g.leader[seat]] += g.leader_strength[seat]
    for f in range(facts.FIGURES):
        if g.figure_owner[f] >= 0 and g.figure_at[f] < REGIONS:
            units[g.figure_owner[f] * REGIONS + g.figure_at[f]] += 1
            strength[g.figure_owner[f] * REGIONS + g.figure_at[f]] += facts.FIGURE_STRENGTH[f]
    return units, strength


def _gain(
    g: Wonderland, seat: int, region: int, more: int, stronger: int, units: list[int], strength: list[int]
) -> int:
    """What so many more units and so much more start strength bring there."""
    before = units[seat * REGIONS + region]
    base = strength[seat * REGIONS + region]
    rival = 0
    rivals = 0
    for other in range(g.players):
        count = units[other * REGIONS + region]
        if other != seat and count:
            rivals += 1
            rival = max(rival, 2 * min(count, 5) + strength[other * REGIONS + region])
    prize = facts.TILES[g.tiles[region]][g.round - 1]
    if not g.castles[seat * REGIONS + region]:
        prize += g.castle_value[seat]
    mine = 2 * min(before, 5) + base
    then = 2 * min(before + more, 5) + base + stronger
    if rivals == 0:
        # Nobody to fight: being there is enough, more guards against those who come.
        return prize * (4 if before == 0 else 2)
    # The middle of the race is where another step counts most.
    better = (then - mine) * 12 // (6 + abs(rival + 1 - (mine + then) // 2))
    return prize * (2 + better) // 2


def _where(g: Wonderland, d: Decision, more: int, stronger: int) -> list[int]:
    out: list[int] = []
    units, strength = _forces(g)
    for o in d.options:
        if o.verb != "to":
            out.append(1)
            continue
        gain = _gain(g, d.seat, o.a, more, stronger, units, strength)
        for card in g.hand[d.seat]:
            if facts.QUEST_REGION[card - facts.QUEST] == o.a:
                gain += 4
        out.append(max(1, gain * gain // 4))
    return out


def _place_units(g: Wonderland, d: Decision) -> list[int]:
    return _where(g, d, d.values[0] if d.values else 1, 0)


def _place_figure(g: Wonderland, d: Decision) -> list[int]:
    return _where(g, d, 1, facts.FIGURE_STRENGTH[d.values[0]])


def _send_leader(g: Wonderland, d: Decision) -> list[int]:
    return _where(g, d, 1, g.leader_strength[d.seat])


def _castle_where(g: Wonderland, d: Decision) -> list[int]:
    out: list[int] = []
    for o in d.options:
        units, _ = _presence(g, d.seat, o.a)
        out.append(2 + 3 * min(units, 4))
    return out


def _relocate(g: Wonderland, d: Decision) -> list[int]:
    """From where many stand, or where the battle is over."""
    return [4 if o.idle else 1 + g.supporters[d.seat * REGIONS + o.a] for o in d.options]


# --- war -------------------------------------------------------------------------------------------------------------


def _draw_or_halt(g: Wonderland, d: Decision) -> list[int]:
    seat = d.seat
    at = seat * facts.KINDS
    single = g.bag[at + facts.MADNESS] + g.bag[at + facts.POISON]
    double = g.bag[at + facts.DOUBLE_MADNESS]
    chips = 0
    strong_chips = 0
    for kind in range(facts.KINDS):
        count = g.bag[at + kind]
        if count:
            chips += count
            strong_chips += count * facts.PRINTED[kind]
    if chips == 0:
        draw = 60
    else:
        units, _ = _presence(g, seat, g.region)
        shielded = g.shield[seat] == 1
        if units == 1:
            deadly = single + double
        elif units == 2:
            deadly = double
        else:
            deadly = 0
        risk = 100 * deadly // chips
        lossy = 100 * (single + double) // chips
        if shielded:
            risk //= 6
            lossy //= 3
        mine = g.strength[seat]
        ahead = 0  # rivals at or above us
        closest = -99
        chasing = 0  # rivals still drawing below us
        for other in range(g.players):
            if other != seat and g.status[other] != OUT and g.status[other] != BUST:
                lead = g.strength[other] - mine
                if lead >= 0:
                    ahead += 1
                elif g.status[other] == 1:
                    chasing += 1
                if lead > closest:
                    closest = lead
        step = strong_chips // max(1, chips) + 1
        if ahead:
            # A prize to be reached: worth a risk while it is in sight, or while there is nothing to lose.
            hope = 75 if closest <= 3 * step else 55 if ahead > 1 else 40
            draw = hope - (risk if ahead > 1 else risk * 5 // 4) - lossy // 5
        elif chasing:
            # A lead is only safe when nobody still drawing can make it up.
            draw = 80 - 4 * max(0, -closest - 3 * step) - 2 * risk - lossy // 3
        else:
            draw = 5
        if board.ON_SYMBOL[mine]:
            draw -= 8
    draw = max(2, min(98, draw))
    # Sharp: what is clear is done.
    halt = 100 - draw
    return [draw * draw if o.verb == "draw" else halt * halt for o in d.options]


def _bet(g: Wonderland, d: Decision) -> list[int]:
    """On a clear favourite or not at all."""
    best = 0
    total = 0
    hopes: list[int] = []
    for o in d.options:
        hope = 0
        if o.verb == "bet":
            seat = g.seat_of[o.a]
            units, _ = _presence(g, seat, g.region)
            hope = 2 + g.strength[seat] + 2 * min(units, 5)
            hope = hope * hope * hope
        hopes.append(hope)
        total += hope
        best = max(best, hope)
    sure = 100 * best // max(1, total)
    return [
        (2 if sure > 50 else 20) if o.idle else 20 * (hopes[i] == best) if sure > 50 else hopes[i] * 5 // max(1, total)
        for i, o in enumerate(d.options)
    ]


def _block(g: Wonderland, d: Decision) -> list[int]:
    units, _ = _presence(g, d.seat, g.region)
    lost = 2 if d.values[0] == facts.DOUBLE_MADNESS else 1
    block = 40 if lost >= units else 12 if lost == 2 or units <= 2 else 5
    return [block if o.verb == "block" else 5 for o in d.options]


def _lose_unit(g: Wonderland, d: Decision) -> list[int]:
    return [20 if o.verb == "supporter" else max(1, 8 - 2 * facts.FIGURE_STRENGTH[o.a]) if o.verb == "figure" else 1
            for o in d.options]  # fmt: skip


# --- chips ------------------------------------------------------------------------------------------------------------


def _forge(g: Wonderland, d: Decision) -> list[int]:
    """A weak chip for a reward that lasts."""
    return [
        2 if o.idle else (12, 12, 6, 3, 2)[min(4, facts.PRINTED[o.a])] if o.a != facts.ARTIFACT else 2
        for o in d.options
    ]


def _forge_track(g: Wonderland, d: Decision) -> list[int]:
    wars = ROUNDS - g.round + 1
    tracks = tracks_of(g, d.seat)
    out: list[int] = []
    for o in d.options:
        column = next_column(g, d.seat, o.a)
        worth = 4 + _reward(tracks[o.a][column], wars)
        if column == len(tracks[o.a]) - 1:
            worth += 15 * (wars - 1)
        out.append(worth * worth // 4)
    return out


def _strongest(g: Wonderland, d: Decision) -> list[int]:
    return [1 if o.verb != "chip" else 1 + 4 * facts.PRINTED[o.a] * facts.PRINTED[o.a] for o in d.options]


def _choose_ally(g: Wonderland, d: Decision) -> list[int]:
    return [1 if o.idle else 4 + 3 * facts.PRINTED[o.a] + (6 if o.a == facts.FORGE else 0) for o in d.options]


def _redraw(g: Wonderland, d: Decision) -> list[int]:
    return [1 + 3 * facts.PRINTED[d.values[0]] if o.idle else 5 for o in d.options]


# --- cards and points ----------------------------------------------------------------------------------------------------


def _hire(g: Wonderland, d: Decision) -> list[int]:
    return [HIRED[o.a] for o in d.options]


def _deed(g: Wonderland, d: Decision) -> list[int]:
    return [1 if o.idle else 40 for o in d.options]


def _points_or_castle(g: Wonderland, d: Decision) -> list[int]:
    points = d.values[0]
    castle = g.castle_value[d.seat] + (2 * (ROUNDS - g.round) + 1) // 2
    return [points**4 if o.verb == "points" else castle**4 for o in d.options]


def _unicorn(g: Wonderland, d: Decision) -> list[int]:
    return [1 + 5 * o.a for o in d.options]


def _others(g: Wonderland, d: Decision) -> list[int]:
    """Whoever is to suffer: rather the one in the lead."""
    return [1 if o.idle else _score(g, o) for o in d.options]


def _score(g: Wonderland, o: Option) -> int:
    if o.verb != "player":
        return 4
    seat = g.seat_of[o.a]
    castles = 0
    for r in range(REGIONS):
        castles += g.castles[seat * REGIONS + r]
    return 4 + max(0, g.vp[seat] + 2 * castles - g.shards[seat])


LEANINGS: Final[dict[str, Leaning]] = {
    "tea-move": _tea_move,
    "tea-move-on": _take,
    "party-card": _take,
    "split-card": _split,
    "corrupted-card": _corrupted,
    "place-units": _place_units,
    "place-supporter": _place_units,
    "twice-as-fast": _place_units,
    "place-figure": _place_figure,
    "send-leader": _send_leader,
    "castle-where": _castle_where,
    "relocate": _relocate,
    "draw-or-halt": _draw_or_halt,
    "bet": _bet,
    "block": _block,
    "lose-unit": _lose_unit,
    "forge": _forge,
    "forge-from-bag": _forge,
    "forge-track": _forge_track,
    "pick-chip": _strongest,
    "love-of-learning": _strongest,
    "choose-ally": _choose_ally,
    "caterpillar": _redraw,
    "hire": _hire,
    "deed": _deed,
    "free-deed": _deed,
    "points-or-castle": _points_or_castle,
    "unicorn": _unicorn,
    "give-shard": _others,
    "queens-wrath": _others,
    "scratch": _others,
    "claws-that-catch": _others,
}
