"""Chapter 9: movement of warriors, squads and the drill."""

from __future__ import annotations

from typing import Final

from weald.games.ironwood import facts, words
from weald.games.ironwood.board import IS_OUTER, MOUNTAINS, MT, RIDGES, TRAILS
from weald.games.ironwood.facts import IC, WW, Effect
from weald.games.ironwood.rules import steps
from weald.games.ironwood.rules.supply import BY_THE_DRILL, add_unit, load_cargo
from weald.games.ironwood.state import FORGE, Ironwood
from weald.kernel import Rule, Why

NO_UNIT: Final = Why("no-own-unit-there", "9.1.1")
ALREADY_MOVED: Final = Why("already-moved", "9.1.2")
NOT_MOVED_BY_CARD: Final = Why("not-moved-by-this-card", "9.1.3")
SQUAD_USED: Final = Why("squad-already-used", "9.2.3")
MAY_NOT_LEAVE: Final = Why("may-not-move-out", "20.1.18")
NEEDS_GOLEM: Final = Why("needs-golem", "9.2.6")
NOT_NEXT_TO_DRILL: Final = Why("not-adjacent-to-drill", "9.1.1")
DRILL_MOVED: Final = Why("drill-already-moved", "9.1.2")
NOT_ADJACENT: Final = Why("not-adjacent", "9.1.1")
TOTEMS_STAY: Final = Why("totems-may-not-move", "9.1.3")


# --- warriors (9.3) ------------------------------------------------------------------------------------


def move_warriors(g: Ironwood, e: Effect, card: int) -> None:
    count = e.count
    if facts.BASIC[card]:
        count += extra_moves(g, WW)
    if e.same:
        # Only the warriors the line above moved, once more each (9.1.3).
        g.again = g.by_card[:]
    g.then(steps.MOVE_WARRIOR, count, 1 if e.same else 0)


def extra_moves(g: Ironwood, side: int) -> int:
    """Lasting cards that let a basic card move more units; never one unit twice (9.1.8)."""
    total = 0
    for card in g.lasting[side]:
        total += facts.EXTRA_MOVES[card]
    return total


def cannot_leave(g: Ironwood, forest: int, same: int) -> Why | None:
    """9.1.2: each unit moves once per turn, but for the exceptions of 9.1.3."""
    if g.again[forest] > 0:
        return None
    if g.ww[forest] == 0:
        return NO_UNIT
    if same:
        return NOT_MOVED_BY_CARD
    return None if g.ww[forest] > g.moved[forest] else ALREADY_MOVED


def move_warrior(g: Ironwood, left: int, same: int) -> Rule:
    """One warrior, one trail (9.3.1); then the next, up to the number of the effect (9.1.4)."""
    ask = g.ask(WW, "move-warrior", "9.3.1", left)
    for forest in range(MT):
        if g.ww[forest] or g.explaining:
            ask.offer(words.FROM[forest], cannot_leave(g, forest, same))
    ask.offer(words.DONE)
    ask.default = words.DONE
    choice = yield ask
    if choice is words.DONE:
        if not any(g.by_card):
            g.tell("moved-nobody", "5.2.2", WW)
        return
    forest = choice.a
    ask = g.ask(WW, "move-warrior-to", "9.1.1", forest)
    for to in TRAILS[forest]:
        ask.offer(words.TO[to])
    if g.explaining:
        for to in range(MT):
            if to not in TRAILS[forest] and to != forest:
                ask.block(words.TO[to], NOT_ADJACENT)
    choice = yield ask
    to = choice.a
    totem = 0
    if g.full[forest] or g.fading[forest]:
        # 15.3.2: taking a totem along is optional; 15.3.3: one per warrior.
        ask = g.ask(WW, "take-totem", "15.3.2", forest, to)
        why = TOTEMS_STAY if g.no_totem else None
        if g.full[forest]:
            ask.offer(words.TAKE_FULL, why)
        if g.fading[forest]:
            ask.offer(words.TAKE_FADING, why)
        ask.offer(words.LEAVE)
        ask.default = words.LEAVE
        choice = yield ask
        totem = choice.a
    step(g, forest, to)
    if totem:
        carry(g, forest, to, totem)
    if left > 1:
        g.then(steps.MOVE_WARRIOR, left - 1, same)


def step(g: Ironwood, forest: int, to: int) -> None:
    g.ww[forest] -= 1
    g.ww[to] += 1
    g.moved[to] += 1
    if g.again[forest]:
        # It had moved before and has now used its second step.
        g.again[forest] -= 1
        g.moved[forest] -= 1
        if g.by_card[forest]:
            g.by_card[forest] -= 1
    g.by_card[to] += 1
    g.tell("moved", "9.3.1", WW, facts.WARRIOR, 1, forest, to)


