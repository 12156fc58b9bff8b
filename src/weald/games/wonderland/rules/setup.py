"""Chapter 2: setup, for two players with chapter 17."""

from __future__ import annotations

from weald.games.wonderland.board import (
    ALLY_CHIPS,
    BET,
    CASTLE_WORTH,
    DIE,
    EXTRA_FORGE,
    FIGURES,
    FORGE,
    JABBERWOCK,
    KINDS,
    LEADER_START,
    MADNESS,
    MADNESS_CHIPS,
    NOT_FOR_TWO,
    POISON_BEYOND,
    QUEENS_CASTLE,
    QUEST,
    QUEST_NAMES,
    QUEST_REGION,
    SETS,
    START_BAG,
    START_SHARDS,
    SUPPORTERS_FREE,
    TABLE,
    TEA,
    TEA_NAMES,
    TEA_ROUND,
    TILES,
    WONDER,
    WONDERLANDIANS,
)
from weald.games.wonderland.rules import steps
from weald.games.wonderland.rules.common import clockwise
from weald.games.wonderland.rules.rewards import refill_display
from weald.games.wonderland.rules.tea import deal
from weald.games.wonderland.state import Wonderland
from weald.games.wonderland.words import QUEST as QUEST_OPTION
from weald.kernel import Decision, Rule, together


def set_up(g: Wonderland, random_start: bool) -> None:
    n = g.players
    g.round = 1
    tiles = list(range(len(TILES)))
    _mix(g, tiles)
    g.tiles = tiles[:5]  # 2.1.1
    g.ally_supply = ALLY_CHIPS[:]
    g.quest_deck = list(range(QUEST, QUEST + len(QUEST_NAMES)))
    g.shuffle(g.quest_deck)
    if n == 2:
        leave_out_a_region(g)
    g.wonder_deck = [WONDER + i for i in range(len(WONDERLANDIANS)) if n > 2 or i not in NOT_FOR_TWO]  # 17.1.7
    g.shuffle(g.wonder_deck)
    for i in range(3):  # 2.1.7
        g.tea_decks[i] = [TEA + c for c in range(len(TEA_NAMES)) if TEA_ROUND[c] == i + 1]
        g.shuffle(g.tea_decks[i])
    g.first_battle = QUEENS_CASTLE if n > 2 else clockwise(g, g.unused, 1)  # 2.1.11, 17.1.5
    g.first_battle = clockwise(g, g.first_battle, DIE[g.below(len(DIE))])
    g.start = g.below(n) if random_start else 0  # 2.2.11
    for seat in range(n):
        set_up_player(g, seat)
    g.madness_supply = MADNESS_CHIPS - START_BAG[MADNESS] * n
    if g.seat_of[JABBERWOCK] >= 0:
        g.poison_supply = n + POISON_BEYOND  # 2.2.12
    g.figure_owner = [-1] * FIGURES
    g.figure_at = [TABLE] * FIGURES
    refill_display(g)  # 2.1.4
    deal(g)  # 2.1.8
    for seat in range(n):  # 2.2.8
        for _ in range(2):
            card = g.quest_deck.pop()
            g.hand[seat].append(card)
            g.seen[card] = 1 << seat
    g.then(steps.KEEP_QUESTS)
    g.then(steps.TEA_PARTY)


def choose_allies(g: Wonderland, sets: list[str]) -> None:
    """2.1.2: one card per ally; "mixed" draws its set."""
    g.allies = [g.below(len(SETS)) if name == "mixed" else SETS.index(name) for name in sets]


def set_up_player(g: Wonderland, seat: int) -> None:
    n = g.players
    at = seat * KINDS
    g.bag[at : at + KINDS] = START_BAG  # 2.2.5
    if n == 2:
        g.bag[at + FORGE] += EXTRA_FORGE  # 17.1.6
    g.ally_supply[FORGE] -= g.bag[at + FORGE]
    g.supply[seat] = SUPPORTERS_FREE
    g.castle_value[seat] = CASTLE_WORTH
    g.leader_strength[seat] = LEADER_START
    g.shield[seat] = 1
    g.shards[seat] = START_SHARDS[n][(seat - g.start) % n]  # 2.2.13
    if n > 2:  # 2.2.9, 17.5.1
        for other in range(n):
            if other != seat:
                card = BET + g.faction[seat] * 5 + g.faction[other]
                g.bets[seat].append(card)
                g.seen[card] = 1 << seat
        g.bets[seat].sort()


def leave_out_a_region(g: Wonderland) -> None:
    """17.1.1, 17.1.3, 17.1.4: a random quest names the unused region."""
    shown = g.quest_deck[-1]
    g.unused = QUEST_REGION[shown - QUEST]
    g.tell("region-unused", "17.1.1", -1, g.unused)
    g.quest_deck = [card for card in g.quest_deck if QUEST_REGION[card - QUEST] != g.unused]
    g.tiles[g.unused] = -1


def _mix(g: Wonderland, things: list[int]) -> None:
    for i in range(len(things) - 1, 0, -1):
        j = g.below(i + 1)
        things[i], things[j] = things[j], things[i]


def keep_quests(g: Wonderland) -> Rule:
    """2.2.8: everybody keeps one of two; the other is shuffled back."""
    parts: list[Decision] = []
    for seat in range(g.players):
        ask = g.ask(seat, "keep-quest", "2.2.8")
        for card in sorted(g.hand[seat]):
            ask.offer(QUEST_OPTION[card - QUEST])
        parts.append(ask)
    yield together(parts)
    for part in parts:
        seat = part.seat
        keep = QUEST + part.chosen().a
        for card in g.hand[seat]:
            if card != keep:
                g.quest_deck.append(card)
        g.hand[seat] = [keep]
        g.tell_some(1 << seat, "kept-quest", "2.2.8", seat, (keep,), ())
    g.shuffle(g.quest_deck)


steps.KEEP_QUESTS.does(keep_quests)
