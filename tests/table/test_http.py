"""The HTTP side: lobby, rules, replays, pages, headers, webhooks."""

from __future__ import annotations

import asyncio
import gzip
import http.server
import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import weald
from tests.table.harness import PATIENCE, ROOT, Server
from weald.facts import CONFIDENCE
from weald.games import facts
from weald.kernel import Dice
from weald.table import bodies, webhook, wire
from weald.table.replays import analysis, replay
from weald.table.static_files import StaticFiles


def test_the_browsers_types_are_fresh() -> None:
    checked = subprocess.run(
        [sys.executable, "tools/wstypes.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stderr


@pytest.mark.parametrize("game", ["toy", "ironwood", "root", "wonderland", "defenders"])
def test_views_are_what_the_wire_says(game: str) -> None:
    """The kernel's views go out as they are: their types in ``wire.py`` must be true, all through a game."""
    match, dice = weald.start(game, seed=1), Dice(1)
    for _ in range(60):
        if match.over:
            break
        for seat in (0, None):
            view = match.view(seat)
            assert set(view) == wire.View.__required_keys__
            msgspec.convert(view, wire.View, strict=True)
        options = match.decision.options
        match.choose(options[dice.below(len(options))], match.decision.seat)
    assert match.journal is not None
    told = match.game.event_json(0, match.journal.events[0], -1)
    assert told is not None
    assert set(told) == set(wire.LogEntry.__struct_fields__) - {"because"}  # said by the table, not by the game


def test_games(server: Server) -> None:
    games = {game["id"]: game for game in server.get("/api/games")}
    assert games["toy"]["sides"] == ["red", "blue"]
    assert games["toy"]["settings"][0] == {
        "key": "rounds", "kind": "number", "default": 6, "words": [], "low": 1, "high": 200, "rule": "",
    }  # fmt: skip
    assert "random" in games["toy"]["levels"]
    assert "ironwood" in games


def test_a_record_is_analysed(server: Server) -> None:
    record = finished()
    found = server.post("/api/analysis", {"record": record, "numbers": [1, 0, 4], "iterations": 10})
    assert [point["number"] for point in found["points"]] == [0, 1, 4]
    for point in found["points"]:
        assert point["best"][0]["visits"] > 0
        assert all(0 <= chance <= 1 for chance in point["chances"])
    ok, body = analysis(bodies.AnalysisRequest("not a record", [0]))
    assert not ok
    assert msgspec.json.decode(gzip.decompress(body))["code"] == "bad-record"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "toy", "options": {"speed": 3}}, "unknown-setting"),
        ({"game": "toy", "options": {"rounds": 9999}}, "unknown-setting"),
        ({"game": "toy", "seats": [{"side": "green"}]}, "unknown-seat"),
        ({"game": "toy", "seats": [{"side": "red", "kind": "ai", "level": "genius"}]}, "unknown-level"),
        ({"game": "toy", "webhook": "ftp://example.com"}, "bad-webhook"),
        ({"game": "toy", "clock": {"initial": 1}}, "bad-request"),
        ({"game": 5}, "bad-request"),
        ({}, "bad-request"),
        (b"{", "bad-request"),
    ],
)
def test_tables_that_cannot_be_made(server: Server, body: object, code: str) -> None:
    status, problem, _ = server.request("POST", "/api/tables", body)
    assert (status, problem["code"]) == (400, code)
    assert problem["message"]


@pytest.mark.parametrize("game", ["ironwood", "root", "wonderland", "defenders"])
def test_where_the_facts_come_from(server: Server, game: str) -> None:
    told = server.get(f"/api/data/{game}")
    assert told["game"] == game
    assert told["fingerprint"] == facts(game).fingerprint
    assert told["override"] is False
    assert {entry["confidence"] for entry in told["entries"]} <= set(CONFIDENCE)
    assert [(e["file"], e["entry"]) for e in told["entries"]] == [(s.file, s.entry) for s in facts(game).provenance()]
    assert any(entry["reconstructed_parts"] or entry["confidence"] == "reconstructed" for entry in told["entries"])


def test_what_is_not_there(server: Server) -> None:
    for path in (
        "/api/tables/nothing",
        "/api/rules/chess",
        "/api/data/chess",
        "/api/nothing",
        "/api/tables/nothing/record",
    ):
        status, problem, _ = server.request("GET", path)
        assert (status, problem["code"]) == (404, "not-found")
    assert server.request("DELETE", "/api/tables")[0] == 405


