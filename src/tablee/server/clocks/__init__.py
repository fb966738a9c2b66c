"""Time limits, vacations and lost connections; docs/clocks.md has the rules.

agreed_pause: pausing a match, and resuming it, when all players agree
away: vacations, coming back, ending a match after a time-out
deadlines: acts once on each clock that has run out
jumps: notices that the clock of the machine was set
outages: lost connections of players
"""
