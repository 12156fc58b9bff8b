"""Chapter 18: the allies of sets A to D."""

from __future__ import annotations

import pytest

from tests.games.wonderland.table import Table, table
from weald.games.wonderland import facts
from weald.testing import rule


def fight(allies: str, each: int = 3, leader: bool = False, **chips: str) -> Table:
    """Alice against the Hatter in the garden; the Queen watches."""
    t = table("alice hatter queen", allies=allies)
    t.put("alice", "garden", supporters=each, leader=leader).put("hatter", "garden", supporters=3)
    return start(t, **chips)


def start(t: Table, **chips: str) -> Table:
    t.battle("garden", **chips)
    return t.do("queen", "no-bet")


def defaults(t: Table, until: str) -> Table:
    while t.prompt != until and not t.done:
        t.match.take_default(t.decision.seat)
    return t


# --- A (18.2) ---------------------------------------------------------------------------------------------


@rule("wonderland", "18.2.2", "18.2.5", "I-76")
def test_a_flamingo_after_flamingo() -> None:
    t = fight("A", alice="flamingo_weak", hatter="artifact")
    t.draw(alice="flamingo_weak", hatter="artifact")
    assert t.strength("alice") == 3
    t.draw(alice="rose_weak", hatter="artifact")
    assert t.strength("alice") == 7
    t.draw(alice="faction_1", hatter="artifact")
    assert t.strength("alice") == 8


@rule("wonderland", "18.2.3", "I-72", "10.4.4")
def test_a_flamingo_waits_through_madness() -> None:
    t = fight("A", alice="flamingo_weak", hatter="artifact")
    t.g.shield[0] = 0
    t.draw(alice="madness", hatter="artifact").draw(alice="artifact", hatter="artifact")
    assert t.strength("alice") == 1 + 6


@rule("wonderland", "18.2.6", "18.2.7", "I-86", "9.4.4", "14.4.1")
def test_a_roses() -> None:
    t = fight("A", alice="rose_weak", hatter="artifact").tile("garden", 2)
    t.draw(alice="halt", hatter="halt")  # alice stands on 2, a forge symbol
    assert t.vp("alice") == 1 + 1
    t.do("alice", "chip rose_weak", "track 3")
    assert t.vp("alice") == 1 + 1 + 2
    t = fight("A", alice="rose_weak", hatter="artifact").tile("garden", 2)
    t.draw(alice="halt", hatter="halt").do("alice", "none")
    assert t.vp("alice") == 1 + 1
    t = fight("A", each=1, alice="rose_weak", hatter="artifact")
    t.g.shield[0] = 0
    t.draw(alice="madness", hatter="artifact").finish()
    assert t.vp("alice") == 0


@rule("wonderland", "18.2.8", "18.2.10")
def test_a_red_rook_is_immune() -> None:
    t = fight("A", alice="flamingo_weak", hatter="artifact")
    t.draw(alice="red_rook_strong", hatter="artifact")
    assert t.strength("alice") == 4
    t.draw(alice="faction_1", hatter="artifact")
    assert t.strength("alice") == 5  # the doubling was used up


@rule("wonderland", "18.2.8", "2.1.2")
def test_an_immune_red_rook_among_mixed_sets() -> None:
    t = table("alice hatter queen", allies="A", flamingo="B")
    t.put("alice", "garden", supporters=3).put("hatter", "garden", supporters=3)
    start(t, alice="flamingo_weak", hatter="artifact").draw(alice="red_rook_strong", hatter="artifact")
    assert t.strength("alice") == 4


@rule("wonderland", "18.2.9", "I-31")
def test_a_red_rook_and_forging() -> None:
    t = fight("A", alice="red_rook_strong", hatter="artifact")
    t.draw(alice="forge", hatter="artifact").draw(alice="halt", hatter="halt")
    assert t.strength("alice") == 4
    assert t.asked("alice") == ["chip forge", "none"]
    assert t.why("alice", "chip red_rook_strong") == ("rook-needs-symbol", "18.2.9")
    t = fight("A", alice="red_rook_strong", hatter="artifact")
    t.draw(alice="forge", hatter="artifact").draw(alice="faction_1", hatter="artifact").draw(
        alice="halt", hatter="halt"
    )
    assert t.strength("alice") == 5
    t.do("alice", "chip red_rook_strong", "track 3", "chip forge", "track 3")
    assert t.supply("alice") == 10 - 3 + 2


