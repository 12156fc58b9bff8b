"""Accounts from inside: what is used once is used once, what is guessed is counted, what is old ends."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from tests.table.inside import Clock, house
from tests.table.visitor import PASSWORD
from weald.cli.admin import admin_command
from weald.table import desk
from weald.table.hub import Hub
from weald.table.people import accounts, at_desk, others, recovery, sessions, signing, slips
from weald.table.people.schema import REPORTS, SESSIONS
from weald.table.settings import Limits, Settings
from weald.table.viewer import Refused

BOTH_DATABASES = {
    "test_a_slip_is_used_once_and_soon",
    "test_sessions_end_when_nobody_uses_them",
    "test_two_people_cannot_have_one_name",
    "test_a_code_is_used_once_whoever_is_quicker",
    "test_the_host_keeps_an_account_away",
    "test_the_host_reads_and_closes_reports",
}
NEW = "another horse battery"


async def member(hub: Hub, name: str = "Ada") -> str:
    """An account that is there; its id."""
    account = accounts.new_account(name, "en")
    async with hub.store.transaction() as connection:
        await accounts.add(connection, account)
    return account.id


def test_two_people_cannot_have_one_name(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            tries = [signing.sign_up(hub.people, "Same", PASSWORD, "en", f"from{i}", "") for i in range(4)]
            found = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(isinstance(one, str) for one in found) == 1
            assert {one.code for one in found if isinstance(one, Refused)} == {"name-taken"}

    asyncio.run(scene())


def test_a_slip_is_used_once_and_soon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            ada = await member(hub)
            async with hub.store.transaction() as connection:
                tokens = [await slips.issue(connection, "reset", ada, {"n": i}, 60) for i in range(3)]
                stale = await slips.issue(connection, "reset", ada, {}, -1)

            async def use(kind: slips.Kind, token: str) -> slips.Slip | None:
                async with hub.store.transaction() as connection:
                    return await slips.use(connection, kind, token)

            assert await use("email", tokens[0]) is None  # another kind
            assert await use("reset", stale) is None
            found = await asyncio.gather(*(use("reset", tokens[1]) for _ in range(5)))
            assert [one for one in found if one is not None] == [slips.Slip(ada, {"n": 1})]
            async with hub.store.transaction() as connection:
                await slips.tear(connection, ada, "reset")
            assert await use("reset", tokens[2]) is None

    asyncio.run(scene())


def test_a_code_is_used_once_whoever_is_quicker(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            ada = await member(hub)
            async with hub.store.transaction() as connection:
                code, *_ = await recovery.renew(connection, ada)
            tries = [signing.recover(hub.people, "ada", code, NEW, f"from{i}", "") for i in range(4)]
            found = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(isinstance(one, tuple) for one in found) == 1

    asyncio.run(scene())


def test_sessions_end_when_nobody_uses_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            clock = Clock(monkeypatch)
            ada = await member(hub)

            async def look(token: str) -> bool:
                found = await hub.people.signed([(b"cookie", f"x=1; weald={token}".encode())], "http", "here")
                while hub.store.waiting:  # that it was used is written down
                    await asyncio.sleep(0)
                return found is not None

            async with hub.store.transaction() as connection:
                used, unused = [await sessions.begin(connection, ada, "") for _ in range(2)]
            for _ in range(3):
                clock.now += 40 * 86_400
                assert await look(used)
            assert not await look(unused)
            async with hub.store.transaction() as connection:
                await sessions.forget_old(connection)
                assert len(list(await connection.execute(sa.select(SESSIONS)))) == 1

    asyncio.run(scene())


def test_the_device_is_named_in_a_few_words() -> None:
    assert sessions.device_of("Mozilla/5.0 (Windows NT 10.0) Chrome/140 Safari/537 Edg/140") == "Edge, Windows"
    assert sessions.device_of("curl/8") == ""
    assert len(sessions.device_of("Android" * 1000)) < 60


def test_over_tls() -> None:
    settings = Settings(origins=("https://weald.example/", "http://plain.example"))
    assert sessions.over_tls(settings, "http", "Weald.example")
    assert sessions.over_tls(settings, "https", "anything")
    assert not sessions.over_tls(settings, "http", "plain.example")


def test_both_take_the_work_of_one_hash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not the clock but what is done: a password is verified once, whether or not there is such an account."""

    async def scene() -> None:
        async with house(tmp_path) as hub:
            await signing.sign_up(hub.people, "Known", PASSWORD, "en", "here", "")
            await signing.sign_in(hub.people, "Known", PASSWORD, "here", "")
            with pytest.raises(Refused):  # makes the hash that is nobody's
                await signing.sign_in(hub.people, "Nobody", PASSWORD, "here", "")
            costs = []
            real = hub.people.passwords.hasher

            class Counting:
                def verify(self, known: str, given: str) -> bool:
                    costs.append(known.split("$")[3])
                    return real.verify(known, given)

            monkeypatch.setattr(hub.people.passwords, "_hasher", Counting())
            for name in ("Known", "Nobody"):
                with pytest.raises(Refused):
                    await signing.sign_in(hub.people, name, "wrong " + PASSWORD, "here", "")
            assert costs == ["m=32768,t=3,p=1"] * 2

    asyncio.run(scene())


