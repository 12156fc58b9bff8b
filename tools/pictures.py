"""Pictures of how the table tells its story, to be looked at, and the ones the documentation shows.

.venv/bin/python tools/pictures.py OUT [game ...] [scene ...]     digest, battle, result, hint, what-if, my-games: three sizes, light and dark
.venv/bin/python tools/pictures.py docs [game ...] [scene ...]    the ones in docs/pictures, made anew
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.staged import Staged
from tests.browser.table import ROOT, House, Person, at_random, play_whole_game, preferring

GAMES = ("ironwood", "root", "wonderland", "defenders")
SCENES = ("digest", "battle", "result", "hint", "what-if", "my-games")
SIZES = {"wide": (1440, 900), "low": (1366, 650), "phone": (390, 844)}
LIGHTS = ("light", "dark")
# What the documentation shows: scene, game, size, light.
DOCS = {
    ("digest", "ironwood", "phone", "dark"), ("digest", "root", "wide", "light"), ("digest", "wonderland", "low", "dark"),
    ("digest", "defenders", "phone", "light"),
    ("battle", "ironwood", "low", "light"), ("battle", "root", "wide", "dark"), ("battle", "wonderland", "low", "light"),
    ("battle", "defenders", "low", "dark"),
    ("result", "ironwood", "wide", "dark"), ("result", "root", "wide", "light"), ("result", "wonderland", "phone", "light"),
    ("result", "defenders", "wide", "dark"),
    ("hint", "root", "low", "light"), ("hint", "wonderland", "phone", "dark"), ("what-if", "root", "wide", "light"),
    ("what-if", "defenders", "phone", "dark"), ("my-games", "all", "wide", "light"),
}  # fmt: skip


def scenes(browser: Browser, house: House, game: str, wanted: set[str]) -> Iterator[tuple[str, Person]]:
    """Each scene of a game, on a page that stands still."""
    if "digest" in wanted:
        ada = Staged(browser, house, f"{game}-story")
        ada.settled()
        ada.tell()
        ada.settled()
        ada.page.locator(".digest").first.wait_for()
        yield "digest", ada
    if "battle" in wanted:
        story = {"wonderland": "wonderland-battle"}.get(game, f"{game}-story")
        ada = Staged(browser, house, story, reduced_motion="no-preference")
        ada.settled()
        if ada.shows:
            ada.tell()
            if game == "defenders":  # nobody fights there: the machines' turn
                ada.page.locator(".told").first.wait_for()
            else:  # to its end, where the story waits until it has been read
                ada.page.get_by_role("button", name="Go on").wait_for()
        yield "battle", ada
    if "result" in wanted:
        carl = Person(browser, house, alone(house, game)["seats"][0]["link"])
        play_whole_game({carl: at_random(3)}, on_board=False)
        carl.page.get_by_role("button", name="Rematch").wait_for()
        carl.page.get_by_role("img", name="Chances to win").wait_for()
        carl.page.get_by_role("progressbar").wait_for(state="detached", timeout=180_000)  # reckoned to the end
        yield "result", carl
    if wanted & {"hint", "what-if"}:
        bob = Person(browser, house, alone(house, game)["seats"][0]["link"])
        for _ in range(6):
            bob.play(preferring(), on_board=False)
        while len(bob.decision()["options"]) < 2:
            bob.play(preferring(), on_board=False)
        bob.shown(bob.decision()["number"])
        if "hint" in wanted:
            bob.page.get_by_role("button", name="What would you do?").click()
            bob.page.locator(".hint li").first.wait_for()
            yield "hint", bob
        if "what-if" in wanted:
            bob.page.keyboard.press("h")
            bob.page.get_by_role("button", name="What if? Play on from here").wait_for()
            yield "what-if", bob


def alone(house: House, game: str) -> dict[str, Any]:
    sides = next(info["sides"] for info in house.call("GET", "/api/games") if info["id"] == game)
    return house.table(game=game, seats=[sides[0], *(f"{side}:ai:easy" for side in sides[1:4])])


def my_games(browser: Browser, house: House) -> Person:
    """A browser that has played everything: one game is over, one waits for us."""
    ada = Person(browser, house, alone(house, "ironwood")["seats"][0]["link"])
    ada.shown(ada.decision()["number"])
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("button", name="Give up").click()
    ada.page.get_by_role("button", name="Give up").click()
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Rematch").wait_for()
    for game in GAMES[1:]:
        ada.views = {}
        ada.page.goto(house.address + alone(house, game)["seats"][0]["link"])
        ada.shown(ada.decision()["number"])
    ada.page.goto(house.address)
    ada.page.get_by_role("heading", name="My games").wait_for()
    ada.page.get_by_role("link", name="About Weald").scroll_into_view_if_needed()
    return ada


def shots(page: Page, game: str, scene: str, out: Path, only: set[tuple[str, str, str, str]] | None) -> None:
    for size, (width, height) in SIZES.items():
        for light in LIGHTS:
            if only is not None and (scene, game, size, light) not in only:
                continue
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
            page.mouse.move(0, 0)  # nothing is pointed at
            page.wait_for_timeout(700)
            if scene == "my-games":
                page.get_by_role("heading", name="My games").scroll_into_view_if_needed()
            if scene == "hint":
                page.locator(".hint").evaluate("(e) => e.scrollIntoView({block: 'end'})")
            path = out / (f"{scene}-{game}.jpg" if only is not None else f"{scene}-{game}-{size}-{light}.jpg")
            page.screenshot(path=path, type="jpeg", quality=76)
            print(path.name, flush=True)


def main(where: str, *words: str) -> None:
    only = DOCS if where == "docs" else None
    out = ROOT / "docs" / "pictures" if only else Path(where)
    out.mkdir(parents=True, exist_ok=True)
    chosen = {word for word in words if word in SCENES} or set(SCENES)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        house = House(Path(folder))
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        try:
            for game in [word for word in words if word in GAMES] or GAMES:
                wanted = chosen if only is None else chosen & {scene for scene, of, *_ in only if of == game}
                last: Person | None = None
                for scene, person in scenes(browser, house, game, wanted):
                    if last is not None and last is not person:
                        last.close()
                    shots(person.page, game, scene, out, only)
                    last = person
                if last is not None:
                    last.close()
            if "my-games" in chosen:
                shots(my_games(browser, house).page, "all", "my-games", out, only)
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
