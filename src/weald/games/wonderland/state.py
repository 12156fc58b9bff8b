"""The state of a game and who sees it.

Counts are flat lists: by seat and region (``board.at``), by seat and chip kind (``facts.chip_at``), by seat, forge track
and column (``board.space``). What is in a bag follows from what everybody saw go in and out, so nothing about
chips is ever redealt; still a view shows only the viewer's own bag (1.6.7).
"""

from __future__ import annotations

from typing import ClassVar, Final

from weald.games.wonderland import board, facts
from weald.kernel import NOBODY, State, Zone

# Where a player stands in the current battle (8.1.3).
OUT: Final = 0
ACTIVE: Final = 1
HALTED: Final = 2
BUST: Final = 3

# A castle of a player's in a region (17.4.1).
NO_CASTLE_THERE: Final = 0
LYING: Final = 1
STANDING: Final = 2

SETUP: Final = 0
TEA_PARTY: Final = 1
WAR: Final = 2


_FIELDS: Final = (
    # the table
    "players", "faction", "seat_of", "allies", "tiles", "unused", "first_battle", "start", "phase",
    "tea_decks", "chairs", "poison_on", "poison_supply", "madness_supply", "ally_supply",
    "wonder_deck", "display", "quest_deck", "quest_discard",
    # the players
    "chair", "leader", "supporters", "supply", "castles", "castle_value", "leader_strength", "shield", "vp",
    "shards", "unlocked", "party_used", "taken", "taken_now", "cards", "figure_owner", "figure_at", "helper",
    "hand", "deeds", "bets", "bet", "bag", "exhausted", "active", "track", "forged", "between", "removed",
    # a tea turn
    "todo", "left", "via_head", "rolled",
    # a battle
    "region", "status", "strength", "order", "draw", "playing", "revealed", "drawn", "add", "times", "beside",
    "doubling", "extra", "crown", "crown_new", "redrawn", "dozed", "lost", "suffered", "halt_draw", "halted_in",
    "working", "resistance", "actions", "symbol_action", "place", "placed_tie", "mourned",
    # the end
    "score",
    # settings that the rules themselves read
    "open_bag",
)  # fmt: skip
# What everybody may see. Decks and hands are seen as their zones say; a bag only by its owner (1.6).
_PUBLIC: Final = (
    "players", "faction", "seat_of", "allies", "tiles", "unused", "first_battle", "start", "phase",
    "chairs", "poison_on", "poison_supply", "madness_supply", "ally_supply", "display",
    "chair", "leader", "supporters", "supply", "castles", "castle_value", "leader_strength", "shield", "vp",
    "shards", "unlocked", "party_used", "taken", "taken_now", "cards", "figure_owner", "figure_at", "helper",
    "deeds", "exhausted", "active", "track", "forged", "between", "removed",
    "todo", "left", "via_head", "rolled",
    "region", "status", "strength", "order", "draw", "playing", "revealed", "drawn", "add", "times", "beside",
    "doubling", "extra", "crown", "crown_new", "redrawn", "dozed", "lost", "suffered", "halt_draw", "halted_in",
    "working", "resistance", "actions", "symbol_action", "place", "placed_tie", "mourned",
    "score",
    "open_bag",
)  # fmt: skip


