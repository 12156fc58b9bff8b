"""How much each process has to do: its tables and connections, or the thoughts a worker has at once."""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("ALTER TABLE processes RENAME COLUMN places TO load")


def downgrade() -> None:
    op.execute("ALTER TABLE processes RENAME COLUMN load TO places")
