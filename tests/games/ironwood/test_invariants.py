"""Chapter 22.1: what always holds, over whole games played by chance and with the state broken on purpose."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import weald
from tests.games.ironwood.ledger import Ledger
from weald.games.ironwood import GAME
from weald.games.ironwood.board import FERRUM, FORESTS, MOUNTAINS, OUTER_FORESTS
from weald.games.ironwood.facts import BASICS, CRYSTALS, HAND_LIMIT, IC, WW
from weald.games.ironwood.state import END, FORGE, PREPARATION, Ironwood
from weald.match import Match
from weald.testing import rule

GAMES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (3, {"ordered": True}),
    (4, {"handicap_woodwalkers": 4, "handicap_ironclad": 2}),
    (13, {}),
]


def state_of(match: Match) -> Ironwood:
    assert isinstance(match.state, Ironwood)
    return match.state


def play(seed: int, options: dict[str, Any]) -> Iterator[tuple[Match, str]]:
    """A game by chance that avoids giving things up: the match before each choice, and what is chosen."""
    chance = random.Random(seed)
    match = weald.start("ironwood", seed=seed, options=options)
    while not match.over:
        wanted = [o.id for o in match.decision.options if not o.idle] or [o.id for o in match.decision.options]
        choice = chance.choice(wanted)
        yield match, choice
        match.choose(choice)
    yield match, ""


@rule(
    "ironwood", "INV-01", "INV-02", "INV-03", "INV-04", "INV-06", "INV-07", "INV-08", "INV-09", "INV-10", "INV-11",
    "INV-13", "INV-14",
)  # fmt: skip
@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_the_audit_finds_nothing_in_whole_games(seed: int, options: dict[str, Any]) -> None:
    for match, _ in play(seed, options):
        assert GAME.audit(match.state) == []
    assert match.over


@rule("ironwood", "INV-02", "INV-03", "INV-13", "9.1.2")
@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_the_events_account_for_every_unit_and_no_unit_moves_twice(seed: int, options: dict[str, Any]) -> None:
    """A ledger kept from the events alone agrees with the board at every decision."""
    ledger: Ledger | None = None
    for match, _ in play(seed, options):
        if ledger is None:
            ledger = Ledger(state_of(match))
        ledger.read(match)
        assert ledger.units() == state_units(state_of(match))
        if not match.over and match.decision.prompt == "turn":
            ledger.new_turn()


def state_units(g: Ironwood) -> tuple[list[int], list[int], list[int]]:
    return g.ww, g.ic, g.golems


@rule("ironwood", "INV-04", "INV-05")
@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_track_and_cargo_go_together_until_the_supply_runs_out(seed: int, options: dict[str, Any]) -> None:
    scarce = False
    loaded = 0
    for match, _ in play(seed, options):
        g = state_of(match)
        scarce = scarce or g.supply() == 0
        if not scarce and not match.over:
            assert (g.track == 0) == (g.cargo == 0)
        loaded += g.cargo > 0
    assert loaded > 0


@rule("ironwood", "INV-01")
@pytest.mark.parametrize(("seed", "options"), GAMES[:1])
def test_crystals_only_change_hands(seed: int, options: dict[str, Any]) -> None:
    """Each event that names crystals moves so many; the four places always hold the 20 of the box."""
    gains = {"gained": 1, "spent": -1, "loaded": 0, "unloaded": 1, "took-cargo": 1}
    told = 0
    expected = [0, 0]
    for match, _ in play(seed, options):
        assert match.journal is not None
        for event in match.journal.events[told:]:
            if event.kind in gains:
                expected[event.seat] += gains[event.kind] * event.args[0]
            elif event.kind == "stole":
                expected[event.seat] += event.args[0]
                expected[1 - event.seat] -= event.args[0]
        told = len(match.journal.events)
        g = state_of(match)
        assert g.crystals == expected
        assert g.supply() + sum(g.crystals) + g.cargo == CRYSTALS


@rule("ironwood", "INV-06", "1.2.5", "14.2.4")
@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_foundations_and_forges_never_leave(seed: int, options: dict[str, Any]) -> None:
    before = [0] * len(MOUNTAINS)
    for match, _ in play(seed, options):
        now = state_of(match).forge
        assert all(a <= b for a, b in zip(before, now, strict=True))
        before = now[:]


@rule("ironwood", "INV-08", "INV-09", "INV-10", "3.2.2", "6.1.5")
@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_at_the_exact_moments_of_the_round(seed: int, options: dict[str, Any]) -> None:
    """Checkpoints show steps that ask nobody: recruiting without crystals, the first turn of a round."""
    seen: set[str] = set()
    for match, _ in play(seed, options):
        for point in match.checkpoints[-3:]:
            g = point.state
            assert isinstance(g, Ironwood)
            name, args = g.agenda[-1][0].name, g.agenda[-1][1:]
            if name == "recruits":  # after 6.1 and 6.2
                assert max(len(hand) for hand in g.hand) <= HAND_LIMIT
                assert not any(g.full)
            if name == "turn" and args == (WW, 0):  # the action phase starts
                for side in (WW, IC):
                    assert set(BASICS[side]) <= set(g.hand[side])
            if name == "next-marker" and g.phase == PREPARATION:
                assert not any(g.full)
            seen.add(name)
    assert {"recruits", "turn", "next-marker"} <= seen


# --- the audit itself ------------------------------------------------------------------------------------


def _too_many_crystals(g: Ironwood) -> None:
    g.crystals[WW] = CRYSTALS + 1


def _too_many_warriors(g: Ironwood) -> None:
    g.ww[0] += 20


def _too_many_golems(g: Ironwood) -> None:
    g.golems[FERRUM] = 4


def _no_drill(g: Ironwood) -> None:
    g.drill = len(MOUNTAINS)
    g.forge.append(0)  # so that the audit itself can look there


def _unit_in_another_terrain(g: Ironwood) -> None:
    g.ic.extend([1] * (len(FORESTS) - len(MOUNTAINS)))
    g.moved_ic.extend([0] * (len(FORESTS) - len(MOUNTAINS)))


def _cargo_at_a_forge(g: Ironwood) -> None:
    g.drill, g.cargo, g.track = FERRUM, 1, 1


def _cargo_without_track(g: Ironwood) -> None:
    g.drill, g.cargo, g.track = MOUNTAINS.index("auria"), 1, 0


def _lost_token(g: Ironwood) -> None:
    g.tokens -= 1


def _forge_on_an_inner_mountain(g: Ironwood) -> None:
    g.forge[MOUNTAINS.index("auria")] = FORGE
    g.tokens -= 1


def _totem_at_the_edge(g: Ironwood) -> None:
    g.fading[OUTER_FORESTS[0]] = 1


def _full_totem_in_the_preparation(g: Ironwood) -> None:
    g.phase = PREPARATION
    g.full[FORESTS.index("f11")] = 1


def _basic_missing(g: Ironwood) -> None:
    g.aside[IC].append(g.hand[IC].pop(0))


def _basic_discarded(g: Ironwood) -> None:
    g.discard[IC].append(g.hand[IC].pop(0))


def _nine_cards(g: Ironwood) -> None:
    g.phase = END
    g.agenda = [(GAME.steps.find("preparation"),)]
    g.hand[WW].extend(g.deck[WW].pop() for _ in range(9 - len(g.hand[WW])))


def _card_twice(g: Ironwood) -> None:
    g.discard[WW].append(g.deck[WW][0])


def _card_lost(g: Ironwood) -> None:
    g.deck[IC].pop()


def _card_of_the_enemy(g: Ironwood) -> None:
    g.hand[WW].append(g.deck[IC].pop())


def _vision_among_the_cards(g: Ironwood) -> None:
    g.hand[WW].append(g.vision_deck.pop())


def _more_moved_than_there_are(g: Ironwood) -> None:
    g.moved[0] = g.ww[0] + 1


def _three_forges(g: Ironwood) -> None:
    for name in ("gallimor", "cobaltis", "chromia"):
        g.forge[MOUNTAINS.index(name)] = FORGE
    g.tokens -= 3


def _three_totems(g: Ironwood) -> None:
    g.secured = 3


@rule("ironwood", "INV-01", "INV-02", "INV-03", "INV-04", "INV-05", "INV-06", "INV-07")
@rule("ironwood", "INV-08", "INV-09", "INV-10", "INV-11", "INV-13", "INV-14")
@pytest.mark.parametrize(
    ("harm", "found"),
    [
        (_too_many_crystals, "INV-01"),
        (_too_many_warriors, "INV-02"),
        (_too_many_golems, "INV-02"),
        (_no_drill, "INV-02 drill"),
        (_unit_in_another_terrain, "INV-03"),
        (_cargo_at_a_forge, "INV-04"),
        (_cargo_without_track, "INV-05"),
        (_lost_token, "INV-06"),
        (_forge_on_an_inner_mountain, "INV-06 forges"),
        (_totem_at_the_edge, "INV-07"),
        (_full_totem_in_the_preparation, "INV-08"),
        (_basic_missing, "INV-09"),
        (_basic_discarded, "INV-09 piles"),
        (_nine_cards, "INV-10"),
        (_card_twice, "INV-11"),
        (_card_lost, "INV-11"),
        (_card_of_the_enemy, "INV-11"),
        (_vision_among_the_cards, "INV-11"),
        (_more_moved_than_there_are, "INV-13"),
        (_three_forges, "INV-14"),
        (_three_totems, "INV-14"),
    ],
    ids=lambda value: value.__name__.strip("_") if callable(value) else value,
)
def test_the_audit_notices(harm: Callable[[Ironwood], None], found: str) -> None:
    match = weald.start("ironwood", seed=1)
    while match.decision.prompt != "turn":
        match.choose(match.decision.options[0])
    g = state_of(match)
    assert GAME.audit(g) == []
    harm(g)
    assert found in GAME.audit(g)


@rule("ironwood", "INV-04", "14.3.1")
def test_a_game_won_by_the_forge_under_a_loaded_drill_is_no_error() -> None:
    match = weald.start("ironwood", seed=1)
    g = state_of(match)
    _cargo_at_a_forge(g)
    assert "INV-04" in GAME.audit(g)
    g.winners = 1 << IC
    assert "INV-04" not in GAME.audit(g)
