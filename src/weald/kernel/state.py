"""The state every game shares: agenda, chance, who has seen which card, how it ended.

A game's state subclasses ``State`` with plain data (ints, lists of ints, lists of tuples) and lists every
field of its own in ``fields``; ``__init__(other)`` copies them all. That one list serves copying checks,
hashing and storing.
"""

from __future__ import annotations

import hashlib
from typing import ClassVar, Final

import msgspec
from mypy_extensions import i64, mypyc_attr

from weald.kernel.agenda import Agenda
from weald.kernel.decision import Decision
from weald.kernel.dice import ahead, chance, unsigned, wide_chance, word
from weald.kernel.errors import ImpossibleChance
from weald.kernel.event import EVERYONE, Journal
from weald.kernel.numbers import ABSENT, given, written
from weald.kernel.step import Steps

NOBODY: Final = -1  # for a seat
NOWHERE: Final = -1  # for a place


class Finished(Exception):
    """Raised by ``State.finish``: nothing further is resolved."""


@mypyc_attr(acyclic=True)
class Zone:
    """Where cards lie and who may see them.

    Unseen cards of one ``pool`` may be anywhere in its zones; those of one ``group`` (0 or more) may have changed
    places among its zones whatever their pool, like a hand and a card laid face down from it.
    """

    __slots__ = ("cards", "group", "name", "ordered", "owner", "pool")

    def __init__(
        self, name: str, owner: int, cards: list[int], pool: int, ordered: bool = False, group: int = NOBODY
    ) -> None:
        self.name = name
        self.owner = owner
        self.cards = cards
        self.pool = pool
        self.ordered = ordered
        self.group = group


