"""The words of the game: every thing has a name in every language, and it fits. (What rules say: tests/text.)"""

from __future__ import annotations

import re

import pytest

from weald.games.defenders import GAME
from weald.games.defenders.board import HEX_IDS
from weald.games.defenders.facts import ABILITY_IDS, ALL_CARD_IDS, CARD_IDS, LEADER_IDS, MACHINE_NAMES
from weald.games.defenders.shapes import FACTIONS, ITEMS, TERRAINS
from weald.games.defenders.signals import SIGNALS
from weald.games.defenders.state import PHASES
from weald.text import LANGUAGES, Texts, render


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param, "defenders")


def test_every_thing_has_a_name(texts: Texts) -> None:
    names = [
        *(f"card-{c}" for c in ALL_CARD_IDS),
        *(f"ability-{a}" for a in ABILITY_IDS),
        *(f"leader-{name}" for name in LEADER_IDS),
        *(f"machine-{m}" for m in set(MACHINE_NAMES)),
        *(f"place-{h}" for h in HEX_IDS),
        *(f"side-{f}" for f in FACTIONS),
        *(f"item-{i}" for i in ITEMS),
        *(f"terrain-{t}" for t in TERRAINS),
        *(f"signal-{s}" for s in SIGNALS),
        *(f"phase-{p}" for p in PHASES),
        *(f"side-{a}-{b}" for i, a in enumerate(FACTIONS) for b in FACTIONS[i + 1 :]),
        *(f"setting-{s.key}" for s in GAME.settings),
        *(f"setting-difficulty-{w}" for s in GAME.settings for w in s.values),
        "game-defenders",
        "result-core-destroyed",
        "result-core-completed",
        "result-toxic-catastrophe",
        "result-massacre",
    ]
    assert [name for name in names if not texts.has(name)] == []
    assert len({texts.format(f"card-{c}") for c in CARD_IDS}) == 72
    for card in ALL_CARD_IDS:
        assert texts.has(f"card-{card}", "text")
    assert texts.problems == []


@pytest.mark.parametrize("ability", ABILITY_IDS)
def test_the_numbers_of_an_ability_are_the_same_in_every_language(ability: str) -> None:
    found = [re.findall(r"\d", Texts(lang, "defenders").format(f"ability-{ability}", "text")) for lang in LANGUAGES]
    assert found[0] == found[1] == found[2]


def test_czech_and_polish_decline() -> None:
    czech, polish = Texts("cs", "defenders"), Texts("pl", "defenders")
    moved = {"kind": "moved", "seat": 0, "args": {"side": "council", "from": "d1", "to": "d2"}}
    assert render.event(czech, moved, ["council"]) == "Rada jde z d1 na d2."
    drew = {"kind": "drew", "seat": 0, "args": {"side": "order", "count": 5, "cards": []}}
    assert render.event(czech, drew, ["order"]) == "Řád si dobírá 5 karet."
    assert render.event(polish, drew, ["order"]) == "Zakon dobiera 5 kart."
    hit = {"kind": "injured", "seat": 0, "args": {"side": "sect", "count": 2}}
    assert render.event(polish, hit, ["sect"]) == "Sekta odnosi 2 rany."
    used = {"kind": "used-item", "seat": 0, "args": {"side": "sect", "item": "map"}}
    assert render.event(czech, used, ["sect"]) == "Sekta používá mapu."
    assert czech.format("place-core", "in") == "na jádru"
