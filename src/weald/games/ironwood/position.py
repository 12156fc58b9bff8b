"""What a screen draws from: the public position by the names of its things."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from weald.games.ironwood import facts
from weald.games.ironwood.automa.difficulty import SWITCHES
from weald.games.ironwood.automa.script import bot_bonus
from weald.games.ironwood.board import FORESTS, LOCATIONS, MOUNTAINS, MT
from weald.games.ironwood.bot_shapes import AID, APPROACHES, FACES
from weald.games.ironwood.facts import IC, WW
from weald.games.ironwood.rules.forges import built_forges
from weald.games.ironwood.state import FORGE, FOUNDATION, Ironwood
from weald.kernel import NOBODY, NOWHERE


class Mountain(TypedDict):
    id: str
    warriors: int
    golems: int
    forge: Literal["none", "foundation", "forge"]
    drill: bool
    marks: list[str]  # cards that have put a marker there
    bot_mark: bool


class Forest(TypedDict):
    id: str
    warriors: int
    full: int
    fading: int
    marks: list[str]


class Lasting(TypedDict):
    card: str
    markers: int


class Slot(TypedDict):
    card: str
    slot: int


class Side(TypedDict):
    """What one side has."""

    side: str
    crystals: int
    reserve: int  # warriors not on the map
    won: int  # forges built, totems secured
    lasting: list[Lasting]
    this_round: list[str]
    slots: list[Slot]
    passed: list[int]  # slots with a pass marker


Battle = TypedDict("Battle", {"attacker": int, "from": str, "to": str})


class Bonus(TypedDict):
    damage: int
    defense: int
    dominance: int


class Solo(TypedDict):
    """The bot's boards: turn card, approach or aid, Spirits, markers, bot hand."""

    bot: Literal["ironbot", "woodbot"]
    side: str
    seat: int
    human: int
    companion: bool
    difficulty: list[str]
    hand: int
    deck: int
    bonus: Bonus
    marked: list[str]  # against Ironbot no totem comes from there, against Woodbot it is a possible mountain
    approach: NotRequired[str]
    turn_card: NotRequired[str]
    aid: NotRequired[str]
    spirits: NotRequired[int]
    vision_deck: NotRequired[int]


class Position(TypedDict):
    phase: Literal["preparation", "action", "end"]
    turn: int  # counted from 1
    turns: int
    active: int
    supply: int
    golem_reserve: int
    totem_reserve: int
    markers: int
    to_win: int
    cargo: int
    track: int
    track_cargo: list[int]  # crystals loaded at each position of the track
    mountains: list[Mountain]
    forests: list[Forest]
    sides: list[Side]
    played: str | None
    battle: Battle | None
    solo: Solo | None


def position(g: Ironwood, viewer: int) -> Position:
    marks: list[list[str]] = [[] for _ in LOCATIONS]
    for card, place in zip(g.mark_card, g.mark_place, strict=True):
        marks[place].append(facts.NAMES[card])
    return {
        "phase": "preparation" if g.phase == 0 else "action" if g.phase == 1 else "end",
        "turn": g.turn + 1,
        "turns": facts.TURNS,
        "active": g.active,
        "supply": g.supply(),
        "golem_reserve": g.golem_reserve(),
        "totem_reserve": g.totem_reserve(),
        "markers": g.marker_supply(),
        "to_win": facts.TOTEMS_TO_WIN,
        "cargo": g.cargo,
        "track": g.track,
        "track_cargo": [rewards[facts.CARGO] for rewards in facts.TRACK],
        "mountains": [mountain(g, m, marks[MT + m]) for m in range(len(MOUNTAINS))],
        "forests": [forest(g, f, marks[f]) for f in range(len(FORESTS))],
        "sides": [side(g, WW), side(g, IC)],
        "played": facts.NAMES[g.played] if g.played != NOWHERE else None,
        "battle": battle(g) if g.battle else None,
        "solo": solo(g) if g.bot != NOBODY else None,
    }


def mountain(g: Ironwood, at: int, marks: list[str]) -> Mountain:
    stands = g.forge[at]
    return {
        "id": MOUNTAINS[at],
        "warriors": g.ic[at],
        "golems": g.golems[at],
        "forge": "forge" if stands == FORGE else "foundation" if stands == FOUNDATION else "none",
        "drill": g.drill == at,
        "marks": marks,
        "bot_mark": g.bot != NOBODY and g.bot_marks[at] > 0,
    }


def forest(g: Ironwood, at: int, marks: list[str]) -> Forest:
    return {"id": FORESTS[at], "warriors": g.ww[at], "full": g.full[at], "fading": g.fading[at], "marks": marks}


def side(g: Ironwood, seat: int) -> Side:
    return {
        "side": facts.SIDES[seat],
        "crystals": g.crystals[seat],
        "reserve": g.reserve(seat),
        "won": g.secured if seat == WW else built_forges(g),
        "lasting": [{"card": facts.NAMES[c], "markers": g.cubes[c]} for c in g.lasting[seat]],
        "this_round": [facts.NAMES[c] for c in g.rounds[seat]],
        "slots": [{"card": facts.NAMES[c], "slot": s} for c, s in zip(g.slots[seat], g.slot_of[seat], strict=True)],
        "passed": [slot for slot in range(facts.TURNS) if g.passed[seat] >> slot & 1],
    }


def battle(g: Ironwood) -> Battle:
    return {"attacker": g.attacker, "from": LOCATIONS[g.attack_from], "to": LOCATIONS[g.attack_to]}


def solo(g: Ironwood) -> Solo:
    out: Solo = {
        "bot": "ironbot" if g.bot == IC else "woodbot",
        "side": facts.SIDES[g.bot],
        "seat": g.bot,
        "human": 1 - g.bot,
        "companion": bool(g.companion),
        "difficulty": [name for i, name in enumerate(SWITCHES[g.bot]) if g.harder >> i & 1],
        "hand": len(g.hand[g.bot]),
        "deck": len(g.deck[g.bot]),
        "bonus": {
            "damage": bot_bonus(g, facts.DAMAGE),
            "defense": bot_bonus(g, facts.DEFENSE),
            "dominance": bot_bonus(g, facts.DOMINANCE),
        },
        "marked": [MOUNTAINS[m] for m in range(len(MOUNTAINS)) if g.bot_marks[m]],
    }
    if g.bot == IC:
        out["approach"] = APPROACHES[g.approach]
        out["turn_card"] = FACES[g.face]
    else:
        out["aid"] = AID[g.face]
        out["spirits"] = g.spirits
        out["vision_deck"] = len(g.vision_deck)
    return out
