"""Count a tournament: shares with intervals, ratings, lengths, curves. What the report shows and --json prints."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from math import sqrt
from statistics import fmean, quantiles
from typing import Final, NamedTuple

import msgspec

from weald.arena.one_game import POINTS, Outcome, Plan
from weald.arena.provenance import Provenance
from weald.arena.ratings import THE_GAME, Rating, Ratings
from weald.arena.schedule import Pairing, Schedule
from weald.arena.sim import digest_of
from weald.games import find
from weald.kernel import Value
from weald.players import make

_Z: Final = 1.959963984540054  # 95 % of a normal distribution lie within this many deviations


class Share(msgspec.Struct, frozen=True):
    """Games won, out of how many, with the 95 % Wilson interval of the share."""

    games: int
    won: int
    share: float
    low: float
    high: float


class Row(msgspec.Struct, frozen=True):
    """A player in a pairing, over all sides (side null) or on one side."""

    player: str
    side: str | None
    wins: Share


class Met(msgspec.Struct, frozen=True):
    """One pairing. ``players[0]`` is the one against the others; in a mix all are rated alike."""

    players: list[str]
    games: int
    unfinished: int
    drawn: int  # finished without a winner among the seats
    rows: list[Row]


class Named(msgspec.Struct, frozen=True):
    """Wins of a side, of a place in turn order or of a player, over all games."""

    name: str
    wins: Share


class Ending(msgspec.Struct, frozen=True):
    how: str
    games: int
    winners: dict[str, int]  # by side


class Spread(msgspec.Struct, frozen=True):
    low: float
    quarter: float
    median: float
    three_quarters: float
    high: float
    mean: float


class Length(msgspec.Struct, frozen=True):
    rounds: Spread
    decisions: Spread
    by_rounds: dict[int, int]  # games that ended in this round
    by_decisions: dict[int, int]  # decisions -> games that took that many


class Curve(msgspec.Struct, frozen=True):
    """Means over the games of a player on a side, at equal steps from the deal to the end."""

    player: str
    side: str
    games: int
    chances: list[float]  # as the game's own insight judges the position, 0 to 1
    scores: list[float]  # victory points; empty where a game counts none


class Thought(msgspec.Struct, frozen=True):
    player: str
    moves: int
    seconds: float
    by_clock: bool  # thinks for a time, not for a number of iterations: no two runs are alike


class Result(msgspec.Struct, frozen=True):
    weald_arena: int
    game: str
    revision: int
    format: str
    seats: list[str]
    automatic: list[str]
    options: dict[str, Value]
    players: list[str]
    field: str
    seed: int
    games_per_pairing: int
    games: int
    finished: int
    decisions: int
    digest: str
    repeatable: bool
    fair: float | None
    pairings: list[Met]
    ratings: list[Rating]
    overall: list[Named]
    sides: list[Named]
    places: list[Named]  # in turn order; empty where the game fixes it by side
    endings: list[Ending]
    length: Length
    curves: list[Curve]
    thinking: list[Thought]
    made_by: Provenance


class Game(NamedTuple):
    """A game of the tournament and how it went."""

    pairing: Pairing
    plan: Plan
    outcome: Outcome


def wilson(won: int, games: int) -> Share:
    """The share and its 95 % interval after Wilson: honest for few games and for shares near 0 and 1.

    >>> wilson(8, 10)
    Share(games=10, won=8, share=0.8, low=0.4902, high=0.9433)
    """
    if not games:
        return Share(0, 0, 0.0, 0.0, 1.0)
    share = won / games
    spread = 1 + _Z * _Z / games
    middle = (share + _Z * _Z / (2 * games)) / spread
    half = _Z / spread * sqrt(share * (1 - share) / games + _Z * _Z / (4 * games * games))
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return Share(games, won, round(share, 4), round(low, 4), round(high, 4))


def tally(todo: Schedule, outcomes: list[Outcome], made_by: Provenance) -> Result:
    """``outcomes`` in the order of ``todo.fixtures()``."""
    games = [Game(p, plan, o) for (p, plan, _), o in zip(todo.fixtures(), outcomes, strict=True)]
    thinking = _thinking(todo, games)
    return Result(
        weald_arena=1,
        game=todo.game,
        revision=find(todo.game).revision,
        format=todo.format,
        seats=todo.seats,
        automatic=[todo.seats[seat] for seat in todo.automatic],
        options=todo.options,
        players=todo.players,
        field=todo.field,
        seed=todo.seed,
        games_per_pairing=todo.games,
        games=len(games),
        finished=sum(o.finished for o in outcomes),
        decisions=sum(o.decisions for o in outcomes),
        digest=digest_of(outcomes),
        repeatable=not any(thought.by_clock for thought in thinking),
        fair=todo.fair,
        pairings=[_met(todo, pairing, games) for pairing in todo.pairings],
        ratings=_ratings(todo, games),
        overall=_overall(todo, games),
        sides=_named({side: [g.outcome.won(g.plan.seats.index(side)) for g in games] for side in todo.seats}),
        places=_named({str(i + 1): [g.outcome.won(i) for g in games] for i in range(len(todo.seats))})
        if todo.turns
        else [],
        endings=_endings(games),
        length=_length(outcomes),
        curves=_curves(todo, games),
        thinking=thinking,
        made_by=made_by,
    )


def _seats(todo: Schedule, game: Game) -> Iterator[tuple[int, str, str]]:
    """Seat, side and player of everybody who is not played by the rules."""
    for seat, (side, player) in enumerate(zip(game.plan.seats, game.plan.players, strict=True)):
        if seat not in todo.automatic:
            yield seat, side, player


def _wins(todo: Schedule, games: list[Game], player: str, side: str | None = None) -> Share:
    """Seats that ``player`` held (on ``side``) and won; a game with all seats its own counts once."""
    held = won = 0
    for game in games:
        mine = [game.outcome.won(seat) for seat, s, p in _seats(todo, game) if p == player and side in (None, s)]
        if todo.format == "together" and mine:
            mine = mine[:1]
        held += len(mine)
        won += sum(mine)
    return wilson(won, held)


def _met(todo: Schedule, pairing: Pairing, games: list[Game]) -> Met:
    mine = [game for game in games if game.pairing is pairing]
    sides = [side for seat, side in enumerate(todo.seats) if seat not in todo.automatic]
    about = list(dict.fromkeys(pairing.players)) if todo.format == "mix" else pairing.players[:1]
    rows = []
    for player in about:
        rows.append(Row(player, None, _wins(todo, mine, player)))
        if todo.fair is not None:
            rows += [Row(player, side, _wins(todo, mine, player, side)) for side in sides]
    ended = [game.outcome for game in mine if game.outcome.finished]
    drawn = sum(not outcome.winners for outcome in ended) if todo.fair is not None else 0
    return Met(pairing.players, len(mine), len(mine) - len(ended), drawn, rows)


def _overall(todo: Schedule, games: list[Game]) -> list[Named]:
    everybody = dict.fromkeys([*todo.players, *([todo.field] if todo.field else [])])
    return [Named(player, _wins(todo, games, player)) for player in everybody]


def _named(won: dict[str, list[bool]]) -> list[Named]:
    return [Named(name, wilson(sum(wins), len(wins))) for name, wins in won.items()]


def _ratings(todo: Schedule, games: list[Game]) -> list[Rating]:
    ratings = Ratings()
    for game in games:
        if not game.outcome.finished:
            continue
        held = list(_seats(todo, game))
        players = [player for _, _, player in held]
        won = [game.outcome.won(seat) for seat, _, _ in held]
        if todo.fair is None:
            players, won = [players[0], THE_GAME], [won[0], not won[0]]
        ratings.add(players, won)
    return ratings.table()


def _endings(games: list[Game]) -> list[Ending]:
    count: Counter[str] = Counter()
    winners: dict[str, Counter[str]] = {}
    for game in games:
        how = game.outcome.how if game.outcome.finished else "unfinished"
        count[how] += 1
        sides = winners.setdefault(how, Counter())
        sides.update(side for seat, side in enumerate(game.plan.seats) if game.outcome.won(seat))
    return [
        Ending(how, number, dict(sorted(winners[how].items())))
        for how, number in sorted(count.items(), key=lambda item: (-item[1], item[0]))
    ]


def _length(outcomes: list[Outcome]) -> Length:
    rounds = [o.rounds for o in outcomes]
    decisions = [o.decisions for o in outcomes]
    return Length(_spread(rounds), _spread(decisions), _count(rounds), _count(decisions))


def _count(values: list[int]) -> dict[int, int]:
    return dict(sorted(Counter(values).items()))


def _spread(values: list[int]) -> Spread:
    quarter, median, three = quantiles(values, n=4, method="inclusive") if len(values) > 1 else values * 3
    return Spread(min(values), quarter, median, three, max(values), round(fmean(values), 1))


def _curves(todo: Schedule, games: list[Game]) -> list[Curve]:
    chances: dict[tuple[str, str], list[list[int]]] = {}
    scores: dict[tuple[str, str], list[list[int]]] = {}
    for game in games:
        story = game.outcome.story
        assert story is not None
        for seat, side, player in _seats(todo, game):
            chances.setdefault((side, player), []).append(story.chances[seat])
            if story.scores:
                scores.setdefault((side, player), []).append(story.scores[seat])
    order = sorted(
        chances, key=lambda at: (todo.seats.index(at[0]), todo.players.index(at[1]) if at[1] in todo.players else -1)
    )
    return [
        Curve(
            player, side, len(chances[side, player]), _mean(chances[side, player], 1000),
            _mean(scores.get((side, player), []), 1),
        )
        for side, player in order
    ]  # fmt: skip


def _mean(lines: list[list[int]], unit: int) -> list[float]:
    return [round(fmean(line[i] for line in lines) / unit, 3) for i in range(POINTS)] if lines else []


def _thinking(todo: Schedule, games: list[Game]) -> list[Thought]:
    moves: Counter[str] = Counter()
    seconds: defaultdict[str, float] = defaultdict(float)
    for game in games:
        story = game.outcome.story
        assert story is not None
        for seat, _, player in _seats(todo, game):
            moves[player] += story.moves[seat]
            seconds[player] += story.seconds[seat]
    return [
        Thought(player, moves[player], round(seconds[player], 1), bool(getattr(make(player), "seconds", 0.0)))
        for player in moves
    ]
