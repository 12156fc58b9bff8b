"""What options of hirelings lead to, in a few values: for whoever chooses, never asked while playing."""

from __future__ import annotations

from weald.games.root.board import SPOTS
from weald.games.root.hirelings.bandits import GANGS
from weald.games.root.hirelings.base import hirelings_of
from weald.games.root.hirelings.expedition import EXPEDITION
from weald.games.root.hirelings.spies import victims
from weald.games.root.hirelings.uprising import SPRING_UPRISING
from weald.games.root.hirelings.vaults import VAULTS
from weald.games.root.names import name_fields
from weald.games.root.notes import fight, note
from weald.games.root.pieces import PIECES_OF, WARRIOR_OF
from weald.games.root.rules.pieces import is_enemy
from weald.games.root.rules.removal import is_safe
from weald.games.root.state import Root
from weald.kernel import Decision, Note, Option


def against(g: Root, ask: Decision, option: Option) -> Note | None:
    return fight(g, ask.values[0], option.a, ask.values[1])


def back(g: Root, ask: Decision, option: Option) -> Note | None:
    return Note("patrol-returns", hirelings_of(g).patrol)


def revolt(g: Root, ask: Decision, option: Option) -> Note | None:
    """All enemies of the Uprising there go, and one of its own (E.2.3)."""
    c = option.a
    found = 0
    for side in g.armies:
        if is_enemy(g, SPRING_UPRISING.side, side):
            for kind in PIECES_OF[side]:
                if not is_safe(g, kind, c, SPRING_UPRISING.side):
                    found += g.on[kind * SPOTS + c]
    return Note("uprising-removes", found)


def steal(g: Root, ask: Decision, option: Option) -> Note | None:
    return Note("steals", len(victims(g, option.a)))


def gangs(g: Root, ask: Decision, option: Option) -> Note | None:
    wanted = sum(g.on[GANGS.warrior * SPOTS + c] for c in GANGS.recruits(g, ask.seat))
    return Note("places-warriors", min(wanted, g.stock[WARRIOR_OF[g.side[ask.seat]]]))


def camps(g: Root, ask: Decision, option: Option) -> Note | None:
    return Note("places-warriors", min(len(EXPEDITION.footholds(g)), g.stock[EXPEDITION.warrior]))


def guards(g: Root, ask: Decision, option: Option) -> Note | None:
    count = min(len(VAULTS.vaults(g)), g.stock[VAULTS.warrior])
    return Note("places-warriors", count, empty=not count)


name_fields({
    "patrol-returns": ("warriors",), "uprising-removes": ("count",), "steals": ("cards",), "places-warriors": ("warriors",),
})  # fmt: skip
note({
    "against-hireling-battle": against, "against-prophets-then": against, "in-patrol-act": back, "uprising-revolt": revolt,
    "spies-steal": steal, "gangs-recruit": gangs, "expedition-camp": camps, "vaults-guard": guards,
})  # fmt: skip
