"""What a seat observes and what it may do, as numbers.

An *action* is the place of an option in the game's vocabulary, sorted by notation. An *observation* is a row of
whole numbers: who asks what, every public field of the state, how many cards each zone holds, and where each card
lies that the seat has seen. What a field means and how large it gets each game says in its ``observation.toml``.
"""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final, Literal

import msgspec
import numpy as np
from fluent.syntax import ast
from numpy.typing import NDArray

from weald.games import find
from weald.kernel import Decision, Option, State
from weald.kernel.errors import WealdError
from weald.match import Match
from weald.research.observing import (
    ASKED,
    BITS,
    BYTE,
    BYTES,
    LIST,
    NOTHING,
    NUMBER,
    OWN,
    ROWS,
    Column,
    Look,
    Plan,
)  # fmt: skip
from weald.text import FALLBACK, resource

Observation = dict[str, NDArray[Any]]
View = Literal["plain", "egocentric"]
MANY: Final = 1000  # rounds, places in a pile: more than there ever are


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


class Declared(msgspec.Struct, forbid_unknown_fields=True):
    """A line of a game's observation.toml."""

    text: str
    low: int = 0
    high: int = 1
    by: str = ""  # what the numbers stand for, outermost first; nothing for a single number
    length: int | None = None  # places kept for a list that grows
    bits: int = 0
    each: int = 0  # numbers per seat of an own field
    is_: str = msgspec.field(default="", name="is")  # what a number itself stands for


class Declaration(msgspec.Struct, forbid_unknown_fields=True):
    fields: dict[str, Declared]
    own: dict[str, Declared] = {}


@cache
def declared(game: str) -> Declaration:
    file = resources.files(f"weald.games.{game}") / "observation.toml"
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Declaration)


class Part(msgspec.Struct):
    """A stretch of an observation."""

    name: str
    start: int
    size: int
    low: int
    high: int
    by: str
    text: str
    seats: bool = False  # the numbers are seats
    block: int = 0  # by seat: so many numbers for each


class NoFixedObservation(WealdError):
    """Where sides are drafted nobody can say beforehand which numbers an observation has."""

    def __init__(self) -> None:
        super().__init__(
            "sides are drafted in this setup: what can be observed is not known beforehand; name the sides instead"
        )


@cache
def prompts(game: str) -> dict[str, int]:
    """Every question of a game, numbered from 1 in alphabetical order; 0 is no question."""
    texts = (entry.id.name for entry in resource(FALLBACK, game).body if isinstance(entry, ast.Message))
    asked = sorted(id.removeprefix("prompt-") for id in texts if id.startswith("prompt-"))
    return {prompt: i for i, prompt in enumerate(asked, 1)}


