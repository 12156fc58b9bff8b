"""The Vagabond (9): a lone pawn, its items, its relationships. Daylight actions are in vagabond_actions.py."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import FORESTS
from weald.games.root.deck import FIRST_QUEST, FIRST_TOKEN, QUESTS
from weald.games.root.rules import steps
from weald.games.root.rules.faction import Faction, register
from weald.games.root.rules.items import (
    condition_count,
    exhaust,
    gain,
    ready,
    repair,
    shelve,
    undamaged_swords,
)
from weald.games.root.rules.move import cannot_enter, move_warriors
from weald.games.root.rules.removal import settle
from weald.games.root.state import Root
from weald.games.root.things import (
    ALLIED,
    BAG,
    BASE_DRAW,
    BOARD,
    BOARD_KINDS,
    BOOT,
    CHARACTER_ITEMS,
    CLEARINGS,
    COIN,
    CONDITIONS,
    DAMAGED,
    DAMAGED_SPENT,
    HAMMER,
    HOSTILE,
    INDIFFERENT,
    ITEM_LIMIT,
    ITEM_LIMIT_BAG,
    PLAIN,
    QUESTS_SHOWN,
    READY,
    REFRESH,
    REFRESH_TEA,
    SECOND_VAGABOND,
    SPENT,
    TEA,
    TRACK,
    VAGABOND,
)
from weald.games.root.words import ALLY_WITH, CHARACTER, DONE, DROP, IN, REFRESH_ITEM, TAKE_ALONG, TO
from weald.kernel.decision import Rule, Why

CHARACTER_TAKEN: Final = Why("character-taken", "9.3.1")
NOT_ADJACENT: Final = Why("not-adjacent", "2.4.1a")
TOO_FEW_BOOTS: Final = Why("too-few-boots", "9.5.1a")


class Vagabond(Faction):
    def crafting(self, g: Root, seat: int) -> list[int]:
        """Hammers, all of the suit of the pawn's clearing (9.2.1a)."""
        v = g.side[seat] - VAGABOND
        free = [0, 0, 0]
        if g.pawn[v] < FORESTS:
            free[g.suits[g.pawn[v]]] = ready(g, v, HAMMER)
        return free

    def activate(self, g: Root, seat: int, suit: int, count: int) -> None:
        for _ in range(count):
            exhaust(g, g.side[seat] - VAGABOND, HAMMER)

    def craft_rule(self) -> str:
        return "9.2.1a"

    def gain_item(self, g: Root, seat: int, item: int) -> None:
        gain(g, g.side[seat] - VAGABOND, item)  # 9.2.1b

    def max_rolled_hits(self, g: Root, c: int) -> int:
        return undamaged_swords(g, self.side - VAGABOND)  # 9.2.6

    def defenseless(self, g: Root, c: int) -> bool:
        return undamaged_swords(g, self.side - VAGABOND) == 0  # 9.2.4

    def remains_after_ambush(self, g: Root, c: int) -> bool:
        return True  # AMB-03


register(Vagabond(VAGABOND))
register(Vagabond(SECOND_VAGABOND))


# --- setup (9.3) -----------------------------------------------------------------------------------------


def ruins_setup(g: Root) -> None:
    """Quests, and the items under the ruins: one set, or with two Vagabonds both, two per ruin (9.3.3, 9.3.4, 9.7.1)."""
    g.quest_deck = [FIRST_QUEST + q for q in range(QUESTS)]
    g.shuffle(g.quest_deck)
    for _ in range(QUESTS_SHOWN):
        reveal_quest(g, -1)
    each = 2 if g.seat_of[SECOND_VAGABOND] >= 0 else 1
    tokens = [FIRST_TOKEN + t for t in range(4 * each)]
    g.shuffle(tokens)
    for i in range(4):
        g.ruin_items[i] = tokens[i * each : (i + 1) * each]
    first = VAGABOND + g.below(2) if each == 2 else VAGABOND  # 9.7.1b
    g.then(steps.VAGABOND_SETUP, g.seat_of[first])
    if each == 2:
        g.then(steps.VAGABOND_SETUP, g.seat_of[VAGABOND + SECOND_VAGABOND - first])


def reveal_quest(g: Root, seat: int) -> None:
    if g.quest_deck:
        card = g.quest_deck.pop()
        g.seen[card] = -1
        g.quests.append(card)
        g.tell("quest-revealed", "9.5.5b", seat, card - FIRST_QUEST)
        g.learn(-1, "revealed-card", "9.5.5b")


def vagabond_setup(g: Root, seat: int) -> Rule:
    v = g.side[seat] - VAGABOND
    ask = g.ask(seat, "character", "9.3.1")
    for character in range(9):
        ask.offer(CHARACTER[character], CHARACTER_TAKEN if character in g.character else None)
    choice = yield ask
    character = choice.a
    ask = g.ask(seat, "pawn-where", "9.3.2")
    for place in g.board().forests:
        ask.offer(IN[place])
    choice = yield ask
    g.pawn[v] = choice.a
    g.character[v] = character
    g.tell("chose-character", "9.3.1", seat, character, g.pawn[v])
    for item in CHARACTER_ITEMS[character]:  # 9.3.5
        g.items[v * BOARD + READY * BOARD_KINDS + item] += 1
    shelve(g, v)
    for side in range(VAGABOND):  # 9.3.6
        if g.seat_of[side] >= 0:
            g.relations[v * 5 + side] = INDIFFERENT


