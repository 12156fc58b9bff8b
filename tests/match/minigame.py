"""A game of one page for the kernel's tests: "Wells".

Two or three seats hold hidden cards 1 to 12. A round: all bid a card at the same time (together); the highest
takes a bucket; then the loser of the round may spring a trap (a card of 11 or more: whether there is one is a
secret, so it is asked even if forced), hides a card face down (sealed) and rolls a die (chance). First to
``goal`` buckets wins.
"""

from __future__ import annotations

from typing import Any, ClassVar

from weald.kernel import EVERYONE, Game, Rule, Setting, State, Steps, Value, Vocabulary, Why, Zone, together
from weald.kernel.game import check_seats
from weald.match import Match, begin

CARDS = 24  # card c is worth c // 2 + 1
NAMES = [f"c{c:02}" for c in range(CARDS)]
SEATS = ["red", "blue", "green"]
STEPS = Steps()
STEP_NEXT_ROUND = STEPS.declare("next_round")
STEP_BID = STEPS.declare("bid")
STEP_TRAP = STEPS.declare("trap")
STEP_HIDE = STEPS.declare("hide")
STEP_ROLL = STEPS.declare("roll")
STEP_LUCKY = STEPS.declare("lucky")
WORDS = Vocabulary()
BID = WORDS.each("bid", NAMES)
TRAP = WORDS.each("trap", NAMES)
HIDE = WORDS.each("hide", NAMES)
PASS = WORDS.one("pass", idle=True)
DRAW = WORDS.one("draw")
KEEP = WORDS.one("keep", idle=True)


class Wells(State):
    __slots__ = ("bids", "buckets", "deck", "goal", "hand", "hidden", "open_cards", "roll")
    fields: ClassVar[tuple[str, ...]] = ("hand", "deck", "open_cards", "hidden", "buckets", "bids", "roll", "goal")
    public: ClassVar[tuple[str, ...]] = ("buckets", "roll", "goal")

    def __init__(self, other: Wells | None = None) -> None:
        super().__init__(other)
        self.hand: list[list[int]] = [h[:] for h in other.hand] if other else []
        self.deck: list[int] = other.deck[:] if other else []
        self.open_cards: list[int] = other.open_cards[:] if other else []
        self.hidden: list[int] = other.hidden[:] if other else []
        self.buckets: list[int] = other.buckets[:] if other else []
        self.bids: list[int] = other.bids[:] if other else []
        self.roll: int = other.roll if other else 0
        self.goal: int = other.goal if other else 0

    def copy(self) -> Wells:
        return Wells(self)

    def zones(self) -> list[Zone]:
        hands = [Zone(f"hand-{s}", s, hand, 0) for s, hand in enumerate(self.hand)]
        return [
            *hands,
            Zone("deck", -1, self.deck, 0, ordered=True),
            Zone("open", -1, self.open_cards, 0, ordered=True),
            Zone("hidden", -1, self.hidden, 0, ordered=True),
        ]


def next_round(g: Wells) -> None:
    g.round += 1
    g.tell("round", "1", -1, g.round)
    for seat in range(len(g.hand)):
        draw(g, seat)
    g.then(STEP_BID)


def draw(g: Wells, seat: int) -> None:
    if not g.deck:
        g.deck, g.open_cards = g.open_cards, []
        g.shuffle(g.deck)
    if g.deck:
        card = g.deck.pop()
        g.hand[seat].append(card)
        g.seen[card] = 1 << seat
        g.tell_some(1 << seat, "drew", "2", seat, (1, card), (1,))
        g.learn(1 << seat, "drew-cards", "2")


def bid(g: Wells) -> Rule:
    asks = []
    for seat, hand in enumerate(g.hand):
        ask = g.ask(seat, "bid", "3", g.round)
        for card in hand:
            ask.offer(BID[card])
        asks.append(ask)
    yield together(asks)
    best = max(range(len(asks)), key=lambda s: (asks[s].chosen().a, -s))
    worst = min(range(len(asks)), key=lambda s: (asks[s].chosen().a, s))
    for ask in asks:
        card = ask.chosen().a
        g.hand[ask.seat].remove(card)
        lay_open(g, card)
        g.tell("bid", "3", ask.seat, card)
    g.learn(EVERYONE, "saw-a-card", "3")
    g.buckets[best] += 1
    if g.buckets[best] >= g.goal:
        g.finish(1 << best, "buckets", "7")
    g.then(STEP_TRAP, worst)
    g.then(STEP_HIDE, worst)
    g.then(STEP_ROLL, worst)
    g.then(STEP_NEXT_ROUND)


