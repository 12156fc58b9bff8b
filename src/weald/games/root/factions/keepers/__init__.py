"""The Keepers in Iron (15): relics from the forests, waystations of two sides, a retinue of cards."""

from __future__ import annotations

from typing import ClassVar, Final, TypedDict

from weald.games.root.board import CLEARINGS, FORESTS, PLACE_NAMES
from weald.games.root.factions.keepers.shapes import RELICS, KeepersFacts
from weald.games.root.facts import DATA
from weald.games.root.sheet import ELSEWHERE, MILITANT, POOL_DECK, Own, Sheet
from weald.kernel import NOWHERE, Zone

_DATA: Final = DATA.add("keepers", KeepersFacts)
_PIECES: Final = _DATA.pieces
_RELICS: Final = _DATA.relics
_TURN: Final = _DATA.turn

# --- relics (15.2.1) -------------------------------------------------------------------------------------

TYPES: Final = 3
EACH: Final = 4  # of a type
TYPE_NAMES: Final[list[str]] = list(RELICS)
VALUES: Final[list[int]] = _RELICS.values
TROPHY_VP: Final[int] = _RELICS.trophy_vp
COLUMN_VP: Final[int] = _RELICS.column_vp
# A relic as players name it, by type and value: "figure" face down, "figure_2" face up.
FACES_OF_TYPE: Final = 4
FACE_DOWN: Final = 0
RELIC_NAMES: Final[list[str]] = [name if not value else f"{name}_{value}" for name in RELICS for value in range(4)]
RECOVERED: Final = 99  # in ``at``: on the board

# --- the retinue (15.5.2) --------------------------------------------------------------------------------

MARCH: Final = 0  # move
DELVE: Final = 1  # battle, then delve
RECOVER: Final = 2  # move or recover
COLUMNS: Final = 3
COLUMN_NAMES: Final[list[str]] = ["march", "delve", "recover"]
MOST_RETAINED: Final[int] = _TURN.retinue

# --- waystations (15.2.2) --------------------------------------------------------------------------------

TILES: Final = 3
SIDES_OF: Final[list[list[int]]] = [[RELICS.index(one) for one in tile] for tile in _DATA.waystations.tiles]
TILE_NAMES: Final[list[str]] = ["_".join(tile) for tile in _DATA.waystations.tiles]
CAMP_DRAW: Final[int] = _DATA.waystations.draw


class KeepersShare(TypedDict):
    forests: dict[str, list[str]]  # relics by forest, "figure" face down and "figure_2" face up
    relics: dict[str, list[str]]  # by clearing
    recovered: dict[str, list[int]]  # values by type, from the left
    retainers: dict[str, int]  # faithful retainers by column
    waystations: dict[str, str | None]  # by their two sides: what is up, None while it is on the board
    post: str | None  # the column being resolved
    done: int  # its cards that have acted


