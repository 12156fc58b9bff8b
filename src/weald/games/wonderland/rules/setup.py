"""Chapter 2: setup, for two players with chapter 17."""

from __future__ import annotations

from weald.games.wonderland import board, facts, words
from weald.games.wonderland.rules import reasons, steps
from weald.games.wonderland.rules.common import clockwise, gain_shards, regions
from weald.games.wonderland.rules.rewards import refill_display
from weald.games.wonderland.rules.tea import deal
from weald.games.wonderland.state import Wonderland
from weald.kernel import NOBODY, Decision, Rule, Value, together


def set_up(g: Wonderland, options: dict[str, Value]) -> None:
    """The table (2.1) and the players (2.2)."""
    choose_allies(g, options)
    g.open_bag = int(bool(options["open_bag"]))
    g.tell("bags-open" if g.open_bag else "bags-closed", "1.6.2", NOBODY)
    n = g.players
    g.round = 1
    tiles = list(range(len(facts.TILES)))
    _mix(g, tiles)
    g.tiles = tiles[: board.RING]  # 2.1.1
    g.ally_supply = facts.ALLY_CHIPS[:]
    g.quest_deck[:] = range(facts.QUEST, facts.QUEST + len(facts.QUEST_NAMES))
    g.shuffle(g.quest_deck)
    if n == 2:
        leave_out_a_region(g)
    hired = range(len(facts.WONDERLANDIANS))
    g.wonder_deck[:] = [facts.WONDER + i for i in hired if n > 2 or i not in facts.NOT_FOR_TWO]  # 17.1.7
    g.shuffle(g.wonder_deck)
    for i in range(facts.ROUNDS):  # 2.1.7
        g.tea_decks[i][:] = [facts.TEA + c for c in range(len(facts.TEA_NAMES)) if facts.TEA_ROUND[c] == i + 1]
        g.shuffle(g.tea_decks[i])
    g.first_battle = board.QUEENS_CASTLE if n > 2 else clockwise(g, g.unused, 1)  # 2.1.11, 17.1.5
    face = facts.DIE[g.below(len(facts.DIE))]
    g.first_battle = clockwise(g, g.first_battle, face)
    g.start = g.below(n) if options["first_player"] == "random" else 0  # 2.2.11
    for region in regions(g):
        g.tell_all("tile-laid", "2.1.1", NOBODY, (region, *facts.TILES[g.tiles[region]]))
    g.tell("first-battle-set", "2.1.11" if n > 2 else "17.1.5", NOBODY, face, g.first_battle)
    for seat in range(n):
        set_up_player(g, seat)
    g.madness_supply = facts.MADNESS_CHIPS - facts.START_BAG[facts.MADNESS] * n
    if g.seat_of[facts.JABBERWOCK] >= 0:
        g.poison_supply = n + facts.POISON_BEYOND  # 2.2.12
    g.figure_owner = [NOBODY] * facts.FIGURES
    g.figure_at = [board.TABLE] * facts.FIGURES
    refill_display(g, "2.1.4")
    deal(g, "2.1.8")
    for seat in range(n):  # 2.2.8
        for _ in range(facts.QUESTS_DRAWN):
            card = g.quest_deck.pop()
            g.hand[seat].append(card)
            g.seen[card] = 1 << seat
    g.then(steps.KEEP_QUESTS)
    g.then(steps.TEA_PARTY)


def choose_allies(g: Wonderland, options: dict[str, Value]) -> None:
    """One card per ally (2.1.2): of the set in use, of a random set, or of one of its own; "mixed" draws each."""
    chosen = str(options["allies"])
    if chosen == "random":
        chosen = facts.SETS[g.below(len(facts.SETS))]
    singles = [str(options[ally]) for ally in facts.ALLIES[: facts.FORGE_ALLY]]
    sets = [chosen if single == "set" else single for single in singles]
    g.allies = [g.below(len(facts.SETS)) if name == "mixed" else facts.SETS.index(name) for name in sets]
    g.tell_all("allies-chosen", "2.1.2", NOBODY, tuple(g.allies))


def set_up_player(g: Wonderland, seat: int) -> None:
    n = g.players
    at = seat * facts.KINDS
    g.bag[at : at + facts.KINDS] = facts.START_BAG  # 2.2.5
    if n == 2:
        g.bag[at + facts.FORGE] += facts.EXTRA_FORGE  # 17.1.6
    g.ally_supply[facts.FORGE] -= g.bag[at + facts.FORGE]
    g.supply[seat] = facts.SUPPORTERS_FREE
    g.castle_value[seat] = facts.CASTLE_WORTH
    g.leader_strength[seat] = facts.LEADER_START
    g.shield[seat] = 1
    gain_shards(g, seat, facts.START_SHARDS[n][(seat - g.start) % n], "2.2.13", reasons.START)
    if n > 2:  # 2.2.9, 17.5.1
        for other in range(n):
            if other != seat:
                card = facts.bet_card(g.faction[seat], g.faction[other])
                g.bets[seat].append(card)
                g.seen[card] = 1 << seat
        g.bets[seat].sort()


def leave_out_a_region(g: Wonderland) -> None:
    """A random quest names the unused region (17.1.1, 17.1.3, 17.1.4)."""
    shown = g.quest_deck[-1]
    g.unused = facts.QUEST_REGION[shown - facts.QUEST]
    g.tell("region-unused", "17.1.1", NOBODY, g.unused)
    g.quest_deck[:] = [card for card in g.quest_deck if facts.QUEST_REGION[card - facts.QUEST] != g.unused]
    g.tiles[g.unused] = facts.NO_TILE


def _mix(g: Wonderland, things: list[int]) -> None:
    for i in range(len(things) - 1, 0, -1):
        j = g.below(i + 1)
        things[i], things[j] = things[j], things[i]


def keep_quests(g: Wonderland) -> Rule:
    """Everybody keeps one of two; the other is shuffled back (2.2.8)."""
    parts: list[Decision] = []
    for seat in range(g.players):
        ask = g.ask(seat, "keep-quest", "2.2.8")
        for card in sorted(g.hand[seat]):
            ask.offer(words.QUEST[card - facts.QUEST])
        parts.append(ask)
    yield together(parts)
    for part in parts:
        seat = part.seat
        keep = facts.QUEST + part.chosen().a
        for card in g.hand[seat]:
            if card != keep:
                g.quest_deck.append(card)
        g.hand[seat][:] = [keep]
        g.tell_some(1 << seat, "kept-quest", "2.2.8", seat, (keep,), ())
    g.shuffle(g.quest_deck)


steps.KEEP_QUESTS.does(keep_quests)
