"""Positions with a right answer, in game words: what nobody who knows the game would do otherwise.

The search at *medium* must find nine of ten. A position that is missed is printed; ``right`` are the choices of a person.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.defenders import table as defenders
from tests.games.ironwood import table as ironwood
from tests.players.sense_root import ROOT
from tests.players.sense_wonderland import WONDERLAND
from tests.players.senses import Sense
from weald.kernel import Dice
from weald.match import Match
from weald.players import BUDGETS
from weald.players.search import SearchPlayer
from weald.testing import BareTable

MEDIUM = BUDGETS["medium"][0]


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

LAST: dict[str, Any] = {"order": "(1,0)", "factories": "5@(1,0)", "built": {"order": 5, "sect": 5}, "gone": "sect"}
DEFENDERS += [
    Sense("the map for a way that would cost the last point", order(order="(1,0)", points=1, items={"order": "map"}, **ALMOST), {"use map"}),
    Sense("... to that wood", order("use map", order="(1,0)", points=1, items={"order": "map"}, **ALMOST), {"to (2,0)"}),
    Sense("bread before the factory", order(points=0, items={"order": "bread"}, **LAST), {"use bread"}),
    Sense("a team card before the factory", order(points=0, hands="order_kelpuz order_harrow", **LAST), {"team order_kelpuz", "team order_harrow"}),
]  # fmt: skip
NEXT_TO: dict[str, Any] = {**LAST, "order": "(2,0)"}  # a step away from the last factory
DEFENDERS += [
    Sense("the rocket is for the mech on the factory", order("use rocket", points=1, mechs="(1,0)", items={"order": "rocket"}, **LAST), {"mech (1,0)"}),
    Sense("a wall between the last factory and us: breach", order(points=3, **NEXT_TO), {"breach"}),
    Sense("... then in", order("breach", points=3, **NEXT_TO), {"move"}),
    Sense("... to the factory", order("breach", "move", points=3, **NEXT_TO), {"to (1,0)"}),
    Sense("... with the map, where a point is missing", order("breach", points=2, items={"order": "map"}, **NEXT_TO), {"use map"}),
    Sense("... and reforest", order("breach", "move", "to (1,0)", points=3, **NEXT_TO), {"reforest"}),
    Sense("bread, when the way takes the last point", order("breach", "move", "to (1,0)", points=2, items={"order": "bread"}, **NEXT_TO), {"use bread"}),
    Sense("a team card, when the way takes the last point", order("breach", "move", "to (1,0)", points=2, hands="order_kelpuz order_harrow", **NEXT_TO), {"team order_kelpuz", "team order_harrow"}),
    Sense("the last camp, on the way to nothing else", order(order="(2,0)", points=2, pollution="(1,0)", **ALMOST), {"build"}),
    Sense("the last camp, hurt or not", order(order="(2,0)", points=1, injuries={"order": 3}, **ALMOST), {"build"}),
    Sense("first the mech, then the camp's wood: no, the camp wins now", order(order="(2,0)", points=2, mechs="(1,0)", **ALMOST), {"build"}),
    Sense("bread, when the step to the wood takes the last point", order("move", "to (2,0)", order="(1,0)", points=1, items={"order": "bread"}, **ALMOST), {"use bread"}),
]  # fmt: skip
IRONWOOD += [
    Sense("two carriers are enough for a totem far inside", wood(ww="f16:1 f12:1 f02:2", totems="f16", secured=2), {"play WW02", "play WW03"}),
    Sense("... the first of them", wood("play WW02", ww="f16:1 f12:1 f02:2", totems="f16", secured=2), {"from f16"}),
    Sense("a totem goes with Quick Strike, too", wood("play WW02", **CARRIER), {"from f12"}),
]  # fmt: skip
EIGHT: dict[str, Any] = {"ww": "f08:2 f05:2", "totems": "f08", "secured": 2}  # a totem two steps from f02
SOON_GONE: dict[str, Any] = {"ww": "f12:2 f02:2", "fading": "f12", "number": 2}
THIRD: dict[str, Any] = {
    "ic": "ferrum:W chromia:W cobaltis:W gallimor:WW", "forges": "chromia cobaltis", "foundations": "gallimor", "crystals": (0, 6),
}  # fmt: skip
PAID: dict[str, Any] = {"ic": "ferrum:W plumbarum:WWW", "foundations": "plumbarum", "crystals": (0, 5), "number": 2}
IRONWOOD += [
    Sense("... into the outer forest", wood("play WW02", "from f12", **CARRIER), {"to f06"}),
    Sense("... with Plunder", wood("play WW03", "option 1", "from f12", **CARRIER), {"to f06"}),
    Sense("the third totem elsewhere: a card that moves", wood(**EIGHT), {"play WW02", "play WW03"}),
    Sense("... the squad beside it", wood("play WW02", **EIGHT), {"from f08"}),
    Sense("... outward", wood("play WW02", "from f08", **EIGHT), {"to f02"}),
    Sense("... outward, with Plunder", wood("play WW03", "option 1", "from f08", **EIGHT), {"to f02"}),
    Sense("a totem that fades: the squad that holds it", wood("play WW02", **SOON_GONE), {"from f12"}),
    Sense("... outward", wood("play WW02", "from f12", **SOON_GONE), {"to f06"}),
    Sense("the third forge: pay for it", iron("play IC01", "option 2", **TWO_FORGES), {"yes"}),
    Sense("the third forge on another mountain", iron(**THIRD), {"play IC01"}),
    Sense("... build", iron("play IC01", **THIRD), {"option 2"}),
    Sense("... and pay", iron("play IC01", "option 2", **THIRD), {"yes"}),
    Sense("a first forge in the last turn: build", iron("play IC01", **PAID), {"option 2"}),
    Sense("... and pay", iron("play IC01", "option 2", **PAID), {"yes"}),
]  # fmt: skip


GAMES = {"ironwood": IRONWOOD, "root": ROOT, "wonderland": WONDERLAND, "defenders": DEFENDERS}


def missed(positions: list[Sense], iterations: int) -> list[str]:
    """What the search would choose where it is wrong."""
    out: list[str] = []
    for one in positions:
        t = one.position()
        match: Match = t.match
        seat = t.seat(one.who) if one.who else match.open[0].seat
        notation = getattr(t, "notation", str)
        offered = {option.id for option in match.decision_of(seat).options}
        assert one.wrong <= offered, f"{one.says}: {one.wrong} is not offered, but {offered}"
        right = {notation(choice) for choice in one.right} or offered - one.wrong
        assert right <= offered or right & offered != offered, f"{one.says}: nothing can be missed"
        assert right & offered, f"{one.says}: {right} is not offered, but {offered}"
        choice = SearchPlayer(iterations).choose(match.redeal(seat, 1), seat, Dice(1))
        if choice not in right:
            out.append(f"{one.says}: {choice}")
    return out


@pytest.mark.parametrize("name", GAMES)
def test_medium_plays_sensibly(name: str) -> None:
    wrong = missed(GAMES[name], MEDIUM)
    assert 10 * len(wrong) <= len(GAMES[name]), wrong
