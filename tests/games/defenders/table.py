"""A small language for tests of Defenders of the Wild: set the table, act, expect.

    t = table("order sect", order="(2,0)", mechs="(1,0) (3,-2)", walls="(1,0)|(2,0)", active="order_flika")
    t.turn("order").do("move", "to (2,-1)").roll(1)
    t.refuses("reforest", "not-a-factory", "10.9.1")
    assert t.at("order") == "(2,-1)"

Hexes are written as in the rulebook, (q,r), edges as A|B, border edges as (3,0)|e. Everything not named is
absent: no walls, engines, mechs, pollution; the ground is plains. Choices are the engine's own notation.
"""

from __future__ import annotations

import re
from typing import Any

from weald import testing
from weald.games.defenders import GAME
from weald.games.defenders.board import (
    AXIAL,
    CORE,
    DIRECTIONS,
    EDGE,
    EDGE_IDS,
    HEX_IDS,
    HEXES,
    LEFT,
    NEXT,
    OFF,
    RIGHT,
    SIDES,
    hex_at,
)
from weald.games.defenders.facts import (
    ALL_CARD_IDS,
    BREACHES,
    CARD_IDS,
    DEFENDERS,
    DIE,
    FACTION_OF,
    FIRST_MACHINE,
    ITEM_OF,
    LEADER_OF,
    MACHINE_IDS,
    MACHINE_NAMES,
    POINTS,
    TERRAIN_OF,
    TOP_TILE,
)
from weald.games.defenders.rules import machines
from weald.games.defenders.rules.leadership import turn_up
from weald.games.defenders.rules.turn import join
from weald.games.defenders.shapes import FACTIONS, ITEMS, TERRAINS
from weald.games.defenders.state import ACTING, NONE, Defenders
from weald.kernel.state import Finished
from weald.match.sight import events
from weald.testing.table import NamedStep

HEX = re.compile(r"\((-?\d+),(-?\d+)\)")
DIE_AT = {injuries: DIE.index(injuries) for injuries in (0, 1, 2)}


def hx(text: str) -> int:
    """A hex: "(2,-1)" or "core"."""
    if text == "core":
        return CORE
    found = HEX.fullmatch(text)
    assert found, text
    h = hex_at(int(found[1]), int(found[2]))
    assert h != OFF, text
    return h


def at(h: int) -> str:
    return "gone" if h == NONE else "({},{})".format(*AXIAL[h])


def pose(text: str) -> int:
    """The edge A|B seen from A; B may be a direction on the border."""
    one, other = text.split("|")
    h = hx(one)
    if other in DIRECTIONS:
        return h * SIDES + DIRECTIONS.index(other)
    return next(h * SIDES + d for d in range(SIDES) if NEXT[h * SIDES + d] == hx(other))


def edge(text: str) -> int:
    return EDGE[pose(text)]


def engine(text: str) -> int:
    """ "(1,0)|(2,0) right (2,0)": the pose with that hex on the right."""
    where, _, right = text.partition(" right ")
    here = pose(where)
    if here // SIDES == hx(right):
        return here
    return NEXT[here] * SIDES + (here + 3) % SIDES


def counts(text: str) -> dict[int, int]:
    """ "(1,0) core:2" """
    out: dict[int, int] = {}
    for item in text.split():
        where, _, n = item.partition(":")
        out[hx(where)] = int(n or 1)
    return out


def some(name: str, value: object) -> dict[str, Any]:
    """A keyword whose name is a variable."""
    return {name: value}


