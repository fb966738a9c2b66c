"""Groups of client addresses that count as one address for limits."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

PREFIX: Final = 64
LONGEST: Final = 64


@lru_cache(maxsize=4096)
def counted(address: str) -> str:
    """Return `address` as limits count it.

    An IPv6 address counts as its /64, because one household or one machine has a whole /64 and can use any address in
    it. An IPv4 address written as IPv6 counts as that IPv4 address. Link-local addresses (fe80::) of all machines
    share one /64, so each of them counts alone. Text that is no address (a proxy may send anything) counts as it is,
    cut to `LONGEST` characters.

    >>> counted("2001:db8:1:2:3:4:5:6"), counted("::ffff:192.0.2.7"), counted("192.0.2.7")
    ('2001:db8:1:2::/64', '192.0.2.7', '192.0.2.7')
    """
    try:
        at = ip_address(address)
    except ValueError:
        return address[:LONGEST]
    if not isinstance(at, IPv6Address):
        return str(at)
    if at.ipv4_mapped is not None:
        return str(at.ipv4_mapped)
    bare = IPv6Address(int(at))
    if at.is_link_local or at.is_loopback:
        return str(bare)
    return f"{IPv6Address(int(bare) >> PREFIX << PREFIX)}/{PREFIX}"
