"""What options lead to, in a few values: for whoever chooses, never asked while playing."""

from __future__ import annotations

from typing import Final

from weald.games.ironwood import facts
from weald.games.ironwood.board import MOUNTAINS, MT
from weald.games.ironwood.facts import WW, side_of
from weald.games.ironwood.lean import CHOICES
from weald.games.ironwood.rules.battle import cannot_lead, units_at
from weald.games.ironwood.rules.forges import built_forges
from weald.games.ironwood.rules.totems import cannot_discover
from weald.games.ironwood.state import Ironwood
from weald.kernel import Decision, Note, Noting, Option

NO_ATTACK: Final = Note("attack-impossible", empty=True)
NO_DISCOVERY: Final = Note("discovery-impossible", empty=True)


def one_of(g: Ironwood, ask: Decision, option: Option) -> Note | None:
    """One of the options of a card."""
    card = ask.values[1]
    return nothing_from(g, CHOICES[card][option.a - 1], card)


def play(g: Ironwood, ask: Decision, option: Option) -> Note | None:
    return nothing_from(g, facts.EFFECTS[option.a], option.a)


def nothing_from(g: Ironwood, program: int, card: int) -> Note | None:
    """Would these lines do nothing at all, as things stand?"""
    lines = facts.PROGRAMS[program]
    word = lines[0].word if lines else ""
    if word == "attack" and not _can_attack(g, side_of(card), lines[0].with_):
        return NO_ATTACK if all(e.word in ("attack", "win", "this_combat") for e in lines) else None
    if word == "discover" and len(lines) == 1 and all(cannot_discover(g, vision) for vision in g.vision_hand):
        return NO_DISCOVERY
    return None


def _can_attack(g: Ironwood, side: int, with_: str) -> bool:
    own = range(MT) if side == WW else range(MT, MT + len(MOUNTAINS))
    return with_ == "recruited_here" or any(cannot_lead(g, place, side, with_) is None for place in own)


def attack(g: Ironwood, ask: Decision, option: Option) -> Note | None:
    return Note("forces", units_at(g, ask.values[0]), units_at(g, option.a))


def build(g: Ironwood, ask: Decision, option: Option) -> Note | None:
    return Note("forge-of", built_forges(g) + 1, facts.FORGES_TO_WIN)


NOTES: Final[dict[str, Noting]] = {
    "option": one_of,
    "play": play,
    "to-attack-what": attack,
    "at-build-where": build,
}
