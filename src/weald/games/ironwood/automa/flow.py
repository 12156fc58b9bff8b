"""A bot's turn: its turn card or aid, and the lines of cards and icons one after the other (17.4, 17.6, 18.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from weald.games.ironwood import facts, words
from weald.games.ironwood.automa import ironbot, woodbot
from weald.games.ironwood.automa.bot import bot_gain, discard_expended, expend, human, top_card
from weald.games.ironwood.automa.cases import any_holds
from weald.games.ironwood.automa.difficulty import FOUR_CARDS
from weald.games.ironwood.automa.script import (
    AGAIN,
    CARDS_PER_ROUND,
    DISRUPTIVE,
    LINES,
    RECRUIT_FROM,
    ROWS,
    TURN_CARD,
    Line,
)
from weald.games.ironwood.board import DATA, FERRUM, MT
from weald.games.ironwood.facts import IC, WW
from weald.games.ironwood.names import bot_step
from weald.games.ironwood.rules import steps
from weald.games.ironwood.rules.effects import burn_special, use_burn_effect
from weald.games.ironwood.rules.supply import BY_WOODBOT, add_unit, draw_unseen, pay, steal
from weald.games.ironwood.rules.turn import begin_turn
from weald.games.ironwood.state import Ironwood
from weald.kernel import NOWHERE, Rule, RulesBug

# By the bot's side: cards in the first preparation phase with the difficulty option.
FOUR: Final[list[int]] = [
    DATA.files.bots.woodbot.difficulty.four_cards.cards,
    DATA.files.bots.ironbot.difficulty.four_cards.cards,
]


# --- the round (17.2, 18.2) ------------------------------------------------------------------------------


def bot_draw_step(g: Ironwood) -> None:
    """Cards of the bot deck are shuffled unseen into the bot hand (17.2.2, 18.2.2)."""
    count = FOUR[g.bot] if g.round == 1 and g.harder & FOUR_CARDS else CARDS_PER_ROUND
    draw_unseen(g, count, False)
    g.shuffle(g.hand[g.bot])
    g.tell("bot-shuffles-hand", "17.2.2" if g.bot == IC else "18.2.2", g.bot, len(g.hand[g.bot]))


def bot_recruits(g: Ironwood, side: int) -> Rule:
    """The bot recruits in the end phase (17.17.1, 18.13.1), the place anew for each warrior (17.17.3)."""
    if g.crystals[side] < RECRUIT_FROM[side] or g.reserve(side) == 0:
        return
    place = yield from (ironbot.recruit_place(g) if side == IC else woodbot.recruit_place(g))
    pay(g, side, facts.RECRUIT_COST, "17.17.1" if side == IC else "18.13.1")
    add_unit(g, facts.WARRIOR, place, "17.17.2" if side == IC else "18.13.2")
    g.then(steps.BOT_RECRUITS, side)


# --- the turn (17.4, 18.5) -------------------------------------------------------------------------------


def bot_turn(g: Ironwood, side: int, number: int) -> None:
    """One turn of the bot."""
    begin_turn(g, side, number)
    g.run += 1
    g.alerts = 0
    if side == IC:
        ironbot.set_approach(g)  # 17.4.1
    elif g.face == DISRUPTIVE:
        g.then(steps.BOT_LOCATE, 0)  # 18.4.1
    g.then(steps.BOT_FLOW, g.run)
    g.then(steps.BOT_TURN_OVER)


def bot_flow(g: Ironwood, run: int) -> None:
    """The first step of the turn card whose case holds (17.6.1, 18.5)."""
    if run != g.run:
        return  # Locate has ended the turn (18.5.1)
    if not g.hand[g.bot]:
        # Checked once, here.
        g.tell("bot-empty-hand", "17.4.7" if g.bot == IC else "18.5.7", g.bot)
        draw_unseen(g, 1, False)
        return
    run_turn_card(g)


def bot_turn_over(g: Ironwood) -> None:
    """Nothing is being resolved any more; Woodbot looks at its aid (18.6.2)."""
    g.played = NOWHERE
    if g.bot == WW:
        woodbot.check_aid(g)


def run_turn_card(g: Ironwood) -> None:
    g.changed = 0
    parts = TURN_CARD[g.bot][g.face]
    first = 1 if g.bot == WW and g.face == DISRUPTIVE else 0  # the step after a discovery is Locate's own (18.4.3)
    for i in range(first, len(parts)):
        if any_holds(g, parts[i].cases):
            g.tell("bot-step", parts[i].rule, g.bot, bot_step(g.bot, g.face, i))
            g.then(steps.BOT_LINES, parts[i].program, 0, NOWHERE, g.run)
            return


# --- lines -----------------------------------------------------------------------------------------------


def bot_lines(g: Ironwood, program: int, at: int, card: int, run: int) -> Rule:
    """One line, then the next, as long as nothing has ended this run of the turn (17.4.3)."""
    lines = LINES[program]
    if run != g.run or at >= len(lines):
        return
    line = lines[at]
    do = WORDS[g.bot].get(line.word)
    if do is None:
        raise RulesBug(f"no rule does {line.word!r}")
    asks = do(g, line, card)
    if asks is not None:
        yield from asks
    if run == g.run and at + 1 < len(lines):
        g.then(steps.BOT_LINES, program, at + 1, card, run)


def _expend(g: Ironwood, line: Line, card: int) -> Rule | None:
    """A card onto the board; for an alert icon another one on top of it, once a turn (18.14.6)."""
    if card >= 0 and g.alerts > 1:
        g.then(steps.BOT_LINES, ROWS[g.bot]["alert"][AGAIN], 0, card, g.run)
        return None
    return ask_expend(g, line)


def ask_expend(g: Ironwood, line: Line) -> Rule:
    yield from expend(g, line.resolve)


def _draw(g: Ironwood, line: Line, card: int) -> None:
    draw_unseen(g, line.count, line.to_top)


def _gain(g: Ironwood, line: Line, card: int) -> None:
    bot_gain(g, line.count, line.rule)


def _if(g: Ironwood, line: Line, card: int) -> None:
    g.then(steps.BOT_LINES, line.then if any_holds(g, line.cases) else line.otherwise, 0, card, g.run)


def _first_possible(g: Ironwood, line: Line, card: int) -> None:
    """The first bullet that can be resolved (17.4.4)."""
    for option in line.options:
        if ironbot.possible(g, LINES[option][0]):
            g.then(steps.BOT_LINES, option, 0, card, g.run)
            break


def _discard_this(g: Ironwood, line: Line, card: int) -> None:
    discard_expended(g, card)


def _run_turn_card(g: Ironwood, line: Line, card: int) -> None:
    g.run += 1  # what is left of the card and of the exhausted face is lost
    run_turn_card(g)


def _human_burns(g: Ironwood, line: Line, card: int) -> None:
    g.then(steps.BOT_DEMANDS, 1, 0)


def _human_chooses(g: Ironwood, line: Line, card: int) -> None:
    g.then(steps.BOT_DEMANDS, 1, 1)


def _steal_crystals(g: Ironwood, line: Line, card: int) -> None:
    _steal(g, line.count, line.rule)


def _win(g: Ironwood, line: Line, card: int) -> None:
    if g.won:
        g.then(steps.BOT_LINES, line.then, 0, card, g.run)


Doing = Callable[[Ironwood, Line, int], Rule | None]
COMMON: Final[dict[str, Doing]] = {
    "expend": _expend,
    "draw": _draw,
    "gain_crystals": _gain,
    "if": _if,
    "first_possible": _first_possible,
    "discard_this": _discard_this,
    "run_turn_card": _run_turn_card,
    "human_burns": _human_burns,
    "human_chooses": _human_chooses,
    "steal_crystals": _steal_crystals,
    "win": _win,
}
# What the words of turn cards and action tables do, by the bot's side (``bot_shapes`` lists them).
WORDS: Final[list[dict[str, Doing]]] = [{**COMMON, **woodbot.WORDS}, {**COMMON, **ironbot.WORDS}]


def _steal(g: Ironwood, count: int, rule: str) -> None:
    if g.crystals[human(g)]:
        g.changed |= 1
        steal(g, g.bot, count, rule)


def bot_demands(g: Ironwood, cards: int, or_pay: int) -> Rule:
    """The human burns a special card (17.20.10), or may pay a crystal instead (18.14.5, A-36)."""
    side = human(g)
    ask = g.ask(side, "bot-demands-choice" if or_pay else "bot-demands-burn", "18.14.5" if or_pay else "17.20.10")
    for held in g.hand[side]:
        if not facts.BASIC[held]:
            ask.offer(words.BURN[held])
    if or_pay and g.crystals[side]:
        ask.offer(words.PAY)
    if not ask.options:
        return  # nothing can be paid, so nothing changes
    choice = yield ask
    g.changed |= 1
    if choice is words.PAY:
        _steal(g, 1, "18.14.5")
        return
    burn_special(g, side, choice.a)
    use_burn_effect(g, choice.a)
    if or_pay:
        g.then(steps.DRAW, g.bot, 1, BY_WOODBOT)


# --- battle (17.10, 18.9) --------------------------------------------------------------------------------


def bot_deploys(g: Ironwood) -> Rule:
    """The top card of the bot hand, or nothing if it is empty (17.10.2, 18.9.1)."""
    rule = "17.10.2" if g.bot == IC else "18.9.1"
    card = yield from top_card(g, rule)
    if card == NOWHERE:
        g.tell("bot-deploys-nothing", rule, g.bot)
        return
    g.deployed[g.bot].append(card)
    g.tell("bot-deploys", rule, g.bot, card)


def bot_retreat(g: Ironwood, winner: int) -> Rule:
    """The bot has won and always forces a retreat if it can (A-33)."""
    if winner == IC:
        yield from ironbot.send_away(g)
    else:
        yield from woodbot.send_away(g)


def bot_attack_over(g: Ironwood) -> None:
    """Any attack on Ferrum that Woodbot wins steals half of the crystals (18.8.7)."""
    if g.bot == WW and g.won and g.attack_to == MT + FERRUM:
        _steal(g, (g.crystals[human(g)] + 1) // 2, "18.8.7")


steps.BOT_DRAW_STEP.does(bot_draw_step)
steps.BOT_TURN.does(bot_turn)
steps.BOT_FLOW.does(bot_flow)
steps.BOT_LINES.does(bot_lines)
steps.BOT_DEMANDS.does(bot_demands)
steps.BOT_DEPLOYS.does(bot_deploys)
steps.BOT_RETREAT.does(bot_retreat)
steps.BOT_ATTACK_OVER.does(bot_attack_over)
steps.BOT_RECRUITS.does(bot_recruits)
steps.BOT_TURN_OVER.does(bot_turn_over)