def lay_open(g: Wells, card: int) -> None:
    g.open_cards.append(card)
    g.seen[card] = EVERYONE


def trap(g: Wells, seat: int) -> Rule:
    """Whether there is a trap to spring is the seat's secret."""
    ask = g.ask(seat, "trap", "4")
    ask.secret = True
    for card in g.hand[seat]:
        ask.offer(TRAP[card], None if card >= 20 else Why("too-weak", "4", card))
    ask.offer(PASS)
    ask.default = PASS
    chosen = yield ask
    if chosen is not PASS:
        g.hand[seat].remove(chosen.a)
        lay_open(g, chosen.a)
        g.buckets[seat] += 1
        g.tell("trap", "4", seat, chosen.a)
        if g.buckets[seat] >= g.goal:
            g.finish(1 << seat, "buckets", "7")


def hide(g: Wells, seat: int) -> Rule:
    """Face down: nobody else learns which."""
    ask = g.ask(seat, "hide", "5")
    ask.sealed = True
    for card in g.hand[seat]:
        ask.offer(HIDE[card])
    ask.offer(PASS)
    chosen = yield ask
    if chosen is not PASS:
        g.hand[seat].remove(chosen.a)
        g.hidden.append(chosen.a)
        g.seen[chosen.a] = 1 << seat
        g.tell_some(1 << seat, "hid", "5", seat, (1, chosen.a), (1,))


def roll(g: Wells, seat: int) -> None:
    g.roll = g.below(6) + 1
    g.tell("rolled", "6", seat, g.roll)
    g.learn(EVERYONE, "chance", "6")
    g.then(STEP_LUCKY, seat)


def lucky(g: Wells, seat: int) -> Rule:
    """An open choice, forced with a low roll: then nobody is asked."""
    ask = g.ask(seat, "lucky", "6", g.roll)
    ask.offer(DRAW, None if g.roll >= 4 else Why("low-roll", "6", g.roll))
    ask.offer(KEEP)
    chosen = yield ask
    if chosen is DRAW:
        draw(g, seat)


STEP_NEXT_ROUND.does(next_round)
STEP_BID.does(bid)
STEP_TRAP.does(trap)
STEP_HIDE.does(hide)
STEP_ROLL.does(roll)
STEP_LUCKY.does(lucky)


class WellsGame(Game):
    def __init__(self) -> None:
        self.id = "wells"
        self.revision = 2
        self.known_revisions = (1, 2)
        self.concession_rule = "8"
        self.settings = (
            Setting("goal", 4, low=1, high=99, rule="7"),
            Setting("open", False),
            Setting("mood", "calm", values=("calm", "wild")),
        )
        self.steps = STEPS
        self.vocabulary = WORDS
        self.fields = {
            "round": ("round",), "drew": ("count", "card:card"), "bid": ("card:card",), "trap": ("card:card",),
            "hid": ("count", "card:card"), "rolled": ("roll",), "too-weak": ("card:card",), "low-roll": ("roll",),
        }  # fmt: skip

    def seats(self, wanted: list[str] | None, count: int | None, options: dict[str, Value]) -> list[str]:
        check_seats(self.id, wanted or [], SEATS)
        return wanted or SEATS[: count or 2]

    def empty(self, seats: list[str], options: dict[str, Value]) -> State:
        state = Wells()
        state.hand = [[] for _ in seats]
        state.buckets = [0] * len(seats)
        state.goal = int(options["goal"])
        return state

    def setup(self, g: State, options: dict[str, Value]) -> None:
        assert isinstance(g, Wells)
        g.deck = list(range(CARDS))
        g.seen = [0] * CARDS
        g.shuffle(g.deck)
        for seat in range(len(g.hand)):
            for _ in range(3):
                draw(g, seat)
        g.then(STEP_NEXT_ROUND)

    def name_of(self, codec: str, value: int) -> object:
        return NAMES[value] if codec == "card" else value


GAME = WellsGame()


def start(seed: int = 1, count: int = 2, script: list[int] | None = None, loud: bool = True, **options: Any) -> Match:
    return begin(GAME, None, seed, options, script, count, True, loud)


def wells(match: Match) -> Wells:
    assert isinstance(match.state, Wells)
    return match.state


def bids(match: Match, *cards: int) -> None:
    """Everybody bids (the card at this place of the hand; the first if not said)."""
    for decision in match.open[:]:
        place = cards[decision.seat] if decision.seat < len(cards) else 0
        match.choose(decision.options[place], decision.seat)
