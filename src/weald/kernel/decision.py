"""What a seat is asked, what it may answer, and why it may not answer something else."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from weald.kernel.numbers import ABSENT, given


@mypyc_attr(acyclic=True)
class Option:
    """One thing that can be chosen. Interned: one object per notation, compared by identity.

    ``id`` is the notation ("to f11", "play WW05"), unique in every decision that offers it. ``a`` and
    ``b`` are what the rules read; ``at`` is what a person clicks (a place or a card). An ``idle`` option gives
    up or ends something ("done", "pass"): playouts that want to see the game move avoid it.
    """

    __slots__ = ("a", "at", "b", "id", "idle", "number", "verb")

    def __init__(self, verb: str, id: str, a: int, b: int, at: str, idle: bool = False, number: int = 0) -> None:
        self.verb = verb
        self.id = id
        self.a: i64 = a
        self.b: i64 = b
        self.at = at
        self.idle = idle
        self.number: i64 = number  # in its vocabulary

    def __repr__(self) -> str:
        return f"<{self.id}>"


CONCEDE: Final = Option("concede", "concede", 0, 0, "")
UNKNOWN: Final = Option("?", "?", 0, 0, "", number=1)  # a choice that is not known, or no longer


class Vocabulary:
    """A game's vocabulary: every option it can ever offer, by notation.

    >>> words = Vocabulary()
    >>> to = words.each("to", ["f01", "f02"])
    >>> to[1], to[1].a, words.find("to f02") is to[1]
    (<to f02>, 1, True)
    """

    def __init__(self) -> None:
        self.by_id: dict[str, Option] = {}
        self.by_number: list[Option] = [CONCEDE, UNKNOWN]

    def one(self, verb: str, a: int = 0, b: int = 0, at: str = "", tail: str = "", idle: bool = False) -> Option:
        id = f"{verb} {tail}" if tail else verb
        if id in self.by_id:
            return self.by_id[id]
        option = Option(verb, id, a, b, at, idle, len(self.by_number))
        self.by_id[id] = option
        self.by_number.append(option)
        return option

    def each(self, verb: str, names: Sequence[str]) -> list[Option]:
        """One option per name; ``a`` is the index."""
        return [self.one(verb, i, 0, name, name) for i, name in enumerate(names)]

    def numbers(self, verb: str, up_to: int) -> list[Option]:
        return [self.one(verb, i, 0, "", str(i)) for i in range(up_to + 1)]

    def find(self, id: str) -> Option | None:
        return self.by_id.get(id)


class Why:
    """A reason: a text key, the rule it comes from, and the values that matter."""

    __slots__ = ("key", "rule", "values")

    def __init__(self, key: str, rule: str, *values: int) -> None:
        self.key = key
        self.rule = rule
        self.values: tuple[int, ...] = values

    def __repr__(self) -> str:
        return f"<{self.key} {self.rule} {self.values}>"


class Note:
    """What an option leads to, for people who choose: a text key and the values that matter. An ``empty`` option would
    change nothing."""

    __slots__ = ("empty", "key", "values")

    def __init__(self, key: str, *values: int, empty: bool = False) -> None:
        self.key = key
        self.values: tuple[int, ...] = values
        self.empty = empty

    def __repr__(self) -> str:
        return f"<{self.key} {self.values}>"


_NOTHING: Final[list[tuple[Option, Why]]] = []  # what is blocked where nobody asked


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """A question to one seat. Rules fill it and yield it:

    ask = g.ask(seat, "build-where", "14.1.1")
    for m in OUTER:
        ask.offer(AT[m], cannot_found(g, m))
    site = yield ask
    """

    __slots__ = (
        "_a", "_b", "_c", "blocked", "choice", "default", "explaining", "number", "options", "parts", "pause", "prompt",
        "rule", "sealed", "seat", "secret",
    )  # fmt: skip

    def __init__(
        self, seat: i64, prompt: str, rule: str, explaining: bool, a: i64 = ABSENT, b: i64 = ABSENT, c: i64 = ABSENT
    ) -> None:  # fmt: skip
        self.seat: i64 = seat
        self.prompt = prompt
        self.rule = rule
        self._a: i64 = a
        self._b: i64 = b
        self._c: i64 = c
        self.options: list[Option] = []
        self.blocked: list[tuple[Option, Why]] = [] if explaining else _NOTHING
        self.explaining = explaining
        # What an absent player gets; the first option unless the rules name another.
        self.default: Option | None = None
        # Ask even if forced: whether it is forced is nobody else's business.
        self.secret = False
        # Asked although there is nothing to choose, so that the player can look before going on.
        self.pause = False
        # The answer itself is hidden from the others when it is made.
        self.sealed = False
        self.choice: Option | None = None
        self.number: i64 = -1
        self.parts: list[Decision] | None = None

    @property
    def values(self) -> tuple[int, ...]:
        """What the question is about."""
        return given(self._a, self._b, self._c)

    def offer(self, option: Option, why_not: Why | None = None) -> None:
        """Legality's one gate: offered when there is no reason against it, explained otherwise."""
        if why_not is None:
            self.options.append(option)
        elif self.explaining:
            self.blocked.append((option, why_not))

    def offers(self, option: Option) -> bool:
        for offered in self.options:  # options are interned: compare by identity, where ``in`` would call __eq__
            if offered is option:
                return True
        return False

    def block(self, option: Option, why_not: Why) -> None:
        if self.explaining:
            self.blocked.append((option, why_not))

    def waits(self) -> bool:
        """Was it put to its seat, and not answered yet?"""
        return self.number >= 0 and self.choice is None

    def chosen(self) -> Option:
        assert self.choice is not None
        return self.choice

    def __repr__(self) -> str:
        return f"<{self.prompt} seat {self.seat}: {', '.join(o.id for o in self.options)}>"


def together(parts: list[Decision]) -> Decision:
    """Ask several seats at once: answers stay sealed until all are in. Read ``part.chosen()`` afterwards."""
    parts.sort(key=_seat)
    ask = Decision(-1, "together", "", False)
    ask.parts = parts
    return ask


def _seat(decision: Decision) -> int:
    return decision.seat


# A rule is a procedure that asks decisions and receives the chosen options.
Rule = Generator[Decision, Option, None]
