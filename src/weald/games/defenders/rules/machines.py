"""Chapters 12 and 13: the machine deck, and what each card makes the machines do."""

from __future__ import annotations

from typing import Final

from weald.games.defenders.facts import DO, FIRST_MACHINE, MACHINE_DO, SKIP_MACHINE_CARD
from weald.games.defenders.rules import steps
from weald.games.defenders.rules.cards import show
from weald.games.defenders.rules.engines import move_both_engines, move_one_engine, radar_order, redeploy_engines
from weald.games.defenders.rules.factories import build_factory, spread_pollution
from weald.games.defenders.rules.injuries import suffer
from weald.games.defenders.rules.mechs import deploy_hunters, endangered, pursue
from weald.games.defenders.shapes import MACHINE_STEPS
from weald.games.defenders.state import NONE, Defenders
from weald.kernel import EVERYONE, NOBODY

MOVE_BOTH: Final = MACHINE_STEPS.index("move_both_engines")
MOVE_FIRST: Final = MACHINE_STEPS.index("move_first_engine")
MOVE_OTHER: Final = MACHINE_STEPS.index("move_other_engine")
REDEPLOY: Final = MACHINE_STEPS.index("redeploy_engines")
BUILD_FACTORY: Final = MACHINE_STEPS.index("build_factory")
SPREAD_UNLESS_BUILT: Final = MACHINE_STEPS.index("spread_unless_built")
SPREAD: Final = MACHINE_STEPS.index("spread_pollution")
FLIP: Final = MACHINE_STEPS.index("flip_direction")
DEPLOY: Final = MACHINE_STEPS.index("deploy_hunters")
PURSUE: Final = MACHINE_STEPS.index("pursue")
INJURE: Final = MACHINE_STEPS.index("injure_leaders")

MOVES: Final = 2  # of an engine (12.2.4)
MOVES_OF_FIRST: Final = 3  # of the one the radar meets first, on a challenging card (13.1.1)


def skips(g: Defenders, p: int) -> bool:
    """Hacking: the own turn of this round flips no card (15.5.4)."""
    return g.power[p] != NONE and DO[g.power[p]] == SKIP_MACHINE_CARD


def machine_turn(g: Defenders, p: int) -> None:
    """Turn step B: exactly one card, unless Hacking cancels it (4.2.4, 4.2.5)."""
    if skips(g, p):
        g.note("hacked", "15.5.4", p)
        return
    card = g.machine_deck.pop()
    show(g, card)
    g.machine_discard.append(card)
    g.note("flipped", "12.1.1", p, card)
    g.learn(EVERYONE, "machine-card", "12.1.1")
    for p_hurt in resolve(g, p, card):
        suffer(g, p_hurt, 1, "13.1.6")
    if not g.machine_deck:  # 12.1.2
        g.machine_deck[:] = g.machine_discard
        g.machine_discard.clear()
        g.shuffle(g.machine_deck)
        g.tell("machines-reshuffled", "12.1.2", NOBODY)


def resolve(g: Defenders, p: int, card: int) -> list[int]:
    """All steps of a card in printed order; no chance, nothing hidden. Returns who is injured at its end."""
    built = False
    hurt: list[int] = []
    order: list[int] = []
    for step in MACHINE_DO[card - FIRST_MACHINE]:
        if step == MOVE_BOTH:
            move_both_engines(g, MOVES)
        elif step == MOVE_FIRST:  # 13.1.1
            order = radar_order(g)
            if order:
                move_one_engine(g, order[0], MOVES_OF_FIRST)
        elif step == MOVE_OTHER:
            if len(order) > 1:
                move_one_engine(g, order[1], MOVES)
        elif step == REDEPLOY:
            redeploy_engines(g)
        elif step == FLIP:  # 12.9.1
            g.direction = -g.direction
            g.tell("direction-flipped", "12.9.1", NOBODY, g.direction)
        elif step == BUILD_FACTORY:
            built = build_factory(g)
        elif step == SPREAD_UNLESS_BUILT:  # 12.6.1
            if not built:
                spread_pollution(g)
        elif step == SPREAD:  # 13.1.4
            spread_pollution(g)
        elif step == DEPLOY:
            deploy_hunters(g)
        elif step == PURSUE:
            pursue(g, p)
        elif step == INJURE:
            hurt = endangered(g, p)
    return hurt


steps.MACHINE_TURN.does(machine_turn)
