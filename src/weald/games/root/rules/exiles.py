"""The persistent effects of the Exiles and Partisans deck (A.2), in its order; a card is one function and one line of a table at
the foot of this page.

Those that always hold are asked for where they matter: Soup Kitchens, Boat Builders, Corvid Planners, Tunnels and the burials of
Coffin Makers follow from ``state.stand``, Murine Broker and Master Engravers from ``craft.item_crafted``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.facts import (
    AMBUSH,
    ANY,
    BIRD,
    CARD_FACE,
    CARD_SUIT,
    CARD_TYPE,
    FACE_SUIT,
    FITTING,
    FOX,
    ITEM_KINDS,
    MOUSE,
    PERSISTENT,
    RABBIT,
    SUIT_NAMES,
    face_named,
)  # fmt: skip
from weald.games.root.names import name_fields
from weald.games.root.pieces import IS_WARRIOR, PIECES_OF, STEADFAST, WARRIOR_OF
from weald.games.root.rules import steps
from weald.games.root.rules.battle import BattleEffect, add_hits, can_battle, cannot_battle_in, hit_reason, used
from weald.games.root.rules.box import face_up
from weald.games.root.rules.cards import discard, draw, faces, hand_over, pick, spend, watching
from weald.games.root.rules.effects import (
    AT_END,
    AT_START,
    DURING,
    EMPTY_HAND,
    Effect,
    always,
    nobody_holds_cards,
    offer_players,
)  # fmt: skip
from weald.games.root.rules.faction import FACTIONS, faction_of, warriors
from weald.games.root.rules.move import cannot_enter, cannot_leave, move_warriors
from weald.games.root.rules.pieces import cannot_place, exiles_of, is_enemy, neighbours, place
from weald.games.root.rules.reasons import NO_BATTLE, NO_MOVE
from weald.games.root.rules.removal import EFFECT, remove, settle
from weald.games.root.rules.victory import score
from weald.games.root.state import BIRDSONG, COFFIN_MAKERS, DAYLIGHT, EVENING, SEAT, WHERE, Root, stand
from weald.games.root.words import (
    BATTLE,
    DISCARD,
    DONE,
    FROM,
    GIVE,
    IN,
    ITEM,
    MOVE,
    PIECE,
    PLAYER,
    SPEND,
    TAKE,
    TO,
    USE,
)
from weald.kernel import EVERYONE, NOBODY, NOWHERE, Rule, Why

name_fields({
    "sabotage-what": ("side:side",),
    "bureau-where": ("card:face",),
    "bureau-whom": ("place:place",),
    "orders-from": ("side:side",),
    "orders-to": ("side:side", "from:place", "count"),
    "informants": ("count",),
    "swap-give": ("side:side",),
    "league-how": ("item:item",),
    "sabotaged": ("side:side", "card:card"),
    "misled": ("side:side", "place:place"),
    "informed": ("card:card",),
    "gave-card": ("side:side", "card:card"),
    "buried": ("piece:kind", "count"),
    "unburied": ("count",),
    "exhausted-crafted": ("item:item",),
})  # fmt: skip

BUREAU_STEP: Final = steps.STEPS.declare("propaganda-bureau")
SWAP_STEP: Final = steps.STEPS.declare("swap-meet")

NOTHING_TO_SABOTAGE: Final = Why("nothing-to-sabotage", "4.1.3")
NO_TARGET: Final = Why("nobody-to-sway", "4.1.3")
NO_ORDERS: Final = Why("nobody-to-mislead", "4.1.3")
NO_COFFINS: Final = Why("no-coffins", "4.1.3")
NO_FACE_UP_ITEM: Final = Why("no-face-up-item", "4.1.3")
NO_OTHER_WAY: Final = Why("nowhere-to-send", "4.1.3")

PARTISANS: Final = hit_reason("partisans")
WARRIORS_A_POINT: Final = 5  # on Coffin Makers
SABOTEURS: Final = face_named("saboteurs")
A_BIRD: Final = SABOTEURS  # any card that reaches every clearing
EYRIE_EMIGRE: Final = face_named("eyrie_emigre")
FALSE_ORDERS: Final = face_named("false_orders")


# --- Saboteurs -------------------------------------------------------------------------------------------


def _persistent(g: Root, seat: int) -> list[int]:
    """The faces of persistent effects in a play area: an activated dominance card is none."""
    return [CARD_FACE[card] for card in sorted(g.play[seat]) if CARD_TYPE[card] == PERSISTENT]


def nothing_to_sabotage(g: Root, seat: int) -> Why | None:
    for other in range(g.players):
        if is_enemy(g, g.side[seat], g.side[other]) and _persistent(g, other):
            return None
    return NOTHING_TO_SABOTAGE


def saboteurs(g: Root, seat: int) -> Rule:
    """Discard it, and an enemy's persistent effect."""
    ask = g.ask(seat, "sabotage-whom", "4.1.3")
    for other in range(g.players):
        if is_enemy(g, g.side[seat], g.side[other]):
            ask.offer(PLAYER[g.side[other]], None if _persistent(g, other) else NOTHING_TO_SABOTAGE)
    choice = yield ask
    side = choice.a
    victim = g.seat_of[side]
    ask = g.ask(seat, "sabotage-what", "4.1.3", side)
    for face in _persistent(g, victim):
        ask.offer(DISCARD[face])
    choice = yield ask
    discard(g, pick(g, g.play[seat], SABOTEURS))
    card = pick(g, g.play[victim], choice.a)
    g.tell("sabotaged", "4.1.3", seat, side, card)
    discard(g, card)
    if choice.a == COFFIN_MAKERS:
        unbury(g)
    stand(g)


