"""Units counted from the events alone, each with the steps it has made this turn (9.1.2, INV-13)."""

from __future__ import annotations

from weald.games.ironwood.board import FORESTS, LOCATIONS, MT
from weald.games.ironwood.facts import GOLEM, IC, NAMES, WARRIOR, WW
from weald.games.ironwood.state import Ironwood
from weald.kernel.event import Event
from weald.match import Match

TWO_STEPS = {NAMES.index("WW05"), NAMES.index("WW08")}  # Canopy Cover, Rushing Spirits (9.1.3)
TWO_DRILL_STEPS = {NAMES.index("IC09")}  # Tunnelling


class Ledger:
    def __init__(self, g: Ironwood) -> None:
        # Per kind of unit and location: the steps each unit has made this turn, fewest first.
        self.steps: list[list[list[int]]] = [[[] for _ in LOCATIONS], [[] for _ in LOCATIONS]]
        for i, count in enumerate(g.ww + g.ic):
            self.steps[WARRIOR][i] = [0] * count
        for i, count in enumerate(g.golems):
            self.steps[GOLEM][MT + i] = [0] * count
        self.told = 0
        self.battle = (0, 0)
        self.drilled = 0
        self.played: set[int] = set()
        self.started = False

    def units(self) -> tuple[list[int], list[int], list[int]]:
        warriors = [len(there) for there in self.steps[WARRIOR]]
        return warriors[: len(FORESTS)], warriors[MT:], [len(there) for there in self.steps[GOLEM]][MT:]

    def new_turn(self) -> None:
        """Everybody may move again."""
        for kind in self.steps:
            for there in kind:
                there[:] = [0] * len(there)
        self.drilled = 0
        self.played.clear()

    def read(self, match: Match) -> None:
        assert match.journal is not None
        if not self.started:
            self.started = True  # what was told until now is in the state the ledger began with
        else:
            for event in match.journal.events[self.told :]:
                self._one(event)
        self.told = len(match.journal.events)

    def _one(self, event: Event) -> None:
        a = event.args
        if event.kind == "played":
            self.played.add(a[0])
        elif event.kind == "moved":
            self._go(WARRIOR, a[2], a[3], a[1], 2 if self.played & TWO_STEPS else 1)
        elif event.kind == "marched":
            self._go(WARRIOR, a[0], a[1], a[2], 1)
            self._go(GOLEM, a[0], a[1], a[3], 1)
        elif event.kind == "lured":
            self._go(WARRIOR, a[2], a[3], a[1], 99)
        elif event.kind == "retreated":
            for kind in self.steps:
                kind[a[1]] = sorted(kind[a[1]] + kind[a[0]])
                kind[a[0]] = []
        elif event.kind == "recruited":
            self.steps[a[0]][a[1]].insert(0, 0)
        elif event.kind == "removed":
            self.steps[a[0]][a[1]].pop(0)
        elif event.kind == "swapped":
            self.steps[GOLEM][a[0]].append(self.steps[WARRIOR][a[0]].pop(0))
            self.steps[GOLEM][a[0]].sort()
        elif event.kind == "attacked":
            self.battle = (min(a[:2]), max(a[:2]))  # forest, mountain
        elif event.kind == "lost":
            place = self.battle[0 if event.seat == WW else 1]
            del self.steps[WARRIOR][place][: a[0]]
            del self.steps[GOLEM][place][: a[1]]
        elif event.kind == "drilled":
            self.drilled += 1
            assert self.drilled <= (2 if self.played & TWO_DRILL_STEPS else 1), "the drill moved too often"
        assert event.seat in (-1, WW, IC)

    def _go(self, kind: int, start: int, end: int, count: int, allowed: int) -> None:
        """Those who have moved least go; more than ``allowed`` steps is one too many."""
        there = self.steps[kind]
        going = [steps + 1 for steps in there[start][:count]]
        assert len(going) == count, f"{LOCATIONS[start]} has too few units"
        assert not going or max(going) <= allowed, f"a unit from {LOCATIONS[start]} moved too often"
        del there[start][:count]
        there[end] = sorted(there[end] + (going if allowed < 99 else [0] * count))
