"""One's own data: all of it can be taken home, and all of it can be gone. On a file and on PostgreSQL."""

from __future__ import annotations

import asyncio
import io
import json
import urllib.request
import zipfile
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.table.harness import PATIENCE, Server
from tests.table.inside import Clock, house
from tests.table.test_accounts_inside import member as inside_member
from tests.table.test_my_seats import member
from tests.table.visitor import PASSWORD, Visitor, run
from tests.table.visitor import server as server
from weald.match.record import read
from weald.table.people import privacy
from weald.table.people.schema import ACCOUNTS
from weald.table.schema import META


def home(who: Visitor) -> dict[str, bytes]:
    """The export, unpacked."""
    cookies = "; ".join(f"{name}={value}" for name, value in who.cookies.items())
    call = urllib.request.Request(
        who.server.address + "/api/account/export",
        b"{}",
        {"cookie": cookies, "origin": who.headers["origin"]},
        method="POST",
    )
    with urllib.request.urlopen(call, timeout=PATIENCE) as answer:
        assert answer.headers["content-type"] == "application/zip"
        with zipfile.ZipFile(io.BytesIO(answer.read())) as file:
            return {name: file.read(name) for name in file.namelist()}


def a_life(server: Server, name: str) -> tuple[Visitor, Visitor, list[str]]:
    """Somebody who has left traces everywhere, somebody they have met, and their tables: over, running, alone, a chat."""
    ada, bob = member(server, name), member(server)
    over, running = (ada.table(blue="open", chat="players") for _ in range(2))
    alone = ada.table(blue="ai")
    for made in (over, running):
        bob.post(f"/api/tables/{made['id']}/join", {"seat": 1, "name": ""})

    async def scene() -> None:
        red, blue = await ada.sit(over["id"]), await bob.sit(over["id"])
        await red.do("chat", text=f"I am {name} and live here")
        await blue.do("concede")
        for client in (red, blue):
            await client.close()

    asyncio.run(scene())
    ada.post(f"/api/tables/{over['id']}/block", {"seat": 1})
    ada.post(f"/api/tables/{over['id']}/report", {"seat": 1, "reason": "other", "words": f"said {name}"})
    bob.post(f"/api/tables/{over['id']}/report", {"seat": 0, "reason": "name", "words": "silly"})
    ada.post("/api/account/targets", {"kind": "hook", "address": f"https://hook.example/{name.replace(' ', '')}"})
    ada.post("/api/account/codes")
    ada.post("/api/account/notices", {"mail": "daily", "zone": "Europe/Prague"})
    return ada, bob, [over["id"], running["id"], alone["id"]]


def test_everything_is_taken_home(server: Server) -> None:
    ada, _, (over, running, alone) = a_life(server, "Ada Exported")
    files = home(ada)
    rows = json.loads(files["account.json"])
    account = ada.account()
    assert account is not None
    assert rows["accounts"][0]["name"] == "Ada Exported"
    assert {row["table_id"] for row in rows["seats"]} == {over, running, alone}
    assert [row["text"] for row in rows["chat"]] == ["I am Ada Exported and live here"]
    assert rows["blocks"][0]["account"] == account["id"]
    assert {row["reason"] for row in rows["reports"]} == {"other", "name"}
    assert rows["sessions"]
    assert rows["targets"][0]["kind"] == "hook"
    whole = read(next(data for name, data in files.items() if over in name).decode())
    assert whole.seed is not None
    partly = next(data for name, data in files.items() if running in name).decode()
    assert "redacted red" in partly  # a running game: what the seat may know
    secrets = [ada.cookies["weald"], PASSWORD, "argon2"]
    everything = b"".join(files.values()).decode()
    for secret in secrets:
        assert secret not in everything
    assert '"seed"' not in files["account.json"].decode()


