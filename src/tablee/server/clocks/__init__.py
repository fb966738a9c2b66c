"""How long people may think, and what happens then (docs/clocks.md has the rules).

agreed_pause: a pause, and going on after one, where all who play agree
away: vacations, coming back, ending a match for somebody whose time is up
counted_time: which time counts: nights, vacations and pauses do not
deadlines: acting, once, on each clock that has run out
jumps: the clock of the machine was moved
outages: lost connections of players
set_clocks: what follows for the clocks of a match when the machine's clock was set
standing: how the clocks of a match stand, from its log
"""
