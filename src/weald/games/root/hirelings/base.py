"""What all hirelings have in common: pieces without a player, a controller, one action a turn (E.2, E.3)."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.hirelings import FIRST, NAMES, Hirelings, sheet_of
from weald.games.root.pieces import OWNER, PIECES_OF, SCORING_OF, STEADFAST
from weald.games.root.rules import steps
from weald.games.root.rules.army import Army
from weald.games.root.rules.battle import cannot_battle_in, offer_defenders, start_battle
from weald.games.root.rules.effects import AT_START, DURING
from weald.games.root.rules.faction import FACTIONS, register
from weald.games.root.rules.landmarks.ferry import SAIL, cross, crossings
from weald.games.root.rules.menu import NO, YES, Offer
from weald.games.root.rules.move import (
    cannot_enter,
    cannot_leave,
    cannot_move_from,
    cannot_move_to,
    move_warriors,
    offer_numbers,
)
from weald.games.root.rules.pieces import cannot_place, has_piece, is_enemy, neighbours, place, warriors
from weald.games.root.rules.removal import EFFECT, is_safe, remove_through, settle
from weald.games.root.state import BIRDSONG, FORCE, WHERE, Root
from weald.games.root.words import DONE, FROM, IN, TO, WORDS
from weald.kernel import NOBODY, NOWHERE, Decision, Option, Rule, Why, bit
from weald.kernel.errors import RulesBug

EMPLOY: Final = WORDS.each("employ", NAMES)  # let a hireling act
ACTED: Final = Why("hireling-has-acted", "E.2.4")
MUST_ACT: Final = Why("hireling-must-act", "E.2.3")
CANNOT_BE_ATTACKED: Final = Why("cannot-be-attacked", "E.2.2")
NO_PLACE: Final = Why("no-place-for-hireling", "1.5.4b")
NOT_YOURS: Final = Why("no-own-piece", "E.2.4")

BATTLE_STEP: Final = steps.STEPS.declare("hireling-battle")
MOVE_STEP: Final = steps.STEPS.declare("hireling-move")
MARCH_STEP: Final = steps.STEPS.declare("hireling-march")
PLACE_STEP: Final = steps.STEPS.declare("hireling-place")


def hirelings_of(g: Root) -> Hirelings:
    for own in g.extra:
        if isinstance(own, Hirelings):
            return own
    raise RulesBug("there are no hirelings at this table")


def has_hired(g: Root, seat: int, side: int) -> bool:
    return seat != NOBODY and g.lord[side] == seat


class Hireling(Army):
    """One face of a card. Its rules override what the card says."""

    def __init__(self, name: str) -> None:
        super().__init__(sheet_of(name).side)
        self.phase: int = -1  # of its action: at the start of Birdsong, or during Daylight
        self.must: bool = False  # it acts whether its controller likes it or not
        self.sets_up: bool = False

    # --- what a card says ---

    def cannot_act(self, g: Root, seat: int) -> Why | None:
        """Why its action would do nothing."""
        return None

    def act(self, g: Root, seat: int) -> None:
        """Queue the steps of its action."""

    # --- as a side ---

    def take_hits(self, g: Root, which: int, hits: int) -> Rule | None:
        """Warriors first; of what it has beside them all is alike."""
        c = g.battle[WHERE]
        fallen = min(hits, warriors(g, self.side, c))
        g.doomed += [self.warrior] * fallen
        hits -= fallen
        for kind in SCORING_OF[self.side]:
            lost = min(hits, g.on[kind * SPOTS + c])
            g.doomed += [kind] * lost
            hits -= lost
        return None

    # --- helpers ---

    def on_map(self, g: Root) -> bool:
        """Is any of its pieces on the map?"""
        if g.pawns[self.side] != NOWHERE:
            return True
        for kind in PIECES_OF[self.side]:
            for c in range(CLEARINGS):
                if g.on[kind * SPOTS + c]:
                    return True
        return False

    def lord(self, g: Root) -> int:
        """The seat that has hired it, or NOBODY."""
        return g.lord[self.side]

    def serves(self, g: Root, which: int) -> bool:
        """Does its controller's faction fight on this side of the battle?"""
        side = g.battle[FORCE + which]
        return g.seat_of[side] != NOBODY and g.seat_of[side] == g.lord[self.side]

    def spots(self, g: Root) -> list[int]:
        """Clearings with its warriors."""
        return [c for c in range(CLEARINGS) if g.on[self.warrior * SPOTS + c]]

    def free_spots(self, g: Root) -> list[int]:
        """Clearings where it may place."""
        return [c for c in range(CLEARINGS) if cannot_place(g, self.side, c) is None]

    def beside_controller(self, g: Root, seat: int) -> list[int]:
        """Of those, the ones with a piece of the controller's faction."""
        return [c for c in self.free_spots(g) if has_piece(g, g.side[seat], c)]


