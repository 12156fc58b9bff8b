"""What each hireling does, promoted and demoted (E.2; the cards' own words are in data and texts)."""

from __future__ import annotations

from tests.games.root.table import Table, new_game, table
from weald.games.root.board import PLACE_NAMES
from weald.games.root.hirelings import CLUB, FIRST, NAMES, PAIRS
from weald.games.root.hirelings.bandits import WAYS
from weald.games.root.hirelings.base import HIRELINGS
from weald.testing import rule


def hire(t: Table, side: str, name: str) -> Table:
    """What it does when somebody takes control of it."""
    from weald.games.root.pieces import SIDES

    return t.agenda(("hired", (t.seat(side), SIDES.index(name))))


def path(a: str, b: str) -> int:
    """A path's number on the autumn map."""
    from weald.games.root.board import BOARDS

    return BOARDS[0].paths.index((PLACE_NAMES.index(a), PLACE_NAMES.index(b)))


def test_all_thirteen_are_in_the_draw() -> None:
    assert all(HIRELINGS)
    assert len(PAIRS) == 13
    assert len(NAMES) == 26


def of_seed(name: str, *seats: str) -> Table:
    """A new game in which this hireling is drawn."""
    for seed in range(1, 400):
        t = new_game(*seats, seed=seed, hirelings=3)
        if name in [NAMES[side - FIRST] for side in t.g.bands]:
            return t
    raise AssertionError(name)


# --- Forest Patrol, Feline Physicians -------------------------------------------------------------------------


@rule("root", "E.2.2", "E.2.4", "A.6.3")
def test_forest_patrol() -> None:
    t = of_seed("forest_patrol", "eyrie", "alliance")
    while not any(t.g.hands):
        t.first()
    assert all(t.warriors("forest_patrol", place) == 1 for place in PLACE_NAMES[:12])
    # Of those who fall together one goes on the card.
    t = table(marquise="c5:3", cult="", forest_patrol="c5:3 c1:1", hired={"forest_patrol": "cult"})
    t.roll(3, 0).battle("marquise", "c5", "forest_patrol")
    assert (t.hirelings.patrol, t.supply("forest_patrol_warrior")) == (1, 10)
    t = table(marquise="c5:1", cult="", forest_patrol="c1:1 c2:1", hired={"forest_patrol": "marquise"}).actions(
        "marquise"
    )


@rule("root", "E.2.4")
def test_forest_patrol_returns_from_its_card() -> None:
    t = table(marquise="c5:3", cult="c3:1", forest_patrol="c5:3 c1:1", hired={"forest_patrol": "cult"})
    t.roll(3, 0).battle("marquise", "c5", "forest_patrol")
    t.hirelings.controller[0] = t.seat("marquise")
    t.g.lord[11] = t.seat("marquise")
    t.actions("marquise").do("employ forest_patrol", "in c1")
    assert (t.warriors("forest_patrol", "c1"), t.hirelings.patrol) == (2, 0)


@rule("root", "E.2.2")
def test_feline_physicians() -> None:
    t = table(cult="c5:3", eyrie="c5:2 c1:roost", hands={"eyrie": "rabbit"}, hired={"feline_physicians": "eyrie"})
    t.roll(2, 0).battle("cult", "c5", "eyrie")
    t.go("done") if t.asked == "ambush" else None
    t.expects("physicians", "eyrie").offers("done", "spend bake_sale").do("spend bake_sale")
    assert (t.warriors("eyrie", "c1"), t.warriors("eyrie", "c5")) == (2, 0)


# --- Last Dynasty, Bluebird Nobles ----------------------------------------------------------------------------


@rule("root", "E.2.4")
def test_last_dynasty_returns_to_the_edge_and_battles() -> None:
    t = table(marquise="c1:1", cult="c5:2", hired={"last_dynasty": "marquise"}).actions("marquise")
    t.do("employ last_dynasty").lacks("in c12").roll(2, 0).do("in c5")
    assert t.warriors("last_dynasty", "c5") == 5
    assert t.warriors("cult", "c5") == 0


