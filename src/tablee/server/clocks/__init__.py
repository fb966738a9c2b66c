"""What happens when people think for long (docs/clocks.md has the rules).

agreed_pause: a pause, and going on after one, where all who play agree
away: vacations, coming back, ending a match for somebody whose time is up
deadlines: acting, once, on each clock that has run out
jumps: the clock of the machine was moved
outages: lost connections of players
"""
