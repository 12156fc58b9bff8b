"""Accounts: who they are, how they sign in, whom they block, what they report; and seats that belong to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

NEW = ("keys", "reports", "blocks", "recovery_codes", "slips", "sessions", "passkeys", "accounts")


def _account(nullable: bool = False, primary_key: bool = False, name: str = "account") -> sa.Column[str]:
    owner = sa.ForeignKey("accounts.id", ondelete="CASCADE")
    return sa.Column(name, sa.String(16), owner, nullable=nullable, primary_key=primary_key)


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("key", sa.String(80), nullable=False, unique=True),
        sa.Column("shown", sa.String(40), nullable=False),
        sa.Column("password", sa.String(200), nullable=True),
        sa.Column("email", sa.String(254), nullable=True),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("notices", sa.JSON, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("barred", sa.BigInteger, nullable=True),
        sa.Column("reason", sa.String(200), nullable=False),
    )
    op.create_index("ix_accounts_email", "accounts", ["email"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        _account(),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("site", sa.String(255), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_passkeys_account", "passkeys", ["account"])
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(16), nullable=False, unique=True),
        _account(),
        sa.Column("device", sa.String(60), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("proved", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_sessions_account", "sessions", ["account"])
    op.create_table(
        "slips",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        _account(nullable=True),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_slips_until", "slips", ["until"])
    op.create_table(
        "recovery_codes",
        _account(primary_key=True),
        sa.Column("code", sa.String(64), primary_key=True),
    )
    op.create_table(
        "blocks",
        _account(primary_key=True),
        _account(primary_key=True, name="other"),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_blocks_other", "blocks", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.String(16), sa.ForeignKey("accounts.id", ondelete="SET NULL"), nullable=True),
        sa.Column("reporter_seat", sa.Integer, nullable=True),
        sa.Column("about", sa.String(16), sa.ForeignKey("accounts.id", ondelete="SET NULL"), nullable=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("words", sa.String(500), nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
    )
    op.create_index("ix_reports_done", "reports", ["done", "made"])
    op.create_table(
        "keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.String(500), nullable=False),
    )
    # SQLite takes a column that refers to another table as long as it begins empty.
    owner = "VARCHAR(16) REFERENCES accounts (id) ON DELETE SET NULL"
    op.execute(f"ALTER TABLE seats ADD COLUMN account {owner}")
    op.create_index("ix_seats_account", "seats", ["account"])


def downgrade() -> None:
    op.drop_index("ix_seats_account", "seats")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("account")
    for name in NEW:
        op.drop_table(name)
