"""What anybody may do "in the own turn": every faction is offered it, in each phase that the rule names."""

from __future__ import annotations

import pytest

from tests.games.root.table import Table, table
from weald.games.root.pieces import PLAYED
from weald.games.root.position import position
from weald.testing import rule

PHASES = ("birdsong", "daylight", "evening")
PAWNS = ("vagabond", "second_vagabond")
LIMIT = 12  # questions of one phase at most: gathering relics asks several times


def set_up(side: str, where: str, **more: str) -> Table:
    """Warriors of the side, or its pawn, with cards of three suits in hand."""
    sides = {side: f"thief {where} boot" if side in PAWNS else f"{where}:3", **more}
    if side == "second_vagabond":
        sides["vagabond"] = "ranger c7 boot"
    other = "marquise" if side == "eyrie" else "eyrie"
    sides.setdefault(other, "c3:1,roost" if other == "eyrie" else "c3:1,sawmill")
    return table(hands={side: "fox rabbit mouse"}, **sides)  # type: ignore[arg-type]


def begin(t: Table, side: str, phase: str) -> Table:
    return {"birdsong": t.birdsong, "daylight": t.daylight, "evening": t.evening}[phase](side)


def offers_in(t: Table) -> list[str]:
    """All that is offered until the phase has ended, by whoever always takes the first choice."""
    found: list[str] = []
    for _ in range(LIMIT):
        if t.halted:
            break
        found += t.offered
        t.first()
    return found


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("side", [side for side in PLAYED if side != "corvids"])
@rule("root", "13.2.4a", "AMB-53")
def test_every_enemy_may_expose_a_plot_in_each_phase(side: str, phase: str) -> None:
    t = begin(set_up(side, "c1", corvids="c1:1,plot_bomb"), side, phase).offers("expose c1")
    t.do("expose c1", "guess bomb", "show anvil")
    assert (t.on("c1", "plot"), t.points(side)) == (0, 1)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("side", PLAYED)
@rule("root", "C.2.5a")
def test_everybody_may_take_the_ferry_in_each_phase(side: str, phase: str) -> None:
    t = begin(set_up(side, "c1", map="lake"), side, phase)
    t.offers("sail c10", "sail c11", "sail c12").do("sail c10")
    if side not in PAWNS:
        t.do("warriors 3")
    assert position(t.g, 0)["ferry"] == "c10"
    assert t.pawn(side) == "c10" if side in PAWNS else t.warriors(side, "c1") == 0
    assert not any(option.startswith("sail") for option in offers_in(t))


@pytest.mark.parametrize("side", PLAYED)
@rule("root", "C.3.3a", "C.3.3b")
def test_everybody_may_open_a_path_in_daylight_alone(side: str) -> None:
    begin(set_up(side, "c5", map="mountain"), side, "daylight").offers("clear c2-c5", "clear c5-c9")
    for phase in ("birdsong", "evening"):
        t = begin(set_up(side, "c5", map="mountain"), side, phase)
        assert not any(option.startswith("clear") for option in offers_in(t))


# Automatic first steps, and what is told of them.
FIRST_STEPS = {
    ("marquise", "birdsong"): "placed",
    ("cult", "birdsong"): "hated",
    ("duchy", "birdsong"): "placed",
    ("riverfolk", "birdsong"): "protected",
    ("eyrie", "evening"): "scored",
    ("cult", "evening"): "returned",
    ("duchy", "evening"): "took-back",
    ("keepers", "evening"): "removed",
}


@pytest.mark.parametrize(("side", "phase"), FIRST_STEPS)
@rule("root", "1.4.1a", "C.2.5a")
def test_a_phase_that_begins_by_itself_has_a_moment_before_it(side: str, phase: str) -> None:
    pieces = {"marquise": "c1:4,sawmill", "eyrie": "c1:4,roost c3:roost"}.get(side, "c1:4")
    sides = {side: pieces, "marquise" if side == "eyrie" else "eyrie": "c4:1", "map": "lake"}
    t = table(hands={side: "fox rabbit"}, **sides)  # type: ignore[arg-type]
    if phase == "evening" and side in ("cult", "duchy"):
        revealed = t.cult.revealed if side == "cult" else t.duchy.revealed
        revealed.append(t.g.hands[t.seat(side)].pop())
        t.g.seen[revealed[0]] = -1
    kind = FIRST_STEPS[side, phase]
    begin(t, side, phase).expects("anything-else", side).offers("sail c10")
    assert t.events(kind) == []
    t.do("done")
    assert t.events(kind)


@pytest.mark.parametrize("side", [side for side in PLAYED if side not in ("corvids", "riverfolk")])
@rule("root", "C.2.5a", "13.2.4a", "AMB-53")
def test_between_draw_and_discard_there_is_the_ferry_and_no_guessing(side: str) -> None:
    t = set_up(side, "c1", map="lake", corvids="c1:1,plot_bomb")
    seat = t.seat(side)
    t.g.hands[seat] += [t.g.deck.pop() for _ in range(3)]
    for card in t.g.hands[seat]:
        t.g.seen[card] = 1 << seat
    t = begin(t, side, "evening")
    for _ in range(LIMIT):
        if len(t.g.hands[seat]) > 6:
            break
        t.offers("sail c10", "expose c1").do("done" if "done" in t.offered else "end")
    t.expects("anything-else", side).offers("sail c10").lacks("expose c1").do("sail c10")
    if side not in PAWNS:
        t.do("warriors 3")
    t.expects("discard", side)
    assert t.match.decision.values == (3,)  # six, one drawn, and the ferry's


@rule("root", "C.2.5a", "11.6", "AMB-19")
def test_the_riverfolk_draw_nothing_so_they_guess_and_sail_before_the_discard_and_after() -> None:
    t = set_up("riverfolk", "c1", map="lake", corvids="c1:1,plot_bomb").evening("riverfolk")
    t.expects("anything-else", "riverfolk").offers("sail c10", "expose c1").do("done")
    t.expects("set-prices", "riverfolk").offers("sail c10", "expose c1")


@rule("root", "9.6.4b", "C.2.5a")
def test_a_vagabond_with_too_many_items_may_sail_before_dropping_some() -> None:
    t = table("eyrie", map="lake", vagabond="thief c1 boot boot torch torch sword sword hammer").evening("vagabond")
    t.do("done").do("done").expects("anything-else", "vagabond").offers("sail c10").do("done").expects(
        "drop-item", "vagabond"
    )
