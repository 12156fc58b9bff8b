"""Chapters 1 and 16: winning and losing."""

from __future__ import annotations

import pytest

from weald.games.defenders.rules.ending import check_win
from weald.kernel.state import Finished
from weald.testing import rule

from .table import table

ALL = {"order": 5, "sect": 5}


@rule("defenders", "INT-01", "1.1.3", "9.1.10", "10.9.2", "16.1.2", "1.1.2")
def test_reforesting_the_last_factory_wins_before_any_roll_or_card() -> None:
    t = table(
        "order sect", order="(1,0)", active="order_popel", factories="5@(1,0)", mechs="core:2", built=ALL, gone="sect"
    )
    t.turn("order", card="restart").do("reforest")
    assert t.how == "core-destroyed"
    assert t.match.result == {"winners": [0, 1], "how": "core-destroyed", "rule": "1.1.2", "rounds": 1}
    assert t.told("rolled") == []
    assert t.told("flipped") == []


@rule("defenders", "INT-02", "1.1.3", "8.3.6", "16.1.2")
def test_the_last_players_last_camp_wins_if_every_factory_is_reforested() -> None:
    t = table("order sect", order="(2,0)", active="order_popel", forest="(2,0)", reforested="5@(1,1)", gone="sect",
              built={"order": 4, "sect": 5}, support={"order": 6}, mechs="(2,0)")  # fmt: skip
    t.turn("order").do("build")
    assert t.how == "core-destroyed"
    assert t.g.points == 2
    assert t.told("rolled") == []


@rule("defenders", "INT-12", "1.1.6", "1.1.2")
def test_a_win_without_any_factory_built() -> None:
    t = table("order sect", order="(2,0)", active="order_popel", forest="(2,0)", gone="sect",
              built={"order": 4, "sect": 5}, support={"order": 6}).turn("order").do("build")  # fmt: skip
    assert t.how == "core-destroyed"


@rule("defenders", "1.1.2", "1.1.5", "8.2.5")
def test_a_camp_on_a_factory_counts_but_the_factory_prevents_the_win() -> None:
    t = table("order sect", order="(2,0)", active="order_popel", forest="(2,0)", gone="sect", factories="5@(1,1)",
              camps={"sect": "(1,1)"}, built={"order": 4, "sect": 5}, support={"order": 6})  # fmt: skip
    t.turn("order").do("build")
    assert t.how == ""
    t.g.green[t.g.camp.index(1)] = True
    with pytest.raises(Finished):
        check_win(t.g)
    assert t.how == "core-destroyed"


@rule("defenders", "1.1.2", "1.1.4")
def test_all_factories_reforested_is_not_enough() -> None:
    t = table("order sect", order="(2,0)", active="order_popel", factories="5@(2,0)", built={"order": 5, "sect": 4})
    t.turn("order").do("reforest")
    assert t.how == ""


@rule("defenders", "1.2.8", "1.2.6")
def test_a_loss_stops_the_action_that_caused_it() -> None:
    t = table("order sect", order="(2,0)", active="order_popel", toxic="(2,0)", mechs="(2,0)", injuries={"order": 3},
              hands="order_harrow", dead="sect_zizzle").turn("order", card="restart").do("cleanse")  # fmt: skip
    assert t.how == "massacre"
    assert t.told("rolled") == []  # the toxic injury came first; the roll is not made any more
    assert t.told("flipped") == []
    assert t.match.over


@rule("defenders", "16.1.4", "1.1.1")
def test_statistics_only() -> None:
    t = table("order sect", order="(2,0)", active="order_popel", forest="(2,0)", gone="sect", reforested="5@(1,1)",
              built={"order": 4, "sect": 5}, support={"order": 6}, dead="order_kelpuz").turn("order").do("build")  # fmt: skip
    danger = t.match.view(None)["position"]["danger"]
    assert danger["factories"] == 1
    assert danger["deaths"] == [{"terrain": "mountain", "card": "order_kelpuz"}]
    assert t.match.result is not None
    assert set(t.match.result) == {"winners", "how", "rule", "rounds"}
