"""A small game for the table's tests: hidden hands, sealed bids made together, a secret that may be forced,
an open choice with blocked options. ``known`` makes it a game that can be found, for as long as a test needs it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar

import weald.games
from weald.kernel import Game, Rule, Setting, State, Steps, Value, Vocabulary, Why, Zone, together

ROUNDS = 6
CARDS = 36  # card c has the value c % 6 + 1
STEPS = Steps()
STEP_DEAL = STEPS.declare("deal")
STEP_BID = STEPS.declare("bid")
STEP_REVEAL = STEPS.declare("reveal")
STEP_TRAP = STEPS.declare("trap")
STEP_TAKE = STEPS.declare("take")
WORDS = Vocabulary()
NAMES = [f"K{c:02}" for c in range(CARDS)]
BID = WORDS.each("bid", NAMES)
TRAP = WORDS.each("trap", NAMES)
PASS = WORDS.one("pass")
TAKE = WORDS.numbers("take", 5)


class Toy(State):
    __slots__ = ("bids", "deck", "discard", "hands", "pot", "rounds", "score")
    fields: ClassVar[tuple[str, ...]] = ("deck", "hands", "discard", "bids", "score", "pot", "rounds")
    public: ClassVar[tuple[str, ...]] = ("score", "pot", "rounds")

    def __init__(self, other: Toy | None = None) -> None:
        super().__init__(other)
        self.deck: list[int] = other.deck[:] if other else []
        self.hands: list[list[int]] = [h[:] for h in other.hands] if other else [[], []]
        self.discard: list[int] = other.discard[:] if other else []
        self.bids: list[int] = other.bids[:] if other else [-1, -1]
        self.score: list[int] = other.score[:] if other else [0, 0]
        self.pot: int = other.pot if other else 0
        self.rounds: int = other.rounds if other else ROUNDS

    def copy(self) -> Toy:
        return Toy(self)

    def zones(self) -> list[Zone]:
        return [
            Zone("deck", -1, self.deck, 0, True),
            Zone("hand 0", 0, self.hands[0], 0),
            Zone("hand 1", 1, self.hands[1], 0),
            Zone("discard", -1, self.discard, 0, True),
        ]


def deal(g: Toy) -> None:
    if g.round == g.rounds:
        best = max(g.score)
        g.finish(sum(1 << s for s in (0, 1) if g.score[s] == best), "points", "9")
    g.round += 1
    g.pot = 3
    if len(g.deck) < 4:
        g.deck.extend(g.discard)
        g.discard.clear()
        g.shuffle(g.deck)
    for seat in (0, 1):
        while len(g.hands[seat]) < 4 and g.deck:
            card = g.deck.pop()
            g.hands[seat].append(card)
            g.seen[card] = 1 << seat
            g.tell_some(1 << seat, "drew", "2", seat, (1, card), (1,))
            g.learn(1 << seat, "drew", "2")
    g.then(STEP_BID)
    g.then(STEP_REVEAL)
    g.then(STEP_DEAL)


def bid(g: Toy) -> Rule:
    asks = []
    for seat in (0, 1):
        ask = g.ask(seat, "bid-what", "3", g.pot)
        for card in sorted(g.hands[seat]):
            ask.offer(BID[card])
        asks.append(ask)
    yield together(asks)
    for seat in (0, 1):
        g.bids[seat] = asks[seat].chosen().a


def reveal(g: Toy) -> None:
    for seat in (0, 1):
        card = g.bids[seat]
        g.hands[seat].remove(card)
        g.discard.append(card)
        g.seen[card] = -1
        g.tell("bid", "3", seat, card)
        g.learn(3, "bids", "3")
    high = 0 if g.bids[0] % 6 >= g.bids[1] % 6 else 1
    g.then(STEP_TRAP, 1 - high, high)


def trap(g: Toy, loser: int, winner: int) -> Rule:
    """The loser may spring a six; without one it is asked all the same."""
    ask = g.ask(loser, "trap", "4")
    ask.secret = True
    ask.offer(PASS)
    for card in sorted(g.hands[loser]):
        if card % 6 == 5:
            ask.offer(TRAP[card])
    chosen = yield ask
    if chosen is not PASS:
        card = chosen.a
        g.hands[loser].remove(card)
        g.discard.append(card)
        g.seen[card] = -1
        g.pot = 1
        g.tell("trap", "4", loser, card)
        g.learn(3, "trap", "4")
    g.then(STEP_TAKE, winner)


def take(g: Toy, winner: int) -> Rule:
    ask = g.ask(winner, "take", "5", g.pot)
    for n in range(6):
        ask.offer(TAKE[n], None if n <= g.pot else Why("pot-too-small", "5", g.pot))
    ask.default = TAKE[0]
    chosen = yield ask
    g.score[winner] += chosen.a
    g.tell("took", "5", winner, chosen.a)


STEP_DEAL.does(deal)
STEP_BID.does(bid)
STEP_REVEAL.does(reveal)
STEP_TRAP.does(trap)
STEP_TAKE.does(take)


class ToyGame(Game):
    id = "toy"
    settings = (Setting("rounds", ROUNDS, low=1, high=200),)
    concession_rule = "8"
    vocabulary = WORDS
    steps = STEPS
    fields = {  # noqa: RUF012
        "drew": ("count", "card:card"), "bid": ("card:card",), "trap": ("card:card",), "took": ("count",),
        "take": ("pot",), "bid-what": ("pot",), "pot-too-small": ("pot",),
    }  # fmt: skip

    def seats(self, wanted: list[str] | None, count: int | None, options: dict[str, Value]) -> list[str]:
        weald.kernel.game.check_seats("toy", wanted or [], ["red", "blue"])
        return ["red", "blue"]

    def empty(self, seats: list[str], options: dict[str, Value]) -> State:
        state = Toy()
        state.rounds = int(options["rounds"])
        return state

    def setup(self, g: State, options: dict[str, Value]) -> None:
        assert isinstance(g, Toy)
        g.deck = list(range(CARDS))
        g.seen = [0] * CARDS
        g.shuffle(g.deck)
        g.then(STEP_DEAL)

    def name_of(self, codec: str, value: int) -> object:
        return NAMES[value] if codec == "card" else value


GAME = ToyGame()


def register() -> None:
    weald.games.NAMES = (*weald.games.NAMES, "toy")  # type: ignore[assignment, unused-ignore]
    sys.modules["weald.games.toy"] = sys.modules[__name__]


@contextmanager
def known() -> Iterator[None]:
    """Inside, ``toy`` is one of the games."""
    before = weald.games.NAMES
    register()
    try:
        yield
    finally:
        weald.games.NAMES = before
        del sys.modules["weald.games.toy"]
