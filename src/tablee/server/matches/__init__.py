"""The matches being played, and the tables they are played at.

agreed_stand_in: bots that stand in, switched on, off and retimed where all who play agree
ahead: moves that people say ahead, for when it is their turn
cache: the matches in memory, read from the store when they are first asked for
countdowns: the seconds between the last guest sitting down and the deal
create_table: from what somebody asks for to a match that can be stored; the next match after one
dealing: what a match is dealt from
filling: bots that take free seats: after a time, or at once
live_match: one match in memory: it changes through its own methods only
log_check: matches whose log cannot be read, and rows that differ from their log
play: the way of every move, step taken back and resignation: the log first
poller: what other processes did, tables that expire, bots that are overdue
proposals: what those who play agree on while the match runs
quick_matches: people who want the same are brought together
reading: a match read from the store, all of it or what it has missed
rematch: the next match: offered, agreed on, created once
serializers: what a guest may be told of a table: the only place where answers about a match are made
series: what a series of matches at one table came to
stand_ins: bots that play for people who are away
substitute: somebody who takes a seat in mid game that was given up
table_limits: how many tables somebody may have
told_so_far: what everybody at a table was told by this process, besides moves
transcript: all that was done in a match, in order, for its record
"""
