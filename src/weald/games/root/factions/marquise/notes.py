"""What options lead to, in a few values: for whoever chooses, never asked while playing."""

from __future__ import annotations

from weald.games.root.factions.marquise import POINTS, RECRUITER
from weald.games.root.factions.marquise.rules import cost_of, wood_for
from weald.games.root.names import name_fields
from weald.games.root.notes import note
from weald.games.root.rules.pieces import built, on_map
from weald.games.root.state import Root
from weald.kernel import Decision, Note, Option


def build(g: Root, ask: Decision, option: Option) -> Note | None:
    kind = option.a
    return Note("wood-for-points", cost_of(g, kind), POINTS[kind][built(g, kind)])


def build_where(g: Root, ask: Decision, option: Option) -> Note | None:
    return Note("wood-in-reach", wood_for(g, option.a))


def recruit(g: Root, ask: Decision, option: Option) -> Note | None:
    return Note("at-recruiters", on_map(g, RECRUITER))


name_fields({
    "wood-for-points": ("wood", "points"), "wood-in-reach": ("wood",), "at-recruiters": ("count",),
})  # fmt: skip
note({"piece-build-what": build, "in-build-where": build_where, "recruit-marquise-action": recruit})
