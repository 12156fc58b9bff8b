"""What must always add up: chips, cards, units and tracks."""

from __future__ import annotations

from weald.games.wonderland import board, facts
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
    for kind in range(facts.KINDS):
        held = sum(count[kind] for count in chips)
        if facts.ALLY_OF[kind] >= 0:
            _equal(wrong, f"{facts.KIND_NAMES[kind]} chips", held + g.ally_supply[kind], facts.ALLY_CHIPS[kind])
    _equal(wrong, "madness", sum(c[facts.MADNESS] for c in chips) + g.madness_supply, facts.MADNESS_CHIPS)
    poison = sum(c[facts.POISON] for c in chips) + g.poison_supply + sum(g.poison_on)
    _equal(wrong, "poison", poison, g.players + facts.POISON_BEYOND if g.seat_of[facts.JABBERWOCK] >= 0 else 0)
    _audit_cards(g, wrong)
    if min(g.bag) < 0 or min(g.exhausted) < 0 or min(g.supporters) < 0 or min(g.ally_supply) < 0:
        wrong.append("a count is below 0")
    return wrong


def _equal(wrong: list[str], what: str, got: int, expected: int) -> None:
    if got != expected:
        wrong.append(f"{what}: {got}, not {expected}")


def _audit_player(g: Wonderland, seat: int, chips: list[int], wrong: list[str]) -> None:
    name = facts.FACTIONS[g.faction[seat]]
    at = facts.chip_at(seat, 0)
    track = tracks_of(g, seat)[board.SUPPORTER_TRACK]
    first = board.space(seat, board.SUPPORTER_TRACK, 0)
    freed = sum(1 for k in g.forged[first : first + board.COLUMNS] if k >= 0)
    placed = sum(g.supporters[board.at(seat, r)] for r in range(board.RING))
    supporters = g.supply[seat] + placed + len(track) - freed
    _equal(wrong, f"{name} supporters", supporters, facts.SUPPORTERS)
    _equal(wrong, f"{name} double madness", chips[facts.DOUBLE_MADNESS], facts.START_BAG[facts.DOUBLE_MADNESS])
    for kind in (facts.FACTION_1, facts.FACTION_2):
        _equal(wrong, f"{name} {facts.KIND_NAMES[kind]}", chips[kind] + g.removed[at + kind], facts.START_BAG[kind])
    artifacts = chips[facts.ARTIFACT] + g.removed[at + facts.ARTIFACT] + board.TRACKS - full_tracks(g, seat)
    _equal(wrong, f"{name} artifacts", artifacts, facts.ARTIFACTS)
    for i, card in enumerate(facts.ITEM_CARDS):
        kind = facts.FIRST_ITEM + i
        expected = facts.ITEM_PAIR if facts.WONDER + card in g.cards[seat] else 0
        _equal(wrong, f"{name} {facts.KIND_NAMES[kind]}", chips[kind] + g.removed[at + kind], expected)
    if len(g.track[seat]) > facts.MADNESS_SPACES:
        wrong.append(f"{name}: too many chips on the madness track")
    if g.unused >= 0 and (g.supporters[board.at(seat, g.unused)] or g.castles[board.at(seat, g.unused)]):
        wrong.append(f"{name}: pieces in the unused region")
    if not 0 <= g.strength[seat] <= board.TOP or g.shards[seat] < 0 or g.vp[seat] < 0:
        wrong.append(f"{name}: a track is off its scale")


def _audit_cards(g: Wonderland, wrong: list[str]) -> None:
    where = [0] * facts.CARDS
    piles = [*g.tea_decks, g.wonder_deck, g.display, g.quest_deck, g.quest_discard, [c for c in g.chairs if c >= 0]]
    piles += [*g.taken, *g.cards, *g.hand, *g.deeds, *g.bets, *g.bet]
    if g.helper >= 0:
        piles.append([g.helper])
    for pile in piles:
        for card in pile:
            where[card] += 1
    if max(where) > 1:
        wrong.append("a card lies in two places")
    gone = sum(1 for f in range(facts.FIGURES) if g.figure_at[f] == board.GONE)
    hired = sum(where[facts.WONDER : facts.QUEST])
    expected = facts.QUEST - facts.WONDER - (len(facts.NOT_FOR_TWO) if g.players == 2 else 0)
    if hired + gone < expected or hired > expected:
        wrong.append(f"{hired} Wonderlandian cards")
    quests = sum(1 for q in facts.QUEST_REGION if q != g.unused)
    _equal(wrong, "quests", sum(where[facts.QUEST : facts.BET]), quests)
    _equal(wrong, "bet cards", sum(where[facts.BET :]), g.players * (g.players - 1) if g.players > 2 else 0)
    if sum(where[facts.TEA : facts.WONDER]) > len(facts.TEA_NAMES):
        wrong.append("too many tea cards")
