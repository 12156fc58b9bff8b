"""Chapters 10 to 13: battle, combat, retreat, Ferrum, the drill's fate."""

from __future__ import annotations

from typing import Final

from weald.games.ironwood import facts, words
from weald.games.ironwood.automa.script import FERRUM_REFILL, SPIRITS_PER_COMBAT, bot_bonus
from weald.games.ironwood.board import FERRUM, INNER_FORESTS, IS_OUTER, MOUNTAINS, MT, RIDGES, TOUCHED, TOUCHING, TRAILS
from weald.games.ironwood.facts import IC, WW, Bonus
from weald.games.ironwood.rules import steps
from weald.games.ironwood.rules.supply import add_unit, discard_card, remove_unit, take_ironclad, take_woodwalkers
from weald.games.ironwood.state import FORGE, Ironwood
from weald.kernel import EVERYONE, NOBODY, NOWHERE, Rule, Why

NO_SQUAD: Final = Why("no-own-unit-there", "10.1.1")
OUTER_FOREST: Final = Why("outer-forest-cannot-fight", "8.2.3")
FORBIDDEN_HERE: Final = Why("attack-forbidden-here", "20.1.9")
NOT_TOUCHING: Final = Why("not-touching", "10.1.1")
NO_ENEMY: Final = Why("no-enemy-there", "10.1.5")
NOT_FERRUM: Final = Why("only-ferrum", "12.1.1")
NOT_RECRUITED: Final = Why("only-recruited-squad", "20.1.1")
NO_GOLEM: Final = Why("needs-golem", "20.1.1")
SAME_SQUAD: Final = Why("needs-different-squad", "20.1.1")
NO_TARGET: Final = Why("nothing-to-attack", "10.1.1")
CARD_USED: Final = Why("card-already-used", "3.1.6")


# --- starting a battle (10.1) --------------------------------------------------------------------------


def shrouded(g: Ironwood, forest: int) -> bool:
    """A marker that forbids attacks at and from this forest."""
    for i, card in enumerate(g.mark_card):
        if g.mark_place[i] == forest and facts.NO_ATTACK_MARKED[card]:
            return True
    return False


def cannot_attack(g: Ironwood, forest: int, mountain: int, side: int, target: str) -> Why | None:
    """May a battle be joined between this forest and this mountain, which touch?"""
    if IS_OUTER[forest]:
        return OUTER_FOREST  # 10.1.3, 10.1.4
    if shrouded(g, forest):
        return FORBIDDEN_HERE
    if side == IC:
        return None if g.ww[forest] else NO_ENEMY
    if target == "ferrum":
        return None if mountain == FERRUM else NOT_FERRUM  # 12.1.2: even if it is empty
    if g.squad(mountain) or g.drill == mountain:
        return None  # 10.1.5, 13.2.1
    return NO_ENEMY


def cannot_lead(g: Ironwood, location: int, side: int, with_: str) -> Why | None:
    """May the squad at this location make the attack of this effect?"""
    if (g.ww[location] if location < MT else g.squad(location - MT)) == 0:
        return NO_SQUAD
    if with_ == "recruited_here" and location != g.recruited_at:
        return NOT_RECRUITED
    if with_ == "different_squad" and location == g.attack_squad:
        return SAME_SQUAD
    if with_ == "squad_with_golem" and not has_golem(g, location - MT):
        return NO_GOLEM
    why: Why | None = NO_TARGET
    if side == WW:
        for mountain in TOUCHED[location]:
            why = cannot_attack(g, location, mountain, side, with_)
            if why is None:
                return None
        return why if IS_OUTER[location] or shrouded(g, location) else NO_TARGET
    for forest in TOUCHING[location - MT]:
        if cannot_attack(g, forest, location - MT, side, with_) is None:
            return None
    return NO_TARGET


def has_golem(g: Ironwood, mountain: int) -> bool:
    """A squad with a golem; if this card moved one, that squad."""
    return g.golems[mountain] > 0 and g.golem_at in (NOWHERE, mountain)