@rule("root", "E.2.4")
def test_last_dynasty_goes_on_where_it_rules_and_fights_twice_where_not() -> None:
    t = table(marquise="c1:1", cult="c5:1", last_dynasty="c1:3", hired={"last_dynasty": "marquise"}).actions("marquise")
    t.do("employ last_dynasty").roll(1, 0).do("to c5")
    assert (t.warriors("last_dynasty", "c5"), t.warriors("cult", "c5")) == (3, 0)
    t = table(marquise="c2:1", cult="c1:5", last_dynasty="c1:3", hired={"last_dynasty": "marquise"}).actions("marquise")
    t.roll(1, 0).roll(1, 0).do("employ last_dynasty")
    assert len(t.events("hireling-battled")) == 2
    assert t.warriors("cult", "c1") == 3


@rule("root", "E.2.2", "E.2.3")
def test_bluebird_nobles() -> None:
    t = table(marquise="c1:2 c2:2 c3:1", cult="c1:2 c2:2", hired={"bluebird_nobles": "marquise"})
    assert (t.rules("c1"), t.rules("c2")) == ("marquise", "marquise")
    t.birdsong("marquise").offers("employ bluebird_nobles", "done").do("employ bluebird_nobles")
    assert t.points("marquise") == 1


# --- Spring Uprising, Rabbit Scouts ---------------------------------------------------------------------------


@rule("root", "E.2.1", "E.2.3")
def test_spring_uprising_gathers_and_revolts() -> None:
    t = table(marquise="c1:1", cult="", hired={"spring_uprising": "marquise"})
    t.chance(0)
    hire(t, "marquise", "spring_uprising").expects("uprising-gather", "marquise").only(
        "in c1", "in c6", "in c8", "in c12"
    )
    t.do("in c6")
    assert t.warriors("spring_uprising", "c6") == 1
    t = table(marquise="c1:1", cult="c6:2,garden_fox", spring_uprising="c6:1", hired={"spring_uprising": "marquise"})
    t.chance(1)
    t.birdsong("marquise").expects("uprising-rise", "marquise").offers("in c1", "uprising-revolt c6").do(
        "uprising-revolt c6"
    )
    assert (t.warriors("cult", "c6"), t.on("c6", "garden_fox"), t.warriors("spring_uprising", "c6")) == (0, 0, 0)
    assert t.points("marquise") == 0  # E.3.6a


@rule("root", "E.2.2")
def test_to_attack_the_uprising_costs_a_card() -> None:
    t = table(marquise="c6:3", cult="", spring_uprising="c6:1", hands={"marquise": "rabbit"})
    t.g.turn = t.seat("marquise")
    t.agenda(("battle-in", (t.seat("marquise"), 5)))
    assert t.halted
    t = table(marquise="c6:3", cult="", spring_uprising="c6:1", hands={"marquise": "fox"})
    t.roll(1, 0).battle("marquise", "c6", "spring_uprising").expects("uprising-price", "marquise").do("spend anvil")
    assert t.warriors("spring_uprising", "c6") == 0
    assert t.hand("marquise") == []


@rule("root", "E.2.2", "1.3.2")
def test_whom_one_battles_does_not_tell_whether_there_is_a_card_for_the_uprising() -> None:
    for card in ("rabbit", "fox"):
        t = table("eyrie", marquise="c6:3", cult="c6:1", spring_uprising="c6:1 c5:1", hands={"marquise": card})
        t.add("c5", "marquise_warrior").actions("marquise").do("battle")
        if card == "fox":
            t.expects("battle-where", "marquise").only("in c6")
        t.do("in c6").expects("battle-whom", "marquise").offers("against cult")
        for seed in range(10):  # others imagine either hand, and the same question
            world = t.match.redeal(t.seat("eyrie"), seed)
            assert [d.prompt for d in world.open] == ["battle-whom"]


