"""Ironwood in real browsers: a whole game by clicking, and what a player is promised on the way."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

import weald
from tests.browser.table import ROOT, House, Person, option, play_whole_game
from weald.games.ironwood.facts import ACTIONS, BASIC, NAMES

Sit = Callable[..., Person]


# --- two people who know what they want --------------------------------------------------------------------


def woodwalkers(view: dict[str, Any], decision: dict[str, Any]) -> dict[str, Any]:
    """Visions, Quick Strike, Plunder; a few steps on the trails, no fights."""
    prompt = decision["prompt"]
    if prompt == "turn":
        return option(decision, "play WW01", "play WW02", "play WW03", "pass")
    if prompt == "move-warrior" and view["round"] == 1:
        return option(decision, "from f05", "done")
    wanted = {"first-draw": ("draw 2",), "resolve": ("option 1",), "move-warrior-to": ("to f11",), "deploy": ("no",)}
    return option(decision, *wanted.get(prompt, ("done", "stay", "no", "discard .*", ".*")))


def ironclad(view: dict[str, Any], decision: dict[str, Any]) -> dict[str, Any]:
    """To the outer mountains, foundations there, and a forge for every five crystals."""
    prompt, position = decision["prompt"], view["position"]
    crystals, cards = position["sides"][1]["crystals"], position["played"]
    if prompt == "turn":
        forge = (
            ("play IC01",) if crystals >= 5 and any(m["forge"] == "foundation" for m in position["mountains"]) else ()
        )
        return option(decision, *forge, *(("play IC02",) if view["round"] <= 2 else ()), "play IC03", "pass")
    if prompt == "resolve":
        wished = {"IC01": ("option 2",), "IC02": ("option 1",), "IC03": ("option 3", "option 2")}
        return option(decision, *wished.get(cards, ()), "done")
    if prompt == "move-drill":
        return option(decision, *(("to ferrum",) if position["cargo"] else ("to auria",)), "stay")
    wanted = {
        "first-draw": ("draw 4",),
        "move-squad": ("from auria", "from lithimar", "from palladimor", "done"),
        "move-squad-to": ("to chromia", "to cobaltis", "to cuprumis"),
        "how-many-warriors": ("warriors 3", "warriors .*"),
        "found-where": ("at .*",),
        "build-where": ("at .*",),
        "spend": ("yes",),
        "put-back": ("return .*",),
    }
    return option(decision, *wanted.get(prompt, ("done", "stay", "no", "discard .*", ".*")))


def test_two_browsers_play_a_whole_game_and_nobody_sees_too_much(sit: Sit, house: House) -> None:
    made = house.table()
    ada, bob = sit(made["seats"][0]["link"]), sit(made["seats"][1]["link"])
    eve = sit(made["links"]["watch"])
    ada.decision(60)
    bob.decision(60)
    assert eve.wait(lambda: bool(eve.views), 60)
    play_whole_game({ada: woodwalkers, bob: ironclad}, 1200)
    assert eve.wait(lambda: eve.over)
    assert ada.view["result"]["how"] == "forges"
    ada.page.get_by_role("button", name="Download").wait_for()

    # The record replays, and tells which cards were never shown to whom.
    record = house_record(house, made["id"])
    match = weald.replay(record)
    assert match.over
    for person, mask, others in ((ada, 1, "IC"), (bob, 2, "WW"), (eve, 1 << 30, "")):
        # Basic cards go back to hand, so they were seen and are hidden again; one's own cards are no secret.
        unseen = {
            NAMES[card]
            for card, seen in enumerate(match.state.seen)
            if not seen & mask and NAMES[card].startswith(others) and not (card < ACTIONS and BASIC[card])
        }
        assert len(unseen) > 15
        for frame in person.heard:
            if '"over":true' in frame:
                break
            leaked = unseen & set(re.findall(r"\b(?:WW|IC|V)\d\d\b", frame))
            assert not leaked, (leaked, frame[:400])
            assert '"seed"' not in frame
    assert len(ada.heard) > 100


def house_record(house: House, table: str) -> str:
    import urllib.request

    with urllib.request.urlopen(f"{house.address}/api/tables/{table}/record", timeout=120) as answer:
        text: str = answer.read().decode()
    return text


# --- promises ----------------------------------------------------------------------------------------------


def started(house: House, sit: Sit, **more: Any) -> tuple[dict[str, Any], Person, Person]:
    """Both have drawn; it is the Woodwalkers' first turn."""
    made = house.table()
    ada, bob = sit(made["seats"][0]["link"], **more), sit(made["seats"][1]["link"])
    ada.decision(60)
    bob.decision(60)
    ada.click(option(ada.decision(), "draw 2"))
    bob.click(option(bob.decision(), "draw 2"))
    assert ada.wait(lambda: ada.asked and ada.decision()["prompt"] == "turn")
    return made, ada, bob


def test_a_table_is_two_clicks_away(sit: Sit) -> None:
    eve = sit("/")
    eve.page.get_by_role("radio", name="Ironwood").click()
    eve.page.get_by_role("button", name="Create the table").click()
    eve.page.wait_for_url(re.compile(r"/t/"))
    assert eve.decision(60)["prompt"] == "first-draw"
    eve.click(option(eve.decision(), "draw 2"))


