"""Chapter 4: the round. Chapter 5: what may be said. Chapter 7, section 3: deck and reshuffle."""

from __future__ import annotations

import json

from weald.games.defenders import GAME
from weald.games.defenders.facts import ALL_CARD_IDS
from weald.games.defenders.signals import PLANS, SIGNALS, cannot_say
from weald.match import begin
from weald.testing import rule

from .table import Table, table

HANDS = "order_kelpuz order_popel sect_fusel sect_riiz council_henk council_svaca coven_mirel coven_nettla"


def led(t: Table) -> list[str]:
    return [ALL_CARD_IDS[c] if c >= 0 else "" for c in t.g.active]


# --- 4.1 leadership -------------------------------------------------------------------------------------------


@rule("defenders", "4.1.1", "4.1.4", "5.1.6", "INT-32")
def test_all_choose_at_once_and_nobody_sees_what() -> None:
    t = table("order sect", hands=HANDS).lead()
    assert [d.seat for d in t.match.open] == [0, 1]
    before = json.dumps(t.match.view(1))
    t.do("lead order_popel", seat="order")
    after = t.match.view(1)
    assert after["waiting"] == [1]
    assert "order_popel" not in json.dumps(after)
    assert json.loads(before)["position"] == json.loads(json.dumps(after))["position"]
    assert after["zones"]["order.hand"] == {"owner": 0, "count": 2, "cards": []}
    t.do("lead sect_fusel", seat="sect")
    assert led(t) == ["order_popel", "sect_fusel"]
    assert len(t.told("led")) == 2


@rule("defenders", "4.1.2", "INT-20")
def test_a_player_with_a_card_must_choose_from_the_hand() -> None:
    t = table("order sect", hands="order_kelpuz sect_fusel sect_riiz").lead()
    assert [d.seat for d in t.match.open] == [1]  # the Order's only card is chosen by itself
    t.refuses("top sect", "hand-first", "4.1.2")
    t.do("lead sect_fusel")
    assert led(t)[0] == "order_kelpuz"


@rule("defenders", "4.1.3", "INT-19", "4.1.6")
def test_an_empty_hand_leads_the_unseen_top_card() -> None:
    t = table("order sect", hands="sect_fusel sect_riiz", decks="order_popel order_kelpuz sect_petard").lead()
    t.do("lead sect_fusel")
    assert led(t) == ["order_popel", "sect_fusel"]
    assert t.ready("order") == {"map"}  # Archives: the reveal ability resolves normally
    assert len(t.told("led-blind")) == 1


@rule("defenders", "INT-21", "7.3.1", "7.3.2")
def test_a_blind_last_card_has_the_rest_reshuffled_at_once() -> None:
    t = table("order sect", hands="sect_fusel sect_riiz", decks="order_popel sect_petard",
              discards="order_kelpuz order_rystle").lead()  # fmt: skip
    t.do("lead sect_fusel")
    assert led(t)[0] == "order_popel"
    assert sorted(ALL_CARD_IDS[c] for c in t.g.deck[0]) == ["order_kelpuz", "order_rystle"]
    assert [ALL_CARD_IDS[c] for c in t.g.discard[0]] == ["order_popel"]


@rule("defenders", "4.1.7", "INT-16", "4.2.1", "4.2.2", "15.2.1", "15.3.1")
def test_each_comrade_passes_the_token_one_seat() -> None:
    t = table("order sect council", hands=HANDS, first="order").lead()
    t.do("lead order_kelpuz", seat="order").do("lead sect_fusel", seat="sect").do("lead council_henk", seat="council")
    assert t.g.first == 2
    assert t.match.decision.seat == 2
    assert t.g.turn == 2
    t.do("end")
    assert t.match.decision.seat == 0
    t.do("end")
    assert t.match.decision.seat == 1


@rule("defenders", "INT-17", "4.1.7", "15.4.1", "15.5.1")
def test_four_comrades_leave_the_token_where_it_was() -> None:
    t = table(
        "order council coven sect", hands="order_kelpuz council_henk coven_mirel sect_cogwin", first="coven"
    ).lead()
    assert t.g.first == 2
    assert len(t.told("first-player")) == 4


