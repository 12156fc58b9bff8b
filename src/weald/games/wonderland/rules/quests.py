"""Chapter 12: deeds in outcome step 2, goals when the game ends. The kinds of condition are those of
data/quests.toml; their numbers are board.DEED and board.GOAL."""

from __future__ import annotations

from typing import Final

from weald.games.wonderland.board import (
    ALLY_OF,
    ARTIFACT,
    BOTH_POINTS,
    COLUMNS,
    DEED,
    DEED_ALLY,
    DEED_POINTS,
    DEED_TYPES,
    DEED_VALUES,
    DOUBLE_MADNESS,
    FIRST_ITEM,
    FORGE,
    GOAL,
    GOAL_ALLIES,
    GOAL_N,
    GOAL_POINTS,
    GOAL_TYPES,
    KINDS,
    MADNESS,
    ON_SYMBOL,
    PRINTED,
    QUEST,
    QUEST_REGION,
    RED_ROOK,
    ROSE,
    SHOWS_DIE,
    TRACKS,
    TRACKS_TWO,
    TYPE_OF,
)
from weald.games.wonderland.rules import steps
from weald.games.wonderland.rules.common import fix_order, regions, standing, units, units_on_board
from weald.games.wonderland.rules.rewards import castles_on_board
from weald.games.wonderland.rules.strength import C, count_active
from weald.games.wonderland.state import Wonderland
from weald.games.wonderland.words import CHIP, NONE
from weald.games.wonderland.words import QUEST as QUEST_OPTION
from weald.kernel import EVERYONE, Rule, Why

OTHER_REGION: Final = Why("deed-elsewhere", "12.2.1")
NOT_MET: Final = Why("deed-not-met", "12.2.1")
FREE_ROSES: Final = 2


# --- deeds (12.2) ---------------------------------------------------------------------------------------------


def deeds(g: Wonderland) -> None:
    fix_order(g, standing(g))
    for seat in standing(g):
        if g.hand[seat]:
            g.then(steps.DEED, seat, 0)
            if g.allies[ROSE] == C and count_active(g, seat, ROSE) >= FREE_ROSES:
                g.then(steps.DEED, seat, 1)  # 18.4.3


def cannot_do(g: Wonderland, seat: int, quest: int, free: int) -> Why | None:
    if free:
        return None
    if QUEST_REGION[quest] != g.region:
        return OTHER_REGION
    return None if deed_met(g, seat, quest) else NOT_MET


def deed(g: Wonderland, seat: int, free: int) -> Rule:
    """12.2.1: one quest whose deed holds may be shown; who has none is asked all the same."""
    if not g.hand[seat]:
        return
    ask = g.ask(seat, "free-deed" if free else "deed", "18.4.3" if free else "12.2.1")
    ask.secret = True
    ask.offer(NONE)
    for card in sorted(g.hand[seat]):
        ask.offer(QUEST_OPTION[card - QUEST], cannot_do(g, seat, card - QUEST, free))
    choice = yield ask
    if choice is NONE:
        return
    card = QUEST + choice.a
    g.hand[seat].remove(card)
    g.deeds[seat].append(card)
    g.seen[card] = EVERYONE
    g.tell("deed-done", "12.2.1", seat, card)
    g.learn(EVERYONE, "quest-shown", "12.2.1")
    if g.allies[RED_ROOK] == C and count_active(g, seat, RED_ROOK):
        g.then(steps.ROOKS_PRICE, seat)  # 18.4.5


def rooks_price(g: Wonderland, seat: int) -> Rule:
    """18.4.5: a set C red rook makes a deed cost an active chip, for good (A-29)."""
    ask = g.ask(seat, "rooks-price", "18.4.5")
    for kind in sorted(set(g.active[seat])):
        ask.offer(CHIP[kind])
    choice = yield ask
    kind = choice.a
    g.active[seat].remove(kind)
    if ALLY_OF[kind] >= 0:
        g.ally_supply[kind] += 1
    else:
        g.removed[seat * KINDS + kind] += 1
    g.tell("chip-removed", "18.4.5", seat, kind)


