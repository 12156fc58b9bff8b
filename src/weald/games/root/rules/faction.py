"""Where factions plug into the common procedures: each method is what the Law says unless a faction differs.

The flags (``watches_...``, ``bars_leaving``, ``keeps_discards``, ``declares``, ...) say which hooks a faction uses at all, so that nobody else pays for them.
"""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.facts import ANY_SUIT, FACE_VP, FIRST_SUIT, ITEM_KINDS
from weald.games.root.pieces import CHAMPIONS_OF, RULING_OF, SIDES, WARRIOR_OF
from weald.games.root.sheet import SHEETS
from weald.games.root.state import ATTACKER, DEFENDER, FORCE, Root
from weald.kernel import Rule, Step, Why

Extra = tuple[int, str, int]  # extra hits, their rule, why (``battle.hit_reason``)
NO_EXTRAS: Final[list[Extra]] = []
NO_WAYS: Final[list[int]] = []
NOTHING_OPTIONAL: Final[list[int]] = []
NO_BONUS: Final = (0, "")


def warriors(g: Root, side: int, c: int) -> int:
    """A side's warriors in a clearing, of every kind; a pawn is none."""
    kind = WARRIOR_OF[side]
    if kind < 0:
        return 0
    total = g.on[kind * SPOTS + c]
    for champion in CHAMPIONS_OF[side]:
        total += g.on[champion * SPOTS + c]
    return total


def fighters(g: Root, side: int, c: int) -> int:
    """Warriors that fight for a side in a clearing: those it has hired too, unless it fights their own side."""
    total = warriors(g, side, c)
    if side == g.hirer and mercenaries_fight(g):
        total += warriors(g, g.hired, c)
    return total


def mercenaries_fight(g: Root) -> bool:
    fight = g.battle
    return not fight or (fight[FORCE + ATTACKER] != g.hired and fight[FORCE + DEFENDER] != g.hired)


