"""When a table is due, who is its host, what a concession does; a proof with every choice; which servers run."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.BigInteger, nullable=True))
    op.add_column("tables", sa.Column("host", sa.Integer, nullable=True))
    op.add_column("tables", sa.Column("concession", sa.String(10), nullable=False, server_default="end"))
    op.add_column("log", sa.Column("hash", sa.String(16), nullable=False, server_default=""))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "processes",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    # Tables that time matters for are looked at once: then their own time is known.
    op.execute("UPDATE tables SET due = 0 WHERE over = FALSE AND (clock IS NOT NULL OR absence IS NOT NULL)")


def downgrade() -> None:
    op.drop_table("processes")
    op.drop_index("ix_tables_due", "tables")
    op.drop_column("log", "hash")
    for name in ("concession", "host", "due"):
        op.drop_column("tables", name)
