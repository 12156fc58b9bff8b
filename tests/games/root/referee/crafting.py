"""Which cards can be crafted (4.1): what the crafting pieces give, what of it is used, what the card needs besides."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tests.games.root.referee.moving import ready
from tests.games.root.referee.reading import Table, is_vagabond
from tests.games.root.referee.tables import CARDS, CRAFTING, SUITS
from tests.games.root.referee.trail import Trail

POSTS: Final = 3  # trade posts of a suit (B.2.2)


def icons(table: Table, side: str) -> Counter[str]:
    """Symbols that the crafting pieces of a side give, by suit."""
    out: Counter[str] = Counter()
    if side == "cult":  # 10.2.1
        outcast = str(table.factions["cult"]["outcast"])
        out[outcast] = table.count(f"garden_{outcast}")
    elif side == "riverfolk":  # 11.5.3: spaces whose trade post has left
        for suit in SUITS:
            out[suit] = POSTS - table.supply("riverfolk", f"trade_post_{suit}")
    else:
        for place in table.map.slots:
            for kind in CRAFTING[side]:
                if len(table.suits(place)) == 1:
                    out[table.suits(place)[0]] += table.has(place, kind)
    return out


def wild(table: Table, side: str) -> int:
    """Crafting pieces in the Lost City, each of which gives whichever suit is needed."""
    city = table.landmark("lost_city")
    if city is None or side in ("cult", "riverfolk") or is_vagabond(side):  # printed suits, spaces, the pawn's clearing
        return 0
    return sum(table.has(city, kind) for kind in CRAFTING[side])


def activated(table: Table, trail: Trail, side: str) -> Counter[str] | None:
    """Crafting pieces used in this turn, by suit; None if the position does not agree with the log.

    Which pieces a card that asks for any suit took, the position tells; how many, the log.
    """
    seat = table.sides.index(side)
    sure: Counter[str] = Counter()
    loose = 0
    for event in (*trail.happened("crafted", seat), *trail.happened("exported", seat)):
        for symbol in CARDS[event["args"]["card"]].cost:
            if symbol == "any":
                loose += 1
            else:
                sure[symbol] += 1
    told = Counter({suit: table.position["crafting"][suit]["used"] for suit in SUITS})
    rest = Counter(told)
    rest.subtract(sure)
    agrees = min(rest.values()) >= 0 and sum(rest.values()) == loose
    return told if agrees else None


def affordable(cost: tuple[str, ...], free: Counter[str], jokers: int) -> bool:
    missing, spare = 0, jokers
    for suit in SUITS:
        left = free[suit] - cost.count(suit)
        missing -= min(left, 0)
        spare += left
    return missing <= jokers and spare >= cost.count("any")


def craftable(table: Table, trail: Trail, side: str) -> set[str] | None:
    """The hand cards that can be crafted now; None if it cannot be told what is used."""
    cards = {card for card in table.hand(side) if CARDS[card].cost and not barred(table, side, card)}
    if is_vagabond(side):  # 9.2.1a, 9.5.8
        here = table.suits(table.player(side)["pawn"])
        hammers = ready(table, side, "hammer")
        return {
            card
            for card in cards
            if here
            and len(CARDS[card].cost) <= hammers
            and all(symbol == "any" or symbol in here for symbol in CARDS[card].cost)
        }
    jokers = wild(table, side)
    used = activated(table, trail, side)
    if used is None or (jokers and sum(used.values())):
        return None
    free = icons(table, side)
    free.subtract(used)
    purse = sum(table.factions["riverfolk"]["funds"].values()) if side == "riverfolk" else 99
    return {card for card in cards if len(CARDS[card].cost) <= purse and affordable(CARDS[card].cost, free, jokers)}


def barred(table: Table, side: str, card: str) -> bool:
    """The item is not in the supply (4.1.2c), or an effect of that name is active (4.1.4)."""
    face = CARDS[card]
    if face.item:
        return not table.position["items"].get(face.item) and not forged(table, side, face.item)
    return not face.once and card in table.played(side)


def forged(table: Table, side: str, item: str) -> bool:
    """The item lies on the Legendary Forge's card, and the side has a piece in its clearing."""
    forge = table.landmark("legendary_forge")
    if forge is None or not table.position["landmarks"]["legendary_forge"]["items"].get(item):
        return False
    return table.holds(forge, side)
