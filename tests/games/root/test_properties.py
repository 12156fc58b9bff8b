"""What must hold in every game of Root: replay, undo, clones, and secrets that stay secret."""

from __future__ import annotations

import json

import pytest

from tests.games.root.table import Table, table
from weald.games.root import GAME
from weald.games.root.audit import audit
from weald.games.root.state import Root
from weald.kernel import Dice
from weald.match import Match, begin
from weald.match.record import read, replay
from weald.match.sight import events
from weald.testing import rule

LINE_UPS = GAME.samples({})
SOME = [
    (["marquise", "eyrie"], {}),
    (["marquise", "eyrie", "alliance", "vagabond"], {}),
    (["eyrie", "alliance", "vagabond", "second_vagabond"], {"map": "winter"}),
    (["marquise", "alliance", "vagabond"], {"shuffled_suits": True}),
    (["duchy", "alliance", "eyrie"], {}),
    (["hundreds", "vagabond", "marquise", "second_vagabond"], {}),
    (["keepers", "cult", "hundreds"], {"map": "winter"}),
]


def play(match: Match, dice: Dice, count: int) -> None:
    for _ in range(count):
        if match.over:
            return
        decision = match.open[0]
        match.choose(decision.options[dice.below(len(decision.options))], decision.seat)


@pytest.mark.parametrize("seats", LINE_UPS, ids=lambda seats: "-".join(seats))
def test_every_line_up_plays_and_conserves_everything(seats: list[str]) -> None:
    match = begin(GAME, seats, seed=11, keep=False)
    dice = Dice(11)
    for _ in range(250):
        play(match, dice, 1)
        assert isinstance(match.state, Root)
        assert audit(match.state) == []


@pytest.mark.parametrize(("seats", "options"), SOME)
def test_a_record_replays_to_the_same_position(seats: list[str], options: dict[str, object]) -> None:
    match = begin(GAME, seats, 3, dict(options))
    play(match, Dice(3), 400)
    again = replay(read(match.record()), GAME)
    assert again.hash() == match.hash()


@pytest.mark.parametrize(("seats", "options"), SOME)
def test_do_and_undo_meet_and_clones_play_on_alike(seats: list[str], options: dict[str, object]) -> None:
    match = begin(GAME, seats, 5, dict(options))
    dice = Dice(5)
    for _ in range(60):
        play(match, dice, 5)
        if match.over:
            return
        before = match.hash()
        twin = match.clone()
        play(match, Dice(9), 1)
        play(twin, Dice(9), 1)
        assert twin.hash() == match.hash()
        match.undo()
        assert match.hash() == before


@pytest.mark.parametrize(("seats", "options"), SOME)
def test_a_redealt_world_looks_the_same(seats: list[str], options: dict[str, object]) -> None:
    match = begin(GAME, seats, 7, dict(options))
    dice = Dice(7)
    changed = 0
    for number in range(60):
        play(match, dice, 5)
        if match.over:
            break
        seat = match.open[0].seat
        world = match.redeal(seat, number)
        assert shown(world, seat) == shown(match, seat)
        assert audit(world.state) == []  # type: ignore[arg-type]
        changed += world.hash() != match.hash()
    assert changed > 10


def shown(match: Match, seat: int) -> str:
    """Everything this seat can see, as bytes would travel (undo and numbers of the log aside)."""
    view = match.view(seat)
    view.pop("undo", None)
    return json.dumps(view, sort_keys=True)


# --- secrets: two tables that differ only in hidden cards ------------------------------------------------


def alike(one: Table, two: Table, viewer: str) -> None:
    """The viewer cannot tell the tables apart: not by the position, the questions or the log."""
    seat = one.seat(viewer)
    assert shown(one.match, seat) == shown(two.match, seat)
    assert json.dumps(events(one.match, seat)) == json.dumps(events(two.match, seat))


@rule("root", "1.2.1a", "4.3.1")
def test_declining_an_ambush_looks_like_having_none() -> None:
    tables = [
        table("alliance", marquise="c5:2", eyrie="c5:2", hands={"eyrie": card}) for card in ("ambush_rabbit", "fox")
    ]
    for t in tables:
        t.roll(1, 0).battle("marquise", "c5", "eyrie").expects("ambush", "eyrie")
    for viewer in ("marquise", "alliance"):
        alike(tables[0], tables[1], viewer)
    for t in tables:
        t.do("done")
    for viewer in ("marquise", "alliance"):
        alike(tables[0], tables[1], viewer)


