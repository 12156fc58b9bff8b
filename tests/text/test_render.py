"""Engine JSON as sentences: which text is taken, what it is given, and what happens without one."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentResource

from weald import text
from weald.kernel import errors
from weald.text import Texts, render

SIDES = ["cat", "bird"]
ENGLISH = """
option-done = Done
option-done-march = Stop
option-take-full = The full one
option-to = { NAME($at, "place", form: "to") }
option-warriors = { $n } from { NAME($from, "place") }
place-f07 = forest 7
    .to = to forest 7
card-C1 = Axe
card-C2 = Bow
side-cat = Cat
side-bird = Bird
prompt-march = March { NAME($from, "place") }, { $left } left
event-drew = { NAME($seat, "side") } drew { $count }
event-drew-known = { NAME($seat, "side") } drew { NAME($cards, "card") }
event-played = { NAME($seat, "side") } played { NAME($card, "card") }
event-night = night falls
why-poor = you have { $have }
undo-dice = dice were rolled
result-points = { NAME($who, "side") } won
error-stale = too late
error-cannot-undo = No.
error-bad-record = Bad.
    .line = Bad line { $line }.
"""


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> Texts:
    """A little game, without a word of Czech but one."""
    sources = {"en": ENGLISH, "cs": "option-done = Hotovo\n"}
    monkeypatch.setattr(text, "resource", lambda lang, game="": FluentResource(sources[lang]))
    return Texts("en")


def march(**args: Any) -> dict[str, Any]:
    return {"prompt": "march", "args": args}


def label(texts: Texts, id: str, at: str = "", prompt: str = "march", **args: Any) -> str:
    option = {"id": id, "verb": id.split()[0], "at": at}
    return render.option(texts, {"prompt": prompt, "args": args}, option)


def test_a_prompt_gets_the_values_of_its_decision(texts: Texts) -> None:
    assert render.prompt(texts, march(left=2, **{"from": "f07"})) == "March forest 7, 2 left"


def test_a_label_is_as_particular_as_it_can_be(texts: Texts) -> None:
    assert label(texts, "done") == "Stop"
    assert label(texts, "done", prompt="battle") == "Done"
    assert label(texts, "take full") == "The full one"
    assert label(texts, "to f07", "f07") == "To forest 7"


def test_a_label_knows_its_number_and_what_the_decision_is_about(texts: Texts) -> None:
    assert label(texts, "warriors 3", **{"from": "f07"}) == "3 from forest 7"


def test_a_label_without_a_text_is_a_name_or_the_notation(texts: Texts) -> None:
    assert label(texts, "burn C1", "C1") == "Axe"
    assert label(texts, "near f07", "f07") == "Forest 7"
    assert label(texts, "roll 3") == "Roll 3"
    assert texts.missing == {"option-roll-march"}


def test_hidden_cards_are_named_to_those_who_know_them(texts: Texts) -> None:
    drew: dict[str, Any] = {"kind": "drew", "seat": 0, "args": {"count": 2, "cards": ["C1", "C2"]}}
    assert render.event(texts, drew, SIDES) == "Cat drew Axe, Bow"
    assert render.event(texts, {**drew, "args": {"count": 2, "cards": []}}, SIDES) == "Cat drew 2"
    assert render.event(texts, {**drew, "args": {"count": 2}}, SIDES) == "Cat drew 2"
    assert render.event(texts, {"kind": "played", "seat": 1, "args": {"card": "C2"}}, SIDES) == "Bird played Bow"


def test_an_event_of_nobody(texts: Texts) -> None:
    assert render.event(texts, {"kind": "night", "seat": None, "args": {}}, SIDES) == "Night falls"


def test_reasons_and_results(texts: Texts) -> None:
    assert render.why(texts, {"why": "poor", "args": {"have": 0}}) == "You have 0"
    assert render.undo(texts, "dice") == "Dice were rolled"
    assert render.result(texts, {"how": "points", "winners": [0, 1]}, SIDES) == "Cat, Bird won"


def test_what_has_no_text_is_said_with_its_key(texts: Texts) -> None:
    assert render.prompt(texts, {"prompt": "choose-a-card", "args": {}}) == "Choose a card"
    assert render.why(texts, {"why": "too-far", "args": {}}) == "Too far"
    assert texts.missing == {"prompt-choose-a-card", "why-too-far"}


def test_what_a_language_lacks_is_english(texts: Texts) -> None:
    czech = Texts("cs")
    assert label(czech, "done", prompt="battle") == "Hotovo"
    assert render.undo(czech, "dice") == "Dice were rolled"
    assert czech.missing == {"undo-dice"}


def test_errors_of_the_kernel(texts: Texts) -> None:
    assert render.error(texts, errors.StaleDecision(3, 5)) == "Too late"
    assert render.error(texts, errors.CannotUndo("dice", "1.1", [])) == "No. Dice were rolled"
    assert render.error(texts, errors.MalformedRecord(7, "what is this?")) == "Bad line 7."
    assert render.error(texts, errors.WealdError("as it says")) == "as it says"


def test_refusals_of_the_table(texts: Texts) -> None:
    assert render.failure(texts, "stale", {"number": 3, "current": 5}) == "Too late"
    assert render.failure(texts, "bad-record", {}) == "Bad."
    assert render.failure(texts, "no-bananas", {}, "there are no bananas") == "There are no bananas"


def test_a_number_below_zero_has_a_minus() -> None:
    scored = {
        "kind": "final-score",
        "seat": 0,
        "args": {"vp": 20, "castles": 3, "quests": 0, "shards": -11, "total": 12},
    }
    said = render.event(Texts("en", "wonderland"), scored, ["alice"])
    assert said == "Alice: points 20, castles 3, quests 0, shards −11; in all 12."


def test_a_game_may_say_it_better_than_the_shell() -> None:
    sides = ["woodwalkers", "ironclad"]
    conceded = {"kind": "conceded", "seat": 1, "args": {}}
    assert render.event(Texts("cs", "ironwood"), conceded, sides) == "Železné bratrstvo se vzdalo."


@pytest.mark.parametrize(
    ("lang", "count", "expected"),
    [
        ("en", 1, "The totem in forest 5 is fading."),
        ("en", 2, "2 totems in forest 5 are fading."),
        ("cs", 1, "V lese 5 slábne totem."),
        ("cs", 2, "V lese 5 slábnou 2 totemy."),
        ("cs", 5, "V lese 5 slábne 5 totemů."),
        ("pl", 1, "W Lesie 5 zanika Totem."),
        ("pl", 2, "W Lesie 5 zanikają 2 Totemy."),
        ("pl", 5, "W Lesie 5 zanika 5 Totemów."),
    ],
)
def test_verbs_agree_with_numbers(lang: str, count: int, expected: str) -> None:
    faded = {"kind": "faded", "seat": 0, "args": {"at": "f05", "count": count}}
    assert render.event(Texts(lang, "ironwood"), faded, ["woodwalkers", "ironclad"]) == expected


@pytest.mark.parametrize(
    ("seat", "expected"),
    [(0, "Strážci hvozdu si dobrali 5 speciálních karet."), (1, "Železné bratrstvo si dobralo 5 speciálních karet.")],
)
def test_verbs_agree_with_sides(seat: int, expected: str) -> None:
    drew = {"kind": "drew", "seat": seat, "args": {"count": 5, "cards": []}}
    assert render.event(Texts("cs", "ironwood"), drew, ["woodwalkers", "ironclad"]) == expected


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_the_options_of_a_card_are_its_own_words(lang: str) -> None:
    from weald.games.ironwood.facts import EFFECTS, NAMES, PROGRAMS

    texts = Texts(lang, "ironwood")
    for card, program in enumerate(EFFECTS):
        listed = [e for e in PROGRAMS[program] if e.word == "resolve"]
        count = len(listed[0].options) if listed else 0
        more = bool(listed and listed[0].pay_choose)
        found = [n for n in range(1, 9) if texts.has(f"card-{NAMES[card]}", f"option{n}")]
        assert found == list(range(1, count + 1)), NAMES[card]
        assert texts.has(f"card-{NAMES[card]}", "more") == more, NAMES[card]
