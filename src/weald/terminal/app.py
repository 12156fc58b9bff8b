"""The full screen: the board, the hand, the question with its numbered choices, the log; keys and mouse."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.containers import Horizontal, ScrollableContainer, Vertical, VerticalScroll
from textual.geometry import Region
from textual.message import Message
from textual.widgets import Footer, Input, OptionList, Static
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from weald.kernel.errors import WealdError
from weald.terminal import page, theme
from weald.terminal.scene import AMBER, DAY, FAINT, INK, NIGHT, Scene
from weald.terminal.session import Session, board_of
from weald.terminal.sheets import Curtain, Pick, Sheet
from weald.text import render as render

NARROW = 110  # columns below which the question stands under the board
KEYS = (
    ("question_mark", "why", "cli-key-why"), ("u", "undo", "cli-key-undo"), ("d", "digest", "cli-key-digest"),
    ("l", "log", "cli-key-log"), ("c", "cards", "cli-key-cards"), ("r", "rule", "cli-key-rule"),
    ("colon,slash", "type", "cli-key-type"), ("e", "export", "cli-key-export"), ("t", "light", "cli-key-light"),
    ("h,f1", "help", "cli-key-help"), ("q", "leave", "cli-key-quit"),
)  # fmt: skip


class Map(ScrollableContainer):
    """The board; drawn anew when there is more room for it, or less."""

    class Grown(Message):
        """There is another amount of room."""

    def on_resize(self) -> None:
        self.post_message(self.Grown())


class Table(App[None]):
    TITLE = "Weald"
    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { layers: base over; }
    #title { height: 1; background: $primary; color: $foreground; padding: 0 1; text-style: bold; }
    #body { height: 1fr; }
    #table { width: 3fr; min-width: 78; }
    #map { height: 1fr; padding: 0 1; }
    #board { width: auto; }
    #legend { height: auto; max-height: 3; padding: 0 1; }
    #seats { height: auto; max-height: 40%; padding: 0 1; border-top: solid $secondary; }
    #side { width: 2fr; min-width: 32; border-left: solid $secondary; }
    #question { height: auto; max-height: 8; padding: 0 1; }
    #choices { height: 1fr; min-height: 5; border: none; background: $background; }
    #choices > .option-list--option-highlighted { background: $accent; color: $background; text-style: bold; }
    #hand { height: auto; max-height: 30%; padding: 0 1; border-top: solid $secondary; }
    #log { height: 30%; padding: 0 1; border-top: solid $secondary; }
    #typed { display: none; dock: bottom; }
    #typed.open { display: block; }
    #sheet { width: 90%; max-width: 110; height: auto; max-height: 80%; border: round $accent; background: $surface; padding: 1 2; }
    Sheet, Curtain, Pick { align: center middle; }
    Curtain { background: $background; }
    .narrow #body { layout: vertical; }
    .narrow #table { width: 100%; min-width: 0; height: 2fr; }
    .narrow #side { width: 100%; min-width: 0; height: 3fr; border-left: none; border-top: solid $secondary; }
    .narrow #legend, .narrow #seats { display: none; }
    """

    def __init__(self, session: Session, export: Path | None = None) -> None:
        super().__init__()
        self.session = session
        self.export = export
        self.texts = session.texts
        self.drawn = board_of(session.game)
        self.decision: dict[str, Any] | None = None
        self.now: dict[str, Any] = session.view()  # what is drawn
        self.at_keyboard = session.seat
        self.memory = page.Memory()
        self.pointed = ""  # what the list or the mouse is on
        # Kept by name: what is asked of an app goes to whatever lies on top.
        self.heading, self.board, self.legend, self.panels = (
            Static(id=i) for i in ("title", "board", "legend", "panels")
        )
        self.question, self.cards, self.lines = (Static(id=id) for id in ("question", "cards", "lines"))
        self.choices, self.typed = OptionList(id="choices"), Input(id="typed")
        self.typed.placeholder = self.texts.format("cli-type-here")
        self.map, self.hand, self.story = (
            Map(self.board, id="map"),
            VerticalScroll(self.cards, id="hand"),
            VerticalScroll(self.lines, id="log"),
        )
        for keys, action, text in KEYS:
            self.bind(keys, action, description=self.texts.format(text))
        self.register_theme(theme.NIGHT)
        self.register_theme(theme.DAY)
        self.theme = theme.DAY.name if theme.remembered() else theme.NIGHT.name

    def compose(self) -> ComposeResult:
        yield self.heading
        with Horizontal(id="body"):
            with Vertical(id="table"):
                yield from (self.map, self.legend, VerticalScroll(self.panels, id="seats"))
            with Vertical(id="side"):
                yield from (self.question, self.choices, self.hand, self.story)
        yield self.typed
        yield Footer()

    def on_mount(self) -> None:
        self.choices.focus()
        self.set_class(self.size.width < NARROW, "narrow")
        self.go_on()

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(event.size.width < NARROW, "narrow")

    def on_map_grown(self) -> None:
        self._draw()

    # --- the game ------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """To the next question: forced choices are made, the others play in a thread of their own."""
        session = self.session
        while True:
            self.decision = None if session.over else session.asked()
            if self.decision is None or not self.decision["forced"]:
                break
            if not self._try(lambda: session.choose(self.decision["options"][0]["id"] if self.decision else "")):
                break
        if self.decision is not None and self.decision["seat"] != self.at_keyboard:
            self.at_keyboard = self.decision["seat"]
            who = page.side(session, session.view(), self.at_keyboard)
            self.push_screen(Curtain(self.texts.format("cli-hand-over", who=who)))
        self.refresh_table()
        if not session.over and (self.decision is None or session.live):
            self.others()

    @work(thread=True, exclusive=True, group="others")
    def others(self) -> None:
        """Others play, here or at a server, until somebody here is asked; at a server also while one is."""
        worker, session = get_current_worker(), self.session

        def stopped() -> bool:
            return worker.is_cancelled

        try:
            while not stopped() and not session.over and (session.live or session.asked() is None):
                session.go_on(stopped)
                if session.live or stopped():
                    break
                self.call_from_thread(self.refresh_table)
        except WealdError as problem:
            self.call_from_thread(self.notify, render.error(self.texts, problem), severity="error")
            return
        if not stopped():
            self.call_from_thread(self.go_on)

    def refresh_table(self) -> None:
        session = self.session
        self.now = view = session.view()
        self.heading.update(Text(page.title(session, view)))
        self._ask(view)
        self._draw()
        old, fresh = page.since(session, view, self.memory.known(session.seat, view["number"]))
        lines = self._scene().text("".join(f"{line}\n" for line in old), FAINT)
        lines.append("\n".join(fresh))
        self.lines.update(lines)
        self.story.scroll_end(animate=False)
        for words in session.heard():
            self.notify(words, timeout=10)

    def _scene(self, wide: int = 0, high: int = 0) -> Scene:
        return Scene(self.now, self.texts, NIGHT if self.current_theme.dark else DAY, self.pointed, wide, high)

    def _draw(self) -> None:
        """The board and the hand, as large as there is room."""
        if self.drawn is None or not self.board.is_attached:
            return
        area = self.map.size
        scene = self._scene(*page.room(self.drawn, area.width, area.height))
        drawn = self.drawn.draw(scene)
        self.board.update(drawn)
        self._bring_forward(drawn)
        self.legend.update(self.drawn.legend(scene))
        self.panels.update(Group(*self.drawn.panels(scene)))
        cards = page.hand(self.session, self.now)
        self.hand.display = bool(cards)
        self.cards.update(Text("\n").join(self._card(scene, card) for card in cards))

    def _bring_forward(self, drawn: RenderableType) -> None:
        """In a small window the map moves to what is meant."""
        spans = drawn.spans if isinstance(drawn, Text) and self.pointed else []
        for span in spans:
            if isinstance(span.style, Style) and span.style.meta.get("at") == self.pointed:
                before = drawn.plain[: span.start] if isinstance(drawn, Text) else ""
                x, y = len(before) - before.rfind("\n") - 1, before.count("\n")
                self.map.scroll_to_region(Region(x, y, span.end - span.start, 3), animate=False)
                return

    def _card(self, scene: Scene, id: str) -> Text:
        """A card of the hand, to click on; what may be played comes forward."""
        text = page.card(self.session, id)
        text.stylize(scene.style(INK, at=id))
        if id in scene.legal or id == scene.focus:
            text.stylize(scene.place(id, AMBER), 0, len(text.plain.partition("\n")[0]))
        return text

    def _ask(self, view: dict[str, Any]) -> None:
        session, decision = self.session, self.decision
        choices = self.choices
        same = (
            choices.option_count and self.pointed and decision is not None and decision == getattr(self, "_asked", None)
        )
        self._asked = decision
        scene = self._scene()
        labels: list[str] = []
        request = session.request()
        if view["over"]:
            words = Text(page.result(session, view), "bold")
        elif request is not None:
            words = scene.text(request, AMBER, bold=True)
            labels = [self.texts.format("ui-agree"), self.texts.format("ui-refuse")]
        elif decision is None:
            who = ", ".join(page.side(session, view, seat) for seat in view["waiting"])
            words = scene.text(self.texts.format("shell-waiting-for", who=who), FAINT)
        else:
            who = page.side(session, view, decision["seat"])
            words = Text.assemble((f"{who}  {page.question(session, decision)}", "bold"))
            words.append(f"  {decision['rule']}", scene.style(FAINT))
            labels = page.choices(session, decision)
        self.question.update(words)
        if same:
            return
        self.pointed = ""
        choices.clear_options()
        choices.add_options([Option(Text(f"{i:>3}  {label}")) for i, label in enumerate(labels, 1)])
        if labels:
            choices.highlighted = 0

    def choose(self, text: str) -> None:
        if self.decision is None:
            return
        made, seat = self.session.view()["number"], self.session.seat
        if self._try(lambda: self.session.choose(page.picked(self.decision or {}, text))):
            self.memory.chose(seat, made)
        self.go_on()

    def _try(self, deed: Callable[[], None]) -> bool:
        try:
            deed()
        except WealdError as problem:
            self.notify(render.error(self.texts, problem), severity="warning")
            return False
        return True

    # --- the list and the mouse ----------------------------------------------------------------------

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        decision = self.decision
        if event.option_list.id != "choices":
            return
        if self.session.request() is not None:
            if self._try(lambda: self.session.answer(event.option_index == 0)):
                self.go_on()
        elif decision is not None and event.option_index < len(decision["options"]):
            self.choose(str(decision["options"][event.option_index]["id"]))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """The board shows what the list is on."""
        options = self.decision["options"] if self.decision is not None and self.session.request() is None else []
        at = options[event.option_index]["at"] if event.option_index < len(options) else ""
        if event.option_list.id == "choices" and at != self.pointed:
            self.pointed = at
            self._draw()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """And the list what the mouse is on."""
        at = event.style.meta.get("at", "")
        found = page.options_at(self.decision, at) if at and at != self.pointed and len(self.screen_stack) == 1 else []
        if found:
            self.choices.highlighted = found[0]

    def on_click(self, event: events.Click) -> None:
        at = event.style.meta.get("at", "")
        if at and len(self.screen_stack) == 1:
            self.take(at)

    def take(self, at: str) -> None:
        """Choose what a place, card or side stands for; if it stands for nothing now, say why."""
        session, decision = self.session, self.decision
        found = page.options_at(decision, at)
        if decision is not None and len(found) == 1:
            self.choose(str(decision["options"][found[0]]["id"]))
        elif decision is not None and found:
            labels = page.choices(session, decision)
            ids = [str(decision["options"][i]["id"]) for i in found]
            self.push_screen(Pick([labels[i] for i in found]), lambda i: None if i is None else self.choose(ids[i]))
        elif at in page.hand(session, self.now) or (
            at not in self.now["position"] and page.find_card(session, at) == at
        ):
            self.push_screen(Sheet("", page.card(session, at)))
        else:
            self._try(lambda: self.notify(page.blocked_at(session, decision, at)))

    # --- keys ----------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """A digit begins a number to type."""
        if len(self.screen_stack) > 1:
            return
        if event.character and event.character.isdecimal() and not self._typing():
            self.action_type(event.character)
            event.stop()
        elif event.key == "escape" and self._typing():
            self._typed()

    def _typing(self) -> bool:
        return self.typed.has_class("open")

    def action_type(self, begun: str = "") -> None:
        line = self.typed
        line.value = begun
        line.add_class("open")
        line.focus()
        line.cursor_position = len(begun)

    def _typed(self) -> None:
        line = self.typed
        line.remove_class("open")
        line.value = ""
        self.choices.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        self._typed()
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
        elif text and self.session.request() is not None and text in ("1", "2"):
            if self._try(lambda: self.session.answer(text == "1")):
                self.go_on()
        elif text:
            self.choose(text)

    def _sheet(self, heading: str, lines: list[str] | RenderableType) -> None:
        self.push_screen(Sheet(heading, Text("\n".join(lines)) if isinstance(lines, list) else lines))

    def action_why(self) -> None:
        if self.decision is not None:
            decision = self.decision
            self._try(lambda: self._sheet(self.texts.format("shell-why-not"), page.reasons(self.session, decision)))

    def action_undo(self) -> None:
        self.workers.cancel_group(self, "others")
        self._try(self.session.undo)
        self.go_on()

    def action_digest(self) -> None:
        words = page.digest(self.session, self.now, self.memory.known(self.session.seat, self.now["number"]))
        self._sheet(self.texts.format("cli-digest"), words)

    def action_log(self) -> None:
        self._sheet(self.texts.format("shell-log"), page.sentences(self.session))

    def action_cards(self) -> None:
        cards = [page.card(self.session, card) for card in page.hand(self.session, self.now)]
        self._sheet(self.texts.format("shell-hand"), Text("\n\n").join(cards))

    def action_rule(self) -> None:
        if self.decision is not None:
            self._sheet(self.decision["rule"], page.rule(self.session, self.decision["rule"]))

    def action_help(self) -> None:
        self._sheet(self.texts.format("cli-key-help"), [self.texts.format("cli-help-screen")])

    def action_light(self) -> None:
        light = self.current_theme.dark
        self.theme = theme.DAY.name if light else theme.NIGHT.name
        theme.remember(light)
        self.refresh_table()

    def action_export(self) -> None:
        self._export(self.export or Path(f"{self.session.game}.weald"))

    def _export(self, file: Path) -> None:
        try:
            file.write_text(self.session.record(), "utf-8")
        except (OSError, ValueError) as problem:
            self.notify(f"{file}: {problem}", severity="error")
        except WealdError as problem:
            self.notify(render.error(self.texts, problem), severity="error")
        else:
            self.notify(self.texts.format("cli-saved", file=str(file)))

    def action_leave(self) -> None:
        self.workers.cancel_all()
        self.session.close()
        self.exit()
