"""Craft: activate crafting pieces, then an item, an immediate or a persistent effect (4.1)."""

from __future__ import annotations

from typing import Final

from weald.games.root.deck import (
    CARD_FACE,
    FACE_COST,
    FACE_ITEM,
    FACE_TYPE,
    FAVORS,
    IMMEDIATE,
    ITEM,
    PERSISTENT,
)
from weald.games.root.rules import steps
from weald.games.root.rules.cards import discard, faces, pick
from weald.games.root.rules.faction import faction_of
from weald.games.root.rules.removal import remove_all_enemies, settle
from weald.games.root.rules.victory import score
from weald.games.root.state import Root
from weald.games.root.things import ANY, CLEARINGS
from weald.games.root.words import CRAFT, SUIT
from weald.kernel.decision import Decision, Rule, Why
from weald.kernel.event import EVERYONE

NOT_CRAFTABLE: Final = Why("not-craftable", "2.1.5b")
DOMINANCE_NOT_CRAFTABLE: Final = Why("not-craftable", "3.3.1a")
NO_SUCH_ITEM: Final = Why("no-such-item", "4.1.2c")
ALREADY_IN_PLAY: Final = Why("already-in-play", "4.1.4")
NO_PIECES: Final = Why("no-crafting-pieces", "4.1.1a")


def cannot_craft(g: Root, seat: int, face: int, free: list[int]) -> Why | None:
    kind = FACE_TYPE[face]
    if kind < ITEM:
        return NOT_CRAFTABLE if kind == 0 else DOMINANCE_NOT_CRAFTABLE
    cost = FACE_COST[face]
    spare = 0
    for suit in range(3):
        if free[suit] < cost[suit]:
            return NO_PIECES
        spare += free[suit] - cost[suit]
    if spare < cost[3]:  # 4.1.1d
        return NO_PIECES
    if kind == ITEM and not g.item_supply[FACE_ITEM[face]]:
        return NO_SUCH_ITEM
    if kind == PERSISTENT:
        for card in g.play[seat]:
            if CARD_FACE[card] == face:
                return ALREADY_IN_PLAY
    return None


def offer_crafts(g: Root, ask: Decision, seat: int) -> None:
    """Every card in hand that can be crafted now."""
    free = faction_of(g, seat).crafting(g, seat)
    if free[0] + free[1] + free[2] == 0 and not g.explaining:
        return
    for face in faces(g.hands[seat], ANY):
        ask.offer(CRAFT[face], cannot_craft(g, seat, face, free))


def craft(g: Root, seat: int, face: int) -> None:
    """Activate the pieces of the cost. Pieces of any suit are chosen one by one."""
    faction = faction_of(g, seat)
    cost = FACE_COST[face]
    for suit in range(3):
        if cost[suit]:
            faction.activate(g, seat, suit, cost[suit])
    if cost[3]:
        g.then(steps.CRAFT_ANY, seat, face, cost[3])
    else:
        g.then(steps.CRAFTED, seat, face)


def craft_any(g: Root, seat: int, face: int, left: int) -> Rule | None:
    """Which piece pays for a symbol that takes any suit (4.1.1d)."""
    if not left:
        g.then(steps.CRAFTED, seat, face)
        return None
    return _activate_any(g, seat, face, left)


def _activate_any(g: Root, seat: int, face: int, left: int) -> Rule:
    faction = faction_of(g, seat)
    free = faction.crafting(g, seat)
    ask = g.ask(seat, "activate-which", "4.1.1d", left)
    for suit in range(3):
        if free[suit]:
            ask.offer(SUIT[suit])
    choice = yield ask
    faction.activate(g, seat, choice.a, 1)
    g.then(steps.CRAFT_ANY, seat, face, left - 1)


def crafted(g: Root, seat: int, face: int) -> None:
    """The effect: immediate ones are resolved and discarded, persistent ones stay in play (4.1.2, 4.1.3)."""
    card = pick(g, g.hands[seat], face)
    faction = faction_of(g, seat)
    g.seen[card] = EVERYONE
    g.tell("crafted", faction.craft_rule(), seat, card)
    if FACE_TYPE[face] == PERSISTENT:
        g.play[seat].append(card)
        return
    discard(g, card)
    if FACE_TYPE[face] == ITEM:
        item = FACE_ITEM[face]
        g.item_supply[item] -= 1
        faction.gain_item(g, seat, item)
        g.tell("took-item", "4.1.2b", seat, item)
        score(g, seat, faction.item_points(g, face), "3.2.2")
    elif FACE_TYPE[face] == IMMEDIATE:
        suit = FAVORS.index(face)
        points = remove_all_enemies(g, seat, [c for c in range(CLEARINGS) if g.suits[c] == suit])
        score(g, seat, points, "3.2.1")
        settle(g)


steps.CRAFT_ANY.does(craft_any)
steps.CRAFTED.does(crafted)
