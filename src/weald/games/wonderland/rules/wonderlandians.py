"""13.9, 13.4 and 19.2: what figures and item chips do in a battle. (Start strength and March Hare: war.py;
Caterpillar: draw.py; Duchess, Humpty Dumpty and Dormouse: madness.py; Walrus and Unicorn: outcome.py.)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from weald.games.wonderland import board, facts, words
from weald.games.wonderland.rules import reasons, steps
from weald.games.wonderland.rules.allies import return_exhausted
from weald.games.wonderland.rules.common import (
    SUPPORTER_UNIT,
    adjacent,
    ahead_of,
    drop_shards,
    exhausted_kinds,
    has_figure,
    mend_shield,
    opponents,
    score,
    to_bag,
)
from weald.games.wonderland.rules.factions import gain_beside
from weald.games.wonderland.rules.people import ask_opponent
from weald.games.wonderland.rules.rewards import castles_on_board, draw_quests
from weald.games.wonderland.rules.strength import add_strength
from weald.games.wonderland.rules.units import NO_UNITS_THERE, move_unit
from weald.games.wonderland.state import Wonderland
from weald.kernel import Rule

WHITE_RABBIT: Final = facts.figure("white_rabbit")
KNAVE_OF_HEARTS: Final = facts.figure("knave_of_hearts")
GRYPHON: Final = facts.figure("gryphon")
DODO: Final = facts.figure("dodo")
WHITE_RABBIT_N: Final = facts.figure_n("white_rabbit")
KNAVE_N: Final = facts.figure_n("knave_of_hearts")
GRYPHON_N: Final = facts.figure_n("gryphon")
DODO_N: Final = facts.figure_n("dodo")
RABBITS_WATCH: Final = facts.item("rabbits_watch")
KNAVES_CROWN: Final = facts.item("knaves_crown")
HARES_TEACUP: Final = facts.item("hares_teacup")
DUCHESS_AMULET: Final = facts.item("duchess_amulet")
WALRUS_OYSTERS: Final = facts.item("walrus_oysters")
GRYPHONS_FEATHER: Final = facts.item("gryphons_feather")
CATERPILLARS_PIPE: Final = facts.item("caterpillars_pipe")
HUMPTYS_GLOVE: Final = facts.item("humptys_glove")
UNICORNS_HORN: Final = facts.item("unicorns_horn")
TWEEDLES_RATTLE: Final = facts.item("tweedles_rattle")
DODOS_THIMBLE: Final = facts.item("dodos_thimble")
DORMOUSE_TREACLE: Final = facts.item("dormouse_treacle")


# --- figures when a chip is played ----------------------------------------------------------------------------


def figures_when_played(g: Wonderland, seat: int, kind: int) -> None:
    if has_figure(g, seat, WHITE_RABBIT):
        row = g.active[seat]
        if row and facts.PRINTED[row[-1]] == facts.PRINTED[kind]:  # 19.2.1
            gain_beside(g, seat, WHITE_RABBIT_N, "13.9.1", reasons.WHITE_RABBIT)
    if has_figure(g, seat, KNAVE_OF_HEARTS):
        shown = [g.revealed[s] for s in opponents(g, seat) if g.revealed[s] >= 0]
        if shown and all(facts.PRINTED[other] < facts.PRINTED[kind] for other in shown):  # 19.2.2, 19.2.3, 19.2.10
            gain_beside(g, seat, KNAVE_N, "13.9.1", reasons.KNAVE)


# --- item chips: on oneself --------------------------------------------------------------------------------


def rabbits_watch(g: Wonderland, seat: int) -> None:
    if ahead_of(g, seat):
        add_strength(g, seat, facts.ITEM_N[RABBITS_WATCH], "13.9.1", reasons.WATCH)


def hares_teacup(g: Wonderland, seat: int) -> None:
    if g.track[seat]:
        g.then(steps.HARES_TEACUP, seat)


def ask_hares_teacup(g: Wonderland, seat: int) -> Rule:
    ask = g.ask(seat, "hares-teacup", "13.9.1")
    for kind in sorted(set(g.track[seat])):
        ask.offer(words.CHIP[kind])
    ask.offer(words.NONE)
    choice = yield ask
    if choice is not words.NONE:
        madness_to_bag(g, seat, choice.a)
        add_strength(g, seat, facts.ITEM_N[HARES_TEACUP], "13.9.1", reasons.TEACUP)


def madness_to_bag(g: Wonderland, seat: int, kind: int) -> None:
    g.track[seat].remove(kind)
    to_bag(g, seat, kind)
    g.tell("madness-to-bag", "13.9.1", seat, kind)


def gryphons_feather(g: Wonderland, seat: int) -> None:
    if any(g.supporters[board.at(seat, r)] for r in range(board.RING) if r != g.region):
        g.then(steps.GRYPHONS_FEATHER, seat)


def ask_gryphons_feather(g: Wonderland, seat: int) -> Rule:
    ask = g.ask(seat, "gryphons-feather", "13.9.1")
    for r in range(board.RING):
        if r != g.region:
            ask.offer(words.FROM[r], None if g.supporters[board.at(seat, r)] else NO_UNITS_THERE)
    ask.offer(words.NONE)
    choice = yield ask
    if choice is not words.NONE:
        move_unit(g, seat, SUPPORTER_UNIT, choice.a, g.region, "13.9.1")


def caterpillars_pipe(g: Wonderland, seat: int) -> None:
    if g.suffered:
        gain_beside(g, seat, facts.ITEM_N[CATERPILLARS_PIPE], "13.9.1", reasons.PIPE)
    else:
        drop_shards(g, seat, 1, "19.2.6", reasons.PIPE)


def humptys_glove(g: Wonderland, seat: int) -> None:
    mend_shield(g, seat, "19.2.8")


def unicorns_horn(g: Wonderland, seat: int) -> None:
    add_strength(g, seat, facts.ITEM_N[UNICORNS_HORN] * castles_on_board(g, seat), "13.9.1", reasons.HORN)


def tweedles_rattle(g: Wonderland, seat: int) -> None:
    if TWEEDLES_RATTLE in g.active[seat]:
        add_strength(g, seat, facts.ITEM_N[TWEEDLES_RATTLE], "13.9.1", reasons.RATTLE)


def dormouse_treacle(g: Wonderland, seat: int) -> None:
    if exhausted_kinds(g, seat):
        g.then(steps.DORMOUSE_TREACLE, seat, facts.ITEM_N[DORMOUSE_TREACLE])


def ask_dormouse_treacle(g: Wonderland, seat: int, count: int) -> Rule:
    ask = g.ask(seat, "dormouse-treacle", "13.9.1", count)
    for kind in exhausted_kinds(g, seat):
        ask.offer(words.CHIP[kind])
    ask.offer(words.NONE)
    choice = yield ask
    if choice is words.NONE:
        return
    return_exhausted(g, seat, choice.a, "13.9.1")
    if count > 1 and exhausted_kinds(g, seat):
        g.then(steps.DORMOUSE_TREACLE, seat, count - 1)


# --- item chips: on others ----------------------------------------------------------------------------------------


def knaves_crown(g: Wonderland, seat: int) -> None:
    if opponents(g, seat):
        g.then(steps.KNAVES_CROWN, seat)


def ask_knaves_crown(g: Wonderland, seat: int) -> Rule:
    """The opponent's next chip, in a later draw, is weaker (19.2.5)."""
    other = yield from ask_opponent(g, g.ask(seat, "knaves-crown", "19.2.5"), opponents(g, seat))
    g.crown_new[other] += facts.ITEM_N[KNAVES_CROWN]
    g.tell("crowned", "19.2.5", seat, g.faction[other])


