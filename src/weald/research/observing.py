"""A position as a row of whole numbers, for programs that learn: what a seat is asked, the public fields, the cards it has seen.

Compiled it takes a few microseconds (tools/fast.py compiles it with the kernel); `layout.py` says which number means what, from
each game's `observation.toml`. Nothing but public fields, a seat's own and seen cards is ever read.

From one decision to the next most of a position stays as it was: a `Place` remembers how its fields were written last, and only
what differs is written anew. Most numbers fit into a byte: those are written as bytes, the others as four, and numpy joins them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32, i64, u8

from weald.kernel.decision import Decision, Option
from weald.kernel.errors import NotOffered
from weald.kernel.numbers import bit
from weald.kernel.state import Zone
from weald.match import Match

COMPILED: Final = not __file__.endswith(".py")  # as sources it works too, but number by number that is slow
ASKED: Final = 4  # the prompt and the first values it speaks of
NOTHING: Final = -1  # fills the rest of a list
BYTE: Final = 255

# How a field is written.
NUMBER: Final = 0  # a number
BYTES: Final = 1  # a list of numbers that fit into bytes
LIST: Final = 2  # a list of other numbers, or one that grows: `size` of them, filled up
ROWS: Final = 3  # a list of lists, each with room for `size`
BITS: Final = 4  # masks of `size` bits, as bytes
OWN: Final = 5  # a list by seat, `size` numbers each: only the viewer's


class Column:
    """A field of the state and how it is written; ``plain``: an attribute as it stands (a state may show a choice of it)."""

    __slots__ = ("attribute", "high", "how", "name", "plain", "size", "small")

    def __init__(self, name: str, how: int, size: int, plain: bool = False, high: int = BYTE) -> None:
        self.name = name
        self.attribute = name.rpartition(".")[2]  # of the part on which it lies
        self.how = how
        self.size = size
        self.plain = plain
        self.high = high  # the largest number
        self.small = how in (BYTES, BITS)  # as bytes

    def written(self, value: object) -> bytes:
        out = BytesWriter()
        if self.how == BYTES:
            assert isinstance(value, list)
            return _bytes(value, self.high)
        if self.how == BITS:
            for mask in value if isinstance(value, list) else [value]:
                assert isinstance(mask, int)
                rest: i64 = mask
                for _ in range(self.size):
                    out.append(u8(rest & 1))
                    rest >>= 1
        elif self.how == ROWS:
            assert isinstance(value, list)
            for row in value:
                self._list(out, row)
        else:
            assert isinstance(value, list)
            self._list(out, value)
        return out.getvalue()

    def _list(self, out: BytesWriter, numbers: list[int]) -> None:
        """So many numbers, filled up where there are fewer."""
        for i in range(self.size):
            write_i32_le(out, i32(numbers[i]) if i < len(numbers) else i32(NOTHING))

    def copied(self, value: object) -> object:
        """To compare with later: lists of a state change in place."""
        if not isinstance(value, list):
            return value
        return [row[:] for row in value] if self.how == ROWS else value[:]


class Plan:
    """What a row of a line-up holds, in order: seat, round, question, columns, zones."""

    def __init__(
        self, columns: list[Column], prompts: dict[str, int], numbers: dict[Option, int], ordered: bool
    ) -> None:  # fmt: skip
        self.columns = columns
        self.ordered = ordered  # there are zones whose order matters
        self.prompts = prompts
        self.numbers = numbers  # of every option of the game


class Place:
    """A match, and how each of its fields, and what lies where, was last written."""

    __slots__ = ("lying", "match", "parts", "plan", "seen", "then", "where", "written", "zones")

    def __init__(self, match: Match, plan: Plan) -> None:
        self.plan = plan
        self.then: list[object] = [None] * len(plan.columns)
        self.written: list[bytes] = [b""] * len(plan.columns)
        self.put(match)

    def put(self, match: Match) -> None:
        """Another match of the line-up is played here."""
        self.match = match
        self.parts: list[object] = [match.state.part(column.name) for column in self.plan.columns]
        self.seen: list[int] = []
        self.zones = match.state.zones()
        self.lying: list[list[int]] = [[NOTHING] for _ in self.zones]
        self.where: list[bytes] = []

    def cards(self, seat: int) -> bytes:
        """How many cards each zone holds; the zone of each card (0: not seen); its place where the order matters."""
        state = self.match.state
        zones, lying = self.zones, self.lying
        moved = state.seen != self.seen
        if moved:
            self.seen = state.seen[:]
        at = 0
        for zone in zones:
            if zone.cards != lying[at]:
                lying[at] = zone.cards[:]
                moved = True
            at += 1  # noqa: SIM113 (compiled, enumerate would make a pair each time)
        if moved:
            self.where = [b""] * len(self.match.seats)
        where = self.where[seat]
        if not where:
            where = self.where[seat] = _cards(zones, self.seen, bit(seat), self.plan.ordered)
        return where


class Look:
    """What the asked seats of many matches observe, row by row: the numbers that fit into bytes (`small`) and the others
    (`wide`); where in the table of masks their options stand (`legal`); the seats."""

    def __init__(self, plan: Plan, width: int) -> None:
        self.plan = plan
        self.width = width
        self.small = BytesWriter()
        self.wide = BytesWriter()
        self.legal = BytesWriter()
        self.seats = BytesWriter()
        self.base: i32 = 0

    def take(self, place: Place) -> None:
        """The asked seat looks."""
        decision = place.match.open[0]
        self._row(place, decision)
        numbers = self.plan.numbers
        legal = self.legal
        base = self.base
        for option in decision.options:
            write_i32_le(legal, base + i32(numbers[option]))
        self.base = base + i32(self.width)
        write_i32_le(self.seats, i32(decision.seat))

    def _row(self, place: Place, decision: Decision) -> None:
        small, wide, state, seat = self.small, self.wide, place.match.state, decision.seat
        write_i32_le(wide, i32(seat))
        write_i32_le(wide, i32(state.round))
        _asked(self.plan, decision, wide)
        then, written, parts = place.then, place.written, place.parts
        at = 0
        for column in self.plan.columns:
            value = getattr(parts[at], column.attribute)
            how = column.how
            if how == NUMBER:
                assert isinstance(value, int)
                write_i32_le(wide, i32(value))
            elif how == OWN:
                assert isinstance(value, list)
                for i in range(seat * column.size, (seat + 1) * column.size):
                    number: int = value[i]
                    write_i32_le(wide, i32(number))
            else:
                if value != then[at]:
                    then[at] = column.copied(value)
                    written[at] = column.written(value if column.plain else state.field(column.name))
                if column.small:
                    small.write(written[at])
                else:
                    wide.write(written[at])
            at += 1  # noqa: SIM113
        small.write(place.cards(seat))


def look(plan: Plan, places: list[Place], width: int) -> Look:
    found = Look(plan, width)
    for place in places:
        found.take(place)
    return found


def refuse_unless_offered(places: list[Place], chosen: list[Option]) -> None:
    for i in range(len(places)):
        decision = places[i].match.open[0]
        if not decision.offers(chosen[i]):
            raise NotOffered(chosen[i].id, [option.id for option in decision.options])


def step(
    plan: Plan, places: list[Place], chosen: list[Option], width: int, due: list[bool], anew: Callable[[int], None]
) -> Look:  # fmt: skip
    """One choice in every match, and what is observed then. If any choice is not offered nothing is chosen anywhere.

    Where a match is over, or its time is up (``due``), ``anew`` puts another into its place. Every match is chosen in and
    observed before the next one, while it is at hand.
    """
    refuse_unless_offered(places, chosen)
    found = Look(plan, width)
    for i in range(len(places)):
        place = places[i]
        match = place.match
        match.answer(match.open[0], chosen[i])
        if match.over or due[i]:
            anew(i)
        found.take(place)
    return found


def _asked(plan: Plan, decision: Decision, out: BytesWriter) -> None:
    room = ASKED - 1
    write_i32_le(out, i32(plan.prompts[decision.prompt]))
    for value in decision.values:
        if room == 0:
            break
        write_i32_le(out, i32(value))
        room -= 1
    for _ in range(room):
        write_i32_le(out, i32(NOTHING))


def _bytes(numbers: list[int], high: i64) -> bytes:
    """What is beyond its bounds becomes the largest, or 0: layout.py clips what it shows, too."""
    out = BytesWriter()
    for number in numbers:
        wide: i64 = number
        out.append(u8(wide) if 0 <= wide <= high else u8(high if wide > 0 else 0))
    return out.getvalue()


def _cards(zones: list[Zone], seen: list[int], eyes: i64, ordered: bool) -> bytes:
    out = BytesWriter()
    for zone in zones:
        out.append(_byte(len(zone.cards)))
    where: i64 = len(zones)
    depth: i64 = where + len(seen)
    out.write(bytes(2 * len(seen) if ordered else len(seen)))
    number: i64 = 0
    for zone in zones:
        number += 1  # noqa: SIM113
        cards = zone.cards
        for i in range(len(cards)):
            card: i64 = cards[i]
            mask: i64 = seen[card]
            if mask & eyes:
                out[where + card] = u8(number)
                if zone.ordered:
                    out[depth + card] = _byte(i + 1)
    return out.getvalue()


def _byte(number: i64) -> u8:
    return u8(number) if number <= BYTE else u8(BYTE)
