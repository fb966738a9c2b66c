"""The one way in which a match changes, from the log to the connections.

announcing: sending everyone at a table what this process has just learned from the log
cache: the matches in memory, read from the store when they are first asked for
catching_up: matches in memory catch up with the log, and every change is published once
changes: signals that a match has changed, or who is at its table
log_check: matches whose log cannot be read, and rows that differ from their log
matches: matches by their table, and by the guest who plays them
play: moves, undone moves and resignations: the log first
reading: reads a match from the store, all of it or what it has missed
"""
