"""What a seat observes and what it may do, as numbers.

An *action* is the place of an option in the game's vocabulary, sorted by notation. An *observation* is a row of
whole numbers: who asks what, every public field of the state, how many cards each zone holds, and where each card
lies that the seat has seen. Nothing else of the state is ever read.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import numpy as np
from fluent.syntax import ast
from numpy.typing import NDArray

from weald.games import find
from weald.games.wonderland.board import KINDS
from weald.games.wonderland.state import Wonderland
from weald.kernel import Decision, Match, Option, State
from weald.kernel.errors import WealdError
from weald.text import FALLBACK, resource

Observation = dict[str, NDArray[Any]]

ASKED: Final = 4  # the prompt and the first values it speaks of
NOTHING: Final = -1  # fills the rest of a list

# Public lists that grow and shrink: how many numbers of each (or of each of its rows) are observed.
ROOM: Final[dict[str, dict[str, int]]] = {
    "ironwood": {"mark_card": 8, "mark_place": 8, "lasting": 8, "rounds": 8, "slot_of": 8},
    "root": {"battle": 15, "doomed": 8, "triggers": 8},
    "wonderland": {
        "taken": 16, "cards": 12, "deeds": 8, "active": 12, "track": 8, "drawn": 8, "todo": 8, "score": 0,
    },
    "defenders": {"machines": 7, "pending": 8},
}  # fmt: skip
# Masks, and of how many bits: each bit is a number of its own.
BITS: Final[dict[str, dict[str, int]]] = {
    "ironwood": {"passed": 6},
    "root": {"scorched": 12, "leaders_up": 4, "used": 48},
    "wonderland": {"unlocked": 4, "between": 4, "suffered": 4},
    "defenders": {},
}


class UnknownAction(WealdError):
    def __init__(self, action: int, count: int) -> None:
        super().__init__(f"no action {action}: actions are the whole numbers from 0 to {count - 1}")


class Actions:
    """The fixed numbering of everything that can ever be chosen in a game."""

    def __init__(self, game: str) -> None:
        vocabulary = find(game).vocabulary.by_id
        self.options: list[Option] = [vocabulary[id] for id in sorted(vocabulary)]
        self.numbers: dict[Option, int] = {option: i for i, option in enumerate(self.options)}
        self.count = len(self.options)
        # Two builds with the same version number the same options alike.
        self.version = hashlib.blake2b("\n".join(sorted(vocabulary)).encode(), digest_size=4).hexdigest()

    def option(self, action: int) -> Option:
        if not 0 <= action < self.count:
            raise UnknownAction(action, self.count)
        return self.options[action]

    def mask(self, decision: Decision | None) -> NDArray[np.int8]:
        mask = np.zeros(self.count, np.int8)
        if decision is not None:
            mask[[self.numbers[option] for option in decision.options]] = 1
        return mask


@cache
def prompts(game: str) -> dict[str, int]:
    """Every question of a game, numbered from 1 in alphabetical order; 0 is no question."""
    texts = (entry.id.name for entry in resource(FALLBACK, game).body if isinstance(entry, ast.Message))
    asked = sorted(id.removeprefix("prompt-") for id in texts if id.startswith("prompt-"))
    return {prompt: i for i, prompt in enumerate(asked, 1)}


class Layout:
    """Where in an observation each thing stands, for one line-up of a game."""

    def __init__(self, match: Match) -> None:
        state, self.game = match.state, match.game.id
        self.room, self.bits = ROOM[self.game], BITS[self.game]
        self.prompts = prompts(self.game)
        self.cards = len(state.seen)
        self.parts: dict[str, slice] = {}
        self.size = 0
        for name, numbers in self._numbers(match, 0):
            self.parts[name] = slice(self.size, self.size + len(numbers))
            self.size += len(numbers)

    def observe(self, match: Match, seat: int) -> NDArray[np.int32]:
        out: list[int] = []
        for _, numbers in self._numbers(match, seat):
            out += numbers
        return np.array(out, np.int32)

    def _numbers(self, match: Match, seat: int) -> Iterator[tuple[str, list[int]]]:
        state = match.state
        decision = open_decision(match, seat)
        asked = [0] if decision is None else [self.prompts[decision.prompt], *decision.values]
        yield "seat", [seat]
        yield "round", [state.round]
        yield "asked", self._filled(asked, ASKED)
        for name in state.public:
            yield name, self._field(name, getattr(state, name))
        if isinstance(state, Wonderland):
            yield "bag", state.bag[seat * KINDS : (seat + 1) * KINDS]  # only the own bag (1.6.7)
        yield from self._zones(state, 1 << seat)

    def _zones(self, state: State, eyes: int) -> Iterator[tuple[str, list[int]]]:
        counts: list[int] = []
        where, depth = [0] * self.cards, [0] * self.cards
        seen = state.seen
        for number, zone in enumerate(state.zones(), 1):
            counts.append(len(zone.cards))
            for place, card in enumerate(zone.cards, 1):
                if seen[card] & eyes:
                    where[card] = number
                    if zone.ordered:
                        depth[card] = place
        yield "counts", counts
        yield "where", where  # the zone of each card, from 1; 0: not seen
        yield "depth", depth  # its place there, from 1, where the order matters

    def _field(self, name: str, value: Any) -> list[int]:
        rows: list[Any] = [value] if isinstance(value, int) else value
        if name in self.bits:
            return [mask >> bit & 1 for mask in rows for bit in range(self.bits[name])]
        if name not in self.room:
            return rows
        if rows and isinstance(rows[0], list):
            return [number for row in rows for number in self._filled(row, self.room[name])]
        return self._filled(rows, self.room[name])

    def _filled(self, numbers: list[int], size: int) -> list[int]:
        return (numbers + [NOTHING] * (size - len(numbers)))[:size]


def open_decision(match: Match, seat: int) -> Decision | None:
    for decision in match.open:
        if decision.seat == seat:
            return decision
    return None
