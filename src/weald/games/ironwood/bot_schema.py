"""What `data/bots.toml` may say: the lines of the bots' turn cards and action tables.

A line is a table with one word. Picking targets, sources and places is left to the rules of chapters 17
and 18: the data names them (`pursuit`, `focus_squad`, `controlled_foundation`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from weald.kernel.data import Entries, Kind, Record, Shape, Where, flag, list_of, whole, word

APPROACHES: Final = ("aggressive", "defensive", "expansive")
FACES: Final = ("alert", "exhausted")
AID: Final = ("disruptive", "exalted")
DIE: Final = ("highest_even", "lowest_even", "highest_odd", "lowest_odd")

count: Final = whole(1)
BONUS: Final = Record({}, {"damage": count, "defense": count, "dominance": count})

# The facts of a case. A number means at least that many, but totems_on_map exactly that many.
CASE: Final = Record(
    {},
    {
        "approach": word(*APPROACHES),
        "can_discover": flag,  # 18.12.2
        "can_found": flag,  # 14.1.1
        "controlled_foundation": flag,
        "crystals": count,
        "ferrum_units": count,
        "forges": count,
        "human_crystals": count,
        "human_forges": count,
        "human_foundation": flag,
        "located_totem": flag,  # Locate at the start of this turn discovered one
        "squad_holds_totem": flag,
        "totems_on_map": whole(),
        "touches_smaller_squad_near_totem": flag,  # 17.20.7
    },
)
CASES: Final = list_of(CASE)

TARGETS: Final = {
    "ironbot": ("focus_squad",),
    "woodbot": (
        "adjacent_squad",
        "controlled_foundation",
        "controlled_possible_mountain",
        "drill",
        "ferrum",
        "squad_touching_totem_forest",
    ),
}


class Lines:
    """The lines of one bot."""

    def __init__(self, bot: str) -> None:
        lines: Kind = self.read
        self.kinds: dict[str, Kind] = {
            "attack": list_of(word(*TARGETS[bot])),  # the first that can be attacked, if any
            "draw": Record({"count": count, "to": word("top", "bottom")}),
            "expend": word("resolve", "unresolved"),
            "first_possible": list_of(lines),
            "flip": flag,  # the turn card, or the aid
            "gain_crystals": count,
            "human_burns": count,
            "if": Record({"when": CASES, "then": lines, "else": lines}),
            "recruit": Record({"count": count}, {"price": count, "where": word("squad_with_totem")}),
        }
        if bot == "ironbot":
            self.kinds.update(
                {
                    "build": Record({"price": count}),
                    "discard_this": flag,
                    "escort_drill": count,  # up to that many warriors from an adjacent mountain
                    "found": flag,
                    "move": Record({"by": word("pursuit", "protect", "expand")}),
                    "move_drill": count,
                    "remove_warrior": count,
                    "run_turn_card": flag,
                    "swap_golem": count,
                }
            )
        else:
            self.kinds.update(
                {
                    "discover": flag,
                    "human_chooses": list_of(lines),
                    "locate": flag,
                    "move": Record(
                        {"by": word("plunder", "secure", "harass"), "count": count},
                        {"unit": word("squads"), "without_totem": flag},
                    ),
                    "return_vision": count,  # random discarded visions into the vision deck, mountains marked
                    "spirits": count,
                    "steal_crystals": count,
                    "win": lines,
                }
            )

    def read(self, value: Any, at: Where) -> Any:
        return list_of(self._line)(value, at)

    def _line(self, value: Any, at: Where) -> Any:
        if not isinstance(value, dict) or len(value) != 1:
            raise at.wrong("a table with exactly one word", value)
        ((name, given),) = value.items()
        if name not in self.kinds:
            raise at.into(name).error(f"unknown word; known: {', '.join(self.kinds)}")
        return {name: self.kinds[name](given, at.into(name))}

    def steps(self) -> Kind:
        return list_of(Record({"when": CASES, "do": self.read}))

    def rows(self, columns: tuple[str, ...], icons: tuple[str, ...]) -> Entries:
        kinds: dict[str, Kind | tuple[Kind, Any]] = dict.fromkeys(("all", "again", *columns), self.read)
        return Entries(Record({}, kinds), icons)


def bots(icons: Mapping[str, tuple[str, ...]]) -> dict[str, Shape]:
    """The shape of bots.toml; `icons` are the solo icons by side."""
    iron, wood = Lines("ironbot"), Lines("woodbot")
    warriors = Record(
        {"choices": list_of(Record({"places": count, "levels": count}, {"ferrum": (flag, False)}))},
    )
    return {
        "common": {
            "die": Record({"results": list_of(word(*DIE))}),
            "cards": Record({"per_round": whole()}),
            "compensation": Record({"crystals": whole()}),
        },
        "ironbot": {
            "start": Record({"approach": word(*APPROACHES), "face": word(*FACES)}),
            "numbers": Record(
                dict.fromkeys(
                    (
                        "ferrum_reserve",
                        "ferrum_guard",
                        "ferrum_refill",
                        "cargo_home",
                        "visions_safe",
                        "recruit_from",
                    ),
                    whole(),
                )
            ),
            "approach": Entries(Record({"when": CASES, "bonus": BONUS}), APPROACHES),
            "turn_card": Entries(Record({"steps": iron.steps()}), FACES),
            "action_table": iron.rows((*APPROACHES, *FACES), icons["ironclad"]),
            "difficulty": {
                "red_icons": Record({"levels": count}),
                "golem_start": Record({"levels": count, "golems": count}),
                "two_foundations": Record({"levels": count, "foundations": count}),
                "four_cards": Record({"levels": count, "cards": count}),
                "extra_warriors": warriors,
            },
        },
        "woodbot": {
            "start": Record({"side": word(*AID), "spirits": whole()}),
            "numbers": Record(
                dict.fromkeys(
                    ("spirits_per_foundation", "spirits_per_combat", "vision_deck", "cargo_worth", "recruit_from"),
                    whole(),
                )
            ),
            "side": Entries(Record({"bonus": BONUS, "steps": wood.steps()}), AID),
            "flip": {"disruptive": Record({"when": CASES})},
            "action_table": wood.rows(AID, icons["woodwalkers"]),
            "difficulty": {
                "red_icons": Record({"levels": count}),
                "spirits_start": Record({"levels": count, "spirits": count}),
                "four_cards": Record({"levels": count, "cards": count}),
                "fewer_foundations": Record({"levels": count, "forge_tokens": count}),
                "extra_warriors": warriors,
            },
        },
    }
