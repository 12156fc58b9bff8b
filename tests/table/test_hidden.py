"""Nothing a viewer receives tells what it may not know."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import weald
from tests.table import toygame
from tests.table.harness import Client, Server
from weald.games import find
from weald.kernel.event import SPECTATOR
from weald.match import Match, begin
from weald.match.record import read
from weald.table.viewer_log import view_of


def names_of(match: Match) -> list[str]:
    if match.game.id == "toy":
        return toygame.NAMES
    return [str(match.game.name_of("card", c)) for c in range(len(match.state.seen))]


def opened(record: str) -> Match:
    parsed = read(record)
    return begin(find(parsed.game), parsed.seats, parsed.seed, dict(parsed.options))


def ever_seen(record: str, seat: int | None) -> list[set[str]]:
    """For each number of choices made: the names of the cards this viewer has seen by then."""
    match = opened(record)
    mask = SPECTATOR if seat is None else 1 << seat
    known: set[str] = set()
    out: list[set[str]] = []
    read_events = 0

    def look() -> None:
        nonlocal read_events
        known.update(cards[c] for c, seen in enumerate(match.state.seen) if seen == -1 or seen & mask)
        assert match.journal is not None
        for event in match.journal.since(read_events):
            told = event.face(mask)
            if told is not None:
                known.update(names.intersection(_strings(match.game.named(event.kind, told))))
        read_events = match.journal.count
        while len(out) <= len(match.choices):
            out.append(set(known))
        out[-1] = set(known)

    cards = names_of(match)
    names = set(cards)
    look()
    for _, side, text in read(record).choices:
        if text == "concede":
            break
        match.choose(text, match.seats.index(side))
        look()
    return out


def _strings(value: object) -> list[str]:
    if isinstance(value, dict):
        return [s for v in value.values() for s in _strings(v)]
    if isinstance(value, list):
        return [s for v in value for s in _strings(v)]
    return [value] if isinstance(value, str) else []


# Words of Root that are names of cards and of what everybody sees or may guess: items, kinds of plots.
SPOKEN = {"root": {"", "sword", "plot_bomb", "plot_snare", "plot_extortion", "plot_raid"}}


def assert_nothing_told(client: Client, seat: int | None, record: str) -> int:
    """Checks every text received before the end of the game; returns how many were checked."""
    match = opened(record)
    cards = set(names_of(match)) - SPOKEN.get(match.game.id, set())
    words = re.compile(r"\b(?:" + "|".join(sorted(map(re.escape, cards), key=len, reverse=True)) + r")\b")
    known = ever_seen(record, seat)
    number = 0
    checked = 0
    for text in client.received:
        message = msgspec.json.decode(text)
        if "view" in message and message["type"] == "view":
            if message["view"]["over"]:
                break
            number = message["view"]["number"]
        # A table's id and the spectators' key are random letters: now and then they spell a card.
        for chance in (message.get("table", {}).get("id"), message.get("watch")):
            text = text.replace(chance or "\0", "")
        secret = set(words.findall(text)) - known[min(number, len(known) - 1)]
        assert not secret, (number, secret, text)
        assert "seed" not in text
        assert "hash" not in text
        checked += 1
    return checked


def assert_same_elsewhere(client: Client, seat: int, record: str) -> set[str]:
    """Every view that came over the line is told alike in another world that the seat cannot tell from this one;
    returns in which zones those worlds differed."""
    match, choices = opened(record), read(record).choices
    rng = random.Random(seat)
    differed: set[str] = set()
    for message in client.messages:
        if message["type"] != "view" or message["view"]["over"]:
            continue
        view = message["view"]
        while match.number < view["number"]:
            _, side, text = choices[len(match.choices)]
            match.choose(text, match.seats.index(side))
        if match.number > view["number"]:  # an answer to a question about the past
            continue
        world = match.redeal(seat, rng.getrandbits(60))
        turn_over_the_souls(world)
        told = msgspec.json.decode(message_of(world, seat))
        view = view | {"undo": None, "waiting": [], "decisions": [d | {"blocked": None} for d in view["decisions"]]}
        assert view == told, (seat, match.number)
        for real, dealt in zip(match.state.zones(), world.state.zones(), strict=True):
            if list(real.cards) != list(dealt.cards):
                differed.add(real.name)
    return differed


def turn_over_the_souls(world: Match) -> None:
    """Everybody may see which cards are Lost Souls, nobody in which order they came (10.2.6b)."""
    for zone in world.state.zones():
        if zone.name == "cult.souls":
            zone.cards.reverse()


async def some_play(client: Client, most: int) -> None:
    """What is chosen and asked for depends on the question alone, not on who was quicker."""
    for _ in range(most):
        decision = await client.asked()
        if decision is None:
            return
        rng = random.Random(f"{decision['seat']} {decision['number']}")
        if rng.random() < 0.1:
            await client.ask("why")
        if rng.random() < 0.1:
            await client.ask("history", number=rng.randrange(client.view["number"] + 1))
        options = [option["id"] for option in decision["options"]]
        option = (
            "plot" if "plot" in options else rng.choice(options)
        )  # so that one lies there face down, whatever the seed
        await client.ask("choose", number=decision["number"], option=option)


# A game, who sits there, the settings, choices, and where things lie that somebody does not know.
WIRE: list[tuple[str, list[str], dict[str, Any], int, str]] = [
    ("toy", [], {}, 60, ""),
    ("ironwood", [], {}, 150, ""),
    (
        "root", ["corvids", "cult", "keepers", "hundreds", "riverfolk"], {"deck": "exiles_partisans", "hirelings": 1}, 60,
        "corvids.plots corvids.plot- keepers.figure keepers.tablet keepers.jewelry corvids.hand cult.hand hundreds.hand",
    ),
    (
        "root", ["alliance", "cult", "vagabond", "eyrie"], {"map": "lake"}, 60,
        "alliance.supporters cult.souls common.quest-deck common.ruin- common.deck alliance.hand vagabond.hand eyrie.hand",
    ),
    ("root", ["seat1", "seat2", "seat3", "seat4"], {"setup": "advanced", "landmarks": 1}, 30, "seat1.hand seat4.hand common.deck"),
]  # fmt: skip


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Server]:
    """A server that has dealt nothing yet: what it deals first is the same in every run, whichever tests came before."""
    running = Server(tmp_path / "weald.db")
    yield running
    assert running.stop() in {0, -15}


@pytest.mark.parametrize(
    ("game", "sides", "options", "most", "hidden"), WIRE, ids=["toy", "ironwood", "root", "root-piles", "root-draft"]
)
def test_every_byte(
    fresh: Server, game: str, sides: list[str], options: dict[str, Any], most: int, hidden: str
) -> None:  # fmt: skip
    async def scene() -> None:
        info = next(g for g in fresh.get("/api/games") if g["id"] == game)
        seats = [{"side": side, "kind": "me"} for side in sides or info["sides"]]
        made = fresh.post("/api/tables", {"game": game, "seats": seats, "options": options, "concession": "end"})
        tokens = [key["token"] for key in made["seats"]]
        clients = [await fresh.sit(made["id"], token) for token in tokens]
        watcher = await fresh.sit(made["id"], made["watch"])
        players = [asyncio.create_task(some_play(c, most)) for c in clients]
        await asyncio.wait(players, return_when="FIRST_COMPLETED")
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        running = {}
        if not clients[0].view["over"]:
            for seat, token in [*enumerate(tokens), (None, made["watch"])]:
                running[seat] = fresh.get(f"/api/tables/{made['id']}/record", token)
                assert "seed" not in running[seat]
            await clients[0].ask("concede")
        await asyncio.gather(*(c.wait(lambda c=c: c.view["over"]) for c in (*clients, watcher)))  # type: ignore[misc]
        record = fresh.get(f"/api/tables/{made['id']}/record")
        differed: set[str] = set()
        for seat, client in enumerate(clients):
            assert assert_nothing_told(client, seat, record) > 20
            if hidden:
                differed |= assert_same_elsewhere(client, seat, record)
        assert assert_nothing_told(watcher, None, record) > 20
        for wanted in hidden.split():
            assert any(zone.startswith(wanted) for zone in differed), f"{wanted} was never hidden: {sorted(differed)}"
        cards = set(names_of(opened(record))) - SPOKEN.get(game, set())
        for viewer, exported in running.items():
            told = {name for name in cards if name in exported}
            assert told <= ever_seen(record, viewer)[-1], (viewer, exported)
        for client in (*clients, watcher):
            await client.close()

    asyncio.run(scene())


def test_an_unfinished_record_is_redacted(server: Server) -> None:
    async def scene() -> None:
        made = server.table()
        path = f"/api/tables/{made['id']}/record"
        red, blue = [await server.sit(made["id"], key["token"]) for key in made["seats"]]
        await red.choose()
        await blue.choose()
        assert server.request("GET", path)[0] == 403
        assert server.request("GET", path, None, "x" * 30)[0] == 403
        mine = server.get(path, made["seats"][0]["token"])
        assert "redacted red" in mine
        assert "seed" not in mine
        assert "blue ?" in mine
        assert "red bid K" in mine
        everybodys = server.get(path, made["watch"])
        assert "redacted spectator" in everybodys
        assert "K" not in everybodys.split("--")[1]
        await red.close()
        await blue.close()

    asyncio.run(scene())


def message_of(match: Match, seat: int) -> bytes:
    view = view_of(match, seat)
    view["undo"] = None  # a redealt world has no log to undo by
    view["waiting"] = []  # nor the others' sealed answers
    return msgspec.json.encode(view)


@pytest.mark.parametrize("game", ["toy", "ironwood"])
def test_what_looks_the_same_is_the_same(game: str) -> None:
    """Worlds a seat cannot tell apart give it byte-equal views."""
    rng = random.Random(3)
    match = weald.start(game, seed=11)
    for _ in range(300):
        if match.over:
            break
        for seat in range(len(match.seats)):
            if any(d.seat == seat for d in match.open):
                assert message_of(match.redeal(seat, rng.getrandbits(60)), seat) == message_of(match, seat)
        decision = rng.choice(match.open)
        match.choose(rng.choice(decision.options), decision.seat)


# Line-ups of Root, their settings, and where things lie in them that somebody does not know.
ROOT = [
    (
        ["corvids", "cult", "keepers"],
        {"landmarks": 2, "hirelings": 3, "deck": "exiles_partisans"},
        "corvids.plots corvids.plot- keepers.figure keepers.tablet keepers.jewelry corvids.hand cult.hand keepers.hand",
    ),
    (
        ["alliance", "cult", "vagabond", "eyrie"],
        {"map": "lake"},
        "alliance.supporters cult.souls common.quest-deck common.ruin- common.deck alliance.hand vagabond.hand eyrie.hand",
    ),
    (
        ["corvids", "alliance", "duchy", "vagabond"],
        {"map": "lake", "hirelings": 3},
        "alliance.supporters duchy.hand vagabond.hand common.quest-deck common.ruin- common.deck",
    ),
    (["seat1", "seat2", "seat3", "seat4"], {"setup": "advanced", "landmarks": 2, "hirelings": 3}, "seat1.hand seat4.hand"),
    (["hundreds", "eyrie", "riverfolk", "marquise"], {"landmarks": 2}, "hundreds.hand eyrie.hand marquise.hand common.market"),
]  # fmt: skip


@pytest.mark.parametrize(("seats", "options", "hidden"), ROOT, ids=["plots", "piles", "decks", "draft", "market"])
def test_root_tells_nobody_what_is_hidden(seats: list[str], options: dict[str, Any], hidden: str) -> None:
    """Plots, hands, supporters, faces of relics, quests, ruins, the market, hands in a draft: byte-equal messages, for who is
    asked and for all the others, whose worlds must have the same question in them."""
    differed: set[str] = set()
    for seed in range(1, 5):
        rng = random.Random(seed)
        match = weald.start("root", seats, seed, dict(options))
        for _ in range(150):
            if match.over:
                break
            asked = match.open[0].seat
            for seat in range(len(match.seats)):
                world = match.redeal(seat, rng.getrandbits(60))
                turn_over_the_souls(world)
                assert message_of(world, seat) == message_of(match, seat), (
                    seed,
                    match.number,
                    seat,
                    asked,
                    match.open[0].prompt,
                )
                for real, dealt in zip(match.state.zones(), world.state.zones(), strict=True):
                    if list(real.cards) != list(dealt.cards):
                        differed.add(real.name)
            decision = rng.choice(match.open)
            match.choose(rng.choice(decision.options), decision.seat)
    for wanted in hidden.split():
        assert any(zone.startswith(wanted) for zone in differed), f"{wanted} was never hidden: {sorted(differed)}"


def test_the_order_of_lost_souls_is_nobodys_business() -> None:
    """They lie in a heap: whoever looks sees which, not in which order they came (10.2.6b)."""
    for seed in range(1, 40):
        match = weald.start("root", ["cult", "marquise", "eyrie"], seed)
        rng = random.Random(seed)
        souls: list[int] = []
        while not match.over and len(souls) < 3:
            decision = match.open[0]
            match.choose(rng.choice(decision.options), decision.seat)
            souls = next(zone.cards for zone in match.state.zones() if zone.name == "cult.souls")
        if len(souls) >= 3:
            break
    before = [message_of(match, seat) for seat in range(3)]
    souls.reverse()
    assert [message_of(match, seat) for seat in range(3)] == before


def test_logs_tell_no_secrets(server: Server) -> None:
    async def scene() -> None:
        made = server.table(blue="ai", webhook="http://127.0.0.1:9/hook")
        red = await server.sit(made["id"], made["seats"][0]["token"])
        await red.play()
        await red.close()
        written = server.log.read_text()
        secrets: list[Any] = [made["seats"][0]["token"], made["watch"], made["id"], "bid K", "trap K"]
        record = server.get(f"/api/tables/{made['id']}/record")
        secrets.append(re.findall(r"^seed (\d+)$", record, re.MULTILINE)[0])
        for secret in secrets:
            assert str(secret) not in written

    asyncio.run(scene())
