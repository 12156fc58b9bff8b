"""What nobody who knows Root would do otherwise: take the win, stop somebody else's, keep what is dear."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.root.table import Table
from tests.games.root.test_insight import four
from tests.players.senses import Sense

Made = Callable[[], Table]


def cats(*choices: str, count: int = 3, **changed: Any) -> Made:
    return lambda: four(**changed).actions("marquise", count).do(*choices)


def day(side: str, *choices: str, **changed: Any) -> Made:
    return lambda: four(**changed).daylight(side).do(*choices)


def song(side: str, *choices: str, **changed: Any) -> Made:
    return lambda: four(**changed).birdsong(side).do(*choices)


def dominant(made: Made, side: str) -> Made:
    """That side's dominance card lies before it."""

    def with_card() -> Table:
        t = made()
        t.g.dominance[t.seat(side)] = t.g.play[t.seat(side)][0]
        return t

    return with_card


BUILDER = "c1:3,keep,sawmill,wood*2 c5:2,recruiter c9:2,workshop"
RICH = "thief c6 boot boot torch tea sword hammer crossbow"
CRAFTS = "c1:3,keep,workshop c5:2,workshop c9:2,workshop"
# The Eyrie rules three clearings of mice and would win by them in the next turn; one warrior guards the weakest.
MICE: dict[str, Any] = {
    "marquise": "c1:1,keep c11:3 c5:2,recruiter", "eyrie": "c2:4,roost c7:4,roost c11:2,roost c5:3", "play": {"eyrie": "dominance_mouse"},
    "points": {"marquise": 12, "eyrie": 12, "alliance": 9, "vagabond": 8},
}  # fmt: skip
LEADS = {"marquise": 27, "eyrie": 12, "alliance": 12, "vagabond": 12}

ROOT = [
    Sense("29 points and wood: the sawmill wins", cats(points={"marquise": 29}, marquise=BUILDER), {"build"}),
    Sense("29 points: a roost that nobody defends wins", cats(points={"marquise": 29}, marquise="c1:3,keep c7:3", eyrie="c3:4,roost c7:roost"), {"battle"}),
    Sense("a torch beside a ruin is for exploring", day("vagabond", vagabond="thief c6 boot torch tea sword", ruins="c6:boot"), {"explore"}),
    Sense("29 points: the ruin wins", day("vagabond", points={"vagabond": 29}, vagabond="thief c6 boot torch tea sword", ruins="c6:boot"), {"explore"}),
    Sense(
        "who leads joins no coalition",
        day("vagabond", points={"marquise": 10, "eyrie": 7, "alliance": 7, "vagabond": 13}, vagabond=RICH, hands={"vagabond": "dominance_fox"}),
        set(), frozenset({"activate dominance_fox"}),
    ),
    Sense(
        "who leads, with single warriors in three clearings, counts on points and not on a dominance card",
        day(
            "marquise", points={"marquise": 14, "eyrie": 7, "alliance": 7, "vagabond": 8}, marquise="c1:3,keep,sawmill c5:2,recruiter c6:1 c8:1 c12:1",
            hands={"marquise": "dominance_fox"},
        ),
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
    Sense("29 points: an item wins", day("marquise", points={"marquise": 29}, marquise=CRAFTS, hands={"marquise": "root_tea_fox"}), {"craft root_tea_fox"}),
    Sense("27 points: the item of three", day("marquise", points={"marquise": 27}, marquise="c1:1,keep c4:2,workshop c5:2,workshop", hands={"marquise": "smugglers_trail bake_sale"}), {"craft bake_sale"}),
    Sense(
        "29 points: the favor of the mice wins",
        day(
            "marquise", points={"marquise": 29}, marquise="c1:3,keep c2:1,workshop c7:1,workshop c9:2,workshop", eyrie="c3:4,roost c11:2,roost",
            hands={"marquise": "favor_of_the_mice"},
        ),
        {"craft favor_of_the_mice"},
    ),
    Sense("29 points: one more sympathy wins", song("alliance", points={"alliance": 29}, alliance="c10:sympathy c12:sympathy", supporters="fox fox rabbit mouse"), set(), frozenset({"done"})),
    Sense("somebody's dominance is about to win: fight where it is weakest", dominant(cats(count=1, **MICE), "eyrie"), {"battle"}),
    Sense("... there", lambda: dominant(cats(count=1, **MICE), "eyrie")().do("battle"), {"in c11"}),
    Sense(
        "hospitals: three warriors for a card that is worth nothing else",
        lambda: four(marquise="c1:3,keep c3:3", eyrie="c3:6,roost", hands={"marquise": "rabbit rabbit"}).roll(3, 1).battle("eyrie", "c3", "marquise").do("done"),
        set(), frozenset({"done"}),
    ),
    Sense(
        "armorers save three warriors, and win the clearing",
        lambda: four(marquise="c1:3,keep c3:4", eyrie="c3:3,roost", play={"marquise": "armorers"}).roll(3, 3).battle("marquise", "c3", "eyrie"),
        {"use armorers"},
    ),
    Sense(
        "aid for somebody else than the one who leads",
        day("vagabond", "aid", points={"marquise": 20, "eyrie": 14, "alliance": 14, "vagabond": 16}, vagabond="thief c5 boot torch tea sword", eyrie="c3:4,roost c5:2", hands={"vagabond": "rabbit"}),
        {"player eyrie"},
    ),
    Sense(
        "the bank gives nothing to the one who leads",
        song("eyrie", "use better_burrow_bank", points=LEADS, play={"eyrie": "better_burrow_bank"}, decree={"recruit": "mouse"}), {"player alliance", "player vagabond"},
    ),
    Sense("29 points and four clearings: the royal claim wins", song("marquise", points={"marquise": 29}, play={"marquise": "royal_claim"}), {"use royal_claim"}),
    Sense(
        "no order that cannot be obeyed: foxes have no roost",
        song("eyrie", "add anvil", eyrie="c3:4,roost c7:4,roost", decree={"recruit": "mouse"}, hands={"eyrie": "fox"}),
        set(), frozenset({"column recruit"}),
    ),
    Sense("27 points and wood enough: one building wins", cats(points={"marquise": 27}, marquise="c1:3,keep,sawmill,wood*4 c5:2,recruiter,wood c9:2,workshop", count=1), {"build"}),
    Sense("29 points: a quest wins", day("vagabond", points={"vagabond": 29}, vagabond="thief c6 boot tea", quests="errand_fox guard_duty_mouse escort_mouse"), {"quest errand_fox"}),
    Sense("29 points: striking a token nobody guards wins", day("vagabond", points={"vagabond": 29}, vagabond="thief c10 boot crossbow tea", alliance="c10:sympathy"), set(), frozenset({"end", "move"})),
    Sense("29 points: a base comes with a roost's ruin", song("alliance", points={"alliance": 29}, alliance="c3:sympathy", eyrie="c3:2,roost", supporters="rabbit rabbit"), {"revolt c3"}),
    Sense("29 points: organize, a token scores", lambda: four(points={"alliance": 29}, alliance="c10:1,sympathy c12:1,sympathy,base c2:1", officers=2).evening("alliance"), {"organize"}),
    Sense("the keep is not left to the enemy at its door", cats("march", marquise="c1:1,keep,wood*2 c5:4", eyrie="c3:2,roost c9:5", count=1), {"from c5"}),
]  # fmt: skip