def attack(g: Ironwood, program: int, at: int, side: int) -> Rule:
    """Pick one own squad and an enemy location touching it (10.1.1)."""
    e = facts.PROGRAMS[program][at]
    ask = g.ask(side, "attack-with", "10.1.1")
    first = 0 if side == WW else MT
    for location in range(first, MT if side == WW else MT + len(MOUNTAINS)):
        if g.explaining or (g.ww[location] if side == WW else g.squad(location - MT)):
            ask.offer(words.FROM[location], cannot_lead(g, location, side, e.with_))
    ask.offer(words.DONE)
    ask.default = words.DONE
    choice = yield ask
    if choice is words.DONE:
        g.won = 0
        g.tell("no-attack", "5.2.2", side)
        return
    squad = choice.a
    ask = g.ask(side, "attack-what", "10.1.1", squad)
    if side == WW:
        for mountain in range(len(MOUNTAINS)):
            if mountain in TOUCHED[squad]:
                ask.offer(words.TO[MT + mountain], cannot_attack(g, squad, mountain, side, e.with_))
            else:
                ask.block(words.TO[MT + mountain], NOT_TOUCHING)
    else:
        for forest in INNER_FORESTS:
            if forest in TOUCHING[squad - MT]:
                ask.offer(words.TO[forest], cannot_attack(g, forest, squad - MT, side, e.with_))
            else:
                ask.block(words.TO[forest], NOT_TOUCHING)
    choice = yield ask
    join_battle(g, side, squad, choice.a, this_combat(program, at), "10.1.1")


def join_battle(g: Ironwood, side: int, squad: int, target: int, bonus: list[int], rule: str) -> None:
    g.attacker = side
    g.attack_from = squad
    g.attack_squad = squad
    g.attack_to = target
    g.battle = 1
    g.won = 0
    g.bonus = bonus
    g.tell("attacked", rule, side, squad, target, units_at(g, squad), units_at(g, target))
    g.then(steps.BEFORE_DEPLOY)


def this_combat(program: int, at: int) -> list[int]:
    """Bonuses printed below the attack, up to the next attack, count from the start (10.7.5)."""
    total = list(facts.NO_BONUS)
    for e in facts.PROGRAMS[program][at + 1 :]:
        if e.word == "attack":
            break
        if e.word == "this_combat" and e.bonus is not None:
            for kind in (facts.DAMAGE, facts.DEFENSE, facts.DOMINANCE):
                total[kind] += e.bonus.numbers[kind]
            if e.bonus.see_first:
                total[facts.SEES_FIRST] = 1
    return total


def units_at(g: Ironwood, location: int) -> int:
    """Combat units there (7.4.1)."""
    return g.ww[location] if location < MT else g.squad(location - MT)


def battle_forest(g: Ironwood) -> int:
    return g.attack_from if g.attacker == WW else g.attack_to


def battle_mountain(g: Ironwood) -> int:
    return (g.attack_to if g.attacker == WW else g.attack_from) - MT


def before_deploy(g: Ironwood) -> None:
    """What happens between the declaration and the cards (10.1.9), then combat or none (10.2)."""
    forest, mountain = battle_forest(g), battle_mountain(g)
    if g.attacker == WW:
        for i, card in enumerate(g.mark_card):
            if facts.GUARDS_MARKED[card] and g.mark_place[i] == MT + mountain and g.ww[forest]:
                remove_unit(g, WW, facts.WARRIOR, forest, "10.1.9")
        if g.ww[forest] == 0:
            g.tell("attack-failed", "10.1.9", WW)
            end_battle(g)
            return
        if g.squad(mountain) == 0:
            # 10.2.2: won at once, nobody deploys, deals or retreats.
            g.won = 1
            g.tell("won-without-combat", "10.2.2", WW, MT + mountain)
            g.then(steps.DRILL_FATE, ALONE)
            g.then(steps.BATTLE_OVER)
            return
    if g.bot != NOBODY:
        # Whoever attacks: the human, then the top of the bot hand (17.10.1, 18.9.1, A-47).
        g.then(steps.DEPLOY, 1 - g.bot, 0)
        g.then(steps.BOT_DEPLOYS)
        g.then(steps.COMBAT)
        return
    first = g.attacker
    face_up = 0
    # 10.3.8: one side may have to deploy first and face up; both at once cancel out.
    ww_sees, ic_sees = sees_first(g, WW), sees_first(g, IC)
    if ww_sees != ic_sees:
        first = IC if ww_sees else WW
        face_up = 1
    g.then(steps.DEPLOY, first, face_up)
    g.then(steps.DEPLOY, 1 - first, 0)
    g.then(steps.COMBAT)


