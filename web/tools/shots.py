"""Pictures of the stories, for looking at (never kept in git).

npx vite --host 127.0.0.1 &
../.venv/bin/python tools/shots.py OUT [story:theme:size[:lang] ...]     size: wide, phone, small, tablet
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

SIZES = {"wide": (1440, 900), "phone": (390, 844), "small": (360, 640), "tablet": (1024, 768), "huge": (1920, 1080)}
ALL = [
    f"{story}:{theme}:{size}"
    for story in ("march", "retreat", "turn", "deploy", "resolve", "attack", "warriors", "lobby", "join")
    for theme in ("light", "dark")
    for size in ("wide", "phone")
]
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
]  # fmt: skip
URL = "http://127.0.0.1:5173/stories.html"


def main() -> None:
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        for wanted in sys.argv[2:] or ALL:
            story, theme, size, *rest = wanted.split(":")
            lang = rest[0] if rest else "en"
            width, height = SIZES[size]
            phone = width < 500
            page = browser.new_page(
                viewport={"width": width, "height": height},
                device_scale_factor=2 if phone else 1,
                has_touch=phone,
                is_mobile=phone,
            )
            page.on("console", lambda m: print("console:", m.text) if m.type in ("error", "warning") else None)
            page.on("pageerror", lambda e: print("page error:", e))
            extra = "".join(f"&{x}" for x in rest[1:])
            page.goto(f"{URL}?story={story}&theme={theme}&lang={lang}{extra}", wait_until="networkidle")
            page.evaluate("document.fonts.ready")
            page.wait_for_timeout(400)
            name = "-".join([story, theme, size, *rest])
            page.screenshot(path=out / f"{name}.png")
            print(name)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
