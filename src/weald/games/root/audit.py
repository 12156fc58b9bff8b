"""The counts that must always hold. Fuzzing asks after every choice."""

from __future__ import annotations

from weald.games.root.deck import (
    DOMINANCES,
    FIRST_QUEST,
    FIRST_TOKEN,
    QUESTS,
    SHARED,
    TOKEN_KIND,
)
from weald.games.root.rules.pieces import refresh_rule
from weald.games.root.state import Root
from weald.games.root.things import (
    ALLIANCE,
    BASE,
    BOARD,
    BOARD_KINDS,
    CHARACTER_ITEMS,
    CLEARINGS,
    CONDITIONS,
    HAS_TRACK,
    IS_BUILDING,
    ITEM_KINDS,
    ITEM_NAMES,
    ITEM_SUPPLY,
    KEEP,
    KIND_NAMES,
    KINDS,
    OWNER,
    PLAIN,
    SECOND_VAGABOND,
    STOCK,
    SYMPATHY,
    TRACK,
    TRACK_SPACE,
    VAGABOND,
)


def audit(g: Root) -> list[str]:
    """Invariants that do not hold: pieces, cards and items are conserved (1.5.1). Fuzzing asks after every choice."""
    return [*_pieces(g), *_map(g), *_cards(g), *_items(g)]


def _pieces(g: Root) -> list[str]:
    wrong = []
    for kind in range(KINDS):
        on_map = sum(g.on[kind * CLEARINGS : (kind + 1) * CLEARINGS])
        total = on_map + g.stock[kind] + (g.officers if kind == ALLIANCE else 0)
        if total != STOCK[kind] and not (kind == KEEP and total == 0):
            wrong.append(f"{KIND_NAMES[kind]}: {total} of {STOCK[kind]}")
        if min(g.on[kind * CLEARINGS : (kind + 1) * CLEARINGS]) < 0 or g.stock[kind] < 0:
            wrong.append(f"{KIND_NAMES[kind]}: fewer than none")
        if g.seat_of[OWNER[kind]] < 0 and on_map:
            wrong.append(f"{KIND_NAMES[kind]}: its faction does not play")
    return wrong


def _map(g: Root) -> list[str]:
    wrong = []
    board = g.board()
    if sorted(g.suits) != [c // 4 for c in range(CLEARINGS)]:
        wrong.append("there are four clearings of each suit")
    bases = [0, 0, 0]
    for c in range(CLEARINGS):
        buildings = sum(g.on[k * CLEARINGS + c] for k in range(KINDS) if IS_BUILDING[k])
        if g.room[c] < 0 or g.room[c] + buildings + g.ruins[c] != board.slots[c]:
            wrong.append(f"slots of c{c + 1}: {g.room[c]} open, {buildings} built, {g.ruins[c]} ruin")
        if g.on[SYMPATHY * CLEARINGS + c] > 1:
            wrong.append(f"c{c + 1} holds more than one sympathy token")
        bases[g.suits[c]] += g.on[BASE * CLEARINGS + c]
        ruler = g.rule[c]
        refresh_rule(g, c)
        if g.rule[c] != ruler:
            wrong.append(f"c{c + 1} is ruled by {g.rule[c]}, not {ruler}")
    if max(bases) > 1:
        wrong.append("two bases of one suit")
    for seat in range(g.players):
        if g.vp[seat] < 0:
            wrong.append(f"seat {seat} has negative points")
    return wrong


def _cards(g: Root) -> list[str]:
    wrong = []
    shared = [*g.deck, *g.discard, *g.beside, *g.supporters]
    for pile in (*g.hands, *g.play, *g.decree):
        shared += pile
    expected = [c for c in range(SHARED) if g.players > 2 or c not in DOMINANCES]
    if sorted(shared) != expected:
        wrong.append(f"{len(shared)} cards instead of {len(expected)}, or one twice")
    if g.seat_of[VAGABOND] >= 0 or g.seat_of[SECOND_VAGABOND] >= 0:
        quests = sorted([*g.quest_deck, *g.quests, *g.done[0], *g.done[1]])
        if quests and quests != list(range(FIRST_QUEST, FIRST_QUEST + QUESTS)):
            wrong.append("quests are missing")
    for seat in range(g.players):
        for card in g.hands[seat]:
            if not g.seen[card] >> seat & 1:
                wrong.append(f"seat {seat} does not know a card of its own hand")
    return wrong


def _items(g: Root) -> list[str]:
    wrong = []
    have = [g.item_supply[i] + g.gone[i] for i in range(ITEM_KINDS)]
    start = ITEM_SUPPLY[:]
    for i in range(g.players * ITEM_KINDS):
        have[i % ITEM_KINDS] += g.boxes[i]
    for v in range(2):
        for i in range(CONDITIONS * BOARD_KINDS):
            count = g.items[v * BOARD + i]
            have[PLAIN[i % BOARD_KINDS]] += count
            if count < 0 or (i < BOARD_KINDS and count and not HAS_TRACK[i]):
                wrong.append(f"item {ITEM_NAMES[i % BOARD_KINDS]}: {count} in condition {i // BOARD_KINDS}")
        for item in range(ITEM_KINDS):
            row = [g.items[v * BOARD + TRACK * BOARD_KINDS + k] for k in range(BOARD_KINDS) if PLAIN[k] == item]
            if sum(row) > TRACK_SPACE:
                wrong.append(f"more than {TRACK_SPACE} {ITEM_NAMES[item]} on a track")
        if g.character[v] >= 0:
            for item in CHARACTER_ITEMS[g.character[v]]:
                start[item] += 1
    sets = (g.seat_of[VAGABOND] >= 0) + (g.seat_of[SECOND_VAGABOND] >= 0)
    if any(g.ruin_items) or any(c >= 0 for c in g.character):
        for token in range(4 * sets):
            start[PLAIN[TOKEN_KIND[token]]] += 1
        for pile in g.ruin_items:
            for token in pile:
                have[PLAIN[TOKEN_KIND[token - FIRST_TOKEN]]] += 1
    if have != start:
        wrong.append(f"items {have} instead of {start}")
    return wrong
