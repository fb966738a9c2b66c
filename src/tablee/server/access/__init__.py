"""What every connection and request passes before anybody looks at what it says.

addresses: which addresses count as one where limits are counted
file_limit: how many files, and so connections, this process may have open
forwarding: headers of a proxy that is not trusted: they count for nothing, which the operator is told
host_check: refuses requests for a host that we are not known by
hosts: the names that requests may be sent to
in_turn: requests that count something before they add to it, one after the other
origin: whether a request comes from our own pages, and at which address those are reached
peers: the TCP connections: how many an address may have, how long each may keep us waiting
rate_limits: how often somebody may do something
transport: uvicorn's protocols, with the patience, the limits and the short ways to and from a socket that they lack
"""
