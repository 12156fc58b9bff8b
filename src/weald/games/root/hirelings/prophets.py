"""Warm Sun Prophets and Lizard Envoys."""

from __future__ import annotations

from typing import Final

from weald.games.root.facts import AMBUSH, CARD_FACE, CARD_SUIT, CARD_TYPE
from weald.games.root.hirelings.base import ANYWHERE, ELSEWHERE, NO_PLACE, Hireling, enrol, put, sites
from weald.games.root.names import name_fields
from weald.games.root.rules import steps
from weald.games.root.rules.battle import cannot_battle_in, cannot_defend, offer_defenders, start_battle
from weald.games.root.rules.cards import pick
from weald.games.root.rules.faction import FACTIONS
from weald.games.root.rules.pieces import has_piece, place
from weald.games.root.state import BIRDSONG, DAYLIGHT, Root
from weald.games.root.words import AGAINST, DONE, IN, PLAYER, TAKE, TO, of_clearings
from weald.kernel import NOBODY, Rule, Why

FORCE: Final = of_clearings("prophets-force")

SETUP: Final = steps.STEPS.declare("prophets-setup")
ACT: Final = steps.STEPS.declare("prophets-act")
WHOM: Final = steps.STEPS.declare("prophets-whom")
HOW: Final = steps.STEPS.declare("prophets-how")
THEN: Final = steps.STEPS.declare("prophets-then")
ENVOYS: Final = steps.STEPS.declare("envoys-take")
name_fields(
    {
        "prophets-whom": ("place:place",),
        "prophets-how": ("side:side", "place:place"),
        "prophets-then": ("side:side", "place:place"),
        "prophets-forced": ("side:side", "place:place"),
        "envoys-took": ("card:card",),
    }
)

NOBODY_TO_FORCE: Final = Why("nobody-to-force", "E.2.4")
NO_DISCARDS: Final = Why("no-card-for-envoys", "E.2.3")
LOOKED_AT: Final = 5


class WarmSunProphets(Hireling):
    def __init__(self) -> None:
        super().__init__("warm_sun_prophets")
        self.phase = DAYLIGHT
        self.sets_up = True

    def set_up(self, g: Root, seat: int) -> None:
        g.then(SETUP, seat)

    def hired(self, g: Root, seat: int) -> None:
        if not self.on_map(g):
            put(g, seat, self.warrior, ANYWHERE, 1)

    def sites(self, g: Root, seat: int) -> list[int]:
        return sites(g, seat, self.warrior, self.side, ELSEWHERE) if g.stock[self.warrior] else []

    def cannot_act(self, g: Root, seat: int) -> Why | None:
        if self.sites(g, seat) or any(flock(g, c) for c in self.spots(g)):
            return None
        return NO_PLACE

    def act(self, g: Root, seat: int) -> None:
        g.then(ACT, seat)


def set_up(g: Root, seat: int) -> None:
    """One in each clearing with a ruin."""
    for c in PROPHETS.free_spots(g):
        if g.ruins[c] and place(g, PROPHETS.warrior, c, 1):
            g.tell("placed", "A.6.3", seat, PROPHETS.warrior, c, 1)


def cannot_drive(g: Root, side: int, a: int, b: int) -> Why | None:
    """Their own limits apply (1.5.5)."""
    return FACTIONS[side].cannot_sail(g, g.seat_of[side], a, b)


def ways(g: Root, side: int, c: int) -> list[int]:
    return [b for b in g.links[c] if cannot_drive(g, side, c, b) is None]


def flock(g: Root, c: int) -> list[int]:
    """Players with a piece there who can be made to battle or to go."""
    return [
        side for side in g.side if has_piece(g, side, c) and (cannot_battle_in(g, side, c) is None or ways(g, side, c))
    ]


