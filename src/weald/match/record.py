"""The ``.weald`` record: a header, one choice per line in notation, a state hash every round. Written here, read here, and
played again with every hash proved.

weald 1
game ironwood
rules 1
seats woodwalkers ironclad
option beginner false
seed 7
--
= 1 0f3a...            the position when round 1 asks its first decision
woodwalkers draw 2
...
result ironclad forges 14.3.1
"""

from __future__ import annotations

from typing import Final

from weald.kernel import Game, Value
from weald.kernel.decision import CONCEDE
from weald.kernel.errors import (
    ChoiceError,
    HashMismatch,
    ImpossibleChance,
    MalformedRecord,
    UnknownRevision,
    UnknownSeat,
    UnknownSetting,
)
from weald.match.match import Match, begin

FORMAT: Final = "weald 1"
DIGITS: Final = 100  # of a seed, at most


def write(match: Match, viewer: int | None = None) -> str:
    """The record; for a ``viewer`` of a running game without seed and without what others have kept to themselves:
    sealed choices, those of a procedure that still asks (nothing need be told before it ends), and the one that led to a
    question which is nobody else's business."""
    redacted = viewer is not None and not match.over
    told = match.checkpoints[-1].number if match.checkpoints else 0
    if any(decision.secret for decision in match.open):
        told -= 1
    lines = [FORMAT, f"game {match.game.id}", f"rules {match.game.revision}", f"seats {' '.join(match.seats)}"]
    for key in sorted(match.options):
        lines.append(f"option {key} {text_of(match.options[key])}")
    fingerprint = match.game.data_fingerprint()
    if fingerprint:
        lines.append(f"data {fingerprint}")
    if redacted:
        name = match.seats[viewer] if viewer is not None and viewer >= 0 else "spectator"
        lines.append(f"redacted {name}")
    else:
        lines.append(f"seed {match.seed}")
        if match.script:
            lines.append(f"chance {' '.join(str(v) for v in match.script)}")
    lines.append("--")
    hashes = match.hashes
    k = 0
    for i, (seat, option, sealed) in enumerate(match.choices):
        while k < len(hashes) and hashes[k][0] <= i:
            if not redacted:
                lines.append(f"= {hashes[k][1]} {hashes[k][2]}")
            k += 1
        hidden = redacted and seat != viewer and (sealed or i >= told)
        lines.append(f"{match.seats[seat]} {'?' if hidden else option.id}")
    if match.over:
        lines.append(f"= {match.state.round} {match.hash()}")
        lines.append(f"result {result_of(match)}")
    return "\n".join(lines) + "\n"


def result_of(match: Match) -> str:
    winners = [s for i, s in enumerate(match.seats) if match.state.winners >> i & 1]
    return f"{','.join(winners) or 'nobody'} {match.state.how} {match.state.how_rule}".rstrip()