@rule("root", "E.2.2")
def test_rabbit_scouts() -> None:
    t = table(marquise="c5:3", cult="c5:3", hands={"cult": "rabbit"}, hired={"rabbit_scouts": "cult"})
    t.battle("marquise", "c5", "cult")
    t.roll(3, 0).do("done").expects("scouts", "cult").do("spend bake_sale")
    assert (t.warriors("marquise", "c5"), t.warriors("cult", "c5")) == (0, 3)


# --- The Exile, the Brigand ---------------------------------------------------------------------------------


@rule("root", "E.2.2", "AMB-50")
def test_anybody_beside_the_exile_trades_items() -> None:
    t = table(marquise="c1:3", cult="c12:1", exile="f1", crafted={"marquise": "boot"}, hired={"exile": ""}).actions(
        "marquise"
    )
    t.do("exile-trade boot")
    assert t.points("marquise") == 1
    assert len(t.hand("marquise")) == 1
    assert t.hirelings.up[0] == 1


@rule("root", "E.2.4")
def test_the_exile_moves_and_battles_by_exhausting_items() -> None:
    t = table(marquise="c9:3", cult="c1:2", exile="f1", hired={"exile": "marquise"}).actions("marquise")
    t.roll(3, 1).do("employ exile", "in c1")
    assert t.warriors("cult", "c1") == 0  # as many hits as items, three
    assert t.events("exile-hit")[-1]["left"] == 0  # two for the battle, one for the hit
    assert (t.hirelings.up[CLUB], t.hirelings.down[CLUB]) == (3, 0)  # nothing left to do: it rested
    t = (
        table(marquise="c9:3", cult="c1:2", exile="f1", hired={"exile": "marquise"})
        .actions("marquise")
        .do("employ exile")
    )
    forest = next(choice for choice in t.offered if choice.startswith("to f"))
    t.do(forest).do("done")
    assert t.pawn("exile") == forest.removeprefix("to ")
    assert t.hirelings.up[CLUB] == 3


@rule("root", "AMB-95", "E.2.2")
def test_the_exile_exhausts_clubs_before_what_people_gave() -> None:
    t = table(marquise="c9:3", cult="c1:2", exile="f1", hired={"exile": "marquise"}).actions("marquise")
    t.hirelings.up[0] = 1
    t.do("employ exile")
    t.do(next(choice for choice in t.offered if choice.startswith("to f")))
    assert (t.hirelings.up[0], t.hirelings.up[CLUB], t.hirelings.down[CLUB]) == (1, 2, 1)


@rule("root", "E.2.4")
def test_the_brigand() -> None:
    t = of_seed("brigand", "eyrie", "alliance", "cult", "duchy")
    while not t.g.round:
        t.first()
    assert sum(map(len, t.g.ruin_items)) == 4
    t = table(
        marquise="c10:3",
        cult="c10:1",
        crafted={"marquise": "tea"},
        hands={"cult": "fox"},
        hired={"brigand": "marquise"},
        ruins="c10:boot c6:bag c11:hammer c12:sword",
    ).actions("marquise")
    t.do("brigand-search c10")
    assert t.g.ruins[9] == 0
    assert sum(t.g.boxes) == 2
    t.refuses("brigand-search c11", "hireling-has-acted", "E.2.4").do("brigand-rob cult")
    assert t.hand("marquise") == ["anvil"]
    assert t.hand("cult") == []
    t.refuses("brigand-rob cult", "hireling-has-acted", "E.2.4")


@rule("root", "8.2.6a")
def test_the_exile_in_a_forest_enters_no_sympathetic_clearing() -> None:
    lizards = " ".join(f"c{c}:1" for c in range(1, 13))
    for forest in range(1, 8):
        t = table(
            alliance="c1:sympathy", cult=lizards, marquise="c12:3", exile=f"f{forest}", hired={"exile": "marquise"}
        )
        for to in [option for option in t.actions("marquise").do("employ exile").offered if option.startswith("to f")]:
            twin = t.match.clone(loud=True)
            twin.choose(to)
            assert twin.open[0].prompt == "exile-act"


