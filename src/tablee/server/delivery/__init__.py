"""Sending guests what happens at their tables.

broadcaster: sending what happens at a table to everybody who is connected to it
connection: one open socket: what goes out to it, in order
connections: who is connected to this process, and to which table
feed: telling guests what happens at their tables, whichever page they are on
"""
