"""What earns points, event by event, as the rule that gives them says."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tests.games.root.referee.reading import Table, is_vagabond
from tests.games.root.referee.tables import (
    ALLIED_AID_VP,
    BUILDING_VP,
    BUILDINGS,
    CARDS,
    CROWN_VP,
    GARDEN_VP,
    LIMIT,
    OPPRESS_VP,
    RANKS,
    RELATION_VP,
    ROOST_VP,
    SYMPATHY_VP,
    TOKENS,
    TRADE_POST_VP,
)
from tests.games.root.referee.trail import Event

if TYPE_CHECKING:
    from tests.games.root.referee.points import Points

FACE_UP: Final = ("bomb", "snare", "extortion", "raid")
TOWER: Final = ("C.3.4", "F.3.2")  # of the mountain, or as a landmark


def _removed(p: Points, event: Event) -> None:
    """3.2.1: one for each enemy building and token; one more for a relic (15.2.5); infamy in battle (9.2.9.III.a)."""
    seat, piece, count = event["seat"], event["args"]["piece"], event["args"]["count"]
    if seat is None:
        return
    owner = BUILDINGS.get(piece) or TOKENS.get(piece)
    warriors = owner is None
    owner = owner or ("hundreds" if piece == "warlord" else piece.removesuffix("_warrior"))
    side = p.sides[seat]
    assert p.before is not None
    if owner == side or owner in p.before.partners(side):
        return
    if not warriors:
        p.owe(seat, "3.2.1", count)
        p.spoils[seat] += count
        p.treetop(seat, piece, event["args"]["place"])
        if piece.startswith("relic"):
            p.owe(seat, "15.2.5", count)
    if is_vagabond(side) and owner in p.sides and not is_vagabond(owner):
        infamous = count if (seat, owner) in p.hostile else (count - 1 if warriors else 0)
        if warriors:
            p.hostile.add((seat, owner))
        if p.fight is not None and p.active == seat and infamous:
            p.owe(seat, "9.2.9.III.a", infamous)


def _relation(p: Points, event: Event) -> None:
    relation = event["args"]["relation"]
    key = (event["seat"], event["args"]["side"])
    if relation == "hostile":
        p.hostile.add(key)
    else:
        p.hostile.discard(key)
        if event["rule"] == "9.2.9.I.b":
            p.owe(event["seat"], "9.2.9.I.b", RELATION_VP[relation])


def _battled(p: Points, event: Event) -> None:
    p.fight = event
    p.spoils.clear()


def _battle_ended(p: Points, event: Event) -> None:
    del event
    p.fight = None


def _crafted(p: Points, event: Event) -> None:
    """3.2.2, with Disdain for Trade (7.2.3a, 7.8.1) and Contempt for Trade (14.2.3a)."""
    assert p.before is not None
    seat = event["seat"]
    side, card = p.sides[seat], event["args"]["card"]
    p.crafted[seat] = card
    face = CARDS[card]
    if face.item and not p.before.position["items"].get(face.item):
        p.owe(seat, "F.5.3", 1)  # from the Legendary Forge's card, also for the Eyrie and the Hundreds
    if face.item and "master_engravers" in p.before.played(side):
        p.owe(seat, "4.1.3", 1)
    if not face.item or side == "hundreds":
        return
    disdain = side == "eyrie" and p.before.factions["eyrie"]["leader"] != "builder"
    p.owe(seat, "3.2.2", 1 if disdain else face.vp)


def _scrapped(p: Points, event: Event) -> None:
    if event["rule"] == "14.2.3a":
        p.owe(event["seat"], "3.2.2", CARDS[p.crafted[event["seat"]]].vp)


def _built(p: Points, event: Event) -> None:
    piece = event["args"]["piece"]
    if piece in BUILDING_VP:
        p.owe(event["seat"], "6.5.4.III", BUILDING_VP[piece][LIMIT[piece] - p.on_board(piece, "marquise")])


def _sympathy(p: Points, event: Event) -> None:
    p.owe(event["seat"], event["rule"], SYMPATHY_VP[LIMIT["sympathy"] - p.on_board("sympathy", "alliance")])


def _phase(p: Points, event: Event) -> None:
    """Roosts in the Eyrie's Evening (7.6.1), dividends in the Riverfolk's Birdsong (11.4.2)."""
    assert p.before is not None
    seat, phase = event["seat"], event["args"]["phase"]
    side = p.sides[seat]
    if side == "eyrie" and phase == "evening":
        p.owe(seat, "7.6.1", ROOST_VP[LIMIT["roost"] - p.on_board("roost", "eyrie")])
    if side == "riverfolk" and phase == "birdsong":
        funds = sum(p.before.factions["riverfolk"]["funds"].values())
        for past in p.batch[: p.at]:
            if past["kind"] in ("lost-fund", "spent-fund", "committed"):
                funds -= 1
        posts = sum(p.before.count(f"trade_post_{suit}") for suit in ("fox", "rabbit", "mouse"))
        for past in p.batch[: p.at]:
            if past["args"].get("piece", "").startswith("trade_post"):
                posts += {"removed": -1, "established": 1}.get(past["kind"], 0)
        if posts:
            p.owe(seat, "11.4.2", funds // 2)


def _established(p: Points, event: Event) -> None:
    p.owe(event["seat"], "11.2.5", TRADE_POST_VP)


def _swayed(p: Points, event: Event) -> None:
    p.owe(event["seat"], "12.5.3.III", CROWN_VP[RANKS[event["args"]["minister"]]])


def _minister(p: Points, event: Event) -> None:
    seat, minister = event["seat"], event["args"]["minister"]
    if minister == "duchess_of_mud":
        p.owe(seat, "12.5.2.VII", 2 if p.on_board("tunnel", "duchy") == 0 else 0)
    elif minister == "baron_of_dirt":
        p.owe(seat, "12.5.2.VIII", LIMIT["market"] - p.on_board("market", "duchy"))
    elif minister == "earl_of_stone":
        p.owe(seat, "12.5.2.IX", LIMIT["citadel"] - p.on_board("citadel", "duchy"))


def _spent(p: Points, event: Event) -> None:
    """Banker: one per card (12.5.2.V). The Cult's Score: by its gardens of that suit (10.5.3a)."""
    if event["rule"] == "12.5.2.V":
        p.owe(event["seat"], "12.5.2.V", 1)
    elif event["rule"] == "10.5.3a":
        assert p.before is not None
        p.owe(event["seat"], "10.5.3a", GARDEN_VP[p.before.count(f"garden_{CARDS[event['args']['card']].suit}")])


