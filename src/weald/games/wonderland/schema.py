"""What the data files of Wonderland's War may say: the closed lists of rewards, conditions and triggers."""

from __future__ import annotations

from typing import Any, Final

from weald.kernel.data import Data, Entries, Record, Shape, Where, flag, list_of, load, text, whole, word

REGIONS: Final[tuple[str, ...]] = ("queens_castle", "tulgey_wood", "garden", "pool_of_tears", "witzend")
FACTIONS: Final[tuple[str, ...]] = ("alice", "mad_hatter", "queen_of_hearts", "cheshire_cat", "jabberwock")
ALLIES: Final[tuple[str, ...]] = ("card_guard", "flamingo", "rose", "red_rook", "critter", "forge")
SETS: Final[tuple[str, ...]] = ("A", "B", "C", "D")

# Rewards and the fields each carries beside its type (4.1.4, 14.3.9).
REWARDS: Final[dict[str, Record]] = {
    "units": Record({"n": whole(1, 9)}),
    "ally": Record({"ally": word(*ALLIES), "strength": word("weak", "strong")}),
    "any_ally": Record({"strength": word("weak", "strong")}),
    "shield": Record({}),
    "wonderlandian": Record({}),
    "unlock_ability": Record({}),
    "discard_shards": Record({"n": whole(1, 9)}),
    "castle": Record({}),
    "leader_strength": Record({}),
    "discard_madness": Record({}),
    "quest": Record({"draw": whole(1, 2)}, {"discard": (whole(0, 1), 0)}),
    "supporter": Record({}),
    "castle_value": Record({"n": whole(1, 9)}),
    "vp": Record({"n": whole(1, 9)}),
}

_N: Final = {"n": whole(1, 30)}
_VALUES: Final = {"values": list_of(whole(0, 25))}
DEEDS: Final[dict[str, Record]] = {
    "active_count_in": Record(_VALUES),
    "strength_in": Record(_VALUES),
    "last_active_base": Record(_VALUES),
    "active_ally_at_least": Record({"ally": word(*ALLIES), "n": whole(1, 30)}),
    "active_types_at_least": Record(_N),
    "finish_place": Record({"place": whole(1, 5)}),
    "second_or_tied": Record({}),
    "madness_track_in": Record(_VALUES),
    "win_with_leader": Record({}),
    "units_left_in": Record(_VALUES),
    "units_lost_at_least": Record(_N),
    "strength_at_least": Record(_N),
    "on_forge_symbol": Record({}),
    "first_to_halt": Record({}),
    "shards_at_least": Record(_N),
    "win_with_units_left_at_most": Record(_N),
}
GOALS: Final[dict[str, Record]] = {
    "ally_pair_at_least": Record({"allies": list_of(word(*ALLIES), 2), "n": whole(1, 30)}),
    "distinct_forged_allies_at_least": Record(_N),
    "leader_strength_at_least": Record(_N),
    "castles_at_least": Record(_N),
    "castle_value_at_least": Record(_N),
    "forged_chips_at_least": Record(_N),
    "forge_tracks_complete_at_least": Record(_N),
    "abilities_unlocked_at_least": Record(_N),
    "artifacts_at_least": Record(_N),
    "madness_at_least": Record(_N),
    "shards_at_most": Record({"n": whole(0, 30)}),
    "units_on_board_at_least": Record(_N),
    "units_in_every_used_region": Record({}),
    "forge_chips_at_least": Record(_N),
    "each_ally_type_at_least": Record(_N),
    "item_chips_at_least": Record(_N),
    "wonderlandian_cards_at_least": Record(_N),
    "tea_cards_with_die_at_least": Record(_N),
}


class Typed:
    """A table whose `type` says which other fields it has."""

    def __init__(self, kinds: dict[str, Record], what: str) -> None:
        self.kinds = kinds
        self.what = what

    def __call__(self, value: Any, at: Where) -> Any:
        if not isinstance(value, dict):
            raise at.wrong("a table", value)
        kind = value.get("type")
        if not isinstance(kind, str) or kind not in self.kinds:
            raise at.into("type").wrong(f"a {self.what}: {', '.join(self.kinds)}", kind)
        rest = {name: item for name, item in value.items() if name != "type"}
        return {"type": kind, **self.kinds[kind](rest, at)}


REWARD: Final = Typed(REWARDS, "reward")
BETWEEN: Final = Record({"tracks": list_of(whole(1, 4), 2), "column": whole(1, 4), "reward": REWARD})

TEA_CARD: Final = Record(
    {
        "round": whole(1, 3),
        "units": whole(0, 9),
        "die": flag,
        "layout": word("normal", "split", "corrupted"),
    },
    {
        "rewards": (list_of(REWARD), []),
        "top": (list_of(REWARD), []),
        "bottom": (list_of(REWARD), []),
        "corrupted": (list_of(REWARD), []),
    },
)
LEADER: Final = Record(
    {
        "artifact": text,
        "leader_ability": text,
        "abilities": list_of(text, 4),
        "tracks": list_of(list_of(REWARD), 4),
        "between": list_of(BETWEEN),
        "castle_track_two_players": list_of(whole(1, 9)),
    }
)
ABILITY: Final = Record(
    {"leader": word(*FACTIONS), "kind": word("leader", "artifact", "passive"), "optional": flag},
    {"n": whole(1, 9), "two_players": whole(1, 9)},
)
WONDERLANDIAN: Final = Record(
    {
        "kind": word("figure", "item"),
        "pieces": whole(1, 2),
        "strength": whole(0, 9),
        "trigger": text,
        "optional": flag,
        "two_players": flag,
    },
    {"n": (whole(0, 9), 0), "won": whole(1, 9)},
)

