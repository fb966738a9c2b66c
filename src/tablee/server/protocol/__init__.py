"""The messages of both sides, as structs; docs/protocol.md explains their meaning.

Everything but the frames goes over HTTP.

analysis_lines: the lines of an analysis
base: the parts of messages: requests, answers and problems, fields with their limits
client_frames: every message from pages to the server over a socket
conduct: every message about misconduct: muting, blocking, reports, moderators
decoding: decodes messages from clients, and reports where they are wrong
happenings: the kinds of events at a table
keeping: devices, passkeys and recovery words, with which a guest keeps their seats
ladder: the ladder of programs and bots
new_tables: the installed games, options that go together, new tables and quick matches
notifications: where and when a guest is notified
operator: what the operator of the server tells everybody
own_agents: the agents that a guest lets in at their own tables
people: a guest's identity: name, face, devices, vacations
proof: the numbers with which a player checks a deal
seating: taking seats, and the host's changes before the match
server_frames: every message from the server to pages over a socket
socket_refusals: the codes with which each message of a client may be refused
study: questions about the rules outside any match
tables: tables as one guest sees them: seats, clocks, proposals, history
terms: the terms of a table, agreed when it is opened
"""
