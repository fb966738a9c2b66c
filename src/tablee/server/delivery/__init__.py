"""Sends guests the events at their tables.

announcements: sends every page the announcement of the operator
banned_sockets: closes the sockets of addresses that were just banned
broadcaster: sends the events at a table to everyone who is connected to it
connection: one open socket: the frames that go out to it, in order
connections: the guests connected to this process, and their tables
feed: sends guests the events at all their tables, on every page
"""
