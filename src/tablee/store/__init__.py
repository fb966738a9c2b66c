"""The log of moves and what stands around it, in SQLite or PostgreSQL.

analyses: finished matches judged move by move, kept for everybody who asks
cancelling: tables that people leave before the match, and those that end without one
chat: what is said at tables
claims: being somebody on another browser, and becoming one with whom that browser was before
database: opening a database by its address; reading from it and writing to it
failures: telling a database that cannot be used just now from a fault of our own
forgetting: a guest who wants to be forgotten
guests: guests, the tokens that browsers hold, and the links to another device
log: the log of moves, of moves taken back, and of resignations: the only truth about a match
matches: matches and who sits at them
merging: two guests become one
migrate: bringing a database to today's tables
migrations: each change of the tables, run once by Alembic
naming: where the database names a guest
offers: who wants another match
own_data: what is kept about one guest, for them to take along
passkeys: passkeys, and what they have to sign
presences: when people were last at a table
pruning: throwing away what nobody needs any more
recoveries: recovery words
rows: what the store hands out, one struct a row
schema: the tables of the database
store: the whole store, as the server uses it
table_events: what happens at tables besides moves, giving up and talk
"""
