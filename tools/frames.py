"""How long frames take on a slow phone while others' turns are told: a trace, not a test (a busy machine says nothing).

.venv/bin/python tools/frames.py [game] [seconds] [slower]
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.table import House, Person, preferring

FRAMES = """
(seconds) => new Promise((done) => {
  const took = [], end = performance.now() + 1000 * seconds;
  let last = performance.now();
  const frame = (now) => { took.push(now - last); last = now; now < end ? requestAnimationFrame(frame) : done(took); };
  requestAnimationFrame(frame);
})
"""


def main(game: str = "root", seconds: str = "20", slower: str = "4") -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        house = House(Path(folder))
        try:
            browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
            sides = next(info["sides"] for info in house.call("GET", "/api/games") if info["id"] == game)
            made = house.table(game=game, seats=[sides[0], *(f"{side}:ai:random" for side in sides[1:4])])
            ada = Person(browser, house, made["seats"][0]["link"], width=390, height=844)
            line = ada.page.context.new_cdp_session(ada.page)
            line.send("Emulation.setCPUThrottlingRate", {"rate": int(slower)})
            for _ in range(12):  # through the setup, to a turn that others answer
                if not ada.wait(lambda: ada.asked, 30):
                    break
                ada.play(preferring("done", "end", "pass"), on_board=False)
            took = sorted(ada.page.evaluate(FRAMES, float(seconds)))
            ada.close()
            browser.close()
        finally:
            house.close()
    middle, late = took[len(took) // 2], took[int(len(took) * 0.99)]
    over = sum(one > 50 for one in took)
    print(f"{game}, {slower} times slower: {len(took)} frames in {seconds} s; middle {middle:.1f} ms, 99 of 100 below {late:.1f} ms, "
          f"longest {took[-1]:.1f} ms, over 50 ms: {over}")  # fmt: skip


if __name__ == "__main__":
    main(*sys.argv[1:])
