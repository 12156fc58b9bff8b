"""The store: migrations, group commit, sleeping and waking, upgrades of the rules."""

from __future__ import annotations

import asyncio
import random
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.table import databases, toygame
from tests.table.harness import PATIENCE, Server
from weald.table.rows import LogRow, SeatRow, Stored, TableRow, add_checkpoint, add_log, add_table
from weald.table.schema import META
from weald.table.store import HEAD, KNOWN, Store, migrate
from weald.table.stored_match import CannotContinue, StoredMatch, restore, start

BOTH_DATABASES = (
    "test_many_writes_share_a_transaction",
    "test_a_bad_write_does_not_take_others_with_it",
    "test_checkpoints_are_thinned_but_keep_their_hash",
)


def table_row(id: str = "t", **more: Any) -> TableRow:
    fields: dict[str, Any] = {
        "id": id, "game": "toy", "revision": 1, "data": "", "sides": ["red", "blue"], "options": {"rounds": 30},
        "seed": 2**64 - 1, "name": "", "listed": False, "takebacks": "free", "clock": None, "absence": None,
        "webhook": "", "watch": "w", "created": 0, "over": False, "result": None,
    }  # fmt: skip
    return TableRow(**(fields | more))


SEATS = [SeatRow(0, "red", "human", "", "Ada", "h0"), SeatRow(1, "blue", "human", "", "Bob", "h1")]


def played(choices: int, seed: int = 5, every: int = 10, undo: float = 0.1) -> Stored:
    """A stored table with some play on it."""
    rng = random.Random(seed)
    table = table_row()
    play = start(table)
    log: list[LogRow] = []
    saved = []
    while len(log) < choices and not play.match.over:
        decision = rng.choice(play.match.open)
        seat = rng.randrange(2)
        if rng.random() < undo and play.match.can_undo(seat).why != "nothing-to-undo":
            log.append(play.undo(seat, True))
        else:
            log.append(play.choose(decision.seat, rng.choice(decision.options).id, decision.number, "player"))
        if len(log) % every == 0 and not play.match.over:
            saved.append(play.save())
    return Stored(table, SEATS, log, saved)


def replayed(stored: Stored) -> StoredMatch:
    play = start(stored.table)
    for row in stored.log:
        play.apply(row)
    return play


# --- the schema --------------------------------------------------------------------------------------


def test_migrations_give_the_schema_the_code_uses() -> None:
    engine = sa.create_engine("sqlite://")
    with engine.begin() as connection:
        migrate(connection)
        migrate(connection)  # nothing to do the second time
        inspector = sa.inspect(connection)
        for table in META.sorted_tables:
            columns = {column["name"]: column for column in inspector.get_columns(table.name)}
            assert set(columns) == set(table.columns.keys())
            for column in table.columns:
                assert columns[column.name]["nullable"] == column.nullable
                assert str(columns[column.name]["type"]) == str(column.type.compile(engine.dialect))
    engine.dispose()


def test_the_newest_migration_is_the_head() -> None:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    from weald.table.store import MIGRATIONS

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD
    numbers = [file.name[1:5] for file in sorted((MIGRATIONS / "versions").glob("v*.py"))]
    assert numbers == list(KNOWN)  # no number twice


def test_sqlite_is_set_to_keep_its_promises(tmp_path: Path) -> None:
    async def scene() -> dict[str, Any]:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'weald.db'}")
        await store.open()
        found = {}
        async with store.engine.connect() as connection:
            for pragma in ("journal_mode", "synchronous", "foreign_keys"):
                found[pragma] = (await connection.execute(sa.text(f"PRAGMA {pragma}"))).scalar()
        await store.close()
        return found

    assert asyncio.run(scene()) == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


# --- group commit -------------------------------------------------------------------------------------


