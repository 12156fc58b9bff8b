"""A bot's turn: its turn card or aid, and the lines of cards and icons one after the other (17.4, 17.6, 18.5)."""

from __future__ import annotations

from typing import Final

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
from weald.games.ironwood.cards import BASIC, IC, RECRUIT_COST, WARRIOR, WW
from weald.games.ironwood.rules import steps
from weald.games.ironwood.rules.effects import burn_special
from weald.games.ironwood.rules.supply import add_unit, draw_unseen, pay, steal
from weald.games.ironwood.rules.turn import begin_turn
from weald.games.ironwood.state import NOWHERE, Ironwood
from weald.games.ironwood.words import BURN, PAY
from weald.kernel import Rule

# By the bot's side: cards in the first preparation phase with the difficulty option.
FOUR: Final[list[int]] = [DATA["bots"][bot]["difficulty"]["four_cards"]["cards"] for bot in ("woodbot", "ironbot")]


# --- the round (17.2, 18.2) ------------------------------------------------------------------------------


def bot_draw_step(g: Ironwood) -> None:
    """Step: cards of the bot deck are shuffled unseen into the bot hand (17.2.2, 18.2.2)."""
    count = FOUR[g.bot] if g.round == 1 and g.harder & FOUR_CARDS else CARDS_PER_ROUND
    draw_unseen(g, count, False)
    g.shuffle(g.hand[g.bot])
    g.tell("bot-shuffles-hand", "17.2.2" if g.bot == IC else "18.2.2", g.bot, len(g.hand[g.bot]))


def bot_recruits(g: Ironwood, side: int) -> Rule:
    """Step: the bot recruits in the end phase (17.17.1, 18.13.1), the place anew for each warrior (17.17.3)."""
    if g.crystals[side] < RECRUIT_FROM[side] or g.reserve(side) == 0:
        return
    place = yield from (ironbot.recruit_place(g) if side == IC else woodbot.recruit_place(g))
    pay(g, side, RECRUIT_COST, "17.17.1" if side == IC else "18.13.1")
    add_unit(g, WARRIOR, place, "17.17.2" if side == IC else "18.13.2")
    g.then(steps.BOT_RECRUITS, side)


# --- the turn (17.4, 18.5) -------------------------------------------------------------------------------


def bot_turn(g: Ironwood, side: int, number: int) -> None:
    """Step: one turn of the bot."""
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
    """Step: the first step of the turn card whose case holds (17.6.1, 18.5)."""
    if run != g.run:
        return  # Locate has ended the turn (18.5.1)
    if not g.hand[g.bot]:
        # Checked once, here.
        g.tell("bot-empty-hand", "17.4.7" if g.bot == IC else "18.5.7", g.bot)
        draw_unseen(g, 1, False)
        return
    run_turn_card(g)


def bot_turn_over(g: Ironwood) -> None:
    """Step."""
    g.played = NOWHERE
    if g.bot == WW:
        woodbot.check_aid(g)


def run_turn_card(g: Ironwood) -> None:
    g.changed = 0
    parts = TURN_CARD[g.bot][g.face]
    first = 1 if g.bot == WW and g.face == DISRUPTIVE else 0  # the step after a discovery is Locate's own (18.4.3)
    for i in range(first, len(parts)):
        if any_holds(g, parts[i].cases):
            g.tell("bot-step", parts[i].rule, g.bot, 8 * g.bot + 4 * g.face + i)
            g.then(steps.BOT_LINES, parts[i].program, 0, NOWHERE, g.run)
            return


# --- lines -----------------------------------------------------------------------------------------------


def bot_lines(g: Ironwood, program: int, at: int, card: int, run: int) -> Rule:
    """Step: one line, then the next, as long as nothing has ended this run of the turn."""
    lines = LINES[program]
    if run != g.run or at >= len(lines):
        return
    line = lines[at]
    word = line.word
    if word == "expend":
        yield from _expend(g, line, card)
    elif word == "draw":
        draw_unseen(g, line.count, line.to_top)
    elif word == "gain_crystals":
        bot_gain(g, line.count, line.rule)
    elif word == "if":
        g.then(steps.BOT_LINES, line.then if any_holds(g, line.cases) else line.otherwise, 0, card, g.run)
    elif word == "first_possible":
        for option in line.options:
            if ironbot.possible(g, LINES[option][0]):
                g.then(steps.BOT_LINES, option, 0, card, g.run)
                break
    elif word == "discard_this":
        discard_expended(g, card)
    elif word == "run_turn_card":
        g.run += 1  # what is left of the card and of the exhausted face is lost
        run_turn_card(g)
        return
    elif word == "human_burns":
        g.then(steps.BOT_DEMANDS, 1, 0)
    elif word == "human_chooses":
        g.then(steps.BOT_DEMANDS, 1, 1)
    elif word == "steal_crystals":
        _steal(g, line.count, line.rule)
    elif word == "win":
        if g.won:
            g.then(steps.BOT_LINES, line.then, 0, card, g.run)
    elif g.bot == IC:
        yield from ironbot.line(g, line)
    else:
        yield from woodbot.line(g, line)
    if at + 1 < len(lines):
        g.then(steps.BOT_LINES, program, at + 1, card, run)


def _expend(g: Ironwood, line: Line, card: int) -> Rule:
    """A card onto the board; for an alert icon another one on top of it, once a turn (18.14.6)."""
    if card >= 0 and g.alerts > 1:
        g.then(steps.BOT_LINES, ROWS[g.bot]["alert"][AGAIN], 0, card, g.run)
        return
    yield from expend(g, line.resolve)


def _steal(g: Ironwood, count: int, rule: str) -> None:
    if g.crystals[human(g)]:
        g.changed |= 1
        steal(g, g.bot, count, rule)


def bot_demands(g: Ironwood, cards: int, or_pay: int) -> Rule:
    """Step: the human burns a special card (17.20.10), or may pay a crystal instead (18.14.5, A-36)."""
    side = human(g)
    ask = g.ask(side, "bot-demands-choice" if or_pay else "bot-demands-burn", "18.14.5" if or_pay else "17.20.10")
    for held in g.hand[side]:
        if not BASIC[held]:
            ask.offer(BURN[held])
    if or_pay and g.crystals[side]:
        ask.offer(PAY)
    if not ask.options:
        return  # nothing can be paid, so nothing changes
    chosen = yield ask
    g.changed |= 1
    if chosen is PAY:
        _steal(g, 1, "18.14.5")
        return
    burn_special(g, side, chosen.a, False)
    if or_pay:
        g.then(steps.DRAW, g.bot, 1)


# --- battle (17.10, 18.9) --------------------------------------------------------------------------------


def bot_deploys(g: Ironwood) -> Rule:
    """Step: the top card of the bot hand, or nothing if it is empty (17.10.2, 18.9.1)."""
    rule = "17.10.2" if g.bot == IC else "18.9.1"
    card = yield from top_card(g, rule)
    if card == NOWHERE:
        g.tell("bot-deploys-nothing", rule, g.bot)
        return
    g.deployed[g.bot].append(card)
    g.tell("bot-deploys", rule, g.bot, card)


def bot_retreat(g: Ironwood, winner: int) -> Rule:
    """Step: the bot has won and always forces a retreat if it can (A-33)."""
    if winner == IC:
        yield from ironbot.send_away(g)
    else:
        yield from woodbot.send_away(g)


def bot_attack_over(g: Ironwood) -> None:
    """Step: any attack on Ferrum that Woodbot wins steals half of the crystals (18.8.7)."""
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
