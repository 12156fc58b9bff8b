"""Chapter 17: Ironbot. Its approach, its focus, its attack, retreats, forges, recruits and rows of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from weald.games.ironwood import facts, words
from weald.games.ironwood.automa.bot import Picked, pick
from weald.games.ironwood.automa.cases import any_holds, controlled_foundations, sites, totem_squads
from weald.games.ironwood.automa.focus import focus_squad
from weald.games.ironwood.automa.ironbot_moves import escort_drill, expand, move_drill, protect, pursue
from weald.games.ironwood.automa.near import ACROSS, FAR, best, size, steps_to, totem_forests
from weald.games.ironwood.automa.script import (
    AGGRESSIVE,
    ALERT,
    APPROACH_CASES,
    DEFENSIVE,
    EXHAUSTED,
    EXPANSIVE,
    FERRUM_GUARD,
    VISIONS_SAFE,
    Line,
)
from weald.games.ironwood.board import (
    FERRUM,
    INNER_FORESTS,
    MOUNTAINS,
    MT,
    OUTER_FORESTS,
    OUTER_MOUNTAINS,
    TOUCHED,
    TRAILS,
)
from weald.games.ironwood.facts import IC, WW
from weald.games.ironwood.rules import steps
from weald.games.ironwood.rules.battle import battle_forest, battle_mountain, beaten_goes, join_battle
from weald.games.ironwood.rules.forges import forge, found
from weald.games.ironwood.rules.supply import add_unit, draw_unseen, pay, remove_unit, swap_unit
from weald.games.ironwood.state import FORGE, Ironwood
from weald.kernel import Rule

# --- approaches (17.5) -----------------------------------------------------------------------------------


def set_approach(g: Ironwood) -> None:
    """The first that holds: aggressive, defensive, expansive (17.5.1)."""
    for approach in (AGGRESSIVE, DEFENSIVE, EXPANSIVE):
        if any_holds(g, APPROACH_CASES[approach]):
            g.approach = approach
            break
    if g.approach == AGGRESSIVE:
        forest = totem_squads(g)[0]
        g.tell("bot-aggressive", "17.5.2", IC, forest, g.ww[forest])
    elif g.approach == DEFENSIVE:
        g.tell("bot-defensive", "17.5.3", IC, g.crystals[IC], MT + controlled_foundations(g)[0])
    else:
        g.tell("bot-expansive", "17.5.4", IC)


# --- lines of its turn card and action table -------------------------------------------------------------


def _flip(g: Ironwood, e: Line, card: int) -> None:
    flip(g)


def _move(g: Ironwood, e: Line, card: int) -> Rule:
    return MOVES[e.by](g)


def _attack(g: Ironwood, e: Line, card: int) -> Rule:
    return attack(g)


def _build(g: Ironwood, e: Line, card: int) -> Rule:
    return build(g, e.price, e.rule)


def _found(g: Ironwood, e: Line, card: int) -> Rule:
    return place_foundation(g)


def _recruit(g: Ironwood, e: Line, card: int) -> Rule:
    return recruit(g, e.count, e.price)


def _move_drill(g: Ironwood, e: Line, card: int) -> Rule:
    return move_drill(g)


def _escort_drill(g: Ironwood, e: Line, card: int) -> Rule:
    return escort_drill(g, e.count)


def _swap_golem(g: Ironwood, e: Line, card: int) -> Rule:
    return swap_golem(g)


def _remove_warrior(g: Ironwood, e: Line, card: int) -> Rule:
    return remove_warrior(g)


MOVES: Final[dict[str, Callable[[Ironwood], Rule]]] = {"pursuit": pursue, "protect": protect, "expand": expand}
# One line each (17.6, 17.20).
WORDS: Final[dict[str, Callable[[Ironwood, Line, int], Rule | None]]] = {
    "flip": _flip,
    "move": _move,
    "attack": _attack,
    "build": _build,
    "found": _found,
    "recruit": _recruit,
    "move_drill": _move_drill,
    "escort_drill": _escort_drill,
    "swap_golem": _swap_golem,
    "remove_warrior": _remove_warrior,
}


def flip(g: Ironwood) -> None:
    g.face = ALERT if g.face == EXHAUSTED else EXHAUSTED
    g.changed |= 1
    g.tell("bot-turn-card", "17.6.6" if g.face == ALERT else "17.6.1", IC, g.face)


# --- attack (17.9) ---------------------------------------------------------------------------------------


def attack(g: Ironwood) -> Rule:
    touched = [f for f in INNER_FORESTS if any(g.squad(m) for m in TOUCHED[f])]  # 17.9.1
    focus = yield from focus_squad(g, touched)
    if focus < 0:
        g.tell("bot-no-target", "17.9.1", IC)
        return
    squads = [m for m in TOUCHED[focus] if g.squad(m)]
    attacker = yield from pick(g, best([MT + m for m in squads], [size(g, m) for m in squads]))  # 17.9.2
    units = g.squad(attacker - MT)
    if units < g.ww[focus]:
        g.tell("bot-too-weak", "17.9.3", IC, attacker, focus, units, g.ww[focus])
        return
    if not g.hand[IC]:
        g.tell("bot-skips-attack", "17.9.4", IC)
        draw_unseen(g, 1, False)
        return
    g.changed |= 1
    join_battle(g, IC, attacker, focus, list(facts.NO_BONUS), "17.9.3")


# --- retreat (17.10.5 - 17.10.8) -------------------------------------------------------------------------


def send_away(g: Ironwood) -> Rule:
    """Away from the mountain, not to a totem, if possible not nearer to one, to the smallest squad (A-13)."""
    here, mountain = battle_forest(g), battle_mountain(g)
    totems = totem_forests(g)
    others = [f for f in totems if f != here]
    open_ = [f for f in TRAILS[here] if f not in totems]
    if not open_:
        g.tell("bot-forces-no-retreat", "17.10.7", IC)
        return
    away = [f for f in open_ if mountain not in TOUCHED[f]]
    open_ = away or open_
    calm = [f for f in open_ if steps_to(f, others) >= steps_to(here, others)]
    open_ = calm or open_
    to = yield from pick(g, best(open_, [-g.ww[f] for f in open_]))
    g.tell("bot-forces-retreat", "17.10.6", IC, to, g.ww[to])
    beaten_goes(g, WW, here, to)


# --- forges (17.6.2, 17.6.4, 17.16) ----------------------------------------------------------------------


def build(g: Ironwood, price: int, rule: str) -> Rule:
    """The controlled foundation with the smallest squad (17.16.1)."""
    options = controlled_foundations(g)
    if not options or g.crystals[IC] < price:
        return
    place = yield from pick(g, best([MT + m for m in options], [-size(g, m) for m in options]))
    g.changed |= 1
    g.tell("bot-builds", "17.16.1", IC, place, g.squad(place - MT))
    pay(g, IC, price, rule)
    forge(g, place - MT, "17.16.1")


def place_foundation(g: Ironwood) -> Rule:
    """The largest squad first (17.6.4)."""
    options = sites(g)
    place = yield from pick(g, best([MT + m for m in options], [size(g, m) for m in options]))
    g.changed |= 1
    g.tell("bot-founds", "17.6.4", IC, place, g.squad(place - MT))
    found(g, place - MT, "17.6.4")


# --- recruit (17.17) -------------------------------------------------------------------------------------


def recruit_place(g: Ironwood) -> Picked:
    """Ferrum below 3 warriors, else the forge mountain with the smallest squad (17.17.2)."""
    if g.ic[FERRUM] < FERRUM_GUARD:
        g.tell("bot-guards-ferrum", "17.17.2", IC, g.ic[FERRUM])
        return MT + FERRUM
    options = [m for m in range(len(MOUNTAINS)) if g.forge[m] == FORGE]
    place = yield from pick(g, best([MT + m for m in options], [-size(g, m) for m in options]))
    g.tell("bot-recruits-at", "17.17.2", IC, place, g.squad(place - MT))
    return place


def recruit(g: Ironwood, count: int, price: int) -> Rule:
    """By icon: the same list (17.17.4)."""
    for _ in range(count):
        if g.crystals[IC] < price or g.reserve(IC) == 0:
            return
        place = yield from recruit_place(g)
        g.changed |= 1
        if price:
            pay(g, IC, price, "17.20.9")
        add_unit(g, facts.WARRIOR, place, "17.17.4")


def possible(g: Ironwood, e: Line) -> bool:
    """Can the first line of a bullet be resolved (17.4.4)?"""
    if e.word == "build":
        return g.crystals[IC] >= e.price and bool(controlled_foundations(g))
    return g.reserve(IC) > 0


# --- rows that only Ironbot has (17.20) ------------------------------------------------------------------


def swap_golem(g: Ironwood) -> Rule:
    """1 warrior becomes a golem in the squad closest to a totem, then the largest (17.20.5)."""
    options = [m for m in range(len(MOUNTAINS)) if g.ic[m]]
    if not options or g.golem_reserve() == 0:
        return
    totems = totem_forests(g)
    near = [min([ACROSS[f][m] for f in totems], default=FAR) for m in options]
    options = best(options, [-n for n in near])
    place = yield from pick(g, best([MT + m for m in options], [size(g, m) for m in options]))
    swap_unit(g, place, "17.20.5")
    g.changed |= 1


def remove_warrior(g: Ironwood) -> Rule:
    """From the squad that holds a totem, else the one closest to a totem (17.20.10)."""
    totems = totem_forests(g)
    options = [f for f in INNER_FORESTS + OUTER_FORESTS if g.ww[f]]
    if not totems or not options:
        return
    forest = yield from pick(g, best(options, [-steps_to(f, totems) for f in options]))
    g.changed |= 1
    remove_unit(g, WW, facts.WARRIOR, forest, "17.20.10")


# --- the drill's second position (17.15.6) ---------------------------------------------------------------


def bot_hides_vision(g: Ironwood) -> Rule:
    """Of 2 or more visions the human shuffles one at random back into the vision deck."""
    if len(g.vision_hand) <= VISIONS_SAFE:
        return
    if g.companion:
        ask = g.ask(WW, "enter-lost-vision", "17.15.6")
        for held in g.vision_hand:
            ask.offer(words.CARD[held])
        choice = yield ask
        vision = choice.a
        g.vision_hand.remove(vision)
    else:
        vision = g.vision_hand.pop(g.below(len(g.vision_hand)))
    g.vision_deck.append(vision)
    g.conceal(g.vision_hand, WW)
    g.shuffle(g.vision_deck)
    g.tell_some(1 << WW, "bot-hides-vision", "17.15.6", WW, (vision,), ())
    g.learn(1 << WW, "chance", "17.15.6")


# --- nowhere left (17.14.7) ------------------------------------------------------------------------------


def can_expand_to_win(g: Ironwood) -> bool:
    """Are there enough outer mountains where it has a forge, may build one, or Expand would lead it to?"""
    sites_left = 0
    for mountain in OUTER_MOUNTAINS:
        if g.forge[mountain] or g.squad(mountain) or not g.bot_marks[mountain]:
            sites_left += 1
    return sites_left >= facts.FORGES_TO_WIN


def bot_stuck(g: Ironwood) -> Rule | None:
    """Expand leads Ironbot to no third forge any more: the human is told so and may end the game (17.14.7).

    Only Pursuit or the drill's escort might still bring it to a marked mountain, so nobody has won.
    """
    return None if can_expand_to_win(g) else ask_bot_stuck(g)


def ask_bot_stuck(g: Ironwood) -> Rule:
    ask = g.ask(WW, "bot-stuck", "17.14.7", facts.FORGES_TO_WIN)
    ask.offer(words.END_GAME)
    ask.offer(words.GO_ON)
    ask.default = words.GO_ON
    choice = yield ask
    if choice is words.END_GAME:
        g.finish(0, "bot-stuck", "17.14.7")
    else:
        g.tell("bot-stuck", "17.14.7", IC, facts.FORGES_TO_WIN)


steps.BOT_HIDES_VISION.does(bot_hides_vision)
steps.BOT_STUCK.does(bot_stuck)
