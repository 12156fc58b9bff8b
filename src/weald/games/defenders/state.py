"""The forest, the machines, the factions and their cards: plain data, and who sees it.

A *player* here is a faction in play, numbered in seating order. With two to four at the table player and seat
are the same; alone, one seat runs two players (14.1.1).
"""

from __future__ import annotations

from typing import ClassVar, Final, Literal, get_args

from weald.games.defenders.board import CORE, EDGES, HEXES
from weald.games.defenders.facts import CARDS, FIRST_DIRECTION, ITEM_COUNT, NO_TERRAIN, TOP_TILE
from weald.games.defenders.shapes import FACTIONS, TERRAINS
from weald.kernel import NOBODY, NOWHERE, State, Zone
from weald.kernel.numbers import ABSENT

NONE: Final = -1  # no card, no ability, no tile, no engine on the board, an item that is not in play
USED: Final = 0  # an item
READY: Final = 1

# Phases (chapter 4): what may be said depends on them (5.1.1).
SETUP: Final = 0
CHOOSING: Final = 1  # leadership, step A
REVEALING: Final = 2  # leadership, step B
ACTING: Final = 3
Phase = Literal["setup", "choosing", "revealing", "acting"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

MACHINE_POOL: Final = 4  # pools 0-3 are the factions' card backs


class Defenders(State):
    __slots__ = (
        "active", "arrow", "breach", "built", "camp", "challenging", "deaths", "deck", "direction", "discard", "engine",
        "faction", "first", "gone", "green", "hand", "injuries", "items", "leader", "leader_card", "machine_deck",
        "machine_discard", "machines", "mechs", "pending", "phase", "players", "points", "pollution", "power",
        "seats", "solo", "support", "team", "terrain", "tile", "tokens", "toxic", "turn", "wall",
    )  # fmt: skip

    public: ClassVar[tuple[str, ...]] = (
        "seats", "solo", "players", "faction", "challenging", "phase", "turn", "points", "first", "direction",
        "terrain", "tile", "green", "arrow", "wall", "breach", "engine", "mechs", "pollution", "toxic", "camp", "leader",
        "leader_card", "support", "built", "injuries", "tokens", "items", "gone", "deaths", "machines", "active",
        "team", "power", "pending",
    )  # fmt: skip
    fields: ClassVar[tuple[str, ...]] = (
        *public, "machine_deck", "machine_discard", "deck", "hand", "discard",
    )  # fmt: skip

    def __init__(self, other: Defenders | None = None) -> None:
        super().__init__(other)
        if other is None:
            self.seats = 0  # people at the table
            self.solo = False
            self.players = 0  # factions in play
            self.faction: list[int] = []  # by player
            self.challenging = 0  # machine cards swapped in
            self.phase = SETUP
            self.turn = NOBODY  # the active player
            self.points = 0  # action points left
            self.first = NOBODY  # who holds the first-player token
            self.direction = FIRST_DIRECTION
            # the board, by hex
            self.terrain = [NO_TERRAIN] * HEXES
            self.tile = [NONE] * HEXES  # the number of the factory tile that lies there; on the core: its top tile
            self.green = [False] * HEXES  # reforested
            self.mechs = [0] * HEXES
            self.pollution = [0] * HEXES
            self.toxic = [False] * HEXES
            self.camp = [NOBODY] * HEXES  # whose camp
            # the board, by edge
            self.wall = [False] * EDGES
            self.breach = [NOBODY] * EDGES  # whose breach token
            # the machines
            self.arrow = [0] * (TOP_TILE + 1)  # by tile: the corner its arrow points to
            self.engine = [NONE, NONE]  # a pose (board.py), or NONE: standing on the core
            self.machines: list[int] = []  # the seven cards of this game
            self.machine_deck: list[int] = []  # the last is on top
            self.machine_discard: list[int] = []
            self.deaths = [NONE] * len(TERRAINS)  # by terrain: the dead defender
            # by player
            self.leader: list[int] = []  # hex, or NOWHERE
            self.leader_card: list[int] = []
            self.support: list[int] = []  # field of the marker
            self.built: list[int] = []  # camps taken off the track
            self.injuries: list[int] = []
            self.tokens: list[int] = []  # breach tokens left
            self.items: list[int] = []  # ITEM_COUNT * player + item: NONE, USED or READY
            self.gone: list[bool] = []  # has built the last camp and left the game
            self.deck: list[list[int]] = []  # the last is on top
            self.hand: list[list[int]] = []
            self.discard: list[list[int]] = []  # the last is on top
            self.active: list[int] = []  # the active defender of this round
            self.team: list[int] = []  # how many cards lie as team under the active defender
            self.power: list[int] = []  # the lasting ability at work
            self.pending: list[int] = []  # whose reveal abilities are still to be resolved
        else:
            self.seats = other.seats
            self.solo = other.solo
            self.players = other.players
            self.faction = other.faction
            self.challenging = other.challenging
            self.phase = other.phase
            self.turn = other.turn
            self.points = other.points
            self.first = other.first
            self.direction = other.direction
            self.terrain = other.terrain[:]
            self.tile = other.tile[:]
            self.green = other.green[:]
            self.mechs = other.mechs[:]
            self.pollution = other.pollution[:]
            self.toxic = other.toxic[:]
            self.camp = other.camp[:]
            self.wall = other.wall[:]
            self.breach = other.breach[:]
            self.arrow = other.arrow[:]
            self.engine = other.engine[:]
            self.machines = other.machines[:]
            self.machine_deck = other.machine_deck[:]
            self.machine_discard = other.machine_discard[:]
            self.deaths = other.deaths[:]
            self.leader = other.leader[:]
            self.leader_card = other.leader_card[:]
            self.support = other.support[:]
            self.built = other.built[:]
            self.injuries = other.injuries[:]
            self.tokens = other.tokens[:]
            self.items = other.items[:]
            self.gone = other.gone[:]
            self.deck = [cards[:] for cards in other.deck]
            self.hand = [cards[:] for cards in other.hand]
            self.discard = [cards[:] for cards in other.discard]
            self.active = other.active[:]
            self.team = other.team[:]
            self.power = other.power[:]
            self.pending = other.pending[:]

    def copy(self) -> Defenders:
        return Defenders(self)

    def seat_of(self, player: int) -> int:
        """Who decides for a player."""
        return 0 if self.solo else player

    def clockwise(self, start: int) -> list[int]:
        """The players still in the game, from ``start`` on."""
        out: list[int] = []
        for i in range(self.players):
            p = (start + i) % self.players
            if not self.gone[p]:
                out.append(p)
        return out

    def note(
        self, kind: str, rule: str, player: int, a: int = ABSENT, b: int = ABSENT, c: int = ABSENT, d: int = ABSENT
    ) -> None:  # fmt: skip
        """``tell`` about a player: the seat is the one that plays the faction, the first value the faction. Alone, one
        seat plays two."""
        if self.journal is not None:
            self.tell(kind, rule, self.seat_of(player), self.faction[player], a, b, c, d)

    def zones(self) -> list[Zone]:
        out = [
            Zone("machines.deck", NOBODY, self.machine_deck, MACHINE_POOL, True),
            Zone("machines.discard", NOBODY, self.machine_discard, MACHINE_POOL, True),
        ]
        for p in range(self.players):
            f, seat = self.faction[p], self.seat_of(p)
            side = FACTIONS[f]
            out.append(Zone(side + ".deck", seat, self.deck[p], f, True))
            out.append(Zone(side + ".hand", seat, self.hand[p], f))
            out.append(Zone(side + ".discard", seat, self.discard[p], f, True))
        return out


def blank(seats: int, factions: list[int]) -> Defenders:
    """An empty table for these factions."""
    g = Defenders()
    n = len(factions)
    g.seats = seats
    g.solo = seats == 1
    g.players = n
    g.faction = factions
    g.tile[CORE] = TOP_TILE
    g.seen = [0] * CARDS
    g.leader = [NOWHERE] * n
    g.leader_card = [NONE] * n
    g.support = [0] * n
    g.built = [0] * n
    g.injuries = [0] * n
    g.tokens = [0] * n
    g.items = [NONE] * (ITEM_COUNT * n)
    g.gone = [False] * n
    g.deck = [[] for _ in range(n)]
    g.hand = [[] for _ in range(n)]
    g.discard = [[] for _ in range(n)]
    g.active = [NONE] * n
    g.team = [0] * n
    g.power = [NONE] * n
    return g
