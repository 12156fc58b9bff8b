"""Everything a game of Root is at a moment, and who may see it. What is a faction's alone is in its ``Own``."""

from __future__ import annotations

from typing import ClassVar, Final

from weald.games.root.board import BOARDS, CLEARINGS, PLACE_NAMES, SPOTS, Board
from weald.games.root.facts import (
    ALL_CARDS,
    BASE_DECK,
    CARD_FACE,
    FIRST_EXILE,
    FIRST_QUEST,
    FIRST_TOKEN,
    ITEM_KINDS,
    RUINS,
    face_named,
)  # fmt: skip
from weald.games.root.pieces import (
    KINDS,
    KINDS_PLAYED,
    OWNER,
    PIECES_OF,
    PLAYED,
    REMOVAL_ORDER,
    SIDES,
    STOCK,
    WARRIOR_OF,
)  # fmt: skip
from weald.games.root.sheet import MODULES, NO_SIDE, POOL_DECK, POOL_QUESTS, POOL_RUINS, SHEETS, TOKEN_NAMES, Own
from weald.kernel import NOBODY, NOWHERE, State, Steps, Value, Zone

# Phases of a turn (1.4.1a).
BIRDSONG: Final = 0
DAYLIGHT: Final = 1
EVENING: Final = 2
DRAWN: Final = 3  # what is left of Evening once cards were drawn (13.2.4a)
PHASE_NAMES: Final[list[str]] = ["birdsong", "daylight", "evening"]

NO_CARD: Final = -1
NUMBERED: Final = ALL_CARDS + len(TOKEN_NAMES)  # cards and hidden tokens, in play or not; beyond them is the other deck
ALL_CLEARINGS: Final = (1 << CLEARINGS) - 1

# What ``Root.battle`` holds while a battle is fought. Pairs are read with + ATTACKER or + DEFENDER.
ATTACKER: Final = 0
DEFENDER: Final = 1
FORCE: Final = 0  # a pair: the side that fights
SEAT: Final = 2  # a pair: who decides for it, whose cards count; NOBODY for a force without a player
SCORER: Final = 4  # a pair: who removes and scores what this force takes, or NOBODY
WHERE: Final = 6
INSTIGATOR: Final = 7  # the Vagrant who started it (D.4.2), or NOBODY
ALLY: Final = 8  # the side whose warriors the attacker treats as own (9.2.9.II.c1), or NO_SIDE
ENLISTED: Final = 9  # the side that lends the defender its swords (D.5.2), or NO_SIDE
ROLLED: Final = 10  # a pair: hits from the dice
EXTRA: Final = 12  # a pair: extra hits
USED: Final = 14  # a pair: masks of optional effects used in this battle
ITEMS_DAMAGED: Final = 16  # by hits on a Vagabond attacker with an ally, and the allied warriors lost (9.2.9.II.d2)
ALLIES_LOST: Final = 17
BONUS_SCORED: Final = 18  # for removing a building or token, once per battle (7.8.4a)
BATTLE_SIZE: Final = 19

Triggered = tuple[int, int, int, int]  # which (rules/removal.py), clearing, count, seat


