"""A press on a place at a general question: which of its options lead to a choice there?

Looked up in a redealt world, so that nothing can be read from the answer that the seat does not know. Where an option first brings
something to light (a card drawn, a die), what can be chosen then is not known yet, and nothing is said.
"""

from __future__ import annotations

from weald.match import Match
from weald.table import wire


def ahead(match: Match, seat: int) -> list[wire.Ahead]:
    """Options after which the same seat chooses among places at once, and those places."""
    decision = match.decision_of(seat)
    if len(match.open) > 1:
        return []
    there = {option.at for option in decision.options}
    world = match.redeal(seat, decision.number)
    luck = _luck(world, seat)
    found: list[wire.Ahead] = []
    for option in decision.options:
        twin = world.clone()
        twin.choose(option, seat)
        if twin.over or twin.number != match.number + 1 or _luck(twin, seat) != luck:
            continue
        for after in twin.open:
            if after.seat == seat:
                found += [wire.Ahead(option.id, o.id, o.at) for o in after.options if o.at and o.at not in there]
    return found


def _luck(match: Match, seat: int) -> tuple[int, list[bool]]:
    """How often chance has spoken, and which cards the seat knows."""
    state = match.state
    return state.chances, [bool(seen >> seat & 1) for seen in state.seen]
