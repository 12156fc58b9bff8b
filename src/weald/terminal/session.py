"""A game as a person at this terminal plays it: what they see, what they are asked, what they may do.

Both the full screen and the plain lines stand on this, and on nothing of a game but its view and its texts. `Local`
plays here; `remote.Remote` at a server.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from threading import RLock
from typing import Any, Protocol, cast

import weald
from weald.games import find
from weald.kernel import Dice, split
from weald.kernel.errors import UnknownSeat
from weald.match import Match, begin, default_of
from weald.match.sight import decision_json, events
from weald.players import TEACHER, make
from weald.players.speech import Speech
from weald.players.turns import Turn
from weald.terminal import saved
from weald.text import Texts
from weald.text import render as render

Json = dict[str, Any]
Stopped = Callable[[], bool]


class Session(Protocol):
    """What a screen needs."""

    game: str
    texts: Texts
    seat: int  # whose eyes see the table now
    live: bool  # at a server: things happen by themselves, also while somebody here is asked

    @property
    def over(self) -> bool: ...
    def view(self) -> Json: ...
    def log(self, last: int = 0) -> list[Json]:
        """The log; only about so many last entries of it if said."""
        ...

    def asked(self) -> Json | None:
        """The decision that a person here has to make now."""
        ...

    def go_on(self, stopped: Stopped | None = None) -> None:
        """Let the others play: one choice, or whatever comes from the server."""
        ...

    def choose(self, option: str) -> None: ...
    def undo(self) -> None: ...
    def concede(self) -> None: ...
    def why_not(self) -> list[Json]: ...
    def record(self) -> str:
        """What this seat may know, as a .weald text; everything when the game is over."""
        ...

    def heard(self) -> list[str]:
        """What was said to everybody since it was last asked for."""
        ...

    def request(self) -> str | None:
        """Another wants to take a choice back: the question, if this seat has to agree."""
        ...

    def answer(self, agreed: bool) -> None: ...
    def again(self) -> str:
        """The command with which to go on another time."""
        ...

    def close(self) -> None: ...


class Local:
    """People at this keyboard, players of ours on the other seats."""

    live = False

    def __init__(self, match: Match, people: list[int], level: str, lang: str, seed: int, name: str | None) -> None:
        self.match = match
        self.game = match.game.id
        self.people = people
        self.level = level
        self.player = make(level)
        others = [seat for seat in range(len(match.seats)) if seat not in people]
        self.speech = Speech(others) if level == TEACHER else None
        self.texts = texts_of(self.game, lang)
        self.dice = Dice(split(seed, 77))
        self.turn = Turn()  # of the others: nobody goes round in circles
        self.seat = people[0]
        self.lock = RLock()  # on a full screen the others think in a thread of their own
        self.name = saved.new_name(self.game) if name is None else name
        self.kept = -1  # choices that are on disk
        self._look()
        self.keep()

    @property
    def over(self) -> bool:
        return self.match.over

    def view(self) -> Json:
        with self.lock:
            return self.match.view(self.seat)

    def log(self, last: int = 0) -> list[Json]:
        with self.lock:
            journal = self.match.journal
            since = max(0, journal.count - last) if journal is not None and last else 0
            told = events(self.match, self.seat, since)
            if self.speech is not None:
                said = self.speech.read(self.match)
                told = [{**entry, "because": said[cast("int", entry["n"])]} for entry in told]
            return told

    def asked(self) -> Json | None:
        with self.lock:
            self._look()
            for decision in self.match.open:
                if decision.seat == self.seat:
                    self._keep_if_new()
                    return decision_json(self.match, decision)
            return None

    def _look(self) -> None:
        """Turn to the person who is asked, if the one before is not."""
        asked = [decision.seat for decision in self.match.open if decision.seat in self.people]
        if asked and self.seat not in asked:
            self.seat = asked[0]

    def go_on(self, stopped: Stopped | None = None) -> None:
        with self.lock:
            decision = next((d for d in self.match.open if d.seat not in self.people), None)
            if decision is None:
                return
            alone = len(self.match.open) == 1
            circles = alone and self.turn.repeats(self.match, decision)
            if alone and not circles:
                self.turn.visit(self.match, decision)
            world = self.match.redeal(decision.seat, self.dice.below(1 << 32))
        chosen = default_of(decision).id if circles else self._thought(world, decision.seat, stopped)
        with self.lock:
            if (stopped is None or not stopped()) and decision in self.match.open:
                self.match.choose(chosen, decision.seat)
                if self.match.over:
                    self.keep()

    def _thought(self, world: Match, seat: int, stopped: Stopped | None) -> str:
        return self.player.choose(world, seat, self.dice, stopped, self.turn.visited)

    def choose(self, option: str) -> None:
        self._do(lambda: self.match.choose(option, self.seat))

    def undo(self) -> None:
        self._do(lambda: self.match.undo(self.seat))

    def concede(self) -> None:
        self._do(lambda: self.match.concede(self.seat))

    def _do(self, deed: Callable[[], None]) -> None:
        with self.lock:
            deed()
            self.keep()

    def why_not(self) -> list[Json]:
        with self.lock:
            return self.match.why_not(self.seat)

    def record(self) -> str:
        with self.lock:
            return self.match.record()

    def heard(self) -> list[str]:
        return []

    def request(self) -> str | None:
        return None

    def answer(self, agreed: bool) -> None:
        """Nobody else is asked here."""

    def _keep_if_new(self) -> None:
        """What the others have chosen is kept when a person is asked again: until then they would only think anew."""
        if self.kept != len(self.match.choices):
            self.keep()

    def keep(self) -> None:
        match = self.match
        self.kept = len(match.choices)
        saved.keep(
            self.name,
            saved.Saved(
                self.game, match.record(), self.people, self.level, self.texts.lang, match.over, len(match.choices)
            ),
        )

    def again(self) -> str:
        return f"weald play --resume {self.name}"

    def close(self) -> None:
        """Everything is on disk already."""


def start(
    game: str, side: str | None, level: str, seed: int, options: dict[str, str], lang: str, seats: list[str] | None = None,
    count: int | None = None,
) -> Local:  # fmt: skip
    """A new game. ``level`` is who plays the other seats, or "human": everybody sits here."""
    known = find(game)
    # What suits one person where it is not said otherwise.
    settings = known.read_options(options if level == "human" else {**known.suited(1), **options})
    match = begin(known, known.seats(seats, count, settings), seed, settings)
    bots = known.automatic(match.options)
    people = [seat for seat in range(len(match.seats)) if seat not in bots]
    if side is not None and known.drafts(settings) and side not in match.seats:
        side = None  # it is drafted: whoever was asked for, a seat is a seat
    if side is not None and side not in match.seats:
        raise UnknownSeat(f"{game} has no seat {side!r} here; there are {', '.join(match.seats)}")
    if side is not None and match.seats.index(side) in bots:
        raise UnknownSeat(f"{side} is played by the bot; yours: {', '.join(match.seats[seat] for seat in people)}")
    if level != "human":
        people = [match.seats.index(side) if side else people[0]]
    return Local(match, people, "easy" if level == "human" else level, lang, seed, None)


def resume(name: str | None, lang: str | None = None) -> Local:
    kept = saved.find(name)
    match = weald.replay(kept.record)
    return Local(match, kept.people, kept.level, lang or kept.lang, match.seed ^ len(match.choices), kept.name)


def texts_of(game: str, lang: str) -> Texts:
    """The game's texts, with those that came with an owner's data override."""
    return Texts(lang, game, overridden_texts(game, lang))


def overridden_texts(game: str, lang: str) -> dict[str, str]:
    from weald.games import facts

    return dict(facts(game).texts.get(lang) or {})


def log_lines(match: Match, lang: str, seat: int | None = None) -> list[str]:
    """The log as sentences, as this viewer may know it."""
    texts = texts_of(match.game.id, lang)
    return [render.event(texts, event, match.sides) for event in events(match, seat)]


def board_of(game: str) -> Any:
    """The module that draws this game, if there is one yet."""
    name = f"weald.terminal.{game}"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None
