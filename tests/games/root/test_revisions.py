"""Tables stored under older revisions open under these rules, hold together and can be played to the end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from weald.games.root import GAME
from weald.games.root.audit import audit
from weald.games.root.state import Root
from weald.kernel import Dice
from weald.match.snapshot import load

STORED = sorted(Path(__file__).parent.glob("revision[0-9]/*.json"))


def test_some_were_kept() -> None:
    assert len(STORED) == 17


@pytest.mark.parametrize("path", STORED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_game_stored_under_an_older_revision_is_played_on(path: Path) -> None:
    stored = json.loads(path.read_text("utf-8"))
    options = GAME.read_options(stored["options"])
    match = load(GAME, stored["seats"], options, stored["seed"], stored["paper"])
    dice = Dice(1)
    for _ in range(20_000):
        assert isinstance(match.state, Root)
        assert audit(match.state) == []
        if match.over:
            break
        decision = match.decision
        match.choose(decision.options[dice.below(len(decision.options))])
    assert match.over


def test_a_card_sent_against_ones_own_mercenaries_under_revision_3_has_nothing_to_do() -> None:
    """It waits where to battle; these are no enemies any more (AMB-99), so the turn goes on."""
    path = next(path for path in STORED if path.stem == "0-nobody-left-to-fight")
    stored = json.loads(path.read_text("utf-8"))
    assert stored["paper"]["step"][0] == "keepers-fight"
    match = load(GAME, stored["seats"], GAME.read_options(stored["options"]), stored["seed"], stored["paper"])
    assert match.decision.prompt == "retinue"
