"""Chapter 8: drawing chips, halting, the end check, player order."""

from __future__ import annotations

from tests.games.wonderland.table import Table, table
from weald.games.wonderland.rules.common import fix_order
from weald.testing import rule


def duel(seats: str = "alice hatter queen", each: int = 3, region: str = "garden", **chips: str) -> Table:
    """The players named by chips fight; the others do not bet."""
    t = table(seats)
    for who in chips:
        t.put(who, region, supporters=each)
    t.battle(region, **chips)
    while t.prompt == "bet":
        for decision in list(t.match.open):
            t.match.choose("no-bet", decision.seat)
    return t


@rule("wonderland", "8.1.1", "8.1.2", "8.1.3", "8.1.4", "8.4.1", "8.2.1", "8.2.2", "8.4.2", "8.4.3")
def test_the_first_draw_is_for_everybody() -> None:
    t = duel(alice="faction_2", hatter="artifact", queen="forge")
    assert [t.strength(who) for who in ("alice", "hatter", "queen")] == [2, 3, 1]
    assert (t.active("alice"), t.active("hatter"), t.active("queen")) == ("faction_2", "artifact", "forge")
    assert t.waiting() == {"alice", "mad_hatter", "queen_of_hearts"}
    kinds = [event.kind for event in t.match.journal.events if event.kind in ("drew", "advanced")]  # type: ignore[union-attr]
    assert kinds == ["drew"] * 3 + ["advanced"] * 3


@rule("wonderland", "8.3.1", "8.3.2", "8.3.3", "8.3.4", "8.6.2", "I-26", "19.3.3")
def test_madness_first_then_halting_is_offered() -> None:
    t = duel(alice="madness", hatter="faction_1")
    assert t.asked("alice") == ["block", "suffer"]
    assert t.strength("hatter") == 0  # nobody advances before madness is done
    t.do("alice", "suffer")
    assert (t.strength("alice"), t.strength("hatter")) == (0, 1)
    assert t.active("alice") == ""
    assert t.asked("alice") == ["draw", "halt"]


@rule("wonderland", "8.4.4", "8.4.5", "8.4.3")
def test_the_active_row_keeps_its_order() -> None:
    t = duel(alice="faction_1", hatter="artifact")
    t.draw(alice="faction_1", hatter="artifact")
    for chip in ("faction_1", "faction_1", "faction_1", "forge"):
        t.g.strength[1] = 20
        t.draw(alice=chip, **({"hatter": "halt"} if t.status("hatter") == "active" else {}))
    assert t.active("alice") == "faction_1 faction_1 faction_1 faction_1 faction_1 forge"


@rule("wonderland", "8.5.1", "I-25", "8.6.3")
def test_all_halt_together() -> None:
    t = duel(alice="faction_2", hatter="faction_1", queen="forge")
    t.draw(alice="halt", hatter="halt", queen="halt")
    assert t.told("drew") == [(4,), (3,), (6,)]
    assert t.vp("alice") > 0


@rule("wonderland", "8.5.2", "8.5.6", "I-19", "11.3.1", "11.3.4")
def test_reaching_25_ends_the_battle_for_all() -> None:
    t = duel(alice="faction_2", hatter="faction_1", queen="faction_1")
    t.tile("garden", 4)
    t.g.strength = [23, 19, 11]
    t.draw(alice="faction_2", hatter="faction_1", queen="faction_1")
    assert t.told("placed") == [(1, 0, 25), (2, 0, 20), (3, 0, 12)]
    assert (t.vp("alice"), t.vp("hatter"), t.vp("queen")) == (4, 2, 0)
    assert t.castle("alice", "garden") == "standing"


@rule("wonderland", "I-20", "9.4.5", "11.1.2")
def test_25_while_another_busts() -> None:
    t = duel(each=1, alice="faction_2", hatter="faction_1", queen="faction_1")
    t.tile("garden", 4)
    t.g.strength = [23, 19, 11]
    t.g.shield = [0, 0, 0]
    t.draw(alice="faction_2", hatter="madness", queen="faction_1")
    assert (t.vp("alice"), t.vp("hatter"), t.vp("queen")) == (4, 0, 2)


