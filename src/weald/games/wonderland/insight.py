"""How a position stands, without looking ahead.

Every player's final score is guessed in tenths of a point: what is safe (points, castles, quests, shards), what the
regions still to be fought this round promise, and what chips, units and abilities are worth in the wars after that.
The guesses become shares of a win: the later in the game, the more a lead counts.

The weights are a player's estimates. Two kinds were measured: what a tea card and a placed leader bring (TEA, SEND;
the mean change of the outlook in playouts), because whoever has still to act is better off than it looks; and the
horizon, by the points of one search (150 iterations) among three greedy players in the same 12 games: 67 to 54 with
8 decisions, 68 to 55 with 16, 72 to 54 with 30. SPREAD was widened until what is said comes true: in 120 games of
three greedy players, positions said to be won with 70 to 80 % in the third quarter of the game were won in 73 % (62 %
before).
"""

from __future__ import annotations

from typing import Final

from weald.games.wonderland import board, facts
from weald.games.wonderland.rules.forge import tracks_of
from weald.games.wonderland.state import ACTIVE, BUST, HALTED, OUT, Wonderland
from weald.kernel import FULL, fading

REGIONS: Final = 5
ROUNDS: Final = 3

# --- from scores to shares -----------------------------------------------------------------------------

# How many tenths behind make a win e times less likely, by wars still to come.
SPREAD: Final = (45, 95, 150, 200)
_SCALE: Final = 64
_RANGE: Final = 12
EXP: Final[list[int]] = fading(FULL, _SCALE, _RANGE * _SCALE)