# --- step I: deploy (10.3) -----------------------------------------------------------------------------


def deploy(g: Ironwood, side: int, face_up: int) -> Rule:
    """One action card from hand, face down, or none."""
    ask = g.ask(side, "deploy", "10.3.1", battle_forest(g), MT + battle_mountain(g))
    ask.sealed = face_up == 0
    ask.offer(words.NO)
    for card in g.hand[side]:
        ask.offer(words.DEPLOY[card])
    if g.explaining:
        for card in g.slots[side] + g.aside[side]:
            ask.block(words.DEPLOY[card], CARD_USED)
    choice = yield ask
    if choice is words.NO:
        g.tell("deployed", "10.3.4", side, 0)
        return
    card = choice.a
    g.hand[side].remove(card)
    g.deployed[side].append(card)
    if face_up:
        g.reveal(card)
        g.tell("deployed-face-up", "10.3.8", side, card)
        g.learn(EVERYONE, "saw-a-card", "10.3.8")
    else:
        # The enemy cannot tell which of the cards it may have seen this is.
        g.conceal(g.hand[side], side)
        g.seen[card] = 1 << side
        g.tell_some(1 << side, "deployed", "10.3.1", side, (1, card), (1,))


# --- step II: damage (10.4) ----------------------------------------------------------------------------


def counts(g: Ironwood, bonus: Bonus, side: int) -> bool:
    """Does an each-combat bonus count for this side in the battle at hand?"""
    if bonus.when == "attacking" and g.attacker != side:
        return False
    if bonus.when == "defending" and g.attacker == side:
        return False
    if bonus.when == "own_squad_has_totem":
        forest = battle_forest(g)
        if g.full[forest] + g.fading[forest] == 0:
            return False
    return not bonus.forged or g.forge[battle_mountain(g)] > 0


def bonuses(g: Ironwood, side: int, kind: int) -> int:
    """Bonuses of the effects in play; several add up (20.1.16 - 20.1.18)."""
    total = g.bonus[kind] if side == g.attacker else 0
    if side == g.bot:
        total += bot_bonus(g, kind)
    for card in g.lasting[side]:
        for bonus in facts.EACH_COMBAT[card]:
            if bonus.numbers[kind] and counts(g, bonus, side):
                total += bonus.numbers[kind]
    for card in g.rounds[side]:
        for bonus in facts.EACH_COMBAT[card]:
            if bonus.numbers[kind] and counts(g, bonus, side):
                total += bonus.numbers[kind]
    return total


def sees_first(g: Ironwood, side: int) -> bool:
    if side == g.attacker and g.bonus[facts.SEES_FIRST]:
        return True
    for card in g.lasting[side]:
        for bonus in facts.EACH_COMBAT[card]:
            if bonus.see_first:
                return True
    return False


def value(g: Ironwood, side: int, kind: int) -> int:
    """The deployed card's value; a side without a card has 0 (10.3.4)."""
    return facts.VALUES[g.deployed[side][0]][kind] if g.deployed[side] else 0


def combat(g: Ironwood) -> None:
    """Reveal both cards (10.3.3) and work out the damage from the units at the start (10.4.1)."""
    for side in (WW, IC):
        if g.deployed[side] and side != g.bot:  # a bot's card lies open from the start (17.10.2)
            g.reveal(g.deployed[side][0])
            g.tell("revealed", "10.3.3", side, g.deployed[side][0])
    g.learn(EVERYONE, "saw-a-card", "10.3.3")
    mountain = battle_mountain(g)
    forged = facts.FORGE_DAMAGE if g.forge[mountain] == FORGE else 0  # 10.4.3
    golems = facts.GOLEM_DAMAGE * g.golems[mountain]
    for side in (WW, IC):
        enemy = 1 - side
        card = value(g, side, facts.DAMAGE)
        extra = bonuses(g, side, facts.DAMAGE)
        shield = value(g, enemy, facts.DEFENSE) + bonuses(g, enemy, facts.DEFENSE)
        raw = card + extra + (golems + forged if side == IC else 0)
        g.harm[side] = max(0, raw - shield)  # 10.4.5
        if side == IC:
            g.tell("damage", "10.4.2", side, card, extra, golems, forged, shield, g.harm[side])
        else:
            g.tell("damage", "10.4.2", side, card, extra, 0, 0, shield, g.harm[side])
    g.then(steps.DEAL)


