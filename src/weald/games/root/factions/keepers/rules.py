"""The Keepers in Iron (15). Relics are in relics.py, the retinue in retinue.py."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.factions.keepers import (
    CAMP_DRAW,
    COLUMNS,
    CROWD,
    EACH,
    KEEPERS,
    KNIGHT,
    RECRUITS,
    RELIC,
    SIDES_OF,
    START,
    TILES,
    TYPES,
    WAYSTATION,
    relics,
    retinue,
)  # fmt: skip
from weald.games.root.factions.keepers.base import (
    BIRDSONG_STEP,
    CAMP,
    CRAFT_STEP,
    DAYLIGHT_STEP,
    DECAMP,
    DECAMP_IN,
    DECAMP_STEP,
    ENCAMP,
    ENCAMP_IN,
    ENCAMP_STEP,
    EVENING_STEP,
    GATHER_STEP,
    HOME,
    LAST,
    LAY_RELIC,
    LIVE_STEP,
    MUSTER,
    RECRUIT_IN,
    RECRUIT_STEP,
    RELICS_STEP,
    RETINUE_STEP,
    RETURN,
    SETUP,
    SPREAD,
    SPREAD_REST,
    TYPE,
    own,
)  # fmt: skip
from weald.games.root.facts import BASE_DRAW
from weald.games.root.rules import menu, steps
from weald.games.root.rules.army import Army
from weald.games.root.rules.cards import draw_and_discard, holds, offer_faces, spend
from weald.games.root.rules.corners import offer_corners
from weald.games.root.rules.craft_menu import craft_menu
from weald.games.root.rules.faction import register
from weald.games.root.rules.homelands import FAR, ask_home, claim, enemy_homes, site
from weald.games.root.rules.pieces import cannot_place, cannot_place_building, lift, on_map, place
from weald.games.root.rules.reasons import NOT_ADJACENT
from weald.games.root.rules.removal import COST
from weald.games.root.state import BIRDSONG, DAYLIGHT, EVENING, SEAT, WHERE, Root
from weald.games.root.words import DONE, IN, SPEND
from weald.kernel import NOWHERE, Rule, Why, bit

NO_WARRIORS: Final = Why("no-warriors", "15.4.1a")
CAMPED: Final = Why("camped-already", "15.4.1a")
DECAMPED: Final = Why("camped-already", "15.4.2")
NO_WAYSTATION_LEFT: Final = Why("no-waystation-left", "1.5.1")
NO_WAYSTATION: Final = Why("no-waystation", "15.4.2")
NOT_AT_WAYSTATION: Final = Why("no-waystation", "15.4.3")
NO_WARRIOR_LEFT: Final = Why("no-warrior-left", "1.5.1")
NO_MATCHING_CARD: Final = Why("no-matching-card", "15.4.3")


class Rules(Army):
    def __init__(self) -> None:
        super().__init__(KEEPERS)
        self.phases = (BIRDSONG_STEP, DAYLIGHT_STEP, EVENING_STEP)
        self.limit_rule = "15.6.3b"
        self.craft_rule = "15.2.3"
        self.crafting_kinds = tuple(WAYSTATION)
        self.suited_move = "15.5.2.I"
        self.watches_moves = True

    def set_up(self, g: Root, seat: int) -> None:
        g.then(RELICS_STEP, seat)
        g.then(SETUP, seat)
        g.then(SPREAD, seat)

    def settle(self, g: Root, seat: int) -> None:
        g.then(RELICS_STEP, seat)
        g.then(HOME, seat)
        g.then(SPREAD, seat)

    def turn_begins(self, g: Root, seat: int) -> None:
        mine = own(g)
        mine.camped = 0
        mine.gathered = 0
        mine.column = COLUMNS

    def moved(self, g: Root, mover: int, side: int, a: int, b: int, count: int) -> None:
        if side == KEEPERS:
            relics.moved(g, a, b, count)

    def removed(self, g: Root, kind: int, c: int, count: int, by: int, cause: int) -> None:
        for t in range(TYPES):
            if kind == RELIC[t]:
                relics.removed(g, t, c, count, by)
            elif kind == WAYSTATION[t]:
                for _ in range(count):
                    relics.strike_camp(g, t, c)

    def collect(self, g: Root, kind: int, count: int, cause: int) -> None:
        """Relics go to a forest (15.2.5)."""

    def ignored_hits(self, g: Root, which: int, hits: int) -> int:
        """The first hit beside a relic, an ambush's too (15.2.4a)."""
        mine = own(g)
        c = g.battle[WHERE]
        if mine.knelt or not g.on[KNIGHT * SPOTS + c] or not relics.holds_relic(g, c):
            return 0
        mine.knelt = 1
        g.tell("devout", "15.2.4a", g.battle[SEAT + which])
        return 1

    def after_battle(self, g: Root, which: int) -> None:
        own(g).knelt = 0

    def audit(self, g: Root) -> list[str]:
        mine = own(g)
        wrong = []
        for t in range(TYPES):
            for c in range(CLEARINGS):
                lie = sum(mine.at[relic] == c for relic in range(EACH * t, EACH * (t + 1)))
                stand = sum(mine.tiles[tile] == c and mine.up(tile) == t for tile in range(TILES))
                if g.on[RELIC[t] * SPOTS + c] != lie or g.on[WAYSTATION[t] * SPOTS + c] != stand:
                    wrong.append(f"relics or waystations in c{c + 1}")
        return wrong


