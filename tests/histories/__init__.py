"""A checker in the style of Jepsen: what clients recorded at tables, compared with what the log says afterwards.

- `records`: plain data: what a client recorded, and the log of a match.
- `checker`: finds what is wrong with one match.
- `notices`: finds what is wrong with notifications.

Nothing here needs a server. `tests/server/storms` records histories while servers, workers and databases fail.
"""
