"""What the host decides about standings at the desk: seasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from weald.table.logs import log
from weald.table.standing import seasons

if TYPE_CHECKING:
    from weald.table.hub import Hub


class BeginSeason(Struct, tag="season", frozen=True, forbid_unknown_fields=True):
    """A season of this name begins now; without a name seasons are months again."""

    name: Annotated[str, Meta(max_length=40)] = ""


async def carry_out(hub: Hub, request: BeginSeason) -> str:
    """The name of the season that has begun. Raises Refused."""
    async with hub.store.transaction() as connection:
        name = await seasons.begin(connection, request.name)
    log("season", name=name)
    return name