def _flipped(p: Points, event: Event) -> None:
    assert p.before is not None
    up = sum(p.before.count(kind) for kind in FACE_UP)
    for past in p.batch[: p.at]:
        up += 1 if past["kind"] == "flipped" else 0
        up -= past["args"]["count"] if past["kind"] == "removed" and past["args"]["piece"] in FACE_UP else 0
    p.owe(event["seat"], "13.4.2b", up + 1)


def _oppressed(p: Points, event: Event) -> None:
    """14.6.2: clearings ruled that hold no enemy piece."""
    table = p.table_at()
    count = event["args"]["count"]
    if table is None:
        p.guessed["14.6.2"] += 1
    else:
        free = [
            place
            for place in table.map.slots
            if table.ruler(place) == "hundreds"
            and not any(holds_enemy(table, "hundreds", place, e) for e in [*table.sides, *table.lords])
        ]
        p.report("points", "hundreds", "clearings oppressed", count, len(free))
        count = len(free)
    p.owe(event["seat"], "14.6.2", OPPRESS_VP[count] if count < len(OPPRESS_VP) else 4)


def holds_enemy(table: Table, side: str, place: str, other: str) -> bool:
    """An enemy piece is there; mercenaries are none for who has hired them (G.1.10)."""
    if other not in table.enemies(side):
        return False
    hired = table.warriors(place, other) if other == "riverfolk" and table.hirer() == side else 0
    return bool(
        table.warriors(place, other) - hired
        or table.buildings(place, other)
        or table.tokens(place, other)
        or table.pawn(place, other)
    )


def _recovered(p: Points, event: Event) -> None:
    """15.5.2.III.b: its value, and two more if it completes a column."""
    kind, value = event["args"]["relic"].rsplit("_", 1)
    p.recovered[kind] += 1
    column = p.recovered[kind]
    whole = all(p.recovered[other] >= column for other in ("figure", "tablet", "jewelry"))
    p.owe(event["seat"], "15.5.2.III.b", int(value) + (2 if whole else 0))


def _aided(p: Points, event: Event) -> None:
    assert p.before is not None
    seat = event["seat"]
    relations = p.before.factions[p.sides[seat]]["relations"]
    if relations.get(event["args"]["side"]) == "allied":
        p.owe(seat, "9.2.9.II.a", ALLIED_AID_VP)


def _took_item(p: Points, event: Event) -> None:
    if event["rule"] == "9.5.3b":
        p.owe(event["seat"], "9.5.3b", 1)


def _quest(p: Points, event: Event) -> None:
    p.quests[event["seat"], event["args"]["quest"].rsplit("_", 1)[1]] += 1
    p.quests[event["seat"], "last"] = p.quests[event["seat"], event["args"]["quest"].rsplit("_", 1)[1]]