def test_guessing_ends(tmp_path: Path) -> None:
    """Per address, and per account from however many addresses; a name that is nobody's is counted as well."""

    async def scene() -> None:
        limits = Limits(tries_per_address=5, tries_per_account=3, accounts_per_address=2)
        async with house(tmp_path, limits=limits) as hub:
            people = hub.people
            await signing.sign_up(people, "Ada", PASSWORD, "en", "home", "")
            for name in ("ada", "nobody"):
                codes = []
                for i in range(4):
                    with pytest.raises(Refused) as problem:
                        await signing.sign_in(people, name, "wrong password", f"{name}{i}", "")
                    codes.append(problem.value.code)
                assert codes == [*["wrong-password"] * 3, "too-many"]
            codes = []
            for i in range(6):
                with pytest.raises(Refused) as problem:
                    await signing.sign_in(people, f"somebody{i}", "wrong password", "eve", "")
                codes.append(problem.value.code)
            assert codes == [*["wrong-password"] * 5, "too-many"]
            await signing.sign_up(people, "Bob", PASSWORD, "en", "home", "")
            with pytest.raises(Refused) as problem:
                await signing.sign_up(people, "Cid", PASSWORD, "en", "home", "")
            assert problem.value.code == "too-many"

    asyncio.run(scene())


def test_the_host_keeps_an_account_away(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            token = await signing.sign_up(hub.people, "Eve", PASSWORD, "en", "here", "")
            cookie = [(b"cookie", f"weald={token}".encode())]
            assert await hub.people.signed(cookie, "http", "here") is not None
            (listed,) = await desk.carry_out(hub, at_desk.ListPeople("ev"))
            assert listed["barred"] is None
            assert await desk.carry_out(hub, at_desk.Bar("eve", "spam\n!", 2.0)) == listed["id"]
            assert await hub.people.signed(cookie, "http", "here") is None
            with pytest.raises(Refused) as problem:
                await signing.sign_in(hub.people, "Eve", PASSWORD, "here", "")
            assert (problem.value.code, problem.value.args_["reason"]) == ("barred", "spam !")
            with pytest.raises(Refused) as problem:  # only who knows the password is told
                await signing.sign_in(hub.people, "Eve", "wrong password", "here", "")
            assert problem.value.code == "wrong-password"
            (listed,) = await desk.carry_out(hub, at_desk.ListPeople())
            assert listed["barred"] is not None
            await desk.carry_out(hub, at_desk.Unbar(listed["id"]))
            await signing.sign_in(hub.people, "Eve", PASSWORD, "here", "")
            assert await desk.carry_out(hub, at_desk.ListPeople("%")) == []
            for missing in (at_desk.Bar("nobody"), at_desk.Unbar("nobody"), at_desk.CloseReport("none")):
                with pytest.raises(Refused) as problem:
                    await desk.carry_out(hub, missing)
                assert problem.value.code == "not-found"

    asyncio.run(scene())


def test_the_host_reads_and_closes_reports(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            async with hub.store.transaction() as connection:
                for i in range(3):
                    row = others.StoredReport(f"r{i}", i, None, 0, None, "t", 1, "Bob", "name", "")
                    await connection.execute(sa.insert(REPORTS), {n: getattr(row, n) for n in row.__struct_fields__})

            async def listed(done: bool = False, limit: int = 9) -> list[str]:
                return [one.id for one in await desk.carry_out(hub, at_desk.ListReports(done, limit))]

            assert await listed(limit=2) == ["r2", "r1"]
            await desk.carry_out(hub, at_desk.CloseReport("r1"))
            assert (await listed(), await listed(True)) == (["r2", "r0"], ["r1"])

    asyncio.run(scene())


def test_weald_admin_knows_people(tmp_path: Path) -> None:
    """Without a server, in the database itself."""

    async def scene() -> None:
        async with house(tmp_path) as hub:
            await member(hub, "Adele")

    asyncio.run(scene())

    def admin(*args: str) -> str:
        result = CliRunner().invoke(admin_command, [*args, "--db", str(tmp_path / "weald.db")])
        assert result.exit_code == 0, result.output
        return result.output

    assert "Adele" in admin("accounts", "adel")
    assert "kept away" in admin("bar", "adele", "--days", "1", "--reason", "enough")
    assert "until" in admin("accounts")
    assert "may come again" in admin("unbar", "Adele")
    assert admin("reports").startswith("report")
    result = CliRunner().invoke(admin_command, ["report-done", "none", "--db", str(tmp_path / "weald.db")])
    assert (result.exit_code, "there is no such report" in result.output) == (1, True)
