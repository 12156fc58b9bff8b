"""Chapter 1: what is in the box, limits, zones and who sees what."""

from __future__ import annotations

import pytest

from tests.games.wonderland.table import printed, table
from weald.facts import DataError
from weald.games.wonderland import GAME, facts
from weald.games.wonderland.rules.common import adjacent, gain_chip
from weald.games.wonderland.shapes import read
from weald.kernel.errors import UnknownSeat
from weald.match import begin
from weald.testing import rule

DATA = read("")


@rule("wonderland", "1.1.1", "1.1.2", "1.1.3")
def test_two_to_five_players_and_three_rounds() -> None:
    for n in range(2, 6):
        assert len(set(GAME.seats(None, n, {}))) == n
    for wanted in (["alice"], ["alice", "alice"], ["alice", "walrus"], [*facts.FACTIONS, "alice"]):
        with pytest.raises(UnknownSeat):
            GAME.seats(wanted, None, {})
    with pytest.raises(UnknownSeat):
        GAME.seats(None, 6, {})
    match = begin(GAME, ["cheshire_cat", "alice"], 3)
    phases = []
    while not match.over:
        phases.append((match.state.round, GAME.position(match.state, -2)["phase"]))
        match.choose(match.decision.options[0])
    changes = [p for i, p in enumerate(phases) if i == 0 or p != phases[i - 1]]
    expected = [(r, phase) for r in (1, 2, 3) for phase in ("tea", "war")]
    assert [c for c in changes if c[1] != "setup"] == expected


@rule("wonderland", "1.1.5", "19.1.3", "18.3.2")
def test_regions_form_a_ring() -> None:
    t = table()
    assert len(facts.REGIONS) == 5
    for region in range(5):
        assert adjacent(t.g, region) == [(region - 1) % 5, (region + 1) % 5]
    pool, witzend = facts.REGIONS.index("pool_of_tears"), facts.REGIONS.index("witzend")
    assert witzend in adjacent(t.g, pool)


@rule("wonderland", "1.2.1", "1.2.2", "1.2.3", "1.2.4", "1.2.5", "1.2.6", "1.2.7", "1.2.8", "1.2.9")
def test_shared_components() -> None:
    assert len(facts.TILES) == 6
    assert all(len(values) == 3 for values in facts.TILES)
    assert [facts.TEA_ROUND.count(r) for r in (1, 2, 3)] == [30, 30, 30]
    kinds = [card.kind for card in DATA.files.wonderlandians.values()]
    assert (kinds.count("figure"), kinds.count("item"), facts.FIGURES) == (12, 12, 13)
    assert len(DATA.files.allies.effects) + 1 == 21
    for ally in facts.ALLIES[:5]:
        entry = DATA.files.allies.allies[ally]
        assert entry.count_weak + entry.count_strong == 19
    assert facts.ALLY_CHIPS[facts.FORGE] == 25
    assert facts.MADNESS_CHIPS == 29
    assert 5 + facts.POISON_BEYOND == 7
    assert len(facts.QUEST_NAMES) == 30
    match = begin(GAME, facts.FACTIONS, 1)
    assert sum(len(z.cards) for z in match.state.zones() if z.name.endswith(".bets")) == 20


@rule("wonderland", "1.2.10", "1.3.10")
def test_points_and_shards_have_no_end() -> None:
    t = table().shards(alice=200)
    t.points(alice=130)
    t.step("tea-effects")
    assert t.shard("alice") == 100
    assert t.g.vp[0] == 130


@rule("wonderland", "1.3.1", "1.3.2", "1.3.3", "1.3.4", "1.3.5", "1.3.6", "1.3.7", "1.3.8", "1.3.9")
def test_components_of_a_faction() -> None:
    assert (facts.SUPPORTERS, facts.SUPPORTERS_FREE) == (14, 10)
    assert facts.CASTLES == 5
    assert facts.START_BAG[facts.FACTION_1 : facts.ARTIFACT + 1] == [3, 1, 2]
    assert facts.ARTIFACTS == 6
    assert len(facts.ABILITIES) == 20
    for name in facts.FACTIONS:
        leader = DATA.files.leaders.leaders[name]
        kinds = [DATA.files.leaders.abilities[a].kind for a in leader.abilities]
        assert sorted(kinds) == ["artifact", "artifact", "passive", "passive"]
        assert DATA.files.leaders.abilities[leader.leader_ability].kind == "leader"
        assert [space.type for space in leader.tracks[2]] == ["supporter"] * 4
    assert (facts.LEADER_START, facts.LEADER_TOP, facts.MADNESS_SPACES) == (1, 6, 4)