FILES: Final[dict[str, Shape]] = {
    "board": {
        "regions": Entries(Record({"order": whole(1, 5)}), REGIONS),
        "chairs": Entries(Record({"position": whole(1, 13), "min_players": whole(2, 5)})),
        "tracks": {
            "battle": Record({"top": whole(1, 60), "forge_symbols": list_of(whole(0, 60))}),
            "leader_strength": Record({"start": whole(0, 9), "top": whole(1, 9)}),
            "madness": Record({"spaces": whole(4, 4)}),
        },
    },
    "tiles": Entries(Record({"values": list_of(whole(0, 30), 3)})),
    "setup": {
        "supply": {
            "shared": Record({"madness": whole(1, 60), "poison_beyond_players": whole(0, 9), "display": whole(1, 9)}),
            "faction": Record(
                {
                    "supporters": whole(1, 30),
                    "castles": whole(1, 9),
                    "artifacts": whole(4, 9),
                    "faction_1": whole(0, 9),
                    "faction_2": whole(0, 9),
                    "double_madness": whole(0, 9),
                }
            ),
        },
        "start": {
            "player": Record(
                {
                    "supporters": whole(0, 30),
                    "vp": whole(0, 49),
                    "quests_drawn": whole(1, 5),
                    "quests_kept": whole(1, 1),
                }
            ),
            "bag": Record(
                {
                    "faction_1": whole(0, 9),
                    "faction_2": whole(0, 9),
                    "artifact": whole(0, 6),
                    "forge": whole(0, 5),
                    "double_madness": whole(0, 1),
                    "madness": whole(0, 5),
                }
            ),
        },
        "shards": {f"players_{n}": Record({"by_place": list_of(whole(0, 9), n)}) for n in (2, 3, 4, 5)},
        "die": {"shard": Record({"faces": list_of(whole(0, 3))})},
        "tea": {"cards": Record({"standard": whole(1, 6), "two_players": whole(1, 6)})},
        "castle": {"worth": Record({"start": whole(0, 9), "strength": whole(0, 9)})},
        "quest": {"points": Record({"deed": whole(0, 30), "goal": whole(0, 30), "both": whole(0, 30)})},
        "two_players": {
            "game": Record(
                {
                    "extra_forge": whole(0, 5),
                    "resistance": list_of(whole(0, 25), 3),
                    "removed": list_of(text),
                }
            )
        },
    },
    "allies": {
        "allies": Entries(
            Record(
                {
                    "weak": whole(0, 9),
                    "strong": whole(0, 9),
                    "count_weak": whole(0, 60),
                    "count_strong": whole(0, 60),
                }
            ),
            ALLIES,
        ),
        "effects": Entries(
            Record(
                {"set": word(*SETS), "ally": word(*ALLIES), "trigger": text, "optional": flag},
                {"n": (whole(0, 9), 0), "forged": whole(1, 9)},
            ),
            tuple(f"{s.lower()}_{ally}" for s in SETS for ally in ALLIES if ally != "forge"),
        ),
    },
    "leaders": {"leaders": Entries(LEADER, FACTIONS), "abilities": Entries(ABILITY)},
    "tea_cards": Entries(TEA_CARD),
    "wonderlandians": Entries(WONDERLANDIAN),
    "quests": Entries(Record({"region": word(*REGIONS), "deed": Typed(DEEDS, "deed"), "goal": Typed(GOALS, "goal")})),
}


def _check(data: Data) -> None:
    """What no single field can see; an override can break it."""
    orders = sorted(region["order"] for region in data["board"]["regions"].values())
    if orders != [1, 2, 3, 4, 5]:
        raise Where("board.toml", "regions", "order").error("the five regions form one ring, 1 to 5")
    positions = sorted(chair["position"] for chair in data["board"]["chairs"].values())
    if positions != list(range(1, 14)):
        raise Where("board.toml", "chairs", "position").error("13 chairs stand around the table, 1 to 13")
    abilities = data["leaders"]["abilities"]
    for name, leader in data["leaders"]["leaders"].items():
        for ability in (*leader["abilities"], leader["leader_ability"]):
            if abilities.get(ability, {}).get("leader") != name:
                raise Where("leaders.toml", f"leaders.{name}", "abilities").error(f"{ability} is not theirs")
    for round_ in (1, 2, 3):
        count = sum(card["round"] == round_ for card in data["tea_cards"].values())
        if count != 30:  # 1.2.2
            raise Where("tea_cards.toml", "", "round").error(f"round {round_} has {count} cards, not 30")
    for name, card in data["tea_cards"].items():
        if (card["layout"] == "split") != bool(card["top"] and card["bottom"]):
            raise Where("tea_cards.toml", name, "layout").error("a split card has a top and a bottom")
        if (card["layout"] == "corrupted") != bool(card["corrupted"]):
            raise Where("tea_cards.toml", name, "layout").error("a corrupted card has a corrupted part")
    kinds = [card["kind"] for card in data["wonderlandians"].values()]
    if kinds.count("figure") != 12 or kinds.count("item") != 12:  # 1.2.3
        raise Where("wonderlandians.toml", "", "kind").error("12 cards have figures and 12 have items")


def read(override: str | None = None) -> Data:
    """All facts of the game. `override` is a file; None takes WEALD_DATA_OVERRIDE, "" takes none."""
    return load("weald.games.wonderland", FILES, override=override, check=_check)
