"""Alembic's migrations: one file a change of the tables, never edited once released."""