FULL: Final = 1  # faces of a totem, as in the options to take one
FADING: Final = 2


def carry(g: Ironwood, forest: int, to: int, face: int) -> None:
    """The totem goes along; in an outer forest it is secured at once (15.4.1)."""
    faces = g.full if face == FULL else g.fading
    faces[forest] -= 1
    if not IS_OUTER[to]:
        faces[to] += 1
        g.tell("carried", "15.3.2", WW, forest, to, face)
        return
    g.secured += 1
    g.tell("secured", "15.4.1", WW, forest, to, g.secured)
    if g.secured >= facts.TOTEMS_TO_WIN:
        g.finish(1 << WW, "totems", "15.4.3")


# --- squads (9.2) --------------------------------------------------------------------------------------


def move_squads(g: Ironwood, e: Effect, card: int, program: int, at: int) -> None:
    count = e.count
    if facts.BASIC[card]:
        count += extra_moves(g, IC)
    g.then(steps.MOVE_SQUAD, program, at, count, 0)


def held(g: Ironwood, mountain: int) -> bool:
    """Is there a marker that forbids moving out of here this round?"""
    for i, card in enumerate(g.mark_card):
        if g.mark_place[i] == MT + mountain and facts.HOLDS_MARKED[card]:
            return True
    return False


def cannot_march(g: Ironwood, mountain: int, used: int, e: Effect) -> Why | None:
    if g.squad(mountain) == 0:
        return NO_UNIT
    if used >> mountain & 1:
        return SQUAD_USED
    golems = g.golems[mountain] - g.moved_golems[mountain]
    if golems == 0 and g.ic[mountain] == g.moved_ic[mountain]:
        return ALREADY_MOVED
    if held(g, mountain):
        return MAY_NOT_LEAVE
    if e.golem and golems == 0:
        return NEEDS_GOLEM
    if e.to_drill and g.drill not in RIDGES[mountain]:
        return NOT_NEXT_TO_DRILL
    return None


def move_squad(g: Ironwood, program: int, at: int, left: int, used: int) -> Rule:
    """All or some unmoved units of one mountain to one adjacent mountain, together (9.2.2)."""
    e = facts.PROGRAMS[program][at]
    ask = g.ask(IC, "move-squad", "9.2.2", left)
    for mountain in range(len(MOUNTAINS)):
        if g.ic[mountain] or g.golems[mountain] or g.explaining:
            ask.offer(words.FROM[MT + mountain], cannot_march(g, mountain, used, e))
    ask.offer(words.DONE)
    ask.default = words.DONE
    choice = yield ask
    if choice is words.DONE:
        if not used:
            g.tell("moved-nobody", "5.2.2", IC)
        return
    mountain = choice.a - MT
    ask = g.ask(IC, "move-squad-to", "9.1.1", MT + mountain)
    for to in range(len(MOUNTAINS)):
        if to in RIDGES[mountain]:
            ask.offer(words.TO[MT + to], NOT_NEXT_TO_DRILL if e.to_drill and to != g.drill else None)
        elif to != mountain:
            ask.block(words.TO[MT + to], NOT_ADJACENT)
    choice = yield ask
    to = choice.a - MT
    warriors = g.ic[mountain] - g.moved_ic[mountain]
    golems = g.golems[mountain] - g.moved_golems[mountain]
    if golems:
        ask = g.ask(IC, "how-many-golems", "9.2.6", MT + mountain, MT + to)
        for n in range(golems, 0 if e.golem or warriors == 0 else -1, -1):
            ask.offer(words.GOLEMS[n])
        choice = yield ask
        golems = choice.a
    if warriors:
        ask = g.ask(IC, "how-many-warriors", "9.2.2", MT + mountain, MT + to)
        for n in range(warriors, -1 if golems else 0, -1):
            ask.offer(words.WARRIORS[n])
        choice = yield ask
        warriors = choice.a
    march(g, mountain, to, warriors, golems)
    if left > 1:
        g.then(steps.MOVE_SQUAD, program, at, left - 1, used | 1 << mountain)


def march(g: Ironwood, mountain: int, to: int, warriors: int, golems: int) -> None:
    g.ic[mountain] -= warriors
    g.golems[mountain] -= golems
    g.ic[to] += warriors
    g.golems[to] += golems
    g.moved_ic[to] += warriors
    g.moved_golems[to] += golems
    if golems:
        g.golem_at = to
    g.tell("marched", "9.2.2", IC, MT + mountain, MT + to, warriors, golems)


# --- an enemy squad (9.3.3) ----------------------------------------------------------------------------