HIRELINGS: Final[list[Hireling | None]] = [None] * len(NAMES)


def enrol(hireling: Hireling) -> None:
    """It is finished: it may be drawn."""
    register(hireling)
    HIRELINGS[hireling.side - FIRST] = hireling
    if hireling.phase >= 0:
        moment = AT_START if hireling.phase == BIRDSONG else DURING
        Offer(
            sheet_of(NAMES[hireling.side - FIRST]), moment, (hireling.phase,), ("employ",), _Sending(hireling).can,
            _Sending(hireling).offer, send, None, ask_birdsong if moment == AT_START else None,
            _Sending(hireling).pending if hireling.must else None,
        )  # fmt: skip


def hireling(side: int) -> Hireling:
    found = HIRELINGS[side - FIRST]
    assert found is not None
    return found


# --- actions (E.2.3, E.2.4) ------------------------------------------------------------------------------


class _Sending:
    """The offer of one hireling's action to its controller."""

    def __init__(self, hireling: Hireling) -> None:
        self.hireling = hireling
        self.index: int = hireling.side - FIRST

    def cannot(self, g: Root, seat: int) -> Why | None:
        if hirelings_of(g).acted >> self.index & 1:
            return ACTED
        return self.hireling.cannot_act(g, seat)

    def can(self, g: Root, seat: int, phase: int) -> int:
        return YES if g.lord[self.hireling.side] == seat and self.cannot(g, seat) is None else NO

    def offer(self, g: Root, ask: Decision, seat: int, phase: int) -> None:
        if g.lord[self.hireling.side] == seat:
            ask.offer(EMPLOY[self.index], self.cannot(g, seat))

    def pending(self, g: Root, seat: int, phase: int) -> Why | None:
        return MUST_ACT if self.can(g, seat, phase) == YES else None


def send(g: Root, seat: int, choice: Option) -> None:
    hirelings_of(g).acted |= bit(choice.a)
    g.tell("hireling-acted", "E.2.3" if g.phase == BIRDSONG else "E.2.4", seat, FIRST + choice.a)
    hireling(FIRST + choice.a).act(g, seat)


def ask_birdsong(g: Root, seat: int) -> Decision:
    return g.ask(seat, "hirelings-birdsong", "E.2.3")


# --- battles (E.3.4) -------------------------------------------------------------------------------------


def fight_in(g: Root, seat: int, side: int, c: int, must: bool = False) -> None:
    g.then(BATTLE_STEP, seat, side, c, int(must))


def battle_in(g: Root, seat: int, side: int, c: int, must: int) -> Rule | None:
    """A battle of a hireling in a given clearing, if there is anybody to fight; it may be left out."""
    return ask_battle_in(g, seat, side, c, must) if cannot_battle_in(g, side, c) is None else None


def ask_battle_in(g: Root, seat: int, side: int, c: int, must: int) -> Rule:
    ask = g.ask(seat, "hireling-battle", "E.3.4a", side, c)
    if not must:
        ask.offer(DONE)
    offer_defenders(g, ask, side, c)
    choice = yield ask
    if choice is not DONE:
        start_battle(g, side, choice.a, c, NOBODY)


def battle_anywhere(g: Root, seat: int, side: int) -> Rule | None:
    """One battle, anywhere, or none."""
    return ask_battle_anywhere(g, seat, side) if can_fight(g, side) else None


def can_fight(g: Root, side: int) -> bool:
    return any(cannot_battle_in(g, side, c) is None for c in range(CLEARINGS))


def ask_battle_anywhere(g: Root, seat: int, side: int) -> Rule:
    ask = g.ask(seat, "hireling-battle-where", "E.3.4a", side)
    ask.offer(DONE)
    for c in range(CLEARINGS):
        if warriors(g, side, c):
            ask.offer(IN[c], cannot_battle_in(g, side, c))
    choice = yield ask
    if choice is not DONE:
        g.then(BATTLE_STEP, seat, side, choice.a, 1)


# --- moves (E.3.4a) --------------------------------------------------------------------------------------


def can_march(g: Root, side: int) -> bool:
    return any(cannot_step_from(g, side, a) is None for a in range(CLEARINGS))


def cannot_step_from(g: Root, side: int, a: int) -> Why | None:
    """By path or by ferry (E.3.7a)."""
    if warriors(g, side, a) and crossings(g, side, a):
        return None
    return cannot_move_from(g, side, a)


def march(g: Root, seat: int, side: int) -> Rule | None:
    """One move of a hireling's warriors, or none: where it must rule its controller must (E.3.1a)."""
    return ask_march(g, seat, side) if can_march(g, side) else None


