"""The advanced setup: chapter A."""

from __future__ import annotations

from typing import Any

import pytest

import weald
from tests.games.root.table import GAME, Table, new_game
from weald import rulebook
from weald.games.root.board import MAP_NAMES, PLACE_NAMES
from weald.games.root.facts import DOMINANCES
from weald.games.root.hirelings import FIRST, PAIRS
from weald.games.root.pieces import PLAYED, SIDES
from weald.games.root.rules.draft import draft_of, locked_side
from weald.games.root.rules.homelands import distances, enemy_homes
from weald.games.root.sheet import INSURGENT, MILITANT, NO_SIDE, SHEETS
from weald.kernel import NOBODY
from weald.kernel.errors import UnknownSeat, UnknownSetting
from weald.match.sight import events
from weald.testing import rule

MILITANTS = {"marquise", "eyrie", "duchy", "hundreds", "keepers"}
INSURGENTS = {"alliance", "vagabond", "cult", "riverfolk", "corvids"}


def drafting(players: int = 4, seed: int = 1, **options: Any) -> Table:
    """A game at the first pick."""
    return new_game(*[f"seat{i + 1}" for i in range(players)], seed=seed, setup="advanced", **options)


def dealt(t: Table) -> list[str]:
    return [SIDES[side] for side in draft_of(t.g).cards]


def with_dealt(*wanted: str, players: int = 4, **options: Any) -> Table:
    for seed in range(1, 2000):
        t = drafting(players, seed, **options)
        if set(wanted) <= set(dealt(t)) and locked_side(t.g) not in [SIDES.index(one) for one in wanted]:
            return t
    raise AssertionError(wanted)


def play_out(t: Table) -> Table:
    """First options until the first turn."""
    while t.g.round == 0:
        t.first()
    return t


def homes(t: Table, seat: int) -> list[str]:
    return [PLACE_NAMES[c] for c in range(12) if draft_of(t.g).homes[seat] >> c & 1]


def settle_rest(t: Table, side: str) -> Table:
    """First options while that side sets up."""
    seat = t.g.seat_of[SIDES.index(side)]
    while t.match.decision.seat == seat and t.asked != "return-card":
        t.first()
    return t


# --- the table (A.1 to A.7) --------------------------------------------------------------------------------


@rule("root", "A", "A.1a", "A.1b", "A.1c", "A.9")
@pytest.mark.parametrize("map", MAP_NAMES)
def test_the_table_of_the_advanced_setup(map: str) -> None:
    t = drafting(map=map)
    assert sorted(t.g.suits) == [1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4]
    assert len({tuple(drafting(seed=seed, map=map).g.suits) for seed in range(6)}) > 1
    assert sum(t.g.ruins) == 4
    assert sum(t.g.item_supply) == 12
    assert t.g.vp == [0] * 4
    play_out(t)
    assert t.g.vp == [0] * 4


@rule("root", "A.4", "5a")
def test_seats_are_counted_and_the_first_player_is_random() -> None:
    options = GAME.read_options({"setup": "advanced"})
    assert GAME.seats(["marquise", "eyrie", "alliance"], None, options) == ["seat1", "seat2", "seat3"]
    assert GAME.seats(None, 5, options) == ["seat1", "seat2", "seat3", "seat4", "seat5"]
    assert {drafting(seed=seed).g.first for seed in range(30)} == {0, 1, 2, 3}
    assert GAME.read_options({})["setup"] == "standard"


@rule("root", "A.3", "AMB-90")
def test_there_are_no_bot_factions_to_agree_on() -> None:
    """Optional modules need their expansion (A): who asks for a bot is told that there is none.

    The statements that need it are not shown to players, and no setup card is one's.
    """
    for setup in ("standard", "advanced"):
        with pytest.raises(UnknownSetting, match="bots"):
            weald.start("root", options={"setup": setup, "bots": 1})
    with pytest.raises(UnknownSeat, match="mechanical_marquise"):
        weald.start("root", seats=["eyrie", "mechanical_marquise"])
    shown = {statement.id for statement in rulebook.for_players("root")}
    assert "A.2" in shown
    assert not shown & {"A.3", "B.5.1", "B.6.4"}
    assert {sheet.name for sheet in SHEETS if sheet.played} == set(PLAYED)


