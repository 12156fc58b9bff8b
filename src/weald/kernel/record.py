"""The ``.weald`` record: a header, one choice per line in notation, a state hash every round.

weald 1
game ironwood
rules 1
seats woodwalkers ironclad
option beginner false
seed 7
--
= 1 0f3a...            the position when round 1 asks its first decision
woodwalkers draw 2
...
result ironclad forges 14.3.1
"""

from __future__ import annotations

from typing import Final

from weald.kernel.game import Value
from weald.kernel.match import Match

FORMAT: Final = "weald 1"


def write(match: Match, viewer: int | None = None) -> str:
    """The record; for a ``viewer`` of a running game without seed and without what others have kept to themselves:
    sealed choices, and those of a procedure that still asks (nothing need be told before it ends)."""
    redacted = viewer is not None and not match.over
    told = match.checkpoints[-1].number if match.checkpoints else 0
    lines = [FORMAT, f"game {match.game.id}", f"rules {match.game.revision}", f"seats {' '.join(match.seats)}"]
    for key in sorted(match.options):
        lines.append(f"option {key} {text_of(match.options[key])}")
    fingerprint = match.game.data_fingerprint()
    if fingerprint:
        lines.append(f"data {fingerprint}")
    if redacted:
        name = match.seats[viewer] if viewer is not None and viewer >= 0 else "spectator"
        lines.append(f"redacted {name}")
    else:
        lines.append(f"seed {match.seed}")
        if match.script:
            lines.append(f"chance {' '.join(str(v) for v in match.script)}")
    lines.append("--")
    hashes = match.hashes
    k = 0
    for i, (seat, option, sealed) in enumerate(match.choices):
        while k < len(hashes) and hashes[k][0] <= i:
            if not redacted:
                lines.append(f"= {hashes[k][1]} {hashes[k][2]}")
            k += 1
        hidden = redacted and seat != viewer and (sealed or i >= told)
        lines.append(f"{match.seats[seat]} {'?' if hidden else option.id}")
    if match.over:
        lines.append(f"= {match.state.round} {match.hash()}")
        lines.append(f"result {result_of(match)}")
    return "\n".join(lines) + "\n"


def result_of(match: Match) -> str:
    winners = [s for i, s in enumerate(match.seats) if match.state.winners >> i & 1]
    return f"{','.join(winners) or 'nobody'} {match.state.how} {match.state.how_rule}".rstrip()


def text_of(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
