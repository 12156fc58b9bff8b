"""What a game tells the kernel about itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from weald.kernel.decision import Decision, Note, Option, Vocabulary, Why
from weald.kernel.dice import Dice
from weald.kernel.errors import UnknownSeat, UnknownSetting
from weald.kernel.event import Event
from weald.kernel.state import State
from weald.kernel.step import Steps

Codec = list[str] | dict[int, object]  # names by number; a dict where values are not counted from 0
Leaning = Callable[..., list[int]]  # of a state and a decision: a weight for each option
Noting = Callable[..., Note | None]  # of a state, a decision and one of its options
Value = int | str | bool
FULL: Final = 1_000_000  # a sure win in ``standings``
FREELY: Final = "*"  # to say something in words of one's own (``Game.cannot_say``)


class Setting:
    """An option of a game: a switch, a number or a word."""

    def __init__(
        self, key: str, default: Value, values: tuple[str, ...] = (), low: int = 0, high: int = 0, rule: str = ""
    ) -> None:
        self.key = key
        self.default = default
        self.values = values
        self.low = low
        self.high = high
        self.rule = rule

    def kind(self) -> str:
        if isinstance(self.default, bool):
            return "switch"
        return "word" if isinstance(self.default, str) else "number"

    def read(self, value: object) -> Value:
        """The value, from JSON or from the command line's text."""
        kind = self.kind()
        if kind == "switch":
            if isinstance(value, bool):
                return value
            if isinstance(value, str) and value.lower() in _SWITCH:
                return _SWITCH[value.lower()]
            raise UnknownSetting(f"option {self.key!r}: expected true or false, got {value!r}")
        if kind == "word":
            if isinstance(value, str) and value in self.values:
                return value
            raise UnknownSetting(f"option {self.key!r}: expected one of {', '.join(self.values)}, got {value!r}")
        try:
            number = int(str(value))
        except ValueError:
            raise UnknownSetting(f"option {self.key!r}: expected a whole number, got {value!r}") from None
        if not self.low <= number <= self.high:
            raise UnknownSetting(f"option {self.key!r}: expected {self.low} to {self.high}, got {number}")
        return number


class Seating:
    """Who may sit down together: some of these sides, each once and in any order; a side may need another at the table, and of
    ``rivals`` no more than ``room`` have a place."""

    __slots__ = ("fewest", "most", "needs", "rivals", "room", "sides")

    def __init__(
        self, fewest: int, most: int, sides: Sequence[str], needs: dict[str, str] | None = None,
        rivals: Sequence[str] = (), room: int = 0,
    ) -> None:  # fmt: skip
        self.fewest = fewest
        self.most = most
        self.sides = list(sides)
        self.needs: dict[str, str] = needs or {}
        self.rivals = list(rivals)
        self.room = room

    def allows(self, line_up: Sequence[str]) -> bool:
        if not self.fewest <= len(line_up) <= self.most or len(set(line_up)) != len(line_up):
            return False
        if self.crowded(line_up):
            return False
        return all(side in self.sides and self.needs.get(side, side) in line_up for side in line_up)

    def crowded(self, line_up: Sequence[str]) -> bool:
        """Are there more rivals than have a place?"""
        return sum(side in self.rivals for side in line_up) > self.room

    def samples(self) -> list[list[str]]:
        """A few line-ups that have every side at every number of seats, for tests."""
        out: list[list[str]] = []
        for count in range(self.fewest, self.most + 1):
            for first in range(0, len(self.sides), count):
                line_up = [self.sides[(first + i) % len(self.sides)] for i in range(count)]
                for side, other in self.needs.items():
                    if side in line_up and other not in line_up:
                        line_up[-1 if line_up[-1] != side else 0] = other
                while self.crowded(line_up):
                    last = max(i for i, side in enumerate(line_up) if side in self.rivals)
                    taken = [*line_up, *self.rivals, *self.needs]
                    line_up[last] = next(side for side in self.sides if side not in taken)
                out.append(line_up)
        return out

    def draw(self, dice: Dice) -> list[str]:
        """One of them by chance, in any order: every number of seats as often as another."""
        count = self.fewest + dice.below(self.most - self.fewest + 1)
        order = list(range(len(self.sides)))
        while True:
            dice.shuffle(order)
            line_up = [self.sides[i] for i in order[:count]]
            if self.allows(line_up):
                return line_up


_NO_CODECS: Final[dict[str, Codec]] = {}
_NO_LEANINGS: Final[dict[str, Leaning]] = {}
_NO_FEATURES: Final[dict[str, tuple[str, ...]]] = {}
_NO_NOTES: Final[dict[str, Noting]] = {}
_SWITCH = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}


