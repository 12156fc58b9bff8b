"""How long the page's own work takes on a slow phone while others' turns are told: a trace, not a test.

Counts the processor time of every task of the page's main thread (a task longer than a frame is a frame that comes late), which other
people's load hardly changes; frames by the clock are printed beside it and say something on a quiet machine only.

.venv/bin/python tools/frames.py [story] [seconds] [slower]     a story: root-story, ironwood-story, wonderland-story, defenders-story
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.staged import Staged
from tests.browser.table import House

CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
FRAMES = """
(seconds) => new Promise((done) => {
  const took = [], end = performance.now() + 1000 * seconds;
  let last = performance.now();
  const frame = (now) => { took.push(now - last); last = now; now < end ? requestAnimationFrame(frame) : done(took); };
  requestAnimationFrame(frame);
})
"""


def tasks(trace: dict[str, Any]) -> tuple[list[float], Counter[str]]:
    """Milliseconds of processor time of each task of the page's main thread; and what the long ones did."""
    names = {
        (e["pid"], e["tid"]): e["args"]["name"] for e in trace["traceEvents"] if e["name"] == "thread_name"
    }  # fmt: skip
    main = [e for e in trace["traceEvents"] if names.get((e["pid"], e["tid"])) == "CrRendererMain" and "tdur" in e]
    every = [e for e in main if e["name"] in ("RunTask", "ThreadControllerImpl::RunTask")]
    long = [e for e in every if e["tdur"] > 50_000]
    inside: Counter[str] = Counter()
    for one in long:
        for e in main:
            if e is not one and e["pid"] == one["pid"] and one["ts"] <= e["ts"] < one["ts"] + one["dur"]:
                inside[e["name"]] += e["tdur"] // 1000
    return sorted(e["tdur"] / 1000 for e in every), inside


def main(story: str = "root-story", seconds: str = "20", slower: str = "4") -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        house = House(Path(folder))
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        try:
            ada = Staged(browser, house, story, width=390, height=844, reduced_motion="no-preference")
            ada.settled()
            ada.page.wait_for_timeout(3000)  # what comes late has come
            line = ada.page.context.new_cdp_session(ada.page)
            line.send("Emulation.setCPUThrottlingRate", {"rate": int(slower)})
            browser.start_tracing(page=ada.page, categories=CATEGORIES)
            ada.tell()
            took = sorted(ada.page.evaluate(FRAMES, float(seconds)))
            staged = ada.page.locator(".stage").count()
            ada.page.keyboard.press(" ")  # to now: the digest
            ada.page.keyboard.press(" ")
            ada.page.wait_for_timeout(3000)
            digest = ada.page.locator(".digest").count()
            trace = json.loads(browser.stop_tracing())
            ada.close()
        finally:
            browser.close()
            house.close()
    spent, inside = tasks(trace)
    over = [one for one in spent if one > 50]
    print(f"{story}, {slower} times slower, load {os.getloadavg()[0]:.1f}, on the stage: {staged}, digest: {digest}")
    print(f"tasks of the page: {len(spent)}, longest {spent[-1]:.0f} ms of processor time, over 50 ms: {len(over)} "
          f"({', '.join(f'{one:.0f}' for one in over[-12:])})")  # fmt: skip
    print("in those:", ", ".join(f"{name} {ms}" for name, ms in inside.most_common(10)))
    print(f"frames by the clock: {len(took)} in {seconds} s, middle {took[len(took) // 2]:.1f} ms, longest {took[-1]:.1f} ms, "
          f"over 50 ms: {sum(one > 50 for one in took)}")  # fmt: skip


if __name__ == "__main__":
    main(*sys.argv[1:])
