"""The ladder: the operator's programs and the games' own bots play each other while no table needs the machine.

- entrants: who is on the ladder of each game
- idleness: whether the machine has nothing better to do
- ladder_process: the process that plays and ranks, as the server sees it
- replays: matches of the ladder as tables that are over, for pages that replay them
- ladder: plays deal after deal, in one process of all that share a database
"""
