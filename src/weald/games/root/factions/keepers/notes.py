"""What options lead to, in a few values: for whoever chooses, never asked while playing."""

from __future__ import annotations

from weald.games.root.board import SPOTS
from weald.games.root.factions.keepers import FACE_DOWN, FACES_OF_TYPE, KNIGHT, RECRUITS, RELIC, TYPES
from weald.games.root.factions.keepers.base import own
from weald.games.root.factions.keepers.relics import (
    chosen,
    recoverable,
    recovery,
    ruled_around,
    ruled_like,
)  # fmt: skip
from weald.games.root.factions.keepers.retinue import must_fight
from weald.games.root.names import name_fields
from weald.games.root.notes import note
from weald.games.root.state import Root
from weald.kernel import Decision, Note, Option


def camp(g: Root, ask: Decision, option: Option) -> Note | None:
    """Relics of the type there: they could be recovered (15.5.2.III)."""
    there = g.on[RELIC[option.a // TYPES] * SPOTS + ask.values[0]]
    return Note("relics-for-camp", there) if there else None


def muster(g: Root, ask: Decision, option: Option) -> Note | None:
    return Note("musters", min(RECRUITS, g.stock[KNIGHT]))


def fight(g: Root, ask: Decision, option: Option) -> Note | None:
    return Note("battle-first" if must_fight(g, option.a) else "delve-only")


def forest(g: Root, ask: Decision, option: Option) -> Note | None:
    return Note("card-stays-up-to", ruled_around(g, option.a))


def delve(g: Root, ask: Decision, option: Option) -> Note | None:
    """Does the card that was sent come back? Of a relic face down nobody knows yet (15.5.2.II.b)."""
    ruled = ruled_around(g, ask.values[0])
    value = option.a % FACES_OF_TYPE
    if value == FACE_DOWN:
        return Note("card-stays-up-to", ruled)
    return Note("card-stays" if value <= ruled else "card-goes")


def recover_in(g: Root, ask: Decision, option: Option) -> Note | None:
    return Note("recovers-up-to", max(recovery(g, relic) for relic in recoverable(g, option.a)))


def recover(g: Root, ask: Decision, option: Option) -> Note | None:
    c = ask.values[0]
    relic = chosen(g, recoverable(g, c), option)
    stays = own(g).value(relic) <= ruled_like(g, c)
    return Note("recovers-and-stays" if stays else "recovers-and-goes", recovery(g, relic))


name_fields({
    "relics-for-camp": ("count",), "musters": ("warriors",), "battle-first": (), "delve-only": (), "card-stays-up-to": ("value",),
    "card-stays": (), "card-goes": (), "recovers-up-to": ("points",), "recovers-and-stays": ("points",),
    "recovers-and-goes": ("points",),
})  # fmt: skip
note({
    "camp": camp, "muster": muster, "in-fight-or-delve": fight, "from-delve": forest, "relic-delve-relic": delve,
    "recover-move-or-recover": recover_in, "relic-recover-what": recover,
})  # fmt: skip