# --- Birdsong (9.4) --------------------------------------------------------------------------------------


def vagabond_birdsong(g: Root, seat: int) -> None:
    v = g.side[seat] - VAGABOND
    g.teas = condition_count(g, v, TRACK, TEA)
    g.actions = REFRESH_TEA * g.teas + REFRESH
    g.then(steps.BIRDSONG_EFFECTS, seat)
    g.then(steps.VAGABOND_REFRESH, seat)
    g.then(steps.VAGABOND_SLIP, seat)


def exhausted(g: Root, v: int) -> int:
    base = v * BOARD
    total = 0
    for kind in range(BOARD_KINDS):
        total += g.items[base + SPENT * BOARD_KINDS + kind] + g.items[base + DAMAGED_SPENT * BOARD_KINDS + kind]
    return total


def refresh(g: Root, seat: int) -> Rule | None:
    """Two per tea, then up to three more; damaged ones too (9.4.1, AMB-44)."""
    v = g.side[seat] - VAGABOND
    left = exhausted(g, v)
    if not left or not g.actions:
        return None
    if left <= g.actions:
        base = v * BOARD
        for kind in range(BOARD_KINDS):
            for condition in (SPENT, DAMAGED_SPENT):
                while g.items[base + condition * BOARD_KINDS + kind]:
                    refresh_item(g, v, condition, kind)
        return None
    return _refresh_one(g, seat)


def refresh_item(g: Root, v: int, condition: int, kind: int) -> None:
    base = v * BOARD
    g.items[base + condition * BOARD_KINDS + kind] -= 1
    to = READY if condition == SPENT else DAMAGED
    g.items[base + to * BOARD_KINDS + kind] += 1
    g.tell("refreshed", "9.4.1", g.seat_of[VAGABOND + v], kind)
    shelve(g, v)


def _refresh_one(g: Root, seat: int) -> Rule:
    v = g.side[seat] - VAGABOND
    base = v * BOARD
    ask = g.ask(seat, "refresh", "9.4.1", g.actions)
    for condition in (SPENT, DAMAGED_SPENT):
        for kind in range(BOARD_KINDS):
            i = condition * BOARD_KINDS + kind
            if g.items[base + i]:
                ask.offer(REFRESH_ITEM[i])
    if g.actions <= REFRESH:
        ask.offer(DONE)
    choice = yield ask
    if choice is DONE:
        return
    refresh_item(g, v, choice.b, choice.a)
    g.actions -= 1
    g.then(steps.VAGABOND_REFRESH, seat)


def slip(g: Root, seat: int) -> Rule:
    """A free move to an adjacent clearing or forest, whatever bars leaving or whoever is there (9.4.2)."""
    v = g.side[seat] - VAGABOND
    here = g.pawn[v]
    ask = g.ask(seat, "slip", "9.4.2a", here)
    ask.offer(DONE)
    for place in g.board().beside[here]:
        ask.offer(TO[place], cannot_enter(g, place))
    choice = yield ask
    if choice is not DONE:
        walk(g, seat, choice.a, "9.4.2a")


def walk(g: Root, seat: int, to: int, rule: str) -> None:
    """The pawn goes; allied warriors may come along between clearings (9.2.9.II.b)."""
    v = g.side[seat] - VAGABOND
    here = g.pawn[v]
    g.pawn[v] = to
    g.tell("walked", rule, seat, here, to)
    if here < FORESTS and to < FORESTS and rule != "D.9.2":
        g.then(steps.VAGABOND_BRING, seat, here, to)


def allies_in(g: Root, v: int, c: int) -> list[int]:
    return [side for side in range(VAGABOND) if g.relations[v * 5 + side] == ALLIED and g.on[side * CLEARINGS + c]]


def bring(g: Root, seat: int, a: int, b: int) -> Rule | None:
    allies = allies_in(g, g.side[seat] - VAGABOND, a)
    return _bring(g, seat, a, b, allies) if allies else None


def _bring(g: Root, seat: int, a: int, b: int, allies: list[int]) -> Rule:
    ask = g.ask(seat, "bring-ally", "9.2.9.II.b", a, b)
    ask.offer(DONE)
    for side in allies:
        ask.offer(ALLY_WITH[side])
    choice = yield ask
    if choice is DONE:
        return
    side = choice.a
    ask = g.ask(seat, "bring-how-many", "9.2.9.II.b", side, a, b)
    for count in range(g.on[side * CLEARINGS + a], 0, -1):
        ask.offer(TAKE_ALONG[count])
    choice = yield ask
    move_warriors(g, seat, side, a, b, choice.a, "9.2.9.II.b")
    settle(g)  # the Vagabond pays for outrage (AMB-09)


