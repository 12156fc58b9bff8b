"""A position as a row of whole numbers, for programs that learn: what a seat is asked, the public fields, the cards it has seen.

Compiled it takes a few microseconds (tools/fast.py compiles it with the kernel); `layout.py` says which number means what, from
each game's `observation.toml`. Nothing but public fields, a seat's own and seen cards is ever read.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32

from weald.kernel.decision import Decision, Option
from weald.kernel.errors import NotOffered
from weald.kernel.match import Match
from weald.kernel.state import State

COMPILED: Final = not __file__.endswith(".py")  # as sources it works too, but number by number that is slow
ASKED: Final = 4  # the prompt and the first values it speaks of
NOTHING: Final = -1  # fills the rest of a list

# How a field is written.
AS_IT_IS: Final = 0  # a number or a list of numbers, `size` of them
ROWS: Final = 1  # a list of lists, each with room for `size`
BITS: Final = 2  # masks of `size` bits
OWN: Final = 3  # a list by seat, `size` numbers each: only the viewer's


class Column:
    """A field of the state and how it is written."""

    __slots__ = ("how", "name", "size")

    def __init__(self, name: str, how: int, size: int) -> None:
        self.name = name
        self.how = how
        self.size = size


class Plan:
    """What a row of a line-up holds, in order: seat, round, question, columns, zones."""

    def __init__(self, columns: list[Column], prompts: dict[str, int], numbers: dict[Option, int]) -> None:
        self.columns = columns
        self.prompts = prompts
        self.numbers = numbers  # of every option of the game


def write_row(plan: Plan, match: Match, seat: int, out: BytesWriter) -> None:
    """Append the row that ``seat`` observes, four bytes a number."""
    state = match.state
    _put(out, seat)
    _put(out, state.round)
    _asked(plan, _open_decision(match, seat), out)
    for column in plan.columns:
        value = state.field(column.name)
        if column.how == ROWS:
            assert isinstance(value, list)
            for row in value:
                _list(out, row, column.size)
        elif column.how == BITS:
            _bits(out, value, column.size)
        elif column.how == OWN:
            assert isinstance(value, list)
            for at in range(seat * column.size, (seat + 1) * column.size):
                _put(out, value[at])
        elif isinstance(value, list):
            _list(out, value, column.size)
        else:
            assert isinstance(value, int)
            _put(out, value)
    _zones(state, 1 << seat, out)


def choose_all(plan: Plan, matches: list[Match], chosen: list[Option]) -> None:
    """One choice in every match. If any is not offered nothing is chosen anywhere."""
    for i in range(len(matches)):
        decision = matches[i].open[0]
        if not decision.offers(chosen[i]):
            raise NotOffered(chosen[i].id, [option.id for option in decision.options])
    for i in range(len(matches)):
        match = matches[i]
        match.choose(chosen[i], match.open[0].seat)


def observe_all(plan: Plan, matches: list[Match], width: int) -> tuple[bytes, bytes, bytes]:
    """What the asked seat of every match observes; where in the table of masks its options stand; the seats."""
    rows, legal, seats = BytesWriter(), BytesWriter(), BytesWriter()
    for i in range(len(matches)):
        match = matches[i]
        decision = match.open[0]
        write_row(plan, match, decision.seat, rows)
        base = i * width
        for option in decision.options:
            _put(legal, base + plan.numbers[option])
        _put(seats, decision.seat)
    return rows.getvalue(), legal.getvalue(), seats.getvalue()


def _asked(plan: Plan, decision: Decision | None, out: BytesWriter) -> None:
    room = ASKED - 1
    if decision is None:
        _put(out, 0)
    else:
        _put(out, plan.prompts[decision.prompt])
        for value in decision.values:
            if room == 0:
                break
            _put(out, value)
            room -= 1
    for _ in range(room):
        _put(out, NOTHING)


# Written out in every loop: a call for each of some thousand numbers would cost more than all the rest.


def _list(out: BytesWriter, numbers: list[int], size: int) -> None:
    count = len(numbers)
    if count <= size:
        for number in numbers:
            write_i32_le(out, i32(number))
        for _ in range(count, size):
            write_i32_le(out, i32(NOTHING))
    else:
        for i in range(size):
            write_i32_le(out, i32(numbers[i]))


def _bits(out: BytesWriter, value: object, size: int) -> None:
    masks: list[int] = value if isinstance(value, list) else [_number(value)]
    for mask in masks:
        for bit in range(size):
            write_i32_le(out, i32(mask >> bit & 1))


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def _zones(state: State, eyes: int, out: BytesWriter) -> None:
    """How many cards each zone holds; the zone of each card (0: not seen); its place where the order matters."""
    seen = state.seen
    where, depth = [0] * len(seen), [0] * len(seen)
    number = 0
    for zone in state.zones():
        number += 1  # noqa: SIM113 (compiled, enumerate would make a pair each time)
        cards = zone.cards
        write_i32_le(out, i32(len(cards)))
        ordered = zone.ordered
        for i in range(len(cards)):
            card = cards[i]
            if seen[card] & eyes:
                where[card] = number
                if ordered:
                    depth[card] = i + 1
    for at in where:
        write_i32_le(out, i32(at))
    for at in depth:
        write_i32_le(out, i32(at))


def _open_decision(match: Match, seat: int) -> Decision | None:
    for decision in match.open:
        if decision.seat == seat:
            return decision
    return None


def _put(out: BytesWriter, number: int) -> None:
    write_i32_le(out, i32(number))
