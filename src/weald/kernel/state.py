"""The state every game shares: agenda, chance, who has seen which card, how it ended.

A game's state subclasses ``State`` with plain data (ints, lists of ints, lists of tuples) and lists every
field of its own in ``fields``; ``__init__(other)`` copies them all. That one list serves copying checks,
hashing and storing.
"""

from __future__ import annotations

import hashlib
from typing import ClassVar, Final

from weald.kernel.decision import Decision
from weald.kernel.dice import _GAMMA, _MASK, chance
from weald.kernel.errors import ImpossibleChance
from weald.kernel.event import EVERYONE, Event, Journal, Lesson
from weald.kernel.step import Due, Step, Steps

NOBODY: Final = -1  # for a seat
NOWHERE: Final = -1  # for a place


class Finished(Exception):
    """Raised by ``State.finish``: nothing further is resolved."""


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


class State:
    __slots__ = (
        "agenda", "bits", "chances", "explaining", "how", "how_rule", "journal", "round", "script", "seen",
        "soon", "waiting", "winners",
    )  # fmt: skip

    # What a game's own class must name: all its fields, and those that everybody may see.
    fields: ClassVar[tuple[str, ...]] = ()
    public: ClassVar[tuple[str, ...]] = ()
    shared: ClassVar[tuple[str, ...]] = ("agenda", "bits", "chances", "script", "seen", "round", "winners", "how")

    def __init__(self, other: State | None = None) -> None:
        self.journal: Journal | None = None
        # Steps queued by the running procedure: only the first ``waiting`` entries are live. The list is never shrunk,
        # so that it need not be reallocated.
        self.soon: list[Due] = []
        self.waiting = 0
        self.explaining = False
        if other is None:
            self.agenda: list[Due] = []  # what comes next; the last is done first
            self.bits = 0  # the dice (kernel.dice)
            self.chances = 0  # how often chance was used
            self.script: list[int] = []  # chance fixed in advance, for tests and companion play
            self.seen: list[int] = []  # per card: the seats that know which card it is, as a mask
            self.round = 0
            self.winners = 0  # mask; 0 while the game runs, and when nobody won
            self.how = ""
            self.how_rule = ""
        else:
            self.agenda = other.agenda[:]
            self.bits = other.bits
            self.chances = other.chances
            self.script = other.script[:] if other.script else []
            self.seen = other.seen[:]
            self.round = other.round
            self.winners = other.winners
            self.how = other.how
            self.how_rule = other.how_rule

    def copy(self) -> State:
        raise NotImplementedError

    # --- what comes next -------------------------------------------------------------------------

    def then(self, step: Step, *args: int) -> None:
        """Put a step on the agenda. Several in a row run in the order written."""
        if self.waiting == len(self.soon):
            self.soon.append((step, args))
        else:
            self.soon[self.waiting] = (step, args)
        self.waiting += 1

    def finish(self, winners: int, how: str, rule: str) -> None:
        """The game ends here and now."""
        self.winners = winners
        self.how = how
        self.how_rule = rule
        raise Finished

    # --- asking ----------------------------------------------------------------------------------

    def ask(self, seat: int, prompt: str, rule: str, *about: int) -> Decision:
        return Decision(seat, prompt, rule, about, self.explaining)

    # --- telling ---------------------------------------------------------------------------------

    def tell(self, kind: str, rule: str, seat: int, *args: int) -> None:
        """Announce what happened to everybody."""
        journal = self.journal
        if journal is not None:
            self._write(journal, Event(kind, rule, seat, args, EVERYONE, args))

    def tell_some(
        self, to: int, kind: str, rule: str, seat: int, args: tuple[int, ...], public: tuple[int, ...] | None
    ) -> None:
        """Announce ``args`` to the seats in ``to`` and ``public`` (nothing at all if None) to the others."""
        journal = self.journal
        if journal is not None:
            self._write(journal, Event(kind, rule, seat, args, to, public))

    def _write(self, journal: Journal, event: Event) -> None:
        event.number = journal.number
        if journal.film is not None:
            journal.film[len(journal.events)] = self.copy()
        journal.events.append(event)

    def learn(self, who: int, key: str, rule: str) -> None:
        """The seats in ``who`` have just learned something: free undo ends here for them."""
        journal = self.journal
        if journal is not None:
            journal.lessons.append(Lesson(journal.number, who, key, rule))

    # --- chance ----------------------------------------------------------------------------------

    def below(self, n: int) -> int:
        """Chance: 0 to n - 1."""
        self.chances += 1
        if self.script:
            value = self.script.pop(0)
            if not 0 <= value < n:
                raise ImpossibleChance(value, n)
            return value
        self.bits = (self.bits + _GAMMA) & _MASK
        return chance(self.bits, n)

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle a face-down pile: whoever knew a card of it knows it no longer."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        for card in cards:
            self.seen[card] = 0

    # --- sight -----------------------------------------------------------------------------------

    def zones(self) -> list[Zone]:
        """Every place where a card can lie. What is not listed here or in ``public`` nobody sees."""
        return []

    def kind_of(self, card: int) -> int:
        """Cards of different kinds never stand in for one another (a basic card is never in a deck)."""
        return 0

    # --- identity --------------------------------------------------------------------------------

    def values(self) -> list[tuple[str, object]]:
        """Every field with its value; a state that is made of parts adds those of its parts."""
        return [(name, getattr(self, name)) for name in (*self.shared, *self.fields)]

    def field(self, name: str) -> object:
        """One field, of the state itself or of a part of it."""
        return getattr(self, name)

    def shown(self) -> list[tuple[str, object]]:
        """Every field that everybody may see."""
        return [(name, getattr(self, name)) for name in self.public]

    def dump(self) -> dict[str, object]:
        """The whole state as plain data (for the store and for hashing)."""
        out = dict(self.values())
        out["agenda"] = [(step.name, args) for step, args in self.agenda]
        return out

    def load(self, data: dict[str, object], steps: Steps) -> None:
        for name in (*self.shared, *self.fields):
            setattr(self, name, _agenda(data[name], steps) if name == "agenda" else data[name])

    def hash(self) -> str:
        """16 hex digits; equal for equal states on every machine and build."""
        text = repr([value for _, value in self.values()])
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def _agenda(dues: object, steps: Steps) -> list[Due]:
    """From names and, as JSON has no tuples, lists of arguments."""
    assert isinstance(dues, list)
    return [(steps.find(name), tuple(args)) for name, args in dues]
