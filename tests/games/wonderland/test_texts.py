"""The words of the game: whole games can be told in every language, and every card has its text."""

from __future__ import annotations

import re

import pytest

from weald.games.wonderland import GAME, board, facts, shapes
from weald.kernel import Dice, split
from weald.match import begin
from weald.match.sight import events
from weald.text import LANGUAGES, Texts, render

FILES = shapes.read("").files


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param, "wonderland")


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (["alice", "jabberwock"], {"allies": "D"}),
        (["mad_hatter", "queen_of_hearts", "cheshire_cat"], {"allies": "A"}),
        (["alice", "jabberwock", "queen_of_hearts", "cheshire_cat"], {"allies": "B"}),
        (facts.FACTIONS, {"allies": "C"}),
    ],
)
def test_a_whole_game_can_be_told(texts: Texts, seats: list[str], options: dict[str, str]) -> None:
    match = begin(GAME, seats, len(seats), options)
    dice = Dice(split(len(seats), 5))
    while not match.over:
        decision = match.open[0]
        if dice.below(3):  # a sample of the decisions is enough, and quicker
            match.choose(decision.options[dice.below(len(decision.options))], decision.seat)
            continue
        shown = match.view(decision.seat)["decisions"][0]
        assert texts.has(f"prompt-{shown['prompt']}"), shown["prompt"]
        assert "$" not in render.prompt(texts, shown)
        assert "values" not in shown["args"], shown
        labels = [render.option(texts, shown, option) for option in shown["options"]]
        assert len(set(labels)) == len(labels), (shown["prompt"], labels)
        for option in shown["options"]:
            assert texts.has(f"option-{option['verb']}"), option
        if dice.below(3) == 0:
            for blocked in match.why_not(decision.seat):
                assert texts.has(f"why-{blocked['why']}"), blocked
                render.option(texts, shown, blocked)
                render.why(texts, blocked)
        match.choose(decision.options[dice.below(len(decision.options))], decision.seat)
    assert match.journal is not None
    for lesson in match.journal.lessons_after(-1):
        assert texts.has(f"undo-{lesson.key}"), lesson.key
    for viewer in (0, None):
        for entry in events(match, viewer):
            assert texts.has(f"event-{entry['kind']}"), entry
            assert "values" not in str(entry["args"]), entry  # every value has a name
            assert "{" not in render.event(texts, entry, seats)
    assert match.result is not None
    assert texts.has(f"result-{match.result['how']}")
    render.result(texts, match.result, seats)
    assert (texts.missing, texts.problems) == (set(), [])


def test_every_card_chip_and_ability_has_its_words(texts: Texts) -> None:
    for card in (*facts.WONDERLANDIANS, *facts.TEA_NAMES):
        assert texts.has(f"card-{card}", "text")
    for quest in facts.QUEST_NAMES:
        assert all(texts.has(f"card-{quest}", part) for part in ("deed", "goal", "text"))
    for name in (*facts.ABILITIES, *facts.LEADER_ABILITIES):
        assert texts.has(f"ability-{name}", "text")
    for name, ability in FILES.leaders.abilities.items():
        assert texts.has(f"ability-two-{name}") == (ability.two_players is not None)
    for effect in FILES.allies.effects:
        assert texts.has(f"effect-{effect.replace('_', '-')}")
    for prefix, names in (
        ("card", facts.CARD_NAMES),
        ("chip", facts.KIND_NAMES),
        ("unit", ["supporter", "leader", *facts.FIGURE_NAMES]),
        ("reward", facts.REWARD_NAMES),
        ("side", facts.FACTIONS),
        ("artifact", facts.ARTIFACT_NAMES),
        ("ally", facts.ALLIES),
    ):
        names_in_words = [texts.format(f"{prefix}-{name}") for name in names if not name.startswith("bet_")]
        assert len(set(names_in_words)) == len(names_in_words)
    for place in (*facts.REGIONS, *board.CHAIR_NAMES):
        assert all(texts.has(f"place-{place}", form) for form in ("in", "from", "to"))
    for setting in GAME.settings:
        assert texts.has(f"setting-{setting.key}", "help")
        assert all(texts.has(f"setting-{setting.key}-{word}") for word in setting.values)
    assert texts.missing == set()


def test_the_numbers_are_the_same_in_every_language() -> None:
    english = Texts("en", "wonderland")
    ids = [(f"card-{card}", "text") for card in (*facts.WONDERLANDIANS, *facts.QUEST_NAMES, *facts.TEA_NAMES)]
    ids += [(f"ability-{name}", "text") for name in FILES.leaders.abilities]
    for lang in ("cs", "pl"):
        other = Texts(lang, "wonderland")
        for id, form in ids:
            assert re.findall(r"\d+", other.format(id, form)) == re.findall(r"\d+", english.format(id, form)), id
        for effect in FILES.allies.effects:
            id = f"effect-{effect.replace('_', '-')}"
            assert re.findall(r"\d+", other.format(id)) == re.findall(r"\d+", english.format(id)), id


def test_the_numbers_are_those_of_the_data() -> None:
    english = Texts("en", "wonderland")
    for name, card in FILES.wonderlandians.items():
        shown = {int(n) for n in re.findall(r"\d", english.format(f"card-{name}", "text"))}
        if card.n > 1 or shown:
            assert card.n in shown, name
    for name, ability in FILES.leaders.abilities.items():
        if (ability.n or 0) > 1:
            assert str(ability.n) in english.format(f"ability-{name}", "text"), name


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("cs", ["Alenka získává 1 bod (Mrož).", "Alenka získává 3 body (Mrož).", "Alenka získává 5 bodů (Mrož)."]),
        (
            "pl",
            ["Alicja zyskuje 1 punkt (Mors).", "Alicja zyskuje 3 punkty (Mors).", "Alicja zyskuje 5 punktów (Mors)."],
        ),
        (
            "en",
            ["Alice scores 1 point (Walrus).", "Alice scores 3 points (Walrus).", "Alice scores 5 points (Walrus)."],
        ),
    ],
)
def test_points_are_counted(lang: str, expected: list[str]) -> None:
    texts = Texts(lang, "wonderland")
    told = [{"kind": "scored", "seat": 0, "args": {"points": n, "why": "walrus"}} for n in (1, 3, 5)]
    assert [render.event(texts, entry, ["alice"]) for entry in told] == expected
