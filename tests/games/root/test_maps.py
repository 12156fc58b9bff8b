"""Appendix C: the lake with its ferry, the mountain with closed paths and the pass."""

from __future__ import annotations

from tests.games.root.table import Table, new_game, table
from weald.games.root.board import BOARDS, CLEARINGS, FORESTS, MAP_NAMES, PLACE_NAMES
from weald.games.root.position import position
from weald.games.root.rules.pieces import beside
from weald.testing import rule

LAKE = BOARDS[MAP_NAMES.index("lake")]
MOUNTAIN = BOARDS[MAP_NAMES.index("mountain")]
COAST = ["c1", "c10", "c11", "c12"]


def names(places: list[int]) -> list[str]:
    return [PLACE_NAMES[place] for place in places]


def ferry(t: Table) -> str | None:
    return position(t.g, 0)["ferry"]


# --- C.2 the lake -----------------------------------------------------------------------------------------


@rule("root", "C.2.1", "C.2.3")
def test_the_ferry_begins_at_the_coastal_corner() -> None:
    assert names([c for c in range(CLEARINGS) if LAKE.coastal[c]]) == COAST
    coastal_corners = [c for c in LAKE.corners if LAKE.coastal[c]]
    t = new_game("marquise", "eyrie", map="lake")
    assert names(coastal_corners) == ["c1"] == [ferry(t)]


@rule("root", "C.2.2a", "2.3a")
def test_the_lake_is_a_river_between_all_coastal_clearings() -> None:
    for here in COAST:
        across = names(LAKE.rivers[PLACE_NAMES.index(here)])
        assert sorted(across, key=PLACE_NAMES.index) == [there for there in COAST if there != here]
        assert not set(across) & set(names(LAKE.adjacent[PLACE_NAMES.index(here)])) - {"c1", "c11", "c12"}
    # A river is no path: warriors on the shore cannot walk across.
    t = table(map="lake", marquise="c10:3", eyrie="c2:1,roost")
    t.g.turn = t.seat("marquise")
    t.agenda(("move", (t.seat("marquise"), 3, 0)))
    t.refuses("to c12", "not-adjacent", "4.2")


@rule("root", "C.2.2b", "C.2.4", "G.1.28")
def test_coastal_forests_touch_their_two_neighbours_on_the_shore() -> None:
    shore = ["f3", "f6", "f8", "f9"]  # around the lake
    ring = {"f3": {"f6", "f9"}, "f6": {"f3", "f8"}, "f8": {"f6", "f9"}, "f9": {"f8", "f3"}}
    for forest in shore:
        next_to = set(names(LAKE.beside[PLACE_NAMES.index(forest)]))
        assert next_to & set(shore) == ring[forest]  # and never straight across the water


@rule("root", "C.2.5a", "C.2.5b")
def test_the_ferry_takes_warriors_to_any_coastal_clearing_once_a_turn() -> None:
    t = table(map="lake", marquise="c1:3", eyrie="c2:1,roost").actions("marquise")
    t.do("sail c10", "warriors 2")
    assert (t.warriors("marquise", "c1"), t.warriors("marquise", "c10")) == (1, 2)
    assert ferry(t) == "c10"
    assert (t.told("sailed")["from"], t.told("sailed")["to"]) == ("c1", "c10")
    assert t.told("drew")["count"] == 1
    assert t.g.actions == 3  # it is no action of the Marquise
    t.refuses("sail c12", "ferry-sailed", "C.2.5a")


@rule("root", "C.2.5a")
def test_the_ferry_sails_again_in_the_next_players_turn() -> None:
    t = table(map="lake", marquise="c1:3", eyrie="c10:2,roost").actions("marquise")
    t.do("sail c10", "warriors 1")
    t.turn("eyrie")
    while "sail c1" not in t.offered:
        t.do(t.offered[0])
    t.expects(t.asked, "eyrie")