# --- Eyrie Émigré ----------------------------------------------------------------------------------------


def eyrie_emigre(g: Root, seat: int) -> None:
    """A move, then a battle where it ends; or the card is lost."""
    if faction_of(g, seat).can_move(g, BIRD):
        faction_of(g, seat).sally(g, seat)
    else:
        _emigrate(g, seat)


def sallied(g: Root, seat: int, c: int) -> None:
    if c < CLEARINGS and cannot_battle_in(g, g.side[seat], c) is None:
        g.then(steps.BATTLE_IN, seat, c)
    else:
        _emigrate(g, seat)


def _emigrate(g: Root, seat: int) -> None:
    card = pick(g, g.play[seat], EYRIE_EMIGRE)
    g.tell("discarded", "4.1.3", seat, card)
    discard(g, card)


# --- Fox, Rabbit and Mouse Partisans ---------------------------------------------------------------------


def _may_rise(g: Root, which: int, effect: BattleEffect) -> bool:
    """In a clearing of their suit, once in a battle, on either side of it; with an empty hand too."""
    return bool(g.suits[g.battle[WHERE]] >> FACE_SUIT[effect.card] & 1) and not used(g, which, effect)


def _rise(g: Root, which: int, effect: BattleEffect) -> None:
    """One extra hit; then every card of another suit in hand is discarded, birds too."""
    add_hits(g, which, 1, "4.3.3.I", PARTISANS)
    seat = g.battle[SEAT + which]
    hand = g.hands[seat]
    for card in sorted(hand):
        if CARD_SUIT[card] != FACE_SUIT[effect.card]:
            hand.remove(card)
            g.tell("discarded", "4.3.3a", seat, card)
            g.learn(EVERYONE, "revealed-card", "4.3.3a")
            discard(g, card)


def foxes_may_rise(g: Root, which: int) -> bool:
    return _may_rise(g, which, FOX_PARTISANS)


def fox_partisans(g: Root, which: int) -> None:
    _rise(g, which, FOX_PARTISANS)


def rabbits_may_rise(g: Root, which: int) -> bool:
    return _may_rise(g, which, RABBIT_PARTISANS)


def rabbit_partisans(g: Root, which: int) -> None:
    _rise(g, which, RABBIT_PARTISANS)


def mice_may_rise(g: Root, which: int) -> bool:
    return _may_rise(g, which, MOUSE_PARTISANS)


def mouse_partisans(g: Root, which: int) -> None:
    _rise(g, which, MOUSE_PARTISANS)


