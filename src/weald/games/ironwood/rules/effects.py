"""Chapters 5.2 and 20: reading a card's effects from top to bottom.

Most words are done by the chapter that owns them; here are the interpreter and the words no chapter owns.
A line that asks becomes a step of its own, so a match can be copied between any two lines.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from weald.games.ironwood import facts, words
from weald.games.ironwood.board import (
    MT,
    TOUCHED,
)
from weald.games.ironwood.facts import IC, WW, Effect, side_of
from weald.games.ironwood.rules import steps
from weald.games.ironwood.rules.forges import can_build
from weald.games.ironwood.rules.movement import ADVANCED, UNLOADED, move_squads, move_warriors
from weald.games.ironwood.rules.places import places
from weald.games.ironwood.rules.supply import (
    BY_A_CARD,
    bot_marks,
    discard_card,
    gain,
    load_cargo,
    pay,
    remove_unit,
    steal,
)
from weald.games.ironwood.state import FORGE, Ironwood
from weald.kernel import EVERYONE, Rule, RulesBug, Why

NOTHING_TO_BUILD: Final = Why("nothing-to-build", "14.2.1")
ALREADY_RESOLVED: Final = Why("already-resolved", "20.1.12")
BASIC_NOT_BURNED: Final = Why("basics-cannot-be-burned", "3.2.3")
TOO_FEW_UNITS: Final = Why("too-few-units-there", "5.2.3")


def effects(g: Ironwood, program: int, at: int, card: int) -> None:
    """One line, then the next (5.2.1)."""
    lines = facts.PROGRAMS[program]
    e = lines[at]
    word = e.word
    at_once = AT_ONCE.get(word)
    if at_once is not None:
        at_once(g, e, card)
    elif word in ASKING:
        g.then(ASKING[word], program, at, card, e.count)
    elif word == "move_squads":
        move_squads(g, e, card, program, at)
    elif word == "attack":
        g.then(steps.ATTACK, program, at, side_of(card))
    elif word == "resolve":
        g.then(steps.RESOLVE, program, at, card, e.count, 0)
    elif word not in LOOKED_UP:
        raise RulesBug(f"no rule does {word!r}")
    if at + 1 < len(lines):
        g.then(steps.EFFECTS, program, at + 1, card)


# --- lines that just happen ----------------------------------------------------------------------------
# Gains and draws are never refused in play, so nobody is asked (docs/decisions/003).


def _gain(g: Ironwood, e: Effect, card: int) -> None:
    gain(g, side_of(card), e.count, "20.1.6")


def _steal(g: Ironwood, e: Effect, card: int) -> None:
    side = side_of(card)
    steal(g, side, (g.crystals[1 - side] + 1) // 2 if e.half else e.count, "20.1.14")


def _cargo(g: Ironwood, e: Effect, card: int) -> None:
    load_cargo(g, e.count, "9.4.8")


def _draw(g: Ironwood, e: Effect, card: int) -> None:
    g.then(steps.DRAW, side_of(card), e.count, BY_A_CARD)


def _draw_vision(g: Ironwood, e: Effect, card: int) -> None:
    g.then(steps.DRAW_VISIONS, e.count)


def _move_drill(g: Ironwood, e: Effect, card: int) -> None:
    g.then(steps.MOVE_DRILL, e.count, 1)


def _move_enemy(g: Ironwood, e: Effect, card: int) -> None:
    g.then(steps.MOVE_ENEMY_SQUAD)


def _found(g: Ironwood, e: Effect, card: int) -> None:
    g.then(steps.PLACE_FOUNDATION)


def _build(g: Ironwood, e: Effect, card: int) -> None:
    g.then(steps.BUILD)


def _flip(g: Ironwood, e: Effect, card: int) -> None:
    g.then(steps.FLIP_TOTEM, e.count)


def _win(g: Ironwood, e: Effect, card: int) -> None:
    """Only if the battle started by this card was won (20.1.15, 10.7.2)."""
    if g.won:
        g.then(steps.EFFECTS, e.then, 0, card)


def _lasting(g: Ironwood, e: Effect, card: int) -> None:
    """Markers on the card, as many as are left (3.4.1, A-30)."""
    count = min(e.count, g.marker_supply())
    if count > 0:
        g.cubes[card] = count
        g.lasting[side_of(card)].append(card)
        g.tell("lasts", "3.4.1", side_of(card), card, count)


def _this_round(g: Ironwood, e: Effect, card: int) -> None:
    g.rounds[side_of(card)].append(card)


def _this_turn(g: Ironwood, e: Effect, card: int) -> None:
    """Canopy Cover: the warriors it moved may step again (9.1.3)."""
    g.again = g.by_card[:]


def _play_card(g: Ironwood, e: Effect, card: int) -> None:
    g.extra += e.count  # waits until everything else on the card is resolved (5.3.1)


def _look(g: Ironwood, e: Effect, card: int) -> None:
    """You alone see the cards in that hand, with some cards the visions too."""
    side = side_of(card)
    seen = g.hand[1 - side][:]
    if e.visions_too:
        seen += g.vision_hand
    seen.sort()
    for held in seen:
        g.seen[held] |= 1 << side
    g.tell_some(1 << side, "looked-at-hand", "20.1.19", side, (len(seen), *seen), (len(seen),))
    g.learn(1 << side, "saw-a-hand", "20.1.19")


def _if(g: Ironwood, e: Effect, card: int) -> None:
    program = e.then if holds(g, e.condition) else e.otherwise
    if program != facts.NO_PROGRAM:
        g.then(steps.EFFECTS, program, 0, card)


def holds(g: Ironwood, condition: str) -> bool:
    """The conditions of cards, asked when the line is reached."""
    if condition == "drill_advanced":
        return g.drill_result == ADVANCED
    if condition == "drill_unloaded":
        return g.drill_result == UNLOADED
    if condition == "control_drill_mountain":
        return g.squad(g.drill) > 0
    if condition == "own_squad_touches_mountain_with_forge":
        return touches_forge(g)
    raise RulesBug(f"no condition is called {condition!r}")


def touches_forge(g: Ironwood) -> bool:
    for forest in range(MT):
        if g.ww[forest]:
            for mountain in TOUCHED[forest]:
                if g.forge[mountain] == FORGE:
                    return True
    return False


def _shuffle_vision(g: Ironwood, e: Effect, card: int) -> None:
    """Random visions from the Woodwalkers' hand into the vision deck; then they draw."""
    if not g.vision_hand:
        return
    for _ in range(min(e.count, len(g.vision_hand))):
        vision = g.vision_hand.pop(g.below(len(g.vision_hand)))
        g.vision_deck.append(vision)
    g.conceal(g.vision_hand, WW)
    g.shuffle(g.vision_deck)
    g.tell("vision-shuffled-back", "20.1.19", WW)
    g.learn(EVERYONE, "chance", "20.1.19")
    if e.draws_after:
        g.then(steps.DRAW_VISIONS, e.draws_after)