@rule("root", "C.2.5a", "4.2.1")
def test_the_ferry_keeps_the_rules_of_moving() -> None:
    t = table(map="lake", marquise="c1:1 c12:2", eyrie="c1:2 c10:1,roost").actions("marquise")
    t.refuses("sail c10", "rules-neither", "4.2.1")
    assert "sail c12" in t.offered  # ruled at the other end
    nobody = table(map="lake", marquise="c5:1", eyrie="c1:2,roost").actions("marquise")
    nobody.refuses("sail c12", "no-warriors", "4.2")


@rule("root", "C.2.5a")
def test_the_ferry_is_offered_in_every_phase_of_the_own_turn() -> None:
    t = table(map="lake", marquise="c1:3 c5:sawmill", eyrie="c2:1,roost")
    t.birdsong("marquise")
    assert "sail c10" in t.offered
    t = table(map="lake", marquise="c1:3 c5:sawmill", eyrie="c2:1,roost")
    t.evening("marquise")
    assert "sail c10" in t.offered


@rule("root", "C.2.5a", "9.5.1a", "9.5.1b", "AMB-63")
def test_a_vagabond_on_the_ferry_pays_only_for_a_hostile_shore() -> None:
    t = table("eyrie", map="lake", vagabond="ranger c1 boot torch", marquise="c12:2", relations={"marquise": "hostile"})
    t.daylight("vagabond").do("sail c10")
    assert (t.pawn("vagabond"), ferry(t)) == ("c10", "c10")
    assert t.items("ready").count("boot") == 1
    t = table("eyrie", map="lake", vagabond="ranger c1 boot torch", marquise="c12:2", relations={"marquise": "hostile"})
    t.daylight("vagabond").do("sail c12")
    assert t.items("ready").count("boot") == 0
    t = table("eyrie", map="lake", vagabond="ranger c5 boot torch", marquise="c12:2")
    t.daylight("vagabond").refuses("sail c12", "not-at-the-ferry", "C.2.5a")


@rule("root", "C.2.5c")
def test_the_ferry_is_nobodys_piece() -> None:
    t = table(map="lake", marquise="c10:2 c1:1", eyrie="c2:1,roost")
    before = ferry(t)
    t.actions("marquise")
    t.refuses("battle", "no-battle", "4.3a")  # alone with the ferry there is nobody to fight
    assert ferry(t) == before == "c1"


# --- C.3 the mountain -------------------------------------------------------------------------------------

SHUT = ["c2-c5", "c3-c7", "c5-c9", "c6-c11", "c8-c9", "c11-c12"]


@rule("root", "C.3.1")
def test_six_paths_are_closed_and_the_tower_stands_in_the_middle() -> None:
    seen = position(new_game("marquise", "eyrie", map="mountain").g, 0)
    assert (seen["closed"], seen["tower"]) == (SHUT, "c10")


@rule("root", "C.3.2a", "2.2.1")
def test_a_closed_path_is_no_way() -> None:
    t = table(map="mountain", marquise="c5:3", eyrie="c1:1,roost")
    t.g.turn = t.seat("marquise")
    t.agenda(("move", (t.seat("marquise"), 3, 0)))
    t.refuses("to c2", "not-adjacent", "4.2")
    assert set(t.offered) == {"to c10", "to c11"}


@rule("root", "C.3.2b", "C.3.5", "INT-87")
def test_a_vagabond_slips_between_forests_across_a_closed_path() -> None:
    for path in SHUT:
        ends = {PLACE_NAMES.index(end) for end in path.split("-")}
        along = [f for f in MOUNTAIN.forests if ends <= set(MOUNTAIN.beside[f])]
        if len(along) == 2:  # the path runs between two forests, not along the edge of the map
            here, there = along
            t = table("marquise", "eyrie", map="mountain", vagabond=f"ranger {PLACE_NAMES[here]} boot")
            t.birdsong("vagabond")
            while t.asked != "slip":
                t.do("done")
            assert f"to {PLACE_NAMES[there]}" in t.offered


