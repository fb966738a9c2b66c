"""The tables at which matches are played: what happens there besides moves.

agreed_stand_in: bots that stand in, switched on, off and retimed where all who play agree
ahead: moves that people say ahead, for when it is their turn
countdowns: the seconds between the last guest sitting down and the deal
create_table: from what somebody asks for to a match that can be stored; the next match after one
expiring: tables that nobody comes to, and old reports
filling: bots that take free seats: after a time, or at once
poller: what is to be done about once a second
proposals: what those who play agree on while the match runs
quick_matches: people who want the same are brought together
rematch: the next match: offered, agreed on, created once
stand_ins: bots that play for people who are away
substitute: somebody who takes a seat in mid game that was given up
table_limits: how many tables somebody may have
watched: what other processes did at the tables that somebody is connected to here
"""
