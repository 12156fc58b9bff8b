"""Root's words: every thing has a name in every language, and numbers agree. (What rules say: tests/text.)"""

from __future__ import annotations

import re

import pytest

from tests.games.root.table import new_game
from weald.games.root import GAME
from weald.games.root.board import PLACE_NAMES
from weald.games.root.factions.duchy import MINISTER_NAMES, RANK_NAMES
from weald.games.root.factions.eyrie import COLUMN_NAMES, LEADER_NAMES
from weald.games.root.factions.hundreds import MOOD_NAMES
from weald.games.root.factions.keepers import COLUMN_NAMES as POSTS
from weald.games.root.factions.keepers import RELIC_NAMES
from weald.games.root.factions.vagabond import CHARACTER_NAMES, RELATION_NAMES
from weald.games.root.facts import FACE_NAMES, ITEM_NAMES, QUEST_NAMES, SUIT_NAMES
from weald.games.root.pieces import KIND_NAMES, PLAYED, SIDES
from weald.text import LANGUAGES, Texts
from weald.text.render import option, prompt


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param, "root")


def test_every_thing_has_a_name(texts: Texts) -> None:
    wanted: list[str] = []
    for kind, names in (
        ("place", PLACE_NAMES), ("card", FACE_NAMES), ("card", QUEST_NAMES), ("quest", QUEST_NAMES), ("side", SIDES),
        ("piece", KIND_NAMES), ("suit", SUIT_NAMES), ("item", ITEM_NAMES), ("leader", LEADER_NAMES),
        ("column", COLUMN_NAMES), ("character", CHARACTER_NAMES), ("relation", RELATION_NAMES), ("role", PLAYED), ("minister", MINISTER_NAMES), ("rank", RANK_NAMES), ("mood", MOOD_NAMES), ("relic", RELIC_NAMES), ("post", POSTS),
        ("count", [name.replace("_", "-") for name in KIND_NAMES]), ("setting", [s.key for s in GAME.settings]),
        ("phase", ["birdsong", "daylight", "evening"]), ("result", ["points", "dominance"]),
    ):  # fmt: skip
        wanted += [f"{kind}-{name}" for name in names]
    assert [key for key in wanted if not texts.has(key)] == []
    for face in FACE_NAMES:
        assert texts.has(f"card-{face}", "text")


@pytest.mark.parametrize("face", FACE_NAMES)
def test_the_numbers_of_a_card_are_the_same_in_every_language(face: str) -> None:
    found = [re.findall(r"\d+", Texts(lang, "root").format(f"card-{face}", "text")) for lang in LANGUAGES]
    assert found[0] == found[1] == found[2]


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
