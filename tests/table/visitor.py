"""Somebody with a browser: keeps cookies, sends the origin as browsers do."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import nullcontext
from http.cookies import SimpleCookie
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.asyncio.client import connect

from tests.table import databases
from tests.table.harness import Client, QuickServer, Server

PASSWORD = "correct horse battery"


class Visitor:
    def __init__(self, server: Server, **headers: str) -> None:
        self.server = server
        self.cookies: dict[str, str] = {}
        self.headers = {"origin": server.address} | headers
        self.said: dict[str, str] = {}  # the headers of the last answer

    def request(self, method: str, path: str, body: object = None, **more: Any) -> tuple[int, Any]:
        headers = self.headers | more.pop("headers", {})
        if self.cookies:
            headers["cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        status, answer, self.said = self.server.request(method, path, body, headers=headers, **more)
        for name, morsel in SimpleCookie(self.said.get("set-cookie", "")).items():
            self.cookies[name] = morsel.value
            if morsel["max-age"] == "0":
                del self.cookies[name]
        return status, answer

    def get(self, path: str, **more: Any) -> Any:
        status, answer = self.request("GET", path, **more)
        assert status == 200, (status, answer)
        return answer

    def post(self, path: str, body: object = None, **more: Any) -> Any:
        status, answer = self.request("POST", path, {} if body is None else body, **more)
        assert status in {200, 201, 204}, (status, answer)
        return answer

    def refused(self, path: str, body: object = None, **more: Any) -> tuple[int, str]:
        """Status and code of a refusal."""
        status, answer = self.request("POST", path, {} if body is None else body, **more)
        assert status >= 400, (status, answer)
        return status, answer["code"]

    # --- accounts --------------------------------------------------------------------------------------------

    def account(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.get("/api/account")["account"]
        return found

    def sign_up(self, name: str, password: str = PASSWORD) -> str:
        return str(self.post("/api/account/sign-up", {"name": name, "password": password})["account"]["id"])

    def sign_in(self, name: str, password: str = PASSWORD) -> str:
        return str(self.post("/api/account/sign-in", {"name": name, "password": password})["account"]["id"])

    # --- tables --------------------------------------------------------------------------------------------

    def table(self, red: str = "me", blue: str = "me", **more: Any) -> dict[str, Any]:
        seats = [{"side": "red", "kind": red}, {"side": "blue", "kind": blue}]
        made: dict[str, Any] = self.post("/api/tables", {"game": "toy", "seats": seats} | more)
        return made

    async def sit(self, table: str, *tokens: str, account: bool = True) -> Client:
        """With keys, or as who is signed in."""
        headers = {"cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        address = self.server.ws(table, *tokens) + ("&account=1" if account else "")
        line = await connect(
            address, max_size=None, compression=None, additional_headers=headers, origin=self.headers["origin"]  # type: ignore[arg-type]
        )  # fmt: skip
        client = Client(line)
        await client.wait(lambda: client.views)
        return client


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """On a file, then on PostgreSQL."""
    with databases.new_postgres(for_house=False) if request.param == "postgres" else nullcontext("") as url:
        running = QuickServer(tmp_path_factory.mktemp("accounts") / "weald.db", url)
        yield running
        running.kill()


def run(server: Server, statement: str) -> list[tuple[object, ...]]:
    """On the server's own database."""

    async def scene() -> list[tuple[object, ...]]:
        engine = create_async_engine(server.url)
        async with engine.begin() as connection:
            result = await connection.execute(sa.text(statement))
            rows = [tuple(row) for row in result] if result.returns_rows else []
        await engine.dispose()
        return rows

    return asyncio.run(scene())
