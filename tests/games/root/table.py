"""A small language for Root tests: set the table, act, expect.

    t = table(marquise="c1:3,keep,sawmill c5:2", eyrie="c5:3", hands={"eyrie": "ambush_rabbit"})
    t.battle("marquise", "c5", "eyrie").do("ambush ambush_rabbit").roll(3, 1)
    assert t.warriors("marquise", "c5") == 0

A clearing's pieces: a number of warriors and names of buildings and tokens ("2,workshop,wood*3"; a plot of the Corvids is
"snare" face up and "plot_snare" face down). A Vagabond is
"thief c5 boot sword sword! tea% ..." (! exhausted, % damaged, %! both). Choices are the engine's own notation. A
decision with one option answers itself, as in play; when nothing is left to do the table asks "halt".
"""

from __future__ import annotations

from typing import Any

from tests.games.root.laying import (
    cards,
    lay_camps,
    lay_hirelings,
    lay_landmarks,
    lay_pieces,
    lay_relics,
    lay_ruins,
    lay_vagabond,
    own,
)
from weald import testing
from weald.games.root import RootGame
from weald.games.root.board import MAP_NAMES, PLACE_NAMES, SPOTS
from weald.games.root.factions.alliance import ALLIANCE, REBEL, Alliance
from weald.games.root.factions.corvids import CORVIDS, PLOT_NAMES, Corvids, type_of
from weald.games.root.factions.cult import CULT, LIZARD, Cult
from weald.games.root.factions.duchy import DUCHY, MINISTER_NAMES, RANK, RANK_NAMES, Duchy
from weald.games.root.factions.eyrie import ALL_LEADERS, COLUMN_NAMES, EYRIE, LEADER_NAMES, VIZIERS, Eyrie
from weald.games.root.factions.hundreds import HUNDREDS, MOOD_NAMES, TRACK_OF, Hundreds
from weald.games.root.factions.keepers import COLUMN_NAMES as POSTS
from weald.games.root.factions.keepers import (
    KEEPERS,
    RELIC_NAMES,
    Keepers,
)
from weald.games.root.factions.riverfolk import RIVERFOLK, Riverfolk
from weald.games.root.factions.vagabond import CONDITION_NAMES, RELATION_NAMES, VAGABONDS, Vagabond
from weald.games.root.facts import (
    BASE_DECK,
    BOARD_KINDS,
    CARD_FACE,
    DOMINANCES,
    FACE_NAMES,
    FIRST_QUEST,
    ITEM_KINDS,
    ITEM_NAMES,
    ITEM_SUPPLY,
    QUEST_NAMES,
    QUESTS,
    SUIT_NAMES,
)  # fmt: skip
from weald.games.root.hirelings import FIRST, Hirelings
from weald.games.root.hirelings.base import hirelings_of
from weald.games.root.pieces import KIND_NAMES, PLAYED, SIDES, WARRIOR_OF
from weald.games.root.rules.cards import show, watching
from weald.games.root.rules.landmarks.market import market_of
from weald.games.root.rules.pieces import lift, place, rulers
from weald.games.root.rules.removal import EFFECT
from weald.games.root.rules.steps import STEPS
from weald.games.root.state import BIRDSONG, DAYLIGHT, EVENING, Root, blank, stand
from weald.kernel import Option, Rule
from weald.match import begin
from weald.testing.table import NamedStep, with_step


def _halt(g: Root) -> Rule:
    while True:
        ask = g.ask(0, "halt", "")
        ask.offer(HALT)
        ask.offer(STOP)
        yield ask


class _Game(RootGame):
    def __init__(self) -> None:
        super().__init__()
        self.steps = with_step(STEPS, "halt", _halt)


GAME = _Game()
# Of the tests alone: they must not join the game's own words.
HALT = Option("halt", "halt", 0, 0, "")
STOP = Option("stop", "stop", 0, 0, "")