@rule("defenders", "4.1.8", "4.2.10", "4.2.8", "4.2.9")
def test_the_token_does_not_rotate_and_nothing_is_drawn_between_rounds() -> None:
    hands = "order_popel order_harrow order_wyzypa sect_fusel sect_riiz sect_petard"
    t = table("order sect", hands=hands, first="sect").lead()
    t.do("lead order_popel", seat="order").do("lead sect_fusel", seat="sect")
    assert t.match.decision.seat == 1
    t.do("end", "end")
    assert t.g.round == 3
    assert t.g.first == 1
    assert t.match.decision.prompt == "lead"
    assert t.g.active == t.g.power == [-1, -1]
    assert [len(h) for h in t.g.hand] == [2, 2]
    assert [ALL_CARD_IDS[pile[-1]] for pile in t.g.discard] == ["order_popel", "sect_fusel"]
    assert t.told("drew") == []


@rule("defenders", "4.2.4", "4.2.5", "4.2.6")
def test_every_turn_ends_with_one_machine_card() -> None:
    t = table("order sect", hands=HANDS).lead()
    t.do("lead order_popel", seat="order").do("lead sect_fusel", seat="sect")
    t.do("end")
    assert len(t.told("flipped")) == 1
    t.do("end")
    assert len(t.told("flipped")) == 2


@rule("defenders", "4.1.5", "4.2.10", "5.1.1", "5.1.7", "14.1.4")
def test_silence_while_choosing_talk_from_the_reveal_on() -> None:
    t = table("order sect", hands=HANDS).lead()
    for seat in (0, 1):
        assert all(str(cannot_say(t.g, seat, s)).startswith("<silence 5.1.1") for s in SIGNALS)
        assert t.match.view(seat)["position"]["talk"] == {"free": False, "rule": "5.1.1", "signals": []}
    t.do("lead order_popel", seat="order").do("lead sect_fusel", seat="sect")
    assert t.match.view(0)["position"]["talk"]["free"]
    assert all(cannot_say(t.g, 0, plan) is None for plan in PLANS)
    alone = table("order-sect", hands=HANDS).lead()
    assert alone.match.view(0)["position"]["talk"]["free"]


@rule("defenders", "5.1.2", "5.1.3", "5.1.4", "WE-14")
def test_the_ready_made_signals_tell_terrains_and_vague_intent_only() -> None:
    t = table("order sect", hands="order_kelpuz order_harrow sect_fusel", active="order_popel").turn("order")
    said = [s["key"] for s in t.match.view(0)["position"]["talk"]["signals"]]
    assert {"have-mountain", "have-forest", "no-plains", "no-marsh", "can-help-next-round"} <= set(said)
    assert "no-forest" not in said
    assert "have-plains" not in said
    assert str(cannot_say(t.g, 0, "no-forest")).startswith("<untrue 5.1.3")
    # No signal names a card, its points or its ability.
    assert not any(name in signal for signal in SIGNALS for name in ALL_CARD_IDS)
    assert not any(char.isdigit() for signal in SIGNALS for char in signal)
    assert t.match.view(None)["position"]["talk"]["signals"] == []


@rule("defenders", "8.3.2", "4.1.9")
def test_who_has_left_may_still_talk() -> None:
    t = table("order sect coven", gone="order", active="sect_fusel coven_mirel").turn("sect")
    assert cannot_say(t.g, 0, "agree") is None


@rule("defenders", "5.1.2", "5.1.5", "5.1.6", "3.5.8", "3.4.11")
def test_hands_and_decks_are_hidden_the_rest_is_public() -> None:
    t = table("order sect", hands="order_kelpuz sect_riiz", active="order_popel sect_fusel", discards="sect_petard")
    view = t.turn("order").match.view(0)
    zones = view["zones"]
    assert zones["order.hand"]["cards"] == ["order_kelpuz"]
    assert zones["sect.hand"] == {"owner": 1, "count": 1, "cards": []}
    assert set(zones["order.deck"]["cards"]) == {None}
    assert zones["sect.discard"]["cards"] == ["sect_petard", "sect_fusel"]
    assert set(zones["machines.deck"]["cards"]) == {None}
    assert view["position"]["players"][1]["active"] == "sect_fusel"
    assert len(view["position"]["machines"]) == 7
    assert {"deck", "hand"}.isdisjoint(t.g.public)