class Wonderland(State):
    __slots__ = _FIELDS

    fields: ClassVar[tuple[str, ...]] = _FIELDS
    public: ClassVar[tuple[str, ...]] = _PUBLIC

    def __init__(self, other: Wonderland | None = None) -> None:
        super().__init__(other)
        if other is None:
            self.players = 0
            self.faction: list[int] = []  # by seat
            self.seat_of: list[int] = [-1] * 5  # by faction
            self.allies: list[int] = [0] * 5  # the set in use, by ally
            self.tiles: list[int] = [-1] * 5  # by region
            self.unused = -1  # two players: the region that is out of the game
            self.first_battle = 0
            self.start = 0  # the start player
            self.phase = 0  # 0 setup, 1 tea party, 2 war
            self.tea_decks: list[list[int]] = [[], [], []]  # the last card is on top
            self.chairs: list[int] = [-1] * 14  # the card on each chair
            self.poison_on: list[int] = [0] * 14
            self.poison_supply = 0
            self.madness_supply = 0
            self.ally_supply: list[int] = [0] * facts.KINDS
            self.wonder_deck: list[int] = []
            self.display: list[int] = []
            self.quest_deck: list[int] = []
            self.quest_discard: list[int] = []
            self.chair: list[int] = []  # where each leader sits, 0 the head
            self.leader: list[int] = []  # region, SUPPLY or TABLE
            self.supporters: list[int] = []
            self.supply: list[int] = []
            self.castles: list[int] = []  # 0 none, 1 lying, 2 standing
            self.castle_value: list[int] = []
            self.leader_strength: list[int] = []
            self.shield: list[int] = []  # 1 unbroken
            self.vp: list[int] = []
            self.shards: list[int] = []
            self.unlocked: list[int] = []  # mask of four
            self.party_used: list[int] = []
            self.taken: list[list[int]] = []  # tea cards, all rounds
            self.taken_now: list[int] = []  # cards of this tea party
            self.cards: list[list[int]] = []  # Wonderlandian cards
            self.figure_owner: list[int] = []
            self.figure_at: list[int] = []
            self.helper = -1  # the Wonderlandian card of Help the Locals
            self.hand: list[list[int]] = []  # quests
            self.deeds: list[list[int]] = []  # quests face up
            self.bets: list[list[int]] = []  # bet cards in hand
            self.bet: list[list[int]] = []  # and on the table
            self.bag: list[int] = []
            self.exhausted: list[int] = []
            self.active: list[list[int]] = []
            self.track: list[list[int]] = []  # madness
            self.forged: list[int] = []
            self.between: list[int] = []  # mask of between-rewards gained
            self.removed: list[int] = []  # chips out of the game, by seat and kind
            self.todo: list[int] = []
            self.left = 0  # the chair a tea move began on
            self.via_head = 0
            self.rolled = 0
            self.region = -1
            self.status: list[int] = []
            self.strength: list[int] = []
            self.order: list[int] = []  # player order of this draw or outcome step (8.8.4)
            self.draw = 0
            self.playing: list[int] = []  # the chip each player plays in this draw
            self.revealed: list[int] = []  # the chip each player showed in this draw, blocked madness too
            self.drawn: list[list[int]] = []
            self.add: list[int] = []
            self.times: list[int] = []
            self.beside: list[int] = []
            self.doubling: list[int] = []
            self.extra: list[int] = []
            self.crown: list[int] = []
            self.crown_new: list[int] = []
            self.redrawn: list[int] = []
            self.dozed: list[int] = []
            self.lost: list[int] = []
            self.suffered = 0  # mask: madness in this draw
            self.halt_draw = 0  # the first draw in which someone halted by choice
            self.halted_in: list[int] = []
            self.working: list[int] = []  # abilities that work in this battle
            self.resistance = 0
            self.actions: list[int] = []  # forge actions of forge chips
            self.symbol_action: list[int] = []
            self.place: list[int] = []  # 1 first; 0 no place
            self.placed_tie: list[int] = []
            self.mourned: list[int] = []  # supporters lost in this draw, for Warmonger
            self.score: list[list[int]] = []
            self.open_bag = 0  # 1: in the war, too, everybody may look into their own bag
            return
        self.players = other.players
        self.faction = other.faction
        self.seat_of = other.seat_of
        self.allies = other.allies
        self.tiles = other.tiles
        self.unused = other.unused
        self.first_battle = other.first_battle
        self.start = other.start
        self.phase = other.phase
        self.tea_decks = [deck[:] for deck in other.tea_decks]
        self.chairs = other.chairs[:]
        self.poison_on = other.poison_on[:]
        self.poison_supply = other.poison_supply
        self.madness_supply = other.madness_supply
        self.ally_supply = other.ally_supply[:]
        self.wonder_deck = other.wonder_deck[:]
        self.display = other.display[:]
        self.quest_deck = other.quest_deck[:]
        self.quest_discard = other.quest_discard[:]
        self.chair = other.chair[:]
        self.leader = other.leader[:]
        self.supporters = other.supporters[:]
        self.supply = other.supply[:]
        self.castles = other.castles[:]
        self.castle_value = other.castle_value[:]
        self.leader_strength = other.leader_strength[:]
        self.shield = other.shield[:]
        self.vp = other.vp[:]
        self.shards = other.shards[:]
        self.unlocked = other.unlocked[:]
        self.party_used = other.party_used[:]
        self.taken = [cards[:] for cards in other.taken]
        self.taken_now = other.taken_now[:]
        self.cards = [cards[:] for cards in other.cards]
        self.figure_owner = other.figure_owner[:]
        self.figure_at = other.figure_at[:]
        self.helper = other.helper
        self.hand = [cards[:] for cards in other.hand]
        self.deeds = [cards[:] for cards in other.deeds]
        self.bets = [cards[:] for cards in other.bets]
        self.bet = [cards[:] for cards in other.bet]
        self.bag = other.bag[:]
        self.exhausted = other.exhausted[:]
        self.active = [row[:] for row in other.active]
        self.track = [row[:] for row in other.track]
        self.forged = other.forged[:]
        self.between = other.between[:]
        self.removed = other.removed[:]
        self.todo = other.todo[:]
        self.left = other.left
        self.via_head = other.via_head
        self.rolled = other.rolled
        self.region = other.region
        self.status = other.status[:]
        self.strength = other.strength[:]
        self.order = other.order[:]
        self.draw = other.draw
        self.playing = other.playing[:]
        self.revealed = other.revealed[:]
        self.drawn = [row[:] for row in other.drawn]
        self.add = other.add[:]
        self.times = other.times[:]
        self.beside = other.beside[:]
        self.doubling = other.doubling[:]
        self.extra = other.extra[:]
        self.crown = other.crown[:]
        self.crown_new = other.crown_new[:]
        self.redrawn = other.redrawn[:]
        self.dozed = other.dozed[:]
        self.lost = other.lost[:]
        self.suffered = other.suffered
        self.halt_draw = other.halt_draw
        self.halted_in = other.halted_in[:]
        self.working = other.working[:]
        self.resistance = other.resistance
        self.actions = other.actions[:]
        self.symbol_action = other.symbol_action[:]
        self.place = other.place[:]
        self.placed_tie = other.placed_tie[:]
        self.mourned = other.mourned[:]
        self.score = [row[:] for row in other.score]
        self.open_bag = other.open_bag

    def copy(self) -> Wonderland:
        return Wonderland(self)

    def zones(self) -> list[Zone]:
        out = [Zone(f"common.tea_{i + 1}", NOBODY, deck, TEA_POOL + i, True) for i, deck in enumerate(self.tea_decks)]
        out.append(Zone("common.wonderlandians", NOBODY, self.wonder_deck, WONDER_POOL, True))
        out.append(Zone("common.quests", NOBODY, self.quest_deck, QUEST_POOL, True))
        out.append(Zone("common.quest_discard", NOBODY, self.quest_discard, QUEST_POOL))
        for seat in range(self.players):
            name = facts.FACTIONS[self.faction[seat]]
            out.append(Zone(f"{name}.quests", seat, self.hand[seat], QUEST_POOL))
            out.append(Zone(f"{name}.bets", seat, self.bets[seat], BET_POOL + seat))
            out.append(Zone(f"{name}.bet", seat, self.bet[seat], BET_POOL + seat))
        return out