@mypyc_attr(acyclic=True)
class State(Agenda):
    __slots__ = (
        "_bits", "chances", "explaining", "how", "how_rule", "journal", "round", "script", "seen", "wide", "winners",
    )  # fmt: skip

    # What a game's own class must name: all its fields, and those that everybody may see.
    fields: ClassVar[tuple[str, ...]] = ()
    public: ClassVar[tuple[str, ...]] = ()
    plain: ClassVar[bool] = (
        False  # is every field of its own a whole number, or a list of them, or a list of such lists?
    )
    shared: ClassVar[tuple[str, ...]] = ("bits", "chances", "script", "seen", "round", "winners", "how")

    def __init__(self, other: State | None = None) -> None:
        super().__init__(other)
        self.journal: Journal | None = None
        self.explaining = False
        if other is None:
            self._bits: i64 = 0  # the dice
            self.wide = 0  # a wide seed, in place of them
            self.chances: i64 = 0  # how often chance was used
            self.script: list[int] = []  # chance fixed in advance, for tests and companion play
            self.seen: list[int] = []  # per card: the seats that know which card it is, as a mask
            self.round: i64 = 0
            self.winners = 0  # mask; 0 while the game runs, and when nobody won
            self.how = ""
            self.how_rule = ""
        else:
            self._bits = other._bits
            self.wide = other.wide
            self.chances = other.chances
            self.script = other.script[:] if other.script else []
            self.seen = other.seen[:]
            self.round = other.round
            self.winners = other.winners
            self.how = other.how
            self.how_rule = other.how_rule

    def copy(self) -> State:
        raise NotImplementedError

    def finish(self, winners: int, how: str, rule: str) -> None:
        """The game ends here and now."""
        self.winners = winners
        self.how = how
        self.how_rule = rule
        raise Finished

    # --- asking ----------------------------------------------------------------------------------

    def ask(self, seat: i64, prompt: str, rule: str, a: i64 = ABSENT, b: i64 = ABSENT, c: i64 = ABSENT) -> Decision:
        return Decision(seat, prompt, rule, self.explaining, a, b, c)

    # --- telling ---------------------------------------------------------------------------------

    def tell(
        self, kind: str, rule: str, seat: i64, a: i64 = ABSENT, b: i64 = ABSENT, c: i64 = ABSENT, d: i64 = ABSENT,
        e: i64 = ABSENT, f: i64 = ABSENT,
    ) -> None:  # fmt: skip
        """Announce what happened to everybody."""
        if self.journal is not None:
            args = given(a, b, c, d, e, f)
            self._tell(kind, rule, seat, args, EVERYONE, args)

    def tell_some(
        self, to: i64, kind: str, rule: str, seat: i64, args: tuple[int, ...], public: tuple[int, ...] | None
    ) -> None:  # fmt: skip
        """Announce ``args`` to the seats in ``to`` and ``public`` (nothing at all if None) to the others."""
        if self.journal is not None:
            self._tell(kind, rule, seat, args, to, public)

    def tell_all(self, kind: str, rule: str, seat: i64, args: tuple[int, ...]) -> None:
        """``tell`` with any number of values."""
        self.tell_some(EVERYONE, kind, rule, seat, args, args)

    def _tell(
        self, kind: str, rule: str, seat: i64, args: tuple[int, ...], to: i64, public: tuple[int, ...] | None
    ) -> None:  # fmt: skip
        journal = self.journal
        assert journal is not None
        if journal.film is not None:
            journal.film[journal.count] = self.copy()
        journal.tell(kind, rule, seat, args, to, public)

    def learn(self, who: i64, key: str, rule: str) -> None:
        """The seats in ``who`` have just learned something: free undo ends here for them."""
        if self.journal is not None:
            self.journal.learn(who, key, rule)

    # --- chance ----------------------------------------------------------------------------------

    @property
    def bits(self) -> int:
        """The dice: 64 bits, or a wide seed."""
        return self.wide or unsigned(self._bits)

    @bits.setter
    def bits(self, bits: int) -> None:
        self.wide = bits if bits >> 64 else 0
        self._bits = word(bits)

    def below(self, n: i64) -> i64:
        """Chance: 0 to n - 1."""
        self.chances += 1
        if self.script:
            value = self.script.pop(0)
            if not 0 <= value < n:
                raise ImpossibleChance(value, n)
            return value
        if self.wide:
            return wide_chance(self.wide, self.chances, n)
        self._bits = ahead(self._bits)
        return chance(self._bits, n)

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle a face-down pile: whoever knew a card of it knows it no longer."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        for card in cards:
            self.seen[card] = 0

    # --- sight -----------------------------------------------------------------------------------

    def zones(self) -> list[Zone]:
        """Every place where a card can lie. What is not listed here or in ``public`` nobody sees.

        Once the table is set these are the same zones, and their cards the same lists, for the whole match: who watches a
        match asks once (research/observing.py). Piles are emptied and filled, never replaced.
        """
        return []

    def kind_of(self, card: int) -> int:
        """Cards of different kinds never stand in for one another (a basic card is never in a deck)."""
        return 0

    # --- identity --------------------------------------------------------------------------------

    def values(self) -> list[tuple[str, object]]:
        """Every field with its value, the agenda by names; a state that is made of parts adds those of its parts."""
        named = [(due[0].name, due[1:]) for due in self.agenda]
        return [("agenda", named), *[(name, getattr(self, name)) for name in (*self.shared, *self.fields)]]

    def part(self, name: str) -> object:
        """What a field lies on, for the whole match: the state, or a part of it ("part.name"). While the attribute stays
        as it is there, so does the field."""
        return self

    def field(self, name: str) -> object:
        """One field, of the state itself or of a part of it."""
        return getattr(self, name)

    def shown(self) -> list[tuple[str, object]]:
        """Every field that everybody may see."""
        return [(name, getattr(self, name)) for name in self.public]

    def dump(self) -> dict[str, object]:
        """The whole state as plain data (for the store and for hashing)."""
        return dict(self.values())

    def load(self, data: dict[str, object], steps: Steps) -> None:
        dues = data["agenda"]
        assert isinstance(dues, list)
        self.agenda = [(steps.find(name), *args) for name, args in dues]
        for name in (*self.shared, *self.fields):
            setattr(self, name, data[name])

    def hash(self) -> str:
        """16 hex digits; equal for equal states on every machine and build."""
        return hashlib.blake2b(self._written(), digest_size=8).hexdigest()

    def _written(self) -> bytes:
        """All values as Python writes them. A hash is stored with every choice, so where it can be had quickly it is: of whole
        numbers and lists JSON is the same text, but for blanks."""
        if not self.plain:
            return written([value for _, value in self.values()]).encode()
        agenda = [(due[0].name, due[1:]) for due in self.agenda]
        head = repr([agenda, *[getattr(self, name) for name in self.shared]])
        own = msgspec.json.encode([getattr(self, name) for name in self.fields])
        return head[:-1].encode() + b", " + msgspec.json.format(own, indent=0)[1:]
