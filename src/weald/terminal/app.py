"""The full screen: the board, the hand, the question with its numbered choices, the log; keys and mouse."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, ScrollableContainer, Vertical, VerticalScroll
from textual.events import Resize
from textual.screen import ModalScreen
from textual.widgets import Footer, Input, OptionList, Static
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from weald.kernel.errors import WealdError
from weald.terminal import page
from weald.terminal.session import Session
from weald.text import render as render

NARROW = 110  # columns below which the question stands under the board


class Sheet(ModalScreen[None]):
    """A text over the table: rules, reasons, cards, the log, help."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,space", "app.pop_screen", "", show=False, priority=True)
    ]

    def __init__(self, heading: str, body: RenderableType) -> None:
        super().__init__()
        self.heading, self.body = heading, body

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="sheet"):
            yield Static(Text(self.heading, "bold"))
            yield Static(self.body)


class Curtain(ModalScreen[None]):
    """Between two people at one keyboard: nothing of the table is seen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "app.pop_screen", "", show=False, priority=True)]

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        yield Static(Text(self.words, "bold"), id="curtain")


class Table(App[None]):
    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { layers: base over; }
    #title { height: 1; background: $primary-darken-2; color: $text; padding: 0 1; }
    #body { height: 1fr; }
    #map { width: 3fr; padding: 0 1; }
    #map Static { width: auto; }
    #side { width: 2fr; min-width: 34; border-left: solid $primary; }
    #question { height: auto; max-height: 8; padding: 0 1; }
    #choices { height: 1fr; min-height: 5; border: none; }
    #hand { height: auto; max-height: 30%; padding: 0 1; border-top: solid $primary; }
    #log { height: 30%; padding: 0 1; border-top: solid $primary; }
    #typed { display: none; dock: bottom; }
    #typed.open { display: block; }
    #sheet { width: 90%; max-width: 110; height: 80%; border: round $accent; background: $surface; padding: 1 2; }
    Sheet, Curtain { align: center middle; }
    Curtain { background: $background; }
    .narrow #body { layout: vertical; }
    .narrow #map { width: 100%; height: 2fr; }
    .narrow #side { width: 100%; height: 3fr; border-left: none; border-top: solid $primary; }
    """

    def __init__(self, session: Session, export: Path | None = None) -> None:
        super().__init__()
        self.session = session
        self.export = export
        self.texts = session.texts
        self.decision: dict[str, Any] | None = None
        self.at_keyboard = session.seat
        self.seen = -1
        self.ended = False
        for keys, action, text in (
            ("question_mark", "why", "cli-key-why"), ("u", "undo", "cli-key-undo"), ("l", "log", "cli-key-log"),
            ("c", "cards", "cli-key-cards"), ("r", "rule", "cli-key-rule"), ("colon,slash", "type", "cli-key-type"),
            ("e", "export", "cli-key-export"), ("h,f1", "help", "cli-key-help"), ("q", "leave", "cli-key-quit"),
        ):  # fmt: skip
            self.bind(keys, action, description=self.texts.format(text))

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="body"):
            with ScrollableContainer(id="map"):
                yield Static(id="board")
            with Vertical(id="side"):
                yield Static(id="question")
                yield OptionList(id="choices")
                yield VerticalScroll(Static(id="cards"), id="hand")
                yield VerticalScroll(Static(id="lines"), id="log")
        yield Input(id="typed", placeholder=self.texts.format("cli-type-here"))
        yield Footer()

    def on_mount(self) -> None:
        self.query_one("#choices", OptionList).focus()
        self.set_class(self.size.width < NARROW, "narrow")
        self.go_on()

    def on_resize(self, event: Resize) -> None:
        self.set_class(event.size.width < NARROW, "narrow")

    # --- the game ------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """To the next question: forced choices are made, the others play in a thread of their own."""
        session = self.session
        while True:
            self.decision = None if session.over else session.asked()
            if self.decision is None or not self.decision["forced"]:
                break
            session.choose(self.decision["options"][0]["id"])
        if self.decision is not None and self.decision["seat"] != self.at_keyboard:
            self.at_keyboard = self.decision["seat"]
            who = page.side(session, session.view(), self.at_keyboard)
            self.push_screen(Curtain(self.texts.format("cli-hand-over", who=who)))
        self.refresh_table()
        if self.decision is None and not session.over:
            self.others()

    @work(thread=True, exclusive=True, group="others")
    def others(self) -> None:
        worker = get_current_worker()
        try:
            while not worker.is_cancelled and not self.session.over and self.session.asked() is None:
                self.session.go_on(lambda: worker.is_cancelled)
                if not worker.is_cancelled:
                    self.call_from_thread(self.refresh_table)
        except WealdError as problem:
            self.call_from_thread(self.notify, render.error(self.texts, problem), severity="error")
            return
        if not worker.is_cancelled:
            self.call_from_thread(self.go_on)

    def refresh_table(self) -> None:
        session, view = self.session, self.session.view()
        self.query_one("#title", Static).update(Text(page.title(session, view)))
        self.query_one("#board", Static).update(Group(*page.board(session, view)))
        cards = page.hand(session, view)
        self.query_one("#hand").display = bool(cards)
        self.query_one("#cards", Static).update(Text("\n").join(page.card(session, card) for card in cards))
        lines = page.latest(session, view, self.seen)
        self.query_one("#lines", Static).update(Text("\n".join(lines)))
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)
        self._ask(view)

    def _ask(self, view: dict[str, Any]) -> None:
        session, decision = self.session, self.decision
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        if view["over"]:
            words = Text(page.result(session, view), "bold")
        elif decision is None:
            who = ", ".join(page.side(session, view, seat) for seat in view["waiting"])
            words = Text(self.texts.format("shell-waiting-for", who=who), "dim")
        else:
            who = page.side(session, view, decision["seat"])
            words = Text.assemble(
                (who, "bold"), "  ", (page.question(session, decision), "bold"), f"  [{decision['rule']}]"
            )
            labels = page.choices(session, decision)
            choices.add_options([Option(Text(f"{i:>3}  {label}")) for i, label in enumerate(labels, 1)])
            if labels:
                choices.highlighted = 0
        self.query_one("#question", Static).update(words)

    def choose(self, text: str) -> None:
        if self.decision is None:
            return
        made = self.session.view()["number"]
        if self._try(lambda: self.session.choose(page.picked(self.decision or {}, text))):
            self.seen = made
            self.go_on()

    def _try(self, deed: Any) -> bool:
        try:
            deed()
        except WealdError as problem:
            self.notify(render.error(self.texts, problem), severity="warning")
            return False
        return True

    # --- keys ----------------------------------------------------------------------------------------

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        decision = self.decision
        if decision is not None and event.option_index < len(decision["options"]):
            self.choose(str(decision["options"][event.option_index]["id"]))

    def on_key(self, event: Any) -> None:
        """A digit begins a number to type."""
        if event.character and event.character.isdecimal() and not self._typing() and len(self.screen_stack) == 1:
            self.action_type(event.character)
            event.stop()
        elif event.key == "escape" and self._typing():
            self._typed("")

    def _typing(self) -> bool:
        return self.query_one("#typed", Input).has_class("open")

    def action_type(self, begun: str = "") -> None:
        line = self.query_one("#typed", Input)
        line.value = begun
        line.add_class("open")
        line.focus()
        line.cursor_position = len(begun)

    def _typed(self, _: str) -> None:
        line = self.query_one("#typed", Input)
        line.remove_class("open")
        line.value = ""
        self.query_one("#choices", OptionList).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        self._typed(text)
        word, _, rest = text.partition(" ")
        if word == "r" and rest:
            self._sheet(rest, page.rule(self.session, rest.strip()))
        elif word == "c" and rest:
            found = page.find_card(self.session, rest)
            if found is None:
                self.notify(self.texts.format("cli-no-such-card", text=rest), severity="warning")
            else:
                self.push_screen(Sheet("", page.card(self.session, found)))
        elif word == "e" and rest:
            self._export(Path(rest.strip()))
        elif text == "concede":
            if self._try(self.session.concede):
                self.go_on()
        elif text:
            self.choose(text)

    def _sheet(self, heading: str, lines: list[str]) -> None:
        self.push_screen(Sheet(heading, Text("\n".join(lines))))

    def action_why(self) -> None:
        if self.decision is not None:
            self._sheet(self.texts.format("shell-why-not"), page.reasons(self.session, self.decision))

    def action_undo(self) -> None:
        self.workers.cancel_group(self, "others")
        if self._try(self.session.undo):
            self.go_on()

    def action_log(self) -> None:
        self._sheet(self.texts.format("shell-log"), page.sentences(self.session))

    def action_cards(self) -> None:
        cards = [page.card(self.session, card) for card in page.hand(self.session, self.session.view())]
        self.push_screen(Sheet(self.texts.format("shell-hand"), Text("\n\n").join(cards)))

    def action_rule(self) -> None:
        if self.decision is not None:
            self._sheet(self.decision["rule"], page.rule(self.session, self.decision["rule"]))

    def action_help(self) -> None:
        self._sheet(self.texts.format("cli-key-help"), [self.texts.format("cli-help-screen")])

    def action_export(self) -> None:
        self._export(self.export or Path(f"{self.session.game}.weald"))

    def _export(self, file: Path) -> None:
        try:
            file.write_text(self.session.record(), "utf-8")
        except OSError as problem:
            self.notify(f"{file}: {problem.strerror}", severity="error")
        else:
            self.notify(self.texts.format("cli-saved", file=str(file)))

    def action_leave(self) -> None:
        self.workers.cancel_all()
        self.session.close()
        self.exit()
