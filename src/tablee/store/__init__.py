"""The log of moves and what stands around it, in SQLite or PostgreSQL.

analyses: finished matches judged move by move, kept for everybody who asks
cancelling: tables that people leave before the match, and those that end without one
chat: what is said at tables
database: opening a database by its address; reading from it and writing to it
failures: telling a database that cannot be used just now from a fault of our own
guests: guests, the tokens that browsers hold, and the links to another device
helps: hints that people were shown, so that the log can say which moves were made with help
log: the log of moves, of moves taken back, and of resignations: the only truth about a match
matches: matches and who sits at them
migrate: bringing a database to today's tables
migrations: each change of the tables, run once by Alembic
nonces: what browsers put into the deals of matches that have not begun
offers: who wants another match
presences: when people were last at a table
rows: what the store hands out, one struct a row
schema: the tables of the database
store: the whole store, as the server uses it
table_events: what happens at tables besides moves, giving up and talk
"""
