"""Chapter 4, section 1: all choose a defender in secret, all are turned up, reveal abilities are resolved."""

from __future__ import annotations

from typing import Final

from weald.games.defenders import words
from weald.games.defenders.facts import ABILITY_OF, DO, LASTING
from weald.games.defenders.rules import steps
from weald.games.defenders.rules.abilities import AT_ONCE, resolve_at_once
from weald.games.defenders.rules.cards import reshuffle_if_empty, show
from weald.games.defenders.state import ACTING, CHOOSING, NONE, REVEALING, Defenders
from weald.kernel import EVERYONE, NOBODY, Decision, Rule, Why, together

HAND_FIRST: Final = Why("hand-first", "4.1.2")
HAND_FIRST_ALONE: Final = Why("hand-first", "14.2.4")


def begin_round(g: Defenders) -> None:
    """The token stays where it is (4.1.8), unless its holder has left."""
    g.round += 1
    g.phase = CHOOSING
    g.turn = NOBODY
    g.tell("round-began", "4.2.10", NOBODY, g.round)
    if g.solo:
        g.then(steps.LEAD_ALONE)
        return
    if g.gone[g.first]:
        g.first = g.clockwise(g.first)[0]
        g.note("first-player", "4.1.8", g.first)
    g.then(steps.LEAD)


def lead(g: Defenders) -> Rule:
    """Step A, simultaneous and secret (4.1.1-4.1.3). What was chosen is known only when all have chosen."""
    parts: list[Decision] = []
    players = g.clockwise(0)
    for p in players:
        if g.hand[p]:  # 4.1.2
            ask = g.ask(p, "lead", "4.1.1", g.faction[p])
            for card in sorted(g.hand[p]):
                ask.offer(words.LEAD[card])
            if g.explaining:
                ask.block(words.LEAD_TOP[g.faction[p]], HAND_FIRST)
            parts.append(ask)
    if parts:
        yield together(parts)
    chosen = [NONE] * g.players
    for part in parts:
        chosen[part.seat] = part.chosen().a
    for p in players:
        turn_up(g, p, chosen[p])
    g.learn(EVERYONE, "reveal", "4.1.4")
    g.then(steps.REVEAL_ALL)


def lead_alone(g: Defenders) -> Rule:
    """Alone: any hand card, or the top of the deck of a faction without hand cards (14.2.1, 14.2.4)."""
    ask = g.ask(0, "lead-alone", "14.2.1")
    for p in g.clockwise(0):
        for card in sorted(g.hand[p]):
            ask.offer(words.LEAD[card])
        if not g.hand[p] and g.deck[p]:
            ask.offer(words.LEAD_TOP[g.faction[p]])
        elif g.explaining and g.hand[p]:
            ask.block(words.LEAD_TOP[g.faction[p]], HAND_FIRST_ALONE)
    choice = yield ask
    if choice.verb == "lead":
        p = 0 if choice.a in g.hand[0] else 1
        turn_up(g, p, choice.a)
    else:
        p = g.faction.index(choice.a)
        turn_up(g, p, NONE)
    g.learn(EVERYONE, "reveal", "14.2.1")
    g.turn = p
    g.then(steps.REVEAL_ALL)


def turn_up(g: Defenders, p: int, card: int) -> None:
    """The card becomes the active defender, open on its discard pile (4.1.4, 14.2.1); NONE: the unseen top of the deck
    (4.1.3, 14.2.4)."""
    blind = card == NONE
    if blind:
        card = g.deck[p].pop()
    else:
        g.hand[p].remove(card)
    g.discard[p].append(card)
    show(g, card)
    g.active[p] = card
    g.team[p] = 0
    ability = ABILITY_OF[card]
    g.power[p] = ability if LASTING[ability] else NONE
    if blind:
        g.note("led-blind", "14.2.4" if g.solo else "4.1.3", p, card)
    else:
        g.note("led", "14.2.1" if g.solo else "4.1.4", p, card)
    reshuffle_if_empty(g, p)


# --- step B -------------------------------------------------------------------------------------------------


def reveal_all(g: Defenders) -> None:
    """Abilities whose order can change nothing are resolved at once; the others in the order chosen (4.1.6)."""
    g.phase = REVEALING
    g.pending = []
    order = [g.turn] if g.solo else g.clockwise(g.first)
    for p in order:
        ability = ABILITY_OF[g.active[p]]
        if DO[ability] in AT_ONCE:
            resolve_at_once(g, p, ability)
        elif not LASTING[ability]:
            g.pending.append(p)
    g.then(steps.REVEALS)


def reveals(g: Defenders) -> Rule:
    """The holder of the first-player token speaks for the table about the order (15.1.3)."""
    if not g.pending:
        g.then(steps.ACTION_PHASE)
        return
    ask = g.ask(0 if g.solo else g.first, "reveal-next", "15.1.3")
    for p in g.pending:
        ask.offer(words.REVEAL[g.faction[p]])
    choice = yield ask
    p = g.faction.index(choice.a)
    g.pending.remove(p)
    g.then(steps.REVEAL, p)
    g.then(steps.REVEALS)


def action_phase(g: Defenders) -> None:
    """From the first player clockwise, one turn each (4.2.1); alone only the faction of the card (14.2.1)."""
    g.phase = ACTING
    if g.solo:
        g.then(steps.TURN, g.turn)
    else:
        for p in g.clockwise(g.first):
            g.then(steps.TURN, p)
    g.then(steps.END_ROUND)


def end_round(g: Defenders) -> None:
    """Active defenders become ordinary discards, lasting abilities end (4.2.8, 7.3.3, 7.3.6)."""
    g.turn = NOBODY
    for p in range(g.players):
        g.active[p] = NONE
        g.team[p] = 0
        if not g.solo or g.gone[p]:  # alone a card works while it lies on top (14.2.6)
            g.power[p] = NONE
        if not g.gone[p]:
            reshuffle_if_empty(g, p)
    g.then(steps.ROUND)


steps.ROUND.does(begin_round)
steps.LEAD.does(lead)
steps.LEAD_ALONE.does(lead_alone)
steps.REVEAL_ALL.does(reveal_all)
steps.REVEALS.does(reveals)
steps.ACTION_PHASE.does(action_phase)
steps.END_ROUND.does(end_round)
