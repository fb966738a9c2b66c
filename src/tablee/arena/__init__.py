"""The arena: bots against bots on the same deals, ratings, reports.

entrants: who plays, as text
schedule: which games are played, on which deals, from which seats
players: the entrants at their seats
playing: one game, from deal to record
workers: where games are played: processes of this machine, or a cluster
results: the games on disk
intervals: how sure a share is, from deals
ratings: shares of points and openskill ratings
event_statistics: what happened in the games, and whether it went with winning
summary: what an arena found, as one JSON object
charts: the pictures of a report
report: pages of HTML that stand alone, by the templates beside it
"""
