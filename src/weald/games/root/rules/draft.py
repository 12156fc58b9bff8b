"""The advanced setup: five cards, a draft of factions from the last player on, then three cards are kept (A.7 to A.10).

Until it has chosen a seat has no side. What each faction does with its setup card is in its folder (``Faction.settle``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from weald.games.root.facts import ANY, DATA, FACE_NAMES
from weald.games.root.names import name_fields
from weald.games.root.pieces import SIDES
from weald.games.root.rules import steps
from weald.games.root.rules.cards import faces, pick
from weald.games.root.rules.faction import FACTIONS
from weald.games.root.rules.shapes import AdvancedFacts
from weald.games.root.sheet import INSURGENT, MILITANT, NO_SIDE, SHEETS, Module, Own
from weald.games.root.state import Root, adopt
from weald.games.root.words import WORDS
from weald.kernel import EVERYONE, NOBODY, Rule, Value, Why
from weald.kernel.errors import RulesBug

_DATA: Final = DATA.add("advanced", AdvancedFacts)
DEALT: Final[int] = _DATA.cards.dealt
KEPT: Final[int] = _DATA.cards.kept

DRAFT_DEAL: Final = steps.STEPS.declare("draft-deal")
DRAFT_PICK: Final = steps.STEPS.declare("draft")
RETURN_STEP: Final = steps.STEPS.declare("return-cards")
DRAFT_END: Final = steps.STEPS.declare("draft-end")
DRAFT: Final = WORDS.each("draft", SIDES)
RETURN: Final = WORDS.each("return", FACE_NAMES)
name_fields(
    {
        "draft-dealt": ("sides*:side",),
        "setup-locked": ("side:side",),
        "drafted": ("side:side",),
        "return-card": ("count",),
        "kept-three": ("card:card",),
        "setup-character": ("character:character",),
    }
)

LOCKED: Final = Why("setup-card-locked", "A.8.1.II")
CHOSEN: Final = Why("setup-card-taken", "A.8.2")


class Draft(Own):
    __slots__ = ("cards", "character", "homes", "takers")
    fields: ClassVar[tuple[str, ...]] = ("cards", "takers", "character", "homes")
    public: ClassVar[tuple[str, ...]] = fields

    def __init__(self) -> None:
        self.cards: list[int] = []  # setup cards, as dealt
        self.takers: list[int] = []  # who has taken each, or NOBODY
        self.character: int = NOBODY  # of a Vagabond among them
        self.homes: list[int] = []  # by seat: a mask of its homelands

    def copy(self) -> Draft:
        new = Draft()
        new.cards = self.cards
        new.takers = self.takers
        new.character = self.character
        new.homes = self.homes
        return new


def drafts(map: str, options: dict[str, Value]) -> bool:
    return options.get("setup") == "advanced"


DRAFT_MODULE: Final = Module("draft", drafts, Draft)


def is_drafted(g: Root) -> bool:
    return DRAFT_MODULE.number in g.modules


def draft_of(g: Root) -> Draft:
    for own in g.extra:
        if isinstance(own, Draft):
            return own
    raise RulesBug("nothing is drafted here")


def set_up_draft(g: Root) -> None:
    """After the cards; counter-clockwise from the last player (A.8 to A.10)."""
    g.then(DRAFT_DEAL)
    for i in range(1, g.players + 1):
        g.then(DRAFT_PICK, (g.first - i) % g.players)
    for i in range(g.players):
        g.then(RETURN_STEP, (g.first + i) % g.players)
    g.then(DRAFT_END)


# --- the draft (A.8) -------------------------------------------------------------------------------------

# Factions that cannot be dealt, as a module in play says: its hirelings take their place (A.6.5, AMB-35).
BARRED: Final[dict[int, Callable[[Root], list[int]]]] = {}


def deal_setup_cards(g: Root) -> None:
    """One militant, then of the other militants and the insurgents as many as there are players (A.8.1)."""
    barred = [side for number in g.modules if number in BARRED for side in BARRED[number](g)]
    militants = [sheet.side for sheet in SHEETS if sheet.stance == MILITANT and sheet.side not in barred]
    first = militants.pop(g.below(len(militants)))
    rest = militants
    if g.players > 2:  # A.8.1.I
        rest = rest + [sheet.side for sheet in SHEETS if sheet.stance == INSURGENT and sheet.side not in barred]
    draft = draft_of(g)
    draft.cards = [first]
    while len(draft.cards) <= g.players and rest:
        draft.cards = [*draft.cards, rest.pop(g.below(len(rest)))]
    draft.takers = [NOBODY] * len(draft.cards)
    draft.homes = [0] * g.players
    g.tell_all("draft-dealt", "A.8.1", NOBODY, tuple(draft.cards))
    if locked_side(g) != NO_SIDE:
        g.tell("setup-locked", "A.8.1.II", NOBODY, draft.cards[-1])
    for side in draft.cards:
        if FACTIONS[side].characters:  # A.8.1.III
            draft.character = g.below(FACTIONS[side].characters)
            g.tell("setup-character", "A.8.1.III", NOBODY, draft.character)


def locked_side(g: Root) -> int:
    """The last card, if it is an insurgent and nobody has taken a militant yet; or NO_SIDE (A.8.1.II)."""
    draft = draft_of(g)
    if not draft.cards or SHEETS[draft.cards[-1]].stance != INSURGENT:
        return NO_SIDE
    for side, taker in zip(draft.cards, draft.takers, strict=True):
        if taker != NOBODY and SHEETS[side].stance == MILITANT:
            return NO_SIDE
    return draft.cards[-1]


def choose_faction(g: Root, seat: int) -> Rule:
    """Take a setup card and set up by it, before the next player chooses (A.8.2)."""
    draft = draft_of(g)
    locked = locked_side(g)
    ask = g.ask(seat, "draft", "A.8.2")
    for side, taker in zip(draft.cards, draft.takers, strict=True):
        ask.offer(DRAFT[side], CHOSEN if taker != NOBODY else LOCKED if side == locked else None)
    choice = yield ask
    side = choice.a
    draft.takers = [seat if card == side else taker for card, taker in zip(draft.cards, draft.takers, strict=True)]
    adopt(g, seat, side)
    g.tell("drafted", "A.8.2", seat, side)
    if SHEETS[side].open_hand:
        for card in g.hands[seat]:
            g.seen[card] = EVERYONE
        g.learn(EVERYONE, "drew-cards", "A.8.2")
    FACTIONS[side].settle(g, seat)


# --- three of five (A.10) --------------------------------------------------------------------------------


def return_cards(g: Root, seat: int) -> Rule | None:
    return ask_return(g, seat) if len(g.hands[seat]) > KEPT else None


def ask_return(g: Root, seat: int) -> Rule:
    hand = g.hands[seat]
    ask = g.ask(seat, "return-card", "A.10", len(hand) - KEPT)
    ask.secret = True
    ask.sealed = True
    for face in faces(hand, ANY):
        ask.offer(RETURN[face])
    choice = yield ask
    card = pick(g, hand, choice.a)
    who = g.seen[card]
    g.deck.append(card)
    g.tell_some(who, "kept-three", "A.10", seat, (card,), ())
    g.then(RETURN_STEP, seat)


def end_draft(g: Root) -> None:
    g.shuffle(g.deck)
    g.then(steps.TURN, g.first)


DRAFT_DEAL.does(deal_setup_cards)
DRAFT_PICK.does(choose_faction)
RETURN_STEP.does(return_cards)
DRAFT_END.does(end_draft)
