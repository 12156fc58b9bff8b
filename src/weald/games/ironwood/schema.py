"""What Ironwood's data files may say: the words of card effects, and the shape of every file.

Effect lists run top to bottom. The player of the card is "you", the enemy is the other side. Any effect may
be given up in full or in part unless it says mandatory; `spend`, `burn` and `sacrifice` are all or nothing,
and what stands under their `then` is lost if they are not paid (5.2). A number instead of a table is its
`count`. A place that stands for several locations is chosen anew for each unit, unless its meaning says one.
"""

from __future__ import annotations

from typing import Any, Final

from weald.games.ironwood.bot_schema import bots
from weald.kernel.data import (
    Data,
    Entries,
    Kind,
    Record,
    Shape,
    Where,
    flag,
    list_of,
    load,
    text,
    whole,
    word,
)

SIDES: Final = ("woodwalkers", "ironclad")  # in turn order (4.1.2)
UNITS: Final = ("warrior", "golem", "drill")
ICONS: Final = {
    "ironclad": (
        "card",
        "crystals",
        "drill",
        "squad",
        "golem",
        "battle",
        "compass",
        "hit",
        "forge",
        "shield",
    ),
    "woodwalkers": (
        "card",
        "crystals",
        "eye",
        "squad",
        "shield",
        "alert",
        "cubes",
        "battle",
        "search",
        "arrows",
    ),
}

PLACES: Final = {
    "any_outer_forest": "any outer forest, controlled or not",
    "one_outer_forest": "one outer forest, controlled or not",
    "attacking_forest": "the forest the attack of this card came from, if an own squad is still there",
    "forest_of_discovered_totem": "the forest where this discover put its totem",
    "controlled_inner_forest": "one inner forest you control",
    "inner_forest": "any inner forest",
    "forest_marked_by_this_card": "the forest with the marker of this card",
    "mountain_marked_by_this_card": "the mountains with a marker of this card",
    "mountain_with_forge": "Ferrum or any mountain with a built forge, controlled or not",
    "one_controlled_mountain": "one mountain you control",
    "controlled_mountain": "a mountain you control at that moment",
    "controlled_outer_mountain": "an outer mountain you control at that moment",
    "drill_mountain": "the mountain the drill is on now",
    "attacking_mountain": "the mountain the attack of this card came from",
    "attacking_squad": "the squad that attacks (or attacked) in the battle at hand",
    "any_own_squad": "any one of your squads",
    "one_mountain": "one mountain",
    "same_mountain": "the mountain just used by the same effect",
    "mountain_of_that_foundation": "the mountain where this card placed its foundation; none if it placed none",
    "mountain_touching_own_squad_in_inner_forest": "a mountain touching an inner forest you control",
    "other_mountain_touching_own_squad_in_inner_forest": "the same, but not the mountain used above",
    "mountain_touching_a_warrior_moved_by_this_card": (
        "a mountain touching a forest where a warrior moved by this card now is"
    ),
    "inner_forest_touching_controlled_mountain_with_forge": (
        "an inner forest touching a mountain you control that has a forge, Ferrum counts"
    ),
    "mountain_with_foundation_or_forge": "Ferrum or any mountain with a foundation or a forge",
}

CONDITIONS: Final = {
    "drill_advanced": "the last drill move of this card entered a mountain without a forge, also at position 3",
    "drill_unloaded": "the last drill move of this card entered a mountain with a forge, cargo empty or not",
    "control_drill_mountain": "at least 1 Ironclad combat unit is on the drill's mountain",
    "own_squad_touches_mountain_with_forge": "an own squad touches a mountain with a forge, Ferrum counts",
}