def duchess_amulet(g: Wonderland, seat: int) -> None:
    if opponents(g, seat):
        g.then(steps.DUCHESS_AMULET, seat)


def ask_duchess_amulet(g: Wonderland, seat: int) -> Rule:
    """A madness chip from an opponent's track goes back into their bag (19.2.4)."""
    other = yield from ask_opponent(g, g.ask(seat, "duchess-amulet", "19.2.4"), opponents(g, seat))
    if not g.track[other]:
        return
    which = g.ask(seat, "which-madness", "19.2.4", g.faction[other])
    for kind in sorted(set(g.track[other])):
        which.offer(words.CHIP[kind])
    chip = yield which
    madness_to_bag(g, other, chip.a)


Effect = Callable[[Wonderland, int], None]
ITEM_SELF: Final[dict[int, Effect]] = {
    RABBITS_WATCH: rabbits_watch,
    HARES_TEACUP: hares_teacup,
    GRYPHONS_FEATHER: gryphons_feather,
    CATERPILLARS_PIPE: caterpillars_pipe,
    HUMPTYS_GLOVE: humptys_glove,
    UNICORNS_HORN: unicorns_horn,
    TWEEDLES_RATTLE: tweedles_rattle,
    DORMOUSE_TREACLE: dormouse_treacle,
}
ITEM_OTHERS: Final[dict[int, Effect]] = {KNAVES_CROWN: knaves_crown, DUCHESS_AMULET: duchess_amulet}


