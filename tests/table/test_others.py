"""Other people: profiles, blocking, reporting. On a file and on PostgreSQL."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.table.harness import Server
from tests.table.test_my_seats import member
from tests.table.visitor import Visitor, run
from tests.table.visitor import server as server


def person(who: Visitor) -> str:
    account = who.account()
    assert account is not None
    return str(account["id"])


def test_a_profile_follows_one(server: Server) -> None:
    ada = member(server, "Profiled")
    profile = {
        "shown": " The\n Duchess ",
        "lang": "cs",
        "speaks": ["pl", "cs", "xx"],
        "settings": {"pace": "fast", "learner": True},
    }
    account = ada.post("/api/account/profile", profile)["account"]
    assert (account["shown"], account["lang"], account["speaks"]) == ("The Duchess", "cs", ["cs", "pl"])
    phone = Visitor(server)
    phone.sign_in("profiled")
    found = phone.account()
    assert found is not None
    assert found["settings"] == {"pace": "fast", "learner": True}
    assert found["name"] == "Profiled"
    assert ada.table(blue="open")["table"]["seats"][0]["name"] == "The Duchess"
    # Others see what is shown, never the name one signs in with.
    assert Visitor(server).get(f"/api/people/{person(ada)}") == {
        "id": person(ada), "shown": "The Duchess", "speaks": ["cs", "pl"],
    }  # fmt: skip
    assert Visitor(server).request("GET", "/api/people/nobody")[0] == 404
    wrong: list[dict[str, Any]] = [
        {"settings": {"x" * 21: 1}}, {"settings": {"pace": "x" * 21}}, {"settings": {"pace": {}}}, {"speaks": ["en"] * 11},
        {"settings": {str(i): i for i in range(31)}}, {"shown": "x" * 41},
    ]  # fmt: skip
    for bad in wrong:
        assert ada.refused("/api/account/profile", profile | bad) == (400, "bad-request")
    ada.post("/api/account/profile", profile | {"shown": "\u200b"})
    assert (ada.account() or {})["shown"] == "Profiled"


def test_blocking(server: Server) -> None:
    ada, bob, cid = member(server), member(server), member(server)
    shared = ada.table(blue="open")
    bob.post(f"/api/tables/{shared['id']}/join", {"seat": 1, "name": ""})
    assert [one["id"] for one in ada.get("/api/account/people")] == [person(bob)]
    assert ada.post(f"/api/tables/{shared['id']}/block", {"seat": 1})[0]["id"] == person(bob)
    ada.post(f"/api/tables/{shared['id']}/block", {"seat": 1})  # twice is once
    assert [one["id"] for one in (ada.account() or {})["blocked"]] == [person(bob)]
    assert (bob.account() or {})["blocked"] == []  # nobody is told
    new = ada.table(blue="open")
    join = f"/api/tables/{new['id']}/join"
    assert bob.refused(join, {"seat": 1, "name": ""}) == (403, "not-allowed")
    cid.post(join, {"seat": 1, "name": ""})
    theirs = bob.table(blue="open")  # one's own decision: the browser warns
    ada.post(f"/api/tables/{theirs['id']}/join", {"seat": 1, "name": ""})
    assert ada.post("/api/account/unblock", {"person": person(bob)}) == []
    again = ada.table(blue="open")
    bob.post(f"/api/tables/{again['id']}/join", {"seat": 1, "name": ""})
    assert ada.refused(f"/api/tables/{shared['id']}/block", {"seat": 0}) == (403, "not-allowed")  # oneself
    assert ada.post("/api/account/block", {"person": person(cid)})[0]["id"] == person(cid)  # by their page
    assert ada.refused("/api/account/block", {"person": "nobody"}) == (404, "not-found")
    assert ada.refused("/api/account/block", {"person": person(ada)}) == (403, "not-allowed")
    nobody = server.table(blue="open")
    for seat in (0, 1, 7):
        assert ada.refused(f"/api/tables/{nobody['id']}/block", {"seat": seat}) == (400, "unknown-seat")
    assert Visitor(server).refused(f"/api/tables/{shared['id']}/block", {"seat": 0}) == (401, "signed-out")


def test_who_was_asked_to_leave_does_not_come_back_from_elsewhere(server: Server) -> None:
    """By the account, not only by the address; here everybody has the same one."""
    ada, bob = member(server), member(server)
    made = ada.table(blue="open")
    bob.post(f"/api/tables/{made['id']}/join", {"seat": 1, "name": ""})

    async def scene() -> None:
        red = await ada.sit(made["id"])
        await red.do("kick", seat=1)
        await red.close()

    asyncio.run(scene())
    assert bob.refused(f"/api/tables/{made['id']}/join", {"seat": 1, "name": ""}) == (403, "not-allowed")
    member(server).post(f"/api/tables/{made['id']}/join", {"seat": 1, "name": ""})


def test_reporting(server: Server) -> None:
    run(server, "DELETE FROM reports")
    ada, bob = member(server), member(server, "Rude")
    made = ada.table(blue="open")
    bob.post(f"/api/tables/{made['id']}/join", {"seat": 1, "name": ""})
    path = f"/api/tables/{made['id']}/report"
    ada.post(path, {"seat": 1, "reason": "insults", "words": "He said\u202e <b>bad</b> things"})
    stranger, watcher = Visitor(server), Visitor(server)
    assert stranger.refused(path, {"seat": 1, "reason": "other"}) == (403, "not-allowed")
    watcher.post(path, {"seat": 0, "reason": "name"}, token=made["watch"])
    assert ada.refused(path, {"seat": 0, "reason": "name"}) == (400, "unknown-seat")  # oneself
    assert ada.refused(path, {"seat": 5, "reason": "name"}) == (400, "unknown-seat")
    assert ada.refused(path, {"seat": 1, "reason": "anything"}) == (400, "bad-request")
    rows = run(server, "SELECT reporter, reporter_seat, about, seat, name, reason, words FROM reports ORDER BY made")
    assert rows == [
        (person(ada), 0, person(bob), 1, "Rude", "insults", "He said <b>bad</b> things"),
        (None, None, person(ada), 0, (ada.account() or {})["shown"], "name", ""),
    ]
    codes = [ada.request("POST", path, {"seat": 1, "reason": "other"})[0] for _ in range(12)]
    assert 429 in codes  # nobody floods the host