@rule("wonderland", "18.2.11", "18.2.12", "I-100")
def test_a_critters_change_when_exhausted() -> None:
    weak, strong = facts.KIND_NAMES.index("critter_weak"), facts.KIND_NAMES.index("critter_strong")
    t = fight("A", alice="critter_weak", hatter="artifact")
    supply = t.g.ally_supply[weak]
    t.draw(alice="halt", hatter="halt").finish()
    assert t.spent("alice") == "critter_strong"
    assert t.g.ally_supply[weak] == supply + 1
    t = fight("A", alice="critter_weak", hatter="artifact")
    t.g.ally_supply[strong] = 0
    assert t.draw(alice="halt", hatter="halt").finish().spent("alice") == "critter_weak"
    t = fight("A", each=1, alice="critter_weak", hatter="artifact")
    t.g.shield[0] = 0
    assert t.draw(alice="madness", hatter="artifact").finish().spent("alice") == "critter_weak"


# --- B (18.3) ---------------------------------------------------------------------------------------------


@rule("wonderland", "18.3.1", "18.3.2", "18.3.3")
def test_b_card_guards() -> None:
    def guard() -> Table:
        t = table("alice hatter queen", allies="B").put("alice", "garden", supporters=1)
        t.put("hatter", "garden", supporters=3).put("alice", "tulgey_wood", supporters=3, leader=True, figures="dodo")
        t.put("alice", "witzend", supporters=2)
        return start(t, alice="card_guard_strong", hatter="artifact")

    t = guard()
    assert t.asked("alice") == ["double", "from tulgey_wood", "none"]
    t.do("alice", "from tulgey_wood")
    assert t.asked("alice") == ["move 2", "move 1"]
    t.do("alice", "move 2")
    assert (t.supporters("alice", "garden"), t.units("alice", "tulgey_wood"), t.strength("alice")) == (3, 3, 2)
    assert guard().do("alice", "double").strength("alice") == 4
    assert guard().do("alice", "none").strength("alice") == 2


@rule("wonderland", "18.3.4", "18.3.5", "18.3.6", "I-77")
def test_b_flamingos() -> None:
    t = fight("B", alice="flamingo_weak", hatter="artifact")
    assert t.strength("alice") == 1
    for chip, gained in (("forge", 2), ("artifact", 3), ("flamingo_weak", 2), ("rose_weak", 3), ("rabbits_watch", 4)):
        before = t.strength("alice")
        t.g.strength[1] = 24
        t.draw(alice=chip, **({"hatter": "halt"} if t.status("hatter") == "active" else {}))
        assert t.strength("alice") - before == gained


@rule("wonderland", "18.3.7")
def test_b_roses_go_back_to_the_bag() -> None:
    t = fight("B", alice="rose_strong", hatter="artifact").draw(alice="halt", hatter="halt").finish()
    assert (t.spent("alice"), t.has("alice", "rose_strong")) == ("", 1)
    t = fight("B", each=1, alice="rose_strong", hatter="artifact")
    t.g.shield[0] = 0
    assert t.draw(alice="madness", hatter="artifact").finish().spent("alice") == "rose_strong"


@rule("wonderland", "18.3.8")
def test_b_red_rooks() -> None:
    t = fight("B", alice="red_rook_strong", hatter="artifact").draw(alice="red_rook_strong", hatter="artifact")
    assert t.strength("alice") == 3 + 1


@rule("wonderland", "18.3.9", "I-79", "19.3.2")
def test_b_critters() -> None:
    t = fight("B", alice="critter_weak", hatter="artifact")
    defaults(t.draw(alice="halt", hatter="halt"), "place-supporter").do("alice", "to witzend")
    assert t.supporters("alice", "witzend") == 1
    t = fight("B", alice="critter_weak", hatter="critter_weak").draw(alice="critter_weak", hatter="critter_weak")
    t.draw(alice="halt", hatter="halt")
    t.do("alice", "points").do("hatter", "points")
    assert defaults(t, "place-supporter").done