@rule("wonderland", "8.5.7", "8.5.8")
def test_several_at_25_tie() -> None:
    t = duel(alice="faction_2", hatter="faction_1")
    t.g.strength = [24, 24, 0]
    t.draw(alice="artifact", hatter="faction_1")
    assert (t.strength("alice"), t.strength("hatter")) == (25, 25)
    assert t.prompt == "points-or-castle"


@rule("wonderland", "8.5.3", "8.5.5", "I-21")
def test_the_last_active_player_in_front_must_halt() -> None:
    t = duel(alice="faction_2", hatter="faction_1")
    t.draw(alice="faction_1", hatter="halt")
    assert t.events("had-to-halt") == [{"strength": 3, "seat": 0, "rule": "8.5.3"}]
    assert [told["rule"] for told in t.events("halted")] == ["8.6.3"]
    assert t.prompt != "draw-or-halt"


@rule("wonderland", "8.5.4", "I-22")
def test_the_last_active_player_behind_may_go_on() -> None:
    t = duel(alice="artifact", hatter="faction_1").tile("garden", 2)
    t.draw(alice="halt", hatter="faction_1")
    assert t.asked("hatter") == ["draw", "halt"]
    t.draw(hatter="faction_1")
    assert t.asked("hatter") == ["draw", "halt"]  # level is not ahead
    t.draw(hatter="faction_1")
    assert t.vp("hatter") == 2
    t = duel(alice="artifact", hatter="faction_1").tile("garden", 2)
    t.draw(alice="halt", hatter="faction_1").draw(hatter="halt")
    assert t.vp("hatter") == 1  # second place


@rule("wonderland", "I-24", "8.5.3", "11.2.4", "11.3.3", "I-115", "11.2.1")
def test_winning_with_nothing() -> None:
    t = table("alice hatter queen").put("alice", "garden", supporters=3).put("hatter", "garden", supporters=1)
    t.tile("garden", 2).bag("alice", "madness").bag("hatter", "madness")
    t.g.shield = [0, 0, 0]
    t.battle("garden", alice="madness", hatter="madness").do("queen", "no-bet")
    assert t.told("placed") == [(1, 0, 0)]
    assert (t.vp("alice"), t.castle("alice", "garden")) == (2, "standing")  # both, not the choice of 11.6


@rule("wonderland", "8.5.9")
def test_no_end_check_before_the_first_draw() -> None:
    t = (
        table("alice hatter queen")
        .put("alice", "garden", supporters=1, leader=True)
        .put("hatter", "garden", supporters=1)
    )
    t.battle("garden", alice="faction_1", hatter="faction_1").do("queen", "no-bet")
    assert t.told("drew") == [(3,), (3,)]


@rule("wonderland", "8.6.1", "8.6.3", "8.6.5", "10.3.1")
def test_a_halted_player_keeps_everything_and_can_be_affected() -> None:
    t = duel(alice="artifact", hatter="faction_1")
    t.draw(alice="halt", hatter="knaves_crown")
    assert t.told("crowned") == [(0,)]
    assert (t.strength("alice"), t.units("alice", "garden"), t.active("alice")) == (3, 3, "artifact")
    assert t.waiting() == {"mad_hatter"}


@rule("wonderland", "8.7.1", "8.7.2", "I-15")
def test_an_empty_bag_takes_everything_back() -> None:
    t = duel(alice="faction_1", hatter="artifact")
    t.bag("alice", "").exhausted("alice", "forge forge faction_1 faction_1 faction_2 artifact")
    t.track("alice", "madness madness")
    t.g.shield[0] = 0
    t.draw(alice="forge", hatter="halt")
    assert t.told("bag-refilled") == [(8,)]
    assert t.bag_of("alice") == "madness madness faction_1 faction_1 faction_2 artifact forge"
    assert (t.mad("alice"), t.spent("alice"), t.active("alice")) == ("", "", "faction_1 forge")
    assert not t.shield("alice")


