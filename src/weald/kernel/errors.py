"""Everything that can go wrong, each with a type and a code of its own. None of them changes a match.

A code is API: the texts ``error-<code>`` say it in the player's language, with the values of ``details``.
"""

from __future__ import annotations

from typing import ClassVar


class WealdError(Exception):
    """Base of all errors a caller can cause. Its text is an English sentence for logs and developers."""

    code: ClassVar[str] = "bad-request"

    def __init__(self, message: str, **details: object) -> None:
        self.details = details  # the values that matter, for texts and programs
        super().__init__(message)


class ChoiceError(WealdError):
    """A choice that was not taken."""


class MalformedChoice(ChoiceError):
    """The text is no option of this game at all."""

    code = "unknown-option"

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} is not an option of this game", option=text)


class NotOffered(ChoiceError):
    """A real option of the game, but not one of this decision."""

    code = "not-offered"

    def __init__(self, text: str, offered: list[str]) -> None:
        shown = ", ".join(offered[:12]) + (", ..." if len(offered) > 12 else "")
        super().__init__(f"{text!r} is not offered now; offered: {shown}", option=text, offered=offered)


class NotYourDecision(ChoiceError):
    code = "not-yours"

    def __init__(self, seat: int, waiting: list[int]) -> None:
        super().__init__(f"seat {seat} has nothing to decide now; waiting for {waiting}", seat=seat, waiting=waiting)


class StaleDecision(ChoiceError):
    code = "stale"

    def __init__(self, number: int, current: int) -> None:
        super().__init__(f"decision {number} is past; the current one is {current}", number=number, current=current)


class GameOver(ChoiceError):
    code = "game-over"

    def __init__(self) -> None:
        super().__init__("the game is over")


class CannotUndo(WealdError):
    """Undo would take back what someone has learned (or there is nothing to take back)."""

    code = "cannot-undo"

    def __init__(self, why: str, rule: str, who: list[int]) -> None:
        self.why = why
        super().__init__(f"cannot undo: {why}" + (f" ({rule})" if rule else ""), why=why, rule=rule, who=who)


class MalformedRecord(WealdError):
    code = "bad-record"

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}", line=line)


class HashMismatch(WealdError):
    """Replaying gave another position than the record says."""

    code = "record-differs"

    def __init__(self, round_: int, expected: str, got: str) -> None:
        message = f"the replay differs from the record in round {round_}: expected {expected}, got {got}"
        super().__init__(message, round=round_)


class UnknownGame(WealdError):
    code = "unknown-game"

    def __init__(self, game: str, known: list[str]) -> None:
        super().__init__(f"unknown game {game!r}; known: {', '.join(known)}", game=game)


class UnknownSeat(WealdError):
    """A side that the game does not have, or a line-up it does not allow."""

    code = "unknown-seat"


class UnknownSetting(WealdError):
    """A setting of the game that does not exist, or a value it cannot take."""

    code = "unknown-setting"


class UnknownRevision(WealdError):
    code = "unknown-revision"

    def __init__(self, game: str, revision: int, known: list[int]) -> None:
        message = f"{game}: rules revision {revision} is not known here; known: {known}"
        super().__init__(message, revision=revision, known=known)


class ImpossibleChance(WealdError):
    """A result of chance fixed in advance that cannot come up."""

    code = "impossible-chance"

    def __init__(self, value: int, below: int) -> None:
        super().__init__(f"the scripted result of chance {value} is not one of 0 to {below - 1}", value=value)


class RulesBug(Exception):
    """A procedure broke a promise of the kernel: our fault, never the caller's."""
