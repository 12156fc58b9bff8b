"""Information-set Monte Carlo tree search over whole turns.

Every iteration deals a new world that the seat cannot tell from the real one, walks down one tree shared by all
worlds, plays a few decisions on as the game leans and from there to the end of the turn, and lets a judgement say how
everybody stands there. A position in the middle of a turn is judged only where the turn has not ended after ``LONGEST``
decisions. Every seat wants its own share (max^n); in a cooperative game all seats have the same. Decisions made at the
same time are chosen without looking at one another, each by its own statistics.

Whole numbers only: the same choice on every machine and in every build.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from mypy_extensions import i64

from weald.kernel import FULL, Decision, Dice, Option, mix
from weald.kernel.numbers import bit
from weald.match import Match
from weald.players.budget import Budget, Stopped
from weald.players.judgement import LEARNED, Judgement
from weald.players.policy import onward, pick

WORLDS: Final = 48  # worlds dealt per search; after that they are used again in turn, each time with new dice
ONE: Final = 1 << 20  # the whole range of values met
CURIOSITY: Final = ONE * 6 // 5  # how much an option that is leant to but little tried is worth trying
EVENLY: Final = FULL // 10  # of the prior is spread evenly, so that no option has no chance of being tried
# Square roots, in 1024ths.
ROOTS: Final[list[i64]] = [i64(isqrt(n << 20)) for n in range(4096)]
LONGEST: Final = 60  # decisions from the end of the horizon to the end of a turn, at most


def root_of(n: i64) -> i64:
    return ROOTS[n] if n < len(ROOTS) else i64(isqrt(int(n) << 20))


class Arm:
    """One option of one seat at one node, over all the worlds in which it was there."""

    __slots__ = ("prior", "seen", "total", "visits")

    def __init__(self, prior: i64) -> None:
        self.prior: i64 = prior  # in millionths
        self.seen: i64 = 0
        self.visits: i64 = 0
        self.total: i64 = 0

    def mean(self) -> int:
        return int(self.total // self.visits) if self.visits else 0


class Node:
    __slots__ = ("arms", "below", "total", "visits")

    def __init__(self, seats: int) -> None:
        self.arms: list[dict[Option, Arm]] = [{} for _ in range(seats)]
        self.below: dict[object, Node] = {}
        self.visits: i64 = 0
        self.total: list[i64] = [0] * seats


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
        self.low: list[i64] = [FULL] * self.count
        self.high: list[i64] = [0] * self.count

    def grow(self, budget: Budget) -> None:
        """What was thought about this position before counts, up to three quarters of the iterations."""
        made = min(int(self.root.visits), budget.iterations * 3 // 4)
        while budget.left(made):
            self.iterate()
            self.done += 1
            made += 1

    def follow(self, option: Option, match: Match) -> bool:
        """``option`` was chosen and led to ``match``: go on from there, if nothing happened but what was thought of."""
        below = self.root.below.get(option)
        g = match.state
        before = self.match.state
        if below is None or len(match.open) != 1 or match.number != self.match.number + 1:
            return False
        asked = match.open[0]
        if asked.seat != self.seat or g.chances != before.chances or g.round != before.round:
            return False
        mask = bit(self.seat)
        for card in range(len(g.seen)):
            if (g.seen[card] ^ before.seen[card]) & mask:
                return False
        worlds: list[Match] = []
        for world in self.worlds:
            world.choose(option, self.seat)
            if not world.over and len(world.open) == 1 and world.open[0].options == asked.options:
                worlds.append(world)
        self.root = below
        self.match = match
        self.worlds = worlds
        self.done = len(worlds)
        return True

    def world(self) -> Match:
        """A world of its own to play on."""
        seed = self.dice.below(1 << 48)
        if len(self.worlds) < WORLDS:
            self.worlds.append(self.match.redeal(self.seat, seed))
        world = self.worlds[self.done % len(self.worlds)].clone(False)
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
        self.learn(nodes, taken, self.judgement.judge(world))

    def select(self, node: Node, world: Match, decision: Decision) -> tuple[Option, Arm]:
        seat = decision.seat
        arms = node.arms[seat]
        low = self.low[seat]
        high = self.high[seat]
        span: i64 = high - low if high > low else FULL
        first: i64 = (node.total[seat] // node.visits - low) * ONE // span if node.visits else ONE // 2
        best: Arm | None = None
        chosen = decision.options[0]
        most: i64 = -(1 << 62)
        weights: list[int] = []
        whole = 0
        for i, option in enumerate(decision.options):
            arm = arms.get(option)
            if arm is None:
                if not weights:
                    weights = self.judgement.weights(world, decision)
                    whole = sum(weights)
                arm = Arm((FULL - EVENLY) * weights[i] // whole + EVENLY // len(weights))
                arms[option] = arm
            arm.seen += 1
            visits = arm.visits
            mean = (arm.total // visits - low) * ONE // span if visits else first
            value = mean + CURIOSITY * arm.prior // FULL * root_of(arm.seen) // (1024 * (1 + visits))
            if value > most:
                most = value
                best = arm
                chosen = option
        assert best is not None
        return chosen, best

    def play_on(self, world: Match) -> None:
        """As far as the game looks ahead, and from there to the end of the turn."""
        turn = -1
        for i in range(self.horizon + LONGEST):
            if world.over:
                return
            decision = world.decision
            if i >= self.horizon - 1:
                now = world.game.turn_of(world.state, decision)
                if now != turn and turn >= 0:
                    return
                turn = now
            world.answer(decision, pick(world, decision, self.dice))

    def learn(self, nodes: list[Node], taken: list[tuple[int, Arm]], values: list[int]) -> None:
        for seat in range(self.count):
            value: i64 = values[seat]
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
        tried = [(int(arms[o].visits), arms[o].mean(), -i, o) for i, o in enumerate(options) if o in arms]
        tried.sort(key=_best_first)
        return [(option, visits, mean / FULL) for visits, mean, _, option in tried]


def _best_first(line: tuple[int, int, int, Option]) -> tuple[int, int, int]:
    return (-line[0], -line[1], -line[2])


class SearchPlayer:
    """Goes on with its tree from one decision of a turn to the next. (At a table each thought is a new player's.)"""

    def __init__(self, iterations: int = 0, seconds: float = 0.0, judgement: Judgement = LEARNED) -> None:
        self.judgement = judgement
        self.iterations = iterations
        self.seconds = seconds
        self.tree: Tree | None = None
        self.chosen: Option | None = None

    def choose(
        self, match: Match, seat: int, dice: Dice, stopped: Stopped | None = None, visited: list[str] | None = None
    ) -> str:
        options = match.decision_of(seat).options
        if len(options) == 1:
            self.tree = None
            return options[0].id
        tree = self.tree
        if tree is None or self.chosen is None or tree.seat != seat or not tree.follow(self.chosen, match):
            tree = Tree(match, seat, dice, self.judgement)
        tree.dice = dice
        tree.grow(Budget(self.iterations, self.seconds, stopped))
        ranked = [option for option, _, _ in tree.ranking()]
        best = onward(match, seat, ranked, visited)
        self.tree = tree
        self.chosen = match.parse(best)
        return best
