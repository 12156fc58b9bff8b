"""The Duchy's ministers: parliament, sway, and the price of failure (12.2.3, 12.5.2, 12.5.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from weald.games.root.board import CLEARINGS
from weald.games.root.factions.duchy import (
    CARDS,
    CITADEL,
    CROWN_VP,
    DUCHY,
    LORD,
    MARKET,
    MAYOR,
    MINISTER_NAMES,
    RANK,
    TUNNEL,
    building,
)  # fmt: skip
from weald.games.root.factions.duchy.base import (
    BANK,
    BATTLE_AGAIN,
    BRIGADIER_STEP,
    BUILD_STEP,
    LOSE,
    LOSE_MINISTER,
    MAYOR_STEP,
    MINISTER,
    PARLIAMENT,
    PRICE,
    PRICE_STEP,
    REVEAL,
    SWAY,
    SWAY_REVEAL,
    SWAY_STEP,
    own,
    reveal,
)  # fmt: skip
from weald.games.root.facts import ANY, BIRD, CARD_MASK, CARD_SUIT
from weald.games.root.rules import menu, steps
from weald.games.root.rules.cards import discard, faces, offer_faces, spend
from weald.games.root.rules.move import MAY, MUST
from weald.games.root.rules.pieces import has_piece, on_map
from weald.games.root.rules.removal import Trigger
from weald.games.root.rules.victory import dominance_is_secret, score
from weald.games.root.state import DAYLIGHT, Root
from weald.games.root.words import BATTLE, DONE, END, MOVE, SPEND
from weald.kernel import EVERYONE, Option, Rule, Why, bit

ACTED_ALREADY: Final = Why("acted-already", "12.5.2")
NO_TUNNELS: Final = Why("not-all-tunnels", "12.5.2.VII")
NO_MARKET: Final = Why("no-market", "12.5.2.VIII")
NO_CITADEL: Final = Why("no-citadel", "12.5.2.IX")
NO_CARDS: Final = Why("empty-hand", "12.5.2.V")
NOBODY_TO_STAND_IN_FOR: Final = Why("nobody-to-stand-in-for", "12.5.2.VI")
NO_MOVE_NO_BATTLE: Final = Why("no-move-no-battle", "12.5.2.IV")
SWAYED: Final = Why("swayed-already", "12.5.3.I")
NO_CROWN: Final = Why("no-crown", "12.5.3.I")

RULES: Final[list[str]] = [f"12.5.2.{number}" for number in ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")]
DUCHESS_VP: Final = 2  # 12.5.2.VII


# --- price of failure (12.2.3) -----------------------------------------------------------------------------


def _owner(g: Root, seat: int) -> int:
    return seat


def _label(g: Root, c: int, seat: int) -> Option:
    return PRICE


def _alive(g: Root, seat: int) -> bool:
    return bool(g.hands[seat]) or own(g).swayed > 0


FAILED: Final = Trigger(PRICE_STEP, _owner, _label, _alive)


def price_of_failure(g: Root, c: int, count: int, seat: int) -> None:
    """A random hand card goes (12.2.3a), and then a minister."""
    g.tell("price-of-failure", "12.2.3a", seat)
    hand = g.hands[seat]
    if hand:
        card = hand.pop(g.below(len(hand)))
        g.tell("discarded", "12.2.3a", seat, card)
        g.learn(EVERYONE, "revealed-card", "12.2.3a")
        discard(g, card)
    g.then(LOSE_MINISTER, seat)


def lose_minister(g: Root, seat: int) -> Rule | None:
    """The swayed minister of the highest rank returns, its crown goes to the box (12.2.3b)."""
    swayed = own(g).swayed
    for rank in range(LORD, -1, -1):
        of_rank = [m for m in range(len(MINISTER_NAMES)) if swayed >> m & 1 and RANK[m] == rank]
        if len(of_rank) > 1:
            return ask_lose_minister(g, seat, of_rank)
        if of_rank:
            _lost(g, seat, of_rank[0])
            return None
    return None


def ask_lose_minister(g: Root, seat: int, equals: list[int]) -> Rule:
    ask = g.ask(seat, "lose-minister", "12.2.3b")
    for minister in equals:
        ask.offer(LOSE[minister])
    choice = yield ask
    _lost(g, seat, choice.a)


def _lost(g: Root, seat: int, minister: int) -> None:
    mine = own(g)
    mine.swayed &= ~(1 << minister)
    mine.acted &= ~(1 << minister)
    g.tell("minister-lost", "12.2.3b", seat, minister)


# --- parliament (12.5.2) ---------------------------------------------------------------------------------


class Office:
    """What a minister does, and why it cannot be done."""

    __slots__ = ("cannot", "do")

    def __init__(self, cannot: Callable[[Root, int], Why | None], do: Callable[[Root, int], None]) -> None:
        self.cannot = cannot
        self.do = do


def parliament(g: Root, seat: int) -> Rule | None:
    mine = own(g)
    if mine.swayed & ~mine.acted:
        return ask_parliament(g, seat)
    g.then(SWAY_STEP, seat)
    return None


def ask_parliament(g: Root, seat: int) -> Rule:
    """Each swayed minister may act once, in any order."""
    mine = own(g)
    ask = g.ask(seat, "parliament", "12.5.2")
    ask.secret = dominance_is_secret(g, seat)
    for minister, office in enumerate(OFFICES):
        if mine.swayed >> minister & 1:
            ask.offer(MINISTER[minister], ACTED_ALREADY if mine.acted >> minister & 1 else office.cannot(g, seat))
    menu.offer_common(g, ask, seat, DAYLIGHT)
    ask.offer(END)
    ask.default = END
    choice = yield ask
    if choice is END:
        g.then(SWAY_STEP, seat)
        return
    if choice.verb == "minister":
        mine.acted |= bit(choice.a)
        g.tell("minister-acted", RULES[choice.a], seat, choice.a)
        OFFICES[choice.a].do(g, seat)
    else:
        menu.take_common(g, seat, choice)
    g.then(PARLIAMENT, seat)


def cannot_be_built(g: Root, seat: int) -> Why | None:
    return building.cannot_build(g, seat, 1)


def do_build(g: Root, seat: int) -> None:
    g.then(BUILD_STEP, seat, 1)


def cannot_march(g: Root, seat: int) -> Why | None:
    return NO_MOVE_NO_BATTLE if menu.cannot_move(g, seat) and menu.cannot_battle(g, seat) else None


def do_brigade(g: Root, seat: int) -> None:
    g.then(BRIGADIER_STEP, seat)


def brigadier(g: Root, seat: int) -> Rule:
    """Up to two moves, or up to two battles."""
    ask = g.ask(seat, "brigadier", "12.5.2.IV")
    ask.offer(MOVE, menu.cannot_move(g, seat))
    ask.offer(BATTLE, menu.cannot_battle(g, seat))
    choice = yield ask
    if choice is MOVE:
        g.then(steps.MOVE, seat, BIRD, MUST)
        g.then(steps.MOVE, seat, BIRD, MAY)
    else:
        g.then(steps.BATTLE, seat, BIRD)
        g.then(BATTLE_AGAIN, seat)


def battle_again(g: Root, seat: int) -> Rule | None:
    return ask_battle_again(g, seat) if menu.cannot_battle(g, seat) is None else None


def ask_battle_again(g: Root, seat: int) -> Rule:
    ask = g.ask(seat, "brigadier-again", "12.5.2.IV")
    ask.offer(BATTLE)
    ask.offer(DONE)
    ask.default = DONE
    choice = yield ask
    if choice is BATTLE:
        g.then(steps.BATTLE, seat, BIRD)


def cannot_bank(g: Root, seat: int) -> Why | None:
    return None if g.hands[seat] else NO_CARDS


def do_bank(g: Root, seat: int) -> None:
    own(g).banked = 0
    g.then(BANK, seat, BIRD)


def bank(g: Root, seat: int, suit: int) -> Rule | None:
    """Spend cards of one suit for a point each; until one of a suit is spent, birds leave it open."""
    if g.hands[seat]:
        return ask_bank(g, seat, suit)
    score(g, seat, own(g).banked, "12.5.2.V")
    return None


def ask_bank(g: Root, seat: int, suit: int) -> Rule:
    mine = own(g)
    ask = g.ask(seat, "bank", "12.5.2.V", mine.banked)
    ask.secret = True
    for face in faces(g.hands[seat], ANY if suit == BIRD else 1 << suit):
        ask.offer(SPEND[face])
    if mine.banked:
        ask.offer(DONE)
        ask.default = DONE
    choice = yield ask
    if choice is DONE:
        score(g, seat, mine.banked, "12.5.2.V")
        return
    spent = spend(g, seat, choice.a, "12.5.2.V")
    mine.banked += 1
    g.then(BANK, seat, spent if suit == BIRD else suit)


def cannot_stand_in_for(g: Root, seat: int, minister: int) -> Why | None:
    """A swayed squire or noble, whether it has acted or not, but not the Mayor again (AMB-11)."""
    if not own(g).swayed >> minister & 1 or RANK[minister] == LORD or minister == MAYOR:
        return NOBODY_TO_STAND_IN_FOR
    return OFFICES[minister].cannot(g, seat)


def cannot_stand_in(g: Root, seat: int) -> Why | None:
    for minister in range(len(MINISTER_NAMES)):
        if cannot_stand_in_for(g, seat, minister) is None:
            return None
    return NOBODY_TO_STAND_IN_FOR


def do_stand_in(g: Root, seat: int) -> None:
    g.then(MAYOR_STEP, seat)


def mayor(g: Root, seat: int) -> Rule:
    ask = g.ask(seat, "mayor", "12.5.2.VI")
    for minister in range(len(MINISTER_NAMES)):
        if own(g).swayed >> minister & 1:
            ask.offer(MINISTER[minister], cannot_stand_in_for(g, seat, minister))
    choice = yield ask
    g.tell("stood-in", "12.5.2.VI", seat, choice.a)
    OFFICES[choice.a].do(g, seat)


def duchess(g: Root, seat: int) -> None:
    score(g, seat, DUCHESS_VP, "12.5.2.VII")


def baron(g: Root, seat: int) -> None:
    score(g, seat, on_map(g, MARKET), "12.5.2.VIII")


def earl(g: Root, seat: int) -> None:
    score(g, seat, on_map(g, CITADEL), "12.5.2.IX")


def cannot_praise_mud(g: Root, seat: int) -> Why | None:
    return NO_TUNNELS if g.stock[TUNNEL] else None


def cannot_praise_dirt(g: Root, seat: int) -> Why | None:
    return None if on_map(g, MARKET) else NO_MARKET


def cannot_praise_stone(g: Root, seat: int) -> Why | None:
    return None if on_map(g, CITADEL) else NO_CITADEL


# --- sway (12.5.3) ---------------------------------------------------------------------------------------


def most_matched(cards: list[int], sites: list[int]) -> int:
    """How many of these cards find a clearing of their own among the suits of ``sites`` (12.5.3.IIb)."""
    taken = [-1] * len(sites)  # the card that each clearing serves
    found = 0
    for i in range(len(cards)):
        if _serve(cards, sites, i, taken, [False] * len(sites)):
            found += 1
    return found


def _serve(cards: list[int], sites: list[int], i: int, taken: list[int], tried: list[bool]) -> bool:
    """Find a clearing for a card; whoever has it may have to look for another."""
    mask = ANY if CARD_SUIT[cards[i]] == BIRD else CARD_MASK[cards[i]]
    for site in range(len(sites)):
        if sites[site] & mask and not tried[site]:
            tried[site] = True
            if taken[site] < 0 or _serve(cards, sites, taken[site], taken, tried):
                taken[site] = i
                return True
    return False


def sites_of(g: Root) -> list[int]:
    """The suits of the clearings where it has a piece; the Burrow has none."""
    return [g.suits[c] for c in range(CLEARINGS) if has_piece(g, DUCHY, c)]


def cannot_sway(g: Root, minister: int, matched: int) -> Why | None:
    mine = own(g)
    if mine.swayed >> minister & 1:
        return SWAYED
    if not mine.crowns[RANK[minister]]:
        return NO_CROWN
    needed = CARDS[minister]
    return None if matched >= needed else Why("too-few-to-reveal", "12.5.3.IIb", matched, needed)


def sway(g: Root, seat: int) -> Rule | None:
    if g.hands[seat] and sum(own(g).crowns):
        return ask_sway(g, seat)
    g.then(steps.WINDOW, seat, DAYLIGHT)
    return None


def ask_sway(g: Root, seat: int) -> Rule:
    """One minister a turn."""
    matched = most_matched(g.hands[seat], sites_of(g))
    ask = g.ask(seat, "sway", "12.5.3")
    ask.secret = True  # what can be chosen depends on the hand
    for minister in range(len(MINISTER_NAMES)):
        ask.offer(SWAY[minister], cannot_sway(g, minister, matched))
    menu.offer_common(g, ask, seat, DAYLIGHT)
    ask.offer(DONE)
    ask.default = DONE
    choice = yield ask
    if choice is DONE:
        return
    if choice.verb == "sway":
        g.then(SWAY_REVEAL, seat, choice.a, CARDS[choice.a])
        g.then(steps.WINDOW, seat, DAYLIGHT)
    else:
        menu.take_common(g, seat, choice)
        g.then(SWAY_STEP, seat)


def sway_reveal(g: Root, seat: int, minister: int, left: int) -> Rule | None:
    """Reveal the cards one by one, then crown the minister (12.5.3.II, 12.5.3.III)."""
    if left:
        return ask_sway_reveal(g, seat, minister, left)
    mine = own(g)
    rank = RANK[minister]
    mine.swayed |= 1 << minister
    mine.crowns[rank] -= 1
    g.tell("swayed", "12.5.3.III", seat, minister)
    score(g, seat, CROWN_VP[rank], "12.5.3.III")
    return None


def ask_sway_reveal(g: Root, seat: int, minister: int, left: int) -> Rule:
    """Which card is next: together with those revealed before it each has a clearing of its own. Which clearing it is makes
    no difference, so nobody is asked for it; and every such choice can be completed."""
    sites = sites_of(g)
    mine = own(g)
    before = mine.revealed[len(mine.revealed) - CARDS[minister] + left :]
    fitting = [card for card in g.hands[seat] if most_matched([*before, card], sites) > len(before)]
    ask = g.ask(seat, "sway-reveal", "12.5.3.IIa", minister, left)
    ask.secret = True
    offer_faces(ask, REVEAL, fitting or g.hands[seat], ANY)
    choice = yield ask
    reveal(g, seat, choice.a, "12.5.3.IIa")
    g.then(SWAY_REVEAL, seat, minister, left - 1)


OFFICES: Final[list[Office]] = [
    Office(cannot_be_built, do_build),
    Office(menu.cannot_battle, menu.do_battle),
    Office(menu.cannot_move, menu.do_move),
    Office(cannot_march, do_brigade),
    Office(cannot_bank, do_bank),
    Office(cannot_stand_in, do_stand_in),
    Office(cannot_praise_mud, duchess),
    Office(cannot_praise_dirt, baron),
    Office(cannot_praise_stone, earl),
]

PRICE_STEP.does(price_of_failure)
LOSE_MINISTER.does(lose_minister)
PARLIAMENT.does(parliament)
BRIGADIER_STEP.does(brigadier)
BATTLE_AGAIN.does(battle_again)
BANK.does(bank)
MAYOR_STEP.does(mayor)
SWAY_STEP.does(sway)
SWAY_REVEAL.does(sway_reveal)
