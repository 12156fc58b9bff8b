"""What nobody who knows Wonderland's War would do otherwise. Most are from the last battle of the last war: no later one makes
up for a wrong choice there. The garden is worth 8 points; a castle 3."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tests.games.wonderland.table import Table, table
from tests.players.senses import Sense
from weald.games.wonderland import facts, shapes

GARDEN = facts.REGIONS.index("garden")
Made = Callable[[], Table]


def war(t: Table, where: int = GARDEN) -> Table:
    """The battle of this region and the end of the game, up to its first question."""
    t.g.phase = 2
    t.g.first_battle = (where + 1) % len(facts.REGIONS)
    t.g.region = where
    return t.proceed(t.match.seats, ("battle", (where,)), ("war-ends", ()), options=t.match.options)


def garden(
    points: dict[str, int] | None = None, whole: str = "", figures: str = "", castles: int = 0, forged: str = "", shards: int = 0,
    round: int = 3, start: Callable[[Table], Any] | None = None, **fighters: tuple[int, str],
) -> Table:  # fmt: skip
    """Fighters have so many supporters there and this in their bags; shields are broken but those that are ``whole``."""
    t = table("alice hatter queen", round=round).tile("garden", 8 if round == 3 else 4)
    t.points(**(points or {"alice": 21, "hatter": 20, "queen": 10})).shards(alice=shards)
    t.broken(*(who for who in ("alice", "hatter", "queen") if who not in whole))
    for who, (supporters, chips) in fighters.items():
        t.put(who, "garden", supporters=supporters, figures=figures if who == "alice" else "").bag(who, chips)
    for region in [r for r in facts.REGIONS if r != "garden"][:castles]:
        t.put("alice", region, castle="standing")
    if forged:
        t.forged("alice", 1, forged)
    if start is not None:
        start(t)
    return t


def drawn(first: dict[str, str], *later: dict[str, str], bet: str = "no-bet", **setting: Any) -> Made:
    """Alice and the Hatter fight, the Queen looks on; up to a question after these draws."""

    def made() -> Table:
        t = garden(**setting)
        t.g.phase = 2
        t.g.region = GARDEN
        t.g.status = [1 if who in first else 0 for who in ("alice", "hatter", "queen")]
        t.will_draw(**first)
        t.g.status = [0, 0, 0]
        war(t)
        if "queen" not in first:
            t.do("queen", bet)
        for draw in later:
            t.draw(**draw)
        return t

    return made


def then(before: Made, *choices: str) -> Made:
    return lambda: before().do("alice", *choices)


def two_at_once(before: Made, chips: str) -> Made:
    """Alice draws two chips and plays one."""

    def made() -> Table:
        t = before()
        t.g.extra[0] = 1
        return t.draw(alice=chips)

    return made


def smiling(**points: int) -> Made:
    """The Cat has rolled shards and may pass one on."""

    def made() -> Table:
        t = table("alice hatter cat", round=3).points(**points).shards(cat=3)
        return t.proceed(t.match.seats, ("all-mad-here", (2,)), ("war", ()), options=t.match.options)

    return made


def betting(alice: tuple[int, str], hatter: tuple[int, str], leader: str) -> Made:
    return lambda: war(garden(alice=alice, hatter=hatter, start=lambda t: t.put(leader, "garden", leader=True)))


def alone(points: int) -> Made:
    return lambda: war(garden(alice=(2, "faction_2"), start=lambda t: t.tile("garden", points)))


def tea(step: str, *puts: tuple[str, str, int], leader: str = "alice", **reward: Any) -> Made:
    """In the last tea party, with everybody's warriors where they stand."""

    def made() -> Table:
        t = table("alice hatter queen", round=3).tile("witzend", 8)
        t.points(alice=21, hatter=20, queen=10)
        for who, where, supporters in puts:
            t.put(who, where, supporters=supporters, leader=supporters > 3)
        t.g.taken_now = [4, 4, 4]
        what = facts.read_reward(msgspec.convert(reward, shapes.Reward)) if reward else 0
        first = ("reward", (t.seat(leader), what)) if reward else (step, (t.seat(leader),))
        return t.proceed(t.match.seats, first, ("war", ()), options=t.match.options)

    return made


def quests(hand: str, start: Callable[[Table], Any]) -> Made:
    def made() -> Table:
        t = table("alice hatter queen", round=3).quest("alice", hand)
        start(t)
        return t.proceed(t.match.seats, ("discard-quest", (0,)), ("war", ()), options=t.match.options)

    return made


HATTER_AHEAD = {"alice": 20, "hatter": 26, "queen": 10}
CROWDED = [
    (who, where, 4 if where == "garden" else 3)
    for where in ("queens_castle", "tulgey_wood", "garden", "pool_of_tears")
    for who in ("hatter", "queen")
]
GOOD = "faction_2 faction_2 faction_2"
THREE = {"alice": "faction_1", "hatter": "artifact"}  # the Hatter has 3, Alice 1
HALTS = {"alice": "faction_1", "hatter": "halt"}  # ... and the Hatter halts: 2 to 3