def table(
    *others: str,
    map: str = "autumn",
    hands: dict[str, str] | None = None,
    play: dict[str, str] | None = None,
    points: dict[str, int] | None = None,
    discard: str = "",
    beside: str = "",
    deck: str | None = None,
    exiles: bool = False,
    supporters: str = "",
    officers: int = 0,
    leader: str = "despot",
    decree: dict[str, str] | None = None,
    crafted: dict[str, str] | None = None,
    relations: dict[str, str] | None = None,
    ministers: str = "",
    quests: str = "",
    ruins: str = "",
    suits: str = "",
    souls: str = "",
    acolytes: int = 0,
    outcast: str = "fox",
    mood: str = "stubborn",
    hoard: str = "",
    funds: dict[str, int] | None = None,
    payments: dict[str, int] | None = None,
    prices: str = "1 1 1",
    relics: str = "",
    camps: str = "",
    retinue: dict[str, str] | None = None,
    landmarks: str = "",
    market: str = "",
    hired: dict[str, str] | None = None,
    **sides: str,
) -> Table:
    """A position. ``others`` are factions without pieces; the seats are in the order of the factions. ``outcast="fox!"``: hated.
    ``landmarks="tower:c6 lost_city:c10"``, ``market`` are the cards there, from the first. ``prices`` of the Riverfolk: hand card, riverboats, mercenaries.
    ``hired={"exile": "eyrie 2", "street_band": ""}``: hirelings with their controllers and control markers, or for hire; their
    pieces are laid as those of others are, a pawn by its place. With ``exiles`` the deck is that of the Exiles and Partisans."""
    names = [side for side in PLAYED if side in others or side in sides]
    bands = [side for side in SIDES if side not in PLAYED and (side in (hired or {}) or side in sides)]
    modules: dict[str, Any] = {"landmarks": len(landmarks.split()), "hirelings": len(bands), **settings(exiles)}
    g = blank(MAP_NAMES.index(map), False, [SIDES.index(name) for name in names], modules)
    g.round = 1
    board = g.board()
    g.suits = [1 << SUIT_NAMES.index(s) for s in suits.split()] if suits else board.suits[:]
    g.room = board.slots[:]
    g.item_supply = ITEM_SUPPLY[:]
    for c in board.ruins:
        g.ruins[c] = 1
        g.room[c] -= 1
    lay_landmarks(g, landmarks)
    left = [card for card in g.full_deck if len(names) > 2 or card not in DOMINANCES]
    for seat, name in enumerate(names):
        g.hands[seat] = cards(left, (hands or {}).get(name, ""))
        g.play[seat] = cards(left, (play or {}).get(name, ""))
        g.vp[seat] = (points or {}).get(name, 0)
        for card in g.hands[seat]:
            g.seen[card] = watching(g, 1 << seat)
        for item in (crafted or {}).get(name, "").split():
            g.boxes[seat * ITEM_KINDS + ITEM_NAMES.index(item)] += 1
            g.item_supply[ITEM_NAMES.index(item)] -= 1
    lay_hirelings(g, bands, hired or {})
    g.discard = cards(left, discard)
    if market:
        market_of(g).cards = cards(left, market)
    g.beside = cards(left, beside)
    mutinous = g.own[ALLIANCE]
    if isinstance(mutinous, Alliance):
        mutinous.supporters = cards(left, supporters)
        mutinous.officers = officers
        g.stock[REBEL] -= officers
        for card in mutinous.supporters:
            g.seen[card] = 1 << g.seat_of[ALLIANCE]
    pious = g.own[CULT]
    if isinstance(pious, Cult):
        pious.souls = cards(left, souls)
        pious.acolytes = acolytes
        pious.outcast = SUIT_NAMES.index(outcast.rstrip("!"))
        pious.hated = int(outcast.endswith("!"))
        g.stock[LIZARD] -= acolytes
        for card in pious.souls:
            g.seen[card] = -1
    trader = g.own[RIVERFOLK]
    if isinstance(trader, Riverfolk):
        trader.prices = [int(price) for price in prices.split()]
        for box, filled in ((trader.funds, funds), (trader.payments, payments)):
            for name, count in (filled or {}).items():
                box[SIDES.index(name)] += count
                g.stock[WARRIOR_OF[SIDES.index(name)]] -= count
    secretive = g.own[CORVIDS]
    if isinstance(secretive, Corvids):
        for token in secretive.supply:
            g.seen[token] = 1 << g.seat_of[CORVIDS]
    noble = g.own[EYRIE]
    if isinstance(noble, Eyrie):
        for i, column in enumerate(COLUMN_NAMES):
            noble.decree[i] = cards(left, (decree or {}).get(column, ""))
        noble.leader = LEADER_NAMES.index(leader)
        noble.leaders_up = ALL_LEADERS & ~(1 << noble.leader)
        for column_number in VIZIERS[noble.leader]:
            noble.viziers[column_number] += 1
        for pile in noble.decree:
            for card in pile:
                g.seen[card] = -1
    court = g.own[DUCHY]
    if isinstance(court, Duchy):
        for name in ministers.split():
            court.swayed |= 1 << MINISTER_NAMES.index(name)
            court.crowns[RANK[MINISTER_NAMES.index(name)]] -= 1
    rabble = g.own[HUNDREDS]
    if isinstance(rabble, Hundreds):
        rabble.mood = MOOD_NAMES.index(mood)
        for item in hoard.split():
            rabble.hoard[TRACK_OF[ITEM_NAMES.index(item)]].append(ITEM_NAMES.index(item))
            g.item_supply[ITEM_NAMES.index(item)] -= 1
    order = g.own[KEEPERS]
    if isinstance(order, Keepers):
        for i, column in enumerate(POSTS):
            order.retinue[i] = cards(left, (retinue or {}).get(column, ""))
            for card in order.retinue[i]:
                g.seen[card] = -1
        lay_relics(g, order, relics)
        lay_camps(g, order, camps)
    for pile in (*g.play, g.discard, g.beside):
        for card in pile:
            g.seen[card] = -1
    on_top = cards(left, deck or "")
    g.deck = (left if deck is None else []) + on_top[::-1]
    g.quests = [FIRST_QUEST + QUEST_NAMES.index(q) for q in quests.split()]
    for card in g.quests:
        g.seen[card] = -1
    g.quest_deck = [FIRST_QUEST + q for q in range(QUESTS) if FIRST_QUEST + q not in g.quests]
    lay_ruins(g, ruins)
    for name, pieces in sides.items():
        if name in bands and WARRIOR_OF[SIDES.index(name)] < 0:
            g.pawns[SIDES.index(name)] = PLACE_NAMES.index(pieces)
        elif SIDES.index(name) in VAGABONDS:
            lay_vagabond(g, SIDES.index(name), pieces)
        else:
            lay_pieces(g, SIDES.index(name), pieces)
    for name, relation in (relations or {}).items():
        vagabond, _, other = name.rpartition("-")
        mine = own(g, vagabond or "vagabond")
        mine.relations[SIDES.index(other)] = RELATION_NAMES.index(relation)
    stand(g)
    return Table(g)


