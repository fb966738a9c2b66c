"""The log of moves and what stands around it, in SQLite or PostgreSQL.

analyses: finished matches judged move by move, kept for everybody who asks
cancelling: tables that people leave before the match, and those that end without one
channels: where guests want to be told that it is their turn, and when
chat: what is said at tables
database: opening a database by its address; reading from it and writing to it
failures: telling a database that cannot be used just now from a fault of our own
guests: guests, the tokens that browsers hold, and the links to another device
log: the log of moves, of moves taken back, and of resignations: the only truth about a match
matches: matches and who sits at them
migrate: bringing a database to today's tables
migrations: each change of the tables, run once by Alembic
offers: who wants another match
outbox: what is to be told to people who are not there
presences: when people were last at a table
rows: what the store hands out, one struct a row
schema: the tables of the database
server_keys: secrets that the server makes at its first start
store: the whole store, as the server uses it
table_events: what happens at tables besides moves, giving up and talk
"""
