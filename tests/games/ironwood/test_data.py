"""Ironwood's facts: that all are there, that they agree, and that wrong ones are refused by name."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from weald.facts import PROVENANCE, DataError, Where, read_entry
from weald.games.ironwood import shapes
from weald.games.ironwood.bot_shapes import AID, APPROACHES, FACES
from weald.games.ironwood.effect_shapes import CONDITIONS, PLACES, Effect, plain
from weald.testing import rule

DATA = shapes.read("")
FILES = DATA.files
BOARD = FILES.board
MOUNTAINS = BOARD.mountains
FORESTS = BOARD.forests
RIDGES = [frozenset(ridge.between) for ridge in BOARD.ridges.values()]
TRAILS = [frozenset(trail.between) for trail in BOARD.trails.values()]
CARDS: dict[str, shapes.Card] = {**FILES.cards_ironclad, **FILES.cards_woodwalkers}


def kinds(places: Mapping[str, shapes.Mountain | shapes.Forest]) -> Counter[str]:
    return Counter(place.kind for place in places.values())


def neighbours(name: str, edges: list[frozenset[str]]) -> set[str]:
    return {end for edge in edges if name in edge for end in edge} - {name}


def reachable(start: str, edges: list[frozenset[str]]) -> set[str]:
    seen = {start}
    while new := {end for name in seen for end in neighbours(name, edges)} - seen:
        seen |= new
    return seen


# --- the board ---------------------------------------------------------------------------------------


@rule("ironwood", "8.3.2")
def test_the_board_has_11_mountains_and_16_forests() -> None:
    assert kinds(MOUNTAINS) == {"center": 1, "inner": 4, "outer": 6}
    assert kinds(FORESTS) == {"outer": 6, "inner": 10}
    assert (len(RIDGES), len(TRAILS), len(BOARD.spurs)) == (20, 26, 6)
    assert len(set(RIDGES)) == 20
    assert len(set(TRAILS)) == 26
    assert all(len(edge) == 2 for edge in RIDGES + TRAILS)


@rule("ironwood", "8.1.2")
def test_the_mountains_joined_to_ferrum_are_inner() -> None:
    assert neighbours("ferrum", RIDGES) == {name for name, it in MOUNTAINS.items() if it.kind == "inner"}


def test_everything_can_be_reached() -> None:
    assert reachable("ferrum", RIDGES) == set(MOUNTAINS)
    assert reachable("f01", TRAILS) == set(FORESTS)


def test_mountains_and_ridges_enclose_the_inner_forests() -> None:
    inner_forests_and_outside = kinds(FORESTS)["inner"] + 1
    assert len(MOUNTAINS) - len(RIDGES) + inner_forests_and_outside == 2  # Euler


def test_forests_and_mountains_touch_both_ways() -> None:
    pairs = {(forest, mountain) for forest, it in FORESTS.items() for mountain in it.touches}
    assert len(pairs) == 46
    touched = Counter(mountain for _, mountain in pairs)
    assert touched == {name: len(neighbours(name, RIDGES)) + (it.kind == "outer") for name, it in MOUNTAINS.items()}
    assert all(FORESTS[f].kind == "inner" for f, m in pairs if MOUNTAINS[m].kind != "outer")


def test_every_trail_crosses_the_border_of_its_forests_and_every_border_has_one_trail() -> None:
    crossed = [trail.crosses for trail in BOARD.trails.values()]
    assert sorted(crossed) == sorted([*BOARD.ridges, *BOARD.spurs])
    for trail in BOARD.trails.values():
        sharing = [name for name, forest in FORESTS.items() if trail.crosses in forest.borders]
        assert sorted(sharing) == sorted(trail.between)


@rule("ironwood", "8.2.2")
def test_outer_forests_form_a_ring_and_some_inner_ones_meet_it() -> None:
    outer = {name for name, it in FORESTS.items() if it.kind == "outer"}
    assert all(len(neighbours(name, TRAILS) & outer) == 2 for name in outer)
    rim = {name for name, it in FORESTS.items() if it.ring == "inner_rim"}
    core = {name for name, it in FORESTS.items() if it.ring == "inner_core"}
    assert all(neighbours(name, TRAILS) & outer for name in rim)
    assert not any(neighbours(name, TRAILS) & outer for name in core)
    assert (len(rim), len(core)) == (6, 4)


def test_locations_are_numbered_from_one() -> None:
    assert sorted(it.number for it in MOUNTAINS.values()) == list(range(1, 12))
    assert sorted(it.number for it in FORESTS.values()) == list(range(1, 17))


# --- cards and numbers -------------------------------------------------------------------------------


@rule("ironwood", "3.1.1")
def test_each_side_has_3_basic_and_35_special_cards() -> None:
    sides: tuple[tuple[Mapping[str, shapes.Card], str], ...] = (
        (FILES.cards_ironclad, "IC"),
        (FILES.cards_woodwalkers, "WW"),
    )
    for cards, prefix in sides:
        assert list(cards) == [f"{prefix}{number:02}" for number in range(1, 39)]
        assert Counter(card.type for card in cards.values()) == {"basic": 3, "special": 35}
        assert [ref for ref, card in cards.items() if card.type == "basic"] == [f"{prefix}0{n}" for n in (1, 2, 3)]


@rule("ironwood", "3.1.2")
def test_every_card_has_values_effects_and_icons() -> None:
    for ref, card in CARDS.items():
        assert card.combat.__struct_fields__ == ("damage", "defense", "dominance"), ref
        assert card.effects, ref
        assert 1 <= len(card.solo_icons) <= 2, ref


def test_only_some_woodwalker_specials_have_a_burn_effect() -> None:
    burning = {ref for ref, card in CARDS.items() if card.when_burned}
    assert burning == {"WW09", "WW11", "WW15", "WW32", "WW35"}


def test_cards_removed_in_solo() -> None:
    removed = [ref for ref, card in CARDS.items() if card.removed_in_solo]
    assert removed == ["IC13", "IC17", "IC27", "IC33", "IC36", "WW17", "WW19", "WW22", "WW36"]


@rule("ironwood", "1.1.8")
def test_every_mountain_but_ferrum_has_one_vision() -> None:
    visions = FILES.visions.values()
    assert sorted(vision.mountain for vision in visions) == sorted(set(MOUNTAINS) - {"ferrum"})
    assert Counter((vision.kind, vision.crystals) for vision in visions) == {
        ("inner", 3): 4,
        ("outer", 0): 6,
    }


def test_every_word_of_the_vocabulary_is_on_a_card() -> None:
    used: Counter[str] = Counter()
    for card in CARDS.values():
        used.update(words(plain(card.effects)) + words(plain(card.when_burned)))
    assert set(Effect.__struct_encode_fields__) <= set(used)
    assert set(PLACES) <= set(used)
    assert set(CONDITIONS) <= set(used)


def words(value: object) -> list[str]:
    if isinstance(value, dict):
        return [*value, *(found for item in value.values() for found in words(item))]
    if isinstance(value, list):
        return [found for item in value for found in words(item)]
    return [value] if isinstance(value, str) else []


# --- wrong effects -----------------------------------------------------------------------------------


def refused(side: str, effects: object) -> str:
    """What is said about a card of that side with these effects."""
    kind = {"ironclad": shapes.IroncladCard, "woodwalkers": shapes.WoodwalkerCard}[side]
    combat = {"damage": 0, "defense": 0, "dominance": 0}
    card = {"type": "special", "combat": combat, "effects": effects, "solo_icons": [], "confidence": "seed"}
    with pytest.raises(DataError) as caught:
        read_entry(kind, card, Where("cards.toml", "X01"))
    return str(caught.value).removeprefix("cards.toml: X01: ")


@pytest.mark.parametrize(
    ("side", "effects", "problem"),
    [
        ("ironclad", {}, "effects: expected a list, got a table"),
        ("ironclad", [2], "effects[1]: expected a table, got 2"),
        ("ironclad", [{}], "effects[1]: expected a table with exactly one word, got a table"),
        ("ironclad", [{"cargo": 1, "build": {}}], "effects[1]: expected a table with exactly one word, got a table"),
        ("ironclad", [{"cargo": 0}], "effects[1].cargo: expected a whole number 1 or more, got 0"),
        ("ironclad", [{"move_squads": "all"}], "effects[1].move_squads: expected a whole number 1 or more or a table, got 'all'"),
        ("ironclad", [{"move_squads": {"to": "drill_mountain"}}], "effects[1].move_squads.count: missing"),
        ("ironclad", [{"build": {"where": "x"}}], "effects[1].build.where: unknown field; known here: none"),
        ("ironclad", [{"cargo": 1}, {"spend": {"then": []}}], "effects[2].spend.crystals: missing"),
        ("ironclad", [{"move_warriors": 2}], "effects[1].move_warriors: this side has no such effect"),
        ("woodwalkers", [{"move_drill": 1}], "effects[1].move_drill: this side has no such effect"),
        ("woodwalkers", [{"spend": {"crystals": 1, "then": [{"steal_crystals": "all"}]}}], "effects[1].spend.then[1].steal_crystals: expected a whole number 1 or more or half_round_up, got 'all'"),
        ("woodwalkers", [{"resolve": {"choose": 1, "options": [[], [{"burn": {"kind": "basic", "count": 1, "then": []}}]]}}], "effects[1].resolve.options[2][1].burn.kind: expected one of special, vision, got 'basic'"),
        ("woodwalkers", [{"this_round": {"units": ["tree"]}}], "effects[1].this_round.units[1]: expected one of drill, golem, warrior, got 'tree'"),
        ("woodwalkers", [{"win": []}], "effects[1].win: needs an attack above it in the same list"),
        ("woodwalkers", [{"this_combat": {"damage": 1}}, {"attack": {}}], "effects[1].this_combat: needs an attack above it in the same list"),
        ("woodwalkers", [{"on_exhaust": []}], "effects[1].on_exhaust: needs lasting above it in the same list"),
        ("woodwalkers", [{"if": {"condition": "sunny", "then": []}}], "effects[1].if.condition: expected one of " + ", ".join(sorted(CONDITIONS)) + ", got 'sunny'"),
    ],
)  # fmt: skip
def test_a_wrong_effect_is_named(side: str, effects: object, problem: str) -> None:
    assert refused(side, effects) == problem


def test_an_unknown_effect_is_told_the_known_ones() -> None:
    problem = refused("woodwalkers", [{"fly": 1}])
    assert problem.startswith("effects[1].fly: unknown field; known here: move_warriors, ")


def test_an_unknown_place_is_told_the_known_ones() -> None:
    recruit = [{"recruit": {"unit": "warrior", "count": 1, "where": "moon"}}]
    problem = refused("woodwalkers", recruit)
    assert problem == f"effects[1].recruit.where: expected one of {', '.join(sorted(PLACES))}, got 'moon'"


# --- override and provenance -------------------------------------------------------------------------


def override(folder: Path, content: str) -> str:
    file = folder / "mine.toml"
    file.write_text(content, "utf-8")
    return str(file)


def test_the_owner_of_the_box_can_correct_a_card(tmp_path: Path) -> None:
    mine = override(
        tmp_path,
        "[cards_ironclad.IC07]\ncombat = {damage = 1, defense = 1, dominance = 3}\neffects = [{move_squads = 2}]",
    )
    data = shapes.read(mine)
    assert plain(data.files.cards_ironclad["IC07"].effects) == [{"move_squads": 2}]
    assert data.fingerprint != DATA.fingerprint
    changed = [source for source in data.provenance() if source.confidence == "override"]
    assert [(source.entry, source.overridden) for source in changed] == [("IC07", ("combat", "effects"))]


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("[cards_ironclad.IC07]\ncombat = {damage = 'x', defense = 1, dominance = 3}", "mine.toml: cards_ironclad.IC07: combat.damage: expected a whole number 0 or more, got 'x'"),
        ("[cards_ironclad.IC07]\neffects = [{move_warriors = 2}]", "mine.toml: cards_ironclad.IC07: effects[1].move_warriors: this side has no such effect"),
        ("[cards_ironclad.IC07]\nsolo_icons = [{icon = 'eye'}]", "mine.toml: cards_ironclad.IC07: solo_icons[1].icon: expected one of battle, card, compass, crystals, drill, forge, golem, hit, shield, squad, got 'eye'"),
        ("[board.ridges.r01]\nbetween = ['ferrum', 'moria']", "board.toml: ridges.r01: between: no mountain is called 'moria'"),
        ("[board.ridges.r01]\nbetween = ['lithimar', 'auria']", "board.toml: mountains.auria: kind: expected outer (by its ridges), got 'inner'"),
        ("[board.spurs.s_chromia]\nmountain = 'moria'", "board.toml: spurs.s_chromia: mountain: no mountain is called 'moria'"),
        ("[board.forests.f01]\ntouches = ['chromia']", "board.toml: forests.f01: touches: does not fit its borders, which end at argentimar, chromia"),
        ("[board.forests.f01]\nborders = ['r99']", "board.toml: forests.f01: borders: no ridge or spur is called 'r99'"),
        ("[board.forests.f02]\nnumber = 1", "board.toml: forests.f02: number: 1 is taken by f01"),
        ("[board.trails.t01]\nbetween = ['f01', 'f99']", "board.toml: trails.t01: between: no forest is called 'f99'"),
        ("[board.trails.t01]\ncrosses = 'r01'", "board.toml: trails.t01: crosses: r01 is no border of f01"),
        ("[visions.V01]\nmountain = 'lithimar'", "visions.toml: V02: mountain: lithimar is taken by V01"),
        ("[visions.V01]\nmountain = 'ferrum'", "visions.toml: V01: kind: expected center, as the mountain, got 'inner'"),
        ("[visions.V01]\nmountain = 'moria'", "visions.toml: V01: mountain: no mountain is called 'moria'"),
        ("[cards_ironclad.IC04]\ntype = 'basic'", "setup.toml: supply.ironclad: basic_cards: there are 4 such cards"),
        ("[setup.drill_track.4]\nrewards = []", "mine.toml: setup.drill_track.4: no such entry to override; there are 0, 1, 2, 3"),
        ("[setup.drill_track.1]\nrewards = [{gold = 1}]", "mine.toml: setup.drill_track.1: rewards[1].gold: unknown field; known here: cargo, draw_special, look_at_top_vision, recruit"),
    ],
)  # fmt: skip
def test_a_wrong_override_is_refused_by_name(tmp_path: Path, content: str, problem: str) -> None:
    with pytest.raises(DataError) as caught:
        shapes.read(override(tmp_path, content))
    assert str(caught.value) == problem


def test_provenance_is_complete() -> None:
    found = Counter(source.file for source in DATA.provenance())
    assert found["board.toml"] == 11 + 20 + 6 + 16 + 26
    assert found["cards_ironclad.toml"] == found["cards_woodwalkers.toml"] == 38
    assert found["visions.toml"] == 10
    assert set(found) == {f"{name}.toml" for name in shapes.Files.__struct_fields__}
    for source in DATA.provenance():
        ours = source.file.startswith("cards_") and source.confidence == "reconstructed"
        if ours or source.confidence == "seed_partial":
            assert source.reconstructed_parts, source


def test_confidence_of_the_cards() -> None:
    found = Counter(card.confidence for card in CARDS.values())
    assert found == {"seed": 1, "seed_partial": 12, "reconstructed": 63}


# --- the bots ----------------------------------------------------------------------------------------


BOTS: dict[str, Any] = DATA.plain()["bots"]


@pytest.mark.parametrize("bot", ["ironbot", "woodbot"])
def test_the_difficulty_options_of_a_bot_make_15_levels(bot: str) -> None:
    options = BOTS[bot]["difficulty"].values()
    assert sum(option.get("levels", 0) or max(it["levels"] for it in option["choices"]) for option in options) == 15


@pytest.mark.parametrize(("bot", "columns"), [("ironbot", APPROACHES), ("woodbot", AID)])
def test_every_row_of_an_action_table_is_complete(bot: str, columns: tuple[str, ...]) -> None:
    for icon, row in BOTS[bot]["action_table"].items():
        filled = {name for name in row if name not in {*PROVENANCE, "again"}}
        assert filled in ({"all"}, set(columns), set(FACES)), icon


def test_the_last_step_of_a_turn_card_always_holds() -> None:
    cards = [*BOTS["ironbot"]["turn_card"].values(), *BOTS["woodbot"]["side"].values()]
    assert all(card["steps"][-1]["when"] == [] for card in cards)
    assert [name for name, it in BOTS["ironbot"]["approach"].items() if not it["when"]] == ["expansive"]


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("[bots.ironbot.action_table.card]\nall = [{}]", "bots.ironbot.action_table.card: all[1]: expected a table with exactly one word, got a table"),
        ("[bots.woodbot.side.exalted]\nsteps = [{when = [], do = [{first_possible = [[{}]]}]}]", "bots.woodbot.side.exalted: steps[1].do[1].first_possible[1][1]: expected a table with exactly one word, got a table"),
        ("[bots.ironbot.action_table.card]\nall = [{fly = 1}]", "bots.ironbot.action_table.card: all[1].fly: unknown field; known here: draw, expend, "),
        ("[bots.ironbot.action_table.card]\nall = [1]", "bots.ironbot.action_table.card: all[1]: expected a table, got 1"),
        ("[bots.woodbot.action_table.eye]\nexalted = [{move = {by = 'pursuit', count = 1}}]", "bots.woodbot.action_table.eye: exalted[1].move.by: expected one of harass, plunder, secure, got 'pursuit'"),
        ("[bots.ironbot.approach.aggressive]\nwhen = [{sunny = true}]", "bots.ironbot.approach.aggressive: when[1].sunny: unknown field; known here: "),
    ],
)  # fmt: skip
def test_a_wrong_bot_line_is_named(tmp_path: Path, content: str, problem: str) -> None:
    with pytest.raises(DataError) as caught:
        shapes.read(override(tmp_path, content))
    assert str(caught.value).startswith(f"mine.toml: {problem}")


# --- the page about it -------------------------------------------------------------------------------


def test_the_provenance_page_counts_right() -> None:
    page = (Path(__file__).parents[3] / "docs" / "provenance.md").read_text("utf-8")
    kinds = ("seed", "seed_partial", "public", "reconstructed")
    counted: dict[str, Counter[str]] = {}
    for source in DATA.provenance():
        counted.setdefault(source.file, Counter())[source.confidence] += 1
    for file, found in counted.items():
        cells = " | ".join(str(found[kind]) if found[kind] else "" for kind in kinds)
        row = f"| `{file}` | {found.total()} | {cells} |"
        assert re.sub(r" +", " ", row) in page, row


def test_the_provenance_page_names_every_card_that_is_partly_known() -> None:
    page = (Path(__file__).parents[3] / "docs" / "provenance.md").read_text("utf-8")
    (row,) = (line for line in page.splitlines() if line.startswith("| stated in part"))
    assert re.findall(r"[IW][CW]\d\d", row) == [ref for ref, it in CARDS.items() if it.confidence == "seed_partial"]
