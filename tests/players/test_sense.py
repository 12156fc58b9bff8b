"""Positions with a right answer, in game words: what nobody who knows the game would do otherwise.

The search at *medium* must find nine of ten. A position that is missed is printed; ``right`` are the choices of a person.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from tests.games.defenders import table as defenders
from tests.games.ironwood import table as ironwood
from weald.kernel import Dice
from weald.match import Match
from weald.players import BUDGETS
from weald.players.search import SearchPlayer
from weald.testing import BareTable

MEDIUM = BUDGETS["medium"][0]


class Sense(NamedTuple):
    says: str
    position: Callable[[], BareTable[Any]]
    right: set[str]


def wood(*choices: str, number: int = 0, **pieces: Any) -> Callable[[], BareTable[Any]]:
    pieces.setdefault("ic", "ferrum:WW auria:WW zincur:WW")
    return lambda: ironwood.table(**pieces).turn("woodwalkers", number, rest=True).do(*choices)


def iron(*choices: str, number: int = 0, **pieces: Any) -> Callable[[], BareTable[Any]]:
    pieces.setdefault("ww", "f05:3 f09:2 f02:2")
    return lambda: ironwood.table(**pieces).turn("ironclad", number, rest=True).do(*choices)


def order(*choices: str, points: int | None = None, **pieces: Any) -> Callable[[], BareTable[Any]]:
    def made() -> BareTable[Any]:
        t = defenders.table("order sect", active="order_popel", **pieces)
        return t.turn("order", points, card="restart").do(*choices)

    return made


TWO_FORGES: dict[str, Any] = {
    "ic": "ferrum:W plumbarum:W gallimor:W cuprumis:WW", "forges": "plumbarum gallimor", "foundations": "cuprumis", "crystals": (0, 5),
}  # fmt: skip
CARRIER: dict[str, Any] = {"ww": "f12:2 f02:2", "totems": "f12", "secured": 2}
ALMOST: dict[str, Any] = {"forest": "(2,0)", "gone": "sect", "built": {"order": 4, "sect": 5}, "support": {"order": 6}}

IRONWOOD = [
    Sense("the third forge wins: play Reinforcements", iron(**TWO_FORGES), {"play IC01"}),
    Sense("... and build it", iron("play IC01", **TWO_FORGES), {"option 2"}),
    Sense("the third totem wins: play a card that moves", wood(**CARRIER), {"play WW02", "play WW03"}),
    Sense("... with Plunder: move", wood("play WW03", **CARRIER), {"option 1"}),
    Sense("... the squad that holds it", wood("play WW03", "option 1", **CARRIER), {"from f12"}),
    Sense(
        "a totem that fades is carried out in the last turn", wood(ww="f12:2 f02:2", fading="f12", number=2), {"play WW02", "play WW03"}
    ),
    Sense(
        "what can be discovered is discovered",
        wood("play WW01", ww="f12:3 f16:3 f11:3", visions="V10", ic="ferrum:WW zincur:WW"),
        {"option 2"},
    ),
    Sense("a forge that is paid for is built", iron(ic="ferrum:W plumbarum:WWW", foundations="plumbarum", crystals=(0, 5), number=2), {"play IC01"}),
]  # fmt: skip

DEFENDERS = [
    Sense("the last camp wins", order(order="(2,0)", points=1, **ALMOST), {"build"}),
    Sense("the last camp wins, mechs or not", order(order="(2,0)", points=3, mechs="(2,0):2", **ALMOST), {"build"}),
    Sense(
        "the last factory wins", order(order="(1,0)", factories="5@(1,0)", built={"order": 5, "sect": 5}, gone="sect"), {"reforest"}
    ),
    Sense(
        "first the mech, then the factory",
        order(order="(1,0)", factories="5@(1,0)", mechs="(1,0)", built={"order": 5, "sect": 5}, gone="sect", points=2),
        {"destroy"},
    ),
    Sense(
        "first the smoke, then the factory",
        order(order="(1,0)", factories="5@(1,0)", pollution="(1,0):2", built={"order": 5, "sect": 5}, gone="sect", points=2),
        {"cleanse"},
    ),
    Sense(
        "bread for the last point that wins", order(order="(2,0)", points=0, items={"order": "bread"}, **ALMOST), {"use bread"}
    ),
    Sense(
        "a team card for the last point that wins",
        order(order="(2,0)", points=0, hands="order_kelpuz order_harrow", **ALMOST),
        {"team order_kelpuz", "team order_harrow"},
    ),
    Sense("one step to the wood where the last camp wins", order(order="(1,0)", points=2, **ALMOST), {"move"}),
    Sense("... that step", order("move", order="(1,0)", points=2, **ALMOST), {"to (2,0)"}),
]  # fmt: skip


def found(one: Sense, iterations: int) -> str:
    t = one.position()
    match: Match = t.match
    seat = match.open[0].seat
    return SearchPlayer(iterations).choose(match.redeal(seat, 1), seat, Dice(1))


@pytest.mark.parametrize(("name", "positions"), [("ironwood", IRONWOOD), ("defenders", DEFENDERS)])
def test_medium_plays_sensibly(name: str, positions: list[Sense]) -> None:
    missed: list[str] = []
    for one in positions:
        t = one.position()
        notation = getattr(t, "notation", str)
        right = {notation(choice) for choice in one.right}
        offered = {option.id for option in t.match.open[0].options}
        assert right & offered, f"{one.says}: {right} is not offered, but {offered}"
        choice = found(one, MEDIUM)
        if choice not in right:
            missed.append(f"{one.says}: {choice}")
    assert 10 * len(missed) <= len(positions), missed