@rule("wonderland", "19.3.2", "4.2.5")
def test_placing_a_supporter_from_an_empty_supply() -> None:
    t = fight("B", alice="critter_weak", hatter="artifact")
    t.g.supply[0] = 0
    defaults(t.draw(alice="halt", hatter="halt"), "place-supporter")
    assert "none" in t.asked("alice")
    t.do("alice", "to witzend", "from garden")
    assert (t.supporters("alice", "garden"), t.supporters("alice", "witzend")) == (2, 1)
    assert t.told("bust") == []


# --- C (18.4) ---------------------------------------------------------------------------------------------


@rule("wonderland", "18.4.1", "18.4.2", "I-80")
def test_c_card_guards() -> None:
    t = fight("C", alice="card_guard_strong", hatter="artifact")
    t.draw(alice="madness rose_weak artifact", hatter="artifact")
    assert t.asked("alice") == ["chip rose_weak", "chip artifact", "chip madness"]
    t.do("alice", "chip artifact")
    assert t.strength("alice") == 2 + 3
    assert t.has("alice", "madness") == 2
    assert t.has("alice", "rose_weak") == 1
    t.draw(alice="faction_1", hatter="artifact")  # one chip again
    assert t.active("alice") == "card_guard_strong artifact faction_1"


@rule("wonderland", "I-81", "18.4.2", "8.3.1")
def test_c_card_guards_all_madness() -> None:
    t = fight("C", alice="card_guard_weak", hatter="artifact")
    t.g.shield[0] = 0
    t.draw(alice="madness double_madness", hatter="artifact").do("alice", "chip madness")
    assert t.mad("alice") == "madness"
    assert t.units("alice", "garden") == 2


@rule("wonderland", "18.4.3", "I-82", "12.2.2")
def test_c_roses_free_a_deed() -> None:
    t = (
        table("alice hatter queen", allies="C")
        .put("alice", "garden", supporters=3)
        .put("hatter", "garden", supporters=3)
    )
    t.quest("alice", "q14 q01 q02")
    start(t, alice="rose_weak", hatter="artifact").draw(alice="rose_weak", hatter="artifact")
    t.draw(alice="halt", hatter="halt")
    assert t.asked("alice") == ["none", "quest q14"]
    t.do("alice", "quest q14")
    assert t.prompt == "free-deed"
    assert t.asked("alice") == ["none", "quest q01", "quest q02"]
    t.do("alice", "quest q02")
    assert len(t.g.deeds[0]) == 2


@rule("wonderland", "18.4.4")
def test_c_flamingos_move_to_a_symbol() -> None:
    t = fight("C", alice="artifact", hatter="artifact")
    t.draw(alice="flamingo_strong", hatter="artifact")  # 5: on a symbol already
    assert t.prompt == "draw-or-halt"
    t.draw(alice="flamingo_weak", hatter="artifact")
    assert t.asked("alice") == ["none", "space 5", "space 7"]  # equally near
    t.do("alice", "space 7")
    assert t.strength("alice") == 7
    t.draw(alice="flamingo_weak", hatter="artifact").do("alice", "space 7")
    assert t.strength("alice") == 7  # backwards


@rule("wonderland", "18.4.8", "I-110")
def test_c_flamingo_leaves_25() -> None:
    t = fight("C", alice="artifact", hatter="artifact")
    t.g.strength[0] = 24
    t.draw(alice="flamingo_weak", hatter="artifact")
    assert t.strength("alice") == 25
    t.do("alice", "space 21")
    assert t.prompt == "draw-or-halt"


@rule("wonderland", "18.4.5", "18.4.6")
def test_c_red_rooks_make_deeds_cost_a_chip() -> None:
    def deed(second: str) -> Table:
        t = table("alice hatter queen", allies="C").put("alice", "garden", supporters=3)
        t.put("hatter", "garden", supporters=3).quest("alice", "q16")  # last chip of base strength 2
        start(t, alice=second, hatter="artifact").draw(alice="faction_2", hatter="red_rook_strong")
        t.draw(alice="halt", hatter="halt").do("alice", "quest q16")
        return t

    t = deed("red_rook_strong")
    supply = t.g.ally_supply[facts.KIND_NAMES.index("red_rook_strong")]
    assert t.asked("alice") == ["chip faction_2", "chip red_rook_strong"]
    t.do("alice", "chip red_rook_strong")
    assert t.g.ally_supply[facts.KIND_NAMES.index("red_rook_strong")] == supply + 1
    assert t.active("alice") == "faction_2"
    t = deed("red_rook_weak").do("alice", "chip faction_2")
    assert t.g.removed[facts.FACTION_2] == 1
    assert deed("faction_1").prompt != "rooks-price"


