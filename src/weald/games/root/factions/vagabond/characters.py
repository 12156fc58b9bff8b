"""The Vagabond's nine characters (D): what each does for a torch. Arbiter and Ronin act in battle (battle.py), the
Adventurer on quests (daylight.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from weald.games.root.board import CLEARINGS, FORESTS
from weald.games.root.factions.vagabond import (
    CHARACTER_NAMES,
    CONDITIONS,
    DAMAGED,
    HARRIER,
    ITEMS_FOR_ALL,
    RANGER,
    SCOUNDREL,
    SPENT,
    THIEF,
    TINKER,
    VAGRANT,
)  # fmt: skip
from weald.games.root.factions.vagabond.base import (
    DAY_LABOR,
    GLIDE,
    HIDEOUT,
    INSTIGATE,
    REPAIR,
    STEAL,
    STEAL_FROM,
    own,
)  # fmt: skip
from weald.games.root.factions.vagabond.items import any_damaged, exhaust, lose_item, offer_items, ready, repair
from weald.games.root.factions.vagabond.walking import glide
from weald.games.root.facts import TORCH
from weald.games.root.rules.battle import NOBODY_TO_FIGHT, cannot_battle_in, offer_defenders, start_battle
from weald.games.root.rules.cards import holds, offer_faces, pick
from weald.games.root.rules.effects import take_random
from weald.games.root.rules.move import cannot_enter
from weald.games.root.rules.pieces import has_piece
from weald.games.root.rules.removal import remove_all_enemies, settle
from weald.games.root.rules.victory import score
from weald.games.root.state import Root
from weald.games.root.words import PLAYER, TAKE, TO
from weald.kernel import Rule, Why

NO_TORCH: Final = Why("no-item", "9.5.9", TORCH)
NO_SPECIAL_ACTION: Final = Why("no-special-action", "9.5.9")
IN_FOREST: Final = Why("in-forest", "9.5.9")
NOBODY_TO_ROB: Final = Why("nobody-to-rob", "D.1.2")
NOTHING_IN_DISCARD: Final = Why("nothing-in-discard", "D.2.2")
NOTHING_DAMAGED: Final = Why("nothing-damaged", "D.3.2")
NOBODY_TO_INSTIGATE: Final = Why("nobody-to-instigate", "D.4.2a")


class Special:
    """A character's special action."""

    def __init__(
        self, rule: str, cannot: Callable[[Root, int, int], Why | None], do: Callable[[Root, int], None],
        anywhere: bool = False, ends_daylight: bool = False,
    ) -> None:  # fmt: skip
        self.rule = rule
        self.cannot = cannot  # of the state, the seat and the place of the pawn
        self.do = do
        self.anywhere = anywhere  # in forests too
        self.ends_daylight = ends_daylight


def cannot_use_special(g: Root, seat: int) -> Why | None:
    v = g.side[seat]
    mine = own(g, v)
    special = SPECIALS[mine.character]
    if special is None:
        return NO_SPECIAL_ACTION  # AMB-30: Arbiter, Adventurer and Ronin act at other moments
    if not ready(mine, TORCH):
        return NO_TORCH
    here = g.pawns[v]
    if here >= FORESTS and not special.anywhere:
        return IN_FOREST
    return special.cannot(g, seat, here)


def use_special(g: Root, seat: int) -> bool:
    """Exhaust one torch and do what the character card says (9.5.9). Returns whether Daylight is over."""
    v = g.side[seat]
    character = own(g, v).character
    special = SPECIALS[character]
    assert special is not None
    exhaust(g, v, TORCH)
    g.tell("special", special.rule, seat, character)
    special.do(g, seat)
    return special.ends_daylight


def always(g: Root, seat: int, here: int) -> Why | None:
    return None


# --- Thief (D.1) -----------------------------------------------------------------------------------------


def cannot_rob(g: Root, seat: int, other: int, here: int) -> Why | None:
    if other == seat or not g.hands[other] or not has_piece(g, g.side[other], here):
        return NOBODY_TO_ROB
    return None


def cannot_steal(g: Root, seat: int, here: int) -> Why | None:
    for other in range(g.players):
        if cannot_rob(g, seat, other, here) is None:
            return None
    return NOBODY_TO_ROB


def do_steal(g: Root, seat: int) -> None:
    g.then(STEAL, seat)


def steal(g: Root, seat: int) -> Rule:
    here = g.pawns[g.side[seat]]
    ask = g.ask(seat, "rob-whom", "D.1.2")
    for other in range(g.players):
        if other != seat:
            ask.offer(PLAYER[g.side[other]], cannot_rob(g, seat, other, here))
    choice = yield ask
    g.then(STEAL_FROM, seat, g.seat_of[choice.a])


def steal_from(g: Root, seat: int, victim: int) -> None:
    take_random(g, seat, victim, "D.1.2")


# --- Tinker (D.2) ----------------------------------------------------------------------------------------