EFFECTS: Final = {
    "move_warriors": "move up to count own warriors one step each; same_as_previous: only those just moved",
    "move_squads": "move up to count different squads one step, all or part of each; with golem: at least 1 golem",
    "move_drill": "that many steps in a row, each with its own track result or unload; fewer are allowed",
    "move_enemy_squad": "move a Woodwalker squad from any forest to an adjacent one; it keeps its own move",
    "attack": "start one battle; target ferrum: only there, and it may be empty",
    "this_combat": "bonus of the card player in the combat of the attack above",
    "win": "only if the card player won the battle of the attack above, with or without combat",
    "each_combat": "bonus of the card player in every own combat while the card is in play",
    "this_round": "until the card is discarded in the end phase; move_out bans moves, never retreats",
    "this_turn": "until the turn ends; move_totem: no warrior takes a totem along",
    "lasting": "that many markers on the card; it stays in play until the last is gone",
    "while_in_play": "ongoing effect of a lasting card",
    "on_marker_removed": "each time a marker leaves the card, the last one too",
    "on_exhaust": "when the last marker leaves the card, before it is discarded",
    "mark": "up to count markers from the supply on the map, one per place; they leave with the effect",
    "gain_crystals": "from the supply to your available crystals",
    "steal_crystals": "from the enemy's available crystals to yours, never cargo; less if they have less",
    "spend": "optional; return all of it to the supply, then resolve then",
    "burn": "optional unless mandatory; discard from hand without its effect, then resolve then",
    "sacrifice": "optional; remove exactly that many own units, then resolve then",
    "draw_special": "top cards of your special deck",
    "draw_vision": "top cards of the vision deck; none if it is empty",
    "discover": "play 1 vision; then only if a totem was placed",
    "recruit": "from the supply to the place named, free",
    "remove": "back to the supply: no combat, no damage rules; you choose which",
    "swap": "own units of one kind back to the supply, as many of the other kind in the same place",
    "place_foundation": "a forge token, foundation face up, on a mountain without foundation or forge",
    "build": "turn a foundation on a controlled outer mountain to its forge face",
    "cargo": "crystals from the supply to cargo",
    "resolve": "that many different options in any order; or_spend buys the higher number",
    "play_card": "optional; play another card of that kind from hand on the same slot after this one",
    "look_at_hand": "you alone see the action cards in that hand; visions: the visions too",
    "enemy_burns": "the enemy burns that many; filter: only that mountain's vision; else: if they have none",
    "enemy_shuffles_vision": "visions from the enemy's hand into the vision deck, then they draw",
    "remove_markers": "take markers off lasting cards; a card without markers is discarded",
    "flip_totem": "turn totems on the map to that face",
    "if": "checked when the line is reached",
}

NEEDS_ATTACK: Final = ("this_combat", "win")
NEEDS_LASTING: Final = ("each_combat", "while_in_play", "on_marker_removed", "on_exhaust")


def _or_number(record: Record) -> Kind:
    def read(value: Any, at: Where) -> Any:
        return record(value, at) if isinstance(value, dict) else count(value, at)

    return read


def _steal(value: Any, at: Where) -> Any:
    if value == "half_round_up" or (type(value) is int and value > 0):
        return value
    raise at.wrong("a whole number 1 or more, or half_round_up", value)


count: Final = whole(1)
place: Final = word(*PLACES)
unit: Final = word(*UNITS)
side: Final = word(*SIDES)
BONUS: Final[dict[str, Kind | tuple[Kind, Any]]] = {
    "damage": whole(),
    "defense": whole(),
    "dominance": whole(),
    "enemy_deploys_first_face_up": flag,
}
COMBAT_BONUS: Final = Record(
    {}, {"when": word("any", "attacking", "defending", "own_squad_has_totem"), "where": place, **BONUS}
)


