"""What options lead to, in a few values: for whoever chooses, never asked while playing."""

from __future__ import annotations

from weald.games.root.board import SPOTS
from weald.games.root.factions.hundreds import (
    BITTER,
    COMMAND,
    FULL_VP,
    HUNDREDS,
    LAVISH,
    LAVISH_WARRIORS,
    OPPRESS_VP,
    PROWESS,
    RAT,
    ROWDY,
    ROWDY_PIECES,
    SPACES,
    TRACK_OF,
    VALUES,
)  # fmt: skip
from weald.games.root.factions.hundreds.base import own, warlord_at
from weald.games.root.factions.hundreds.mobs import mobs_around
from weald.games.root.factions.hundreds.rules import enemy_pieces, oppressed
from weald.games.root.facts import NO_ITEM, PLAIN
from weald.games.root.names import name_fields
from weald.games.root.notes import note
from weald.games.root.pieces import SCORING_OF
from weald.games.root.rules.pieces import is_enemy, serves
from weald.games.root.rules.removal import is_safe
from weald.games.root.state import Root
from weald.kernel import NOWHERE, Decision, Note, Option


def mood(g: Root, ask: Decision, option: Option) -> Note | None:
    """What a mood would be worth as things stand; what it does stands on it (14.7)."""
    mine = own(g)
    c = warlord_at(g)
    if option.a == LAVISH:  # squandered at the end of this Birdsong, or not at all
        items = len(mine.hoard[COMMAND]) + len(mine.hoard[PROWESS])
        return Note("lavish-for", LAVISH_WARRIORS * items) if items else Note("lavish-for-nothing", empty=True)
    if option.a == ROWDY:
        return Note("rowdy-draws", 2 if c != NOWHERE and enemy_pieces(g, c) >= ROWDY_PIECES else 1)
    if option.a == BITTER and c != NOWHERE:
        return Note("mobs-near", len(mobs_around(g, c)))
    return None


def squander(g: Root, ask: Decision, option: Option) -> Note | None:
    return Note("warriors-at-warlord", min(LAVISH_WARRIORS, g.stock[RAT]))


def hoard(g: Root, item: int) -> Note | None:
    """Command or prowess with this item; a full track gives one up for a point (14.2.4)."""
    track = TRACK_OF[item]
    if track == NO_ITEM:
        return None
    length = len(own(g).hoard[track])
    if length >= SPACES:
        return Note("hoard-is-full", FULL_VP)
    return Note("command-then" if track == COMMAND else "prowess-then", VALUES[length + 1])


def keep(g: Root, ask: Decision, option: Option) -> Note | None:
    return hoard(g, ask.values[0])


def take(g: Root, ask: Decision, option: Option) -> Note | None:
    return hoard(g, PLAIN[option.a])


def give_up(g: Root, ask: Decision, option: Option) -> Note | None:
    return Note("leaves-for", FULL_VP)


def mob(g: Root, ask: Decision, option: Option) -> Note | None:
    """What it razes in the next Birdsong, if nothing changes (14.4.1)."""
    c = option.a
    found = 0
    for side in g.armies:
        if is_enemy(g, HUNDREDS, side):
            for kind in SCORING_OF[side]:
                if not serves(g, HUNDREDS, kind) and not is_safe(g, kind, c, HUNDREDS):
                    found += g.on[kind * SPOTS + c]
    if g.ruins[c]:
        return Note("razes-ruin", found)
    return Note("razes", found) if found else None


def oppress(g: Root, ask: Decision, option: Option) -> Note | None:
    count = oppressed(g)
    return Note("oppresses", count, OPPRESS_VP[min(count, len(OPPRESS_VP) - 1)])


name_fields({
    "lavish-for": ("warriors",), "lavish-for-nothing": (), "rowdy-draws": ("cards",), "mobs-near": ("count",),
    "warriors-at-warlord": ("warriors",), "command-then": ("value",), "prowess-then": ("value",), "hoard-is-full": ("points",),
    "leaves-for": ("points",), "razes": ("count",), "razes-ruin": ("count",), "oppresses": ("count", "points"),
})  # fmt: skip
note({
    "mood": mood, "item-lavish": squander, "keep": keep, "item-raze-item": take, "item-loot-what": take, "turned-loot-what": take,
    "item-hoard-full": give_up, "incite": mob,
    "in-mob-where": mob, "done-incite": oppress,
})  # fmt: skip