class Keepers(Own):
    __slots__ = (
        "at", "camped", "column", "done", "gathered", "knelt", "recovered", "relics", "retainers", "retinue", "served", "shown",
        "tiles", "turned",
    )  # fmt: skip
    public: ClassVar[tuple[str, ...]] = (
        "at", "shown", "recovered", "tiles", "turned", "retainers", "column", "done", "served", "camped", "gathered", "knelt",
    )  # fmt: skip
    fields: ClassVar[tuple[str, ...]] = (*public, "relics", "retinue")

    def __init__(self) -> None:
        # A relic is a number: its type and its place among the four of the type. Which value lies there is hidden.
        self.relics: list[list[int]] = [
            list(range(FIRST_RELIC + EACH * t, FIRST_RELIC + EACH * (t + 1))) for t in range(TYPES)
        ]
        self.at: list[int] = [NOWHERE] * (TYPES * EACH)  # its place, RECOVERED, or NOWHERE
        self.shown: int = 0  # mask of those whose value everybody has seen
        self.recovered: list[list[int]] = [[], [], []]  # by type, from the left
        self.tiles: list[int] = [NOWHERE] * TILES  # where each waystation stands
        self.turned: list[int] = [0] * TILES  # which of its sides is up
        self.retinue: list[list[int]] = [[], [], []]  # cards by column; those that have acted come first
        self.retainers: list[int] = [1, 1, 1]  # 15.3.4
        self.column: int = COLUMNS  # being resolved
        self.done: int = 0  # cards of it that have acted
        self.served: int = 0  # retainers of it that have acted
        self.camped: int = 0  # mask of clearings encamped, then decamped in (15.4.1a, 15.4.2)
        self.gathered: int = 0  # cards added this Evening (15.6.2a)
        self.knelt: int = 0  # the first hit of the battle was ignored (15.2.4a)

    def copy(self) -> Keepers:
        new = Keepers()
        new.relics = [one[:] for one in self.relics]
        new.at = self.at[:]
        new.shown = self.shown
        new.recovered = [one[:] for one in self.recovered]
        new.tiles = self.tiles[:]
        new.turned = self.turned[:]
        new.retinue = [one[:] for one in self.retinue]
        new.retainers = self.retainers[:]
        new.column = self.column
        new.done = self.done
        new.served = self.served
        new.camped = self.camped
        new.gathered = self.gathered
        new.knelt = self.knelt
        return new

    def token(self, relic: int) -> int:
        return self.relics[relic // EACH][relic % EACH]

    def value(self, relic: int) -> int:
        return VALUES[(self.token(relic) - FIRST_RELIC) % EACH]

    def face(self, relic: int) -> int:
        """As players see it, a number in ``RELIC_NAMES``."""
        return relic // EACH * FACES_OF_TYPE + (self.value(relic) if self.shown >> relic & 1 else FACE_DOWN)

    def up(self, tile: int) -> int:
        """The type a waystation on the map shows."""
        return SIDES_OF[tile][self.turned[tile]]

    def below(self, tile: int) -> int:
        return SIDES_OF[tile][1 - self.turned[tile]]

    def camps(self) -> int:
        """Waystations on the map."""
        return TILES - self.tiles.count(NOWHERE)

    def size(self) -> int:
        """Cards in the retinue."""
        return sum(self.retainers) + len(self.retinue[MARCH]) + len(self.retinue[DELVE]) + len(self.retinue[RECOVER])

    def held(self, kind: int) -> int:
        for t in range(TYPES):
            if kind == RELIC[t]:
                found = 0
                for relic in range(EACH * t, EACH * (t + 1)):
                    if self.at[relic] >= CLEARINGS or (self.at[relic] == NOWHERE and self.shown >> relic & 1):
                        found += 1  # in a forest, recovered, or a trophy on its way
                return found
            if kind == WAYSTATION[t]:
                return sum(self.tiles[tile] != NOWHERE and self.below(tile) == t for tile in range(TILES))
        return 0

    def share(self) -> KeepersShare:
        forests: dict[str, list[str]] = {}
        relics: dict[str, list[str]] = {}
        for relic, place in enumerate(self.at):
            if place != NOWHERE and place != RECOVERED:
                there = forests if place >= FORESTS else relics
                there.setdefault(PLACE_NAMES[place], []).append(RELIC_NAMES[self.face(relic)])
        return {
            "forests": forests,
            "relics": relics,
            "recovered": {TYPE_NAMES[t]: [self.value(relic) for relic in self.recovered[t]] for t in range(TYPES)},
            "retainers": {COLUMN_NAMES[i]: self.retainers[i] for i in range(COLUMNS)},
            "waystations": {
                TILE_NAMES[tile]: None if self.tiles[tile] == NOWHERE else TYPE_NAMES[self.up(tile)]
                for tile in range(TILES)
            },
            "post": COLUMN_NAMES[self.column] if self.column < COLUMNS else None,
            "done": self.done + self.served,
        }

    def audit(self) -> list[str]:
        wrong = []
        if self.size() > MOST_RETAINED:
            wrong.append(f"{self.size()} cards in the retinue")
        if sorted(token for one in self.relics for token in one) != list(
            range(FIRST_RELIC, FIRST_RELIC + TYPES * EACH)
        ):
            wrong.append("relics are missing")
        if sorted(relic for one in self.recovered for relic in one) != [
            relic for relic, place in enumerate(self.at) if place == RECOVERED
        ]:
            wrong.append("recovered relics are not on the board")
        return wrong

    def zones(self, name: str, seat: int) -> list[Zone]:
        out = [Zone(f"{name}.{column}", seat, self.retinue[i], POOL_DECK) for i, column in enumerate(COLUMN_NAMES)]
        # The back of a relic shows its type (15.2.1b), so only those of a type can stand in for one another.
        out += [Zone(f"{name}.{TYPE_NAMES[t]}", seat, self.relics[t], POOL_RELICS + t) for t in range(TYPES)]
        return out


SHEET: Final = Sheet("keepers", "K", _PIECES.reach, Keepers)
SHEET.corner = True
SHEET.stance = MILITANT
KEEPERS: Final = SHEET.side
KNIGHT: Final = SHEET.warrior(_PIECES.warriors)
# By the type that is up: each type is on two tiles, so that many can show it.
WAYSTATION: Final[list[int]] = [
    SHEET.building(f"waystation_{name}", sum(t in sides for sides in SIDES_OF)) for t, name in enumerate(RELICS)
]
RELIC: Final[list[int]] = [SHEET.token(f"relic_{name}", EACH, ELSEWHERE) for name in RELICS]
FIRST_RELIC: Final = SHEET.hidden_tokens([f"{name}_{value}" for name in RELICS for value in VALUES])
POOL_RELICS: Final = 100 + SHEET.pool

START: Final[int] = _PIECES.start
RECRUITS: Final[int] = _TURN.recruits
CROWD: Final[int] = _TURN.crowd
