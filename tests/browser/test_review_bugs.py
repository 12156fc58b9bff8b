"""The bugs of the two trials by newcomers, by their numbers: A in the trial of Ironwood and Root, B in that of Wonderland's War and Defenders.

What needs no browser is tested elsewhere: A1 tests/table/test_autoplay.py; A2, A3, A6, B5 web/tests/telling.svelte.test.ts; A4, B15
web/tests/result.test.ts; A8 tests/games/test_notes.py; A10 tests/table/test_autoplay.py; B1, B2, B9 tests/terminal; B3
tests/browser/test_solo.py; B13 web/tests/keys.test.ts; B14 tests/table/test_rematch.py and tests/browser/test_my_games.py.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.staged import Staged
from tests.browser.table import House, Person, preferring

Sit = Callable[..., Person]
Stage = Callable[..., Staged]
Box = dict[str, float]
SIZES = [(1280, 720), (1366, 650), (1440, 900)]


@pytest.fixture
def stage(browser: Browser, house: House) -> Iterator[Stage]:
    """A position kept for the stories, at a table. No page may complain."""
    people: list[Staged] = []

    def open_(story: str, size: tuple[int, int] = (1440, 900), **more: Any) -> Staged:
        people.append(Staged(browser, house, story, width=size[0], height=size[1], **more))
        people[-1].settled()
        return people[-1]

    yield open_
    errors = [error for person in people for error in person.errors]
    for person in people:
        person.close()
    assert errors == []


def test_a5_turn_pips_count_turns_not_cards(house: House, sit: Sit) -> None:
    made = house.table(seats=["woodwalkers", "ironclad:ai"], options={"end_turn": True})
    ada = sit(made["seats"][0]["link"])
    while ada.decision()["prompt"] != "turn":
        ada.play(preferring("draw 2"), on_board=False)
    pips = ada.page.locator(".turns").first
    ada.shown(ada.decision()["number"])
    expect(pips.locator("i.done")).to_have_count(0)
    expect(pips.locator("i.now")).to_have_count(1)
    ada.play(preferring("play WW01"), on_board=False)  # a card is out, the turn goes on
    ada.shown(ada.decision()["number"])
    expect(pips.locator("i.done")).to_have_count(0)
    expect(pips.locator(".sr")).to_have_text("1 of 3")


def test_a9_the_line_of_a_seat_reads_as_words(house: House, sit: Sit) -> None:
    made = house.table(game="root", seats=["marquise", "eyrie:ai:easy"])
    ada = sit(made["seats"][0]["link"])
    ada.shown(ada.decision()["number"])
    note = ada.page.locator(".seat", has_text="Eyrie").locator(".note")
    assert re.fullmatch(
        r"bot, Easy · \S.*", " ".join((note.text_content() or "").split())
    )  # the level, and then what it has


@pytest.mark.parametrize(("story", "size"), [("root-story", (1440, 900)), ("ironwood-story", (1366, 650))], ids=str)
def test_a7_the_board_does_not_move_when_a_battle_comes_on_the_stage(
    stage: Stage, story: str, size: tuple[int, int]
) -> None:
    ada = stage(story, size, reduced_motion="no-preference")
    watch = ada.page.evaluate(
        """() => {
          window.seen = {boxes: new Set(), staged: 0};
          const look = () => {
            const {x, y, width, height} = document.querySelector('.mount').getBoundingClientRect();
            window.seen.boxes.add([x, y, width, height].map(Math.round).join(' '));
            if (document.querySelector('.stage')) window.seen.staged += 1;
            requestAnimationFrame(look);
          };
          look();
          return [...window.seen.boxes];
        }"""
    )
    assert len(watch) == 1
    ada.tell()
    seen = "({boxes: [...window.seen.boxes], staged: window.seen.staged})"
    assert ada.wait(lambda: ada.page.evaluate(seen)["staged"] > 10)  # frames with a battle on the stage
    ada.page.keyboard.press(" ")  # to now
    ada.settled()
    assert ada.page.evaluate(seen)["boxes"] == watch


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_b4_the_danger_panel_covers_no_hex(house: House, sit: Sit, size: tuple[int, int]) -> None:
    made = house.table(game="defenders", seats=["order", "council:ai"])
    ada = sit(made["seats"][0]["link"])
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    ada.shown(ada.decision()["number"])
    panel = box(ada, "section[class*=tone-machines]")
    covered = [place for place, at in places(ada).items() if overlap(panel, at) > 0.15]
    assert covered == []


def box(person: Person, what: str) -> Box:
    found: Box | None = person.page.locator(what).first.bounding_box()  # type: ignore[assignment]
    assert found is not None, what
    return found


def places(person: Person) -> dict[str, Box]:
    found: dict[str, Any] = person.page.evaluate(
        "Object.fromEntries([...document.querySelectorAll('[data-place]')].map((e) => {"
        " const r = e.getBoundingClientRect(); return [e.dataset.place, {x: r.x, y: r.y, width: r.width, height: r.height}]"
        "}))"
    )
    return {name: at for name, at in found.items() if len(name) == 2 and at["width"] > 0}  # hexes, not their edges


def overlap(one: Box, other: Box) -> float:
    """How much of the other lies under the one."""
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return max(across, 0) * max(down, 0) / (other["width"] * other["height"])


def test_b6_the_rules_come_when_their_tab_is_opened_and_b7_the_log_shows_its_newest_line(
    house: House, sit: Sit
) -> None:
    made = house.table(seats=["woodwalkers", "ironclad:ai"])
    ada = sit(made["seats"][0]["link"])
    page = ada.page
    ada.shown(ada.decision()["number"])
    page.get_by_role("tab", name="Rules").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Round structure")
    page.locator(".prompt .head").get_by_role("button").first.click()  # to a rule in the middle of the book
    for _ in range(4):
        ada.play(preferring("draw 2"), on_board=False)
    page.get_by_role("tab", name="Log").click()
    panel = page.get_by_role("tabpanel")
    expect(panel).to_be_visible()
    assert panel.evaluate("(e) => e.scrollTop") == 0  # the newest line is the first


@pytest.mark.parametrize("locale", ["en-GB", "cs-CZ", "pl-PL"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_b8_every_lane_of_a_battle_is_in_sight_with_all_it_says(
    stage: Stage, size: tuple[int, int], locale: str
) -> None:
    ada = stage("wonderland-battle", size, locale=locale)
    # Four fight; all of them drew a few chips more, and the one who is asked chooses among chips.
    log = list(ada.log)
    for n in range(3):
        for seat in range(4):
            log.append(entry(log, ada, "drew", seat, chip="rose_strong"))
        for seat in range(4):
            log.append(entry(log, ada, "advanced", seat, chip="rose_strong", by=1, beside=0, strength=14 + n))
    asked = ada.now["decisions"][0]
    chips = [dict(asked["options"][0], id=f"chip {k}", verb="chip", at=k, args={"chip": k}) for k in CHIPS]
    ada.now["decisions"] = [asked | {"prompt": "forge", "args": {"actions": 2}, "options": chips}]
    ada.show(log)
    expect(ada.page.locator(".tray button")).to_have_count(len(CHIPS))
    expect(ada.page.locator(".lane .chips li:last-child small")).to_have_text(["→ 16"] * 4)
    scene = box(ada, ".battle")
    for lane in ada.page.locator(".lane").all():
        at = lane.bounding_box()
        assert at is not None
        assert inside(at, scene), (at, scene)
        for part in lane.locator(".standee, .who, .state, .total, .chips li:last-child").all():
            small = part.bounding_box()
            assert small is not None
            assert inside(small, at), (part.get_attribute("class"), small, at)


CHIPS = ["artifact", "forge", "red_rook_weak"]


def entry(log: list[dict[str, Any]], person: Staged, kind: str, seat: int, **args: Any) -> dict[str, Any]:
    return {
        "n": len(log), "number": person.now["number"], "kind": kind, "rule": "8.4.2", "seat": seat, "args": args,
    }  # fmt: skip


def inside(small: Any, large: Any) -> bool:
    return bool(
        small["x"] >= large["x"] - 1
        and small["y"] >= large["y"] - 1
        and small["x"] + small["width"] <= large["x"] + large["width"] + 1
        and small["y"] + small["height"] <= large["y"] + large["height"] + 1
    )


def test_b10_what_makes_a_chip_count_more_is_marked_on_it_and_told(stage: Stage) -> None:
    ada = stage("wonderland-battle")
    log = list(ada.log)
    own = ada.page.locator(".lane.mine .chips > li")
    expect(own.first).to_be_visible()  # the stage comes late
    drawn = own.count()
    had = ada.now["position"]["seats"][ada.you]["strength"]
    log.append(entry(log, ada, "drew", ada.you, chip="forge"))
    log.append(entry(log, ada, "chip-changed", ada.you, how="times", n=2, why="flamingo"))
    log.append(entry(log, ada, "advanced", ada.you, chip="forge", by=2, beside=0, strength=had + 2))
    log.append(entry(log, ada, "drew", ada.you, chip="madness"))
    log.append(entry(log, ada, "suffered", ada.you, chip="madness"))
    log.append(entry(log, ada, "lost-unit", ada.you, unit="supporter", region=ada.now["position"]["battle"]))
    log.append(entry(log, ada, "warmonger", ada.you, strength=had + 3))
    ada.show(log)
    expect(own).to_have_count(drawn + 2)
    doubled, mourned = own.nth(drawn), own.nth(drawn + 1)
    expect(doubled.locator("svg text", has_text="×2")).to_have_count(1)
    expect(doubled).to_contain_text(f"→ {had + 2}")
    expect(mourned).to_contain_text("+1")
    expect(mourned).to_contain_text(f"→ {had + 3}")
    doubled.locator(".chip-icon").hover()
    expect(ada.page.locator("[role=tooltip]")).to_contain_text("flamingo", ignore_case=True)
    mourned.locator(".chip-icon").hover()
    expect(ada.page.locator("[role=tooltip]")).to_contain_text("Warmonger")


@pytest.mark.parametrize("game", ["ironwood", "root", "wonderland", "defenders"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_is_asked_is_in_sight_beside_the_digest(stage: Stage, size: tuple[int, int], game: str) -> None:
    """b-16 and b-20 among the pictures: my turn begins, and neither the digest nor the question is below the fold."""
    ada = stage(f"{game}-story", size)
    ada.tell()
    ada.settled()
    expect(ada.page.locator(".digest li, .digest article").first).to_be_in_viewport()
    choices = ada.page.locator(".prompt .choice")
    expect(choices.first).to_be_visible()
    for choice in choices.all():
        expect(choice).to_be_in_viewport(ratio=0.9)


def test_b11_points_or_castle_says_where() -> None:
    from weald.text import Texts, render

    for lang in ("en", "cs", "pl"):
        texts = Texts(lang, "wonderland")
        asked = {"prompt": "points-or-castle", "args": {"points": 4, "region": "tulgey_wood"}}
        assert texts.format("place-tulgey_wood") in render.prompt(texts, asked)


def test_b12_one_discarded_card_is_no_plural() -> None:
    from weald.text import Texts

    assert "1 odrzuconych" not in Texts("pl", "defenders").format("ui-df-note-open", deck=3, discard=1)


@pytest.mark.parametrize("locale", ["en-GB", "cs-CZ", "pl-PL"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_b12_what_it_takes_to_win_is_not_cut_off(stage: Stage, size: tuple[int, int], locale: str) -> None:
    ada = stage("defenders-early", size, locale=locale)
    goal = ada.page.locator(".goal")
    assert inside(goal.bounding_box(), box(ada, "section[class*=tone-machines]"))
    assert goal.evaluate("(e) => e.scrollWidth <= e.clientWidth")


def test_b12_the_reward_does_not_run_under_the_buttons_of_the_scene(stage: Stage) -> None:
    ada = stage("wonderland-battle", (390, 844), locale="pl-PL")
    words = box(ada, ".battle .words")
    assert overlap(box(ada, ".scenes button:first-child"), words) == 0
    assert overlap(box(ada, ".scenes button:last-child"), words) == 0
