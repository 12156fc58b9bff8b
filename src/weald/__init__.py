"""Weald: one table for four asymmetric board games fought in the woods.

>>> import weald
>>> from weald.kernel import Dice
>>> match, dice = weald.start("ironwood", seed=7), Dice(7)
>>> while not match.over:
...     options = match.decision.options
...     match.choose(options[dice.below(len(options))])
>>> weald.replay(match.record()).hash() == match.hash()
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from weald.kernel.errors import WealdError
    from weald.match import Match

__version__ = "0.1.0"
__all__ = ["Match", "WealdError", "replay", "start"]


def start(
    game: str, seats: list[str] | None = None, seed: int = 0, options: dict[str, Any] | None = None,
    chance: list[int] | None = None, keep: bool = True, loud: bool = True,
) -> Match:  # fmt: skip
    """Start a match. ``chance`` fixes the first results of chance; ``keep=False`` makes a playout that cannot be
    cloned or undone, ``loud=False`` one that tells no events: both are faster."""
    from weald.games import find
    from weald.match import begin

    return begin(find(game), seats, seed, options, chance, None, keep, loud)


def replay(record: str, verify: bool = True) -> Match:
    """Play a ``.weald`` record again and prove every hash in it."""
    from weald.games import find
    from weald.match import record as records

    parsed = records.read(record)
    return records.replay(parsed, find(parsed.game), verify)


def __getattr__(name: str) -> object:
    """The engine is loaded when it is wanted: the command line starts without it."""
    if name not in __all__:
        raise AttributeError(f"module 'weald' has no attribute {name!r}")
    from weald import match
    from weald.kernel import errors

    return getattr(match, name, None) or getattr(errors, name)
