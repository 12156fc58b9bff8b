"""Giving up a cooperative game loses it for everybody."""

from __future__ import annotations

import weald


def test_nobody_wins_when_somebody_concedes() -> None:
    match = weald.start("defenders", seed=1)
    match.concede(0)
    assert match.over
    assert match.result is not None
    assert match.result["winners"] == []
    assert weald.replay(match.record()).over
