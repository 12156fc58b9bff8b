"""The Black Market: three cards face down, one of which may be swapped for a hand card in the own turn (F.6)."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.games.root.facts import ANY, CARD_FACE
from weald.games.root.names import name_fields
from weald.games.root.rules import steps
from weald.games.root.rules.cards import blur, faces, pick, top_card, watching
from weald.games.root.rules.effects import DURING
from weald.games.root.rules.landmarks import Landmark, nothing_to_take, with_landmarks
from weald.games.root.rules.landmarks.forge import FACTS
from weald.games.root.rules.menu import NO, YES, Offer
from weald.games.root.rules.pieces import has_piece
from weald.games.root.rules.setup import SHUFFLED
from weald.games.root.sheet import POOL_DECK, Module, Own
from weald.games.root.state import BIRDSONG, DAYLIGHT, DRAWN, EVENING, Root
from weald.games.root.words import GIVE, WORDS
from weald.kernel import NOBODY, NOWHERE, Decision, Option, Rule, Why, Zone
from weald.kernel.errors import RulesBug

CARDS: Final[int] = FACTS.black_market.cards
SWAP: Final = WORDS.one("swap")
STALL: Final = WORDS.numbers("stall", CARDS)  # from 0; the first is 1
SWAP_STEP: Final = steps.STEPS.declare("swap")
SWAP_FOR_STEP: Final = steps.STEPS.declare("swap-for")
name_fields({"swap-for": ("card:face",), "swapped": ("stall", "gave:card", "took:card")})

NOT_ONE_SLOT: Final = Why("not-one-slot", "F.6.1")
SWAPPED: Final = Why("swapped-already", "F.6.3")
NO_PIECE: Final = Why("no-piece-at-market", "F.6.3")
EMPTY_HAND: Final = Why("empty-hand", "F.6.3")


class Market(Own):
    __slots__ = ("cards", "place", "swapped")
    fields: ClassVar[tuple[str, ...]] = ("place", "cards", "swapped")
    public: ClassVar[tuple[str, ...]] = ("place", "swapped")

    def __init__(self) -> None:
        self.place: int = NOWHERE
        self.cards: list[int] = []
        self.swapped: int = 0  # in this turn

    def copy(self) -> Market:
        new = Market()
        new.place = self.place
        new.cards = self.cards[:]
        new.swapped = self.swapped
        return new

    def turn_begins(self) -> None:
        self.swapped = 0

    def hands_changed(self) -> int:
        return self.swapped

    def zones(self, name: str, seat: int) -> list[Zone]:
        return [Zone("common.market", NOBODY, self.cards, POOL_DECK, ordered=True)]


MARKET: Final = Module("market", with_landmarks, Market)


def market_of(g: Root) -> Market:
    for own in g.extra:
        if isinstance(own, Market):
            return own
    raise RulesBug("there is no market")


def market_at(g: Root) -> int:
    for own in g.extra:
        if isinstance(own, Market):
            return own.place
    return NOWHERE


def fits(g: Root, c: int) -> Why | None:
    return None if g.board().slots[c] == 1 and not g.ruins[c] else NOT_ONE_SLOT


def open_market(g: Root, c: int) -> None:
    market_of(g).place = c


def lay_out(g: Root) -> None:
    """Three cards, unseen, as soon as the deck is shuffled (F.6.2)."""
    if market_at(g) != NOWHERE:
        for _ in range(CARDS):
            market_of(g).cards.append(top_card(g))


# --- swapping --------------------------------------------------------------------------------------------


def cannot_swap(g: Root, seat: int) -> Why | None:
    market = market_of(g)
    if market.swapped:
        return SWAPPED
    if not has_piece(g, g.side[seat], market.place):
        return NO_PIECE
    return None if g.hands[seat] else EMPTY_HAND


def can_swap(g: Root, seat: int, phase: int) -> int:
    return YES if market_at(g) != NOWHERE and cannot_swap(g, seat) is None else NO


def offer_swap(g: Root, ask: Decision, seat: int, phase: int) -> None:
    if market_at(g) != NOWHERE:
        ask.offer(SWAP, cannot_swap(g, seat))


def take_swap(g: Root, seat: int, choice: Option) -> None:
    g.then(SWAP_STEP, seat)


def swap(g: Root, seat: int) -> Rule:
    """A hand card for one of the three, which nobody looks at first; neither is spent or discarded (F.6.3)."""
    hand = g.hands[seat]
    ask = g.ask(seat, "swap-what", "F.6.3")
    ask.secret = True
    ask.sealed = True  # nobody else sees which card it was
    for face in faces(hand, ANY):
        ask.offer(GIVE[face])
    choice = yield ask
    # It leaves the hand before the next question: who does not know it can still imagine another card in its place.
    hand = g.hands[seat]
    given = pick(g, hand, choice.a)
    who = watching(g, 1 << seat)
    blur(g, hand, who)
    g.seen[given] = who
    g.played.append(given)
    g.then(SWAP_FOR_STEP, seat)


def swap_for(g: Root, seat: int) -> Rule:
    market = market_of(g)
    ask = g.ask(seat, "swap-for", "F.6.3", CARD_FACE[g.played[-1]])
    ask.secret = True
    for stall in range(1, len(market.cards) + 1):
        ask.offer(STALL[stall])
    choice = yield ask
    market = market_of(g)
    stall = choice.a
    given = g.played.pop()
    taken = market.cards[stall - 1]
    who = watching(g, 1 << seat)
    g.seen[taken] |= who
    market.cards[stall - 1] = given
    g.hands[seat].append(taken)
    market.swapped = 1
    g.tell_some(who, "swapped", "F.6.3", seat, (stall, given, taken), (stall,))
    g.learn(who, "drew-cards", "F.6.3")


# The card names no phase: between any two effects of the own turn.
Offer(MARKET, DURING, (BIRDSONG, DAYLIGHT, EVENING, DRAWN), ("swap",), can_swap, offer_swap, take_swap)
SWAP_STEP.does(swap)
SWAP_FOR_STEP.does(swap_for)
SHUFFLED[MARKET.number] = lay_out
Landmark("black_market", nothing_to_take, market_at, True, fits, open_market)
