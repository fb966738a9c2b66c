"""Every write operation of the store, each with the rows that it needs (`world.OPERATIONS`).

- conduct: chat, blocks, reports, moderators
- ladder: the ladder of programs and bots
- notices: channels, wishes and the outbox
- people: guests, devices, merging and separating
- play: the log, clocks, proposals, and what follows a match
- tables: opening, filling, leaving and ending tables
- world: the rows that all of them share
"""

from tests.store.operations import conduct, ladder, notices, people, play, tables
from tests.store.operations.world import OPERATIONS

__all__ = ["OPERATIONS", "conduct", "ladder", "notices", "people", "play", "tables"]
