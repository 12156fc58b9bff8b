"""Chapter 14.7: the moods of the warlord."""

from __future__ import annotations

import pytest

from tests.games.root.table import Table, table
from tests.games.root.test_hundreds import FAR, FOX, MOUSE, RABBIT, advance
from weald.games.root.audit import audit
from weald.testing import rule

ALL = "boot bag coin hammer tea sword crossbow"


def end_of_birdsong(t: Table, mood: str) -> Table:
    return t.birdsong("hundreds").do(f"mood {mood}")


@rule("root", "14.7", "14.4.4b", "INT-129")
def test_with_every_item_the_only_mood_left_is_lavish() -> None:
    t = table(hundreds="c12:1,warlord", eyrie=FAR, hoard=ALL, mood="bitter").birdsong("hundreds")
    assert (t.mood, t.asked) == ("lavish", "lavish")
    t = table(hundreds="c12:1,warlord", eyrie=FAR, hoard=ALL, mood="lavish").birdsong("hundreds")
    assert t.mood == "lavish"
    assert t.told("mood-stays")["rule"] == "14.4.4b"


@rule("root", "14.7.1a", "14.7.1b")
def test_a_lavish_warlord_squanders_items_for_warriors() -> None:
    t = end_of_birdsong(table(hundreds="c12:warlord", eyrie=FAR, hoard="boot bag sword"), "lavish")
    t.expects("lavish", "hundreds").only("item boot", "item bag", "item sword", "done")
    before = t.warriors("hundreds", "c12")
    t.do("item boot").do("item sword", "done")
    assert (t.hoard, t.warriors("hundreds", "c12") - before) == ([["bag"], []], 4)
    assert (sum(t.g.gone), audit(t.g)) == (2, [])


@rule("root", "14.7.2")
def test_a_relentless_warlord_moves_or_battles_once_more() -> None:
    t = advance(table(hundreds="c1:4,warlord", eyrie="c5:3 c2:4,roost", mood="relentless"))
    t.roll(1, 0).do("move", "to c5", "warriors 4", "battle").expects("relentless", "hundreds")
    t.only("move", "battle", "done").roll(2, 0).do("battle")
    assert (t.warriors("eyrie", "c5"), t.halted) == (0, True)
    t = advance(table(hundreds="c1:4,warlord", eyrie="c5:3 c2:4,roost", mood="relentless"))
    t.roll(1, 0).do("move", "to c5", "warriors 4", "battle", "move", "to c1", "warriors 0")
    assert (t.on("c1", "warlord"), t.halted) == (1, True)
    t = advance(table(hundreds="c1:4,warlord", eyrie="c1:3 c2:4,roost", mood="relentless"))
    t.roll(0, 0).do("battle")
    assert t.halted  # he did not move


@rule("root", "14.7.3")
@pytest.mark.parametrize(("guests", "cards"), [("c7:1", 2), ("c12:2", 2), ("c12:2,roost", 3)])
def test_a_rowdy_warlord_draws_more(guests: str, cards: int) -> None:
    t = table(hundreds="c12:1,warlord", eyrie=f"{guests} c2:1", mood="rowdy")
    t.evening("hundreds").go("done")
    assert len(t.hand("hundreds")) == cards


@rule("root", "14.7.4")
def test_a_grandiose_warlord_advances_first() -> None:
    t = table(hundreds="c12:2,warlord", eyrie=FAR, mood="grandiose").daylight("hundreds").go("done")
    t.expects("advance", "hundreds").do("end").expects("command", "hundreds").do("end")
    assert t.halted


@rule("root", "14.7.5")
def test_jubilation_at_the_warlord_spreads_mobs() -> None:
    t = table(hundreds="c1:1,warlord c8:1", eyrie=FAR, mood="jubilant", hands={"hundreds": "fox fox"})
    t.evening("hundreds").do("incite c1").go("spend anvil").expects("jubilant", "hundreds")
    assert t.match.decision.values == (4,)
    t.chance(RABBIT).do("roll").expects("mob-where", "hundreds").only("in c5", "in c10").do("in c10")
    t.chance(FOX).do("roll")  # c12 alone
    assert (t.on("c12", "mob"), t.match.decision.values) == (1, (2,))
    t.chance(MOUSE).do("roll").do("in c7").expects("jubilant", "hundreds").chance(MOUSE).do("roll", "in c9")
    assert t.supply("mob") == 0  # the last one: he cannot roll again
    t = table(hundreds="c1:1,warlord c8:1", eyrie=FAR, mood="jubilant", hands={"hundreds": "fox fox"})
    t.evening("hundreds").do("incite c8").go("spend anvil")
    assert t.asked == "incite"  # not at the warlord


@rule("root", "14.7.6")
def test_a_wrathful_warlord_deals_one_hit_more() -> None:
    t = table(hundreds="c1:2,warlord", eyrie="c1:4", mood="wrathful").roll(1, 0).battle("hundreds", "c1", "eyrie")
    assert (t.warriors("eyrie", "c1"), t.told("extra-hit")["rule"]) == (2, "14.7.6")
    t = table(hundreds="c1:2,warlord", eyrie="c1:4", mood="wrathful").roll(0, 0).battle("eyrie", "c1", "hundreds")
    assert t.warriors("eyrie", "c1") == 4  # only as attacker
    t = table(hundreds="c1:2 c5:warlord", eyrie="c1:4", mood="wrathful").roll(1, 0).battle("hundreds", "c1", "eyrie")
    assert t.warriors("eyrie", "c1") == 3  # only where he is


@rule("root", "14.7.7")
def test_a_stubborn_warlord_ignores_the_first_hit() -> None:
    t = table(hundreds="c1:3,warlord", eyrie="c1:4", mood="stubborn").roll(2, 0).battle("eyrie", "c1", "hundreds")
    if t.asked == "lose-piece":
        t.do("piece hundreds_warrior")
    assert (t.warriors("hundreds", "c1"), t.told("shrugged")["rule"]) == (2, "14.7.7")
    t = table(hundreds="c1:3 c5:warlord", eyrie="c1:4", mood="stubborn").roll(2, 0).battle("eyrie", "c1", "hundreds")
    assert t.warriors("hundreds", "c1") == 1  # he is elsewhere


@rule("root", "14.7.7", "4.3.1.IIa")
def test_of_an_ambush_the_first_hit_is_ignored_and_none_later() -> None:
    t = table(hundreds="c1:4,warlord", eyrie="c1:4", mood="stubborn", hands={"eyrie": "ambush_fox"})
    t.roll(2, 1).battle("hundreds", "c1", "eyrie").do("ambush ambush_fox").do("piece hundreds_warrior")
    t.go("piece hundreds_warrior")
    assert (t.warriors("hundreds", "c1"), len(t.events("shrugged"))) == (2, 1)


@rule("root", "14.7.8")
def test_for_a_bitter_warlord_mobs_become_warriors() -> None:
    t = table(hundreds="c1:1,warlord,mob c5:mob c8:mob", eyrie="c1:4 c2:1", mood="bitter")
    t.battle("hundreds", "c1", "eyrie").expects("bitter", "hundreds").only("from c1", "from c5", "done")
    t.roll(2, 0).do("from c5", "from c1")
    assert (t.warriors("hundreds", "c1"), t.supply("mob")) == (3, 4)
    assert (t.warriors("eyrie", "c1"), audit(t.g)) == (2, [])
    t = table(hundreds="c1:1,warlord c5:mob", eyrie="c1:4 c2:1", mood="bitter")
    t.battle("eyrie", "c1", "hundreds").expects("bitter", "hundreds")  # as defender too
