"""A match: rules running on a state, asking decisions and taking choices.

Only one thing is ever suspended: the procedure that asked. It is never saved or copied. A checkpoint is the
state as it was when that procedure began; a clone is that state and the few choices made since, played again.
"""

from __future__ import annotations

from typing import Any

from weald.kernel.decision import Decision, Option, Rule
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
from weald.kernel.runner import runner
from weald.kernel.state import Finished, State
from weald.kernel.step import Due, Procedure

Choice = tuple[int, Option, bool]  # seat, option, and whether it was sealed when it was made

CONCEDE = Option("concede", "concede", 0, 0, "")
UNKNOWN = Option("?", "?", 0, 0, "")
_DENSE = 96  # the newest checkpoints are all kept; of the older ones every second one is dropped


class Made:
    """A choice and, behind it, all that were made before: clones share the past instead of copying it."""

    __slots__ = ("before", "number", "option", "sealed", "seat")

    def __init__(self, before: Made | None, number: int, seat: int, option: Option, sealed: bool) -> None:
        self.before = before
        self.number = number  # counted from 1
        self.seat = seat
        self.option = option
        self.sealed = sealed


def unknown(number: int) -> Made | None:
    """A past of which only the length is known: a redealt world begins after it."""
    return Made(None, number, -1, UNKNOWN, True) if number else None


class Checkpoint:
    __slots__ = ("due", "events", "lessons", "made", "number", "state")

    def __init__(self, state: State, due: Due, number: int, made: Made | None, events: int, lessons: int) -> None:
        self.state = state
        self.due = due
        self.number = number  # choices made before it
        self.made = made  # the last of them
        self.events = events
        self.lessons = lessons


class Undo:
    """May a seat take back its last choice? If not: why, by which rule, and who would have to agree."""

    __slots__ = ("number", "ok", "rule", "who", "why")

    def __init__(self, ok: bool, number: int, why: str = "", rule: str = "", who: int = 0) -> None:
        self.ok = ok
        self.number = number
        self.why = why
        self.rule = rule
        self.who = who


