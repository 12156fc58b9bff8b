"""What a referee found in the log of revision 1 (L1 to L10), and how it reads now."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ironwood.solo.table import ironbot, woodbot
from tests.games.ironwood.table import Table, table
from weald.terminal import page, session
from weald.testing import rule
from weald.text import LANGUAGES, Texts, render


def says(t: Table, kind: str, lang: str = "en") -> list[str]:
    """The sentences of every event of this kind."""
    texts, out = Texts(lang, "ironwood"), []
    for event in t.events(kind):
        entry = {"kind": kind, "seat": event.pop("seat"), "rule": event.pop("rule"), "args": event}
        out.append(render.event(texts, entry, t.match.seats))
    return out


@pytest.mark.parametrize("card", ["WW09", "WW11", "WW15", "WW32", "WW35"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_l1_the_terminal_shows_what_a_burned_card_does(card: str, lang: str) -> None:
    texts = Texts(lang, "ironwood")
    shown = page.card(session.start("ironwood", "woodwalkers", "random", 1, {}, lang), card).plain
    assert f"{texts.format('keyword-when-burned')}: {texts.format(f'card-{card}', 'burn')}" in shown


def test_l2_cards_that_nobody_sees_are_counted_without_a_pronoun() -> None:
    entry: dict[str, Any] = {"kind": "bot-drew", "seat": 1, "args": {"count": 4}}
    said = render.event(Texts("cs", "ironwood"), entry, ["woodwalkers", "ironclad"])
    assert said == "Železobot si do botovy ruky přidal lícem dolů 4 speciální karty."


@rule("ironwood", "9.4.5", "9.4.6", "9.4.7", "13.2.1", "5.1.4", "20.1.5", "5.3.1")
def test_l3_events_cite_the_rule_that_made_them() -> None:
    for track, cites in ((0, "9.4.5"), (1, "9.4.6"), (2, "9.4.7")):
        t = table(ic="ferrum:WWW", drill="ferrum", track=track, hands=("", "")).turn("ironclad")
        t.do("play IC03", "option 2", "to auria")
        assert t.told("loaded")["rule"] == cites
    t = table(hands=("WW26", "")).turn("woodwalkers").do("play WW26", "play WW01")
    assert [event["rule"] for event in t.events("played")] == ["5.1.2", "5.3.1"]
    assert t.told("drew")["rule"] == "20.1.5"
    assert table(hands=("", "")).turn("woodwalkers").do("pass").told("drew")["rule"] == "5.1.4"
    t = table(ww="f16:1", ic="ferrum:W", drill="auria", hands=("", "")).turn("woodwalkers")
    t.do("play WW02", "done", "from f16", "to auria")
    assert t.told("drill-destroyed")["rule"] == "13.2.1"


@rule("ironwood", "17.9.3", "17.10.2", "17.15.3")
def test_l4_an_act_of_a_bot_is_told_once() -> None:
    t = ironbot(hand="IC06 IC04", face="exhausted", ic="ferrum:WWW auria:WWWW", ww="f16:1").bot_turn()
    t.do("no")
    assert (len(t.events("attacked")), len(t.events("bot-deploys"))) == (1, 1)
    assert [event["seat"] for event in t.events("revealed")] == []
    t = ironbot(hand="IC08", face="exhausted", ic="ferrum:WWW auria:WWW").bot_turn()
    assert [line for line in t.story() if "drill" in line.split()[1]] == ["17.15.3 drilled ferrum auria"]


@rule("ironwood", "20.1.3")
def test_l5_a_vision_burned_by_the_enemy_is_told_once() -> None:
    t = table(ic="plumbarum:W", visions="V10 V04", hands=("", "IC33")).turn("ironclad").do("play IC33", "at plumbarum")
    assert len(t.events("vision-forced")) == 1
    assert t.events("burned-vision") == []


@rule("ironwood", "1.2.2", "6.1.1", "6.1.3")
def test_l6_income_lost_and_cards_that_return_are_told() -> None:
    t = table(crystals=(20, 0), hands=("", "")).proceed(["woodwalkers", "ironclad"], ("preparation", ()))
    assert {event["count"] for event in t.events("supply-short")} == {1, 2}
    t = table(ww="f01:1", hands=("WW10", "")).proceed(["woodwalkers", "ironclad"], ("turn", (0, 2)), ("end-phase", ()))
    t.do("play WW10", "done")
    assert t.told("discarded") == {"card": "WW10", "seat": 0, "rule": "6.1.3"}
    t = table(hands=("", "")).proceed(["woodwalkers", "ironclad"], ("turn", (0, 2)), ("end-phase", ()))
    t.do("play WW03", "done")
    assert t.told("took-back") == {"count": 1, "seat": 0, "rule": "6.1.1"}


@rule("ironwood", "17.13.1", "18.11.4", "18.4.3")
def test_l8_l9_l10_a_bot_gives_its_true_reasons() -> None:
    t = ironbot(
        hand="IC05", face="exhausted", ic="ferrum:WW auria:WWW lithimar:WW chromia:W", foundations="chromia",
        crystals=(0, 5),
    ).bot_turn()  # fmt: skip
    assert says(t, "bot-protects-ferrum") == ["Protect Ferrum: 2 units there, fewer than 3."]
    t = woodbot(hand="WW15", side="exalted", ww="f08:3", totems="f08", ic="ferrum:WWW").bot_turn()
    assert says(t, "bot-carries-out") == ["Secure: the totem went from forest 8 to forest 2."]
    t = woodbot(hand="WW15", vision_deck="V01", ww="f16:2").bot_turn()
    assert "The totem comes to a forest touching Auria." in says(t, "bot-locates")[0]
