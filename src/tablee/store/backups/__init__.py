"""Backups of a whole database, and the way back, on both kinds of database.

backing_up: writes a backup, checked and complete or not at all
copying: copies of an SQLite file while others write to it
files: files that appear whole or not at all, and the folders that they lie in
postgres_databases: databases beside ours in the same PostgreSQL
postgres_programs: `pg_dump` and `pg_restore`, run with our address
restoring: a backup takes the place of a database, in one step
swapping: an SQLite file takes the place of another one, which is kept
withdrawals: consents that a restore must not bring back
"""