# --- Propaganda Bureau -----------------------------------------------------------------------------------


def _victims(g: Root, seat: int, c: int) -> list[int]:
    """Kinds of enemy warriors in a clearing that an effect can remove: the warlord falls in battle only (14.2.2b)."""
    out: list[int] = []
    for side in g.armies:
        if is_enemy(g, g.side[seat], side):
            for kind in PIECES_OF[side]:
                if IS_WARRIOR[kind] and not STEADFAST[kind] and g.on[kind * SPOTS + c]:
                    out.append(kind)
    return out


def _swayed_by(g: Root, seat: int, suit: int) -> list[int]:
    """Clearings of a suit where an enemy warrior stands."""
    return [c for c in range(CLEARINGS) if g.suits[c] & FITTING[suit] and _victims(g, seat, c)]


def no_enemy_warrior(g: Root, seat: int) -> Why | None:
    """As everybody can see."""
    if not g.hands[seat]:
        return EMPTY_HAND
    return None if _swayed_by(g, seat, BIRD) else NO_TARGET


def no_propaganda(g: Root, seat: int) -> Why | None:
    """As the player knows, who sees the hand."""
    why = no_enemy_warrior(g, seat)
    if why is not None:
        return why
    for face in faces(g.hands[seat], ANY):
        if _swayed_by(g, seat, FACE_SUIT[face]):
            return None
    return NO_TARGET


def propaganda_bureau(g: Root, seat: int) -> Rule:
    """Spend a card; an enemy warrior leaves a clearing of its suit, then an own one is placed there, if that is possible."""
    ask = g.ask(seat, "bureau-card", "4.1.3")
    ask.secret = True
    swaying = [face for face in faces(g.hands[seat], ANY) if _swayed_by(g, seat, FACE_SUIT[face])]
    for face in swaying or faces(g.hands[seat], ANY):  # in a world dealt anew any card will do
        ask.offer(SPEND[face])
    choice = yield ask
    spend(g, seat, choice.a, "4.1.3")
    g.then(BUREAU_STEP, seat, choice.a if swaying else A_BIRD)


def sway(g: Root, seat: int, face: int) -> Rule:
    """Where, and whom; a bird card reaches everywhere."""
    ask = g.ask(seat, "bureau-where", "4.1.3", face)
    for c in _swayed_by(g, seat, FACE_SUIT[face]):
        ask.offer(IN[c])
    choice = yield ask
    c = choice.a
    ask = g.ask(seat, "bureau-whom", "4.1.3", c)
    for kind in _victims(g, seat, c):
        ask.offer(PIECE[kind])
    choice = yield ask
    remove(g, choice.a, c, 1, seat, EFFECT)
    own = WARRIOR_OF[g.side[seat]]
    if own >= 0 and cannot_place(g, g.side[seat], c) is None and place(g, own, c, 1):
        g.tell("placed", "4.1.3", seat, own, c, 1)
    settle(g)


# --- False Orders ----------------------------------------------------------------------------------------


def _half(g: Root, side: int, c: int) -> int:
    """Half of the warriors there, rounded up: the warlord counts but does not move (14.2.2c)."""
    return (warriors(g, side, c) + 1) // 2


def _cannot_mislead_from(g: Root, side: int, c: int) -> Why | None:
    if not g.on[WARRIOR_OF[side] * SPOTS + c]:
        return NO_TARGET
    why = cannot_leave(g, side, c)
    if why is not None:
        return why
    for b in neighbours(g, side, c):
        if cannot_enter(g, b) is None:
            return None
    return NO_OTHER_WAY


def _cannot_mislead(g: Root, side: int) -> Why | None:
    for c in _places(side):
        if _cannot_mislead_from(g, side, c) is None:
            return None
    return NO_ORDERS


def _places(side: int) -> list[int]:
    """Clearings where its warriors may stand: the Burrow is one (12.2.2a)."""
    home = FACTIONS[side].home
    return [*range(CLEARINGS), home] if home != NOWHERE else list(range(CLEARINGS))


