"""The counts that must always hold. Fuzzing asks after every choice."""

from __future__ import annotations

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.facts import (
    DOMINANCES,
    FIRST_QUEST,
    FIRST_TOKEN,
    ITEM_KINDS,
    ITEM_SUPPLY,
    PLAIN,
    QUESTS,
    RUIN_SET,
    SUITS_OF_CLEARINGS,
    TOKEN_KIND,
)  # fmt: skip
from weald.games.root.pieces import IS_BUILDING, KIND_NAMES, KINDS, KINDS_PLAYED, OWNER, RETURNS, STOCK
from weald.games.root.rules.faction import FACTIONS
from weald.games.root.rules.landmarks.city import city_of
from weald.games.root.rules.landmarks.treetop import SLOTS, treetop_at, treetop_of
from weald.games.root.rules.pieces import rulers
from weald.games.root.sheet import NO_KIND, POOL_DECK, POOL_QUESTS, TO_BOX
from weald.games.root.state import ALL_CLEARINGS, Root, ruin_sets
from weald.kernel import NOWHERE


def audit(g: Root) -> list[str]:
    """Invariants that do not hold: pieces, cards and items are conserved (1.5.1)."""
    wrong = [*_pieces(g), *_map(g), *_cards(g), *_items(g)]
    for side in g.sides:
        own = g.own[side]
        if own is not None:
            wrong += own.audit()
        wrong += FACTIONS[side].audit(g)
    for extra in g.extra:
        wrong += extra.audit()
    return wrong


def _pieces(g: Root) -> list[str]:
    wrong = []
    for kind in range(KINDS if g.bands else KINDS_PLAYED):
        on = g.on[kind * SPOTS : (kind + 1) * SPOTS]
        if OWNER[kind] not in g.sides:
            if any(on) or g.stock[kind]:
                wrong.append(f"{KIND_NAMES[kind]}: its side is not in play")
            continue
        total = sum(on) + g.stock[kind] + sum(own.held(kind) for own in (*g.own, *g.extra) if own is not None)
        if total != STOCK[kind] and not (RETURNS[kind] == TO_BOX and total < STOCK[kind]):
            wrong.append(f"{KIND_NAMES[kind]}: {total} of {STOCK[kind]}")
        if min(on) < 0 or g.stock[kind] < 0:
            wrong.append(f"{KIND_NAMES[kind]}: fewer than none")
    return wrong


def _map(g: Root) -> list[str]:
    wrong = []
    board = g.board()
    suits = g.suits[:]
    city, tree = city_of(g), treetop_of(g)
    if city is not None and city.place != NOWHERE:
        suits[city.place] = city.printed
    if tree is not None and tree.kind != NO_KIND and not g.on[tree.kind * SPOTS + tree.place]:
        wrong.append("a building in the treetop that is not there")
    if sorted(suits) != sorted(1 << c % SUITS_OF_CLEARINGS for c in range(CLEARINGS)):
        wrong.append("there are four clearings of each suit")
    for c in range(CLEARINGS):
        buildings = sum(g.on[k * SPOTS + c] for k in g.kinds if IS_BUILDING[k])
        if g.room[c] < 0 or g.room[c] + buildings + g.ruins[c] != board.slots[c] + (SLOTS if treetop_at(g) == c else 0):
            wrong.append(f"slots of c{c + 1}: {g.room[c]} open, {buildings} built, {g.ruins[c]} ruin")
    said = rulers(g)[:]
    g.stale = ALL_CLEARINGS
    if rulers(g) != said:
        wrong.append(f"rulers are {g.ruler}, not {said}")
    for seat in range(g.players):
        if g.vp[seat] < 0:
            wrong.append(f"seat {seat} has negative points")
    return wrong


def _cards(g: Root) -> list[str]:
    wrong = []
    zones = g.zones()
    shared = sorted(card for zone in zones if zone.pool == POOL_DECK for card in zone.cards)
    expected = [c for c in g.full_deck if g.players > 2 or c not in DOMINANCES]
    if shared != expected:
        wrong.append(f"{len(shared)} cards instead of {len(expected)}, or one twice")
    quests = sorted(card for zone in zones if zone.pool == POOL_QUESTS for card in zone.cards)
    if quests and quests != list(range(FIRST_QUEST, FIRST_QUEST + QUESTS)):
        wrong.append("quests are missing")
    for seat in range(g.players):
        for card in g.hands[seat]:
            if not g.seen[card] >> seat & 1:
                wrong.append(f"seat {seat} does not know a card of its own hand")
    return wrong


def _items(g: Root) -> list[str]:
    have = [g.item_supply[i] + g.gone[i] for i in range(ITEM_KINDS)]
    start = ITEM_SUPPLY[:]
    for i in range(g.players * ITEM_KINDS):
        have[i % ITEM_KINDS] += g.boxes[i]
    for own in (*g.own, *g.extra):
        if own is not None:
            for item, count in enumerate(own.item_counts()):
                have[item] += count
            for item in own.items_brought():
                start[item] += 1
    if any(g.ruin_items) or have != start:
        for token in range(RUIN_SET * ruin_sets(g)):
            start[PLAIN[TOKEN_KIND[token]]] += 1
        for pile in g.ruin_items:
            for token in pile:
                have[PLAIN[TOKEN_KIND[token - FIRST_TOKEN]]] += 1
    return [] if have == start else [f"items {have} instead of {start}"]
