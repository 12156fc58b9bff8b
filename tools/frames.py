"""How long the page's own work takes on a slow phone while others' turns and battles are told: a trace, not a test.

A frame comes late when a task of the page's main thread is long. Tasks are measured in processor time, which other people's load hardly
changes, and reckoned for a phone that is so many times slower than this machine; or, on a quiet machine, the browser itself is slowed
down (`throttle`) and frames by the clock say something, too.

.venv/bin/python tools/frames.py [story ...] [slower=4] [runs=3] [seconds=14] [throttle]
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections import Counter
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.staged import Staged
from tests.browser.table import House

STORIES = ("root-story", "ironwood-story", "wonderland-story", "defenders-story")
CATEGORIES = ["toplevel", "devtools.timeline"]
TASK = "ThreadControllerImpl::RunTask"
LATE = 50.0  # milliseconds
FRAMES = """
(seconds) => new Promise((done) => {
  const took = [], end = performance.now() + 1000 * seconds;
  let last = performance.now();
  const frame = (now) => { took.push(now - last); last = now; now < end ? requestAnimationFrame(frame) : done(took); };
  requestAnimationFrame(frame);
})
"""

Task = tuple[float, float, Counter[str]]
"""When, how many milliseconds of processor time, and what it did."""


def tasks(trace: dict[str, Any]) -> list[Task]:
    """The tasks of the page's main thread, the longest first."""
    events = trace["traceEvents"]
    names = {(e["pid"], e["tid"]): e["args"]["name"] for e in events if e["name"] == "thread_name"}
    spent = [e for e in events if names.get((e["pid"], e["tid"])) == "CrRendererMain" and "tdur" in e]
    page = Counter(e["pid"] for e in spent if e["name"] == "FunctionCall").most_common(1)[0][0]
    mine = [e for e in spent if e["pid"] == page]
    begin = min(e["ts"] for e in mine)
    found: list[Task] = []
    for one in (e for e in mine if e["name"] == TASK):
        inside: Counter[str] = Counter()
        if one["tdur"] > 5000:
            for e in mine:
                if e["name"] != TASK and one["ts"] <= e["ts"] < one["ts"] + one["dur"]:
                    inside[e["name"]] += round(e["tdur"] / 1000)
        found.append(((one["ts"] - begin) / 1e6, one["tdur"] / 1000, inside))
    return sorted(found, key=lambda task: -task[1])


def look(browser: Browser, house: House, story: str, seconds: float, rate: int) -> tuple[list[Task], list[float]]:
    ada = Staged(
        browser, house, story, width=390, height=844, reduced_motion="no-preference", device_scale_factor=2, is_mobile=True, has_touch=True,
    )  # fmt: skip
    ada.settled()
    ada.page.wait_for_timeout(2000)  # what comes late has come
    line = ada.page.context.new_cdp_session(ada.page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    browser.start_tracing(page=ada.page, categories=CATEGORIES)
    ada.tell()
    took = ada.page.evaluate(FRAMES, seconds)
    ada.page.keyboard.press(" ")  # to now: the digest
    ada.page.keyboard.press(" ")
    took += ada.page.evaluate(FRAMES, 1.5)
    trace = json.loads(browser.stop_tracing())
    assert ada.page.locator(".digest").count() == 1
    ada.close()
    return tasks(trace), took


def main(*words: str) -> None:
    told = {word.split("=")[0]: int(word.split("=")[1]) for word in words if "=" in word}
    slower, seconds = told.get("slower", 4), told.get("seconds", 14)
    throttle = "throttle" in words
    times = 1 if throttle else slower
    stories = [word for word in words if word in STORIES] or list(STORIES)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        house = House(Path(folder))
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        try:
            for story in stories:
                runs = [
                    look(browser, house, story, seconds, slower if throttle else 1) for _ in range(told.get("runs", 3))
                ]  # fmt: skip
                longest = [found[0][1] * times for found, _ in runs]
                late = [sum(task[1] * times > LATE for task in found) for found, _ in runs]
                print(f"{story}: {slower} times slower{', by the browser' if throttle else ''}, load {os.getloadavg()[0]:.1f}; "
                      f"longest task {median(longest):.0f} ms ({', '.join(f'{ms:.0f}' for ms in longest)}), "
                      f"over {LATE:.0f} ms: {late} of {len(runs[0][0])}")  # fmt: skip
                for when, ms, inside in runs[-1][0][:8]:
                    did = ", ".join(f"{name} {part * times}" for name, part in inside.most_common(6) if part)
                    print(f"    at {when:5.2f} s {ms * times:5.0f} ms: {did}")
                if throttle:
                    took = sorted(runs[-1][1])
                    print(f"    frames by the clock: {len(took)}, middle {median(took):.1f} ms, longest {took[-1]:.0f} ms, "
                          f"over {LATE:.0f} ms: {sum(ms > LATE for ms in took)}")  # fmt: skip
                sys.stdout.flush()
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
