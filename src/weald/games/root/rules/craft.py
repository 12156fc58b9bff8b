"""Craft: activate crafting pieces, then an item, an immediate or a persistent effect (4.1)."""

from __future__ import annotations

from typing import Final

from weald.games.root.facts import (
    AMBUSH,
    ANY,
    ANY_SUIT,
    BASE_DECK,
    CARD_FACE,
    DOMINANCE,
    FACE_COST,
    FACE_ITEM,
    FACE_TYPE,
    FIRST_EXILE,
    ITEM,
    PERSISTENT,
    SUITS_OF_CLEARINGS,
    face_named,
)  # fmt: skip
from weald.games.root.rules import steps
from weald.games.root.rules.cards import discard, faces, in_play, pick, show
from weald.games.root.rules.effects import IMMEDIATE_EFFECTS
from weald.games.root.rules.faction import FACTIONS, faction_of
from weald.games.root.rules.landmarks.forge import cannot_forge, reward_smith, takes_from_forge
from weald.games.root.rules.victory import score
from weald.games.root.state import Root, stand
from weald.games.root.words import CRAFT, SUIT
from weald.kernel import Decision, Rule, Why

NOT_CRAFTABLE: Final = Why("not-craftable", "2.1.5b")
DOMINANCE_NOT_CRAFTABLE: Final = Why("not-craftable", "3.3.1a")
ALREADY_IN_PLAY: Final = Why("already-in-play", "4.1.4")
NO_PIECES: Final = Why("no-crafting-pieces", "4.1.1a")
MASTER_ENGRAVERS: Final = face_named("master_engravers")
MURINE_BROKER: Final = face_named("murine_broker")


def cannot_craft(g: Root, seat: int, face: int, free: list[int]) -> Why | None:
    kind = FACE_TYPE[face]
    if kind == AMBUSH:
        return NOT_CRAFTABLE
    if kind == DOMINANCE:
        return DOMINANCE_NOT_CRAFTABLE
    cost = FACE_COST[face]
    spare = free[ANY_SUIT]  # pieces in clearings of several suits, less what they pay where those of one suit do not do
    more = 0
    for suit in range(SUITS_OF_CLEARINGS):
        left = free[suit] - cost[suit]
        if left < 0:
            spare += left
            if spare < 0:
                return Why("too-few-pieces", "4.1.1a", suit, cost[suit], free[suit]) if g.explaining else NO_PIECES
        else:
            more += left
    if spare + more < cost[ANY_SUIT]:  # 4.1.1d
        return Why("too-few-pieces-any", "4.1.1d", cost[ANY_SUIT], spare + more) if g.explaining else NO_PIECES
    if FACTIONS[g.side[seat]].pays_to_craft:
        why = FACTIONS[g.side[seat]].cannot_pay_craft(g, face)
        if why is not None:
            return why
    if kind == ITEM and not g.item_supply[FACE_ITEM[face]]:
        why = cannot_forge(g, seat, FACE_ITEM[face])
        if why is not None:
            return why
    if kind == PERSISTENT:
        for card in g.play[seat]:
            if CARD_FACE[card] == face:
                return ALREADY_IN_PLAY
    return None


def offer_crafts(g: Root, ask: Decision, seat: int) -> None:
    """Every card in hand that can be crafted now."""
    free = FACTIONS[g.side[seat]].crafting(g, seat)
    if not (free[0] or free[1] or free[2] or free[ANY_SUIT] or g.explaining):
        return
    for face in faces(g.hands[seat], ANY):
        ask.offer(CRAFT[face], cannot_craft(g, seat, face, free))


def craft(g: Root, seat: int, face: int) -> None:
    """Show the card and activate the pieces of its cost. Pieces of any suit are chosen one by one."""
    show(g, seat, face)
    cost = FACE_COST[face]
    for suit in range(SUITS_OF_CLEARINGS):
        if cost[suit]:
            _activate(g, seat, suit, cost[suit])
    if cost[ANY_SUIT]:
        g.then(steps.CRAFT_ANY, seat, face, cost[ANY_SUIT])
    else:
        g.then(steps.CRAFTED, seat, face)


