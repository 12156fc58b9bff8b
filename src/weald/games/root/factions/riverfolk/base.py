"""What the Riverfolk's chapters share: words, steps, names of values, their boxes, and the way to their own things."""

from __future__ import annotations

from typing import Final

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.factions.riverfolk import (
    CHEAPEST,
    DEAREST,
    MERCENARIES,
    OTTER,
    POSTS,
    RIVERBOATS,
    RIVERFOLK,
    SERVICE_NAMES,
    SERVICES,
    Riverfolk,
)  # fmt: skip
from weald.games.root.facts import FACE_NAMES
from weald.games.root.names import name_codecs, name_fields
from weald.games.root.pieces import SIDES, WARRIOR_OF
from weald.games.root.rules.pieces import send_home
from weald.games.root.rules.steps import STEPS
from weald.games.root.state import Root
from weald.games.root.words import WORDS, of_clearings
from weald.kernel import Rule

BUY: Final = WORDS.each("buy", FACE_NAMES)
HIRE: Final = [WORDS.one("hire", i, 0, SERVICE_NAMES[i], SERVICE_NAMES[i]) for i in (RIVERBOATS, MERCENARIES)]
FUND: Final = WORDS.each("fund", SIDES)
DRAW: Final = WORDS.one("draw")
ESTABLISH: Final = WORDS.one("establish")
REWARD: Final = WORDS.one("reward-of-craft")
EXPORT: Final = WORDS.one("export")
DISRUPTION: Final = of_clearings("disruption")
# A word for each service; ``a`` is the service, ``b`` the price; index service * prices + price - the cheapest.
PRICES: Final = DEAREST - CHEAPEST + 1
PRICE: Final = [
    WORDS.one(f"price-{SERVICE_NAMES[service]}", service, price, f"{SERVICE_NAMES[service]}-{price}", str(price))
    for service in range(SERVICES)
    for price in range(CHEAPEST, DEAREST + 1)
]

SETUP: Final = STEPS.declare("riverfolk-setup")
FIRST_PRICE: Final = STEPS.declare("riverfolk-first-price")
BIRDSONG_STEP: Final = STEPS.declare("riverfolk-birdsong")
FUNDS_STEP: Final = STEPS.declare("riverfolk-funds")
DAYLIGHT_STEP: Final = STEPS.declare("riverfolk-daylight")
PAY_STEP: Final = STEPS.declare("riverfolk-pay")
RECRUIT_STEP: Final = STEPS.declare("riverfolk-recruit")
ESTABLISH_STEP: Final = STEPS.declare("riverfolk-establish")
EXPORT_STEP: Final = STEPS.declare("riverfolk-export")
EVENING_STEP: Final = STEPS.declare("riverfolk-evening")
PRICES_STEP: Final = STEPS.declare("riverfolk-prices")
DISRUPTION_STEP: Final = STEPS.declare("riverfolk-disruption")

name_codecs({"service": SERVICE_NAMES})
name_fields({
    "buy-services": ("cards", "boats", "mercenaries"),
    "riverfolk-start": ("count",),
    "first-price": ("service:service",),
    "riverfolk-action": ("count",),
    "commit-which": ("count",),
    "craft-fund": ("count",),
    "spend-which": ("count",),
    "disruption-which": ("count",),
    "export-or-not": ("card:face",),
    "set-price": ("service:service", "price"),
    "bought-card": ("card:card", "price"),
    "hired": ("service:service", "price"),
    "paid-with-items": ("count",),
    "protected": ("count",),
    "gathered": ("count",),
    "committed": ("owner:side",),
    "spent-fund": ("owner:side",),
    "lost-fund": ("owner:side",),
    "disrupted": ("place:place", "count"),
    "established": ("piece:kind", "place:place"),
    "exported": ("card:card",),
    "too-expensive": ("price", "have"),
    "enough-services": ("most",),
    "too-few-funds": ("have", "needed"),
    "funds-of-ruler": ("owner:side", "have", "needed"),
})  # fmt: skip


def own(g: Root) -> Riverfolk:
    mine: Riverfolk = g.own[RIVERFOLK]  # type: ignore[assignment]  # as its sheet says
    return mine


def total(box: list[int]) -> int:
    return sum(box)


def on_river(g: Root, c: int) -> bool:
    return len(g.board().rivers[c]) > 0


def has_post(g: Root, c: int) -> bool:
    for kind in POSTS:
        if g.on[kind * SPOTS + c]:
            return True
    return False


def posts(g: Root) -> int:
    """Trade posts on the map."""
    count = 0
    for kind in POSTS:
        for c in range(CLEARINGS):
            count += g.on[kind * SPOTS + c]
    return count


def into_payments(g: Root, count: int) -> int:
    """Own warriors of the supply go to the Payments box, as many as there are (1.5.4b)."""
    count = min(count, g.stock[OTTER])
    g.stock[OTTER] -= count
    own(g).payments[RIVERFOLK] += count
    return count


# --- what becomes of funds (11.5b) -----------------------------------------------------------------------

COMMIT: Final = 0  # to the Commitments box
CRAFTING: Final = 1  # on a space of the trade post tracks (11.5.3)
SPEND: Final = 2  # back to their owner's supply
LOSE: Final = 3  # the same, by a trade disruption
OWN: Final = 4  # spent, the own ones: nobody else would be left to place

_PROMPTS: Final = ("commit-which", "craft-fund", "spend-which", "disruption-which", "spend-which")
_RULES: Final = ("11.5b", "11.5.3", "11.5b", "11.2.5.Ia", "11.5.5")
_EVENTS: Final = ("committed", "committed", "spent-fund", "lost-fund", "spent-fund")


def use_fund(g: Root, side: int, how: int) -> None:
    mine = own(g)
    mine.funds[side] -= 1
    if how == COMMIT:
        mine.commitments[side] += 1
    elif how == CRAFTING:
        mine.crafting[side] += 1
    else:
        send_home(g, WARRIOR_OF[side], 1)
    g.tell(_EVENTS[how], _RULES[how], g.seat_of[RIVERFOLK], side)


def pay(g: Root, seat: int, how: int, left: int) -> Rule | None:
    """Whose warriors among the funds are used, one by one."""
    return ask_fund(g, seat, how, left) if left and total(own(g).funds) else None


def ask_fund(g: Root, seat: int, how: int, left: int) -> Rule:
    mine = own(g)
    ask = g.ask(seat, _PROMPTS[how], _RULES[how], left)
    for side in g.armies:
        if mine.funds[side] and (how != OWN or side == RIVERFOLK):
            ask.offer(FUND[side])
    choice = yield ask
    use_fund(g, choice.a, how)
    g.then(PAY_STEP, seat, how, left - 1)


PAY_STEP.does(pay)
