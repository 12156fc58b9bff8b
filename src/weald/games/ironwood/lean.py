"""What a sensible player would mostly do: how playouts go on, and where a search looks first.

A side's urges follow from what is on the table and in its own hand (a totem to be carried, a vision that fits, a
foundation and the crystals for it); a card appeals as far as it can do what is wanted.
"""

from __future__ import annotations

from typing import Final

from weald.games.ironwood import facts
from weald.games.ironwood.board import (
    FERRUM,
    INNER_FORESTS,
    IS_OUTER,
    MOUNTAINS,
    MT,
    OUTER_MOUNTAINS,
    RIDGES,
    TOUCHED,
    TOUCHING,
    TRAILS,
)
from weald.games.ironwood.facts import IC, WW
from weald.games.ironwood.insight import BUILD_COST, WAY_OUT, turns_left
from weald.games.ironwood.state import FORGE, FOUNDATION, Ironwood
from weald.kernel import Decision, Leaning

# --- what cards can do ---------------------------------------------------------------------------------

# Urges: how much a side wants each of these at the moment.
MOVE: Final = 0  # warriors or squads
STRIKE: Final = 1
SEEK: Final = 2  # draw a vision
DISCOVER: Final = 3
RAID: Final = 4  # attack Ferrum
DRILL: Final = 5
FOUND: Final = 6
BUILD: Final = 7
KINDS: Final = 8

_WORDS: Final = {
    "move_warriors": MOVE, "move_squads": MOVE, "attack": STRIKE, "draw_vision": SEEK, "discover": DISCOVER,
    "move_drill": DRILL, "place_foundation": FOUND, "build": BUILD,
}  # fmt: skip
# What else a line is worth whenever it is played.
_PLAIN: Final = {
    "gain_crystals": 6, "steal_crystals": 6, "draw_special": 4, "recruit": 7, "swap": 8, "remove": 8, "cargo": 4,
    "lasting": 3, "play_card": 12, "flip_totem": 3, "enemy_burns": 5, "enemy_shuffles_vision": 3,
}  # fmt: skip


def _traits(program: int, out: list[int]) -> int:
    """Marks in ``out`` what a program can do; returns what it is worth anyway."""
    plain = 0
    for e in facts.PROGRAMS[program]:
        if e.word == "attack" and e.with_ == "ferrum":
            out[RAID] = 1
        elif e.word in _WORDS:
            kind = _WORDS[e.word]
            # Three movers are a whole action; more help a little.
            out[kind] = max(out[kind], 2 + min(e.count, 5) if e.word == "move_warriors" else 3 + e.count)
        plain += _PLAIN.get(e.word, 0) * max(1, min(e.count, 3))
        for inner in (e.then, e.otherwise, *e.options):
            if inner != facts.NO_PROGRAM:
                plain += _traits(inner, out) // 2
    return plain


TRAITS: Final[list[list[int]]] = []  # by program
PLAIN: Final[list[int]] = []
for _program in range(len(facts.PROGRAMS)):
    _out = [0] * KINDS
    PLAIN.append(_traits(_program, _out))
    TRAITS.append(_out)
# The lists a card lets choose from (20.1.12).
CHOICES: Final[list[list[int]]] = [
    next((e.options for e in facts.PROGRAMS[facts.EFFECTS[card]] if e.options), []) for card in range(facts.ACTIONS)
]
# What a card is worth in combat (3.1.4), and in hand for any use.
FIGHT: Final[list[int]] = [3 * v[0] + 2 * v[1] + v[2] for v in facts.VALUES]


# --- urges ---------------------------------------------------------------------------------------------


def _want(g: Ironwood, side: int) -> list[int]:
    return _want_woodwalkers(g) if side == WW else _want_ironclad(g)


