"""From positions and results to weights: a conditional logit of who won, by Newton's method. The only room that wants numpy.

A position is a choice between alternatives: one for each seat, and one of them won. Where all win or lose together there
are two: everybody's numbers, and nothing, which stands for the game. An alternative has numbers only in the columns of its
side, so a table of everything would be mostly empty: positions of the same line-up are taken together, piece by piece, with
the columns of that line-up alone, and only sums are kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import log
from typing import TYPE_CHECKING, Any, Final

import msgspec

from weald.kernel import FULL
from weald.kernel.errors import WealdError
from weald.players.learned import NAT, chances
from weald.train.self_play import Taught, Weights

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Numbers = NDArray[np.int16]

HELD_OUT: Final = 8  # one game of so many is not learned from: the figures are about those
STEPS: Final = 25
CALM: Final = 3.0  # how strongly weights are drawn to nothing, in games' worth of positions
WORTH: Final = 6.0  # a game says as much as so many independent positions
BINS: Final = 10
PIECE: Final = 4096  # positions looked at together


class NeedsNumpy(WealdError):
    code = "needs-numpy"


class Fitted(msgspec.Struct, frozen=True):
    """Weights and what they are good for, on games they were not learned from."""

    weights: Weights  # of the sides that were played
    positions: int
    loss: float  # nats a position
    know_nothing: float  # the loss of somebody who looks at no position
    calibration: list[
        tuple[int, float, float]
    ]  # by tenths of the chance said: how often, its mean, how many of them were won


class _Piece(msgspec.Struct, frozen=True):
    """Some positions of one line-up."""

    columns: Any  # of all weights: those of this line-up
    alternatives: list[list[tuple[int, int]]]  # of each: from where to where its numbers are, in those columns
    rows: Any  # by position: the numbers of the line-up, a 1 after those of each side
    won: Any  # by position and alternative
    counts: Any  # by position: how much it counts


def fit(names: dict[str, tuple[str, ...]], together: bool, games: list[Taught]) -> Fitted:
    """All seats of a position are one observation: exactly one of them won (shared wins count in part)."""
    try:
        import numpy as np
    except ModuleNotFoundError:
        raise NeedsNumpy("weald train needs numpy: pip install 'weald[research]'") from None
    games = [one for one in games if one.seen and (one.winners or together)]
    sides = [side for side in names if any(side in one.sides for one in games)]
    offsets: dict[str, int] = {}
    size = 0
    for side in sides:
        offsets[side] = size
        size += len(names[side]) + 1
    learned = [one for one in games if one.number % HELD_OUT]
    held = [one for one in games if one.number % HELD_OUT == 0]
    pieces = list(_pieces(np, names, offsets, together, learned))
    scale = np.ones(size)
    for piece in pieces:
        np.maximum.at(scale, piece.columns, np.abs(piece.rows.astype(np.int32)).max(axis=0))
    weights = np.zeros(size)
    # The weights of a game add up to the same, however long it was: positions of one game are no independent evidence.
    calm = CALM * np.eye(size)
    for _ in range(STEPS):
        gradient = -CALM * weights
        hessian = calm.copy()
        for piece in pieces:
            _add(np, piece, weights, scale, gradient, hessian)
        step = np.linalg.solve(hessian, gradient)
        weights += step
        if float(np.abs(step).max()) < 1e-6:
            break
    found = [round(NAT * float(w / s)) for w, s in zip(weights, scale, strict=True)]
    by_side = {side: found[offsets[side] : offsets[side] + len(names[side]) + 1] for side in sides}
    return _judged(np, names, by_side, together, learned, held or learned)


def _add(np: Any, piece: _Piece, weights: Floats, scale: Floats, gradient: Floats, hessian: Floats) -> None:
    """What these positions say: which way the likelihood grows, and how it bends."""
    at = piece.columns
    x = piece.rows / scale[at]
    scores = np.zeros(piece.won.shape)
    for i, parts in enumerate(piece.alternatives):
        for a, b in parts:
            scores[:, i] += x[:, a:b] @ weights[at[a:b]]
    scores -= scores.max(axis=1, keepdims=True)
    p = np.exp(scores)
    p /= p.sum(axis=1, keepdims=True)
    off = (piece.won - p) * piece.counts[:, None]
    near = p * piece.counts[:, None]
    mean = np.empty_like(x)
    for i, parts in enumerate(piece.alternatives):
        for a, b in parts:
            gradient[at[a:b]] += off[:, i] @ x[:, a:b]
            mean[:, a:b] = p[:, i, None] * x[:, a:b]
            for c, d in parts:
                hessian[np.ix_(at[a:b], at[c:d])] += (x[:, a:b] * near[:, i, None]).T @ x[:, c:d]
    hessian[np.ix_(at, at)] -= (mean * piece.counts[:, None]).T @ mean


def _pieces(
    np: Any, names: dict[str, tuple[str, ...]], offsets: dict[str, int], together: bool, games: list[Taught]
) -> Iterator[_Piece]:
    by_line_up: dict[tuple[str, ...], list[Taught]] = {}
    for one in games:
        by_line_up.setdefault(tuple(one.sides), []).append(one)
    for sides, some in by_line_up.items():
        columns: list[int] = []
        parts: list[tuple[int, int]] = []
        for side in sides:
            begin = len(columns)
            columns += range(offsets[side], offsets[side] + len(names[side]) + 1)
            parts.append((begin, len(columns)))
        alternatives = [parts, []] if together else [[part] for part in parts]
        tables: list[Any] = []
        count = 0
        for i, one in enumerate(some):
            tables.append((one, _rows(np, names, one)))
            count += len(tables[-1][1])
            if count < PIECE and i + 1 < len(some):
                continue
            won = np.zeros((count, len(alternatives)))
            counts = np.zeros(count)
            n = 0
            for game, rows in tables:
                won[n : n + len(rows)] = _shares(game, together, len(alternatives))
                counts[n : n + len(rows)] = WORTH / len(rows)
                n += len(rows)
            rows = np.concatenate([rows for _, rows in tables])
            yield _Piece(np.array(columns), alternatives, rows, won, counts)
            tables.clear()
            count = 0


def _rows(np: Any, names: dict[str, tuple[str, ...]], one: Taught) -> Numbers:
    """By position: the numbers of each side, and a 1 for being it."""
    widths = [len(names[side]) for side in one.sides]
    seen = np.frombuffer(one.seen, dtype="<i2").reshape(-1, sum(widths))
    out: Numbers = np.ones((len(seen), sum(widths) + len(widths)), dtype=np.int16)
    at = 0
    for i, width in enumerate(widths):
        out[:, at + i : at + i + width] = seen[:, at : at + width]
        at += width
    return out


def _shares(one: Taught, together: bool, count: int) -> list[float]:
    """What each alternative has won."""
    if together:
        return [1.0, 0.0] if one.winners else [0.0, 1.0]
    return [(one.winners >> seat & 1) / one.winners.bit_count() for seat in range(count)]


def _judged(
    np: Any, names: dict[str, tuple[str, ...]], weights: Weights, together: bool, learned: list[Taught], games: list[Taught]
) -> Fitted:  # fmt: skip
    """By the whole numbers that players will use."""
    usual = min(0.99, max(0.01, sum(one.winners > 0 for one in learned) / max(1, len(learned))))
    count = 0
    loss = nothing = 0.0
    bins = [[0, 0.0, 0.0] for _ in range(BINS)]
    for one in games:
        rows = _rows(np, names, one).astype(np.int64)
        scores: list[list[int]] = []
        at = 0
        for side in one.sides:
            given = np.array(weights[side])
            scores.append((rows[:, at : at + len(given)] @ given).tolist())
            at += len(given)
        won = _shares(one, together, 2 if together else len(one.sides))
        for position in zip(*scores, strict=True):
            said = chances([sum(position), 0] if together else list(position))
            count += 1
            for seat, (chance, share) in enumerate(zip(said, won, strict=True)):
                loss -= share * log(max(chance, 1) / FULL)
                nothing -= share * log((1 - usual if seat else usual) if together else 1 / len(won))
                if together and seat:
                    continue
                tenth = bins[min(BINS - 1, chance * BINS // FULL)]
                tenth[0] += 1
                tenth[1] += chance / FULL
                tenth[2] += share
    table = [(int(n), round(p / n, 3), round(w / n, 3)) if n else (0, 0.0, 0.0) for n, p, w in bins]
    return Fitted(weights, count, round(loss / max(1, count), 4), round(nothing / max(1, count), 4), table)