@rule("root", "AMB-50")
def test_what_the_brigand_finds_for_the_hundreds_goes_to_their_hoard() -> None:
    t = table(hundreds="c10:3,warlord", cult="c1:1", hired={"brigand": "hundreds"}, ruins="c10:boot")
    t.daylight("hundreds").do("brigand-search c10")
    assert t.match.view(0)["position"]["factions"]["hundreds"]["hoard"]["command"] == ["boot"]


# --- Riverfolk Flotilla, Otter Divers ---------------------------------------------------------------------------


@rule("root", "E.2.2", "E.2.3")
def test_riverfolk_flotilla() -> None:
    t = table(marquise="c4:2", cult="c4:1 c7:2", riverfolk_flotilla="c4", hired={"riverfolk_flotilla": "marquise"})
    t.birdsong("marquise").expects("flotilla-draw", "marquise").do("flotilla-draw").expects("flotilla-draw", "cult").do(
        "done"
    )
    assert len(t.hand("marquise")) == 1
    assert t.hand("cult") == []
    assert t.pawn("riverfolk_flotilla") == "c7"
    t.expects("hireling-battle", "marquise").roll(3, 2).do("against cult")
    assert t.warriors("cult", "c7") == 0
    assert t.pawn("riverfolk_flotilla") == "c7"
    t.battle("marquise", "c4", "cult").lacks("against riverfolk_flotilla")


@rule("root", "E.2.2", "4.2.1")
def test_otter_divers() -> None:
    t = table(marquise="c4:1", cult="c4:3 c8:3 c9:3 c12:3", hired={"otter_divers": "marquise"})
    t.actions("marquise").do("march").offers("to c8", "to c9", "to c12")
    t = table(marquise="c4:1", cult="c4:3 c8:3 c9:3 c12:3", hired={"otter_divers": "cult"}).actions("marquise")
    assert "march" not in t.offered


# --- Warm Sun Prophets, Lizard Envoys -----------------------------------------------------------------------------


@rule("root", "E.2.1", "E.2.4", "1.5.5", "E.3.6a")
def test_warm_sun_prophets_force_a_player_who_then_scores() -> None:
    t = table(
        marquise="c9:1",
        cult="c5:3",
        eyrie="c5:roost",
        warm_sun_prophets="c5:1",
        hired={"warm_sun_prophets": "marquise"},
    ).actions("marquise")
    t.do("employ warm_sun_prophets", "prophets-force c5").go("player cult").offers("against eyrie", "to c1").roll(0, 0)
    t.do("against eyrie")
    assert t.on("c5", "roost") == 0
    assert t.points("cult") == 1
    assert t.points("marquise") == 0


@rule("root", "E.2.4", "1.5.5")
def test_warm_sun_prophets_make_all_of_them_move_and_may_make_them_battle() -> None:
    t = table(marquise="c1:1", cult="c5:3", warm_sun_prophets="c5:1", hired={"warm_sun_prophets": "marquise"}).actions(
        "marquise"
    )
    t.do("employ warm_sun_prophets", "prophets-force c5").go("player cult").do("to c1")
    assert t.warriors("cult", "c1") == 3
    t.expects("prophets-then", "marquise").offers("done", "against marquise").do("done")
    t = table(marquise="c1:1", cult="c5:3", warm_sun_prophets="c5:1", hired={"warm_sun_prophets": "marquise"}).actions(
        "marquise"
    )
    t.do("employ warm_sun_prophets").lacks("in c5").do("in c6")
    assert t.warriors("warm_sun_prophets", "c6") == 1