class Root(State):
    __slots__ = (
        "actions", "activated", "afloat", "armies", "bands", "barriers", "battle", "beside", "boatman", "boxes", "burying", "cards", "closed", "crown",
        "deck", "discard", "dominance", "doomed", "extra", "fed", "first", "foes", "forbidding", "full_deck", "gone", "hands", "hired", "hirer",
        "item_supply", "kinds", "links", "lord", "map", "modules", "mourner", "offers", "on", "open_hands", "own",
        "partner", "pawns",
        "phase", "planner", "play", "played", "players", "quest_deck", "quests", "roads", "room", "ruin_items", "ruins", "ruler",
        "scorched", "seat_of", "shuffled", "side", "sides", "stale", "start", "stock", "suits", "through", "triggers", "tunnellers", "turn",
        "used", "vp", "watchers",
    )  # fmt: skip

    public: ClassVar[tuple[str, ...]] = (
        "map", "shuffled", "players", "side", "first", "turn", "phase", "suits", "room", "ruins", "closed",
        "on", "stock", "pawns", "start", "scorched", "vp", "dominance", "partner", "boxes", "item_supply", "gone",
        "actions", "used", "activated", "battle", "doomed",
    )  # fmt: skip
    # Without what follows from them: who rules, which paths are open, who sits where (``line_up``).
    fields: ClassVar[tuple[str, ...]] = (
        *public, "triggers", "hands", "play", "played", "deck", "discard", "beside", "quest_deck", "quests",
        "ruin_items",
    )  # fmt: skip

    def __init__(self, other: Root | None = None) -> None:
        super().__init__(other)
        self.through: int = NO_SIDE  # the hireling that is removing pieces, while their owner is told of it
        if other is None:
            self.map: int = 0
            self.shuffled: int = 0  # suit markers on the clearings (A.1b)
            self.players: int = 0
            self.side: list[int] = []  # of each seat; NO_SIDE until it has chosen
            self.seat_of: list[int] = [NOBODY] * len(SIDES)
            self.first: int = 0  # the first player's seat
            self.turn: int = 0  # whose turn it is
            self.phase: int = BIRDSONG
            # the map
            self.suits: list[int] = [0] * CLEARINGS  # masks
            self.room: list[int] = [0] * CLEARINGS  # open slots
            self.ruins: list[int] = [0] * CLEARINGS
            self.closed: int = 0  # mask of the map's closed paths that are still closed
            self.on: list[int] = [0] * (KINDS_PLAYED * SPOTS)  # pieces: kind * SPOTS + clearing
            self.stock: list[int] = [0] * KINDS  # supplies, or what is left on the tracks
            self.pawns: list[int] = [NOWHERE] * len(SIDES)  # where the pawn of a side stands that has no warriors
            self.start: list[int] = []  # the corner a seat has set up in, or NOWHERE
            self.scorched: int = 0  # mask of clearings with the Scoundrel's torch (D.6.2)
            # the players
            self.vp: list[int] = []
            self.dominance: list[int] = []  # the activated card of each seat, or NO_CARD
            self.partner: list[int] = []  # coalition partner of a Vagabond's seat, or NOBODY
            self.hands: list[list[int]] = []
            self.play: list[list[int]] = []
            self.boxes: list[int] = []  # crafted items: seat * 8 + item
            self.item_supply: list[int] = [0] * ITEM_KINDS
            self.gone: list[int] = [0] * ITEM_KINDS  # items out of the game
            self.deck: list[int] = []  # the last card is the top
            self.discard: list[int] = []
            self.beside: list[int] = []  # dominance cards beside the map
            self.played: list[int] = []  # shown from a hand, its effect not yet complete
            self.quest_deck: list[int] = []
            self.quests: list[int] = []
            self.ruin_items: list[list[int]] = [[] for _ in range(RUINS)]
            self.own: list[Own | None] = [None] * len(SIDES)  # by side
            self.modules: list[int] = []  # in play
            self.extra: list[Own] = []  # what is theirs, in the same order
            # the turn
            self.actions: int = 0  # actions, moves or refreshes left
            self.used: int = 0  # mask of faces of persistent cards used this turn
            self.activated: list[int] = [0, 0, 0, 0]  # crafting pieces activated this turn: by suit, of several suits
            self.battle: list[int] = []
            self.doomed: list[int] = []  # kinds of the pieces a battle is about to remove
            self.triggers: list[Triggered] = []  # effects triggered by a removal or move, not yet resolved
            # what follows from the rest
            self.ruler: list[int] = [NO_SIDE] * SPOTS  # read it through ``rulers``
            self.stale: int = ALL_CLEARINGS  # mask of clearings whose ruler may have changed
            self.links: list[list[int]] = []  # the clearings next to each by open paths
            self.sides: list[int] = []  # in play
            self.bands: list[int] = []  # those of them that nobody plays: hirelings
            self.foes: list[int] = []  # by seat, then the hirelings: whom one may attack
            self.lord: list[int] = self.seat_of  # the seat that plays a side or has hired it, or NOBODY
            self.crown: list[int] = list(
                range(len(SIDES))
            )  # the side whose rule it counts for: its own, or its controller's
            self.armies: list[int] = []  # those of them with warriors
            self.kinds: list[int] = []  # of pieces in play, in the order of removal
            self.watchers: list[int] = []  # sides whose rules have something to say when warriors have moved
            self.barriers: list[int] = []  # ... or when they want to leave a clearing
            self.offers: list[int] = []  # what those in play let everybody do (``menu.OFFERS``)
            self.forbidding: list[int] = []  # pieces in play that keep others from placing beside them
            self.mourner: int = NO_SIDE  # the side on whose board discarded cards lie first
            self.full_deck: list[int] = []  # the cards of the shared deck
            self.cards: list[int] = []  # every card and hidden token in play
            self.open_hands: int = 0  # mask of seats whose hands everybody sees
            # services for the turn
            self.hired: int = NO_SIDE  # the side whose warriors
            self.hirer: int = NO_SIDE  # this one treats as its own, for rule and in battle
            self.afloat: int = NO_SIDE  # for whom rivers are paths
            # persistent effects that always hold
            self.boatman: int = NO_SIDE  # for whom rivers are paths, with Boat Builders
            self.tunnellers: int = 0  # mask of sides with Tunnels
            self.roads: int = 0  # mask of sides that have more ways than paths, by a service or by a card
            self.planner: int = NO_SIDE  # who needs no rule to move, with Corvid Planners
            self.fed: int = NO_SIDE  # whose tokens count for rule, with Soup Kitchens
            self.burying: bool = False  # somebody has Coffin Makers
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
            self.closed = other.closed
            self.on = other.on[:]
            self.stock = other.stock[:]
            self.pawns = other.pawns[:]
            self.start = other.start[:]
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
            self.played = other.played[:]
            self.quest_deck = other.quest_deck[:]
            self.quests = other.quests[:]
            self.ruin_items = [cards[:] for cards in other.ruin_items]
            self.own = other.own[:]
            for side in other.side:
                own = other.own[side]
                if own is not None:  # NO_SIDE too is none
                    self.own[side] = own.copy()
            self.modules = other.modules
            self.extra = [own.copy() for own in other.extra]
            self.actions = other.actions
            self.used = other.used
            self.activated = other.activated[:]
            self.battle = other.battle[:]
            self.doomed = other.doomed[:]
            self.triggers = other.triggers[:]
            self.ruler = other.ruler[:]
            self.stale = other.stale
            self.links = other.links
            self.sides = other.sides
            self.bands = other.bands
            self.foes = other.foes
            self.lord = other.lord
            self.crown = other.crown
            self.armies = other.armies
            self.kinds = other.kinds
            self.watchers = other.watchers
            self.barriers = other.barriers
            self.offers = other.offers
            self.forbidding = other.forbidding
            self.mourner = other.mourner
            self.full_deck = other.full_deck
            self.cards = other.cards
            self.open_hands = other.open_hands
            self.hired = other.hired
            self.hirer = other.hirer
            self.afloat = other.afloat
            self.boatman = other.boatman
            self.tunnellers = other.tunnellers
            self.roads = other.roads
            self.planner = other.planner
            self.fed = other.fed
            self.burying = other.burying

    def copy(self) -> Root:
        return Root(self)

    def board(self) -> Board:
        return BOARDS[self.map]

    # --- on paper ---
    # Lists by kind, by side and by card go out for what is in play only, so that a faction which does not play changes
    # nothing: neither the hash of a position nor the memory of a stored one.

    def values(self) -> list[tuple[str, object]]:
        return [(name, self._in_play(name, value)) for name, value in super().values()] + self._owned(False)

    def shown(self) -> list[tuple[str, object]]:
        return [(name, self._in_play(name, value)) for name, value in super().shown()] + self._owned(True)

    def part(self, name: str) -> State | Own:
        owner, _, rest = name.partition(".")
        if not rest:
            return self
        for number, extra in zip(self.modules, self.extra, strict=True):
            if MODULES[number].name == owner:
                return extra
        own = self.own[SIDES.index(owner)]
        assert own is not None
        return own

    def field(self, name: str) -> object:
        part = self.part(name)
        if isinstance(part, Own):
            return self._of_own(part, name.rpartition(".")[2])
        return self._in_play(name, getattr(self, name))

    def _in_play(self, name: str, value: object) -> object:
        if name == "on":
            on: list[int] = []
            for kind in self.kinds:
                on += self.on[kind * SPOTS : (kind + 1) * SPOTS]
            return on
        if name == "stock":
            return [self.stock[kind] for kind in self.kinds]
        if name == "pawns":
            return [self.pawns[side] for side in self.sides]
        if name == "seen":
            return [self.seen[card] for card in self.cards]
        return value

    def _of_own(self, own: Own, name: str) -> object:
        value = getattr(own, name)
        return [value[side] for side in self.sides] if name in own.by_side else value

    def _owned(self, public: bool) -> list[tuple[str, object]]:
        out: list[tuple[str, object]] = []
        for side in self.sides:
            own = self.own[side]
            if own is None:
                continue
            for name in own.public if public else own.fields:
                out.append((f"{SIDES[side]}.{name}", self._of_own(own, name)))
        for number, own in zip(self.modules, self.extra, strict=True):
            for name in own.public if public else own.fields:
                out.append((f"{MODULES[number].name}.{name}", self._of_own(own, name)))
        return out

    def load(self, data: dict[str, object], steps: Steps) -> None:
        super().load(data, steps)
        on, stock, pawns, seen = self.on, self.stock, self.pawns, self.seen
        self.on, self.stock = [0] * (KINDS_PLAYED * SPOTS), [0] * KINDS
        self.pawns = [NOWHERE] * len(SIDES)
        for seat, side in enumerate(self.side):
            if side != NO_SIDE:
                self.seat_of[side] = seat
                self.own[side] = SHEETS[side].own()
        brought = {name.partition(".")[0] for name in data if "." in name}
        self.modules = [module.number for module in MODULES if module.name in brought]
        self.extra = [MODULES[number].own() for number in self.modules]
        for number, extra in zip(self.modules, self.extra, strict=True):
            for name in extra.fields:
                if name not in extra.by_side:
                    setattr(extra, name, data[f"{MODULES[number].name}.{name}"])
        line_up(self)
        for i, kind in enumerate(self.kinds):
            self.on[kind * SPOTS : (kind + 1) * SPOTS] = on[i * SPOTS : (i + 1) * SPOTS]
            self.stock[kind] = stock[i]
        for i, side in enumerate(self.sides):
            self.pawns[side] = pawns[i]
            own = self.own[side]
            if own is not None:
                self._load_own(SIDES[side], own, data)
        for number, extra in zip(self.modules, self.extra, strict=True):
            if extra.by_side:  # now that it is known who plays
                self._load_own(MODULES[number].name, extra, data)
        self.seen = [0] * numbered(self)
        for i, card in enumerate(self.cards):
            self.seen[card] = seen[i]
        serve(self)

    def _load_own(self, owner: str, own: Own, data: dict[str, object]) -> None:
        for name in own.fields:
            value = data[f"{owner}.{name}"]
            if name in own.by_side:
                assert isinstance(value, list)
                for i, other in enumerate(self.sides):
                    getattr(own, name)[other] = value[i]
            else:
                setattr(own, name, value)

    def zones(self) -> list[Zone]:
        out = [
            Zone("common.deck", NOBODY, self.deck, POOL_DECK),
            Zone("common.discard", NOBODY, self.discard, POOL_DECK),
            Zone("common.dominance", NOBODY, self.beside, POOL_DECK),
            Zone("common.played", NOBODY, self.played, POOL_DECK),
        ]
        for seat, side in enumerate(self.side):
            name = SIDES[side] if side != NO_SIDE else f"seat{seat + 1}"
            out.append(Zone(name + ".hand", seat, self.hands[seat], POOL_DECK))
            out.append(Zone(name + ".play", seat, self.play[seat], POOL_DECK))
            own = self.own[side] if side != NO_SIDE else None
            if own is not None:
                out += own.zones(name, seat)
        if quests_done(self):
            out.append(Zone("common.quest-deck", NOBODY, self.quest_deck, POOL_QUESTS))
            out.append(Zone("common.quests", NOBODY, self.quests, POOL_QUESTS))
        if ruin_sets(self):
            for i, clearing in enumerate(self.board().ruins):
                out.append(Zone("common.ruin-" + PLACE_NAMES[clearing], NOBODY, self.ruin_items[i], POOL_RUINS))
        for number, extra in zip(self.modules, self.extra, strict=True):
            out += extra.zones(MODULES[number].name, NOBODY)
        return out


