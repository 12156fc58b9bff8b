"""What has happened so far in the turn: the log as it leaves the engine, and the answers that were given."""

from __future__ import annotations

from typing import Any

from tests.games.root.referee.reading import Table
from weald.kernel.event import EVERYONE
from weald.match import Match

Event = dict[str, Any]


class Answer:
    """A question that was asked, and what was chosen."""

    def __init__(self, table: Table, prompt: str, seat: int, args: dict[str, Any], chosen: str, event: int) -> None:
        self.table = table
        self.prompt = prompt
        self.seat = seat
        self.args = args
        self.chosen = chosen
        self.event = event  # how long the log was

    @property
    def verb(self) -> str:
        return self.chosen.split(" ")[0]

    @property
    def what(self) -> str:
        return self.chosen.split(" ")[-1]


class Trail:
    def __init__(self) -> None:
        self.events: list[Event] = []
        self.answers: list[Answer] = []
        self.turn_began = 0  # in events
        self.answers_began = 0

    def read(self, match: Match) -> list[Event]:
        """The events since the last reading."""
        assert match.journal is not None
        start = len(self.events)
        for n, event in enumerate(match.journal.since(start), start):
            told = match.game.event_json(n, event, EVERYONE)
            assert told is not None
            self.events.append(told)
            if told["kind"] == "turn":
                self.turn_began = n
                del self.answers[:-1]  # each holds a table
                self.answers_began = len(self.answers)
        return self.events[start:]

    def note(self, table: Table, prompt: str, seat: int, args: dict[str, Any], chosen: str) -> None:
        self.answers.append(Answer(table, prompt, seat, args, chosen, len(self.events)))

    def this_turn(self) -> list[Event]:
        return self.events[self.turn_began :]

    def answers_this_turn(self) -> list[Answer]:
        return self.answers[self.answers_began :]

    def happened(self, kind: str, seat: int | None = None) -> list[Event]:
        """Events of a kind in this turn."""
        return [e for e in self.this_turn() if e["kind"] == kind and seat in (None, e["seat"])]

    def entered(self, table: Table) -> set[tuple[str, str]]:
        """Sides, and the clearings that they have moved into in this turn."""
        out: set[tuple[str, str]] = set()
        for event in self.this_turn():
            args = event["args"]
            if event["kind"] in ("moved", "hireling-moved"):
                out.add((args["side"], args["to"]))
            elif event["kind"] == "moved-champion":
                out.add(("hundreds", args["to"]))
            elif event["kind"] == "walked":
                out.add((table.sides[event["seat"]], args["to"]))
        return out

    def last(self, *prompts: str) -> Answer | None:
        """The last answer in this turn to one of these prompts."""
        for answer in reversed(self.answers_this_turn()):
            if answer.prompt in prompts:
                return answer
        return None