class Layout:
    """Where in an observation each thing stands, for one line-up of a game.

    ``egocentric``: what is told by seat begins with the viewer's own, numbers that are seats count from the viewer
    (0: I myself), and the viewer's own zones come first. ``normalised``: every number between 0 and 1.
    """

    def __init__(self, match: Match, egocentric: bool = False, normalised: bool = False) -> None:
        if match.game.drafts(match.options):
            raise NoFixedObservation
        self.game, self.seats = match.game.id, len(match.seats)
        self.egocentric, self.normalised = egocentric, normalised
        self.actions = actions(self.game)
        self.rows: dict[str, Part] = {}
        self.columns: list[Column] = []
        self.size = 0
        state = match.state
        self._add("seat", 1, 0, self.seats - 1, "", "who looks", seats=True)
        self._add("round", 1, 0, MANY, "", "the round")
        asked = "the question (numbered from 1 by its name, 0: none) and the first values it speaks of"
        self._add("asked", ASKED, NOTHING, MANY, "", asked)
        own = declared(self.game)
        shown = state.shown()
        self.undeclared = [name for name, _ in shown if name not in own.fields]
        fields = [
            (self._column(name, own.fields[name], value, _plain(state, name, value)), own.fields[name], value)
            for name, value in shown
            if name in own.fields
        ]
        fields += [(Column(name, OWN, line.each), line, None) for name, line in own.own.items()]
        # Numbers that are written as bytes come last, so that they lie together.
        for column, line, value in sorted(fields, key=lambda field: field[0].small):
            self.columns.append(column)
            self._add_column(column, line, value)
        zones = state.zones()
        self.owners = [zone.owner for zone in zones]
        self.zones = [zone.name for zone in zones]
        cards = len(state.seen)
        most = min(cards, BYTE)
        ordered = any(zone.ordered for zone in zones)
        self.plan = Plan(self.columns, prompts(self.game), self.actions.numbers, ordered)
        self._wide = next((self.rows[c.name].start for c in self.columns if c.small), self.size)
        self._add("counts", len(zones), 0, most, "zone", "how many cards lie in each zone")
        self._add(
            "where", cards, 0, len(zones), "card", "the zone where you know the card to lie, from 1; 0: not known"
        )
        if ordered:
            self._add("depth", cards, 0, most, "card", "its place there, from 1, where the order matters")
        self.parts = {name: slice(part.start, part.start + part.size) for name, part in self.rows.items()}
        self.low = np.concatenate([np.full(part.size, part.low, np.int32) for part in self.rows.values()])
        self.high = np.concatenate([np.full(part.size, part.high, np.int32) for part in self.rows.values()])
        self._span = np.maximum(self.high - self.low, 1).astype(np.float32)
        self._turned = [self._turn(seat) for seat in range(self.seats)] if egocentric else []

    def _add(
        self, name: str, size: int, low: int, high: int, by: str, text: str, seats: bool = False, block: int = 0
    ) -> None:  # fmt: skip
        self.rows[name] = Part(name, self.size, size, low, high, by, text, seats, block)
        self.size += size

    def _column(self, name: str, line: Declared, value: Any, plain: bool) -> Column:
        """How a field is written."""
        if line.bits:
            return Column(name, BITS, line.bits, plain)
        if not isinstance(value, list):
            return Column(name, NUMBER, 1, plain)
        if line.length is not None:
            return Column(name, ROWS if line.by.count(",") else LIST, line.length, plain)
        if line.low >= 0 and line.high <= BYTE:
            return Column(name, BYTES, len(value), plain, line.high)
        return Column(name, LIST, len(value), plain)

    def _add_column(self, column: Column, line: Declared, value: Any) -> None:
        """How many numbers that makes, and what they mean."""
        count = len(value) if isinstance(value, list) else 1
        total = count * column.size if column.how in (BITS, ROWS) else column.size
        low, high = (0, 1) if line.bits else (line.low, line.high)
        by_seat = line.by.split(",")[0] in ("seat", "player") and total % self.seats == 0 and count % self.seats == 0
        self._add(
            column.name, total, low, high, line.by, line.text, line.is_ in ("seat", "player"),
            total // self.seats if by_seat and self.seats > 1 and column.how != OWN else 0,
        )  # fmt: skip

    # --- observing -----------------------------------------------------------------------------------

    def observe(self, match: Match, seat: int) -> NDArray[Any]:
        row = np.clip(np.array([self.row(match, seat)], np.int32), self.low, self.high)
        shown: NDArray[Any] = self.present(row, np.array([seat]))[0]
        return shown

    def rows_of(self, seen: Look, count: int) -> NDArray[np.int32]:
        """What was written, in order and within the bounds."""
        rows, wide = np.empty((count, self.size), np.int32), self._wide
        numbers = np.frombuffer(seen.wide.getvalue(), np.int32).reshape(count, -1)
        within = np.maximum(numbers, self.low[:wide], out=rows[:, :wide])
        np.minimum(within, self.high[:wide], out=within)
        rows[:, wide:] = np.frombuffer(seen.small.getvalue(), np.uint8).reshape(count, -1)  # written within them
        return rows

    def row(self, match: Match, seat: int) -> list[int]:
        """The numbers as they are; observing.py writes the same, faster, where it is compiled."""
        out: list[int] = []
        state = match.state
        decision = open_decision(match, seat)
        asked = [0] if decision is None else [self.plan.prompts[decision.prompt], *decision.values]
        out += [seat, state.round, *_filled(asked, ASKED)]
        for column in self.columns:
            out += self._field(column, state.field(column.name), seat)
        counts: list[int] = []
        where, depth = [0] * len(state.seen), [0] * len(state.seen)
        for number, zone in enumerate(state.zones(), 1):
            counts.append(len(zone.cards))
            for place, card in enumerate(zone.cards, 1):
                if state.seen[card] >> seat & 1:
                    where[card] = number
                    if zone.ordered:
                        depth[card] = place
        return out + counts + where + (depth if self.plan.ordered else [])

    def _field(self, column: Column, value: Any, seat: int) -> list[int]:
        numbers: list[Any] = value if isinstance(value, list) else [value]
        if column.how == BITS:
            return [mask >> bit & 1 for mask in numbers for bit in range(column.size)]
        if column.how == ROWS:
            return [number for row in numbers for number in _filled(row, column.size)]
        if column.how == OWN:
            return numbers[seat * column.size : (seat + 1) * column.size]
        return _filled(numbers, column.size)

    def present(self, rows: NDArray[np.int32], seats: NDArray[Any]) -> NDArray[Any]:
        """Rows as the wanted kind of layout shows them; ``seats`` are the viewers."""
        if self.egocentric:
            turned = np.empty_like(rows)
            for seat, (order, zone_numbers) in enumerate(self._turned):
                mine = seats == seat
                if mine.any():
                    some = rows[mine][:, order]
                    for part in self.rows.values():
                        if part.seats:
                            at = slice(part.start, part.start + part.size)
                            some[:, at] = np.where(some[:, at] < 0, some[:, at], (some[:, at] - seat) % self.seats)
                    some[:, self.parts["where"]] = zone_numbers[some[:, self.parts["where"]]]
                    turned[mine] = some
            rows = turned
        return ((rows - self.low) / self._span).astype(np.float32) if self.normalised else rows

    def _turn(self, seat: int) -> tuple[NDArray[np.int64], NDArray[np.int32]]:
        """In which order a viewer reads the numbers, and how it numbers the zones."""
        order = np.arange(self.size)
        for part in self.rows.values():
            if part.block:
                own = order[part.start : part.start + part.size].reshape(self.seats, part.block)
                order[part.start : part.start + part.size] = np.roll(own, -seat, axis=0).reshape(-1)
        nearest = [(owner - seat) % self.seats if owner >= 0 else self.seats for owner in self.owners]
        zones = sorted(range(len(self.owners)), key=lambda zone: (nearest[zone], zone))
        counts = self.rows["counts"]
        order[counts.start : counts.start + counts.size] = counts.start + np.array(zones, np.int64)
        numbers = np.zeros(len(zones) + 1, np.int32)
        for place, zone in enumerate(zones, 1):
            numbers[zone + 1] = place
        return order, numbers


def _plain(state: State, name: str, value: object) -> bool:
    """Is the field an attribute as it stands?"""
    raw = getattr(state.part(name), name.rpartition(".")[2])
    return raw is value or (not isinstance(value, list) and raw == value)


def _filled(numbers: list[int], size: int) -> list[int]:
    count = len(numbers)
    if count == size:
        return numbers
    return numbers[:size] if count > size else numbers + [NOTHING] * (size - count)


def open_decision(match: Match, seat: int) -> Decision | None:
    for decision in match.open:
        if decision.seat == seat:
            return decision
    return None


actions = cache(Actions)
