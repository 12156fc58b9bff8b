"""Chapter 12: deeds in outcome step 2, goals when the game ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from weald.games.wonderland import board, facts, words
from weald.games.wonderland.rules import steps
from weald.games.wonderland.rules.common import fix_order, regions, standing, units, units_on_board
from weald.games.wonderland.rules.rewards import castles_on_board
from weald.games.wonderland.rules.strength import C, count_active
from weald.games.wonderland.state import STANDING, Wonderland
from weald.kernel import EVERYONE, Rule, Why

OTHER_REGION: Final = Why("deed-elsewhere", "12.2.1")
NOT_MET: Final = Why("deed-not-met", "12.2.1")
FREE_ROSES: Final = 2


# --- deeds (12.2) ---------------------------------------------------------------------------------------------


def deeds(g: Wonderland) -> None:
    """Everybody with a quest in hand may show one (12.2)."""
    fix_order(g, standing(g))
    for seat in standing(g):
        if g.hand[seat]:
            g.then(steps.DEED, seat, 0)
            if g.allies[facts.ROSE] == C and count_active(g, seat, facts.ROSE) >= FREE_ROSES:
                g.then(steps.DEED, seat, 1)  # 18.4.3


def cannot_do(g: Wonderland, seat: int, quest: int, free: int) -> Why | None:
    if free:
        return None
    if facts.QUEST_REGION[quest] != g.region:
        return OTHER_REGION
    return None if deed_met(g, seat, quest) else NOT_MET


def deed(g: Wonderland, seat: int, free: int) -> Rule | None:
    """Gate: a quest in hand."""
    return ask_deed(g, seat, free) if g.hand[seat] else None


def ask_deed(g: Wonderland, seat: int, free: int) -> Rule:
    """One quest whose deed holds may be shown (12.2.1); a player without one is asked all the same, for secrecy."""
    ask = g.ask(seat, "free-deed" if free else "deed", "18.4.3" if free else "12.2.1")
    ask.secret = True
    ask.offer(words.NONE)
    for card in sorted(g.hand[seat]):
        ask.offer(words.QUEST[card - facts.QUEST], cannot_do(g, seat, card - facts.QUEST, free))
    choice = yield ask
    if choice is words.NONE:
        return
    card = facts.QUEST + choice.a
    g.hand[seat].remove(card)
    g.deeds[seat].append(card)
    g.seen[card] = EVERYONE
    g.tell("deed-done", "18.4.3" if free else "12.2.1", seat, card)
    g.learn(EVERYONE, "quest-shown", "12.2.1")
    if g.allies[facts.RED_ROOK] == C and count_active(g, seat, facts.RED_ROOK):
        g.then(steps.ROOKS_PRICE, seat)  # 18.4.5


def rooks_price(g: Wonderland, seat: int) -> Rule:
    """A set C red rook makes a deed cost an active chip, for good (18.4.5)."""
    ask = g.ask(seat, "rooks-price", "18.4.5")
    for kind in sorted(set(g.active[seat])):
        ask.offer(words.CHIP[kind])
    choice = yield ask
    kind = choice.a
    g.active[seat].remove(kind)
    if facts.ALLY_OF[kind] >= 0:
        g.ally_supply[kind] += 1
    else:
        g.removed[facts.chip_at(seat, kind)] += 1
    g.tell("chip-removed", "18.4.5", seat, kind)


# --- what the deeds ask for (12.2.3, 12.3.8): one test for each kind of data/quests.toml ---------------------------

Test = Callable[[Wonderland, int, int], bool]


def won(g: Wonderland, seat: int) -> bool:
    """Alone in first place (A-30)."""
    return g.place[seat] == 1 and not g.placed_tie[seat]


def active_count_in(g: Wonderland, seat: int, quest: int) -> bool:
    return len(g.active[seat]) in facts.DEED_VALUES[quest]


def strength_in(g: Wonderland, seat: int, quest: int) -> bool:
    return g.strength[seat] in facts.DEED_VALUES[quest]


def last_active_base(g: Wonderland, seat: int, quest: int) -> bool:
    row = g.active[seat]
    return len(row) > 0 and facts.PRINTED[row[-1]] in facts.DEED_VALUES[quest]


def active_ally_at_least(g: Wonderland, seat: int, quest: int) -> bool:
    return count_active(g, seat, facts.DEED_ALLY[quest]) >= facts.DEED_N[quest]


def active_types_at_least(g: Wonderland, seat: int, quest: int) -> bool:
    return len({facts.TYPE_OF[chip] for chip in g.active[seat]}) >= facts.DEED_N[quest]


def finish_place(g: Wonderland, seat: int, quest: int) -> bool:
    return g.place[seat] == facts.DEED_N[quest]


def second_or_tied(g: Wonderland, seat: int, quest: int) -> bool:
    return g.place[seat] == 2 or g.placed_tie[seat] == 1


def madness_track_in(g: Wonderland, seat: int, quest: int) -> bool:
    return len(g.track[seat]) in facts.DEED_VALUES[quest]


def win_with_leader(g: Wonderland, seat: int, quest: int) -> bool:
    return won(g, seat) and g.leader[seat] == g.region


def units_left_in(g: Wonderland, seat: int, quest: int) -> bool:
    return units(g, seat, g.region) in facts.DEED_VALUES[quest]


def units_lost_at_least(g: Wonderland, seat: int, quest: int) -> bool:
    return g.lost[seat] >= facts.DEED_N[quest]


def strength_at_least(g: Wonderland, seat: int, quest: int) -> bool:
    return g.strength[seat] >= facts.DEED_N[quest]


def on_forge_symbol(g: Wonderland, seat: int, quest: int) -> bool:
    return board.ON_SYMBOL[g.strength[seat]]


def first_to_halt(g: Wonderland, seat: int, quest: int) -> bool:
    return g.halt_draw > 0 and g.halted_in[seat] == g.halt_draw


def shards_at_least(g: Wonderland, seat: int, quest: int) -> bool:
    return g.shards[seat] >= facts.DEED_N[quest]


def win_with_units_left_at_most(g: Wonderland, seat: int, quest: int) -> bool:
    return won(g, seat) and units(g, seat, g.region) <= facts.DEED_N[quest]


DEEDS: Final[dict[str, Test]] = {
    "active_count_in": active_count_in,
    "strength_in": strength_in,
    "last_active_base": last_active_base,
    "active_ally_at_least": active_ally_at_least,
    "active_types_at_least": active_types_at_least,
    "finish_place": finish_place,
    "second_or_tied": second_or_tied,
    "madness_track_in": madness_track_in,
    "win_with_leader": win_with_leader,
    "units_left_in": units_left_in,
    "units_lost_at_least": units_lost_at_least,
    "strength_at_least": strength_at_least,
    "on_forge_symbol": on_forge_symbol,
    "first_to_halt": first_to_halt,
    "shards_at_least": shards_at_least,
    "win_with_units_left_at_most": win_with_units_left_at_most,
}
DEED_TEST: Final[list[Test]] = [DEEDS[kind] for kind in facts.DEED_KIND]


def deed_met(g: Wonderland, seat: int, quest: int) -> bool:
    return DEED_TEST[quest](g, seat, quest)


# --- goals (12.3): one test for each kind, of the chips a player owns ------------------------------------------------

Goal = Callable[[Wonderland, int, int, list[int]], bool]


def owned(g: Wonderland, seat: int) -> list[int]:
    """Chips by kind in bag, active row, exhausted area, forge tracks; madness on its track too (12.3.2)."""
    first = facts.chip_at(seat, 0)
    count = [g.bag[first + k] + g.exhausted[first + k] for k in range(facts.KINDS)]
    for kind in g.active[seat]:
        count[kind] += 1
    for kind in g.track[seat]:
        count[kind] += 1
    for kind in forged(g, seat):
        count[kind] += 1
    return count


def forged(g: Wonderland, seat: int) -> list[int]:
    first = board.space(seat, 0, 0)
    return [k for k in g.forged[first : first + board.SPACES] if k >= 0]


def full_tracks(g: Wonderland, seat: int) -> int:
    rewards = (facts.TRACK_REWARDS_TWO if g.players == 2 else facts.TRACK_REWARDS)[g.faction[seat]]
    return sum(1 for t in range(board.TRACKS) if g.forged[board.space(seat, t, len(rewards[t]) - 1)] >= 0)


def ally_count(count: list[int], ally: int) -> int:
    return sum(count[k] for k in range(facts.KINDS) if facts.ALLY_OF[k] == ally)


def ally_pair_at_least(g: Wonderland, seat: int, quest: int, count: list[int]) -> bool:
    return sum(ally_count(count, a) for a in facts.GOAL_ALLIES[quest]) >= facts.GOAL_N[quest]


def distinct_forged_allies_at_least(g: Wonderland, seat: int, quest: int, count: list[int]) -> bool:
    kinds = {facts.ALLY_OF[k] for k in forged(g, seat) if facts.ALLY_OF[k] >= 0}
    return len(kinds) >= facts.GOAL_N[quest]


def leader_strength_at_least(g: Wonderland, seat: int, quest: int, count: list[int]) -> bool:
    return g.leader_strength[seat] >= facts.GOAL_N[quest]


def castles_at_least(g: Wonderland, seat: int, quest: int, count: list[int]) -> bool:
    """With two players only standing ones, and one fewer is enough."""
    if g.players == 2:
        standing_ones = sum(1 for r in range(board.RING) if g.castles[board.at(seat, r)] == STANDING)
        return standing_ones >= facts.GOAL_N[quest] - 1
    return castles_on_board(g, seat) >= facts.GOAL_N[quest]


def castle_value_at_least(g: Wonderland, seat: int, quest: int, count: list[int]) -> bool:
    return g.castle_value[seat] >= facts.GOAL_N[quest]


def forged_chips_at_least(g: Wonderland, seat: int, quest: int, count: list[int]) -> bool:
    return len(forged(g, seat)) >= facts.GOAL_N[quest]


def forge_tracks_complete_at_least(g: Wonderland, seat: int, quest: int, count: list[int]) -> bool:
    return full_tracks(g, seat) >= facts.GOAL_N[quest]


def abilities_unlocked_at_least(g: Wonderland, seat: int, quest: int, count: list[int]) -> bool:
    return g.unlocked[seat].bit_count() >= facts.GOAL_N[quest]


def artifacts_at_least(g: Wonderland, seat: int, quest: int, count: list[int]) -> bool:
    return count[facts.ARTIFACT] >= facts.GOAL_N[quest]


def madness_at_least(g: Wonderland, seat: int, quest: int, count: list[int]) -> bool:
    return count[facts.MADNESS] + count[facts.DOUBLE_MADNESS] >= facts.GOAL_N[quest]


def shards_at_most(g: Wonderland, seat: int, quest: int, count: list[int]) -> bool:
    return g.shards[seat] <= facts.GOAL_N[quest]


def units_on_board_at_least(g: Wonderland, seat: int, quest: int, count: list[int]) -> bool:
    return units_on_board(g, seat) >= facts.GOAL_N[quest]


def units_in_every_used_region(g: Wonderland, seat: int, quest: int, count: list[int]) -> bool:
    return all(units(g, seat, r) for r in regions(g))


def forge_chips_at_least(g: Wonderland, seat: int, quest: int, count: list[int]) -> bool:
    return count[facts.FORGE] >= facts.GOAL_N[quest]


def each_ally_type_at_least(g: Wonderland, seat: int, quest: int, count: list[int]) -> bool:
    return all(ally_count(count, a) >= facts.GOAL_N[quest] for a in range(facts.FORGE_ALLY))


def item_chips_at_least(g: Wonderland, seat: int, quest: int, count: list[int]) -> bool:
    return sum(count[facts.FIRST_ITEM :]) >= facts.GOAL_N[quest]


def wonderlandian_cards_at_least(g: Wonderland, seat: int, quest: int, count: list[int]) -> bool:
    return len(g.cards[seat]) >= facts.GOAL_N[quest]


def tea_cards_with_die_at_least(g: Wonderland, seat: int, quest: int, count: list[int]) -> bool:
    return sum(1 for card in g.taken[seat] if facts.SHOWS_DIE[card]) >= facts.GOAL_N[quest]


GOALS: Final[dict[str, Goal]] = {
    "ally_pair_at_least": ally_pair_at_least,
    "distinct_forged_allies_at_least": distinct_forged_allies_at_least,
    "leader_strength_at_least": leader_strength_at_least,
    "castles_at_least": castles_at_least,
    "castle_value_at_least": castle_value_at_least,
    "forged_chips_at_least": forged_chips_at_least,
    "forge_tracks_complete_at_least": forge_tracks_complete_at_least,
    "abilities_unlocked_at_least": abilities_unlocked_at_least,
    "artifacts_at_least": artifacts_at_least,
    "madness_at_least": madness_at_least,
    "shards_at_most": shards_at_most,
    "units_on_board_at_least": units_on_board_at_least,
    "units_in_every_used_region": units_in_every_used_region,
    "forge_chips_at_least": forge_chips_at_least,
    "each_ally_type_at_least": each_ally_type_at_least,
    "item_chips_at_least": item_chips_at_least,
    "wonderlandian_cards_at_least": wonderlandian_cards_at_least,
    "tea_cards_with_die_at_least": tea_cards_with_die_at_least,
}
GOAL_TEST: Final[list[Goal]] = [GOALS[kind] for kind in facts.GOAL_KIND]


def goal_met(g: Wonderland, seat: int, quest: int) -> bool:
    return GOAL_TEST[quest](g, seat, quest, owned(g, seat))


def quest_points(g: Wonderland, seat: int, card: int) -> int:
    """3 for the deed, 3 for the goal, 9 for both (12.1.2)."""
    done = card in g.deeds[seat]
    reached = goal_met(g, seat, card - facts.QUEST)
    if done and reached:
        return facts.BOTH_POINTS
    return facts.DEED_POINTS if done else facts.GOAL_POINTS if reached else 0


steps.DEEDS.does(deeds)
steps.DEED.does(deed)
steps.ROOKS_PRICE.does(rooks_price)