@rule("root", "C.3.3a", "C.3.3b")
def test_a_card_opens_a_path_for_a_point_once_a_turn() -> None:
    t = table(map="mountain", marquise="c5:3 c11:1", eyrie="c1:1,roost", hands={"marquise": "fox mouse"})
    t.actions("marquise")
    t.refuses("clear c8-c9", "no-piece-at-ends", "C.3.3b")
    t.do("clear c2-c5").go("spend foxfolk_steel", t.offered[0])
    assert (t.told("cleared")["from"], t.told("cleared")["to"]) == ("c2", "c5")
    assert t.points("marquise") == 1
    assert "c2-c5" not in position(t.g, 0)["closed"]
    assert len(t.g.hands[t.seat("marquise")]) == 1
    t.refuses("clear c5-c9", "path-cleared-already", "C.3.3a")
    # It is a path like any other now, also for a pawn.
    five, two = PLACE_NAMES.index("c5"), PLACE_NAMES.index("c2")
    assert two in t.g.links[five]
    assert two in beside(t.g, five)
    assert all(place < FORESTS for place in t.g.links[five])


@rule("root", "C.3.3a")
def test_without_a_card_no_path_opens() -> None:
    t = table(map="mountain", marquise="c5:3", eyrie="c1:1,roost").actions("marquise")
    t.refuses("clear c2-c5", "empty-hand", "C.3.3a")


@rule("root", "C.3.3a")
def test_paths_open_in_daylight_only() -> None:
    t = table(map="mountain", marquise="c5:3 c6:sawmill", eyrie="c1:1,roost", hands={"marquise": "fox"})
    t.birdsong("marquise")
    assert not any(option.startswith("clear") for option in t.offered)


@rule("root", "C.3.3b")
def test_a_pawn_or_a_token_at_the_end_of_a_path_will_do() -> None:
    t = table("eyrie", map="mountain", vagabond="ranger c5 torch", marquise="c1:1", hands={"vagabond": "fox"})
    t.daylight("vagabond")
    assert "clear c5-c9" in t.offered
    t = table("eyrie", "marquise", map="mountain", alliance="c9:sympathy", hands={"alliance": "fox"}).daylight(
        "alliance"
    )
    assert "clear c5-c9" in t.offered


@rule("root", "C.3.4")
def test_whoever_rules_the_pass_at_the_end_of_the_own_evening_scores() -> None:
    for pieces, points in (("c10:1", 1), ("c9:1", 0)):
        t = table(map="mountain", marquise=pieces, eyrie="c1:1,roost")
        t.agenda(("turn-ends", (t.seat("marquise"),)))
        assert t.points("marquise") == points
    t = table(map="mountain", marquise="c10:1", eyrie="c1:1,roost")
    t.agenda(("turn-ends", (t.seat("eyrie"),)))
    assert (t.points("marquise"), t.points("eyrie")) == (0, 0)  # not the own Evening


@rule("root", "C.3.4", "3.1a", "INT-166")
def test_the_pass_may_win_the_game() -> None:
    t = table(map="mountain", marquise="c10:1", eyrie="c1:1,roost", points={"marquise": 29})
    t.agenda(("turn-ends", (t.seat("marquise"),)))
    assert t.winners == ["marquise"]


@rule("root", "C.2.5a")
def test_a_world_dealt_anew_on_board_the_ferry_looks_the_same() -> None:
    """The ferry has left when one is asked who sails: asking again must not sail again."""
    t = table(map="lake", marquise="c1:3", eyrie="c3:1,roost")
    ferry = PLACE_NAMES[t.actions("marquise").g.extra[0].ferry]  # type: ignore[attr-defined]
    t = table(
        map="lake", marquise=f"{ferry}:3", eyrie="c3:1,roost", hands={"marquise": "fox", "eyrie": "mouse"}
    ).actions("marquise")
    t.do(next(choice for choice in t.offered if choice.startswith("sail"))).expects("move-how-many", "marquise")
    world = t.match.redeal(t.seat("marquise"), 1)
    assert world.open[0].prompt == "move-how-many"
