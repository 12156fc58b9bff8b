"""A tournament as clients see it: made, joined by link, played over sockets, seen by everybody; who may do what, and how often."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tests.table.harness import PATIENCE, QuickServer


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory, toy: None) -> Iterator[QuickServer]:
    running = QuickServer(tmp_path_factory.mktemp("events") / "weald.db", grace=0.1, limits={"events_per_address": 5})
    yield running
    running.kill()


def ask(server: QuickServer, path: str, body: Any = None, *keys: str) -> tuple[int, Any]:
    status, answer, _ = server.request("GET" if body is None else "POST", path, body, ",".join(keys))
    return status, answer


def hold(server: QuickServer, people: int, **wish: Any) -> tuple[str, str, list[str]]:
    given = {"game": "toy", "name": "Cup", "kind": "swiss", "rounds": 2, "options": {"rounds": 1}} | wish
    made = server.post("/api/events", given)
    at = f"/api/events/{made['id']}"
    keys = [server.post(f"{at}/join", {"name": f"Player {i}"})["token"] for i in range(people)]
    return at, made["host"], keys


def test_a_tournament(http: QuickServer) -> None:
    async def scene() -> None:
        at, host, keys = hold(http, 3)
        listed = http.get("/api/events")
        assert [(one["name"], one["state"], one["entrants"]) for one in listed if at.endswith(one["id"])] == [
            ("Cup", "open", 3)
        ]
        # Only the host begins; a stranger and an entrant do not.
        assert ask(http, f"{at}/start", {})[0] == 403
        assert ask(http, f"{at}/start", {}, keys[0])[0] == 403
        assert ask(http, f"{at}/remove", {"n": 1}, keys[0])[0] == 403
        status, event = ask(http, f"{at}/start", {}, host)
        assert (status, event["round"], event["rounds"], event["hosting"], event["me"]) == (200, 1, 2, True, None)
        assert ask(http, f"{at}/join", {"name": "Late"})[0] == 409
        for number in (1, 2):
            (game,) = event["played"][-1]["games"]
            sitting = [await http.sit(game["table"], keys[n]) for n in game["players"]]
            assert [client.seat for client in sitting] == [0, 1]
            assert sitting[0].table["occasion"] == f"event {at.rpartition('/')[2]}"
            await sitting[1].do("concede")
            for client in sitting:
                await client.close()
            async with asyncio.timeout(PATIENCE):
                while True:  # the next round comes by itself
                    event = http.get(at, keys[game["players"][0]])
                    if event["round"] > number or event["state"] == "over":
                        break
                    await asyncio.sleep(0.05)
            assert event["me"] == game["players"][0]
        assert event["state"] == "over"
        assert event["standings"][0]["points"] == 4
        assert sum(len(each["byes"]) for each in event["played"]) == 2
        text = str(event)
        assert not any(key in text for key in [host, *keys])

    asyncio.run(scene())


def test_leaving_and_removing(http: QuickServer) -> None:
    at, host, keys = hold(http, 3)
    status, event = ask(http, f"{at}/leave", {}, keys[1])
    assert (status, [one["n"] for one in event["entrants"]]) == (200, [0, 2])
    assert ask(http, f"{at}/leave", {}, keys[1])[0] == 400
    status, event = ask(http, f"{at}/remove", {"n": 2}, host)
    assert [one["n"] for one in event["entrants"]] == [0]
    assert ask(http, f"{at}/start", {}, host)[0] == 400
    assert ask(http, f"{at}/end", {}, host) == (200, None)  # what has not begun is gone
    assert ask(http, at)[0] == 404


def test_a_ladder_by_link(http: QuickServer) -> None:
    at, host, keys = hold(http, 3, kind="ladder", listed=False, reach=1)
    assert all(not at.endswith(one["id"]) for one in http.get("/api/events"))
    ask(http, f"{at}/start", {}, host)
    assert ask(http, at, None, keys[2])[1]["can_challenge"] == [1]
    assert ask(http, f"{at}/challenge", {"n": 0}, keys[2])[1]["code"] == "no-challenge"
    status, event = ask(http, f"{at}/challenge", {"n": 1}, keys[2], host)
    assert (status, event["me"], event["hosting"]) == (200, 2, True)
    assert len(event["played"][0]["games"]) == 1
    status, event = ask(http, f"{at}/end", {}, host)
    assert (event["state"], event["played"][0]["games"][0]["how"]) == ("over", "ended")


def test_floods(http: QuickServer) -> None:
    """Whoever begins one tournament after the other has to wait."""
    wish = {"game": "toy", "name": "Cup", "kind": "swiss"}
    codes = {ask(http, "/api/events", wish)[0] for _ in range(6)}
    assert 429 in codes
    assert ask(http, "/api/events", wish | {"game": "defenders"})[1]["code"] == "no-tournament"
    assert ask(http, "/api/events", wish | {"name": ""})[0] == 400