def test_rules(server: Server) -> None:
    book = server.get("/api/rules/ironwood")
    assert book["game"] == "ironwood"
    ids = [s["id"] for c in book["chapters"] for part in c["sections"] for s in part["statements"]]
    assert "4.1.2" in ids
    assert "A-01" not in ids


@pytest.mark.parametrize(
    ("lang", "shown"), [("en", "en"), ("cs", "cs"), ("pl", "pl"), ("de", "en"), ("../cs", "en"), ("annex", "en")]
)
def test_rules_in_the_players_language(server: Server, lang: str, shown: str) -> None:
    book = server.get(f"/api/rules/ironwood?lang={lang}")
    assert (book["lang"], book["chapters"][0]["id"]) == (shown, "0")


def test_the_annex_for_referees(server: Server) -> None:
    book = server.get("/api/rules/root/annex")
    ids = {s["id"] for c in book["chapters"] for part in c["sections"] for s in part["statements"]}
    assert "AMB-01" in ids
    status, problem, _ = server.request("GET", "/api/rules/chess/annex")
    assert (status, problem["code"]) == (404, "not-found")


def test_openapi_describes_it(server: Server) -> None:
    schema = server.get("/api/schema/openapi.json")
    assert schema["paths"].keys() >= {"/api/games", "/api/tables", "/api/tables/{table_id}/join", "/api/replay"}
    assert schema["components"]["schemas"].keys() >= {"CreateTable", "Replay", "View", "TableInfo", "Problem"}


# --- replays -----------------------------------------------------------------------------------------


def finished() -> str:
    match = weald.start("toy", seed=4)
    while not match.over:
        match.choose(match.decision.options[0], match.decision.seat)
    return match.record()


def test_a_record_is_replayed(server: Server) -> None:
    record = finished()
    found = server.post("/api/replay", {"record": record})
    assert found["total"] == len(found["choices"]) == len(found["views"]) - 1
    assert found["views"][-1]["over"]
    assert found["views"][0]["zones"]["hand 1"]["cards"]  # everything is revealed
    assert len(found["views"][0]["decisions"]) == 2
    assert found["log"]
    part = server.post("/api/replay", {"record": record, "first": 3, "count": 2})
    assert part["views"] == found["views"][3:5]
    none = server.post("/api/replay", {"record": record, "count": 0})
    assert none["views"] == []


@pytest.mark.parametrize(
    ("change", "code", "line"),
    [
        (lambda text: "hello\n" + text, "bad-record", 1),
        (lambda text: text.replace("game toy", "game chess"), "unknown-game", None),
        (lambda text: text.replace("red bid", "red fly", 1), "bad-record", 9),
        (lambda text: text.replace("seed 4", "seed 5"), "record-differs", None),
        (lambda text: text.replace("seed 4", "chance 7 7 7"), "record-differs", None),
        (lambda text: text.replace("rules 1", "rules 99"), "unknown-revision", None),
    ],
)
def test_records_that_cannot_be_replayed(change: Any, code: str, line: int | None) -> None:
    ok, body = replay(bodies.ReplayRequest(change(finished())))
    problem = msgspec.json.decode(gzip.decompress(body))
    assert not ok
    assert problem["code"] == code
    if line is not None:
        assert problem["args"]["line"] == line


def test_a_bad_record_is_the_callers_mistake(server: Server) -> None:
    status, problem, _ = server.request("POST", "/api/replay", {"record": "weald 1\nnonsense"})
    assert (status, problem["code"], problem["args"]["line"]) == (400, "bad-record", 2)


# --- pages ---------------------------------------------------------------------------------------------


def test_security_headers(server: Server) -> None:
    for path in ("/", "/api/games", "/health", "/nothing.txt"):
        _, _, headers = server.request("GET", path)
        assert headers["content-security-policy"].startswith("default-src 'self'")
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert server.request("GET", "/api/games")[2]["cache-control"] == "no-store"


async def fetch(pages: StaticFiles, path: str, *headers: tuple[bytes, bytes]) -> tuple[int, dict[bytes, bytes], bytes]:
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    scope: Any = {"type": "http", "method": "GET", "path": path, "headers": list(headers)}
    await pages(scope, None, send)  # type: ignore[arg-type]
    return sent[0]["status"], dict(sent[0]["headers"]), sent[1]["body"]


