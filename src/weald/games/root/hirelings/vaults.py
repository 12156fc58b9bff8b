"""Vault Keepers and Badger Bodyguards."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.hirelings import VAULT
from weald.games.root.hirelings.base import NEAR_OWN, NO_PLACE, OPEN_SLOT, Hireling, enrol, fight_in, sites
from weald.games.root.names import name_fields
from weald.games.root.rules import steps
from weald.games.root.rules.battle import BattleEffect, cannot_battle_in, used
from weald.games.root.rules.pieces import cannot_place, place
from weald.games.root.rules.reasons import NO_BATTLE
from weald.games.root.state import DAYLIGHT, USED, Root
from weald.games.root.words import DONE, IN, WORDS
from weald.kernel import NOBODY, Rule, Why, bit

FIGHT: Final = WORDS.one("vaults-fight")
GUARD: Final = WORDS.one("vaults-guard")
BODYGUARD: Final = WORDS.one("bodyguards")

FOUND: Final = steps.STEPS.declare("vaults-found")
DIG: Final = steps.STEPS.declare("vaults-dig")
ACT: Final = steps.STEPS.declare("vaults-act")
WATCH: Final = steps.STEPS.declare("vaults-watch")
name_fields({"vaults-found": ("count",), "vaults-watch": ("count",)})

NO_VAULT: Final = Why("no-vault", "E.2.4")
START: Final = 2


class VaultKeepers(Hireling):
    def __init__(self) -> None:
        super().__init__("vault_keepers")
        self.phase = DAYLIGHT
        self.sets_up = True

    def set_up(self, g: Root, seat: int) -> None:
        g.then(FOUND, seat, START)

    def hired(self, g: Root, seat: int) -> None:
        if not self.on_map(g):
            g.then(FOUND, seat, START)

    def vaults(self, g: Root) -> list[int]:
        return [c for c in range(CLEARINGS) if g.on[VAULT * SPOTS + c]]

    def digs(self, g: Root, seat: int) -> list[int]:
        """Beside a vault or next to one, in an open slot."""
        if not g.stock[VAULT]:
            return []
        return [c for c in sites(g, seat, VAULT, self.side, NEAR_OWN) if g.room[c] > 0]

    def places(self, g: Root, seat: int) -> list[int]:
        """In setup the last slot of a corner stays free: factions begin there (AMB-98)."""
        found = sites(g, seat, VAULT, self.side, OPEN_SLOT) if g.stock[VAULT] else []
        if g.lord[self.side] != NOBODY:
            return found
        corners = g.board().corners
        return [c for c in found if g.room[c] > 1 or c not in corners]

    def cannot_act(self, g: Root, seat: int) -> Why | None:
        return None if self.vaults(g) or self.digs(g, seat) or self.places(g, seat) else NO_PLACE

    def act(self, g: Root, seat: int) -> None:
        if self.digs(g, seat):
            g.then(DIG, seat)
        else:
            g.then(FOUND, seat, 1)
        g.then(ACT, seat)


def found(g: Root, seat: int, count: int) -> Rule | None:
    """Warriors and a vault in any clearing with an open slot."""
    return ask_found(g, seat, count) if VAULTS.places(g, seat) else None


def ask_found(g: Root, seat: int, count: int) -> Rule:
    ask = g.ask(seat, "vaults-found", "E.2", count)
    for c in VAULTS.places(g, seat):
        ask.offer(IN[c])
    choice = yield ask
    place(g, VAULT, choice.a, 1)
    g.tell("placed", "E.2", seat, VAULT, choice.a, 1)
    placed = place(g, VAULTS.warrior, choice.a, count)
    if placed:
        g.tell("placed", "E.2", seat, VAULTS.warrior, choice.a, placed)


def dig(g: Root, seat: int) -> Rule:
    ask = g.ask(seat, "vaults-dig", "E.2.4")
    ask.offer(DONE)
    for c in VAULTS.digs(g, seat):
        ask.offer(IN[c])
    choice = yield ask
    if choice is not DONE:
        place(g, VAULT, choice.a, 1)
        g.tell("placed", "E.2.4", seat, VAULT, choice.a, 1)


def act(g: Root, seat: int) -> Rule:
    """Battles at the vaults, or a warrior at each."""
    ask = g.ask(seat, "vaults-act", "E.2.4")
    fights = any(cannot_battle_in(g, VAULTS.side, c) is None for c in VAULTS.vaults(g))
    ask.offer(FIGHT, None if fights else NO_BATTLE)
    ask.offer(GUARD, None if VAULTS.vaults(g) else NO_VAULT)
    ask.offer(DONE)
    choice = yield ask
    if choice is FIGHT:
        for c in VAULTS.vaults(g):
            fight_in(g, seat, VAULTS.side, c)
    elif choice is GUARD:
        wanted = 0
        for c in VAULTS.vaults(g):
            wanted |= bit(c)
        g.then(WATCH, seat, wanted)


def watch(g: Root, seat: int, wanted: int) -> Rule | None:
    """One warrior at each vault; where they are too few the controller chooses (1.5.4b)."""
    kind = VAULTS.warrior
    open_ = [c for c in range(CLEARINGS) if wanted >> c & 1 and cannot_place(g, VAULTS.side, c) is None]
    need = sum(g.on[VAULT * SPOTS + c] for c in open_)
    if need > g.stock[kind]:
        return ask_watch(g, seat, open_)
    for c in open_:
        place(g, kind, c, g.on[VAULT * SPOTS + c])
        g.tell("placed", "E.2.4", seat, kind, c, g.on[VAULT * SPOTS + c])
    return None


def ask_watch(g: Root, seat: int, sites: list[int]) -> Rule:
    ask = g.ask(seat, "vaults-watch", "E.2.4", g.stock[VAULTS.warrior])
    for c in sites if g.stock[VAULTS.warrior] else []:
        ask.offer(IN[c])
    if not g.stock[VAULTS.warrior]:
        ask.offer(DONE)
    choice = yield ask
    if choice is DONE:
        return
    placed = place(g, VAULTS.warrior, choice.a, g.on[VAULT * SPOTS + choice.a])
    g.tell("placed", "E.2.4", seat, VAULTS.warrior, choice.a, placed)
    left = 0
    for c in sites:
        if c != choice.a:
            left |= bit(c)
    if left and g.stock[VAULTS.warrior]:
        g.then(WATCH, seat, left)


class BadgerBodyguards(Hireling):
    def __init__(self) -> None:
        super().__init__("badger_bodyguards")

    def guards(self, g: Root, which: int, hits: int) -> int:
        """The first hit of a battle, an ambush's too."""
        if not hits or not self.serves(g, which) or used(g, which, GUARDED):
            return 0
        g.battle[USED + which] |= bit(GUARDED.number)
        return 1


def _never(g: Root, which: int) -> bool:
    return False


def _nothing(g: Root, which: int) -> None:
    """It acts by itself."""


GUARDED: Final = BattleEffect(BODYGUARD, _never, _nothing)
VAULTS: Final = VaultKeepers()
enrol(VAULTS)
enrol(BadgerBodyguards())
FOUND.does(found)
DIG.does(dig)
ACT.does(act)
WATCH.does(watch)
