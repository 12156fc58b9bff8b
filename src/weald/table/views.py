"""Views of a match as it goes on, and of how the table looked between two events.

For most choices few cards move, and games whose position is open show the same to everybody: what is as it was is kept, what
is the same for all is made and encoded once. The rest is the kernel's ``view``, and a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import msgspec

from weald.kernel.event import EVERYONE
from weald.kernel.state import State
from weald.match import Match
from weald.match.sight import decision_json, mask_of, zone_json
from weald.table.viewer import ENCODER
from weald.table.wire import Change, View


class Lie:
    """How the cards lie in one state, and who knows them."""

    __slots__ = ("cards", "names", "seen", "zones")

    def __init__(self, state: State) -> None:
        self.zones = state.zones()
        self.names = [(zone.name, zone.owner) for zone in self.zones]
        self.cards = [zone.cards[:] for zone in self.zones]  # the match goes on, and we want to know what has changed
        self.seen = state.seen[:]

    def changed(self, then: Lie) -> list[int] | None:
        """Which zones look otherwise than they did, to whomever; None: all of them."""
        if self.names != then.names:
            return None
        known: set[int] = set()  # cards that others know than did then
        if self.seen != then.seen:
            known = {card for card, (was, now) in enumerate(zip(then.seen, self.seen, strict=True)) if was != now}
        pairs = enumerate(zip(then.cards, self.cards, strict=True))
        return [i for i, (was, now) in pairs if was != now or not known.isdisjoint(now)]


class Kept:
    """What a viewer sees of the cards as they lie."""

    __slots__ = ("lie", "raw", "zones")

    def __init__(self, lie: Lie, zones: dict[str, Any]) -> None:
        self.lie = lie
        self.zones = zones
        self.raw: msgspec.Raw | None = None


class Scene:
    """What a viewer sees on the table in one state."""

    __slots__ = ("kept", "position", "round", "who")

    def __init__(self, round_: int, kept: Kept, position: Mapping[str, object], who: tuple[int, int]) -> None:
        self.round = round_
        self.kept = kept
        self.position = position
        self.who = who  # the state's identity, and whose eyes


class Views:
    def __init__(self) -> None:
        self._kept: dict[int, Kept] = {}  # by the viewer's eyes
        # Of the states at hand, by their identity; and by viewer, where what they see is not open to everybody:
        self._states: dict[int, tuple[State, Lie]] = {}
        self._changed: dict[tuple[Lie, Lie], list[int] | None] = {}
        self._positions: dict[tuple[int, int], Mapping[str, object]] = {}
        self._raw: dict[tuple[int, int], msgspec.Raw] = {}
        self._ways: dict[tuple[tuple[int, int], tuple[int, int]], list[Change]] = {}

    def renew(self) -> None:
        """The match has gone on."""
        self._states.clear()
        self._changed.clear()
        self._positions.clear()
        self._raw.clear()
        self._ways.clear()

    def view(self, match: Match, seat: int | None) -> View:
        """What the kernel's ``match.view`` says."""
        game, mask = match.game, mask_of(match, seat)
        scene = self._scene(match, match.state, seat, self._kept.get(mask))
        self._kept[mask] = scene.kept
        asked = match.open
        out: dict[str, Any] = {
            "game": game.id, "revision": game.revision, "seats": match.sides, "you": seat, "options": match.options,
            "round": scene.round, "zones": scene.kept.zones, "position": scene.position,
            "number": match.number,
            "decisions": [decision_json(match, d) for d in asked if d.seat == seat],
            "waiting": [d.seat for d in asked], "over": match.over, "result": match.result, "undo": None,
        }  # fmt: skip
        if seat is not None and match.journal is not None:
            check = match.can_undo(seat)
            who = [s for s in range(len(match.seats)) if check.who >> s & 1] if check.who else []
            out["undo"] = {"ok": check.ok, "number": check.number, "why": check.why, "rule": check.rule, "who": who}
        return cast("View", out)

    def encoded(self, match: Match, seat: int | None, view: View) -> View:
        """The same view to be sent: what is known to many viewers, or for long, is in bytes already."""
        out: dict[str, Any] = {**view}
        kept = self._kept[mask_of(match, seat)]
        if kept.raw is None:
            kept.raw = msgspec.Raw(ENCODER.encode(kept.zones))
        out["zones"] = kept.raw
        if match.game.open_position:
            who = self._who(match, match.state, seat)
            raw = self._raw.get(who)
            if raw is None:
                raw = self._raw[who] = msgspec.Raw(ENCODER.encode(view["position"]))
            out["position"] = raw
        return cast("View", out)

    def back(self, match: Match, seat: int | None, places: list[int]) -> list[list[Change]]:
        """From the view back through the latest events, which lie at ``places`` of the journal: the first leads to the
        position after the last but one, the next to the one before that, as far as the match was filmed. So a screen can
        show them one by one."""
        film = None if match.journal is None else match.journal.film
        out: list[list[Change]] = []
        later: Scene | None = None
        for place in reversed(places[:-1] if film else []):
            state = film.get(place) if film else None
            if state is None:
                break
            assert isinstance(state, State)
            if later is None:
                later = self._scene(match, match.state, seat, self._kept.get(mask_of(match, seat)))
            then = self._scene(match, state, seat, later.kept)
            out.append(self._way(later, then))
            later = then
        return out

    def _way(self, now: Scene, then: Scene) -> list[Change]:
        out: list[Change] = []
        if now.round != then.round:
            out.append(Change(["round"], then.round))
        if now.kept is not then.kept:
            _compare(now.kept.zones, then.kept.zones, ["zones"], out)
        key = now.who, then.who
        way = self._ways.get(key)
        if way is None:
            way = self._ways[key] = []
            if now.position != then.position:
                _compare(now.position, then.position, ["position"], way)
        return out + way

    def _who(self, match: Match, state: State, seat: int | None) -> tuple[int, int]:
        viewer = EVERYONE if match.over or match.game.open_position else (-2 if seat is None else seat)
        return id(state), viewer

    def _scene(self, match: Match, state: State, seat: int | None, kept: Kept | None) -> Scene:
        kept = self._cards(match, state, mask_of(match, seat), kept)
        who = self._who(match, state, seat)
        position = self._positions.get(who)
        if position is None:
            position = self._positions[who] = match.game.position(state, who[1])
        return Scene(state.round, kept, position, who)

    def _cards(self, match: Match, state: State, mask: int, kept: Kept | None) -> Kept:
        """What these eyes see of the cards: what is kept, where they lie as they lay then."""
        known = self._states.get(id(state))
        if known is None:
            known = self._states[id(state)] = state, Lie(state)
        lie, seen = known[1], state.seen
        if kept is not None:
            if kept.lie is lie:
                return kept
            pair = kept.lie, lie
            if pair not in self._changed:  # the same for all viewers
                self._changed[pair] = lie.changed(kept.lie)
            changed = self._changed[pair]
            if changed is not None:
                if not changed:
                    kept.lie = lie
                    return kept
                out = {**kept.zones}
                for i in changed:
                    out[lie.zones[i].name] = zone_json(match.game, lie.zones[i], seen, mask)
                return Kept(lie, out)
        return Kept(lie, {zone.name: zone_json(match.game, zone, seen, mask) for zone in lie.zones})


def _compare(now: Any, then: Any, at: list[str | int], out: list[Change]) -> None:
    if isinstance(now, dict) and isinstance(then, dict):
        for key in now:
            if key not in then:
                out.append(Change([*at, key], None, True))
        for key, value in then.items():
            if key not in now:
                out.append(Change([*at, key], value))
            elif now[key] != value:
                _compare(now[key], value, [*at, key], out)
    elif isinstance(now, list) and isinstance(then, list) and len(now) == len(then):
        for i, value in enumerate(then):
            if now[i] != value:
                _compare(now[i], value, [*at, i], out)
    else:
        out.append(Change(at, then))
