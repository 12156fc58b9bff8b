"""From positions and results to weights: a conditional logit of who won, by Newton's method. The only room that wants numpy."""

from __future__ import annotations

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

HELD_OUT: Final = 8  # one game of so many is not learned from: the figures are about those
STEPS: Final = 25
CALM: Final = 3.0  # how strongly weights are drawn to nothing, in games' worth of positions
BINS: Final = 10


class NeedsNumpy(WealdError):
    code = "needs-numpy"


class Fitted(msgspec.Struct, frozen=True):
    """Weights and what they are good for, on games they were not learned from."""

    weights: Weights
    positions: int
    loss: float  # nats a position
    know_nothing: float  # the loss of somebody who gives every seat the same chance
    calibration: list[
        tuple[int, float, float]
    ]  # by tenths of the chance said: how often, its mean, how many of them were won


def fit(names: dict[str, tuple[str, ...]], seats: list[str], games: list[Taught]) -> Fitted:
    """All seats of a position are one observation: exactly one of them won (shared wins count in part)."""
    try:
        import numpy as np
    except ModuleNotFoundError:
        raise NeedsNumpy("weald train needs numpy: pip install 'weald[research]'") from None
    offsets: list[int] = []
    size = 0
    for side in seats:
        offsets.append(size)
        size += len(names[side]) + 1
    learned = [one for one in games if one.number % HELD_OUT]
    held = [one for one in games if one.number % HELD_OUT == 0]
    xs, ys, ws = _table(np, seats, offsets, size, learned)
    scale = np.maximum(np.abs(xs).max(axis=(0, 1)), 1.0)
    xs = xs / scale
    weights = np.zeros(size)
    # The weights of a game add up to 1, however long it was: positions of one game are no independent evidence.
    calm = CALM * np.eye(size)
    for _ in range(STEPS):
        scores = xs @ weights
        scores -= scores.max(axis=1, keepdims=True)
        p = np.exp(scores)
        p /= p.sum(axis=1, keepdims=True)
        gradient = np.einsum("n,ns,nsk->k", ws, ys - p, xs) - CALM * weights
        mean = np.einsum("ns,nsk->nk", p, xs)
        hessian = np.einsum("n,ns,nsk,nsl->kl", ws, p, xs, xs, optimize=True)
        hessian -= np.einsum("n,nk,nl->kl", ws, mean, mean, optimize=True)
        step = np.linalg.solve(hessian + calm, gradient)
        weights += step
        if float(np.abs(step).max()) < 1e-6:
            break
    found = [round(NAT * float(w / s)) for w, s in zip(weights, scale, strict=True)]
    by_side = {side: found[at : at + len(names[side]) + 1] for side, at in zip(seats, offsets, strict=True)}
    return _judged(by_side, seats, held or learned)


def _table(
    np: Any, seats: list[str], offsets: list[int], size: int, games: list[Taught]
) -> tuple[Floats, Floats, Floats]:
    count = sum(len(one.seen) for one in games if one.winners)
    xs = np.zeros((count, len(seats), size))
    ys = np.zeros((count, len(seats)))
    ws = np.zeros(count)
    n = 0
    for one in games:
        if not one.winners:
            continue
        for rows in one.seen:
            for seat, row in enumerate(rows):
                at = offsets[seat]
                xs[n, seat, at : at + len(row)] = row
                xs[n, seat, at + len(row)] = 1.0
                ys[n, seat] = (one.winners >> seat & 1) / one.winners.bit_count()
            ws[n] = 1.0 / len(one.seen) * WORTH
            n += 1
    return xs, ys, ws


WORTH: Final = 6.0  # a game says as much as so many independent positions


def _judged(weights: Weights, seats: list[str], games: list[Taught]) -> Fitted:
    """By the whole numbers that players will use."""
    from math import log

    count = 0
    loss = 0.0
    bins = [[0, 0.0, 0.0] for _ in range(BINS)]
    for one in games:
        if not one.winners:
            continue
        for rows in one.seen:
            scores = [
                sum(w * x for w, x in zip(weights[side], [*row, 1], strict=True))
                for side, row in zip(seats, rows, strict=True)
            ]
            said = chances(scores)
            count += 1
            for seat, chance in enumerate(said):
                won = (one.winners >> seat & 1) / one.winners.bit_count()
                loss -= won * log(max(chance, 1) / FULL)
                tenth = bins[min(BINS - 1, chance * BINS // FULL)]
                tenth[0] += 1
                tenth[1] += chance / FULL
                tenth[2] += won
    table = [(int(n), round(p / n, 3), round(w / n, 3)) if n else (0, 0.0, 0.0) for n, p, w in bins]
    return Fitted(weights, count, round(loss / max(1, count), 4), round(log(len(seats)), 4), table)
