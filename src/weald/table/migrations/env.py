"""Alembic's way in; only ever run from ``weald.table.store``, with a connection that is already open."""

from __future__ import annotations

from alembic import context

from weald.table.schema import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