# --- step III: deal damage (10.5) ----------------------------------------------------------------------


def cannot_spread(warriors: int, golems: int, harm: int, chosen: int) -> bool:
    """10.5.4: damage that can still remove a unit must be used (``chosen`` golems, the rest on warriors)."""
    left = harm - facts.TOUGHNESS * chosen
    if left < 0:
        return True
    left -= min(left, warriors)
    return left >= facts.TOUGHNESS and golems > chosen


def deal(g: Ironwood) -> Rule:
    """The side dealing the damage spreads it (10.5.3); both sides remove units at the same time (10.5.1)."""
    forest, mountain = battle_forest(g), battle_mountain(g)
    harm = g.harm[WW]
    ask = g.ask(WW, "spread-damage", "10.5.3", harm, MT + mountain)
    for golems in range(g.golems[mountain] + 1):
        if not cannot_spread(g.ic[mountain], g.golems[mountain], harm, golems):
            ask.offer(words.GOLEMS[golems])
    ask.default = ask.options[-1]
    if g.bot == WW:
        golems = ask.options[-1].a  # 18.9.3: golems first, a single point to a warrior
    else:
        choice = yield ask
        golems = choice.a
    warriors = min(g.ic[mountain], harm - facts.TOUGHNESS * golems)
    fallen = min(g.ww[forest], g.harm[IC])
    take_ironclad(g, mountain, warriors, golems)
    take_woodwalkers(g, forest, fallen)
    g.tell("lost", "10.5.2", IC, warriors, golems, g.ic[mountain], g.golems[mountain])
    g.tell("lost", "10.5.2", WW, fallen, 0, g.ww[forest], 0)
    g.then(steps.OUTCOME)


# --- step IV: result (10.6) ----------------------------------------------------------------------------


def outcome(g: Ironwood) -> None:
    """Who won, and what follows, in the order of 10.7.1."""
    forest, mountain = battle_forest(g), battle_mountain(g)
    woodwalkers, ironclad = g.ww[forest], g.squad(mountain)
    winner = NOBODY
    rule = "10.6.2"
    if woodwalkers and ironclad:
        total = [0, 0]
        for side in (WW, IC):
            units = woodwalkers if side == WW else ironclad
            card, extra = value(g, side, facts.DOMINANCE), bonuses(g, side, facts.DOMINANCE)
            total[side] = units + card + extra
            g.tell("dominance", "10.6.3", side, units, card, extra, total[side])
        if total[WW] == total[IC]:
            winner, rule = g.attacker, "10.6.5"
        else:
            winner, rule = (WW if total[WW] > total[IC] else IC), "10.6.4"
    elif woodwalkers or ironclad:
        winner, rule = (WW if woodwalkers else IC), "10.6.1"
    if g.bot == WW and g.spirits:
        lose_spirit(g)
    if winner == NOBODY:
        g.tell("nobody-won", rule, NOBODY)
    else:
        g.tell("won", rule, winner, battle_location(g, 1 - winner))
        if woodwalkers and ironclad:
            g.then(steps.BOT_RETREAT if winner == g.bot else steps.RETREAT, winner)
    g.won = 1 if winner == g.attacker else 0
    # 13.1.1, 13.1.3: the drill falls with its squad, beaten or wiped out.
    g.then(steps.DRILL_FATE, BEATEN if winner in (WW, NOBODY) else SAFE)
    g.then(steps.BATTLE_OVER)


def battle_location(g: Ironwood, side: int) -> int:
    return battle_forest(g) if side == WW else MT + battle_mountain(g)


# --- retreat (11) --------------------------------------------------------------------------------------


