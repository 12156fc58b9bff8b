"""One's own data over HTTP: take it home, or have it deleted."""

from __future__ import annotations

from litestar import Response, post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Stream

from weald.table.http import Call, address, hub_of
from weald.table.people import bodies, privacy, sessions
from weald.table.people.accounts import key_of
from weald.table.people.http import ANSWERS, must_be_fresh, over_tls, people_of
from weald.table.viewer import Refused


@post(
    "/api/account/export", tags=["account"], status_code=200, media_type="application/zip", packed=True,
    responses={**ANSWERS, 200: ResponseSpec(bytes, media_type="application/zip", generate_examples=False)},
)  # fmt: skip
async def export(request: Call) -> Stream:
    """Everything that is stored about one, and the records of one's games: a zip file."""
    found, hub = await must_be_fresh(request), hub_of(request)
    if not hub.people.exported.take(found.account.id):
        raise Refused("too-many", "you have just had your data; try again later")
    headers = {"content-disposition": 'attachment; filename="weald.zip"'}
    return Stream(privacy.export(hub, found.account, address(request)), media_type="application/zip", headers=headers)


@post("/api/account/delete", tags=["account"], status_code=200, responses=ANSWERS)
async def delete(request: Call, data: bodies.DeleteAccount) -> Response[bodies.Me]:
    """The account and everything about its owner. Finished games stay without the name."""
    found = await must_be_fresh(request)
    if key_of(data.name) != found.account.key:
        raise Refused("wrong-name", "this is not the name you sign in with")
    await privacy.delete(people_of(request), found.account.id)
    return Response(bodies.Me(True), cookies=[sessions.cookie("", over_tls(request))])


ROUTES: list[HTTPRouteHandler] = [export, delete]