def _activate(g: Root, seat: int, suit: int, count: int) -> None:
    """Pieces in clearings of this suit alone first, then those in clearings of several."""
    faction = faction_of(g, seat)
    alone = min(count, faction.crafting(g, seat)[suit])
    if alone:
        faction.activate(g, seat, suit, alone)
    if count > alone:
        faction.activate(g, seat, ANY_SUIT, count - alone)


def craft_any(g: Root, seat: int, face: int, left: int) -> Rule | None:
    """Which piece pays for a symbol that takes any suit (4.1.1d)."""
    if not left:
        g.then(steps.CRAFTED, seat, face)
        return None
    return ask_craft_any(g, seat, face, left)


def ask_craft_any(g: Root, seat: int, face: int, left: int) -> Rule:
    free = faction_of(g, seat).crafting(g, seat)
    ask = g.ask(seat, "activate-which", "4.1.1d", left)
    for suit in range(SUITS_OF_CLEARINGS):
        if free[suit] or free[ANY_SUIT]:
            ask.offer(SUIT[suit])
    choice = yield ask
    _activate(g, seat, choice.a, 1)
    g.then(steps.CRAFT_ANY, seat, face, left - 1)


def crafted(g: Root, seat: int, face: int) -> None:
    """Everything is paid."""
    if faction_of(g, seat).weighs_crafts:
        faction_of(g, seat).weigh_craft(g, seat, face)
    else:
        reward(g, seat, face)


def reward(g: Root, seat: int, face: int) -> None:
    """The effect: immediate ones are resolved and discarded, persistent ones stay in play (4.1.2, 4.1.3)."""
    card = pick(g, g.played, face)
    faction = faction_of(g, seat)
    g.tell("crafted", faction.craft_rule, seat, card)
    if FACE_TYPE[face] == PERSISTENT:
        g.play[seat].append(card)
        if card >= FIRST_EXILE:
            stand(g)
        return
    if FACE_TYPE[face] != ITEM or not _kept(g, seat, card):
        discard(g, card)
    if FACE_TYPE[face] != ITEM:
        IMMEDIATE_EFFECTS[face](g, seat)
    elif faction.weighs_item(g, seat, face):
        g.then(steps.CRAFTED_ITEM, seat, face)
    else:
        crafted_item(g, seat, face)


def _kept(g: Root, seat: int, card: int) -> bool:
    for band in g.bands:
        if FACTIONS[band].keeps_crafted(g, seat, card):
            return True
    return False


def crafted_item(g: Root, seat: int, face: int) -> None:
    """Take the item from the supply and score what the card says (4.1.2b, 3.2.2)."""
    faction = faction_of(g, seat)
    item = FACE_ITEM[face]
    forged = bool(g.extra) and takes_from_forge(g, seat, item)
    if not forged:
        g.item_supply[item] -= 1
        g.tell("took-item", "4.1.2b", seat, item)
    faction.gain_item(g, seat, item)
    score(g, seat, faction.item_points(g, face), "3.2.2")
    if forged:
        reward_smith(g, seat)
    if g.full_deck is not BASE_DECK:
        item_crafted(g, seat)


def item_crafted(g: Root, seat: int) -> None:
    """Master Engravers: a point more, whatever the item was worth. Murine Broker: a card whenever another player crafts one."""
    if in_play(g, seat, MASTER_ENGRAVERS):
        score(g, seat, 1, "4.1.3")
    for other in range(g.players):
        if other != seat and in_play(g, other, MURINE_BROKER):
            g.then(steps.DRAW, other, 1)


steps.CRAFT_ANY.does(craft_any)
steps.CRAFTED.does(crafted)
steps.CRAFTED_ITEM.does(crafted_item)
