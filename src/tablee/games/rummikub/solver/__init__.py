"""What can be laid, exactly: dynamic programming over the numbers 1 to 13 (docs/rummikub-solver.md).

Asked from outside:

- `plays`: the play that lays most tiles or points, or just these tiles
- `selections`: every selection of rack tiles that can be laid, with a table for each
- `accounts`: the tasks that a turn comes down to
- `task`: one question: tiles, weights, and what is known of the jokers beforehand
- `effort`: how long a question may take, counted alike on every machine

Inside, from the smallest part to the whole:

- `runs`: runs in the making, by colour
- `cells`: what one colour can do with its tiles of one number
- `groups`: which tiles of one number can be parted into groups
- `transitions`: all that can be done with one number, and how a state is packed
- `support_runs`, `support`: the same while freed jokers need tiles from the rack beside them
- `origins`: from which sets of the table the other tiles there come, where that matters
- `states`: the states after one number, in arrays
- `search`: the best way through the numbers
- `promise`: what a state can still gain, so that few are followed where freed jokers need support
- `graph`: all ways
- `reconstruction`: from the way back to sets on a table
"""
