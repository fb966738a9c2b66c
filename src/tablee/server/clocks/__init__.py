"""How long people may think, and what happens then (docs/clocks.md has the rules).

agreed_pause: a pause, and going on after one, where all who play agree
away: vacations, being back, and ending a match for somebody whose time is over
counted_time: which time counts: nights, vacations and pauses do not
deadlines: having each end of time noticed, once
outages: whose connection was lost while they play
standing: how the clocks of a match stand, as follows from its log
"""
