"""The acts of a life, by what they are about; importing this package makes all of them known.

agreeing: proposals to those who play
again: the match after a match
giving_up: resigning, and taking over
hosting: what a host does with a table that waits
moderating: mutes, blocks, reports, and moderators
playing: moves, steps back, and what can be asked while it is one's turn
seating: opening tables and sitting down
talking: table talk
timing: clocks, vacations, moves said ahead
"""

from tests.server.lives.acts import (  # noqa: F401 - each makes its acts known
    again,
    agreeing,
    giving_up,
    hosting,
    moderating,
    playing,
    seating,
    talking,
    timing,
)