def move_enemy_squad(g: Ironwood) -> Rule:
    """The Ironclad move all or part of one Woodwalker squad; totems stay behind (A-21)."""
    ask = g.ask(IC, "move-enemy", "9.3.3")
    for forest in range(MT):
        if g.ww[forest]:
            ask.offer(words.FROM[forest])
        else:
            ask.block(words.FROM[forest], NO_UNIT)
    ask.offer(words.DONE)
    ask.default = words.DONE
    choice = yield ask
    if choice is words.DONE:
        return
    forest = choice.a
    ask = g.ask(IC, "move-enemy-to", "9.3.3", forest)
    for to in TRAILS[forest]:
        ask.offer(words.TO[to])
    choice = yield ask
    to = choice.a
    ask = g.ask(IC, "how-many-warriors", "9.3.3", forest, to)
    for n in range(g.ww[forest], 0, -1):
        ask.offer(words.WARRIORS[n])
    choice = yield ask
    count = choice.a
    g.ww[forest] -= count
    g.ww[to] += count
    g.tell("lured", "9.3.3", IC, facts.WARRIOR, count, forest, to)


# --- the drill (9.4) -----------------------------------------------------------------------------------


def cannot_drill(g: Ironwood, first: int) -> Why | None:
    if first and g.drill_moved:
        return DRILL_MOVED
    return MAY_NOT_LEAVE if held(g, g.drill) else None


def move_drill(g: Ironwood, left: int, first: int) -> Rule:
    """One ridge (9.4.1). Only within one effect may it go further (9.1.3)."""
    ask = g.ask(IC, "move-drill", "9.4.1", MT + g.drill, left)
    why = cannot_drill(g, first)
    for to in RIDGES[g.drill]:
        ask.offer(words.TO[MT + to], why)
    if g.explaining:
        for to in range(len(MOUNTAINS)):
            if to not in RIDGES[g.drill] and to != g.drill:
                ask.block(words.TO[MT + to], NOT_ADJACENT)
    ask.offer(words.STAY)
    ask.default = words.STAY
    choice = yield ask
    if choice is words.STAY:
        g.tell("drill-stays", "5.2.2", IC, MT + g.drill)
        return
    left_behind = g.drill
    g.drill = choice.a - MT
    g.drill_moved = 1
    g.tell("drilled", "9.4.1", IC, MT + left_behind, choice.a)
    g.then(steps.DRILL_ARRIVES, left_behind)
    if left > 1:
        g.then(steps.MOVE_DRILL, left - 1, 0)


TRACK_RULES: Final = ("9.4.5", "9.4.5", "9.4.6", "9.4.7")
ADVANCED: Final = 1
UNLOADED: Final = 2


def drill_arrives(g: Ironwood, left_behind: int) -> None:
    """The track result of one drill move, or unloading at a forge (9.4.3, 9.4.9)."""
    if g.forge[g.drill] == FORGE:
        unload(g, "9.4.9")
        g.drill_result = UNLOADED
        return
    g.drill_result = ADVANCED
    g.track = min(g.track + 1, len(facts.TRACK) - 1)  # 9.4.4
    g.tell("advanced", "9.4.3", IC, g.track)
    cargo, look, recruits, cards = facts.TRACK[g.track]
    rule = TRACK_RULES[g.track]
    load_cargo(g, cargo, rule)
    if look and (g.companion or g.bot == IC):
        g.then(steps.BOT_HIDES_VISION if g.bot == IC else steps.ENTER_LOOK)
    elif look and g.vision_deck:
        top = g.vision_deck[-1]
        g.seen[top] |= 1 << IC
        g.tell_some(1 << IC, "looked-at-vision", "9.4.6", IC, (top,), ())
        g.learn(1 << IC, "saw-a-vision", "9.4.6")
    for _ in range(recruits):
        add_unit(g, facts.WARRIOR, MT + left_behind, "9.4.6")  # 9.4.15
    if cards:
        g.then(steps.DRAW, IC, cards, BY_THE_DRILL)
    for card in g.lasting[IC]:
        if facts.ON_DRILL_ADVANCED[card] != facts.NO_PROGRAM:
            g.then(steps.EFFECTS, facts.ON_DRILL_ADVANCED[card], 0, card)


def unload(g: Ironwood, rule: str) -> None:
    """All cargo becomes available crystals, the track marker returns to 0 (9.4.10)."""
    count = g.cargo
    g.cargo = 0
    g.crystals[IC] += count
    g.track = 0
    g.tell("unloaded", rule, IC, count)


steps.MOVE_WARRIOR.does(move_warrior)
steps.MOVE_SQUAD.does(move_squad)
steps.MOVE_ENEMY_SQUAD.does(move_enemy_squad)
steps.MOVE_DRILL.does(move_drill)
steps.DRILL_ARRIVES.does(drill_arrives)
