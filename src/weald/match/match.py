"""A match: rules running on a state, asking decisions and taking choices.

Only one thing is ever suspended: the procedure that asked. It is never saved or copied. A checkpoint is the
state as it was when that procedure began; a clone is that state and the few choices made since, played again.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from weald.kernel.decision import CONCEDE, Decision, Option
from weald.kernel.dice import beginning
from weald.kernel.errors import (
    CannotUndo,
    GameOver,
    MalformedChoice,
    NotOffered,
    NotYourDecision,
    RulesBug,
    StaleDecision,
)
from weald.kernel.event import Journal
from weald.kernel.game import Game, Value
from weald.kernel.numbers import bit
from weald.kernel.state import Finished, State
from weald.match.past import Choice, Past
from weald.match.running import NEAR, Checkpoint, Runner, Running, runner


class Undo:
    """May a seat take back its last choice? If not: why, by which rule, and who would have to agree."""

    __slots__ = ("number", "ok", "rule", "who", "why")

    def __init__(self, ok: bool, number: int, why: str = "", rule: str = "", who: int = 0) -> None:
        self.ok = ok
        self.number = number
        self.why = why
        self.rule = rule
        self.who = who


@mypyc_attr(acyclic=True)
class Match:
    __slots__ = (
        "_asked", "_past", "_rules", "_run", "game", "hashes", "journal", "options", "over", "script", "seats", "seed", "state",
    )  # fmt: skip

    def __init__(
        self, game: Game, seats: list[str], options: dict[str, Value], seed: int, state: State,
        keep: bool = True, loud: bool = True, remember: bool = False,
    ) -> None:  # fmt: skip
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.state = state
        self.journal: Journal | None = Journal() if loud else None
        self.script = state.script[:]
        self.hashes: tuple[tuple[int, int, str], ...] = ()  # (choices made, round, hash)
        self.over = False
        self._past = Past(game.vocabulary, keep or loud or remember)
        self._run = Running(state, game.steps.caller, self.journal, keep)
        self._rules: Runner = runner(self._run)  # the procedure that asked hangs here
        self._asked: Decision | None = None  # what is asked right now

    # --- playing -----------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """The (first) open decision."""
        asked = self._asked
        if asked is None:
            raise GameOver
        return asked if asked.parts is None else self.open[0]

    @property
    def open(self) -> list[Decision]:
        """What is asked right now, in seat order."""
        asked = self._asked
        if asked is None:
            return []
        return [asked] if asked.parts is None else [part for part in asked.parts if part.waits()]

    @property
    def sides(self) -> list[str]:
        """The side each seat plays."""
        return self.game.sides_of(self.state, self.seats)

    @property
    def number(self) -> int:
        """Choices made."""
        return self._past.count

    @property
    def choices(self) -> list[Choice]:
        """All choices so far, oldest first. Those before a redealt world are unknown."""
        return self._past.since(0)

    @property
    def keep(self) -> bool:
        """Are checkpoints taken? Without them nothing can be undone, cloned or explained."""
        return self._run.keep

    @keep.setter
    def keep(self, keep: bool) -> None:
        self._run.keep = keep

    @property
    def checkpoints(self) -> list[Checkpoint]:
        return self._run.points

    def begin(self) -> None:
        self.state.journal = self.journal
        self._go(None)

    def choose(self, option: Option | str, seat: int | None = None, number: int | None = None) -> None:
        """Answer the open decision. Anything not offered is refused and nothing changes."""
        chosen = option if isinstance(option, Option) else self.parse(option)
        if self.over:
            raise GameOver
        first = self.decision
        if number is not None and number < first.number:
            raise StaleDecision(number, first.number)
        decision = first if seat is None else self.decision_of(seat)
        if number is not None and number != decision.number:
            raise StaleDecision(number, decision.number)
        if not decision.offers(chosen):
            raise NotOffered(chosen.id, [o.id for o in decision.options])
        self.answer(decision, chosen)

    def answer(self, decision: Decision, chosen: Option) -> None:
        """Choose one of the options of an open decision. Nothing is checked: for players, who have them from here."""
        decision.choice = chosen
        asked = self._asked
        assert asked is not None
        if asked.parts is None:
            self._past.add(decision.seat, chosen, decision.sealed)
            if decision.sealed:
                self._run.sealer = decision.seat
            self._go(chosen)
            return
        if not self.open:
            # Together: recorded in seat order, whoever answered first.
            for part in asked.parts:
                if part.number >= 0:
                    self._past.add(part.seat, part.chosen(), True)
            self._go(asked.parts[0].chosen())

    def parse(self, text: str) -> Option:
        """An option from its notation."""
        found = self.game.vocabulary.find(text.strip())
        if found is None:
            raise MalformedChoice(text)
        return found

    def decision_of(self, seat: int) -> Decision:
        for decision in self.open:
            if decision.seat == seat:
                return decision
        raise NotYourDecision(seat, [d.seat for d in self.open])

    def concede(self, seat: int) -> None:
        """Give up: the game is over (as a rule every other seat wins)."""
        if self.over:
            raise GameOver
        if not 0 <= seat < len(self.seats) or seat in self.game.automatic(self.options):  # nobody gives up for a bot
            raise NotYourDecision(seat, [d.seat for d in self.open])
        self._past.add(seat, CONCEDE, False)
        if self.journal is not None:
            self.journal.number = self.number
        state = self.state
        state.winners = self.game.concession_winners(seat, len(self.seats))
        state.how = "concession"
        state.how_rule = self.game.concession_rule
        state.tell("conceded", state.how_rule, seat)
        self._end()

    def take_default(self, seat: int) -> None:
        """Answer for an absent player."""
        decision = self.decision_of(seat)
        self.choose(default_of(decision), seat)

    # --- the engine --------------------------------------------------------------------------------

    def _go(self, answer: Option | None) -> None:
        """Run the rules until the next question or the end."""
        run = self._run
        run.number = self._past.count
        if self.journal is not None:
            self.journal.number = run.number
        given: Any = answer
        try:
            while True:
                ask = self._rules.send(given)
                given = self._put(ask)
                if given is None:
                    break
        except Finished:
            self._end()
            return
        if self.state.chances != run.chances:
            raise RulesBug(f"{ask.prompt}: asked after chance in the same step; split the step")
        self._asked = ask
        if run.keep and (not self.hashes or self.hashes[-1][1] != self.state.round):
            self._prove()

    def _prove(self) -> None:
        if self._past.unknown:
            return  # a redealt world is no game that could be played again
        self.hashes += ((self._past.count, self.state.round, self.state.hash()),)

    def _put(self, ask: Decision) -> Option | None:
        """Put a question to the table. If there is nothing to choose: the answer."""
        if ask.parts is not None:
            return None if self._put_together(ask.parts) else ask.parts[0].chosen()
        count = len(ask.options)
        if count == 1 and not (ask.secret or ask.pause):
            ask.choice = ask.options[0]
            return ask.choice
        if count == 0:
            raise RulesBug(f"{ask.prompt}: nothing to choose from")
        if self._run.sealer >= 0 and self._run.sealer != ask.seat:
            raise RulesBug(f"{ask.prompt}: asked in the same step as another seat's sealed choice")
        ask.number = self._past.count
        return None

    def _put_together(self, parts: list[Decision]) -> bool:
        """Is there anything to choose?"""
        number = self._past.count
        for part in parts:
            if len(part.options) == 0:
                raise RulesBug(f"{part.prompt}: nothing to choose from")
            if len(part.options) == 1 and not part.secret:
                part.choice = part.options[0]
            else:
                part.number = number
                number += 1
        return number > self._past.count

    def _end(self) -> None:
        self.over = True
        self._asked = None
        if self._run.keep:
            self._prove()

    def expect(self, choices: int) -> None:
        """So many choices are about to be made again: until near their end few checkpoints will do."""
        self._run.hurried = self.number + choices - NEAR

    def _restore(self, point: Checkpoint, since: list[Choice], explaining: bool = False) -> None:
        """Be at ``point`` with the choices ``since`` made."""
        g = point.state.copy()
        g.explaining = explaining
        if self.journal is not None:
            self.journal.cut(point.events, point.lessons)
        g.journal = self.journal
        self.state = g
        self.over = False
        self._past.cut(point.number)
        while self.hashes and self.hashes[-1][0] > point.number:
            self.hashes = self.hashes[:-1]
        run = self._run
        run.state = g
        self._rules = runner(run)
        keep = run.keep
        run.keep = False  # the point is already kept; the choices since are few
        run.skipped = False
        self._go(None)
        run.keep = keep
        self.feed(since)

    def feed(self, choices: list[Choice]) -> None:
        """Make recorded choices."""
        for seat, option, _ in choices:
            if option is CONCEDE:
                self.concede(seat)
            else:
                self.choose(option, seat)

    # --- copies ------------------------------------------------------------------------------------

    def clone(self, keep: bool = True, loud: bool = False) -> Match:
        """An independent match at the same decision. Quiet unless asked: a clone's log starts here."""
        twin = self._twin(keep, loud)
        if self.over:
            twin.state = self.state.copy()
            twin.over = True
            return twin
        point = self._run.last()
        twin._restore(point, self._past.since(point.number))
        for decision in self.sealed_answers():
            twin.choose(decision.chosen(), decision.seat)
        return twin

    def _twin(self, keep: bool, loud: bool) -> Match:
        self._run.last()  # or there is nothing to go on from
        twin = Match(self.game, self.seats, self.options, self.seed, self.state, keep, loud)
        twin.script = self.script
        twin._past.join(self._past)
        if keep:
            twin._run.points = self._run.points[:]
            twin.hashes = self.hashes
        return twin

    def sealed_answers(self) -> list[Decision]:
        """Answers of a ``together`` that still waits for others."""
        asked = self._asked
        if asked is None or asked.parts is None:
            return []
        return [p for p in asked.parts if p.number >= 0 and p.choice is not None]

    def has_sealed(self, seat: int) -> bool:
        """Has this seat answered a ``together`` that still waits for others?"""
        for decision in self.sealed_answers():
            if decision.seat == seat:
                return True
        return False

    def at(self, number: int) -> Match:
        """The match as it stood at decision ``number``, to look at."""
        twin = self._twin(False, False)
        point = self._run.before(number)
        twin._restore(point, self._past.since(point.number)[: number - point.number])
        return twin

    # --- undo --------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> Undo:
        """Free up to the last thing the seat has learned; beyond it those who learned something must agree."""
        for decision in self.sealed_answers():
            if decision.seat == seat:
                return Undo(True, self.number)
        past = self._past
        last = past.count - 1
        others: i64 = 0
        while last >= past.unknown and past.seat(last) != seat:
            others |= bit(past.seat(last))
            last -= 1
        if last < past.unknown:
            return Undo(False, 0, "nothing-to-undo")
        if self.over:
            return Undo(False, last, "game-over", "", ((1 << len(self.seats)) - 1) & ~(1 << seat))
        if others:
            return Undo(False, last, "others-have-acted", "", others)
        who = 0
        why = ""
        rule = ""
        if self.journal is not None:
            for lesson in self.journal.lessons_after(last):
                who |= lesson.who
                if not why and lesson.who & (1 << seat):
                    why = lesson.key
                    rule = lesson.rule
        return Undo(not why, last, why, rule, who & ((1 << len(self.seats)) - 1) & ~(1 << seat))

    def undo(self, seat: int | None = None, agreed: bool = False) -> None:
        """Take back the last choice (of ``seat``; without one, the last choice of anybody)."""
        if seat is None:
            if not self.number:
                raise CannotUndo("nothing-to-undo", "", [])
            self.cut(self.number - 1)
            return
        for decision in self.sealed_answers():
            if decision.seat == seat:
                decision.choice = None
                return
        check = self.can_undo(seat)
        if not check.ok and (not agreed or check.why == "nothing-to-undo"):
            raise CannotUndo(check.why, check.rule, [s for s in range(len(self.seats)) if check.who >> s & 1])
        self.cut(check.number)

    def cut(self, number: int) -> None:
        """Go back to decision ``number``: later choices never happened."""
        point = self._run.before(number)
        while self._run.points[-1] is not point:
            self._run.points.pop()
        self._restore(point, self._past.since(point.number)[: number - point.number])

    # --- reading -----------------------------------------------------------------------------------

    def why_not(self, seat: int) -> list[dict[str, Any]]:
        """What the seat cannot do now and why, from the same code that lists the options."""
        decision = self.decision_of(seat)
        twin = self._twin(False, False)
        point = self._run.last()
        twin._restore(point, self._past.since(point.number), True)
        game = self.game
        return [
            {"id": o.id, "verb": o.verb, "at": o.at, "why": w.key, "rule": w.rule, "args": game.named(w.key, w.values)}
            for d in twin.open
            if d.number == decision.number
            for o, w in d.blocked
        ]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, as plain JSON-able data."""
        from weald.match.sight import view

        return view(self, seat)

    def redeal(self, seat: int, seed: int) -> Match:
        """A random world that looks the same to ``seat``; all an AI seat is ever given.

        Answers that others have sealed in a ``together`` are not in it: there they decide anew.
        """
        from weald.match.sight import redeal

        return redeal(self, seat, seed)

    def save(self) -> dict[str, Any]:
        """The match on paper, to be loaded again by ``snapshot.load``."""
        from weald.match.snapshot import save

        return save(self)

    def record(self, seat: int | None = None) -> str:
        """The game as a ``.weald`` text; with a seat (or -1, a spectator) only what it may know."""
        from weald.match.record import write

        return write(self, seat)

    @property
    def result(self) -> dict[str, Any] | None:
        if not self.over:
            return None
        winners = [s for s in range(len(self.seats)) if self.state.winners >> s & 1]
        return {"winners": winners, "how": self.state.how, "rule": self.state.how_rule, "rounds": self.state.round}

    def hash(self) -> str:
        return self.state.hash()


def default_of(decision: Decision) -> Option:
    return decision.options[0] if decision.default is None else decision.default


def begin(
    game: Game, seats: list[str] | None = None, seed: int = 0, options: dict[str, Any] | None = None,
    script: list[int] | None = None, count: int | None = None, keep: bool = True, loud: bool = True,
    remember: bool = False,
) -> Match:  # fmt: skip
    """Set a game up and run it to its first decision."""
    settings = game.read_options(options)
    line_up = game.seats(seats, count, settings)
    state = game.empty(line_up, settings)
    state.bits = beginning(seed)
    state.script = list(script or [])
    match = Match(game, line_up, settings, seed, state, keep, loud, remember)
    state.journal = match.journal
    game.setup(state, settings)
    match.begin()
    return match
