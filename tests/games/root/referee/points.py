"""Every player's points, counted again from the log: what each event is worth, who may score, what the markers show.

An event that earns points puts them on the account of its player, under the rule that the scoring must cite; a scoring
takes off what is there, no more and no less. At the end of a turn nothing may be left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from tests.games.root.referee.earning import CAUSES, FREE, TOWER, charmed
from tests.games.root.referee.reading import Table, is_vagabond
from tests.games.root.referee.tables import ALL_DOTS, CARDS, GOLDEN_DOTS, MARKERS
from tests.games.root.referee.trail import Event, Trail

Report = Callable[[str, str, str, object, object], None]  # kind, side, what, engine, Law

# What a removal is scored under: in general, by a revolt, by exposure, by Instigate.
REMOVAL: Final = ("3.2.1", "8.4.1.IIIe", "13.2.4c", "D.4.2b")
TREETOP: Final = "F.7.3"
PIECEWISE: Final = (TREETOP, "15.2.5")  # scored piece by piece, the first even before the removal is told
WIN: Final = 30
CHANGING: Final = frozenset({
    "moved", "moved-champion", "removed", "placed", "built", "sympathy", "established", "sanctified", "converted",
    "encamped", "decamped", "founded-roost", "revolted", "raided", "anointed", "healed", "hired", "dug", "collapsed",
    "phase", "turn", "bombed", "plotted", "organized", "sacrificed", "hireling-hired", "gave-hireling", "hireling-moved",
    "hireling-removed", "patrol-returned", "treated", "foothold-left",
})  # fmt: skip


class Points:
    def __init__(self, sides: list[str], trail: Trail, report: Report) -> None:
        self.sides = sides
        self.trail = trail
        self.report = report
        self.total = [0] * len(sides)
        self.highest = 0  # any score marker has been: hireling markers up to there are taken (E.1.1a, AMB-24)
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
        self.sides = after.sides  # while sides are drafted, seats have names of their own
        charmed(self)
        for self.at, event in enumerate(batch):
            self.one(event)
        for seat, player in enumerate(after.players):
            if seat not in self.silent:
                self.report("marker", self.sides[seat], "score marker", player["points"], self.total[seat])
        if after.hirelings:
            left = [space for space in MARKERS[: len(after.lords)] if space > self.highest]
            self.report("hireling", "all", "markers on the score track", after.hirelings["markers"], left)

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
        elif kind in ("control-roll", "control-roll-golden"):
            self.rolled(event)
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
        if any(event["kind"] in ("hireling-hired", "gave-hireling") for event in self.turn_events):
            return  # after the scoring, and others rule now
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
            self.owe(seat, TREETOP, 1)

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
            self.highest = max(self.highest, self.total[seat])
            if rule in PIECEWISE:
                self.due[seat, rule] -= points
            elif rule in FREE:
                self.report("points", side, f"points by {rule}", points, FREE[rule](self, seat))
            elif self.due[seat, key] == UNKNOWN:
                self.guessed[rule] += 1
                self.due[seat, key] = 0
            else:
                self.report("points", side, f"points by {rule}", points, self.due[seat, key])
                self.due[seat, key] = 0
        self.report("marker", side, f"total after {rule}", event["args"]["total"], self.total[seat])

    def rolled(self, event: Event) -> None:
        """E.1.2b: who has the most points, alone or tied, counts golden dots only; not with activated dominance."""
        seat, dots = event["seat"], event["args"]["dots"]
        best = max((total for other, total in enumerate(self.total) if other not in self.silent), default=0)
        golden = seat not in self.silent and self.total[seat] == best
        told = event["kind"] == "control-roll-golden"
        self.report("hireling", self.sides[seat], "control roll with golden dots", told, golden)
        self.report(
            "hireling", self.sides[seat], f"control roll of {dots}", dots in (GOLDEN_DOTS if golden else ALL_DOTS), True
        )

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
    if event["kind"] in ("crafted", "sabotaged") and event["args"].get("card") == "soup_kitchens":
        return True  # tokens count twice for rule with it
    return event["kind"] in CHANGING and event["args"].get("phase") != "evening"


COLUMNS: Final = ("recruit", "move", "battle", "build")


def dominates(table: Table, side: str, card: str) -> bool:
    """3.3.1.I, II: three clearings of the suit, or two opposite corners."""
    suit = card.removeprefix("dominance_")
    if suit == "bird":
        return any(table.ruler(a) == side and table.ruler(b) == side for a, b in table.map.corners)
    return sum(table.ruler(place) == side for place in table.map.slots if suit in table.suits(place)) >= 3
