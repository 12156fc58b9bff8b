"""Chapter 9: madness, losing units, shield, bust, refresh, poison."""

from __future__ import annotations

from tests.games.wonderland.table import Table, table
from weald.games.wonderland.rules.madness import check_bust
from weald.testing import rule


def suffers(chip: str, *, shield: bool = False, seats: str = "alice hatter queen", **put: object) -> Table:
    """Alice draws this chip in the garden against the Hatter; up to her first question."""
    t = table(seats).put("alice", "garden", **put)  # type: ignore[arg-type]
    t.put("hatter", "garden", supporters=2)
    t.g.shield[0] = int(shield)
    t.battle("garden", alice=chip, hatter="faction_1")
    for other in t.match.open[:]:
        if other.prompt == "bet":
            t.match.choose("no-bet", other.seat)
    return t


@rule("wonderland", "9.1.1", "9.1.2", "9.1.4", "9.1.5", "9.2.1", "9.2.3", "9.2.9")
def test_normal_madness() -> None:
    t = table("alice hatter queen").put("alice", "garden", supporters=2, leader=True, figures="dodo")
    t.put("alice", "witzend", supporters=1).put("hatter", "garden", supporters=2).track("alice", "double_madness")
    t.g.shield[0] = 0
    t.battle("garden", alice="madness", hatter="faction_1").do("queen", "no-bet")
    assert t.asked("alice") == ["supporter", "figure dodo"]
    t.do("alice", "supporter")
    assert t.strength("alice") == 1 + 2
    assert t.mad("alice") == "double_madness madness"
    assert (t.units("alice", "garden"), t.units("alice", "witzend"), t.supply("alice")) == (3, 1, 8)


@rule("wonderland", "9.1.2", "9.1.3", "9.2.2", "I-07")
def test_double_madness_takes_two_units_and_one_space() -> None:
    t = suffers("double_madness", supporters=2, leader=True)
    assert t.leader("alice") == "garden"
    assert t.supporters("alice", "garden") == 0
    assert t.mad("alice") == "double_madness"


@rule("wonderland", "9.2.2", "I-09", "9.4.1", "9.2.7")
def test_the_leader_is_lost_last() -> None:
    t = suffers("madness", supporters=1, leader=True, figures="dodo")
    assert t.why("alice", "leader") == ("leader-last", "9.2.2")
    t.do("alice", "figure dodo")
    t.draw(alice="madness", hatter="faction_1")
    assert (t.supporters("alice", "garden"), t.leader("alice")) == (0, "garden")
    t.draw(alice="madness", hatter="faction_1")
    assert (t.status("alice"), t.leader("alice")) == ("bust" if t.g.region >= 0 else "out", "supply")
    t.rolls(1).step("war-ends")
    assert t.leader("alice") == "table"


@rule("wonderland", "9.2.4", "9.2.5", "9.2.6", "I-11", "13.1.3")
def test_a_lost_figure() -> None:
    t = table("alice hatter queen").put("alice", "garden", supporters=1, figures="white_rabbit")
    t.put("hatter", "garden", supporters=2)
    t.g.shield[0] = 0
    t.battle("garden", alice="madness", hatter="faction_1").do("queen", "no-bet").do("alice", "figure white_rabbit")
    assert t.strength("alice") == 2
    assert t.figure("white_rabbit") == "supply"
    assert len(t.g.cards[0]) == 1
    t.draw(alice="faction_1", hatter="faction_1").draw(alice="faction_1", hatter="faction_1")
    assert t.strength("alice") == 4  # no bonus for equal chips


@rule("wonderland", "9.2.8", "I-05", "9.4.1", "8.3.5")
def test_fewer_units_than_must_be_lost() -> None:
    t = suffers("double_madness", supporters=1)
    assert t.told("bust") == [()]
    assert t.supply("alice") == 10


@rule("wonderland", "I-06", "9.2.2", "9.4.2")
def test_supporter_then_leader() -> None:
    t = suffers("double_madness", supporters=1, leader=True)
    assert [unit for unit, _ in t.told("lost-unit")] == [0, 1]
    assert t.leader("alice") == "supply"
    assert t.strength("alice") == 0


@rule("wonderland", "9.3.1", "9.3.2", "9.3.3", "9.3.4", "9.3.6", "I-04")
def test_the_shield_blocks_a_double() -> None:
    t = suffers("double_madness", shield=True, supporters=1)
    assert t.asked("alice") == ["block", "suffer"]
    t.do("alice", "block")
    assert (t.units("alice", "garden"), t.mad("alice"), t.has("alice", "double_madness")) == (1, "", 1)
    assert not t.shield("alice")
    assert t.told("drew") == [(1,), (3,)]  # no other chip for it


@rule("wonderland", "9.3.5")
def test_a_broken_shield_cannot_block() -> None:
    t = suffers("madness", supporters=2)
    assert t.told("suffered") == [(0,)]


@rule("wonderland", "9.4.1", "9.4.2", "9.4.3", "9.4.4", "9.4.5", "9.4.6", "9.4.7", "9.6.2", "I-29", "12.2.5")
def test_bust() -> None:
    t = table("alice hatter queen").put("alice", "garden", supporters=1).put("hatter", "garden", supporters=3)
    t.put("queen", "garden", supporters=3).quest("alice", "q18")
    t.exhausted("alice", "faction_1").track("alice", "madness")
    t.g.shield[0] = 0
    t.battle("garden", alice="forge", hatter="faction_1", queen="faction_1")
    t.draw(alice="faction_1", hatter="faction_1", queen="faction_1")
    assert t.strength("alice") == 2  # on a forge symbol
    t.draw(alice="madness", hatter="faction_1", queen="knaves_crown")
    assert t.status("alice") == "bust"
    assert t.strength("alice") == 0
    assert t.active("alice") == ""
    assert t.spent("alice") == "faction_1 faction_1 forge"
    assert t.mad("alice") == "madness madness"
    assert t.shield("alice")
    assert t.told("crowned") == [(1,)]  # the bust player could not be chosen
    assert t.waiting() == {"mad_hatter", "queen_of_hearts"}
    t.draw(hatter="halt", queen="faction_1")
    while not t.done:
        assert t.decision.seat != 0
        t.match.take_default(t.decision.seat)
    assert t.vp("alice") == 0