def test_the_export_needs_the_password_again(server: Server) -> None:
    ada = member(server)
    run(server, "UPDATE sessions SET proved = 0")
    assert ada.refused("/api/account/export") == (403, "prove-first")
    assert ada.refused("/api/account/delete", {"name": "x"}) == (403, "prove-first")
    assert Visitor(server).refused("/api/account/export") == (401, "signed-out")


def stored(server: Server) -> str:
    """Every row of the database as text, but for the games themselves."""
    out = ""
    for table in META.sorted_tables:
        if table.name not in {"log", "checkpoints", "keys", "processes"}:
            out += "".join(str(row) for row in run(server, f"SELECT * FROM {table.name}"))
    return out


def test_everything_is_gone_but_the_games(server: Server) -> None:
    ada, bob, (over, running, alone) = a_life(server, "Ada Deleted")
    id = (ada.account() or {})["id"]
    assert "Ada Deleted" in stored(server)
    assert ada.refused("/api/account/delete", {"name": "somebody"}) == (400, "wrong-name")

    async def scene() -> None:
        watching = await bob.sit(over)
        blue = await bob.sit(running)
        await asyncio.to_thread(ada.post, "/api/account/delete", {"name": "ADA deleted"})
        await blue.wait(lambda: blue.table["seats"][0]["kind"] == "open")  # free for somebody else
        await watching.wait(lambda: watching.table["seats"][0]["name"] == "")
        assert watching.table["seats"][0]["person"] == ""
        for client in (watching, blue):
            await client.close()

    asyncio.run(scene())
    assert ada.cookies == {}
    assert (
        Visitor(server).refused("/api/account/sign-in", {"name": "Ada Deleted", "password": PASSWORD})[1]
        == "wrong-password"
    )
    left = stored(server)
    assert "Ada Deleted" not in left
    assert "AdaDeleted" not in left
    assert id not in left
    record = server.get(f"/api/tables/{over}/record")  # the game is still there
    assert read(record).seats == ["red", "blue"]
    assert server.request("GET", f"/api/tables/{alone}")[0] == 404
    member(server, "Ada Deleted")  # the name is free again


def test_every_table_that_knows_an_account_is_thought_of() -> None:
    """A new table of the database that refers to accounts is exported and deleted by itself; what is secret in it has to be
    named. This fails when there is one, to be looked at."""
    found = {table.name for table in META.sorted_tables if privacy._references(table)}
    assert found == {
        "blocks", "chat", "deserters", "entrants", "events", "letters", "passkeys", "played", "ratings", "recovery_codes", "reports", "seats",
        "sessions", "slips", "targets", "tries",
    }  # fmt: skip
    for name, columns in privacy.SECRET.items():
        assert columns <= set(META.tables[name].columns.keys()), name


def test_accounts_that_nobody_uses_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        clock = Clock(monkeypatch)
        for days, left in ((0.0, 2), (365.0, 1)):
            async with house(tmp_path, account_days=days) as hub:
                if not days:
                    await inside_member(hub, "Old")
                    clock.now += 366 * 86_400
                    await inside_member(hub, "New")
                await privacy.forget_unused(hub.people)
                async with hub.store.engine.connect() as connection:
                    names = [row.name for row in await connection.execute(sa.select(ACCOUNTS.c.name))]
                assert len(names) == left, names
        assert names == ["New"]

    asyncio.run(scene())


def test_a_file_made_bit_by_bit_is_whole() -> None:
    out = privacy._Pipe()
    parts: list[bytes] = []
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as file:  # type: ignore[call-overload,unused-ignore]
        for i in range(3):
            file.writestr(f"{i}.txt", "x" * 1000 * i)
            parts.append(out.take())
    parts.append(out.take())
    with zipfile.ZipFile(io.BytesIO(b"".join(parts))) as found:
        assert found.testzip() is None
        assert [len(found.read(name)) for name in found.namelist()] == [0, 1000, 2000]
    assert isinstance(parts[0], bytes)
