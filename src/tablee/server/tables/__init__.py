"""The tables at which matches are played, and their changes besides moves.

agreed_stand_in: players agree when bots stand in for players who are away
ahead: moves that players choose in advance, for their next turn
askers: withdraws the request for a seat of a spectator who left
countdowns: the seconds between the last guest taking a seat and the deal
create_table: a requested table as a match that can be stored; the next match after one
expiring: ends deserted tables, and deletes old reports
filling: bots that take free seats, after a time or immediately
poller: the work that is done about once a second
proposals: changes of a running match that all players must agree to
quick_matches: brings together people who want the same match
rematch: the next match, offered, agreed on and created once
stand_ins: bots that play for people who are away
substitute: a person who takes over a seat that was given up, or a bot's
table_limits: the number of tables that a guest may have
"""
