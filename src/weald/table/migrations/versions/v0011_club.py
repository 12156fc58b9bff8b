"""Chat at tables, finished games and ratings, tournaments and deals of the day; the keys to the desk's page."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("chat", sa.String(10), nullable=False, server_default="off"))
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("occasion", sa.String(40), nullable=True))
    op.add_column("reports", sa.Column("said", sa.String(500), nullable=False, server_default=""))
    op.add_column("reports", sa.Column("address", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "desk_keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id", ondelete="SET NULL"), nullable=True),
        sa.Column("text", sa.String(500), nullable=False),
    )
    op.create_table(
        "finished",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("season", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("terms", sa.String(200), nullable=False),
        sa.Column("how", sa.String(40), nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("choices", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
    )
    op.create_index("ix_finished_game", "finished", ["game", "season", "ended"])
    op.create_table(
        "played",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("finished.table_id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("side", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id", ondelete="SET NULL"), nullable=True),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer, nullable=True),
        sa.Column("mu_before", sa.Float, nullable=True),
        sa.Column("sigma_before", sa.Float, nullable=True),
        sa.Column("mu", sa.Float, nullable=True),
        sa.Column("sigma", sa.Float, nullable=True),
    )
    op.create_index("ix_played_account", "played", ["account"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("season", sa.String(40), primary_key=True),
        sa.Column("player", sa.String(240), primary_key=True),
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_ratings_account", "ratings", ["account"])
    op.create_table(
        "seasons",
        sa.Column("began", sa.BigInteger, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
    )
    op.create_table(
        "deserters",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_table(
        "events",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id", ondelete="SET NULL"), nullable=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=True),
        sa.Column("body", sa.JSON, nullable=False),
    )
    op.create_index("ix_events_listed", "events", ["listed", "state", "made"])
    op.create_index("ix_events_due", "events", ["due"])
    op.create_table(
        "entrants",
        sa.Column("event_id", sa.String(16), sa.ForeignKey("events.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id", ondelete="SET NULL"), nullable=True),
        sa.Column("token", sa.String(64), nullable=False),
    )
    op.create_index("ix_entrants_account", "entrants", ["account"])
    op.create_table(
        "tries",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("player", sa.String(70), primary_key=True),
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=True),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer, nullable=True),
        sa.Column("rounds", sa.Integer, nullable=False),
    )
    op.create_index("ix_tries_table", "tries", ["table_id"])


def downgrade() -> None:
    op.drop_table("tries")
    op.drop_table("entrants")
    op.drop_table("events")
    op.drop_table("deserters")
    op.drop_table("seasons")
    op.drop_table("ratings")
    op.drop_table("played")
    op.drop_table("finished")
    op.drop_table("chat")
    op.drop_table("desk_keys")
    op.drop_column("reports", "address")
    op.drop_column("reports", "said")
    for column in ("occasion", "rated", "chat"):
        op.drop_column("tables", column)
