"""Relics: carried (15.2.4b), delved, recovered (15.5.2), taken as trophies (15.2.5)."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.factions.keepers import (
    COLUMN_VP,
    EACH,
    KEEPERS,
    KNIGHT,
    RECOVERED,
    RELIC,
    TILES,
    TROPHY_VP,
    TYPES,
    WAYSTATION,
)  # fmt: skip
from weald.games.root.factions.keepers.base import (
    CARRY,
    DELVE_STEP,
    RECOVER_STEP,
    TAKE_RELIC,
    TROPHY,
    TROPHY_STEP,
    own,
)  # fmt: skip
from weald.games.root.rules.cards import discard
from weald.games.root.rules.pieces import rulers
from weald.games.root.rules.removal import Trigger
from weald.games.root.rules.victory import credit, score
from weald.games.root.sheet import NO_SIDE
from weald.games.root.state import Root
from weald.games.root.words import DONE, FROM, IN
from weald.kernel import EVERYONE, NOBODY, NOWHERE, Decision, Option, Rule
from weald.kernel.errors import RulesBug

RETAINER: Final = -1  # in the place of a card: a faithful retainer


def there(g: Root, place: int) -> list[int]:
    """Relics in a clearing or forest."""
    at = own(g).at
    return [relic for relic in range(TYPES * EACH) if at[relic] == place]


def holds_relic(g: Root, c: int) -> bool:
    for kind in RELIC:
        if g.on[kind * SPOTS + c]:
            return True
    return False


def offer_relics(g: Root, ask: Decision, relics: list[int]) -> None:
    """Relics that look alike are one choice."""
    mine = own(g)
    faces: list[int] = []
    for relic in relics:
        if mine.face(relic) not in faces:
            faces.append(mine.face(relic))
    for face in sorted(faces):
        ask.offer(TAKE_RELIC[face])


def chosen(g: Root, relics: list[int], option: Option) -> int:
    mine = own(g)
    for relic in relics:
        if mine.face(relic) == option.a:
            return relic
    raise RulesBug(f"{option.id}: no such relic")


def bring(g: Root, relic: int, c: int) -> None:
    """A relic moves to a clearing."""
    mine = own(g)
    kind = RELIC[relic // EACH]
    if 0 <= mine.at[relic] < CLEARINGS:
        g.on[kind * SPOTS + mine.at[relic]] -= 1
        g.stale |= 1 << mine.at[relic]  # Soup Kitchens count relics
    g.on[kind * SPOTS + c] += 1
    g.stale |= 1 << c
    mine.at[relic] = c


# --- devout knights (15.2.4b) ----------------------------------------------------------------------------


def moved(g: Root, a: int, b: int, count: int) -> None:
    """Each of the warriors may carry a relic along."""
    if a < CLEARINGS and b < CLEARINGS and holds_relic(g, a):
        g.then(CARRY, a, b, count)


def carry(g: Root, a: int, b: int, left: int) -> Rule | None:
    return ask_carry(g, a, b, left) if left and holds_relic(g, a) else None


def ask_carry(g: Root, a: int, b: int, left: int) -> Rule:
    seat = g.seat_of[KEEPERS]
    relics = there(g, a)
    ask = g.ask(seat, "carry", "15.2.4b", a, b, left)
    offer_relics(g, ask, relics)
    ask.offer(DONE)
    choice = yield ask
    if choice is not DONE:
        relic = chosen(g, relics, choice)
        bring(g, relic, b)
        g.tell("relic-carried", "15.2.4b", seat, own(g).face(relic), a, b)
        g.then(CARRY, a, b, left - 1)


# --- prized trophies (15.2.5) ----------------------------------------------------------------------------


def removed(g: Root, t: int, c: int, count: int, by: int) -> None:
    """Relics have been taken off a clearing. Its player would give up those of least value first."""
    mine = own(g)
    lost = sorted([relic for relic in there(g, c) if relic // EACH == t], key=mine.value)[:count]
    for relic in lost:
        mine.at[relic] = NOWHERE
        who = by
        if by == NOBODY or g.side[by] == KEEPERS:
            who = g.turn
        elif g.through == NO_SIDE:  # nothing for what a hireling takes (E.3.6a, AMB-36)
            credit(g, by, TROPHY_VP, "15.2.5")
        TAKEN.pull(g, c, relic, who)


def trophy(g: Root, c: int, relic: int, seat: int) -> Rule:
    """Whoever removed it lays it, face up, in any forest."""
    mine = own(g)
    ask = g.ask(seat, "trophy-where", "15.2.5", mine.face(relic))
    for forest in g.board().forests:
        ask.offer(IN[forest])
    choice = yield ask
    mine.at[relic] = choice.a
    g.tell("trophy", "15.2.5", seat, mine.face(relic), choice.a)


def _taker(g: Root, seat: int) -> int:
    return seat


def _label(g: Root, c: int, seat: int) -> Option:
    return TROPHY


def _always(g: Root, seat: int) -> bool:
    return True


TAKEN: Final = Trigger(TROPHY_STEP, _taker, _label, _always)


# --- the card that was used ------------------------------------------------------------------------------


def dismiss(g: Root, seat: int, card: int, rule: str) -> None:
    """It leaves the retinue; a faithful retainer leaves the game (AMB-23)."""
    mine = own(g)
    if card == RETAINER:
        mine.retainers[mine.column] -= 1
        mine.served -= 1
        g.tell("retainer-lost", rule, seat)
    else:
        mine.retinue[mine.column].remove(card)
        mine.done -= 1
        g.tell("retinue-lost", rule, seat, card)
        discard(g, card)


# --- delve (15.5.2.II) -----------------------------------------------------------------------------------


def forests_around(g: Root, c: int) -> list[int]:
    """Forests next to a clearing in which relics lie."""
    at = own(g).at
    return [forest for forest in g.board().touching[c] if forest in at]


def can_delve(g: Root, c: int) -> bool:
    return bool(rulers(g)[c] == KEEPERS and g.on[KNIGHT * SPOTS + c] and forests_around(g, c))


def ruled_around(g: Root, forest: int) -> int:
    """Clearings next to a forest that they rule: of a relic worth more the card does not come back (15.5.2.II.b)."""
    ruler = rulers(g)
    ruled = 0
    for b in g.board().beside[forest]:
        if b < CLEARINGS and ruler[b] == KEEPERS:
            ruled += 1
    return ruled


def delve(g: Root, seat: int, c: int, card: int) -> Rule | None:
    """After the battle, or without one (15.5.2.IIb)."""
    return ask_delve(g, seat, c, card) if can_delve(g, c) else None


def ask_delve(g: Root, seat: int, c: int, card: int) -> Rule:
    mine = own(g)
    ask = g.ask(seat, "delve", "15.5.2.IIb", c)
    for forest in forests_around(g, c):
        ask.offer(FROM[forest])
    ask.offer(DONE)
    ask.default = DONE
    choice = yield ask
    if choice is DONE:
        return
    forest = choice.a
    relics = there(g, forest)
    ask = g.ask(seat, "delve-relic", "15.5.2.II.a", forest, c)
    offer_relics(g, ask, relics)
    choice = yield ask
    relic = chosen(g, relics, choice)
    bring(g, relic, c)
    if not mine.shown >> relic & 1:
        mine.shown |= 1 << relic
        g.seen[mine.token(relic)] = EVERYONE
        g.learn(EVERYONE, "revealed-card", "15.5.2.II.a")
    g.tell("delved", "15.5.2.II.a", seat, mine.face(relic), forest, c)
    if ruled_around(g, forest) < mine.value(relic):
        dismiss(g, seat, card, "15.5.2.II.b")


# --- recover (15.5.2.III) --------------------------------------------------------------------------------


def recoverable(g: Root, c: int) -> list[int]:
    """Relics of a type that a waystation beside them shows."""
    out: list[int] = []
    for t in range(TYPES):
        if g.on[WAYSTATION[t] * SPOTS + c] and g.on[RELIC[t] * SPOTS + c]:
            out += [relic for relic in there(g, c) if relic // EACH == t]
    return out


def recovery(g: Root, relic: int) -> int:
    """What recovering it would score: its value, and more if it completes a column (15.5.2.III.b)."""
    mine = own(g)
    t = relic // EACH
    count = len(mine.recovered[t]) + 1
    whole = all(other == t or len(mine.recovered[other]) >= count for other in range(TYPES))
    return mine.value(relic) + (COLUMN_VP if whole else 0)


def ruled_like(g: Root, c: int) -> int:
    """Clearings of the suit that they rule (15.5.2.III.c)."""
    ruler = rulers(g)
    ruled = 0
    for b in range(CLEARINGS):
        if g.suits[b] & g.suits[c] and ruler[b] == KEEPERS:
            ruled += 1
    return ruled


def recover(g: Root, seat: int, c: int, card: int, again: int) -> Rule | None:
    return ask_recover(g, seat, c, card, again) if recoverable(g, c) else None


def ask_recover(g: Root, seat: int, c: int, card: int, again: int) -> Rule:
    mine = own(g)
    relics = recoverable(g, c)
    ask = g.ask(seat, "recover-what", "15.5.2.III.c2" if again else "15.5.2.III.a", c)
    offer_relics(g, ask, relics)
    if again:
        ask.offer(DONE)
        ask.default = DONE
    choice = yield ask
    if choice is DONE:
        return
    relic = chosen(g, relics, choice)
    points = recovery(g, relic)
    t = relic // EACH
    g.on[RELIC[t] * SPOTS + c] -= 1
    g.stale |= 1 << c
    mine.at[relic] = RECOVERED
    mine.recovered[t].append(relic)
    g.tell("recovered", "15.5.2.III.a", seat, mine.face(relic), c)
    score(g, seat, points, "15.5.2.III.b")
    if ruled_like(g, c) < mine.value(relic):
        dismiss(g, seat, card, "15.5.2.III.c1")
    else:
        g.then(RECOVER_STEP, seat, c, card, 1)


def strike_camp(g: Root, t: int, c: int) -> int:
    """A waystation showing this type has left the clearing: its other side is free again too. Returns the tile."""
    mine = own(g)
    for tile in range(TILES):
        if mine.tiles[tile] == c and mine.up(tile) == t:
            mine.tiles[tile] = NOWHERE
            g.stock[WAYSTATION[mine.below(tile)]] += 1
            return tile
    return NOWHERE


CARRY.does(carry)
TROPHY_STEP.does(trophy)
DELVE_STEP.does(delve)
RECOVER_STEP.does(recover)
