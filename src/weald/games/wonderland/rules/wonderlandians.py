"""13.9, 13.4 and 19.2: what figures and item chips do in a battle. (Start strength and March Hare: war.py;
Caterpillar: draw.py; Duchess, Humpty Dumpty and Dormouse: madness.py; Walrus and Unicorn: outcome.py.)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from weald.games.wonderland.board import (
    ITEM_N,
    OYSTERS_WON,
    PRINTED,
    figure,
    figure_n,
    item,
)
from weald.games.wonderland.rules import steps
from weald.games.wonderland.rules.allies import return_exhausted
from weald.games.wonderland.rules.common import (
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
from weald.games.wonderland.rules.rewards import castles_on_board, draw_quests
from weald.games.wonderland.rules.units import NO_UNITS_THERE, move_unit
from weald.games.wonderland.state import Wonderland
from weald.games.wonderland.words import ACCEPT, CHIP, COUNT, DECLINE, FROM, NONE, PLAYER, TO
from weald.kernel import Rule

WHITE_RABBIT: Final = figure("white_rabbit")
KNAVE_OF_HEARTS: Final = figure("knave_of_hearts")
GRYPHON: Final = figure("gryphon")
DODO: Final = figure("dodo")
WHITE_RABBIT_N: Final = figure_n("white_rabbit")
KNAVE_N: Final = figure_n("knave_of_hearts")
GRYPHON_N: Final = figure_n("gryphon")
DODO_N: Final = figure_n("dodo")
RABBITS_WATCH: Final = item("rabbits_watch")
KNAVES_CROWN: Final = item("knaves_crown")
HARES_TEACUP: Final = item("hares_teacup")
DUCHESS_AMULET: Final = item("duchess_amulet")
WALRUS_OYSTERS: Final = item("walrus_oysters")
GRYPHONS_FEATHER: Final = item("gryphons_feather")
CATERPILLARS_PIPE: Final = item("caterpillars_pipe")
HUMPTYS_GLOVE: Final = item("humptys_glove")
UNICORNS_HORN: Final = item("unicorns_horn")
TWEEDLES_RATTLE: Final = item("tweedles_rattle")
DODOS_THIMBLE: Final = item("dodos_thimble")
DORMOUSE_TREACLE: Final = item("dormouse_treacle")


# --- figures when a chip is played ----------------------------------------------------------------------------


def figures_when_played(g: Wonderland, seat: int, kind: int) -> None:
    if has_figure(g, seat, WHITE_RABBIT):
        row = g.active[seat]
        if row and PRINTED[row[-1]] == PRINTED[kind]:  # 19.2.1
            gain_beside(g, seat, WHITE_RABBIT_N, "13.9.1")
    if has_figure(g, seat, KNAVE_OF_HEARTS):
        shown = [g.revealed[s] for s in opponents(g, seat) if g.revealed[s] >= 0]
        if shown and all(PRINTED[other] < PRINTED[kind] for other in shown):  # 19.2.2, 19.2.3, 19.2.10
            gain_beside(g, seat, KNAVE_N, "13.9.1")


# --- item chips: on the own side --------------------------------------------------------------------------------


def rabbits_watch(g: Wonderland, seat: int) -> None:
    if ahead_of(g, seat):
        g.add[seat] += ITEM_N[RABBITS_WATCH]


def hares_teacup(g: Wonderland, seat: int) -> None:
    if g.track[seat]:
        g.then(steps.HARES_TEACUP, seat)


def hares_teacup_choice(g: Wonderland, seat: int) -> Rule:
    ask = g.ask(seat, "hares-teacup", "13.9.1")
    for kind in sorted(set(g.track[seat])):
        ask.offer(CHIP[kind])
    ask.offer(NONE)
    choice = yield ask
    if choice is not NONE:
        madness_to_bag(g, seat, choice.a)
        g.add[seat] += ITEM_N[HARES_TEACUP]


def madness_to_bag(g: Wonderland, seat: int, kind: int) -> None:
    g.track[seat].remove(kind)
    to_bag(g, seat, kind)
    g.tell("madness-to-bag", "13.9.1", seat, kind)


def gryphons_feather(g: Wonderland, seat: int) -> None:
    if any(g.supporters[seat * 5 + r] for r in range(5) if r != g.region):
        g.then(steps.GRYPHONS_FEATHER, seat)


def gryphons_feather_choice(g: Wonderland, seat: int) -> Rule:
    ask = g.ask(seat, "gryphons-feather", "13.9.1")
    for r in range(5):
        if r != g.region:
            ask.offer(FROM[r], None if g.supporters[seat * 5 + r] else NO_UNITS_THERE)
    ask.offer(NONE)
    choice = yield ask
    if choice is not NONE:
        move_unit(g, seat, 0, choice.a, g.region, "13.9.1")


def caterpillars_pipe(g: Wonderland, seat: int) -> None:
    if g.suffered:
        gain_beside(g, seat, ITEM_N[CATERPILLARS_PIPE], "13.9.1")
    else:
        drop_shards(g, seat, 1, "19.2.6")


def humptys_glove(g: Wonderland, seat: int) -> None:
    mend_shield(g, seat, "19.2.8")


def unicorns_horn(g: Wonderland, seat: int) -> None:
    g.add[seat] += ITEM_N[UNICORNS_HORN] * castles_on_board(g, seat)


def tweedles_rattle(g: Wonderland, seat: int) -> None:
    if TWEEDLES_RATTLE in g.active[seat]:
        g.add[seat] += ITEM_N[TWEEDLES_RATTLE]


def dormouse_treacle(g: Wonderland, seat: int) -> None:
    if exhausted_kinds(g, seat):
        g.then(steps.DORMOUSE_TREACLE, seat, ITEM_N[DORMOUSE_TREACLE])


def dormouse_treacle_choice(g: Wonderland, seat: int, count: int) -> Rule:
    ask = g.ask(seat, "dormouse-treacle", "13.9.1", count)
    for kind in exhausted_kinds(g, seat):
        ask.offer(CHIP[kind])
    ask.offer(NONE)
    choice = yield ask
    if choice is NONE:
        return
    return_exhausted(g, seat, choice.a, "13.9.1")
    if count > 1 and exhausted_kinds(g, seat):
        g.then(steps.DORMOUSE_TREACLE, seat, count - 1)


# --- item chips: on others ----------------------------------------------------------------------------------------


def knaves_crown(g: Wonderland, seat: int) -> None:
    if opponents(g, seat):
        g.then(steps.KNAVES_CROWN, seat)


def knaves_crown_choice(g: Wonderland, seat: int) -> Rule:
    """19.2.5: the opponent's next chip, in a later draw, is weaker."""
    ask = g.ask(seat, "knaves-crown", "19.2.5")
    for other in opponents(g, seat):
        ask.offer(PLAYER[g.faction[other]])
    choice = yield ask
    other = g.seat_of[choice.a]
    g.crown_new[other] += ITEM_N[KNAVES_CROWN]
    g.tell("crowned", "19.2.5", seat, g.faction[other])


