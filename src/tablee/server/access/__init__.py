"""The checks that every connection and request passes before the server reads its content.

addresses: groups client addresses, so that limits count one household or machine once
bans: the addresses that the operator has banned
file_limit: the number of files, and so connections, that this process may have open
forwarding: a hint in the log about forwarded headers from a proxy that is not trusted
given_addresses: checks of the addresses that an operator gives as options
host_check: refuses requests for a host name that this server does not have
hosts: the host names that requests may be sent to
in_turn: a lock per key for requests that check a limit before they count towards it
keyed_hashes: hashes of addresses and guests for tables that all processes share
origin: checks that a request comes from our own pages; the address at which those are reached
peers: the TCP connections: how many an address may have, and their deadlines
rate_limits: the number of requests of each kind that a client may make per period
secret_limits: the limits that protect secrets, for all processes together
transport: uvicorn's protocols, with deadlines, limits and short ways to and from a socket
"""
