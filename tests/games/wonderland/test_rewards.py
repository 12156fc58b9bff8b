"""Chapter 4: what the cards give."""

from __future__ import annotations

import pytest

from tests.games.wonderland.table import Table, table
from weald.games.wonderland import facts, shapes
from weald.kernel.errors import NotOffered
from weald.testing import rule


def gives(t: Table, who: str, **reward: object) -> Table:
    return t.gives(who, **reward)


@rule("wonderland", "4.1.4")
def test_rewards_are_a_closed_list() -> None:
    cards = shapes.read("").files.tea_cards.values()
    used = {reward.type for card in cards for part in card.parts() for reward in part}
    assert used == {
        "units", "ally", "any_ally", "shield", "wonderlandian", "unlock_ability", "discard_shards", "castle",
        "leader_strength", "discard_madness", "quest", "forge",
    }  # fmt: skip


@rule("wonderland", "4.1.5", "4.1.1")
def test_rewards_cannot_be_declined() -> None:
    t = gives(table(), "hatter", type="unlock_ability")
    assert "none" not in t.asked("hatter")
    t = gives(table().display("walrus dodo unicorn"), "hatter", type="wonderlandian")
    assert "none" not in t.asked("hatter")
    t = table().step("place-units", "hatter", 2)
    assert "none" not in t.asked("hatter")


# --- units (4.2) ---------------------------------------------------------------------------------------------


@rule("wonderland", "4.2.2", "4.2.3", "4.2.8", "9.2.4")
def test_figures_in_the_supply_replace_supporters() -> None:
    t = table().hire("hatter", "walrus").step("place-units", "hatter", 2).do("hatter", "to garden")
    assert t.asked("hatter") == ["supporter", "figure walrus"]
    assert t.leader("hatter") == "table"
    t.do("hatter", "figure walrus")
    assert (t.units("hatter", "garden"), t.supporters("hatter", "garden")) == (2, 1)
    assert t.done


@rule("wonderland", "4.2.2", "19.3.2")
def test_in_the_war_only_supporters_are_placed() -> None:
    t = table().hire("hatter", "walrus")
    t.g.phase = 2
    t.step("place-supporter", "hatter").do("hatter", "to garden")
    assert t.done
    assert (t.supporters("hatter", "garden"), t.figure("walrus")) == (1, "supply")


@rule("wonderland", "4.2.4", "19.1.7", "I-52")
def test_two_sets_of_units() -> None:
    t = table("hatter queen cat").chairs("t1_30 t1_01 t1_02").step("tea-turn", "hatter").do("hatter", "take chair_01")
    t.do("hatter", "to garden", "to witzend")
    assert [t.supporters("hatter", r) for r in ("garden", "witzend")] == [2, 2]


@rule("wonderland", "4.2.5", "4.2.6", "4.2.7", "I-50", "19.3.2")
def test_relocating_when_the_supply_is_short() -> None:
    t = table()
    t.g.supply[1] = 1
    t.g.supporters[5 + facts.REGIONS.index("witzend")] = 4
    t.step("place-units", "hatter", 3).do("hatter", "to garden")
    assert t.supporters("hatter", "garden") == 1
    assert t.asked("hatter") == ["from witzend", "none"]
    assert t.why("hatter", "from garden") == ("same-region", "4.2.5")
    t.do("hatter", "from witzend")
    assert t.supporters("hatter", "garden") == 2
    t.do("hatter", "none")
    assert t.done
    t = table()
    t.g.supporters[5 + facts.REGIONS.index("witzend")] = 4
    t.step("place-units", "hatter", 3).do("hatter", "to garden")
    assert t.done  # supporters in the supply: none may be moved
    assert t.supporters("hatter", "garden") == 3
    t.g.supply[1] = 0
    t.step("place-units", "hatter", 2)
    assert "none" in t.asked("hatter")


@rule("wonderland", "4.2.5", "I-49")
def test_a_figure_and_then_relocation() -> None:
    t = table().hire("hatter", "dodo")
    t.g.supply[1] = 0
    t.g.supporters[5 + facts.REGIONS.index("witzend")] = 1
    t.hire("hatter", "walrus", "tulgey_wood")
    t.step("place-units", "hatter", 3).do("hatter", "to garden")
    assert t.figure("dodo") == "garden"
    t.do("hatter", "from witzend")
    assert t.asked("hatter") == ["from tulgey_wood", "none"]
    t.do("hatter", "from tulgey_wood")
    assert t.figure("walrus") == "garden"
    assert t.units("hatter", "garden") == 3


@rule("wonderland", "4.2.9")
def test_any_number_of_units_in_a_region() -> None:
    t = table().put("alice", "garden", supporters=10).put("queen", "garden", supporters=10, leader=True)
    t.step("place-units", "hatter", 5).do("hatter", "to garden")
    assert sum(t.units(who, "garden") for who in ("alice", "hatter", "queen")) == 26


# --- chips, shards, shield (4.3 to 4.5) --------------------------------------------------------------------------


