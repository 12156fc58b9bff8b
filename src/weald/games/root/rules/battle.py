"""Battle: ambush, roll, effects, hits (4.3). One pipeline for everybody; factions plug in through ``Faction``.

Every step puts the next one on the agenda. What the battle is about is in ``g.battle``.
"""

from __future__ import annotations

from typing import Final

from weald.games.root.deck import (
    AMBUSH,
    ARMORERS,
    BRUTAL_TACTICS,
    CARD_FACE,
    CARD_TYPE,
    FACE_TYPE,
    SAPPERS,
    SCOUTING_PARTY,
)
from weald.games.root.rules import steps
from weald.games.root.rules.cards import discard, faces, pick
from weald.games.root.rules.faction import FACTIONS, faction_of
from weald.games.root.rules.items import condition_count, exhaust, undamaged_swords
from weald.games.root.rules.pieces import can_fight_from, has_piece, is_enemy
from weald.games.root.rules.victory import score
from weald.games.root.state import (
    ALLY,
    ATTACKER,
    ATTACKER_EXTRA,
    ATTACKER_ROLLED,
    BATTLE_SIZE,
    DEFENDER,
    DEFENDER_EXTRA,
    DEFENDER_ROLLED,
    ENLISTED,
    INSTIGATOR,
    USED_BY_ATTACKER,
    WHERE,
    Root,
)
from weald.games.root.things import (
    ALLIED,
    ARBITER,
    BIRD,
    CLEARINGS,
    FACES_OF_DIE,
    READY,
    RONIN,
    SWORD,
    VAGABOND,
)
from weald.games.root.words import AGAINST, ALLY_WITH, AMBUSH_WITH, DONE, ENLIST, FIRST, IN, SWIFT_STRIKE, USE
from weald.kernel.decision import Decision, Rule, Why

NOBODY_TO_FIGHT: Final = Why("nobody-to-fight", "4.3b")
NO_FIGHTERS: Final = Why("no-fighters", "4.3a")
NOT_THERE: Final = Why("not-there", "4.3b")
NOT_AN_ENEMY: Final = Why("not-an-enemy", "G.1.27")
WRONG_SUIT: Final = Why("wrong-suit", "7.5.2.III")
WRONG_AMBUSH: Final = Why("wrong-ambush", "4.3.1")
USED_SWIFT_STRIKE: Final = 1
USED_BRUTAL: Final = 2


# --- who and where (4.3a, 4.3b) --------------------------------------------------------------------------


def cannot_defend(g: Root, attacker: int, defender: int, c: int) -> Why | None:
    if not is_enemy(g, attacker, defender):
        return NOT_AN_ENEMY
    return None if has_piece(g, g.side[defender], c) else NOT_THERE


def cannot_battle_in(g: Root, attacker: int, c: int) -> Why | None:
    if not can_fight_from(g, g.side[attacker], c):
        return NO_FIGHTERS
    for other in range(g.players):
        if cannot_defend(g, attacker, other, c) is None:
            return None
    return NOBODY_TO_FIGHT


def can_battle(g: Root, seat: int, suit: int) -> bool:
    side = g.side[seat]
    for c in range(CLEARINGS):
        if (suit == BIRD or g.suits[c] == suit) and can_fight_from(g, side, c) and cannot_battle_in(g, seat, c) is None:
            return True
    return False


def battle(g: Root, seat: int, suit: int) -> Rule:
    """Choose the clearing and the defender."""
    side = g.side[seat]
    ask = g.ask(seat, "battle-where", "4.3a")
    for c in range(CLEARINGS):
        if suit != BIRD and g.suits[c] != suit:
            ask.block(IN[c], WRONG_SUIT)
        elif can_fight_from(g, side, c) or g.explaining:
            ask.offer(IN[c], cannot_battle_in(g, seat, c))
    choice = yield ask
    c = choice.a
    ask = g.ask(seat, "battle-whom", "4.3b", c)
    for other in range(g.players):
        if other != seat:
            ask.offer(AGAINST[g.side[other]], cannot_defend(g, seat, other, c))
    choice = yield ask
    whom = choice.a
    start_battle(g, seat, g.seat_of[whom], c, -1)


