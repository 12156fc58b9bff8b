"""Everything that can go wrong, each with a type and a code of its own. None of them changes a match.

A code is API: the texts ``error-<code>`` say it in the player's language, with the values of ``details()``.
"""

from __future__ import annotations

from typing import ClassVar


class WealdError(Exception):
    """Base of all errors a caller can cause. Its text is an English sentence for logs and developers."""

    code: ClassVar[str] = "bad-request"

    def details(self) -> dict[str, object]:
        """The values that matter, for texts and programs."""
        return {}


class ChoiceError(WealdError):
    """A choice that was not taken."""


class MalformedChoice(ChoiceError):
    """The text is no option of this game at all."""

    code = "unknown-option"

    def __init__(self, text: str) -> None:
        self.text = text
        super().__init__(f"{text!r} is not an option of this game")

    def details(self) -> dict[str, object]:
        return {"option": self.text}


class NotOffered(ChoiceError):
    """A real option of the game, but not one of this decision."""

    code = "not-offered"

    def __init__(self, text: str, offered: list[str]) -> None:
        self.text = text
        self.offered = offered
        shown = ", ".join(offered[:12]) + (", ..." if len(offered) > 12 else "")
        super().__init__(f"{text!r} is not offered now; offered: {shown}")

    def details(self) -> dict[str, object]:
        return {"option": self.text, "offered": self.offered}


class NotYourDecision(ChoiceError):
    code = "not-yours"

    def __init__(self, seat: int, waiting: list[int]) -> None:
        self.seat = seat
        self.waiting = waiting
        super().__init__(f"seat {seat} has nothing to decide now; waiting for {waiting}")

    def details(self) -> dict[str, object]:
        return {"seat": self.seat, "waiting": self.waiting}


class StaleDecision(ChoiceError):
    code = "stale"

    def __init__(self, number: int, current: int) -> None:
        self.number = number
        self.current = current
        super().__init__(f"decision {number} is past; the current one is {current}")

    def details(self) -> dict[str, object]:
        return {"number": self.number, "current": self.current}


class GameOver(ChoiceError):
    code = "game-over"

    def __init__(self) -> None:
        super().__init__("the game is over")


class CannotUndo(WealdError):
    """Undo would take back what someone has learned (or there is nothing to take back)."""

    code = "cannot-undo"

    def __init__(self, why: str, rule: str, who: list[int]) -> None:
        self.why = why
        self.rule = rule
        self.who = who
        super().__init__(f"cannot undo: {why}" + (f" ({rule})" if rule else ""))

    def details(self) -> dict[str, object]:
        return {"why": self.why, "rule": self.rule, "who": self.who}


class MalformedRecord(WealdError):
    code = "bad-record"

    def __init__(self, line: int, problem: str) -> None:
        self.line = line
        self.problem = problem
        super().__init__(f"line {line}: {problem}")

    def details(self) -> dict[str, object]:
        return {"line": self.line}


class HashMismatch(WealdError):
    """Replaying gave another position than the record says."""

    code = "record-differs"

    def __init__(self, round_: int, expected: str, got: str) -> None:
        self.round = round_
        self.expected = expected
        self.got = got
        super().__init__(f"the replay differs from the record in round {round_}: expected {expected}, got {got}")

    def details(self) -> dict[str, object]:
        return {"round": self.round}


class UnknownGame(WealdError):
    code = "unknown-game"

    def __init__(self, game: str, known: list[str]) -> None:
        self.game = game
        super().__init__(f"unknown game {game!r}; known: {', '.join(known)}")

    def details(self) -> dict[str, object]:
        return {"game": self.game}


class UnknownSeat(WealdError):
    """A side that the game does not have, or a line-up it does not allow."""

    code = "unknown-seat"


class UnknownSetting(WealdError):
    """A setting of the game that does not exist, or a value it cannot take."""

    code = "unknown-setting"


class UnknownRevision(WealdError):
    code = "unknown-revision"

    def __init__(self, game: str, revision: int, known: list[int]) -> None:
        self.revision = revision
        self.known = known
        super().__init__(f"{game}: rules revision {revision} is not known here; known: {known}")

    def details(self) -> dict[str, object]:
        return {"revision": self.revision}


class ImpossibleChance(WealdError):
    """A result of chance fixed in advance that cannot come up."""

    code = "impossible-chance"

    def __init__(self, value: int, below: int) -> None:
        self.value = value
        super().__init__(f"the scripted result of chance {value} is not one of 0 to {below - 1}")

    def details(self) -> dict[str, object]:
        return {"value": self.value}


class RulesBug(Exception):
    """A procedure broke a promise of the kernel: our fault, never the caller's."""
