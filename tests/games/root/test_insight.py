"""What the players of the machine think of a position: limits, and comparisons no player would doubt."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.root.table import Table, table
from weald.games.root import GAME
from weald.games.root.facts import BIRD
from weald.games.root.state import Root
from weald.kernel import FULL, Dice
from weald.match import Match, begin
from weald.players.policy import pick

LINE_UPS = GAME.samples({})
FOUR = ["marquise", "eyrie", "alliance", "vagabond"]
CATS = "c1:3,keep,sawmill c5:2,recruiter c9:2,workshop"
BIRDS = "c3:4,roost c7:2,roost c11:2"
REBELS = "c10:sympathy c12:sympathy"
THIEF = "thief c8 boot torch tea sword"


def chances(t: Table, side: str = "marquise") -> list[int]:
    t.g.turn = t.seat(side)
    return GAME.standings(t.g)


def four(**changed: Any) -> Table:
    pieces: dict[str, Any] = {"marquise": CATS, "eyrie": BIRDS, "alliance": REBELS, "vagabond": THIEF}
    return table(**(pieces | changed))


def better(side: str, good: Table, bad: Table) -> bool:
    seat = good.seat(side)
    return chances(good)[seat] > chances(bad)[seat]


def after(seed: int, decisions: int, seats: list[str]) -> Match:
    match = begin(GAME, seats, seed)
    dice = Dice(seed)
    for _ in range(decisions):
        if not match.over:
            match.choose(pick(match, match.open[0], dice), match.open[0].seat)
    return match


@pytest.mark.parametrize("seats", LINE_UPS, ids=lambda seats: "-".join(seats))
def test_whole_games_are_judged_and_leant_at_every_decision(seats: list[str]) -> None:
    match = begin(GAME, seats, seed=4, keep=False)
    dice = Dice(4)
    for _ in range(600):
        if match.over:
            break
        g = match.state
        assert isinstance(g, Root)
        standings = GAME.standings(g)
        assert len(standings) == len(seats)
        assert all(0 <= chance <= FULL for chance in standings)
        alone = sum(chance for seat, chance in enumerate(standings) if g.partner[seat] < 0)
        assert alone <= FULL
        assert alone > FULL - 10 or max(g.dominance) >= 0
        decision = match.open[0]
        weights = GAME.lean(g, decision)
        assert not weights or (len(weights) == len(decision.options) and min(weights) >= 0 and max(weights) > 0)
        match.choose(pick(match, decision, dice), decision.seat)


@pytest.mark.parametrize("seed", range(4))
def test_leaning_needs_nothing_hidden(seed: int) -> None:
    for decisions in range(20, 200, 30):
        match = after(seed, decisions, FOUR)
        if match.over:
            return
        decision = match.open[0]
        for deal in range(3):
            world = match.redeal(decision.seat, deal)
            assert GAME.lean(world.state, world.open[0]) == GAME.lean(match.state, decision)


@pytest.mark.parametrize("seed", range(3))
def test_leaning_players_finish_their_games(seed: int) -> None:
    assert after(seed, 2500, FOUR).over


def test_a_new_game_is_open() -> None:
    standings = GAME.standings(after(1, 12, FOUR).state)
    assert all(FULL // 40 < chance < 2 * FULL // 3 for chance in standings)


@pytest.mark.parametrize("side", FOUR)
def test_points_are_better_than_none_and_a_lead_counts_more_later(side: str) -> None:
    seat = FOUR.index(side)
    chance = [chances(four(points={side: points}))[seat] for points in (0, 1, 8, 16, 24, 29)]
    assert chance == sorted(chance)
    assert len(set(chance)) == len(chance)
    assert chance[-1] > FULL // 2
    level = four(points=dict.fromkeys(FOUR, 25))
    ahead = four(points=dict.fromkeys(FOUR, 25) | {side: 29})
    assert chances(ahead)[seat] > chances(level)[seat]


@pytest.mark.parametrize("side", FOUR)
def test_another_players_points_make_it_worse(side: str) -> None:
    level = dict.fromkeys(FOUR, 10)
    for other in FOUR:
        if other != side:
            assert better(side, four(points=level | {other: 4}), four(points=level))


@pytest.mark.parametrize("side", FOUR)
def test_cards_are_better_than_an_empty_hand(side: str) -> None:
    assert better(side, four(hands={side: "fox bird"}), four())


def test_the_marquise_wants_sawmills_wood_warriors_and_her_keep() -> None:
    less = four(marquise="c1:3,sawmill c5:2,recruiter c9:2,workshop")
    assert better("marquise", four(), less)
    for more in ("c1:3,keep,sawmill c5:2,recruiter,sawmill c9:2,workshop",
                 "c1:3,keep,sawmill,wood c5:2,recruiter c9:2,workshop",
                 "c1:4,keep,sawmill c5:2,recruiter c9:2,workshop"):  # fmt: skip
        assert better("marquise", four(marquise=more), four())


def test_buildings_with_enemies_over_them_are_worth_less() -> None:
    guarded = four(eyrie="c3:4,roost c7:2,roost c11:4")
    stormed = four(eyrie="c3:2,roost c7:2,roost c11:2 c9:4")
    assert better("marquise", guarded, stormed)


def test_the_eyrie_wants_roosts_and_a_decree_it_can_obey() -> None:
    assert better("eyrie", four(), four(eyrie="c3:4,roost c7:2 c11:2"))
    obeyed = four(decree={"recruit": "mouse"})
    unobeyed = four(decree={"recruit": "fox"})  # no roost among the foxes
    assert better("eyrie", obeyed, unobeyed)


def test_the_alliance_wants_supporters_bases_and_officers() -> None:
    assert better("alliance", four(supporters="fox mouse"), four())
    assert better("alliance", four(officers=1), four())
    assert better("alliance", four(alliance="c10:sympathy c12:1,sympathy,base"), four())


def test_the_vagabond_wants_whole_items_and_friends() -> None:
    assert better("vagabond", four(vagabond="thief c8 boot torch tea sword sword"), four())
    assert better("vagabond", four(), four(vagabond="thief c8 boot torch tea sword%"))
    assert better(
        "vagabond", four(vagabond="thief c8 boot torch tea sword"), four(vagabond="thief c8 boot torch! tea sword")
    )
    assert better("vagabond", four(relations={"marquise": "friendly"}), four())


def test_a_dominance_card_counts_what_it_rules() -> None:
    held = "c6:2 c8:2 c12:2 c1:1,keep"
    chance = []
    for cats in ("c5:2", "c6:2", "c6:2 c8:2", held):
        t = four(marquise=cats, play={"marquise": "dominance_fox"}, eyrie="c3:4,roost", alliance="c10:sympathy")
        t.g.dominance[0] = t.g.play[0][0]
        chance.append(chances(t, "eyrie")[0])
    assert chance == sorted(chance)
    assert chance[-1] > 3 * chance[0]


def test_guards_make_a_dominance_card_safer() -> None:
    """Whoever has one has nothing else to do than to hold what it needs."""
    chance = []
    for guards in (1, 2, 4):
        cats = f"c6:{guards} c8:{guards} c12:{guards} c1:1,keep"
        t = four(marquise=cats, play={"marquise": "dominance_fox"}, eyrie="c3:4,roost", alliance="c10:sympathy")
        t.g.dominance[0] = t.g.play[0][0]
        chance.append(chances(t, "eyrie")[0])
    assert chance == sorted(set(chance))


def test_a_coalition_hopes_for_its_partner() -> None:
    def coalition(points: int) -> int:
        t = four(points={"alliance": points}, play={"vagabond": "dominance_fox"})
        t.g.dominance[3] = t.g.play[3][0]
        t.g.partner[3] = 2
        standings = chances(t)
        assert 0 < standings[3] < standings[2]
        return standings[3]

    assert coalition(15) > coalition(2)


def test_who_leads_joins_no_coalition() -> None:
    """A Vagabond with 13 points gives them up for nobody with 7 (watched in a game of the review)."""
    points = {"marquise": 10, "eyrie": 7, "alliance": 7, "vagabond": 13}
    alone = four(points=points)
    joined = four(points=points, play={"vagabond": "dominance_fox"})
    joined.g.dominance[3] = joined.g.play[3][0]
    joined.g.partner[3] = 1
    assert chances(alone)[3] > chances(joined)[3]


def test_items_over_the_limit_are_as_good_as_lost() -> None:
    six = "thief c8 boot sword sword hammer crossbow torch"
    assert better("vagabond", four(vagabond=f"{six} bag"), four(vagabond=f"{six} boot"))


def weight(t: Table, option: str) -> int:
    decision = t.match.open[0]
    weights = GAME.lean(t.g, decision)
    return weights[[o.id for o in decision.options].index(option)]


def test_the_marquise_builds_rather_than_ends() -> None:
    t = four(marquise="c1:3,keep,sawmill,wood*2 c5:2,recruiter c9:2,workshop").actions("marquise")
    assert weight(t, "build") > weight(t, "march") > weight(t, "end")


def test_undefended_buildings_are_fought_for() -> None:
    t = four(eyrie="c3:4,roost c5:1 c9:3", marquise="c1:3,keep c5:4 c9:workshop,sawmill")
    t.agenda(("battle", (t.seat("eyrie"), BIRD)))
    assert t.asked == "battle-where"
    assert weight(t, "in c9") > weight(t, "in c5")


def test_the_vagabond_explores_a_ruin_it_stands_on() -> None:
    t = four(vagabond="thief c6 boot torch tea sword", ruins="c6:boot").daylight("vagabond")
    assert weight(t, "explore") > 5 * weight(t, "end")
