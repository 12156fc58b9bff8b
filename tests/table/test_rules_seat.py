"""A seat that the rules play: a solo bot of Ironwood at a table."""

from __future__ import annotations

import asyncio

import pytest

from tests.table.harness import Server

HUMAN = {"ironbot": "woodwalkers", "woodbot": "ironclad"}


@pytest.mark.parametrize("bot", ["ironbot", "woodbot"])
@pytest.mark.parametrize("asked", [True, False])
def test_only_the_humans_seat_is_needed(server: Server, bot: str, asked: bool) -> None:
    seats = [{"side": HUMAN[bot], "kind": "me", "name": "Ada"}] if asked else []
    made = server.post("/api/tables", {"game": "ironwood", "seats": seats, "options": {"solo": bot, "level": 3}})
    kinds = {seat["side"]: seat["kind"] for seat in made["table"]["seats"]}
    assert kinds == {"woodwalkers": "rules", "ironclad": "rules"} | {HUMAN[bot]: "human"}
    assert [key["side"] for key in made["seats"]] == [HUMAN[bot]]
    assert made["table"]["status"] == "playing"


def test_nobody_can_sit_on_the_bots_seat(server: Server) -> None:
    body = {"game": "ironwood", "seats": [{"side": "woodwalkers", "kind": "me"}], "options": {"solo": "ironbot"}}
    made = server.post("/api/tables", body)
    status, answer, _ = server.request("POST", f"/api/tables/{made['id']}/join", {"seat": 1, "name": "Eve"})
    assert (status, answer["code"]) == (409, "seat-taken")
    body["seats"] = [{"side": "ironclad", "kind": "me"}]
    status, answer, _ = server.request("POST", "/api/tables", body)
    assert (status, answer["code"]) == (400, "unknown-seat")
    body |= {"seats": [], "options": {"solo": "woodbot", "golem_start": True}}
    status, answer, _ = server.request("POST", "/api/tables", body)
    assert (status, answer["code"]) == (400, "unknown-setting")


def test_the_bot_plays_at_once_and_has_no_clock(server: Server) -> None:
    made = server.post(
        "/api/tables",
        {"game": "ironwood", "options": {"solo": "ironbot"}, "clock": {"initial": 600}, "absence": {"after": 60}},
    )

    async def play() -> None:
        ada = await server.sit(made["id"], made["seats"][0]["token"])
        human, bot = ada.table["seats"]
        assert human["left"] is not None
        assert (bot["left"], bot["present"], bot["running"]) == (None, True, False)
        for wanted in ("draw 2", "pass"):
            decision = await ada.asked()
            assert decision is not None
            await ada.do("choose", number=decision["number"], option=wanted)
        assert ada.view["waiting"] == [0]
        assert any(entry["kind"].startswith("bot-") and entry["seat"] == 1 for entry in ada.log)
        await ada.close()

    asyncio.run(play())


def test_the_lobby_is_told_which_settings_make_a_solo_game(server: Server) -> None:
    bots = {game["id"]: game["bots"] for game in server.get("/api/games")}
    ironbot, woodbot = bots["ironwood"]
    assert (ironbot["key"], ironbot["word"], ironbot["sides"]) == ("solo", "ironbot", ["ironclad"])
    assert (woodbot["key"], woodbot["word"], woodbot["sides"]) == ("solo", "woodbot", ["woodwalkers"])
    assert "golem_start" not in ironbot["idle"]
    assert "golem_start" in woodbot["idle"]
    assert bots["toy"] == []
