"""Root's words: everything that can be asked, chosen, told or refused has a text in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.root.table import new_game
from weald.games.root import GAME
from weald.games.root.board import PLACE_NAMES
from weald.games.root.deck import FACE_NAMES, QUEST_NAMES
from weald.games.root.names import FIELDS
from weald.games.root.things import (
    CHARACTER_NAMES,
    COLUMN_NAMES,
    ITEM_NAMES,
    KIND_NAMES,
    LEADER_NAMES,
    RELATION_NAMES,
    SIDES,
    SUIT_NAMES,
)
from weald.kernel import Dice, begin
from weald.kernel.sight import events
from weald.text import LANGUAGES, Texts
from weald.text.render import event, option, prompt, why

RULES = Path(__file__).parents[3] / "src" / "weald" / "games" / "root" / "rules"
SOURCE = "\n".join(path.read_text("utf-8") for path in sorted(RULES.rglob("*.py")))
PROMPTS = sorted(set(re.findall(r'g\.ask\([^"]*"([a-z-]+)"', SOURCE)))
REASONS = sorted(set(re.findall(r'Why\(\s*"([a-z-]+)"', SOURCE)))
EVENTS = sorted(set(re.findall(r'g\.tell(?:_some)?\([^"]*"([a-z-]+)"', SOURCE)))
LESSONS = sorted(set(re.findall(r'g\.learn\([^"]*"([a-z-]+)"', SOURCE)))
WORDS = sorted({o.verb for o in GAME.vocabulary.by_id.values()})
TAILED = {"first": ("attacker", "defender"), "reward": ("points", "cards")}


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param, "root")


def test_everything_has_a_text(texts: Texts) -> None:
    wanted = [f"prompt-{key}" for key in PROMPTS]
    wanted += [f"why-{key}" for key in REASONS]
    wanted += [f"event-{key}" for key in EVENTS]
    wanted += [f"undo-{key}" for key in LESSONS]
    wanted += [f"option-{word}" for word in WORDS if word not in TAILED]
    wanted += [f"option-{word}-{tail}" for word, tails in TAILED.items() for tail in tails]
    for kind, names in (
        ("place", PLACE_NAMES), ("card", FACE_NAMES), ("card", QUEST_NAMES), ("quest", QUEST_NAMES), ("side", SIDES),
        ("piece", KIND_NAMES), ("suit", SUIT_NAMES), ("item", ITEM_NAMES), ("leader", LEADER_NAMES),
        ("column", COLUMN_NAMES), ("character", CHARACTER_NAMES), ("relation", RELATION_NAMES), ("role", SIDES),
        ("count", [name.replace("_", "-") for name in KIND_NAMES]), ("setting", [s.key for s in GAME.settings]),
        ("phase", ["birdsong", "daylight", "evening"]), ("result", ["points", "dominance"]),
    ):  # fmt: skip
        wanted += [f"{kind}-{name}" for name in names]
    assert [key for key in wanted if not texts.has(key)] == []
    for face in FACE_NAMES:
        assert texts.has(f"card-{face}", "text")


def test_all_languages_have_the_same_texts() -> None:
    ids = {}
    for lang in LANGUAGES:
        file = RULES.parent / "text" / f"{lang}.ftl"
        ids[lang] = set(re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE))
    assert ids["en"] == ids["cs"] == ids["pl"]


def test_names_belong_to_something() -> None:
    assert set(FIELDS) <= {*PROMPTS, *EVENTS, *REASONS}


@pytest.mark.parametrize("face", FACE_NAMES)
def test_the_numbers_of_a_card_are_the_same_in_every_language(face: str) -> None:
    found = [re.findall(r"\d+", Texts(lang, "root").format(f"card-{face}", "text")) for lang in LANGUAGES]
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize(("seed", "seats"), [(1, None), (2, ["eyrie", "alliance", "vagabond", "second_vagabond"])])
def test_a_whole_game_is_told_without_a_gap(seed: int, seats: list[str] | None, texts: Texts) -> None:
    match = begin(GAME, seats, seed)
    dice = Dice(seed)
    while not match.over and len(match.choices) < 900:
        decision = match.open[0]
        if len(match.choices) % 7 == 0:
            shown = match.view(decision.seat)["decisions"][0]
            assert prompt(texts, shown)
            for one in shown["options"]:
                assert option(texts, shown, one)
            for blocked in match.why_not(decision.seat):
                assert why(texts, blocked)
        match.choose(decision.options[dice.below(len(decision.options))], decision.seat)
    for viewer in (None, 0):
        for told in events(match, viewer):
            assert event(texts, told, match.seats)
    assert texts.problems == []
    assert texts.missing == set()


def test_numbers_agree() -> None:
    cs, pl = Texts("cs", "root"), Texts("pl", "root")
    assert [cs.format("count-warrior", count=n) for n in (1, 2, 5)] == ["1 bojovník", "2 bojovníci", "5 bojovníků"]
    assert [pl.format("count-card", "accusative", count=n) for n in (1, 3, 5, 22)] == [
        "1 kartę", "3 karty", "5 kart", "22 karty",
    ]  # fmt: skip


def test_the_new_game_prompt() -> None:
    t = new_game("marquise", "eyrie")
    shown = t.match.view(0)["decisions"][0]
    assert prompt(Texts("cs", "root"), shown) == "Ve kterém rohu bude stát pevnost?"
    assert option(Texts("en", "root"), shown, shown["options"][0]) == "In clearing 1"
