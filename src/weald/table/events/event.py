"""A tournament as it is stored, and what happens to it: who comes and goes, which round is next. Nothing here talks to a database."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from weald.table.events import pairing
from weald.table.events.pairing import Round
from weald.table.events.scoring import WIN, Place, Played, places, totals
from weald.table.tokens import new_table_id
from weald.table.viewer import Refused
from weald.table.wire import Clock, Setting

Kind = Literal["round-robin", "swiss", "ladder"]
State = Literal["open", "running", "over"]
MOST = 64  # entrants
HOUR = 3_600_000  # milliseconds
ARRIVING = 300_000  # milliseconds until the first clock of a game begins to run, if nobody comes earlier


class Plan(Struct, frozen=True):
    """What the host has decided. ``rounds``: of everybody against everybody with two seats, how often each two meet; of a ladder
    nothing. ``reach``: how many places up one may challenge."""

    kind: Kind
    sides: list[str]
    options: dict[str, Setting]
    clock: Clock
    hours: Annotated[int, Meta(ge=1, le=720)]
    rounds: int = 1
    reach: int = 3
    rated: bool = False


class Game(Struct):
    """A table of a round: its players by seat, until when it has to be over, and what each has got. Without a table it was not played,
    because somebody had left."""

    table: str
    round: int
    players: list[int]
    until: int
    points: list[int] | None = None
    how: str = ""


class Body(Struct):
    """Everything of a tournament that changes while it runs."""

    plan: Plan
    version: int = 0  # one more with every change
    starters: list[int] = []  # who was there when it began
    gone: list[int] = []  # who has left since
    games: list[Game] = []
    byes: list[list[int]] = []  # of each round
    order: list[int] = []  # of a ladder, the first on top
    ended: int | None = None


class Entrant(Struct, frozen=True):
    n: int
    name: str
    account: str | None
    token: str  # hashed


class Event(Struct):
    id: str
    game: str
    name: str
    state: State
    listed: bool
    host: str  # hashed
    account: str | None
    made: int
    due: int | None
    body: Body
    entrants: list[Entrant]

    @property
    def plan(self) -> Plan:
        return self.body.plan

    @property
    def seats(self) -> int:
        return len(self.plan.sides)

    @property
    def present(self) -> list[int]:
        """Those who have not left."""
        return [one.n for one in self.entrants if one.n not in self.body.gone]

    @property
    def round(self) -> int:
        """The one that is played, from 1 on; 0 before the first."""
        return len(self.body.byes)

    @property
    def rounds(self) -> int:
        """How many there will be, as far as one can know; 0: there is no end."""
        plan, n = self.plan, len(self.body.starters or self.present)
        if plan.kind == "ladder":
            return 0
        if plan.kind == "round-robin" and self.seats == 2:
            return plan.rounds * max(1, n - 1 + n % 2)
        return plan.rounds

    @property
    def open(self) -> list[Game]:
        return [game for game in self.body.games if game.points is None]

    def next_due(self) -> int | None:
        return min((game.until for game in self.open), default=None) if self.state == "running" else None

    def entrant(self, n: int) -> Entrant:
        return next(one for one in self.entrants if one.n == n)


# --- standings -------------------------------------------------------------------------------------------------


def standings(event: Event) -> list[Place]:
    """The best first; of a ladder as it stands."""
    body = event.body
    players = [one.n for one in event.entrants]
    played = [Played(game.players, game.points) for game in body.games if game.points is not None]
    found = places(players, played, _byes(event), berger_first=event.plan.kind == "round-robin")
    if event.plan.kind != "ladder":
        return found
    by_player = {one.player: one for one in found}
    order = [n for n in (body.order or players) if n not in body.gone]
    return [by_player[n]._replace(place=i + 1) for i, n in enumerate(order)]


def _byes(event: Event) -> list[int]:
    """Byes that count as a win. In everybody against everybody with two seats each has as many."""
    if event.plan.kind == "round-robin" and event.seats == 2:
        return []
    return [n for byes in event.body.byes for n in byes]


# --- changes ---------------------------------------------------------------------------------------------------


def start(event: Event) -> None:
    if event.state != "open":
        raise Refused("event-begun", "this tournament has begun already")
    if len(event.present) < event.seats:
        raise Refused("too-few", f"at least {event.seats} have to take part", least=event.seats)
    event.state = "running"
    event.body.starters = event.present
    if event.plan.kind == "ladder":
        event.body.order = event.present


def end(event: Event, now: int) -> None:
    """The host ends it: what is not decided is not counted."""
    event.state = "over"
    event.body.ended = now
    for game in event.open:
        game.points, game.how = [0] * len(game.players), "ended"


def come(event: Event, entrant: Entrant) -> None:
    """Somebody takes part. On a ladder one can come at any time, and begins at the bottom."""
    if event.state == "over" or (event.state == "running" and event.plan.kind != "ladder"):
        raise Refused("event-begun", "this tournament has begun already")
    if len(event.present) >= MOST:
        raise Refused("event-full", f"no more than {MOST} can take part", most=MOST)
    mine = entrant.account
    if mine is not None and any(one.account == mine for one in event.entrants if one.n not in event.body.gone):
        raise Refused("entered", "you take part already")
    event.entrants.append(entrant)
    if event.state == "running":
        event.body.order.append(entrant.n)


def go(event: Event, n: int) -> None:
    """Somebody leaves or is asked to: games that run are lost (at_desk.py), and there are no further ones."""
    if n not in event.present:
        raise Refused("not-entered", "nobody of this number takes part")
    if event.state == "open":
        event.entrants = [one for one in event.entrants if one.n != n]
        return
    event.body.gone.append(n)
    event.body.order = [other for other in event.body.order if other != n]


def challenge(event: Event, n: int, other: int, now: int) -> Game:
    if event.plan.kind != "ladder" or event.state != "running":
        raise Refused("no-challenge", "nobody can be challenged here now")
    if n not in event.body.order:
        raise Refused("not-entered", "you do not take part")
    if other not in pairing.above(event.body.order, n, event.plan.reach):
        raise Refused("no-challenge", "they do not stand close enough above you", reach=event.plan.reach)
    if any({n, other} & set(game.players) for game in event.open):
        raise Refused("event-busy", "one of you has a game that is not over yet")
    past = [game.players for game in event.body.games]
    made = _game(event, 0, pairing.seated([n, other], past), now)
    event.body.games.append(made)
    return made


def _game(event: Event, round: int, players: list[int], now: int) -> Game:
    until = now + ARRIVING + event.plan.hours * HOUR
    return Game(new_table_id(), round, players, until)


def decide(event: Event, game: Game, points: list[int], how: str) -> None:
    """A game is over."""
    game.points, game.how = points, how
    if event.plan.kind == "ladder" and WIN in points:
        winner, loser = game.players[points.index(WIN)], game.players[1 - points.index(WIN)]
        if winner in event.body.order and loser in event.body.order:
            event.body.order = pairing.climbed(event.body.order, winner, loser)


def go_on(event: Event, now: int) -> list[Game]:
    """Where a round is over, the next one; returns the games whose tables have to be made."""
    if event.state != "running" or event.plan.kind == "ladder" or event.open:
        return []
    found = _next_round(event) if len(event.present) >= event.seats else None
    if found is None:
        event.state = "over"
        event.body.ended = now
        return []
    event.body.byes.append([n for n in found.byes if n not in event.body.gone])
    made: list[Game] = []
    for players in found.tables:
        here = [n not in event.body.gone for n in players]
        if all(here):
            made.append(_game(event, event.round, players, now))
            event.body.games.append(made[-1])
        else:
            points = [WIN if present else 0 for present in here]
            event.body.games.append(Game("", event.round, players, now, points, "left"))
    return made or go_on(event, now)


def _next_round(event: Event) -> Round | None:
    body, plan = event.body, event.plan
    if event.round >= event.rounds:
        return None
    if plan.kind == "round-robin" and event.seats == 2:
        return pairing.circle(body.starters, plan.rounds)[event.round]
    past = [game.players for game in body.games]
    rested = [n for byes in body.byes for n in byes]
    played = [Played(game.players, game.points) for game in body.games if game.points is not None]
    points = totals(event.present, played, rested) if plan.kind == "swiss" else {}
    return pairing.swiss(event.present, event.seats, points, past, rested)


def copied(event: Event) -> Event:
    return msgspec.convert(msgspec.to_builtins(event), Event)
