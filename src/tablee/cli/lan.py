"""The addresses at which other devices on the same network open a server, and the QR code of an address."""

import socket
import sys
from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path
from typing import Final, Protocol

EVERY: Final = {"0.0.0.0": 4, "::": 6}
"""Listening on one of these reaches every address of the machine; the value is the version of IP."""

VIRTUAL: Final = (
    *("br-", "cali", "cni", "docker", "flannel", "lo", "lxc", "lxdbr", "podman", "tailscale", "tap", "tun"),
    *("utun", "vboxnet", "veth", "virbr", "vmnet", "wg", "zt"),
)
"""Beginnings of names of interfaces that no phone can reach: containers, virtual machines, private networks."""

AVAHI: Final = Path("/run/avahi-daemon/socket")
"""On Linux a machine answers to `NAME.local` if this program runs; macOS and Windows always do."""

NOT_ROUTED: Final = {4: ("192.0.2.1", 9), 6: ("2001:db8::1", 9)}
"""Addresses for documentation. Nothing is sent to them; the system only reports which own address it would use."""

HALVES: Final = " ▀▄█"
"""Two squares of a QR code in one character: both light, the upper dark, the lower dark, both dark."""

BLACK_ON_WHITE: Final = "\x1b[38;5;16;48;5;231m"
"""Two of the 256 colours; schemes change only the first 16 of them, and some schemes swap black and white."""


class Address(Protocol):
    """One address of an interface, as `ifaddr` gives it."""

    @property
    def ip(self) -> str | tuple[str, int, int]: ...


class Interface(Protocol):
    """A network interface, as `ifaddr` gives it."""

    @property
    def name(self) -> str: ...
    @property
    def nice_name(self) -> str: ...
    @property
    def ips(self) -> Sequence[Address]: ...


def shared_urls(host: str, port: int, origins: Sequence[str] = ()) -> list[str]:
    """Return the addresses of a server on `host` and `port` for other devices; the best address first.

    Return `origins` if the operator named any, an empty list for a server that only this machine reaches.
    """
    if host not in EVERY:
        return [*origins] or ([] if _is_loopback(host) else [_url(host, port)])
    if origins:
        return [*origins]
    import ifaddr  # takes a moment, and the first page does not need it

    found = lan_addresses(ifaddr.get_adapters(), EVERY[host], _used(EVERY[host]))
    names = [f"{own}.local"] if (own := _own_name()) and found and _answers_by_name() else []
    return [_url(name, port) for name in (*found, *names)]


def local_url(host: str, port: int) -> str:
    """Return the server's address for this machine itself."""
    return _url({"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port)


def lan_addresses(interfaces: Iterable[Interface], version: int, used: str | None = None) -> list[str]:
    """Return the addresses of these interfaces that other devices can reach, `used` first.

    Leave out loopback and addresses that are valid on one link only, and virtual interfaces unless all are virtual.
    """
    every = {
        address: _is_virtual(interface)
        for interface in interfaces
        for given in interface.ips
        if (address := _reachable(given, version)) is not None
    }
    real = [address for address, virtual in every.items() if not virtual]
    return sorted(real or every, key=lambda address: address != used)


def _reachable(given: Address, version: int) -> str | None:
    address: IPv4Address | IPv6Address = ip_address(given.ip if isinstance(given.ip, str) else given.ip[0])
    useless = address.is_loopback or address.is_link_local or address.is_unspecified
    return None if useless or address.version != version else str(address)


def _is_virtual(interface: Interface) -> bool:
    name, shown = interface.name.lower(), interface.nice_name.lower()
    return name.startswith(VIRTUAL) or "virtual" in shown or "vethernet" in shown


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _used(version: int) -> str | None:
    """Return the address from which this machine reaches others; None if it has no route."""
    with socket.socket(socket.AF_INET if version == 4 else socket.AF_INET6, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(NOT_ROUTED[version])
        except OSError:
            return None
        own: str = asked.getsockname()[0]
    return own


def _own_name() -> str:
    name = socket.gethostname().partition(".")[0].lower()
    return "" if name == "localhost" else name


def _answers_by_name() -> bool:
    return sys.platform in ("darwin", "win32") or AVAHI.exists()


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def qr_code(url: str) -> str:
    """Return the QR code of the address as terminal lines, black on white in any colour scheme.

    A margin of four squares belongs to the code. Lines are whole, so that no dark bar follows a code of odd height.
    """
    import segno  # takes a moment, and the first page does not need it

    rows = [bytes(row) for row in segno.make(url, error="l").matrix_iter(border=4)]
    rows += [bytes(len(rows[0]))] * (len(rows) % 2)
    pairs = zip(rows[::2], rows[1::2], strict=True)
    lines = ["".join(HALVES[upper + 2 * lower] for upper, lower in zip(*pair, strict=True)) for pair in pairs]
    return "\n".join(f"{BLACK_ON_WHITE}{line}\x1b[0m" for line in lines)


def shows_qr_codes() -> bool:
    """True if standard output is a terminal that can draw the half blocks of a QR code."""
    if not sys.stdout.isatty():
        return False
    try:
        "█▀▄".encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