def ask_march(g: Root, seat: int, side: int) -> Rule:
    ask = g.ask(seat, "hireling-move-from", "E.3.4a", side)
    ask.offer(DONE)
    for a in range(CLEARINGS):
        if warriors(g, side, a):
            ask.offer(FROM[a], cannot_step_from(g, side, a))
    choice = yield ask
    if choice is DONE:
        return
    a = choice.a
    ask = g.ask(seat, "move-to", "4.2.1", a)
    for b in neighbours(g, side, a):
        ask.offer(TO[b], cannot_move_to(g, side, a, b))
    for b in crossings(g, side, a):
        ask.offer(SAIL[b])
    choice = yield ask
    ferried = choice.verb == "sail"
    b = choice.a
    ask = g.ask(seat, "move-how-many", "4.2", a, b)
    offer_numbers(ask, warriors(g, side, a), 1)
    choice = yield ask
    move_warriors(g, seat, side, a, b, choice.a, "E.3.4a")
    settle(g)
    if ferried:
        cross(g, seat, b)


def pawn_ways(g: Root, side: int, ways: list[int]) -> list[int]:
    """Of these, where a pawn may go, whoever rules: not out of a snare (13.7.2), nor into a scorched clearing (D.6.2b)."""
    here = g.pawns[side]
    if here == NOWHERE or cannot_leave(g, side, here) is not None:
        return []
    return [c for c in ways if cannot_enter(g, c) is None]


def pawn_goes(g: Root, seat: int, side: int, to: int) -> None:
    """A hireling without warriors goes, moved by a seat (E.3.7b). The caller settles what that triggers."""
    here = g.pawns[side]
    g.tell("hireling-went", "E.3.4a", seat, side, here, to)
    g.pawns[side] = to
    for other in g.watchers if to < CLEARINGS else []:  # nothing waits in a forest
        FACTIONS[other].moved(g, seat, side, here, to, 1)


# --- removing (E.3.6a) -----------------------------------------------------------------------------------


def prey(g: Root, side: int, c: int) -> list[int]:
    """Kinds of enemy pieces in a clearing that a hireling can remove outside battle, warriors first."""
    return [
        kind
        for kind in g.kinds
        if g.on[kind * SPOTS + c]
        and not STEADFAST[kind]
        and is_enemy(g, side, OWNER[kind])
        and not is_safe(g, kind, c, side)
    ]


def remove_enemies(g: Root, side: int, c: int) -> None:
    """All enemy pieces of a clearing, for no points."""
    for kind in prey(g, side, c):
        remove_through(g, kind, c, g.on[kind * SPOTS + c], side, EFFECT)
    for other in g.sides:
        if g.pawns[other] == c and is_enemy(g, side, other):
            FACTIONS[other].swept(g, c, g.lord[side])


# --- placing ---------------------------------------------------------------------------------------------

# Where a piece of a hireling may be placed.
ANYWHERE: Final = 0
BESIDE_CONTROLLER: Final = 1  # with a piece of the controller's faction
AT_EDGE: Final = 2
ELSEWHERE: Final = 3  # where none of the kind stands
BESIDE_ENEMY: Final = 4
OPEN_SLOT: Final = 5
NEAR_OWN: Final = 6  # with one of the kind, or next to that


def sites(g: Root, seat: int, kind: int, side: int, how: int) -> list[int]:
    out: list[int] = []
    band = hireling(side)
    for c in band.free_spots(g):
        if how == BESIDE_CONTROLLER and not has_piece(g, g.side[seat], c):
            continue
        if how == AT_EDGE and not g.board().edge[c]:
            continue
        if how == ELSEWHERE and g.on[kind * SPOTS + c]:
            continue
        if how == BESIDE_ENEMY and not has_enemy(g, side, c):
            continue
        if how == OPEN_SLOT and not g.room[c]:
            continue
        if how == NEAR_OWN and not (g.on[kind * SPOTS + c] or any(g.on[kind * SPOTS + b] for b in g.links[c])):
            continue
        out.append(c)
    return out


def has_enemy(g: Root, side: int, c: int) -> bool:
    return any(is_enemy(g, side, other) and has_piece(g, other, c) for other in g.sides)


def put(g: Root, seat: int, kind: int, how: int, count: int) -> None:
    """Queue the placing of one lot of pieces of a kind in one clearing."""
    g.then(PLACE_STEP, seat, kind, how, count)


def place_one(g: Root, seat: int, kind: int, how: int, count: int) -> Rule | None:
    found = sites(g, seat, kind, OWNER[kind], how)
    return ask_place(g, seat, kind, found, count) if g.stock[kind] and found else None


def ask_place(g: Root, seat: int, kind: int, found: list[int], count: int) -> Rule:
    ask = g.ask(seat, "hireling-place", "E.2", kind, min(count, g.stock[kind]))
    for c in found:
        ask.offer(IN[c])
    choice = yield ask
    placed = place(g, kind, choice.a, count)
    g.tell("placed", "E.2", seat, kind, choice.a, placed)


BATTLE_STEP.does(battle_in)
MOVE_STEP.does(march)
MARCH_STEP.does(battle_anywhere)
PLACE_STEP.does(place_one)
