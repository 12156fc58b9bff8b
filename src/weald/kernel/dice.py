"""Chance: a small 64-bit splittable generator (SplitMix64). The whole of it is one whole number."""

from __future__ import annotations

from typing import Final

_MASK: Final = 0xFFFFFFFFFFFFFFFF
_GAMMA: Final = 0x9E3779B97F4A7C15


def mix(z: int) -> int:
    """Scramble 64 bits."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


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

    __slots__ = ("bits",)

    def __init__(self, seed: int) -> None:
        self.bits: int = mix(seed & _MASK)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1; the bias for our small n is under 2**-40."""
        self.bits = (self.bits + _GAMMA) & _MASK
        return ((mix(self.bits) >> 16) * n) >> 48

    def shuffle(self, cards: list[int]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