def blank(map_: int, shuffled: bool, sides: list[int], options: dict[str, Value]) -> Root:
    """A table with the box still closed: everything in its supply, nobody on the map. The settings say what else is in play."""
    g = Root()
    count = len(sides)
    g.map = map_
    g.shuffled = 1 if shuffled or not BOARDS[map_].printed else 0
    g.closed = BOARDS[map_].all_closed
    g.modules = [module.number for module in MODULES if module.wanted(BOARDS[map_].name, options)]
    g.extra = [MODULES[number].own() for number in g.modules]
    g.players = count
    g.side = [NO_SIDE] * count
    g.start = [NOWHERE] * count
    g.vp = [0] * count
    g.dominance = [NO_CARD] * count
    g.partner = [NOBODY] * count
    g.hands = [[] for _ in range(count)]
    g.play = [[] for _ in range(count)]
    g.boxes = [0] * (count * ITEM_KINDS)
    for seat, side in enumerate(sides):
        if side != NO_SIDE:
            adopt(g, seat, side)
    line_up(g)
    g.seen = [0] * numbered(g)
    return g


def adopt(g: Root, seat: int, side: int) -> None:
    """The seat plays this side from now on: when the table is set, or in a draft."""
    g.side = [*g.side[:seat], side, *g.side[seat + 1 :]]  # copies share these lists
    g.seat_of = [*g.seat_of[:side], seat, *g.seat_of[side + 1 :]]
    g.own[side] = SHEETS[side].own()
    for kind in PIECES_OF[side]:
        g.stock[kind] = STOCK[kind]
    line_up(g)


