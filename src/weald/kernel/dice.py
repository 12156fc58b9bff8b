"""Chance: a small 64-bit splittable generator (SplitMix64). The whole of it is one whole number.

A seed of 64 bits or more is *wide*: its chance is hashed from the whole seed, so that nobody finds it by trying all
seeds (docs/decisions/007-wide-seeds.md).
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

_MASK: Final = 0xFFFFFFFFFFFFFFFF
_GAMMA: Final = 0x9E3779B97F4A7C15
_SIGN: Final = 1 << 63
_FEW: Final = 1 << 15  # up to here 48 bits times n fit a machine word
_COMPILED: Final = not __file__.endswith(".py")


def mix(z: int) -> int:
    """Scramble 64 bits."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


# Compiled, the 64 bits are a machine word, which has a sign and drops what does not fit; interpreted, they are a whole
# number from 0 on, and the mask drops it. mypyc takes literals for machine words only up to 2**62: larger ones are
# written in two parts.


def word(bits: int) -> i64:
    """64 bits as this build keeps them."""
    bits &= _MASK
    return bits - (1 << 64) if _COMPILED and bits >= _SIGN else bits


def unsigned(bits: i64) -> int:
    """... and as they are stored."""
    return int(bits) & _MASK


def ahead(bits: i64) -> i64:
    """The next 64 bits."""
    if _COMPILED:
        return bits - 0x31C8864680B583EB - 0x3000000000000000  # _GAMMA more
    return (bits + _GAMMA) & _MASK


def chance(bits: i64, n: i64) -> i64:
    """A whole number from 0 to n - 1 out of 64 bits; the bias for our small n is under 2**-40."""
    if not _COMPILED:
        return ((mix(bits) >> 16) * n) >> 48
    if n > _FEW:
        return ((mix(unsigned(bits)) >> 16) * int(n)) >> 48
    z = _times(bits ^ (bits >> 30 & 0x3FFFFFFFF), 0xBF58476D, 0x1CE4E5B9)  # as in ``mix``
    z = _times(z ^ (z >> 27 & 0x1FFFFFFFFF), 0x94D049BB, 0x133111EB)
    z ^= z >> 31 & 0x1FFFFFFFF
    return ((z >> 16 & 0xFFFFFFFFFFFF) * n) >> 48


def _times(z: i64, high: i64, low: i64) -> i64:
    """z * (high << 32 | low), in a machine word."""
    return z * low + (z * high << 32)


def beginning(seed: int) -> int:
    """The bits of a state when the game of this seed begins; those of a wide seed are the seed, and stay so."""
    return seed if seed > _MASK else mix(seed & _MASK)


def wide_chance(seed: int, count: int, n: int) -> int:
    """A whole number from 0 to n - 1: the ``count``-th of a wide seed."""
    return ((_hashed(f"{seed} {count}") >> 16) * n) >> 48


def _hashed(text: str) -> int:
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")


def _narrow(seed: int) -> int:
    """64 bits of a seed, from which nobody finds the rest of a wide one."""
    return _hashed(f"{seed}") if seed > _MASK else seed & _MASK


def split(seed: int, *path: int) -> int:
    """An independent seed for each path below ``seed``: game 17 of seed 1 is ``split(1, 17)``."""
    z = mix((_narrow(seed) + _GAMMA) & _MASK)
    for step in path:
        z = mix((z + (step + 1) * _GAMMA) & _MASK)  # not symmetric: game 2 of seed 1 is not game 1 of seed 2
    return z


class Dice:
    """A stream of chance for players and tools. Games carry theirs inside the state.

    >>> dice = Dice(7)
    >>> [dice.below(6) + 1 for _ in range(5)]
    [4, 2, 6, 6, 4]
    """

    __slots__ = ("_bits",)

    def __init__(self, seed: int) -> None:
        self._bits: i64 = word(mix(_narrow(seed)))

    @property
    def bits(self) -> int:
        """Where the stream is: give them to another, and it goes on alike."""
        return unsigned(self._bits)

    @bits.setter
    def bits(self, bits: int) -> None:
        self._bits = word(bits)

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1."""
        self._bits = ahead(self._bits)
        return chance(self._bits, n)

    def shuffle(self, cards: list[int]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