# Cards of different pools never stand in for one another.
TEA_POOL: Final = 0  # and one for each round
WONDER_POOL: Final = 3
QUEST_POOL: Final = 4
BET_POOL: Final = 5  # and one for each seat


def blank(players: int, faction: list[int]) -> Wonderland:
    """A state of the right size with nothing on the table."""
    g = Wonderland()
    n = players
    g.players = n
    g.faction = faction
    g.seat_of = [faction.index(f) if f in faction else -1 for f in range(5)]
    g.seen = [0] * facts.CARDS
    for name in (
        "chair", "supply", "castle_value", "leader_strength", "shield", "vp", "shards", "unlocked", "party_used",
        "taken_now", "between", "status", "strength", "add", "times", "beside", "doubling", "extra", "crown",
        "crown_new", "redrawn", "dozed", "lost", "halted_in", "working", "actions", "symbol_action", "place",
        "placed_tie", "leader", "mourned",
    ):  # fmt: skip
        setattr(g, name, [0] * n)
    for name in ("taken", "cards", "hand", "deeds", "bets", "bet", "active", "track", "drawn"):
        setattr(g, name, [[] for _ in range(n)])
    g.playing = [facts.NO_CHIP] * n
    g.revealed = [facts.NO_CHIP] * n
    g.order = list(range(n))
    g.supporters = [0] * (board.RING * n)
    g.castles = [0] * (board.RING * n)
    g.bag = [0] * (facts.KINDS * n)
    g.exhausted = [0] * (facts.KINDS * n)
    g.removed = [0] * (facts.KINDS * n)
    g.forged = [facts.NO_CHIP] * (board.SPACES * n)
    return g
