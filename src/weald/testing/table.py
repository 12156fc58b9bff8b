"""What the table languages of all games' tests share: a position, the match that goes on from it, acting, expecting.

A game's own language adds its words: how a position is said, what can happen at the table, what lies where.
"""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

import pytest

from weald.kernel import Game, State, Steps
from weald.kernel.errors import NotOffered
from weald.kernel.step import Procedure
from weald.match import Match

S = TypeVar("S", bound=State)
NamedStep = tuple[str, tuple[int, ...]]  # a step of the rules as tests write it: ("battle", (0, 3))


def with_step(steps: Steps, name: str, procedure: Procedure) -> Steps:
    """A game's steps and one more, of a test's own."""
    more = Steps()
    more.by_name = dict(steps.by_name)
    more.declare(name).does(procedure)
    return more


class BareTable(Generic[S]):
    """A position and, as soon as something happens, the match that goes on from it.

    Enough for a game whose language names the player in every sentence; others begin with `Table`.
    """

    game: Game  # said by the game's own table

    def __init__(self, start: S, match: Match | None = None) -> None:
        self.start = start
        self._match = match

    @property
    def match(self) -> Match:
        assert self._match is not None, "say what happens first"
        return self._match

    @property
    def g(self) -> S:
        """The state as it is now."""
        if self._match is None:
            return self.start
        state = self._match.state
        assert isinstance(state, type(self.start))
        return state

    def proceed(self, seats: list[str], *steps: NamedStep, options: dict[str, Any] | None = None) -> Self:
        """Let these steps of the rules (by name) happen in this order, from where the table stands.

        The last step should ask something: nothing follows it.
        """
        g = self.g
        g.agenda = [(self.game.steps.find(name), *args) for name, args in reversed(steps)]
        self._match = Match(self.game, seats, self.game.read_options(options), 1, g)
        self._match.begin()
        return self

    def seat(self, side: str) -> int:
        return self.match.seats.index(side)

    def events(self, kind: str) -> list[dict[str, Any]]:
        """The named values of every event of this kind so far, with its seat and rule."""
        assert self.match.journal is not None
        return [
            self.game.named(event.kind, event.args) | {"seat": event.seat, "rule": event.rule}
            for event in self.match.journal.events
            if event.kind == kind
        ]

    def sees(self, side: str, zone: str) -> list[Any]:
        """The cards of a zone that this side knows; None is a face-down card in a pile."""
        shown: list[Any] = self.match.view(self.seat(side))["zones"][zone]["cards"]
        return shown


class Table(BareTable[S]):
    """A table where as a rule one seat is asked at a time, so that most sentences need not say who.

    Choices are in the engine's notation, or in the game's own where it overrides `notation`. A decision with one
    option answers itself, as in play.
    """

    def notation(self, choice: str) -> str:
        """A choice as the tests write it, in the engine's notation."""
        return choice

    # --- acting ------------------------------------------------------------------------------------

    def do(self, *choices: str, seat: str | None = None) -> Self:
        """Make choices, each for the seat that is asked (or ``seat``)."""
        for choice in choices:
            self.match.choose(self.notation(choice), None if seat is None else self.seat(seat))
        return self

    # --- expecting ---------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """The prompt of the open decision; empty when the game is over."""
        return "" if self.match.over else self.match.decision.prompt

    @property
    def asks(self) -> str:
        """The side that is asked."""
        return self.match.seats[self.match.decision.seat]

    @property
    def offered(self) -> list[str]:
        return [option.id for option in self.match.decision.options]

    def expects(self, asked: str, asks: str) -> Self:
        """This side is asked this now."""
        assert (self.asked, self.asks) == (asked, asks), f"{self.asks} is asked {self.asked}: {self.offered}"
        return self

    def offers(self, *choices: str) -> Self:
        for choice in choices:
            assert self.notation(choice) in self.offered, f"{choice!r} not in {self.offered}"
        return self

    def lacks(self, *choices: str) -> Self:
        for choice in choices:
            assert self.notation(choice) not in self.offered, f"{choice!r} in {self.offered}"
        return self

    def only(self, *choices: str) -> Self:
        """These options and no others."""
        assert sorted(map(self.notation, choices)) == sorted(self.offered), self.offered
        return self

    def refuses(self, choice: str, why: str = "", rule: str = "") -> Self:
        """Not offered, refused without harm, and (if given) explained by this reason and this rule."""
        option = self.notation(choice)
        before = self.match.hash()
        with pytest.raises(NotOffered):
            self.match.choose(option)
        assert self.match.hash() == before, f"{choice!r} was refused but changed something"
        if why:
            blocked = self.match.why_not(self.match.decision.seat)
            found = [(reason["why"], reason["rule"]) for reason in blocked if reason["id"] == option]
            assert [key for key, _ in found] == [why], f"{choice!r}: {found}"
            assert not rule or found == [(why, rule)], f"{choice!r}: {found}"
        return self