def bring(g: Root, module: int) -> None:
    """This module is in play from now on, as it was drawn."""
    if module not in g.modules:
        g.modules = sorted([*g.modules, module])  # copies share this list
        g.extra.insert(g.modules.index(module), MODULES[module].own())
        line_up(g)


def numbered(g: Root) -> int:
    """How many numbers of cards and hidden tokens this game may use."""
    return max(NUMBERED, max(g.full_deck) + 1)


def quests_done(g: Root) -> int:
    """How many there are who do quests."""
    count = 0
    for own in g.own:
        if own is not None and own.does_quests:
            count += 1
    return count


def ruin_sets(g: Root) -> int:
    """How many sets of items lie under the ruins: one for each who does quests, or one for whoever else takes them."""
    count = quests_done(g)
    if count == 0:
        for own in (*g.own, *g.extra):
            if own is not None and own.hides_items():
                return 1
    return count


def line_up(g: Root) -> None:
    """What follows from who plays and which paths are open."""
    g.bands = sorted([side for own in g.extra for side in own.brings()])
    g.sides = [side for side in range(len(PLAYED)) if g.seat_of[side] != NOBODY] + g.bands
    g.foes = g.side + g.bands
    g.armies = [side for side in g.sides if WARRIOR_OF[side] >= 0]
    g.kinds = [kind for kind in REMOVAL_ORDER if g.seat_of[OWNER[kind]] != NOBODY]
    if g.bands:  # on paper there is room for all hirelings, whichever were drawn
        g.kinds = [kind for kind in REMOVAL_ORDER if kind in g.kinds or kind >= KINDS_PLAYED]
        if len(g.on) < KINDS * SPOTS:
            g.on += [0] * (KINDS * SPOTS - len(g.on))
    g.watchers = [side for side in g.sides if SHEETS[side].watches_moves]
    g.barriers = [side for side in g.sides if SHEETS[side].bars_leaving]
    board = g.board()
    g.offers = [number for side in g.sides for number in SHEETS[side].offers]
    for module in g.modules:
        g.offers += MODULES[module].offers
    g.forbidding = [kind for side in g.sides for kind in SHEETS[side].forbidding]
    g.mourner = NO_SIDE
    for side in g.sides:
        if SHEETS[side].keeps_discards:
            g.mourner = side
    g.open_hands = 0
    for side in g.sides:
        if SHEETS[side].open_hand:
            g.open_hands |= 1 << g.seat_of[side]
    g.full_deck = BASE_DECK
    for module in g.modules:
        if MODULES[module].deck:
            g.full_deck = MODULES[module].deck
    g.cards = g.full_deck[:]
    if quests_done(g):
        g.cards += range(FIRST_QUEST, FIRST_TOKEN)
    if ruin_sets(g):
        g.cards += range(FIRST_TOKEN, ALL_CARDS)
    for side in g.sides:
        g.cards += SHEETS[side].tokens
    g.links = [*(board.adjacent if g.closed == board.all_closed else board.links(g.closed)), []]  # none to the Burrow
    g.ruler = [NO_SIDE] * SPOTS
    for side in g.sides:
        if SHEETS[side].home != NOWHERE:
            g.ruler[SHEETS[side].home] = side
    muster(g)


