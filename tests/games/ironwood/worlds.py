"""Pairs of games that differ only in what one seat may not see, played on side by side."""

from __future__ import annotations

import json
import random
from typing import Any

import weald
from weald.games.ironwood.facts import BASIC, IC, WW
from weald.games.ironwood.state import Ironwood
from weald.match import Match
from weald.match.running import Checkpoint
from weald.match.sight import events


def chance_game(seed: int, choices: int, options: dict[str, Any] | None = None) -> Match:
    """A game after so many choices by chance that avoid giving things up."""
    chance = random.Random(seed)
    match = weald.start("ironwood", seed=seed, options=options)
    for _ in range(choices):
        if match.over:
            break
        choose(match, chance)
    return match


def choose(match: Match, chance: random.Random) -> str:
    decision = chance.choice(match.open)
    wanted = [o for o in decision.options if not o.idle] or decision.options
    option = chance.choice(wanted)
    match.choose(option, decision.seat)
    return option.id


def sight(match: Match, seat: int | None, latest: int = 0) -> str:
    """All that a seat can ever read, byte for byte; of the log only the ``latest`` entries, if that is given."""
    told = len(match.journal.events) if match.journal is not None else 0
    return json.dumps(
        [match.view(seat), told, events(match, seat, max(0, told - latest) if latest else 0)], sort_keys=True
    )


def everything(match: Match) -> tuple[str, str, str, str]:
    return match.hash(), match.record(), sight(match, WW, 40), sight(match, IC, 40)


def knowledge(match: Match, seat: int) -> str:
    """A seat's view but for its undo (a redealt world has no log) and who has answered secretly already."""
    view = match.view(seat)
    view.pop("undo", None)
    if len(match.open) + len(match.sealed_answers()) > 1:
        view["waiting"] = sorted({*view["waiting"], *(d.seat for d in match.sealed_answers() if d.seat != seat)})
    return json.dumps(view, sort_keys=True)


def swapped(match: Match, viewer: int, chance: random.Random) -> tuple[Match, set[int]] | None:
    """The same game with cards of the other side exchanged that the viewer cannot see: hand and deck, or visions.

    Done by hand in the state the asking step began with, so that not even chance differs.
    """
    point = match.checkpoints[-1]
    if point.number != len(match.choices) or match.sealed_answers():
        return None  # choices since then might name the cards
    state = point.state.copy()
    assert isinstance(state, Ironwood)
    other = 1 - viewer
    pairs = [(state.hand[other], state.deck[other])]
    if viewer == IC:
        pairs.append((state.vision_hand, state.vision_deck))
    becomes: dict[int, int] = {}
    for held, deck in pairs:
        mine = [c for c in held if not state.seen[c] >> viewer & 1 and not (c < len(BASIC) and BASIC[c])]
        theirs = [c for c in deck if not state.seen[c] >> viewer & 1]
        for a, b in zip(
            chance.sample(mine, len(mine)), chance.sample(theirs, min(len(mine), len(theirs))), strict=False
        ):
            becomes[a], becomes[b] = b, a
    for zone in state.zones():
        zone.cards[:] = [becomes.get(c, c) for c in zone.cards]
    seen = state.seen[:]
    for a, b in becomes.items():
        state.seen[b] = seen[a]
    twin = match.clone(loud=True)
    twin.checkpoints[-1] = Checkpoint(state, point.number)
    twin.cut(point.number)  # begins the asking step again, from the exchanged state
    return (twin, set(becomes)) if becomes else None


def same_step(a: Match, b: Match, viewer: int, cards: set[int], chance: random.Random) -> bool:
    """One choice on both that looks the same to the viewer; False if there is none.

    Cards that are now face down in one game and not in the other join ``cards``.
    """
    seat = chance.choice(a.open).seat
    mine, twin = a.decision_of(seat), b.decision_of(seat)
    if seat == viewer:
        option = chance.choice([o for o in mine.options if not o.idle] or mine.options)
        a.choose(option, seat)
        b.choose(option, seat)
        return True
    if mine.sealed or len(a.open) > 1:
        # Face down: any card will do, a different one if possible.
        first = chance.choice([o for o in mine.options if not o.idle] or mine.options)
        others = [o for o in twin.options if o.verb == first.verb and (o.at or o is first)]
        if not others:
            return False
        second = chance.choice(others)
        a.choose(first, seat)
        b.choose(second, seat)
        if first is not second:
            cards.update((first.a, second.a))
        return True
    common = [o for o in mine.options if o in twin.options]
    common = [o for o in common if not o.idle] or common
    if not common:
        return False
    option = chance.choice(common)
    a.choose(option, seat)
    b.choose(option, seat)
    return True


def shown(match: Match, cards: set[int], viewer: int) -> bool:
    """Has the viewer (by right) seen one of these cards?"""
    return match.over or any(match.state.seen[c] >> viewer & 1 for c in cards)


SEATS = (WW, IC)
