"""Seats that belong to accounts: claimed, opened without a key, given a new one, let go. On a file and on PostgreSQL."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.table.harness import Server
from tests.table.visitor import Visitor
from tests.table.visitor import server as server

count = iter(range(1000))


def member(server: Server, name: str = "") -> Visitor:
    who = Visitor(server)
    who.sign_up(name or f"Member {next(count)}")
    return who


def mine(who: Visitor) -> dict[str, list[int]]:
    return {game["table"]["id"]: game["seats"] for game in who.get("/api/account/games")}


async def closed(who: Visitor, table: str, *tokens: str) -> str:
    with pytest.raises(ConnectionError) as problem:
        await who.sit(table, *tokens)
    return str(problem.value)


def test_what_one_makes_and_joins_is_ones_own(server: Server) -> None:
    ada, bob, stranger = member(server, "Ada of tables"), member(server), Visitor(server)
    made = ada.table(blue="open")
    assert made["table"]["seats"][0]["name"] == "Ada of tables"
    assert made["table"]["seats"][0]["person"] == (ada.account() or {})["id"]
    joined = bob.post(f"/api/tables/{made['id']}/join", {"seat": 1, "name": "Robert"})
    assert mine(ada) == {made["id"]: [0]}
    assert mine(bob) == {made["id"]: [1]}

    async def scene() -> None:
        # On another device, without any key.
        phone = Visitor(server)
        phone.sign_in("ada of tables")
        red = await phone.sit(made["id"])
        assert red.seat == 0
        assert (await red.choose())["type"] == "done"
        blue = await bob.sit(made["id"], joined["token"], account=False)
        assert blue.seat == 1
        assert "4401" in await closed(stranger, made["id"])
        assert "4401" in await closed(member(server), made["id"])
        for client in (red, blue):
            await client.close()

    asyncio.run(scene())


def test_signing_out_closes_what_was_opened(server: Server) -> None:
    ada, other = member(server, "Closing"), Visitor(server)
    other.sign_in("Closing")
    made = ada.table()

    async def scene() -> None:
        here, there = await ada.sit(made["id"]), await other.sit(made["id"])
        by_key = await Visitor(server).sit(made["id"], made["seats"][0]["token"])
        await asyncio.to_thread(ada.post, "/api/account/sessions/end")
        assert await there.gone() == 4401
        assert here.closed is None
        await asyncio.to_thread(ada.post, "/api/account/sign-out", {"everywhere": True})
        assert await here.gone() == 4401
        assert by_key.closed is None  # a key is a key
        await by_key.close()

    asyncio.run(scene())


def test_the_seats_of_a_browser_are_claimed(server: Server) -> None:
    """What was begun without an account goes on with one."""
    anybody = Visitor(server)
    made = anybody.table()
    keys = [key["token"] for key in made["seats"]]
    anybody.sign_up("Claimer")
    claim = f"/api/tables/{made['id']}/claim"
    assert anybody.post(claim, {"tokens": [keys[0]]}) == {"seats": [0]}
    assert anybody.post(claim, {"tokens": keys}) == {"seats": [0, 1]}  # again and one more
    assert mine(anybody) == {made["id"]: [0, 1]}
    eve = member(server)
    assert eve.refused(claim, {"tokens": ["nobodys-token"]}) == (400, "bad-token")
    assert eve.refused(claim, {"tokens": [made["watch"]]}) == (400, "bad-token")
    assert eve.refused(claim, {"tokens": keys}) == (409, "seat-claimed")  # whoever has the link does not get the seat
    assert Visitor(server).refused(claim, {"tokens": keys}) == (401, "signed-out")
    assert mine(eve) == {}


def test_a_new_link_and_the_old_one_is_dead(server: Server) -> None:
    ada, eve = member(server), member(server)
    made = ada.table(blue="ai")
    old = made["seats"][0]["token"]

    async def scene() -> None:
        mine = await ada.sit(made["id"])
        leaked = await eve.sit(made["id"], old)
        assert leaked.seat == 0
        path = f"/api/tables/{made['id']}/key"
        assert eve.refused(path, {"seat": 0}) == (400, "not-seated")
        key = await asyncio.to_thread(ada.post, path, {"seat": 0})
        await leaked.wait(lambda: leaked.messages[-1].get("you") == [] or None in leaked.views)
        assert mine.closed is None
        assert "4401" in await closed(eve, made["id"], old)
        again = await Visitor(server).sit(made["id"], key["token"])
        assert again.seat == 0
        for client in (mine, leaked, again):
            await client.close()

    asyncio.run(scene())


def test_letting_a_seat_go(server: Server) -> None:
    ada, bob = member(server), member(server)
    made = ada.table(blue="ai")
    token = made["seats"][0]["token"]

    async def scene() -> None:
        here = await ada.sit(made["id"])
        assert bob.refused(f"/api/tables/{made['id']}/release", {"seat": 0}) == (400, "not-seated")
        await asyncio.to_thread(ada.post, f"/api/tables/{made['id']}/release", {"seat": 0})
        await here.wait(lambda: None in here.views)  # looks on
        assert "4401" in await closed(ada, made["id"])
        bob.post(f"/api/tables/{made['id']}/claim", {"tokens": [token]})
        assert (mine(ada), mine(bob)) == ({}, {made["id"]: [0]})
        await here.close()

    asyncio.run(scene())


def test_the_account_opens_what_a_key_would(server: Server) -> None:
    ada, eve = member(server), member(server)
    made = ada.table(blue="ai")
    path = f"/api/tables/{made['id']}"
    assert "redacted red" in ada.get(f"{path}/record")
    assert eve.request("GET", f"{path}/record")[0] == 403
    assert ada.get(f"{path}/watch")["watch"] == made["watch"]
    assert eve.request("GET", f"{path}/watch")[0] == 403
    # A key that was sent says for whom: the spectators' shows what spectators see.
    assert "redacted spectator" in ada.get(f"{path}/record", token=made["watch"])

    async def scene() -> None:
        red = await ada.sit(made["id"])
        await red.choose()
        await red.wait(lambda: red.view["number"] > 1)
        branched = await asyncio.to_thread(ada.post, f"{path}/branch", {"at": 0})
        assert branched["id"] in mine(ada)
        assert eve.refused(f"{path}/branch", {"at": 0})[1] == "not-allowed"
        watcher = await ada.sit(made["id"], made["watch"], account=False)
        assert watcher.seat is None
        for client in (red, watcher):
            await client.close()

    asyncio.run(scene())


def test_a_rematch_is_everybodys_own_again(server: Server) -> None:
    ada, bob = member(server), member(server)
    made = ada.table(blue="open")
    bob.post(f"/api/tables/{made['id']}/join", {"seat": 1, "name": ""})

    async def scene() -> None:
        red = await ada.sit(made["id"])
        await red.do("concede")
        again = await red.ask("rematch")
        assert again["type"] == "rematched"
        blue = await bob.sit(again["table"])  # who has not accepted finds it, too
        assert blue.seat == 1
        for client in (red, blue):
            await client.close()

    asyncio.run(scene())
    assert [game["seats"] for game in ada.get("/api/account/games")] == [[0], [0]]


def test_my_games_come_page_by_page(server: Server) -> None:
    ada = member(server)
    made = [ada.table(blue="open")["id"] for _ in range(5)]  # nothing happens there
    found: list[str] = []
    before: dict[str, Any] = {}
    while True:
        query = "&".join(f"{key}={value}" for key, value in before.items())
        page = ada.get(f"/api/account/games?limit=2&{query}")
        if not page:
            break
        found += [game["table"]["id"] for game in page]
        before = {"before": page[-1]["last"], "beyond": page[-1]["table"]["id"]}
    assert sorted(found) == sorted(made)
    assert [game["table"]["id"] for game in ada.get("/api/account/games")] == found
    assert Visitor(server).request("GET", "/api/account/games")[0] == 401


def test_a_seat_given_up_stays_in_the_list_and_opens_no_more(server: Server) -> None:
    """Of three people one gives up, and a program goes on; one leaves the seat to somebody else."""
    ada, bob, cid = member(server), member(server), member(server)
    sides = next(game for game in server.get("/api/games") if game["id"] == "wonderland")["sides"][:3]
    seats = [{"side": side, "kind": "me" if side == sides[0] else "open"} for side in sides]
    made = ada.post("/api/tables", {"game": "wonderland", "seats": seats})
    for seat, who in ((1, bob), (2, cid)):
        who.post(f"/api/tables/{made['id']}/join", {"seat": seat, "name": ""})

    async def scene() -> None:
        for who, what in ((bob, "concede"), (cid, "leave")):
            there = await who.sit(made["id"])
            await there.do(what)
            await there.close()
            assert "4401" in await closed(who, made["id"])

    asyncio.run(scene())
    assert (mine(ada), mine(bob), mine(cid)) == ({made["id"]: [0]}, {made["id"]: [1]}, {})
    seats = server.get(f"/api/tables/{made['id']}")["seats"]
    assert [seat["kind"] for seat in seats] == ["human", "ai", "open"]
    assert [bool(seat["person"]) for seat in seats] == [True, False, False]