# --- moving (9.2.3, 9.5.1) -------------------------------------------------------------------------------


def is_hostile_place(g: Root, v: int, c: int) -> bool:
    """Warriors of a hostile faction are there: one boot more (9.2.9.III.b)."""
    for side in range(VAGABOND):
        if g.relations[v * 5 + side] == HOSTILE and g.on[side * CLEARINGS + c]:
            return True
    return False


def cannot_walk(g: Root, v: int, to: int, boots: int) -> Why | None:
    """With ``boots`` to spend: no forest, one boot more into a hostile clearing (9.5.1)."""
    if to >= FORESTS or to not in g.board().beside[g.pawn[v]]:
        return NOT_ADJACENT
    if boots < is_hostile_place(g, v, to):
        return TOO_FEW_BOOTS
    return cannot_enter(g, to)


def can_walk(g: Root, v: int, boots: int) -> bool:
    for to in g.board().beside[g.pawn[v]]:
        if to < FORESTS and cannot_walk(g, v, to, boots) is None:
            return True
    return False


def vagabond_move(g: Root, seat: int, free: int) -> Rule | None:
    """Move by boots, or (``free``) by the Cobbler, where only the hostile boot is paid."""
    v = g.side[seat] - VAGABOND
    spare = ready(g, v, BOOT) - (0 if free else 1)
    return _walk_where(g, seat, v, spare, free) if can_walk(g, v, spare) else None


def _walk_where(g: Root, seat: int, v: int, spare: int, free: int) -> Rule:
    here = g.pawn[v]
    ask = g.ask(seat, "walk-to", "9.5.1a", here)
    for to in g.board().beside[here]:
        if to < FORESTS or g.explaining:
            ask.offer(TO[to], cannot_walk(g, v, to, spare))
    choice = yield ask
    to = choice.a
    if not free:
        exhaust(g, v, BOOT)
    if is_hostile_place(g, v, to):
        exhaust(g, v, BOOT)
    walk(g, seat, to, "9.5.1a")


def cobbler(g: Root, seat: int) -> None:
    g.then(steps.VAGABOND_MOVE, seat, 1)


# --- Evening (9.6) ---------------------------------------------------------------------------------------


def vagabond_evening(g: Root, seat: int) -> None:
    v = g.side[seat] - VAGABOND
    base = v * BOARD
    if g.pawn[v] >= FORESTS:  # 9.6.1, AMB-15
        for kind in range(BOARD_KINDS):
            while g.items[base + DAMAGED_SPENT * BOARD_KINDS + kind]:
                refresh_item(g, v, DAMAGED_SPENT, kind)
            while g.items[base + DAMAGED * BOARD_KINDS + kind]:
                repair(g, v, DAMAGED, kind)
    g.then(steps.DRAW, seat, BASE_DRAW + condition_count(g, v, TRACK, COIN))  # 9.6.2
    g.then(steps.DISCARD, seat)
    g.then(steps.VAGABOND_LIMIT, seat)


def over_limit(g: Root, v: int) -> int:
    """Items in satchel and damaged box above six plus two per face-up bag on the track (9.6.4a)."""
    base = v * BOARD
    carried = sum(g.items[base + BOARD_KINDS : base + CONDITIONS * BOARD_KINDS])
    return carried - ITEM_LIMIT - ITEM_LIMIT_BAG * condition_count(g, v, TRACK, BAG)


def item_limit(g: Root, seat: int) -> Rule | None:
    return _drop(g, seat) if over_limit(g, g.side[seat] - VAGABOND) > 0 else None


def _drop(g: Root, seat: int) -> Rule:
    v = g.side[seat] - VAGABOND
    base = v * BOARD
    ask = g.ask(seat, "drop-item", "9.6.4b", over_limit(g, v))
    for i in range(BOARD_KINDS, CONDITIONS * BOARD_KINDS):
        if g.items[base + i]:
            ask.offer(DROP[i])
    choice = yield ask
    g.items[base + choice.b * BOARD_KINDS + choice.a] -= 1
    g.gone[PLAIN[choice.a]] += 1
    g.tell("dropped", "9.6.4b", seat, choice.a)
    g.then(steps.VAGABOND_LIMIT, seat)


steps.VAGABONDS_SETUP.does(ruins_setup)
steps.VAGABOND_SETUP.does(vagabond_setup)
steps.VAGABOND_BIRDSONG.does(vagabond_birdsong)
steps.VAGABOND_REFRESH.does(refresh)
steps.VAGABOND_SLIP.does(slip)
steps.VAGABOND_BRING.does(bring)
steps.VAGABOND_MOVE.does(vagabond_move)
steps.VAGABOND_COBBLER.does(cobbler)
steps.VAGABOND_EVENING.does(vagabond_evening)
steps.VAGABOND_LIMIT.does(item_limit)