class Effects:
    """A list of effects on a card of one side (or of either, if `owner` is "")."""

    def __init__(self, owner: str) -> None:
        effects: Kind = self.read
        self.kinds: dict[str, Kind] = {
            "attack": Record(
                {},
                {
                    "target": word("ferrum"),
                    "with": word("any", "recruited_here", "squad_with_golem", "different_squad"),
                },
            ),
            "this_combat": Record({}, BONUS),
            "win": effects,
            "each_combat": COMBAT_BONUS,
            "this_round": Record(
                {},
                {
                    "forbid": word("move_out"),
                    "where": place,
                    "units": list_of(unit),
                    "each_combat": COMBAT_BONUS,
                },
            ),
            "this_turn": Record(
                {}, {"forbid": word("move_totem"), "may_move_again": word("warriors_moved_by_this_card")}
            ),
            "lasting": count,
            "while_in_play": Record(
                {},
                {
                    "forbid": word("attack"),
                    "where": place,
                    "both_directions": flag,
                    "trigger": word("mountain_marked_by_this_card_attacked", "drill_advanced"),
                    "timing": word("before_deploy"),
                    "do": effects,
                    "extra_move_warriors": count,
                    "extra_move_squads": count,
                    "with": word("basic_card"),
                    "extra_draw_special": count,
                    "phase": word("preparation"),
                },
            ),
            "on_marker_removed": effects,
            "on_exhaust": effects,
            "mark": Record({"count": count, "where": place}),
            "gain_crystals": count,
            "steal_crystals": _steal,
            "spend": Record({"crystals": count, "then": effects}),
            "burn": Record({"kind": word("special", "vision"), "count": count, "then": effects}, {"mandatory": flag}),
            "sacrifice": Record({"unit": unit, "count": count, "where": place, "then": effects}),
            "draw_special": count,
            "draw_vision": count,
            "discover": Record({}, {"then": effects}),
            "recruit": Record({"unit": unit, "count": count, "where": place}),
            "remove": Record({"side": side, "unit": unit, "count": count, "where": place}),
            "swap": Record({"from": unit, "to": unit, "count": count, "where": place}),
            "place_foundation": Record({"where": place}),
            "build": Record({}),
            "cargo": count,
            "resolve": Record(
                {"choose": count, "options": list_of(effects)},
                {"or_spend": Record({"crystals": count, "choose": count})},
            ),
            "play_card": Record({"kind": word("basic"), "count": count}),
            "look_at_hand": Record({"side": side}, {"visions": flag}),
            "enemy_burns": Record(
                {"kind": word("special", "vision"), "count": count},
                {"chosen_by": word("you"), "filter": place, "no_burn_effect": flag, "else": effects},
            ),
            "enemy_shuffles_vision": Record({"count": count}, {"random": flag, "then_draw_vision": count}),
            "remove_markers": Record(
                {"side": side, "from": word("each_lasting_card"), "count": count}, {"no_exhaust_effect": flag}
            ),
            "flip_totem": Record({"to": word("full"), "count": count}),
            "if": Record({"condition": word(*CONDITIONS), "then": effects}, {"else": effects}),
        }
        if owner != "ironclad":
            self.kinds["move_warriors"] = _or_number(Record({"count": count}, {"same_as_previous": flag}))
        if owner != "woodwalkers":
            self.kinds["move_squads"] = _or_number(Record({"count": count}, {"to": place, "with": word("golem")}))
            self.kinds["move_drill"] = count
            self.kinds["move_enemy_squad"] = Record({"count": count}, {"part_allowed": flag, "totem_stays": flag})

    def read(self, value: Any, at: Where) -> Any:
        effects: list[dict[str, Any]] = list_of(self._effect)(value, at)
        above: set[str] = set()
        for i, effect in enumerate(effects):
            (name,) = effect
            if name in NEEDS_ATTACK and "attack" not in above:
                raise at.item(i).into(name).error("needs an attack above it in the same list")
            if name in NEEDS_LASTING and "lasting" not in above:
                raise at.item(i).into(name).error("needs lasting above it in the same list")
            above.add(name)
        return effects

    def _effect(self, value: Any, at: Where) -> Any:
        if not isinstance(value, dict) or len(value) != 1:
            raise at.wrong("a table with exactly one effect word", value)
        ((name, given),) = value.items()
        if name in self.kinds:
            return {name: self.kinds[name](given, at.into(name))}
        if name in EFFECTS:
            raise at.into(name).error("this side has no such effect")
        raise at.into(name).error(f"unknown effect; known: {', '.join(EFFECTS)}")


# --- the files --------------------------------------------------------------------------------------

POINT: Final = Record({"x": whole(0, 1000), "y": whole(0, 1000)})
SECTORS: Final = ("north", "northeast", "southeast", "south", "southwest", "northwest")


