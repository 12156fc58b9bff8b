"""13.9 and 19.2: the Wonderlandians, card by card."""

from __future__ import annotations

from tests.games.wonderland.table import Table, table
from weald.games.wonderland import facts
from weald.testing import rule


def field(figures: str = "", seats: str = "alice hatter queen", each: int = 3, allies: str = "A") -> Table:
    """Alice, with these figures, against the Hatter in the garden."""
    t = table(seats, allies=allies).put("alice", "garden", supporters=each, figures=figures)
    return t.put("hatter", "garden", supporters=3)


def fight(t: Table, **chips: str) -> Table:
    t.battle("garden", **chips)
    while t.prompt == "bet":
        t.match.choose("no-bet", t.decision.seat)
    return t


@rule("wonderland", "13.9.1", "19.2.1", "10.2.1", "10.2.2")
def test_white_rabbit() -> None:
    t = fight(field("white_rabbit"), alice="flamingo_weak", hatter="artifact")
    start = 2 + 1
    t.draw(alice="faction_1", hatter="artifact")  # doubled to 2, but printed 1 like the flamingo
    assert t.strength("alice") == start + 2 + 2
    t.draw(alice="faction_2", hatter="artifact")
    assert t.strength("alice") == start + 2 + 2 + 2


@rule("wonderland", "13.9.1", "19.2.1", "19.2.2", "19.2.10", "8.8.1")
def test_knave_of_hearts() -> None:
    t = fight(field("knave_of_hearts"), alice="faction_2", hatter="faction_1")
    assert t.strength("alice") == 1 + 2 + 1
    t.draw(alice="faction_1", hatter="faction_1")
    assert t.strength("alice") == 4 + 1  # equal is not higher
    t.draw(alice="faction_1", hatter="madness").do("hatter", "block")
    assert t.strength("alice") == 5 + 2  # madness counts 0, blocked or not
    t.draw(alice="faction_1", hatter="poison").do("hatter")
    assert t.strength("alice") == 7 + 2
    t.g.strength[1] = 24
    t.draw(alice="faction_2", hatter="halt")
    assert t.strength("alice") == 9 + 2  # nobody revealed a chip


@rule("wonderland", "19.2.3", "18.4.2")
def test_knave_compares_the_chip_played() -> None:
    t = fight(field("knave_of_hearts", allies="C"), alice="faction_1", hatter="card_guard_weak")
    t.draw(alice="faction_2", hatter="artifact faction_1").do("hatter", "chip faction_1")
    assert t.strength("alice") == 1 + 1 + 2 + 1


@rule("wonderland", "13.9.1", "19.2.7", "I-99", "13.1.2")
def test_duchess() -> None:
    t = field("duchess")
    t.g.shield[0] = 0
    fight(t, alice="double_madness", hatter="artifact").do("alice", "supporter", "supporter")
    assert t.vp("alice") == 2
    t = field("duchess")
    t.g.shield[0] = 0
    fight(t, alice="double_madness", hatter="artifact").do("alice", "supporter", "figure duchess")
    assert t.vp("alice") == 0
    t = field(each=2).put("alice", "witzend", figures="duchess")
    t.g.shield[0] = 0
    fight(t, alice="madness", hatter="artifact")
    assert t.vp("alice") == 0


@rule("wonderland", "13.9.1", "13.1.1")
def test_gryphon() -> None:
    t = fight(field("gryphon"), alice="faction_1", hatter="red_rook_strong").draw(alice="halt", hatter="halt")
    while t.prompt != "gryphon":
        t.match.take_default(t.decision.seat)
    assert t.asked("alice") == ["none", "to tulgey_wood", "to pool_of_tears"]
    t.do("alice", "to pool_of_tears", "move 2")
    assert (t.supporters("alice", "pool_of_tears"), t.supporters("alice", "garden")) == (2, 1)


@rule("wonderland", "13.1.1", "8.8.2")
def test_the_owner_says_which_effect_comes_first() -> None:
    t = field("gryphon", allies="B")
    fight(t, alice="critter_weak", hatter="red_rook_strong").draw(alice="dodos_thimble", hatter="red_rook_strong")
    t.draw(alice="halt", hatter="halt")
    while t.prompt != "choose-end-effect":
        t.match.take_default(t.decision.seat)
    assert t.asked("alice") == ["resolve critters", "resolve gryphon", "resolve dodos_thimble"]
    t.do("alice", "resolve dodos_thimble", "decline")
    assert t.asked("alice") == ["resolve critters", "resolve gryphon"]
    t.do("alice", "resolve gryphon", "to tulgey_wood", "move 1")
    assert t.prompt == "place-supporter"


@rule("wonderland", "13.9.1", "19.3.2")
def test_gryphon_with_nobody_left() -> None:
    """The last supporter has gone elsewhere by another effect of the same step."""
    t = field("gryphon", each=1, allies="B")
    t.g.supply[0] = 0
    fight(t, alice="critter_weak", hatter="red_rook_strong").draw(alice="halt", hatter="halt")
    while t.prompt != "place-supporter":
        t.match.take_default(t.decision.seat)
    t.do("alice", "to witzend", "from garden", "supporter")
    assert (t.supporters("alice", "garden"), t.supporters("alice", "witzend")) == (0, 1)
    assert t.prompt != "gryphon"


