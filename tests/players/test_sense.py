"""Positions with a right answer, in game words: what nobody who knows the game would do otherwise.

The search at *medium* must find nine of ten. A position that is missed is printed; ``right`` are the choices of a person.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.defenders import table as defenders
from tests.games.ironwood import table as ironwood
from tests.games.root.test_insight import four
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
IRONWOOD += [
    Sense("two carriers are enough for a totem far inside", wood(ww="f16:1 f12:1 f02:2", totems="f16", secured=2), {"play WW02", "play WW03"}),
    Sense("... the first of them", wood("play WW02", ww="f16:1 f12:1 f02:2", totems="f16", secured=2), {"from f16"}),
    Sense("a totem goes with Quick Strike, too", wood("play WW02", **CARRIER), {"from f12"}),
]  # fmt: skip


def cats(**changed: Any) -> Callable[[], BareTable[Any]]:
    return lambda: four(**changed).actions("marquise")


def thief(**changed: Any) -> Callable[[], BareTable[Any]]:
    return lambda: four(**changed).daylight("vagabond")


BUILDER = "c1:3,keep,sawmill,wood*2 c5:2,recruiter c9:2,workshop"
RICH = "thief c6 boot boot torch tea sword hammer crossbow"
ROOT = [
    Sense("29 points and wood: the sawmill wins", cats(points={"marquise": 29}, marquise=BUILDER), {"build"}),
    Sense("29 points: a roost that nobody defends wins", cats(points={"marquise": 29}, marquise="c1:3,keep c7:3", eyrie="c3:4,roost c7:roost"), {"battle"}),
    Sense("a torch beside a ruin is for exploring", thief(vagabond="thief c6 boot torch tea sword", ruins="c6:boot"), {"explore"}),
    Sense("29 points: the ruin wins", thief(points={"vagabond": 29}, vagabond="thief c6 boot torch tea sword", ruins="c6:boot"), {"explore"}),
    Sense(
        "who leads joins no coalition",
        thief(points={"marquise": 10, "eyrie": 7, "alliance": 7, "vagabond": 13}, vagabond=RICH, hands={"vagabond": "dominance_fox"}),
        set(), frozenset({"activate dominance_fox"}),
    ),
    Sense(
        "who leads, with single warriors in three clearings, counts on points and not on a dominance card",
        lambda: four(
            points={"marquise": 14, "eyrie": 7, "alliance": 7, "vagabond": 8}, marquise="c1:3,keep,sawmill c5:2,recruiter c6:1 c8:1 c12:1",
            hands={"marquise": "dominance_fox"},
        ).daylight("marquise"),
        set(), frozenset({"activate dominance_fox"}),
    ),
    Sense(
        "two attackers walk into an ambush",
        lambda: four(marquise="c1:3,keep c7:2", eyrie="c3:4,roost c7:1,roost", hands={"eyrie": "ambush_mouse ambush_bird"}).battle("marquise", "c7", "eyrie"),
        {"ambush ambush_mouse", "ambush ambush_bird"},
    ),
    Sense(
        "over the limit a broken boot goes before the torch",
        lambda: four(vagabond="thief c8 boot torch tea sword hammer crossbow boot% tea!").evening("vagabond"),
        set(), frozenset({"drop torch-ready", "drop sword-ready", "drop boot-ready", "drop crossbow-ready", "drop hammer-ready"}),
    ),
    Sense("28 points and two sawmills' wood: build", cats(points={"marquise": 28}, marquise="c1:3,keep,sawmill,wood*4 c5:2,recruiter c9:2,workshop"), {"build"}),
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