def _is_player(g: Root, seat: int, side: int) -> bool:
    """An enemy with a player: hirelings obey no false orders (E.3.4b)."""
    return g.seat_of[side] != NOBODY and is_enemy(g, g.side[seat], side)


def nobody_to_mislead(g: Root, seat: int) -> Why | None:
    for side in g.armies:
        if _is_player(g, seat, side) and _cannot_mislead(g, side) is None:
            return None
    return NO_ORDERS


def false_orders(g: Root, seat: int) -> Rule:
    """Discard it: half of an enemy's warriors in a clearing move to an adjacent one, as if their player moved them (1.5.5), but
    without rule."""
    ask = g.ask(seat, "orders-whom", "4.1.3")
    for side in g.armies:
        if _is_player(g, seat, side):
            ask.offer(PLAYER[side], _cannot_mislead(g, side))
    choice = yield ask
    side = choice.a
    ask = g.ask(seat, "orders-from", "4.1.3", side)
    for c in _places(side):
        ask.offer(FROM[c], _cannot_mislead_from(g, side, c))
    choice = yield ask
    a = choice.a
    count = _half(g, side, a)
    ask = g.ask(seat, "orders-to", "4.1.3", side, a, count)
    for b in neighbours(g, side, a):
        ask.offer(TO[b], cannot_enter(g, b))
    choice = yield ask
    discard(g, pick(g, g.play[seat], FALSE_ORDERS))
    g.tell("misled", "4.1.3", seat, side, a)
    move_warriors(g, g.seat_of[side], side, a, choice.a, count, "1.5.5")  # its player pays for outrage (AMB-08)
    settle(g)


# --- Informants ------------------------------------------------------------------------------------------


def informants(g: Root, seat: int, count: int) -> Rule | None:
    """Before drawing in the Evening: nobody reaches into the Lost Souls."""
    for card in g.discard:
        if CARD_TYPE[card] == AMBUSH:
            return ask_informants(g, seat, count)
    draw(g, seat, count, "2.1.2a")
    return None


def ask_informants(g: Root, seat: int, count: int) -> Rule:
    """An ambush card of the discard pile in place of all that would be drawn."""
    ask = g.ask(seat, "informants", "4.1.3", count)
    ask.offer(DONE)
    for face in faces([card for card in g.discard if CARD_TYPE[card] == AMBUSH], ANY):
        ask.offer(TAKE[face])
    choice = yield ask
    if choice is DONE:
        g.then(steps.DRAW, seat, count)
        return
    card = pick(g, g.discard, choice.a)
    g.hands[seat].append(card)
    g.tell("informed", "4.1.3", seat, card)


# --- Charm Offensive -------------------------------------------------------------------------------------


def charm_offensive(g: Root, seat: int) -> Rule:
    """Draw a card; another player scores 1."""
    ask = g.ask(seat, "charm-whom", "4.1.3")
    offer_players(g, ask, seat, False)
    choice = yield ask
    g.then(steps.DRAW, seat, 1)
    g.then(steps.SCORE, g.seat_of[choice.a], 1)


# --- Swap Meet -------------------------------------------------------------------------------------------


def swap_meet(g: Root, seat: int) -> Rule:
    """A random card of another player, who gets one in return."""
    ask = g.ask(seat, "swap-with", "4.1.3")
    offer_players(g, ask, seat, True)
    choice = yield ask
    other = g.seat_of[choice.a]
    g.then(steps.TAKE_RANDOM, seat, other)
    g.then(SWAP_STEP, seat, other)


def swap_back(g: Root, seat: int, other: int) -> Rule:
    """The same card may go back."""
    ask = g.ask(seat, "swap-give", "4.1.3", g.side[other])
    ask.secret = True
    ask.sealed = True  # only the two know which card it was
    for face in faces(g.hands[seat], ANY):
        ask.offer(GIVE[face])
    choice = yield ask
    card = pick(g, g.hands[seat], choice.a)
    hand_over(g, seat, card, g.hands[other], other)
    both = watching(g, 1 << seat | 1 << other)
    g.tell_some(both, "gave-card", "4.1.3", seat, (g.side[other], card), (g.side[other],))
    g.learn(1 << other, "took-card", "4.1.3")