class Match:
    __slots__ = (
        "_asked", "_chances", "_made", "_remembers", "_runner", "_sealer", "checkpoints", "game", "hashes", "journal", "keep",
        "number", "open", "options", "over", "script", "seats", "seed", "state",
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
        self.keep = keep
        self.journal: Journal | None = Journal() if loud else None
        self.script = state.script[:]
        self.number = 0  # choices made
        self._made: Made | None = None  # the last of them
        self._remembers = keep or loud or remember
        self.checkpoints: list[Checkpoint] = []
        self.hashes: list[tuple[int, int, str]] = []  # (choices made, round, hash)
        self.open: list[Decision] = []  # what is asked right now, in seat order
        self.over = False
        self._runner = runner()  # the procedure that asked hangs here
        self._asked: Decision | None = None
        self._chances = 0
        self._sealer = -1

    # --- playing -----------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """The (first) open decision."""
        if not self.open:
            raise GameOver
        return self.open[0]

    @property
    def sides(self) -> list[str]:
        """The side each seat plays."""
        return self.game.sides_of(self.state, self.seats)

    @property
    def choices(self) -> list[Choice]:
        """All choices so far, oldest first. Those before a redealt world are unknown."""
        if self.number and self._made is None:
            raise RulesBug("a match started with keep=False and loud=False remembers its choices only when told to")
        found = self._since(0)
        past = self.number - len(found)
        return [(-1, UNKNOWN, True)] * past + found if past else found

    def _since(self, number: int) -> list[Choice]:
        """The choices after the first ``number``."""
        found: list[Choice] = []
        made = self._made
        while made is not None and made.number > number and made.seat >= 0:
            found.append((made.seat, made.option, made.sealed))
            made = made.before
        found.reverse()
        return found

    def _make(self, seat: int, option: Option, sealed: bool) -> None:
        self.number += 1
        if self._remembers:
            self._made = Made(self._made, self.number, seat, option, sealed)

    def begin(self) -> None:
        self.state.journal = self.journal
        self._go(None)

    def choose(self, option: Option | str, seat: int | None = None, number: int | None = None) -> None:
        """Answer the open decision. Anything not offered is refused and nothing changes."""
        chosen = option if isinstance(option, Option) else self.parse(option)
        if self.over:
            raise GameOver
        if number is not None and number < self.open[0].number:
            raise StaleDecision(number, self.open[0].number)
        decision = self.open[0] if seat is None else self.decision_of(seat)
        if number is not None and number != decision.number:
            raise StaleDecision(number, decision.number)
        if not decision.offers(chosen):
            raise NotOffered(chosen.id, [o.id for o in decision.options])
        decision.choice = chosen
        asked = self._asked
        assert asked is not None
        if asked.parts is None:
            self._make(decision.seat, chosen, decision.sealed)
            if decision.sealed:
                self._sealer = decision.seat
            self._go(chosen)
            return
        self.open.remove(decision)
        if not self.open:
            # Together: recorded in seat order, whoever answered first.
            for part in asked.parts:
                if part.number >= 0:
                    self._make(part.seat, part.chosen(), True)
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
        self._make(seat, CONCEDE, False)
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
        g = self.state
        if self.journal is not None:
            self.journal.number = self.number
        try:
            ask = None if answer is None else self._runner.send(answer)
            while True:
                while ask is None:
                    ask = self._next()
                forced = self._put(ask)
                if forced is None:
                    break
                ask = self._runner.send(forced)
        except Finished:
            self._end()
            return
        if g.chances != self._chances:
            raise RulesBug(f"{ask.prompt}: asked after chance in the same step; split the step")
        self._asked = ask
        if self.keep and (not self.hashes or self.hashes[-1][1] != g.round):
            self.hashes.append((self.number, g.round, g.hash()))

    def _next(self) -> Decision | None:
        """Begin the next procedure: its first question, or None if it just does."""
        g = self.state
        if g.waiting:
            soon: list[Any] = g.soon  # Any on purpose: mypyc would unbox and box a known pair on every move
            agenda: list[Any] = g.agenda
            for i in range(g.waiting - 1, -1, -1):
                agenda.append(soon[i])
            g.waiting = 0
        if not g.agenda:
            raise RulesBug("the agenda is empty and the game is not over")
        due = g.agenda.pop()
        rule = _begun(due[0].procedure, g, due[1])
        if rule is None:
            return None
        self._chances = g.chances
        self._sealer = -1
        if self.keep:
            self._checkpoint(due)
        return self._runner.send(rule)

    def _put(self, ask: Decision) -> Option | None:
        """Put a question to the table. If there is nothing to choose: the answer."""
        if ask.parts is not None:
            self._open_together(ask.parts)
            return None if self.open else ask.parts[0].chosen()
        count = len(ask.options)
        if count == 1 and not (ask.secret or ask.pause):
            ask.choice = ask.options[0]
            return ask.choice
        if count == 0:
            raise RulesBug(f"{ask.prompt}: nothing to choose from")
        if self._sealer >= 0 and self._sealer != ask.seat:
            raise RulesBug(f"{ask.prompt}: asked in the same step as another seat's sealed choice")
        ask.number = self.number
        self.open = [ask]
        return None

    def _open_together(self, parts: list[Decision]) -> None:
        self.open = []
        for part in parts:
            if len(part.options) == 0:
                raise RulesBug(f"{part.prompt}: nothing to choose from")
            if len(part.options) == 1 and not part.secret:
                part.choice = part.options[0]
            else:
                part.number = self.number + len(self.open)
                self.open.append(part)

    def _checkpoint(self, due: Due) -> None:
        journal = self.journal
        points = self.checkpoints
        points.append(
            Checkpoint(
                self.state.copy(), due, self.number, self._made,
                0 if journal is None else len(journal.events), 0 if journal is None else len(journal.lessons),
            )
        )  # fmt: skip
        if len(points) >= 2 * _DENSE:
            self.checkpoints = points[:_DENSE:2] + points[_DENSE:]

    def _end(self) -> None:
        self.over = True
        self.open = []
        self._asked = None
        if self.keep:
            self.hashes.append((self.number, self.state.round, self.state.hash()))

    def _restore(self, point: Checkpoint, since: list[Choice], explaining: bool = False) -> None:
        """Be at ``point`` with the choices ``since`` made."""
        g = point.state.copy()
        g.explaining = explaining
        if self.journal is not None:
            self.journal.cut(point.events, point.lessons)
            self.journal.number = point.number
        g.journal = self.journal
        self.state = g
        self.over = False
        self.number = point.number
        self._made = point.made
        while self.hashes and self.hashes[-1][0] > point.number:
            self.hashes.pop()
        g.agenda.append(point.due)
        keep = self.keep
        self.keep = False  # the point is already kept; the choices since are few
        self._runner = runner()
        self._go(None)
        self.keep = keep
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
            twin.number = self.number
            twin._made = self._made
            twin.over = True
            return twin
        point = self._last()
        twin._restore(point, self._since(point.number))
        for decision in self.sealed_answers():
            twin.choose(decision.chosen(), decision.seat)
        return twin

    def _twin(self, keep: bool, loud: bool) -> Match:
        if not self.checkpoints:
            raise RulesBug("a match started with keep=False cannot be cloned or undone")
        twin = Match(self.game, self.seats, self.options, self.seed, self.state, keep, loud)
        twin.script = self.script
        if keep:
            twin.checkpoints = self.checkpoints[:]
            twin.hashes = self.hashes[:]
        return twin

    def _last(self) -> Checkpoint:
        return self.checkpoints[-1]

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
        point = self._point_before(number)
        twin._restore(point, self._since(point.number)[: number - point.number])
        return twin

    # --- undo --------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> Undo:
        """Free up to the last thing the seat has learned; beyond it those who learned something must agree."""
        for decision in self.sealed_answers():
            if decision.seat == seat:
                return Undo(True, self.number)
        made = self._made
        others = 0
        while made is not None and made.seat >= 0 and made.seat != seat:
            others |= 1 << made.seat
            made = made.before
        if made is None or made.seat < 0:
            return Undo(False, 0, "nothing-to-undo")
        last = made.number - 1
        if self.over:
            return Undo(False, last, "game-over", "", ((1 << len(self.seats)) - 1) & ~(1 << seat))
        if others:
            return Undo(False, last, "others-have-acted", "", others)
        who = 0
        why = ""
        rule = ""
        if self.journal is not None:
            for lesson in reversed(self.journal.lessons):
                if lesson.number <= last:
                    break
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
                self.open.append(decision)
                self.open.sort(key=_number)
                return
        check = self.can_undo(seat)
        if not check.ok and (not agreed or check.why == "nothing-to-undo"):
            raise CannotUndo(check.why, check.rule, [s for s in range(len(self.seats)) if check.who >> s & 1])
        self.cut(check.number)

    def cut(self, number: int) -> None:
        """Go back to decision ``number``: later choices never happened."""
        point = self._point_before(number)
        while self.checkpoints[-1] is not point:
            self.checkpoints.pop()
        self._restore(point, self._since(point.number)[: number - point.number])

    def _point_before(self, number: int) -> Checkpoint:
        if not self.checkpoints:
            raise RulesBug("a match started with keep=False cannot be cloned or undone")
        points = self.checkpoints
        if points[0].number > number:
            raise CannotUndo("nothing-to-undo", "", [])  # a redealt world begins here
        last = len(points) - 1
        while points[last].number > number:
            last -= 1
        return points[last]

    # --- reading -----------------------------------------------------------------------------------

    def why_not(self, seat: int) -> list[dict[str, Any]]:
        """What the seat cannot do now and why, from the same code that lists the options."""
        decision = self.decision_of(seat)
        twin = self._twin(False, False)
        point = self._last()
        twin._restore(point, self._since(point.number), True)
        game = self.game
        return [
            {"id": o.id, "verb": o.verb, "at": o.at, "why": w.key, "rule": w.rule, "args": game.named(w.key, w.values)}
            for d in twin.open
            if d.number == decision.number
            for o, w in d.blocked
        ]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, as plain JSON-able data."""
        from weald.kernel.sight import view

        return view(self, seat)

    def redeal(self, seat: int, seed: int) -> Match:
        """A random world that looks the same to ``seat``; all an AI seat is ever given.

        Answers that others have sealed in a ``together`` are not in it: there they decide anew.
        """
        from weald.kernel.sight import redeal

        return redeal(self, seat, seed)

    def save(self) -> dict[str, Any]:
        """The match on paper, to be loaded again by ``snapshot.load``."""
        from weald.kernel.snapshot import save

        return save(self)

    def record(self, seat: int | None = None) -> str:
        """The game as a ``.weald`` text; with a seat (or -1, a spectator) only what it may know."""
        from weald.kernel.record import write

        return write(self, seat)

    @property
    def result(self) -> dict[str, Any] | None:
        if not self.over:
            return None
        winners = [s for s in range(len(self.seats)) if self.state.winners >> s & 1]
        return {"winners": winners, "how": self.state.how, "rule": self.state.how_rule, "rounds": self.state.round}

    def hash(self) -> str:
        return self.state.hash()


def _begun(procedure: Procedure, g: State, args: tuple[int, ...]) -> Rule | None:
    """``procedure(g, *args)``: spelled out, because a starred call costs more than many a procedure."""
    count = len(args)
    if count == 0:
        return procedure(g)
    if count == 1:
        return procedure(g, args[0])
    if count == 2:
        return procedure(g, args[0], args[1])
    if count == 3:
        return procedure(g, args[0], args[1], args[2])
    return procedure(g, *args)


def default_of(decision: Decision) -> Option:
    return decision.options[0] if decision.default is None else decision.default


def _number(decision: Decision) -> int:
    return decision.number