def deed_met(g: Wonderland, seat: int, quest: int) -> bool:
    """12.2.3, 12.3.8: the wording of data/quests.toml."""
    kind = DEED_TYPES[DEED[quest]]
    values = DEED_VALUES[quest]
    n = values[0]
    row = g.active[seat]
    place, tied = g.place[seat], g.placed_tie[seat]
    won = place == 1 and not tied
    if kind == "active_count_in":
        return len(row) in values
    if kind == "strength_in":
        return g.strength[seat] in values
    if kind == "last_active_base":
        return len(row) > 0 and PRINTED[row[-1]] in values
    if kind == "active_ally_at_least":
        return count_active(g, seat, DEED_ALLY[quest]) >= n
    if kind == "active_types_at_least":
        return len({TYPE_OF[chip] for chip in row}) >= n
    if kind == "finish_place":
        return place == n
    if kind == "second_or_tied":
        return place == 2 or tied == 1
    if kind == "madness_track_in":
        return len(g.track[seat]) in values
    if kind == "win_with_leader":
        return won and g.leader[seat] == g.region
    if kind == "units_left_in":
        return units(g, seat, g.region) in values
    if kind == "units_lost_at_least":
        return g.lost[seat] >= n
    if kind == "strength_at_least":
        return g.strength[seat] >= n
    if kind == "on_forge_symbol":
        return ON_SYMBOL[g.strength[seat]]
    if kind == "first_to_halt":
        return g.halt_draw > 0 and g.halted_in[seat] == g.halt_draw
    if kind == "shards_at_least":
        return g.shards[seat] >= n
    assert kind == "win_with_units_left_at_most"
    return won and units(g, seat, g.region) <= n


# --- goals (12.3) ---------------------------------------------------------------------------------------------


def owned(g: Wonderland, seat: int) -> list[int]:
    """12.3.2: chips by kind in bag, active row, exhausted area, forge tracks; madness on its track too."""
    at = seat * KINDS
    count = [g.bag[at + k] + g.exhausted[at + k] for k in range(KINDS)]
    for kind in g.active[seat]:
        count[kind] += 1
    for kind in g.track[seat]:
        count[kind] += 1
    for kind in forged(g, seat):
        count[kind] += 1
    return count


def forged(g: Wonderland, seat: int) -> list[int]:
    return [k for k in g.forged[seat * 16 : seat * 16 + 16] if k >= 0]


def full_tracks(g: Wonderland, seat: int) -> int:
    tracks = (TRACKS_TWO if g.players == 2 else TRACKS)[g.faction[seat]]
    return sum(1 for t in range(4) if g.forged[seat * 16 + t * COLUMNS + len(tracks[t]) - 1] >= 0)


def ally_count(count: list[int], ally: int) -> int:
    return sum(count[k] for k in range(KINDS) if ALLY_OF[k] == ally)


def goal_met(g: Wonderland, seat: int, quest: int) -> bool:
    kind = GOAL_TYPES[GOAL[quest]]
    n = GOAL_N[quest]
    count = owned(g, seat)
    if kind == "ally_pair_at_least":
        return sum(ally_count(count, a) for a in GOAL_ALLIES[quest]) >= n
    if kind == "distinct_forged_allies_at_least":
        return len({ALLY_OF[k] for k in forged(g, seat) if ALLY_OF[k] >= 0}) >= n
    if kind == "leader_strength_at_least":
        return g.leader_strength[seat] >= n
    if kind == "castles_at_least":
        if g.players == 2:
            return sum(1 for r in range(5) if g.castles[seat * 5 + r] == 2) >= n - 1
        return castles_on_board(g, seat) >= n
    if kind == "castle_value_at_least":
        return g.castle_value[seat] >= n
    if kind == "forged_chips_at_least":
        return len(forged(g, seat)) >= n
    if kind == "forge_tracks_complete_at_least":
        return full_tracks(g, seat) >= n
    if kind == "abilities_unlocked_at_least":
        return g.unlocked[seat].bit_count() >= n
    if kind == "artifacts_at_least":
        return count[ARTIFACT] >= n
    if kind == "madness_at_least":
        return count[MADNESS] + count[DOUBLE_MADNESS] >= n
    if kind == "shards_at_most":
        return g.shards[seat] <= n
    if kind == "units_on_board_at_least":
        return units_on_board(g, seat) >= n
    if kind == "units_in_every_used_region":
        return all(units(g, seat, r) for r in regions(g))
    if kind == "forge_chips_at_least":
        return count[FORGE] >= n
    if kind == "each_ally_type_at_least":
        return all(ally_count(count, a) >= n for a in range(5))
    if kind == "item_chips_at_least":
        return sum(count[FIRST_ITEM:]) >= n
    if kind == "wonderlandian_cards_at_least":
        return len(g.cards[seat]) >= n
    assert kind == "tea_cards_with_die_at_least"
    return sum(1 for card in g.taken[seat] if SHOWS_DIE[card]) >= n


def quest_points(g: Wonderland, seat: int, card: int) -> int:
    """12.1.2: 3 for the deed, 3 for the goal, 9 for both."""
    done = card in g.deeds[seat]
    reached = goal_met(g, seat, card - QUEST)
    if done and reached:
        return BOTH_POINTS
    return DEED_POINTS if done else GOAL_POINTS if reached else 0


steps.DEEDS.does(deeds)
steps.DEED.does(deed)
steps.ROOKS_PRICE.does(rooks_price)
