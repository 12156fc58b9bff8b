"""A match as the table keeps it: every change is a row of the log, and the rows make the match again."""

from __future__ import annotations

import zlib

import msgspec

from weald.games import find
from weald.kernel.decision import CONCEDE
from weald.kernel.errors import CannotUndo, NotYourDecision, RulesBug, WealdError
from weald.match import Match, begin
from weald.match.past import Choice
from weald.match.snapshot import Paper, load
from weald.table.rows import LogRow, Saved, Stored, TableRow, milliseconds
from weald.table.wire import Notice

LONG = 400  # rows; longer games are opened at their last checkpoint
# What other rules may make of a state they do not know.
_BROKEN = (AssertionError, AttributeError, IndexError, KeyError, ValueError, TypeError, RulesBug)


class CannotContinue(Exception):
    """Not even the last checkpoint can be read by these rules."""


class StoredMatch:
    def __init__(self, match: Match) -> None:
        self.match = match
        self.seq = 0  # rows applied
        self.base = 0  # the first decision one can go back to ...
        self.partial = False  # ... until the rows before it are played again
        self.cuts = 0  # how often something was taken back
        self.notice: Notice | None = None
        self.repair: list[LogRow] = []  # rows an upgrade makes necessary

    # --- changes: each is made in the match and returned as the row to store ---------------------------

    def choose(self, seat: int, text: str, number: int | None, source: str, spent: int = 0) -> LogRow:
        match = self.match
        if number is None:
            number = match.decision_of(seat).number
        match.choose(text, seat, number)
        return self._row("choice", seat, number, text.strip(), source, spent)

    def follow(self, choices: list[Choice]) -> list[LogRow]:
        """The choices that another table began with."""
        self.match.expect(len(choices))
        return [self.choose(seat, option.id, None, "branch") for seat, option, _ in choices]

    def concede(self, seat: int, source: str) -> LogRow:
        number = self.match.number
        self.match.concede(seat)
        return self._row("concede", seat, number, CONCEDE.id, source, 0)

    def undo(self, seat: int, agreed: bool) -> LogRow:
        match = self.match
        check = match.can_undo(seat)
        if check.number < self.base:
            raise CannotUndo("before-upgrade", "", [])
        if match.has_sealed(seat):
            match.undo(seat)
            return self._row("unseal", seat, match.number, "", "player", 0)
        match.undo(seat, agreed)
        return self._row("undo", seat, check.number, "", "player", 0)

    def _row(self, kind: str, seat: int, number: int, text: str, source: str, spent: int) -> LogRow:
        if kind in {"undo", "unseal"}:
            self.cuts += 1
        row = LogRow(self.seq, kind, seat, number, text, source, spent, milliseconds(), self.match.hash())
        self.seq += 1
        return row

    def apply(self, row: LogRow) -> None:
        """Make a stored change again."""
        match = self.match
        match row.kind:
            case "choice":
                match.choose(row.text, row.seat)
            case "concede":
                match.concede(row.seat)
            case "unseal":
                if not match.has_sealed(row.seat):
                    raise NotYourDecision(row.seat, [d.seat for d in match.open])
                match.undo(row.seat)
            case "undo":
                match.cut(row.number)
            case _:
                raise CannotContinue(f"row {row.seq}: unknown kind {row.kind!r}")
        self.seq = row.seq + 1

    # --- checkpoints -------------------------------------------------------------------------------------

    def save(self) -> Saved:
        match = self.match
        paper = match.save()
        packed = zlib.compress(msgspec.json.encode(paper), 1)
        return Saved(self.seq, paper["number"], match.game.revision, match.hash(), packed)


def start(table: TableRow) -> StoredMatch:
    return StoredMatch(begin(find(table.game), table.sides, table.seed, table.options))


