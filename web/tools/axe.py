"""axe-core over the stories, in a real browser, light and dark, wide and phone.

npx vite --host 127.0.0.1 &
../.venv/bin/python tools/axe.py [story ...]
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright
from shots import FLAGS, SIZES, URL

AXE = (Path(__file__).parent.parent / "node_modules/axe-core/axe.min.js").read_text()
STORIES = ["march", "retreat", "turn", "deploy", "resolve", "warriors", "cards", "lobby", "join"]


def main() -> int:
    bad = 0
    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        for story in sys.argv[1:] or STORIES:
            for theme in ("light", "dark"):
                for size in ("wide", "phone"):
                    width, height = SIZES[size]
                    page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
                    page.goto(f"{URL}?story={story}&theme={theme}&learner", wait_until="networkidle")
                    page.wait_for_timeout(300)
                    page.evaluate(AXE)
                    found = page.evaluate("axe.run(document, {resultTypes: ['violations']}).then(r => r.violations)")
                    for v in found:
                        bad += 1
                        print(f"{story} {theme} {size}: {v['id']}: {v['help']}")
                        for node in v["nodes"][:4]:
                            print(
                                "   ",
                                node["html"][:150].replace("\n", " "),
                                "|",
                                node["failureSummary"][:220].replace("\n", " "),
                            )
                    page.close()
        browser.close()
    print(bad, "violations")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
