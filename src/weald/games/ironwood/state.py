"""The data of a game of Ironwood, and who sees it."""

from __future__ import annotations

from typing import Final

from weald.games.ironwood import facts
from weald.games.ironwood.board import FERRUM, FORESTS, MOUNTAINS
from weald.games.ironwood.facts import IC, WW
from weald.kernel import EVERYONE, NOBODY, NOWHERE, State, Zone

FOUNDATION: Final = 1
FORGE: Final = 2
PREPARATION: Final = 0
ACTION: Final = 1
END: Final = 2

_F: Final = len(FORESTS)
_M: Final = len(MOUNTAINS)


class Ironwood(State):
    __slots__ = (
        "active", "again", "alerts", "approach", "aside", "attack_from", "attack_squad", "attack_to", "attacker", "battle", "bonus",
        "bot", "bot_marks", "burned_visions", "by_card", "cargo", "changed", "companion", "crystals", "cubes", "deck",
        "deployed", "discard", "discovered_at", "drill", "drill_moved", "drill_result", "due", "extra", "face",
        "fading", "forge", "foundation_at", "full", "golem_at", "golems", "hand", "harder", "harm", "ic", "in_play",
        "lasting", "mark_card", "mark_place", "moved", "moved_golems", "moved_ic", "no_totem", "ordered", "passed", "pauses", "phase",
        "played", "recruited_at", "removed", "removed_at", "rounds", "run", "sealed", "secured", "shown_visions",
        "slot_of", "slots", "spirits", "spot", "tokens", "track", "turn", "vision_deck", "vision_hand", "won", "ww",
    )  # fmt: skip

    plain = True
    fields = (
        # the map: warriors in forests; warriors, golems, forge tokens on mountains; the drill; totems in forests
        "ww", "ic", "golems", "forge", "tokens", "drill", "cargo", "track", "full", "fading", "secured", "crystals",
        "mark_card", "mark_place",
        # cards
        "hand", "deck", "discard", "slots", "in_play", "aside", "deployed", "sealed", "vision_hand", "vision_deck",
        "shown_visions", "burned_visions", "cubes", "lasting", "rounds", "slot_of", "passed", "due", "pauses", "ordered",
        # the round and the turn
        "phase", "turn", "active", "moved", "again", "by_card", "moved_ic", "moved_golems", "drill_moved", "no_totem",
        "extra",
        # the card being resolved: what "the attack of this card", "that mountain" and so on stand for
        "played", "attack_from", "attack_to", "attack_squad", "attacker", "battle", "won", "bonus", "harm", "recruited_at",
        "golem_at",
        "drill_result", "removed_at", "spot", "foundation_at", "discovered_at",
        # alone against a bot: its side, its boards, its markers, and where it is in its turn
        "bot", "harder", "companion", "approach", "face", "spirits", "bot_marks", "removed", "run", "changed", "alerts",
    )  # fmt: skip

    public = (
        "ww", "ic", "golems", "forge", "tokens", "drill", "cargo", "track", "full", "fading", "secured", "crystals",
        "mark_card", "mark_place", "cubes", "lasting", "rounds", "slot_of", "passed", "phase", "turn", "active",
        "moved", "again", "moved_ic", "moved_golems", "drill_moved", "played", "attacker", "attack_from", "attack_to",
        "battle", "bot", "approach", "face", "spirits", "bot_marks",
    )  # fmt: skip

    def __init__(self, other: Ironwood | None = None) -> None:
        super().__init__(other)
        if other is None:
            self.ww: list[int] = [0] * _F
            self.ic: list[int] = [0] * _M
            self.golems: list[int] = [0] * _M
            self.forge: list[int] = [0] * _M  # 0, FOUNDATION or FORGE; Ferrum is a FORGE (2.3.6)
            self.tokens = 0  # forge tokens still on the Ironclad board
            self.drill = FERRUM
            self.cargo = 0
            self.track = 0
            self.full: list[int] = [0] * _F  # totems by face
            self.fading: list[int] = [0] * _F
            self.secured = 0
            self.crystals: list[int] = [0, 0]  # available ones
            self.mark_card: list[int] = []  # markers that cards have put on the map
            self.mark_place: list[int] = []

            self.hand: list[list[int]] = [[], []]
            self.deck: list[list[int]] = [[], []]  # the last is the top
            self.discard: list[list[int]] = [[], []]
            self.slots: list[list[int]] = [[], []]  # cards played this round
            self.in_play: list[list[int]] = [[], []]  # lasting cards above the board (6.1.2)
            self.aside: list[list[int]] = [[], []]  # deployed basics wait beside the discard pile (10.7.4)
            self.deployed: list[list[int]] = [[], []]
            self.sealed: list[list[int]] = [[], []]  # hand-limit discards not yet shown
            self.vision_hand: list[int] = []
            self.vision_deck: list[int] = []
            self.shown_visions: list[int] = []
            self.burned_visions: list[int] = []
            self.cubes: list[int] = [0] * facts.ACTIONS  # markers on lasting cards
            self.lasting: list[list[int]] = [[], []]  # cards with a marker, on a slot or above the board
            self.rounds: list[list[int]] = [[], []]  # cards whose "this round" effect is in force
            self.slot_of: list[list[int]] = [[], []]  # the slot of each card in slots
            self.passed: list[int] = [0, 0]  # pass markers on slots, as a mask
            self.pauses = 0  # 1: a turn ends only when its player says so
            self.ordered = 0  # 1: people's decks lie in printed order (19.1.1)
            self.due: list[int] = []  # lasting cards whose marker is still to be taken off this phase

            self.phase = PREPARATION
            self.turn = 0
            self.active = WW
            self.moved: list[int] = [0] * _F  # how many of the units there have moved this turn (9.1.2)
            self.again: list[int] = [0] * _F  # of those, how many may step once more (9.1.3)
            self.by_card: list[int] = [0] * _F  # how many were moved by the card being resolved
            self.moved_ic: list[int] = [0] * _M
            self.moved_golems: list[int] = [0] * _M
            self.drill_moved = 0
            self.no_totem = 0
            self.extra = 0  # extra basic cards still to be played (5.3)

            self.played = NOWHERE
            self.attack_from = NOWHERE
            self.attack_to = NOWHERE
            self.attack_squad = NOWHERE  # where the squad is now that made the last attack of this card
            self.attacker = NOBODY
            self.battle = 0
            self.won = 0
            self.bonus: list[int] = list(facts.NO_BONUS)  # this combat: damage, defense, dominance, sees first
            self.harm: list[int] = [0, 0]  # final damage dealt by each side
            self.recruited_at = NOWHERE
            self.golem_at = NOWHERE
            self.drill_result = 0
            self.removed_at = NOWHERE
            self.spot = NOWHERE
            self.foundation_at = NOWHERE
            self.discovered_at = NOWHERE
            self.seen = [0] * len(facts.NAMES)

            self.bot = NOBODY  # the side a bot plays: Ironbot the Ironclad (17), Woodbot the Woodwalkers (18)
            self.harder = 0  # difficulty options in force, as a mask (17.21, 18.15)
            self.companion = 0  # cards and dice are on somebody's table and entered by hand
            self.approach = 0  # Ironbot's (17.5)
            self.face = 0  # of Ironbot's turn card or of Woodbot's aid
            self.spirits = 0  # markers at the Spirits of the Forest (18.7)
            self.bot_marks: list[int] = [0] * _M  # Ironbot: no totem there (17.18); Woodbot: possible (18.3)
            self.removed: list[list[int]] = [[], [], []]  # out of the game: action cards by side, visions
            self.run = 0  # what of the bot's turn is still valid: steps of an earlier run are void
            # A stack of flags: bit 0 says whether the icon being resolved has changed anything (17.4.5), bit 1 the
            # same for the icon it is part of, and so on.
            self.changed = 0
            self.alerts = 0  # alert icons this turn (18.14.6)
        else:
            self.ww = other.ww[:]
            self.ic = other.ic[:]
            self.golems = other.golems[:]
            self.forge = other.forge[:]
            self.tokens = other.tokens
            self.drill = other.drill
            self.cargo = other.cargo
            self.track = other.track
            self.full = other.full[:]
            self.fading = other.fading[:]
            self.secured = other.secured
            self.crystals = other.crystals[:]
            self.mark_card = other.mark_card[:]
            self.mark_place = other.mark_place[:]
            self.hand = [other.hand[0][:], other.hand[1][:]]
            self.deck = [other.deck[0][:], other.deck[1][:]]
            self.discard = [other.discard[0][:], other.discard[1][:]]
            self.slots = [other.slots[0][:], other.slots[1][:]]
            self.in_play = [other.in_play[0][:], other.in_play[1][:]]
            self.aside = [other.aside[0][:], other.aside[1][:]]
            self.deployed = [other.deployed[0][:], other.deployed[1][:]]
            self.sealed = [other.sealed[0][:], other.sealed[1][:]]
            self.vision_hand = other.vision_hand[:]
            self.vision_deck = other.vision_deck[:]
            self.shown_visions = other.shown_visions[:]
            self.burned_visions = other.burned_visions[:]
            self.cubes = other.cubes[:]
            self.lasting = [other.lasting[0][:], other.lasting[1][:]]
            self.rounds = [other.rounds[0][:], other.rounds[1][:]]
            self.slot_of = [other.slot_of[0][:], other.slot_of[1][:]]
            self.passed = other.passed[:]
            self.pauses = other.pauses
            self.ordered = other.ordered
            self.due = other.due[:]
            self.phase = other.phase
            self.turn = other.turn
            self.active = other.active
            self.moved = other.moved[:]
            self.again = other.again[:]
            self.by_card = other.by_card[:]
            self.moved_ic = other.moved_ic[:]
            self.moved_golems = other.moved_golems[:]
            self.drill_moved = other.drill_moved
            self.no_totem = other.no_totem
            self.extra = other.extra
            self.played = other.played
            self.attack_from = other.attack_from
            self.attack_to = other.attack_to
            self.attack_squad = other.attack_squad
            self.attacker = other.attacker
            self.battle = other.battle
            self.won = other.won
            self.bonus = other.bonus[:]
            self.harm = other.harm[:]
            self.recruited_at = other.recruited_at
            self.golem_at = other.golem_at
            self.drill_result = other.drill_result
            self.removed_at = other.removed_at
            self.spot = other.spot
            self.foundation_at = other.foundation_at
            self.discovered_at = other.discovered_at
            self.bot = other.bot
            self.harder = other.harder
            self.companion = other.companion
            self.approach = other.approach
            self.face = other.face
            self.spirits = other.spirits
            self.bot_marks = other.bot_marks[:]
            self.removed = [other.removed[0][:], other.removed[1][:], other.removed[2][:]]
            self.run = other.run
            self.changed = other.changed
            self.alerts = other.alerts

    def copy(self) -> Ironwood:
        return Ironwood(self)

    def zones(self) -> list[Zone]:
        """Hands are seen by their owners, piles by nobody (1.3); what lies open has everybody in its ``seen``."""
        out: list[Zone] = []
        for side, name in ((WW, "woodwalkers"), (IC, "ironclad")):
            # A bot's hand is a face-down pile (17.1.2): its order counts, and nobody knows it.
            out.append(Zone(f"{name}.hand", side, self.hand[side], side, self.bot == side, side))
            out.append(Zone(f"{name}.deployed", side, self.deployed[side], side, False, side))
            out.append(Zone(f"{name}.deck", side, self.deck[side], side, True))
            out.append(Zone(f"{name}.discard", side, self.discard[side], side, True))
            out.append(Zone(f"{name}.slots", side, self.slots[side], side, True))
            out.append(Zone(f"{name}.in_play", side, self.in_play[side], side, True))
            out.append(Zone(f"{name}.aside", side, self.aside[side], side, True))
            out.append(Zone(f"{name}.sealed", side, self.sealed[side], side))
        out.append(Zone("visions.hand", WW, self.vision_hand, 2))
        out.append(Zone("visions.deck", WW, self.vision_deck, 2, True))
        out.append(Zone("visions.shown", WW, self.shown_visions, 2, True))
        out.append(Zone("visions.burned", WW, self.burned_visions, 2))
        if self.bot != NOBODY:
            for pool, name in enumerate((*facts.SIDES, "visions")):
                out.append(Zone(f"{name}.removed", IC if pool == IC else WW, self.removed[pool], pool, True))
        return out

    def kind_of(self, card: int) -> int:
        return 1 if card < facts.ACTIONS and facts.BASIC[card] else 0

    # --- what is left of the limited pieces (1.2) ----------------------------------------------------

    def supply(self) -> int:
        """Crystals."""
        return facts.CRYSTALS - self.crystals[WW] - self.crystals[IC] - self.cargo

    def reserve(self, side: int) -> int:
        """Warriors."""
        return facts.WARRIORS_IN_BOX[side] - sum(self.ww if side == WW else self.ic)

    def golem_reserve(self) -> int:
        return facts.GOLEMS - sum(self.golems)

    def totem_reserve(self) -> int:
        return facts.TOTEMS - sum(self.full) - sum(self.fading) - self.secured

    def marker_supply(self) -> int:
        """One is always on the drill track (2.3.5), one on Ironbot's approach (17.1.7, 1.2.9)."""
        on_boards = 2 if self.bot == IC else 1
        passes = self.passed[WW].bit_count() + self.passed[IC].bit_count()
        bot = self.spirits + sum(self.bot_marks) if self.bot != NOBODY else 0
        return facts.MARKERS - on_boards - sum(self.cubes) - len(self.mark_card) - passes - bot

    # --- control (8.4) -------------------------------------------------------------------------------

    def squad(self, mountain: int) -> int:
        """Ironclad combat units on a mountain (7.4.1)."""
        return self.ic[mountain] + self.golems[mountain]

    # --- knowledge -----------------------------------------------------------------------------------

    def reveal(self, card: int) -> None:
        self.seen[card] = EVERYONE

    def conceal(self, cards: list[int], owner: int) -> None:
        """A card leaves these unseen, or the like: the other side no longer knows which is which."""
        who = 0 if owner == self.bot else 1 << owner
        for card in cards:
            self.seen[card] = who


def blank() -> Ironwood:
    """An empty table: everything in its supply."""
    return Ironwood()
