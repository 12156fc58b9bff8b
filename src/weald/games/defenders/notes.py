"""What options lead to, in a few values: for whoever chooses, never asked while playing."""

from __future__ import annotations

from typing import Final

from weald.games.defenders import facts
from weald.games.defenders.board import HEXES
from weald.games.defenders.rules.ground import works
from weald.games.defenders.rules.machines import skips
from weald.games.defenders.rules.moving import reachable
from weald.games.defenders.rules.support import maximum_support
from weald.games.defenders.state import Defenders
from weald.kernel import Decision, Note, Noting, Option

NO_INJURY: Final = Note("no-injury", empty=True)


def lead(g: Defenders, ask: Decision, option: Option) -> Note | None:
    card = option.a
    return Note("defender", facts.POINTS[card], facts.TERRAIN_OF[card], facts.ABILITY_OF[card])


def leader(g: Defenders, ask: Decision, option: Option) -> Note | None:
    """The abilities that only its deck has."""
    own: list[int] = []
    for card in range(facts.DEFENDERS):
        if facts.LEADER_OF[card] == option.a and facts.ABILITY_OF[card] not in own:
            own.append(facts.ABILITY_OF[card])
    return Note("own-abilities", option.a, *own)


def move(g: Defenders, ask: Decision, option: Option) -> Note | None:
    return Note("ways", len(reachable(g, g.turn)))


def build(g: Defenders, ask: Decision, option: Option) -> Note | None:
    p = g.turn
    return Note("hand-up-to", facts.HAND_AT[g.seats][facts.CAMP_FIELDS[g.seats][g.built[p]]])


def support(g: Defenders, ask: Decision, option: Option) -> Note | None:
    """What an action earns; surplus is lost (8.1.4)."""
    p = g.turn
    return Note("support-full") if g.support[p] >= maximum_support(g, p) else Note("earns-support", g.support[p] + 1)


def cleanse(g: Defenders, ask: Decision, option: Option) -> Note | None:
    return Note("toxic-price") if g.toxic[g.leader[g.turn]] else support(g, ask, option)


def heal(g: Defenders, ask: Decision, option: Option) -> Note | None:
    injuries = g.injuries[g.turn]
    return Note("heals", injuries) if injuries else NO_INJURY


def heal_whom(g: Defenders, ask: Decision, option: Option) -> Note | None:
    injuries = g.injuries[g.faction.index(option.a)]
    return Note("heals", injuries) if injuries else NO_INJURY


def ability(g: Defenders, ask: Decision, option: Option) -> Note | None:
    """Whose reveal ability it is."""
    return Note("whose-ability", facts.ABILITY_OF[g.active[g.faction.index(option.a)]])


def arrive(g: Defenders, ask: Decision, option: Option) -> Note | None:
    """A working camp readies its item for who moves there (10.1.8)."""
    h = option.a
    return Note("item-there", facts.ITEM_OF[g.faction[g.camp[h]]]) if h < HEXES and works(g, h) else None


def team(g: Defenders, ask: Decision, option: Option) -> Note | None:
    return Note("joins-for", 1)


def end(g: Defenders, ask: Decision, option: Option) -> Note | None:
    return Note("no-machine-card") if skips(g, g.turn) else Note("machines-next", g.points)


NOTES: Final[dict[str, Noting]] = {
    "lead": lead,
    "leader": leader,
    "move-act": move,
    "build-act": build,
    "cleanse-act": cleanse,
    "destroy-act": support,
    "breach-act": support,
    "reforest-act": support,
    "heal-act": heal,
    "for-healing-herbs": heal_whom,
    "reveal": ability,
    "to-move-to": arrive,
    "team": team,
    "end-act": end,
}