def table(
    seats: str = "order sect",
    *,
    terrain: str = "plains",
    forest: str = "",
    plains: str = "",
    marsh: str = "",
    mountain: str = "",
    walls: str = "",
    around: str = "",
    breaches: str = "",
    breach_owner: str = "",
    engines: tuple[str, ...] = (),
    mechs: str = "",
    pollution: str = "",
    toxic: str = "",
    factories: str = "",
    reforested: str = "",
    arrow: int = 0,
    top: int | None = None,
    direction: str = "right",
    active: str = "",
    hands: str = "",
    discards: str = "",
    decks: str | None = None,
    dead: str = "",
    injuries: dict[str, int] | None = None,
    support: dict[str, int] | None = None,
    built: dict[str, int] | None = None,
    items: dict[str, str] | None = None,
    tokens: dict[str, int] | None = None,
    gone: str = "",
    camps: dict[str, str] | None = None,
    first: str = "",
    machine_cards: str = "",
    script: list[int] | None = None,
    **leaders: str,
) -> Table:
    """A position in the action phase.

    Leaders stand where named by faction (order="(2,0)"), the others on the west corner. ``factories`` are
    "5@(1,0)" or with an arrow "5@(1,0)^5"; ``around`` names hexes to wall in completely. ``active`` and
    ``hands`` name cards (which decide the leader card); ``decks`` from the top, else all other cards.
    """
    names = seats.split()
    options = GAME.read_options({})
    g = GAME.empty(GAME.seats(names, None, options), options)
    assert isinstance(g, Defenders)
    g.phase = ACTING
    g.round = 1
    g.first = NONE if g.solo else 0
    if first:
        g.first = g.faction.index(FACTIONS.index(first))
    for h in range(1, HEXES):
        g.terrain[h] = TERRAINS.index(terrain)
    for kind, where in (("forest", forest), ("plains", plains), ("marsh", marsh), ("mountain", mountain)):
        for name in where.split():
            g.terrain[hx(name)] = TERRAINS.index(kind)
    for name in walls.split():
        g.wall[edge(name)] = True
    for name in around.split():
        for d in range(SIDES):
            if NEXT[hx(name) * SIDES + d] != CORE:
                g.wall[EDGE[hx(name) * SIDES + d]] = True
    for text in breaches.split():
        g.breach[edge(text)] = g.faction.index(FACTIONS.index(breach_owner)) if breach_owner else 0
    for i, text in enumerate(engines):
        g.engine[i] = NONE if text == "core" else engine(text)
    for h, n in counts(mechs).items():
        g.mechs[h] = n
    for h, n in counts(pollution).items():
        g.pollution[h] = n
    for name in toxic.split():
        g.toxic[hx(name)] = True
    lowest = TOP_TILE + 1
    for text in (factories + " " + reforested).split():
        number, _, rest = text.partition("@")
        where, _, turned = rest.partition("^")
        g.tile[hx(where)] = int(number)
        g.arrow[int(number)] = int(turned or 0)
        g.green[hx(where)] = text in reforested.split()
        lowest = min(lowest, int(number))
    g.tile[CORE] = lowest - 1 if top is None else top
    g.arrow[g.tile[CORE]] = arrow
    g.direction = RIGHT if direction == "right" else LEFT
    named = [CARD_IDS.index(c) for c in (active + " " + hands + " " + discards + " " + (decks or "")).split()]
    for p in range(g.players):
        side = FACTIONS[g.faction[p]]
        f = g.faction[p]
        wanted = [LEADER_OF[c] for c in named if FACTION_OF[c] == f and LEADER_OF[c] >= 0]
        g.leader_card[p] = wanted[0] if wanted else 2 * f
        own = [c for c in range(DEFENDERS) if FACTION_OF[c] == f and LEADER_OF[c] in (-1, g.leader_card[p])]
        dead_here = [CARD_IDS.index(c) for c in dead.split()]
        g.hand[p] = [CARD_IDS.index(c) for c in hands.split() if c.startswith(side)]
        g.discard[p] = [CARD_IDS.index(c) for c in discards.split() if c.startswith(side)]
        mine = [CARD_IDS.index(c) for c in active.split() if c.startswith(side)]
        if decks is None:
            used = {*g.hand[p], *g.discard[p], *mine, *dead_here}
            g.deck[p] = [c for c in reversed(own) if c not in used]
        else:
            g.deck[p] = [CARD_IDS.index(c) for c in reversed(decks.split()) if c.startswith(side)]
        for card in g.hand[p]:
            g.seen[card] = 1 << g.seat_of(p)
        for card in g.discard[p]:
            g.seen[card] = -1
        g.leader[p] = NONE if side in gone.split() else hx(leaders.pop(side, "(-3,0)"))
        g.gone[p] = side in gone.split()
        g.tokens[p] = (tokens or {}).get(side, BREACHES[g.seats])
        g.injuries[p] = (injuries or {}).get(side, 0)
        g.support[p] = (support or {}).get(side, 0)
        g.built[p] = (built or {}).get(side, 0)
        for other in g.faction:
            g.items[4 * p + ITEM_OF[other]] = 0
        for item in (items or {}).get(side, "").split():
            g.items[4 * p + ITEMS.index(item)] = 1
        for where in (camps or {}).get(side, "").split():
            g.camp[hx(where)] = p
        if mine and not g.gone[p]:
            g.hand[p].append(mine[0])
            turn_up(g, p, mine[0])
    assert not leaders, leaders
    for name in dead.split():
        card = CARD_IDS.index(name)
        g.deaths[TERRAIN_OF[card]] = card
    cards = machine_cards.split() or [c for c in MACHINE_IDS if not c.startswith("challenging")]
    g.machine_deck = [FIRST_MACHINE + MACHINE_IDS.index(c) for c in reversed(cards)]
    g.machines = sorted(g.machine_deck)
    g.script = list(script or [])
    return Table(g)


