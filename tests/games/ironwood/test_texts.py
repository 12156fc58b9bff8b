"""Ironwood's words: every card, place and side has a name in every language, and the numbers agree."""

from __future__ import annotations

import re

import pytest

from weald.games.ironwood import shapes
from weald.games.ironwood.effect_shapes import plain
from weald.text import LANGUAGES, Texts

FILES = shapes.read("").files
CARDS: dict[str, shapes.Card] = {**FILES.cards_ironclad, **FILES.cards_woodwalkers}
PLACES = [*FILES.board.mountains, *FILES.board.forests]


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param, "ironwood")


def test_every_card_has_a_name_and_a_text(texts: Texts) -> None:
    names = [texts.format(f"card-{ref}") for ref in CARDS]
    assert len(set(names)) == 76
    for ref, card in CARDS.items():
        assert texts.has(f"card-{ref}", "text")
        assert texts.has(f"card-{ref}", "burn") == bool(card.when_burned), ref
    assert texts.missing == set()


def test_every_place_has_its_forms(texts: Texts) -> None:
    assert len({texts.format(f"place-{place}") for place in PLACES}) == 27
    assert len({texts.format(f"place-{place}", "short") for place in PLACES}) == 27
    for place in PLACES:
        for form in ("in", "from", "to"):
            assert texts.has(f"place-{place}", form)


def test_sides_units_and_pieces_have_names(texts: Texts) -> None:
    for side in shapes.SIDES:
        assert texts.has(f"side-{side}")
        assert texts.has(f"role-{side}")
    for unit in shapes.UNITS:
        assert texts.has(f"term-{unit}")
    for what in (
        "warrior",
        "golem",
        "squad",
        "crystal",
        "totem",
        "foundation",
        "forge",
        "marker",
        "special-card",
        "vision",
    ):
        assert texts.has(f"count-{what}")


@pytest.mark.parametrize("lang", ["cs", "pl"])
def test_sides_are_declined(lang: str) -> None:
    texts = Texts(lang, "ironwood")
    cases = ("genitive", "dative", "accusative", "locative", "instrumental")
    assert all(texts.has(f"side-{side}", case) for side in shapes.SIDES for case in cases)
    shown = [texts.format("side-woodwalkers", case) for case in cases]
    assert (
        shown
        == {
            "cs": ["Strážců hvozdu", "Strážcům hvozdu", "Strážce hvozdu", "Strážcích hvozdu", "Strážci hvozdu"],
            "pl": [
                "Plemienia Puszczy",
                "Plemieniu Puszczy",
                "Plemię Puszczy",
                "Plemieniu Puszczy",
                "Plemieniem Puszczy",
            ],
        }[lang]
    )


@pytest.mark.parametrize("ref", CARDS)
def test_the_numbers_of_a_card_are_the_same_in_every_language(ref: str) -> None:
    for form in ("text", "burn") if CARDS[ref].when_burned else ("text",):
        found = {lang: re.findall(r"\+?\d", Texts(lang, "ironwood").format(f"card-{ref}", form)) for lang in LANGUAGES}
        assert found["cs"] == found["en"], form
        assert found["pl"] == found["en"], form


@pytest.mark.parametrize("ref", CARDS)
def test_the_numbers_of_a_card_are_those_of_its_effects(ref: str) -> None:
    shown = {int(digit) for digit in re.findall(r"\d", Texts("en", "ironwood").format(f"card-{ref}", "text"))}
    meant = set(numbers(plain(CARDS[ref].effects)))
    assert shown <= meant | {1, 2}, ref  # "1 of your squads", "move it again"
    assert meant - {1, 2} <= shown, ref


def numbers(value: object) -> list[int]:
    if isinstance(value, dict):
        return [found for item in value.values() for found in numbers(item)]
    if isinstance(value, list):
        return [found for item in value for found in numbers(item)]
    return [value] if type(value) is int else []
