"""The ladder of a server: its programs and bots meet in pairs, on the same deal from both seats.

- messages: the lines between a server and the process that plays for its ladder
- pairs: which pair plays next
- referee: one deal, played by two programs within equal limits
- standings: the places on a ladder, with intervals
- process: the program that plays and ranks, so that a server does neither
"""
