"""Items under the ruins (9.3.3, 9.5.3, 14.3.2, 14.4.1b): face down until somebody looks."""

from __future__ import annotations

from weald.games.root.facts import FIRST_TOKEN, RUIN_SET, RUINS, TOKEN_KIND
from weald.games.root.state import Root, ruin_sets


def hide_items(g: Root) -> None:
    """One item of a set under each ruin, or of two sets two; it shuffles."""
    each = ruin_sets(g)
    tokens = [FIRST_TOKEN + t for t in range(RUIN_SET * each)]
    g.shuffle(tokens)
    for i in range(RUINS):
        g.ruin_items[i][:] = tokens[i * each : (i + 1) * each]


def _under(g: Root, c: int) -> list[int]:
    return g.ruin_items[g.board().ruins.index(c)]


def items_under(g: Root, c: int) -> list[int]:
    """The kinds of the items under the ruin in a clearing."""
    return [TOKEN_KIND[token - FIRST_TOKEN] for token in _under(g, c)]


def look_under(g: Root, seat: int, c: int, rule: str) -> list[int]:
    """The seat alone sees what is there."""
    for token in _under(g, c):
        g.seen[token] |= 1 << seat
    kinds = items_under(g, c)
    g.tell_some(1 << seat, "explored", rule, seat, (c, *kinds), (c,))
    g.learn(1 << seat, "looked-at-ruin", rule)
    return kinds


def take_under(g: Root, c: int, kind: int) -> None:
    tokens = _under(g, c)
    for token in tokens:
        if TOKEN_KIND[token - FIRST_TOKEN] == kind:
            tokens.remove(token)
            return


def clear_ruin(g: Root, seat: int, c: int, rule: str) -> None:
    """Without items the ruin goes, and its slot is open."""
    if not _under(g, c):
        g.ruins[c] = 0
        g.room[c] += 1
        g.tell("ruin-removed", rule, seat, c)
