"""Chapter 16: final scoring."""

from __future__ import annotations

from typing import Final

from weald.games.wonderland import board
from weald.games.wonderland.rules import steps
from weald.games.wonderland.rules.common import units_on_board
from weald.games.wonderland.rules.quests import quest_points
from weald.games.wonderland.state import STANDING, Wonderland
from weald.kernel import EVERYONE


def scoring_castles(g: Wonderland, seat: int) -> int:
    """With two players only standing ones (17.4.5)."""
    return sum(1 for r in range(board.RING) if g.castles[board.at(seat, r)] == STANDING)


PARTS: Final[list[str]] = ["vp", "castles", "quests", "shards", "total"]
TOTAL: Final = 4


def breakdown(g: Wonderland, seat: int) -> list[int]:
    """VP, castles, quests, shards (negative), total (16.1)."""
    castles = scoring_castles(g, seat) * g.castle_value[seat]
    quests = sum(quest_points(g, seat, card) for card in g.deeds[seat] + g.hand[seat])
    parts = [g.vp[seat], castles, quests, -g.shards[seat]]
    return [*parts, sum(parts)]


def final_scoring(g: Wonderland) -> None:
    """Quests are shown, points added, the winner found (16)."""
    for seat in range(g.players):
        for card in g.hand[seat]:
            g.seen[card] = EVERYONE
        for card in sorted(g.deeds[seat] + g.hand[seat]):
            g.tell("quest-counted", "12.1.2", seat, card, quest_points(g, seat, card))
    g.score = [breakdown(g, seat) for seat in range(g.players)]
    for seat in range(g.players):
        g.tell_all("final-score", "16.1.1", seat, tuple(g.score[seat]))
    best = [s for s in range(g.players) if not any(beats(g, o, s) for o in range(g.players))]
    winners = 0
    for seat in best:
        winners |= 1 << seat
    if len(best) > 1:
        g.finish(winners, "shared", "16.2.4")
    winner = best[0]
    level = [s for s in range(g.players) if g.score[s][TOTAL] == g.score[winner][TOTAL]]
    if len(level) == 1:
        g.finish(winners, "points", "16.2.1")
    shards = [s for s in level if g.shards[s] == g.shards[winner]]
    g.finish(winners, "tie-break", "16.2.2" if len(shards) == 1 else "16.2.3")


def beats(g: Wonderland, a: int, b: int) -> bool:
    """Total, then fewer shards, then more units on the board (16.2)."""
    if g.score[a][TOTAL] != g.score[b][TOTAL]:
        return g.score[a][TOTAL] > g.score[b][TOTAL]
    if g.shards[a] != g.shards[b]:
        return g.shards[a] < g.shards[b]
    return units_on_board(g, a) > units_on_board(g, b)


steps.FINAL_SCORING.does(final_scoring)
