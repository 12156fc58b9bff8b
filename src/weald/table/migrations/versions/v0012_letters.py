"""Letters to people who are away, and where they go."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def _account() -> sa.Column[str]:
    return sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=True)


def _table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=True)


def upgrade() -> None:
    op.create_table(
        "targets",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        _account(),
        _table(),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("address", sa.String(1000), nullable=False),
        sa.Column("keys", sa.JSON, nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_targets_account", "targets", ["account"])
    op.create_index("ix_targets_seat", "targets", ["table_id", "seat"])
    op.create_table(
        "letters",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("target", sa.String(16), sa.ForeignKey("targets.id", ondelete="CASCADE"), nullable=True),
        _account(),
        _table(),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("event", sa.String(16), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("held", sa.BigInteger, nullable=False),
        sa.Column("sent", sa.BigInteger, nullable=True),
    )
    op.create_index("ix_letters_due", "letters", ["sent", "due"])
    op.create_index("ix_letters_account", "letters", ["account"])
    op.create_index("ix_letters_seat", "letters", ["table_id", "seat"])


def downgrade() -> None:
    op.drop_table("letters")
    op.drop_table("targets")
