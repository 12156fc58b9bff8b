"""The hoard: items kept, given up and looted (14.2.3 to 14.2.5)."""

from __future__ import annotations

from weald.games.root.factions.hundreds import FULL_VP, HUNDREDS, SPACES, TRACK_OF
from weald.games.root.factions.hundreds.base import (
    CONTEMPT,
    HOARD_FULL,
    KEEP,
    LOOT,
    LOOT_STEP,
    SCRAP,
    own,
)  # fmt: skip
from weald.games.root.facts import FACE_ITEM, ITEM_KINDS, NO_ITEM
from weald.games.root.rules.box import has_crafted, offer_crafted, take_crafted
from weald.games.root.rules.pieces import rulers
from weald.games.root.rules.victory import score
from weald.games.root.state import ATTACKER, DEFENDER, FORCE, SEAT, WHERE, Root
from weald.games.root.words import DONE, ITEM
from weald.kernel import NOBODY, Rule

# --- contempt for trade (14.2.3) -------------------------------------------------------------------------


def contempt(g: Root, seat: int, face: int) -> Rule:
    """A crafted item is kept for no points, or leaves the game for its points."""
    ask = g.ask(seat, "contempt", "14.2.3a", FACE_ITEM[face])
    ask.offer(KEEP)
    ask.offer(SCRAP)
    choice = yield ask
    own(g).keeping = 1 if choice is KEEP else 0


def gain_crafted(g: Root, seat: int, item: int) -> None:
    if own(g).keeping:
        gain(g, seat, item)
    else:
        g.gone[item] += 1
        g.tell("scrapped", "14.2.3a", seat, item)


# --- the hoard (14.2.4) ----------------------------------------------------------------------------------


def gain(g: Root, seat: int, item: int) -> None:
    """To the leftmost empty space of its track (14.2.4.Ia); if there is none, one item of the track goes."""
    track = own(g).hoard[TRACK_OF[item]]
    if len(track) < SPACES:
        track.append(item)
        g.tell("kept-item", "14.2.4.Ia", seat, item)
    else:
        own(g).loose = item
        g.then(HOARD_FULL, seat, item)


def hoard_full(g: Root, seat: int, item: int) -> Rule:
    """Remove the new item or another of its track for a point (14.2.4.Ib)."""
    mine = own(g)
    track = mine.hoard[TRACK_OF[item]]
    ask = g.ask(seat, "hoard-full", "14.2.4.Ib", item)
    for kind in range(ITEM_KINDS):
        if kind == item or kind in track:
            ask.offer(ITEM[kind])
    choice = yield ask
    if choice.a != item:
        track.remove(choice.a)
        track.append(item)
    mine.loose = NO_ITEM
    g.gone[choice.a] += 1
    g.tell("hoard-overflow", "14.2.4.Ib", seat, choice.a)
    score(g, seat, FULL_VP, "14.2.4.Ib")


def has_item(g: Root, item: int) -> bool:
    return item in own(g).hoard[TRACK_OF[item]]


# --- looters (14.2.5) ------------------------------------------------------------------------------------


def can_loot(g: Root, victim: int) -> bool:
    """Has this seat an item in its crafted items box? A Vagabond has no such box."""
    return victim != NOBODY and has_crafted(g, victim)


def declare(g: Root, which: int) -> Rule | None:
    if which != ATTACKER or not can_loot(g, g.battle[SEAT + DEFENDER]):
        return None
    return ask_loot(g)


def ask_loot(g: Root) -> Rule:
    """As it attacks it may loot: no rolled hits, but an item if it rules there in the end."""
    fight = g.battle
    seat = fight[SEAT + ATTACKER]
    ask = g.ask(seat, "loot", "14.2.5a", fight[FORCE + DEFENDER], fight[WHERE])
    ask.offer(LOOT)
    ask.offer(DONE)
    ask.default = DONE
    choice = yield ask
    if choice is LOOT:
        own(g).looting = 1
        g.tell("looting", "14.2.5a", seat, fight[FORCE + DEFENDER])


def after_battle(g: Root, which: int) -> None:
    """Whoever looted and rules the clearing takes an item (14.2.5c)."""
    fight = g.battle
    mine = own(g)
    if mine.looting and rulers(g)[fight[WHERE]] == HUNDREDS and can_loot(g, fight[SEAT + DEFENDER]):
        g.then(LOOT_STEP, fight[SEAT + ATTACKER], fight[SEAT + DEFENDER])
    mine.looting = 0
    mine.shrugged = 0


def loot(g: Root, seat: int, victim: int) -> Rule:
    ask = g.ask(seat, "loot-what", "14.2.5c", g.side[victim])
    offer_crafted(g, ask, victim)
    choice = yield ask
    item = take_crafted(g, victim, choice)
    g.tell("looted", "14.2.5c", seat, g.side[victim], item)
    gain(g, seat, item)


CONTEMPT.does(contempt)
HOARD_FULL.does(hoard_full)
LOOT_STEP.does(loot)