def text_of(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


# --- reading ----------------------------------------------------------------------------------------


class Record:
    def __init__(self) -> None:
        self.game = ""
        self.revision = 0
        self.seats: list[str] = []
        self.options: dict[str, str] = {}
        self.seed = 0
        self.data = ""
        self.redacted = ""
        self.script: list[int] = []
        # (line number, seat name, notation) and (line number, round, hash) in file order
        self.choices: list[tuple[int, str, str]] = []
        self.hashes: list[tuple[int, int, int, str]] = []  # line, choices before it, round, hash
        self.result = ""
        self.lines = 0  # of the text


def read(text: str) -> Record:
    """Parse; every problem names its line."""
    record = Record()
    lines = text.splitlines()
    record.lines = len(lines)
    if not lines or lines[0].strip() != FORMAT:
        raise MalformedRecord(1, f"expected {FORMAT!r}")
    i = 1
    while i < len(lines) and lines[i].strip() != "--":
        _header(record, i + 1, lines[i].strip())
        i += 1
    if i >= len(lines):
        raise MalformedRecord(len(lines), "the record ends before its first choice (no '--' line)")
    if not record.game or not record.revision or not record.seats:
        raise MalformedRecord(i + 1, "the header must name game, rules and seats")
    for number, raw in enumerate(lines[i + 1 :], i + 2):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if record.result:
            raise MalformedRecord(number, "something follows the result")
        head, _, tail = line.partition(" ")
        if head == "=":
            round_, _, digest = tail.partition(" ")
            if not round_.isdecimal() or len(digest) != 16:
                raise MalformedRecord(number, f"expected '= ROUND HASH', got {line!r}")
            record.hashes.append((number, len(record.choices), int(round_), digest))
        elif head == "result":
            record.result = tail
        elif head in record.seats and tail:
            record.choices.append((number, head, tail))
        else:
            raise MalformedRecord(number, f"expected 'SEAT CHOICE' with one of {', '.join(record.seats)}, got {line!r}")
    return record


def _header(record: Record, number: int, line: str) -> None:
    key, _, value = line.partition(" ")
    if not line or key.startswith("#"):
        return
    if key == "game":
        record.game = value
    elif key == "rules" and value.isdecimal():
        record.revision = int(value)
    elif key == "seats":
        record.seats = value.split()
    elif key == "option":
        name, _, setting = value.partition(" ")
        record.options[name] = setting
    elif key == "seed" and value.removeprefix("-").isdecimal() and len(value) <= DIGITS:
        record.seed = int(value)
    elif key == "data":
        record.data = value
    elif key == "redacted":
        record.redacted = value
    elif key == "chance":
        try:
            record.script = [int(v) for v in value.split()]
        except ValueError:
            raise MalformedRecord(number, f"expected whole numbers, got {value!r}") from None
    else:
        raise MalformedRecord(number, f"unknown header line {line!r}")


def replay(record: Record, game: Game, verify: bool = True) -> Match:
    """Play a record again, choice by choice, proving every hash on the way."""
    if record.redacted:
        raise MalformedRecord(1, f"this record was exported for {record.redacted} while the game ran; it has no seed")
    if record.revision not in game.known_revisions:
        raise UnknownRevision(game.id, record.revision, list(game.known_revisions))
    if record.data and record.data != game.data_fingerprint():
        raise UnknownSetting(f"the record was played with other data ({record.data}, here {game.data_fingerprint()})")
    try:
        match = begin(game, record.seats, record.seed, dict(record.options), record.script)
    except (UnknownSeat, ImpossibleChance) as error:
        raise MalformedRecord(1, str(error)) from None
    match.expect(len(record.choices))
    due = 0
    for i, (line, seat, text) in enumerate(record.choices):
        due = _check(record, match, due, i, verify)
        try:
            _choose(match, match.seats.index(seat), text)
        except (ChoiceError, ImpossibleChance) as error:
            raise MalformedRecord(line, str(error)) from error
    _check(record, match, due, len(record.choices), verify)
    if verify and record.result and not match.over:
        raise MalformedRecord(record.lines, "the record has a result but the game is not over: choices are missing")
    if verify and match.over and not record.result:
        raise MalformedRecord(record.lines, "the game is over but the record has no result: it was cut")
    if verify and record.result and record.result != result_of(match):
        raise MalformedRecord(record.lines, f"the result is {result_of(match)!r}, not {record.result!r}")
    return match


def _choose(match: Match, seat: int, text: str) -> None:
    if text == CONCEDE.id:
        match.concede(seat)
    else:
        match.choose(text, seat)


def _check(record: Record, match: Match, due: int, made: int, verify: bool) -> int:
    while due < len(record.hashes) and record.hashes[due][1] <= made:
        _, _, round_, digest = record.hashes[due]
        then, _, known = match.hashes[-1]
        found = known if then == made else match.hash()
        if verify and found != digest:
            raise HashMismatch(round_, digest, found)
        due += 1
    return due