def muster(g: Root) -> None:
    """What follows from who commands whom (E.3.1a, E.3.2)."""
    g.lord = g.seat_of
    if g.bands:
        g.lord = g.seat_of[:]
        g.crown = list(range(len(SIDES)))
        for own in g.extra:
            for side in own.brings():
                seat = own.lord(side)
                g.lord[side] = seat
                if seat != NOBODY:
                    g.crown[side] = g.side[seat]
    g.stale = ALL_CLEARINGS


def serve(g: Root) -> None:
    """What follows from the services that somebody has bought for this turn."""
    g.hired = g.hirer = g.afloat = NO_SIDE
    for side in g.sides:
        own = g.own[side]
        if own is None:
            continue
        hirer, afloat = own.masters()
        if hirer != NO_SIDE:
            g.hired = side
            g.hirer = hirer
        if afloat != NO_SIDE:
            g.afloat = afloat
    stand(g)


BOAT_BUILDERS: Final = face_named("boat_builders")
TUNNELS: Final = face_named("tunnels")
CORVID_PLANNERS: Final = face_named("corvid_planners")
SOUP_KITCHENS: Final = face_named("soup_kitchens")
COFFIN_MAKERS: Final = face_named("coffin_makers")


def stand(g: Root) -> None:
    """What follows from persistent effects in play that always hold: asked for whenever one comes or goes."""
    g.boatman = g.planner = g.fed = NO_SIDE
    g.tunnellers = 0
    g.burying = False
    for seat in range(g.players):
        for card in g.play[seat]:
            if card < FIRST_EXILE:
                continue
            side = g.side[seat]
            face = CARD_FACE[card]
            if face == BOAT_BUILDERS:
                g.boatman = side
            elif face == TUNNELS:
                g.tunnellers |= 1 << side
            elif face == CORVID_PLANNERS:
                g.planner = side
            elif face == SOUP_KITCHENS:
                g.fed = side
            elif face == COFFIN_MAKERS:
                g.burying = True
    g.roads = g.tunnellers
    for side in (g.afloat, g.boatman):
        if side != NO_SIDE:
            g.roads |= 1 << side
    g.stale = ALL_CLEARINGS
