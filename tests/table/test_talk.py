"""What may be said at a table of a game that limits talk: Defenders of the Wild, chapter 5."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from tests.table.harness import Client, Server


def _choosing(one: Client) -> bool:
    return bool(one.view["position"]["phase"] == "choosing")


async def to_the_choice(people: list[Client]) -> None:
    """Leaders and starting camps, until all choose a defender in silence."""
    for wanted in ("pick-leader", "starting-camp"):
        for one in people:
            decision = await one.asked()
            assert decision is not None
            assert decision["prompt"] == wanted
            await one.do("choose", number=decision["number"], option=decision["options"][0]["id"])
    for one in people:
        await one.wait(partial(_choosing, one))


def test_silence_while_defenders_are_chosen_then_only_true_ready_made_sentences(server: Server) -> None:
    seats = [{"side": side, "kind": "me", "name": side} for side in ("order", "sect")]
    made: dict[str, Any] = server.post("/api/tables", {"game": "defenders", "seats": seats})

    async def scene() -> None:
        order, sect = [await server.sit(made["id"], key["token"]) for key in made["seats"]]
        await order.do("name", name="Owls")  # before the first decision anybody is called anything
        await to_the_choice([order, sect])
        assert order.view["position"]["talk"]["signals"] == []
        for kind, fields in (("say", {"key": "need-help"}), ("signal", {"kind": "hello"})):
            refused = await order.fails(kind, **fields)
            assert (refused["code"], refused["args"]) == ("not-allowed", {"why": "silence", "rule": "5.1.1"})
        refused = await order.fails("name", name="I lead forest 5")  # D3
        assert (refused["code"], refused["args"]) == ("not-allowed", {"why": "silence", "rule": "5.1.1"})
        for one in (order, sect):
            decision = await one.asked()
            assert decision is not None
            await one.do("choose", number=decision["number"], option=decision["options"][0]["id"])
        await order.wait(lambda: order.view["position"]["talk"]["free"])
        await order.do("name", name="Owl")
        offered = [signal["key"] for signal in order.view["position"]["talk"]["signals"]]
        terrain = next(key for key in offered if key.startswith(("have-", "no-")))
        await order.do("say", key=terrain)
        await sect.wait(lambda: {"type": "said", "seat": 0, "key": terrain} in sect.messages)
        lie = terrain.replace("have-", "no-") if terrain.startswith("have-") else terrain.replace("no-", "have-")
        assert (await order.fails("say", key=lie))["args"] == {"why": "untrue", "rule": "5.1.3"}
        assert (await order.fails("say", key="order_mora"))["code"] == "not-allowed"
        assert (await order.fails("signal", kind="look", at="order_mora"))["code"] == "not-allowed"
        await order.do("signal", kind="thanks")
        watcher = await server.sit(made["id"], made["watch"])
        assert (await watcher.fails("say", key="agree"))["code"] == "not-seated"
        for one in (order, sect, watcher):
            await one.close()

    asyncio.run(scene())