register(Rules())


# --- setup (15.3) ----------------------------------------------------------------------------------------


def lay(g: Root, seat: int, forest: int, rule: str) -> None:
    """A relic by chance, face down."""
    mine = own(g)
    left = [relic for relic in range(TYPES * EACH) if mine.at[relic] == NOWHERE]
    relic = left[g.below(len(left))]
    mine.at[relic] = forest
    g.stock[RELIC[relic // EACH]] -= 1
    g.tell("relic-laid", rule, seat, mine.face(relic), forest)


def shuffle_relics(g: Root, seat: int) -> None:
    """One in each forest (15.3.1)."""
    for one in own(g).relics:
        g.shuffle(one)
    for forest in g.board().forests:
        lay(g, seat, forest, "15.3.1")


def set_up(g: Root, seat: int) -> Rule:
    ask = g.ask(seat, "keepers-start", "15.3.2a")
    offer_corners(g, ask)
    choice = yield ask
    a = choice.a
    g.start[seat] = a
    ask = g.ask(seat, "keepers-beside", "15.3.2b")
    for b in g.links[a]:
        ask.offer(IN[b], cannot_place(g, KEEPERS, b) if g.board().edge[b] else Why("not-at-edge", "15.3.2b"))
    choice = yield ask
    place(g, KNIGHT, a, START)
    g.tell("placed", "15.3.2a", seat, KNIGHT, a, START)
    place(g, KNIGHT, choice.a, START)
    g.tell("placed", "15.3.2b", seat, KNIGHT, choice.a, START)


def settle_home(g: Root, seat: int) -> Rule:
    """Two homelands next to each other at the edge, far from those of enemies (A.11.10)."""
    fits = site(g, KEEPERS, 0, edge=True)
    enemies = enemy_homes(g, seat)
    sites = [c for c in range(CLEARINGS) if fits[c] is None and c not in enemies]
    for c in sites:
        if not any(b in sites for b in g.links[c]):
            fits[c] = Why("no-homeland-beside", "A.11.10")
    choice = yield ask_home(g, seat, FAR, fits)
    a = choice.a
    claim(g, seat, a)
    for c in range(CLEARINGS):
        fits[c] = fits[c] if c in g.links[a] else NOT_ADJACENT
    choice = yield ask_home(g, seat, FAR, fits)
    claim(g, seat, choice.a)
    for c in (a, choice.a):
        place(g, KNIGHT, c, START)
        g.tell("placed", "A.11.10", seat, KNIGHT, c, START)


def far_forests(g: Root) -> list[int]:
    """Those not next to its warriors; if there are none, those next to the fewest clearings with them (15.3.3)."""
    beside = g.board().beside
    touching = [sum(c < CLEARINGS and g.on[KNIGHT * SPOTS + c] > 0 for c in beside[f]) for f in g.board().forests]
    fewest = min(touching)
    return [forest for forest, touched in zip(g.board().forests, touching, strict=True) if touched == fewest]


def spread(g: Root, seat: int) -> None:
    """As evenly as possible over the far forests; what is left over its player spreads."""
    far = far_forests(g)
    left = own(g).at.count(NOWHERE)
    for _ in range(left // len(far)):
        for forest in far:
            lay(g, seat, forest, "15.3.3")
    g.then(SPREAD_REST, seat, left % len(far), 0)


def spread_rest(g: Root, seat: int, left: int, given: int) -> Rule | None:
    return ask_spread(g, seat, left, given) if left else None


def ask_spread(g: Root, seat: int, left: int, given: int) -> Rule:
    ask = g.ask(seat, "relic-forest", "15.3.3")
    for forest in far_forests(g):
        if not given >> forest & 1:
            ask.offer(IN[forest])
    choice = yield ask
    g.then(LAY_RELIC, seat, choice.a)
    g.then(SPREAD_REST, seat, left - 1, given | bit(choice.a))


def lay_relic(g: Root, seat: int, forest: int) -> None:
    lay(g, seat, forest, "15.3.3")


# --- Birdsong (15.4) -------------------------------------------------------------------------------------


def birdsong(g: Root, seat: int) -> None:
    if on_map(g, KNIGHT) or own(g).camps():
        g.then(ENCAMP_STEP, seat)
    else:
        g.then(steps.WINDOW, seat, BIRDSONG)
        g.then(RETURN, seat)
    g.then(DECAMP_STEP, seat)
    g.then(RECRUIT_STEP, seat)


def cannot_encamp(g: Root, c: int) -> Why | None:
    mine = own(g)
    if not g.on[KNIGHT * SPOTS + c]:
        return NO_WARRIORS
    if mine.camped >> c & 1:
        return CAMPED
    return cannot_place_building(g, KEEPERS, c) if mine.camps() < TILES else NO_WAYSTATION_LEFT


def encamp(g: Root, seat: int) -> Rule:
    """Once per clearing a warrior becomes a waystation (15.4.1a)."""
    mine = own(g)
    ask = g.ask(seat, "encamp", "15.4.1a")
    for c in range(CLEARINGS):
        if g.on[KNIGHT * SPOTS + c] or g.explaining:
            ask.offer(ENCAMP[c], cannot_encamp(g, c))
    menu.offer_common(g, ask, seat, BIRDSONG)
    ask.offer(DONE)
    ask.default = DONE
    choice = yield ask
    if choice is DONE:
        mine.camped = 0
        return
    if choice.verb == "encamp":
        mine.camped |= bit(choice.a)
        g.then(ENCAMP_IN, seat, choice.a, 1)
    else:
        menu.take_common(g, seat, choice)
    g.then(ENCAMP_STEP, seat)


def encamp_in(g: Root, seat: int, c: int, replacing: int) -> Rule:
    """Any waystation on the board, either side up."""
    mine = own(g)
    rule = "15.4.1a" if replacing else "15.4.1b"
    ask = g.ask(seat, "camp-what", rule, c)
    for tile in range(TILES):
        if mine.tiles[tile] == NOWHERE:
            a, b = SIDES_OF[tile]
            ask.offer(CAMP[TYPES * a + b])
            ask.offer(CAMP[TYPES * b + a])
    choice = yield ask
    up, below = divmod(choice.a, TYPES)
    for tile in range(TILES):
        if up in SIDES_OF[tile] and below in SIDES_OF[tile]:
            mine.tiles[tile] = c
            mine.turned[tile] = SIDES_OF[tile].index(up)
    if replacing:
        lift(g, KNIGHT, c, 1, COST)
    else:
        place(g, KNIGHT, c, 1)
        g.tell("placed", rule, seat, KNIGHT, c, 1)
    place(g, WAYSTATION[up], c, 1)
    g.stock[WAYSTATION[below]] -= 1
    g.tell("encamped", rule, seat, up, c)


def come_back(g: Root, seat: int) -> Rule | None:
    """With nothing on the map: a warrior and a waystation at the edge (15.4.1b)."""
    sites = [c for c in range(CLEARINGS) if g.board().edge[c] and cannot_place_building(g, KEEPERS, c) is None]
    return ask_come_back(g, seat, sites) if sites else None


def ask_come_back(g: Root, seat: int, sites: list[int]) -> Rule:
    ask = g.ask(seat, "keepers-return", "15.4.1b")
    for c in sites:
        ask.offer(IN[c])
    choice = yield ask
    g.then(ENCAMP_IN, seat, choice.a, 0)


def camp_at(g: Root, c: int) -> bool:
    return c in own(g).tiles


def cannot_decamp(g: Root, c: int) -> Why | None:
    if not camp_at(g, c):
        return NO_WAYSTATION
    if own(g).camped >> c & 1:
        return DECAMPED
    return cannot_place(g, KEEPERS, c) if g.stock[KNIGHT] else NO_WARRIOR_LEFT


def decamp(g: Root, seat: int) -> Rule:
    """Once per clearing a waystation becomes a warrior (15.4.2)."""
    mine = own(g)
    ask = g.ask(seat, "decamp", "15.4.2")
    for c in range(CLEARINGS):
        if camp_at(g, c) or g.explaining:
            ask.offer(DECAMP[c], cannot_decamp(g, c))
    menu.offer_common(g, ask, seat, BIRDSONG)
    ask.offer(DONE)
    ask.default = DONE
    choice = yield ask
    if choice is DONE:
        return
    if choice.verb == "decamp":
        mine.camped |= bit(choice.a)
        g.then(DECAMP_IN, seat, choice.a)
    else:
        menu.take_common(g, seat, choice)
    g.then(DECAMP_STEP, seat)


def decamp_in(g: Root, seat: int, c: int) -> Rule:
    ask = g.ask(seat, "decamp-what", "15.4.2", c)
    for t in range(TYPES):
        if g.on[WAYSTATION[t] * SPOTS + c]:
            ask.offer(TYPE[t])
    choice = yield ask
    lift(g, WAYSTATION[choice.a], c, 1, COST)
    relics.strike_camp(g, choice.a, c)
    place(g, KNIGHT, c, 1)
    g.tell("decamped", "15.4.2", seat, choice.a, c)


def cannot_recruit(g: Root, seat: int, c: int) -> Why | None:
    if not camp_at(g, c):
        return NOT_AT_WAYSTATION
    if not g.stock[KNIGHT]:
        return NO_WARRIOR_LEFT
    return cannot_place(g, KEEPERS, c) if holds(g.hands[seat], g.suits[c]) else NO_MATCHING_CARD


def recruit(g: Root, seat: int) -> Rule:
    """Two warriors at a waystation for each matching card (15.4.3)."""
    ask = g.ask(seat, "muster", "15.4.3")
    ask.secret = bool(g.hands[seat]) and own(g).camps() > 0 and g.stock[KNIGHT] > 0
    for c in range(CLEARINGS):
        if camp_at(g, c) or g.explaining:
            ask.offer(MUSTER[c], cannot_recruit(g, seat, c))
    menu.offer_common(g, ask, seat, BIRDSONG)
    ask.offer(DONE)
    ask.default = DONE
    choice = yield ask
    if choice is DONE:
        return
    if choice.verb == "muster":
        g.then(RECRUIT_IN, seat, choice.a)
    else:
        menu.take_common(g, seat, choice)
    g.then(RECRUIT_STEP, seat)


def recruit_in(g: Root, seat: int, c: int) -> Rule:
    ask = g.ask(seat, "muster-card", "15.4.3", c)
    ask.secret = True
    offer_faces(ask, SPEND, g.hands[seat], g.suits[c])
    choice = yield ask
    spend(g, seat, choice.a, "15.4.3")
    g.tell("placed", "15.4.3", seat, KNIGHT, c, place(g, KNIGHT, c, RECRUITS))


# --- Daylight (15.5) -------------------------------------------------------------------------------------


def daylight(g: Root, seat: int) -> None:
    g.then(CRAFT_STEP, seat)
    g.then(RETINUE_STEP, seat)


def craft_first(g: Root, seat: int) -> Rule:
    return craft_menu(g, seat, "15.5.1", DAYLIGHT, True, CRAFT_STEP)


# --- Evening (15.6) --------------------------------------------------------------------------------------


def crowds(g: Root) -> list[int]:
    return [c for c in range(CLEARINGS) if g.on[KNIGHT * SPOTS + c] >= CROWD]


def evening(g: Root, seat: int) -> None:
    if crowds(g):
        if g.offers:
            g.then(steps.WINDOW, seat, EVENING)
        g.then(LIVE_STEP, seat)
    g.then(GATHER_STEP, seat)


def live_off_the_land(g: Root, seat: int) -> None:
    """Where four or more stand one goes (15.6.1)."""
    for c in crowds(g):
        lift(g, KNIGHT, c, 1, COST)
        g.tell("removed", "15.6.1", seat, KNIGHT, c, 1)


def last(g: Root, seat: int) -> None:
    draw_and_discard(g, seat, BASE_DRAW + CAMP_DRAW * own(g).camps())  # 15.6.3a


__all__ = ["retinue"]  # its steps
RELICS_STEP.does(shuffle_relics)
SETUP.does(set_up)
HOME.does(settle_home)
SPREAD.does(spread)
SPREAD_REST.does(spread_rest)
LAY_RELIC.does(lay_relic)
BIRDSONG_STEP.does(birdsong)
ENCAMP_STEP.does(encamp)
ENCAMP_IN.does(encamp_in)
RETURN.does(come_back)
DECAMP_STEP.does(decamp)
DECAMP_IN.does(decamp_in)
RECRUIT_STEP.does(recruit)
RECRUIT_IN.does(recruit_in)
DAYLIGHT_STEP.does(daylight)
CRAFT_STEP.does(craft_first)
EVENING_STEP.does(evening)
LIVE_STEP.does(live_off_the_land)
LAST.does(last)
