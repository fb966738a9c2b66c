"""Sending guests what happens at their tables.

connection: one open socket: what goes out to it, in order
feed: telling guests what happens at their tables, whichever page they are on
hub: who is connected to which table, and telling them what happened
"""