@rule("wonderland", "13.9.1", "19.2.11")
def test_caterpillar() -> None:
    t = field("caterpillar").bag("alice", "faction_1 madness")
    t.g.shield[0] = 0
    fight(t, alice="faction_1", hatter="artifact")
    assert t.asked("alice") == ["none", "redraw"]
    t.g.script = [0]  # the bag holds madness and faction 1 again
    t.do("alice", "redraw")
    assert t.told("suffered") == [(facts.MADNESS,)]
    t.do("alice", "supporter")
    assert t.bag_of("alice") == "faction_1"
    t.draw(alice="faction_1", hatter="artifact")
    assert t.prompt == "draw-or-halt"  # once per battle
    t = fight(field("caterpillar"), alice="madness", hatter="artifact")
    assert t.prompt == "block"  # not for madness


@rule("wonderland", "13.9.1", "19.2.12", "I-09")
def test_humpty_dumpty_falls_first() -> None:
    t = field("humpty_dumpty dodo").put("alice", "garden", leader=True)
    t.g.shield[0] = 0
    fight(t, alice="madness", hatter="artifact")
    assert t.figure("humpty_dumpty") == "supply"
    t.draw(alice="madness", hatter="artifact")
    assert t.asked("alice") == ["supporter", "figure dodo"]
    t = field("humpty_dumpty")
    t.g.shield[0] = 0
    t.unlock("alice", "")
    t.battle("garden", alice="double_madness", hatter="artifact").do("queen", "no-bet")
    assert t.told("lost-unit")[0] == (2 + facts.FIGURE_NAMES.index("humpty_dumpty"), 2)


@rule("wonderland", "13.9.1")
def test_unicorn() -> None:
    t = fight(field("unicorn").shards(alice=3), alice="artifact", hatter="faction_1").draw(
        alice="faction_1", hatter="halt"
    )
    assert t.prompt == "unicorn"
    assert t.asked("alice") == ["move 2", "move 1", "move 0"]
    assert t.do("alice", "move 2").shard("alice") == 1


@rule("wonderland", "13.9.1")
def test_dodo() -> None:
    t = (
        fight(field("dodo"), alice="faction_1", hatter="artifact")
        .tile("garden", 4)
        .draw(alice="halt", hatter="faction_1")
        .finish()
    )
    assert t.vp("alice") == 2 + 2  # second
    t = (
        fight(field("dodo"), alice="faction_1", hatter="artifact")
        .tile("garden", 4)
        .draw(alice="halt", hatter="halt")
        .finish()
    )
    assert t.vp("alice") == 4 + 2  # tied for first
    t = (
        fight(field("dodo"), alice="artifact", hatter="faction_1")
        .tile("garden", 4)
        .draw(alice="faction_1", hatter="halt")
        .finish()
    )
    assert t.vp("alice") == 4


@rule("wonderland", "13.9.1")
def test_dormouse() -> None:
    t = field("dormouse")
    t.g.shield[0] = 0
    fight(t, alice="madness", hatter="artifact")
    assert (t.units("alice", "garden"), t.mad("alice")) == (4, "madness")
    t.draw(alice="double_madness", hatter="artifact").do("alice", "supporter", "supporter")
    assert t.units("alice", "garden") == 2  # only the first
    t = field("dormouse")
    t.g.shield[0] = 0
    assert fight(t, alice="double_madness", hatter="artifact").do("alice", "supporter").units("alice", "garden") == 3


# --- items ------------------------------------------------------------------------------------------------


@rule("wonderland", "13.9.1", "13.2.3")
def test_rabbits_watch() -> None:
    t = fight(field(), alice="rabbits_watch", hatter="artifact")
    assert t.strength("alice") == 2
    assert t.draw(alice="rabbits_watch", hatter="faction_1").strength("alice") == 2 + 4


@rule("wonderland", "13.9.1", "19.2.5", "I-104", "10.4.4")
def test_knaves_crown() -> None:
    t = fight(field(), alice="knaves_crown", hatter="artifact")
    assert t.strength("hatter") == 3  # not in the same draw
    t.draw(alice="faction_1", hatter="artifact")
    assert t.strength("hatter") == 3 + 1
    t.draw(alice="faction_1", hatter="artifact")
    assert t.strength("hatter") == 4 + 3
    for chip in ("madness", "poison"):
        t = fight(field(), alice="knaves_crown", hatter="artifact")
        t.g.shield[1] = 0
        t.draw(alice="faction_1", hatter=chip).draw(alice="faction_1", hatter="artifact")
        assert t.strength("hatter") == 6
    t = fight(field(), alice="knaves_crown", hatter="flamingo_weak")
    t.draw(alice="knaves_crown", hatter="artifact")
    assert t.strength("hatter") == 1 + (3 - 2) * 2  # before any other change