def retreat(g: Ironwood, winner: int) -> Rule:
    """The winner may push the whole beaten squad to one adjacent location (11.1.1 - 11.1.4)."""
    loser = 1 - winner
    here = battle_location(g, loser)
    ask = g.ask(winner, "retreat", "11.1.1", here)
    if loser == WW:
        for forest in TRAILS[here]:
            ask.offer(words.TO[forest])
    else:
        for mountain in RIDGES[here - MT]:
            ask.offer(words.TO[MT + mountain])
    ask.offer(words.STAY)
    ask.default = words.STAY
    choice = yield ask
    if choice is words.STAY:
        return
    beaten_goes(g, loser, here, choice.a)


def beaten_goes(g: Ironwood, loser: int, here: int, to: int) -> None:
    if here == g.attack_squad:
        g.attack_squad = to  # beaten and sent away it is still the squad that attacked
    # Not a move (11.1.5): what the units have moved goes with them; totems and drill stay (11.2.1, 11.1.6).
    if loser == WW:
        shift(g.ww, here, to)
        shift(g.moved, here, to)
        shift(g.again, here, to)
        shift(g.by_card, here, to)
    else:
        a, b = here - MT, to - MT
        shift(g.ic, a, b)
        shift(g.golems, a, b)
        shift(g.moved_ic, a, b)
        shift(g.moved_golems, a, b)
    g.tell("retreated", "11.1.1", loser, here, to)


def shift(units: list[int], a: int, b: int) -> None:
    units[b] += units[a]
    units[a] = 0


def lose_spirit(g: Ironwood) -> None:
    """A marker leaves the Spirits of the Forest after every combat (18.7.2, 18.9.4)."""
    g.spirits = max(0, g.spirits - SPIRITS_PER_COMBAT)
    g.tell("bot-spirit-gone", "18.7.2", WW, g.spirits)


# --- the drill (13) ------------------------------------------------------------------------------------


# What becomes of a drill on the mountain of the battle.
SAFE: Final = 0
BEATEN: Final = 1  # with its squad (13.1.1)
ALONE: Final = 2  # attacked without one (13.2.1)


def drill_fate(g: Ironwood, fate: int) -> None:
    """A drill whose mountain lost the battle is destroyed (13.1, 13.2)."""
    mountain = battle_mountain(g)
    if fate == SAFE or g.drill != mountain:
        return
    g.tell("drill-destroyed", "13.2.1" if fate == ALONE else "13.1.1", IC, MT + mountain)
    if g.cargo and g.ww[battle_forest(g)]:
        taken = min(facts.CARGO_TAKEN, g.cargo)
        g.cargo -= taken
        g.crystals[WW] += taken
        g.tell("took-cargo", "13.3.1", WW, taken)
    if g.cargo:
        g.tell("lost-cargo", "13.3.3", IC, g.cargo)
    g.cargo = 0
    g.track = 0
    g.drill = FERRUM  # 13.3.4: no advance, no reward, no unloading


# --- afterwards (10.7) ---------------------------------------------------------------------------------


def battle_over(g: Ironwood) -> None:
    """Deployed cards leave (10.7.4); the played card goes on."""
    for side in (WW, IC):
        for card in g.deployed[side]:
            if facts.BASIC[card]:
                g.aside[side].append(card)
            else:
                discard_card(g, card, side)
        g.deployed[side].clear()
    end_battle(g)
    if g.bot == IC and g.squad(FERRUM) == 0:
        for _ in range(FERRUM_REFILL):
            add_unit(g, facts.WARRIOR, MT + FERRUM, "17.10.9")


def end_battle(g: Ironwood) -> None:
    g.battle = 0
    g.tell("battle-ended", "10.7.4", NOBODY, g.attack_to)


steps.ATTACK.does(attack)
steps.BEFORE_DEPLOY.does(before_deploy)
steps.DEPLOY.does(deploy)
steps.COMBAT.does(combat)
steps.DEAL.does(deal)
steps.OUTCOME.does(outcome)
steps.RETREAT.does(retreat)
steps.DRILL_FATE.does(drill_fate)
steps.BATTLE_OVER.does(battle_over)
