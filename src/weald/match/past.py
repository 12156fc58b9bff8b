"""The choices made, packed into blocks that clones share: ten thousand take forty kilobytes."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from weald.kernel.decision import UNKNOWN, Option, Vocabulary
from weald.kernel.errors import RulesBug

Choice = tuple[int, Option, bool]  # seat, option, and whether it was sealed when it was made
_BLOCK: Final = 128
_SEATS: Final = 5  # bits of a packed choice that are the seat


@mypyc_attr(acyclic=True)
class _Block:
    """Choices in a row; behind it all that were made before. Whoever goes on from its end adds to it, whoever goes on
    from earlier takes a copy."""

    __slots__ = ("before", "choices", "first")

    def __init__(self, before: _Block | None, first: i64, choices: vec[i32]) -> None:
        self.before = before
        self.first: i64 = first  # how many choices were made before
        self.choices = choices


@mypyc_attr(acyclic=True)
class Past:
    __slots__ = ("_block", "_options", "_remembers", "count", "unknown")

    def __init__(self, words: Vocabulary, remembers: bool, unknown: i64 = 0) -> None:
        self._options = words.by_number
        self._remembers = remembers
        self._block = _Block(None, unknown, vec[i32]())
        self.unknown: i64 = unknown  # how many there were before a redealt world, which knows nothing of them
        self.count: i64 = unknown

    def join(self, other: Past) -> None:
        """Have the same past as another match."""
        self._block = other._block
        self.unknown = other.unknown
        self.count = other.count

    def add(self, seat: i64, option: Option, sealed: bool) -> None:
        if self._remembers:
            packed = (option.number << _SEATS | seat) << 1
            self._put(packed + 1 if sealed else packed)
        self.count += 1

    def _put(self, packed: i64) -> None:
        block = self._block
        at = self.count - block.first
        if at < len(block.choices):
            if i64(block.choices[at]) == packed:  # made again, by a clone
                return
            block = _Block(block.before, block.first, block.choices[:at])
        elif at == _BLOCK:
            block = _Block(block, self.count, vec[i32]())
        self._block = block
        block.choices = append(block.choices, i32(packed))

    def cut(self, count: i64) -> None:
        """Only the first ``count`` choices were made."""
        while count < self._block.first and self._block.before is not None:
            self._block = self._block.before
        self.count = count

    def seat(self, number: i64) -> i64:
        """Who made choice ``number`` (from 0 on)."""
        block = self._block
        while number < block.first:
            assert block.before is not None
            block = block.before
        return i64(block.choices[number - block.first]) >> 1 & ((1 << _SEATS) - 1)

    def since(self, number: i64) -> list[Choice]:
        """The choices after the first ``number``."""
        first = max(number, self.unknown)
        blocks: list[_Block] = []
        block: _Block | None = self._block
        while block is not None and block.first + len(block.choices) > first:
            blocks.append(block)
            block = block.before
        found: list[Choice] = [(-1, UNKNOWN, True)] * (first - number)
        for block in reversed(blocks):
            for i in range(max(first, block.first), min(self.count, block.first + len(block.choices))):
                packed = i64(block.choices[i - block.first])
                found.append((packed >> 1 & ((1 << _SEATS) - 1), self._options[packed >> 1 + _SEATS], packed & 1 == 1))
        if len(found) < self.count - number:
            raise RulesBug("a match started with keep=False and loud=False remembers its choices only when told to")
        return found
