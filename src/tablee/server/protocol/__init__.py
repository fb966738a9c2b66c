"""The messages of both sides, as structs (docs/protocol.md says what they mean).

Everything but the frames goes over HTTP.

analysis_lines: the lines in which an analysis is told
base: what messages are made of: requests, answers and problems, fields with their limits
client_frames: every message from pages to the server over a socket
conduct: every message about people who harm: muting, blocking, reports, moderators
decoding: decoding what clients send, and saying where it is wrong
keeping: what a guest keeps a seat by
new_tables: which games there are, what options go together, new tables and quick matches
notifications: where and when somebody is told that it is their turn
people: who somebody is: name, face, devices, vacations
proof: what a deal can be checked by
seating: taking seats, and what the host changes before the match
server_frames: every message from the server to pages over a socket
socket_refusals: which codes each message of a client may be refused with
study: questions about the rules outside any match
tables: tables as one guest sees them: seats, clocks, proposals, history
terms: what is agreed for a table when it is opened
"""
