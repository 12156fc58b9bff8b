"""The host's desk as a page of the browser (``/desk``): the same requests as ``weald admin``, by whoever has the key.

There is none unless the host sets one (``desk_key`` in the settings file): then it opens the desk from anywhere, so it is long, and
few guesses are allowed. What only processes ask each other is not for it: nobody gets the key of a seat here.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, post
from litestar.handlers import HTTPRouteHandler

from weald.table import desk
from weald.table.desk_line import DeskLine, NoAnswer
from weald.table.http import Call, address, bearer, hub_of
from weald.table.hub import Hub
from weald.table.logs import log
from weald.table.people import at_desk
from weald.table.standing.at_desk import BeginSeason
from weald.table.tokens import same
from weald.table.viewer import Refused

PageRequest = (
    desk.Look
    | desk.List
    | desk.Kick
    | desk.Delete
    | desk.SetBan
    | desk.LiftBan
    | desk.ListBans
    | desk.Announce
    | desk.Tidy
    | BeginSeason
    | at_desk.ListPeople
    | at_desk.Bar
    | at_desk.Unbar
    | at_desk.ListReports
    | at_desk.CloseReport
)


def check_key(hub: Hub, given: list[str], who: str) -> None:
    """Raises Refused unless it is the host's."""
    key = hub.settings.desk_key
    if not key:
        raise Refused("not-found", "this server's desk has no page (desk_key in the settings file)")
    tries = hub.people.tries.of(who)
    tries.take(0.0)
    if tries.left < 1:
        raise Refused("too-many", "too many attempts; try again later")
    if not given or not same(key, given[0]):
        tries.take()
        log("desk-refused")
        raise Refused("wrong-key", "this is not the key of the desk")


@post("/api/host", status_code=200, include_in_schema=False)
async def at_the_page(request: Call) -> Response[bytes]:
    hub = hub_of(request)
    check_key(hub, bearer(request.headers), address(request))
    try:
        wish = msgspec.json.decode(await request.body(), type=PageRequest)
    except msgspec.DecodeError as error:
        raise Refused("bad-request", str(error)[:200]) from None
    return Response(msgspec.json.encode(await answer(hub, wish)), media_type="application/json")


async def answer(hub: Hub, wish: Any) -> Any:
    """Several processes answer as one. Raises Refused, NoSuchTable."""
    if isinstance(wish, desk.Look):
        kept = {"finished_days": hub.settings.finished_days, "abandoned_days": hub.settings.abandoned_days}
        return kept | {"processes": await _all(hub, wish)}
    if isinstance(wish, desk.List):
        answers = await _all(hub, wish)
        # Each process knows best what it has itself.
        live = {one["id"]: one for answer in answers for one in answer if one["state"] == "live"}
        return [live.get(one["id"], one) for one in answers[0]]
    if not hub.store.leases.shared:
        return await desk.carry_out(hub, wish)
    try:
        return await DeskLine(hub.settings.db).ask(wish)
    except NoAnswer as error:
        raise Refused("moving", str(error)) from None


async def _all(hub: Hub, wish: desk.Look | desk.List) -> list[Any]:
    if not hub.store.leases.shared:
        return [await desk.carry_out(hub, wish)]
    try:
        return await DeskLine(hub.settings.db).ask_all(wish)
    except NoAnswer as error:
        raise Refused("moving", str(error)) from None


ROUTES: list[HTTPRouteHandler] = [at_the_page]
