"""All possible plays, exactly: dynamic programming over the numbers 1 to 13 (README.md beside this file).

Used from outside:

- `plays`: the play that lays most tiles or points, or exactly given tiles
- `selections`: every selection of rack tiles that can be laid, with a table for each
- `accounts`: the tasks of a turn
- `task`: one task: tiles, weights, and what is fixed about the jokers
- `effort`: the limit of a search, counted alike on every machine

Internal, from the smallest part to the whole:

- `runs`: runs in the making, by colour
- `cells`: the options of one colour for its tiles of one number
- `groups`: which tiles of one number can be split into groups
- `transitions`: everything that can be done with one number, and how a state is packed
- `support_runs`, `support`: the same while freed jokers need tiles from the rack in their sets
- `origins`: the sets of the table from which the other tiles there come, where the rules ask
- `states`: the states after one number, in arrays
- `search`: the best path through the numbers
- `promise`: the most that a state can still gain, to follow few states if freed jokers need support
- `graph`: all paths
- `reconstruction`: from a path back to sets on a table
"""
