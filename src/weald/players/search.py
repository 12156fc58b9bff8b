"""Information-set Monte Carlo tree search.

Every iteration deals a new world that the seat cannot tell from the real one, walks down one tree shared by all
worlds, plays a few decisions on as the game leans, and lets the game's insight judge the position. Every seat wants its
own share (max^n); in a cooperative game all seats have the same. Decisions made at the same time are chosen
without looking at one another, each by its own statistics.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from weald.kernel import FULL, Decision, Dice, Option, mix
from weald.match import Match
from weald.players.budget import Budget, Stopped
from weald.players.judgement import LEARNED, Judgement
from weald.players.policy import onward, pick

WORLDS: Final = 48  # worlds dealt per search; after that they are used again in turn, each time with new dice
CURIOSITY: Final = 1.2  # how much an option that is leant to but little tried is worth trying


class Arm:
    """One option of one seat at one node, over all the worlds in which it was there."""

    __slots__ = ("prior", "seen", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.seen = 0
        self.visits = 0
        self.total = 0.0


class Node:
    __slots__ = ("arms", "below", "total", "visits")

    def __init__(self, seats: int) -> None:
        self.arms: list[dict[Option, Arm]] = [{} for _ in range(seats)]
        self.below: dict[object, Node] = {}
        self.visits = 0
        self.total: list[float] = [0.0] * seats


class Tree:
    """One search. ``seat`` is whose eyes the worlds are dealt for."""

    def __init__(self, match: Match, seat: int, dice: Dice, judgement: Judgement = LEARNED) -> None:
        self.judgement = judgement
        self.match = match
        self.seat = seat
        self.dice = dice
        self.count = len(match.seats)
        self.root = Node(self.count)
        self.horizon = match.game.horizon
        self.worlds: list[Match] = []
        self.done = 0
        # The range of values met so far: how much a difference means depends on the position.
        self.low: list[float] = [1.0] * self.count
        self.high: list[float] = [0.0] * self.count

    def grow(self, budget: Budget) -> None:
        while budget.left(self.done):
            self.iterate()
            self.done += 1

    def world(self) -> Match:
        """A world of its own to play on."""
        seed = self.dice.below(1 << 48)
        if self.done < WORLDS:
            self.worlds.append(self.match.redeal(self.seat, seed))
        world = self.worlds[self.done % WORLDS].clone(False)
        world.state.bits = mix(seed)
        return world

    def iterate(self) -> None:
        world = self.world()
        node = self.root
        nodes = [node]
        taken: list[tuple[int, Arm]] = []
        while not world.over:
            asked = world.open
            fresh = False
            if len(asked) == 1:
                decision = asked[0]
                option, arm = self.select(node, world, decision)
                fresh = arm.visits == 0
                taken.append((decision.seat, arm))
                # What others seal cannot tell one position from another.
                key: object = None if decision.sealed and decision.seat != self.seat else option
                world.answer(decision, option)
            else:
                together: list[tuple[int, Option]] = []
                for decision in asked:
                    option, arm = self.select(node, world, decision)
                    fresh = fresh or arm.visits == 0
                    taken.append((decision.seat, arm))
                    together.append((decision.seat, option))
                for seat, option in together:
                    world.choose(option, seat)
                key = tuple(together)
            below = node.below.get(key)
            if below is None:
                below = Node(self.count)
                node.below[key] = below
            node = below
            nodes.append(node)
            if fresh:
                break
        self.play_on(world)
        self.learn(nodes, taken, [value / FULL for value in self.judgement.judge(world)])

    def select(self, node: Node, world: Match, decision: Decision) -> tuple[Option, Arm]:
        seat = decision.seat
        arms = node.arms[seat]
        low, high = self.low[seat], self.high[seat]
        span = high - low if high > low else 1.0
        first = (node.total[seat] / node.visits - low) / span if node.visits else 0.5
        best: Arm | None = None
        chosen = decision.options[0]
        most = -1.0
        weights: list[int] = []
        whole = 0
        for i, option in enumerate(decision.options):
            arm = arms.get(option)
            if arm is None:
                if not weights:
                    weights = self.judgement.weights(world, decision)
                    whole = sum(weights)
                # 10 % of the prior is spread evenly, so that no option has zero chance of being tried.
                arm = Arm(0.9 * weights[i] / whole + 0.1 / len(weights))
                arms[option] = arm
            arm.seen += 1
            mean = (arm.total / arm.visits - low) / span if arm.visits else first
            value = mean + CURIOSITY * arm.prior * sqrt(arm.seen) / (1 + arm.visits)
            if value > most:
                most = value
                best = arm
                chosen = option
        assert best is not None
        return chosen, best

    def play_on(self, world: Match) -> None:
        for _ in range(self.horizon):
            if world.over:
                return
            decision = world.decision
            world.answer(decision, pick(world, decision, self.dice))

    def learn(self, nodes: list[Node], taken: list[tuple[int, Arm]], values: list[float]) -> None:
        for seat in range(self.count):
            value = values[seat]
            if value < self.low[seat]:
                self.low[seat] = value
            if value > self.high[seat]:
                self.high[seat] = value
        for node in nodes:
            node.visits += 1
            for seat in range(self.count):
                node.total[seat] += values[seat]
        for seat, arm in taken:
            arm.visits += 1
            arm.total += values[seat]

    def ranking(self) -> list[tuple[Option, int, float]]:
        """The options at the root, best first: how often each was tried and what it was worth."""
        arms = self.root.arms[self.seat]
        options = self.match.decision_of(self.seat).options
        tried = [(arms[o].visits, arms[o].total / arms[o].visits if arms[o].visits else 0.0, -i, o)
                 for i, o in enumerate(options) if o in arms]  # fmt: skip
        tried.sort(key=_best_first)
        return [(option, visits, mean) for visits, mean, _, option in tried]


def _best_first(line: tuple[int, float, int, Option]) -> tuple[int, float, int]:
    return (-line[0], -line[1], -line[2])


class SearchPlayer:
    def __init__(self, iterations: int = 0, seconds: float = 0.0, judgement: Judgement = LEARNED) -> None:
        self.judgement = judgement
        self.iterations = iterations
        self.seconds = seconds

    def choose(
        self, match: Match, seat: int, dice: Dice, stopped: Stopped | None = None, visited: list[str] | None = None
    ) -> str:
        options = match.decision_of(seat).options
        if len(options) == 1:
            return options[0].id
        tree = Tree(match, seat, dice, self.judgement)
        tree.grow(Budget(self.iterations, self.seconds, stopped))
        return onward(match, seat, [option for option, _, _ in tree.ranking()], visited)
