"""Everything a game of Root is at a moment, and who may see it."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.games.root.board import BOARDS, PLACE_NAMES, Board
from weald.games.root.deck import ALL_CARDS
from weald.games.root.things import (
    ALLIANCE,
    BOARD,
    CLEARINGS,
    COLUMN_NAMES,
    EYRIE,
    ITEM_KINDS,
    KINDS,
    SIDES,
    STOCK,
    VAGABOND,
)
from weald.kernel.state import NOBODY, State, Zone

# Phases of a turn (1.4.1a).
BIRDSONG: Final = 0
DAYLIGHT: Final = 1
EVENING: Final = 2
PHASE_NAMES: Final[list[str]] = ["birdsong", "daylight", "evening"]

# What ``Root.battle`` holds while a battle is fought.
ATTACKER: Final = 0
DEFENDER: Final = 1
WHERE: Final = 2
INSTIGATOR: Final = 3  # the Vagrant who started it (D.4.2), or -1
ALLY: Final = 4  # the faction whose warriors a Vagabond attacker treats as own (9.2.9.II.c1), or -1
ENLISTED: Final = 5  # the Arbiter who helps the defender (D.5.2), or -1
ATTACKER_ROLLED: Final = 6  # hits each side deals
DEFENDER_ROLLED: Final = 7
ATTACKER_EXTRA: Final = 8
DEFENDER_EXTRA: Final = 9
ITEMS_DAMAGED: Final = 10  # by hits on a Vagabond attacker with an ally, and the allied warriors lost (9.2.9.II.d2)
ALLIES_LOST: Final = 11
USED_BY_ATTACKER: Final = 12  # masks of optional effects already used in this battle
USED_BY_DEFENDER: Final = 13
DESPOT_SCORED: Final = 14
BATTLE_SIZE: Final = 15

POOL_DECK: Final = 0
POOL_QUESTS: Final = 1
POOL_RUINS: Final = 2


class Root(State):
    __slots__ = (
        "actions", "activated", "added", "aids", "battle", "beside", "boxes", "character", "column",
        "deck", "decree", "decree_left", "discard", "dominance", "doomed", "done", "first", "gone", "hands", "improvised",
        "item_supply", "items", "leader", "leaders_up", "map", "officers", "on", "partner", "pawn", "phase", "play",
        "players", "quest_deck", "quests", "recruited", "relations", "room", "ruin_items", "ruins", "rule",
        "scorched", "seat_of", "shuffled", "side", "stock", "suits", "supporters", "teas", "triggers", "turn", "used", "viziers",
        "vp",
    )  # fmt: skip

    public: ClassVar[tuple[str, ...]] = (
        "map", "shuffled", "players", "side", "seat_of", "first", "turn", "phase", "suits", "room", "ruins", "rule", "on", "stock",
        "scorched", "vp", "dominance", "partner", "boxes", "item_supply", "gone", "pawn", "character", "relations", "aids",
        "items", "leader", "leaders_up", "viziers", "officers", "actions", "recruited", "used", "activated", "column",
        "decree_left", "added", "improvised", "teas", "battle", "doomed", "triggers",
    )  # fmt: skip
    fields: ClassVar[tuple[str, ...]] = (
        *public, "hands", "play", "deck", "discard", "beside", "supporters", "decree", "quest_deck", "quests", "done",
        "ruin_items",
    )  # fmt: skip

    def __init__(self, other: Root | None = None) -> None:
        super().__init__(other)
        if other is None:
            self.map: int = 0
            self.shuffled: int = 0  # suit markers on the clearings (A.1b)
            self.players: int = 0
            self.side: list[int] = []  # faction of each seat
            self.seat_of: list[int] = [NOBODY] * len(SIDES)
            self.first: int = 0  # the first player's seat
            self.turn: int = 0  # whose turn it is
            self.phase: int = BIRDSONG
            # the map
            self.suits: list[int] = [0] * CLEARINGS
            self.room: list[int] = [0] * CLEARINGS  # open slots
            self.ruins: list[int] = [0] * CLEARINGS
            self.rule: list[int] = [-1] * CLEARINGS  # the ruling faction
            self.on: list[int] = [0] * (KINDS * CLEARINGS)  # pieces: kind * 12 + clearing
            self.stock: list[int] = [0] * KINDS  # supplies, or what is left on the tracks
            self.scorched: int = 0  # mask of clearings with the Scoundrel's torch (D.6.2)
            # the players
            self.vp: list[int] = []
            self.dominance: list[int] = []  # the activated card of each seat, or -1
            self.partner: list[int] = []  # coalition partner of a Vagabond's seat, or -1
            self.hands: list[list[int]] = []
            self.play: list[list[int]] = []
            self.boxes: list[int] = []  # crafted items: seat * 8 + item
            self.item_supply: list[int] = [0] * ITEM_KINDS
            self.gone: list[int] = [0] * ITEM_KINDS  # items out of the game
            self.deck: list[int] = []  # the last card is the top
            self.discard: list[int] = []
            self.beside: list[int] = []  # dominance cards beside the map
            # Eyrie
            self.leader: int = -1
            self.leaders_up: int = 0
            self.decree: list[list[int]] = [[], [], [], []]
            self.viziers: list[int] = [0, 0, 0, 0]
            # Alliance
            self.supporters: list[int] = []
            self.officers: int = 0
            # Vagabonds
            self.pawn: list[int] = [NOBODY, NOBODY]
            self.character: list[int] = [-1, -1]
            self.relations: list[int] = [-1] * 10
            self.aids: list[int] = [0] * 10  # aids in this turn that count toward the next step
            self.items: list[int] = [0] * (2 * BOARD)
            self.quest_deck: list[int] = []
            self.quests: list[int] = []
            self.done: list[list[int]] = [[], []]
            self.ruin_items: list[list[int]] = [[], [], [], []]
            # the turn
            self.actions: int = 0  # actions, moves, operations or refreshes left
            self.recruited: int = 0
            self.used: int = 0  # mask of faces of persistent cards used this turn
            self.activated: list[int] = [0, 0, 0]  # crafting pieces activated this turn, by suit
            self.column: int = 0
            self.decree_left: list[int] = [0, 0, 0, 0]  # cards of the column to resolve, by suit
            self.added: int = 0  # cards added to the Decree this turn
            self.improvised: int = 0
            self.teas: int = 0  # tea face up on the track at the start of Birdsong
            self.battle: list[int] = []
            self.doomed: list[int] = []  # kinds of the pieces a battle is about to remove
            self.triggers: list[int] = []  # effects triggered by a removal or move, not yet resolved
        else:
            self.map = other.map
            self.shuffled = other.shuffled
            self.players = other.players
            self.side = other.side
            self.seat_of = other.seat_of
            self.first = other.first
            self.turn = other.turn
            self.phase = other.phase
            self.suits = other.suits[:]
            self.room = other.room[:]
            self.ruins = other.ruins[:]
            self.rule = other.rule[:]
            self.on = other.on[:]
            self.stock = other.stock[:]
            self.scorched = other.scorched
            self.vp = other.vp[:]
            self.dominance = other.dominance[:]
            self.partner = other.partner[:]
            self.hands = [cards[:] for cards in other.hands]
            self.play = [cards[:] for cards in other.play]
            self.boxes = other.boxes[:]
            self.item_supply = other.item_supply[:]
            self.gone = other.gone[:]
            self.deck = other.deck[:]
            self.discard = other.discard[:]
            self.beside = other.beside[:]
            self.leader = other.leader
            self.leaders_up = other.leaders_up
            self.decree = [cards[:] for cards in other.decree]
            self.viziers = other.viziers[:]
            self.supporters = other.supporters[:]
            self.officers = other.officers
            self.pawn = other.pawn[:]
            self.character = other.character[:]
            self.relations = other.relations[:]
            self.aids = other.aids[:]
            self.items = other.items[:]
            self.quest_deck = other.quest_deck[:]
            self.quests = other.quests[:]
            self.done = [cards[:] for cards in other.done]
            self.ruin_items = [cards[:] for cards in other.ruin_items]
            self.actions = other.actions
            self.recruited = other.recruited
            self.used = other.used
            self.activated = other.activated[:]
            self.column = other.column
            self.decree_left = other.decree_left[:]
            self.added = other.added
            self.improvised = other.improvised
            self.teas = other.teas
            self.battle = other.battle[:]
            self.doomed = other.doomed[:]
            self.triggers = other.triggers[:]

    def copy(self) -> Root:
        return Root(self)

    def board(self) -> Board:
        return BOARDS[self.map]

    def zones(self) -> list[Zone]:
        out = [
            Zone("deck", NOBODY, self.deck, POOL_DECK),
            Zone("discard", NOBODY, self.discard, POOL_DECK),
            Zone("beside", NOBODY, self.beside, POOL_DECK),
        ]
        for seat, side in enumerate(self.side):
            out.append(Zone(f"hand-{SIDES[side]}", seat, self.hands[seat], POOL_DECK))
            out.append(Zone(f"play-{SIDES[side]}", seat, self.play[seat], POOL_DECK))
            if side == EYRIE:
                for column, name in enumerate(COLUMN_NAMES):
                    out.append(Zone(f"decree-{name}", seat, self.decree[column], POOL_DECK))
            elif side == ALLIANCE:
                out.append(Zone("supporters", seat, self.supporters, POOL_DECK))
            elif side >= VAGABOND:
                out.append(Zone(f"done-{SIDES[side]}", seat, self.done[side - VAGABOND], POOL_QUESTS))
        if max(self.seat_of[VAGABOND:]) >= 0:
            out.append(Zone("quest-deck", NOBODY, self.quest_deck, POOL_QUESTS))
            out.append(Zone("quests", NOBODY, self.quests, POOL_QUESTS))
            for i, clearing in enumerate(self.board().ruins):
                out.append(Zone(f"ruin-{PLACE_NAMES[clearing]}", NOBODY, self.ruin_items[i], POOL_RUINS))
        return out


def blank(map_: int, shuffled: bool, sides: list[int]) -> Root:
    """A table with the box still closed: everything in its supply, nobody on the map."""
    g = Root()
    count = len(sides)
    g.map = map_
    g.shuffled = 1 if shuffled or not BOARDS[map_].printed else 0
    g.players = count
    g.side = sides[:]
    for seat, side in enumerate(sides):
        g.seat_of[side] = seat
    g.vp = [0] * count
    g.dominance = [-1] * count
    g.partner = [-1] * count
    g.hands = [[] for _ in range(count)]
    g.play = [[] for _ in range(count)]
    g.boxes = [0] * (count * ITEM_KINDS)
    g.stock = STOCK[:]
    g.seen = [0] * ALL_CARDS
    return g
