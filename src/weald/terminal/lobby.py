"""`weald play` without a game: go on with a kept one, or choose game, line-up, side, opponents and settings."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text
from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Footer, Input, Label, OptionList, Select, Static, Switch
from textual.widgets.option_list import Option

from weald.games import NAMES, find
from weald.kernel.errors import WealdError
from weald.kernel.game import Game, Setting, Value
from weald.players import LEVELS
from weald.terminal import saved, session, theme
from weald.terminal.sheets import close
from weald.text import Texts

KEPT = 6  # games to go on with that are listed


class Lobby(App[session.Local]):
    TITLE = "Weald"
    ENABLE_COMMAND_PALETTE = False
    CSS = """
    #title { height: 1; background: $primary; padding: 0 1; text-style: bold; }
    OptionList { height: 1fr; border: none; }
    #form { padding: 1 2; }
    #form Horizontal { height: auto; }
    #form Label { width: 40; padding: 1 1 0 0; }
    #form Select, #form Input { width: 50; }
    #form Button { margin: 1 0; }
    """

    def __init__(self, lang: str, seed: int) -> None:
        super().__init__()
        self.texts, self.lang, self.seed = Texts(lang), lang, seed
        self.kept = [one for one in saved.everything() if not one.over][:KEPT]
        self.bind("q", "quit", description=self.texts.format("cli-key-quit"))
        self.register_theme(theme.NIGHT)
        self.register_theme(theme.DAY)
        self.theme = theme.DAY.name if theme.remembered() else theme.NIGHT.name

    def compose(self) -> ComposeResult:
        yield Static("Weald", id="title")
        rows = [self.texts.format("cli-new-game", game=called(name, self.lang)) for name in NAMES]
        rows += [
            self.texts.format("cli-go-on", game=called(one.game, self.lang), count=one.choices, name=one.name)
            for one in self.kept
        ]
        yield OptionList(*(Option(Text(row)) for row in rows))
        yield Footer()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_index < len(NAMES):
            self.push_screen(Form(NAMES[event.option_index], self.lang))
        else:
            self.begin(lambda: session.resume(self.kept[event.option_index - len(NAMES)].name))

    def begin(self, make: Any) -> None:
        try:
            self.exit(make())
        except WealdError as problem:
            self.notify(str(problem), severity="error")


class Form(Screen[None]):
    """One game: who plays, against whom, with which settings."""

    app: Lobby
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", "")]

    def __init__(self, game: str, lang: str) -> None:
        super().__init__()
        self.game, self.known, self.texts = game, find(game), session.texts_of(game, lang)
        self.counts = counts(self.known)

    def compose(self) -> ComposeResult:
        yield Static(called(self.game, self.texts.lang), id="title")
        with VerticalScroll(id="form"):
            many = [(str(count), count) for count in self.counts]
            yield from self._row("cli-line-up", Select(many, value=self.counts[0], allow_blank=False, id="seats"))
            for seat in range(max(self.counts)):
                yield from self._row("", Select([("", "")], allow_blank=False, id=f"seat-{seat}"))
            yield Label("", id="reach")
            yield from self._row("cli-your-side", Select([("", "")], allow_blank=False, id="side"))
            levels = [(self._level(level), level) for level in (*LEVELS, "human")]
            yield from self._row("cli-the-others", Select(levels, value="easy", allow_blank=False, id="level"))
            for setting in self.known.settings:
                yield from self._row(f"setting-{setting.key}", self._field(setting))
            yield Button(self.texts.format("cli-start"), variant="primary", id="start")
        yield Footer()

    def on_mount(self) -> None:
        self.query_one("#seats").focus()

    def action_close(self) -> None:
        close(self)

    def _row(self, label: str, field: Any) -> ComposeResult:
        with Horizontal():
            yield Label(self.texts.format(label) if label else "")
            yield field

    def _seat(self, seat: int) -> Select[str]:
        return self.query_one(f"#seat-{seat}", Select)

    def _names(self, sides: list[str]) -> list[tuple[str, str]]:
        return [(self._side(side), side) for side in sides]

    def _side(self, side: str) -> str:
        return self.texts.format(f"side-{side}") if self.texts.has(f"side-{side}") else side

    def _level(self, level: str) -> str:
        id = f"ui-level-{level}" if level != "human" else "cli-human"
        return self.texts.format(id) if self.texts.has(id) else level

    def _field(self, setting: Setting) -> Any:
        id, suited = f"set-{setting.key}", self.known.suited(1).get(setting.key, setting.default)
        if setting.kind() == "switch":
            return Switch(value=bool(suited), id=id)
        if setting.kind() == "number":
            return Input(str(suited), type="integer", id=id, placeholder=f"{setting.low} .. {setting.high}")
        words = [(self._word(setting.key, word), word) for word in setting.values]
        return Select(words, value=str(suited), allow_blank=False, id=id)

    def _word(self, key: str, word: str) -> str:
        id = f"setting-{key}-{word}"
        return self.texts.format(id) if self.texts.has(id) else word

    @on(Select.Changed)
    def changed(self, event: Select.Changed) -> None:
        """Another number of seats: the usual sides for it. Another side at a seat: mine is one of those that are there."""
        if event.select.id == "seats":
            self._set_out(int(str(event.value)))
        elif (event.select.id or "").startswith("seat-"):
            here = self.line_up()
            mine = self.query_one("#side", Select)
            kept = mine.value if mine.value in here else here[0]
            mine.set_options(self._names(here))
            mine.value = kept
            self.query_one("#reach", Label).update(self._reach(here))

    def _set_out(self, count: int) -> None:
        settings = self.known.read_options({})
        usual = self.known.seats(None, count, settings)
        allowed = next(s.sides for s in self.known.seatings(settings) if s.fewest <= count <= s.most)
        for seat in range(max(self.counts)):
            field = self._seat(seat)
            assert field.parent is not None
            field.parent.display = seat < count
            if seat < count:
                field.set_options(self._names(allowed))
                field.value = usual[seat]

    def _reach(self, sides: list[str]) -> str:
        """A warning, no refusal, where a line-up reaches less than is recommended."""
        reach, wanted = self.known.reaches()
        total = sum(reach.get(side, 0) for side in sides)
        if not wanted or total >= wanted[len(sides)]:
            return ""
        return self.texts.format("ui-reach-low", reach=total, wanted=wanted[len(sides)])

    def line_up(self) -> list[str]:
        count = int(str(self.query_one("#seats", Select).value))
        return [str(self._seat(seat).value) for seat in range(count)]

    @on(Button.Pressed, "#start")
    def start(self) -> None:
        options = {s.key: str(self.query_one(f"#set-{s.key}").value).lower() for s in self.known.settings}  # type: ignore[attr-defined]
        words = {
            s.key: str(self.query_one(f"#set-{s.key}", Select).value) for s in self.known.settings if s.kind() == "word"
        }
        sides = self.line_up()
        side, level = str(self.query_one("#side", Select).value), str(self.query_one("#level", Select).value)
        self.app.begin(
            lambda: session.start(self.game, side, level, self.app.seed, {**options, **words}, self.texts.lang, sides)
        )


def called(game: str, lang: str) -> str:
    return Texts(lang, game).format(f"game-{game}")


def counts(game: Game) -> list[int]:
    """How many can sit down, the usual number first."""
    settings: dict[str, Value] = game.read_options({})
    usual = len(game.seats(None, None, settings))
    found = {count for seating in game.seatings(settings) for count in range(seating.fewest, seating.most + 1)}
    return [usual, *sorted(found - {usual})]
