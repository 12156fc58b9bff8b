"""The Vagabond's nine characters (D). Those that act in battle or on quests are told there: Arbiter and Ronin in
battle.py, Adventurer in vagabond_actions.py."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import FORESTS
from weald.games.root.rules import steps
from weald.games.root.rules.battle import cannot_defend, start_battle
from weald.games.root.rules.cards import faces, holds, pick
from weald.games.root.rules.factions.vagabond import walk
from weald.games.root.rules.items import any_damaged, exhaust, ready, repair
from weald.games.root.rules.move import cannot_enter
from weald.games.root.rules.pieces import can_fight_from, has_piece
from weald.games.root.rules.removal import remove_all_enemies, settle
from weald.games.root.rules.victory import score
from weald.games.root.state import Root
from weald.games.root.things import (
    BOARD,
    BOARD_KINDS,
    CLEARINGS,
    CONDITIONS,
    DAMAGED,
    HARRIER,
    RANGER,
    SCOUNDREL,
    SPENT,
    THIEF,
    TINKER,
    TORCH,
    USES_TORCH,
    VAGABOND,
    VAGRANT,
)
from weald.games.root.words import AGAINST, PLAYER, REPAIR, TAKE, TO
from weald.kernel.decision import Rule, Why

NO_TORCH: Final = Why("no-item", "9.5.9", TORCH)
NO_SPECIAL_ACTION: Final = Why("no-special-action", "9.5.9")
IN_FOREST: Final = Why("in-forest", "9.5.9")
NOBODY_TO_ROB: Final = Why("nobody-to-rob", "D.1.2")
NOTHING_IN_DISCARD: Final = Why("nothing-in-discard", "D.2.2")
NOTHING_DAMAGED: Final = Why("nothing-damaged", "D.3.2")
NOBODY_TO_INSTIGATE: Final = Why("nobody-to-instigate", "D.4.2a")
NO_FIGHTERS: Final = Why("no-fighters", "4.3a")
RULES: Final[list[str]] = ["D.1.2", "D.2.2", "D.3.2", "D.4.2a", "D.5.2a", "D.6.2a", "D.7.2", "D.8.2", "D.9.2"]


def cannot_use_special(g: Root, seat: int, v: int) -> Why | None:
    character = g.character[v]
    if not USES_TORCH[character]:
        return NO_SPECIAL_ACTION  # AMB-30: Arbiter, Adventurer and Ronin act at other moments
    if not ready(g, v, TORCH):
        return NO_TORCH
    here = g.pawn[v]
    if character == RANGER:
        return None if any_damaged(g, v) else NOTHING_DAMAGED
    if character == HARRIER:
        return None
    if here >= FORESTS:
        return IN_FOREST
    if character == THIEF:
        for other in range(g.players):
            if cannot_rob(g, seat, other, here) is None:
                return None
        return NOBODY_TO_ROB
    if character == TINKER:
        return None if holds(g.discard, g.suits[here]) else NOTHING_IN_DISCARD
    if character == VAGRANT:
        for attacker in range(g.players):
            if cannot_be_attacker(g, attacker, here) is None:
                return None
        return NOBODY_TO_INSTIGATE
    return None


def special(g: Root, seat: int) -> None:
    """Exhaust one torch and do what the character card says (9.5.9)."""
    v = g.side[seat] - VAGABOND
    character = g.character[v]
    exhaust(g, v, TORCH)
    g.tell("special", RULES[character], seat, character)
    if character == THIEF:
        g.then(steps.STEAL, seat)
    elif character == TINKER:
        g.then(steps.DAY_LABOR, seat)
    elif character == RANGER:
        g.then(steps.HIDEOUT, seat, 3)
    elif character == VAGRANT:
        g.then(steps.INSTIGATE, seat)
    elif character == SCOUNDREL:
        scorch(g, seat, v)
    elif character == HARRIER:
        g.then(steps.GLIDE, seat)


# --- Thief (D.1) -----------------------------------------------------------------------------------------


def cannot_rob(g: Root, seat: int, other: int, here: int) -> Why | None:
    if other == seat or not g.hands[other] or not has_piece(g, g.side[other], here):
        return NOBODY_TO_ROB
    return None


def steal(g: Root, seat: int) -> Rule:
    here = g.pawn[g.side[seat] - VAGABOND]
    ask = g.ask(seat, "rob-whom", "D.1.2")
    for other in range(g.players):
        if other != seat:
            ask.offer(PLAYER[g.side[other]], cannot_rob(g, seat, other, here))
    choice = yield ask
    g.then(steps.TAKE_RANDOM, seat, g.seat_of[choice.a])


# --- Tinker (D.2) ----------------------------------------------------------------------------------------


def day_labor(g: Root, seat: int) -> Rule:
    """A card of the clearing's suit, or a bird, from the discard pile."""
    here = g.pawn[g.side[seat] - VAGABOND]
    ask = g.ask(seat, "day-labor", "D.2.2")
    for face in faces(g.discard, g.suits[here]):
        ask.offer(TAKE[face])
    choice = yield ask
    card = pick(g, g.discard, choice.a)
    g.hands[seat].append(card)  # everybody has seen it
    g.tell("took-discard", "D.2.2", seat, card)


