"""What is on the table, read from what leaves the engine: the public position and the zones that somebody sees."""

from __future__ import annotations

from typing import Any, Final

from tests.games.root.referee.tables import (
    BUILDINGS,
    BURROW,
    CARDS,
    HIRED_WARRIORS,
    MAPS,
    SUITS,
    TOKENS,
    VAGABONDS,
    Map,
)
from weald.kernel.event import EVERYONE
from weald.match import Match
from weald.match.sight import zones

Json = dict[str, Any]
CHAMPION: Final = "warlord"


class Table:
    """A position, with every hand: what all seats' views show together."""

    def __init__(self, match: Match) -> None:
        state = match.state
        self.position: Json = match.game.position(state, EVERYONE)  # type: ignore[assignment]
        self.zones: Json = zones(match.game, state, EVERYONE)
        self.map: Map = MAPS[self.position["map"]]
        self.sides: list[str] = match.sides
        self.clearings: dict[str, Json] = self.position["clearings"]
        self.factions: dict[str, Json] = self.position["factions"]
        self.phase: str = self.position["phase"]
        self.turn: int = self.position["turn"]
        self.players: list[Json] = self.position["players"]
        self.hirelings: Json = self.position.get("hirelings", {})
        self.lords: dict[str, str | None] = {  # of the hirelings in play: the side of the controller
            card["hireling"]: None if card["controller"] is None else self.sides[card["controller"]]
            for card in self.hirelings.get("cards", [])
        }
        self.entered: set[tuple[str, str]] = set()  # sides and the clearings they have moved into in this turn
        self._rulers: dict[str, str | None] = {}

    # --- players ---------------------------------------------------------------------------------------

    @property
    def active(self) -> str:
        return self.sides[self.turn]

    def player(self, side: str) -> Json:
        return self.players[self.sides.index(side)]

    def hand(self, side: str) -> list[str]:
        return list(self.zones[f"{side}.hand"]["cards"])

    def played(self, side: str) -> list[str]:
        """Persistent effects; a hireling has none, and none of its controller's (E.3.5)."""
        return [] if side in self.lords else list(self.zones[f"{side}.play"]["cards"])

    def supply(self, side: str, kind: str = "") -> int:
        if side in self.lords:
            there = sum(self.warriors(place, side) for place in self.clearings)
            on_card = self.hirelings["patrol"] if side == "forest_patrol" else 0
            return HIRED_WARRIORS[side] - there - int(on_card)
        return int(self.player(side)["supply"].get(kind or f"{side}_warrior", 0))

    def partners(self, side: str) -> set[str]:
        """Those in coalition with this player (9.2.8b): the Vagabond that chose it, or the one it chose."""
        out: set[str] = set()
        for seat, player in enumerate(self.players):
            if player["partner"] is None:
                continue
            pair = (self.sides[seat], self.sides[player["partner"]])
            if side in pair:
                out.update(pair)
        return out - {side}

    def enemies(self, side: str) -> list[str]:
        """G.1.27: any other player that is not in coalition with you, and hirelings of theirs or of nobody.

        A hireling has its controller's enemies (E.3.2); those that nobody has hired are not each other's.
        """
        own = self.lords.get(side, side)
        friends = {own} if own is None else self.partners(own) | {own}
        players = [other for other in self.sides if other not in friends]
        return players + [band for band, lord in self.lords.items() if lord not in friends and band != side]

    def hired_by(self, side: str) -> list[str]:
        return [band for band, lord in self.lords.items() if lord == side]

    def crown(self, side: str) -> str:
        """For whom its pieces rule: a hireling's for the controller (E.3.1)."""
        return self.lords.get(side) or side

    # --- clearings -------------------------------------------------------------------------------------

    def suits(self, place: str) -> list[str]:
        return list(self.clearings[place]["suits"]) if place in self.clearings else []

    def matches(self, suit: str, place: str) -> bool:
        """A card of this suit serves for this clearing: a bird always does (2.1.1)."""
        there = self.suits(place)
        return bool(there) and (suit == "bird" or suit in there)

    def warriors(self, place: str, side: str) -> int:
        there = self.clearings[place]["warriors"]
        return int(there.get(side, 0)) + (int(there.get(CHAMPION, 0)) if side == "hundreds" else 0)

    def buildings(self, place: str, side: str) -> int:
        return sum(n for kind, n in self.clearings[place]["buildings"].items() if BUILDINGS[kind] == side)

    def tokens(self, place: str, side: str) -> int:
        return sum(n for kind, n in self.clearings[place]["tokens"].items() if TOKENS[kind] == side)

    def pawn(self, place: str, side: str) -> bool:
        return side in self.clearings[place]["pawns"]

    def holds(self, place: str, side: str) -> bool:
        """The side has a piece there."""
        return bool(
            self.warriors(place, side)
            or self.buildings(place, side)
            or self.tokens(place, side)
            or self.pawn(place, side)
        )

    def has(self, place: str, kind: str) -> int:
        there = self.clearings[place]
        return int(there["buildings"].get(kind, 0)) + int(there["tokens"].get(kind, 0))

    def count(self, kind: str) -> int:
        return sum(self.has(place, kind) for place in self.clearings)

    def where(self, kind: str) -> str | None:
        """The clearing with the warlord, the keep and such."""
        for place, there in self.clearings.items():
            if self.has(place, kind) or there["warriors"].get(kind):
                return place
        return None

    # --- rule (2.5) ------------------------------------------------------------------------------------

    def hirer(self) -> str | None:
        """Who has mercenaries that serve now: from Daylight on (11.2.7.IIIa)."""
        buyer = self.factions.get("riverfolk", {}).get("mercenaries")
        return str(buyer) if buyer is not None and self.phase in ("daylight", "evening") else None

    def ruler(self, place: str) -> str | None:
        if place not in self._rulers:
            self._rulers[place] = self._ruler(place)
        return self._rulers[place]

    def _ruler(self, place: str) -> str | None:
        if place == BURROW:
            return "duchy"  # 12.2.2c
        there = self.clearings[place]
        if any(kind.startswith("garden") for kind in there["buildings"]):
            return "cult"  # 10.2.4
        totals = dict.fromkeys([*self.sides, *self.lords], 0)
        for side in list(totals):  # those of hirelings count for the controller, without one for themselves (E.3.1)
            totals[self.crown(side)] += self.warriors(place, side) + self.buildings(place, side)
        hirer = self.hirer()
        if hirer is not None:  # 11.2.7.IIIa, AMB-58
            totals[hirer] += self.warriors(place, "riverfolk")
            totals["riverfolk"] -= self.warriors(place, "riverfolk")
        for side in self.sides:  # the card Soup Kitchens: a token counts as two
            if "soup_kitchens" in self.played(side):
                totals[side] += 2 * self.tokens(place, side)
        most = max(totals.values())
        first = [side for side, total in totals.items() if total == most and most > 0]
        if len(first) == 1:
            return first[0]
        noble = self.lords.get("bluebird_nobles")
        if noble in first:
            return noble  # they have something there that counts, as most > 0
        own = self.warriors(place, "eyrie") + self.buildings(place, "eyrie") if "eyrie" in first else 0
        return "eyrie" if own else None  # 7.2.2a

    def ruled(self, side: str) -> list[str]:
        return [place for place in self.clearings if self.ruler(place) == side]

    # --- slots and placing (2.2.3, 6.2.2a, 13.7.2, D.6.2b) ----------------------------------------------

    def slots(self, place: str) -> int:
        """The Elder Treetop gives its clearing one more."""
        return self.map.slots[place] + (1 if self.landmark("elder_treetop") == place else 0)

    def landmark(self, name: str) -> str | None:
        """The clearing of a landmark that is in the game."""
        drawn = self.position.get("landmarks", {}).get(name)
        return drawn["place"] if drawn is not None else None

    def open_slots(self, place: str) -> int:
        there = self.clearings[place]
        return self.slots(place) - int(sum(there["buildings"].values())) - (1 if there["ruin"] else 0)

    def may_place(self, side: str, place: str) -> bool:
        if self.clearings[place]["scorched"]:
            return False
        if self.has(place, "keep") and side != "marquise":
            return False
        if self.pawn(place, "furious_protector") and side in self.enemies("furious_protector"):
            return False
        return not self.snared(side, place)

    def snared(self, side: str, place: str) -> bool:
        """A face-up snare holds the pieces of the Corvids' enemies (13.7.2)."""
        return bool(self.has(place, "snare")) and side != "corvids" and side in self.enemies("corvids")

    # --- cards -----------------------------------------------------------------------------------------

    def cards_for(self, side: str, place: str) -> list[str]:
        """Hand cards that match a clearing."""
        return [card for card in self.hand(side) if self.matches(CARDS[card].suit, place)]

    def spare_cards(self, side: str) -> list[str]:
        return self.hand(side)


def is_vagabond(side: str) -> bool:
    return side in VAGABONDS


def plain(suit: str) -> bool:
    return suit in SUITS