# --- Coffin Makers ---------------------------------------------------------------------------------------


def no_coffins(g: Root, seat: int) -> Why | None:
    return None if _coffins(g) else NO_COFFINS


def _coffins(g: Root) -> int:
    return sum(exiles_of(g).buried) + sum(exiles_of(g).fallen)


def coffin_makers(g: Root, seat: int) -> None:
    """A point for every five warriors on it, then all go back to their supplies."""
    count = _coffins(g)
    unbury(g)  # told first: the points may win the game
    score(g, seat, count // WARRIORS_A_POINT, "4.1.3")


def unbury(g: Root) -> None:
    """Warriors on Coffin Makers go to their supplies."""
    g.tell("unburied", "4.1.3", NOBODY, _coffins(g))
    for side in g.armies:
        for kind in PIECES_OF[side]:
            if IS_WARRIOR[kind]:
                buried = exiles_of(g).held(kind)
                exiles_of(g).bury(kind, -buried)
                g.stock[kind] += buried


# --- League of Adventurous Mice --------------------------------------------------------------------------


def no_adventure(g: Root, seat: int) -> Why | None:
    if not face_up(g, seat):
        return NO_FACE_UP_ITEM
    return None if faction_of(g, seat).can_move(g, BIRD) or can_battle(g, seat, BIRD) else NO_MOVE


def league_of_adventurous_mice(g: Root, seat: int) -> Rule:
    """Exhaust a crafted item, for good, to move or to battle."""
    ask = g.ask(seat, "league-item", "4.1.3")
    for item in face_up(g, seat):
        ask.offer(ITEM[item])
    choice = yield ask
    item = choice.a
    ask = g.ask(seat, "league-how", "4.1.3", item)
    ask.offer(MOVE, None if faction_of(g, seat).can_move(g, BIRD) else NO_MOVE)
    ask.offer(BATTLE, None if can_battle(g, seat, BIRD) else NO_BATTLE)
    choice = yield ask
    exiles_of(g).exhausted[seat * ITEM_KINDS + item] += 1
    g.tell("exhausted-crafted", "4.1.3", seat, item)
    if choice is MOVE:
        faction_of(g, seat).free_move(g, seat)
    else:
        g.then(steps.BATTLE, seat, BIRD)


# --- the table -------------------------------------------------------------------------------------------


def _partisans(suit: int, can: Callable[[Root, int], bool], use: Callable[[Root, int], None]) -> BattleEffect:
    face = face_named(f"{SUIT_NAMES[suit]}_partisans")
    return BattleEffect(USE[face], can, use, face)


FOX_PARTISANS: Final = _partisans(FOX, foxes_may_rise, fox_partisans)
RABBIT_PARTISANS: Final = _partisans(RABBIT, rabbits_may_rise, rabbit_partisans)
MOUSE_PARTISANS: Final = _partisans(MOUSE, mice_may_rise, mouse_partisans)
EFFECTS: Final[list[Effect]] = [
    Effect("saboteurs", BIRDSONG, AT_START, nothing_to_sabotage, saboteurs),
    Effect("eyrie_emigre", BIRDSONG, AT_END, always, eyrie_emigre, must=True),
    Effect("propaganda_bureau", DAYLIGHT, DURING, no_propaganda, propaganda_bureau, seems=no_enemy_warrior),
    Effect("false_orders", BIRDSONG, DURING, nobody_to_mislead, false_orders),
    Effect("charm_offensive", EVENING, AT_START, always, charm_offensive),
    Effect("swap_meet", BIRDSONG, DURING, nobody_holds_cards, swap_meet),
    Effect("coffin_makers", BIRDSONG, AT_START, no_coffins, coffin_makers, must=True),
    Effect("league_of_adventurous_mice", DAYLIGHT, DURING, no_adventure, league_of_adventurous_mice),
]
steps.SALLIED.does(sallied)
steps.INFORMANTS.does(informants)
BUREAU_STEP.does(sway)
SWAP_STEP.does(swap_back)