def _one_point(rule: str) -> Callable[[Points, Event], None]:
    def owe(p: Points, event: Event) -> None:
        p.owe(event["seat"], rule, 1)

    return owe


def _enlisted(p: Points, event: Event) -> None:
    """D.5.2a: the Arbiter scores, not who enlists him."""
    arbiter = event["args"]["side"]
    p.owe(p.sides.index(arbiter), "D.5.2a", 1)


def _hireling_acted(p: Points, event: Event) -> None:
    """Bluebird Nobles: one for every three clearings ruled."""
    if event["args"]["side"] == "bluebird_nobles":
        assert p.before is not None
        side = p.sides[event["seat"]]
        ruled = [place for place in p.before.map.slots if p.before.ruler(place) == side]
        p.owe(event["seat"], "E.2.3", len(ruled) // 3)


def _used_card(p: Points, event: Event) -> None:
    if event["args"]["card"] == "coffin_makers":  # one for every five warriors that return from it
        returned = [other["args"]["count"] for other in p.batch if other["kind"] == "unburied"]
        p.owe(event["seat"], "4.1.3", returned[0] // 5 if returned else 0)
    if event["args"]["card"] == "charm_offensive" and len(p.sides) == 2:
        p.owe(1 - event["seat"], "4.1.3", 1)  # of two players the other, without a question
    if event["args"]["card"] == "royal_claim":
        assert p.before is not None
        p.owe(event["seat"], "4.1.3", len(p.before.ruled(p.sides[event["seat"]])))


def charmed(p: Points) -> None:
    """Charm Offensive: whom its owner chose scores one."""
    answer = p.trail.answers[-1] if p.trail.answers else None
    if answer is not None and answer.prompt == "charm-whom":
        p.owe(p.sides.index(answer.what), "4.1.3", 1)


def _took_card(p: Points, event: Event) -> None:
    """Stand and Deliver: who is robbed scores one."""
    used = [past["args"]["card"] for past in p.turn_events if past["kind"] == "used-card"]
    if event["rule"] == "4.1.3" and used and used[-1] == "stand_and_deliver":
        p.owe(p.sides.index(event["args"]["side"]), "4.1.3", 1)


def _extra_hit(p: Points, event: Event) -> None:
    """Brutal Tactics: the defender scores one."""
    if event["args"]["why"] == "brutal_tactics":
        assert p.fight is not None
        defender = p.fight["args"]["side"]
        if defender in p.sides:  # no hireling
            p.owe(p.sides.index(defender), "4.3.3a", 1)


def _dominance(p: Points, event: Event) -> None:
    p.silent.add(event["seat"])


CAUSES: Final[dict[str, Callable[[Points, Event], None]]] = {
    "removed": _removed,
    "relation": _relation,
    "battled": _battled,
    "battle-ended": _battle_ended,
    "crafted": _crafted,
    "scrapped": _scrapped,
    "built": _built,
    "sympathy": _sympathy,
    "phase": _phase,
    "established": _established,
    "swayed": _swayed,
    "minister-acted": _minister,
    "spent": _spent,
    "flipped": _flipped,
    "oppressed": _oppressed,
    "recovered": _recovered,
    "aided": _aided,
    "took-item": _took_item,
    "quest-done": _quest,
    "cleared": _one_point("C.3.3a"),
    "hoard-overflow": _one_point("14.2.4.Ib"),
    "enlisted": _enlisted,
    "used-card": _used_card,
    "took-card": _took_card,
    "extra-hit": _extra_hit,
    "activated-dominance": _dominance,
    "exile-traded": _one_point("E.2.2"),
    "hireling-acted": _hireling_acted,
}


def _despot(p: Points, seat: int) -> int:
    """7.8.4: one more in a battle in which an enemy building or token was removed."""
    assert p.before is not None
    return 1 if p.before.factions["eyrie"]["leader"] == "despot" and p.spoils[seat] else 0


def _tower(p: Points, seat: int) -> int:
    """Who rules the tower's clearing at the end of the own Evening (C.3.4, F.3)."""
    table = p.table_at()
    return 1 if table is None or table.ruler(table.position["tower"]) == p.sides[seat] else 0


def _quest_points(p: Points, seat: int) -> int:
    return p.quests[seat, "last"]


# Scorings that somebody chooses, or that the battle as a whole decides.
FREE: Final[dict[str, Callable[[Points, int], int]]] = {
    "7.8.4a": _despot,
    "9.5.5c": _quest_points,
    **dict.fromkeys(TOWER, _tower),
}