@rule("wonderland", "4.3.1", "4.3.2", "4.3.3")
def test_ally_rewards() -> None:
    t = gives(table(), "hatter", type="ally", ally="critter", strength="strong")
    assert t.has("hatter", "critter_strong") == 1
    t = gives(table(), "hatter", type="ally", ally="forge", strength="weak")
    assert t.has("hatter", "forge") == 2
    t = gives(table(), "hatter", type="any_ally", strength="weak")
    assert t.asked("hatter")[0] == "chip forge"
    assert len(t.asked("hatter")) == 6
    t = gives(table(), "hatter", type="any_ally", strength="strong")
    assert len(t.asked("hatter")) == 5
    assert "chip forge" not in t.asked("hatter")
    t.do("hatter", "chip rose_strong")
    assert t.has("hatter", "rose_strong") == 1


@rule("wonderland", "4.4.1", "4.4.2", "4.4.3")
def test_shards() -> None:
    t = table().rolls(2).step("reward", "hatter", facts.ROLL)
    assert t.shard("hatter") == 2
    for have, left in ((5, 2), (3, 0), (2, 2), (0, 0)):  # fewer than the card says: ignored (R2)
        t = gives(table().shards(hatter=have), "hatter", type="discard_shards", n=3)
        assert t.shard("hatter") == left
        ignored = [{"reward": "discard_shards", "seat": 1, "rule": "4.4.3"}]
        assert t.events("without-effect") == ([] if have >= 3 else ignored)


@rule("wonderland", "4.5.1", "4.5.2", "9.3.7")
def test_the_shield_icon() -> None:
    t = table()
    t.g.shield[1] = 0
    assert gives(t, "hatter", type="shield").shield("hatter")
    assert gives(t, "hatter", type="shield").g.shield[1] == 1


# --- Wonderlandians (4.6) -------------------------------------------------------------------------------------------


@rule("wonderland", "4.6.1", "4.6.2", "4.6.4", "13.2.1")
def test_hiring_a_figure() -> None:
    t = gives(table().display("walrus dodo rabbits_watch"), "hatter", type="wonderlandian")
    assert t.asked("hatter") == ["hire walrus", "hire dodo", "hire rabbits_watch"]
    t.do("hatter", "hire walrus", "to garden")
    assert t.figure("walrus") == "garden"
    assert [facts.CARD_NAMES[c] for c in t.g.cards[1]] == ["walrus"]
    assert len(t.g.display) == 3


@rule("wonderland", "4.6.3", "13.2.3", "7.3.6")
def test_hiring_items() -> None:
    t = gives(table().display("walrus dodo rabbits_watch"), "hatter", type="wonderlandian")
    t.do("hatter", "hire rabbits_watch")
    assert t.has("hatter", "rabbits_watch") == 2
    assert t.done
    t.put("hatter", "garden", supporters=2).put("queen", "garden", supporters=1).battle("garden")
    assert t.strength("hatter") == 0


@rule("wonderland", "4.6.5")
def test_an_empty_display() -> None:
    t = table().display("walrus dodo unicorn")
    t.g.wonder_deck = []
    gives(t, "hatter", type="wonderlandian").do("hatter", "hire dodo", "to garden")
    assert len(t.g.display) == 2
    t.g.display = []
    assert gives(t, "hatter", type="wonderlandian").done


@rule("wonderland", "4.6.6", "13.9.1")
def test_the_tweedles_are_two() -> None:
    t = gives(table().display("tweedles dodo unicorn"), "hatter", type="wonderlandian")
    t.do("hatter", "hire tweedles", "to garden", "to witzend")
    assert (t.figure("tweedles_1"), t.figure("tweedles_2")) == ("garden", "witzend")
    assert (t.units("hatter", "garden"), t.units("hatter", "witzend")) == (1, 1)


# --- abilities, castles, leader (4.7 to 4.9) -------------------------------------------------------------------------


@rule("wonderland", "4.7.1", "4.7.2", "4.7.3")
def test_unlocking() -> None:
    t = gives(table().unlock("hatter", "warmonger"), "hatter", type="unlock_ability")
    assert t.asked("hatter") == ["unlock hot_tea", "unlock move_one_place", "unlock clean_cup"]
    assert t.why("hatter", "unlock warmonger") == ("already-unlocked", "4.7.1")
    t.do("hatter", "unlock clean_cup")
    assert t.g.unlocked[1] == 0b1100
    t.unlock("hatter", "hot_tea move_one_place")
    assert gives(t, "hatter", type="unlock_ability").done


@rule("wonderland", "4.8.1", "4.8.2", "7.3.3")
def test_a_castle_needs_no_unit() -> None:
    t = gives(table(), "hatter", type="castle").do("hatter", "to garden")
    assert (t.castle("hatter", "garden"), t.units("hatter", "garden")) == ("standing", 0)
    t.put("hatter", "garden", supporters=1).put("queen", "garden", supporters=1).battle("garden")
    assert t.strength("hatter") == 2


@rule("wonderland", "4.9.1", "4.9.2")
def test_leader_strength() -> None:
    assert gives(table(), "hatter", type="leader_strength").g.leader_strength[1] == 2
    for answer, left in (("accept", 1), ("decline", 2)):
        t = table().shards(hatter=2)
        t.g.leader_strength[1] = 6
        gives(t, "hatter", type="leader_strength").do("hatter", answer)
        assert (t.g.leader_strength[1], t.shard("hatter")) == (6, left)