def start_battle(g: Root, attacker: int, defender: int, c: int, instigator: int) -> None:
    fight = [0] * BATTLE_SIZE
    fight[ATTACKER] = attacker
    fight[DEFENDER] = defender
    fight[WHERE] = c
    fight[INSTIGATOR] = instigator
    fight[ALLY] = -1
    fight[ENLISTED] = -1
    g.battle = fight
    g.doomed = []
    g.tell("battled", "4.3a", attacker, g.side[defender], c)
    g.then(steps.BATTLE_ALLY)


def battle_ally(g: Root) -> Rule | None:
    """A Vagabond who starts a battle may treat the warriors of one ally there as own (9.2.9.II.c1)."""
    fight = g.battle
    g.then(steps.BATTLE_AMBUSH)
    attacker = fight[ATTACKER]
    if g.side[attacker] < VAGABOND or fight[INSTIGATOR] not in (-1, attacker):
        return None
    allies = _allies(g, attacker)
    return _choose_ally(g, attacker, allies) if allies else None


def _allies(g: Root, attacker: int) -> list[int]:
    v = g.side[attacker] - VAGABOND
    return [
        side
        for side in range(VAGABOND)
        if g.relations[v * 5 + side] == ALLIED
        and g.on[side * CLEARINGS + g.battle[WHERE]]
        and g.seat_of[side] != g.battle[DEFENDER]  # 9.2.9.II.c2
    ]


def _choose_ally(g: Root, attacker: int, allies: list[int]) -> Rule:
    ask = g.ask(attacker, "battle-ally", "9.2.9.II.c1", g.battle[WHERE])
    for side in allies:
        ask.offer(ALLY_WITH[side])
    ask.offer(DONE)
    ask.default = DONE
    choice = yield ask
    if choice is not DONE:
        g.battle[ALLY] = choice.a
        g.tell("with-ally", "9.2.9.II.c1", attacker, choice.a)


# --- step 1: ambush (4.3.1) ------------------------------------------------------------------------------


def battle_ambush(g: Root) -> Rule | None:
    fight = g.battle
    scouts = any(CARD_FACE[card] == SCOUTING_PARTY for card in g.play[fight[ATTACKER]])
    if scouts or not g.hands[fight[DEFENDER]]:
        g.then(steps.BATTLE_ENLIST)
        return None
    return _ask_ambush(g)


def _ask_ambush(g: Root) -> Rule:
    fight = g.battle
    defender = fight[DEFENDER]
    hand = g.hands[defender]
    ask = g.ask(defender, "ambush", "4.3.1", g.side[fight[ATTACKER]], fight[WHERE])
    ask.secret = True
    ask.offer(DONE)
    _offer_ambushes(g, ask, hand)
    choice = yield ask
    if choice is DONE:
        g.then(steps.BATTLE_ENLIST)
        return
    card = pick(g, hand, choice.a)
    g.tell("ambushed", "4.3.1", defender, card)
    g.learn(-1, "revealed-card", "4.3.1")
    discard(g, card)
    g.then(steps.BATTLE_FOIL)


def _offer_ambushes(g: Root, ask: Decision, hand: list[int]) -> None:
    suit = g.suits[g.battle[WHERE]]
    for face in faces(hand, suit):
        if FACE_TYPE[face] == AMBUSH:
            ask.offer(AMBUSH_WITH[face])
    if g.explaining:
        for card in hand:
            if CARD_TYPE[card] == AMBUSH and CARD_FACE[card] not in faces(hand, suit):
                ask.block(AMBUSH_WITH[CARD_FACE[card]], WRONG_AMBUSH)


def battle_foil(g: Root) -> Rule | None:
    """The attacker may foil the ambush with one of their own (4.3.1.I)."""
    if not g.hands[g.battle[ATTACKER]]:
        g.then(steps.BATTLE_AMBUSHED)
        return None
    return _ask_foil(g)


def _ask_foil(g: Root) -> Rule:
    fight = g.battle
    attacker = fight[ATTACKER]
    hand = g.hands[attacker]
    ask = g.ask(attacker, "foil", "4.3.1.I", g.side[fight[DEFENDER]], fight[WHERE])
    ask.secret = True
    ask.offer(DONE)
    _offer_ambushes(g, ask, hand)
    choice = yield ask
    if choice is DONE:
        g.then(steps.BATTLE_AMBUSHED)
        return
    card = pick(g, hand, choice.a)
    g.tell("foiled", "4.3.1.I", attacker, card)
    g.learn(-1, "revealed-card", "4.3.1.I")
    discard(g, card)
    g.then(steps.BATTLE_ENLIST)