@rule("root", "AMB-94", "1.5.5")
def test_warm_sun_prophets_drive_nobody_along_a_river() -> None:
    t = table(riverfolk="c4:3", cult="c1:1", warm_sun_prophets="c4:1", hired={"warm_sun_prophets": "cult"})
    t.g.turn = t.seat("cult")
    t.agenda(("prophets-how", (t.seat("cult"), t.g.side[t.seat("riverfolk")], 3)))
    t.offers("to c8", "to c9", "to c12").lacks("to c7")  # c7 lies down the river


@rule("root", "E.2.3")
def test_lizard_envoys() -> None:
    discarded = "mouse ambush_fox anvil rabbit root_tea_fox bird"
    t = table("eyrie", marquise="c1:1", hired={"lizard_envoys": "marquise"}, discard=discarded)
    t.birdsong("marquise").do("employ lizard_envoys").only("take anvil", "take root_tea_fox").do("take anvil")
    assert t.hand("marquise") == ["anvil"]  # fox is the most common suit; an ambush is not taken


# --- Highway Bandits, Bandit Gangs --------------------------------------------------------------------------------


@rule("root", "E.2.2")
def test_highway_bandits_rob_enemies_and_escort_their_controller() -> None:
    t = table(marquise="c1:3", cult="", hired={"highway_bandits": "cult"})
    t.hirelings.bandits = 1 << path("c1", "c5")
    t.move("marquise", "c1", "c5", 3)
    assert t.warriors("marquise", "c5") == 2
    t = table(marquise="c1:3", cult="", hired={"highway_bandits": "marquise"})
    t.hirelings.bandits = 1 << path("c1", "c5")
    t.move("marquise", "c1", "c5", 2).expects("bandits-escort", "marquise").do("in c5")
    assert t.warriors("marquise", "c5") == 3


@rule("root", "E.2.2")
def test_highway_bandits_damage_an_item_of_a_vagabond() -> None:
    t = table(vagabond="thief c1 boot boot sword", cult="", hired={"highway_bandits": ""}).daylight("vagabond")
    t.hirelings.bandits = 1 << path("c1", "c5")
    t.do("move", "to c5").expects("damage-item", "vagabond")


@rule("root", "E.2.4", "A.6.3")
def test_highway_bandits_lurk_on_paths_next_to_their_controller() -> None:
    t = table(marquise="c1:3", cult="", hired={"highway_bandits": "marquise"}).actions("marquise")
    t.do("employ highway_bandits").only("lurk c1-c5", "lurk c1-c9", "lurk c1-c10").do("lurk c1-c5")
    assert t.hirelings.bandits == 1 << path("c1", "c5")
    assert (0, 4) in WAYS


@rule("root", "E.2.1", "E.2.2", "E.2.4")
def test_bandit_gangs() -> None:
    t = table(marquise="c1:3 c5:1", cult="c1:2", bandit_gangs="c1:2 c6:1", hired={"bandit_gangs": "marquise"})
    t.battle("cult", "c1", "marquise")
    assert t.events("battled")[-1]["side"] == "marquise"  # the gang hides beside its controller
    t = table(marquise="c1:3 c5:1", cult="", bandit_gangs="c1:2 c6:1", hired={"bandit_gangs": "marquise"}).actions(
        "marquise"
    )
    t.do("employ bandit_gangs").offers("gangs-recruit", "in c5").do("gangs-recruit")
    assert (t.warriors("marquise", "c1"), t.warriors("marquise", "c6")) == (5, 1)


# --- Sunward Expedition, Mole Artisans ------------------------------------------------------------------------------


@rule("root", "E.2.4")
def test_sunward_expedition() -> None:
    t = table(
        marquise="c1:1", cult="c9:1", sunward_expedition="c5:3,foothold", hired={"sunward_expedition": "marquise"}
    ).actions("marquise")
    t.do("employ sunward_expedition").lacks("in c5").do("in c6").do("expedition-camp")
    assert (t.warriors("sunward_expedition", "c5"), t.warriors("sunward_expedition", "c6"), t.on("c6", "foothold")) == (
        4,
        4,
        1,
    )
    t = table(
        marquise="c1:1",
        cult="",
        sunward_expedition="c5:1,foothold c6:foothold c7:foothold",
        hired={"sunward_expedition": "marquise"},
    ).actions("marquise")
    t.do("employ sunward_expedition").expects("expedition-leave", "marquise").do("from c7").offers("in c7").do("in c8")
    assert (t.on("c7", "foothold"), t.on("c8", "foothold")) == (0, 1)


