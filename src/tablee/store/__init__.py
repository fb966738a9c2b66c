"""The log of moves and what stands around it, in SQLite or PostgreSQL.

address: the address of a database, checked before anything connects
analyses: finished matches judged move by move, kept for everybody who asks
appending: moves on their way into the log, together where several wait
attendance: when somebody was told of their turns, and when they or a bot acted since
backups: backups of a whole database, and the way back
blocks: who does not want to hear whom, and who does not want to sit with whom
cancelling: leaving a table before its match begins, and tables that end without a result
channels: where guests want to be told that it is their turn, and when
chat: what is said at tables
claims: proving in another browser which guest one is, and merging two guests
clocks: when the clocks of each match are to be checked
condition: whether a database may be used, by what was noticed of it so far
corrections: matches whose row says otherwise than their log
database: a database that is open: reading from it and writing to it, each within a bounded time
due: whether anything is to be done by itself, asked in one statement
engines: SQLAlchemy's engines for both kinds of database, with an end to all that they wait for
failures: telling apart a database that is away, one that is damaged, and a fault of our own
folding: names in the form in which they are searched for
forgetting: deleting a guest
given_up: which seats are given up
guests: guests, the tokens that browsers hold, and the links to another device
helps: hints that people were shown, so that the log can say which moves were made with help
hosting: what the host and the other players do with a table before its match begins
insertion: insertions that may find their row there already
log: the log of moves, of moves taken back, and of resignations: the only truth about a match
matches: matches and who sits at them
merging: two guests become one
messages: which messages of guests were carried out: a message that is sent again does nothing twice
migrate: bringing a database to today's tables
migrations: each change of the tables, run once by Alembic
moderation: who moderates, what they did, and a log of it
moves_ahead: moves that people made in advance
naming: where the database names a guest
nonces: what browsers put into the deals of matches that have not begun
offers: who wants another match
opening: from an address to a database that can be used, or why it cannot
outages: when players had no connection
outbox: notices for people who are away
own_data: what is stored about one guest, for them to take along
parting: parting guests who were merged, and the way back of a browser that became another guest
passkeys: passkeys, and what they have to sign
patience: how long anybody waits for a database, and a block that ends in time
pooler: whether a pooler between us and PostgreSQL changes connections
prepared: statements that are written out once, for what every move does
presences: when people were last at a table
proposals: what is proposed at tables while a match runs, and who agrees
pruning: deleting what nobody needs any more
quick_tables: tables of quick matches, while they wait
recoveries: recovery words
refusals: why a database cannot be opened
reports: what people reported, with what was said and done around it
rows: what the store hands out, one struct a row
schema: the tables of the database
series: keeping the score of a series when a guest is merged with another or deleted
server_keys: secrets that the server makes at its first start
soundness: whether an SQLite file is whole, found out without changing it
sqlite_file: the files of an SQLite database: made for their owner alone, and still in their place
sqlite_thread: a connection to SQLite and the thread that uses it
store: the whole store, as the server uses it
substitutes: taking over, in mid game, a seat that somebody else gave up
table_events: what happens at tables besides moves, resignations and talk
tables_of_guests: a guest's tables: unfinished ones, those where it is their turn, and all there ever were
working_thread: a thread in which work on SQLite is carried out, one thing after the other
write_trial: whether a database takes writes
"""