def battle_ambushed(g: Root) -> None:
    """Two hits at once (4.3.1.IIa); then the battle goes on if the attacker still stands (4.3.1.IIb)."""
    g.then(steps.LOSSES, ATTACKER, 2)
    g.then(steps.BATTLE_REMOVAL)
    g.then(steps.BATTLE_SURVIVORS)


def battle_survivors(g: Root) -> None:
    fight = g.battle
    c = fight[WHERE]
    ally = fight[ALLY]
    stands = faction_of(g, fight[ATTACKER]).remains_after_ambush(g, c)
    if stands or (ally >= 0 and g.on[ally * CLEARINGS + c] > 0):
        g.then(steps.BATTLE_ENLIST)
    else:
        g.tell("battle-over", "4.3.1.IIb", fight[ATTACKER])
        g.then(steps.BATTLE_END)


# --- step 2: roll (4.3.2) --------------------------------------------------------------------------------


def battle_enlist(g: Root) -> Rule | None:
    """The defender may enlist an Arbiter standing there (D.5.2)."""
    fight = g.battle
    g.then(steps.BATTLE_ROLL)
    for v in range(2):
        seat = g.seat_of[VAGABOND + v]
        if (
            seat >= 0
            and g.character[v] == ARBITER
            and g.pawn[v] == fight[WHERE]
            and seat != fight[ATTACKER]
            and seat != fight[DEFENDER]  # AMB-42
        ):
            return _ask_enlist(g, seat)
    return None


def _ask_enlist(g: Root, arbiter: int) -> Rule:
    fight = g.battle
    ask = g.ask(fight[DEFENDER], "enlist", "D.5.2a", g.side[arbiter])
    ask.offer(DONE)
    ask.offer(ENLIST)
    choice = yield ask
    if choice is ENLIST:
        fight[ENLISTED] = arbiter
        g.tell("enlisted", "D.5.2a", fight[DEFENDER], g.side[arbiter])
        score(g, arbiter, 1, "D.5.2a")


def battle_roll(g: Root) -> None:
    fight = g.battle
    c = fight[WHERE]
    one = FACES_OF_DIE[g.below(len(FACES_OF_DIE))]
    two = FACES_OF_DIE[g.below(len(FACES_OF_DIE))]
    high = max(one, two)
    low = min(one, two)
    attacker = FACTIONS[g.side[fight[ATTACKER]]]
    defender = FACTIONS[g.side[fight[DEFENDER]]]
    if defender.defends_with_higher():  # 8.2.2
        high, low = low, high
    cap = attacker.max_rolled_hits(g, c)
    if fight[ALLY] >= 0:
        cap += g.on[fight[ALLY] * CLEARINGS + c]  # 9.2.9.II.c1
    fight[ATTACKER_ROLLED] = min(high, cap)
    cap = defender.max_rolled_hits(g, c)
    if fight[ENLISTED] >= 0:
        cap += undamaged_swords(g, g.side[fight[ENLISTED]] - VAGABOND)  # D.5.2a
    fight[DEFENDER_ROLLED] = min(low, cap)
    g.tell("rolled", "4.3.2a", fight[ATTACKER], one, two, fight[ATTACKER_ROLLED], fight[DEFENDER_ROLLED])
    g.learn(-1, "rolled-dice", "4.3.2a")
    extra = attacker.extra_hits_attacking(g)
    if extra:
        fight[ATTACKER_EXTRA] += extra
        g.tell("extra-hit", "7.8.3", fight[ATTACKER], extra)
    if defender.defenseless(g, c):  # 4.3.3.II
        fight[ATTACKER_EXTRA] += 1
        g.tell("extra-hit", "4.3.3.II", fight[ATTACKER], 1)
    g.then(steps.BATTLE_EFFECTS)


# --- step 3: effects (4.3.3) -----------------------------------------------------------------------------


def effects_of(g: Root, which: int) -> list[int]:
    """Optional effects of one side: faces of cards in play, -1 for Swift Strike."""
    fight = g.battle
    seat = fight[which]
    used = fight[USED_BY_ATTACKER + which]
    out: list[int] = []
    for card in g.play[seat]:
        face = CARD_FACE[card]
        if (
            face == ARMORERS
            or (face == SAPPERS and which == DEFENDER)
            or (face == BRUTAL_TACTICS and which == ATTACKER and not used & USED_BRUTAL)
        ):
            out.append(face)
    v = g.side[seat] - VAGABOND
    if v >= 0 and g.character[v] == RONIN and not used & USED_SWIFT_STRIKE and condition_count(g, v, READY, SWORD):
        out.append(-1)  # D.8.2, AMB-43
    return out


