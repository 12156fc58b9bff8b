"""17.8: the Woodwalker squad that Ironbot plans to attack."""

from __future__ import annotations

from weald.games.ironwood import facts
from weald.games.ironwood.automa.bot import Picked, pick
from weald.games.ironwood.automa.near import best, steps_to
from weald.games.ironwood.board import INNER_FORESTS, MT, OUTER_FORESTS, TOUCHED
from weald.games.ironwood.facts import IC
from weald.games.ironwood.rules.battle import shrouded
from weald.games.ironwood.state import Ironwood
from weald.kernel import NOWHERE


def focus_squad(g: Ironwood, among: list[int]) -> Picked:
    """The focus among the squads of these inner forests (17.8.1), or NOWHERE."""
    last = g.turn == facts.TURNS - 1
    squads = [f for f in among if g.ww[f] and f in INNER_FORESTS and not shrouded(g, f)]  # 17.8.7
    if not squads:
        return NOWHERE
    # 17.8.2: a squad with a fading totem is no focus in the last turn of a round; 17.8.4: one that nobody holds counts.
    totems = [f for f in range(MT) if g.full[f] or (g.fading[f] and (not last or g.ww[f] == 0))]
    holding = [f for f in squads if f in totems]
    if holding:
        # 17.8.3: with a fading totem, then closest to an outer forest, then the die.
        fading = [f for f in holding if g.fading[f] and not last]
        holding = fading or holding
        focus = yield from pick(g, best(holding, [-steps_to(f, OUTER_FORESTS) for f in holding]))
        g.tell("bot-focus", "17.8.2", IC, focus, g.ww[focus])
        return focus
    if totems:
        # 17.8.4: the largest of those closest to a totem.
        squads = best(squads, [-steps_to(f, totems) for f in squads])
        squads = best(squads, [g.ww[f] for f in squads])
        rule = "17.8.4"
    else:
        squads = best(squads, [-g.ww[f] for f in squads])
        rule = "17.8.5"
    focus = yield from pick(g, best(squads, [edge(g, f) for f in squads]))  # 17.8.6
    g.tell("bot-focus", rule, IC, focus, g.ww[focus])
    return focus


def edge(g: Ironwood, forest: int) -> int:
    """Units of the largest Ironclad squad touching it minus its own."""
    most = 0
    for mountain in TOUCHED[forest]:
        most = max(most, g.squad(mountain))
    return most - g.ww[forest]
