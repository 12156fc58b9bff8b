"""Chapter 9: threat, the injury die, and death."""

from __future__ import annotations

from typing import Final, Literal

from weald.games.defenders.board import AROUND
from weald.games.defenders.facts import (
    ABILITY_RULE,
    DIE,
    DO,
    DO_N,
    IGNORE_DIE_FACE,
    INJURY_LIMIT,
    SUPPORT_ON_INJURY,
    TERRAIN_OF,
)
from weald.games.defenders.rules.cards import reshuffle_if_empty, show
from weald.games.defenders.rules.ending import MASSACRE, lose
from weald.games.defenders.rules.support import gain_support
from weald.games.defenders.state import NONE, Defenders
from weald.kernel import EVERYONE

SAFE: Final = 0
RANGED: Final = 1
CLOSE: Final = 2
Threat = Literal["ranged", "close"]


def threat(g: Defenders, p: int) -> int:
    """What endangers an action begun here (9.1.2). Hunters beside the hex do not (9.1.5), walls do not help."""
    h = g.leader[p]
    if g.mechs[h] > 0:  # 9.1.6, 9.1.8
        return CLOSE
    for n in AROUND[h]:
        if g.mechs[n] > 0 and g.tile[n] != NONE:  # a sniper: on a factory or the core (9.1.1)
            return RANGED
    return SAFE


def roll(g: Defenders, p: int, danger: int) -> None:
    """One roll per action, after its effect (9.1.3, 9.1.10)."""
    if danger == SAFE:
        return
    face = DIE[g.below(len(DIE))]
    hurts = face
    if danger == RANGED and face != 1:  # 9.1.7
        hurts = 0
    power = g.power[p]
    spared = hurts > 0 and power != NONE and DO[power] == IGNORE_DIE_FACE and DO_N[power] == face
    if spared:
        hurts = 0
    g.note("rolled", "9.1.2" if danger == CLOSE else "9.1.7", p, face, hurts)
    if spared:
        g.note("spared", ABILITY_RULE[power], p, power)  # 15.3.7, 15.4.4
    g.learn(EVERYONE, "rolled-die", "9.1.2")
    if hurts > 0:
        suffer(g, p, hurts, "9.2.1")


def suffer(g: Defenders, p: int, n: int, rule: str) -> None:
    """One event of n injuries. Beyond the limit a defender dies and all tokens go (9.3.1, 9.3.4)."""
    total = g.injuries[p] + n
    limit = injury_limit(g)
    g.injuries[p] = min(total, limit)
    g.note("injured", rule, p, n)
    power = g.power[p]
    if power != NONE and DO[power] == SUPPORT_ON_INJURY:  # 15.2.5
        gain_support(g, p, DO_N[power], "15.2.5")
    if total > limit:
        kill(g, p)
        g.note("recovered", "9.3.4", p)
        g.injuries[p] = 0


def injury_limit(g: Defenders) -> int:
    """The injuries a player can bear (9.3.1); alone the third is already one too many (14.2.11)."""
    return INJURY_LIMIT - 1 if g.solo else INJURY_LIMIT


def kill(g: Defenders, p: int) -> None:
    """A random hand card (alone: of the whole hand, 14.2.11), else the top of the deck. Active cards never die."""
    owner = p
    in_hand = len(g.hand[p])
    other = 1 - p if g.solo else p
    all_hands = in_hand + (len(g.hand[other]) if g.solo else 0)
    if all_hands > 0:
        pick = g.below(all_hands)
        if pick >= in_hand:
            owner, pick = other, pick - in_hand
        card = g.hand[owner].pop(pick)
    elif g.deck[p]:  # 9.3.2
        card = g.deck[p].pop()
    else:  # AMB-29
        g.note("nobody-died", "9.3.6", p)
        return
    show(g, card)
    terrain = TERRAIN_OF[card]
    g.note("died", "9.3.1" if all_hands > 0 else "9.3.2", owner, card, terrain)
    g.learn(EVERYONE, "defender-died", "9.3.3")
    if g.deaths[terrain] != NONE:  # 9.3.5
        lose(g, MASSACRE, "1.2.6")
    g.deaths[terrain] = card
    reshuffle_if_empty(g, p)
