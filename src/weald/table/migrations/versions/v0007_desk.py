"""What the host keeps at the desk: who may not come, and what everybody should know."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("network", sa.String(64), primary_key=True),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=True),
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("texts", sa.JSON, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=True),
    )


def downgrade() -> None:
    op.drop_table("announcements")
    op.drop_table("bans")
