"""Chapter 18: Woodbot. Locate, its aid, attacks and retreats, discovering, recruiting."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from weald.games.ironwood import facts, words
from weald.games.ironwood.automa.bot import Picked, expend, pick
from weald.games.ironwood.automa.cases import any_holds, discoverable, totem_squads
from weald.games.ironwood.automa.near import (
    ACROSS,
    TRAIL_STEPS,
    best,
    controlled_foundation,
    steps_to,
    totem_forests,
)
from weald.games.ironwood.automa.script import DISRUPTIVE, EXALTED, FLIP_BACK, VISION_DECK, Line
from weald.games.ironwood.automa.woodbot_moves import move
from weald.games.ironwood.board import (
    AROUND,
    FERRUM,
    MOUNTAINS,
    MT,
    OUTER_FORESTS,
    OUTER_MOUNTAINS,
    RIDGES,
    TOUCHED,
    TOUCHING,
    TRAILS,
)
from weald.games.ironwood.facts import IC, WW
from weald.games.ironwood.rules import steps
from weald.games.ironwood.rules.battle import battle_mountain, beaten_goes, join_battle, shrouded
from weald.games.ironwood.rules.supply import add_spirits, add_unit, bot_marks, bot_unmarks, draw_unseen, gain
from weald.games.ironwood.state import FORGE, Ironwood
from weald.kernel import NOWHERE, Rule

# --- Locate (18.4) ---------------------------------------------------------------------------------------


def bot_locate(g: Ironwood, by_icon: int) -> Rule:
    """The top vision is revealed; the last one shows where the totem is (18.4.2 - 18.4.5)."""
    deck = g.vision_deck
    if not deck or (len(deck) == 1 and g.totem_reserve() == 0):
        g.tell("bot-locates-nothing", "18.4.4", WW)  # A-17; without a totem the vision is kept
        return
    yield from top_vision(g, "18.4.2")
    vision = deck.pop()
    g.reveal(vision)
    g.learn(1 << IC, "saw-a-vision", "18.4.2")
    mountain = facts.MOUNTAIN_OF[vision]
    g.changed |= 1
    g.shown_visions.append(vision)
    g.tell("bot-locates", "18.4.3" if not deck else "18.4.2", WW, vision, MT + mountain, len(deck))
    bot_unmarks(g, mountain, "18.4.2")
    if deck:
        return
    yield from discover_at(g, mountain)
    if not by_icon:
        g.then(steps.BOT_AFTER_LOCATE)


def bot_after_locate(g: Ironwood) -> Rule:
    """A totem was located: the top card is expended unresolved (18.4.3); a marker if there is none (A-19)."""
    card = yield from expend(g, False)
    if card == NOWHERE:
        g.passed[WW] |= 1 << g.turn
        g.tell("bot-no-card", "18.4.3", WW)


def top_vision(g: Ironwood, rule: str) -> Rule:
    """In companion mode somebody says which vision is on top, unless it is known."""
    deck = g.vision_deck
    if not g.companion or g.seen[deck[-1]] & (1 << IC):
        return
    ask = g.ask(IC, "enter-top-vision", rule)
    for vision in sorted(deck):
        if not g.seen[vision] & (1 << IC):
            ask.offer(words.CARD[vision])
    choice = yield ask
    i = deck.index(choice.a)
    deck[i], deck[-1] = deck[-1], deck[i]


# --- lines of its aid and action table -------------------------------------------------------------------


def _move(g: Ironwood, e: Line, card: int) -> Rule:
    return move(g, e.by, e.count, e.squads, e.without_totem)


def _attack(g: Ironwood, e: Line, card: int) -> Rule:
    return attack(g, e.targets)


def _recruit(g: Ironwood, e: Line, card: int) -> Rule:
    return recruit(g, e.with_totem)


def _spirits(g: Ironwood, e: Line, card: int) -> None:
    add_spirits(g, e.count, "18.14.7")


def _locate(g: Ironwood, e: Line, card: int) -> None:
    g.then(steps.BOT_LOCATE, 1)


def _discover(g: Ironwood, e: Line, card: int) -> Rule:
    place = yield from pick(g, [MT + m for m in discoverable(g)])  # 18.12.10
    g.then(steps.BOT_DISCOVERS, place - MT)


def _return_vision(g: Ironwood, e: Line, card: int) -> None:
    for _ in range(e.count):
        g.then(steps.BOT_RETURNS_VISION, 1)
    g.then(steps.BOT_SHUFFLES_VISIONS)


# One line each (18.5, 18.14).
WORDS: Final[dict[str, Callable[[Ironwood, Line, int], Rule | None]]] = {
    "move": _move,
    "attack": _attack,
    "recruit": _recruit,
    "spirits": _spirits,
    "locate": _locate,
    "discover": _discover,
    "return_vision": _return_vision,
}


# --- the aid (18.6) --------------------------------------------------------------------------------------


def check_aid(g: Ironwood) -> None:
    """Back to the disruptive side? Checked after the turn flow and nowhere else (18.6.2, 18.6.3, A-18)."""
    if g.face == EXALTED and any_holds(g, FLIP_BACK):
        turn_aid(g, DISRUPTIVE, "18.6.2")


def turn_aid(g: Ironwood, face: int, rule: str) -> None:
    """The markers at the Spirits stay (18.6.4)."""
    g.face = face
    g.tell("bot-aid", rule, WW, face)


# --- attack (18.8) ---------------------------------------------------------------------------------------


def targets(g: Ironwood, kind: str) -> list[int]:
    """The mountains a word of an attack list stands for (18.8.9, 18.8.10)."""
    if kind == "ferrum":
        return [FERRUM]
    if kind == "drill":
        return [g.drill] if g.cargo else []  # 18.8.5
    if kind == "controlled_foundation":
        return [m for m in OUTER_MOUNTAINS if controlled_foundation(g, m)]
    if kind == "controlled_possible_mountain":
        return [m for m in range(len(MOUNTAINS)) if g.bot_marks[m] and g.squad(m)]
    if kind == "squad_touching_totem_forest":
        totems = totem_forests(g)
        return [m for m in range(len(MOUNTAINS)) if g.squad(m) and any(f in totems for f in AROUND[m])]
    return [m for m in range(len(MOUNTAINS)) if g.squad(m)]  # adjacent_squad


def dares(g: Ironwood, forest: int, mountain: int) -> bool:
    """At least as large; at equal numbers golems and a forge make the other squad larger (18.8.1, 18.8.2)."""
    units = g.squad(mountain)
    if g.ww[forest] != units:
        return g.ww[forest] > units
    return units > 0 and g.golems[mountain] == 0 and g.forge[mountain] != FORGE


def attack(g: Ironwood, kinds: list[str]) -> Rule:
    """The first target on the list that can be attacked, where the advantage is largest (18.8.3)."""
    g.won = 0
    for kind in kinds:
        forests: list[int] = []
        mountains: list[int] = []
        edges: list[int] = []
        for mountain in targets(g, kind):
            for forest in TOUCHING[mountain]:
                if g.ww[forest] and dares(g, forest, mountain) and not shrouded(g, forest):
                    forests.append(forest)
                    mountains.append(mountain)
                    edges.append(g.ww[forest] - g.squad(mountain))
        if not edges:
            continue
        top = best(list(range(len(edges))), edges)
        place = yield from pick(g, sorted({MT + mountains[i] for i in top}))
        forest = yield from pick(g, [forests[i] for i in top if MT + mountains[i] == place])
        units = g.squad(place - MT)
        g.changed |= 1
        if units and not g.hand[WW]:
            g.tell("bot-skips-attack", "18.8.4", WW)
            draw_unseen(g, 1, False)
            return
        join_battle(g, WW, forest, place, list(facts.NO_BONUS), "18.8.3")
        g.then(steps.BOT_ATTACK_OVER)
        return
    g.tell("bot-no-target", "18.8.1", WW)


def send_away(g: Ironwood) -> Rule:
    """To the adjacent mountain with the fewest units, then an unmarked one, then the die (18.9.5)."""
    here = battle_mountain(g)
    options = best(RIDGES[here], [-g.squad(m) for m in RIDGES[here]])
    options = [m for m in options if not g.bot_marks[m]] or options
    to = yield from pick(g, [MT + m for m in options])
    g.tell("bot-forces-retreat", "18.9.5", WW, to, g.squad(to - MT))
    beaten_goes(g, IC, MT + here, to)


# --- discover (18.12) ------------------------------------------------------------------------------------


def bot_discovers(g: Ironwood, mountain: int) -> Rule:
    """By the search icon."""
    yield from discover_at(g, mountain)


def discover_at(g: Ironwood, mountain: int) -> Rule:
    forests = TOUCHING[mountain]
    if any(g.ww[f] for f in forests):
        forests = best(forests, [g.ww[f] for f in forests])
    else:
        # 18.12.3, A-43: the touching one closest to a squad, a larger squad first.
        squads = [f for f in range(MT) if g.ww[f]]
        forests = best(forests, [-steps_to(f, squads) for f in forests])
        forests = best(forests, [largest_near(g, f, squads) for f in forests])
    forest = yield from pick(g, forests)
    vision = facts.VISION_OF[mountain]
    if vision in g.vision_deck:
        g.vision_deck.remove(vision)  # 18.12.4
    else:
        g.shown_visions.remove(vision)  # just revealed by Locate
    g.removed[2].append(vision)  # 18.12.6
    g.reveal(vision)
    g.full[forest] += 1
    g.changed |= 1
    g.tell("discovered", "18.12.3", WW, vision, forest)
    gain(g, WW, facts.CRYSTALS_OF[vision], "18.12.5")
    bot_unmarks(g, mountain, "18.12.6")
    if g.face == DISRUPTIVE:
        turn_aid(g, EXALTED, "18.6.1")
    g.run += 1  # 18.12.8: the turn is over
    for _ in range(min(len(g.shown_visions), max(0, VISION_DECK - len(g.vision_deck)))):
        g.then(steps.BOT_RETURNS_VISION, 0)  # 18.12.7
    g.then(steps.BOT_SHUFFLES_VISIONS)


def largest_near(g: Ironwood, forest: int, squads: list[int]) -> int:
    near = steps_to(forest, squads)
    return max([g.ww[f] for f in squads if TRAIL_STEPS[forest][f] == near], default=0)


def bot_returns_vision(g: Ironwood, by_icon: int) -> Rule:
    """A random discarded vision into the vision deck; its mountain is possible again (18.12.7, 18.14.3)."""
    rule = "18.14.3" if by_icon else "18.12.7"
    if not g.shown_visions:
        return
    if g.companion:
        ask = g.ask(IC, "enter-returned-vision", rule)
        for vision in sorted(g.shown_visions):
            ask.offer(words.CARD[vision])
        choice = yield ask
        vision = choice.a
        g.shown_visions.remove(vision)
    else:
        vision = g.shown_visions.pop(g.below(len(g.shown_visions)))
        g.learn(1 << IC, "chance", rule)
    g.vision_deck.append(vision)
    g.changed |= 1
    g.tell("bot-returns-vision", rule, WW, vision, len(g.vision_deck))
    bot_marks(g, facts.MOUNTAIN_OF[vision], "18.3.1")


def bot_shuffles_visions(g: Ironwood) -> None:
    """The vision deck, after visions came back into it (18.12.7, 18.14.3)."""
    g.shuffle(g.vision_deck)


# --- recruit (18.13) -------------------------------------------------------------------------------------


def recruit_place(g: Ironwood) -> Picked:
    """The outer forest with fewest warriors in the first group that exists (18.13.2)."""
    totems = totem_forests(g)
    group = [f for f in OUTER_FORESTS if any(a in totems for a in TRAILS[f])]
    if not group:
        group = [f for f in OUTER_FORESTS if any(controlled_foundation(g, m) for m in TOUCHED[f])]
    if not group:
        mountains = [m for m in OUTER_MOUNTAINS if g.bot_marks[m]]
        mountains = best(mountains, [-2 * (g.squad(m) > 0) - (g.forge[m] == FORGE) for m in mountains])
        group = [f for f in OUTER_FORESTS if any(m in mountains for m in TOUCHED[f])]
    if not group:
        group = best(OUTER_FORESTS, [-ACROSS[f][g.drill] for f in OUTER_FORESTS])
    forest = yield from pick(g, best(group, [-g.ww[f] for f in group]))
    g.tell("bot-recruits-at", "18.13.2", WW, forest, g.ww[forest])
    return forest


def recruit(g: Ironwood, with_totem: bool) -> Rule:
    """By icon (18.14.4): into a squad that holds a totem if there is one, or by the list."""
    if g.reserve(WW) == 0:
        return
    if with_totem:
        holders = totem_squads(g)
        if not holders:
            return
        place = yield from pick(g, holders)
    else:
        place = yield from recruit_place(g)
    g.changed |= 1
    add_unit(g, facts.WARRIOR, place, "18.14.4")


steps.BOT_LOCATE.does(bot_locate)
steps.BOT_AFTER_LOCATE.does(bot_after_locate)
steps.BOT_DISCOVERS.does(bot_discovers)
steps.BOT_RETURNS_VISION.does(bot_returns_vision)
steps.BOT_SHUFFLES_VISIONS.does(bot_shuffles_visions)
