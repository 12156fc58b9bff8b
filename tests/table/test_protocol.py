"""Every message of the protocol, and every refusal."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.table.harness import PATIENCE, Client, Server

Scene = Callable[[dict[str, Any], Client, Client], Awaitable[None]]


def at_table(server: Server, scene: Scene, **more: Any) -> None:
    async def run() -> None:
        made = server.table(**more)
        red, blue = [await server.sit(made["id"], key["token"]) for key in made["seats"]]
        await red.asked()
        await blue.asked()
        await scene(made, red, blue)
        await red.close()
        await blue.close()

    asyncio.run(run())


async def to_the_take(red: Client, blue: Client) -> tuple[Client, Client]:
    """StoredMatch until someone is asked to take; returns that one first."""
    await red.choose()
    await blue.choose()
    async with asyncio.timeout(PATIENCE):
        while True:
            for one, other in ((red, blue), (blue, red)):
                if one.decisions and one.decisions[0]["prompt"] == "take":
                    return one, other
                if one.decisions and one.decisions[0]["prompt"] == "trap":
                    await one.ask("choose", number=one.decisions[0]["number"], option="pass")
            await asyncio.sleep(0.01)


def test_hello_says_who_one_is(server: Server) -> None:
    async def scene(made: dict[str, Any], red: Client, blue: Client) -> None:
        hello = blue.messages[0]
        assert (hello["type"], hello["you"], hello["protocol"]) == ("hello", [1], 2)
        assert hello["watch"] == made["watch"]
        assert [s["name"] for s in hello["table"]["seats"]] == ["Ada", "Bob"]
        assert [s["present"] for s in hello["table"]["seats"]] == [True, True]
        watcher = await server.sit(made["id"], made["watch"])
        assert watcher.messages[0]["you"] == []
        assert watcher.views[None]["decisions"] == []
        await red.wait(lambda: red.table["watchers"] == 1)
        await watcher.close()
        await red.wait(lambda: red.table["watchers"] == 0)

    at_table(server, scene)


def test_wrong_choices_change_nothing_and_bring_a_fresh_view(server: Server) -> None:
    async def scene(made: dict[str, Any], red: Client, blue: Client) -> None:
        await red.choose()
        mine = red.view
        number = blue.decisions[0]["number"]
        good = blue.decisions[0]["options"][0]["id"]
        before = len(blue.messages)
        refusals = [
            ({"number": number, "option": "fly"}, "unknown-option"),
            ({"number": number, "option": "take 3"}, "not-offered"),
            ({"number": number + 5, "option": good}, "stale"),
            ({"number": 0, "option": good}, "stale"),
            ({"number": number, "option": good, "seat": 0}, "not-seated"),
            ({"number": number, "option": good, "seat": 9}, "not-seated"),
        ]
        for fields, code in refusals:
            answer = await blue.fails("choose", **fields)
            assert answer["code"] == code, answer
            assert answer["message"]
        await blue.wait(lambda: sum(m["type"] == "view" for m in blue.messages[before:]) >= 4)
        assert blue.decisions[0]["options"][0]["id"] == good
        again = await red.fails("choose", number=0, option="pass")  # already answered: not asked now
        assert again["code"] in {"not-yours", "stale"}
        assert red.view == mine
        await blue.do("choose", number=number, option=good)
        assert (await blue.fails("choose", number=number, option=good))["code"] == "stale"

    at_table(server, scene)


def test_spectators_only_look(server: Server) -> None:
    async def scene(made: dict[str, Any], red: Client, blue: Client) -> None:
        watcher = await server.sit(made["id"], made["watch"])
        tries: list[tuple[str, dict[str, Any]]] = [
            ("choose", {"number": 0, "option": "pass"}), ("undo", {}), ("concede", {}), ("why", {}),
            ("signal", {"kind": "hello"}), ("name", {"name": "x"}), ("away", {}), ("undo-agree", {}),
        ]  # fmt: skip
        for kind, fields in tries:
            assert (await watcher.fails(kind, **fields))["code"] == "not-seated"
        history = await watcher.do("history", number=0)
        assert history["seat"] is None
        await watcher.close()

    at_table(server, scene)


def test_why_not_and_learner_mode(server: Server) -> None:
    async def scene(made: dict[str, Any], red: Client, blue: Client) -> None:
        one, other = await to_the_take(red, blue)
        why = await one.do("why")
        assert why["type"] == "why_not"
        assert why["blocked"][0] == {
            "id": "take 4", "verb": "take", "at": "", "why": "pot-too-small", "rule": "5", "args": {"pot": 3},
        }  # fmt: skip
        assert one.decisions[0]["blocked"] is None
        await one.do("learner", on=True)
        assert one.decisions[0]["blocked"] == why["blocked"]
        assert (await other.fails("why"))["code"] == "not-yours"

    at_table(server, scene)


def test_undo_is_free_until_something_is_learned(server: Server) -> None:
    async def scene(made: dict[str, Any], red: Client, blue: Client) -> None:
        before = red.view
        await red.choose()
        assert red.view["undo"]["ok"]  # sealed, nobody knows it
        await red.do("undo")
        assert red.view == before
        one, other = await to_the_take(red, blue)
        log = list(one.log)
        await one.choose(1)
        # The next hand was dealt: both have learned something.
        assert one.view["undo"]["why"]
        await one.do("undo")
        await other.wait(lambda: other.table["undo"] is not None)
        assert other.table["undo"]["need"] == [other.seat]
        await other.do("undo-refuse")
        await one.wait(lambda: one.table["undo"] is None)
        assert (await other.fails("undo-agree"))["code"] == "no-request"
        await one.do("undo")
        await other.do("undo-agree")
        await one.wait(lambda: one.decisions and one.decisions[0]["prompt"] == "take")
        assert one.log == log

    at_table(server, scene)


def test_takebacks_can_be_switched_off(server: Server) -> None:
    async def scene(made: dict[str, Any], red: Client, blue: Client) -> None:
        await red.choose()
        refused = await red.fails("undo")
        assert (refused["code"], refused["args"]["why"]) == ("cannot-undo", "takebacks-off")

    at_table(server, scene, takebacks="never")


def test_takebacks_by_agreement_only(server: Server) -> None:
    async def scene(made: dict[str, Any], red: Client, blue: Client) -> None:
        one, other = await to_the_take(red, blue)
        await one.choose(1)
        await one.do("undo")
        await other.wait(lambda: other.table["undo"] is not None)
        await one.do("undo-refuse")  # taken back by the one who asked
        await other.wait(lambda: other.table["undo"] is None)

    at_table(server, scene, takebacks="agree")


def test_nothing_to_undo(server: Server) -> None:
    async def scene(made: dict[str, Any], red: Client, blue: Client) -> None:
        assert (await red.fails("undo"))["args"]["why"] == "nothing-to-undo"

    at_table(server, scene)


def test_history_is_what_the_seat_knew_then(server: Server) -> None:
    async def scene(made: dict[str, Any], red: Client, blue: Client) -> None:
        seen = {red.view["number"]: (red.view, list(red.log))}
        while red.view["round"] < 4:
            await asyncio.gather(red.play(most=1), blue.play(1, most=1))
            seen[red.view["number"]] = (red.view, list(red.log))
        last = red.view["number"]
        assert (await red.fails("history", number=last + 1))["code"] == "no-such-decision"
        await red.do("concede")
        for number, (view, log) in seen.items():
            then = await red.do("history", number=number)
            for key in ("zones", "position", "round", "number"):
                assert then["view"][key] == view[key], key
            assert then["log"] == [e for e in log if e["number"] <= number]
            tail = await red.do("history", number=number, since=3)
            assert tail["log"] == then["log"][3:]

    at_table(server, scene)


def test_concede(server: Server) -> None:
    async def scene(made: dict[str, Any], red: Client, blue: Client) -> None:
        await red.do("concede")
        await blue.wait(lambda: blue.view["over"])
        assert blue.view["result"]["winners"] == [1]
        assert (await blue.fails("concede"))["code"] == "game-over"
        assert (await blue.fails("undo"))["args"]["why"] == "game-over"
        assert blue.table["status"] == "over"

    at_table(server, scene)


def test_names_signals_presence_and_ping(server: Server) -> None:
    async def scene(made: dict[str, Any], red: Client, blue: Client) -> None:
        await red.do("name", name="  Ada\u202e \x00Lovelace  ")
        await blue.wait(lambda: blue.table["seats"][0]["name"] == "Ada Lovelace")
        await red.do("signal", kind="look", at="K01")
        await blue.wait(lambda: {"type": "signal", "seat": 0, "kind": "look", "at": "K01"} in blue.messages)
        await red.do("away")
        await blue.wait(lambda: not blue.table["seats"][0]["present"])
        await red.do("back")
        await blue.wait(lambda: blue.table["seats"][0]["present"])
        assert (await red.do("ping"))["type"] == "pong"
        await red.close()
        await blue.wait(lambda: not blue.table["seats"][0]["present"])

    at_table(server, scene)


@pytest.mark.parametrize("token", ["", "x" * 32])
def test_no_token_no_seat(server: Server, token: str) -> None:
    async def run() -> None:
        made = server.table()
        other = server.table()
        for tokens in ([token], [other["seats"][0]["token"]], [other["watch"]]):
            with pytest.raises(ConnectionError, match="4401"):
                await server.sit(made["id"], *tokens)
        with pytest.raises(ConnectionError, match="4404"):
            await server.sit("nosuchtable", made["seats"][0]["token"])

    asyncio.run(run())


def test_joining(server: Server) -> None:
    made = server.table(blue="open", listed=True, name="Open house")
    assert made["table"]["status"] == "waiting"
    listed = server.get("/api/tables?open=true&game=toy")
    assert made["id"] in [t["id"] for t in listed]
    key = server.post(f"/api/tables/{made['id']}/join", {"seat": 1, "name": "Bob"})
    assert key["link"] == f"/t/{made['id']}#seat={key['token']}"
    status, problem, _ = server.request("POST", f"/api/tables/{made['id']}/join", {"seat": 1, "name": "Eve"})
    assert (status, problem["code"]) == (409, "seat-taken")
    status, problem, _ = server.request("POST", f"/api/tables/{made['id']}/join", {"seat": 7})
    assert (status, problem["code"]) == (400, "unknown-seat")
    assert server.get(f"/api/tables/{made['id']}")["status"] == "playing"
    assert made["id"] not in [t["id"] for t in server.get("/api/tables?open=true")]
    assert made["id"] in [t["id"] for t in server.get("/api/tables")]
    assert server.get(f"/api/tables/{made['id']}/watch")["watch"] == made["watch"]


def test_unlisted_tables_keep_their_spectators_link(server: Server) -> None:
    made = server.table()
    path = f"/api/tables/{made['id']}/watch"
    assert server.request("GET", path)[0] == 403
    assert server.get(path, made["seats"][0]["token"])["watch"] == made["watch"]
    assert made["id"] not in [t["id"] for t in server.get("/api/tables")]
