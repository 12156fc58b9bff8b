"""Taking hits: what each side of a battle loses, removed at once and scored together (4.3.4)."""

from __future__ import annotations

from weald.games.root.rules import steps
from weald.games.root.rules.faction import faction_of
from weald.games.root.rules.items import damage, undamaged
from weald.games.root.rules.removal import remove, settle
from weald.games.root.rules.victory import check_goal, credit
from weald.games.root.state import (
    ALLIES_LOST,
    ALLY,
    ATTACKER,
    DEFENDER,
    DESPOT_SCORED,
    INSTIGATOR,
    ITEMS_DAMAGED,
    WHERE,
    Root,
)
from weald.games.root.things import (
    BOARD_KINDS,
    CLEARINGS,
    HOSTILE,
    IS_WARRIOR,
    KINDS,
    OWNER,
    SCORING_OF,
    VAGABOND,
)
from weald.games.root.words import DAMAGE, PIECE
from weald.kernel.decision import Decision, Rule


def losses(g: Root, which: int, hits: int) -> Rule | None:
    """Choose what this side loses: warriors first, then buildings and tokens in the order its player picks."""
    fight = g.battle
    side = g.side[fight[which]]
    c = fight[WHERE]
    if side >= VAGABOND:
        return _vagabond_hit(g, which, hits) if can_take_hit(g, which) else None
    fallen = min(hits, g.on[side * CLEARINGS + c])  # 4.3.4c
    g.doomed += [side] * fallen
    hits -= fallen
    if hits <= 0:
        return None
    rest = 0
    for kind in SCORING_OF[side]:
        rest += g.on[kind * CLEARINGS + c]
    if rest <= hits:
        for kind in SCORING_OF[side]:
            g.doomed += [kind] * g.on[kind * CLEARINGS + c]
    else:
        g.then(steps.LOSE_PIECE, which, hits)
    return None


def lose_piece(g: Root, which: int, hits: int) -> Rule:
    fight = g.battle
    side = g.side[fight[which]]
    chooser = fight[INSTIGATOR] if fight[INSTIGATOR] >= 0 else fight[which]  # D.4.2a
    ask = g.ask(chooser, "lose-piece", "4.3.4d", hits, side, fight[WHERE])
    for kind in SCORING_OF[side]:
        if g.on[kind * CLEARINGS + fight[WHERE]] > g.doomed.count(kind):
            ask.offer(PIECE[kind])
    choice = yield ask
    g.doomed.append(choice.a)
    if hits > 1:
        g.then(steps.LOSE_PIECE, which, hits - 1)


# --- hits on a Vagabond (9.2.7, 9.2.9.II.d) --------------------------------------------------------------


def can_take_hit(g: Root, which: int) -> bool:
    fight = g.battle
    v = g.side[fight[which]] - VAGABOND
    return undamaged(g, v) > 0 or (which == ATTACKER and _allied_left(g) > 0)


def _allied_left(g: Root) -> int:
    ally = g.battle[ALLY]
    if ally < 0:
        return 0
    return g.on[ally * CLEARINGS + g.battle[WHERE]] - g.doomed.count(ally)


def _vagabond_hit(g: Root, which: int, hits: int) -> Rule:
    """Each hit damages one undamaged item, or takes a warrior of the ally in this battle."""
    fight = g.battle
    seat = fight[which]
    v = g.side[seat] - VAGABOND
    ask = g.ask(seat, "damage-item", "9.2.7a", hits)
    offer_undamaged(g, ask, v)
    if which == ATTACKER and _allied_left(g) > 0:
        ask.offer(PIECE[fight[ALLY]])  # 9.2.9.II.d1
    choice = yield ask
    if choice.verb == "damage":
        damage(g, v, choice.b, choice.a)
        fight[ITEMS_DAMAGED] += 1
    else:
        g.doomed.append(fight[ALLY])
        fight[ALLIES_LOST] += 1
    if hits > 1:
        g.then(steps.LOSSES, which, hits - 1)


def offer_undamaged(g: Root, ask: Decision, v: int) -> None:
    base = v * 5 * BOARD_KINDS
    for i in range(3 * BOARD_KINDS):
        if g.items[base + i]:
            ask.offer(DAMAGE[i])


def damage_items(g: Root, c: int, count: int, seat: int) -> Rule | None:
    """An effect that removes all pieces damages three items of the Vagabond there instead (9.2.2.I)."""
    if count <= 0 or not undamaged(g, g.side[seat] - VAGABOND):
        return None
    return _damage_one(g, c, count, seat)


def _damage_one(g: Root, c: int, count: int, seat: int) -> Rule:
    v = g.side[seat] - VAGABOND
    ask = g.ask(seat, "damage-item", "9.2.2.I", count)
    offer_undamaged(g, ask, v)
    choice = yield ask
    damage(g, v, choice.b, choice.a)
    g.then(steps.DAMAGE_ITEMS, c, count - 1, seat)


# --- all at once -----------------------------------------------------------------------------------------


def battle_removal(g: Root) -> None:
    """Remove every doomed piece, then score both sides, then look at the goal (4.3.4a, 4.3.4e, 3.1b)."""
    fight = g.battle
    if not g.doomed:
        return
    c = fight[WHERE]
    attacker = fight[ATTACKER]
    defender = fight[DEFENDER]
    instigator = fight[INSTIGATOR]
    points = [0] * g.players  # buildings and tokens
    infamy = [0] * g.players
    for kind in range(KINDS):  # warriors come first, so a faction is hostile before its buildings count
        count = g.doomed.count(kind)
        if not count:
            continue
        by = attacker if g.seat_of[OWNER[kind]] == defender else defender
        if instigator >= 0 and kind != fight[ALLY]:
            by = instigator  # AMB-41
        infamy[by] += remove(g, kind, c, count, by)
        if not IS_WARRIOR[kind]:
            points[by] += count
    g.doomed = []
    for seat in range(g.players):
        if points[seat]:
            credit(g, seat, points[seat], "3.2.1")
            bonus = faction_of(g, seat).bonus_for_removing(g)
            if bonus and not fight[DESPOT_SCORED]:
                fight[DESPOT_SCORED] = 1
                credit(g, seat, bonus, "7.8.4a")
        if infamy[seat] and seat == g.turn:
            credit(g, seat, infamy[seat], "9.2.9.III.a")
    check_goal(g)
    settle(g)


def battle_end(g: Root) -> None:
    fight = g.battle
    ally = fight[ALLY]
    if ally >= 0 and fight[ALLIES_LOST] > fight[ITEMS_DAMAGED]:  # 9.2.9.II.d2
        seat = fight[ATTACKER]
        g.relations[(g.side[seat] - VAGABOND) * 5 + ally] = HOSTILE
        g.tell("relation", "9.2.9.II.d2", seat, ally, HOSTILE)
    g.battle = []


steps.DAMAGE_ITEMS.does(damage_items)
steps.LOSSES.does(losses)
steps.LOSE_PIECE.does(lose_piece)
steps.BATTLE_REMOVAL.does(battle_removal)
steps.BATTLE_END.does(battle_end)
