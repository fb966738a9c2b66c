"""The endpoints below `/api/`, each declared once as an `Endpoint`.

clocks: vacations, coming back, ending a match after a time-out, moves made ahead
consent: what players answer if researchers may use the moves of their match
entrance: coming in to a server by invitation
guests: a guest's name and face
hosting: changes to a table by its host and other players, before its match begins
keeping: devices, recovery words and passkeys, and signing in with them
ladder: the ladder of programs and bots
leaving: leaving a table before the match begins, and ending a table at which nobody plays
moderation: reports, and what moderators read and decide
notifications: where and when a guest is notified
operator: what the operator of the server tells everybody
own_agents: the agents that a guest lets in at their own tables
own_data: exporting and deleting all data about a guest
own_tables: the tables of the guest who asks: the latest, those that await their turn, and the history
people: muting and blocking people
quick: quick matches
setup: checks which options go together, for the form of a new table
study: questions about the rules, for lessons
substitute: taking over a seat in mid game that was given up
table_resources: further resources of a table: record, analysis, proof, QR code
tables: creating, finding and joining tables, and giving a seat to a bot
words: words that the pages were not built with
"""
