"""A fencing token: a server that was thought dead and comes back cannot write any more."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("processes", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("processes", "epoch")
