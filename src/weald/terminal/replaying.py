"""A recorded game step by step: what was asked, what was chosen, how the table looked, everything revealed."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.rule import Rule as Line
from rich.text import Text

from weald.match import Match
from weald.match.sight import decision_json, events
from weald.terminal import page
from weald.terminal.session import Json, texts_of
from weald.text import render as render


class Past:
    """A moment of a game, as a session that only shows."""

    def __init__(self, match: Match, lang: str) -> None:
        self.whole = match
        self.game = match.game.id
        self.texts = texts_of(self.game, lang)
        self.count = len(match.choices)
        self.seat = 0
        self.go(0)

    def go(self, number: int) -> None:
        self.number = max(0, min(number, self.count))
        self.match = self.whole.at(self.number) if self.number < self.count else self.whole
        if self.match.open:
            self.seat = self.match.open[0].seat

    def view(self) -> Json:
        return self.match.view(self.seat)

    def log(self, last: int = 0) -> list[Json]:
        return [entry for entry in events(self.whole, self.seat) if entry["number"] <= self.number]  # type: ignore[operator]

    def asked(self) -> Json | None:
        return decision_json(self.match, self.match.open[0]) if self.match.open else None

    def chosen(self) -> str:
        """What was chosen here, as a sentence."""
        decision = self.asked()
        if decision is None or self.number >= self.count:
            return ""
        option: Any = self.whole.choices[self.number][1]
        return render.option(self.texts, decision, {"id": option.id, "verb": option.verb, "at": option.at})


def step_through(match: Match, lang: str, console: Console | None = None) -> None:
    console = console or Console(highlight=False)
    past = Past(match, lang)
    show(past, console)
    while True:
        try:
            line = console.input(Text("> ")).strip()
        except (EOFError, KeyboardInterrupt):
            return
        if line == "q":
            return
        if line == "h" or line == "?":
            console.print(Text(past.texts.format("cli-replay-help")))
        elif line == "l":
            for sentence in page.sentences(past):  # type: ignore[arg-type]
                console.print(Text(f"  {sentence}"))
        else:
            past.go(past.number - 1 if line == "b" else int(line) if line.isdecimal() else past.number + (line != "m"))
            show(past, console)


def show(past: Past, console: Console) -> None:
    session: Any = past
    view = past.view()
    console.clear()
    console.print(Line(page.title(session, view)))
    for part in page.board(session, view):
        console.print(part)
    for line in page.latest(session, view, past.number - 1):
        console.print(Text(f"  {line}", "dim"))
    console.print()
    console.print(Text(past.texts.format("cli-replay-at", number=past.number, count=past.count), "bold"))
    decision = past.asked()
    if decision is not None:
        who = page.side(session, view, decision["seat"])
        console.print(Text.assemble((who, "bold"), f"  {page.question(session, decision)}  ", (past.chosen(), "bold")))
    elif view["result"]:
        console.print(Text(page.result(session, view), "bold"))
    console.print(Text(past.texts.format("cli-replay-help"), "dim"))
