"""A turn may end only when its player says so: a setting, not a rule."""

from __future__ import annotations

import weald
from weald.testing import rule


@rule("ironwood", "5.2.8")
def test_the_player_may_look_and_take_back_before_the_turn_is_over() -> None:
    match = weald.start("ironwood", seed=3, options={"end_turn": True})
    match.choose("draw 2", 0)
    match.choose("draw 2", 1)
    match.choose("play WW02")
    match.choose("from f05")
    match.choose("to f11")
    match.choose("done")
    while match.decision.prompt != "end-turn":
        match.choose(match.decision.options[-1])
    assert match.decision.seat == 0
    assert [o.id for o in match.decision.options] == ["end"]
    assert not match.view(0)["decisions"][0]["forced"]  # nobody answers it for a player who looks
    assert match.can_undo(0).ok
    match.undo(0)
    assert match.decision.prompt != "end-turn"
    match.choose(match.decision.options[-1])
    while match.decision.prompt != "end-turn":
        match.choose(match.decision.options[-1])
    match.choose("end")
    assert match.decision.seat == 1
    assert match.decision.prompt == "turn"


def test_without_the_setting_nobody_is_asked() -> None:
    match = weald.start("ironwood", seed=3)
    match.choose("draw 2", 0)
    match.choose("draw 2", 1)
    match.choose("pass")
    assert match.decision.seat == 1
