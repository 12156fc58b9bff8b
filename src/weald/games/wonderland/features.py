"""What can be learned of a position: each player's numbers, in the order of their names. Every leader has the same names.

Nothing here says how much anything is worth: that is learned (``weald train wonderland``). What lies in a bag follows from what
everybody saw go in and out (``state.py``), so it may be counted for all.
"""

from __future__ import annotations

from typing import Final

from weald.games.wonderland import board, facts
from weald.games.wonderland.insight import REGIONS, ROUNDS, bag_of, missing, to_fight
from weald.games.wonderland.state import ACTIVE, BUST, HALTED, OUT, TEA_PARTY, Wonderland

_NAMES: Final = (
    "points", "points-late", "behind", "behind-late", "ahead", "ahead-late", "shards", "shards-many", "shards-late",
    "castles", "castles-doubled", "castle-value", "castles-by-value", "shield", "leader-strength", "abilities", "figures", "cards",
    "good-chips", "good-strength", "strength-to-come", "madness", "madness-to-come", "forge-chips", "forged", "forged-allies", "tracks-full",
    "supply", "units", "units-to-come", "tea-left", "leader-at-table",
    "fights", "alone", "first", "near-first", "far-behind", "prizes-first", "prizes-near", "castles-to-win",
    "in-battle", "in-battle-lead", "in-battle-strength", "in-battle-draws", "halted", "bust",
    "quests", "deeds", "quests-met", "quests-near", "deeds-met", "deeds-near",
)  # fmt: skip
FEATURES: Final[dict[str, tuple[str, ...]]] = dict.fromkeys(facts.FACTIONS, _NAMES)
NEAR: Final = 4  # strength that one draw may make up for
MANY: Final = 3  # shards


def features(g: Wonderland) -> list[list[int]]:
    n = g.players
    units = g.supporters[:]
    power = [0] * (REGIONS * n)
    figures = [0] * n
    for seat in range(n):
        if g.leader[seat] < REGIONS:
            units[seat * REGIONS + g.leader[seat]] += 1
            power[seat * REGIONS + g.leader[seat]] += g.leader_strength[seat]
    for f in range(facts.FIGURES):
        owner = g.figure_owner[f]
        if owner >= 0 and g.figure_at[f] < REGIONS:
            units[owner * REGIONS + g.figure_at[f]] += 1
            power[owner * REGIONS + g.figure_at[f]] += facts.FIGURE_STRENGTH[f]
            figures[owner] += 1
    for i in range(REGIONS * n):
        if g.castles[i]:
            power[i] += facts.CASTLE_STRENGTH
    fights = to_fight(g)
    regions = [_regions(g, seat, fights, units, power) for seat in range(n)]
    return [_player(g, seat, fights, units, figures[seat], regions[seat]) for seat in range(n)]


def _player(
    g: Wonderland, seat: int, fights: list[int], units: list[int], figures: int, regions: list[int]
) -> list[int]:
    late = 1 if g.round == ROUNDS else 0
    later = ROUNDS - g.round
    score = g.vp[seat] - g.shards[seat]
    most = -1000
    for other in range(g.players):
        if other != seat:
            most = max(most, g.vp[other] - g.shards[other])
    behind = max(0, most - score)
    ahead = max(0, score - most)
    castles = doubled = placed = 0
    for r in range(REGIONS):
        castles += g.castles[seat * REGIONS + r]
        doubled += g.castles[seat * REGIONS + r] > 1
        placed += units[seat * REGIONS + r]
    good, strong, mad = bag_of(g, seat)
    forge = g.bag[seat * facts.KINDS + facts.FORGE] + g.exhausted[seat * facts.KINDS + facts.FORGE]
    to_come = later * 5 + len(fights)
    forged = allies = 0
    for i in range(board.SPACES * seat, board.SPACES * (seat + 1)):
        kind = g.forged[i]
        if kind >= 0:
            forged += 1
            allies += facts.ALLY_OF[kind] >= 0
    party = g.phase == TEA_PARTY and g.leader[seat] == board.TABLE
    met, near, done, nearly = _quests(g, seat, units)
    value = g.castle_value[seat]
    return [
        score, score * late, behind, behind * late, ahead, ahead * late,
        g.shards[seat], max(0, g.shards[seat] - MANY), g.shards[seat] * late,
        castles, doubled, value, min(200, castles * value), g.shield[seat], g.leader_strength[seat],
        g.unlocked[seat].bit_count(), figures, len(g.cards[seat]),
        good, strong, strong * to_come // 4, mad, mad * to_come // 4, forge, forged, allies, g.between[seat].bit_count(),
        min(20, g.supply[seat]), placed, placed * later,
        max(0, facts.TEA_CARDS_EACH[g.players] - g.taken_now[seat]) if party else 0, 1 if party else 0,
        *regions, *_fighting(g, seat),
        len(g.hand[seat]), len(g.deeds[seat]), met, near, done, nearly,
    ]  # fmt: skip


def _regions(g: Wonderland, seat: int, fights: list[int], units: list[int], power: list[int]) -> list[int]:
    """The battles to come: where it fights, alone, first by what stands there, near, far behind; the prizes; castles to be won."""
    where = alone = first = near = far = prizes = close = castles = 0
    for r in fights:
        at = seat * REGIONS + r
        if r == g.region or not units[at]:
            continue
        mine = 2 * units[at] + power[at]
        rival = 0
        for other in range(g.players):
            if other != seat and units[other * REGIONS + r]:
                rival = max(rival, 2 * units[other * REGIONS + r] + power[other * REGIONS + r])
        prize = facts.TILES[g.tiles[r]][g.round - 1]
        where += 1
        if not rival:
            alone += 1
        if mine >= rival:
            first += 1
            prizes += prize
            castles += g.castles[at] < 2
        elif mine + NEAR >= rival:
            near += 1
            close += prize
        else:
            far += 1
    return [where, alone, first, near, far, prizes, close, castles]


def _fighting(g: Wonderland, seat: int) -> list[int]:
    """The battle being fought: whether it is in it, by how much it leads, its strength, whether it draws on, has halted, is bust."""
    status = g.status[seat]
    if g.region < 0 or status == OUT:
        return [0, 0, 0, 0, 0, 0]
    rival = 0
    for other in range(g.players):
        if other != seat and g.status[other] in (ACTIVE, HALTED):
            rival = max(rival, g.strength[other])
    strength = g.strength[seat]
    return [
        1, max(-20, min(20, strength - rival)), strength,
        1 if status == ACTIVE else 0, 1 if status == HALTED else 0, 1 if status == BUST else 0,
    ]  # fmt: skip


def _quests(g: Wonderland, seat: int, units: list[int]) -> tuple[int, int, int, int]:
    """Of those in hand and of those whose deed is done: how many goals are met, and how many nearly."""
    met = near = done = nearly = 0
    for card in g.hand[seat]:
        left = missing(g, seat, card - facts.QUEST, units)
        met += left == 0
        near += left == 1
    for card in g.deeds[seat]:
        left = missing(g, seat, card - facts.QUEST, units)
        done += left == 0
        nearly += left == 1
    return met, near, done, nearly
