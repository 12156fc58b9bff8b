"""What must always add up: chips, cards, units and tracks."""

from __future__ import annotations

from weald.games.wonderland.board import (
    ALLY_CHIPS,
    ALLY_OF,
    ARTIFACT,
    ARTIFACTS,
    BET,
    CARDS,
    DOUBLE_MADNESS,
    FACTION_1,
    FACTION_2,
    FACTIONS,
    FIGURES,
    FIRST_ITEM,
    GONE,
    ITEM_CARDS,
    KIND_NAMES,
    KINDS,
    MADNESS,
    MADNESS_CHIPS,
    MADNESS_SPACES,
    NOT_FOR_TWO,
    POISON,
    POISON_BEYOND,
    QUEST,
    QUEST_REGION,
    START_BAG,
    SUPPORTERS,
    TEA,
    WONDER,
)
from weald.games.wonderland.rules.forge import tracks_of
from weald.games.wonderland.rules.quests import full_tracks, owned
from weald.games.wonderland.state import Wonderland


def in_hand(g: Wonderland, seat: int) -> list[int]:
    """All chips of a player by kind, those just drawn too."""
    count = owned(g, seat)
    for kind in g.drawn[seat]:
        count[kind] += 1
    if g.playing[seat] >= 0:
        count[g.playing[seat]] += 1
    return count


def audit(g: Wonderland) -> list[str]:
    wrong: list[str] = []
    chips = [in_hand(g, seat) for seat in range(g.players)]
    for seat in range(g.players):
        _audit_player(g, seat, chips[seat], wrong)
    for kind in range(KINDS):
        held = sum(count[kind] for count in chips)
        if ALLY_OF[kind] >= 0:
            _equal(wrong, f"{KIND_NAMES[kind]} chips", held + g.ally_supply[kind], ALLY_CHIPS[kind])
    _equal(wrong, "madness", sum(c[MADNESS] for c in chips) + g.madness_supply, MADNESS_CHIPS)
    poison = sum(c[POISON] for c in chips) + g.poison_supply + sum(g.poison_on)
    _equal(wrong, "poison", poison, g.players + POISON_BEYOND if g.seat_of[4] >= 0 else 0)
    _audit_cards(g, wrong)
    if min(g.bag) < 0 or min(g.exhausted) < 0 or min(g.supporters) < 0 or min(g.ally_supply) < 0:
        wrong.append("a count is below 0")
    return wrong


def _equal(wrong: list[str], what: str, got: int, expected: int) -> None:
    if got != expected:
        wrong.append(f"{what}: {got}, not {expected}")


def _audit_player(g: Wonderland, seat: int, chips: list[int], wrong: list[str]) -> None:
    name = FACTIONS[g.faction[seat]]
    at = seat * KINDS
    track = tracks_of(g, seat)[2]
    freed = sum(1 for k in g.forged[seat * 16 + 8 : seat * 16 + 12] if k >= 0)
    supporters = g.supply[seat] + sum(g.supporters[seat * 5 : seat * 5 + 5]) + len(track) - freed
    _equal(wrong, f"{name} supporters", supporters, SUPPORTERS)
    _equal(wrong, f"{name} double madness", chips[DOUBLE_MADNESS], START_BAG[DOUBLE_MADNESS])
    for kind in (FACTION_1, FACTION_2):
        _equal(wrong, f"{name} {KIND_NAMES[kind]}", chips[kind] + g.removed[at + kind], START_BAG[kind])
    artifacts = chips[ARTIFACT] + g.removed[at + ARTIFACT] + 4 - full_tracks(g, seat)
    _equal(wrong, f"{name} artifacts", artifacts, ARTIFACTS)
    for i, card in enumerate(ITEM_CARDS):
        kind = FIRST_ITEM + i
        expected = 2 if WONDER + card in g.cards[seat] else 0
        _equal(wrong, f"{name} {KIND_NAMES[kind]}", chips[kind] + g.removed[at + kind], expected)
    if len(g.track[seat]) > MADNESS_SPACES:
        wrong.append(f"{name}: too many chips on the madness track")
    if g.unused >= 0 and (g.supporters[seat * 5 + g.unused] or g.castles[seat * 5 + g.unused]):
        wrong.append(f"{name}: pieces in the unused region")
    if not 0 <= g.strength[seat] <= 25 or g.shards[seat] < 0 or g.vp[seat] < 0:
        wrong.append(f"{name}: a track is off its scale")


def _audit_cards(g: Wonderland, wrong: list[str]) -> None:
    where = [0] * CARDS
    piles = [*g.tea_decks, g.wonder_deck, g.display, g.quest_deck, g.quest_discard, [c for c in g.chairs if c >= 0]]
    piles += [*g.taken, *g.cards, *g.hand, *g.deeds, *g.bets, *g.bet]
    if g.helper >= 0:
        piles.append([g.helper])
    for pile in piles:
        for card in pile:
            where[card] += 1
    if max(where) > 1:
        wrong.append("a card lies in two places")
    gone = sum(1 for f in range(FIGURES) if g.figure_at[f] == GONE)
    hired = sum(where[WONDER:QUEST])
    expected = QUEST - WONDER - (len(NOT_FOR_TWO) if g.players == 2 else 0)
    if hired + gone < expected or hired > expected:
        wrong.append(f"{hired} Wonderlandian cards")
    quests = sum(1 for q in QUEST_REGION if q != g.unused)
    _equal(wrong, "quests", sum(where[QUEST:BET]), quests)
    _equal(wrong, "bet cards", sum(where[BET:]), g.players * (g.players - 1) if g.players > 2 else 0)
    if sum(where[TEA:WONDER]) > 90:
        wrong.append("too many tea cards")