@rule("wonderland", "18.4.7", "I-84")
def test_c_critters() -> None:
    t = fight("C", alice="critter_weak", hatter="artifact").draw(alice="critter_weak", hatter="artifact")
    assert t.strength("alice") == 1 + 3
    t.draw(alice="critter_strong", hatter="artifact")
    assert t.strength("alice") == 4  # 3 - 4, not below 0


# --- D (18.5) ---------------------------------------------------------------------------------------------


@rule("wonderland", "18.5.1", "I-109")
def test_d_card_guards() -> None:
    assert fight("D", alice="card_guard_strong", hatter="artifact").do("alice", "triple").strength("alice") == 6
    assert fight("D", alice="card_guard_strong", hatter="artifact").do("alice", "none").strength("alice") == 2
    t = table("alice hatter queen", allies="D").put("alice", "garden", supporters=3, castle=True)
    start(t.put("hatter", "garden", supporters=3), alice="card_guard_strong", hatter="artifact")
    assert t.strength("alice") == 2 + 2
    t = table("alice hatter queen", allies="D").put("alice", "garden", supporters=3)
    start(t.put("hatter", "garden", supporters=3, castle=True), alice="card_guard_strong", hatter="artifact")
    assert t.do("alice", "triple").strength("alice") == 6


@rule("wonderland", "18.5.2", "I-85")
def test_d_flamingos() -> None:
    t = fight("D", alice="flamingo_weak", hatter="artifact")
    assert t.shard("hatter") == 0  # nobody was ahead yet
    t.draw(alice="flamingo_weak", hatter="halt")
    assert t.shard("hatter") == 1  # halted, and ahead
    t = table("alice hatter queen", allies="D")
    for who in ("alice", "hatter", "queen"):
        t.put(who, "garden", supporters=3)
    t.battle("garden", alice="faction_1", hatter="artifact", queen="artifact")
    t.draw(alice="flamingo_weak", hatter="faction_1", queen="faction_1")
    assert t.asked("alice") == ["player mad_hatter", "player queen_of_hearts"]
    t.do("alice", "player queen_of_hearts")
    assert t.shard("queen") == 1


@rule("wonderland", "18.5.2", "10.3.2")
def test_d_flamingos_skip_bust_players() -> None:
    t = (
        table("alice hatter queen", allies="D")
        .put("alice", "garden", supporters=3)
        .put("hatter", "garden", supporters=1)
    )
    t.put("queen", "garden", supporters=3)
    t.g.shield = [0, 0, 0]
    t.battle("garden", alice="faction_1", hatter="artifact", queen="faction_1")
    t.draw(alice="flamingo_weak", hatter="madness", queen="faction_1")
    assert t.g.shards == [0, 0, 0]


@rule("wonderland", "18.5.3")
def test_d_roses() -> None:
    t = fight("D", alice="rose_weak", hatter="artifact").draw(alice="halt", hatter="halt")
    t.do("alice", "chip rose_weak", "track 3")
    assert t.prompt == "place-supporter"
    t.do("alice", "to witzend")
    assert t.supporters("alice", "witzend") == 1


@rule("wonderland", "18.5.4", "A-30")
def test_d_red_rooks() -> None:
    t = fight("D", alice="red_rook_weak", hatter="faction_1").draw(alice="red_rook_strong", hatter="halt").finish()
    assert t.shard("alice") == 3
    t = fight("D", alice="red_rook_weak", hatter="red_rook_weak").draw(alice="halt", hatter="halt").finish()
    assert t.g.shards == [0, 0, 0]


@pytest.mark.parametrize(("before", "after"), [(4, 3), (2, 3), (3, 3)])
@rule("wonderland", "18.5.5", "I-107")
def test_d_critters(before: int, after: int) -> None:
    t = (
        table("alice hatter queen", allies="D")
        .put("alice", "garden", supporters=3)
        .put("hatter", "garden", supporters=3)
    )
    assert start(t.shards(alice=before), alice="critter_strong", hatter="artifact").shard("alice") == after
