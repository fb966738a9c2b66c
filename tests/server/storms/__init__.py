"""Storms: people and bots play while servers, workers, the database and connections fail; then all is checked.

`python -m tests.server.storms --minutes 15 --seed 1` runs a storm and prints its figures (docs/reliability.md).

- `recorder`: records what a client sends and receives, as `tests/histories` needs it.
- `people`: scripted people: at a table all the time, or only when a notice calls them.
- `programs`: the processes of servers and workers, whose machine's clock can be moved.
- `older`: the sources of an older version, from which servers are upgraded while people play.
- `faults`: each fault, from its beginning to its end.
- `log_reading`: reads the log of each match, its outbox, and what viewers may know.
- `storm`: a storm from its seed: who plays, which faults come when.
- `figures`: what a storm counted and found.
"""