@rule("root", "E.2.2")
def test_mole_artisans() -> None:
    t = table(marquise="c1:1,workshop", cult="", hands={"marquise": "anvil"}, hired={"mole_artisans": "marquise"})
    t.craft("marquise", "anvil").expects("artisans-keep", "marquise").do("artisans-keep")
    assert t.hand("marquise") == []
    assert t.discard == []
    t.agenda(("turn-ends", (t.seat("marquise"),)))
    assert t.hand("marquise") == ["anvil"]


# --- Corvid Spies, Raven Sentries -----------------------------------------------------------------------------------


@rule("root", "E.2.4")
def test_corvid_spies() -> None:
    t = table(marquise="c1:1", cult="c5:1", hands={"cult": "fox"}, hired={"corvid_spies": "marquise"}).actions(
        "marquise"
    )
    t.do("employ corvid_spies")
    assert t.warriors("corvid_spies", "c5") == 2  # the only clearing with enemies
    t.do("spies-steal c5")
    assert t.hand("marquise") == ["anvil"]
    assert t.hand("cult") == []
    t = table(marquise="c1:1", cult="c5:1 c6:1", corvid_spies="c5:1 c6:1", hired={"corvid_spies": "marquise"}).actions(
        "marquise"
    )
    t.do("employ corvid_spies", "in c5", "in c6").do("spies-fight").roll(1, 0).do("against cult").roll(1, 0).do(
        "against cult"
    )
    assert t.warriors("cult", "c5") == t.warriors("cult", "c6") == 0


@rule("root", "E.2.2", "4.3.3.I")
def test_raven_sentries_help_as_attacker_and_defender() -> None:
    t = table(marquise="c1:1", cult="c1:3,garden_fox", hired={"raven_sentries": "cult"})
    t.roll(0, 0).battle("marquise", "c1", "cult")
    assert t.warriors("marquise", "c1") == 0
    t = table(marquise="c1:1", cult="c1:3", hired={"raven_sentries": "cult"})
    t.roll(0, 0).battle("marquise", "c1", "cult")
    assert t.warriors("marquise", "c1") == 1


# --- Furious and Stoic Protector ------------------------------------------------------------------------------------


@rule("root", "E.2.2", "E.2.3")
def test_furious_protector() -> None:
    t = table(marquise="c1:2 c5:2", cult="c5:2", furious_protector="c1", hired={"furious_protector": "cult"})
    t.birdsong("cult").expects("protector-walk", "cult").do("to c5")
    assert (t.warriors("marquise", "c5"), t.warriors("cult", "c5")) == (1, 1)
    from weald.games.root.rules.pieces import cannot_place

    why = cannot_place(t.g, t.g.side[t.seat("marquise")], 4)
    assert why is not None
    assert why.key == "protector-keeps-out"
    assert cannot_place(t.g, t.g.side[t.seat("cult")], 4) is None


@rule("root", "E.2.1", "E.2.2")
def test_stoic_protector() -> None:
    t = table(marquise="c1:2 c5:1", cult="", hired={"stoic_protector": "marquise"})
    hire(t, "marquise", "stoic_protector").expects("protector-place", "marquise").only("in c1", "in c5").do("in c5")
    t = table(
        marquise="c5:1",
        cult="c5:3",
        eyrie="c5:1",
        duchy="c5:1",
        stoic_protector="c5",
        hired={"stoic_protector": "marquise"},
    )
    t.g.turn = t.seat("cult")
    t.agenda(("battle", (t.seat("cult"), 3))).refuses("against marquise", "stoic-protector", "E.2.2")
    t = table(marquise="c5:1", cult="c5:3", stoic_protector="c5", hired={"stoic_protector": "marquise"})
    t.roll(3, 3).battle("marquise", "c5", "cult")
    assert t.warriors("marquise", "c5") == 1  # an attacker's losses too
    t = table(
        "eyrie",
        marquise="c5:1",
        cult="c2:1",
        stoic_protector="c5",
        hands={"cult": "favor_of_the_rabbits"},
        hired={"stoic_protector": "marquise"},
    )
    t.craft("cult", "favor_of_the_rabbits")
    assert t.warriors("marquise", "c5") == 1