def _remove_markers(g: Ironwood, e: Effect, card: int) -> None:
    """Off each enemy lasting card; no exhaust effect, but what happens per marker does, in its owner's order (5.2.6)."""
    owner = 1 - side_of(card)
    g.due = g.lasting[owner][:]
    if any(facts.ON_MARKER_REMOVED[lasting] != facts.NO_PROGRAM for lasting in g.due):
        g.then(steps.NEXT_MARKER, owner, 0)
        return
    for lasting in g.due:
        g.then(steps.TAKE_MARKER, lasting, 0)
    g.due = []


AT_ONCE: Final[dict[str, Callable[[Ironwood, Effect, int], None]]] = {
    "move_warriors": move_warriors,
    "move_drill": _move_drill,
    "move_enemy_squad": _move_enemy,
    "win": _win,
    "lasting": _lasting,
    "this_round": _this_round,
    "this_turn": _this_turn,
    "gain_crystals": _gain,
    "steal_crystals": _steal,
    "cargo": _cargo,
    "draw_special": _draw,
    "draw_vision": _draw_vision,
    "place_foundation": _found,
    "build": _build,
    "flip_totem": _flip,
    "play_card": _play_card,
    "look_at_hand": _look,
    "if": _if,
    "enemy_shuffles_vision": _shuffle_vision,
    "remove_markers": _remove_markers,
}
# Lines that are looked up when they matter.
LOOKED_UP: Final = ("this_combat", "each_combat", "while_in_play", "on_marker_removed", "on_exhaust")
# Lines that ask: steps (program, at, card, how many are left).
ASKING: Final = {
    "spend": steps.SPEND,
    "burn": steps.BURN,
    "sacrifice": steps.SACRIFICE,
    "recruit": steps.RECRUIT,
    "remove": steps.REMOVE,
    "swap": steps.SWAP,
    "mark": steps.MARK,
    "enemy_burns": steps.ENEMY_BURNS,
    "discover": steps.DISCOVER,
}


# --- payment (5.2.3) -----------------------------------------------------------------------------------


def cannot_pay(g: Ironwood, side: int, crystals: int) -> Why | None:
    """Completely or not at all (5.2.4); cargo cannot pay (9.4.8)."""
    if g.crystals[side] >= crystals:
        return None
    return Why("too-few-crystals", "5.2.3", crystals, g.crystals[side])


def cannot_begin(g: Ironwood, program: int, card: int) -> Why | None:
    """Would this list do nothing at all? Then it is not worth choosing or paying for."""
    if not facts.PROGRAMS[program]:
        return None
    e = facts.PROGRAMS[program][0]
    if e.word == "build":
        return None if can_build(g) else NOTHING_TO_BUILD
    if e.word == "spend":
        why = cannot_pay(g, side_of(card), e.count)
        return why if why is not None else cannot_begin(g, e.then, card)
    return None


