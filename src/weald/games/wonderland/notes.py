"""What options lead to, in a few values: for whoever chooses, never asked while playing."""

from __future__ import annotations

from typing import Final

from weald.games.wonderland import board, facts
from weald.games.wonderland.rules.forge import next_column, tracks_of
from weald.games.wonderland.rules.quests import goal_met
from weald.games.wonderland.rules.war import start_strength
from weald.games.wonderland.state import Wonderland
from weald.kernel import NOWHERE, Decision, Note, Noting, Option


def track(g: Wonderland, ask: Decision, option: Option) -> Note | None:
    """The reward of the space that is covered next, and the artifact of the last one (14.2.3, 14.2.4)."""
    seat, t = ask.seat, option.a
    column = next_column(g, seat, t)
    if column == NOWHERE:
        return None
    rewards = tracks_of(g, seat)[t]
    what = facts.REWARDS[rewards[column]]
    last = 1 if column == len(rewards) - 1 else 0
    if what.chip != facts.NO_CHIP:
        return Note("track-gives-chip", what.chip, last)
    return Note("track-gives", what.kind, what.n, last)


def effect(g: Wonderland, ask: Decision, option: Option) -> Note | None:
    """An effect of the card: how much of it; a shard is a bad thing."""
    if option.a == facts.DIE_ROLL:
        return Note("shards-are-bad")
    for number in g.todo:
        what = facts.REWARDS[number]
        if what.kind == option.a and what.n:
            return Note("so-many", what.n)
    return None


def corrupted(g: Wonderland, ask: Decision, option: Option) -> Note | None:
    return Note("shards-are-bad")


def points(g: Wonderland, ask: Decision, option: Option) -> Note | None:
    return Note("gains-points", ask.values[0])


def castle(g: Wonderland, ask: Decision, option: Option) -> Note | None:
    return Note("castle-worth", g.castle_value[ask.seat], facts.CASTLE_STRENGTH)


def deed(g: Wonderland, ask: Decision, option: Option) -> Note | None:
    """What the quest is worth once shown, as things stand (12.1.2)."""
    if goal_met(g, ask.seat, option.a):
        return Note("deed-and-goal", facts.BOTH_POINTS)
    return Note("deed-alone", facts.DEED_POINTS, facts.BOTH_POINTS)


def bet(g: Wonderland, ask: Decision, option: Option) -> Note | None:
    return Note("begins-at", start_strength(g, g.faction.index(option.a)))


def no_bet(g: Wonderland, ask: Decision, option: Option) -> Note | None:
    return Note("stakes-nothing")


def draw(g: Wonderland, ask: Decision, option: Option) -> Note | None:
    first = facts.chip_at(ask.seat, 0)
    return Note("in-the-bag", sum(g.bag[first : first + facts.KINDS]))


def halt(g: Wonderland, ask: Decision, option: Option) -> Note | None:
    strength = g.strength[ask.seat]
    return Note("halt-on-symbol", strength) if board.ON_SYMBOL[strength] else Note("halt-at", strength)


NOTES: Final[dict[str, Noting]] = {
    "track": track,
    "do": effect,
    "accept-corrupted-card": corrupted,
    "points-points-or-castle": points,
    "castle-points-or-castle": castle,
    "quest-deed": deed,
    "quest-free-deed": deed,
    "bet": bet,
    "no-bet": no_bet,
    "draw-draw-or-halt": draw,
    "halt": halt,
}