@rule("wonderland", "9.4.8")
def test_losing_the_last_unit_while_halted_is_a_bust() -> None:
    t = table("alice hatter queen").put("alice", "garden", supporters=1).put("hatter", "garden", supporters=3)
    t.battle("garden", alice="artifact", hatter="faction_1").do("queen", "no-bet")
    t.draw(alice="halt", hatter="faction_1")
    t.g.supporters[2] = 0
    check_bust(t.g, 0)
    assert (t.status("alice"), t.strength("alice"), t.spent("alice")) == ("bust", 0, "artifact")


@rule("wonderland", "9.5.1", "9.5.2", "9.5.3", "9.5.4", "9.5.5", "9.3.8", "I-02", "19.3.5")
def test_refresh() -> None:
    t = table("alice hatter queen").put("alice", "garden", supporters=3).put("hatter", "garden", supporters=3)
    t.battle("garden", alice="faction_1", hatter="artifact").do("queen", "no-bet")
    t.track("alice", "madness double_madness madness").exhausted("alice", "rose_weak").bag("alice", "forge")
    t.g.active[0] = [3, 3, 4, 5]
    t.g.shield[0] = 0
    t.draw(alice="madness", hatter="artifact")
    assert (t.mad("alice"), t.spent("alice")) == ("", "")
    assert t.bag_of("alice") == "madness madness madness double_madness forge rose_weak"
    assert t.active("alice") == "faction_1 faction_1 faction_2 artifact"
    assert (t.strength("alice"), t.status("alice"), t.units("alice", "garden")) == (1, "active", 2)
    assert not t.shield("alice")


@rule("wonderland", "9.6.1", "I-01", "19.3.5")
def test_bust_and_refresh_at_once() -> None:
    t = table("alice hatter queen").put("alice", "garden", supporters=1).put("hatter", "garden", supporters=3)
    t.put("queen", "garden", supporters=3)
    t.battle("garden", alice="faction_1", hatter="artifact", queen="faction_1")
    t.track("alice", "madness madness madness").exhausted("alice", "faction_1 faction_1 faction_2").bag("alice", "")
    t.g.active[0] = [3, 6]
    t.g.shield[0] = 0
    t.g.bag[0] = 1
    t.draw(alice="madness", hatter="faction_1", queen="faction_1")
    assert t.status("alice") == "bust"
    assert t.bag_of("alice") == "madness madness madness madness faction_1 faction_1 faction_1 faction_2 forge"
    assert (t.mad("alice"), t.spent("alice")) == ("", "")
    assert t.shield("alice")


@rule("wonderland", "I-10", "9.1.3", "9.5.1")
def test_a_double_on_the_fourth_space() -> None:
    t = table("alice hatter queen").put("alice", "garden", supporters=5).put("hatter", "garden", supporters=3)
    t.track("alice", "madness madness madness").bag("alice", "")
    t.g.shield[0] = 0
    t.battle("garden", alice="double_madness", hatter="artifact").do("queen", "no-bet")
    assert (t.units("alice", "garden"), t.mad("alice")) == (3, "")
    assert t.bag_of("alice") == "madness madness madness double_madness"


# --- poison (9.7) ------------------------------------------------------------------------------------------------


@rule("wonderland", "9.7.1", "9.7.2", "9.7.5", "9.7.6")
def test_poison() -> None:
    t = table("alice hatter jabberwock").put("alice", "garden", supporters=2).put("hatter", "garden", supporters=2)
    t.track("alice", "madness madness madness")
    t.g.shield[0] = 0
    t.g.poison_supply = 4
    t.battle("garden", alice="poison", hatter="faction_1").do("jabberwock", "no-bet")
    assert t.g.poison_supply == 5
    assert t.mad("alice") == "madness madness madness"
    assert (t.units("alice", "garden"), t.strength("alice"), t.active("alice")) == (1, 0, "")
    t.chairs("t1_01 t1_02").step("turn-ends", "jabberwock")
    assert t.prompt == "poison-card"


@rule("wonderland", "9.7.3", "I-12")
def test_blocked_poison_stays_with_the_drawer() -> None:
    t = table("alice hatter jabberwock").put("alice", "garden", supporters=1).put("hatter", "garden", supporters=2)
    t.g.poison_supply = 4
    t.battle("garden", alice="poison", hatter="faction_1").do("jabberwock", "no-bet").do("alice", "block")
    assert (t.has("alice", "poison"), t.g.poison_supply) == (1, 4)
    assert (t.units("alice", "garden"), t.shield("alice")) == (1, False)


@rule("wonderland", "9.7.4", "I-14")
def test_poison_can_bust() -> None:
    t = table("alice hatter jabberwock").put("alice", "garden", supporters=1).put("hatter", "garden", supporters=2)
    t.put("jabberwock", "garden", supporters=2).track("alice", "madness madness madness")
    t.g.shield[0] = 0
    t.battle("garden", alice="poison", hatter="faction_1", jabberwock="faction_1")
    assert (t.status("alice"), t.mad("alice")) == ("bust", "madness madness madness")
    assert t.shield("alice")