def test_why_not_says_the_reason_and_opens_the_rule(house: House, sit: Sit) -> None:
    _, ada, _ = started(house, sit)
    ada.click(option(ada.decision(), "play WW03"))
    ada.page.get_by_role("button", name="Why not").click()
    reason = ada.page.locator(".why li", has_text="crystal").first
    reason.wait_for()
    link = reason.get_by_text("5.2.3")
    link.click()
    ada.page.get_by_text("Spend and Burn must be paid").first.wait_for()


def test_undo_takes_back_and_says_when_it_cannot(house: House, sit: Sit) -> None:
    _, ada, bob = started(house, sit)
    ada.click(option(ada.decision(), "play WW02"))
    ada.click(option(ada.decision(), "from f05"))
    assert ada.decision()["prompt"] == "move-warrior-to"
    ada.page.get_by_role("button", name="Undo").click()
    assert ada.wait(lambda: ada.asked and ada.decision()["prompt"] == "move-warrior")
    ada.page.get_by_role("button", name="Undo").click()
    assert ada.wait(lambda: ada.asked and ada.decision()["prompt"] == "turn")
    ada.click(option(ada.decision(), "pass"))
    assert bob.wait(lambda: bob.asked and bob.decision()["prompt"] == "turn")
    assert ada.wait(lambda: not ada.view["undo"]["ok"])
    assert ada.view["undo"]["why"]


def test_the_table_survives_a_power_cut(house: House, sit: Sit) -> None:
    made, ada, bob = started(house, sit)
    ada.click(option(ada.decision(), "play WW02"))
    ada.click(option(ada.decision(), "from f05"))
    number = ada.decision()["number"]
    house.kill()
    ada.page.get_by_text("Connection lost").first.wait_for()
    house.open()
    ada.page.get_by_text("Connection lost").first.wait_for(state="hidden", timeout=60_000)
    assert ada.wait(lambda: ada.asked and ada.decision()["number"] == number, 60)
    ada.click(option(ada.decision(), "to f11"))
    assert ada.decision()["prompt"] == "move-warrior"
    assert made["id"] in ada.page.url
    bob.errors.clear()


def test_the_language_changes_in_the_middle_of_a_game(house: House, sit: Sit) -> None:
    _, ada, _ = started(house, sit)
    before = "Settings"
    for language, title in (("čeština", "Nastavení"), ("polski", "Ustawienia"), ("English", "Settings")):
        ada.page.get_by_role("button", name=before).click()
        ada.page.get_by_role("radio", name=language).click()
        ada.page.get_by_role("heading", name=title).wait_for()
        ada.page.keyboard.press("Escape")
        before = title
    assert ada.decision()["prompt"] == "turn"


def test_a_turn_by_keyboard_alone(house: House, sit: Sit) -> None:
    _, ada, bob = started(house, sit)
    number = ada.decision()["number"]
    ada.page.locator("body").press("Tab")
    for _ in range(60):
        focused = ada.page.evaluate(
            "document.activeElement?.dataset?.card ?? document.activeElement?.dataset?.option ?? ''"
        )
        if focused in ("WW02", "play WW02"):
            break
        ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("Enter")
    ada.passed(number)
    assert ada.decision()["prompt"] == "move-warrior"
    for place in ("f05", "f11"):
        number = ada.decision()["number"]
        for _ in range(80):
            if ada.page.evaluate("document.activeElement?.dataset?.place ?? ''") == place:
                break
            ada.page.keyboard.press("Tab")
        ada.page.keyboard.press("Enter")
        ada.passed(number)
    # The rest by digits: the last choice of the list stops moving.
    number = ada.decision()["number"]
    ada.page.keyboard.press(str(len(ada.decision()["options"])))
    ada.passed(number)
    assert bob.wait(lambda: bob.asked or ada.asked)
    assert ada.view["position"]["forests"][10]["warriors"] == 1


def test_a_turn_on_a_phone(house: House, sit: Sit) -> None:
    _, ada, _ = started(house, sit, width=390, height=844, has_touch=True, is_mobile=True)
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    for wanted in ("play WW02", "from f05", "to f11", "done"):
        chosen = option(ada.decision(), wanted)
        number = ada.decision()["number"]
        ada.press(chosen)
        ada.passed(number)
    small = ada.page.evaluate(
        """[...document.querySelectorAll('button, a.btn, select, input')].filter((e) => {
             const r = e.getBoundingClientRect();
             return r.width > 0 && !e.classList.contains('sr') && getComputedStyle(e).visibility !== 'hidden'
               && !e.closest('.sr') && (r.height < 43.5) && !e.classList.contains('linkish') && !e.matches('.rule, .rulelink, .skip:not(:focus)');
           }).map((e) => e.outerHTML.slice(0, 120))"""
    )
    assert small == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(house: House, sit: Sit, scheme: str) -> None:
    axe = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
    _, ada, _ = started(house, sit, color_scheme=scheme)
    lobby = sit("/", color_scheme=scheme)
    lobby.page.get_by_role("button", name="Create the table").wait_for()
    phone = sit("/", color_scheme=scheme, width=390, height=844)
    phone.page.get_by_role("button", name="Create the table").wait_for()
    for person in (ada, lobby, phone):
        person.page.evaluate(axe)
        found = person.page.evaluate("axe.run()")
        problems = [(v["id"], [n["html"][:160] for n in v["nodes"][:3]]) for v in found["violations"]]
        assert problems == [], json.dumps(problems, indent=1)