def test_pages(tmp_path: Path) -> None:
    (tmp_path / "site" / "assets").mkdir(parents=True)
    (tmp_path / "site" / "index.html").write_text("<!doctype html>" + "x" * 600)
    (tmp_path / "site" / "assets" / "app-abc123.js").write_text("let x = 1;" * 100)
    (tmp_path / "secret.txt").write_text("secret")
    pages = StaticFiles(tmp_path / "site")

    async def scene() -> None:
        for path in ("/", "/t/abc", "/replay"):
            status, headers, body = await fetch(pages, path)
            assert (status, headers[b"cache-control"]) == (200, b"no-store")
            assert body.startswith(b"<!doctype html>")
        status, headers, body = await fetch(pages, "/assets/app-abc123.js", (b"accept-encoding", b"gzip"))
        assert (status, headers[b"content-encoding"]) == (200, b"gzip")
        assert b"immutable" in headers[b"cache-control"]
        assert headers[b"content-type"].startswith(b"text/javascript")
        for path in ("/assets/none.js", "/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/\x00.js"):
            assert (await fetch(pages, path))[0] == 404
        assert b"make setup" in (await fetch(StaticFiles(tmp_path / "empty"), "/"))[2]

    asyncio.run(scene())


# --- webhooks ----------------------------------------------------------------------------------------------


class Hook(http.server.BaseHTTPRequestHandler):
    got: list[dict[str, Any]]

    def do_POST(self) -> None:
        self.got.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
        moved = self.path == "/moved"
        self.send_response(302 if moved else 200)
        if moved:
            self.send_header("location", "http://127.0.0.1/elsewhere")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def hook() -> Iterator[tuple[str, list[dict[str, Any]]]]:
    Hook.got = []
    receiver = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Hook)
    threading.Thread(target=receiver.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{receiver.server_port}", Hook.got
    receiver.shutdown()
    receiver.server_close()


def test_your_turn_is_told(tmp_path: Path, hook: tuple[str, list[dict[str, Any]]]) -> None:
    address, got = hook
    server = Server(tmp_path / "weald.db", private_webhooks=True)

    async def scene() -> None:
        made = server.table(webhook=f"{address}/turn?x=1")
        path = f"/api/tables/{made['id']}/webhook/test"
        assert made["table"]["webhook"] is True
        assert server.request("POST", path)[0] == 403
        assert server.post(path, token=made["seats"][0]["token"]) == {"ok": True, "status": 200, "problem": ""}
        assert got[0]["event"] == "test"
        red, blue = [await server.sit(made["id"], key["token"]) for key in made["seats"]]
        await red.choose()
        await blue.choose()
        async with asyncio.timeout(PATIENCE):
            while len(got) < 2:
                await asyncio.sleep(0.02)
        assert got[1] == {
            "event": "your-turn", "table": made["id"], "game": "toy", "seat": got[1]["seat"],
            "side": ["red", "blue"][got[1]["seat"]], "name": ["Ada", "Bob"][got[1]["seat"]], "number": 2,
            "link": f"{server.address}/t/{made['id']}",
        }  # fmt: skip
        await red.close()
        await blue.close()
        moved = server.table(webhook=f"{address}/moved")
        answer = server.post(f"/api/tables/{moved['id']}/webhook/test", token=moved["seats"][0]["token"])
        assert answer == {"ok": False, "status": 302, "problem": "answered 302"}

    try:
        asyncio.run(scene())
    finally:
        server.stop()


def test_our_own_network_is_not_called(server: Server, hook: tuple[str, list[dict[str, Any]]]) -> None:
    address, got = hook
    made = server.table(webhook=address)
    answer = server.post(f"/api/tables/{made['id']}/webhook/test", token=made["seats"][0]["token"])
    assert not answer["ok"]
    assert "private" in answer["problem"]
    assert not got


@pytest.mark.parametrize(
    "url",
    [
        "ftp://a.example/",
        "file:///etc/passwd",
        "http://",
        "http://u:p@a.example/",
        "http://a.example/ x",
        "//a",
        "http://a:99999/",
    ],
)
def test_addresses_that_are_none(url: str) -> None:
    with pytest.raises(webhook.BadWebhook):
        webhook.check_url(url)


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "localhost",
        "10.1.2.3",
        "192.168.1.1",
        "169.254.169.254",
        "::1",
        "::ffff:127.0.0.1",
        "0.0.0.0",
        "100.64.0.1",
    ],
)
def test_private_addresses(host: str) -> None:
    async def scene() -> None:
        with pytest.raises(webhook.BadWebhook):
            await webhook.find(host, 80, False)

    asyncio.run(scene())