# --- Flame Bearers, Rat Smugglers -----------------------------------------------------------------------------------


@rule("root", "E.2.1", "E.2.3", "E.3.6a")
def test_flame_bearers() -> None:
    t = table(marquise="c1:1", cult="c5:1,garden_rabbit", flame_bearers="c5:2", hired={"flame_bearers": "marquise"})
    t.birdsong("marquise")
    assert (t.warriors("cult", "c5"), t.on("c5", "garden_rabbit"), t.points("marquise")) == (0, 0, 0)
    t.expects("hireling-place", "marquise").offers("in c5", "in c1").lacks("in c12").do("in c1")
    assert t.warriors("flame_bearers", "c1") == 1
    t = table(marquise="c1:1", cult="", hired={"flame_bearers": "marquise"})
    hire(t, "marquise", "flame_bearers").do("in c3", "in c3")
    assert t.warriors("flame_bearers", "c3") == 2


@rule("root", "E.2.2")
def test_rat_smugglers() -> None:
    goods = {"marquise": "anvil sword ambush_fox"}
    t = table(marquise="c1:3", eyrie="c1:1", hands=goods, hired={"rat_smugglers": "marquise"}).actions("marquise")
    t.offers("smuggle anvil", "smuggle sword").lacks("smuggle ambush_fox").do("smuggle anvil")
    t.expects("smuggle", "marquise").roll(1, 0).do("battle")
    assert t.discard == ["anvil"]
    assert t.warriors("eyrie", "c1") == 0
    t.offers("smuggle sword")  # as often as there are goods


# --- Vault Keepers, Badger Bodyguards -------------------------------------------------------------------------------


@rule("root", "E.2.1", "E.2.4")
def test_vault_keepers() -> None:
    t = table(marquise="c1:1", cult="", hired={"vault_keepers": "marquise"})
    hire(t, "marquise", "vault_keepers").do("in c3")
    assert (t.warriors("vault_keepers", "c3"), t.on("c3", "vault")) == (2, 1)
    t = table(marquise="c1:1", cult="c5:1", vault_keepers="c5:1,vault", hired={"vault_keepers": "marquise"}).actions(
        "marquise"
    )
    t.do("employ vault_keepers").offers("done", "in c5", "in c1").lacks("in c12").do("in c1").do("vaults-guard")
    assert (t.warriors("vault_keepers", "c1"), t.warriors("vault_keepers", "c5")) == (1, 2)
    t = table(marquise="c1:1", cult="c5:1", vault_keepers="c5:1,vault", hired={"vault_keepers": "marquise"}).actions(
        "marquise"
    )
    t.do("employ vault_keepers", "done", "vaults-fight").roll(1, 0).do("against cult")
    assert t.warriors("cult", "c5") == 0


@rule("root", "E.2.2")
def test_badger_bodyguards() -> None:
    t = table(marquise="c1:3", cult="c1:3", hands={"cult": "ambush_fox"}, hired={"badger_bodyguards": "marquise"})
    t.battle("marquise", "c1", "cult").roll(0, 1).do("ambush ambush_fox")
    assert t.warriors("marquise", "c1") == 2  # of the ambush one hit, of the roll none is left to ignore (0)


