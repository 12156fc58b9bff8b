"""What lies over the table for a moment: a text, a few choices, the curtain between two people."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option


def close(screen: Screen[Any], result: object = None) -> None:
    """Once: a second key, or a click, may have been on its way when the first one closed it."""
    if screen.is_active:
        screen.dismiss(result)


class Sheet(ModalScreen[None]):
    """A text over the table: rules, reasons, cards, the log, help. A click outside of it closes it, too."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,enter,space", "close", "", show=False, priority=True)]

    def __init__(self, heading: str, body: RenderableType) -> None:
        super().__init__()
        self.heading, self.body = heading, body

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="sheet"):
            if self.heading:
                yield Static(Text(self.heading, "bold"))
            yield Static(self.body)

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            close(self)

    def action_close(self) -> None:
        close(self)


class Pick(ModalScreen[int | None]):
    """Several things can be done with what was clicked."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "close", "", show=False, priority=True)]

    def __init__(self, labels: list[str]) -> None:
        super().__init__()
        self.labels = labels

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="sheet"):
            yield OptionList(*(Option(Text(label)) for label in self.labels))

    def on_mount(self) -> None:
        choices = self.query_one(OptionList)
        choices.focus()
        choices.highlighted = 0

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        close(self, event.option_index)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()

    def action_close(self) -> None:
        close(self)


class Curtain(ModalScreen[None]):
    """Between two people at one keyboard: nothing of the table is seen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "close", "", show=False, priority=True)]

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        yield Static(Text(self.words, "bold"), id="curtain")

    def action_close(self) -> None:
        close(self)
