"""The acts of a life, by topic; importing this package registers all of them.

agreeing: proposals to those who play
again: the match after a match
giving_up: resigning, and taking over
hosting: what a host does with a table that waits
moderating: mutes, blocks, reports, and moderators
playing: moves, steps back, and requests during a turn
seating: opening tables and sitting down
talking: table talk
timing: clocks, vacations, moves made ahead
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