@rule("root", "AMB-98")
def test_a_vault_leaves_the_last_slot_of_a_corner_to_a_faction() -> None:
    t = of_seed("vault_keepers", "cult", "marquise")
    while t.asked != "vaults-found":
        t.first()
    corners = {f"c{c + 1}" for c in t.g.board().corners}
    one = {c for c in corners if t.match.view(None)["position"]["clearings"][c]["open"] == 1}
    assert one
    assert not {f"in {c}" for c in one} & set(t.offered)
    t.offers("in c5")


@rule("root", "E.2.2", "9.2.7a")
def test_a_world_dealt_while_a_vagabond_takes_hits_remembers_the_bodyguards() -> None:
    """The hit they took is not taken again, nor forgotten, when the question is asked anew."""
    t = table(vagabond="thief c1 boot torch sword", cult="c1:4", hired={"badger_bodyguards": "vagabond"})
    t.roll(3, 3).battle("cult", "c1", "vagabond").expects("damage-item", "vagabond")
    asked = t.match.open[0].values
    assert asked == (2,)  # of three hits
    for world in (t.match.redeal(t.seat("vagabond"), 1), t.match.clone()):
        assert world.open[0].values == asked


# --- Popular Band, Street Band --------------------------------------------------------------------------------------


@rule("root", "E.2.2", "E.2.4", "1.5.5")
def test_popular_band() -> None:
    t = table(marquise="c1:1", cult="c5:2", popular_band="c1:1", hired={"popular_band": "marquise"}).actions("marquise")
    t.do("employ popular_band").expects("band-draw", "marquise").do("player cult")
    assert t.warriors("cult", "c1") == 1
    t.expects("band-encore", "marquise").do("in c12")
    assert t.warriors("popular_band", "c12") == 1


@rule("root", "E.2.2")
def test_who_comes_to_the_band_stays_for_the_turn() -> None:
    t = table(marquise="c1:3", cult="", street_band="c5:1", hired={"street_band": "cult"}).actions("marquise")
    t.do("march").go("from c1").do("to c5", "warriors 2").refuses("from c5", "listens-to-band", "E.2.2")
    t = table(marquise="c1:3", cult="", street_band="c5:1", hired={"street_band": "marquise"}).actions("marquise")
    t.do("march").go("from c1").do("to c5", "warriors 2").offers("from c5")


# --- what holds warriors holds pawns ---------------------------------------------------------------------------


@rule("root", "13.7.2", "E.3.2")
def test_a_snare_holds_the_pawns_of_enemies_and_not_the_corvids_own() -> None:
    corvids = "c4:1,snare"
    t = table(marquise="c1:3", corvids=corvids, stoic_protector="c4", hired={"stoic_protector": "marquise"})
    t.birdsong("marquise").lacks("to c2")
    assert t.pawn("stoic_protector") == "c4"
    t = table(marquise="c1:3", corvids=corvids, stoic_protector="c4", hired={"stoic_protector": "corvids"})
    t.birdsong("corvids").expects("protector-walk", "corvids")
    t = table(marquise="c4:1", corvids=corvids, riverfolk_flotilla="c4", hired={"riverfolk_flotilla": "marquise"})
    t.birdsong("marquise").expects("flotilla-draw", "marquise").do("done", "done")
    assert t.pawn("riverfolk_flotilla") == "c4"


@rule("root", "13.7.2", "E.3.2")
def test_hirelings_of_the_corvids_may_be_placed_where_their_snare_lies() -> None:
    for controller, allowed in (("corvids", True), ("marquise", False)):
        t = table(marquise="c1:3", corvids="c5:1,snare", hired={"street_band": controller}).actions(controller)
        t.do("employ street_band").offers("in c6")
        assert ("in c5" in t.offered) == allowed


@rule("root", "D.6.2b")
def test_no_pawn_goes_into_a_scorched_clearing() -> None:
    t = table(marquise="c1:3", cult="c3:2", stoic_protector="c1", hired={"stoic_protector": "marquise"})
    t.g.scorched = 1 << 4
    t.birdsong("marquise").expects("protector-walk", "marquise").lacks("to c5")