def cannot_labor(g: Root, seat: int, here: int) -> Why | None:
    return None if holds(g.discard, g.suits[here]) else NOTHING_IN_DISCARD


def do_labor(g: Root, seat: int) -> None:
    g.then(DAY_LABOR, seat)


def day_labor(g: Root, seat: int) -> Rule:
    """A card of the clearing's suit, or a bird, from the discard pile."""
    ask = g.ask(seat, "day-labor", "D.2.2")
    offer_faces(ask, TAKE, g.discard, g.suits[g.pawns[g.side[seat]]])
    choice = yield ask
    card = pick(g, g.discard, choice.a)
    g.hands[seat].append(card)  # everybody has seen it
    g.tell("took-discard", "D.2.2", seat, card)


# --- Ranger (D.3) ----------------------------------------------------------------------------------------


def cannot_hide(g: Root, seat: int, here: int) -> Why | None:
    return None if any_damaged(own(g, g.side[seat])) else NOTHING_DAMAGED


def do_hide(g: Root, seat: int) -> None:
    g.then(HIDEOUT, seat, ITEMS_FOR_ALL)


def hideout(g: Root, seat: int, left: int) -> Rule | None:
    """Repair three items; Daylight is over, so nothing of it is on the agenda any more."""
    return ask_hideout(g, seat, left) if left and any_damaged(own(g, g.side[seat])) else None


def ask_hideout(g: Root, seat: int, left: int) -> Rule:
    v = g.side[seat]
    ask = g.ask(seat, "repair-which", "D.3.2", left)
    offer_items(ask, REPAIR, own(g, v), DAMAGED, CONDITIONS)
    choice = yield ask
    repair(g, v, choice.b, choice.a, "D.3.2")
    g.then(HIDEOUT, seat, left - 1)


# --- Vagrant (D.4) ---------------------------------------------------------------------------------------


def cannot_be_attacker(g: Root, side: int, c: int) -> Why | None:
    """A player with a warrior or pawn here and an enemy here (AMB-41)."""
    why = cannot_battle_in(g, side, c)
    return NOBODY_TO_INSTIGATE if why is NOBODY_TO_FIGHT else why


def cannot_instigate(g: Root, seat: int, here: int) -> Why | None:
    for side in g.side:
        if cannot_battle_in(g, side, here) is None:
            return None
    return NOBODY_TO_INSTIGATE


def do_instigate(g: Root, seat: int) -> None:
    g.then(INSTIGATE, seat)


def instigate(g: Root, seat: int) -> Rule:
    c = g.pawns[g.side[seat]]
    ask = g.ask(seat, "instigate-attacker", "D.4.2a", c)
    for side in g.side:
        ask.offer(PLAYER[side], cannot_be_attacker(g, side, c))
    choice = yield ask
    attacker = choice.a
    ask = g.ask(seat, "instigate-defender", "D.4.2a", attacker, c)
    offer_defenders(g, ask, attacker, c)
    choice = yield ask
    start_battle(g, attacker, choice.a, c, seat)


# --- Scoundrel (D.6) -------------------------------------------------------------------------------------


def scorch(g: Root, seat: int) -> None:
    """The torch stays in the clearing; all enemy pieces there go, and nothing comes again."""
    v = g.side[seat]
    c = g.pawns[v]
    lose_item(own(g, v), SPENT, TORCH)
    g.gone[TORCH] += 1
    g.scorched |= 1 << c
    g.tell("scorched-earth", "D.6.2a", seat, c)
    points = remove_all_enemies(g, seat, [c])
    score(g, seat, points, "3.2.1")
    settle(g)


# --- Harrier (D.9) ---------------------------------------------------------------------------------------


def do_glide(g: Root, seat: int) -> None:
    g.then(GLIDE, seat)


def ask_glide(g: Root, seat: int) -> Rule:
    """The pawn alone to any clearing."""
    here = g.pawns[g.side[seat]]
    ask = g.ask(seat, "glide", "D.9.2", here)
    for c in range(CLEARINGS):
        if c != here:
            ask.offer(TO[c], cannot_enter(g, c))
    choice = yield ask
    glide(g, seat, choice.a, "D.9.2")


SPECIALS: Final[list[Special | None]] = [None] * len(CHARACTER_NAMES)
SPECIALS[THIEF] = Special("D.1.2", cannot_steal, do_steal)
SPECIALS[TINKER] = Special("D.2.2", cannot_labor, do_labor)
SPECIALS[RANGER] = Special("D.3.2", cannot_hide, do_hide, anywhere=True, ends_daylight=True)
SPECIALS[VAGRANT] = Special("D.4.2a", cannot_instigate, do_instigate)
SPECIALS[SCOUNDREL] = Special("D.6.2a", always, scorch)
SPECIALS[HARRIER] = Special("D.9.2", always, do_glide, anywhere=True)

STEAL.does(steal)
STEAL_FROM.does(steal_from)
DAY_LABOR.does(day_labor)
HIDEOUT.does(hideout)
INSTIGATE.does(instigate)
GLIDE.does(ask_glide)