def restore(stored: Stored, whole: bool = False) -> StoredMatch:
    """The match of a stored table.

    The rows are played again from the start and proved: after an upgrade by the hash of every row, otherwise by those
    of the checkpoints and of the last row. Where rules have changed so that this fails, the match continues from its
    last checkpoint and the notice says what differs.
    A long game under unchanged rules is opened at its last checkpoint, unless the ``whole`` is wanted.
    """
    table = stored.table
    game = find(table.game)
    upgraded = table.revision != game.revision or table.data != game.data_fingerprint()
    if not whole and not upgraded and len(stored.log) > LONG:
        quick = _quick(stored)
        if quick is not None:
            return quick
    problem = ""
    done = 0
    try:
        play = start(table)
        last = len(stored.log)
        proofs = {row.seq + 1: row.hash for row in stored.log if row.hash and (upgraded or row.seq + 1 == last)}
        proofs |= {point.seq: point.hash for point in stored.checkpoints}
        play.match.expect(last)
        _prove(play.match, proofs.get(0))
        for row in stored.log:
            play.apply(row)
            done += 1
            _prove(play.match, proofs.get(done))
        play.match.expect(0)  # what was taken back does not come: there may be fewer choices than rows
    except (WealdError, CannotContinue, *_BROKEN) as error:
        problem = _told(done, error)
    else:
        if upgraded:
            args = {"from": table.revision, "to": game.revision}
            if last in proofs:
                play.notice = Notice("upgraded", "The rules were revised; this game is proved to be unaffected.", args)
            else:
                proved = max((seq for seq in proofs if seq <= last), default=0)
                message = "The rules were revised; the last choices of this game were stored without a proof."
                play.notice = Notice("upgraded-unproved", message, args | {"proved": proved, "of": last})
        return play
    return _from_checkpoint(stored, problem)


def _quick(stored: Stored) -> StoredMatch | None:
    """From the last checkpoint, if everything is as it was."""
    saved = next((point for point in reversed(stored.checkpoints) if point.body), None)
    if saved is None or saved.revision != find(stored.table.game).revision:
        return None
    try:
        play = _load(stored.table, saved)
        if play.match.hash() != saved.hash:
            return None
        for row in stored.log[saved.seq :]:
            if row.kind == "undo" and row.number < saved.number:
                return None
            play.apply(row)
        _prove(play.match, stored.log[-1].hash or None)
    except (WealdError, CannotContinue, *_BROKEN):
        return None
    play.partial = True
    return play


class OtherPosition(WealdError):
    """The rules led to another position than they did when the game was played."""


def _told(done: int, error: Exception) -> str:
    """What everybody at the table may know of a problem: where it is and of what kind, but no options, which
    could be somebody's hand."""
    return f"choice {done}: {type(error).__name__}"


def _prove(match: Match, expected: str | None) -> None:
    if expected is not None and match.hash() != expected:
        raise OtherPosition("another position than the one stored")


def _from_checkpoint(stored: Stored, problem: str) -> StoredMatch:
    table = stored.table
    game = find(table.game)
    for saved in reversed([point for point in stored.checkpoints if point.body]):
        later = [row for row in stored.log if row.seq >= saved.seq]
        if any(row.kind == "undo" and row.number < saved.number for row in later):
            continue  # taken back since
        try:
            play = _load(table, saved)
        except (WealdError, *_BROKEN):
            continue
        proved = play.match.hash() == saved.hash
        lost = 0
        for i, row in enumerate(later):
            try:
                play.apply(row)
            except (WealdError, *_BROKEN) as error:
                problem += f"; {_told(row.seq, error)}"
                lost = len(later) - i
                break
        if lost:
            # The log only grows: what can no longer be played is taken back by a row of its own.
            play.seq = len(stored.log)
            number = play.match.number
            play.match.cut(number)
            proof = play.match.hash()
            play.repair = [LogRow(play.seq, "undo", 0, number, "", "upgrade", 0, milliseconds(), proof)]
            play.seq += 1
        play.notice = Notice(
            "rules-changed",
            "The rules were revised and this game would have gone differently under them. "
            "It continues from its last checkpoint.",
            {
                "from": table.revision, "to": game.revision, "differs": problem, "checkpoint": saved.number,
                "proved": proved, "lost": lost,
            },
        )  # fmt: skip
        return play
    raise CannotContinue(problem)


def _load(table: TableRow, saved: Saved) -> StoredMatch:
    game = find(table.game)
    paper: Paper = msgspec.json.decode(zlib.decompress(saved.body))
    paper.setdefault("number", saved.number)  # stored before the kernel wrote papers
    paper.setdefault("blank", 0)
    paper.setdefault("revision", saved.revision)
    match = load(game, table.sides, game.read_options(table.options), table.seed, paper)
    play = StoredMatch(match)
    play.seq = saved.seq
    play.base = saved.number
    return play
