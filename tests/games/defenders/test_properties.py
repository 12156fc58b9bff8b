"""What must hold in every game: replays, undo, clones, secrets, counts, and the preview of the machines."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from weald.games.defenders import GAME
from weald.games.defenders.facts import FIRST_MACHINE, MACHINE_IDS, MACHINE_NAMES
from weald.games.defenders.state import Defenders
from weald.kernel import Dice
from weald.match import Match, begin
from weald.match.sight import events
from weald.testing import rule

from .players import pick
from .table import table

CORPUS = sorted((Path(__file__).parents[2] / "corpus" / "defenders").glob("*.weald"))
SEATINGS = [["order-sect"], ["coven", "council"], ["order", "coven", "sect"], ["council", "order", "sect", "coven"]]


def walk(seats: list[str], seed: int, team: bool = False, **options: Any) -> Iterator[tuple[Match, Dice]]:
    """Play a game, by chance or for the team, and stop at every decision."""
    match = begin(GAME, seats, seed, options)
    dice = Dice(seed)
    while not match.over:
        yield match, dice
        decision = match.open[dice.below(len(match.open))]
        chosen = pick(match, decision, dice) if team else decision.options[dice.below(len(decision.options))]
        match.choose(chosen, decision.seat)
    yield match, dice


def test_the_corpus_shows_every_ending() -> None:
    assert len(CORPUS) >= 25
    endings = {
        line.split()[2] for file in CORPUS for line in file.read_text().splitlines() if line.startswith("result")
    }
    assert endings == {"core-destroyed", "core-completed", "toxic-catastrophe", "massacre"}


@pytest.mark.parametrize("seats", SEATINGS, ids="-and-".join)
def test_do_and_undo_meet_and_clones_play_on_alike(seats: list[str]) -> None:
    for n, (match, dice) in enumerate(walk(seats, 3, True)):
        if match.over or n % 3:
            continue
        before = match.hash()
        twin, other = match.clone(), match.clone()
        assert twin.hash() == before
        choice = dice.below(1 << 20)
        for clone in (twin, other):
            seed = Dice(choice)
            for _ in range(6):
                if clone.over:
                    break
                decision = clone.open[0]
                clone.choose(decision.options[seed.below(len(decision.options))], decision.seat)
        assert twin.hash() == other.hash()
        twin.cut(len(match.choices))
        assert twin.hash() == before
        assert match.hash() == before


@pytest.mark.parametrize("seats", SEATINGS, ids="-and-".join)
@rule("defenders", "5.1.6", "3.4.11")
def test_worlds_that_look_the_same_to_a_seat_are_told_the_same(seats: list[str]) -> None:
    for n, (match, dice) in enumerate(walk(seats, 5, True, difficulty="extreme")):
        if match.over or n % 5:
            continue
        for seat in range(len(seats)):
            world = match.redeal(seat, dice.below(1 << 30))
            here, there = match.view(seat), world.view(seat)
            here.pop("undo")
            there.pop("undo", None)
            if len(match.open) < len(seats) and match.open[0].prompt == "lead":
                here.pop("waiting")  # a redealt world does not know that others have answered
                there.pop("waiting")
            else:
                assert [(d.seat, d.prompt) for d in match.open] == [(d.seat, d.prompt) for d in world.open]
            assert json.dumps(here, sort_keys=True) == json.dumps(there, sort_keys=True)


@pytest.mark.parametrize("seats", SEATINGS[1:], ids="-and-".join)
def test_what_others_hold_shows_in_nothing_that_happens(seats: list[str]) -> None:
    """Play the same public choices in a world with other hidden cards: the log of a seat is the same."""
    for seed in range(4):
        match = next(m for m, _ in walk(seats, seed) if m.open and m.open[0].prompt == "act" and m.open[0].seat == 0)
        actor, watcher = match.open[0].seat, 1
        real = match.clone(loud=True)
        world = match.redeal(watcher, seed)
        told = world.clone(loud=True)
        for _ in range(8):
            if real.over or real.open[0].seat != actor:
                break
            shared = [o for o in real.open[0].options if o in told.open[0].options and o.verb not in ("team", "end")]
            if not shared:
                break
            for side in (real, told):
                state = side.state
                assert isinstance(state, Defenders)
                state.script = [0]  # the same fall of the die
                side.choose(shared[-1], actor)
                state = side.state
                assert isinstance(state, Defenders)
                state.script = []
            assert events(real, watcher) == events(told, watcher)


@pytest.mark.parametrize("seats", SEATINGS, ids="-and-".join)
@rule("defenders", "12.1.5", "12.1.1")
def test_the_preview_is_what_the_machines_then_do(seats: list[str]) -> None:
    compared = 0
    for seed in range(3):
        before: dict[str, dict[str, Any]] = {}
        seen = 0
        for match, _ in walk(seats, 40 + seed, True, difficulty="extreme", harder=bool(seed % 2)):
            log = events(match, None)
            flips = [i for i, e in enumerate(log) if e["kind"] == "flipped"]
            # Exactly one card since the last decision: compare it with what was announced.
            if len(flips) == seen + 1 and before:
                args: Any = log[flips[-1]]["args"]
                announced = before[MACHINE_NAMES[MACHINE_IDS.index(args["card"])]]
                happened = [{k: e[k] for k in ("kind", "rule", "args")} for e in log[flips[-1] + 1 :]]
                assert happened[: len(announced["events"])] == announced["events"]
                injured: list[Any] = [e["args"] for e in happened if e["rule"] == "13.1.6"]
                assert [a["side"] for a in injured] == announced["injured"] or match.over
                if announced["ends"]:
                    assert match.over
                    assert match.state.how == announced["ends"]
                compared += 1
            seen = len(flips)
            before = {}
            state = match.state
            assert isinstance(state, Defenders)
            if not match.over and match.open[0].prompt == "act":
                hash_before = match.hash()
                before = {p["card"]: p for p in match.view(None)["position"]["preview"]}
                assert match.hash() == hash_before
                left = [MACHINE_NAMES[c - FIRST_MACHINE] for c in state.machine_deck]
                assert {name: left.count(name) for name in left} == {n: p["left"] for n, p in before.items()}
                # Only a turn that ends now is sure to flip from this very position.
                if any(o.verb != "end" for o in match.open[0].options) and state.points > 0:
                    before = {}
    assert compared > 0


@pytest.mark.parametrize("seats", SEATINGS, ids="-and-".join)
def test_nothing_appears_or_vanishes(seats: list[str]) -> None:
    for seed in range(3):
        for match, _ in walk(seats, seed, True):
            assert GAME.audit(match.state) == []


def test_the_audit_finds_what_is_wrong() -> None:
    match = begin(GAME, ["order", "sect"], 1)
    g = match.state
    assert isinstance(g, Defenders)
    assert GAME.audit(g) == []
    g.mechs[3] = 30
    g.toxic = [True] * 37
    g.pollution[1] = 3
    g.support[0] = 9
    g.injuries[1] = 4
    g.tokens[0] = 1
    g.items[0] = -1
    g.tile[5] = 5
    g.green[6] = True
    g.camp[0] = 0
    g.breach[100] = 1
    g.wall[0] = True
    assert len(GAME.audit(g)) >= 11


def test_a_view_is_plain_json_for_everybody() -> None:
    for match, _ in walk(["order", "council", "coven", "sect"], 2):
        if len(match.choices) % 10 == 0 or match.over:
            for viewer in (None, 0, 3):
                view = match.view(viewer)
                assert json.loads(json.dumps(view)) == view


def test_every_decision_has_a_harmless_default() -> None:
    t = table("order sect", order="(2,0)", active="order_popel").turn("order")
    t.match.take_default(0)
    assert len(t.told("ended-turn")) == 1
    match = begin(GAME, ["order", "council"], 9)
    while not match.over:
        match.take_default(match.open[0].seat)
    assert match.over
