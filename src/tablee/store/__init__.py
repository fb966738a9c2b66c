"""The log of moves and everything around it, in SQLite or PostgreSQL.

The log and its matches:

- log: the log of moves, undone moves, resignations and hints: the only truth about a match
- appending: writes moves to the log, several in one commit if several wait
- matches: matches, created, found and begun
- match_rows: rows of matches with their seats, read and inserted
- match_changes: changes of a match's row within another transaction: revision, epoch, beginning
- changed_matches: notes which matches a transaction changes, for the signals after its commit
- whole_matches: a match with its whole log, and the news of its table, each read in one turn
- new_moves: what several matches have gained since a process last read them, in one query
- corrections: matches whose row disagrees with their log
- clocks: the times at which the clocks of each match are due for a check
- outages: the times during which players had no connection
- table_events: events at tables besides moves, resignations and chat
- messages: the guests' messages that were carried out, so that a repeated message has no second effect
- moves_ahead: moves that people made in advance
- nonces: the browsers' contributions to the deals of matches that have not begun
- analyses: finished matches judged move by move, stored for all readers
- consents: the players who let researchers use the moves of their match
- given_matches: finished matches of people who all agreed, for a data set
- given_up: the condition for seats that are given up

Tables before, between and after matches:

- hosting: changes by the host and the other players before the match begins
- cancelling: leaving a table before its match begins, and tables that end without a result
- quick_tables: tables of quick matches, while they wait
- offers: offers of a rematch
- proposals: proposals at running tables, and the guests who agree
- substitutes: takes over, in mid game, a seat that another guest gave up, or a bot's
- series: the score of a series when a guest is merged or deleted
- due: one query that asks if any background work is due
- question_queue: hints and analyses that one process offers to the bot workers of others
- turn_queue: the turns of bots that wait or are thought about, each by one of several processes
- ladder: deals between programs and bots, and the standings after them
- presences: the times at which people were last at a table

Guests:

- guests: guests, the tokens that browsers hold, and the links to another device
- tables_of_guests: a guest's tables: unfinished ones, those where it is their turn, and all of them
- passkeys: passkeys, and the challenges that they have to sign
- recoveries: recovery words
- agent_tokens: the tokens of agents on other machines
- own_agents: the agents that guests let in at their own tables
- attempts: attempts that are limited for all processes together
- claims: proof in another browser that it belongs to a guest, and the merge of two guests
- merging: merges two guests
- parting: separates merged guests, and leads a browser back to the guest that it was
- forgetting: deletes a guest
- own_data: all data about one guest, for export
- naming: the columns that name a guest
- folding: names in the form in which they are searched

Talk and conduct:

- chat: chat at tables
- blocks: mutes and blocks between guests
- reports: reports by guests, with what was said and done around them
- moderation: moderators, their actions, and a log of these
- entrances: links with which new guests come in to a server by invitation
- orders: what the operator has set for all processes while they run

Notices:

- outbox: notices for people who are away
- channels: the ways in which guests want to be notified of their turn, and the times
- attendance: times of notices of turns and of actions since, for each seat
- server_keys: secrets that the server creates at its first start

Rows and tables of the database:

- store: the whole store, as the server uses it
- repository: what its parts share: their database, and reads and writes of one statement
- rows: the store's results, one struct a row
- schema: the tables of the database
- migrations: each change of the tables, run once by Alembic
- migrate: brings a database to the current tables
- insertion: insertions whose row may already exist
- prepared: statements compiled once, for frequent work
- pruning: deletes data that is no longer needed

The database itself:

- database: an open database: reads and writes, each within a limited time
- opening: from an address to a usable database, or the reason why it is not usable
- address: the address of a database, checked before any connection
- engines: SQLAlchemy's engines for both kinds of database, with a limit on every wait
- signals: carries the news that matches have changed from process to process
- sqlite_file: the files of an SQLite database: created for their owner alone, and checked for replacement
- sqlite_thread: a connection to SQLite and the thread that uses it
- working_thread: a thread that runs work on SQLite, one job after the other
- condition: whether a database may be used, given the failures so far
- failures: distinguishes a database that is away, a damaged one, and our own bugs
- refusals: the reasons why a database cannot be opened
- patience: the limits of waits for a database, and a block that ends in time
- pooler: detects a pooler in front of PostgreSQL that changes connections
- soundness: checks if an SQLite file is intact, without changing it
- write_trial: checks if a database takes writes
- backups: backups of a whole database, and the way back
"""
