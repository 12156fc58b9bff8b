"""Battle: ambush, roll, effects, hits (4.3). One pipeline for everybody, in stages that factions plug into (``Faction``).

Every step puts the next one on the agenda. What the battle is about is in ``g.battle``: two forces, each a side, the seat
that decides for it and the seat that scores for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.facts import (
    AMBUSH,
    BIRDS,
    CARD_FACE,
    CARD_MASK,
    CARD_TYPE,
    FACES,
    FACES_OF_DIE,
    FITTING,
    face_named,
)
from weald.games.root.names import HIT_REASONS
from weald.games.root.pieces import CHAMPIONS_OF, WARRIOR_OF
from weald.games.root.rules import steps
from weald.games.root.rules.cards import discard, in_play, pick
from weald.games.root.rules.faction import FACTIONS
from weald.games.root.rules.pieces import can_fight_from, has_piece, is_enemy, warriors
from weald.games.root.rules.reasons import NO_FIGHTERS
from weald.games.root.rules.victory import score
from weald.games.root.sheet import NO_SIDE
from weald.games.root.state import (
    ALLY,
    ATTACKER,
    BATTLE_SIZE,
    DEFENDER,
    ENLISTED,
    EXTRA,
    FORCE,
    INSTIGATOR,
    ROLLED,
    SCORER,
    SEAT,
    USED,
    WHERE,
    Root,
)  # fmt: skip
from weald.games.root.words import AGAINST, DONE, FIRST, IN, USE
from weald.games.root.words import AMBUSH as AMBUSH_WITH
from weald.kernel import EVERYONE, NOBODY, Decision, Option, Rule, Step, Why

NOBODY_TO_FIGHT: Final = Why("nobody-to-fight", "4.3b")
NOT_THERE: Final = Why("not-there", "4.3b")
NOT_AGAINST_THEIR_OWN: Final = Why("not-against-their-own", "11.2.7.IIIa")
NOT_AN_ENEMY: Final = Why("not-an-enemy", "G.1.27")
WRONG_AMBUSH: Final = Why("wrong-ambush", "4.3.1")
AMBUSH_HITS: Final = 2  # 4.3.1.IIa


def hit_reason(name: str) -> int:
    """Why a side deals extra hits, as the log says it."""
    HIT_REASONS.append(name)
    return len(HIT_REASONS) - 1


DEFENSELESS: Final = hit_reason("defenseless")
SAPPED: Final = hit_reason("sappers")
BRUTAL: Final = hit_reason("brutal_tactics")
SCOUTING_PARTY: Final = face_named("scouting_party")


# --- who and where (4.3a, 4.3b) --------------------------------------------------------------------------


def cannot_defend(g: Root, side: int, other: int, c: int) -> Why | None:
    if not is_enemy(g, side, other):
        return NOT_AN_ENEMY
    if not has_piece(g, other, c):
        return NOT_THERE
    for band in g.bands:
        why = FACTIONS[band].shields(g, side, other, c)
        if why is not None:
            return why
    return NOT_AGAINST_THEIR_OWN if side == g.hirer and other == g.hired and not warriors(g, side, c) else None


def cannot_battle_in(g: Root, side: int, c: int) -> Why | None:
    if not can_fight_from(g, side, c):
        return NO_FIGHTERS
    for other in g.foes:
        if cannot_defend(g, side, other, c) is None:
            return None
    return NOBODY_TO_FIGHT


def can_battle(g: Root, seat: int, suit: int) -> bool:
    side = g.side[seat]
    fitting = FITTING[suit]
    if WARRIOR_OF[side] < 0:
        c = g.pawns[side]
        return c < CLEARINGS and g.suits[c] & fitting > 0 and cannot_battle_in(g, side, c) is None
    first = WARRIOR_OF[side] * SPOTS
    for c in range(CLEARINGS):
        stands = g.on[first + c] or CHAMPIONS_OF[side] or side == g.hirer
        if stands and g.suits[c] & fitting and cannot_battle_in(g, side, c) is None:
            return True
    return False


def is_priced(g: Root, side: int, c: int) -> bool:
    """Is somebody there whom this side may attack or not, as a hand says?"""
    for band in g.bands:
        if FACTIONS[band].priced_by_hand(g, side, c):
            return True
    return False


def has_other_defenders(g: Root, side: int, c: int) -> bool:
    """May it attack somebody there whatever it holds?"""
    for other in g.foes:
        if not FACTIONS[other].priced_by_hand(g, side, c) and cannot_defend(g, side, other, c) is None:
            return True
    return False


def offer_defenders(g: Root, ask: Decision, side: int, c: int) -> None:
    if is_priced(g, side, c) and has_other_defenders(g, side, c):
        ask.secret = True  # nobody must see whether there was a choice
    for other in g.foes:
        if other != side:
            ask.offer(AGAINST[other], cannot_defend(g, side, other, c))


def battle(g: Root, seat: int, suit: int) -> Rule:
    """Choose the clearing and the defender."""
    side = g.side[seat]
    ask = g.ask(seat, "battle-where", "4.3a")
    others = priced = False
    for c in range(CLEARINGS):
        if not g.suits[c] & FITTING[suit]:
            if g.explaining:
                ask.block(IN[c], Why("wrong-suit", FACTIONS[side].suited_battle))
        elif can_fight_from(g, side, c) or g.explaining:
            ask.offer(IN[c], cannot_battle_in(g, side, c))
            if g.bands and has_other_defenders(g, side, c):
                others = True
            elif is_priced(g, side, c):
                priced = True
    ask.secret = others and priced
    choice = yield ask
    c = choice.a
    ask = g.ask(seat, "battle-whom", "4.3b", c)
    offer_defenders(g, ask, side, c)
    choice = yield ask
    start_battle(g, side, choice.a, c, NOBODY)


def battle_in(g: Root, seat: int, c: int) -> Rule | None:
    """A battle in a clearing that is given."""
    return ask_battle_in(g, seat, c) if cannot_battle_in(g, g.side[seat], c) is None else None


def ask_battle_in(g: Root, seat: int, c: int) -> Rule:
    side = g.side[seat]
    ask = g.ask(seat, "battle-whom", "4.3b", c)
    offer_defenders(g, ask, side, c)
    choice = yield ask
    start_battle(g, side, choice.a, c, NOBODY)


def start_battle(g: Root, attacker: int, defender: int, c: int, instigator: int) -> None:
    """Two sides fight; a Vagrant who has set them on each other scores for both (D.4.2a)."""
    fight = [0] * BATTLE_SIZE
    sides = (attacker, defender)
    for which in (ATTACKER, DEFENDER):
        fight[FORCE + which] = sides[which]
        fight[SEAT + which] = g.seat_of[sides[which]]
        fight[SCORER + which] = fight[SEAT + which] if instigator == NOBODY else instigator
    fight[WHERE] = c
    fight[INSTIGATOR] = instigator
    fight[ALLY] = NO_SIDE
    fight[ENLISTED] = NO_SIDE
    g.battle = fight
    g.doomed = []
    if fight[SEAT + ATTACKER] != NOBODY:
        g.tell("battled", "4.3a", fight[SEAT + ATTACKER], defender, c)
    else:
        g.tell("hireling-battled", "E.3.4a", NOBODY, attacker, defender, c)
    for which in (ATTACKER, DEFENDER):
        if FACTIONS[sides[which]].declares:
            g.then(steps.BATTLE_DECLARE, which)
    g.then(steps.BATTLE_AMBUSH)


def battle_declare(g: Root, which: int) -> Rule | None:
    return FACTIONS[g.battle[FORCE + which]].declare(g, which)


# --- step 1: ambush (4.3.1) ------------------------------------------------------------------------------


def battle_ambush(g: Root) -> Rule | None:
    fight = g.battle
    if in_play(g, fight[SEAT + ATTACKER], SCOUTING_PARTY):
        g.then(steps.BATTLE_JOIN)
        return None
    return ask_for_ambush(g, DEFENDER, steps.BATTLE_FOIL, steps.BATTLE_JOIN)


def battle_foil(g: Root) -> Rule | None:
    """The attacker may foil the ambush with one of their own (4.3.1.I)."""
    return ask_for_ambush(g, ATTACKER, steps.BATTLE_JOIN, steps.BATTLE_AMBUSHED)


def ask_for_ambush(g: Root, which: int, played: Step, not_played: Step) -> Rule | None:
    """The gate: somebody without cards is not asked, as everybody can see."""
    seat = g.battle[SEAT + which]
    if seat == NOBODY or not g.hands[seat]:
        g.then(not_played)
        return None
    return ask_ambush(g, which, played, not_played)


def ask_ambush(g: Root, which: int, played: Step, not_played: Step) -> Rule:
    fight = g.battle
    seat = fight[SEAT + which]
    hand = g.hands[seat]
    suits = g.suits[fight[WHERE]] | BIRDS
    rule = "4.3.1" if which == DEFENDER else "4.3.1.I"
    ask = g.ask(seat, "ambush" if which == DEFENDER else "foil", rule, fight[FORCE + 1 - which], fight[WHERE])
    ask.secret = True
    ask.offer(DONE)
    last = -1
    for card in sorted(hand):
        if CARD_TYPE[card] == AMBUSH and CARD_FACE[card] != last:
            last = CARD_FACE[card]
            ask.offer(AMBUSH_WITH[last], None if CARD_MASK[card] & suits else WRONG_AMBUSH)
    choice = yield ask
    if choice is DONE:
        g.then(not_played)
        return
    card = pick(g, hand, choice.a)
    g.tell("ambushed" if which == DEFENDER else "foiled", rule, seat, card)
    g.learn(EVERYONE, "revealed-card", rule)
    discard(g, card)
    g.then(played)


def battle_ambushed(g: Root) -> None:
    """Two hits at once (4.3.1.IIa); then the battle goes on if the attacker still stands (4.3.1.IIb)."""
    g.then(steps.LOSSES, ATTACKER, AMBUSH_HITS)
    g.then(steps.BATTLE_REMOVAL)
    g.then(steps.BATTLE_SURVIVORS)


def battle_survivors(g: Root) -> None:
    fight = g.battle
    if FACTIONS[fight[FORCE + ATTACKER]].remains_after_ambush(g, ATTACKER, fight[WHERE]):
        g.then(steps.BATTLE_JOIN)
    else:
        g.tell("battle-over", "4.3.1.IIb", fight[SEAT + ATTACKER])
        g.then(steps.BATTLE_END)


# --- step 2: roll (4.3.2) --------------------------------------------------------------------------------


def battle_join(g: Root) -> None:
    """Those who fight may prepare, and factions that do not may take a hand, before the dice are rolled."""
    fight = g.battle
    for which in (ATTACKER, DEFENDER):
        if FACTIONS[fight[FORCE + which]].prepares:
            g.then(steps.BATTLE_PREPARE, which)
    for side in g.sides:
        if FACTIONS[side].watches_battles and side != fight[FORCE + ATTACKER] and side != fight[FORCE + DEFENDER]:
            g.then(steps.BATTLE_BYSTANDER, side)
    g.then(steps.BATTLE_ROLL)


def battle_prepare(g: Root, which: int) -> Rule | None:
    return FACTIONS[g.battle[FORCE + which]].prepare(g, which)


def battle_bystander(g: Root, side: int) -> Rule | None:
    return FACTIONS[side].joins(g)


def battle_roll(g: Root) -> None:
    fight = g.battle
    c = fight[WHERE]
    one = FACES_OF_DIE[g.below(len(FACES_OF_DIE))]
    two = FACES_OF_DIE[g.below(len(FACES_OF_DIE))]
    high = max(one, two)
    low = min(one, two)
    attacker = FACTIONS[fight[FORCE + ATTACKER]]
    defender = FACTIONS[fight[FORCE + DEFENDER]]
    if defender.defends_with_higher() or dice_turned(g):  # 8.2.2
        high, low = low, high
    fight[ROLLED + ATTACKER] = min(high, attacker.max_rolled_hits(g, ATTACKER, c))
    most = defender.max_rolled_hits(g, DEFENDER, c)
    if fight[ENLISTED] != NO_SIDE:
        most += FACTIONS[fight[ENLISTED]].lends(g)  # D.5.2a
    fight[ROLLED + DEFENDER] = min(low, most)
    seat = fight[SEAT + ATTACKER]
    g.tell("rolled", "4.3.2a", seat, one, two, fight[ROLLED + ATTACKER], fight[ROLLED + DEFENDER])
    g.learn(EVERYONE, "rolled-dice", "4.3.2a")
    for which in (ATTACKER, DEFENDER):
        for count, rule, why in FACTIONS[fight[FORCE + which]].extra_hits(g, which):
            add_hits(g, which, count, rule, why)
    for band in g.bands:
        for which in (ATTACKER, DEFENDER):
            for count, rule, why in FACTIONS[band].supports(g, which):
                add_hits(g, which, count, rule, why)
    if defender.defenseless(g, c):
        add_hits(g, ATTACKER, 1, "4.3.3.II", DEFENSELESS)
    g.then(steps.BATTLE_EFFECTS)


def dice_turned(g: Root) -> bool:
    for band in g.bands:
        if FACTIONS[band].turns_dice(g):
            return True
    return False


def add_hits(g: Root, which: int, count: int, rule: str, why: int) -> None:
    g.battle[EXTRA + which] += count
    if g.battle[SEAT + which] != NOBODY:
        g.tell("extra-hit", rule, g.battle[SEAT + which], count, why)
    else:
        g.tell("hireling-extra-hit", rule, NOBODY, g.battle[FORCE + which], count, why)


# --- step 3: effects (4.3.3) -----------------------------------------------------------------------------


class BattleEffect:
    """Something one may do after the roll: a card in play, or what a faction can."""

    def __init__(
        self, option: Option, can: Callable[[Root, int], bool], use: Callable[[Root, int], None], card: int = -1
    ) -> None:
        self.option = option
        self.can = can  # of the state and the side of the battle
        self.use = use
        self.card = card  # the face it is printed on
        self.number: int = len(EFFECTS)
        EFFECTS.append(self)
        if card >= 0:
            _BY_FACE[card] = self


EFFECTS: Final[list[BattleEffect]] = []
_BY_FACE: Final[list[BattleEffect | None]] = [None] * FACES


def used(g: Root, which: int, effect: BattleEffect) -> bool:
    return bool(g.battle[USED + which] >> effect.number & 1)


def effects_of(g: Root, which: int) -> list[int]:
    """Optional effects of one side, as numbers in ``EFFECTS``: its cards in the order they were crafted, then its own."""
    fight = g.battle
    seat = fight[SEAT + which]
    if seat == NOBODY:
        return []
    out: list[int] = []
    for card in g.play[seat]:
        effect = _BY_FACE[CARD_FACE[card]]
        if effect is not None and effect.can(g, which):
            out.append(effect.number)
    for number in FACTIONS[fight[FORCE + which]].battle_effects(g, which):
        if EFFECTS[number].can(g, which):
            out.append(number)
    return out


def battle_effects(g: Root) -> Rule | None:
    attacker = effects_of(g, ATTACKER)
    defender = effects_of(g, DEFENDER)
    if attacker and defender:
        return ask_who_first(g)
    if attacker:
        g.then(steps.BATTLE_EFFECT, ATTACKER)
    if defender:
        g.then(steps.BATTLE_EFFECT, DEFENDER)
    g.then(steps.BATTLE_HITS)
    return None


def ask_who_first(g: Root) -> Rule:
    """Both sides hold effects: the attacker decides who resolves first (4.3.3b)."""
    ask = g.ask(g.battle[SEAT + ATTACKER], "who-first", "4.3.3b")
    ask.offer(FIRST[ATTACKER])
    ask.offer(FIRST[DEFENDER])
    choice = yield ask
    first = choice.a
    g.then(steps.BATTLE_EFFECT, first)
    g.then(steps.BATTLE_EFFECT, 1 - first)
    g.then(steps.BATTLE_HITS)


def battle_effect(g: Root, which: int) -> Rule | None:
    return ask_battle_effect(g, which) if effects_of(g, which) else None


def ask_battle_effect(g: Root, which: int) -> Rule:
    fight = g.battle
    foe = 1 - which
    ask = g.ask(fight[SEAT + which], "battle-effect", "4.3.3a", fight[ROLLED + foe], fight[EXTRA + foe])
    ask.offer(DONE)
    for number in effects_of(g, which):
        ask.offer(EFFECTS[number].option)
    choice = yield ask
    for effect in EFFECTS:
        if effect.option is choice:
            fight[USED + which] |= 1 << effect.number
            effect.use(g, which)
            g.then(steps.BATTLE_EFFECT, which)


def always(g: Root, which: int) -> bool:
    return True


def armorers(g: Root, which: int) -> None:
    """Discard them: rolled hits do nothing to you."""
    seat = g.battle[SEAT + which]
    discard(g, pick(g, g.play[seat], ARMORERS.card))
    g.battle[ROLLED + 1 - which] = 0
    g.tell("armorers", "4.3.3a", seat)


def defending(g: Root, which: int) -> bool:
    return which == DEFENDER


def sappers(g: Root, which: int) -> None:
    """Discard them: one extra hit as the defender."""
    discard(g, pick(g, g.play[g.battle[SEAT + which]], SAPPERS.card))
    add_hits(g, which, 1, "4.3.3.I", SAPPED)


def attacking_first_time(g: Root, which: int) -> bool:
    return which == ATTACKER and not used(g, which, BRUTAL_TACTICS)


def brutal_tactics(g: Root, which: int) -> None:
    """One extra hit as the attacker; the defender scores 1."""
    add_hits(g, which, 1, "4.3.3.I", BRUTAL)
    defender = g.battle[SEAT + DEFENDER]
    if defender != NOBODY:
        score(g, defender, 1, "4.3.3a")


def _card(name: str, can: Callable[[Root, int], bool], use: Callable[[Root, int], None]) -> BattleEffect:
    return BattleEffect(USE[face_named(name)], can, use, face_named(name))


ARMORERS: Final = _card("armorers", always, armorers)
SAPPERS: Final = _card("sappers", defending, sappers)
BRUTAL_TACTICS: Final = _card("brutal_tactics", attacking_first_time, brutal_tactics)


# --- step 4: hits (4.3.4) --------------------------------------------------------------------------------


def battle_hits(g: Root) -> None:
    fight = g.battle
    by_attacker = fight[ROLLED + ATTACKER] + fight[EXTRA + ATTACKER]
    by_defender = fight[ROLLED + DEFENDER] + fight[EXTRA + DEFENDER]
    g.tell("hits", "4.3.4a", fight[SEAT + ATTACKER], by_attacker, by_defender)
    if by_attacker:
        g.then(steps.LOSSES, DEFENDER, by_attacker)
    if by_defender:
        g.then(steps.LOSSES, ATTACKER, by_defender)
    g.then(steps.BATTLE_REMOVAL)
    g.then(steps.BATTLE_END)


steps.BATTLE.does(battle)
steps.BATTLE_IN.does(battle_in)
steps.BATTLE_DECLARE.does(battle_declare)
steps.BATTLE_AMBUSH.does(battle_ambush)
steps.BATTLE_FOIL.does(battle_foil)
steps.BATTLE_AMBUSHED.does(battle_ambushed)
steps.BATTLE_SURVIVORS.does(battle_survivors)
steps.BATTLE_JOIN.does(battle_join)
steps.BATTLE_PREPARE.does(battle_prepare)
steps.BATTLE_BYSTANDER.does(battle_bystander)
steps.BATTLE_ROLL.does(battle_roll)
steps.BATTLE_EFFECTS.does(battle_effects)
steps.BATTLE_EFFECT.does(battle_effect)
steps.BATTLE_HITS.does(battle_hits)
