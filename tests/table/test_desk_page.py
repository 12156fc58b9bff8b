"""The host's desk as a page: only with the key, and only what a host may do there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.table.harness import Server
from tests.table.visitor import Visitor
from weald.table.settings import BadSettings, read

KEY = "a key that nobody guesses"


def ask(server: Server, key: str = KEY, **wish: Any) -> tuple[int, Any]:
    status, said, _ = server.request("POST", "/api/host", wish, headers={"authorization": f"Bearer {key}"})
    return status, said


def test_without_a_key_in_the_settings_there_is_no_page(tmp_path: Path) -> None:
    server = Server(tmp_path / "weald.db")
    try:
        for key in ("", "guess"):
            status, said = ask(server, key, type="look")
            assert (status, said["code"]) == (404, "not-found")
    finally:
        server.stop()


def test_with_the_key_it_does_what_the_terminal_does(tmp_path: Path) -> None:
    server = Server(tmp_path / "weald.db", desk_key=KEY, limits={"tries_per_address": 3})
    try:
        made = Visitor(server).table(blue="me")
        status, seen = ask(server, type="look")
        assert (status, seen["finished_days"], len(seen["processes"])) == (200, 0.0, 1)
        (table,) = ask(server, type="list")[1]
        assert (table["id"], [seat["kind"] for seat in table["seats"]]) == (made["id"], ["human", "human"])
        assert ask(server, type="kick", table=made["id"], seat=1)[0] == 200
        assert ask(server, type="list")[1][0]["seats"][1]["kind"] == "open"
        assert ask(server, type="ban", network="192.0.2.7", reason="rude")[1] == "192.0.2.7/32"
        assert [ban["network"] for ban in ask(server, type="bans")[1]] == ["192.0.2.7/32"]
        assert ask(server, type="delete", table=made["id"])[0] == 200
        assert ask(server, type="kick", table=made["id"], seat=1)[0] == 404
        # What processes ask each other is not for the page: nobody gets a seat's key, or deletes somebody's account.
        for wish in (
            {"type": "rekey", "table": made["id"], "seat": 0},
            {"type": "forget", "table": "x", "account": "y"},
        ):
            status, said = ask(server, **wish)
            assert (status, said["code"]) == (400, "bad-request")
        # Guessing ends soon, also for who then has the right one.
        assert [ask(server, "guess", type="look")[0] for _ in range(5)] == [403, 403, 403, 429, 429]
        assert ask(server, type="look")[1]["code"] == "too-many"
    finally:
        server.stop()


def test_a_short_key_is_refused(tmp_path: Path) -> None:
    (tmp_path / "weald.toml").write_text('desk_key = "short"\n')
    with pytest.raises(BadSettings, match="desk_key"):
        read(tmp_path / "weald.toml")
