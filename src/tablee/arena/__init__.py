"""The arena: bots against bots on the same deals, ratings, reports.

entrants: who plays, as text
schedule: which games are played, on which deals, from which seats
players: the entrants at their seats
playing: one game, from deal to record
workers: where games are played: processes of this machine, or a cluster
results: the games on disk
ratings: shares of points and openskill ratings
event_statistics: what happened in the games, and whether it went with winning
summary: what an arena found, as one JSON object
charts: the pictures of a report
report: the page of HTML about what arenas found
"""
