"""The messages of both sides, as structs (docs/protocol.md says what they mean).

analysis_lines: the lines in which an analysis is told
conduct: every message about people who harm: muting, blocking, reports, moderators
decoding: decoding what clients send, and saying where it is wrong
frames: every message over the socket
keeping: what a guest keeps a seat by, over HTTP
messages: every message over HTTP, and what the socket's share with them
terms: what is agreed for a table when it is opened
notifications: the messages about being told
typescript: writes the pages' types of all messages (`make protocol`)
"""
