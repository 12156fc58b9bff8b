"""17.1, 18.1 and the difficulty options: what lies on the table of a solo game."""

from __future__ import annotations

import pytest

from tests.games.ironwood.table import Table, laid_out, new_game
from weald.games.ironwood import GAME
from weald.games.ironwood.automa import difficulty
from weald.games.ironwood.board import FERRUM, FORESTS, INNER_MOUNTAINS, MOUNTAINS, OUTER_FORESTS, OUTER_MOUNTAINS
from weald.games.ironwood.facts import BASICS, IC, INNER_VISIONS, NAMES, OUTER_VISIONS, SPECIALS, WW
from weald.games.ironwood.state import FORGE, FOUNDATION
from weald.kernel import EVERYONE
from weald.kernel.errors import UnknownSetting
from weald.testing import rule


def names(cards: list[int]) -> list[str]:
    return sorted(NAMES[c] for c in cards)


@rule("ironwood", "17.1.2", "17.1.4", "18.1.2")
@pytest.mark.parametrize(("solo", "bot"), [("ironbot", IC), ("woodbot", WW)])
def test_the_bot_hand_is_a_face_down_pile_of_its_basics(solo: str, bot: int) -> None:
    g = laid_out(solo=solo).g
    assert sorted(g.hand[bot]) == BASICS[bot]
    assert g.hand[1 - bot] == BASICS[1 - bot]
    assert all(g.seen[c] == 0 for c in g.hand[bot] + g.deck[bot])
    assert all(g.seen[c] == 1 << (1 - bot) for c in g.hand[1 - bot])
    assert laid_out(seed=2, solo=solo).g.deck != g.deck  # both decks are shuffled
    assert laid_out(seed=2, solo=solo).g.deck[bot] != g.deck[bot]


@rule("ironwood", "17.1.3")
def test_four_woodwalker_cards_go_out_against_ironbot() -> None:
    g = laid_out(solo="ironbot").g
    assert names(g.removed[WW]) == ["WW17", "WW19", "WW22", "WW36"]
    assert len(g.deck[WW]) == 31
    assert sorted(g.deck[IC]) == SPECIALS[IC]


@rule("ironwood", "18.1.3")
def test_five_ironclad_cards_go_out_against_woodbot() -> None:
    g = laid_out(solo="woodbot").g
    assert names(g.removed[IC]) == ["IC13", "IC17", "IC27", "IC33", "IC36"]
    assert len(g.deck[IC]) == 30
    assert sorted(g.deck[WW]) == SPECIALS[WW]


@rule("ironwood", "17.1.5")
def test_the_human_keeps_one_inner_vision_against_ironbot() -> None:
    t = laid_out(solo="ironbot")
    (kept,) = t.g.vision_hand
    assert kept in INNER_VISIONS
    assert t.g.seen[kept] == 1 << WW
    assert sorted([*t.g.vision_deck, kept]) == INNER_VISIONS + OUTER_VISIONS


@rule("ironwood", "17.1.6", "18.1.6")
@pytest.mark.parametrize("solo", ["ironbot", "woodbot"])
def test_units_stand_as_for_two(solo: str) -> None:
    g = laid_out(solo=solo).g
    assert [g.ww[f] for f in OUTER_FORESTS] == [2] * 6
    assert sum(g.ww) == 12
    assert (g.ic[FERRUM], g.drill) == (1, FERRUM)
    assert [g.ic[m] for m in INNER_MOUNTAINS] == [3] * 4
    assert sum(g.ic) == 13


@rule("ironwood", "17.1.7")
def test_ironbot_begins_expansive_and_alert() -> None:
    solo = new_game(solo="ironbot").match.view(WW)["position"]["solo"]
    assert (solo["bot"], solo["approach"], solo["turn_card"]) == ("ironbot", "expansive", "alert")
    assert solo["bonus"] == {"damage": 1, "defense": 0, "dominance": 0}


@rule("ironwood", "18.1.4", "18.1.5", "18.3.1")
def test_the_inner_mountains_are_possible_at_first() -> None:
    g = laid_out(solo="woodbot").g
    assert sorted(g.vision_deck) == INNER_VISIONS
    assert g.shown_visions == OUTER_VISIONS
    assert all(g.seen[v] == EVERYONE for v in OUTER_VISIONS)
    assert [m for m in range(len(MOUNTAINS)) if g.bot_marks[m]] == INNER_MOUNTAINS
    assert g.vision_hand == []


@rule("ironwood", "18.1.7")
def test_woodbot_begins_disruptive_without_spirits() -> None:
    solo = laid_out(solo="woodbot").g
    assert (solo.face, solo.spirits) == (0, 0)
    about = GAME.position(solo, IC)["solo"]
    assert (about["aid"], about["spirits"]) == ("disruptive", 0)
    assert about["marked"] == [MOUNTAINS[m] for m in INNER_MOUNTAINS]