def _want_woodwalkers(g: Ironwood) -> list[int]:
    want = [2, 0, 0, 0, 0, 0, 0, 0]
    for forest in INNER_FORESTS:
        if g.full[forest] or g.fading[forest]:
            want[MOVE] = max(want[MOVE], 12 + 8 * g.fading[forest] + 20 * g.secured)
    visions = g.vision_hand
    want[SEEK] = (12, 6, 2, 1)[min(len(visions), 3)] if g.vision_deck else 0
    for vision in visions:
        mountain = facts.MOUNTAIN_OF[vision]
        if g.ic[mountain] or g.golems[mountain]:
            want[STRIKE] = max(want[STRIKE], 2)
            continue
        touched = False
        for forest in TOUCHING[mountain]:
            if g.ww[forest]:
                touched = True
        if touched:
            want[DISCOVER] = 40
        else:
            want[MOVE] = max(want[MOVE], 8)
            want[DISCOVER] = max(want[DISCOVER], 5)
    for forest in INNER_FORESTS:
        if g.ww[forest]:
            for mountain in TOUCHED[forest]:
                want[STRIKE] = max(want[STRIKE], _odds(g, WW, forest, mountain))
    guard = g.ic[FERRUM] + g.golems[FERRUM]
    for forest in TOUCHING[FERRUM]:
        if g.ww[forest] > guard:
            want[RAID] = 5 * g.crystals[IC]
    return want


def _odds(g: Ironwood, side: int, forest: int, mountain: int) -> int:
    """How much this battle is wanted: 0 (never) to about 20."""
    units = g.ww[forest]
    enemies = g.ic[mountain] + g.golems[mountain]
    golems = g.golems[mountain]
    if side == WW:
        prize = 2 + g.cargo if g.drill == mountain else 0
        if enemies == 0:
            return 3 * prize
        lead = units - enemies - golems - (1 if g.forge[mountain] == FORGE else 0)
        if lead < -1:
            return 0
        if g.forge[mountain] == FOUNDATION:
            prize += 3
        return min(8, 2 + 2 * lead) + prize
    if units == 0:
        return 0
    lead = enemies + golems - units
    if lead < -1:
        return 0
    return min(8, 2 + 2 * lead) + 12 * (g.full[forest] + g.fading[forest])


def _want_ironclad(g: Ironwood) -> list[int]:
    want = [3, 0, 0, 0, 0, 3, 0, 0]
    tokens = 0
    forges = 0
    site = False
    held = False
    for mountain in OUTER_MOUNTAINS:
        token = g.forge[mountain]
        squad = g.ic[mountain] + g.golems[mountain]
        if token:
            tokens += 1
            forges += token == FORGE
            held = held or (token == FOUNDATION and squad > 0)
        elif squad:
            site = True
    if held:
        want[BUILD] = 40 if forges < facts.FORGES_TO_WIN - 1 else 1000
    missing = tokens < facts.FORGES_TO_WIN
    if site:
        want[FOUND] = 12 if missing else 1
    elif missing:
        want[MOVE] = 8
        want[FOUND] = 3
    if tokens > forges and not held:
        want[MOVE] = 8
    if g.cargo >= 3:
        want[DRILL] = 5
    for forest in INNER_FORESTS:
        if g.ww[forest]:
            for mountain in TOUCHED[forest]:
                if g.ic[mountain] or g.golems[mountain]:
                    want[STRIKE] = max(want[STRIKE], _odds(g, IC, forest, mountain))
    return want


def _appeal(program: int, want: list[int]) -> int:
    worth = PLAIN[program]
    traits = TRAITS[program]
    for kind in range(KINDS):
        if want[kind] and traits[kind]:
            worth += want[kind] * traits[kind]
    return worth


# --- leanings by what is asked -------------------------------------------------------------------------


def _turn(g: Ironwood, d: Decision) -> list[int]:
    want = _want(g, d.seat)
    if d.seat == IC and g.crystals[IC] < BUILD_COST:
        want[BUILD] = 0
    return [1 + _appeal(facts.EFFECTS[o.a], want) if o.verb == "play" else 3 for o in d.options]


def _resolve(g: Ironwood, d: Decision) -> list[int]:
    want = _want(g, d.seat)
    options = CHOICES[d.values[1]]
    out: list[int] = []
    for o in d.options:
        if o.verb == "option":
            out.append(1 + _appeal(options[o.a - 1], want))
        else:
            out.append(4 if o.verb == "resolve" else 1)
    return out


def _goals(g: Ironwood) -> list[int]:
    """How much the Woodwalkers want a warrior in each forest."""
    goal = [1 if IS_OUTER[f] else 3 for f in range(MT)]
    for vision in g.vision_hand:
        mountain = facts.MOUNTAIN_OF[vision]
        free = g.ic[mountain] + g.golems[mountain] == 0
        for forest in TOUCHING[mountain]:
            if free:
                goal[forest] += 2 if g.ww[forest] else 14
            elif g.ww[forest]:
                goal[forest] += 4
    for forest in INNER_FORESTS:
        if g.full[forest] or g.fading[forest]:
            goal[forest] += 6 if g.ww[forest] else 25
    return goal