class Table(testing.Table[Defenders]):
    game = GAME

    def notation(self, choice: str) -> str:
        """(q,r) and A|B into the names on the table."""
        word, _, rest = choice.partition(" ")
        if "|" in rest:
            return f"{word} {EDGE_IDS[edge(rest)]}"
        return HEX.sub(lambda m: HEX_IDS[hx(m[0])], choice)

    # --- whose move it is ---------------------------------------------------------------------------

    def turn(self, side: str, points: int | None = None, card: str = "") -> Table:
        """That faction's actions; with ``card`` the machine card of that name ends the turn, else a new round."""
        g = self.start
        p = self.player(side)
        g.turn = p
        g.points = POINTS[g.active[p]] if points is None else points
        steps: list[NamedStep] = [("act", (p,))]
        if card:
            self._stack(card)
            steps.append(("machine-turn", (p,)))
        return self.agenda(*steps)

    def reveal(self, *sides: str) -> Table:
        """NamedStep B of the leadership phase: the reveal abilities of the active cards, then the turns."""
        if sides:
            self.start.turn = self.player(sides[0])
        return self.agenda(("reveal-all", ()))

    def lead(self) -> Table:
        """A new round."""
        g = self.start
        for p in range(g.players):
            g.active[p] = NONE
            g.power[p] = NONE
        return self.agenda(("round", ()))

    def agenda(self, *steps: NamedStep) -> Table:
        g = self.start
        seats: list[str] = [FACTIONS[f] for f in g.faction]
        return self.proceed(["-".join(seats)] if g.solo else seats, *steps, ("end-round", ()))

    # --- acting -------------------------------------------------------------------------------------

    def roll(self, *injuries: int) -> Table:
        """Fix the next rolls of the injury die (or other chance, beyond 2)."""
        self.g.script = [DIE_AT[n] for n in injuries]
        return self

    def chance(self, *values: int) -> Table:
        self.g.script = list(values)
        return self

    def card(self, name: str, active: str = "") -> Table:
        """Resolve a machine card at once, outside any turn."""
        card = FIRST_MACHINE + MACHINE_NAMES.index(name)
        p = self.player(active) if active else 0
        try:
            self.hurt = machines.resolve(self.g, p, card)
        except Finished:
            self.hurt = []
        return self

    def flip(self, name: str, side: str = "") -> Table:
        """Turn step B of that faction with that card on top; the round ends."""
        self._stack(name)
        p = self.player(side) if side else 0
        self.start.turn = p
        return self.agenda(("machine-turn", (p,)))

    def _stack(self, name: str) -> None:
        g = self.start
        card = next((c for c in g.machine_deck if MACHINE_NAMES[c - FIRST_MACHINE] == name), None)
        if card is None:
            card = FIRST_MACHINE + MACHINE_NAMES.index(name)
            g.machine_deck[0] = card
            g.machines = sorted(g.machine_deck)
        g.machine_deck.remove(card)
        g.machine_deck.append(card)

    def join(self, side: str, card: str) -> Table:
        join(self.g, self.player(side), CARD_IDS.index(card))
        return self

    # --- expecting ----------------------------------------------------------------------------------

    def player(self, side: str) -> int:
        return self.start.faction.index(FACTIONS.index(side))

    def at(self, side: str) -> str:
        return at(self.g.leader[self.player(side)])

    def options(self) -> list[str]:
        return self.offered

    def places(self, word: str = "to") -> set[str]:
        """The hexes offered with this word, as (q,r)."""
        return {at(o.a) for o in self.match.decision.options if o.verb == word}

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The events of that kind, as everybody knows them."""
        return [e for e in events(self.match, None) if e["kind"] == kind]

    def support(self, side: str) -> int:
        return self.g.support[self.player(side)]

    def injuries(self, side: str) -> int:
        return self.g.injuries[self.player(side)]

    def hand(self, side: str) -> list[str]:
        return sorted(ALL_CARD_IDS[c] for c in self.g.hand[self.player(side)])

    def ready(self, side: str) -> set[str]:
        p = self.player(side)
        return {ITEMS[i] for i in range(4) if self.g.items[4 * p + i] == 1}

    def camps(self, side: str) -> set[str]:
        p = self.player(side)
        return {at(h) for h in range(HEXES) if self.g.camp[h] == p}

    def walls(self) -> int:
        return sum(self.g.wall)

    def has_wall(self, *texts: str) -> bool:
        return all(self.g.wall[edge(text)] for text in texts)

    def engine_is(self, i: int, text: str) -> bool:
        return self.g.engine[i] == (NONE if text == "core" else engine(text))

    def mechs(self, text: str) -> int:
        return self.g.mechs[hx(text)]

    def pollution(self, text: str) -> int:
        return self.g.pollution[hx(text)]

    def toxic(self, text: str) -> bool:
        return self.g.toxic[hx(text)]

    def tile(self, text: str) -> int:
        return self.g.tile[hx(text)]

    @property
    def how(self) -> str:
        return self.g.how
