"""The full screen by night and by day, in the browser's colours; which of the two is remembered."""

from __future__ import annotations

from textual.theme import Theme

from weald.terminal import saved

NIGHT = Theme(
    name="weald-night", primary="#33453c", secondary="#5c7167", accent="#ffb84d", foreground="#efe9d8",
    background="#14201b", surface="#1c2b25", panel="#22342d", warning="#ffb84d", error="#ff8a6e", success="#7fa568", dark=True,
)  # fmt: skip
DAY = Theme(
    name="weald-day", primary="#d9cfb8", secondary="#8d7a58", accent="#8a5200", foreground="#2b2a26",
    background="#f6f1e4", surface="#fffaf0", panel="#f1e9d6", warning="#8a5200", error="#a3291a", success="#3f6134", dark=False,
)  # fmt: skip
_FILE = "by-day"


def remembered() -> bool:
    """Does this person like it light?"""
    return (saved.folder() / _FILE).exists()


def remember(light: bool) -> None:
    file = saved.folder() / _FILE
    if light:
        file.touch()
    else:
        file.unlink(missing_ok=True)