@rule("wonderland", "13.9.1", "10.1.4")
def test_hares_teacup() -> None:
    t = fight(field().track("alice", "madness double_madness"), alice="hares_teacup", hatter="artifact")
    assert t.asked("alice") == ["chip madness", "chip double_madness", "none"]
    t.do("alice", "chip double_madness")
    assert (t.strength("alice"), t.mad("alice"), t.has("alice", "double_madness")) == (5, "madness", 2)


@rule("wonderland", "13.9.1", "19.2.4")
def test_duchesss_amulet() -> None:
    t = fight(field().track("hatter", "madness double_madness"), alice="duchess_amulet", hatter="artifact")
    assert t.prompt == "which-madness"
    t.do("alice", "chip double_madness")
    assert (t.mad("hatter"), t.has("hatter", "double_madness")) == ("madness", 2)
    t = fight(field(), alice="duchess_amulet", hatter="artifact")
    assert t.prompt == "draw-or-halt"  # an empty track: nothing


@rule("wonderland", "13.9.1", "11.4.5")
def test_walrus_oysters() -> None:
    t = (
        fight(field(), alice="walrus_oysters", hatter="faction_2")
        .tile("garden", 4)
        .draw(alice="walrus_oysters", hatter="halt")
    )
    t.draw(alice="faction_1").finish() if t.prompt == "draw-or-halt" else t.finish()
    assert t.vp("alice") == 4 + 6
    t = (
        fight(field(), alice="walrus_oysters", hatter="red_rook_strong")
        .tile("garden", 4)
        .draw(alice="halt", hatter="halt")
        .finish()
    )
    assert t.vp("alice") == 2 + 1


@rule("wonderland", "13.9.1")
def test_gryphons_feather() -> None:
    t = fight(field().put("alice", "witzend", supporters=1), alice="gryphons_feather", hatter="artifact")
    assert t.asked("alice") == ["from witzend", "none"]
    assert t.do("alice", "from witzend").supporters("alice", "garden") == 4


@rule("wonderland", "13.9.1", "19.2.6")
def test_caterpillars_pipe() -> None:
    t = field().shards(alice=2)
    t.g.shield[1] = 0
    assert fight(t, alice="caterpillars_pipe", hatter="madness").strength("alice") == 2 + 2
    t = fight(field().shards(alice=2), alice="caterpillars_pipe", hatter="madness").do("hatter", "block")
    assert (t.strength("alice"), t.shard("alice")) == (2, 1)
    t = table("alice hatter queen").put("alice", "garden", supporters=2).put("hatter", "garden", supporters=1)
    t.put("queen", "garden", supporters=2)
    t.g.shield[1] = 0
    t.battle("garden", alice="caterpillars_pipe", hatter="madness", queen="faction_1")
    assert t.strength("alice") == 4  # bust players suffered too


@rule("wonderland", "13.9.1", "19.2.8", "9.3.7")
def test_humptys_glove() -> None:
    t = field()
    t.g.shield[0] = 0
    assert fight(t, alice="humptys_glove", hatter="artifact").shield("alice")


@rule("wonderland", "13.9.1")
def test_horn_rattle_and_treacle() -> None:
    t = field().put("alice", "witzend", castle=True).put("alice", "tulgey_wood", castle=True)
    assert fight(t, alice="unicorns_horn", hatter="artifact").strength("alice") == 3
    t = fight(field(), alice="tweedles_rattle", hatter="artifact").draw(alice="tweedles_rattle", hatter="artifact")
    assert t.strength("alice") == 2 + 5
    t = fight(field().exhausted("alice", "rose_weak artifact forge"), alice="dormouse_treacle", hatter="artifact")
    t.do("alice", "chip artifact", "chip rose_weak")
    assert t.spent("alice") == "forge"
    t = fight(field().exhausted("alice", "rose_weak"), alice="dormouse_treacle", hatter="artifact").do("alice", "none")
    assert t.spent("alice") == "rose_weak"


@rule("wonderland", "13.9.1", "12.2.7")
def test_dodos_thimble() -> None:
    t = fight(field(), alice="dodos_thimble", hatter="red_rook_strong")
    t.draw(alice="halt", hatter="halt")
    assert t.prompt == "dodos-thimble"
    t.do("alice", "accept")
    assert t.done or t.prompt == "discard-quest"
    assert t.hand("alice") == []  # the only quest in hand went again
    t = fight(field().quest("alice", "q01"), alice="dodos_thimble", hatter="red_rook_strong").draw(
        alice="halt", hatter="halt"
    )
    t.do("alice", "none", "accept", "quest q01")
    assert len(t.hand("alice")) == 1


@rule("wonderland", "13.2.1", "9.2.4")
def test_cards_stay_with_their_owner() -> None:
    t = field("walrus")
    t.g.shield[0] = 0
    fight(t, alice="madness", hatter="artifact").do("alice", "figure walrus")
    assert [facts.CARD_NAMES[c] for c in t.g.cards[0]] == ["walrus"]
    assert t.figure("walrus") == "supply"
