"""Who sits down together: a course names line-ups, or draws them, so that every side meets every other."""

from __future__ import annotations

import re
from typing import Final

from weald.kernel import Dice, Game, Seating, Value
from weald.kernel.errors import UnknownSeat

_COUNT: Final = re.compile(r"(\d+)(?:-(\d+))?")


def line_up(game: Game, wanted: list[str], options: dict[str, Value], dice: Dice) -> list[str]:
    """One of those that ``wanted`` allows, by chance; each word is a number of seats (4), a range (2-5) or sides
    (marquise,eyrie). Without words any line-up that the game knows."""
    word = wanted[dice.below(len(wanted))] if wanted else ""
    if word and not _COUNT.fullmatch(word):
        return game.seats(word.split(","), None, options)
    low, high = bounds(game, [word] if word else [], options)
    count = low + dice.below(high - low + 1)
    for seating in game.seatings(options):
        if seating.fewest <= count <= seating.most:
            like = Seating(count, count, seating.sides, seating.needs, seating.rivals, seating.room)
            return game.seats(like.draw(dice), None, options)
    raise UnknownSeat(f"{game.id} is not played by {count}")


def bounds(game: Game, wanted: list[str], options: dict[str, Value]) -> tuple[int, int]:
    """The fewest and the most seats that can come of that."""
    counts: list[int] = []
    for word in wanted:
        found = _COUNT.fullmatch(word)
        if found is None:
            counts.append(len(game.seats(word.split(","), None, options)))
        else:
            counts += [int(found[1]), int(found[2] or found[1])]
    for seating in [] if wanted else game.seatings(options):
        counts += [seating.fewest, seating.most]
    return min(counts), max(counts)
