"""Mails to a seat whose owner has no account: an address is proved by a link before anything else is sent there, and one click
ends it. It belongs to the seat, and goes with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weald.languages import FALLBACK, LANGUAGES
from weald.table.leases import NoSuchTable
from weald.table.letters import mail, targets
from weald.table.letters.rows import Target
from weald.table.letters.words import Scene, texts, where
from weald.table.logs import log
from weald.table.people import slips
from weald.table.people.email import DAY, must_mail, stale
from weald.table.rows import milliseconds
from weald.table.tokens import new_table_id
from weald.table.viewer import Refused

if TYPE_CHECKING:
    from weald.table.hub import Hub
    from weald.table.live import LiveTable

STOP = "seat:"  # how links that stop mails name a target, and not an account


async def propose(hub: Hub, table: LiveTable, seat: int, email: str, lang: str, network: str) -> None:
    """Send a link to an address; it is told of the seat when somebody opens that. Call in the table's task. Raises Refused."""
    chair, people = table.chairs[seat], hub.people
    email = mail.check_address(email)
    if chair.account is not None:
        raise Refused("not-allowed", "this seat belongs to an account, and that says how its owner is told")
    if not (
        people.asked.take(network) and all(people.written.take(key) for key in (f"{table.id} {seat}", email.lower()))
    ):
        raise Refused("too-many", "too many mails; try again later")
    # The key's hash says whose seat it was: who comes after them must not be told by their letters, nor they of another's game.
    data = {"email": email, "table": table.id, "seat": seat, "key": chair.token, "lang": lang}
    async with hub.store.transaction() as connection:
        token = await slips.issue(connection, "seat", None, data, DAY)
    scene = Scene("turn", table.id, table.row.game, table.row.name, chair.side, seat)
    hub.spawn(_send(hub, email, lang, scene, token))


async def _send(hub: Hub, email: str, lang: str, scene: Scene, token: str) -> None:
    office, said = hub.office, texts(lang, scene.game)
    link = f"{office.base}/account/seat#{scene.table}.{token}"
    made = mail.about_seat(email, lang, where(scene, said), link, office.base, hub.settings.mail.sender)
    try:
        await mail.send(hub.settings.mail, made)
    except mail.NotSent as problem:
        log("mail-failed", about="seat", problem=str(problem))


async def confirm(hub: Hub, table_id: str, token: str) -> None:
    """Somebody has opened the link. Raises Refused."""
    must_mail(hub.people)
    async with hub.store.transaction() as connection:
        slip = await slips.use(connection, "seat", token)
    if slip is None or slip.data["table"] != table_id:
        raise stale()
    said = slip.data
    lang = said["lang"] if said["lang"] in LANGUAGES else FALLBACK
    made = Target(
        new_table_id(), "mail", None, table_id, said["seat"], said["email"], {}, lang, shown(said["email"]),
        milliseconds(),
    )  # fmt: skip

    async def add(table: LiveTable) -> None:
        chair = table.chairs[made.seat or 0]
        if chair.token != said["key"] or chair.account is not None:
            raise stale()
        async with hub.store.transaction() as connection:
            await targets.add(connection, made)
        table.told.add(chair.seat)

    try:
        await hub.ask(table_id, add)
    except NoSuchTable:
        raise stale() from None


async def stop(hub: Hub, who: str) -> None:
    """By a link from a mail: what stop tokens of seats name."""
    await hub.office.forget(who.removeprefix(STOP))


def shown(email: str) -> str:
    """Enough to know one's own address again, and no more: others may hold the seat's link."""
    name, _, host = email.partition("@")
    return f"{name[:1]}…@{host}"
