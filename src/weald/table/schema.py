"""The tables of the store. ``log`` is append-only: nothing in it is ever changed or deleted."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

META = MetaData()

TABLES = Table(
    "tables", META,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("data", String(64), nullable=False),  # fingerprint of a data override, else empty
    Column("sides", JSON, nullable=False),
    Column("options", JSON, nullable=False),
    # 128 bits: as text. SQLite, which has had shorter ones, does not count its characters.
    Column("seed", String(40).with_variant(String(20), "sqlite"), nullable=False),
    Column("name", String(80), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("takebacks", String(10), nullable=False),
    Column("clock", JSON(none_as_null=True), nullable=True),
    Column("absence", JSON(none_as_null=True), nullable=True),
    Column("webhook", String(500), nullable=False),
    Column("watch", String(64), nullable=False),  # lets one see what everybody may see
    Column("created", BigInteger, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("result", JSON(none_as_null=True), nullable=True),
    Column("due", BigInteger, nullable=True),  # Unix milliseconds: when time brings something, whoever looks or not
    Column("host", Integer, nullable=True),  # the seat that may ask others to leave
    Column("concession", String(10), nullable=False),
    Column("hints", Boolean, nullable=False),  # the people here have agreed to learn with hints
    Column("rematch", JSON(none_as_null=True), nullable=True),  # the table at which they play again (rematch.py)
    Column("chat", String(10), nullable=False),  # who may write: nobody (off), players, everybody
    Column("rated", Boolean, nullable=False),  # does it count for the standings?
    Column("occasion", String(40), nullable=True),  # what it is part of: "event ID", "daily 2026-11-05"
    Index("ix_tables_listed", "listed", "over", "created"),
    Index("ix_tables_due", "due"),
)  # fmt: skip

SEATS = Table(
    "seats", META,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("side", String(40), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("level", String(20), nullable=False),
    Column("name", String(80), nullable=False),
    Column("token", String(64), nullable=True),  # SHA-256 of the seat's secret, never the secret
    Column("account", String(16), ForeignKey("accounts.id", ondelete="SET NULL"), nullable=True),  # people/schema.py
    Index("ix_seats_account", "account"),
)  # fmt: skip

LOG = Table(
    "log", META,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # choice, concede, undo, unseal
    Column("seat", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # the decision; for undo: the decision gone back to
    Column("text", String(120), nullable=False),  # the option's notation
    Column("source", String(10), nullable=False),  # player, ai, bot, forced, clock, absent, circles, upgrade
    Column("spent", Integer, nullable=False),  # milliseconds
    Column("at", BigInteger, nullable=False),
    Column("hash", String(16), nullable=False),  # of the position this row led to; empty before schema 0002
)  # fmt: skip

CHECKPOINTS = Table(
    "checkpoints", META,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # log rows applied before it
    Column("number", Integer, nullable=False),  # choices that cannot be taken back from it
    Column("revision", Integer, nullable=False),
    Column("hash", String(16), nullable=False),
    Column("body", LargeBinary, nullable=False),
)  # fmt: skip

# The processes that share this database, and whose each table is. A lease holds as long as its owner's ``until`` is in the
# future, by the database's own clock; every write of a table proves that owner and epoch are still so (docs/host.md).
PROCESSES = Table(
    "processes", META,
    Column("id", String(40), primary_key=True),
    Column("kind", String(10), nullable=False),  # table, worker
    Column("address", String(100), nullable=False),  # where other processes reach it: host:port, or empty
    Column("secret", String(64), nullable=False),  # by which they know each other
    Column("seen", BigInteger, nullable=False),  # Unix milliseconds: when it last gave a sign of life
    Column("until", BigInteger, nullable=False),  # ... and until when it counts as alive
    Column("load", Integer, nullable=False),  # tables and connections; of a worker: how many thoughts it has at once
)  # fmt: skip

LEASES = Table(
    "leases", META,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", String(40), nullable=True),  # a process; none: the table sleeps
    Column("epoch", Integer, nullable=False),  # the fencing token: one more with every new owner
    Column("people", Integer, nullable=False),  # who look at it now, as far as we know
    Index("ix_leases_owner", "owner"),
)  # fmt: skip

# What AI seats have to think about, for workers anywhere (docs/host.md). Rows stay a while: who has used least comes next.
THOUGHTS = Table(
    "thoughts", META,
    Column("id", String(32), primary_key=True),
    Column("asker", String(40), nullable=False),  # the process that waits for the answer
    Column("network", String(64), nullable=False),  # on whose behalf
    Column("table_id", String(32), nullable=False),
    Column("asked", BigInteger, nullable=False),  # Unix milliseconds
    Column("work", LargeBinary, nullable=False),  # level, world and seed, packed; emptied when it is done
    Column("worker", String(40), nullable=True),  # who thinks about it
    Column("began", BigInteger, nullable=True),
    Column("ended", BigInteger, nullable=True),
    Column("answer", String(120), nullable=True),
    Column("problem", String(60), nullable=True),
    Index("ix_thoughts_ended", "ended"),
)  # fmt: skip

# What the host keeps at the desk (docs/host.md).
BANS = Table(
    "bans", META,
    Column("network", String(64), primary_key=True),  # in CIDR form
    Column("reason", String(200), nullable=False),
    Column("made", BigInteger, nullable=False),  # Unix milliseconds
    Column("until", BigInteger, nullable=True),  # none: for good
)  # fmt: skip

ANNOUNCEMENTS = Table(
    "announcements", META,
    Column("id", String(16), primary_key=True),
    Column("texts", JSON, nullable=False),  # by language
    Column("made", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=True),
)  # fmt: skip

DESK_KEYS = Table(
    "desk_keys", META,
    Column("hash", String(64), primary_key=True),  # SHA-256 of what opens the desk's page
    Column("made", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)  # fmt: skip
