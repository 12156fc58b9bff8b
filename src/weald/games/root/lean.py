"""What a decent player would mostly do, as weights of the options: for playouts, and as what a search tries first.

Only from what lies on the table and the hand of the one who decides. One function per question; a question without one
leans to nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from weald.games.root.deck import (
    AMBUSH,
    BETTER_BURROW_BANK,
    CARD_SUIT,
    CODEBREAKERS,
    COMMAND_WARREN,
    DOMINANCE,
    FACE_NAMES,
    FACE_SUIT,
    FACE_TYPE,
    FACE_VP,
    FACES,
    FAVORS,
    FIRST_QUEST,
    IMMEDIATE,
    ITEM,
    QUEST_ITEMS,
    QUEST_SUIT,
    ROYAL_CLAIM,
    TAX_COLLECTOR,
)
from weald.games.root.rules.cards import count_of
from weald.games.root.state import ATTACKER, WHERE, Root
from weald.games.root.things import (
    AIDS_NEEDED,
    ALLIANCE,
    ALLIED,
    BASE,
    BATTLE,
    BIRD,
    BOARD,
    BOARD_KINDS,
    BUILD,
    BUILDING_VP,
    BUILDINGS_OF,
    CHARISMATIC,
    CLEARINGS,
    COMMANDER,
    DAMAGED,
    EYRIE,
    HOSTILE,
    ITEM_KINDS,
    KEEP,
    MARQUISE,
    MOVE,
    PLAIN,
    READY,
    RECRUIT,
    RECRUITER,
    ROOST,
    SAWMILL,
    SCORING_OF,
    SPENT,
    STOCK,
    SWORD,
    SYMPATHY,
    SYMPATHY_VP,
    TORCH,
    TRACK,
    VAGABOND,
    WOOD,
    WORKSHOP,
)
from weald.kernel.decision import Decision, Option

Leaning = Callable[[Root, Decision], list[int]]

# --- cards -------------------------------------------------------------------------------------------------


def _dear(face: int) -> int:
    """How dear a card is in hand: ambushes and birds are, dominance cards are not."""
    kind = FACE_TYPE[face]
    dear = 2 if kind == AMBUSH else 0 if kind == DOMINANCE else 1
    if FACE_SUIT[face] == BIRD:
        dear += 2
    return dear + (FACE_VP[face] if kind == ITEM else 0)


# How willingly a card is spent, discarded or given away.
WILLING: Final[list[int]] = [(24, 16, 9, 5, 3, 2, 1)[min(6, _dear(face))] for face in range(FACES)]
PERSISTENT_PULL: Final[list[int]] = [
    30 if f == ROYAL_CLAIM else 6 if f in (CODEBREAKERS, TAX_COLLECTOR) else 16 for f in range(FACES)
]


def _spend(g: Root, ask: Decision) -> list[int]:
    out: list[int] = []
    for option in ask.options:
        out.append(WILLING[option.a] if option.word != "done" else 4)
    return out


def _craft_pull(g: Root, seat: int, face: int) -> int:
    kind = FACE_TYPE[face]
    if kind == ITEM:
        return 40 * FACE_VP[face] if g.side[seat] != EYRIE else 20
    if kind == IMMEDIATE:
        return 25 * _favor(g, g.side[seat], FAVORS.index(face))
    return PERSISTENT_PULL[face]


def _favor(g: Root, side: int, suit: int) -> int:
    """How many enemy buildings and tokens stand in a suit."""
    count = 0
    for c in range(CLEARINGS):
        if g.suits[c] == suit:
            for other in range(VAGABOND):
                if other != side:
                    for kind in SCORING_OF[other]:
                        count += g.on[kind * CLEARINGS + c]
    return count


def _pull(g: Root, seat: int, option: Option) -> int:
    """What any menu may offer beside its own actions; -1 if it is none of that."""
    word = option.word
    if word == "craft":
        return _craft_pull(g, seat, option.a)
    if word == "use":
        if option.a == ROYAL_CLAIM:
            return 10 * g.rule.count(g.side[seat])
        return 3 if option.a == TAX_COLLECTOR else 8
    if word == "activate":
        return 30 if _dominates(g, seat, option.a) else 0
    if word == "claim":
        return 0
    return -1


def _dominates(g: Root, seat: int, face: int) -> bool:
    """Would this dominance card win if the next turn came now (3.3.1)?"""
    side = g.side[seat]
    if side >= VAGABOND:
        return False
    suit = FACE_SUIT[face]
    if suit == BIRD:
        board = g.board()
        for c in board.corners:
            if g.rule[c] == side and g.rule[board.opposite[c]] == side:
                return True
        return False
    held = 0
    for c in range(CLEARINGS):
        if g.suits[c] == suit and g.rule[c] == side:
            held += 1
    return held >= 3


def _craft(g: Root, ask: Decision) -> list[int]:
    out: list[int] = []
    for option in ask.options:
        out.append(_pull(g, ask.seat, option) if option.word != "done" else 3)
    return out


def _use(g: Root, ask: Decision) -> list[int]:
    out: list[int] = []
    for option in ask.options:
        if option.word == "done":
            out.append(2)
        elif option.a == COMMAND_WARREN:
            out.append(6)
        elif option.a == BETTER_BURROW_BANK:
            out.append(20)
        else:
            out.append(max(4, _pull(g, ask.seat, option)))
    return out


def _weakest(g: Root, ask: Decision) -> list[int]:
    """A player to do a favour to, or to be robbed for a point: not the leader."""
    lead = max(g.vp)
    out: list[int] = []
    for option in ask.options:
        behind = lead - g.vp[g.seat_of[option.a]]
        out.append(1 + behind * behind)
    return out


# --- battle ------------------------------------------------------------------------------------------------

# Sixteenths of hits to expect from the higher and the lower die, by warriors.
HIGH: Final[list[int]] = [0, 15, 27, 34]
LOW: Final[list[int]] = [0, 9, 13, 14]


def _strength(g: Root, side: int, c: int) -> int:
    if side < VAGABOND:
        return g.on[side * CLEARINGS + c]
    base = (side - VAGABOND) * BOARD
    total = 0
    for kind in (SWORD, BOARD_KINDS - 1):
        total += g.items[base + READY * BOARD_KINDS + kind] + g.items[base + SPENT * BOARD_KINDS + kind]
    return total


def battle_gain(g: Root, side: int, other: int, c: int) -> int:
    """What a battle should bring, in sixteenths of a third of a point."""
    own = _strength(g, side, c)
    foe = _strength(g, other, c)
    strong = min(3, own)
    weak = min(3, foe)
    if other == ALLIANCE:
        dealt = LOW[strong]
        taken = HIGH[weak]
    else:
        dealt = HIGH[strong]
        taken = LOW[weak]
    if not foe:
        dealt += 16
    if side == EYRIE and g.leader == COMMANDER:
        dealt += 16
    if other >= VAGABOND:
        return dealt - taken
    prize = 0
    for kind in SCORING_OF[other]:
        prize += g.on[kind * CLEARINGS + c]
    beyond = dealt - 16 * foe
    killed = dealt if beyond < 0 else 16 * foe
    gain = killed - taken
    if prize and beyond > 0:
        gain += 4 * (min(16 * prize, beyond))
        if other == ALLIANCE:
            gain -= 20  # outrage
    elif prize:
        gain += dealt * 8 // (8 + foe)
    if side >= VAGABOND:
        if g.relations[(side - VAGABOND) * 5 + other] == HOSTILE:
            gain += 3 * killed
        else:
            gain -= 12
    return gain


def _best_gain(g: Root, seat: int, c: int) -> int:
    side = g.side[seat]
    best = -99
    for other in range(g.players):
        if other != seat and _is_there(g, g.side[other], c):
            gain = battle_gain(g, side, g.side[other], c)
            if gain > best:
                best = gain
    return best


def _is_there(g: Root, side: int, c: int) -> bool:
    if side >= VAGABOND:
        return g.pawn[side - VAGABOND] == c
    if g.on[side * CLEARINGS + c]:
        return True
    for kind in SCORING_OF[side]:
        if g.on[kind * CLEARINGS + c]:
            return True
    return False


def _urge(gain: int) -> int:
    """A gain as a weight."""
    return 1 if gain <= 0 else 1 + gain * gain // 16


def _fight_pull(g: Root, seat: int) -> int:
    """The weight of the best battle on the map."""
    side = g.side[seat]
    best = -99
    for c in range(CLEARINGS):
        if g.on[side * CLEARINGS + c]:
            gain = _best_gain(g, seat, c)
            if gain > best:
                best = gain
    return _urge(best) // 6


def _battle_where(g: Root, ask: Decision) -> list[int]:
    return [_urge(_best_gain(g, ask.seat, option.a)) for option in ask.options]


def _battle_whom(g: Root, ask: Decision) -> list[int]:
    side = g.side[ask.seat]
    c = ask.about[0]
    return [_urge(battle_gain(g, side, option.a, c)) for option in ask.options]


def _ambush(g: Root, ask: Decision) -> list[int]:
    fight = g.battle
    own = _strength(g, g.side[fight[ATTACKER]], fight[WHERE])
    out: list[int] = []
    for option in ask.options:
        out.append(4 if option.word == "done" else (12 if own > 1 else 4) if FACE_SUIT[option.a] != BIRD else 6)
    return out


def _foil(g: Root, ask: Decision) -> list[int]:
    return [3 if option.word == "done" else 12 for option in ask.options]


def _battle_effect(g: Root, ask: Decision) -> list[int]:
    hurt = ask.about[0]
    out: list[int] = []
    for option in ask.options:
        if option.word == "done":
            out.append(4)
        elif option.word == "use" and FACE_NAMES[option.a] == "armorers":
            out.append(8 * (hurt - 1) if hurt > 1 else 0)
        else:
            out.append(6)
    return out


# What one would rather lose: wood and workshops before the keep and bases.
LOSE: Final[list[int]] = [1, 1, 1, 4, 8, 4, 4, 1, 12, 1, 12]


def _lose_piece(g: Root, ask: Decision) -> list[int]:
    own = g.side[ask.seat] == ask.about[1]
    return [LOSE[option.a] if own else 13 - LOSE[option.a] for option in ask.options]


def _hospitals(g: Root, ask: Decision) -> list[int]:
    saved = ask.about[1]
    out: list[int] = []
    for option in ask.options:
        out.append(12 if option.word == "done" else WILLING[option.a] * saved * saved // 2)
    return out


# --- moving warriors -----------------------------------------------------------------------------------------


def _presence(g: Root, side: int, c: int) -> int:
    total = g.on[side * CLEARINGS + c]
    for kind in BUILDINGS_OF[side]:
        total += g.on[kind * CLEARINGS + c]
    return total


def _rival(g: Root, side: int, c: int) -> int:
    """The strongest other presence in a clearing."""
    best = 0
    for other in range(VAGABOND):
        if other != side:
            there = _presence(g, other, c)
            if there > best:
                best = there
    return best


def _spare(g: Root, side: int, c: int) -> int:
    """Warriors that can leave without giving up the rule of a clearing that matters."""
    here = g.on[side * CLEARINGS + c]
    if g.rule[c] != side:
        return here
    built = 0
    for kind in BUILDINGS_OF[side]:
        built += g.on[kind * CLEARINGS + c]
    need = _rival(g, side, c) + (0 if side == EYRIE else 1) - built
    if built and need < 1:
        need = 1
    return here - need if need > 0 else here


def _orders(g: Root, column: int) -> int:
    """The suits that a column of the Decree asks for and that cannot be obeyed yet, as a mask."""
    mask = 0
    if g.viziers[column] and not obeyed(g, column, BIRD):
        mask = 7
    for card in g.decree[column]:
        suit = CARD_SUIT[card]
        if not obeyed(g, column, suit):
            mask |= 7 if suit == BIRD else 1 << suit
    return mask


def _target(g: Root, side: int, c: int, come: int, fight: int, build: int) -> int:
    """How good it is to arrive with so many warriors; ``fight`` and ``build`` are suits the Eyrie must serve."""
    own = _presence(g, side, c)
    rival = _rival(g, side, c)
    pull = 2
    if g.rule[c] != side:
        if own + come > rival or (side == EYRIE and own + come == rival):
            pull += 8 + (6 if g.room[c] else 0)
        prize = 0
        for other in range(VAGABOND):
            if other != side:
                for kind in SCORING_OF[other]:
                    prize += g.on[kind * CLEARINGS + c]
        if prize and own + come >= rival:
            pull += 6 + 2 * prize
    elif rival and own <= rival + 1:
        pull += 6
    if side == EYRIE:
        suit = g.suits[c]
        if build >> suit & 1 and own + come >= rival and g.room[c] and not g.on[ROOST * CLEARINGS + c]:
            pull += 0 if g.on[KEEP * CLEARINGS + c] else 40
        if fight >> suit & 1 and (_is_there(g, MARQUISE, c) or _is_there(g, ALLIANCE, c)):
            pull += 30
    if side != ALLIANCE and g.on[SYMPATHY * CLEARINGS + c]:
        pull = pull // 3 + 1
    if side == ALLIANCE and not g.on[SYMPATHY * CLEARINGS + c]:
        pull += 12 if not g.on[KEEP * CLEARINGS + c] else 0
    return pull


def _move_from(g: Root, ask: Decision) -> list[int]:
    side = g.side[ask.seat]
    adjacent = g.board().adjacent
    fight = _orders(g, BATTLE) if side == EYRIE else 0
    build = _orders(g, BUILD) if side == EYRIE else 0
    out: list[int] = []
    for option in ask.options:
        if option.word == "done":
            out.append(8)
            continue
        a = option.a
        spare = _spare(g, side, a)
        if spare <= 0:
            out.append(1)
            continue
        best = 0
        for b in adjacent[a]:
            if g.rule[a] == side or g.rule[b] == side:
                pull = _target(g, side, b, spare, fight, build)
                if pull > best:
                    best = pull
        out.append(1 + best * best // 8)
    return out


def _move_to(g: Root, ask: Decision) -> list[int]:
    side = g.side[ask.seat]
    a = ask.about[0]
    spare = _spare(g, side, a)
    if spare < 1:
        spare = 1
    fight = _orders(g, BATTLE) if side == EYRIE else 0
    build = _orders(g, BUILD) if side == EYRIE else 0
    out: list[int] = []
    for option in ask.options:
        pull = _target(g, side, option.a, spare, fight, build)
        out.append(pull * pull)
    return out


def _how_many(g: Root, ask: Decision) -> list[int]:
    side = g.side[ask.seat]
    spare = _spare(g, side, ask.about[0])
    if spare < 1:
        spare = 1
    if side == ALLIANCE:
        return [6 if option.a == 1 else 8 if option.a == spare else 1 for option in ask.options]
    return [16 if option.a == spare else 2 if option.a < spare else 1 for option in ask.options]


# --- Marquise (6) --------------------------------------------------------------------------------------------


def _marquise(g: Root, ask: Decision) -> list[int]:
    seat = ask.seat
    wood = STOCK[WOOD] - g.stock[WOOD]
    out: list[int] = []
    for option in ask.options:
        word = option.word
        if word == "build":
            out.append(60)
        elif word == "recruit":
            gain = STOCK[RECRUITER] - g.stock[RECRUITER]
            out.append(8 + 8 * (min(gain, g.stock[MARQUISE])))
        elif word == "battle":
            out.append(_fight_pull(g, seat))
        elif word == "march":
            out.append(12)
        elif word == "overwork":
            out.append(10 if wood < 4 else 3)
        elif word == "extra":
            out.append(0 if g.actions else WILLING[option.a] * 2)
        elif word == "end":
            out.append(0 if g.actions else 6)
        else:
            out.append(_pull(g, seat, option))
    return out


def _build_where(g: Root, ask: Decision) -> list[int]:
    """Where the enemy is far and warriors stand."""
    out: list[int] = []
    for option in ask.options:
        c = option.a
        safe = 4 + 2 * (min(3, g.on[c])) - 2 * (_rival(g, MARQUISE, c))
        for b in g.board().adjacent[c]:
            if g.rule[b] == MARQUISE:
                safe += 2
        out.append(safe * safe if safe > 1 else 1)
    return out


def _build_what(g: Root, ask: Decision) -> list[int]:
    out: list[int] = []
    for option in ask.options:
        kind = option.a
        built = STOCK[kind] - g.stock[kind]
        points = BUILDING_VP[kind][built]
        weight = 4 + 4 * points * points
        if kind == SAWMILL and built < 3:
            weight += 20
        elif kind == RECRUITER and built < 3:
            weight += 14
        elif kind == WORKSHOP and built < 2:
            weight += 8
        out.append(weight)
    return out


def _pay_wood(g: Root, ask: Decision) -> list[int]:
    """The wood that is least safe."""
    out: list[int] = []
    for option in ask.options:
        c = option.a
        out.append(2 + 3 * _rival(g, MARQUISE, c) + (0 if g.on[c] else 4))
    return out


# --- Eyrie (7) -----------------------------------------------------------------------------------------------

LEADERS: Final[list[int]] = [4, 8, 8, 10]


def _leader(g: Root, ask: Decision) -> list[int]:
    return [LEADERS[option.a] for option in ask.options]


ADD_DONE: Final[list[int]] = [26]


def _add(g: Root, ask: Decision) -> list[int]:
    """Cards of suits the Eyrie is at home in; a bird at most now and then."""
    home = [0, 0, 0, 3]
    for c in range(CLEARINGS):
        if g.on[EYRIE * CLEARINGS + c]:
            home[g.suits[c]] += 1
        if g.on[ROOST * CLEARINGS + c]:
            home[g.suits[c]] += 2
    out: list[int] = []
    for option in ask.options:
        if option.word == "done":
            out.append(ADD_DONE[0])
            continue
        suit = FACE_SUIT[option.a]
        weight = 1 + 2 * (min(6, home[suit]))
        out.append(weight * (3 if WILLING[option.a] > 8 else 2))
    return out


def obeyed(g: Root, column: int, suit: int) -> int:
    """In how many clearings an order could be obeyed as things stand."""
    on = g.on
    total = 0
    for c in range(CLEARINGS):
        if suit != BIRD and g.suits[c] != suit:
            continue
        if column == RECRUIT:
            total += on[ROOST * CLEARINGS + c]
        elif column == BUILD:
            if g.rule[c] == EYRIE and g.room[c] and not on[ROOST * CLEARINGS + c] and not on[KEEP * CLEARINGS + c]:
                total += 1
        elif on[EYRIE * CLEARINGS + c] and (column == MOVE or _is_there(g, MARQUISE, c) or _is_there(g, ALLIANCE, c)):
            total += 1
    return total


def _column(g: Root, ask: Decision) -> list[int]:
    """Orders that can be obeyed turn after turn: recruits at roosts, moves from home, few battles and buildings."""
    suit = FACE_SUIT[ask.about[0]]
    home = obeyed(g, RECRUIT, suit)
    out: list[int] = []
    for option in ask.options:
        column = option.a
        have = g.viziers[column] + len(g.decree[column])
        can = obeyed(g, column, suit)
        if not can:
            out.append(1)
        elif column == RECRUIT:
            each = 2 if g.leader == CHARISMATIC else 1
            out.append(48 // (1 + have) if g.stock[EYRIE] >= each * (have + 3) else 1)
        elif column == MOVE:
            out.append((10 * min(can, 3) + (20 if home else 0)) // (1 + have))
        elif column == BATTLE:
            out.append(16 * min(can, 3) // (1 + have))
        else:
            out.append(60 // (1 + have) if can > have and g.stock[ROOST] > have + 1 else 2)
    return out


def _next(g: Root, ask: Decision) -> list[int]:
    """Suits first, birds last: those fit anywhere."""
    out: list[int] = []
    for option in ask.options:
        if option.word == "resolve":
            out.append(30 if option.a != BIRD else 8)
        else:
            out.append(_pull(g, ask.seat, option))
    return out


def _roost_where(g: Root, ask: Decision) -> list[int]:
    """In a suit without a roost, where warriors stand."""
    roosts = [0, 0, 0]
    for c in range(CLEARINGS):
        roosts[g.suits[c]] += g.on[ROOST * CLEARINGS + c]
    out: list[int] = []
    for option in ask.options:
        c = option.a
        weight = 4 + 2 * (min(4, g.on[EYRIE * CLEARINGS + c]))
        weight -= 2 * (min(2, _rival(g, EYRIE, c)))
        out.append(weight * (3 if not roosts[g.suits[c]] else 2))
    return out


def _recruit_where(g: Root, ask: Decision) -> list[int]:
    """Where the own buildings need it."""
    side = g.side[ask.seat]
    out: list[int] = []
    for option in ask.options:
        lack = 4 + _rival(g, side, option.a) - g.on[side * CLEARINGS + option.a]
        out.append(2 + (lack * 2 if lack > 0 else 0))
    return out


def _rest(g: Root, ask: Decision) -> list[int]:
    return [4 if option.word == "done" else _pull(g, ask.seat, option) for option in ask.options]


# --- Alliance (8) --------------------------------------------------------------------------------------------


def _prey(g: Root, side: int, c: int) -> int:
    """Enemy buildings and tokens in a clearing."""
    prize = 0
    for other in range(VAGABOND):
        if other != side:
            for kind in SCORING_OF[other]:
                prize += g.on[kind * CLEARINGS + c]
    return prize


def _revolt(g: Root, ask: Decision) -> list[int]:
    out: list[int] = []
    for option in ask.options:
        if option.word == "done":
            out.append(6)
        elif option.word == "revolt":
            c = option.a
            out.append(25 + 20 * _prey(g, ALLIANCE, c) + 5 * _rival(g, ALLIANCE, c))
        else:
            out.append(_pull(g, ask.seat, option))
    return out


def _spread(g: Root, ask: Decision) -> list[int]:
    tokens = STOCK[SYMPATHY] - g.stock[SYMPATHY]
    points = SYMPATHY_VP[tokens] if tokens < STOCK[SYMPATHY] else 0
    out: list[int] = []
    for option in ask.options:
        if option.word == "done":
            out.append(8)
        elif option.word == "spread":
            c = option.a
            weight = 6 + 10 * points + 3 * _prey(g, ALLIANCE, c) + 2 * g.room[c]
            rival = g.on[c] + g.on[EYRIE * CLEARINGS + c]
            out.append(weight if rival < 3 else weight // 2)
        else:
            out.append(_pull(g, ask.seat, option))
    return out


def _alliance(g: Root, ask: Decision) -> list[int]:
    seat = ask.seat
    hand = len(g.hands[seat])
    bases = STOCK[BASE] - g.stock[BASE]
    full = not bases and len(g.supporters) >= 5
    out: list[int] = []
    for option in ask.options:
        word = option.word
        if word == "mobilize":
            out.append(0 if full else 4 + 4 * hand)
        elif word == "train":
            out.append(30 if g.officers < 3 else 12 if g.officers < 5 else 2)
        elif word == "end":
            out.append(6 if hand < 4 else 2)
        else:
            out.append(_pull(g, seat, option))
    return out


def _mobilize(g: Root, ask: Decision) -> list[int]:
    """Birds help everywhere; cards to craft stay."""
    out: list[int] = []
    for option in ask.options:
        kind = FACE_TYPE[option.a]
        out.append(2 if kind == AMBUSH else 12 if kind == DOMINANCE or FACE_SUIT[option.a] == BIRD else 6)
    return out


def _operation(g: Root, ask: Decision) -> list[int]:
    seat = ask.seat
    tokens = STOCK[SYMPATHY] - g.stock[SYMPATHY]
    points = SYMPATHY_VP[tokens] if tokens < STOCK[SYMPATHY] else 0
    warriors = STOCK[ALLIANCE] - g.stock[ALLIANCE] - g.officers
    out: list[int] = []
    for option in ask.options:
        word = option.word
        if word == "organize":
            out.append(10 + 20 * points)
        elif word == "recruit":
            out.append(24 if warriors < 3 else 10)
        elif word == "battle":
            out.append(_fight_pull(g, seat))
        elif word == "move":
            out.append(22 if warriors > 1 else 8)
        else:
            out.append(2)
    return out


# --- Vagabond (9) --------------------------------------------------------------------------------------------

# boot bag crossbow hammer sword tea coin torch
USEFUL: Final[list[int]] = [9, 3, 6, 6, 8, 5, 4, 8]


def _useful(kind: int) -> int:
    return USEFUL[PLAIN[kind]]


def _face_up(g: Root, v: int, item: int) -> int:
    base = v * BOARD
    total = 0
    for kind in range(BOARD_KINDS):
        if PLAIN[kind] == item:
            total += g.items[base + READY * BOARD_KINDS + kind] + g.items[base + TRACK * BOARD_KINDS + kind]
    return total


def _vagabond(g: Root, ask: Decision) -> list[int]:
    seat = ask.seat
    v = g.side[seat] - VAGABOND
    here = g.pawn[v]
    out: list[int] = []
    for option in ask.options:
        word = option.word
        if word in ("explore", "quest"):
            out.append(400)
        elif word == "aid":
            out.append(_aid_pull(g, seat, v, here))
        elif word == "battle":
            out.append(_urge(_best_gain(g, seat, here)) // 4)
        elif word == "strike":
            out.append(12)
        elif word == "move":
            out.append(_walk_pull(g, seat, v, here))
        elif word == "repair":
            out.append(24)
        elif word == "special":
            out.append(16)
        elif word == "end":
            out.append(5)
        else:
            out.append(_pull(g, seat, option))
    return out


def _walk_pull(g: Root, seat: int, v: int, here: int) -> int:
    torch = _face_up(g, v, TORCH)
    best = 0
    for b in g.board().beside[here]:
        if b < CLEARINGS:
            pull = _place(g, seat, v, b, torch)
            if pull > best:
                best = pull
    if here < CLEARINGS:
        best -= _place(g, seat, v, here, torch)
    return 3 + 2 * best if best > 0 else 3


def _aid_pull(g: Root, seat: int, v: int, here: int) -> int:
    best = 4
    for other in range(g.players):
        side = g.side[other]
        if other != seat and side < VAGABOND and _is_there(g, side, here):
            pull = _friend(g, v, other, here)
            if pull > best:
                best = pull
    return best


def _friend(g: Root, v: int, other: int, c: int) -> int:
    """How good it is to aid a player there: items to take, a step to friendship that can be completed."""
    side = g.side[other]
    if side >= VAGABOND:
        return 2
    seat = g.seat_of[VAGABOND + v]
    relation = g.relations[v * 5 + side]
    pull = 2
    if relation == ALLIED:
        pull = 80
    elif relation > HOSTILE:
        needed = AIDS_NEEDED[relation] - g.aids[v * 5 + side]
        if needed == 1:
            pull = 60
        elif needed <= count_of(g.hands[seat], g.suits[c]) and needed <= _all_face_up(g, v):
            pull = 40
    for item in range(ITEM_KINDS):
        if g.boxes[other * ITEM_KINDS + item]:
            return pull + 50
    return pull


def _all_face_up(g: Root, v: int) -> int:
    return sum(g.items[v * BOARD : v * BOARD + 2 * BOARD_KINDS])


def _aid_whom(g: Root, ask: Decision) -> list[int]:
    v = g.side[ask.seat] - VAGABOND
    return [_friend(g, v, g.seat_of[option.a], g.pawn[v]) for option in ask.options]


def _exhaust(g: Root, ask: Decision) -> list[int]:
    return [(10 - _useful(option.a)) ** 2 for option in ask.options]


def _want(g: Root, ask: Decision) -> list[int]:
    return [1 if option.word == "done" else 4 + 4 * _useful(option.a) for option in ask.options]


def _refresh(g: Root, ask: Decision) -> list[int]:
    out: list[int] = []
    for option in ask.options:
        if option.word == "done":
            out.append(0)
        else:
            out.append(_useful(option.a) ** 2 * (4 if option.b == SPENT else 1))
    return out


def _damage(g: Root, ask: Decision) -> list[int]:
    """Exhausted and less useful ones first."""
    out: list[int] = []
    for option in ask.options:
        if option.word != "damage":
            out.append(12)
        else:
            out.append((11 - _useful(option.a)) ** 2 * (4 if option.b == SPENT else 1))
    return out


def _drop(g: Root, ask: Decision) -> list[int]:
    return [(11 - _useful(option.a)) ** 2 * (3 if option.b >= DAMAGED else 1) for option in ask.options]


def _walk(g: Root, ask: Decision) -> list[int]:
    """To ruins with a torch, quests, somebody to aid or fight; a forest when much is damaged."""
    seat = ask.seat
    v = g.side[seat] - VAGABOND
    torch = _face_up(g, v, TORCH)
    broken = sum(g.items[v * BOARD + DAMAGED * BOARD_KINDS : (v + 1) * BOARD])
    out: list[int] = []
    for option in ask.options:
        if option.word == "done":
            out.append(6)
        elif option.a >= CLEARINGS:
            out.append(1 + 8 * broken * broken if broken > 2 else 1)
        else:
            pull = _place(g, seat, v, option.a, torch)
            out.append(1 + pull * pull // 16)
    return out


def _place(g: Root, seat: int, v: int, c: int, torch: int) -> int:
    """What a clearing offers a Vagabond."""
    pull = 4
    if g.ruins[c] and torch:
        pull += 40
    for card in g.quests:
        quest = card - FIRST_QUEST
        if QUEST_SUIT[quest] == g.suits[c]:
            one, two = QUEST_ITEMS[quest]
            if one == two:
                if _face_up(g, v, one) > 1:
                    pull += 40
            elif _face_up(g, v, one) and _face_up(g, v, two):
                pull += 40
    cards = count_of(g.hands[seat], g.suits[c])
    for side in range(VAGABOND):
        other = g.seat_of[side]
        if other >= 0 and _is_there(g, side, c):
            if cards:
                pull += _friend(g, v, other, c) // 3
            if g.relations[v * 5 + side] == HOSTILE and g.on[side * CLEARINGS + c] > 2:
                pull -= 6
            elif not g.on[side * CLEARINGS + c]:
                pull += 6  # defenseless buildings or tokens
    return max(1, pull)


def _reward(g: Root, ask: Decision) -> list[int]:
    points = ask.about[0]
    return [10 * points, 8]


def _strike_whom(g: Root, ask: Decision) -> list[int]:
    v = g.side[ask.seat] - VAGABOND
    here = g.pawn[v]
    out: list[int] = []
    for option in ask.options:
        side = option.a
        if not g.on[side * CLEARINGS + here]:
            out.append(40)
        else:
            out.append(12 if g.relations[v * 5 + side] == HOSTILE else 3)
    return out


def _reluctant(g: Root, ask: Decision) -> list[int]:
    return [8 if option.word == "done" else 1 for option in ask.options]


LEANINGS: Final[dict[str, Leaning]] = {
    "craft": _craft,
    "use-effect": _use,
    "bank-with": _weakest,
    "discard": _spend,
    "outrage": _spend,
    "spend-supporter": _spend,
    "trim-supporters": _spend,
    "overwork-card": _spend,
    "train": _spend,
    "give-which": _spend,
    "spend-for-dominance": _spend,
    "battle-where": _battle_where,
    "battle-whom": _battle_whom,
    "ambush": _ambush,
    "foil": _foil,
    "battle-effect": _battle_effect,
    "lose-piece": _lose_piece,
    "field-hospitals": _hospitals,
    "move-from": _move_from,
    "move-to": _move_to,
    "move-how-many": _how_many,
    "marquise-action": _marquise,
    "build-where": _build_where,
    "build-what": _build_what,
    "pay-wood": _pay_wood,
    "leader": _leader,
    "add-to-decree": _add,
    "decree-column": _column,
    "decree-next": _next,
    "roost-where": _roost_where,
    "recruit-where": _recruit_where,
    "rest-of-daylight": _rest,
    "revolt": _revolt,
    "spread": _spread,
    "alliance-action": _alliance,
    "mobilize": _mobilize,
    "operation": _operation,
    "vagabond-action": _vagabond,
    "aid-whom": _aid_whom,
    "exhaust-which": _exhaust,
    "improvise": _want,
    "take-item": _want,
    "take-from-ruin": _want,
    "refresh": _refresh,
    "repair-which": _want,
    "damage-item": _damage,
    "drop-item": _drop,
    "slip": _walk,
    "walk-to": _walk,
    "quest-reward": _reward,
    "strike-whom": _strike_whom,
    "bring-ally": _reluctant,
}


def lean(g: Root, decision: Decision) -> list[int]:
    leaning = LEANINGS.get(decision.prompt)
    return [] if leaning is None else leaning(g, decision)
