"""A random game, refereed: every position and every question is compared with what the Law says."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from tests.games.root.referee.asking import Ask
from tests.games.root.referee.options import expected, refusals
from tests.games.root.referee.points import Points
from tests.games.root.referee.reading import Table
from tests.games.root.referee.tables import BURROW, CORNER, FACTIONS, MAPS
from tests.games.root.referee.trail import Trail
from weald.games.root import GAME
from weald.match import Match, begin


@dataclass
class Tally:
    """What was compared, and what differed."""

    games: int = 0
    decisions: int = 0
    compared: Counter[tuple[str, str]] = field(default_factory=Counter)  # by kind and side
    guessed: Counter[str] = field(default_factory=Counter)  # scorings that could not be computed, by rule
    differences: list[str] = field(default_factory=list)


@dataclass
class Setting:
    seats: list[str]
    options: dict[str, object]
    seed: int


def draw(rng: Random, seed: int) -> Setting:
    """A line-up: two to six seats of all factions, chosen or drafted, and any of the settings."""
    while True:
        seats = rng.sample(FACTIONS, rng.randint(2, 6))
        if "second_vagabond" in seats and "vagabond" not in seats:
            continue
        if sum(side in CORNER for side in seats) <= 4:  # 5b
            break
    options: dict[str, object] = {
        "map": rng.choice(list(MAPS)),
        "shuffled_suits": rng.random() < 0.5,
        "deck": rng.choice(["base", "exiles_partisans"]),
        "landmarks": rng.randint(0, 2),
        "hirelings": rng.choice([0, 1, 2, 3, 3]),
        "setup": rng.choice(["standard", "standard", "advanced"]),
    }
    if options["setup"] == "advanced":
        seats = GAME.seats(None, len(seats), {"setup": "advanced"})  # only counted
    return Setting(seats, options, seed)


class Game:
    def __init__(self, setting: Setting, tally: Tally, limit: int) -> None:
        self.setting = setting
        self.tally = tally
        self.limit = limit
        self.trail = Trail()
        self.rng = Random(setting.seed)
        self.match: Match = begin(GAME, setting.seats, setting.seed, dict(setting.options))

    def play(self) -> None:
        match = self.match
        self.tally.games += 1
        points = Points(match.sides, self.trail, self.compare)
        table = before = Table(match)
        while not match.over and match.number < self.limit:
            table = Table(match)
            batch = self.trail.read(match)
            table.entered = self.trail.entered(table)
            points.read(before, batch, table)
            for side, what, engine, law in refusals(before, batch):
                self.compare("turmoil", side, what, engine, law)
            before = table
            self.see(table)
            decision = match.open[0]
            args = match.game.named(decision.prompt, decision.values)
            self.ask(Ask(table, self.trail, match.sides[decision.seat], decision.prompt, args))
            chosen = decision.options[self.rng.randrange(len(decision.options))]
            self.trail.note(table, decision.prompt, decision.seat, args, chosen.id)
            match.choose(chosen, decision.seat)
            self.tally.decisions += 1
        points.read(before, self.trail.read(match), Table(match))
        self.tally.guessed.update(points.guessed)

    def see(self, table: Table) -> None:
        """Rulers and slots of every clearing (2.5, 2.2.3)."""
        for place, there in table.clearings.items():
            self.compare("ruler", "all", place, there["ruler"], table.ruler(place))
            if place != BURROW:
                self.compare("slots", "all", place, (there["slots"], there["open"]), (
                    table.slots(place), table.open_slots(place)
                ))  # fmt: skip

    def ask(self, ask: Ask) -> None:
        offered = [option.id for option in self.match.open[0].options]
        for one in expected(ask):
            there = {option for option in offered if option.split(" ")[0] in one.verbs}
            if one.taken is not None:
                there = one.taken
            law = there if there in one.or_else else one.options
            self.compare(one.kind, one.of or ask.side, f"{ask.prompt} {ask.args}", sorted(there), sorted(law))

    def compare(self, kind: str, side: str, what: str, engine: object, law: object) -> None:
        self.tally.compared[kind, side] += 1
        if engine != law:
            setting = self.setting
            self.tally.differences.append(
                f"{kind} of {side}, {what}: engine {engine}, Law {law} "
                f"(seats {setting.seats}, {setting.options}, seed {setting.seed}, decision {self.match.number})"
            )
