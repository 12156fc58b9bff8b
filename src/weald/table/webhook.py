"""Telling another program something: one request, no redirects, no way into the host's network.

The name is looked up once, every address it has is checked, and the connection goes to the checked address.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from urllib.parse import urlsplit

import msgspec

from weald.table.bodies import WebhookTest

TIMEOUT = 5.0
# IPv6 addresses that lead to an IPv4 address, perhaps a private one, or to a site's own network.
TRANSLATED = [
    ipaddress.IPv6Network(text)
    for text in ("::/96", "64:ff9b::/96", "64:ff9b:1::/48", "2001::/32", "2002::/16", "fec0::/10")
]


class BadWebhook(Exception):
    """An address we do not call. Its text is a sentence for people."""


def check_url(url: str) -> tuple[str, str, int, str]:
    """Scheme, host, port and path of an acceptable address."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadWebhook("this is not an address") from None
    if parts.scheme not in {"http", "https"} or not parts.hostname:
        raise BadWebhook("the address must begin with http:// or https://")
    if parts.username or parts.password or not url.isascii() or any(c <= " " or c == "\x7f" for c in url):
        raise BadWebhook("the address may not contain a name, a password or blanks")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return parts.scheme, parts.hostname, port or (443 if parts.scheme == "https" else 80), path


async def find(host: str, port: int, private: bool) -> str:
    """An address of the host that we may call."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError:
        raise BadWebhook("the host's name cannot be found") from None
    addresses = [str(info[4][0]) for info in found]
    if not private:
        for address in addresses:
            if not public(address):
                raise BadWebhook("the address is in a private network (weald serve --allow-private-webhooks)")
    return addresses[0]


def public(address: str) -> bool:
    """Is it an address of the internet, by itself and not as another form of an IPv4 address?"""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return public(str(ip.ipv4_mapped))
        if any(ip in network for network in TRANSLATED):
            return False
    return ip.is_global and not ip.is_multicast


class Call(msgspec.Struct, frozen=True):
    """What is sent to another program."""

    url: str
    body: bytes
    headers: dict[str, str] = {}
    method: str = "POST"


async def post(url: str, message: dict[str, object], private: bool) -> WebhookTest:
    """Send something as JSON."""
    return await send(Call(url, msgspec.json.encode(message)), private)


async def send(call: Call, private: bool) -> WebhookTest:
    """Never raises, never takes longer than a few seconds."""
    try:
        async with asyncio.timeout(TIMEOUT):
            status = await _send(call, private)
    except BadWebhook as error:
        return WebhookTest(False, 0, str(error))
    except TimeoutError:
        return WebhookTest(False, 0, "no answer in time")
    except (OSError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
        return WebhookTest(False, 0, f"could not be reached ({type(error).__name__})")
    ok = 200 <= status < 300
    return WebhookTest(ok, status, "" if ok else f"answered {status}")


async def _send(call: Call, private: bool) -> int:
    scheme, host, port, path = check_url(call.url)
    address = await find(host, port, private)
    context = ssl.create_default_context() if scheme == "https" else None
    reader, writer = await asyncio.open_connection(
        address, port, ssl=context, server_hostname=host if context else None, limit=16_384
    )
    try:
        name = f"[{host}]" if ":" in host else host
        headers = {"Content-Type": "application/json", **call.headers, "Content-Length": str(len(call.body))}
        lines = [f"{call.method} {path} HTTP/1.1", f"Host: {name}:{port}", "User-Agent: weald", "Connection: close"]
        head = "\r\n".join([*lines, *(f"{name}: {value}" for name, value in headers.items())])
        if any(letter < " " for value in headers.values() for letter in value):
            raise ValueError("a header in two lines")
        writer.write(head.encode("ascii") + b"\r\n\r\n" + call.body)
        await writer.drain()
        line = await reader.readline()
        version, _, rest = line.partition(b" ")
        if not version.startswith(b"HTTP/1."):
            raise ValueError("not HTTP")
        return int(rest[:3])
    finally:
        writer.close()