# --- madness and quests (4.10, 4.11) -----------------------------------------------------------------------------------


@rule("wonderland", "4.10.1", "4.10.2", "4.10.3", "4.10.4", "4.10.5", "I-34", "I-35", "14.3.8")
def test_discarding_madness() -> None:
    t = table()
    supply = t.g.madness_supply
    gives(t, "hatter", type="discard_madness")
    assert (t.has("hatter", "madness"), t.g.madness_supply) == (1, supply + 1)
    t = table().bag("hatter", "double_madness forge").track("hatter", "madness")
    gives(t, "hatter", type="discard_madness")
    assert t.bag_of("hatter") == "double_madness forge"
    assert t.mad("hatter") == "madness"


@rule("wonderland", "4.11.1", "4.11.2", "4.11.3")
def test_drawing_quests() -> None:
    t = gives(table(), "hatter", type="quest", draw=1)
    assert len(t.hand("hatter")) == 1
    t = table().quest("hatter", "q03")
    t.g.deeds[1] = [facts.CARD_NAMES.index("q05")]
    t.g.quest_deck.remove(facts.CARD_NAMES.index("q05"))
    gives(t, "hatter", type="quest", draw=2, discard=1)
    assert len(t.asked("hatter")) == 3
    assert "quest q05" not in t.asked("hatter")
    t.do("hatter", "quest q03")
    assert len(t.hand("hatter")) == 2
    assert "q03" not in t.match.record(0)


@rule("wonderland", "4.11.4")
def test_an_empty_quest_deck() -> None:
    t = table()
    t.g.quest_discard = [facts.CARD_NAMES.index("q09")]
    t.g.quest_deck = []
    gives(t, "hatter", type="quest", draw=1)
    assert t.hand("hatter") == ["q09"]
    gives(t, "hatter", type="quest", draw=1)
    assert t.hand("hatter") == ["q09"]
    for _ in range(6):  # no hand limit
        t.g.quest_deck.append(facts.CARD_NAMES.index(f"q1{_}"))
        gives(t, "hatter", type="quest", draw=1)
    assert len(t.hand("hatter")) == 7


# --- split and corrupted cards (4.12, 4.13) ------------------------------------------------------------------------------


@rule("wonderland", "4.12.1", "4.12.2")
def test_split_cards() -> None:
    for half, chips, hand in (("upper", 2, 0), ("lower", 0, 1)):
        t = table("hatter queen cat").chairs("t1_12").step("tea-turn", "hatter")
        t.do("hatter", "take chair_01", "do units", "to garden", half)
        assert t.has("hatter", "rose_weak") + t.has("hatter", "critter_weak") == chips
        assert len(t.hand("hatter")) == hand
        assert t.supporters("hatter", "garden") == 2


@rule("wonderland", "4.12.3", "I-66")
def test_a_split_card_with_a_die(monkeypatch: pytest.MonkeyPatch) -> None:
    card = facts.CARD_NAMES.index("t1_12")
    monkeypatch.setattr(facts, "TEA_DIE", [i == card for i in range(len(facts.TEA_NAMES))])
    for half in ("upper", "lower"):
        t = table("hatter queen cat").chairs("t1_12 t1_01 t1_02").step("tea-turn", "hatter")
        t.do("hatter", "take chair_01", "do split", half)
        while t.decision.seat == 0:
            t.match.take_default(0)
        assert len(t.told("rolled")) == 1


@rule("wonderland", "4.13.1", "4.13.2", "4.13.3", "4.13.4", "I-65")
def test_corrupted_cards() -> None:
    t = table("hatter queen cat").chairs("t1_16 t1_01 t1_02").step("tea-turn", "hatter")
    t.g.shield[0] = 0
    t.do("hatter", "take chair_01")
    assert t.shield("hatter")
    assert t.asked("hatter") == ["do units", "do corrupted"]
    t.do("hatter", "do corrupted").rolls(3).do("hatter", "accept")
    assert (t.shard("hatter"), t.has("hatter", "red_rook_strong")) == (3, 1)
    t = table("hatter queen cat").chairs("t1_16 t1_01 t1_02").step("tea-turn", "hatter")
    t.do("hatter", "take chair_01", "do corrupted", "decline", "to garden")
    assert t.told("rolled") == []
    assert (t.shard("hatter"), t.has("hatter", "red_rook_strong")) == (0, 0)
    t = table("hatter queen cat").chairs("t2_09", hatter=0)
    t.g.display = []
    t.g.wonder_deck = []
    t.step("tea-turn", "hatter").do("hatter", "take chair_01", "do corrupted").rolls(2).do("hatter", "accept")
    assert t.shard("hatter") == 2  # rolled, though there is nobody to hire


@rule("wonderland", "3.2.5")
def test_what_is_not_offered_is_refused() -> None:
    t = table("hatter queen cat").chairs("t1_01").step("tea-turn", "hatter")
    with pytest.raises(NotOffered):
        t.do("hatter", "take chair_02")
