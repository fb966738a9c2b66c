"""A match in memory: its clocks, and what each guest may know of it.

audience: the rules for talk at a table: who may write, and who may read it
clock_events: the events about clocks: pauses, vacations, times over, lost connections
clock_replay: the log replayed for the clocks: banks, the turn in progress, spared time
clock_state: the clocks of a match, computed from its log
counted_time: the time that counts for a player: without nights, vacations and pauses
dealing: the secrets that a match is dealt from
known_log: the log of one match, as far as this process has read it
live_match: one match in memory: it changes through its own methods only
seating: who plays a match, and what a guest may do there now
sent_so_far: the messages besides moves that this process has sent to everyone at a table
serializers: what a guest may know of a table: the only place where answers about a match are made
series: the matches of one table so far, and who won how many
set_clocks: the effect on the clocks of a match when the machine's clock is set
summaries: the values of a match's row that follow from its log
transcript: all actions of a match, in order, for its record
"""
