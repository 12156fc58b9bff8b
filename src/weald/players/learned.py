"""Judging by what was learned: what is seen of a position, times weights, made into chances.

A seat's score is the sum of its features times the weights of its side, in thousandths of a nat; the chances are as e to
the power of the scores. Where all win or lose together their scores are added up, against a rival whose score is 0. Whole
numbers only. The weights of a game lie in its room (``learned.toml``) with where they come from.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Final

from mypy_extensions import i64

from weald.kernel import FULL, Game, fading
from weald.kernel.errors import WealdError
from weald.match import Match

NAT: Final = 1000
FAR: Final = 12 * NAT
SIDE: Final = "side"  # the weight of being this side
_FADING: Final[list[int]] = []  # made when something learned is first asked
_READ: Final[dict[str, dict[str, list[int]]]] = {}


class StaleWeights(WealdError):
    """Weights of features that a game no longer has."""

    code = "stale-weights"


def weights_for(game: Game) -> dict[str, list[int]]:
    """By side, in the order of its features; a side that is missing was never played by those who learned."""
    found = _READ.get(game.id)
    if found is None:
        found = read(game)
        _READ[game.id] = found
    return found


def read(game: Game) -> dict[str, list[int]]:
    if not game.feature_names:
        return {}
    file = resources.files(f"weald.games.{game.id}") / "learned.toml"
    if not file.is_file():
        return {}
    tables = tomllib.loads(file.read_text("utf-8"))
    out: dict[str, list[int]] = {}
    for side, names in game.feature_names.items():
        given = tables.get(side)
        if given is None:
            continue
        if list(given) != [*names, SIDE]:
            raise StaleWeights(f"{game.id}: learned.toml weighs other features of {side} than the game declares")
        out[side] = [int(given[name]) for name in given]
    return out


def chances_of(match: Match, weights: dict[str, list[int]]) -> list[int]:
    """Empty: nothing was learned of somebody at this table."""
    game = match.game
    rows = game.features(match.state)
    if not rows:
        return []
    owners = game.weighed(match.sides)
    scores: list[int] = []
    for seat in range(len(rows)):
        row = rows[seat]
        given = weights.get(owners[seat])
        if given is None:
            return []
        total: i64 = given[len(row)]
        for i in range(len(row)):
            total += given[i] * row[i]
        scores.append(int(total))
    if together(game):
        return [chances([sum(scores), 0])[0]] * len(match.seats)
    return chances(scores)


def together(game: Game) -> bool:
    """Do all win or lose together? Then nobody wins when one gives up."""
    return game.concession_winners(0, 2) == 0


def chances(scores: list[int]) -> list[int]:
    """In millionths; they add up to a whole, but for rounding."""
    if not _FADING:
        _FADING.extend(fading(FULL, NAT, FAR))
    best = max(scores)
    out = [_FADING[min(best - score, FAR)] for score in scores]
    whole = sum(out)
    return [FULL * one // whole for one in out]
