"""Everything that can go wrong, each with a type of its own. None of them changes a match."""

from __future__ import annotations


class WealdError(Exception):
    """Base of all errors a caller can cause. Its text is a sentence for people."""


class ChoiceError(WealdError):
    """A choice that was not taken."""


class MalformedChoice(ChoiceError):
    """The text is no option of this game at all."""

    def __init__(self, text: str) -> None:
        self.text = text
        super().__init__(f"{text!r} is not an option of this game")


class NotOffered(ChoiceError):
    """A real option of the game, but not one of this decision."""

    def __init__(self, text: str, offered: list[str]) -> None:
        self.text = text
        self.offered = offered
        shown = ", ".join(offered[:12]) + (", ..." if len(offered) > 12 else "")
        super().__init__(f"{text!r} is not offered now; offered: {shown}")


class NotYourDecision(ChoiceError):
    def __init__(self, seat: int, waiting: list[int]) -> None:
        self.seat = seat
        self.waiting = waiting
        super().__init__(f"seat {seat} has nothing to decide now; waiting for {waiting}")


class StaleDecision(ChoiceError):
    def __init__(self, number: int, current: int) -> None:
        self.number = number
        self.current = current
        super().__init__(f"decision {number} is past; the current one is {current}")


class GameOver(ChoiceError):
    def __init__(self) -> None:
        super().__init__("the game is over")


class CannotUndo(WealdError):
    """Undo would take back what someone has learned (or there is nothing to take back)."""

    def __init__(self, why: str, rule: str, who: list[int]) -> None:
        self.why = why
        self.rule = rule
        self.who = who
        super().__init__(f"cannot undo: {why}" + (f" ({rule})" if rule else ""))


class MalformedRecord(WealdError):
    def __init__(self, line: int, problem: str) -> None:
        self.line = line
        self.problem = problem
        super().__init__(f"line {line}: {problem}")


class HashMismatch(WealdError):
    """Replaying gave another position than the record says."""

    def __init__(self, round_: int, expected: str, got: str) -> None:
        self.round = round_
        self.expected = expected
        self.got = got
        super().__init__(f"the replay differs from the record in round {round_}: expected {expected}, got {got}")


class UnknownGame(WealdError):
    def __init__(self, game: str, known: list[str]) -> None:
        self.game = game
        super().__init__(f"unknown game {game!r}; known: {', '.join(known)}")


class UnknownSeat(WealdError):
    pass


class UnknownSetting(WealdError):
    """A setting of the game that does not exist, or a value it cannot take."""


class UnknownRevision(WealdError):
    def __init__(self, game: str, revision: int, known: list[int]) -> None:
        self.revision = revision
        self.known = known
        super().__init__(f"{game}: rules revision {revision} is not known here; known: {known}")


class ImpossibleChance(WealdError):
    """A result of chance fixed in advance that cannot come up."""

    def __init__(self, value: int, below: int) -> None:
        self.value = value
        super().__init__(f"the scripted result of chance {value} is not one of 0 to {below - 1}")


class RulesBug(Exception):
    """A procedure broke a promise of the kernel: our fault, never the caller's."""