@rule("wonderland", "1.4.1", "1.4.2", "1.4.3", "1.4.4", "1.4.5", "1.4.6", "1.4.7")
def test_chip_types_and_strengths() -> None:
    types = dict(zip(facts.KIND_NAMES, facts.TYPE_OF, strict=True))
    assert types["faction_1"] == types["faction_2"] == types["artifact"]
    assert types["rose_weak"] == types["rose_strong"] != types["flamingo_weak"]
    assert types["forge"] not in {types["rose_weak"], types["artifact"], types["critter_weak"]}
    assert types["madness"] == types["double_madness"] != types["poison"]
    items = [facts.WONDERLANDIANS[i] for i in facts.ITEM_CARDS]
    assert len({types[name] for name in items}) == 12
    assert "forge_strong" not in types
    assert [printed(c) for c in ("forge", "artifact", "rose_weak", "rose_strong")] == [1, 3, 2, 3]
    assert [printed(c) for c in ("madness", "double_madness", "poison")] == [0, 0, 0]
    for ally in facts.ALLIES[:5]:
        assert printed(f"{ally}_weak") < printed(f"{ally}_strong")


@rule("wonderland", "1.5.1", "1.5.2", "1.5.3", "4.3.4", "I-67")
def test_an_ally_chip_that_is_gone_is_replaced() -> None:
    t = table()
    rose, forge = facts.KIND_NAMES.index("rose_weak"), facts.FORGE
    t.g.ally_supply[rose] = 0
    t.gives("alice", type="ally", ally="rose", strength="weak")
    assert t.asked("alice") == [f"chip {k}" for k in ("forge", "card_guard_weak", "flamingo_weak", "red_rook_weak",
                                                       "critter_weak")] + ["none"]  # fmt: skip
    assert t.why("alice", "chip rose_weak") == ("chip-gone", "1.5.1")
    t.do("alice", "chip forge")
    assert t.has("alice", "forge") == 2
    t = table()
    t.g.ally_supply[forge] = 0
    t.gives("alice", type="ally", ally="forge", strength="weak")
    assert "chip rose_weak" in t.asked("alice")
    assert "chip rose_strong" not in t.asked("alice")
    t = table()
    t.g.ally_supply[facts.KIND_NAMES.index("rose_strong")] = 0
    t.gives("alice", type="ally", ally="rose", strength="strong")
    assert "chip critter_strong" in t.asked("alice")
    assert "chip forge" not in t.asked("alice")
    t = table()
    for kind in facts.STRONG_ALLIES:
        t.g.ally_supply[kind] = 0
    before = t.bag_of("alice")
    t.gives("alice", type="ally", ally="rose", strength="strong")
    assert t.done
    assert t.bag_of("alice") == before


@rule("wonderland", "1.5.5", "1.5.6", "4.8.1", "4.8.3", "4.8.4")
def test_one_castle_of_a_player_in_a_region() -> None:
    t = table().put("hatter", "garden", castle=True).put("alice", "witzend", castle=True)
    t.step("castle", "alice")
    assert "to garden" in t.asked("alice")
    assert t.why("alice", "to witzend") == ("castle-there", "1.5.6")
    t.do("alice", "to garden")
    assert t.castle("alice", "garden") == t.castle("hatter", "garden") == "standing"
    for region in facts.REGIONS:
        t.put("alice", region, castle=True)
    t.gives("alice", type="castle")
    assert t.done  # no region left: nothing


@rule("wonderland", "1.5.7", "14.3.2")
def test_supporters_on_the_forge_track_cannot_be_placed() -> None:
    t = table()
    t.g.supply[0] = 1
    t.step("place-units", "alice", 3).do("alice", "to garden")
    assert t.supporters("alice", "garden") == 1
    assert t.supply("alice") == 0
    t.gives("alice", type="supporter")
    assert t.supply("alice") == 1


@rule("wonderland", "1.6.1", "1.6.6", "19.1.4")
def test_every_chip_is_in_one_place() -> None:
    match = begin(GAME, ["alice", "jabberwock", "queen_of_hearts"], 11)
    while not match.over:
        match.choose(match.decision.options[-1])
        assert GAME.audit(match.state) == []
    public = begin(GAME, ["alice", "jabberwock"], 1).state.public
    for field in ("supporters", "shards", "vp", "active", "exhausted", "track", "forged", "shield", "cards"):
        assert field in public