# --- Ranger (D.3) ----------------------------------------------------------------------------------------


def hideout(g: Root, seat: int, left: int) -> Rule | None:
    """Repair three items; Daylight is over, so nothing of it is on the agenda any more."""
    v = g.side[seat] - VAGABOND
    return _hideout(g, seat, v, left) if left and any_damaged(g, v) else None


def _hideout(g: Root, seat: int, v: int, left: int) -> Rule:
    ask = g.ask(seat, "repair-which", "D.3.2", left)
    for i in range(DAMAGED * BOARD_KINDS, CONDITIONS * BOARD_KINDS):
        if g.items[v * BOARD + i]:
            ask.offer(REPAIR[i])
    choice = yield ask
    repair(g, v, choice.b, choice.a)
    g.then(steps.HIDEOUT, seat, left - 1)


# --- Vagrant (D.4) ---------------------------------------------------------------------------------------


def cannot_be_attacker(g: Root, attacker: int, c: int) -> Why | None:
    """A player with a warrior or pawn here and an enemy here (AMB-41)."""
    if not can_fight_from(g, g.side[attacker], c):
        return NO_FIGHTERS
    for other in range(g.players):
        if cannot_defend(g, attacker, other, c) is None:
            return None
    return NOBODY_TO_INSTIGATE


def instigate(g: Root, seat: int) -> Rule:
    c = g.pawn[g.side[seat] - VAGABOND]
    ask = g.ask(seat, "instigate-attacker", "D.4.2a", c)
    for attacker in range(g.players):
        ask.offer(PLAYER[g.side[attacker]], cannot_be_attacker(g, attacker, c))
    choice = yield ask
    attacker = g.seat_of[choice.a]
    ask = g.ask(seat, "instigate-defender", "D.4.2a", g.side[attacker], c)
    for other in range(g.players):
        if other != attacker:
            ask.offer(AGAINST[g.side[other]], cannot_defend(g, attacker, other, c))
    choice = yield ask
    start_battle(g, attacker, g.seat_of[choice.a], c, seat)


# --- Scoundrel (D.6) -------------------------------------------------------------------------------------


def scorch(g: Root, seat: int, v: int) -> None:
    """The torch stays in the clearing; all enemy pieces there go, and nothing comes again."""
    c = g.pawn[v]
    g.items[v * BOARD + SPENT * BOARD_KINDS + TORCH] -= 1
    g.gone[TORCH] += 1
    g.scorched |= 1 << c
    g.tell("scorched-earth", "D.6.2a", seat, c)
    points = remove_all_enemies(g, seat, [c])
    score(g, seat, points, "3.2.1")
    settle(g)


# --- Harrier (D.9) ---------------------------------------------------------------------------------------


def glide(g: Root, seat: int) -> Rule:
    """The pawn alone to any clearing."""
    here = g.pawn[g.side[seat] - VAGABOND]
    ask = g.ask(seat, "glide", "D.9.2", here)
    for c in range(CLEARINGS):
        if c != here:
            ask.offer(TO[c], cannot_enter(g, c))
    choice = yield ask
    walk(g, seat, choice.a, "D.9.2")


steps.VAGABOND_SPECIAL.does(special)
steps.STEAL.does(steal)
steps.DAY_LABOR.does(day_labor)
steps.HIDEOUT.does(hideout)
steps.INSTIGATE.does(instigate)
steps.GLIDE.does(glide)