def _move_warrior(g: Ironwood, d: Decision) -> list[int]:
    goal = _goals(g)
    out: list[int] = []
    for o in d.options:
        if o.idle:
            out.append(5)
            continue
        forest = o.a
        if g.full[forest] or g.fading[forest]:
            out.append(0 if g.no_totem else 120 if WAY_OUT[forest] == 1 else 40)
            continue
        best = 0
        for to in TRAILS[forest]:
            if goal[to] > best:
                best = goal[to]
        stay = goal[forest] if g.ww[forest] == 1 else 1
        out.append(max(1, best - stay) if not g.moved[forest] else 1)
    return out


def _move_warrior_to(g: Ironwood, d: Decision) -> list[int]:
    here = d.values[0]
    if g.full[here] or g.fading[here]:
        return [100 if IS_OUTER[o.a] else 10 if WAY_OUT[o.a] < WAY_OUT[here] else 2 for o in d.options]
    goal = _goals(g)
    return [goal[o.a] * goal[o.a] for o in d.options]


def _take_totem(g: Ironwood, d: Decision) -> list[int]:
    here, to = d.values
    nearer = WAY_OUT[to] < WAY_OUT[here]
    return [(1 if nearer else 30) if o.idle else 20 + 10 * o.a if nearer else 3 for o in d.options]


def _sites(g: Ironwood) -> list[int]:
    """How much the Ironclad want a squad on each mountain."""
    tokens = 0
    for mountain in OUTER_MOUNTAINS:
        if g.forge[mountain]:
            tokens += 1
    goal = [2] * len(MOUNTAINS)
    goal[FERRUM] = 1 + g.crystals[IC] // 3
    for mountain in OUTER_MOUNTAINS:
        squad = g.ic[mountain] + g.golems[mountain]
        if g.forge[mountain] == FOUNDATION:
            goal[mountain] = 5 if squad else 20
        elif g.forge[mountain] == FORGE:
            goal[mountain] = 2
        elif not squad and tokens < facts.FORGES_TO_WIN:
            goal[mountain] = 12
    for forest in INNER_FORESTS:
        if g.full[forest] or g.fading[forest]:
            for mountain in TOUCHED[forest]:
                goal[mountain] += 8
    return goal


def _move_squad(g: Ironwood, d: Decision) -> list[int]:
    goal = _sites(g)
    out: list[int] = []
    for o in d.options:
        if o.idle:
            out.append(4)
            continue
        here = o.a - MT
        best = 0
        for to in RIDGES[here]:
            if goal[to] > best:
                best = goal[to]
        stay = goal[here] if g.ic[here] + g.golems[here] == 1 else 1
        out.append(max(1, best - stay) if not g.moved_ic[here] + g.moved_golems[here] else 1)
    return out


def _move_squad_to(g: Ironwood, d: Decision) -> list[int]:
    goal = _sites(g)
    return [goal[o.a - MT] * goal[o.a - MT] for o in d.options]


def _how_many(g: Ironwood, d: Decision) -> list[int]:
    """Leave one behind where something is to be held, else go with most."""
    if d.values[0] < MT:
        return [o.a for o in d.options]
    here = d.values[0] - MT
    stays = g.ic[here] if d.prompt == "how-many-warriors" else g.ic[here] + g.golems[here]
    keep = 1 if g.forge[here] == FOUNDATION or here == FERRUM else 0
    return [1 + 2 * o.a if stays - o.a >= keep else 1 for o in d.options]


def _move_drill(g: Ironwood, d: Decision) -> list[int]:
    out: list[int] = []
    for o in d.options:
        if o.idle:
            out.append(1)
            continue
        to = o.a - MT
        if g.forge[to] == FORGE:
            out.append(g.cargo * g.cargo)
            continue
        guard = g.ic[to] + 2 * g.golems[to]
        safe = True
        for forest in TOUCHING[to]:
            if g.ww[forest] > guard:
                safe = False
        out.append(8 if safe else 2 if g.cargo else 4)
    return out


def _attack_with(g: Ironwood, d: Decision) -> list[int]:
    out: list[int] = []
    for o in d.options:
        if o.idle:
            out.append(4)
        elif d.seat == WW:
            out.append(max([_odds(g, WW, o.a, m) for m in TOUCHED[o.a]]))
        else:
            out.append(max([_odds(g, IC, f, o.a - MT) for f in TOUCHING[o.a - MT]]))
    return out


