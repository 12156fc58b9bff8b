"""Chance: a small 64-bit splittable generator (SplitMix64). The whole of it is one whole number."""

from __future__ import annotations

from typing import Final

_MASK: Final = 0xFFFFFFFFFFFFFFFF
_GAMMA: Final = 0x9E3779B97F4A7C15
_PIECE: Final = 0x3FFFFF
_TOP: Final = 0xFFFFF
_COMPILED: Final = not __file__.endswith(".py")


def mix(z: int) -> int:
    """Scramble 64 bits."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def chance(bits: int, n: int) -> int:
    """A whole number from 0 to n - 1 out of 64 bits; the bias for our small n is under 2**-40."""
    rest = bits >> 22
    return _chance(bits & _PIECE, rest & _PIECE, rest >> 22, n)


def _chance(a: int, b: int, c: int, n: int) -> int:
    """The same, the bits in three pieces of 22, 22 and 20: ``a`` the lowest, ``c`` the highest."""
    if n == 1:
        return 0
    return in_pieces(a, b, c, n) if _COMPILED else ((mix(c << 44 | b << 22 | a) >> 16) * n) >> 48


def in_pieces(a: int, b: int, c: int, n: int) -> int:
    """``mix`` with its factors in pieces too: compiled, a number of up to 62 bits needs no memory, and a longer one is slow."""
    a ^= (b >> 8 | c << 14) & _PIECE  # z ^ (z >> 30)
    b ^= c >> 8
    low = a * 0x24E5B9
    mid = a * 0x1DB473 + b * 0x24E5B9 + (low >> 22)
    c = (a * 0xBF584 + b * 0x1DB473 + c * 0x24E5B9 + (mid >> 22)) & _TOP
    b = mid & _PIECE
    a = (low ^ (b >> 5 | c << 17)) & _PIECE  # z ^ (z >> 27)
    b ^= c >> 5
    low = a * 0x3111EB
    mid = a * 0x26EC4C + b * 0x3111EB + (low >> 22)
    c = (a * 0x94D04 + b * 0x26EC4C + c * 0x3111EB + (mid >> 22)) & _TOP
    b = mid & _PIECE
    a = (low ^ (b >> 9 | c << 13)) & _PIECE  # z ^ (z >> 31)
    b ^= c >> 9
    high = c << 4 | b >> 18  # of the upper 48 bits, in two halves
    low = (b & 0x3FFFF) << 6 | a >> 16
    return (high * n + (low * n >> 24)) >> 24


def split(seed: int, *path: int) -> int:
    """An independent seed for each path below ``seed``: game 17 of seed 1 is ``split(1, 17)``."""
    z = mix((seed + _GAMMA) & _MASK)
    for step in path:
        z = mix((z + (step + 1) * _GAMMA) & _MASK)  # not symmetric: game 2 of seed 1 is not game 1 of seed 2
    return z


class Dice:
    """A stream of chance for players and tools. Games carry theirs inside the state.

    >>> dice = Dice(7)
    >>> [dice.below(6) + 1 for _ in range(5)]
    [4, 2, 6, 6, 4]
    """

    __slots__ = ("_high", "_low", "_middle")

    def __init__(self, seed: int) -> None:
        bits = mix(seed & _MASK)
        self._low: int = bits & _PIECE
        self._middle: int = bits >> 22 & _PIECE
        self._high: int = bits >> 44

    @property
    def bits(self) -> int:
        """Where the stream is: give them to another, and it goes on alike."""
        return self._high << 44 | self._middle << 22 | self._low

    @bits.setter
    def bits(self, bits: int) -> None:
        self._low = bits & _PIECE
        self._middle = bits >> 22 & _PIECE
        self._high = bits >> 44

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        low = self._low + 0x0A7C15  # the next 64 bits: _GAMMA more
        middle = self._middle + 0x26E5FD + (low >> 22)
        self._low = low & _PIECE
        self._middle = middle & _PIECE
        self._high = (self._high + 0x9E377 + (middle >> 22)) & _TOP
        return _chance(self._low, self._middle, self._high, n)

    def shuffle(self, cards: list[int]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
