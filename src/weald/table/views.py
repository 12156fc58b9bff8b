"""Views of a match as it goes on, and of how the table looked between two events.

For most choices no card moves: what a viewer sees of the cards is kept as long as they lie where they lay. The rest is the
kernel's ``view``, and a test holds the two together.
"""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from weald.kernel.event import EVERYONE
from weald.kernel.state import State
from weald.match import Match
from weald.match.sight import decision_json, mask_of, zones
from weald.table.wire import Change, View

Lie = list[tuple[str, int, list[int]]]  # a zone's name, its owner, the cards in it


class Kept(NamedTuple):
    """What a viewer sees of the cards, and how they lay when it was drawn."""

    seen: list[int]
    lie: Lie
    zones: dict[str, Any]


class Views:
    def __init__(self) -> None:
        self._kept: dict[int, Kept] = {}  # by the viewer's eyes
        self._lies: dict[int, tuple[State, Lie]] = {}  # of the states at hand, by their identity

    def renew(self) -> None:
        """The match has gone on."""
        self._lies.clear()

    def view(self, match: Match, seat: int | None) -> View:
        """What the kernel's ``match.view`` says."""
        game, mask = match.game, mask_of(match, seat)
        kept = self._cards(match, match.state, mask, self._kept.get(mask))
        self._kept[mask] = kept
        out: dict[str, Any] = {
            "game": game.id, "revision": game.revision, "seats": match.sides, "you": seat, "options": match.options,
            **self._scene(match, match.state, seat, kept),
            "number": match.number,
            "decisions": [decision_json(match, d) for d in match.open if d.seat == seat],
            "waiting": [d.seat for d in match.open], "over": match.over, "result": match.result, "undo": None,
        }  # fmt: skip
        if seat is not None and match.journal is not None:
            check = match.can_undo(seat)
            who = [s for s in range(len(match.seats)) if check.who >> s & 1]
            out["undo"] = {"ok": check.ok, "number": check.number, "why": check.why, "rule": check.rule, "who": who}
        return cast("View", out)

    def back(self, match: Match, seat: int | None, view: View, places: list[int]) -> list[list[Change]]:
        """From the view back through the latest events, which lie at ``places`` of the journal: the first leads to the
        position after the last but one, the next to the one before that, as far as the match was filmed. So a screen can
        show them one by one."""
        film = None if match.journal is None else match.journal.film
        out: list[list[Change]] = []
        later: dict[str, Any] = {key: view[key] for key in ("round", "zones", "position")}
        mask = mask_of(match, seat)
        kept = self._kept.get(mask)
        for place in reversed(places[:-1] if film else []):
            state = film.get(place) if film else None
            if state is None:
                break
            assert isinstance(state, State)
            kept = self._cards(match, state, mask, kept)
            then = self._scene(match, state, seat, kept)
            out.append(compare(later, then))
            later = then
        return out

    def _scene(self, match: Match, state: State, seat: int | None, kept: Kept) -> dict[str, Any]:
        viewer = EVERYONE if match.over else (-2 if seat is None else seat)
        return {"round": state.round, "zones": kept.zones, "position": match.game.position(state, viewer)}

    def _cards(self, match: Match, state: State, mask: int, kept: Kept | None) -> Kept:
        """What these eyes see of the cards: what is kept, if they lie as they lay then."""
        known = self._lies.get(id(state))
        if known is None or known[0] is not state:
            known = self._lies[id(state)] = state, [(zone.name, zone.owner, zone.cards) for zone in state.zones()]
        lie = known[1]
        if kept is not None and kept.lie == lie and kept.seen == state.seen:
            return kept
        here = [(name, owner, cards[:]) for name, owner, cards in lie]
        return Kept(state.seen[:], here, zones(match.game, state, mask))


def compare(now: Any, then: Any) -> list[Change]:
    """What has to be changed in ``now``, and where, to make it ``then``."""
    out: list[Change] = []
    if now != then:
        _compare(now, then, [], out)
    return out


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
