"""All finished games of this server for everybody to work with, as CSV and JSON (docs/standing.md describes the columns).

Nobody is named who has not said so, tables go by a number that leads nowhere, and of the time there is only the day. A file is made
when somebody wants it, at most every ten minutes, row by row into the temporary folder; from there everybody gets it.
"""

from __future__ import annotations

import asyncio
import csv
import gzip
import hashlib
import hmac
import io
import secrets
import tempfile
import threading
import time
import zlib
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from weald.table.people.schema import ACCOUNTS, KEYS
from weald.table.standing.rating import Rating
from weald.table.standing.schema import FINISHED, PLAYED

if TYPE_CHECKING:
    from weald.table.hub import Hub

Kind = Literal["csv", "json"]
KEPT = 600.0  # seconds a file is good for
AT_ONCE = 500  # games read in one go
PIECE = 64 * 1024  # bytes sent in one go
OF_GAME: Final = ("date", "season", "revision", "players", "terms", "how", "rounds", "choices", "rated")
OF_SEAT: Final = (
    "seat",
    "side",
    "kind",
    "level",
    "name",
    "won",
    "points",
    "rating_before",
    "margin_before",
    "rating",
    "margin",
)


async def secret(connection: AsyncConnection, name: str) -> bytes:
    """A key of this server, made where there is none; call in a transaction."""
    query = sa.select(KEYS.c.value).where(KEYS.c.name == name)
    found = (await connection.execute(query)).scalar()
    if found is None:
        put = sa.text("INSERT INTO keys (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")
        await connection.execute(put, {"name": name, "value": secrets.token_hex(32)})
        found = (await connection.execute(query)).scalar_one()
    return bytes.fromhex(str(found))


class File:
    """Packed, without a name in any folder."""

    def __init__(self) -> None:
        self.made = time.monotonic()
        self._file = tempfile.TemporaryFile()  # noqa: SIM115 - it lives as long as somebody reads it
        self.size = 0
        self._alone = threading.Lock()

    def write(self, data: bytes) -> int:
        self._file.write(data)
        self.size += len(data)
        return len(data)

    def flush(self) -> None:
        self._file.flush()

    def _read(self, at: int) -> bytes:
        with self._alone:
            self._file.seek(at)
            return self._file.read(PIECE)

    async def pieces(self, unpacked: bool) -> AsyncIterator[bytes]:
        """Several may read at once."""
        unpack = zlib.decompressobj(16 + zlib.MAX_WBITS) if unpacked else None
        for at in range(0, self.size, PIECE):
            piece = await asyncio.to_thread(self._read, at)
            yield unpack.decompress(piece) if unpack is not None else piece


class OpenData:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._files: dict[tuple[str, Kind], File] = {}
        self._alone = asyncio.Lock()  # one file is made at a time

    async def file(self, game: str, kind: Kind) -> File:
        async with self._alone:
            found = self._files.get((game, kind))
            if found is None or time.monotonic() - found.made > KEPT:
                found = self._files[game, kind] = await self._make(game, kind)
            return found

    async def _make(self, game: str, kind: Kind) -> File:
        async with self.hub.store.transaction() as connection:
            key = await secret(connection, "open-data")
        file = File()
        with gzip.GzipFile(fileobj=file, mode="wb", compresslevel=5, mtime=0) as out:
            write = _as_csv if kind == "csv" else _as_json
            out.write(_head(kind))
            first = True
            async for one in _games(self.hub, game, key):
                out.write(write(one, first))
                first = False
            out.write(b"" if kind == "csv" else b"\n]\n")
        file.flush()
        return file


async def _games(hub: Hub, game: str, key: bytes) -> AsyncIterator[dict[str, Any]]:
    last = (0, "")
    while True:
        after = sa.or_(FINISHED.c.ended > last[0], sa.and_(FINISHED.c.ended == last[0], FINISHED.c.table_id > last[1]))
        query = sa.select(FINISHED).where(FINISHED.c.game == game, FINISHED.c.season != "", after)
        query = query.order_by(FINISHED.c.ended, FINISHED.c.table_id).limit(AT_ONCE)
        seats: dict[str, list[dict[str, Any]]] = {}
        async with hub.store.engine.connect() as connection:
            found = list(await connection.execute(query))
            wanted = sa.select(PLAYED, ACCOUNTS.c.shown, ACCOUNTS.c.settings).outerjoin(ACCOUNTS)
            wanted = wanted.where(PLAYED.c.table_id.in_([row.table_id for row in found])).order_by(PLAYED.c.seat)
            for seat in await connection.execute(wanted):
                seats.setdefault(seat.table_id, []).append(_seat(seat))
        for row in found:
            number = hmac.new(key, row.table_id.encode(), hashlib.sha256).hexdigest()[:16]
            date = datetime.fromtimestamp(row.ended / 1000, UTC).strftime("%Y-%m-%d")
            about = {name: date if name == "date" else getattr(row, name) for name in OF_GAME}
            yield {"game": number, **about, "seats": seats.get(row.table_id, [])}
        if len(found) < AT_ONCE:
            return
        last = (found[-1].ended, found[-1].table_id)


def _seat(row: Any) -> dict[str, Any]:
    public = row.kind == "person" and (row.settings or {}).get("public") is True
    before = None if row.mu_before is None else Rating(row.mu_before, row.sigma_before)
    after = None if row.mu is None else Rating(row.mu, row.sigma)
    return {
        "seat": row.seat, "side": row.side, "kind": row.kind, "level": row.level, "name": row.shown if public else "",
        "won": row.won, "points": row.points,
        "rating_before": before and before.shown, "margin_before": before and before.margin,
        "rating": after and after.shown, "margin": after and after.margin,
    }  # fmt: skip


def _head(kind: Kind) -> bytes:
    return b"[" if kind == "json" else (",".join(("game", *OF_GAME, *OF_SEAT)) + "\r\n").encode()


def _as_json(game: dict[str, Any], first: bool) -> bytes:
    return (b"\n" if first else b",\n") + msgspec.json.encode(game)


def _as_csv(game: dict[str, Any], first: bool) -> bytes:
    out = io.StringIO()
    write = csv.writer(out)
    for seat in game["seats"]:
        values = [game["game"], *(game[name] for name in OF_GAME), *(seat[name] for name in OF_SEAT)]
        write.writerow([_cell(value) for value in values])
    return out.getvalue().encode()


def _cell(value: object) -> object:
    """A name that a spreadsheet would take for a formula stays a name."""
    if isinstance(value, bool):
        return int(value)
    return f"'{value}" if isinstance(value, str) and value[:1] in {"=", "+", "-", "@", "\t"} else value
