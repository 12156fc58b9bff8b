"""Many processes on one database: who is alive, whose each table is, what workers have to think about."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_column("processes", "epoch")
    op.add_column("processes", sa.Column("kind", sa.String(10), nullable=False, server_default="table"))
    op.add_column("processes", sa.Column("address", sa.String(100), nullable=False, server_default=""))
    op.add_column("processes", sa.Column("secret", sa.String(64), nullable=False, server_default=""))
    op.add_column("processes", sa.Column("until", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("processes", sa.Column("places", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("owner", sa.String(40), nullable=True),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
    )
    op.create_index("ix_leases_owner", "leases", ["owner"])
    op.create_table(
        "thoughts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("asker", sa.String(40), nullable=False),
        sa.Column("network", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("work", sa.LargeBinary, nullable=False),
        sa.Column("worker", sa.String(40), nullable=True),
        sa.Column("began", sa.BigInteger, nullable=True),
        sa.Column("ended", sa.BigInteger, nullable=True),
        sa.Column("answer", sa.String(120), nullable=True),
        sa.Column("problem", sa.String(60), nullable=True),
    )
    op.create_index("ix_thoughts_ended", "thoughts", ["ended"])


def downgrade() -> None:
    op.drop_table("thoughts")
    op.drop_table("leases")
    for name in ("places", "until", "secret", "address", "kind"):
        op.drop_column("processes", name)
    op.add_column("processes", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
