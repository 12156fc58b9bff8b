"""What is stored of tournaments and of the deals of the day."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table

from weald.table.schema import META

EVENTS = Table(
    "events", META,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("state", String(10), nullable=False),  # open, running, over
    Column("listed", Boolean, nullable=False),
    Column("host", String(64), nullable=False),  # SHA-256 of the secret in the host's link
    Column("account", String(16), ForeignKey("accounts.id", ondelete="SET NULL"), nullable=True),  # the host's
    Column("made", BigInteger, nullable=False),  # Unix milliseconds
    Column("due", BigInteger, nullable=True),  # when time brings something
    Column("body", JSON, nullable=False),  # everything else: ``Body`` in event.py
    Index("ix_events_listed", "listed", "state", "made"),
    Index("ix_events_due", "due"),
)  # fmt: skip

ENTRANTS = Table(
    "entrants", META,
    Column("event_id", String(16), ForeignKey("events.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),  # from 0 on, in the order in which they came
    Column("name", String(80), nullable=False),
    Column("account", String(16), ForeignKey("accounts.id", ondelete="SET NULL"), nullable=True),
    Column("token", String(64), nullable=False),  # SHA-256 of the secret in their link
    Index("ix_entrants_account", "account"),
)  # fmt: skip

# Who has tried the deal of a day, and how it went.
TRIES = Table(
    "tries", META,
    Column("game", String(40), primary_key=True),
    Column("day", String(10), primary_key=True),  # 2026-11-05, by UTC
    Column("player", String(70), primary_key=True),  # "@ID" is an account; else the hash of a key that a browser keeps
    Column("account", String(16), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=True),
    Column("name", String(80), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=True),
    Column("won", Boolean, nullable=False),
    Column("points", Integer, nullable=True),
    Column("rounds", Integer, nullable=False),
    Index("ix_tries_table", "table_id"),
)  # fmt: skip
