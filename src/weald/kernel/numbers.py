"""Whole numbers of the machine (``i64``): compiled they need no memory. Interpreted they are Python's."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ABSENT: Final = -(1 << 40)  # in place of a value that was not given


def given(
    a: i64, b: i64 = ABSENT, c: i64 = ABSENT, d: i64 = ABSENT, e: i64 = ABSENT, f: i64 = ABSENT
) -> tuple[int, ...]:  # fmt: skip
    """The values that are there. Steps, questions and events take theirs one by one, so that nothing is put together
    where nobody reads it."""
    if a == ABSENT:
        return ()
    if b == ABSENT:
        return (a,)
    if c == ABSENT:
        return (a, b)
    if d == ABSENT:
        return (a, b, c)
    if e == ABSENT:
        return (a, b, c, d)
    return (a, b, c, d, e) if f == ABSENT else (a, b, c, d, e, f)


def bit(x: i64) -> i64:
    """1 << x, for masks. mypyc compiles the literal 1 as 32 bits, so a native x from 31 on would be shifted out."""
    one = x - x + 1
    return one << x


_LOW: Final = -16
_WRITTEN: Final[list[str]] = [str(n) for n in range(_LOW, 512)]
_COMPILED: Final = not __file__.endswith(".py")


def written(value: object) -> str:
    """``repr(value)``, for what is mostly rows of small numbers: compiled it takes a third of the time."""
    if not _COMPILED or not isinstance(value, list):
        return repr(value)
    parts: list[str] = []
    for one in value:
        if isinstance(one, bool) or not isinstance(one, int):
            parts.append(written(one))
        elif _LOW <= one < 512:
            parts.append(_WRITTEN[one - _LOW])
        else:
            parts.append(repr(one))
    return "[" + ", ".join(parts) + "]"


def fading(whole: int, per: int, count: int) -> list[int]:
    """e to the power of -n / per for n from 0 to ``count``, in parts of ``whole``. Whole numbers throughout: a table of
    floats could differ in its last digit from one machine's library to another's."""
    one = 1 << 64
    grown = term = one  # the series of e to the power of 1 / per
    n = 1
    while term:
        term //= per * n
        grown += term
        n += 1
    step = one * one // grown
    power = one
    out: list[int] = []
    for _ in range(count + 1):
        out.append((whole * power + one // 2) // one)
        power = power * step // one
    return out