def spend(g: Ironwood, program: int, at: int, card: int, left: int) -> Rule:
    """Pay, or do without what it buys (5.2.3, 5.2.5)."""
    e = facts.PROGRAMS[program][at]
    side = side_of(card)
    ask = g.ask(side, "spend", "5.2.3", e.count, card)
    why = cannot_pay(g, side, e.count)
    if why is None:
        why = cannot_begin(g, e.then, card)
    ask.offer(words.YES, why)
    ask.offer(words.NO)
    ask.default = words.NO
    choice = yield ask
    if choice is words.YES:
        pay(g, side, e.count, "20.1.13")
        g.then(steps.EFFECTS, e.then, 0, card)


def burn(g: Ironwood, program: int, at: int, card: int, left: int) -> Rule:
    """Discard a special or a vision from hand for what stands under it (20.1.3)."""
    e = facts.PROGRAMS[program][at]
    side = side_of(card)
    ask = g.ask(side, "burn-vision" if e.kind == "vision" else "burn", "20.1.3", card)
    if e.kind == "vision":
        ask.sealed = True  # face down: the enemy does not learn which (1.3.4)
        for vision in g.vision_hand:
            ask.offer(words.BURN[vision])
    else:
        for held in g.hand[side]:
            ask.offer(words.BURN[held], BASIC_NOT_BURNED if facts.BASIC[held] else None)
    if not e.mandatory or not ask.options:
        ask.offer(words.NO)
        ask.default = words.NO
    choice = yield ask
    if choice is words.NO:
        return
    if e.kind == "vision":
        burn_vision(g, choice.a)
    else:
        burn_special(g, side, choice.a)
        if burn_effect(choice.a) and facts.PROGRAMS[e.then]:
            g.then(steps.WHICH_FIRST, choice.a, e.then, card)
            return
        use_burn_effect(g, choice.a)
    if facts.PROGRAMS[e.then]:
        g.then(steps.EFFECTS, e.then, 0, card)


def which_first(g: Ironwood, burned: int, bought: int, card: int) -> Rule | None:
    """The burned card's effect and what burning it buys: their owner picks the order (5.2.6) where it can matter."""
    if order_matters(facts.WHEN_BURNED[burned], bought):
        return ask_which_first(g, burned, bought, card)
    g.then(steps.EFFECTS, facts.WHEN_BURNED[burned], 0, burned)
    g.then(steps.EFFECTS, bought, 0, card)
    return None


def ask_which_first(g: Ironwood, burned: int, bought: int, card: int) -> Rule:
    ask = g.ask(side_of(card), "which-first", "5.2.6")
    ask.offer(words.CARD[burned])
    ask.offer(words.CARD[card])
    choice = yield ask
    if choice is words.CARD[card]:
        g.then(steps.EFFECTS, bought, 0, card)
        g.then(steps.EFFECTS, facts.WHEN_BURNED[burned], 0, burned)
    else:
        g.then(steps.EFFECTS, facts.WHEN_BURNED[burned], 0, burned)
        g.then(steps.EFFECTS, bought, 0, card)


GAINS: Final = ("gain_crystals", "cargo")
DRAWS: Final = ("draw_special", "draw_vision")


def order_matters(one: int, other: int) -> bool:
    """Gains matter only to what has to be paid, draws not to draws; everything else may be better first or last."""
    if only(one, GAINS):
        return any(e.word == "spend" for e in facts.PROGRAMS[other])
    if only(other, GAINS):
        return any(e.word == "spend" for e in facts.PROGRAMS[one])
    return not (only(one, DRAWS) and only(other, DRAWS))


def only(program: int, some: tuple[str, ...]) -> bool:
    return all(e.word in some for e in facts.PROGRAMS[program])


def burn_effect(held: int) -> bool:
    return facts.WHEN_BURNED[held] != facts.NO_PROGRAM


def use_burn_effect(g: Ironwood, held: int) -> None:
    """What a burned card itself may do (3.3.4)."""
    if burn_effect(held):
        g.then(steps.EFFECTS, facts.WHEN_BURNED[held], 0, held)


def burn_special(g: Ironwood, side: int, held: int) -> None:
    """To the discard pile at once, without its effect box (3.3.3)."""
    g.hand[side].remove(held)
    discard_card(g, held, side)
    g.tell("burned", "20.1.3", side, held)
    g.learn(EVERYONE & ~(1 << side), "saw-a-card", "20.1.3")


