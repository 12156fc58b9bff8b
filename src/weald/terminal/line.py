"""The plain mode: lines in, lines out. For screen readers, pipes, small terminals, and those who like it so.

With ``quiet`` (screen readers, pipes) no map is drawn: the position is asked for with `m`, cards with `c`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.panel import Panel
from rich.rule import Rule as Line
from rich.text import Text

from weald.kernel.errors import WealdError
from weald.terminal import page
from weald.terminal.session import Session
from weald.text import render as render


class Stop(Exception):
    """The person wants to leave."""


class Lines:
    def __init__(self, session: Session, export: Path | None = None, quiet: bool = False) -> None:
        self.session = session
        self.texts = session.texts
        self.export = export
        self.quiet = quiet
        self.console = Console(highlight=False, soft_wrap=quiet)
        self.at_keyboard = session.seat
        self.memory = page.Memory()
        self.told = -1  # quiet: up to where the log has been read out

    def run(self) -> None:
        session = self.session
        try:
            while not session.over:
                for words in session.heard():
                    self.say(words)
                decision = session.asked()
                if session.request() is not None:
                    self._agree()
                elif decision is None:
                    session.go_on()
                elif decision["forced"]:
                    session.choose(decision["options"][0]["id"])
                else:
                    self._hand_over(decision["seat"])
                    self._show()
                    self._ask(decision)
            self._show()
            view = session.view()
            self.say(Panel(page.result(session, view), subtitle=view["result"]["rule"]))
        except (Stop, EOFError, KeyboardInterrupt):
            self.say(self.texts.format("cli-stopped"))
        finally:
            if not session.over:
                self.say(self.texts.format("cli-resume", command=session.again()))
            if self.export is not None:
                self._export(self.export)
            session.close()

    def _agree(self) -> None:
        """Another wants to take a choice back."""
        session = self.session
        self.say(session.request() or "")
        for number, id in enumerate(("ui-agree", "ui-refuse"), 1):
            self.console.print(Text(f"{number:>3} {self.texts.format(id)}"))
        while session.request() is not None:
            line = self._read("> ").strip()
            if line == "q":
                raise Stop
            if line in ("1", "2"):
                try:
                    session.answer(line == "1")
                except WealdError as problem:
                    self.console.print(Text(render.error(self.texts, problem), "red"))
                return

    def say(self, what: Any) -> None:
        if isinstance(what, str):
            what = Text(what)
        if self.quiet and isinstance(what, Panel):
            what = what.renderable
        self.console.print(what)

    def _hand_over(self, seat: int) -> None:
        """A curtain between two people at one keyboard."""
        if seat == self.at_keyboard:
            return
        self.console.clear()
        self._read(self.texts.format("cli-hand-over", who=page.side(self.session, self.session.view(), seat)))
        self.at_keyboard = seat

    def _read(self, prompt: str) -> str:
        line = self.console.input(Text(prompt))
        if not sys.stdin.isatty():
            self.console.print(Text(line))  # a transcript reads as if it had been typed
        return line

    # --- showing -------------------------------------------------------------------------------------

    def _show(self, board: bool | None = None) -> None:
        session, view = self.session, self.session.view()
        if board is None:
            board = not self.quiet
        if board:
            self.console.clear()
            self.console.print(Line(page.title(session, view)))
            for part in page.board(session, view, self.console.width):
                self.console.print(part)
            cards = [Panel(page.card(session, id), width=34) for id in page.hand(session, view)]
            if cards:
                self.console.print(Columns(cards, equal=True))
        # Quiet: every line of the log once.
        known = self.told if self.quiet else self.memory.known(session.seat, view["number"])
        for line in page.latest(session, view, known, 0 if self.quiet else page.RECENT):
            self.console.print(Text(f"  {line}", "dim"))
        self.told = view["number"]

    # --- asking --------------------------------------------------------------------------------------

    def _ask(self, decision: dict[str, Any]) -> None:
        """Until the position has changed."""
        view = self.session.view()
        who = page.side(self.session, view, decision["seat"])
        self.console.print()
        text = Text.assemble(
            (who, "bold"), "  ", (page.question(self.session, decision), "bold"), f"  [{decision['rule']}]"
        )
        self.console.print(text)
        cells = [Text(f"{i:>3} {label}") for i, label in enumerate(page.choices(self.session, decision), 1)]
        if self.quiet:
            for cell in cells:
                self.console.print(cell)
        else:
            self.console.print(Columns(cells, equal=True, padding=(0, 3)))
        while True:
            line = self._read("> ").strip()
            try:
                if self._do(line, decision):
                    self.memory.chose(decision["seat"], view["number"])
                    return
            except WealdError as problem:
                self.console.print(Text(render.error(self.texts, problem), "red"))
                if self.session.over or self.session.asked() != decision:
                    return  # at a server the others may have been faster

    def _do(self, line: str, decision: dict[str, Any]) -> bool:
        """True when the position has changed."""
        session = self.session
        word, _, rest = line.partition(" ")
        if line == "?":
            self._list(page.reasons(session, decision))
        elif line == "h":
            self.say(self.texts.format("cli-help"))
        elif line == "l":
            self._list(page.sentences(session))
        elif line == "d":
            view = session.view()
            self.console.print(page.digest(session, view, self.memory.known(session.seat, view["number"])))
        elif line == "m":
            self._show(board=True)
        elif line == "q":
            raise Stop
        elif word == "r":
            self._list(page.rule(session, rest.strip() or decision["rule"]))
        elif word == "c" and (rest or not any(o["id"] == "c" for o in decision["options"])):
            self._card(rest)
        elif word == "e":
            self._export(Path(rest.strip() or f"{session.game}.weald"))
        elif line == "u":
            session.undo()
            return True
        elif line == "concede":
            session.concede()
            return True
        elif line:
            session.choose(page.picked(decision, line))
            return True
        return False

    def _list(self, lines: list[str]) -> None:
        for line in lines:
            self.console.print(Text(f"  {line}"))

    def _card(self, wanted: str) -> None:
        """One card, or all of the hand."""
        ids = [page.find_card(self.session, wanted)] if wanted.strip() else page.hand(self.session, self.session.view())
        for id in ids:
            if id is None:
                self.console.print(Text(self.texts.format("cli-no-such-card", text=wanted.strip()), "red"))
            else:
                self.console.print(page.card(self.session, id))

    def _export(self, file: Path) -> None:
        try:
            file.write_text(self.session.record(), "utf-8")
        except OSError as problem:
            self.console.print(Text(f"{file}: {problem.strerror}", "red"))
        else:
            self.say(self.texts.format("cli-saved", file=str(file)))
