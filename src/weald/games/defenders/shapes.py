"""What the data files of Defenders of the Wild may say, and what they must agree on."""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

from weald.games.defenders.board import HEX_IDS, HEXES, RING
from weald.kernel.data import Data, Entries, Record, Shape, Where, flag, list_of, load, text, whole, word

Terrain = Literal["forest", "plains", "marsh", "mountain"]
Faction = Literal["order", "council", "coven", "sect"]
Item = Literal["map", "bread", "potion", "rocket"]
Turning = Literal["right", "left"]
TERRAINS: Final[tuple[Terrain, ...]] = get_args(Terrain)
FACTIONS: Final[tuple[Faction, ...]] = get_args(Faction)
ITEMS: Final[tuple[Item, ...]] = get_args(Item)
KINDS: Final = ["engines", "factories", "mechs", "restart"]

# What an ability does. Reveal abilities first; the lasting ones name the rule they change.
REVEALS: Final = [
    "shift_first_player", "ready_item", "gain_support", "draw",
    "cleanse_around", "suffer_injury", "relocate_camp", "destroy_mech_near", "destroy_mech_here", "heal",
    "shift_leaders", "acid_rain", "teleport_leader", "breach_anywhere",
]  # fmt: skip
LASTINGS: Final = [
    "support_on_injury", "support_on_camp", "support_on_mech", "regroup_anywhere", "any_trail", "walk_through_walls",
    "ignore_die_face", "cleanse_on_move", "skip_machine_card", "rocket_range",
]  # fmt: skip
MACHINE_STEPS: Final = [
    "move_both_engines", "move_first_engine", "move_other_engine", "redeploy_engines", "build_factory",
    "spread_unless_built", "spread_pollution", "flip_direction", "deploy_hunters", "pursue", "injure_leaders",
]  # fmt: skip

_hex = word(*HEX_IDS[1:])
_terrain = word(*TERRAINS)
_faction = word(*FACTIONS)
_effect = Record(
    {"do": word(*REVEALS, *LASTINGS)},
    {
        "n": (whole(), 0),
        "item": word(*ITEMS),
        "who": (word("self", "all", "chosen"), "self"),
        "terrain": _terrain,
    },
)
_side = Record({"terrains": list_of(_terrain, 3)}, {"pollution": whole(0, 2)})

FILES: Final[dict[str, Shape]] = {
    "board": {
        "slots": Entries(Record({"shape": word("apex_up", "apex_down"), "hexes": list_of(_hex, 3)})),
        "borders": Entries(Record({"hexes": list_of(_hex, 3), "mech": _hex})),
    },
    "tiles": Entries(Record({"side_a": _side, "side_b": _side})),
    "factories": Entries(Record({"vents": list_of(whole(0, 5), 3)}), [str(n) for n in range(6)]),
    "factions": {
        "factions": Entries(Record({"home": _terrain, "item": word(*ITEMS), "color": text}), FACTIONS),
        "leaders": Entries(Record({"faction": _faction, "initial": text, "abilities": list_of(text, 3)})),
    },
    "abilities": Entries(
        Record({"faction": _faction, "timing": word("reveal", "lasting"), "effect": _effect, "rule": text}, {"leader": text})
    ),
    "cards": Entries(
        Record({"faction": _faction, "terrain": _terrain, "points": whole(1), "ability": text}, {"leader": text})
    ),
    "machines": {
        "cards": Entries(
            Record(
                {"kind": word(*KINDS), "challenging": flag, "copies": whole(), "steps": list_of(word(*MACHINE_STEPS))}
            )
        ),
        "difficulty": Entries(
            Record({"challenging": whole(), "harder": whole()}), ("standard", "advanced", "expert", "extreme")
        ),
    },
    "setup": {
        "box": Record(
            {
                name: whole()
                for name in (
                    "walls", "mechs", "engines", "pollution", "toxic_sites", "factory_tiles", "breach_tokens",
                    "camps", "death_tokens", "injury_tokens",
                )
            }
        ),
        "tracks": Entries(Record({"hand": list_of(whole())}), ("side_4p", "side_2_3p")),
        "players": Entries(
            Record(
                {
                    "factions": whole(2, 4),
                    "track": word("side_4p", "side_2_3p"),
                    "camps": list_of(whole(1)),
                    "breaches": whole(),
                }
            ),
            ("1", "2", "3", "4"),
        ),
        "start": Record({"hand": whole(), "core_mechs": whole(), "direction": word("right", "left")}),
        "injuries": Record({"limit": whole()}),
        "die": Record({"faces": list_of(whole(0, 2))}),
    },
}  # fmt: skip


