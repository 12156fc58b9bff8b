"""Accounts: made, signed in to, recovered, signed out of; and what a guesser learns. On a file and on PostgreSQL."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.harness import QuickServer, Server
from tests.table.visitor import PASSWORD, Visitor, run
from tests.table.visitor import server as server
from weald.table.people import recovery

NEW = "another horse battery"


@pytest.fixture
def ada(server: Server) -> Visitor:
    return Visitor(server)


# --- without one ------------------------------------------------------------------------------------------


def test_nobody_needs_one(server: Server, ada: Visitor) -> None:
    assert ada.get("/api/account") == {"on": True, "account": None}
    server.table(blue="open")
    assert ada.refused("/api/account/sign-out") == (401, "signed-out")
    assert ada.request("GET", "/api/account/security")[0] == 401
    assert ada.cookies == {}


def test_a_host_can_switch_them_off(tmp_path: Path) -> None:
    server = QuickServer(tmp_path / "weald.db", accounts=False)
    ada = Visitor(server)
    assert ada.get("/api/account") == {"on": False, "account": None}
    assert ada.refused("/api/account/sign-up", {"name": "Ada", "password": PASSWORD}) == (404, "accounts-off")
    assert ada.refused("/api/account/sign-in", {"name": "Ada", "password": PASSWORD}) == (404, "accounts-off")
    server.table()
    server.kill()


# --- signing up and in ------------------------------------------------------------------------------------


def test_a_name_and_a_password(server: Server, ada: Visitor) -> None:
    made = ada.sign_up("  Ada\u202e  Lovelace ")
    account = ada.account()
    assert account is not None
    assert (account["id"], account["name"], account["shown"]) == (made, "Ada Lovelace", "Ada Lovelace")
    again = Visitor(server)
    assert again.sign_in("ada LOVELACE") == made
    assert again.cookies != ada.cookies
    ada.post("/api/account/sign-out")
    assert ada.cookies == {}
    assert ada.account() is None
    assert again.account() is not None


def test_a_cookie_that_scripts_and_other_sites_do_not_get(server: Server, ada: Visitor) -> None:
    ada.sign_up("Cookie")
    said = ada.said["set-cookie"]
    assert "HttpOnly" in said
    assert "SameSite=strict" in said
    assert "Path=/" in said
    assert "Secure" not in said  # plain HTTP on this computer
    assert said.startswith("weald=")


def test_behind_tls_the_cookie_is_for_tls_alone(tmp_path: Path) -> None:
    server = QuickServer(tmp_path / "weald.db", origins=["https://weald.example"])
    ada = Visitor(server, host="weald.example", origin="https://weald.example")
    ada.sign_up("Ada")
    assert ada.said["set-cookie"].startswith("__Host-weald=")
    assert "Secure" in ada.said["set-cookie"]
    assert ada.account() is not None
    # A cookie without the mark may have been set by another server of the domain: it is nobody's.
    tossed = Visitor(server, host="weald.example", origin="https://weald.example")
    tossed.cookies = {"weald": ada.cookies["__Host-weald"]}
    assert tossed.account() is None
    server.kill()


@pytest.mark.parametrize(
    ("name", "password", "code"),
    [
        ("a", PASSWORD, "bad-name"),
        ("\u200b \n", PASSWORD, "bad-name"),
        ("Shorty", "too short", "bad-password"),
        ("Shorty", "aaaaaaaaaaaaaaaa", "bad-password"),
        ("Shorty Shorty", "shorty shorty", "bad-password"),
        ("x" * 41, PASSWORD, "bad-request"),
        ("Longy", "x" * 201, "bad-request"),
    ],
)
def test_what_is_no_name_or_too_easy(ada: Visitor, name: str, password: str, code: str) -> None:
    assert ada.refused("/api/account/sign-up", {"name": name, "password": password}) == (400, code)
    assert ada.cookies == {}


def test_a_name_is_somebodys(server: Server, ada: Visitor) -> None:
    ada.sign_up("Straße")
    for same in ("straße", "STRASSE", "ｓtrasse"):
        assert Visitor(server).refused("/api/account/sign-up", {"name": same, "password": PASSWORD}) == (
            409,
            "name-taken",
        )


def test_a_guesser_learns_nothing(server: Server, ada: Visitor) -> None:
    """A wrong name, a wrong password and an account without one: the same words, status and headers."""
    ada.sign_up("Known")
    eve = Visitor(server)
    answers = []
    for name in ("Known", "Unknown"):
        status, answer = eve.request("POST", "/api/account/sign-in", {"name": name, "password": "wrong " + PASSWORD})
        answers.append((status, answer, eve.said))
        body = {"name": name, "code": "abcd-efgh-jkmn-pqrs", "password": NEW}
        status, answer = eve.request("POST", "/api/account/recover", body)
        answers.append((status, answer, eve.said))
    assert answers[0] == answers[2]
    assert answers[1] == answers[3]
    assert answers[0][0] == 403
    assert eve.cookies == {}


# --- sessions -----------------------------------------------------------------------------------------------


def test_signing_in_gives_a_new_token_and_ends_the_old_session(server: Server, ada: Visitor) -> None:
    """Whatever the browser brought along: a session cannot be planted."""
    ada.sign_up("Fixed")
    first = dict(ada.cookies)
    planted = Visitor(server)
    planted.cookies = {"weald": "a-token-of-the-attackers-choice"}
    planted.sign_in("Fixed")
    assert planted.cookies["weald"] not in {"a-token-of-the-attackers-choice", first["weald"]}
    ada.sign_in("Fixed")
    old = Visitor(server)
    old.cookies = first
    assert old.account() is None
    assert len(ada.get("/api/account/security")["sessions"]) == 2


def test_sessions_are_listed_and_ended(server: Server, ada: Visitor) -> None:
    phone = Visitor(server, **{"user-agent": "Mozilla/5.0 (Linux; Android 15) Gecko/140 Firefox/140.0"})
    ada.sign_up("Many")
    phone.sign_in("Many")
    third = Visitor(server)
    third.sign_in("Many")
    listed = ada.get("/api/account/security")["sessions"]
    assert sum(one["here"] for one in listed) == 1
    (mobile,) = [one for one in listed if one["device"] == "Firefox, Android"]
    ada.post("/api/account/sessions/end", {"id": mobile["id"]})
    assert phone.account() is None
    assert third.account() is not None
    eve = Visitor(server)
    eve.sign_up("Many too")
    other = ada.get("/api/account/security")["sessions"][0]["id"]
    assert eve.refused("/api/account/sessions/end", {"id": other}) == (404, "not-found")
    ada.post("/api/account/sessions/end")  # all others
    assert (third.account(), ada.account() is None) == (None, False)
    third.sign_in("Many")
    ada.post("/api/account/sign-out", {"everywhere": True})
    assert (third.account(), ada.account()) == (None, None)
    assert eve.account() is not None


def test_other_sites_cannot_ask_for_somebody(server: Server, ada: Visitor) -> None:
    ada.sign_up("Forged")
    for origin in ("https://evil.example", "null"):
        status, answer = ada.request("POST", "/api/account/sign-out", {}, headers={"origin": origin})
        assert (status, answer["code"]) == (403, "wrong-origin")
    assert ada.account() is not None


def test_what_matters_needs_the_password_again(server: Server, ada: Visitor) -> None:
    ada.sign_up("Prover")
    assert ada.get("/api/account/security")["fresh"]
    aged = "UPDATE sessions SET proved = 0"
    run(server, aged)
    assert not ada.get("/api/account/security")["fresh"]
    for path, body in (("password", {"password": NEW}), ("codes", {})):
        assert ada.refused(f"/api/account/{path}", body) == (403, "prove-first")
    assert ada.refused("/api/account/prove", {"password": "wrong password"}) == (403, "wrong-password")
    ada.post("/api/account/prove", {"password": PASSWORD})
    other = Visitor(server)
    other.sign_in("Prover")
    ada.post("/api/account/password", {"password": NEW})
    assert other.account() is None  # whoever else was in is out
    assert ada.account() is not None
    assert other.refused("/api/account/sign-in", {"name": "Prover", "password": PASSWORD}) == (403, "wrong-password")
    other.sign_in("Prover", NEW)


def test_recovery_codes(server: Server, ada: Visitor) -> None:
    ada.sign_up("Forgetful")
    codes = ada.post("/api/account/codes")["codes"]
    assert len(set(codes)) == recovery.COUNT
    assert ada.get("/api/account/security")["codes"] == recovery.COUNT
    lost = Visitor(server)
    body = {"name": "forgetful", "code": codes[3].upper().replace("-", " "), "password": NEW}
    lost.post("/api/account/recover", body)
    assert lost.account() is not None
    assert ada.account() is None  # every session ended
    assert lost.get("/api/account/security")["codes"] == recovery.COUNT - 1
    assert Visitor(server).refused("/api/account/recover", body) == (403, "wrong-code")
    eve = Visitor(server)
    eve.sign_up("Not forgetful")
    body = {"name": "Not forgetful", "code": codes[4], "password": NEW}
    assert eve.refused("/api/account/recover", body) == (403, "wrong-code")  # somebody else's
    lost.post("/api/account/codes")
    body = {"name": "Forgetful", "code": codes[5], "password": PASSWORD}
    assert Visitor(server).refused("/api/account/recover", body) == (403, "wrong-code")  # replaced


def test_the_database_and_the_log_hold_no_secret(server: Server, ada: Visitor) -> None:
    ada.sign_up("Secretive")
    codes = ada.post("/api/account/codes")["codes"]
    token = ada.cookies["weald"]
    stored = str(run(server, "SELECT * FROM sessions")) + str(run(server, "SELECT * FROM accounts"))
    stored += str(run(server, "SELECT * FROM recovery_codes"))
    assert "Secretive" in stored
    for secret in (token, PASSWORD, *codes):
        assert secret not in stored
        assert secret not in server.log.read_text()
    assert "Secretive" not in server.log.read_text()
