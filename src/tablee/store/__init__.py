"""The log of moves and what stands around it, in SQLite or PostgreSQL.

analyses: finished matches judged move by move, kept for everybody who asks
cancelling: tables that people leave before the match, and those that end without one
chat: what is said at tables
database: opening a database by its address; reading from it and writing to it
failures: telling a database that cannot be used just now from a fault of our own
guests: guests, the tokens that browsers hold, and the links to another device
hosting: what the host, and those who sit there, do with a table before its match begins
log: the log of moves, of moves taken back, and of resignations: the only truth about a match
matches: matches and who sits at them
migrate: bringing a database to today's tables
migrations: each change of the tables, run once by Alembic
offers: who wants another match
presences: when people were last at a table
proposals: what is proposed at tables while a match runs, and who agrees
rows: what the store hands out, one struct a row
schema: the tables of the database
store: the whole store, as the server uses it
substitutes: those who take a seat in mid game that somebody else gave up
table_events: what happens at tables besides moves, giving up and talk
"""