class Game:
    """One per game, made once. A page with no rules: who plays, what can be set, how to start."""

    id: str = ""
    revision: int = 1  # bumped when a recorded game would play differently
    known_revisions: tuple[int, ...] = (1,)
    settings: tuple[Setting, ...] = ()
    concession_rule: str = ""
    # Random play can go on for ever in some games: simulations stop there and call the game unfinished (0: never).
    random_cap: int = 0
    # How many decisions ahead a thinking player plays a position on before it judges it.
    horizon: int = 24
    # What may stand on the agenda.
    steps: Steps
    vocabulary: Vocabulary
    # Ready-made sentences of this game that people at the table may say to each other.
    signals: tuple[str, ...] = ()
    # What a sensible player leans towards, by prompt.
    leanings: dict[str, Leaning] = _NO_LEANINGS
    # What can be learned of a position, by side (``features``).
    feature_names: dict[str, tuple[str, ...]] = _NO_FEATURES
    # What options lead to, by "verb-prompt" or by verb. Asked where somebody looks at them, never while playing.
    notes: dict[str, Noting] = _NO_NOTES
    # Events that begin a turn, or a part of the game: a seat that explains itself says nothing twice in one.
    turns: tuple[str, ...] = ()
    # Is ``position`` the same whoever looks? Then it is made once for all of them.
    open_position: bool = False
    # Names of the values that prompts, events, reasons and notes carry: "count", "from:place", "cards*:card".
    fields: dict[str, tuple[str, ...]]
    # How a value leaves the engine, by codec: the names of places, cards, ...
    codecs: dict[str, Codec] = _NO_CODECS

    def seats(self, wanted: list[str] | None, count: int | None, options: dict[str, Value]) -> list[str]:
        """The sides at the table in seat order, from what was asked for. Raises UnknownSeat."""
        raise NotImplementedError

    def seatings(self, options: dict[str, Value]) -> list[Seating]:
        """Who may sit down together."""
        usual = self.seats(None, None, options)
        return [Seating(len(usual), len(usual), usual)]

    def samples(self, options: dict[str, Value]) -> list[list[str]]:
        """Line-ups that have every side at every number of seats, for tests."""
        return [line_up for seating in self.seatings(options) for line_up in seating.samples()]

    def draw(self, dice: Dice) -> tuple[list[str], dict[str, Value]]:
        """A line-up and settings by chance, for fuzzing."""
        chosen = [{}, *self.variants()]
        options = self.read_options(dict(chosen[dice.below(len(chosen))]))
        seatings = self.seatings(options)
        return seatings[dice.below(len(seatings))].draw(dice), options

    def sides_of(self, g: State, seats: list[str]) -> list[str]:
        """The side each seat plays, as screens and sentences name it. Where sides are drafted during setup a seat has
        a neutral name until it has chosen."""
        return seats

    def drafts(self, options: dict[str, Value]) -> bool:
        """Do players choose their sides in the game itself? Then seats are only counted, and who sits where is chance."""
        return False

    def explain(self, past: list[Event], event: Event) -> str:
        """Why somebody does what ``event`` tells: the text ``because-<answer>``, or nothing. It is asked about what everybody
        was told, and knows what everybody was told before; so it cannot say more than that."""
        return ""

    def reaches(self) -> tuple[dict[str, int], list[int]]:
        """How far each side reaches, and what a line-up of so many players should reach at least; below it is warned."""
        return {}, []

    def automatic(self, options: dict[str, Value]) -> list[int]:
        """Seats that the rules themselves play (a solo bot): nobody sits there and nobody is ever asked."""
        return []

    def idle(self, options: dict[str, Value]) -> list[str]:
        """Settings that say nothing beside these options, so nobody need be asked for them."""
        return []

    def suited(self, people: int) -> dict[str, Value]:
        """Settings that suit this many people at a table, where nobody says otherwise."""
        return {}

    def variants(self) -> list[dict[str, Value]]:
        """Settings worth testing beside the defaults, for fuzzing."""
        return []

    def setup(self, g: State, options: dict[str, Value]) -> None:
        """Set up a blank state: pieces, cards, agenda. Chance only through the state."""
        raise NotImplementedError

    def empty(self, seats: list[str], options: dict[str, Value]) -> State:
        """A blank state of the right class, to be set up or loaded."""
        raise NotImplementedError

    def upgrade(self, state: dict[str, Any], revision: int) -> dict[str, Any]:
        """A state dumped under an older ``revision``, as these rules want it: fields by name, agenda by step names."""
        return state

    def name_of(self, codec: str, value: int) -> object:
        """A value as it leaves the engine: the name of a place, a card, ... None for nobody and nowhere."""
        codec_of = self.codecs.get(codec)
        if codec_of is None:
            return value
        if isinstance(codec_of, dict):
            return codec_of[value]
        return codec_of[value] if value >= 0 else None

    def cannot_say(self, g: State, seat: int, signal: str) -> Why | None:
        """Why a seat may not say this now: one of ``signals``, a greeting of the house, ``FREELY``: words of one's own, or
        empty: anything at all."""
        return None

    def position(self, g: State, viewer: int) -> Mapping[str, object]:
        """What else a viewer sees, derived from what that viewer may know."""
        return {}

    def standings(self, g: State) -> list[int]:
        """How each seat stands in a running game: its chance to win in millionths, judged without looking ahead.

        Empty: no opinion.
        """
        return []

    def turn_of(self, g: State, decision: Decision) -> int:
        """A number that is another one as soon as a turn ends: thinking players judge positions between turns. ``decision`` is
        what is asked."""
        return g.round

    def features(self, g: State) -> list[list[int]]:
        """For each seat what a learned judgement weighs, as ``feature_names`` of its side say: small whole numbers, cheap, and
        only from what every seat may know or has in its own hand. Empty: nothing can be learned yet."""
        return []

    def weighed(self, sides: list[str]) -> list[str]:
        """By whose names of ``feature_names`` each row of ``features`` is weighed, by the sides of the seats. Where all win or
        lose together there may be rows of no seat, too."""
        return sides

    def points(self, g: State) -> list[int]:
        """What each seat has scored at the end of the game; empty where it is not won by points."""
        return []

    def lean(self, g: State, decision: Decision) -> list[int]:
        """How much a sensible player leans towards each option, as weights; empty: all alike.

        Cheap, and only from what is on the table and in the hand of the one who decides.
        """
        leaning = self.leanings.get(decision.prompt)
        return [] if leaning is None else leaning(g, decision)

    def note(self, g: State, decision: Decision, option: Option) -> Note | None:
        """What an option leads to, from what the one who decides may know."""
        noting = self.notes.get(f"{option.verb}-{decision.prompt}", self.notes.get(option.verb))
        return None if noting is None else noting(g, decision, option)

    def concession_winners(self, seat: int, seats: int) -> int:
        """Who wins when a seat gives up: the others, unless the game is cooperative."""
        return ((1 << seats) - 1) & ~(1 << seat)

    def data_fingerprint(self) -> str:
        """Empty for the data we ship; a short hash when an override file is in force."""
        return ""

    def audit(self, g: State) -> list[str]:
        """Invariants that do not hold (component counts and the like); used by fuzzing."""
        return []

    # --- shared by all games -----------------------------------------------------------------------

    def read_options(self, given: dict[str, Any] | None) -> dict[str, Value]:
        options: dict[str, Value] = {s.key: s.default for s in self.settings}
        by_key = {s.key: s for s in self.settings}
        for key, value in (given or {}).items():
            if key not in by_key:
                known = ", ".join(sorted(by_key)) or "none"
                raise UnknownSetting(f"{self.id} has no option {key!r}; known: {known}")
            options[key] = by_key[key].read(value)
        return options

    def named(self, kind: str, values: tuple[int, ...]) -> dict[str, object]:
        """Positional values as a JSON object, by the names table."""
        fields = self.fields.get(kind)
        if fields is None:
            return {"values": list(values)} if values else {}
        out: dict[str, object] = {}
        for i, field in enumerate(fields):
            name, _, codec = field.partition(":")
            if name.endswith("*"):
                out[name[:-1]] = [self.name_of(codec, v) for v in values[i:]]
            elif i < len(values):
                out[name] = self.name_of(codec, values[i]) if codec else values[i]
        return out

    def event_json(self, n: int, event: Event, mask: int) -> dict[str, object] | None:
        args = event.face(mask)
        if args is None:
            return None
        return {
            "n": n, "number": event.number, "kind": event.kind, "rule": event.rule,
            "seat": event.seat if event.seat >= 0 else None, "args": self.named(event.kind, args),
        }  # fmt: skip


def check_seats(game: str, wanted: list[str], allowed: Sequence[str]) -> None:
    for side in wanted:
        if side not in allowed:
            raise UnknownSeat(f"{game} has no seat {side!r}; known: {', '.join(allowed)}")
    if len(set(wanted)) != len(wanted):
        raise UnknownSeat(f"{game}: each side can be taken once, got {', '.join(wanted)}")
