"""Seeds of 128 bits."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _resize(40)


def downgrade() -> None:
    _resize(20)


def _resize(length: int) -> None:
    if op.get_bind().dialect.name != "sqlite":  # which does not count the characters of a text
        op.alter_column("tables", "seed", type_=sa.String(length), existing_nullable=False)