@rule("wonderland", "8.7.3", "I-16")
def test_nothing_left_to_draw() -> None:
    t = table("alice hatter queen").bag("alice", "faction_1").bag("queen", "")
    for who in ("alice", "hatter", "queen"):
        t.put(who, "garden", supporters=2)
    t.battle("garden", alice="faction_1", hatter="artifact")
    assert t.status("queen") == "halted"  # in the first draw already
    assert t.waiting() == {"mad_hatter"}  # alice has nothing to draw and is not asked
    t.draw(hatter="halt")
    assert sorted(t.told("placed")) == [(1, 0, 3), (2, 0, 1), (3, 0, 0)]


@rule("wonderland", "I-17", "8.2.1", "8.7.1")
def test_an_empty_bag_at_the_first_draw() -> None:
    t = table("alice hatter queen").put("alice", "garden", supporters=1).put("hatter", "garden", supporters=1)
    t.bag("alice", "").exhausted("alice", "faction_2")
    t.battle("garden", alice="faction_2", hatter="artifact").do("queen", "no-bet")
    assert t.active("alice") == "faction_2"


@rule("wonderland", "8.8.1", "8.8.2", "8.8.3", "I-111")
def test_madness_then_own_effects_then_others() -> None:
    t = table("cat hatter alice").put("cat", "garden", supporters=2).put("hatter", "garden", supporters=2)
    t.put("alice", "garden", supporters=2).put("alice", "witzend", leader=True)
    t.unlock("cat", "scratch wicked_grin").unlock("alice", "everywhere_at_once impossible_things").shards(
        cat=1, hatter=1
    )
    t.g.shield = [1, 1, 0]
    t.battle("garden", cat="artifact", alice="artifact", hatter="madness")
    assert t.prompt == "block"
    t.do("hatter", "block")
    assert t.prompt == "which-first"  # the cat has fewer points, but Scratch touches others
    assert t.asked("alice") == ["use everywhere_at_once", "use impossible_things"]
    t.do("alice", "use impossible_things")
    assert t.shield("alice")
    t.do("alice", "leader")
    assert t.leader("alice") == "garden"
    assert t.prompt == "scratch"
    t.do("cat", "player mad_hatter")
    assert (t.shard("cat"), t.shard("hatter")) == (0, 2)
    assert t.strength("cat") == 3 + 1  # Wicked Grin counted before the shard was given away


@rule("wonderland", "8.8.4", "8.8.5", "19.1.6")
def test_player_order() -> None:
    t = table("alice hatter queen").points(alice=5, hatter=3, queen=4)
    t.g.status = [1, 1, 1]
    fix_order(t.g, [0, 1, 2])
    assert t.g.order == [1, 2, 0]
    t.points(alice=3, hatter=3, queen=3).shards(queen=2, alice=1)
    fix_order(t.g, [0, 1, 2])
    assert t.g.order == [2, 0, 1]
    t.shards(queen=0, alice=0)
    orders = set()
    for a in range(3):
        for b in range(2):
            t.g.script = [a, b]
            fix_order(t.g, [0, 1, 2])
            orders.add(tuple(t.g.order))
    assert len(orders) == 6


@rule("wonderland", "8.8.5", "I-37", "11.4.1", "11.4.3")
def test_three_choose_in_player_order() -> None:
    t = duel(seats="alice hatter queen", alice="faction_2", hatter="faction_2", queen="faction_2")
    t.points(alice=9, hatter=3, queen=5).draw(alice="halt", hatter="halt", queen="halt")
    for who in ("hatter", "queen", "alice"):
        assert t.prompt == "points-or-castle"
        assert t.decision.seat == t.seat(who)
        t.do(who, "castle")
    assert t.told("placed")[0] == (1, 1, 2)
