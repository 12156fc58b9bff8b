"""Mails by a real mail server: proving an address, getting back in, what happened at one's tables, and no more of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from tests.table import databases
from tests.table.harness import QuickServer, Server
from tests.table.mailbox import Mailbox, link, mail_server, text
from tests.table.test_my_seats import member
from tests.table.visitor import PASSWORD, Visitor, run
from weald.table.letters import mail
from weald.table.letters.words import Words
from weald.table.settings import Mail
from weald.table.viewer import Refused

NEW = "another horse battery"


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def both(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Mailbox]]:
    with (
        mail_server() as (box, settings),
        databases.new_postgres(for_house=False) if request.param == "postgres" else nullcontext("") as url,
    ):
        running = QuickServer(tmp_path_factory.mktemp("mail") / "weald.db", url, mail=settings)
        yield running, box
        running.kill()


@pytest.fixture
def server(both: tuple[Server, Mailbox]) -> Server:
    return both[0]


@pytest.fixture
def box(both: tuple[Server, Mailbox]) -> Mailbox:
    both[1].mails.clear()
    both[1].refuse = ""
    return both[1]


def with_email(server: Server, box: Mailbox, name: str, address: str) -> Visitor:
    who = member(server, name)
    who.post("/api/account/email", {"email": address})
    (sent,) = box.wait(1)
    who.post("/api/account/email/confirm", {"token": link(sent, "/account/email")})
    box.mails.clear()
    return who


def test_an_address_is_proved_by_a_link(server: Server, box: Mailbox) -> None:
    ada = member(server, "Ada with a letterbox")
    ada.post("/api/account/profile", {"shown": "Ada", "lang": "cs", "speaks": [], "settings": {}})
    ada.post("/api/account/email", {"email": " ada@home.example "})
    (sent,) = box.wait(1)
    assert (sent["to"], sent["from"]) == ("ada@home.example", "Weald <games@weald.example>")
    assert sent["subject"] == "Je tohle tvoje e-mailová adresa?"
    assert sent["auto-submitted"] == "auto-generated"
    assert ada.get("/api/account/notices")["email"] == ""  # not theirs yet
    token = link(sent, "/account/email")
    phone = Visitor(server)  # where the mail is read, nobody need be signed in
    phone.post("/api/account/email/confirm", {"token": token})
    assert ada.get("/api/account/notices")["email"] == "ada@home.example"
    assert phone.refused("/api/account/email/confirm", {"token": token}) == (404, "stale-link")
    assert token not in str(run(server, "SELECT * FROM slips"))


def test_of_several_links_the_last_one_counts(server: Server, box: Mailbox) -> None:
    ada = member(server, "Undecided")
    for address in ("one@home.example", "two@home.example"):
        ada.post("/api/account/email", {"email": address})
    first, second = (link(sent, "/account/email") for sent in box.wait(2))
    assert ada.refused("/api/account/email/confirm", {"token": first}) == (404, "stale-link")
    ada.post("/api/account/email/confirm", {"token": second})
    assert ada.get("/api/account/notices")["email"] == "two@home.example"


def test_changing_the_address_needs_the_password_and_can_be_taken_back(server: Server, box: Mailbox) -> None:
    """Whoever finds an open browser cannot take the account by its address; and whoever has the password, too, loses
    it again to the old address."""
    ada = with_email(server, box, "Robbed", "owner@home.example")
    thief = Visitor(server)
    thief.sign_in("Robbed")
    run(server, "UPDATE sessions SET proved = 0")
    assert thief.refused("/api/account/email", {"email": "thief@evil.example"}) == (403, "prove-first")
    assert thief.refused("/api/account/email", {"email": ""}) == (403, "prove-first")
    thief.post("/api/account/prove", {"password": PASSWORD})
    thief.post("/api/account/email", {"email": "thief@evil.example"})
    (asked,) = box.wait(1)
    assert asked["to"] == "thief@evil.example"
    thief.post("/api/account/email/confirm", {"token": link(asked, "/account/email")})
    alarm = box.wait(2)[1]
    assert (alarm["to"], alarm["subject"]) == ("owner@home.example", "Something about your account was changed")
    thief.post("/api/account/password", {"password": "the password of the thief"})
    assert ada.account() is None
    box.mails.clear()
    ada.post("/api/account/reset", {"token": link(alarm, "/account/reset"), "password": NEW})
    assert ada.get("/api/account/notices")["email"] == "owner@home.example"
    assert thief.account() is None
    ada.sign_in("Robbed", NEW)


def test_a_lost_password(server: Server, box: Mailbox) -> None:
    ada = with_email(server, box, "Lost", "lost@home.example")
    eve = Visitor(server)
    answers = [
        (eve.request("POST", "/api/account/lost", {"who": who}), eve.said)
        for who in ("lost", "LOST@home.example", "nobody at all", "nobody@home.example")
    ]
    assert all(answer == answers[0] for answer in answers)  # nobody learns who has an account
    assert answers[0][0][0] == 204
    first, second = box.wait(2)
    assert first["to"] == second["to"] == "lost@home.example"
    tokens = [link(sent, "/account/reset") for sent in (first, second)]
    assert eve.refused("/api/account/reset", {"token": tokens[0], "password": "short"}) == (400, "bad-password")
    eve.post("/api/account/reset", {"token": tokens[0], "password": NEW})
    assert (eve.account() or {})["name"] == "Lost"
    assert ada.account() is None  # every session ended
    for token in tokens:  # used, and torn up with it
        assert Visitor(server).refused("/api/account/reset", {"token": token, "password": PASSWORD}) == (
            404,
            "stale-link",
        )


def test_the_owner_is_warned(server: Server, box: Mailbox) -> None:
    ada = with_email(server, box, "Warned", "warned@home.example")
    codes = ada.post("/api/account/codes")["codes"]
    ada.post("/api/account/password", {"password": NEW})
    assert "password of your account “Warned” was changed" in text(box.wait(1)[0])
    Visitor(server).post("/api/account/recover", {"name": "warned", "code": codes[0], "password": PASSWORD})
    assert "recovery code" in text(box.wait(2)[1])


def test_what_is_no_address_and_what_cannot_be_sent(server: Server, box: Mailbox) -> None:
    ada = member(server, "Typist")
    for bad in ("ada", "ada@", "@x.example", "a b@x.example", "a@x.example\r\nBcc: all@x.example", "a@b@c.example", "<a@x.example>",
                "a@x.example, b@x.example", "ä@x.example", "a" * 250 + "@x.example"):  # fmt: skip
        status, code = ada.refused("/api/account/email", {"email": bad})
        assert (status, code) in {(400, "bad-email"), (400, "bad-request")}, bad
    box.refuse = "550 nobody here"
    assert ada.refused("/api/account/email", {"email": "nobody@home.example"}) == (503, "not-sent")
    assert box.mails == []
    box.refuse = ""
    codes = [ada.request("POST", "/api/account/email", {"email": f"a{i}@home.example"})[0] for i in range(8)]
    assert 429 in codes  # nobody is buried in our mails


def test_games_by_mail_and_one_click_ends_it(server: Server, box: Mailbox) -> None:
    ada, bob = with_email(server, box, "Reader", "reader@home.example"), member(server, "Writer")
    wishes: dict[str, Any] = {"mail": "each", "zone": "Europe/Prague"}
    ada.post("/api/account/notices", wishes)
    assert ada.post("/api/account/notices/test") == {"ok": True, "status": 0, "problem": ""}
    (sent,) = box.wait(1)
    assert sent["subject"] == "This is a test: this is how you will be told."
    made = ada.table(blue="open", name="Tea")
    bob.post(f"/api/tables/{made['id']}/join", {"seat": 1, "name": ""})

    async def scene() -> None:
        blue = await bob.sit(made["id"])
        await blue.do("concede")
        await blue.close()

    asyncio.run(scene())
    run(server, "UPDATE letters SET due = 0 WHERE sent IS NULL")
    sent = box.wait(2)[1]
    assert sent["subject"] == "The game is over, you have won: toy, Tea, red."
    assert f"/t/{made['id']}" in text(sent)
    assert "#seat=" not in text(sent)
    assert sent["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    url = sent["list-unsubscribe"].strip("<>")
    path = url[url.index("/api/stop/") :]
    # A link that is only opened (some programs open all of them) stops nothing; it leads to a page with a button.
    status, _, headers = server.request("GET", path)
    assert ada.get("/api/account/notices")["wishes"]["mail"] == "each"
    # As a mail program posts it: from nowhere, without a cookie, as a form.
    form = {"content-type": "application/x-www-form-urlencoded"}
    assert server.request("POST", path, b"List-Unsubscribe=One-Click", headers=form)[0] == 204
    assert ada.get("/api/account/notices")["wishes"] == {
        "mail": "off", "at": 18, "quiet": None, "zone": "Europe/Prague", "off": [],
    }  # fmt: skip
    assert server.request("POST", path[:-1] + ("0" if path[-1] != "0" else "1"))[0] == 404
    assert status == 200  # the page, after the redirect
    assert headers["content-type"].startswith("text/html")


def test_what_waited_comes_in_one_mail(server: Server, box: Mailbox) -> None:
    ada = with_email(server, box, "Digester", "digester@home.example")
    ada.post("/api/account/notices", {"mail": "daily", "at": 18, "zone": "UTC"})
    bob = member(server, "Loser")
    for _ in range(3):
        made = ada.table(blue="open")
        bob.post(f"/api/tables/{made['id']}/join", {"seat": 1, "name": ""})

        async def scene(made: dict[str, Any] = made) -> None:
            blue = await bob.sit(made["id"])
            await blue.do("concede")
            await blue.close()

        asyncio.run(scene())
    mine = f"account = '{(ada.account() or {})['id']}'"
    run(server, f"UPDATE letters SET due = 0 WHERE channel = '' AND {mine}")
    end = asyncio.new_event_loop()
    while len(run(server, f"SELECT id FROM letters WHERE channel = 'mail' AND {mine}")) < 3:
        end.run_until_complete(asyncio.sleep(0.05))
    end.close()
    due = run(server, f"SELECT DISTINCT due FROM letters WHERE channel = 'mail' AND {mine}")
    assert [int(str(one)) // 3_600_000 % 24 for (one,) in due] == [18]
    run(server, f"UPDATE letters SET due = 0 WHERE channel = 'mail' AND {mine}")
    (sent,) = box.wait(1)
    assert sent["subject"] == "3 things happened at your tables"
    assert text(sent).count("The game is over, you have won") == 3


# --- seats without an account ----------------------------------------------------------------------------------


def guest(server: Server) -> tuple[Visitor, dict[str, Any], dict[str, str], dict[str, str]]:
    """Somebody without an account at a table, and the keys of their seat and of the other one."""
    who = Visitor(server)
    made = who.table(name="Tea")
    red, blue = ({"authorization": f"Bearer {seat['token']}"} for seat in made["seats"])
    return who, made, red, blue


async def give_up(who: Visitor, made: dict[str, Any], seat: int) -> None:
    line = await who.sit(made["id"], made["seats"][seat]["token"], account=False)
    await line.do("concede")
    await line.close()


def test_mails_about_a_seat_without_an_account(server: Server, box: Mailbox) -> None:
    """The address is proved first; the mails name the game, end by one click, and nobody else sees the address."""
    who, made, red, blue = guest(server)
    at = f"/api/tables/{made['id']}"
    mine = {"seat": 0, "email": "guest-one@home.example", "lang": "cs"}
    assert who.refused(f"{at}/mail", mine, headers=blue) == (403, "not-allowed")
    assert who.refused(f"{at}/mail", mine | {"email": "nonsense"}, headers=red) == (400, "bad-email")
    who.post(f"{at}/mail", mine, headers=red)
    (proof,) = box.wait(1)
    assert proof["to"] == "guest-one@home.example"
    assert proof["subject"] == "Je tohle tvoje e-mailová adresa?"
    assert "Tea" in text(proof)
    assert who.get(f"{at}/targets?seat=0", headers=red) == {"mails": True, "targets": []}
    table, _, token = link(proof, "/account/seat").partition(".")
    assert table == made["id"]
    assert who.refused(f"{at}/mail/confirm", {"token": token[::-1]}) == (404, "stale-link")
    who.post(f"{at}/mail/confirm", {"token": token})
    assert who.refused(f"{at}/mail/confirm", {"token": token}) == (404, "stale-link")  # once
    (target,) = who.get(f"{at}/targets?seat=0", headers=red)["targets"]
    assert (target["kind"], target["name"]) == ("mail", "g…@home.example")
    assert who.request("GET", f"{at}/targets?seat=0", headers=blue)[0] == 403
    assert who.post(f"{at}/targets/test", {"id": target["id"]}, headers=red)["ok"]
    box.wait(2)
    asyncio.run(give_up(who, made, 1))
    run(server, "UPDATE letters SET due = 0 WHERE sent IS NULL")
    sent = box.wait(3)[2]
    assert sent["to"] == "guest-one@home.example"
    assert f"/t/{made['id']}" in text(sent)
    assert "#seat=" not in text(sent)
    assert "/account#notices" not in text(sent)  # there is none
    url = sent["list-unsubscribe"].strip("<>")
    path = url[url.index("/api/stop/") :]
    form = {"content-type": "application/x-www-form-urlencoded"}
    assert server.request("POST", path, b"List-Unsubscribe=One-Click", headers=form)[0] == 204
    assert who.get(f"{at}/targets?seat=0", headers=red)["targets"] == []


def test_mails_about_a_seat_go_with_it(server: Server, box: Mailbox) -> None:
    """Who comes after somebody gets none of their mails, and a link that waits opens nothing any more."""
    who, made, red, _ = guest(server)
    at = f"/api/tables/{made['id']}"
    for number in (1, 2):
        who.post(f"{at}/mail", {"seat": 0, "email": f"leaving-{number}@home.example"}, headers=red)
    first, second = (link(sent, "/account/seat").partition(".")[2] for sent in box.wait(2))
    who.post(f"{at}/mail/confirm", {"token": first})

    async def renew() -> str:
        line = await who.sit(made["id"], made["seats"][0]["token"], account=False)
        key = (await line.ask("renew"))["token"]
        await line.close()
        return str(key)

    anew = {"authorization": f"Bearer {asyncio.run(renew())}"}
    assert who.get(f"{at}/targets?seat=0", headers=anew)["targets"] == []
    assert who.refused(f"{at}/mail/confirm", {"token": second}) == (404, "stale-link")
    who.post(f"{at}/mail", {"seat": 0, "email": "third@home.example"}, headers=anew)
    box.wait(3)
    assert who.refused(f"{at}/mail", {"seat": 0, "email": "third@home.example"}, headers=red)[0] == 403


def test_an_account_that_claims_a_seat_says_how_it_is_told(server: Server, box: Mailbox) -> None:
    who, made, red, _ = guest(server)
    at = f"/api/tables/{made['id']}"
    who.post(f"{at}/mail", {"seat": 0, "email": "before@home.example"}, headers=red)
    (sent,) = box.wait(1)
    who.post(f"{at}/mail/confirm", {"token": link(sent, "/account/seat").partition(".")[2]})
    owner = member(server, "Claimer")
    owner.post(f"{at}/claim", {"tokens": [made["seats"][0]["token"]]})
    assert owner.get(f"{at}/targets?seat=0")["targets"] == []
    assert who.refused(f"{at}/mail", {"seat": 0, "email": "before@home.example"}, headers=red)[0] == 403


def test_nobody_is_flooded_with_questions(server: Server, box: Mailbox) -> None:
    """However many tables somebody makes, one mailbox is asked a few times an hour."""
    answers: list[int] = []
    for _ in range(7):
        who, made, red, _ = guest(server)
        body = {"seat": 0, "email": "victim@home.example"}
        answers.append(who.request("POST", f"/api/tables/{made['id']}/mail", body, headers=red)[0])
    assert answers == [204] * 5 + [429] * 2
    box.wait(5)


def test_without_a_mail_server(tmp_path: Path) -> None:
    server = QuickServer(tmp_path / "weald.db")
    ada = member(server, "Offline")
    assert ada.refused("/api/account/email", {"email": "ada@home.example"}) == (404, "no-mail")
    assert ada.refused("/api/account/lost", {"who": "Offline"}) == (404, "no-mail")
    assert ada.get("/api/account/notices")["mails"] is False
    assert ada.post("/api/account/notices/test")["ok"] is False
    server.kill()


# --- from inside --------------------------------------------------------------------------------------------


def test_names_cannot_write_headers() -> None:
    said = [Words("Your turn: Tea\r\nBcc: all@x.example", "https://w.example/t/x")]
    made = mail.about_games(
        "a@x.example", "Eve\nBcc: b@x.example", "en", said, "https://w.example", "w@w.example", "stop"
    )
    assert made["bcc"] is None
    assert made["subject"] == "Your turn: Tea Bcc: all@x.example"
    head = made.as_bytes().partition(b"\r\n\r\n")[0]
    assert b"\nBcc" not in head


def test_stop_tokens_are_ours_and_for_one_account() -> None:
    key, other = "ab" * 32, "cd" * 32
    token = mail.stop_token(key, "account-id")
    assert mail.stopped_by(key, token) == "account-id"
    assert mail.stopped_by(other, token) is None
    assert mail.stopped_by(key, token.replace("account", "accounT")) is None
    for nonsense in ("", ".", "x", "ä.ö", "account-id."):
        assert mail.stopped_by(key, nonsense) is None


@pytest.mark.parametrize("address", ["a@b.example", "first.last+tag@sub.b-c.example", "o'brien@b.example"])
def test_usual_addresses(address: str) -> None:
    assert mail.check_address(f" {address} ") == address


@pytest.mark.parametrize("address", ["", "a@b", "a@b.c", "a@-.example\n", "a@b.example\x00"])
def test_odd_addresses(address: str) -> None:
    if address != "a@-.example\n":
        with pytest.raises(Refused):
            mail.check_address(address)


def test_problems_of_the_mail_server() -> None:
    made = mail.about_games("a@x.example", "Ada", "en", [Words("x", "y")], "https://w.example", "w@w.example", "stop")

    def tried(settings: Mail) -> tuple[str, bool]:
        with pytest.raises(mail.NotSent) as problem:
            asyncio.run(mail.send(settings, made))
        return str(problem.value), problem.value.for_good

    with mail_server() as (box, given):
        asyncio.run(mail.send(Mail(**given), made))
        assert len(box.mails) == 1
        assert tried(Mail(**given | {"password": "wrong"})) == ("the mail server does not know us", False)
        box.refuse = "550 no"
        assert tried(Mail(**given)) == ("the address was refused", True)
        box.refuse = "450 later"
        assert tried(Mail(**given)) == ("the address was refused", False)
        gone = given["port"]
    problem, for_good = tried(Mail(**given | {"port": gone}))
    assert problem.startswith("the mail server cannot be reached")
    assert not for_good