def act(g: Root, seat: int) -> Rule:
    """Force a player where a Prophet is, or place one more."""
    ask = g.ask(seat, "prophets-act", "E.2.4")
    for c in PROPHETS.spots(g):
        ask.offer(FORCE[c], None if flock(g, c) else NOBODY_TO_FORCE)
    for c in PROPHETS.sites(g, seat):
        ask.offer(IN[c])
    choice = yield ask
    if choice.verb == "in":
        place(g, PROPHETS.warrior, choice.a, 1)
        g.tell("placed", "E.2.4", seat, PROPHETS.warrior, choice.a, 1)
    else:
        g.then(WHOM, seat, choice.a)


def whom(g: Root, seat: int, c: int) -> Rule:
    ask = g.ask(seat, "prophets-whom", "E.2.4", c)
    able = flock(g, c)
    for side in g.side:
        if side in able or g.explaining:
            ask.offer(PLAYER[side], None if side in able else NOBODY_TO_FORCE)
    choice = yield ask
    g.then(HOW, seat, choice.a, c)


def how(g: Root, seat: int, side: int, c: int) -> Rule:
    """Whom they attack, or where all of them go."""
    ask = g.ask(seat, "prophets-how", "1.5.5", side, c)
    if cannot_battle_in(g, side, c) is None:
        offer_defenders(g, ask, side, c)
    for b in g.links[c]:
        ask.offer(TO[b], cannot_drive(g, side, c, b))
    choice = yield ask
    g.tell("prophets-forced", "1.5.5", seat, side, c)
    if choice.verb == "against":
        start_battle(g, side, choice.a, c, NOBODY)
        return
    FACTIONS[side].driven(g, g.seat_of[side], c, choice.a)
    g.then(THEN, seat, side, choice.a)


def then(g: Root, seat: int, side: int, c: int) -> Rule | None:
    return ask_then(g, seat, side, c) if cannot_battle_in(g, side, c) is None else None


def ask_then(g: Root, seat: int, side: int, c: int) -> Rule:
    ask = g.ask(seat, "prophets-then", "1.5.5", side, c)
    ask.offer(DONE)
    for other in g.foes:
        if other != side:
            ask.offer(AGAINST[other], cannot_defend(g, side, other, c))
    choice = yield ask
    if choice is not DONE:
        start_battle(g, side, choice.a, c, NOBODY)


class LizardEnvoys(Hireling):
    def __init__(self) -> None:
        super().__init__("lizard_envoys")
        self.phase = BIRDSONG

    def choices(self, g: Root) -> list[int]:
        """Faces of the commonest suit of the top five discards, ambushes aside."""
        top = g.discard[-LOOKED_AT:]
        counts = [0] * 4
        for card in top:
            counts[CARD_SUIT[card]] += 1
        most = max(counts)
        return sorted(
            {CARD_FACE[card] for card in top if counts[CARD_SUIT[card]] == most and CARD_TYPE[card] != AMBUSH}
        )

    def cannot_act(self, g: Root, seat: int) -> Why | None:
        return None if self.choices(g) else NO_DISCARDS

    def act(self, g: Root, seat: int) -> None:
        g.then(ENVOYS, seat)


def take(g: Root, seat: int) -> Rule:
    ask = g.ask(seat, "envoys-take", "E.2.3")
    for face in LIZARD_ENVOYS.choices(g):
        ask.offer(TAKE[face])
    choice = yield ask
    top = g.discard[-LOOKED_AT:]
    card = pick(g, top, choice.a)
    g.discard.remove(card)
    g.hands[seat].append(card)
    g.tell("envoys-took", "E.2.3", seat, card)


PROPHETS: Final = WarmSunProphets()
LIZARD_ENVOYS: Final = LizardEnvoys()
enrol(PROPHETS)
enrol(LIZARD_ENVOYS)
SETUP.does(set_up)
ACT.does(act)
WHOM.does(whom)
HOW.does(how)
THEN.does(then)
ENVOYS.does(take)
