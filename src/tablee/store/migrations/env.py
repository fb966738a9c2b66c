"""Runs migrations over the connection that `tablee.store.migrate` hands in; it also holds the transaction."""

from alembic import context

from tablee.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
