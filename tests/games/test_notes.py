"""What options lead to, as it is told to whoever chooses: it has its words, changes nothing and gives nothing away."""

from __future__ import annotations

import pytest

import weald
from weald.games import find
from weald.kernel import Dice, Game
from weald.match import Match
from weald.match.sight import decision_json
from weald.text import LANGUAGES, Texts, render

GAMES = ("ironwood", "root", "wonderland", "defenders")


def matches(game: Game) -> list[Match]:
    """Line-ups that have every side."""
    options = game.read_options(None)
    longest = sorted(game.samples(options), key=len)[-4:]
    return [weald.start(game.id, seats=seats, seed=seed) for seed, seats in enumerate(longest, 5)]


@pytest.mark.parametrize("name", GAMES)
def test_notes_have_words_change_nothing_and_give_nothing_away(name: str) -> None:
    game = find(name)
    texts = [Texts(lang, name) for lang in LANGUAGES]
    told: set[str] = set()
    for match in matches(game):
        dice = Dice(match.seed)
        for _ in range(500):
            if match.over:
                break
            for decision in match.open:
                before = match.hash()
                said = decision_json(match, decision)["options"]
                assert match.hash() == before
                noted = [option for option in said if "note" in option]
                told |= {option["note"]["key"] for option in noted}
                for text in texts:
                    for option in noted:
                        assert render.note(text, option)
                if noted and match.number % 4 == 0:
                    world = match.redeal(decision.seat, match.number)
                    there = world.decision_of(decision.seat)
                    assert decision_json(world, there)["options"] == said, decision
            options = match.decision.options
            match.choose(options[dice.below(len(options))], match.decision.seat)
    assert [(text.lang, text.missing, text.problems) for text in texts if text.missing or text.problems] == []
    assert len(told) > 2


def note(match: Match, id: str) -> tuple[str, dict[str, object], bool]:
    """What an option of the open decision says."""
    options = decision_json(match, match.decision)["options"]
    said = next(option for option in options if option["id"] == id)["note"]
    return said["key"], said["args"], said["empty"]


def until(match: Match, prompt: str, wanted: tuple[str, ...] = (), steps: int = 400) -> None:
    """Choose what is wanted where it is offered, else the first option."""
    for _ in range(steps):
        decision = match.decision
        if decision.prompt == prompt:
            return
        offered = [option.id for option in decision.options]
        match.choose(next((id for id in wanted if id in offered), offered[0]), decision.seat)
    raise AssertionError(f"{prompt} was not asked")


def test_the_marquise_reads_cost_and_points_of_what_she_builds() -> None:
    match = weald.start("root", seats=["marquise", "eyrie"], seed=1)
    until(match, "build-what", ("build",))
    key, args, empty = note(match, "piece recruiter")
    assert (key, args, empty) == ("wood-for-points", {"wood": 1, "points": 1}, False)


def test_healing_without_injuries_is_marked_as_doing_nothing() -> None:
    match = weald.start("defenders", seed=1)
    until(match, "act")
    assert note(match, "heal") == ("no-injury", {}, True)


def test_an_attack_that_nobody_can_make_is_marked_as_doing_nothing() -> None:
    """Plunder in the first turn: no squad stands beside Ferrum."""
    match = weald.start("ironwood", seed=7)
    until(match, "turn")
    match.choose("play WW03")
    assert note(match, "option 2") == ("attack-impossible", {}, True)


def test_cards_put_back_are_counted() -> None:
    match = weald.start("ironwood", seed=7)
    match.choose("draw 4", seat=0)
    match.choose("draw 2", seat=1)
    asked = []
    while match.decision.prompt == "put-back":
        asked.append(decision_json(match, match.decision)["args"])
        match.choose(match.decision.options[0])
    assert asked == [{"n": 1, "of": 2}, {"n": 2, "of": 2}]


def test_why_a_card_cannot_be_crafted_says_what_is_missing() -> None:
    match = weald.start("root", seats=["marquise", "eyrie"], seed=1)
    until(match, "craft")
    missing = [b for b in match.why_not(match.decision.seat) if b["why"].startswith("too-few-pieces")]
    assert missing
    for blocked in missing:
        assert blocked["args"]["need"] > blocked["args"]["have"]
