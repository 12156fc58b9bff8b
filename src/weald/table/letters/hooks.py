"""Webhooks in the words of those who listen: plain JSON, Discord, Slack, Matrix, ntfy.

Names of tables and people are theirs to choose, so nothing in them may call a whole room or become a link.
"""

from __future__ import annotations

from typing import Any, Literal
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

import msgspec

from weald.table.letters.words import Scene, Words
from weald.table.webhook import Call

Template = Literal["json", "discord", "slack", "matrix", "ntfy"]
PLAIN: dict[str, object] = {"turn": "your-turn", "clock": "clock", "over": "game-over"}


def read(url: str) -> tuple[Template, str]:
    """Who listens at an address: told before it (``slack+https://...``), or known by its host. Returns the address itself."""
    for known in ("json", "discord", "slack", "matrix", "ntfy"):
        if url.startswith((f"{known}+http://", f"{known}+https://")):
            return known, url.partition("+")[2]
    parts = urlsplit(url)
    host = parts.hostname or ""
    if host in {"discord.com", "discordapp.com"} and parts.path.startswith("/api/webhooks/"):
        return "discord", url
    if host == "hooks.slack.com":
        return "slack", url
    if host == "ntfy.sh":
        return "ntfy", url
    return ("matrix", url) if "/_matrix/client/" in parts.path else ("json", url)


def call(template: str, url: str, scene: Scene, words: Words, id: str) -> Call:
    """What is sent; ``id`` is the same whenever the same letter is tried again."""
    match template:
        case "discord":
            said: dict[str, Any] = {"content": f"{words.text} {words.link}", "allowed_mentions": {"parse": []}}
            return Call(url, msgspec.json.encode(said))
        case "slack":
            text = words.text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
            return Call(url, msgspec.json.encode({"text": f"{text} {words.link}"}))
        case "matrix":
            return _matrix(url, f"{words.text} {words.link}", id)
        case "ntfy":
            parts = urlsplit(url)
            rest, _, topic = parts.path.rstrip("/").rpartition("/")
            said = {"topic": topic, "title": "Weald", "message": words.text, "click": words.link}
            return Call(
                urlunsplit((parts.scheme, parts.netloc, rest or "/", parts.query, "")), msgspec.json.encode(said)
            )
    said = {
        "event": PLAIN.get(scene.event, scene.event), "table": scene.table, "game": scene.game, "seat": scene.seat,
        "side": scene.side, "name": scene.who, "number": scene.data.get("number", -1), "link": words.link,
    }  # fmt: skip
    return Call(url, msgspec.json.encode(said))


def _matrix(url: str, text: str, id: str) -> Call:
    """A bridge that takes ``text`` (matrix-hookshot), or a room of a homeserver itself:
    .../_matrix/client/v3/rooms/ROOM/send/m.room.message?access_token=TOKEN."""
    parts = urlsplit(url)
    if "/_matrix/client/" not in parts.path:
        return Call(url, msgspec.json.encode({"text": text}))
    asked = parse_qsl(parts.query)
    tokens = [value for key, value in asked if key == "access_token"]
    rest = urlencode([(key, value) for key, value in asked if key != "access_token"])
    address = urlunsplit((parts.scheme, parts.netloc, f"{parts.path.rstrip('/')}/{id}", rest, ""))
    headers = {"Authorization": f"Bearer {tokens[0]}"} if tokens else {}
    return Call(address, msgspec.json.encode({"msgtype": "m.text", "body": text}), headers, "PUT")
