"""The words of the game: everything the engine can say has a text in every language, and it fits."""

from __future__ import annotations

import re

import pytest

from weald.games.defenders import GAME
from weald.games.defenders import words as vocabulary
from weald.games.defenders.board import HEX_IDS
from weald.games.defenders.facts import ABILITY_IDS, ALL_CARD_IDS, CARD_IDS, LEADER_IDS, MACHINE_NAMES
from weald.games.defenders.names import FIELDS
from weald.games.defenders.shapes import FACTIONS, ITEMS, TERRAINS
from weald.games.defenders.signals import SIGNALS
from weald.games.defenders.state import PHASES
from weald.kernel import Dice, begin
from weald.kernel.decision import Why
from weald.kernel.sight import decision_json, events
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


def test_every_event_prompt_option_and_reason_has_a_text(texts: Texts) -> None:
    prompts = list(FIELDS)[: list(FIELDS).index("support-too-low")]
    happened = list(FIELDS)[list(FIELDS).index("support-too-low") + 1 :]
    reasons = {value.key for value in vars(vocabulary).values() if isinstance(value, Why)}
    assert [p for p in prompts if not texts.has(f"prompt-{p}")] == []
    assert [e for e in happened if not texts.has(f"event-{e}")] == []
    assert [w for w in reasons if not texts.has(f"why-{w}")] == []
    assert [o.verb for o in vocabulary.WORDS.by_id.values() if not texts.has(f"option-{o.verb}")] == []


@pytest.mark.parametrize("ability", ABILITY_IDS)
def test_the_numbers_of_an_ability_are_the_same_in_every_language(ability: str) -> None:
    found = [re.findall(r"\d", Texts(lang, "defenders").format(f"ability-{ability}", "text")) for lang in LANGUAGES]
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("seats", [["order-sect"], ["coven", "council"], ["order", "council", "coven", "sect"]])
def test_whole_games_can_be_told(seats: list[str], texts: Texts) -> None:
    for seed in range(3):
        match = begin(GAME, seats, seed, {"difficulty": "extreme"})
        dice = Dice(seed)
        while not match.over:
            for decision in list(match.open):
                asked = decision_json(match, decision)
                assert render.prompt(texts, asked)
                for option in asked["options"]:
                    assert render.option(texts, asked, option) != option["id"]
                if dice.below(6) == 0:
                    for blocked in match.why_not(decision.seat):
                        assert render.why(texts, blocked)
                match.choose(decision.options[dice.below(len(decision.options))], decision.seat)
        lines = [render.event(texts, e, match.seats) for e in events(match, 0)]
        assert all(lines)
        assert match.result is not None
        assert render.result(texts, match.result, match.seats)
    assert texts.missing == set()
    assert texts.problems == []


def test_czech_and_polish_decline() -> None:
    czech, polish = Texts("cs", "defenders"), Texts("pl", "defenders")
    moved = {"kind": "moved", "seat": 0, "args": {"side": "council", "from": "d1", "to": "d2"}}
    assert render.event(czech, moved, ["council"]) == "Rada jde z d1 na d2."
    drew = {"kind": "drew", "seat": 0, "args": {"side": "order", "count": 5, "cards": []}}
    assert render.event(czech, drew, ["order"]) == "Řád si dobírá 5 karet."
    assert render.event(polish, drew, ["order"]) == "Zakon dobiera 5 kart."
    hit = {"kind": "injured", "seat": 0, "args": {"side": "sect", "count": 2}}
    assert render.event(polish, hit, ["sect"]) == "Sekta otrzymuje 2 rany."
    used = {"kind": "used-item", "seat": 0, "args": {"side": "sect", "item": "map"}}
    assert render.event(czech, used, ["sect"]) == "Sekta používá mapu."
    assert czech.format("place-core", "in") == "na jádře"