def burn_vision(g: Ironwood, vision: int) -> None:
    """Face down, no totem, no crystals (15.2.10, 1.3.4)."""
    lay_down(g, vision)
    g.tell_some(1 << WW, "burned-vision", "20.1.3", WW, (vision,), ())
    if g.bot == IC:
        bot_marks(g, facts.MOUNTAIN_OF[vision], "17.3.3")


def lay_down(g: Ironwood, vision: int) -> None:
    g.vision_hand.remove(vision)
    g.burned_visions.append(vision)
    g.conceal(g.vision_hand, WW)
    g.seen[vision] = 1 << WW


def sacrifice(g: Ironwood, program: int, at: int, card: int, left: int) -> Rule:
    """Remove exactly so many own units from one place, then go on."""
    e = facts.PROGRAMS[program][at]
    ask = g.ask(IC, "sacrifice", "5.2.3", e.count, card)
    for place in places(g, IC, e.where, card):
        ask.offer(words.AT[place], None if g.ic[place - MT] >= e.count else TOO_FEW_UNITS)
    ask.offer(words.NO)
    ask.default = words.NO
    choice = yield ask
    if choice is words.NO:
        return
    g.spot = choice.a
    for _ in range(e.count):
        remove_unit(g, IC, e.unit, choice.a, "20.1.11")
    g.then(steps.EFFECTS, e.then, 0, card)


# --- lists to choose from (20.1.12) --------------------------------------------------------------------


def resolve(g: Ironwood, program: int, at: int, card: int, left: int, done: int) -> Rule:
    """Choose one of the options not yet resolved; any order, none twice."""
    e = facts.PROGRAMS[program][at]
    ask = g.ask(side_of(card), "resolve", "20.1.12", left, card)
    for i in range(len(e.options)):
        if done >> i & 1:
            ask.block(words.OPTION[i + 1], ALREADY_RESOLVED)
        else:
            ask.offer(words.OPTION[i + 1], cannot_begin(g, e.options[i], card))
    if left < e.pay_choose and not done:
        # Pay first to resolve more options (5.2.3).
        ask.offer(words.RESOLVE[e.pay_choose], cannot_pay(g, side_of(card), e.pay_crystals))
    ask.offer(words.DONE)
    ask.default = words.DONE
    choice = yield ask
    if choice is words.DONE:
        return
    if choice is words.RESOLVE[e.pay_choose]:
        pay(g, side_of(card), e.pay_crystals, "20.1.13")
        g.then(steps.RESOLVE, program, at, card, e.pay_choose, 0)
        return
    i = choice.a - 1
    g.tell("resolves", "20.1.12", side_of(card), card, choice.a)
    g.then(steps.EFFECTS, e.options[i], 0, card)
    if left > 1:
        g.then(steps.RESOLVE, program, at, card, left - 1, done | 1 << i)


# --- the enemy's hand ----------------------------------------------------------------------------------


def enemy_burns(g: Ironwood, program: int, at: int, card: int, left: int) -> Rule | None:
    """The enemy loses a special of your choice, or the vision of a certain mountain (20.1.3)."""
    e = facts.PROGRAMS[program][at]
    if e.kind == "vision":
        enemy_burns_vision(g, e, card)
        return None
    held = [c for c in g.hand[1 - side_of(card)] if not facts.BASIC[c]]
    if held:
        held.sort()
        return ask_enemy_burns(g, e, card, held)
    if e.otherwise != facts.NO_PROGRAM:
        g.then(steps.EFFECTS, e.otherwise, 0, card)
    return None


def ask_enemy_burns(g: Ironwood, e: Effect, card: int, held: list[int]) -> Rule:
    side = side_of(card)
    ask = g.ask(side, "enemy-burns", "20.1.3", card)
    for other in held:
        ask.offer(words.CARD[other])
    ask.offer(words.DONE)
    ask.default = words.DONE
    choice = yield ask
    if choice is not words.DONE:
        burn_special(g, 1 - side, choice.a)
        if not e.no_burn_effect:
            use_burn_effect(g, choice.a)


def enemy_burns_vision(g: Ironwood, e: Effect, card: int) -> None:
    where = places(g, IC, e.where, card)
    if not where:
        return  # no foundation was placed
    vision = facts.VISION_OF[where[0] - MT]
    if vision in g.vision_hand:
        lay_down(g, vision)
        g.reveal(vision)
        g.tell("vision-forced", "20.1.3", WW, vision)
        g.learn(1 << IC, "saw-a-vision", "20.1.3")
    elif e.otherwise != facts.NO_PROGRAM:
        g.then(steps.EFFECTS, e.otherwise, 0, card)


steps.EFFECTS.does(effects)
steps.SPEND.does(spend)
steps.BURN.does(burn)
steps.SACRIFICE.does(sacrifice)
steps.RESOLVE.does(resolve)
steps.ENEMY_BURNS.does(enemy_burns)
steps.WHICH_FIRST.does(which_first)