def _cards(owner: str, prefix: str) -> Entries:
    effects = Effects(owner).read
    return Entries(
        Record(
            {
                "type": word("basic", "special"),
                "combat": Record({"damage": whole(), "defense": whole(), "dominance": whole()}),
                "effects": effects,
                "solo_icons": list_of(Record({"icon": word(*ICONS[owner])}, {"red": (flag, False)})),
            },
            {"when_burned": (effects, []), "removed_in_solo": (flag, False)},
        ),
        [f"{prefix}{number:02}" for number in range(1, 39)],
    )


def _track_reward(value: Any, at: Where) -> Any:
    """Track rewards use three effect words and two of their own."""
    recruit = Record({"unit": word("warrior"), "count": count, "where": word("mountain_the_drill_left")})
    known = Record({}, {"cargo": count, "draw_special": count, "look_at_top_vision": count, "recruit": recruit})
    return known(value, at)


BOARD: Final[dict[str, Shape]] = {
    "mountains": Entries(
        Record({"kind": word("center", "inner", "outer"), "number": whole(1), "at": POINT}, {"mark": POINT})
    ),
    "ridges": Entries(
        Record({"between": list_of(text, 2), "kind": word("spoke", "inner_ring", "outer_ring", "connector")})
    ),
    "spurs": Entries(Record({"mountain": text, "at": POINT})),
    "forests": Entries(
        Record(
            {
                "kind": word("inner", "outer"),
                "ring": word("outer", "inner_rim", "inner_core"),
                "sector": word(*SECTORS),
                "number": whole(1),
                "at": POINT,
                "touches": list_of(text),
                "borders": list_of(text),
            }
        )
    ),
    "trails": Entries(Record({"between": list_of(text, 2), "crosses": text, "at": POINT})),
}

VISION: Final = Record({"mountain": text, "kind": word("inner", "outer"), "crystals": whole(), "number": whole(1)})

WARRIORS: Final = Record({"warriors": whole()})
HANDICAP: Final = Record({"where": word("inner_mountain", "outer_forest"), "places": whole(), "warriors": whole()})
DECKS: Final[dict[str, Kind]] = {"basic_cards": whole(), "special_cards": whole(), "warriors": whole()}
COMBAT_UNIT: Final = Record(
    {"sides": list_of(side), "combat": flag, "dominance": whole(), "damage": whole(), "toughness": whole(1)}
)

SETUP: Final[dict[str, Shape]] = {
    "supply": {
        "common": Record({"crystals": whole(), "markers": whole()}),
        "ironclad": Record({**DECKS, "golems": whole(), "drills": whole(1, 1), "forge_tokens": whole()}),
        "woodwalkers": Record({**DECKS, "visions": whole(), "totems": whole()}),
    },
    "start": {
        "common": Record({"crystals": whole()}),
        "ironclad": Record({"drill": word("ferrum"), "ferrum": WARRIORS, "each_inner_mountain": WARRIORS}),
        "woodwalkers": Record({"inner_visions_kept": whole(), "each_outer_forest": WARRIORS}),
    },
    "round": {
        "order": Record({"sides": list_of(side, 2)}),
        "preparation": Record(
            {
                "crystals": Record({"woodwalkers": whole(), "ironclad": whole()}),
                "draw": whole(),
                "first_round": Record({"draw": whole(), "keep": whole()}),
            }
        ),
        "action": Record({"turns": whole(1), "pass_draw": whole()}),
        "end": Record({"hand_limit": whole(), "recruit_cost": whole()}),
    },
    "units": {
        "warrior": COMBAT_UNIT,
        "golem": COMBAT_UNIT,
        "drill": Record({"sides": list_of(side), "combat": flag}),
    },
    "battle": {"forge": Record({"damage": whole()}), "drill_destroyed": Record({"taken": whole()})},
    "victory": {"ironclad": Record({"forges": whole(1)}), "woodwalkers": Record({"totems": whole(1)})},
    "drill_track": Entries(Record({"rewards": list_of(_track_reward)}), ("0", "1", "2", "3")),
    "handicap": {"ironclad": HANDICAP, "woodwalkers": HANDICAP},
    "solo": {
        "ironbot": Record({"human": word("woodwalkers")}),
        "woodbot": Record({"human": word("ironclad"), "vision_deck": word("inner")}),
    },
}

