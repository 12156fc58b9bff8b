"""Which rule each event cites, by who tells it: a table a person can read through.

.venv/bin/python tools/told.py [GAME ...]     write tests/games/GAME/told.txt anew from the games of tests/corpus

A rule id on an event is a promise to the player who reads it, and nothing but eyes can check it. The table has a line
for every event kind, procedure and rule id that whole games bring; a test compares it. When it changes, read what
changed against the rulebook before you commit it.
"""

from __future__ import annotations

import sys
from pathlib import Path

import weald
from weald.games import NAMES
from weald.kernel.event import Journal

TESTS = Path(__file__).parent.parent / "tests"
WAYS_TO_TELL = {"tell", "tell_some", "tell_all", "_tell", "note"}


def told(game: str) -> str:
    """The table of one game. Only interpreted code knows who called it."""
    lines: set[tuple[str, str, str]] = set()
    tell = Journal.tell

    def telling(
        self: Journal, kind: str, rule: str, seat: int, args: tuple[int, ...], to: int, public: tuple[int, ...] | None
    ) -> None:
        frame = sys._getframe(1)
        while frame.f_code.co_name in WAYS_TO_TELL and frame.f_back is not None:
            frame = frame.f_back
        lines.add((kind, frame.f_code.co_name, rule))
        tell(self, kind, rule, seat, args, to, public)

    Journal.tell = telling  # type: ignore[method-assign]
    try:
        for path in sorted((TESTS / "corpus" / game).glob("*.weald")):
            weald.replay(path.read_text("utf-8"))
    finally:
        Journal.tell = tell  # type: ignore[method-assign]
    widths = [max(len(line[i]) for line in lines) for i in (0, 1)]
    return "".join(f"{k:{widths[0]}}  {p:{widths[1]}}  {r}\n" for k, p, r in sorted(lines))


def main() -> None:
    for game in sys.argv[1:] or NAMES:
        path = TESTS / "games" / game / "told.txt"
        path.write_text(told(game), "utf-8")
        print(f"{path.relative_to(TESTS.parent)}: {path.read_text('utf-8').count(chr(10))} lines")


if __name__ == "__main__":
    main()
