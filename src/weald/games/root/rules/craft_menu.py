"""A part of a phase in which cards are crafted, one after the other, and what may be done at any moment besides."""

from __future__ import annotations

from collections.abc import Callable

from weald.games.root.rules.craft import craft, offer_crafts
from weald.games.root.rules.menu import offer_common, take_common
from weald.games.root.state import Root
from weald.games.root.words import DONE
from weald.kernel import Rule, Step


def craft_menu(
    g: Root, seat: int, rule: str, phase: int, can: bool, again: Step, then: Callable[[Root, int], None] | None = None
) -> Rule:  # fmt: skip
    """Asked ``again`` until the player is done; then what comes next. Whoever has cards and ``can`` craft is asked even if no
    card of the hand will do: that is a secret."""
    ask = g.ask(seat, "craft", rule)
    ask.secret = can and bool(g.hands[seat])
    ask.offer(DONE)
    ask.default = DONE
    offer_crafts(g, ask, seat)
    offer_common(g, ask, seat, phase)
    choice = yield ask
    if choice is not DONE:
        if choice.verb == "craft":
            craft(g, seat, choice.a)
        else:
            take_common(g, seat, choice)
        g.then(again, seat)
    elif then is not None:
        then(g, seat)
