"""Chapter 14: foundations, forges, the Ironclad victory; chapter 16: concession."""

from __future__ import annotations

import pytest

from tests.games.ironwood.table import table
from weald.testing import rule

# --- foundations (14.1) ----------------------------------------------------------------------------------


@rule("ironwood", "14.1.1", "14.1.3", "8.4.5", "1.1.6")
def test_expansion_puts_a_foundation_on_a_controlled_outer_mountain() -> None:
    t = table(ic="plumbarum:W gallimor:G").turn("ironclad").do("play IC03", "option 3")
    t.offers("at plumbarum", "at gallimor").do("at gallimor")
    assert (t.forge("gallimor"), t.g.tokens) == ("foundation", 4)
    assert t.crystals == (0, 0)


@rule("ironwood", "14.1.1", "14.1.2", "INT-60", "8.1.3", "8.4.5")
def test_where_no_foundation_may_stand() -> None:
    t = table(ic="ferrum:W auria:W plumbarum:W gallimor:W cobaltis:W", foundations="plumbarum", forges="gallimor")
    t.turn("ironclad").do("play IC03", "option 3")
    t.refuses("at ferrum", "only-outer-mountains", "14.1.2")
    t.refuses("at auria", "only-outer-mountains", "14.1.2")
    t.refuses("at plumbarum", "has-foundation", "14.1.1")
    t.refuses("at gallimor", "has-foundation", "14.1.1")
    t.refuses("at chromia", "not-controlled", "8.4.5")
    assert t.offered == ["at cobaltis", "done"]


@rule("ironwood", "14.1.2", "8.4.3")
def test_the_drill_alone_gives_no_right_to_found() -> None:
    t = table(ic="cobaltis:W", drill="chromia", cargo=1).turn("ironclad").do("play IC03", "option 3")
    t.refuses("at chromia", "not-controlled", "8.4.5")


@rule("ironwood", "14.1.4", "1.2.1", "1.2.5")
def test_without_a_token_no_foundation() -> None:
    t = table(
        ic="plumbarum:W", forges="gallimor cuprumis", foundations="cobaltis chromia argentimar", hands=("", "IC10")
    ).turn("ironclad")
    assert t.g.tokens == 0
    t.do("play IC10")
    assert t.asked == "turn"  # nothing to ask
    assert t.forge("plumbarum") == "none"


@rule("ironwood", "14.1.5", "8.4.3")
def test_a_foundation_gives_no_control_and_outlives_every_battle() -> None:
    t = table(ww="f11:4", ic="plumbarum:W", foundations="plumbarum", hands=("WW21", "IC10")).turn("woodwalkers")
    t.do("play WW21").attack("f11", "plumbarum", "WW02", "").do("done")
    assert (t.warriors("plumbarum"), t.forge("plumbarum")) == (0, "foundation")
    assert t.events("damage")[1]["forge"] == 0
    t.do("play IC03")
    t.do("option 3")
    assert t.asked == "resolve"  # Plumbarum is not controlled: nowhere to found
    assert t.events("founded") == []


# --- forges (14.2) ---------------------------------------------------------------------------------------


@rule("ironwood", "14.2.1", "14.2.2", "20.1.2", "1.1.6")
def test_reinforcements_turns_a_foundation_for_five_crystals() -> None:
    t = table(ic="plumbarum:W", foundations="plumbarum", crystals=(0, 6)).turn("ironclad")
    t.do("play IC01", "option 2", "yes")
    assert t.forge("plumbarum") == "forge"
    assert t.crystals == (0, 1)


@rule("ironwood", "14.2.2", "9.4.8", "INT-44", "5.2.4")
def test_the_full_price_is_needed_and_cargo_does_not_pay() -> None:
    t = table(ic="plumbarum:W", foundations="plumbarum", crystals=(0, 4), drill="auria", cargo=3).turn("ironclad")
    t.do("play IC01").refuses("option 2", "too-few-crystals", "5.2.3")


@rule("ironwood", "14.2.1", "INT-59", "8.4.5")
def test_an_uncontrolled_foundation_cannot_be_built() -> None:
    t = table(ic="plumbarum:W zincur:W", foundations="plumbarum", crystals=(0, 9), hands=("", "IC04"))
    t.turn("ironclad", rest=True).do("play IC04", "from plumbarum", "to gallimor", "done").do("pass")
    t.do("play IC01").refuses("option 2", "nothing-to-build", "14.2.1")


@rule("ironwood", "14.2.1")
def test_of_several_foundations_only_controlled_ones_are_offered() -> None:
    t = table(ic="plumbarum:W gallimor:W", foundations="plumbarum gallimor cobaltis", crystals=(0, 5))
    t.turn("ironclad").do("play IC01", "option 2", "yes")
    assert t.offered == ["at gallimor", "at plumbarum"]
    t.refuses("at cobaltis", "not-controlled", "8.4.5").refuses("at chromia", "no-foundation", "14.2.1")


@rule("ironwood", "14.2.3")
def test_master_blueprint_builds_for_less_in_the_preparation() -> None:
    t = table(ic="plumbarum:W", crystals=(0, 1), hands=("", "IC20")).turn("ironclad", number=2, rest=True)
    t.do("play IC20", "at plumbarum")  # 1 crystal, income 2: exactly the 3 it asks for
    assert t.asked == "spend"
    t.do("yes")
    assert t.forge("plumbarum") == "forge"
    assert t.crystals[1] == 0