class Faction:
    """The common rules. A faction overrides what its chapter changes."""

    def __init__(self, side: int) -> None:
        self.side: int = side
        self.warrior: int = WARRIOR_OF[side]
        self.phases: tuple[Step, ...] = ()  # Birdsong, Daylight, Evening
        self.limit_rule: str = ""  # discarding down to the hand limit
        self.craft_rule: str = "4.1.1a"
        self.home: int = SHEETS[side].home
        self.crafting_kinds: tuple[int, ...] = ()  # pieces it crafts with
        # The rules that confine a move of its to clearings of a suit, and a battle; by which it places in several clearings.
        self.suited_move: str = "4.2"
        self.suited_battle: str = "4.3a"
        self.placings: tuple[str, ...] = ()
        self.rules_ties: bool = False
        self.own_strength: bool = False  # is its strength for rule more than warriors and buildings?
        self.has_ways: bool = False  # does it move by more than paths?
        self.free_ways: bool = False  # needs it no rule there?
        self.watches_phases: bool = False
        self.pays_to_craft: bool = False
        self.weighs_crafts: bool = False
        self.keeps_discards: bool = False
        self.watches_moves: bool = False
        self.bars_leaving: bool = False
        self.watches_battles: bool = False
        self.declares: bool = False
        self.prepares: bool = False
        self.ends_turn: bool = False
        self.characters: int = 0  # so many, one of which is dealt with its setup card (A.8.1.III)

    # --- setup and turn (5.1, 1.4) ---

    def set_up(self, g: Root, seat: int) -> None:
        """Queue the steps of its setup."""

    def settle(self, g: Root, seat: int) -> None:
        """Queue the steps of its setup by its setup card (A.8.2): the usual ones where it has no homeland."""
        self.set_up(g, seat)

    def turn_begins(self, g: Root, seat: int) -> None:
        """What is counted by the turn begins anew."""

    def turn_ends(self, g: Root, seat: int) -> None:
        """After Evening, before the next player; asked only with ``ends_turn``."""

    def phase_begins(self, g: Root, phase: int) -> None:
        """Of anybody's turn; asked only with ``watches_phases``."""

    # --- the map (2.5, 4.2) ---

    def strength(self, g: Root, c: int) -> int:
        """What counts for rule; asked only with ``own_strength``."""
        total = 0
        for kind in RULING_OF[self.side]:
            total += g.on[kind * SPOTS + c]
        return total

    def ways(self, g: Root, c: int) -> list[int]:
        """Clearings it can move to beside those next by path; asked only with ``has_ways``."""
        return NO_WAYS

    def needs_rule(self, g: Root) -> bool:
        """Must it rule one end of its move (4.2.1)?"""
        return True

    def can_move(self, g: Root, suit: int) -> bool:
        """Is there a move at all, out of a clearing of the suit?"""
        return False

    def cannot_leave(self, g: Root, side: int, c: int) -> Why | None:
        """Does it keep warriors and the pawn of a side from leaving a clearing? Asked only with ``bars_leaving``."""
        return None

    def moved(self, g: Root, mover: int, side: int, a: int, b: int, count: int) -> None:
        """Warriors of a side were moved by a seat; asked only with ``watches_moves``. Its own moves too: what travels
        with warriors follows here."""

    def arrived(self, g: Root, seat: int, c: int) -> None:
        """What follows a move of its own in the clearing it went to; asked only where a move says so (``move.GO_ON``)."""

    def free_move(self, g: Root, seat: int) -> None:
        """A move that a card grants."""

    def sally(self, g: Root, seat: int) -> None:
        """A move that a card demands, and then ``steps.SALLIED`` where it ends."""

    def cannot_sail(self, g: Root, seat: int, a: int, b: int) -> Why | None:
        """Why it cannot move across the lake, from the clearing with the ferry (C.2.5a)."""
        return None

    def sail(self, g: Root, seat: int, a: int, b: int) -> Rule | None:
        """Who goes aboard, and they go."""
        return None

    def driven(self, g: Root, seat: int, a: int, b: int) -> None:
        """Somebody forces all of it that can go from one clearing to another (1.5.5)."""

    def mugged(self, g: Root, seat: int) -> None:
        """Its pawn pays for a path with a bandit."""

    # --- crafting (4.1) ---

    def crafting(self, g: Root, seat: int) -> list[int]:
        """Crafting pieces that can still be activated this turn: fox, rabbit, mouse, and in clearings of several suits
        (4.1.1)."""
        on = g.on
        free = [-count for count in g.activated]
        for kind in self.crafting_kinds:
            first = kind * SPOTS
            for c in range(CLEARINGS):
                if on[first + c]:
                    mask = g.suits[c]
                    free[ANY_SUIT if mask & (mask - 1) else FIRST_SUIT[mask]] += on[first + c]
        return free

    def activate(self, g: Root, seat: int, suit: int, count: int) -> None:
        g.activated[suit] += count

    def cannot_pay_craft(self, g: Root, face: int) -> Why | None:
        """What else keeps it from paying for a card; asked only with ``pays_to_craft``."""
        return None

    def weigh_craft(self, g: Root, seat: int, face: int) -> None:
        """Queue the step in which it decides what becomes of a card it has paid for, and which calls ``craft.reward``;
        asked only with ``weighs_crafts``."""

    def weighs_item(self, g: Root, seat: int, face: int) -> bool:
        """Queue the step, if it has one, in which it decides what becomes of an item before it is taken."""
        return False

    def item_points(self, g: Root, face: int) -> int:
        return FACE_VP[face]  # 3.2.2

    def gain_item(self, g: Root, seat: int, item: int) -> None:
        """An item it has crafted."""
        g.boxes[seat * ITEM_KINDS + item] += 1  # 4.1.2b

    def find_item(self, g: Root, seat: int, item: int) -> None:
        """An item it has not crafted."""
        self.gain_item(g, seat, item)

    # --- paying another faction (11.2.6) ---

    def means(self, g: Root, seat: int) -> int:
        """How much it can pay: warriors of its supply, or what its chapter puts in their place."""
        return g.stock[self.warrior]

    def pay_otherwise(self, g: Root, seat: int, count: int) -> None:
        """Queue the payment of whoever has no warriors."""

    # --- cards (2.1.3) ---

    def keep_discard(self, g: Root, card: int) -> None:
        """Take a card that somebody has spent or discarded; asked only with ``keeps_discards``."""

    # --- removal (G.1.17) ---

    def removed(self, g: Root, kind: int, c: int, count: int, by: int, cause: int) -> None:
        """Pieces of its own have been removed."""

    def removes(self, g: Root, seat: int, kind: int, count: int) -> int:
        """It has removed pieces of another side. Returns points for that (infamy)."""
        return 0

    def swept(self, g: Root, c: int, by: int) -> None:
        """An enemy effect removes all pieces from a clearing where its pawn stands."""

    def collect(self, g: Root, kind: int, count: int, cause: int) -> None:
        """Take back pieces that go neither to the supply nor to the box."""

    # --- battle (4.3), stage by stage ---

    def declare(self, g: Root, which: int) -> Rule | None:
        """As the battle is declared; asked only with ``declares``."""
        return None

    def joins(self, g: Root) -> Rule | None:
        """Before the roll, of factions that do not fight; asked only with ``watches_battles``."""
        return None

    def prepare(self, g: Root, which: int) -> Rule | None:
        """Before the roll, of those who fight; asked only with ``prepares``."""
        return None

    def remains_after_ambush(self, g: Root, which: int, c: int) -> bool:
        return fighters(g, self.side, c) > 0  # 4.3.1.IIb

    def defends_with_higher(self) -> bool:
        return False

    def max_rolled_hits(self, g: Root, which: int, c: int) -> int:
        return fighters(g, self.side, c)  # 4.3.2.I

    def lends(self, g: Root) -> int:
        """Hits it adds to the maximum of a defender who has enlisted it."""
        return 0

    def defenseless(self, g: Root, c: int) -> bool:
        return fighters(g, self.side, c) == 0  # 4.3.3.II

    def extra_hits(self, g: Root, which: int) -> list[Extra]:
        """Extra hits it deals without asking."""
        return NO_EXTRAS

    def battle_effects(self, g: Root, which: int) -> list[int]:
        """Optional effects of its own, by their numbers in ``battle.EFFECTS``."""
        return NOTHING_OPTIONAL

    def ignored_hits(self, g: Root, which: int, hits: int) -> int:
        """Hits that it does not suffer, an ambush's included."""
        return 0

    def take_hits(self, g: Root, which: int, hits: int) -> Rule | None:
        """Choose what it loses."""
        raise NotImplementedError

    def removal_bonus(self, g: Root) -> tuple[int, str]:
        """Points, once per battle, for removing a building or token in it, and their rule."""
        return NO_BONUS

    def removes_rule(self) -> str:
        """The rule of what ``removes`` scores in battle."""
        return ""

    def after_battle(self, g: Root, which: int) -> None:
        """The battle is over; it fought on this side of it."""

    # --- hirelings (E): asked only of those in play ---

    def hired(self, g: Root, seat: int) -> None:
        """What it does as somebody takes control of it (E.2.1)."""

    def keeps_out(self, g: Root, side: int, c: int) -> Why | None:
        """Why a side cannot place pieces in a clearing."""
        return None

    def priced_by_hand(self, g: Root, attacker: int, c: int) -> bool:
        """Does a hand say whether that side may attack it there? Asked of hirelings only."""
        return False

    def shields(self, g: Root, attacker: int, defender: int, c: int) -> Why | None:
        """Why one side cannot attack another in a clearing."""
        return None

    def frees(self, g: Root, side: int, a: int, b: int) -> bool:
        """Needs a side no rule to move from one clearing to another?"""
        return False

    def pawn_moved(self, g: Root, seat: int, a: int, b: int) -> None:
        """The pawn of a player went from one place to another."""

    def protects(self, g: Root, kind: int, c: int, by: int) -> bool:
        """May a side not remove a piece of this kind from a clearing?"""
        return False

    def turns_dice(self, g: Root) -> bool:
        """Does the defender deal the higher roll?"""
        return False

    def keeps_crafted(self, g: Root, seat: int, card: int) -> bool:
        """Does it see to an item's card that a seat has crafted? Else the card is discarded."""
        return False

    def witnesses(self, g: Root, kind: int, c: int, count: int, by: int, cause: int) -> None:
        """Pieces of anybody have been removed."""

    def supports(self, g: Root, which: int) -> list[Extra]:
        """Extra hits for a side of the battle that is not its own."""
        return NO_EXTRAS

    def guards(self, g: Root, which: int, hits: int) -> int:
        """Hits that a side of the battle, not its own, does not suffer."""
        return 0

    # --- what must always hold ---

    def audit(self, g: Root) -> list[str]:
        """Counts that do not hold between its board and the map; those of the board alone are its ``Own``'s."""
        return []

    # --- dominance (3.3) ---

    def cannot_activate(self, g: Root, seat: int) -> Why | None:
        """Why it may not play a dominance card, beside what keeps everybody from it."""
        return None

    def activate_dominance(self, g: Root, seat: int, card: int) -> None:
        raise NotImplementedError


FACTIONS: Final[list[Faction]] = [Faction(side) for side in range(len(SIDES))]


def register(faction: Faction) -> None:
    """A chapter's own rules take the place of the common ones."""
    FACTIONS[faction.side] = faction
    sheet = SHEETS[faction.side]
    sheet.keeps_discards = faction.keeps_discards
    sheet.watches_moves = faction.watches_moves
    sheet.bars_leaving = faction.bars_leaving
    sheet.watches_battles = faction.watches_battles


def faction_of(g: Root, seat: int) -> Faction:
    return FACTIONS[g.side[seat]]
