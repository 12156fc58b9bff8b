"""Passkeys: made, used, counted, removed; and answers that are wrong in every way. On a file and on PostgreSQL."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.authenticator import Authenticator, text
from tests.table.harness import Server
from tests.table.visitor import PASSWORD, Visitor, run
from tests.table.visitor import server as server
from weald.table.people.passkeys import site_of
from weald.table.viewer import Refused

NAME = "/api/account/passkey/"


def visitor(server: Server) -> Visitor:
    """By a name: a bare address has no passkeys."""
    host = server.address.removeprefix("http://").replace("127.0.0.1", "localhost")
    return Visitor(server, host=host, origin=f"http://{host}")


def origin(who: Visitor) -> str:
    return who.headers["origin"]


def sign_up(who: Visitor, name: str) -> Authenticator:
    device = Authenticator()
    question = who.post(NAME + "new", {"name": name})
    who.post(NAME + "keep", {"slip": question["slip"], "credential": device.make(question["options"], origin(who))})
    return device


def answer(who: Visitor, device: Authenticator, **more: Any) -> dict[str, Any]:
    question = who.post(NAME + "ask")
    return {"slip": question["slip"], "credential": device.show(question["options"], origin(who)), **more}


def test_an_account_without_a_password(server: Server) -> None:
    ada = visitor(server)
    device = sign_up(ada, "Passkey Ada")
    account = ada.account()
    assert account is not None
    assert account["name"] == "Passkey Ada"
    security = ada.get("/api/account/security")
    assert (security["password"], len(security["passkeys"])) == (False, 1)
    again = visitor(server)
    assert again.post(NAME + "answer", answer(again, device))["account"]["id"] == account["id"]
    # No password fits an account that has none.
    assert again.refused("/api/account/sign-in", {"name": "Passkey Ada", "password": PASSWORD}) == (
        403,
        "wrong-password",
    )


def test_one_more_for_who_is_signed_in(server: Server) -> None:
    ada, device = visitor(server), Authenticator()
    ada.sign_up("With both")
    question = ada.post(NAME + "new", {"name": "ignored"})
    assert question["options"]["user"]["name"] == "With both"
    kept = {"slip": question["slip"], "credential": device.make(question["options"], origin(ada)), "label": "My phone"}
    ada.post(NAME + "keep", kept)
    (key,) = ada.get("/api/account/security")["passkeys"]
    assert key["name"] == "My phone"
    assert ada.post(NAME + "new")["options"]["excludeCredentials"][0]["id"] == key["id"]
    ada.post(NAME + "remove", {"id": key["id"]})
    other = visitor(server)
    assert other.refused(NAME + "answer", answer(other, device)) == (403, "wrong-passkey")


def test_the_last_way_in_stays(server: Server) -> None:
    ada = visitor(server)
    sign_up(ada, "Only one")
    (key,) = ada.get("/api/account/security")["passkeys"]
    assert ada.refused(NAME + "remove", {"id": key["id"]}) == (400, "last-way")
    eve = visitor(server)
    eve.sign_up("Remover")
    assert eve.refused(NAME + "remove", {"id": key["id"]}) == (404, "not-found")


def test_it_shows_again_who_somebody_is(server: Server) -> None:
    ada, bob = visitor(server), visitor(server)
    device, other = sign_up(ada, "Shower"), sign_up(bob, "Other shower")
    run(server, "UPDATE sessions SET proved = 0")
    assert ada.refused("/api/account/codes") == (403, "prove-first")
    assert ada.refused(NAME + "new") == (403, "prove-first")
    assert ada.refused(NAME + "answer", answer(ada, other, prove=True)) == (403, "wrong-passkey")
    ada.post(NAME + "answer", answer(ada, device, prove=True))
    ada.post("/api/account/codes")


def test_wrong_answers(server: Server) -> None:
    ada = visitor(server)
    device = sign_up(ada, "Strict")
    eve = visitor(server)

    def tried(**wrong: Any) -> tuple[int, str]:
        question = eve.post(NAME + "ask")
        given = {"options": question["options"], "origin": origin(eve)} | wrong
        credential = wrong.pop("credential", None) or device.show(given.pop("options"), given.pop("origin"), **given)
        return eve.refused(NAME + "answer", {"slip": question["slip"], "credential": credential})

    good = eve.post(NAME + "ask")["options"]
    wrong = [
        tried(origin="https://evil.example"),
        tried(options=good),  # the challenge of another question
        tried(options={**good, "rpId": "evil.example"}),
        tried(flags=0x01),  # present, but nobody looked whether it is the owner
        tried(userHandle=text(b"somebody else")),
        tried(signature=text(b"nonsense")),
        tried(credential={"id": "x"}),
        tried(credential={"id": text(device.id), "response": {"userHandle": 3}}),
        tried(credential={"id": text(device.id), "response": []}),
    ]
    assert wrong == [(403, "wrong-passkey")] * len(wrong)
    assert eve.cookies == {}
    # A question is answered once, and an answer to another kind of question is none.
    used = answer(eve, device)
    eve.post(NAME + "answer", used)
    assert eve.refused(NAME + "answer", used) == (403, "wrong-passkey")
    new = Visitor(server, **eve.headers)
    question = new.post(NAME + "new", {"name": "Nobody yet"})
    assert new.refused(NAME + "answer", {**answer(new, device), "slip": question["slip"]}) == (403, "wrong-passkey")


def test_a_copy_of_a_passkey_is_noticed(server: Server) -> None:
    ada = visitor(server)
    device = sign_up(ada, "Copied")
    for _ in range(3):
        ada.post(NAME + "answer", answer(ada, device))
    device.count = 1
    assert ada.refused(NAME + "answer", answer(ada, device)) == (403, "wrong-passkey")


def test_registration_is_checked(server: Server) -> None:
    eve, device = visitor(server), Authenticator()

    def tried(origin: str, **more: Any) -> tuple[int, str]:
        question = eve.post(NAME + "new", {"name": "Careful"})
        return eve.refused(
            NAME + "keep",
            {
                "slip": question["slip"],
                "credential": device.make(question["options"] | more, origin, more.pop("flags", 0x45)),
            },
        )

    assert tried("https://evil.example") == (403, "wrong-passkey")
    assert tried(origin(eve), challenge=text(bytes(32))) == (403, "wrong-passkey")
    assert tried(origin(eve), flags=0x41) == (403, "wrong-passkey")
    assert tried(origin(eve), rp={"id": "evil.example"}) == (403, "wrong-passkey")
    # A question to somebody who is not signed in is no use to somebody who is, and the other way round.
    question = eve.post(NAME + "new", {"name": "Careful"})
    ada = visitor(server)
    ada.sign_up("Victim")
    kept = {"slip": question["slip"], "credential": device.make(question["options"], origin(ada))}
    assert ada.refused(NAME + "keep", kept) == (403, "wrong-passkey")
    question = ada.post(NAME + "new")
    kept = {"slip": question["slip"], "credential": device.make(question["options"], origin(ada))}
    assert eve.refused(NAME + "keep", kept) == (403, "wrong-passkey")
    # The same key cannot be somebody else's as well.
    mine = sign_up(eve, "Mine")
    question = ada.post(NAME + "new")
    kept = {"slip": question["slip"], "credential": mine.make(question["options"], origin(ada))}
    assert ada.refused(NAME + "keep", kept) == (403, "wrong-passkey")


def test_names_and_addresses(server: Server) -> None:
    assert site_of("Weald.example", True) == ("weald.example", "https://weald.example")
    assert site_of("localhost:8000", False) == ("localhost", "http://localhost:8000")
    for bare in ("127.0.0.1:8000", "[::1]:8000", "[::1]", "192.0.2.7"):
        with pytest.raises(Refused):
            site_of(bare, False)
    assert Visitor(server).refused(NAME + "ask") == (400, "no-passkeys")
    assert Visitor(server).refused(NAME + "new", {"name": "Somebody"}) == (400, "no-passkeys")


def test_a_taken_name_is_told_at_once(server: Server) -> None:
    ada = visitor(server)
    sign_up(ada, "First")
    assert visitor(server).refused(NAME + "new", {"name": "FIRST"}) == (409, "name-taken")