def play_item_self(g: Wonderland, seat: int, kind: int) -> None:
    if kind in ITEM_SELF:
        ITEM_SELF[kind](g, seat)


def play_item_others(g: Wonderland, seat: int, kind: int) -> None:
    if kind in ITEM_OTHERS:
        ITEM_OTHERS[kind](g, seat)


# --- at the end of the battle (outcome step 3) ----------------------------------------------------------------------


def end_of_battle(g: Wonderland, seat: int) -> None:
    won = g.place[seat] == 1 and not g.placed_tie[seat]
    oysters = g.active[seat].count(WALRUS_OYSTERS)
    score(g, seat, oysters * (facts.OYSTERS_WON if won else facts.ITEM_N[WALRUS_OYSTERS]), "13.9.1", reasons.OYSTERS)
    if has_figure(g, seat, DODO) and (g.place[seat] == 2 or g.placed_tie[seat]):
        score(g, seat, DODO_N, "13.9.1", reasons.DODO)


def can_send(g: Wonderland, seat: int) -> bool:
    """The Gryphon and somebody to go."""
    return has_figure(g, seat, GRYPHON) and g.supporters[board.at(seat, g.region)] > 0


def thimbles(g: Wonderland, seat: int) -> int:
    return g.active[seat].count(DODOS_THIMBLE)


def gryphon(g: Wonderland, seat: int) -> Rule | None:
    """Gate: another effect may have moved the supporters since."""
    return ask_gryphon(g, seat) if can_send(g, seat) else None


def ask_gryphon(g: Wonderland, seat: int) -> Rule:
    """Up to two supporters to one adjacent region (13.9.1)."""
    ask = g.ask(seat, "gryphon", "13.9.1")
    ask.offer(words.NONE)
    for r in adjacent(g, g.region):
        ask.offer(words.TO[r])
    choice = yield ask
    if choice is words.NONE:
        return
    many = g.ask(seat, "how-many-supporters", "13.9.1", g.region)
    for count in range(min(GRYPHON_N, g.supporters[board.at(seat, g.region)]), 0, -1):
        many.offer(words.COUNT[count])
    count = (yield many).a
    g.supporters[board.at(seat, g.region)] -= count
    g.supporters[board.at(seat, choice.a)] += count
    g.tell("moved-supporters", "13.9.1", seat, count, g.region, choice.a)


def dodos_thimble(g: Wonderland, seat: int) -> Rule | None:
    """Gate: a quest to draw."""
    return ask_dodos_thimble(g, seat) if g.quest_deck or g.quest_discard else None


def ask_dodos_thimble(g: Wonderland, seat: int) -> Rule:
    """Draw a quest, then discard any one (13.9.1)."""
    ask = g.ask(seat, "dodos-thimble", "13.9.1")
    ask.offer(words.ACCEPT)
    ask.offer(words.DECLINE)
    choice = yield ask
    if choice is words.ACCEPT:
        draw_quests(g, seat, 1, 1)


steps.HARES_TEACUP.does(ask_hares_teacup)
steps.GRYPHONS_FEATHER.does(ask_gryphons_feather)
steps.DORMOUSE_TREACLE.does(ask_dormouse_treacle)
steps.KNAVES_CROWN.does(ask_knaves_crown)
steps.DUCHESS_AMULET.does(ask_duchess_amulet)
steps.GRYPHON.does(gryphon)
steps.DODOS_THIMBLE.does(dodos_thimble)
