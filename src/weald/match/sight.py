"""Who sees what: views, and worlds redealt so that a seat cannot tell the difference.

A card's ``seen`` mask says which seats know it where it lies. Everything else follows: a view shows the cards
its viewer has seen and counts the rest; a redeal permutes, within each pool, the cards its viewer has not seen.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from weald.kernel.decision import Decision, Option
from weald.kernel.dice import Dice, mix
from weald.kernel.event import EVERYONE, SPECTATOR
from weald.kernel.game import Game
from weald.kernel.numbers import bit
from weald.kernel.state import State, Zone
from weald.match.match import Match, default_of
from weald.match.past import Past
from weald.match.running import Checkpoint


def mask_of(match: Match, seat: int | None) -> int:
    """The seats whose eyes this viewer has: all of them once the game is over."""
    if match.over:
        return EVERYONE
    return SPECTATOR if seat is None else 1 << seat


def view(match: Match, seat: int | None) -> dict[str, Any]:
    game = match.game
    out: dict[str, Any] = {
        "game": game.id,
        "revision": game.revision,
        "seats": match.sides,
        "you": seat,
        "options": match.options,
        **scene(match, match.state, seat),
        "number": match.number,
        "decisions": [decision_json(match, d) for d in match.open if d.seat == seat],
        "waiting": [d.seat for d in match.open],
        "over": match.over,
        "result": match.result,
        "undo": None,
    }
    if seat is not None and match.journal is not None:
        check = match.can_undo(seat)
        out["undo"] = {
            "ok": check.ok, "number": check.number, "why": check.why, "rule": check.rule,
            "who": [s for s in range(len(match.seats)) if check.who >> s & 1],
        }  # fmt: skip
    return out


def scene(match: Match, state: State, seat: int | None) -> dict[str, Any]:
    """What a seat sees on the table in a state of this match: the one it is in, or one it was in between two events."""
    viewer = EVERYONE if match.over else (-2 if seat is None else seat)
    return {
        "round": state.round,
        "zones": zones(match.game, state, mask_of(match, seat)),
        "position": match.game.position(state, viewer),
    }


def zones(game: Game, state: State, mask: int) -> dict[str, Any]:
    return {zone.name: zone_json(game, zone, state.seen, mask) for zone in state.zones()}


def zone_json(game: Game, zone: Zone, seen: list[int], mask: int) -> dict[str, Any]:
    cards = zone.cards
    known = [c if seen[c] & mask else -1 for c in cards]
    if not zone.ordered:
        # Positions in a hand mean nothing and must tell nothing.
        known = sorted(c for c in known if c >= 0)
    return {
        "owner": zone.owner if zone.owner >= 0 else None,
        "count": len(cards),
        "cards": [game.name_of("card", c) if c >= 0 else None for c in known],
    }


def decision_json(match: Match, decision: Decision) -> dict[str, Any]:
    return {
        "number": decision.number,
        "seat": decision.seat,
        "prompt": decision.prompt,
        "rule": decision.rule,
        "args": match.game.named(decision.prompt, decision.values),
        "options": [option_json(match, decision, o) for o in decision.options],
        "default": default_of(decision).id,
        "forced": len(decision.options) == 1 and not decision.pause,
        "sealed": decision.sealed,
        "blocked": None,  # filled in for learners (``Match.why_not``)
    }


def option_json(match: Match, decision: Decision, option: Option) -> dict[str, Any]:
    out: dict[str, Any] = {"id": option.id, "verb": option.verb, "at": option.at}
    note = match.game.note(match.state, decision, option)
    if note is not None:
        out["note"] = {"key": note.key, "args": match.game.named(note.key, note.values), "empty": note.empty}
    return out


def events(match: Match, seat: int | None, since: int = 0) -> list[dict[str, object]]:
    """The log from entry ``since`` on, as this viewer may know it."""
    if match.journal is None:
        return []
    mask = mask_of(match, seat)
    out: list[dict[str, object]] = []
    for n, event in enumerate(match.journal.since(since), since):
        told = match.game.event_json(n, event, mask)
        if told is not None:
            out.append(told)
    return out


def redeal(match: Match, seat: int, seed: int) -> Match:
    if match._run.skipped:
        match = match.clone()  # which keeps the state that we need
    becomes = _shuffled(match.state, bit(seat), Dice(seed))
    # Lay the cards anew in the state as it was when the asking procedure began, then play the choices since.
    point = match._run.last()
    state = point.state.copy()
    for zone in state.zones():
        cards = zone.cards
        for i in range(len(cards)):
            cards[i] = becomes[cards[i]]
    seen = state.seen[:]
    for card in range(len(seen)):
        state.seen[becomes[card]] = seen[card]
    state.bits = mix(seed ^ 0x5EED)
    state.script = []
    world = match._twin(True, False)
    world.seed = 0
    here = Checkpoint(state, point.number)
    world._past = Past(match.game.vocabulary, True, point.number)
    world._run.points = [here]
    world.hashes = ()
    world._restore(here, match._past.since(point.number))
    for decision in match.sealed_answers():
        if decision.seat == seat:
            world.choose(decision.chosen(), seat)
    return world


def _shuffled(state: State, mask: i64, dice: Dice) -> list[int]:
    """For each card the one that lies in its place in a world that looks the same to ``mask``."""
    zones = state.zones()
    becomes = list(range(len(state.seen)))
    pools: dict[int, list[int]] = {}
    for zone in zones:
        pools.setdefault(zone.pool, []).extend(_hidden(state, zone, mask))
    # A pool's cards trade places within their kind: a card that can never be in the deck does not go there.
    for pool in pools.values():
        kinds: list[list[int]] = [[]]
        for card in pool:
            kind = state.kind_of(card)
            while kind >= len(kinds):
                kinds.append([])
            kinds[kind].append(card)
        for like in kinds:
            _deal(like, like, dice, becomes)
    groups: dict[int, list[Zone]] = {}
    for zone in zones:
        if zone.group >= 0:
            groups.setdefault(zone.group, []).append(zone)
    for several in groups.values():
        places = [card for zone in several for card in _hidden(state, zone, mask)]
        _deal(places, [becomes[card] for card in places], dice, becomes)
    return becomes


def _hidden(state: State, zone: Zone, mask: i64) -> list[int]:
    """The cards of a zone that ``mask`` does not know."""
    seen = state.seen
    return [card for card in zone.cards if not seen[card] & mask]


def _deal(places: list[int], cards: list[int], dice: Dice, becomes: list[int]) -> None:
    """Sorted, then dealt to the places: the same world for the same seed, however the hidden cards lie."""
    mixed = sorted(cards)
    dice.shuffle(mixed)
    for i in range(len(places)):
        becomes[places[i]] = mixed[i]
