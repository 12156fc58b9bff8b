"""The queue of letters, and where they go."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Column, ForeignKey, Index, Integer, String, Table

from weald.table.schema import META


def _account() -> Column[str]:
    return Column("account", String(16), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=True)


def _table() -> Column[str]:
    return Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=True)


# Browsers that take push messages, and webhooks: of an account, or of one seat whose owner has none; such a seat may have
# proved mail addresses, too.
TARGETS = Table(
    "targets", META,
    Column("id", String(16), primary_key=True),
    Column("kind", String(8), nullable=False),  # push, hook, mail
    _account(),
    _table(),
    Column("seat", Integer, nullable=True),
    Column("address", String(1000), nullable=False),
    Column("keys", JSON, nullable=False),  # what a browser gave us to encrypt with; of a webhook its template
    Column("lang", String(8), nullable=False),
    Column("name", String(60), nullable=False),
    Column("made", BigInteger, nullable=False),  # Unix milliseconds, as all times here
    Index("ix_targets_account", "account"),
    Index("ix_targets_seat", "table_id", "seat"),
)  # fmt: skip

# A letter begins without a channel: to somebody, wherever they want to be told. When it is due, it is replaced by one for each
# mailbox, browser and webhook, and these are sent. What was sent stays a while, so that nobody is told twice.
LETTERS = Table(
    "letters", META,
    Column("id", String(40), primary_key=True),  # made of what it is about: the same letter is put in once
    Column("channel", String(8), nullable=False),  # empty: not sorted yet; mail, push, hook
    Column("target", String(16), ForeignKey("targets.id", ondelete="CASCADE"), nullable=True),
    _account(),
    _table(),
    Column("seat", Integer, nullable=True),
    Column("event", String(16), nullable=False),
    Column("seq", Integer, nullable=False),  # rows of the table's log when it was written: what comes after may make it untrue
    Column("data", JSON, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),  # not sent before
    Column("tries", Integer, nullable=False),
    Column("held", BigInteger, nullable=False),  # until then a process is busy with it
    Column("sent", BigInteger, nullable=True),
    Index("ix_letters_due", "sent", "due"),
    Index("ix_letters_account", "account"),
    Index("ix_letters_seat", "table_id", "seat"),
)  # fmt: skip
