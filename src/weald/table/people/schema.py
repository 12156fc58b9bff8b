"""What is stored of people. Secrets only as hashes; docs/accounts.md tells people what is here."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, String, Table

from weald.table.schema import META


def _account(nullable: bool = False, primary_key: bool = False) -> Column[str]:
    owner = ForeignKey("accounts.id", ondelete="CASCADE")
    return Column("account", String(16), owner, nullable=nullable, primary_key=primary_key)


ACCOUNTS = Table(
    "accounts", META,
    Column("id", String(16), primary_key=True),  # not secret: others see it at a seat
    Column("name", String(40), nullable=False),  # by which one signs in, as it was typed ...
    Column("key", String(80), nullable=False, unique=True),  # ... and without capitals and the like
    Column("shown", String(40), nullable=False),  # how others see one
    Column("password", String(200), nullable=True),  # by argon2; none: passkeys only
    Column("email", String(254), nullable=True),  # proved to be theirs
    Column("lang", String(8), nullable=False),
    Column("settings", JSON, nullable=False),  # of the browser, that follow one to every device
    Column("notices", JSON, nullable=False),  # what to tell, how and when
    Column("made", BigInteger, nullable=False),  # Unix milliseconds, as all times here
    Column("seen", BigInteger, nullable=False),  # when somebody was last signed in, to the day
    Column("barred", BigInteger, nullable=True),  # until then the host keeps them away
    Column("reason", String(200), nullable=False),  # ... because of this
    Index("ix_accounts_email", "email"),
)  # fmt: skip

PASSKEYS = Table(
    "passkeys", META,
    Column("id", String(1400), primary_key=True),  # the credential's id, in base64url
    _account(),
    Column("public_key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),  # how often it signed; a smaller number is a copy's
    Column("site", String(255), nullable=False),  # the name of this server it was made for
    Column("name", String(40), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("ix_passkeys_account", "account"),
)  # fmt: skip

SESSIONS = Table(
    "sessions", META,
    Column("token", String(64), primary_key=True),  # SHA-256 of what the cookie holds
    Column("id", String(16), nullable=False, unique=True),  # by which it is listed and ended
    _account(),
    Column("device", String(60), nullable=False),  # what the browser says it is
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("proved", BigInteger, nullable=False),  # when the person last showed a password or passkey
    Index("ix_sessions_account", "account"),
)  # fmt: skip

# Things that can be used once and not for long: links in mails, questions to passkeys.
SLIPS = Table(
    "slips", META,
    Column("token", String(64), primary_key=True),  # SHA-256
    Column("kind", String(16), nullable=False),
    _account(nullable=True),
    Column("data", JSON, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("ix_slips_until", "until"),
)  # fmt: skip

RECOVERY_CODES = Table(
    "recovery_codes", META,
    _account(primary_key=True),
    Column("code", String(64), primary_key=True),  # SHA-256: they are random
)  # fmt: skip

BLOCKS = Table(
    "blocks", META,
    _account(primary_key=True),  # who does not want to play ...
    Column("other", String(16), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),  # ... with whom
    Column("made", BigInteger, nullable=False),
    Index("ix_blocks_other", "other"),
)  # fmt: skip

# What people complain about, for the host's desk. It outlives accounts and tables.
REPORTS = Table(
    "reports", META,
    Column("id", String(16), primary_key=True),
    Column("made", BigInteger, nullable=False),
    Column("reporter", String(16), ForeignKey("accounts.id", ondelete="SET NULL"), nullable=True),
    Column("reporter_seat", Integer, nullable=True),  # none: a spectator
    Column("about", String(16), ForeignKey("accounts.id", ondelete="SET NULL"), nullable=True),
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),  # of the one it is about, as it was then
    Column("reason", String(16), nullable=False),
    Column("words", String(500), nullable=False),
    Column("said", String(500), nullable=False),  # what was written at the table, where it is about that
    Column("address", String(64), nullable=False),  # ... and from where, if it is known
    Column("done", Boolean, nullable=False),
    Index("ix_reports_done", "done", "made"),
)  # fmt: skip

# Keys of the server itself, the same for all its processes.
KEYS = Table(
    "keys", META,
    Column("name", String(16), primary_key=True),
    Column("value", String(500), nullable=False),
)  # fmt: skip
