"""Many games a call: the caller chooses for whoever is asked in each of them; games that end begin anew.

    batch = research.batch("root", count=64)
    while learning:
        batch.step(policy(batch.observations, batch.masks, batch.seats))

All the arrays are made anew by every step, so they may be kept. With ``jobs`` the games are spread over processes.
"""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from numpy.typing import NDArray

from weald.kernel import split
from weald.kernel.errors import NotOffered, WealdError
from weald.match import Match, begin
from weald.research.episode import Episodes
from weald.research.observing import COMPILED, Look, Place, look, refuse_unless_offered, step


class Batch:
    """``count`` games of one line-up in this process. Game i of seed s is the same whatever ``count`` is."""

    def __init__(
        self, game: str, count: int, seats: list[str] | None = None, options: dict[str, Any] | None = None,
        seed: int = 0, limit: int | None = None, egocentric: bool = False, normalised: bool = False, first: int = 0,
    ) -> None:  # fmt: skip
        if count < 1:
            raise WealdError(f"a batch has at least one game, got {count}")
        table = Episodes(game, seats, options, seed, limit, None, False, egocentric, normalised)
        self.table, self.layout, self.actions = table, table.layout, table.actions
        self.count, self.seed, self.first = count, seed, first
        self.begun = [0] * count  # games begun at each place
        self.steps = np.zeros(count, np.int64)
        self.places = [Place(self._next(place), table.layout.plan) for place in range(count)]
        self._rest()
        self._look()

    @property
    def matches(self) -> list[Match]:
        return [place.match for place in self.places]

    def _next(self, place: int) -> Match:
        table = self.table
        seed = split(self.seed, self.first + place, self.begun[place])
        self.begun[place] += 1
        return begin(table.game, table.line_up, seed, table.settings, keep=False, loud=False)

    def step(self, chosen: NDArray[Any]) -> None:
        """One action in every game. If one is not legal nothing happens in any, and ``NotOffered`` says which."""
        options = self.actions.options
        wanted = [options[action] for action in chosen.tolist()]
        limit = self.table.limit
        due = self.steps >= limit - 1 if limit else np.zeros(self.count, np.bool_)
        self._rest()
        self.steps += 1
        try:
            if COMPILED:
                self._show(step(self.layout.plan, self.places, wanted, self.actions.count, due.tolist(), self._anew))
            else:
                refuse_unless_offered(self.places, wanted)
                for place, match in enumerate(self.matches):
                    match.choose(wanted[place], match.open[0].seat)
                    if match.over or due[place]:
                        self._anew(place)
                self._look()
        except NotOffered:
            self.steps -= 1
            raise

    def _rest(self) -> None:
        """Nothing has ended, nobody is paid."""
        self.rewards = np.zeros((self.count, len(self.table.line_up)), np.float32)
        self.terminated = np.zeros(self.count, np.bool_)
        self.truncated = np.zeros(self.count, np.bool_)

    def _anew(self, place: int) -> None:
        """The rewards of a game that has ended, and a new one in its place."""
        match = self.table.match = self.places[place].match
        self.rewards[place] = self.table.results()
        self.terminated[place] = match.over
        self.truncated[place] = not match.over
        self.steps[place] = 0
        self.places[place].put(self._next(place))

    def _look(self) -> None:
        if COMPILED:
            self._show(look(self.layout.plan, self.places, self.actions.count))
            return
        asked = [match.open[0] for match in self.matches]
        self.seats = np.array([decision.seat for decision in asked], np.int32)
        raw = np.array([self.layout.row(m, d.seat) for m, d in zip(self.matches, asked, strict=True)], np.int32)
        self.masks = np.zeros((self.count, self.actions.count), np.int8)
        for place, decision in enumerate(asked):
            self.masks[place, [self.actions.numbers[option] for option in decision.options]] = 1
        self.observations = self.layout.present(raw, self.seats)

    def _show(self, seen: Look) -> None:
        self.seats = np.frombuffer(seen.seats.getvalue(), np.int32)  # who is asked
        self.masks = np.zeros((self.count, self.actions.count), np.int8)
        self.masks.reshape(-1)[np.frombuffer(seen.legal.getvalue(), np.int32)] = 1
        self.observations = self.layout.present(self.layout.rows_of(seen, self.count), self.seats)

    def close(self) -> None:
        """Nothing is held in this process."""


_ARRAYS = ("observations", "masks", "seats", "rewards", "terminated", "truncated")


class SpreadBatch:
    """The same over several processes: each plays its share of the games."""

    def __init__(self, jobs: int, game: str, count: int, **arguments: Any) -> None:
        if not 1 <= jobs <= count:
            raise WealdError(f"a batch of {count} games can be spread over 1 to {count} processes, got {jobs}")
        shares = [count * job // jobs for job in range(jobs + 1)]
        self.shares = [slice(shares[job], shares[job + 1]) for job in range(jobs)]
        self.count = count
        context = multiprocessing.get_context("spawn")
        self.lines: list[Connection] = []
        self.workers = []
        for share in self.shares:
            ours, theirs = context.Pipe()
            work = {**arguments, "game": game, "count": share.stop - share.start, "first": share.start}
            worker = context.Process(target=_work, args=(theirs, work), daemon=True)
            worker.start()
            theirs.close()
            self.lines.append(ours)
            self.workers.append(worker)
        self._gather()

    def step(self, chosen: NDArray[Any]) -> None:
        for line, share in zip(self.lines, self.shares, strict=True):
            line.send(chosen[share])
        self._gather()

    def _gather(self) -> None:
        parts = [line.recv() for line in self.lines]
        for part in parts:
            if isinstance(part, Exception):
                raise part
        for number, name in enumerate(_ARRAYS):
            setattr(self, name, np.concatenate([part[number] for part in parts]))

    def close(self) -> None:
        for line, worker in zip(self.lines, self.workers, strict=True):
            line.send(None)
            worker.join(10)
            line.close()

    observations: NDArray[Any]
    masks: NDArray[np.int8]
    seats: NDArray[np.int32]
    rewards: NDArray[np.float32]
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]


def _work(line: Connection, arguments: dict[str, Any]) -> None:
    try:
        batch = Batch(**arguments)
        while True:
            line.send([getattr(batch, name) for name in _ARRAYS])
            chosen = line.recv()
            if chosen is None:
                return
            batch.step(chosen)
    except (EOFError, KeyboardInterrupt):
        return
    except WealdError as problem:
        line.send(WealdError(str(problem)))
