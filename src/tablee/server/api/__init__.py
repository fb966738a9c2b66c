"""The endpoints below `/api/`, each declared once as an `Endpoint`.

guests: who somebody is: name, link to another device, signing devices out
hosting: what the host, and those who sit there, do with a table before its match begins
leaving: leaving a table before the match begins, and ending one at which nobody plays
setup: which options go together, for the form of a new table
study: questions about the rules, for lessons
substitute: taking a seat in mid game that somebody gave up
table_resources: what a table can be asked for besides itself: record, analysis, proof, QR code
tables: creating, finding and joining tables, and giving a seat to a bot
words: words that the pages were not built with
"""