def settings(exiles: bool) -> dict[str, Any]:
    return {"deck": "exiles_partisans"} if exiles else {}


def new_game(*seats: str, seed: int = 1, chance: list[int] | None = None, **options: Any) -> Table:
    """A new game at its first decision."""
    return Table(Root(), begin(GAME, list(seats) or None, seed=seed, options=options, script=chance))


class Table(testing.Table[Root]):
    game = GAME

    # --- what happens ------------------------------------------------------------------------------------

    def seat(self, side: str) -> int:
        return self.g.seat_of[SIDES.index(side)]

    def agenda(self, *steps: NamedStep) -> Table:
        """Run these steps in this order, then halt. A later call goes on from where the table stands."""
        exiles = self.g.full_deck is not BASE_DECK
        return self.proceed([SIDES[s] for s in self.g.side], *steps, ("halt", ()), options=settings(exiles))

    def turn(self, side: str) -> Table:
        """From the start of that side's Birdsong."""
        return self.agenda(("turn", (self.seat(side),)))

    def phase(self, side: str, phase: str) -> Table:
        """That phase alone, start-of-phase effects included."""
        seat = self.seat(side)
        self.g.turn = seat
        name = "vagabond" if side.endswith("vagabond") else side
        number = {"birdsong": BIRDSONG, "daylight": DAYLIGHT, "evening": EVENING}[phase]
        return self.agenda(("phase", (seat, number)), (f"{name}-{phase}", (seat,)))

    def birdsong(self, side: str) -> Table:
        return self.phase(side, "birdsong")

    def daylight(self, side: str) -> Table:
        return self.phase(side, "daylight")

    def actions(self, side: str, count: int = 3) -> Table:
        """The Marquise's actions without crafting first."""
        self.g.turn = self.seat(side)
        self.g.phase = DAYLIGHT
        self.g.actions = count
        return self.agenda((f"{side}-actions", (self.seat(side),)))

    def evening(self, side: str) -> Table:
        return self.phase(side, "evening")

    def battle(self, attacker: str, where: str, defender: str) -> Table:
        """A battle, up to the first thing that somebody must decide."""
        seat = self.seat(attacker)
        self.g.turn = seat
        self.agenda(("battle", (seat, 3)))
        if self.asked == "battle-where":
            self.do(f"in {where}")
        if self.asked == "battle-whom":
            self.do(f"against {defender}")
        return self

    def move(self, side: str, a: str, b: str, count: int) -> Table:
        self.g.turn = self.seat(side)
        self.agenda(("move", (self.seat(side), 3, 0)))
        if self.asked == "move-from":
            self.do(f"from {a}")
        if self.asked == "move-to":
            self.do(f"to {b}")
        if self.asked == "move-how-many":
            self.do(f"warriors {count}")
        return self

    def craft(self, side: str, face: str) -> Table:
        """The effect of a crafted card, its cost paid."""
        seat = self.seat(side)
        self.g.turn = seat
        show(self.g, seat, FACE_NAMES.index(face))
        return self.agenda(("crafted", (seat, FACE_NAMES.index(face))))

    def roll(self, one: int, two: int) -> Table:
        """Fix the next battle roll (say it before the choice that leads to it)."""
        self.g.script += [one, two]
        return self

    def chance(self, *values: int) -> Table:
        self.g.script += values
        return self

    def first(self, times: int = 1) -> Table:
        """Take the first option, so many times."""
        for _ in range(times):
            self.do(self.offered[0])
        return self

    def go(self, *choices: str) -> Table:
        """Like ``do``, but a choice that is not offered is taken for one that answered itself."""
        for choice in choices:
            if choice in self.offered:
                self.do(choice)
        return self

    # --- what is ---------------------------------------------------------------------------------------------

    @property
    def halted(self) -> bool:
        return self.asked == "halt"

    def on(self, where: str, kind: str) -> int:
        return self.g.on[KIND_NAMES.index(kind) * SPOTS + PLACE_NAMES.index(where)]

    def warriors(self, side: str, where: str) -> int:
        return self.on(where, f"{side}_warrior")

    def supply(self, kind: str) -> int:
        return self.g.stock[KIND_NAMES.index(kind)]

    def rules(self, where: str) -> str:
        side = rulers(self.g)[PLACE_NAMES.index(where)]
        return SIDES[side] if side >= 0 else "nobody"

    def points(self, side: str) -> int:
        return self.g.vp[self.seat(side)]

    def hand(self, side: str) -> list[str]:
        return _faces(self.g.hands[self.seat(side)])

    def play(self, side: str) -> list[str]:
        return _faces(self.g.play[self.seat(side)])

    @property
    def discard(self) -> list[str]:
        return _faces(self.g.discard)

    @property
    def beside(self) -> list[str]:
        return _faces(self.g.beside)

    @property
    def supporters(self) -> list[str]:
        return _faces(self.alliance.supporters)

    @property
    def alliance(self) -> Alliance:
        found = self.g.own[ALLIANCE]
        assert isinstance(found, Alliance)
        return found

    @property
    def souls(self) -> list[str]:
        return _faces(self.cult.souls)

    @property
    def cult(self) -> Cult:
        found = self.g.own[CULT]
        assert isinstance(found, Cult)
        return found

    @property
    def corvids(self) -> Corvids:
        found = self.g.own[CORVIDS]
        assert isinstance(found, Corvids)
        return found

    def plot(self, where: str) -> str:
        """The plot in a clearing, as the Corvids know it."""
        tokens = self.corvids.plots[PLACE_NAMES.index(where)]
        return PLOT_NAMES[type_of(tokens[0])] if tokens else ""

    @property
    def riverfolk(self) -> Riverfolk:
        found = self.g.own[RIVERFOLK]
        assert isinstance(found, Riverfolk)
        return found

    def box(self, name: str) -> dict[str, int]:
        """A box of the Riverfolk: funds, payments, commitments or crafting."""
        return {SIDES[side]: count for side, count in enumerate(getattr(self.riverfolk, name)) if count}

    @property
    def eyrie(self) -> Eyrie:
        found = self.g.own[EYRIE]
        assert isinstance(found, Eyrie)
        return found

    @property
    def duchy(self) -> Duchy:
        found = self.g.own[DUCHY]
        assert isinstance(found, Duchy)
        return found

    @property
    def hundreds(self) -> Hundreds:
        found = self.g.own[HUNDREDS]
        assert isinstance(found, Hundreds)
        return found

    @property
    def hoard(self) -> list[list[str]]:
        return [[ITEM_NAMES[item] for item in track] for track in self.hundreds.hoard]

    @property
    def mood(self) -> str:
        return MOOD_NAMES[self.hundreds.mood]

    @property
    def hirelings(self) -> Hirelings:
        return hirelings_of(self.g)

    def controller(self, name: str) -> str:
        seat = self.g.lord[SIDES.index(name)]
        return SIDES[self.g.side[seat]] if seat >= 0 else "nobody"

    def control(self, name: str) -> int:
        """Control markers on a card."""
        return self.hirelings.control[SIDES.index(name) - FIRST]

    @property
    def keepers(self) -> Keepers:
        found = self.g.own[KEEPERS]
        assert isinstance(found, Keepers)
        return found

    def relics_at(self, where: str) -> list[str]:
        """As everybody sees them: "figure" face down, "figure_2" face up."""
        here = [r for r, there in enumerate(self.keepers.at) if there == PLACE_NAMES.index(where)]
        return sorted(RELIC_NAMES[self.keepers.face(relic)] for relic in here)

    def retinue(self, column: str) -> list[str]:
        return _faces(self.keepers.retinue[POSTS.index(column)])

    @property
    def swayed(self) -> list[str]:
        return [name for i, name in enumerate(MINISTER_NAMES) if self.duchy.swayed >> i & 1]

    @property
    def crowns(self) -> dict[str, int]:
        return dict(zip(RANK_NAMES, self.duchy.crowns, strict=True))

    def vagabond(self, side: str = "vagabond") -> Vagabond:
        return own(self.g, side)

    def set_viziers(self, *counts: int) -> Table:
        """By column; none without a word."""
        self.eyrie.viziers = list(counts) or [0] * len(COLUMN_NAMES)
        return self

    def add(self, where: str, kind: str, count: int = 1) -> Table:
        """Place more pieces, whatever the rules say."""
        assert place(self.g, KIND_NAMES.index(kind), PLACE_NAMES.index(where), count) == count
        return self

    def lift(self, where: str, kind: str) -> Table:
        """Take all pieces of a kind away from there."""
        number = KIND_NAMES.index(kind)
        lift(self.g, number, PLACE_NAMES.index(where), self.on(where, kind), EFFECT)
        return self

    def put_pawn(self, where: str, side: str = "vagabond") -> Table:
        self.g.pawns[SIDES.index(side)] = PLACE_NAMES.index(where)
        return self

    def crafted(self, side: str, item: str) -> int:
        return self.g.boxes[self.seat(side) * ITEM_KINDS + ITEM_NAMES.index(item)]

    def items(self, condition: str, side: str = "vagabond") -> list[str]:
        """What a Vagabond has in one condition: track, ready, exhausted, damaged, damaged_exhausted."""
        first = CONDITION_NAMES.index(condition) * BOARD_KINDS
        items = self.vagabond(side).items
        return sorted(ITEM_NAMES[k] for k in range(BOARD_KINDS) for _ in range(items[first + k]))

    def pawn(self, side: str = "vagabond") -> str:
        return PLACE_NAMES[self.g.pawns[SIDES.index(side)]]

    def relation(self, other: str, side: str = "vagabond") -> str:
        return RELATION_NAMES[self.vagabond(side).relations[SIDES.index(other)]]

    def told(self, kind: str) -> dict[str, Any]:
        found = self.events(kind)
        assert found, f"nothing told about {kind!r}"
        return found[-1]

    @property
    def winners(self) -> list[str]:
        return [SIDES[self.g.side[s]] for s in self.match.result["winners"]] if self.match.result else []


def _faces(pile: list[int]) -> list[str]:
    return sorted(FACE_NAMES[CARD_FACE[card]] for card in pile)
