"""Who may not come, and what everybody should know: both are in the database, and every process has them in memory."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable

import msgspec

from weald.table.limiter import network
from weald.table.rows import milliseconds
from weald.table.viewer import Refused

MOST = 10_000  # addresses whose answer is kept
BROAD = {4: 8, 6: 16}  # shorter prefixes are half the world


class Ban(msgspec.Struct, frozen=True):
    network: str  # in CIDR form
    reason: str
    made: int  # Unix milliseconds
    until: int | None = None

    @property
    def over(self) -> bool:
        return self.until is not None and self.until <= milliseconds()


class Announcement(msgspec.Struct, frozen=True):
    id: str
    texts: dict[str, str]  # by language; en is always there
    made: int
    until: int | None = None

    @property
    def over(self) -> bool:
        return self.until is not None and self.until <= milliseconds()


class Bans:
    def __init__(self) -> None:
        self.all: list[Ban] = []
        self._known: dict[str, Ban | None] = {}

    def set(self, bans: Iterable[Ban]) -> None:
        self.all = list(bans)
        self._known = {}

    def of(self, address: str) -> Ban | None:
        """The ban that holds for an address (or the network it stands for)."""
        if not self.all:
            return None
        if address not in self._known:
            if len(self._known) >= MOST:
                self._known = {}
            self._known[address] = self._look(address)
        ban = self._known[address]
        return None if ban is None or ban.over else ban

    def _look(self, address: str) -> Ban | None:
        try:
            ip = ipaddress.ip_address(network(address))
        except ValueError:
            return None
        holding = [ban for ban in self.all if not ban.over and ip in ipaddress.ip_network(ban.network)]
        return max(holding, key=lambda ban: float("inf") if ban.until is None else ban.until, default=None)


def read_network(text: str) -> str:
    """An address or a network as the host wrote it, in CIDR form. An IPv6 address stands for its /64. Raises Refused."""
    try:
        given = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise Refused("bad-address", f"{text!r} is no address and no network", address=text) from None
    if isinstance(given, ipaddress.IPv6Network):
        mapped = given.network_address.ipv4_mapped
        if mapped is not None and given.prefixlen >= 96:
            given = ipaddress.ip_network(f"{mapped}/{given.prefixlen - 96}", strict=False)
        elif given.prefixlen > 64:
            given = given.supernet(new_prefix=64)
    if given.prefixlen < BROAD[given.version]:
        raise Refused("bad-address", f"{given} is too much of the world", address=text)
    if given.overlaps(ipaddress.ip_network("127.0.0.0/8" if given.version == 4 else "::/64")):
        raise Refused("bad-address", "this computer itself cannot be banned", address=text)
    return str(given)
