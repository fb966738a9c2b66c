"""A match in memory: its clocks, and what each guest may be told of it.

audience: who may say what at a table, and who hears it
clock_state: the clocks of a match, computed from its log
counted_time: which time counts: nights, vacations and pauses do not
dealing: what a match is dealt from
known_log: the log of one match, as far as this process has read it
live_match: one match in memory: it changes through its own methods only
seating: who plays a match, and what a guest may do there now
sent_so_far: the messages besides moves that this process has sent to everyone at a table
serializers: what a guest may be told of a table: the only place where answers about a match are made
series: what a series of matches at one table came to
set_clocks: what follows for the clocks of a match when the machine's clock was set
summaries: the values of a match's row that follow from its log
transcript: all that was done in a match, in order, for its record
"""