def duchess_amulet(g: Wonderland, seat: int) -> None:
    if opponents(g, seat):
        g.then(steps.DUCHESS_AMULET, seat)


def duchess_amulet_choice(g: Wonderland, seat: int) -> Rule:
    """19.2.4: a madness chip from an opponent's track goes back into their bag."""
    ask = g.ask(seat, "duchess-amulet", "19.2.4")
    for other in opponents(g, seat):
        ask.offer(PLAYER[g.faction[other]])
    choice = yield ask
    other = g.seat_of[choice.a]
    if not g.track[other]:
        return
    which = g.ask(seat, "which-madness", "19.2.4", g.faction[other])
    for kind in sorted(set(g.track[other])):
        which.offer(CHIP[kind])
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
    score(g, seat, oysters * (OYSTERS_WON if won else ITEM_N[WALRUS_OYSTERS]), "13.9.1")
    if has_figure(g, seat, DODO) and (g.place[seat] == 2 or g.placed_tie[seat]):
        score(g, seat, DODO_N, "13.9.1")


def can_send(g: Wonderland, seat: int) -> bool:
    """The Gryphon and somebody to go."""
    return has_figure(g, seat, GRYPHON) and g.supporters[seat * 5 + g.region] > 0


def thimbles(g: Wonderland, seat: int) -> int:
    return g.active[seat].count(DODOS_THIMBLE)


def gryphon(g: Wonderland, seat: int) -> Rule:
    """Up to two supporters to one adjacent region."""
    if not can_send(g, seat):  # another effect has moved them since
        return
    ask = g.ask(seat, "gryphon", "13.9.1")
    ask.offer(NONE)
    for r in adjacent(g, g.region):
        ask.offer(TO[r])
    choice = yield ask
    if choice is NONE:
        return
    many = g.ask(seat, "how-many-supporters", "13.9.1", g.region)
    for count in range(min(GRYPHON_N, g.supporters[seat * 5 + g.region]), 0, -1):
        many.offer(COUNT[count])
    count = (yield many).a
    g.supporters[seat * 5 + g.region] -= count
    g.supporters[seat * 5 + choice.a] += count
    g.tell("moved-supporters", "13.9.1", seat, count, g.region, choice.a)


def dodos_thimble(g: Wonderland, seat: int) -> Rule:
    """Draw a quest, then discard any one."""
    if not g.quest_deck and not g.quest_discard:
        return
    ask = g.ask(seat, "dodos-thimble", "13.9.1")
    ask.offer(ACCEPT)
    ask.offer(DECLINE)
    choice = yield ask
    if choice is ACCEPT:
        draw_quests(g, seat, 1, 1)


steps.HARES_TEACUP.does(hares_teacup_choice)
steps.GRYPHONS_FEATHER.does(gryphons_feather_choice)
steps.DORMOUSE_TREACLE.does(dormouse_treacle_choice)
steps.KNAVES_CROWN.does(knaves_crown_choice)
steps.DUCHESS_AMULET.does(duchess_amulet_choice)
steps.GRYPHON.does(gryphon)
steps.DODOS_THIMBLE.does(dodos_thimble)
