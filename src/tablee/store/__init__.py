"""The log of moves and what stands around it, in SQLite or PostgreSQL."""