@rule("root", "4.3.1.I")
def test_not_foiling_looks_like_not_being_able_to() -> None:
    tables = [
        table(marquise="c5:3", eyrie="c5:2", hands={"eyrie": "ambush_rabbit", "marquise": card})
        for card in ("ambush_bird", "fox")
    ]
    for t in tables:
        t.roll(0, 0).battle("marquise", "c5", "eyrie").do("ambush ambush_rabbit").expects("foil", "marquise").do("done")
    alike(tables[0], tables[1], "eyrie")


@rule("root", "6.2.3a")
def test_letting_them_die_looks_like_having_no_card() -> None:
    tables = [table(marquise="c1:1,keep c6:3", eyrie="c6:4", hands={"marquise": card}) for card in ("fox", "mouse")]
    for t in tables:
        t.roll(3, 0).battle("eyrie", "c6", "marquise").do("done").do("done")
    alike(tables[0], tables[1], "eyrie")


@rule("root", "8.2.6b", "8.2.3d")
def test_what_is_paid_for_outrage_only_two_know() -> None:
    tables = [
        table("eyrie", marquise="c1:2", alliance="c5:sympathy", hands={"marquise": "bake_sale cobbler"})
        for _ in range(2)
    ]
    for t, card in zip(tables, ("bake_sale", "cobbler"), strict=True):
        t.move("marquise", "c1", "c5", 1).do(f"give {card}")
    alike(tables[0], tables[1], "eyrie")
    assert shown(tables[0].match, 2) != shown(tables[1].match, 2)


@rule("root", "8.5.2")
def test_what_is_mobilized_only_the_alliance_knows() -> None:
    tables = [table("eyrie", "marquise", alliance="c5:1", hands={"alliance": "fox mouse"}) for _ in range(2)]
    for t, card in zip(tables, ("anvil", "sword"), strict=True):
        t.daylight("alliance").do("mobilize", f"give {card}")
    alike(tables[0], tables[1], "eyrie")


@rule("root", "9.5.4a", "1.3.2")
def test_what_is_given_in_aid_only_two_know() -> None:
    tables = [
        table("eyrie", marquise="c5:1", vagabond="thief c5 boot", hands={"vagabond": "bake_sale cobbler"})
        for _ in range(2)
    ]
    for t, card in zip(tables, ("bake_sale", "cobbler"), strict=True):
        t.daylight("vagabond").do("aid", f"give {card}")
    alike(tables[0], tables[1], "eyrie")
    assert tables[0].sees("marquise", "marquise.hand") == ["bake_sale"]


def test_a_known_card_is_unknown_once_it_may_have_gone() -> None:
    """The Marquise has seen the Alliance's hand; after a mobilization she cannot say what is left of it."""
    t = table(
        "eyrie", marquise="c1:1", alliance="c5:1", hands={"alliance": "fox mouse"}, play={"marquise": "codebreakers"}
    )
    t.actions("marquise").do("use codebreakers")
    assert t.sees("marquise", "alliance.hand") == ["anvil", "sword"]
    t.daylight("alliance").do("mobilize", "give anvil")
    assert t.sees("marquise", "alliance.hand") == []
    assert t.sees("marquise", "alliance.supporters") == []


def test_of_two_copies_the_known_one_goes_first() -> None:
    """Who has seen one Tax Collector and then sees one spent must not learn that there is another."""
    for more in ("tax_collector", "anvil"):
        t = table(marquise="c12:sawmill", eyrie="c3:1", hands={"marquise": f"tax_collector {more}"})
        t.g.seen[t.g.hands[0][0]] |= 2
        t.actions("marquise").do("overwork", "in c12", "spend tax_collector")
        assert t.sees("eyrie", "marquise.hand") == []


def test_ruins_and_piles_show_nothing() -> None:
    match = begin(GAME, ["marquise", "vagabond"], 1)
    play(match, Dice(1), 40)
    for seat in (0, 1, None):
        zones = match.view(seat)["zones"]
        assert zones["common.deck"]["cards"] == []
        assert zones["common.quest-deck"]["cards"] == []


def test_a_stored_position_is_the_same_position() -> None:
    match = begin(GAME, None, 13)
    play(match, Dice(13), 200)
    stored = json.loads(json.dumps(match.state.dump()))
    again = GAME.empty(match.seats, match.options)
    again.load(stored, GAME.steps)
    assert again.hash() == match.hash()
