"""What is stored of finished games and of who stands where. It outlives the tables."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table

from weald.table.schema import META

FINISHED = Table(
    "finished", META,
    Column("table_id", String(32), primary_key=True),  # which may be gone by now
    Column("game", String(40), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),  # Unix milliseconds
    Column("season", String(40), nullable=False),
    Column("players", Integer, nullable=False),  # seats, without those that the rules play
    Column("terms", String(200), nullable=False),  # settings that are not the usual ones: "difficulty=hard"
    Column("how", String(40), nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("choices", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),  # did it count?
    Column("listed", Boolean, nullable=False),
    Index("ix_finished_game", "game", "season", "ended"),
)  # fmt: skip

PLAYED = Table(
    "played", META,
    Column("table_id", String(32), ForeignKey("finished.table_id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("side", String(40), nullable=False),
    Column("kind", String(10), nullable=False),  # person, guest, ai, rules, left
    Column("level", String(20), nullable=False),  # of an AI seat
    Column("account", String(16), ForeignKey("accounts.id", ondelete="SET NULL"), nullable=True),
    Column("won", Boolean, nullable=False),
    Column("points", Integer, nullable=True),
    Column("mu_before", Float, nullable=True),  # where it counted
    Column("sigma_before", Float, nullable=True),
    Column("mu", Float, nullable=True),
    Column("sigma", Float, nullable=True),
    Index("ix_played_account", "account"),
)  # fmt: skip

RATINGS = Table(
    "ratings", META,
    Column("game", String(40), primary_key=True),
    Column("season", String(40), primary_key=True),
    Column("player", String(240), primary_key=True),  # "@ID" is an account; "ai hard"; "rules difficulty=hard"
    Column("account", String(16), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("ix_ratings_account", "account"),
)  # fmt: skip

# Where the host names seasons; without a name they are months again.
SEASONS = Table(
    "seasons", META,
    Column("began", BigInteger, primary_key=True),
    Column("name", String(40), nullable=False),
)  # fmt: skip

# Who left a seat of a rated game that had begun: the game counts for them, too.
DESERTERS = Table(
    "deserters", META,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("account", String(16), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
)  # fmt: skip