def test_many_writes_share_a_transaction(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(databases.url(tmp_path))
        await store.open()
        await asyncio.gather(*(store.write(add_table(table_row(f"t{i}"), SEATS)) for i in range(50)))
        before = store.batches
        writes = (store.write([add_log(f"t{i}", LogRow(0, "choice", 0, 0, "bid K00"))]) for i in range(50))
        await asyncio.gather(*writes)
        assert store.batches - before <= 2
        loaded = await store.load("t7")
        assert loaded is not None
        assert loaded.table == table_row("t7")
        assert loaded.seats == SEATS
        assert [row.text for row in loaded.log] == ["bid K00"]
        await store.close()

    asyncio.run(scene())


def test_a_bad_write_does_not_take_others_with_it(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(databases.url(tmp_path))
        await store.open()
        await store.write(add_table(table_row("good"), SEATS))
        row = LogRow(0, "choice", 0, 0, "bid K00")
        results = await asyncio.gather(
            store.write([add_log("good", row)]),
            store.write([add_log("no such table", row)]),
            store.write([add_log("good", row)]),  # the same row twice
            return_exceptions=True,
        )
        assert [type(r).__name__ for r in results] == ["NoneType", "IntegrityError", "IntegrityError"]
        loaded = await store.load("good")
        assert loaded is not None
        assert len(loaded.log) == 1
        await store.close()

    asyncio.run(scene())


def test_checkpoints_are_thinned_but_keep_their_hash(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(databases.url(tmp_path))
        await store.open()
        stored = played(118, every=2, undo=0.0)
        await store.write(add_table(stored.table, SEATS))
        for row in stored.log:
            await store.write([add_log("t", row)])
        for saved in stored.checkpoints:
            point = type(saved)(saved.seq * 5, saved.number, saved.revision, saved.hash, saved.body)
            await store.write(add_checkpoint("t", point))
            await store.write(add_checkpoint("t", point))  # again: replaced
        loaded = await store.load("t")
        assert loaded is not None
        assert len(loaded.checkpoints) == len(stored.checkpoints)
        bodies = [bool(point.body) for point in loaded.checkpoints]
        assert bodies[-1]
        assert not bodies[0]
        assert all(point.hash for point in loaded.checkpoints)
        await store.close()

    asyncio.run(scene())


# --- making the match again -----------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_rows_make_the_match_again(seed: int) -> None:
    stored = played(90, seed, undo=0.1 + 0.05 * seed)  # what is taken back is two rows and no choice
    whole = restore(stored, whole=True)
    again = replayed(stored)
    assert whole.notice is None
    if not whole.match.over:
        for decision in whole.match.open:
            worlds = [play.match.redeal(decision.seat, 1).save() for play in (whole, again)]
            assert worlds[0] == worlds[1]
    assert whole.match.hash() == again.match.hash()
    assert whole.match.record() == again.match.record()
    for seat in (0, 1, None):
        assert whole.match.view(seat) == again.match.view(seat)


@pytest.mark.parametrize("seed", range(8))
def test_a_long_game_opens_at_its_last_checkpoint(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("weald.table.stored_match.LONG", 20)
    stored = played(95, seed, undo=0.02)
    quick = restore(stored)
    whole = replayed(stored)
    assert quick.match.hash() == whole.match.hash()
    assert quick.match.record() == whole.match.record()
    for seat in (0, 1, None):
        assert quick.match.view(seat) == whole.match.view(seat)
    assert quick.match.journal is not None
    assert whole.match.journal is not None
    told = [
        [(e.kind, e.args, e.to, e.public, e.number) for e in m.journal.events]
        for m in (quick.match, whole.match)
        if m.journal
    ]
    assert told[0] == told[1]
    for play in (quick, whole):
        while not play.match.over:
            decision = play.match.decision
            play.choose(decision.seat, decision.options[-1].id, decision.number, "player")
    assert quick.match.hash() == whole.match.hash()


# --- upgrades of the rules ---------------------------------------------------------------------------------


def test_an_upgrade_that_changes_nothing_is_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = played(60)
    monkeypatch.setattr(toygame.ToyGame, "revision", 2)
    play = restore(stored)
    assert play.notice is not None
    assert play.notice.code == "upgraded"
    assert play.match.hash() == replayed(stored).match.hash()


def changed_trap(g: toygame.Toy, loser: int, winner: int) -> Any:
    """Other rules: the one who loses gets a point, so that old games would have gone differently."""
    g.score[loser] += 1
    yield from toygame.trap(g, loser, winner)


def test_an_upgrade_that_changes_the_game_continues_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = played(63, undo=0.0)
    before = replayed(stored)
    monkeypatch.setattr(toygame.ToyGame, "revision", 2)
    monkeypatch.setattr(toygame.ToyGame.steps.find("trap"), "procedure", changed_trap)
    play = restore(stored)
    assert play.notice is not None
    assert play.notice.code == "rules-changed"
    assert play.notice.args["proved"]
    assert "OtherPosition" in play.notice.args["differs"]
    assert play.match.choices == before.match.choices
    score: list[int] = dict(play.match.state.shown())["score"]  # type: ignore[assignment]
    old: list[int] = dict(before.match.state.shown())["score"]  # type: ignore[assignment]
    assert sum(score) - sum(old) <= 1  # only what came after the checkpoint went by the new rules
    while not play.match.over:
        decision = play.match.decision
        play.choose(decision.seat, decision.options[0].id, decision.number, "player")


def narrower_take(g: toygame.Toy, winner: int) -> Any:
    """Other rules: only nothing may be taken."""
    ask = g.ask(winner, "take", "5", g.pot)
    ask.offer(toygame.TAKE[0])
    ask.offer(toygame.TAKE[1])
    yield ask


def test_choices_that_are_no_longer_possible_are_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = played(68, undo=0.0)
    monkeypatch.setattr(toygame.ToyGame, "revision", 2)
    monkeypatch.setattr(toygame.ToyGame.steps.find("take"), "procedure", narrower_take)
    play = restore(stored)
    assert play.notice is not None
    if play.notice.args["lost"]:
        assert play.repair[0].kind == "undo"
        stored = Stored(stored.table, stored.seats, [*stored.log, *play.repair], stored.checkpoints)
        assert play.seq == len(stored.log)
    assert play.match.open


def test_without_a_checkpoint_there_is_nothing_to_continue_from(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = played(30, every=1000, undo=0.0)
    monkeypatch.setattr(toygame.ToyGame.steps.find("take"), "procedure", narrower_take)
    with pytest.raises(CannotContinue):
        restore(stored)


# --- sleeping ------------------------------------------------------------------------------------------------


def test_tables_sleep_and_wake(tmp_path: Path, record_property: Any) -> None:
    server = Server(tmp_path / "weald.db", idle=0.3)

    async def scene() -> None:
        made = server.table(options={"rounds": 150})
        red, blue = [await server.sit(made["id"], key["token"]) for key in made["seats"]]
        await asyncio.gather(red.play(most=280), blue.play(most=280))
        seen, log = red.view, list(red.log)
        await red.close()
        await blue.close()
        async with asyncio.timeout(PATIENCE):
            while server.get("/health")["tables"]:
                await asyncio.sleep(0.05)
        red = await server.sit(made["id"], made["seats"][0]["token"])
        assert red.view["zones"] == seen["zones"]
        assert red.log == log
        # Opened at a checkpoint; looking further back reads the rest.
        first = await red.do("history", number=0)
        assert first["view"]["number"] == 0
        await red.do("history", number=seen["number"])
        await red.close()

    try:
        asyncio.run(scene())
    finally:
        server.stop()
    found = re.findall(r'"event":"table-wakes".*"choices":(\d+),"ms":([\d.]+)', server.log.read_text())
    record_property("wake_ms", found)
    print(f"woke (choices, ms): {found}")


def test_a_clean_stop_keeps_everything(tmp_path: Path) -> None:
    server = Server(tmp_path / "weald.db")

    async def scene() -> dict[str, Any]:
        made = server.table()
        red, blue = [await server.sit(made["id"], key["token"]) for key in made["seats"]]
        await red.choose()
        await blue.choose()
        loop = asyncio.get_running_loop()
        stopped = loop.run_in_executor(None, server.stop)
        assert await red.gone() == 1012
        assert await blue.gone() == 1012
        assert await stopped in {0, -15}
        return made

    made = asyncio.run(scene())
    with sqlite3.connect(server.db) as db:
        assert db.execute("SELECT count(*) FROM log WHERE table_id = ?", (made["id"],)).fetchone()[0] >= 2
        tokens = [row[0] for row in db.execute("SELECT token FROM seats")]
    assert all(key["token"] not in tokens for key in made["seats"])
    assert "fault" not in server.log.read_text()
