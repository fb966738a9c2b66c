"""A match in memory: its clocks, and what each guest may be told of it.

audience: who may say what at a table, and who hears it
counted_time: which time counts: nights, vacations and pauses do not
dealing: what a match is dealt from
live_match: one match in memory: it changes through its own methods only
serializers: what a guest may be told of a table: the only place where answers about a match are made
series: what a series of matches at one table came to
set_clocks: what follows for the clocks of a match when the machine's clock was set
standing: how the clocks of a match stand, from its log
told_so_far: what everybody at a table was told by this process, besides moves
transcript: all that was done in a match, in order, for its record
"""
