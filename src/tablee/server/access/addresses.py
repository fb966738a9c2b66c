"""Which addresses count as one where limits are counted."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

PREFIX: Final = 64
LONGEST: Final = 64


@lru_cache(maxsize=4096)
def counted(address: str) -> str:
    """`address` as limits count it.

    One household or one machine has a whole /64 of IPv6 and may come from each of its addresses, so it counts as one.
    What is an IPv4 address written as IPv6 counts as that. Addresses that are valid on a link only (fe80::) are all in
    one /64, whoever has them: each counts alone. What is not an address (a proxy may send anything) counts as it is,
    cut short.

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