@rule("wonderland", "1.6.2", "1.6.7", "4.10.1")
def test_bags() -> None:
    t = table().put("alice", "garden", supporters=1).put("hatter", "garden", supporters=1)
    view = t.match.view(0)["position"]["seats"]
    assert view[0]["bag"]["faction_1"] == 3
    assert "bag" not in view[1]
    assert view[1]["bag_count"] == 10
    t.battle("garden", alice="faction_1", hatter="faction_1")
    view = t.match.view(0)["position"]["seats"]
    assert "bag" not in view[1]
    assert all("bag" not in seat for seat in t.match.view(None)["position"]["seats"])
    assert "bag" not in t.g.public


@rule("wonderland", "1.6.3", "3.2.6")
def test_taken_tea_cards_stay_face_up() -> None:
    t = table().chairs("t1_01 t1_02 t1_03")
    t.step("tea-turn", "hatter").do("hatter", "take chair_01", "to garden")
    assert t.cards("hatter") == ["t1_01"]
    for viewer in (0, 2, None):
        assert t.match.view(viewer)["position"]["seats"][1]["tea_cards"] == ["t1_01"]


@rule("wonderland", "1.6.4")
def test_quests_in_hand_are_private() -> None:
    t = table().quest("alice", "q07")
    t.step("send-leader", "alice")
    assert t.match.view(0)["zones"]["alice.quests"]["cards"] == ["q07"]
    assert t.match.view(1)["zones"]["alice.quests"] == {"owner": 0, "count": 1, "cards": []}
    t = table("queen hatter alice").put("queen", "tulgey_wood", supporters=1).put("hatter", "tulgey_wood", supporters=1)
    t.quest("queen", "q07").battle("tulgey_wood", queen="faction_1", hatter="artifact").do("alice", "no-bet")
    t.draw(queen="faction_1", hatter="halt").draw(queen="halt").do("queen", "quest q07")
    assert t.match.view(1)["position"]["seats"][0]["deeds"] == ["q07"]


@rule("wonderland", "1.6.5", "8.6.1", "8.6.4", "7.4.3")
def test_answers_are_sealed_until_all_are_in() -> None:
    t = table("alice hatter queen cat").put("alice", "garden", supporters=2).put("hatter", "garden", supporters=2)
    t.battle("garden", alice="faction_1", hatter="faction_1")
    before = [t.match.view(seat) for seat in range(4)]
    t.do("queen", "bet alice")
    after = t.match.view(3)
    assert {k: v for k, v in after.items() if k != "waiting"} == {k: v for k, v in before[3].items() if k != "waiting"}
    t.do("cat", "no-bet")
    assert t.match.view(3)["zones"]["queen_of_hearts.bet"] == {"owner": 2, "count": 1, "cards": []}
    assert t.match.view(2)["zones"]["queen_of_hearts.bet"]["cards"] == ["bet_queen_of_hearts_alice"]
    assert "bet alice" not in t.match.record(3)
    assert t.waiting() == {"alice", "mad_hatter"}
    quiet = t.match.view(1)
    t.do("alice", "halt")
    assert {k: v for k, v in t.match.view(1).items() if k != "waiting"} == {
        k: v for k, v in quiet.items() if k != "waiting"
    }
    assert t.status("alice") == "active"


@rule("wonderland", "4.1.3", "19.1.5")
def test_a_gained_chip_goes_into_the_bag() -> None:
    t = table()
    rose = facts.KIND_NAMES.index("rose_strong")
    supply = t.g.ally_supply[rose]
    gain_chip(t.g, 0, rose, "4.3.1")
    assert t.has("alice", "rose_strong") == 1
    assert t.g.ally_supply[rose] == supply - 1


def test_the_data_can_be_corrected_by_the_owner_of_the_box(tmp_path: object) -> None:
    from pathlib import Path

    assert isinstance(tmp_path, Path)
    mine = tmp_path / "mine.toml"
    mine.write_text('game = "wonderland"\n[tea_cards.t1_01]\nunits = 4\n[setup.die.shard]\nfaces = [0, 1, 2, 3]\n')
    data = read(str(mine))
    assert data.files.tea_cards["t1_01"].units == 4
    assert data.fingerprint != DATA.fingerprint
    mine.write_text('game = "wonderland"\n[tea_cards.t1_01]\nlayout = "split"\n')
    with pytest.raises(DataError, match="a split card has a top and a bottom"):
        read(str(mine))