# --- reveal order ---------------------------------------------------------------------------------------------


@rule("defenders", "4.1.6", "15.1.3", "INT-27", "15.4.6", "15.3.8")
def test_the_order_of_reveal_abilities_is_chosen() -> None:
    t = table("coven council", coven="(-3,3)", council="(3,-1)", mechs="(1,0)", active="coven_willowick council_okula",
              first="council").reveal()  # fmt: skip
    assert t.match.decision.prompt == "reveal-next"
    assert t.match.decision.seat == 1  # the holder of the first-player token speaks for the table
    t.do("reveal coven")
    t.do("stay", seat="coven").do("to (2,0)", seat="council")
    assert t.mechs("(1,0)") == 0  # then Sharpshooter found its only target
    assert t.support("council") == 1


@rule("defenders", "INT-30", "15.1.3", "15.4.9", "15.2.6")
def test_healing_first_saves_a_life() -> None:
    t = table("order coven", active="order_mora coven_yarra", injuries={"order": 3}, hands="order_popel").reveal()
    t.do("reveal coven", "for order")
    assert t.injuries("order") == 1
    assert t.hand("order") == ["order_popel"]


@rule("defenders", "INT-31", "15.2.6", "9.3.1", "9.3.6")
def test_pyromancy_at_three_injuries_kills_a_hand_card_not_the_active() -> None:
    t = table("order sect", active="order_mora sect_fusel", injuries={"order": 3}, hands="order_popel").reveal()
    assert t.hand("order") == []
    assert t.injuries("order") == 0
    assert led(t)[0] == "order_mora"
    assert t.told("rolled") == []


# --- 7.3 deck and reshuffle -----------------------------------------------------------------------------------


@rule("defenders", "7.3.3", "7.3.6", "INT-145", "7.3.1", "7.3.5")
def test_with_nothing_to_shuffle_the_deck_waits_for_the_end_of_the_round() -> None:
    t = table("order sect", active="order_popel sect_fusel", hands="order_kelpuz order_wyzypa order_sorrelin", decks="",
              discards="sect_petard sect_riiz", order="(2,0)", forest="(2,0)", support={"order": 2})  # fmt: skip
    t.turn("order").do("build")
    assert len(t.hand("order")) == 3  # nothing to draw
    assert t.g.deck[0] == []
    t.do("end")
    assert [ALL_CARD_IDS[c] for c in t.g.deck[0]] == ["order_popel"]


@rule("defenders", "7.3.4")
def test_the_dead_are_never_shuffled_in() -> None:
    t = table("order sect", active="order_popel", hands="order_harrow", decks="order_kelpuz", dead="order_rystle",
              discards="order_wyzypa", order="(2,0)", forest="(2,0)", support={"order": 2})  # fmt: skip
    t.turn("order").do("build")
    assert t.hand("order") == ["order_harrow", "order_kelpuz", "order_wyzypa"]


@rule("defenders", "7.3.1", "7.3.2", "7.2.6")
def test_the_team_is_not_shuffled_in() -> None:
    t = table(
        "order sect", active="order_popel", hands="order_harrow", decks="order_kelpuz", discards="order_wyzypa",
        order="(2,0)", forest="(2,0)", support={"order": 2}, items={"order": "map"},
    )  # fmt: skip
    t.turn("order", 0).do("team order_harrow", "build")
    assert t.hand("order") == ["order_kelpuz", "order_wyzypa"]
    assert [ALL_CARD_IDS[c] for c in t.g.discard[0]] == ["order_harrow", "order_popel"]


@rule("defenders", "1.1.1", "16.1.3")
def test_all_win_or_lose_together() -> None:
    match = begin(GAME, ["order", "council", "coven"], 3)
    while not match.over:
        for decision in list(match.open):
            match.choose(decision.options[-1], decision.seat)
    assert match.result is not None
    assert match.result["winners"] in ([], [0, 1, 2])