def _attack_what(g: Ironwood, d: Decision) -> list[int]:
    here = d.values[0]
    if d.seat == WW:
        return [1 + _odds(g, WW, here, o.a - MT) for o in d.options]
    return [1 + _odds(g, IC, o.a, here - MT) for o in d.options]


def _deploy(g: Ironwood, d: Decision) -> list[int]:
    """A strong card; a basic card that could still be played this round is dear."""
    left = turns_left(g)
    out: list[int] = []
    for o in d.options:
        if o.verb != "deploy":
            out.append(6)
        else:
            fight = FIGHT[o.a]
            out.append(max(1, fight * 2 - 2 * left) if facts.BASIC[o.a] else fight * 2)
    return out


def _discover(g: Ironwood, d: Decision) -> list[int]:
    return [1 if o.idle else 30 for o in d.options]


def _discover_with(g: Ironwood, d: Decision) -> list[int]:
    return [(20 if WAY_OUT[o.a] == 1 else 5) + 3 * g.ww[o.a] for o in d.options]


def _yes(g: Ironwood, d: Decision) -> list[int]:
    dear = d.seat == IC and d.values[0] < 3 and g.crystals[IC] >= BUILD_COST
    return [(2 if dear else 6) if o.verb == "yes" else 3 for o in d.options]


def _burn(g: Ironwood, d: Decision) -> list[int]:
    return [4 if o.verb == "no" else max(1, 12 - PLAIN[facts.EFFECTS[o.a]] // 2) for o in d.options]


def _burn_vision(g: Ironwood, d: Decision) -> list[int]:
    out: list[int] = []
    for o in d.options:
        if o.verb == "no":
            out.append(4)
        else:
            mountain = facts.MOUNTAIN_OF[o.a]
            out.append(10 if g.ic[mountain] + g.golems[mountain] else 2)
    return out


def _recruit(g: Ironwood, d: Decision) -> list[int]:
    """Crystals are warriors to the Woodwalkers, forges to the Ironclad."""
    if d.seat == WW:
        return [1] * len(d.options)
    return [20 if o.idle else 1 for o in d.options]


def _recruit_where(g: Ironwood, d: Decision) -> list[int]:
    out: list[int] = []
    for o in d.options:
        if o.idle:
            out.append(1)
        elif o.a < MT:
            out.append(4 if IS_OUTER[o.a] else 6)
        else:
            out.append(6 if d.values[0] == facts.GOLEM or g.forge[o.a - MT] == FOUNDATION else 4)
    return out


def _retreat(g: Ironwood, d: Decision) -> list[int]:
    """The beaten go where they are of least use."""
    if d.values[0] < MT:
        return [2 if o.idle else 10 - 2 * min(4, g.ww[o.a]) for o in d.options]
    return [2 if o.idle else 4 if o.a - MT in OUTER_MOUNTAINS else 8 for o in d.options]


def _give_up(g: Ironwood, d: Decision) -> list[int]:
    return [max(1, 20 - PLAIN[facts.EFFECTS[o.a]] - FIGHT[o.a] // 2) for o in d.options]


def _first_draw(g: Ironwood, d: Decision) -> list[int]:
    return [o.a * o.a for o in d.options]


def _found_where(g: Ironwood, d: Decision) -> list[int]:
    out: list[int] = []
    for o in d.options:
        if o.idle:
            out.append(1)
        else:
            mountain = o.a - MT
            out.append(10 + 3 * (g.ic[mountain] + 2 * g.golems[mountain]))
    return out


LEANINGS: Final[dict[str, Leaning]] = {
    "first-draw": _first_draw, "put-back": _give_up, "hand-limit": _give_up, "turn": _turn, "extra-card": _turn,
    "resolve": _resolve, "move-warrior": _move_warrior, "move-warrior-to": _move_warrior_to,
    "take-totem": _take_totem, "move-squad": _move_squad, "move-squad-to": _move_squad_to,
    "how-many-warriors": _how_many, "how-many-golems": _how_many, "move-drill": _move_drill,
    "attack-with": _attack_with, "attack-what": _attack_what, "deploy": _deploy, "retreat": _retreat,
    "found-where": _found_where, "discover": _discover, "discover-with": _discover_with, "spend": _yes,
    "burn": _burn, "burn-vision": _burn_vision, "recruit": _recruit, "recruit-where": _recruit_where,
}  # fmt: skip