# --- difficulty (17.21, 18.15) -----------------------------------------------------------------------------


@rule("ironwood", "17.21.1", "18.15.1")
@pytest.mark.parametrize("bot", [WW, IC])
@pytest.mark.parametrize("level", range(16))
def test_a_level_is_a_mix_of_exactly_that_many(bot: int, level: int) -> None:
    mix = difficulty.mix(bot, level, 0, 0)
    assert difficulty.levels(bot, mix.mask, mix.warriors) == level


@rule("ironwood", "17.21.1", "18.15.1")
@pytest.mark.parametrize("bot", [WW, IC])
def test_all_options_make_fifteen(bot: int) -> None:
    assert difficulty.levels(bot, 0b1111, 5) == 15
    assert difficulty.LEVELS[bot] == [2, 2, 3, 3]


def test_options_by_hand_count_toward_the_level() -> None:
    mix = difficulty.mix(IC, 7, difficulty.GOLEM_START, 0)
    assert mix.mask & difficulty.GOLEM_START
    assert difficulty.levels(IC, mix.mask, mix.warriors) == 7
    alone = difficulty.mix(IC, 0, difficulty.GOLEM_START | difficulty.RED_ICONS, 2)
    assert (alone.mask, alone.warriors) == (difficulty.GOLEM_START | difficulty.RED_ICONS, 2)


def test_options_of_the_other_bot_are_refused() -> None:
    with pytest.raises(UnknownSetting, match="golem_start"):
        new_game(solo="woodbot", golem_start=True)


@rule("ironwood", "17.21.3")
def test_a_golem_on_ferrum() -> None:
    g = new_game(solo="ironbot", golem_start=True).g
    assert (g.golems[FERRUM], sum(g.golems)) == (1, 1)


@rule("ironwood", "17.21.4")
def test_foundations_on_two_random_outer_mountains() -> None:
    places = set()
    for seed in range(8):
        g = new_game(seed=seed, solo="ironbot", two_foundations=True).g
        (a, b) = [m for m in range(len(MOUNTAINS)) if g.forge[m] == FOUNDATION]
        assert {a, b} <= set(OUTER_MOUNTAINS)
        assert g.squad(a) == g.squad(b) == 0  # no control needed
        assert g.bot_marks[a] == g.bot_marks[b] == 0
        assert len(g.vision_deck) == 9  # the visions drawn for it are back
        assert g.tokens == 3
        places.add((a, b))
    assert len(places) > 2


@rule("ironwood", "17.21.5", "18.15.4")
@pytest.mark.parametrize("solo", ["ironbot", "woodbot"])
def test_four_cards_in_the_first_preparation_phase(solo: str) -> None:
    def first(**options: bool) -> int:
        t = new_game(solo=solo, **options)
        t.do("draw 2")
        return int(t.events("bot-shuffles-hand")[0]["count"])

    assert first() == 5
    assert first(four_cards=True) == 7


@rule("ironwood", "17.21.6")
@pytest.mark.parametrize("choice", range(6))
def test_extra_ironclad_warriors(choice: int) -> None:
    g = new_game(solo="ironbot", extra_warriors=choice).g
    more = [g.ic[m] - 3 for m in INNER_MOUNTAINS]
    assert sorted(more, reverse=True) == [1] * min(choice, 4) + [0] * (4 - min(choice, 4))
    assert g.ic[FERRUM] == (2 if choice == 5 else 1)


@rule("ironwood", "18.15.6")
@pytest.mark.parametrize("choice", range(6))
def test_extra_woodwalker_warriors(choice: int) -> None:
    t = new_game(solo="woodbot", extra_warriors=choice, seed=3)
    assert len(t.events("recruited")) == (choice, 6)[choice == 5]
    assert len({e["at"] for e in t.events("recruited")}) == (choice, 6)[choice == 5]
    assert {e["at"] for e in t.events("recruited")} <= {FORESTS[f] for f in OUTER_FORESTS}


@rule("ironwood", "18.15.3")
def test_two_spirits_at_setup_and_none_leaves_in_preparation() -> None:
    t = new_game(solo="woodbot", spirits_start=True).do("draw 2")
    assert t.told("bot-spirits")["spirits"] == 2
    assert t.events("marker-off") == []
    assert t.g.spirits == 2 - len(t.events("bot-spirit-gone"))


@rule("ironwood", "18.15.5")
def test_two_forge_tokens_back_to_the_box() -> None:
    t = new_game(solo="woodbot", fewer_foundations=True)
    assert t.g.tokens == 3
    assert GAME.audit(t.g) == []
    assert t.g.forge[FERRUM] == FORGE


def test_without_a_bot_nothing_of_it_is_there() -> None:
    t: Table = new_game(level=9)
    assert t.match.view(WW)["position"]["solo"] is None
    assert "woodwalkers.removed" not in t.match.view(WW)["zones"]
