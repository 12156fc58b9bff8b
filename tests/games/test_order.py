"""Options are offered in the same order as ever: AI seats and the digests of simulations depend on it.

``tools/order.py`` writes the files: only where a rule, or the order, was changed on purpose.
"""

from __future__ import annotations

import json
from itertools import groupby
from typing import Any

import pytest

from tools.order import ORDER, offered, walk
from weald.games import NAMES, find


@pytest.mark.parametrize("game", NAMES)
def test_options_are_offered_in_the_same_order(game: str) -> None:
    rows: list[dict[str, Any]] = json.loads((ORDER / f"{game}.json").read_text("utf-8"))
    assert len(rows) == 25
    for seed, positions in groupby(rows, lambda row: int(row["seed"])):
        wanted = {row["at"]: row for row in positions}
        for at, match in enumerate(walk(find(game), seed)):
            row = wanted.pop(at, None)
            if row is not None:
                found = (match.open[0].prompt, offered(match))
                assert found == (row["prompt"], row["options"]), f"seed {seed}, decision {at}"
            if not wanted:
                break
        assert not wanted