def _check(data: Data) -> None:
    """What the files must agree on among each other; an override can break it."""
    board, tiles, cards, abilities = data["board"], data["tiles"], data["cards"], data["abilities"]
    leaders, machines = data["factions"]["leaders"], data["machines"]["cards"]
    laid = [h for slot in board["slots"].values() for h in slot["hexes"]]
    if sorted(laid) != sorted(HEX_IDS[1:]):  # 3.1.3
        raise Where("board.toml", "slots").error("must cover each terrain hex exactly once")
    border = [h for piece in board["borders"].values() for h in piece["hexes"]]
    if sorted(border) != sorted(HEX_IDS[h] for h in range(HEXES) if RING[h] == 3):  # 3.1.1
        raise Where("board.toml", "borders").error("must name each border hex exactly once")
    if len(tiles) != len(board["slots"]):  # 2.1.1
        raise Where("tiles.toml").error(f"expected {len(board['slots'])} tiles, got {len(tiles)}")
    for name, leader in leaders.items():
        for ability in leader["abilities"]:
            _known(ability, abilities, "ability", Where("factions.toml", f"leaders.{name}", "abilities"))
    for name, ability in abilities.items():
        at = Where("abilities.toml", name)
        known = REVEALS if ability["timing"] == "reveal" else LASTINGS
        if ability["effect"]["do"] not in known:
            raise at.into("effect").error(f"{ability['effect']['do']} is not a {ability['timing']} effect")
        if "leader" in ability:
            _known(ability["leader"], leaders, "leader", at.into("leader"))
    for name, card in cards.items():
        at = Where("cards.toml", name)
        _known(card["ability"], abilities, "ability", at.into("ability"))
        if card.get("leader") != abilities[card["ability"]].get("leader"):
            raise at.into("leader").error("differs from the leader of its ability")
    for faction in FACTIONS:  # 2.2.1, 3.4.10
        own = [card for card in cards.values() if card["faction"] == faction]
        groups = [None, *(name for name in leaders if leaders[name]["faction"] == faction)]
        if len(groups) != 3 or any(sum(c.get("leader") == g for c in own) != 6 for g in groups):
            raise Where("cards.toml").error(f"{faction} needs six common cards and six for each of two leaders")
    for kind in KINDS:  # 2.1.6, 3.5.6
        basic = sum(c["copies"] for c in machines.values() if c["kind"] == kind and not c["challenging"])
        hard = sum(c["copies"] for c in machines.values() if c["kind"] == kind and c["challenging"])
        if hard > basic:
            raise Where("machines.toml", "cards").error(f"more challenging than basic {kind} cards")
    tracks = data["setup"]["tracks"]
    for count, players in data["setup"]["players"].items():
        if players["camps"][-1] >= len(tracks[players["track"]]["hand"]):
            raise Where("setup.toml", f"players.{count}", "camps").error("beyond the end of the track")


def _known(name: str, table: dict[str, Any], what: str, at: Where) -> None:
    if name not in table:
        raise at.error(f"no {what} is called {name!r}")


def read(override: str | None = None) -> Data:
    """All facts of the game. `override` is a file; None takes WEALD_DATA_OVERRIDE, "" takes none."""
    return load("weald.games.defenders", FILES, override=override, check=_check, cosmetic=("color",))
