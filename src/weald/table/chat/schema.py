"""What is stored of what people say."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, String, Table

from weald.table.schema import META

CHAT = Table(
    "chat", META,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),  # Unix milliseconds
    Column("seat", Integer, nullable=True),  # none: somebody who looks on
    Column("name", String(80), nullable=False),
    Column("account", String(16), ForeignKey("accounts.id", ondelete="SET NULL"), nullable=True),
    Column("text", String(500), nullable=False),  # empty once it is taken away
)  # fmt: skip
