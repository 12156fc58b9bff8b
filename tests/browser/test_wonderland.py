"""Wonderland's War in real browsers: a whole game of three, answers that stay sealed, and what the screen promises."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import Browser, expect

import weald
from tests.browser.staged import Staged
from tests.browser.table import ROOT, House, Person, at_random, option, play_whole_game, preferring

Sit = Callable[..., Person]
SIDES = ["alice", "mad_hatter", "queen_of_hearts:ai"]


def table(house: House, sit: Sit, **more: Any) -> tuple[dict[str, Any], Person, Person]:
    made = house.table("wonderland", SIDES, {"open_bag": True})
    ada, bob = sit(made["seats"][0]["link"], **more), sit(made["seats"][1]["link"])
    ada.decision(60)
    bob.decision(60)
    return made, ada, bob


def to_a_duel(ada: Person, bob: Person) -> None:
    """Everybody sends all to the castle, until both have to draw or halt there at the same time."""
    policy = preferring("to queens_castle", "take .*", "draw", "accept", ".*")
    for _ in range(400):
        assert ada.wait(lambda: ada.asked or bob.asked)
        asked = [person for person in (ada, bob) if person.asked]
        if len(asked) == 2 and all(p.decision()["prompt"] == "draw-or-halt" for p in asked):
            return
        asked[0].play(policy, on_board=False)
    raise AssertionError("no battle of the two")


def test_a_whole_game_of_three(house: House, sit: Sit) -> None:
    made, ada, bob = table(house, sit)
    brisk = preferring("to .*", "take .*", "halt", "none", "no-bet", "points", "block", "supporter", ".*")
    bold = preferring("to queens_castle", "take .*", "draw", "accept", "chip .*", "track .*", "quest .*", ".*")
    assert play_whole_game({ada: brisk, bob: bold}, limit=600) > 60
    # The story of the score: every player with the parts, and their sum as the engine counts it.
    for person in (ada, bob):
        assert person.wait(lambda p=person: p.over)  # type: ignore[misc]
        sheet = person.page.locator(".score")
        sheet.wait_for()
        rows = sheet.locator("ol > li")
        expect(rows).to_have_count(3)
        shown = {row.locator(".name b").inner_text(): int(row.locator(".total").inner_text()) for row in rows.all()}
        names = {"alice": "Alice", "mad_hatter": "Mad Hatter", "queen_of_hearts": "Queen of Hearts"}
        score = person.view["position"]["score"]
        assert shown == {names[side]: score[seat]["total"] for seat, side in enumerate(person.view["seats"])}
        best = max(part["total"] for part in score)
        assert all(score[seat]["total"] == best for seat in person.view["result"]["winners"])
    record = ada.page.request.get(f"{house.address}/api/tables/{made['id']}/record").text()
    assert weald.replay(record).over
    # Bags are nobody else's business: no frame ever carried another seat's.
    for person, seat in ((ada, 0), (bob, 1)):
        for frame in person.heard:
            message = json.loads(frame)
            view = message.get("view") if isinstance(message, dict) else None
            for other, board in enumerate(view["position"]["seats"] if view and not view["over"] else []):
                assert "bag" not in board or other == seat


def test_a_battle(house: House, sit: Sit) -> None:
    """Odds on demand, answers that stay sealed, chips turned over together; axe finds nothing on the way."""
    _, ada, bob = table(house, sit, reduced_motion="no-preference")
    accessible(ada)
    to_a_duel(ada, bob)

    # What the next chip may be: exactly what the own bag holds, and only when asked.
    ada.shown(ada.decision()["number"])  # what led here has been told
    assert ada.page.locator(".known").count() == 0
    ada.page.get_by_role("button", name="Odds").click()
    known = ada.page.locator(".known")
    bag: dict[str, int] = ada.view["position"]["seats"][0]["bag"]
    shown = [int(text.removeprefix("×")) for text in known.locator(".chips b").all_inner_texts()]
    assert sorted(shown) == sorted(bag.values())
    shares = [int(text.split()[0]) for text in known.locator("td:nth-child(2)").all_inner_texts()]
    assert sum(shares) == sum(bag.values())
    ada.page.get_by_role("tab", name="Bag").click()
    accessible(ada)

    # Nobody sees what one has answered, on the screen or on the wire, until all have.
    number, before = bob.decision()["number"], len(bob.heard)
    ada.press(option(ada.decision(), "draw"))
    ada.page.get_by_text("Your answer is sealed.").wait_for()
    lane = bob.page.locator(".lane", has_text="Alice")
    expect(lane).to_contain_text("Sealed")
    for message in map(json.loads, bob.heard[before:]):
        assert not message.get("log")  # nothing has happened for others to see
        if "view" in message:
            assert message["view"]["position"]["seats"][0]["status"] == "active"
            assert 0 not in message["view"]["waiting"]
    assert bob.decision()["number"] == number

    # Then all chips lie covered for a moment: neither lanes nor log, bag or prompt tell before they are turned over. Space skips.
    ada.page.clock.pause_at(
        time.time() + 60
    )  # from here on time passes in the page as we say: the moment lasts until a key ends it
    bob.press(option(bob.decision(), "draw"))
    for _ in range(6000):  # something else may be told first
        so_far = told(ada)
        if ada.page.locator(".lane .cover").count():
            break
        ada.page.clock.run_for(20)
    assert ada.page.locator(".lane .cover").count()
    assert told(ada) == so_far
    assert ada.page.locator(".prompt").count() == 0
    ada.page.locator("body").press(" ")
    ada.page.clock.run_for(50)
    expect(ada.page.locator(".lane .cover")).to_have_count(0)
    ada.page.clock.resume()
    expect(lane).not_to_contain_text("Sealed")
    assert bob.page.locator(".lane .cover").count() == 0


def told(person: Person) -> tuple[int, int, list[str]]:
    """How many chips lie open, how long the log is, what the seats hold."""
    open_chips = person.page.locator(".lane .chips li:not(.start):not(.covered)").count()
    return (
        open_chips,
        person.page.locator(".book ol li").count(),
        person.page.locator(".seats .stats").all_inner_texts(),
    )


CALM = "!document.getAnimations().some((a) => a instanceof CSSTransition)"  # no colour fades any more


def accessible(person: Person) -> None:
    axe = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
    for scheme in ("dark", "light"):
        person.page.emulate_media(color_scheme=scheme)
        person.page.wait_for_timeout(50)
        assert person.wait(partial(person.page.evaluate, CALM))
        person.page.evaluate(axe)
        found = person.page.evaluate("axe.run()")
        problems = [(v["id"], [n["html"][:160] for n in v["nodes"][:3]]) for v in found["violations"]]
        assert problems == [], json.dumps(problems, indent=1)


def test_a_tea_turn_by_keyboard_and_on_a_phone(house: House, sit: Sit) -> None:
    _, ada, bob = table(house, sit, width=390, height=844, has_touch=True, is_mobile=True)
    for person in (ada, bob):
        person.click(person.decision()["options"][0])
    for _ in range(60):
        if ada.asked and ada.decision()["prompt"] == "tea-move":
            break
        if bob.asked and bob.decision()["prompt"] == "tea-move" and "take" in bob.decision()["options"][0]["id"]:
            number = bob.decision()["number"]
            bob.shown(number)
            chair = bob.decision()["options"][0]["at"]
            bob.page.locator(f'[data-place="{chair}"]').focus()
            bob.page.keyboard.press("Enter")
            bob.passed(number)
        elif bob.asked:
            bob.play(at_random(5))
        else:
            bob.page.wait_for_timeout(20)
            ada.page.wait_for_timeout(20)
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    chosen = option(ada.decision(), "take .*")
    ada.shown(ada.decision()["number"])
    box = ada.page.locator(f'[data-place="{chosen["at"]}"] .hit').bounding_box()
    assert box is not None
    assert box["width"] >= 43.5
    assert box["height"] >= 43.5
    ada.click(chosen)


def test_the_end_of_the_tea_party_has_a_scene(house: House, browser: Browser) -> None:
    """What everybody takes along into the war is on the stage until it has been read; time passes as we say."""
    ada = Staged(browser, house, "wonderland-story", reduced_motion="no-preference")
    ada.settled()
    ada.page.clock.install()
    ada.page.clock.pause_at(time.time() + 600)
    ada.tell()
    stage = ada.page.locator(".stage", has_text="The tea party ends")
    go_on = ada.page.get_by_role("button", name="Go on")
    for _ in range(3000):
        if go_on.count():
            break
        ada.page.clock.run_for(50)
    expect(stage.first).to_be_visible()
    assert stage.first.locator("li").count() == len(ada.view["seats"])
    for row in stage.first.locator("li").all():
        expect(row).to_contain_text("+")  # everybody gains madness
    go_on.click()
    ada.page.clock.run_for(2000)
    expect(stage).to_have_count(0)
    ada.page.clock.resume()
    ada.page.keyboard.press(" ")
    expect(ada.page.locator(".digest")).to_contain_text("The tea party ends")
    ada.close()
