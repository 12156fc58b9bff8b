"""Taking hits: what each side of a battle loses, removed at once and scored together (4.3.4)."""

from __future__ import annotations

from weald.games.root.board import SPOTS
from weald.games.root.pieces import CHAMPIONS_OF, IS_WARRIOR, OWNER, PIECES_OF, SCORING_OF, WARRIOR_OF
from weald.games.root.rules import steps
from weald.games.root.rules.faction import FACTIONS, faction_of, mercenaries_fight, warriors
from weald.games.root.rules.removal import ATTACKED, DEFENDED, remove, remove_through, settle, whose
from weald.games.root.rules.victory import check_goal, credit
from weald.games.root.state import (
    ALLY,
    ATTACKER,
    BONUS_SCORED,
    DEFENDER,
    FORCE,
    INSTIGATOR,
    SCORER,
    SEAT,
    WHERE,
    Root,
)  # fmt: skip
from weald.games.root.words import PIECE
from weald.kernel import NOBODY, Rule


def losses(g: Root, which: int, hits: int) -> Rule | None:
    """One side takes hits, in the way of its faction."""
    faction = FACTIONS[g.battle[FORCE + which]]
    ignored = faction.ignored_hits(g, which, hits)
    for band in g.bands:
        ignored = max(ignored, FACTIONS[band].guards(g, which, hits))
    if ignored:
        # Noted, so the rest is a step of its own: one that asks has changed nothing before (docs/kernel.md).
        if hits > ignored:
            g.then(steps.LOSSES, which, hits - ignored)
        return None
    return faction.take_hits(g, which, hits) if hits > 0 else None


def army_takes_hits(g: Root, which: int, hits: int) -> Rule | None:
    """Warriors first, then buildings and tokens in the order its player picks (4.3.4c, 4.3.4d)."""
    fight = g.battle
    side = fight[FORCE + which]
    c = fight[WHERE]
    warrior = FACTIONS[side].warrior
    if side == g.hirer and mercenaries_fight(g):
        # Split evenly, the odd hit on the own warriors; what one half cannot take falls on the other (11.2.7.III.a1).
        shared = min(warriors(g, g.hired, c), max(hits // 2, hits - warriors(g, side, c)))
        g.doomed += [WARRIOR_OF[g.hired]] * shared
        hits -= shared
    for champion in CHAMPIONS_OF[side]:
        if g.on[champion * SPOTS + c]:
            if hits < warriors(g, side, c):
                g.then(steps.LOSE_PIECE, which, hits)  # which of its warriors is its player's choice (AMB-47)
                return None
            g.doomed.append(champion)
            hits -= 1
    fallen = min(hits, g.on[warrior * SPOTS + c])
    g.doomed += [warrior] * fallen
    hits -= fallen
    if hits <= 0:
        return None
    rest = 0
    for kind in SCORING_OF[side]:
        rest += g.on[kind * SPOTS + c]
    if rest <= hits:
        for kind in SCORING_OF[side]:
            g.doomed += [kind] * g.on[kind * SPOTS + c]
    else:
        g.then(steps.LOSE_PIECE, which, hits)
    return None


def lose_piece(g: Root, which: int, hits: int) -> Rule:
    fight = g.battle
    side = fight[FORCE + which]
    chooser = fight[INSTIGATOR] if fight[INSTIGATOR] != NOBODY else fight[SEAT + which]  # D.4.2a
    ask = g.ask(chooser, "lose-piece", "4.3.4d", hits, side, fight[WHERE])
    left = [kind for kind in PIECES_OF[side] if g.on[kind * SPOTS + fight[WHERE]] > g.doomed.count(kind)]
    for kind in [kind for kind in left if IS_WARRIOR[kind]] or left:
        ask.offer(PIECE[kind])
    choice = yield ask
    g.doomed.append(choice.a)
    if hits > 1:
        g.then(steps.LOSE_PIECE, which, hits - 1)


# --- all at once -----------------------------------------------------------------------------------------


def battle_removal(g: Root) -> None:
    """Remove every doomed piece, then score both sides, then look at the goal (4.3.4a, 4.3.4e, 3.1b)."""
    fight = g.battle
    if not g.doomed:
        return
    points = [0] * g.players  # buildings and tokens
    infamy = [0] * g.players
    for kind in g.kinds:  # warriors come first, so a faction is hostile before its buildings count
        count = g.doomed.count(kind)
        if not count:
            continue
        taker = ATTACKER if whose(g, kind) == fight[FORCE + DEFENDER] else DEFENDER
        by = fight[SCORER + taker]
        if OWNER[kind] == fight[ALLY]:  # an ally's warriors fall to the enemy, whoever set the battle on (AMB-41)
            by = fight[SEAT + DEFENDER]
        cause = ATTACKED if taker == ATTACKER else DEFENDED
        if by == NOBODY:
            remove_through(g, kind, fight[WHERE], count, fight[FORCE + taker], cause)
            continue
        bonus = remove(g, kind, fight[WHERE], count, by, cause)
        infamy[by] += bonus
        points[by] += 0 if IS_WARRIOR[kind] else count
    g.doomed = []
    for seat in range(g.players):
        faction = faction_of(g, seat)
        if points[seat]:
            credit(g, seat, points[seat], "3.2.1")
            more, rule = faction.removal_bonus(g)
            if more and not fight[BONUS_SCORED]:
                fight[BONUS_SCORED] = 1
                credit(g, seat, more, rule)
        if infamy[seat] and seat == g.turn:
            credit(g, seat, infamy[seat], faction.removes_rule())
    check_goal(g)
    settle(g)


def battle_end(g: Root) -> None:
    fight = g.battle
    for which in (ATTACKER, DEFENDER):
        FACTIONS[fight[FORCE + which]].after_battle(g, which)
    g.tell("battle-ended", "4.3.4a", NOBODY, fight[WHERE])
    g.battle = []


steps.LOSSES.does(losses)
steps.LOSE_PIECE.does(lose_piece)
steps.BATTLE_REMOVAL.does(battle_removal)
steps.BATTLE_END.does(battle_end)
