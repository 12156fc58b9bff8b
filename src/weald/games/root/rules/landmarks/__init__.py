"""Landmarks: drawn, set up by the last players in turn order, then safe from everybody (A.5, F.1).

Each is a module of its own, which registers its ``Landmark`` here. All are in play wherever landmarks are, so that a position
has the same fields whatever is drawn; those not drawn stand nowhere. The lake's ferry and the mountain's
tower are the same pieces: where their card is drawn its setup takes the place of the map's (A.5).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from weald.games.root.board import CLEARINGS
from weald.games.root.names import name_codecs, name_fields
from weald.games.root.rules import steps
from weald.games.root.rules.setup import SETUPS
from weald.games.root.sheet import Module, Own
from weald.games.root.state import Root
from weald.games.root.words import IN
from weald.kernel import NOBODY, NOWHERE, Rule, Value, Why

LANDMARK_STEP: Final = steps.STEPS.declare("landmark")
LANDMARK_NAMES: Final[list[str]] = []
name_fields(
    {
        "landmark-where": ("landmark:landmark",),
        "landmark-drawn": ("landmark:landmark",),
        "landmark-placed": ("landmark:landmark", "place:place"),
    }
)
name_codecs({"landmark": LANDMARK_NAMES})

OCCUPIED: Final = Why("landmark-there", "F.1.3")
TOO_CLOSE: Final = Why("landmark-next-door", "F.1.3")


class Landmark:
    """A card: where it may be set up, and what that does."""

    def __init__(
        self, name: str, take: Callable[[Root], None], at: Callable[[Root], int], apart: bool,
        fits: Callable[[Root, int], Why | None], set_up: Callable[[Root, int], None], fewest: int = 2,
    ) -> None:  # fmt: skip
        self.name = name
        self.take = take  # the map's own piece off the map, if it has one
        self.at = at  # where it stands, or NOWHERE
        self.apart = apart  # not next to another landmark
        self.fits = fits
        self.set_up = set_up
        self.fewest = fewest  # players
        self.number: int = len(LANDMARKS)
        LANDMARKS.append(self)
        LANDMARK_NAMES.append(name)


LANDMARKS: Final[list[Landmark]] = []


class Drawn(Own):
    __slots__ = ("cards",)
    fields: ClassVar[tuple[str, ...]] = ("cards",)
    public: ClassVar[tuple[str, ...]] = fields

    def __init__(self) -> None:
        self.cards: list[int] = []  # drawn, in their order

    def copy(self) -> Drawn:
        new = Drawn()
        new.cards = self.cards
        return new


def with_landmarks(map: str, options: dict[str, Value]) -> bool:
    return bool(options.get("landmarks", 0))


DRAWN: Final = Module("landmarks", with_landmarks, Drawn)


def drawn(g: Root) -> list[int]:
    """The landmark cards in play."""
    for own in g.extra:
        if isinstance(own, Drawn):
            return own.cards
    return []


def draw_landmarks(g: Root, options: dict[str, Value]) -> None:
    """Shuffle and draw (A.5.2); the last player sets up the first, the one before the second (A.5.3)."""
    left = [landmark.number for landmark in LANDMARKS if landmark.fewest <= g.players]  # A.5.1
    for number in range(int(options["landmarks"])):
        card = left.pop(g.below(len(left)))
        for own in g.extra:
            if isinstance(own, Drawn):
                own.cards = [*own.cards, card]
        LANDMARKS[card].take(g)
        g.tell("landmark-drawn", "A.5.2", NOBODY, card)
        g.then(LANDMARK_STEP, (g.first - 1 - number) % g.players, card)


def standing(g: Root) -> list[int]:
    """The clearings with a landmark, those of the map included."""
    return [c for c in [landmark.at(g) for landmark in LANDMARKS] if c != NOWHERE]


def place_landmark(g: Root, seat: int, card: int) -> Rule:
    landmark = LANDMARKS[card]
    taken = standing(g)
    why: list[Why | None] = []
    near: list[int] = []
    for c in range(CLEARINGS):
        why.append(OCCUPIED if c in taken else landmark.fits(g, c))
        if landmark.apart and why[c] is None and any(b in taken for b in g.links[c]):
            near.append(c)
            why[c] = TOO_CLOSE
    ask = g.ask(seat, "landmark-where", "A.5.3", card)
    somewhere = any(one is None for one in why)
    for c in range(CLEARINGS):
        # Where no clearing is far enough from the other landmark, one next to it will do (F.1.3).
        ask.offer(IN[c], None if not somewhere and c in near else why[c])
    choice = yield ask
    landmark.set_up(g, choice.a)
    g.tell("landmark-placed", "A.5.3", seat, card, choice.a)


def nothing_to_take(g: Root) -> None:
    """No map has this landmark."""


def anywhere(g: Root, c: int) -> Why | None:
    return None


def on_river(g: Root, c: int) -> Why | None:
    """The lake is a river between its coastal clearings (C.2.2a)."""
    return None if g.board().rivers[c] else Why("landmark-no-river", "F.1.3")


SETUPS[DRAWN.number] = draw_landmarks
LANDMARK_STEP.does(place_landmark)