@rule("root", "A.7a", "A.7b")
def test_five_cards_each_and_no_dominance_for_two() -> None:
    t = drafting(3)
    assert [len(hand) for hand in t.g.hands] == [5, 5, 5]
    t = drafting(2)
    cards = [card for zone in t.g.zones() if zone.pool == 0 for card in zone.cards]
    assert not set(cards) & set(DOMINANCES)
    assert len(cards) == 50


@rule("root", "A.5", "A.7b")
def test_landmarks_come_before_cards_and_draft() -> None:
    t = drafting(landmarks=2, seed=3)
    seats = [t.match.decision.seat]
    assert t.asked == "landmark-where"
    assert not any(t.g.hands)
    t.first()
    if t.asked == "landmark-where":
        seats.append(t.match.decision.seat)
        t.first()
    assert seats[0] == (t.g.first - 1) % 4
    assert t.asked == "draft"


# --- the draft (A.8) -----------------------------------------------------------------------------------------


@rule("root", "A.8.1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_players_and_one_more_cards_are_dealt(players: int) -> None:
    for seed in range(20):
        cards = dealt(drafting(players, seed))
        assert len(cards) == len(set(cards)) == players + 1
        assert cards[0] in MILITANTS
        assert set(cards) <= MILITANTS | INSURGENTS
    assert {SHEETS[SIDES.index(side)].stance for side in MILITANTS} == {MILITANT}
    assert {SHEETS[SIDES.index(side)].stance for side in INSURGENTS} == {INSURGENT}


@rule("root", "A.8.1.I")
def test_two_players_draft_militants() -> None:
    for seed in range(20):
        assert set(dealt(drafting(2, seed))) <= MILITANTS


@rule("root", "A.8.1.II", "INT-169")
def test_the_last_insurgent_is_locked_until_a_militant_is_taken() -> None:
    found = 0
    for seed in range(40):
        t = drafting(4, seed)
        last = dealt(t)[-1]
        if last in MILITANTS:
            assert locked_side(t.g) == NO_SIDE
            continue
        found += 1
        t.refuses(f"draft {last}", "setup-card-locked")
        militant = next(one for one in t.offered if one.removeprefix("draft ") in MILITANTS)
        t.do(militant)
        settle_rest(t, militant.removeprefix("draft "))
        t.expects("draft", t.asks).offers(f"draft {last}")
    assert found > 5


@rule("root", "A.8.1.III")
def test_the_vagabond_has_the_character_that_was_dealt() -> None:
    t = with_dealt("vagabond")
    character = draft_of(t.g).character
    assert character != NOBODY
    t.do("draft vagabond")
    settle_rest(t, "vagabond")
    assert t.vagabond().character == character
    assert drafting(2).g.seat_of == [NOBODY] * len(SIDES)
    assert draft_of(drafting(2).g).character == NOBODY


@rule("root", "A.8", "A.8.2")
def test_from_the_last_player_each_sets_up_before_the_next_chooses() -> None:
    t = drafting(4, seed=7)
    order = []
    while t.g.round == 0 and t.asked != "return-card":
        if t.asked == "draft":
            order.append(t.match.decision.seat)
            assert t.match.sides[order[-1]] == f"seat{order[-1] + 1}"
        t.first()
    assert order == [(t.g.first - i) % 4 for i in range(1, 5)]
    assert all(side in SIDES for side in t.match.sides)
    assert sum(taker == NOBODY for taker in draft_of(t.g).takers) == 1


@rule("root", "A.8.2")
def test_a_card_is_taken_once() -> None:
    t = with_dealt("eyrie")
    t.do("draft eyrie")
    settle_rest(t, "eyrie")
    t.expects("draft", t.asks).refuses("draft eyrie", "setup-card-taken")


# --- homelands (A.8.2.I, A.8.2.II) -----------------------------------------------------------------------------


@rule("root", "A.8.2.I")
def test_no_homeland_where_an_enemy_has_one_or_pieces_do_not_fit() -> None:
    t = with_dealt("eyrie", "hundreds")
    t.do("draft eyrie")
    edge = t.offered[0]
    t.do(edge)
    settle_rest(t, "eyrie")
    t.do("draft hundreds")
    t.refuses(edge, "homeland-taken", "A.8.2.I")
    inner = next(c for c in range(12) if not t.g.board().edge[c])
    t.refuses(f"in {PLACE_NAMES[inner]}", "not-at-edge")


@rule("root", "A.8.2.I")
def test_a_building_needs_a_slot() -> None:
    t = with_dealt("eyrie")
    for c in range(12):
        if c != 0:
            t.g.room[c] = 0
    t.do("draft eyrie")
    assert t.g.start[t.g.seat_of[SIDES.index("eyrie")]] == 0


@rule("root", "A.8.2.II", "AMB-48")
def test_two_or_more_clearings_lie_between() -> None:
    t = with_dealt("eyrie", "hundreds")
    t.do("draft eyrie", "in c1")
    settle_rest(t, "eyrie").do("draft hundreds")
    seat = t.match.decision.seat
    away = distances(t.g, enemy_homes(t.g, seat))
    for choice in t.offered:
        assert away[PLACE_NAMES.index(choice.removeprefix("in "))] >= 3
    near = next(c for c in range(12) if away[c] == 2 and t.g.board().edge[c])
    t.refuses(f"in {PLACE_NAMES[near]}", "homeland-too-close", "A.8.2.II")


@rule("root", "A.8.2.II")
def test_where_that_is_impossible_not_adjacent_will_do_then_adjacent() -> None:
    t = with_dealt("eyrie", "hundreds")
    t.do("draft eyrie", "in c1")
    settle_rest(t, "eyrie")
    t.g.room[:] = [0] * 12
    for c, distance in enumerate(distances(t.g, [0])):
        if distance == 2:
            t.g.room[c] = 1
    t.do("draft hundreds")
    at = t.g.start[t.g.seat_of[SIDES.index("hundreds")]]
    offered = [at] if at >= 0 else [PLACE_NAMES.index(one.removeprefix("in ")) for one in t.offered]
    assert {distances(t.g, [0])[c] for c in offered} == {2}
    t = with_dealt("eyrie", "hundreds")
    t.do("draft eyrie", "in c1")
    settle_rest(t, "eyrie")
    t.g.room[:] = [0] * 12
    for c, distance in enumerate(distances(t.g, [0])):
        if distance == 1:
            t.g.room[c] = 1
    t.do("draft hundreds")
    at = t.g.start[t.g.seat_of[SIDES.index("hundreds")]]
    offered = [at] if at >= 0 else [PLACE_NAMES.index(one.removeprefix("in ")) for one in t.offered]
    assert {distances(t.g, [0])[c] for c in offered} == {1}


@rule("root", "AMB-48")
def test_closed_paths_are_no_links() -> None:
    t = drafting(map="mountain")
    board = t.g.board()
    a, b = board.closed[0]
    assert distances(t.g, [a])[b] > 1


# --- setup cards (A.11) ------------------------------------------------------------------------------------


@rule("root", "A.11.1")
def test_the_marquise_has_three_homelands() -> None:
    t = with_dealt("marquise", "eyrie")
    t.do("draft marquise")
    seat = t.g.seat_of[SIDES.index("marquise")]
    settle_rest(t, "marquise")
    there = [PLACE_NAMES.index(home) for home in homes(t, seat)]
    assert len(there) == 3
    assert all(any(b in t.g.links[c] for b in there) for c in there)
    for c in there:
        name = PLACE_NAMES[c]
        assert t.warriors("marquise", name) == 2
        assert sum(t.on(name, kind) for kind in ("sawmill", "workshop", "recruiter")) == 1
    assert sum(t.on(PLACE_NAMES[c], "keep") for c in there) == 1
    others = [PLACE_NAMES[c] for c in range(12) if c not in there]
    assert all(t.warriors("marquise", name) == 1 for name in others)


@rule("root", "A.11.1")
def test_her_homelands_join_and_the_keep_stays_away_from_enemies() -> None:
    t = with_dealt("marquise", "eyrie", players=3)
    t.do("draft eyrie", "in c1")
    settle_rest(t, "eyrie").do("draft marquise")
    first = "in c5" if "in c5" in t.offered else t.offered[0]
    t.do(first)
    apart = [c for c in range(12) if c not in t.g.links[PLACE_NAMES.index(first[3:])]]
    assert any(f"in {PLACE_NAMES[c]}" not in t.offered for c in apart)
    t.first(2)
    if t.asked == "home-keep":
        quiet = [c for c in t.offered if 0 not in t.g.links[PLACE_NAMES.index(c[3:])]]
        assert quiet == t.offered or not quiet


@rule("root", "A.11.2", "A.11.9")
@pytest.mark.parametrize(("side", "pieces"), [("eyrie", {"eyrie_warrior": 6, "roost": 1}),
                                               ("hundreds", {"hundreds_warrior": 4, "warlord": 1, "stronghold": 1})])  # fmt: skip
def test_a_homeland_at_the_edge(side: str, pieces: dict[str, int]) -> None:
    t = with_dealt(side)
    t.do(f"draft {side}")
    assert all(t.g.board().edge[PLACE_NAMES.index(one[3:])] for one in t.offered)
    t.first()
    settle_rest(t, side)
    (home,) = homes(t, t.g.seat_of[SIDES.index(side)])
    assert {kind: t.on(home, kind) for kind in pieces} == pieces
    if side == "hundreds":
        assert t.mood == "stubborn"
        assert any(t.g.ruin_items)


@rule("root", "A.11.3", "A.11.4", "A.11.6")
def test_insurgents_without_a_homeland() -> None:
    t = with_dealt("alliance", "riverfolk")
    t.do("draft alliance")
    assert len(t.alliance.supporters) == 3
    t.do("draft riverfolk")
    seat = t.g.seat_of[SIDES.index("riverfolk")]
    settle_rest(t, "riverfolk")
    assert t.supply("riverfolk_warrior") == 15 - 4 - 3
    assert draft_of(t.g).homes[seat] == 0
    t = with_dealt("vagabond")
    t.do("draft vagabond")
    settle_rest(t, "vagabond")
    assert t.pawn().startswith("f")
    assert len(t.g.quests) == 3
    assert any(t.g.ruin_items)


@rule("root", "A.11.5", "A.11.7")
@pytest.mark.parametrize(("side", "home", "around"), [("cult", 4, 3), ("duchy", 2, 5)])
def test_warriors_around_a_homeland(side: str, home: int, around: int) -> None:
    t = with_dealt(side, "marquise")
    t.do("draft marquise")
    settle_rest(t, "marquise")
    t.do(f"draft {side}")
    settle_rest(t, side)
    seat = t.g.seat_of[SIDES.index(side)]
    (there,) = homes(t, seat)
    assert t.warriors(side, there) == home
    near = [t.warriors(side, PLACE_NAMES[b]) for b in t.g.links[PLACE_NAMES.index(there)]]
    open_ = [n for n in near if n] if around < len(near) else near
    assert sum(near) == around
    assert max(open_) - min(open_) <= 1
    assert PLACE_NAMES.index(there) not in [b for c in enemy_homes(t.g, seat) for b in t.g.links[c]]
    if side == "cult":
        assert t.cult.acolytes == 2


@rule("root", "A.11.8")
def test_the_corvids_begin_with_a_plot() -> None:
    t = with_dealt("corvids")
    t.do("draft corvids", "in c5", "hide bomb")
    assert t.plot("c5") == "bomb"
    assert t.on("c5", "plot") == 1
    (token,) = t.corvids.plots[PLACE_NAMES.index("c5")]
    assert t.g.seen[token] == 1 << t.seat("corvids")
    settle_rest(t, "corvids")
    assert sum(t.warriors("corvids", f"c{i + 1}") for i in range(12)) == 4


@rule("root", "A.11.10")
def test_the_keepers_have_two_homelands_side_by_side() -> None:
    t = with_dealt("keepers")
    t.do("draft keepers")
    settle_rest(t, "keepers")
    a, b = homes(t, t.g.seat_of[SIDES.index("keepers")])
    assert PLACE_NAMES.index(b) in t.g.links[PLACE_NAMES.index(a)]
    assert t.warriors("keepers", a) == t.warriors("keepers", b) == 4
    assert all(at >= 12 for at in t.keepers.at)
    assert all(t.g.board().edge[PLACE_NAMES.index(home)] for home in (a, b))


# --- cards (A.10) and what is hidden ---------------------------------------------------------------------------


@rule("root", "A.10")
def test_three_of_five_are_kept_and_the_rest_shuffled() -> None:
    t = next(t for t in (drafting(3, seed) for seed in range(90)) if "riverfolk" not in dealt(t))
    while t.asked != "return-card":
        t.first()
    seat = t.match.decision.seat
    hand = list(t.g.hands[seat])
    back = t.offered[0]
    t.do(back)
    assert len(t.g.hands[seat]) == 4
    other = (seat + 1) % 3
    assert [told["args"] for told in events(t.match, other) if told["kind"] == "kept-three"] == [{}]
    play_out(t)
    assert [len(cards) for cards in t.g.hands] == [3, 3, 3] or t.g.round == 1
    assert all(t.g.seen[card] == 0 for card in t.g.deck)
    assert set(t.g.hands[seat]) <= set(hand) or t.g.turn == seat


@rule("root", "A.7b", "11.2.3b")
def test_hands_are_hidden_but_for_the_riverfolk() -> None:
    t = with_dealt("riverfolk")
    seat = t.match.decision.seat
    other = (seat + 1) % 4
    assert t.match.view(other)["zones"][f"seat{seat + 1}.hand"]["cards"] == []
    t.do("draft riverfolk")
    assert len(t.match.view(other)["zones"]["riverfolk.hand"]["cards"]) == 5


@rule("root", "A.8.2")
def test_drafted_games_are_recorded_and_stored() -> None:
    from weald.match.snapshot import load, save

    t = drafting(5, seed=11, landmarks=1)
    for _ in range(30):
        t.first()
    match = t.match
    again = load(GAME, match.seats, match.options, match.seed, save(match))
    assert again.hash() == match.hash()
    assert again.sides == match.sides
    assert "seat1" in match.record()


@rule("root", "A.8.2.I", "A.11.10")
def test_where_no_two_edge_clearings_are_left_the_keepers_still_begin() -> None:
    t = with_dealt("keepers", map="mountain")
    _cut_off(t)
    t.do("draft keepers")
    settle_rest(t, "keepers")
    assert len(homes(t, t.g.seat_of[SIDES.index("keepers")])) == 2


def _cut_off(t: Table) -> None:
    """No clearing at the edge has a neighbour there."""
    t.g.links = [[b for b in near if not t.g.board().edge[b]] for near in t.g.links[:12]] + [[]]


@rule("root", "AMB-35", "A.6.5")
def test_setup_cards_of_factions_that_hirelings_stand_in_for_are_not_dealt() -> None:
    barred: set[str] = set()
    for seed in range(1, 60):
        t = drafting(4, seed, hirelings=3)
        replaced = {PAIRS[(side - FIRST) // 2][2] for side in t.g.bands} - {""}
        assert not replaced & set(dealt(t)), seed
        barred |= replaced
    assert {"eyrie", "vagabond", "keepers"} <= barred
