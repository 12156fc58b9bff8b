"""A.2: the rabbits and mice of the Exiles and Partisans deck."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.root.table import Table
from tests.games.root.test_exiles import bureau, orders, table
from tests.games.root.test_properties import alike
from weald.games.root.audit import audit
from weald.games.root.factions.riverfolk.base import SPEND
from weald.games.root.facts import ITEM_KINDS, ITEM_NAMES
from weald.games.root.position import position
from weald.games.root.rules.box import face_up, take_item
from weald.kernel import EVERYONE
from weald.testing import rule

# --- Tunnels ---------------------------------------------------------------------------------------------


@rule("root", "A.2", "2.2.1", "4.2.1")
def test_tunnels_join_clearings_with_crafting_pieces() -> None:
    t = table("eyrie", marquise="c5:2,workshop c8:workshop", play={"marquise": "tunnels"})
    t.move("marquise", "c5", "c8", 2)
    assert t.warriors("marquise", "c8") == 2
    t = table("eyrie", marquise="c5:2,workshop c8:sawmill", play={"marquise": "tunnels"})
    t.agenda(("move", (0, 3, 0))).lacks("to c8")


@rule("root", "A.2", "11.5.3", "AMB-81")
def test_trade_posts_and_hammers_are_no_ends_of_tunnels() -> None:
    t = table("eyrie", riverfolk="c8:2,trade_post_fox c1:trade_post_fox", play={"riverfolk": "tunnels"})
    t.agenda(("move", (t.seat("riverfolk"), 3, 0)))
    t.lacks("to c1")
    t = table("eyrie", "marquise", vagabond="thief c5 boot hammer", play={"vagabond": "tunnels"})
    t.agenda(("vagabond-move", (t.seat("vagabond"), 0))).only("to c1", "to c2")


@rule("root", "A.2", "6.5.4.II")
def test_wood_comes_through_tunnels() -> None:
    t = table("eyrie", marquise="c5:2,workshop,wood c8:2,workshop", play={"marquise": "tunnels"})
    t.actions("marquise").do("build").offers("in c8")


@rule("root", "A.2", "13.2.2", "14.2.1", "12.2.1")
@pytest.mark.parametrize(
    ("side", "near", "far"),
    [
        ("corvids", "c5:2,plot_snare", "c8:plot_bomb"), ("hundreds", "c5:2,stronghold", "c8:stronghold"), ("duchy", "c5:2,citadel", "c8:market"),
        ("eyrie", "c5:2,roost", "c8:roost"), ("alliance", "c5:2,sympathy", "c8:sympathy"),
        ("cult", "c5:2,garden_rabbit", "c8:garden_fox"),
    ],
)  # fmt: skip
def test_tunnels_of_every_faction(side: str, near: str, far: str) -> None:
    t = table("marquise", "riverfolk", **{side: f"{near} {far}"}, play={side: "tunnels"})
    t.agenda(("move", (t.seat(side), 3, 0))).go("from c5").offers("to c8")


# --- Charm Offensive -------------------------------------------------------------------------------------


@rule("root", "A.2", "1.4.1b")
def test_a_charm_offensive_draws_a_card_and_another_scores() -> None:
    t = table("alliance", marquise="c1:1", eyrie="c5:1,roost", play={"marquise": "charm_offensive"})
    t.evening("marquise").expects("use-effect", "marquise").do("use charm_offensive").do("player eyrie")
    assert t.points("eyrie") == 1
    assert len(t.hand("marquise")) == 2  # with the card of the Evening


# --- Swap Meet -------------------------------------------------------------------------------------------


def swap(give: str, hands: dict[str, str]) -> Table:
    t = table("alliance", marquise="c1:1", eyrie="c5:1,roost", play={"marquise": "swap_meet"}, hands=hands)
    orders(t, "marquise").chance(0).do("use swap_meet")
    return t.expects("swap-give", "marquise").do(f"give {give}")


@rule("root", "A.2", "1.3.2")
def test_a_swap_meet_takes_a_random_card_and_gives_another() -> None:
    t = swap("anvil", {"marquise": "anvil", "eyrie": "sword"})
    assert (t.hand("marquise"), t.hand("eyrie")) == (["sword"], ["anvil"])
    t = swap("sword", {"marquise": "anvil", "eyrie": "sword"})
    assert (t.hand("marquise"), t.hand("eyrie")) == (["anvil"], ["sword"])


@rule("root", "A.2", "1.2.1a")
def test_only_the_two_know_what_was_swapped() -> None:
    one = swap("anvil", {"marquise": "anvil", "eyrie": "sword"})
    two = swap("crossbow_bird", {"marquise": "crossbow_bird", "eyrie": "bake_sale"})
    alike(one, two, "alliance")
    assert one.sees("eyrie", "marquise.hand") == ["sword"]
    assert one.sees("marquise", "eyrie.hand") == ["anvil"]


@rule("root", "A.2", "11.2.1")
def test_everybody_sees_what_is_swapped_with_the_riverfolk() -> None:
    t = table(
        "alliance",
        marquise="c1:1",
        riverfolk="c5:1",
        play={"marquise": "swap_meet"},
        hands={"marquise": "anvil", "riverfolk": "sword"},
    )
    orders(t, "marquise").chance(0).do("use swap_meet").do("give anvil")
    assert t.sees("alliance", "riverfolk.hand") == ["anvil"]


# --- Coffin Makers ---------------------------------------------------------------------------------------


@rule("root", "A.2", "G.1.17")
def test_coffin_makers_bury_and_score() -> None:
    t = table("alliance", marquise="c5:3", eyrie="c5:3", play={"alliance": "coffin_makers"})
    t.roll(3, 2).battle("marquise", "c5", "eyrie").go("done")
    assert (t.supply("marquise_warrior"), t.supply("eyrie_warrior")) == (22, 17)  # five lie on the card
    assert audit(t.g) == []
    t.birdsong("alliance")
    assert t.points("alliance") == 1
    assert (t.supply("marquise_warrior"), t.supply("eyrie_warrior")) == (24, 20)
    assert t.told("unburied")["count"] == 5


@rule("root", "A.2", "6.2.3a", "10.2.3", "AMB-82")
def test_whom_another_rule_sends_elsewhere_is_not_buried() -> None:
    t = table(
        "alliance",
        marquise="c5:3 c1:keep",
        eyrie="c5:3",
        play={"alliance": "coffin_makers"},
        hands={"marquise": "rabbit"},
    )
    t.roll(3, 2).battle("eyrie", "c5", "marquise").go("done")
    t.go("spend bake_sale")
    assert t.warriors("marquise", "c1") == 3
    assert t.supply("marquise_warrior") == 22
    t = table("alliance", cult="c5:3", eyrie="c5:3", play={"alliance": "coffin_makers"})
    t.roll(3, 0).battle("eyrie", "c5", "cult")
    assert t.cult.acolytes == 3


@rule("root", "A.2", "10.4.3a", "8.2.4b", "11.5b", "AMB-82")
def test_spent_warriors_are_buried_too() -> None:
    t = table(
        "alliance",
        cult="c5:3",
        eyrie="c1:3",
        marquise="c1:1",
        play={"alliance": "coffin_makers"},
        acolytes=3,
        outcast="rabbit",
    )
    t.add("c5", "eyrie_warrior").agenda(("cult-conspire", (t.seat("cult"),))).do("convert").go("in c5")
    assert t.told("buried")["piece"] == "eyrie_warrior"
    assert next(event["piece"] for event in t.events("buried")) == "cult_warrior"
    assert audit(t.g) == []
    t = table("marquise", alliance="c5:1,base", officers=3, eyrie="c5:4", play={"marquise": "coffin_makers"})
    t.roll(3, 3).battle("eyrie", "c5", "alliance").go("done")
    buried = [event["count"] for event in t.events("buried") if event["piece"] == "alliance_warrior"]
    assert buried == [1, 2]  # the rebel, then half of the officers
    assert audit(t.g) == []
    t = table("eyrie", riverfolk="c1:1", funds={"marquise": 2}, marquise="c5:1", play={"marquise": "coffin_makers"})
    t.agenda(("riverfolk-pay", (t.seat("riverfolk"), SPEND, 2)))
    assert [event["piece"] for event in t.events("buried")] == ["marquise_warrior"] * 2
    assert audit(t.g) == []


@rule("root", "A.2", "AMB-82")
def test_sabotaged_coffin_makers_give_everybody_back() -> None:
    t = table("alliance", marquise="c5:3", eyrie="c5:3", play={"alliance": "coffin_makers", "eyrie": "saboteurs"})
    t.roll(3, 2).battle("marquise", "c5", "eyrie").go("done")
    t.birdsong("eyrie").do("use saboteurs")
    assert (t.supply("marquise_warrior"), t.supply("eyrie_warrior")) == (24, 20)
    assert t.points("alliance") == 0


@rule("root", "A.2", "14.4.3a", "AMB-82")
def test_a_buried_warlord_is_not_anointed_again() -> None:
    t = table("alliance", hundreds="c5:warlord c1:2", mood="lavish", eyrie="c5:4", play={"alliance": "coffin_makers"})
    t.roll(1, 0).battle("eyrie", "c5", "hundreds").go("done")
    assert t.on("c5", "warlord") == 0
    t.agenda(("hundreds-anoint", (t.seat("hundreds"),)))
    assert t.halted
    assert t.on("c1", "warlord") == 0
    assert audit(t.g) == []
    t.birdsong("alliance")
    t.agenda(("hundreds-anoint", (t.seat("hundreds"),)))
    assert t.on("c1", "warlord") == 1


# --- League of Adventurous Mice --------------------------------------------------------------------------


@rule("root", "A.2")
def test_an_adventure_exhausts_an_item_for_good() -> None:
    t = table(
        "alliance", marquise="c5:3", eyrie="c1:2", play={"marquise": "league_of_adventurous_mice"}, crafted={"marquise": "boot sword"},
    )  # fmt: skip
    bureau(t, "marquise").do("use league_of_adventurous_mice", "item boot").do("to c1", "warriors 3")
    assert t.warriors("marquise", "c1") == 3
    assert t.halted  # once a turn
    assert t.crafted("marquise", "boot") == 1
    t.g.used = 0
    bureau(t, "marquise").do("use league_of_adventurous_mice").only("move", "battle").roll(0, 0).do("battle")
    assert t.told("battled")["side"] == "eyrie"
    t.g.used = 0
    assert bureau(t, "marquise").halted  # nothing lies face up any more


@rule("root", "A.2", "AMB-50")
@pytest.mark.parametrize(
    ("side", "how"),
    [("vagabond", {"vagabond": "thief c5 boot sword"}), ("hundreds", {"hundreds": "c5:3", "hoard": "boot"})],
)
def test_who_has_no_crafted_items_box_has_no_adventure(side: str, how: dict[str, Any]) -> None:
    t = table("alliance", "marquise", play={side: "league_of_adventurous_mice"}, eyrie="c5:2", **how)
    assert bureau(t, side).halted


@rule("root", "A.2", "9.5.4b", "AMB-86")
def test_a_vagabond_takes_an_exhausted_item_face_up_or_leaves_it() -> None:
    t = table(
        "alliance", marquise="c5:3", vagabond="thief c5 boot", play={"marquise": "league_of_adventurous_mice"},
        crafted={"marquise": "boot boot"}, hands={"vagabond": "rabbit"},
    )  # fmt: skip
    bureau(t, "marquise").do("use league_of_adventurous_mice", "move").do("to c1", "warriors 1")
    t.agenda(("vagabond-aid-item", (t.seat("vagabond"), t.seat("marquise"))))
    t.only("item boot", "turned boot", "done").do("turned boot")
    assert t.items("ready") == ["boot", "boot"]
    t.g.used = 0
    bureau(t, "marquise").offers("use league_of_adventurous_mice")


# --- Murine Broker and Master Engravers ------------------------------------------------------------------


@rule("root", "A.2", "4.1.2b")
def test_the_broker_draws_when_another_crafts_an_item() -> None:
    t = table(
        "alliance", marquise="c1:1", eyrie="c5:1,roost", play={"eyrie": "murine_broker"}, hands={"marquise": "anvil"}
    )
    t.craft("marquise", "anvil")
    assert len(t.hand("eyrie")) == 1
    t = table(
        "alliance", marquise="c1:1", eyrie="c5:1,roost", play={"marquise": "murine_broker"}, hands={"marquise": "anvil"}
    )
    assert t.craft("marquise", "anvil").hand("marquise") == []


@rule("root", "A.2", "14.2.3a")
def test_a_scrapped_item_was_crafted() -> None:
    t = table(
        "alliance", hundreds="c1:1", eyrie="c5:1,roost", play={"eyrie": "murine_broker"}, hands={"hundreds": "anvil"}
    )
    t.craft("hundreds", "anvil").do("scrap")
    assert len(t.hand("eyrie")) == 1


@rule("root", "A.2", "11.2.4")
def test_an_exported_item_was_not_crafted() -> None:
    t = table(
        "alliance", riverfolk="c1:1", eyrie="c5:1,roost", play={"eyrie": "murine_broker"}, hands={"riverfolk": "anvil"}
    )
    t.craft("riverfolk", "anvil").do("export")
    assert t.hand("eyrie") == []


@rule("root", "A.2", "7.2.3b", "14.2.3b", "AMB-07")
def test_master_engravers_add_a_point_after_disdain_and_contempt() -> None:
    def crafted(side: str, **how: Any) -> Table:
        return table("alliance", play={side: "master_engravers"}, hands={side: "anvil"}, **how).craft(side, "anvil")

    assert crafted("marquise", marquise="c1:1").points("marquise") == 3
    assert crafted("eyrie", eyrie="c1:1").points("eyrie") == 2
    assert crafted("hundreds", hundreds="c1:1").do("keep").points("hundreds") == 1
    assert crafted("vagabond", vagabond="thief c1").points("vagabond") == 3


@rule("root", "AMB-97")
def test_the_league_and_the_brigand_exhaust_no_item_twice() -> None:
    t = table(
        "alliance", marquise="c5:3", eyrie="c5:2", play={"marquise": "league_of_adventurous_mice"},
        crafted={"marquise": "boot"}, hands={"eyrie": "fox"}, hired={"brigand": "marquise"},
    )  # fmt: skip
    t.actions("marquise").offers("use league_of_adventurous_mice").do("brigand-rob eyrie")
    assert t.hand("eyrie") == []
    assert "use league_of_adventurous_mice" not in t.offered


@rule("root", "AMB-97", "14.2.5c")
def test_an_item_exhausted_for_the_brigand_leaves_the_box_as_it_is() -> None:
    """Looted: what is crafted next lies face up."""
    t = table("alliance", marquise="c5:3", hired={"brigand": "marquise"}, crafted={"marquise": "boot"})
    seat = t.seat("marquise")
    t.hirelings.worn[seat * ITEM_KINDS + ITEM_NAMES.index("boot")] = 1
    assert face_up(t.g, seat) == []
    assert position(t.g, EVERYONE)["players"][seat]["exhausted"] == {"boot": 1}
    assert take_item(t.g, seat, ITEM_NAMES.index("boot"), False)
    t.g.boxes[seat * ITEM_KINDS + ITEM_NAMES.index("boot")] += 1
    assert face_up(t.g, seat) == [ITEM_NAMES.index("boot")]
