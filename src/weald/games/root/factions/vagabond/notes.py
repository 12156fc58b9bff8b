"""What options lead to, in a few values: for whoever chooses, never asked while playing."""

from __future__ import annotations

from weald.games.root.factions.vagabond import CHARACTER_ITEMS
from weald.games.root.factions.vagabond.base import own
from weald.games.root.facts import FIRST_QUEST, QUEST_SUIT
from weald.games.root.names import name_fields
from weald.games.root.notes import note
from weald.games.root.state import Root
from weald.kernel import Decision, Note, Option


def character(g: Root, ask: Decision, option: Option) -> Note | None:
    return Note("starts-with", *CHARACTER_ITEMS[option.a])


def quest(g: Root, ask: Decision, option: Option) -> Note | None:
    """Points for completed quests of the suit, this one with them, or two cards (9.5.5c)."""
    suit = QUEST_SUIT[option.a]
    done = own(g, g.side[ask.seat]).done
    return Note("quest-for", 1 + sum(1 for card in done if QUEST_SUIT[card - FIRST_QUEST] == suit))


name_fields({"starts-with": ("items*:item",), "quest-for": ("points",)})  # fmt: skip
note({"character": character, "quest-vagabond-action": quest})