def standings(g: Wonderland) -> list[int]:
    scores = outlook(g)
    best = max(scores)
    spread = SPREAD[min(3, ROUNDS + 1 - g.round)] if g.phase != 2 else SPREAD[ROUNDS - g.round] + 6 * len(to_fight(g))
    weights = [EXP[min(_RANGE * _SCALE, (best - score) * _SCALE // spread)] for score in scores]
    whole = sum(weights)
    return [weight * FULL // whole for weight in weights]


# --- what is worth what, in tenths of a point --------------------------------------------------------------

STRENGTH: Final = 6  # a point of strength in the bag, in each war to come
MAD: Final = 7  # a madness chip in the bag, likewise
UNIT: Final = 4  # a unit that stays on the board for the next war
SPARE: Final = 2  # a supporter to be placed later
LEADER: Final = 6  # a point of strength that a leader or figure starts with
ABILITY: Final = 9
SHIELD: Final = 9
CARD: Final = 6  # a Wonderlandian's ability
FORGE_CHIP: Final = 6  # what forging brings, beside its strength
QUEST_IN_HAND: Final = 8
TEA: Final = (0, 88, 55, 42)  # a card still to be taken, by round (what cards brought in playouts)
SEND: Final = 18  # a leader still to be placed


def to_fight(g: Wonderland) -> list[int]:
    """The regions whose battle this round is still to come or not decided yet."""
    if g.phase != 2:
        return [r for r in range(REGIONS) if r != g.unused]
    if g.region < 0:
        return []
    out: list[int] = []
    region = g.region
    decided = False
    for seat in range(g.players):
        if g.place[seat] and g.status[seat] != OUT:
            decided = True
    if decided:
        region = (region + 1) % REGIONS
        if region == g.first_battle:
            return out
    while True:
        if region != g.unused:
            out.append(region)
        region = (region + 1) % REGIONS
        if region == g.first_battle:
            return out


def bag_of(g: Wonderland, seat: int) -> tuple[int, int, int]:
    """Chips that help, wherever they lie, their strength, and madness."""
    at = seat * facts.KINDS
    good = strong = 0
    for kind in range(facts.FIRST_ALLY - 4, facts.KINDS):
        chips = g.bag[at + kind] + g.exhausted[at + kind]
        if chips:
            good += chips
            strong += chips * facts.PRINTED[kind]
    for kind in g.active[seat]:
        good += 1
        strong += facts.PRINTED[kind]
    mad = g.bag[at + facts.MADNESS] + g.bag[at + facts.POISON] + 2 * g.bag[at + facts.DOUBLE_MADNESS]
    for kind in g.track[seat]:
        mad += 1 + kind
    return good, strong, mad


def outlook(g: Wonderland) -> list[int]:
    """Each player's final score as it looks now, in tenths."""
    n = g.players
    # Units and start strength by seat and region.
    units = g.supporters[:]
    power = [0] * (REGIONS * n)
    lasting = [0] * n  # strength of the figures on the board, there again in the next war
    for seat in range(n):
        if g.leader[seat] < REGIONS:
            units[seat * REGIONS + g.leader[seat]] += 1
            power[seat * REGIONS + g.leader[seat]] += g.leader_strength[seat]
    for f in range(facts.FIGURES):
        owner = g.figure_owner[f]
        if owner >= 0 and g.figure_at[f] < REGIONS:
            units[owner * REGIONS + g.figure_at[f]] += 1
            power[owner * REGIONS + g.figure_at[f]] += facts.FIGURE_STRENGTH[f]
            lasting[owner] += facts.FIGURE_STRENGTH[f]
    later = ROUNDS - g.round
    fights = to_fight(g)
    # Wars to come in tenths, with what is left of this one.
    ahead = 10 * later + 2 * len(fights)
    scores: list[int] = []
    reach: list[int] = []  # strength in tenths that one unit's worth of drawing brings
    for seat in range(n):
        _, strong, mad = bag_of(g, seat)
        at = seat * facts.KINDS
        reach.append(7 * strong // (mad + 1))
        worth = 10 * (g.vp[seat] - g.shards[seat])
        worth += (STRENGTH * strong - MAD * mad + FORGE_CHIP * g.bag[at + facts.FORGE]) * ahead // 10
        castles = 0
        placed = 0
        for r in range(REGIONS):
            if g.castles[seat * REGIONS + r]:
                castles += g.castles[seat * REGIONS + r]
                power[seat * REGIONS + r] += facts.CASTLE_STRENGTH
            placed += units[seat * REGIONS + r]
        worth += 5 * castles * g.castle_value[seat] + (10 * later + 4) * (g.castle_value[seat] - 3)
        worth += (UNIT * placed + SPARE * g.supply[seat] + LEADER * lasting[seat]) * later
        worth += (LEADER * g.leader_strength[seat] + ABILITY * g.unlocked[seat].bit_count()) * (ahead + 5) // 10
        worth += (CARD * len(g.cards[seat]) + SHIELD * g.shield[seat]) * ahead // 20
        if g.phase == 1 and g.leader[seat] == board.TABLE:
            worth += SEND + TEA[g.round] * max(0, facts.TEA_CARDS_EACH[n] - g.taken_now[seat])
        worth += _quests(g, seat, units, later + (1 if fights else 0))
        scores.append(worth)
    for region in fights:
        if region == g.region:
            _battle(g, region, units, reach, scores)
        else:
            _prospect(g, region, units, power, reach, scores)
    return scores


def _prospect(
    g: Wonderland, region: int, units: list[int], power: list[int], reach: list[int], scores: list[int]
) -> None:
    """A battle to come: points by the strength each player may reach there."""
    hopes = [0] * g.players
    for seat in range(g.players):
        count = units[seat * REGIONS + region]
        if count:
            # Every further unit lets one draw on; the fifth hardly matters.
            drawn = reach[seat] * (count if count < 4 else 4 + (count - 4) // 2) // 10
            hopes[seat] = 2 + power[seat * REGIONS + region] + min(board.TOP, drawn)
    _share(g, region, hopes, scores)


def _battle(g: Wonderland, region: int, units: list[int], reach: list[int], scores: list[int]) -> None:
    """The battle being fought: what has been reached counts whole, what may follow a part."""
    hopes = [0] * g.players
    for seat in range(g.players):
        status = g.status[seat]
        if status in (OUT, BUST):
            continue
        hopes[seat] = 2 + g.strength[seat] + (g.playing[seat] >= 0) * facts.PRINTED[max(0, g.playing[seat])]
        if status == ACTIVE:
            count = units[seat * REGIONS + region]
            more = reach[seat] * min(count, 4) // 16
            hopes[seat] += max(0, min(more, board.TOP - g.strength[seat]))
        elif status == HALTED and board.ON_SYMBOL[g.strength[seat]]:
            scores[seat] += 8
    _share(g, region, hopes, scores)


def _share(g: Wonderland, region: int, hopes: list[int], scores: list[int]) -> None:
    """The tile's points and the castle by the cube of what each may reach; half the points for the second."""
    points = 10 * facts.TILES[g.tiles[region]][g.round - 1]
    total = 0
    rivals = -1
    for seat in range(g.players):
        hopes[seat] *= hopes[seat] * hopes[seat]
        total += hopes[seat]
        rivals += hopes[seat] > 0
    if g.players == 2:  # the local resistance wants it too (17.3)
        total += (2 + facts.RESISTANCE[g.round - 1]) ** 3
        rivals += 1
    for seat in range(g.players):
        hope = hopes[seat]
        if hope == 0:
            continue
        castle = 0
        if g.castles[seat * REGIONS + region] < 2:
            castle = (10 if g.players > 2 else 5) * g.castle_value[seat] + 4 * (ROUNDS - g.round)
        if rivals == 0:
            scores[seat] += max(points, castle)
            continue
        second = 0
        for other in range(g.players):
            if other != seat and hopes[other]:
                second += hopes[other] * hope // (total - hopes[other])
        scores[seat] += (hope * (points + castle) + second * points // 2) // total


# --- quests ------------------------------------------------------------------------------------------------

_GOAL: Final = {name: i for i, name in enumerate(facts.GOAL_TYPES)}
PAIR: Final = _GOAL["ally_pair_at_least"]
DISTINCT: Final = _GOAL["distinct_forged_allies_at_least"]
LEADERS: Final = _GOAL["leader_strength_at_least"]
CASTLES: Final = _GOAL["castles_at_least"]
VALUE: Final = _GOAL["castle_value_at_least"]
FORGED: Final = _GOAL["forged_chips_at_least"]
TRACKS: Final = _GOAL["forge_tracks_complete_at_least"]
ABILITIES: Final = _GOAL["abilities_unlocked_at_least"]
ARTIFACTS: Final = _GOAL["artifacts_at_least"]
MADNESSES: Final = _GOAL["madness_at_least"]
SHARDS: Final = _GOAL["shards_at_most"]
UNITS: Final = _GOAL["units_on_board_at_least"]
EVERYWHERE: Final = _GOAL["units_in_every_used_region"]
FORGES: Final = _GOAL["forge_chips_at_least"]
EACH: Final = _GOAL["each_ally_type_at_least"]
ITEMS: Final = _GOAL["item_chips_at_least"]
HIRED: Final = _GOAL["wonderlandian_cards_at_least"]
DICE: Final = _GOAL["tea_cards_with_die_at_least"]
# The chance in percent to reach a goal, by how much is missing (0 to 4) and the wars still to come.
LIKELY: Final = ((97, 0, 0, 0, 0), (92, 35, 12, 4, 1), (88, 55, 32, 15, 6), (85, 60, 40, 24, 14))


def _quests(g: Wonderland, seat: int, units: list[int], wars: int) -> int:
    worth = 0
    chances = LIKELY[wars]
    for card in g.deeds[seat]:
        likely = chances[min(4, missing(g, seat, card - facts.QUEST, units))]
        worth += 10 * facts.DEED_POINTS + (facts.BOTH_POINTS - facts.DEED_POINTS) * likely // 10
    for card in g.hand[seat]:
        likely = chances[min(4, missing(g, seat, card - facts.QUEST, units))]
        worth += facts.GOAL_POINTS * likely // 10
        # The deed itself: only where one fights.
        worth += QUEST_IN_HAND if wars > 1 or g.phase != 2 else 0
        if g.phase == 1 and units[seat * REGIONS + facts.QUEST_REGION[card - facts.QUEST]]:
            worth += 5
    return worth


def missing(g: Wonderland, seat: int, quest: int, units: list[int]) -> int:
    """How far a quest's goal is away: 0 when it is met."""
    goal = facts.GOAL[quest]
    n = facts.GOAL_N[quest]
    have = 0
    if goal == PAIR:
        for ally in facts.GOAL_ALLIES[quest]:
            have += _owned(g, seat, ally)
    elif goal == LEADERS:
        have = g.leader_strength[seat]
    elif goal == CASTLES:
        # With two players only standing ones, and one fewer is enough.
        lying = 1 if g.players == 2 else 0
        for r in range(REGIONS):
            have += g.castles[seat * REGIONS + r] > lying
        n -= lying
    elif goal == VALUE:
        have = g.castle_value[seat]
    elif goal == ABILITIES:
        have = g.unlocked[seat].bit_count()
    elif goal == SHARDS:
        return max(0, g.shards[seat] - n)
    elif goal == UNITS:
        have = sum(units[seat * REGIONS : seat * REGIONS + REGIONS])
    elif goal == EVERYWHERE:
        for r in range(REGIONS):
            if r != g.unused and not units[seat * REGIONS + r]:
                have -= 1
    elif goal == HIRED:
        have = len(g.cards[seat])
    elif goal == DICE:
        for card in g.taken[seat]:
            have += facts.SHOWS_DIE[card]
    elif goal == EACH:
        for ally in range(5):
            have -= max(0, n - _owned(g, seat, ally))
        return -have
    else:
        have = _chips(g, seat, goal)
    return max(0, n - have)


def _owned(g: Wonderland, seat: int, ally: int) -> int:
    """Chips of an ally in bag, exhausted, active and forged (12.3.2)."""
    weak = facts.FIRST_ALLY + 2 * ally
    at = seat * facts.KINDS + weak
    count = g.bag[at] + g.bag[at + 1] + g.exhausted[at] + g.exhausted[at + 1]
    for kind in g.active[seat]:
        count += kind == weak or kind == weak + 1
    for i in range(16 * seat, 16 * seat + 16):
        count += g.forged[i] == weak or g.forged[i] == weak + 1
    return count


def _chips(g: Wonderland, seat: int, goal: int) -> int:
    """The goals that count forged chips or chips of one kind."""
    row = g.forged[16 * seat : 16 * seat + 16]
    at = seat * facts.KINDS
    if goal == FORGED:
        return 16 - row.count(-1)
    if goal == DISTINCT:
        seen = 0
        for kind in row:
            if kind >= 0 and facts.ALLY_OF[kind] >= 0:
                seen |= 1 << facts.ALLY_OF[kind]
        return seen.bit_count()
    if goal == TRACKS:
        full = 0
        for track, rewards in enumerate(tracks_of(g, seat)):
            full += row[board.COLUMNS * track + len(rewards) - 1] >= 0
        return full
    if goal == MADNESSES:
        return g.bag[at] + g.bag[at + 1] + len(g.track[seat])
    if goal == ITEMS:
        count = 0
        for kind in range(facts.FIRST_ITEM, facts.KINDS):
            count += g.bag[at + kind] + g.exhausted[at + kind]
        for kind in (*g.active[seat], *row):
            count += kind >= facts.FIRST_ITEM
        return count
    kind = facts.ARTIFACT if goal == ARTIFACTS else facts.FORGE
    return g.bag[at + kind] + g.exhausted[at + kind] + g.active[seat].count(kind) + row.count(kind)