FILES: Final[dict[str, Shape]] = {
    "board": BOARD,
    "cards_ironclad": _cards("ironclad", "IC"),
    "cards_woodwalkers": _cards("woodwalkers", "WW"),
    "visions": Entries(VISION),
    "setup": SETUP,
    "bots": bots(ICONS),
}
COSMETIC: Final = ("at", "mark", "sector", "ring")


def _check(data: Data) -> None:
    """What the files must agree on among each other; an override can break it."""
    board, visions, setup = data["board"], data["visions"], data["setup"]
    mountains, forests, edges = board["mountains"], board["forests"], {**board["ridges"], **board["spurs"]}
    kinds = {name: mountain["kind"] for name, mountain in mountains.items()}
    joined: set[str] = set()
    for name, ridge in board["ridges"].items():
        for end in ridge["between"]:
            _known(end, mountains, "mountain", Where("board.toml", f"ridges.{name}", "between"))
        if "ferrum" in ridge["between"]:
            joined.update(ridge["between"])
    for name, kind in kinds.items():
        expected = "center" if name == "ferrum" else "inner" if name in joined else "outer"
        if kind != expected:  # 8.1.2
            raise Where("board.toml", f"mountains.{name}", "kind").wrong(f"{expected} (by its ridges)", kind)
    for name, spur in board["spurs"].items():
        _known(spur["mountain"], mountains, "mountain", Where("board.toml", f"spurs.{name}", "mountain"))
    for name, forest in forests.items():
        at = Where("board.toml", f"forests.{name}")
        ends: set[str] = set()
        for border in forest["borders"]:
            _known(border, edges, "ridge or spur", at.into("borders"))
            ends.update(edges[border].get("between", [edges[border].get("mountain")]))
        if ends != set(forest["touches"]):  # 8.3.1
            raise at.into("touches").error(f"does not fit its borders, which end at {', '.join(sorted(ends))}")
    for name, trail in board["trails"].items():
        at = Where("board.toml", f"trails.{name}")
        for end in trail["between"]:
            _known(end, forests, "forest", at.into("between"))
            if trail["crosses"] not in forests[end]["borders"]:  # 8.2.1
                raise at.into("crosses").error(f"{trail['crosses']} is no border of {end}")
    for section in ("mountains", "forests"):
        _distinct(board[section], "number", "board.toml", f"{section}.")
    _distinct(visions, "mountain", "visions.toml", "")
    for name, vision in visions.items():  # 1.1.8
        at = Where("visions.toml", name)
        _known(vision["mountain"], mountains, "mountain", at.into("mountain"))
        if vision["kind"] != kinds[vision["mountain"]]:
            raise at.into("kind").wrong(f"{kinds[vision['mountain']]}, as the mountain", vision["kind"])
    for owner in SIDES:
        for kind in ("basic", "special"):
            found = sum(card["type"] == kind for card in data[f"cards_{owner}"].values())
            if found != setup["supply"][owner][f"{kind}_cards"]:  # 3.1.1
                raise Where("setup.toml", f"supply.{owner}", f"{kind}_cards").error(f"there are {found} such cards")


def _known(name: str, table: dict[str, Any], what: str, at: Where) -> None:
    if name not in table:
        raise at.error(f"no {what} is called {name!r}")


def _distinct(entries: dict[str, Any], field: str, file: str, section: str) -> None:
    seen: dict[Any, str] = {}
    for name, entry in entries.items():
        first = seen.setdefault(entry[field], name)
        if first != name:
            raise Where(file, section + name, field).error(f"{entry[field]} is taken by {first}")


def read(override: str | None = None) -> Data:
    """All facts of Ironwood. `override` is a file; None takes WEALD_DATA_OVERRIDE, "" takes none."""
    return load("weald.games.ironwood", FILES, override=override, check=_check, cosmetic=COSMETIC)
