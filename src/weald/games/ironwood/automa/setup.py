"""17.1, 18.1 and the difficulty options (17.21, 18.15): laying out a solo game.

Random places are drawn in steps of their own, because in companion mode somebody draws them with the visions.
"""

from __future__ import annotations

from typing import Final

from weald.games.ironwood import facts, words
from weald.games.ironwood.automa.difficulty import (
    FEWER_FOUNDATIONS,
    GOLEM_START,
    SIDE_OF,
    SPIRITS_START,
    TWO_FOUNDATIONS,
    chosen,
)
from weald.games.ironwood.automa.script import (
    REMOVED_IN_SOLO,
    START_APPROACH,
    START_FACE,
    START_SIDE,
    START_SPIRITS,
)
from weald.games.ironwood.board import DATA, FERRUM, INNER_MOUNTAINS, MT, OUTER_FORESTS, OUTER_MOUNTAINS
from weald.games.ironwood.facts import IC, WW
from weald.games.ironwood.rules import steps
from weald.games.ironwood.rules.forges import found
from weald.games.ironwood.rules.supply import add_spirits, add_unit, bot_marks
from weald.games.ironwood.state import FORGE, Ironwood
from weald.kernel import NOBODY, Rule, Value

_IRON: Final = DATA.files.bots.ironbot.difficulty
_WOOD: Final = DATA.files.bots.woodbot.difficulty
# What a random place of the setup gets.
A_FOUNDATION: Final = 0
A_WARRIOR: Final = 1


def lay_out(g: Ironwood, options: dict[str, Value]) -> None:
    g.bot = SIDE_OF[str(options["solo"])]
    g.companion = 1 if options["companion"] else 0
    difficulty = chosen(options)
    g.harder = difficulty.mask
    cards(g)
    pieces(g)
    g.tell("set-up", "17.1.1" if g.bot == IC else "18.1.1", NOBODY)
    if g.bot == IC:
        ironbot(g)
    else:
        woodbot(g)
    extra_warriors(g, difficulty.warriors)


def cards(g: Ironwood) -> None:
    """Hands and decks (17.1.2 - 17.1.4, 18.1.2, 18.1.3); the bot hand is a face-down pile."""
    for side in (WW, IC):
        g.hand[side][:] = facts.BASICS[side]
        g.deck[side][:] = facts.SPECIALS[side]
        if side == g.bot:
            g.shuffle(g.hand[side])
        else:
            g.conceal(g.hand[side], side)
            g.removed[side][:] = [c for c in g.deck[side] if REMOVED_IN_SOLO[c]]
            g.deck[side][:] = [c for c in g.deck[side] if not REMOVED_IN_SOLO[c]]
            for card in g.removed[side]:
                g.reveal(card)
        if g.ordered and side != g.bot:
            g.deck[side].reverse()  # 19.1.2: only people's decks
        else:
            g.shuffle(g.deck[side])


def pieces(g: Ironwood) -> None:
    """Pieces on the board as for two players (17.1.6, 18.1.6)."""
    for forest in OUTER_FORESTS:
        g.ww[forest] = facts.START_FOREST
    g.drill = FERRUM
    g.ic[FERRUM] = facts.START_FERRUM
    for mountain in INNER_MOUNTAINS:
        g.ic[mountain] = facts.START_INNER
    g.tokens = facts.TOKENS
    g.forge[FERRUM] = FORGE


def ironbot(g: Ironwood) -> None:
    """Against Ironbot: its turn card (17.1.7), the human's visions (17.1.5), a golem or foundations ahead (17.21.3, 17.21.4)."""
    g.approach = START_APPROACH
    g.face = START_FACE
    if g.harder & GOLEM_START:
        for _ in range(_IRON.golem_start.golems):
            add_unit(g, facts.GOLEM, MT + FERRUM, "17.21.3")
    if g.harder & TWO_FOUNDATIONS:
        # Drawn with visions that are put back before the setup of visions.
        g.then(steps.BOT_RANDOM_PLACE, A_FOUNDATION, _IRON.two_foundations.foundations, 0)
    visions = facts.INNER_VISIONS[:]
    g.shuffle(visions)
    kept = visions.pop()
    g.vision_hand[:] = [kept]
    g.vision_deck[:] = visions + facts.OUTER_VISIONS
    g.shuffle(g.vision_deck)
    if g.companion:
        g.then(steps.ENTER_FIRST_VISION)
    else:
        g.seen[kept] = 1 << WW
        g.tell_some(1 << WW, "first-vision", "17.1.5", WW, (kept,), ())


def woodbot(g: Ironwood) -> None:
    """Against Woodbot: its aid and spirits (18.1.7), visions and marks (18.1.4, 18.1.5), harder options (18.15.3, 18.15.5)."""
    g.face = START_SIDE
    g.spirits = START_SPIRITS
    g.vision_deck[:] = facts.INNER_VISIONS
    g.shuffle(g.vision_deck)
    g.shown_visions[:] = facts.OUTER_VISIONS
    for vision in g.shown_visions:
        g.reveal(vision)
    for vision in facts.INNER_VISIONS:
        bot_marks(g, facts.MOUNTAIN_OF[vision], "18.1.5")
    if g.harder & SPIRITS_START:
        add_spirits(g, _WOOD.spirits_start.spirits, "18.15.3")
    if g.harder & FEWER_FOUNDATIONS:
        g.tokens -= _WOOD.fewer_foundations.forge_tokens
        g.tell("bot-boxes-tokens", "18.15.5", IC, _WOOD.fewer_foundations.forge_tokens)


def extra_warriors(g: Ironwood, choice: int) -> None:
    """The chosen line of extra warriors, one line only (17.21.6, 18.15.6)."""
    if choice == 0:
        return
    entry = (_IRON if g.bot == IC else _WOOD).extra_warriors.choices[choice - 1]
    g.then(steps.BOT_RANDOM_PLACE, A_WARRIOR, entry.places, 0)
    if entry.ferrum:
        add_unit(g, facts.WARRIOR, MT + FERRUM, "17.21.6")


def bot_random_place(g: Ironwood, what: int, left: int, done: int) -> Rule:
    """One more different random place of its kind."""
    if what == A_FOUNDATION:
        places = [MT + m for m in OUTER_MOUNTAINS]
    else:
        places = [MT + m for m in INNER_MOUNTAINS] if g.bot == IC else OUTER_FORESTS
    free = [p for p in places if not done >> p & 1]
    if g.companion:
        ask = g.ask(1 - g.bot, "enter-place", "17.21.4" if what == A_FOUNDATION else "17.21.6", left)
        for place in free:
            ask.offer(words.AT[place])
        choice = yield ask
        place = choice.a
    else:
        place = free[g.below(len(free))]
    if what == A_FOUNDATION:
        found(g, place - MT, "17.21.4")
    else:
        add_unit(g, facts.WARRIOR, place, "17.21.6" if g.bot == IC else "18.15.6")
    if left > 1:
        g.then(steps.BOT_RANDOM_PLACE, what, left - 1, done | 1 << place)


steps.BOT_RANDOM_PLACE.does(bot_random_place)
