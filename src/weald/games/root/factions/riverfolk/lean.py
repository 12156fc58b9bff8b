"""What the Riverfolk make of a position, what they lean towards, and how others shop with them."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.factions.riverfolk import HAND_CARD, OTTER, POST_VP, POSTS, RIVERBOATS, RIVERFOLK
from weald.games.root.factions.riverfolk.base import has_post, own, posts, total
from weald.games.root.facts import AMBUSH, FACE_ITEM, FACE_TYPE, ITEM, SUITS_OF_CLEARINGS
from weald.games.root.leaning.cards import pull, pulls
from weald.games.root.leaning.lean import lean
from weald.games.root.leaning.mind import Mind, minds
from weald.games.root.leaning.sight import strongest_rival
from weald.games.root.leaning.war import LOSE, fight_pull
from weald.games.root.pieces import WARRIOR_OF
from weald.games.root.rules.pieces import built, on_map, rulers, warriors
from weald.games.root.sheet import NO_SIDE
from weald.games.root.state import BIRDSONG, Root
from weald.kernel import Decision, Option

HOME: Final = 170  # scored every turn with nothing on the map
FUND: Final = 88  # two of a ruler's are a trade post, two points and a warrior
PAID: Final = 76
POST: Final = 35  # every turn, for a trade post on the map: a place to craft, and more customers


class RiverfolkMind(Mind):
    def worth(self, g: Root, seat: int, span: int) -> int:
        mine = own(g)
        standing = posts(g)
        paid = total(mine.payments) + total(mine.commitments) + total(mine.crafting)
        worth = FUND * total(mine.funds) + PAID * paid + 14 * on_map(g, OTTER)
        worth += 6 * len(g.hands[seat])  # wares
        for suit in range(SUITS_OF_CLEARINGS):
            worth += 25 * built(g, POSTS[suit])
        if not standing:
            worth -= 60
        if g.turn == seat and g.phase > BIRDSONG:
            span -= 10
        return worth + (HOME + POST * standing) * span // 10

    def at_risk(self, g: Root, c: int, more: int) -> int:
        return 60 + 20 * total(own(g).funds) if has_post(g, c) else 0

    def lure(self, g: Root, c: int, arriving: int, rival: int, plan: int) -> int:
        """To trade posts, and to clearings that only a warrior more keeps from being ruled by the Riverfolk."""
        if has_post(g, c):
            return 14 if not g.on[OTTER * SPOTS + c] else 3
        return 10 if arriving > rival and own(g).funds[RIVERFOLK] >= 2 else 2


minds(RiverfolkMind(RIVERFOLK))
for _kind in POSTS:
    LOSE[_kind] = 12


# --- others ---


def shop_card(g: Root, seat: int, option: Option) -> int:
    """A card is worth about a warrior; crafts and ambushes more."""
    price = own(g).prices[HAND_CARD]
    kind = FACE_TYPE[option.a]
    gain = 6
    if kind == AMBUSH:
        gain += 2
    elif kind == ITEM and g.item_supply[FACE_ITEM[option.a]]:
        gain += 4
    return _weigh(g, seat, gain, price)


def shop_service(g: Root, seat: int, option: Option) -> int:
    price = own(g).prices[option.a]
    if option.a == RIVERBOATS:
        return _weigh(g, seat, 1, price)
    side = g.side[seat]
    gain = 0
    for c in range(CLEARINGS):
        if g.on[OTTER * SPOTS + c] and strongest_rival(g, side, c) >= warriors(g, side, c):
            gain += 1
    return _weigh(g, seat, gain, price)


def _weigh(g: Root, seat: int, gain: int, price: int) -> int:
    """Warriors are cheap while many are in the supply. Every payment feeds the Riverfolk: less so if they lead."""
    kind = WARRIOR_OF[g.side[seat]]
    spare = g.stock[kind] if kind >= 0 else 3
    left = spare - price
    if left < 2:
        gain -= 2 * (2 - left)
    lead = g.vp[g.seat_of[RIVERFOLK]] - g.vp[seat]
    gain -= 2 * price + (lead // 4 if lead > 0 else 0) - min(4, spare // 4)
    return max(0, gain)


pulls("buy", shop_card)
pulls("hire", shop_service)


def buy_services(g: Root, ask: Decision) -> list[int]:
    return [10 if option.verb == "done" else pull(g, ask.seat, option) for option in ask.options]


# --- setup and prices ---


def start(g: Root, ask: Decision) -> list[int]:
    """Together, and where not many others are."""
    out: list[int] = []
    for option in ask.options:
        c = option.a
        out.append(6 + 6 * g.on[OTTER * SPOTS + c] - min(5, 2 * strongest_rival(g, RIVERFOLK, c)))
    return out


def price(g: Root, ask: Decision) -> list[int]:
    """Cards cheap enough to be bought, the other services dear."""
    wares = len(g.hands[ask.seat])
    out: list[int] = []
    for option in ask.options:
        if not option.verb.startswith("price-"):
            out.append(40 if option.verb == "done" else pull(g, ask.seat, option))
        elif option.a == HAND_CARD:
            out.append((0, 8, 14, 6, 2)[option.b] if wares > 1 else (0, 2, 6, 10, 6)[option.b])
        else:
            out.append((0, 6, 10, 6, 2)[option.b])
    return out


# --- Daylight ---


def site(g: Root, c: int) -> int:
    """What a trade post there is worth: points, and a garrison that can hold it."""
    suits = [suit for suit in range(SUITS_OF_CLEARINGS) if g.suits[c] >> suit & 1 and g.stock[POSTS[suit]]]
    points = max([POST_VP[built(g, POSTS[suit])] for suit in suits], default=0)
    mine = warriors(g, RIVERFOLK, c)
    return 12 * points + 6 * min(3, mine) - 3 * max(0, strongest_rival(g, RIVERFOLK, c) - mine)


def action(g: Root, ask: Decision) -> list[int]:
    """Establish where possible; keep some funds for dividends."""
    mine = own(g)
    left = total(mine.funds)
    holds = len(g.hands[ask.seat])
    out: list[int] = []
    for option in ask.options:
        word = option.verb
        if word == "establish":
            out.append(90)
        elif word == "recruit":
            out.append(14 if left > 2 and on_map(g, OTTER) < 8 else 3)
        elif word == "draw":
            out.append(16 if holds < 4 and left > 1 else 2)
        elif word == "move":
            out.append(5 if left > 2 else 2)
        elif word == "battle":
            out.append(fight_pull(g, ask.seat) // 2)
        elif word == "end":
            out.append(3 + 2 * min(3, posts(g)))
        else:
            out.append(pull(g, ask.seat, option))
    return out


def commit(g: Root, ask: Decision) -> list[int]:
    """Committed warriors come back: use those that cannot pay for a trade post now."""
    return [_idle(g, option.a, 4) for option in ask.options]


def spend(g: Root, ask: Decision) -> list[int]:
    """Own warriors come back as recruits; a lone fund of somebody pays for no trade post."""
    return [_idle(g, option.a, 6 if option.a == RIVERFOLK else 3) for option in ask.options]


def _idle(g: Root, side: int, base: int) -> int:
    funds = own(g).funds[side]
    if funds >= 2 and any(ruler == side for ruler in rulers(g)[:CLEARINGS]):
        return base if funds % 2 == 0 else 3 * base
    return 4 * base


def establish_where(g: Root, ask: Decision) -> list[int]:
    out: list[int] = []
    for option in ask.options:
        ruler = rulers(g)[option.a]
        out.append(max(1, 10 + site(g, option.a) + (4 if ruler not in (RIVERFOLK, NO_SIDE) else 0)))
    return out


def export(g: Root, ask: Decision) -> list[int]:
    """Points are better than a warrior, unless there are none to be had."""
    face = ask.values[0]
    out: list[int] = []
    for option in ask.options:
        out.append(5 if option.verb == "export" else 30 if FACE_TYPE[face] == ITEM else 8)
    return out


lean(
    {
        "buy-services": buy_services,
        "riverfolk-start": start,
        "first-price": price,
        "set-prices": price,
        "riverfolk-action": action,
        "commit-which": commit,
        "craft-fund": commit,
        "spend-which": spend,
        "disruption-which": spend,
        "establish-where": establish_where,
        "export-or-not": export,
    }
)
