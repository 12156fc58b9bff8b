"""What options lead to, in a few values: for whoever chooses, never asked while playing."""

from __future__ import annotations

from weald.games.root.board import CLEARINGS, SPOTS
from weald.games.root.factions.alliance import ALLIANCE, REVOLT_COST, SYMPATHY, SYMPATHY_VP
from weald.games.root.factions.alliance.rules import sympathy_cost
from weald.games.root.facts import BIRD, FIRST_SUIT
from weald.games.root.names import name_fields
from weald.games.root.notes import note
from weald.games.root.rules.cards import holds
from weald.games.root.rules.pieces import built
from weald.games.root.state import Root
from weald.kernel import Decision, Note, Option


def spread(g: Root, ask: Decision, option: Option) -> Note | None:
    return Note("sympathy-for", sympathy_cost(g, option.a), SYMPATHY_VP[built(g, SYMPATHY)])


def revolt(g: Root, ask: Decision, option: Option) -> Note | None:
    """A base, a warrior for each sympathetic clearing of its suit, an officer (8.4.1.III)."""
    suits = g.suits[option.a]
    count = sum(1 for b in range(CLEARINGS) if g.suits[b] & suits and g.on[SYMPATHY * SPOTS + b])
    return Note("revolt-for", REVOLT_COST, count)


def outrage(g: Root, ask: Decision, option: Option) -> Note | None:
    """Whoever moves warriors into a sympathetic clearing gives a matching card, or shows the hand (8.2.6)."""
    c = option.a
    if c >= CLEARINGS or not g.on[SYMPATHY * SPOTS + c] or g.side[ask.seat] == ALLIANCE:
        return None
    suits = g.suits[c]
    if not holds(g.hands[ask.seat], suits):
        return Note("outrage-empty-handed")
    return Note("outrage-card", BIRD if suits & (suits - 1) else FIRST_SUIT[suits])


name_fields({
    "sympathy-for": ("supporters", "points"), "revolt-for": ("supporters", "warriors"), "outrage-card": ("suit:suit",),
    "outrage-empty-handed": (),
})  # fmt: skip
note({"spread": spread, "revolt": revolt, "to-move-to": outrage})
