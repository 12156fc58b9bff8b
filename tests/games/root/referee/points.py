"""Every player's points, counted again from the log: what each event is worth, who may score, what the markers show.

An event that earns points puts them on the account of its player, under the rule that the scoring must cite; a scoring
takes off what is there, no more and no less. At the end of a turn nothing may be left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

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

Report = Callable[[str, str, str, object, object], None]  # kind, side, what, engine, Law

# What a removal is scored under: in general, by a revolt, by exposure, by Instigate.
REMOVAL: Final = ("3.2.1", "8.4.1.IIIe", "13.2.4c", "D.4.2b")
WIN: Final = 30
TOWER: Final = ("C.3.4", "F.3.2")  # of the mountain, or as a landmark
FACE_UP: Final = ("bomb", "snare", "extortion", "raid")
CHANGING: Final = frozenset({
    "moved", "moved-champion", "removed", "placed", "built", "sympathy", "established", "sanctified", "converted",
    "encamped", "decamped", "founded-roost", "revolted", "raided", "anointed", "healed", "hired", "dug", "collapsed",
    "phase", "turn", "bombed",
})  # fmt: skip


class Points:
    def __init__(self, sides: list[str], report: Report) -> None:
        self.sides = sides
        self.report = report
        self.total = [0] * len(sides)
        self.due: Counter[tuple[int, str]] = Counter()
        self.silent: set[int] = set()  # with dominance or in a coalition they score no more (3.3.1c, 9.2.8c)
        self.active = 0
        self.fight: Event | None = None
        self.spoils: Counter[int] = Counter()  # buildings and tokens removed in this battle, by seat
        self.hostile: set[tuple[int, str]] = set()
        self.recovered: Counter[str] = Counter()
        self.quests: Counter[tuple[int, str]] = Counter()
        self.turn_events: list[Event] = []
        self.crafted: dict[int, str] = {}
        self.guessed: Counter[str] = Counter()  # what could not be computed, by rule
        self.before: Table | None = None
        self.after: Table | None = None
        self.batch: list[Event] = []
        self.at = 0

    # --- reading ---------------------------------------------------------------------------------------

    def read(self, before: Table, batch: list[Event], after: Table) -> None:
        """What happened between two questions."""
        self.before, self.after, self.batch = before, after, batch
        for self.at, event in enumerate(batch):
            self.one(event)
        for seat, player in enumerate(after.players):
            if seat not in self.silent:
                self.report("marker", self.sides[seat], "score marker", player["points"], self.total[seat])

    def one(self, event: Event) -> None:
        kind = event["kind"]
        if kind == "turn":
            self.end_turn()
            self.active = event["seat"]
        self.turn_events.append(event)
        if kind == "phase" and event["args"]["phase"] == "birdsong":
            self.dominant(event["seat"])
        if kind in ("scored", "lost-points"):
            self.scored(event)
        elif kind == "won":
            self.won(event)
        else:
            cause = CAUSES.get(kind)
            if cause is not None:
                cause(self, event)

    def end_turn(self) -> None:
        for (seat, rule), amount in self.due.items():
            if amount:
                self.report("points", self.sides[seat], f"{rule} in this turn", f"{amount} not scored", "scored")
        self.due.clear()
        if self.turn_events and self.turn_events[0]["kind"] == "turn":
            self.tower()
        self.turn_events = []

    def tower(self) -> None:
        """C.3.4: who rules the pass at the end of the own Evening scores."""
        table = self.table_at()
        if table is None or table.position["tower"] is None or self.active in self.silent or table.turn != self.active:
            return
        ruled = table.ruler(table.position["tower"]) == self.sides[self.active]
        told = any(event["kind"] == "scored" and event["rule"] in TOWER for event in self.turn_events)
        self.report("points", self.sides[self.active], "pass at the end of the turn", told, ruled)

    def dominant(self, seat: int) -> None:
        """3.3.1.I, II: who meets the condition of an activated dominance card at the start of Birdsong wins."""
        assert self.after is not None
        side = self.sides[seat]
        card = self.after.player(side)["dominance"]
        rest = self.batch[self.at + 1 :]
        if card is None or is_vagabond(side) or any(changes(event) for event in rest):
            return
        won = any(event["kind"] == "won" for event in rest)
        self.report("dominance", side, f"{card} at the start of Birdsong", won, dominates(self.after, side, card))

    def table_at(self) -> Table | None:
        """The table as it was at this event, if a question was asked before it without a change between."""
        if not any(changes(event) for event in self.batch[: self.at]):
            return self.before
        if not any(changes(event) for event in self.batch[self.at :]):
            return self.after
        return None

    def on_board(self, kind: str, side: str) -> int:
        """Pieces of a track that are still on it, at this event."""
        assert self.before is not None
        left = self.before.supply(side, kind)
        for event in self.batch[: self.at]:
            args = event["args"]
            if (event["kind"] == "sympathy" and kind == "sympathy") or (
                event["kind"] == "founded-roost" and kind == "roost"
            ):
                left -= 1
            elif args.get("piece") == kind:
                if event["kind"] in ("built", "placed"):
                    left -= args.get("count", 1)
                elif event["kind"] == "removed":
                    left += args["count"]
        return left

    def treetop(self, seat: int, piece: str, place: str) -> None:
        """The last building of its kind in the clearing of the Elder Treetop was the one in its slot (AMB-74)."""
        assert self.before is not None
        tree = self.before.position.get("landmarks", {}).get("elder_treetop")
        if tree is None or tree["place"] != place or tree["building"] != piece:
            return
        there = self.before.has(place, piece)
        for event in self.batch[: self.at + 1]:
            if event["args"].get("piece") == piece and event["args"].get("place") == place:
                there -= event["args"]["count"] if event["kind"] == "removed" else 0
        if not there:
            self.owe(seat, "F.7.3", 1)

    # --- scoring ---------------------------------------------------------------------------------------

    def owe(self, seat: int, rule: str, amount: int) -> None:
        if seat not in self.silent:
            self.due[seat, rule] += amount

    def scored(self, event: Event) -> None:
        seat, rule, points = event["seat"], event["rule"], event["args"]["points"]
        side = self.sides[seat]
        if event["kind"] == "lost-points":
            self.humiliated(seat, points)
            self.total[seat] -= points
        else:
            self.report("dominance", side, "scores with an activated dominance card", seat in self.silent, False)
            key = "3.2.1" if rule in REMOVAL else rule
            self.total[seat] += points
            if rule in FREE:
                self.report("points", side, f"points by {rule}", points, FREE[rule](self, seat))
            elif self.due[seat, key] == UNKNOWN:
                self.guessed[rule] += 1
                self.due[seat, key] = 0
            else:
                self.report("points", side, f"points by {rule}", points, self.due[seat, key])
                self.due[seat, key] = 0
        self.report("marker", side, f"total after {rule}", event["args"]["total"], self.total[seat])

    def humiliated(self, seat: int, points: int) -> None:
        """7.7.1: one for every bird in the Decree, viziers included; never below zero (AMB-05)."""
        assert self.before is not None
        cards = [card for column in COLUMNS for card in self.before.zones[f"eyrie.{column}"]["cards"]]
        cards += [event["args"]["card"] for event in self.batch[: self.at] if event["kind"] == "added-to-decree"]
        birds = sum(CARDS[card].suit == "bird" for card in cards)
        birds += sum(self.before.factions["eyrie"]["viziers"].values())
        self.report("points", "eyrie", "points lost by 7.7.1", points, min(birds, self.total[seat]))

    def won(self, event: Event) -> None:
        seat, rule = event["seat"], event["rule"]
        side = self.sides[seat]
        table = self.table_at()
        if rule == "3.1a":
            self.report("points", side, "wins with points", self.total[seat] >= WIN, True)
        elif rule.startswith("3.3.1") and table is not None:
            card = str(table.player(side)["dominance"])
            self.report("dominance", side, f"wins by {card}", dominates(table, side, card), True)


UNKNOWN: Final = -1


def changes(event: Event) -> bool:
    """After it another may rule somewhere. Between Daylight and Evening nothing does (11.2.7.IIIa)."""
    return event["kind"] in CHANGING and event["args"].get("phase") != "evening"


COLUMNS: Final = ("recruit", "move", "battle", "build")


def dominates(table: Table, side: str, card: str) -> bool:
    """3.3.1.I, II: three clearings of the suit, or two opposite corners."""
    suit = card.removeprefix("dominance_")
    if suit == "bird":
        return any(table.ruler(a) == side and table.ruler(b) == side for a, b in table.map.corners)
    return sum(table.ruler(place) == side for place in table.map.slots if suit in table.suits(place)) >= 3


# --- what earns points -----------------------------------------------------------------------------------


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
    if is_vagabond(side) and not is_vagabond(owner):
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
    if not face.item or side == "hundreds":
        return
    disdain = side == "eyrie" and p.before.factions["eyrie"]["leader"] != "builder"
    p.owe(seat, "3.2.2", 1 if disdain else face.vp)


def _scrapped(p: Points, event: Event) -> None:
    if event["rule"] == "14.2.3a":
        p.owe(event["seat"], "3.2.2", CARDS[p.crafted[event["seat"]]].vp)
    elif event["rule"] == "14.2.4.Ib":
        p.owe(event["seat"], "14.2.4.Ib", 1)


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
            and not any(holds_enemy(table, "hundreds", place, e) for e in table.sides)
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


def _used_card(p: Points, event: Event) -> None:
    if event["args"]["card"] == "royal_claim":
        assert p.before is not None
        p.owe(event["seat"], "4.1.3", len(p.before.ruled(p.sides[event["seat"]])))


def _took_card(p: Points, event: Event) -> None:
    """Stand and Deliver: who is robbed scores one."""
    used = [past["args"]["card"] for past in p.turn_events if past["kind"] == "used-card"]
    if event["rule"] == "4.1.3" and used and used[-1] == "stand_and_deliver":
        p.owe(p.sides.index(event["args"]["side"]), "4.1.3", 1)


def _extra_hit(p: Points, event: Event) -> None:
    """Brutal Tactics: the defender scores one."""
    if event["args"]["why"] == "brutal_tactics":
        assert p.fight is not None
        p.owe(p.sides.index(p.fight["args"]["side"]), "4.3.3a", 1)


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
    "enlisted": _enlisted,
    "used-card": _used_card,
    "took-card": _took_card,
    "extra-hit": _extra_hit,
    "activated-dominance": _dominance,
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