@rule("ironwood", "14.2.3", "14.2.1")
def test_master_blueprint_still_needs_control() -> None:
    t = table(ic="plumbarum:W", foundations="plumbarum", crystals=(0, 9), hands=("", "IC20"))
    t.g.ic = [0] * 11
    t.g.in_play[1] = [c for c in t.g.hand[1] if c > 45]
    t.g.hand[1] = [c for c in t.g.hand[1] if c <= 45]
    card = t.g.in_play[1][0]
    t.g.cubes[card] = 1
    t.g.lasting[1] = [card]
    t.agenda(("preparation", ()))
    assert t.told("exhausted")["card"] == "IC20"
    assert t.forge("plumbarum") == "foundation"


@rule("ironwood", "14.2.4", "8.4.3")
def test_a_forge_gives_no_control_and_stands_for_good() -> None:
    t = table(ww="f11:4", ic="plumbarum:W", forges="plumbarum", hands=("WW21", "IC07")).turn("woodwalkers")
    t.do("play WW21").attack("f11", "plumbarum", "WW02").do("done")
    assert (t.warriors("plumbarum"), t.forge("plumbarum")) == (0, "forge")
    t = table(ww="f11:1", forges="plumbarum", visions="V10", hands=("WW25", "")).turn("woodwalkers")
    t.do("play WW25").offers("discover V10")  # no Ironclad combat unit there, so a totem can be found


@rule("ironwood", "14.2.5", "14.2.6", "INT-92")
def test_a_forge_unloads_and_recruits_without_control() -> None:
    t = table(ic="auria:W", drill="zincur", cargo=3, forges="plumbarum", crystals=(0, 2)).turn("ironclad")
    t.do("play IC03", "option 2", "to plumbarum", "done")
    assert t.crystals == (0, 5)
    assert (t.g.cargo, t.g.track) == (0, 0)
    t = table(forges="plumbarum", foundations="gallimor", crystals=(0, 2)).agenda(("recruits", (1,)))
    t.refuses("at gallimor", "only-at-forges", "6.3.3").do("at plumbarum")
    assert t.warriors("plumbarum") == 1


@rule("ironwood", "14.2.7")
def test_ferrum_unloads_and_recruits_from_the_start() -> None:
    t = table(ic="auria:W", drill="auria", cargo=3).turn("ironclad").do("play IC03", "option 2", "to ferrum", "done")
    assert t.crystals == (0, 3)
    t = table(crystals=(0, 2)).agenda(("recruits", (1,))).do("at ferrum")
    assert t.warriors("ferrum") == 1


# --- victory (14.3) --------------------------------------------------------------------------------------


@rule("ironwood", "14.3.1")
def test_the_third_forge_wins_at_once() -> None:
    t = table(
        ic="plumbarum:W", forges="gallimor cobaltis", foundations="plumbarum", crystals=(0, 5), drill="plumbarum",
        cargo=3, hands=("", "IC01"), basics=False,
    ).turn("ironclad")  # fmt: skip
    t.do("play IC01", "option 2", "yes")
    assert t.winner == "ironclad"
    assert t.match.result == {"winners": [1], "how": "forges", "rule": "14.3.1", "rounds": 2}
    assert t.g.cargo == 3  # nothing further is resolved, not even unloading


@rule("ironwood", "14.3.1", "INT-86", "3.4.3")
def test_a_third_forge_in_the_preparation_wins_too() -> None:
    t = table(ic="plumbarum:W", forges="gallimor cobaltis", crystals=(0, 3), hands=("", "IC20"))
    t.turn("ironclad", number=2, rest=True).do("play IC20", "at plumbarum")
    t.do("done")  # recruit nobody
    t.do("yes")
    assert t.winner == "ironclad"
    assert t.g.phase == 0


@rule("ironwood", "14.3.2", "14.3.3")
def test_ferrum_and_foundations_do_not_count() -> None:
    t = table(ic="plumbarum:W", forges="gallimor", foundations="plumbarum cobaltis", crystals=(0, 5)).turn("ironclad")
    t.do("play IC01", "option 2", "yes")
    assert t.winner is None
    assert t.told("built")["built"] == 2


@rule("ironwood", "14.3.3")
def test_the_other_forges_need_no_control() -> None:
    t = table(ic="plumbarum:W", forges="gallimor cobaltis", foundations="plumbarum", crystals=(0, 5)).turn("ironclad")
    assert (t.warriors("gallimor"), t.warriors("cobaltis")) == (0, 0)
    t.do("play IC01", "option 2", "yes")
    assert t.winner == "ironclad"


# --- concession (16) -------------------------------------------------------------------------------------


@rule("ironwood", "16.1.1", "16.1.2", "INT-94")
@pytest.mark.parametrize(("seat", "winner"), [(0, "ironclad"), (1, "woodwalkers")])
@pytest.mark.parametrize("turn", ["woodwalkers", "ironclad"])
def test_either_side_may_concede_at_any_time(seat: int, winner: str, turn: str) -> None:
    t = table(ww="f11:1", ic="plumbarum:W").turn(turn)
    t.match.concede(seat)
    assert t.winner == winner
    assert t.match.result == {"winners": [1 - seat], "how": "concession", "rule": "16.1.1", "rounds": 2}


@rule("ironwood", "16.1.1")
def test_conceding_in_the_middle_of_a_battle() -> None:
    t = table(ww="f11:2", ic="plumbarum:W", hands=("WW21", "")).turn("woodwalkers").do("play WW21", "from f11")
    t.match.concede(1)
    assert t.winner == "woodwalkers"


@rule("ironwood", "16.1.2", "14.3.1")
def test_a_game_has_one_winner_and_is_then_over() -> None:
    t = table(ic="plumbarum:W", forges="gallimor cobaltis", foundations="plumbarum", crystals=(0, 5), secured=2)
    t.turn("ironclad").do("play IC01", "option 2", "yes")
    assert t.match.result is not None
    assert t.match.result["winners"] == [1]
    assert t.match.open == []
