"""The terminal client: one decision after another, for one person or several at one keyboard."""

from __future__ import annotations

import importlib
import importlib.util
import re
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console, Group
from rich.panel import Panel
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text

from weald import rulebook
from weald.games import find
from weald.kernel import Dice, Match, begin, split
from weald.kernel.errors import CannotUndo, ChoiceError, MalformedChoice, UnknownSeat, WealdError
from weald.kernel.sight import decision_json, events
from weald.players import make
from weald.text import Texts
from weald.text import render as render

LOG_LINES = 9
MANY_LINES = 60


class Client:
    def __init__(
        self, game: str, side: str | None, opponent: str, seed: int, options: dict[str, str], lang: str,
        save: Path | None,
    ) -> None:  # fmt: skip
        self.match: Match = begin(find(game), None, seed, {**find(game).suited(1), **options})
        seats = self.match.seats
        if side is not None and side not in seats:
            raise UnknownSeat(f"{game} has no seat {side!r}; known: {', '.join(seats)}")
        bots = self.match.game.automatic(self.match.options)
        people = [seat for seat in range(len(seats)) if seat not in bots]
        if side is not None and seats.index(side) in bots:
            raise UnknownSeat(f"{side} is played by the bot; yours: {', '.join(seats[seat] for seat in people)}")
        self.player = None if opponent == "human" else make(opponent)
        self.humans = people if self.player is None else [seats.index(side) if side else people[0]]
        self.dice = Dice(split(seed, 77))
        self.texts = Texts(lang, game, overridden_texts(game, lang))
        self.save = save
        self.console = Console(highlight=False)
        self.at_keyboard = self.humans[0]
        self.board = board_of(game)

    # --- the loop ------------------------------------------------------------------------------------

    def run(self) -> None:
        try:
            while not self.match.over:
                decision = next((d for d in self.match.open if d.seat in self.humans), None)
                if decision is None:
                    self._let_play(self.match.open[0].seat)
                elif len(decision.options) == 1:
                    self.match.choose(decision.options[0], decision.seat)
                else:
                    self._hand_over(decision.seat)
                    self._show(decision.seat)
                    self._ask(decision.seat)
            self._show(self.at_keyboard)
            self._result()
        except (EOFError, KeyboardInterrupt):
            self.console.print(self.texts.format("cli-stopped"))
        finally:
            if self.save is not None:
                self.save.write_text(self.match.record(), "utf-8")
                self.console.print(self.texts.format("cli-saved", file=str(self.save)))

    def _let_play(self, seat: int) -> None:
        assert self.player is not None
        world = self.match.redeal(seat, self.dice.below(1 << 32))
        self.match.choose(self.player.choose(world, seat, self.dice), seat)

    def _hand_over(self, seat: int) -> None:
        """A curtain between two people at one keyboard."""
        if seat == self.at_keyboard:
            return
        self.console.clear()
        self.console.input(self.texts.format("cli-hand-over", who=self._side(seat)))
        self.at_keyboard = seat

    # --- showing -------------------------------------------------------------------------------------

    def _side(self, seat: int) -> str:
        return self.texts.format(f"side-{self.match.sides[seat]}")

    def _show(self, seat: int) -> None:
        view = self.match.view(seat)
        self.console.clear()
        self.console.print(Line(self._title(view)))
        self._board(view)
        self._hand(view, seat)
        self._log(seat)

    def _title(self, view: dict[str, Any]) -> str:
        phase = view["position"].get("phase")
        parts = [self.match.game.id.capitalize(), self.texts.format("shell-round", round=view["round"])]
        if phase and self.texts.has(f"phase-{phase}"):
            parts.append(self.texts.format(f"phase-{phase}"))
        return "  ·  ".join(parts)

    def _board(self, view: dict[str, Any]) -> None:
        legal = {option["at"] for d in view["decisions"] for option in d["options"] if option["at"]}
        if self.board is not None:
            for part in self.board.show(view, legal, self.texts):
                self.console.print(part)
            return
        table = Table(show_header=False, box=None)
        for name, value in view["board"].items():
            table.add_row(name, str(value))
        self.console.print(table)

    def _hand(self, view: dict[str, Any], seat: int) -> None:
        panels = []
        for name, zone in view["zones"].items():
            if zone["owner"] == seat and "hand" in re.split(r"[.-]", name):
                panels += [self._card(card) for card in zone["cards"] if card]
        if panels:
            self.console.print(Columns(panels, equal=True))

    def _card(self, card: str) -> Panel:
        body = self.texts.format(f"card-{card}", "text") if self.texts.has(f"card-{card}", "text") else ""
        if self.texts.has(f"card-{card}", "burn"):  # a second text: what it does when it is burned
            body += f"\n{self.texts.format('keyword-when-burned')}: {self.texts.format(f'card-{card}', 'burn')}"
        numbers = getattr(self.board, "values", None)  # not every game prints numbers on its cards
        values = numbers(card) if numbers is not None else ""
        return Panel(
            Group(Text(values, "bold cyan"), Text(body)), title=f"[bold]{self.texts.format('card-' + card)}[/bold]",
            subtitle=card, width=32,
        )  # fmt: skip

    def _look_up(self, wanted: str) -> None:
        """A card by its id, written in capitals or not."""
        for card in (wanted, wanted.upper(), wanted.lower()):
            if self.texts.has(f"card-{card}"):
                self.console.print(self._card(card))
                return
        self.console.print(Text(self.texts.format("cli-no-such-card", text=wanted), "red"))

    def _log(self, seat: int) -> None:
        # All that happened since the last choice: a bot's turn is a story.
        journal, made = self.match.journal, self.match.number
        latest = 0 if journal is None else sum(1 for event in journal.events[-MANY_LINES:] if event.number >= made)
        for line in log_lines(self.match, self.texts.lang, seat, self.texts)[-max(LOG_LINES, latest) :]:
            self.console.print(Text(f"  {line}", "dim"))

    def _result(self) -> None:
        result = self.match.result
        assert result is not None
        self.console.print(Panel(render.result(self.texts, result, self.match.sides), subtitle=result["rule"]))

    # --- asking --------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Until a choice is made or taken back."""
        decision = decision_json(self.match, self.match.decision_of(seat))
        prompt = render.prompt(self.texts, decision)
        self.console.print()
        self.console.print(Text.assemble((self._side(seat), "bold"), "  ", (prompt, "bold"), f"  [{decision['rule']}]"))
        labels = [render.option(self.texts, decision, option) for option in decision["options"]]
        cells = [f"{i:>3} {label}" for i, label in enumerate(labels, 1)]
        self.console.print(Columns([Text(cell) for cell in cells], equal=True, padding=(0, 3)))
        while True:
            line = self.console.input("[bold]> [/bold]").strip()
            try:
                if self._do(line, seat, decision):
                    return
            except CannotUndo as error:
                self.console.print(Text(render.undo(self.texts, error.why), "red"))
            except MalformedChoice:
                self.console.print(Text(self.texts.format("cli-no-such-choice", text=line), "red"))
            except (ChoiceError, WealdError) as error:
                self.console.print(Text(str(error), "red"))

    def _do(self, line: str, seat: int, decision: dict[str, Any]) -> bool:
        """True when the position has changed."""
        word, _, rest = line.partition(" ")
        options = decision["options"]
        if line == "?":
            self._why_not(seat)
        elif line == "h":
            self.console.print(self.texts.format("cli-help"))
        elif line == "l":
            for entry in log_lines(self.match, self.texts.lang, seat, self.texts):
                self.console.print(Text(f"  {entry}"))
        elif line == "m":
            return True
        elif line == "q":
            raise EOFError
        elif word == "r":
            for statement in rulebook.load(self.match.game.id).lookup(rest or decision["rule"]):
                self.console.print(Text(f"{statement.id}  {statement.text}"))
        elif word == "c" and rest:
            self._look_up(rest.strip())
        elif line == "u":
            self.match.undo(seat)
            return True
        elif line == "concede":
            self.match.concede(seat)
            return True
        elif line.isdecimal() and 1 <= int(line) <= len(options):
            self.match.choose(options[int(line) - 1]["id"], seat)
            return True
        elif line:
            self.match.choose(self._short(line, options), seat)
            return True
        return False

    def _short(self, text: str, options: list[dict[str, Any]]) -> str:
        """A choice may be typed without its word: "f11" for "to f11"."""
        found = [o["id"] for o in options if o["id"].lower() == text.lower() or o["at"].lower() == text.lower()]
        return found[0] if len(found) == 1 else text

    def _why_not(self, seat: int) -> None:
        blocked = self.match.why_not(seat)
        if not blocked:
            self.console.print(self.texts.format("cli-nothing-blocked"))
        decision = decision_json(self.match, self.match.decision_of(seat))
        for entry in blocked:
            label = render.option(self.texts, decision, entry)
            self.console.print(Text(f"  {label}: {render.why(self.texts, entry)}  [{entry['rule']}]"))


def log_lines(match: Match, lang: str, seat: int | None = None, texts: Texts | None = None) -> list[str]:
    """The log as sentences, as this viewer may know it."""
    texts = texts or Texts(lang, match.game.id, overridden_texts(match.game.id, lang))
    return [render.event(texts, event, match.sides) for event in events(match, seat)]


def overridden_texts(game: str, lang: str) -> dict[str, str] | None:
    """Card texts that came with an owner's data override."""
    for room in ("board", "facts"):  # wherever the game reads its data
        name = f"weald.games.{game}.{room}"
        data = getattr(importlib.import_module(name), "DATA", None) if importlib.util.find_spec(name) else None
        if data is not None:
            return dict(data.texts.get(lang) or {})
    return None


def board_of(game: str) -> Any:
    """The module that draws this game, if there is one yet."""
    name = f"weald.terminal.{game}"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None
