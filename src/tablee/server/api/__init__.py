"""The endpoints below `/api/`, each declared once as an `Endpoint`.

guests: who somebody is: name and face
hosting: what the host, and those who sit there, do with a table before its match begins
keeping: devices, recovery words and passkeys, and coming back by them
leaving: leaving a table before the match begins, and ending one at which nobody plays
moderation: reports, and what moderators read and decide
notifications: where and when somebody is told that it is their turn
own_data: everything about oneself, to take along or to have deleted
own_tables: the tables of whoever asks: the latest, those that wait for them, and all there ever were
pace: vacations, being back, ending a match whose time is over, moves said ahead
people: whom somebody does not want to hear, or to sit with
quick: a match with whoever wants the same
setup: which options go together, for the form of a new table
study: questions about the rules, for lessons
substitute: taking a seat in mid game that somebody gave up
table_resources: what a table can be asked for besides itself: record, analysis, proof, QR code
tables: creating, finding and joining tables, and giving a seat to a bot
words: words that the pages were not built with
"""
