"""Root in real browsers: a whole game of four, what a beginner sees of battles and crafting, and a phone in winter."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

import weald
from tests.browser.table import House, Person, option, play_whole_game
from weald.games.root.facts import CARD_NAMES
from weald.games.root.sheet import TOKEN_NAMES
from weald.match.sight import events

NAMES = [*CARD_NAMES, *TOKEN_NAMES]  # by their numbers
Sit = Callable[..., Person]
WORD = r'"([a-z_0-9]+)"'


# --- two people who know what they want --------------------------------------------------------------------


def marquise(view: dict[str, Any], decision: dict[str, Any]) -> dict[str, Any]:
    """Builds wherever there is wood; crafts what can be crafted."""
    wanted = {
        "craft": ("craft .*", "done"),
        "marquise-action": ("build", "recruit", "overwork", "battle", "end"),
        "build-what": ("piece sawmill", "piece recruiter", "piece workshop"),
        "ambush": ("ambush .*", "done"),
    }
    return option(decision, *wanted.get(decision["prompt"], ("in .*", "done", "end", ".*")))


def alliance(view: dict[str, Any], decision: dict[str, Any]) -> dict[str, Any]:
    """Mobilizes every card, spreads sympathy, revolts."""
    wanted = {
        "spread": ("spread .*", "done"),
        "revolt": ("revolt .*", "done"),
        "alliance-action": ("mobilize", "end"),
        "ambush": ("ambush .*", "done"),
    }
    return option(decision, *wanted.get(decision["prompt"], ("done", "end", ".*")))


def test_four_seats_play_a_whole_game_and_nobody_sees_too_much(sit: Sit, house: House) -> None:
    made = house.table("root", ["marquise", "eyrie:ai", "alliance", "vagabond:ai"])
    links = {seat["side"]: seat["link"] for seat in made["seats"] if seat.get("link")}
    size = {"width": 1024, "height": 700}  # small, for the drawing takes most of the time
    ada, bob = sit(links["marquise"], **size), sit(links["alliance"], **size)
    ada.decision(60)
    assert bob.wait(lambda: bool(bob.views), 60)
    stages: set[str] = set()

    def watching(person: Person, policy: Callable[..., dict[str, Any]]) -> Callable[..., dict[str, Any]]:
        def choose(view: dict[str, Any], decision: dict[str, Any]) -> dict[str, Any]:
            stage = person.page.locator("section.stage")
            if stage.count():
                stages.add((stage.first.get_attribute("aria-label") or "").split()[0])
            return policy(view, decision)

        return choose

    play_whole_game({ada: watching(ada, marquise), bob: watching(bob, alliance)})
    for person in (ada, bob):
        assert person.view["result"]["how"] in {"points", "dominance"}
        person.page.get_by_role("button", name="Download").wait_for()
    assert stages >= {"Battle", "Crafting"}, stages
    no_secret_leaked(house, made["id"], {ada: 0, bob: 2})


def no_secret_leaked(house: House, table: str, people: dict[Person, int]) -> None:
    """No browser heard the name of a card, quest or token before its seat had seen one."""
    with urllib.request.urlopen(f"{house.address}/api/tables/{table}/record", timeout=120) as answer:
        match = weald.replay(answer.read().decode())
    assert match.over
    # "sword" is an item, "armorers" an event too; whoever guesses at a plot is offered all of them
    names = {name for name in NAMES if not name.startswith("plot_")} - {"sword", "armorers"}
    for person, seat in people.items():
        known = knowledge(match, seat)
        assert len(known[len(known) // 4] & names) < len(names) - 10
        for frame in person.heard:
            view = json.loads(frame).get("view")
            if view is not None and not view["over"]:
                leaked = (names & set(re.findall(WORD, frame))) - known[view["number"]]
                assert not leaked, (leaked, frame[:400])
                assert '"seed"' not in frame
        assert len(person.heard) > 100


def knowledge(match: weald.Match, seat: int) -> list[set[str]]:
    """The cards by name that a seat has seen after so many choices: in play, in hand, or told by the log."""

    def seen() -> set[str]:
        return {NAMES[card] for card, who in enumerate(again.state.seen) if who >> seat & 1}

    again = weald.start("root", match.seats, match.seed, match.options)
    known = [seen()]
    for chooser, choice, *_ in match.choices:
        again.choose(choice, chooser)
        known.append(known[-1] | seen())
    for entry in events(match, seat):
        number = entry["number"]
        assert isinstance(number, int)
        for later in known[number:]:
            later.update(re.findall(WORD, json.dumps(entry["args"])))
    return known


TOO_SMALL = """
[...document.querySelectorAll('.prompt .choice, .details button')].filter((e) => {
  const r = e.getBoundingClientRect();
  return r.width > 0 && r.height < 43.5;
}).map((e) => e.outerHTML.slice(0, 120))
"""


# --- promises ----------------------------------------------------------------------------------------------


def test_a_phone_in_winter(sit: Sit, house: House) -> None:
    """The first decisions by finger: nothing wider than the screen, nothing too small to touch, places on the map."""
    made = house.table("root", ["alliance:ai", "vagabond"], {"map": "winter"})
    link = next(seat["link"] for seat in made["seats"] if seat["side"] == "vagabond")
    cat = sit(link, width=390, height=844, has_touch=True, is_mobile=True)
    prompts: set[str] = set()
    for _ in range(14):
        decision = cat.decision(60)
        number = decision["number"]
        prompts.add(decision["prompt"])
        if len(decision["options"]) == 1:
            cat.settle(decision)
            continue
        cat.shown(number)
        assert cat.page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
        assert cat.page.evaluate(TOO_SMALL) == []
        choice = option(decision, "character tinker", "move", "to c.*", "done", "end", ".*")
        place = cat.page.locator(f'[data-place="{choice["at"]}"].legal .hit')
        if choice["at"] and place.count():
            place.tap(force=True)
        else:
            cat.press(choice)
        cat.passed(number, choice["id"])
    assert {"character", "pawn-where"} <= prompts
    cat.page.locator("nav").get_by_text("Seats").tap()
    expect(cat.page.get_by_text("Satchel")).to_be_visible()
    assert cat.page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