WONDERLAND = [
    Sense("behind one who has halted, nothing but good chips: draw", drawn(THREE, HALTS, alice=(2, GOOD), hatter=(2, "faction_1")), {"draw"}, who="alice"),
    Sense(
        "level with one who has halted, nothing but good chips: draw",
        drawn(THREE, {"alice": "faction_2", "hatter": "halt"}, alice=(2, GOOD), hatter=(2, "faction_1")), {"draw"}, who="alice",
    ),
    Sense(
        "the last unit, nothing but madness: second place is better than bust",
        drawn(THREE, HALTS, alice=(1, "madness madness"), hatter=(2, "faction_1")), {"halt"}, who="alice",
    ),
    Sense(
        "ahead, the last unit, nothing but madness: halt",
        drawn({"alice": "artifact", "hatter": "faction_1"}, alice=(1, "madness madness"), hatter=(2, "faction_1 madness madness")), {"halt"}, who="alice",
    ),
    Sense(
        "units to spare and a single madness among good chips: draw",
        drawn(THREE, HALTS, alice=(3, f"{GOOD} madness"), hatter=(2, "faction_1")), {"draw"}, who="alice",
    ),
    Sense(
        "only first place wins the game: draw, though one chip in three is madness",
        drawn(THREE, HALTS, points=HATTER_AHEAD, alice=(1, "faction_2 faction_2 madness"), hatter=(2, "faction_1")), {"draw"}, who="alice",
    ),
    Sense(
        "second place wins the game: halt, for three chips in four are madness",
        drawn(THREE, HALTS, points={"alice": 20, "hatter": 11, "queen": 5}, alice=(1, "faction_2 madness madness madness"), hatter=(2, "faction_1")), {"halt"}, who="alice",
    ),
    Sense(
        "the game is lost without a first place: draw, though most chips are madness",
        drawn(THREE, HALTS, points={"alice": 20, "hatter": 30, "queen": 10}, castles=2, alice=(1, "faction_2 faction_2 madness madness madness"), hatter=(2, "faction_1")),
        {"draw"}, who="alice",
    ),
    Sense(
        "the shield saves the last unit",
        drawn({"alice": "artifact", "hatter": "faction_1"}, {"alice": "madness", "hatter": "faction_1"}, whole="alice", alice=(1, GOOD), hatter=(2, GOOD)),
        {"block"}, who="alice",
    ),
    Sense(
        "double madness against two units: the shield",
        drawn({"alice": "artifact", "hatter": "faction_1"}, {"alice": "double_madness", "hatter": "faction_1"}, whole="alice", alice=(2, GOOD), hatter=(2, GOOD)),
        {"block"}, who="alice",
    ),
    Sense("who has a leader and strength in the bag is bet on", betting((3, "artifact faction_2"), (1, "madness madness faction_1"), "alice"), {"bet alice"}, who="queen"),
    Sense("... on whichever side", betting((1, "madness madness faction_1"), (3, "artifact faction_2"), "hatter"), {"bet mad_hatter"}, who="queen"),
    Sense("alone in the last war: eight points rather than a castle of three", alone(8), {"points"}, who="alice"),
    Sense("... and six", alone(6), {"points"}, who="alice"),
    Sense(
        "tied in the last battle: eight points rather than a castle of three",
        drawn({"alice": "artifact", "hatter": "artifact"}, {"alice": "halt", "hatter": "halt"}, alice=(2, "faction_1"), hatter=(2, "faction_1")),
        {"points"}, who="hatter",
    ),
    Sense(
        "a forge chip in the last battle, three castles: forge, a chip has no other use any more",
        drawn({"alice": "forge", "hatter": "madness"}, castles=3, alice=(2, "faction_1"), hatter=(1, "madness")),
        {"chip forge"}, who="alice",
    ),
]  # fmt: skip
WONDERLAND += [
    Sense("the leader goes where nobody else is", tea("send-leader", *CROWDED), {"to witzend"}, who="alice"),
    Sense("a unit goes where nobody else is", tea("", *CROWDED, type="units", n=1), {"to witzend"}, who="alice"),
    Sense("of quests the one that is met is kept", quests("q02 q05", lambda t: t.leader_strength(alice=5)), {"quest q05"}, who="alice"),
    Sense("... of three", quests("q04 q10 q11", lambda t: t.unlock("alice", "everywhere_at_once impossible_things love_of_learning")), set(), frozenset({"quest q10"}), who="alice"),
]  # fmt: skip
ANVIL: dict[str, Any] = {"alice": (2, "faction_1"), "hatter": (1, "madness")}
FORGES = {"alice": "forge", "hatter": "madness"}
WINS = {"alice": "artifact", "hatter": "madness"}
WONDERLAND += [
    Sense("three castles: forge what makes them dearer", then(drawn(FORGES, castles=3, **ANVIL), "chip forge"), {"track 4"}, who="alice"),
    Sense("four points are more than a dearer castle", then(drawn(FORGES, forged="faction_1", **ANVIL), "chip forge"), {"track 1"}, who="alice"),
    Sense(
        "of two chips the one that wins", two_at_once(drawn(THREE, HALTS, alice=(1, "madness"), hatter=(2, "faction_1")), "faction_1 artifact"),
        {"chip artifact"}, who="alice",
    ),
    Sense("a chip rather than madness", two_at_once(drawn(THREE, HALTS, alice=(1, GOOD), hatter=(2, "faction_1")), "madness faction_2"), {"chip faction_2"}, who="alice"),
    Sense("a shard goes to whom the Cat has to beat", smiling(cat=20, hatter=21, alice=5), {"player mad_hatter"}, who="cat"),
    Sense("... whoever that is", smiling(cat=20, hatter=5, alice=21), {"player alice"}, who="cat"),
    Sense("who wins with the Unicorn drops the shards", drawn(WINS, figures="unicorn", shards=2, alice=(1, "faction_1"), hatter=(1, "madness")), {"move 2"}, who="alice"),
    Sense(
        "in the first war a supporter falls before the Gryphon",
        drawn({"alice": "madness", "hatter": "faction_1"}, round=1, figures="gryphon", alice=(2, GOOD), hatter=(2, GOOD)), {"supporter"}, who="alice",
    ),
]  # fmt: skip
