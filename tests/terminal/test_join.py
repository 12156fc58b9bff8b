"""A seat at a server's table, played in the plain lines."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from weald.terminal.remote import NoTable, read_link

PATIENCE = 120.0


def test_a_link_says_server_table_and_key() -> None:
    assert read_link("http://127.0.0.1:8000/t/abc#seat=KEY") == ("http://127.0.0.1:8000", "abc", "KEY")
    assert read_link("https://weald.example/t/abc#watch=W") == ("https://weald.example", "abc", "W")
    assert read_link("https://weald.example/t/abc")[2] == ""
    with pytest.raises(NoTable, match="is no link to a table"):
        read_link("abc")


def test_playing_at_a_server(tmp_path: Path) -> None:
    weald = [sys.executable, "-m", "weald"]
    server = subprocess.Popen([*weald, "serve", "--port", "0", "--db", "games.db"], stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found is not None
        seats = [
            {"side": "woodwalkers", "kind": "me", "name": "Ada"},
            {"side": "ironclad", "kind": "ai", "level": "random"},
        ]
        body = json.dumps({"game": "ironwood", "seats": seats}).encode()
        request = urllib.request.Request(f"{found[0]}/api/tables", body, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            link = found[0] + json.loads(answer.read())["seats"][0]["link"]
        done = subprocess.run(
            [*weald, "play", "--join", link], input="?\n1\nu\n1\nnonsense\nr\nc\ne game.weald\nq\n",
            capture_output=True, text=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
    finally:
        server.terminate()
        server.wait(60)
    assert done.returncode == 0, done.stderr
    assert "Turn 1" in done.stdout
    assert "5.1.2" in done.stdout
    assert (tmp_path / "game.weald").read_text().startswith("weald 1")