def battle_effects(g: Root) -> Rule | None:
    attacker = effects_of(g, ATTACKER)
    defender = effects_of(g, DEFENDER)
    if attacker and defender:
        return _who_first(g)
    if attacker:
        g.then(steps.BATTLE_EFFECT, ATTACKER)
    if defender:
        g.then(steps.BATTLE_EFFECT, DEFENDER)
    g.then(steps.BATTLE_HITS)
    return None


def _who_first(g: Root) -> Rule:
    """Both sides hold effects: the attacker decides who resolves first (4.3.3b)."""
    ask = g.ask(g.battle[ATTACKER], "who-first", "4.3.3b")
    ask.offer(FIRST[ATTACKER])
    ask.offer(FIRST[DEFENDER])
    choice = yield ask
    first = choice.a
    g.then(steps.BATTLE_EFFECT, first)
    g.then(steps.BATTLE_EFFECT, 1 - first)
    g.then(steps.BATTLE_HITS)


def battle_effect(g: Root, which: int) -> Rule | None:
    return _use_effect(g, which) if effects_of(g, which) else None


def _use_effect(g: Root, which: int) -> Rule:
    fight = g.battle
    seat = fight[which]
    ask = g.ask(seat, "battle-effect", "4.3.3a", fight[DEFENDER_ROLLED - which], fight[DEFENDER_EXTRA - which])
    ask.offer(DONE)
    for face in effects_of(g, which):
        ask.offer(SWIFT_STRIKE if face < 0 else USE[face])
    choice = yield ask
    if choice is DONE:
        return
    if choice is SWIFT_STRIKE:
        exhaust(g, g.side[seat] - VAGABOND, SWORD)
        fight[ATTACKER_EXTRA + which] += 1
        fight[USED_BY_ATTACKER + which] |= USED_SWIFT_STRIKE
        g.tell("extra-hit", "D.8.2", seat, 1)
    elif choice.a == ARMORERS:
        discard(g, pick(g, g.play[seat], ARMORERS))
        fight[DEFENDER_ROLLED - which] = 0
        g.tell("armorers", "4.3.3a", seat)
    elif choice.a == SAPPERS:
        discard(g, pick(g, g.play[seat], SAPPERS))
        fight[DEFENDER_EXTRA] += 1
        g.tell("extra-hit", "4.3.3.I", seat, 1)
    else:
        fight[ATTACKER_EXTRA] += 1
        fight[USED_BY_ATTACKER] |= USED_BRUTAL
        g.tell("extra-hit", "4.3.3.I", seat, 1)
        score(g, fight[DEFENDER], 1, "4.3.3a")
    g.then(steps.BATTLE_EFFECT, which)


# --- step 4: hits (4.3.4) --------------------------------------------------------------------------------


def battle_hits(g: Root) -> None:
    fight = g.battle
    by_attacker = fight[ATTACKER_ROLLED] + fight[ATTACKER_EXTRA]
    by_defender = fight[DEFENDER_ROLLED] + fight[DEFENDER_EXTRA]
    g.tell("hits", "4.3.4a", fight[ATTACKER], by_attacker, by_defender)
    if by_attacker:
        g.then(steps.LOSSES, DEFENDER, by_attacker)
    if by_defender:
        g.then(steps.LOSSES, ATTACKER, by_defender)
    g.then(steps.BATTLE_REMOVAL)
    g.then(steps.BATTLE_END)


steps.BATTLE.does(battle)
steps.BATTLE_ALLY.does(battle_ally)
steps.BATTLE_AMBUSH.does(battle_ambush)
steps.BATTLE_FOIL.does(battle_foil)
steps.BATTLE_AMBUSHED.does(battle_ambushed)
steps.BATTLE_SURVIVORS.does(battle_survivors)
steps.BATTLE_ENLIST.does(battle_enlist)
steps.BATTLE_ROLL.does(battle_roll)
steps.BATTLE_EFFECTS.does(battle_effects)
steps.BATTLE_EFFECT.does(battle_effect)
steps.BATTLE_HITS.does(battle_hits)
