"""`tablee admin ban`: addresses from which nobody new comes in."""

from datetime import datetime
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import TYPE_CHECKING, Final

import click

from tablee.cli import parameters
from tablee.cli.console import Console, UsageError
from tablee.cli.databases import of_server, with_store

if TYPE_CHECKING:
    from tablee.store.store import Store

LONGEST: Final = 64
"""The longest IPv6 prefix: one household has a whole /64 and can use any address in it."""
SHORTEST: Final = {4: 8, 6: 16}
"""The shortest prefixes, so that a slip bans no large part of the internet."""


@click.command()
@click.argument("address", required=False, metavar="[ADDRESS]", help="An IP address or a network.")
@click.option("--players", is_flag=True, help="Shut out people too who have a seat at a table that goes on.")
@click.option("--lift", is_flag=True, help="Lift the ban of exactly this address or network.")
@of_server
@parameters.language
def ban(address: str | None, players: bool, lift: bool, database: str | None, lang: str | None) -> None:
    """Refuse an address new identities, tables, seats and sockets; without an address, list the bans.

    It takes effect within seconds, in every server. People with a seat play on.
    """
    from tablee.server.clock import now
    from tablee.store.orders import Ban

    console = Console(lang)
    if address is None:
        _show(console, database)
        return
    network = str(banned_network(address))
    if lift:
        lifted = with_store(database, lambda store: store.orders.lift(network))
        console.say("ban-lifted" if lifted else "ban-none", network=network)
        return

    async def impose(store: "Store") -> int:
        await store.orders.ban(Ban(network, now(), players))
        return len((await store.orders.read()).bans)

    console.say("banned", network=network, count=with_store(database, impose))


def _show(console: Console, database: str | None) -> None:
    async def read(store: "Store") -> list[tuple[str, str, bool]]:
        bans = (await store.orders.read()).bans
        return [
            (one.network, datetime.fromtimestamp(one.at / 1000).date().isoformat(), one.players)
            for one in bans
        ]

    bans = with_store(database, read)
    if not bans:
        console.say("bans-none")
    for network, since, players in bans:
        console.say("ban-listed-players" if players else "ban-listed", network=network, since=since)


def banned_network(given: str) -> IPv4Network | IPv6Network:
    """Return the network of this address as bans know it: an IPv6 address stands for its /64, as in all limits.

    Raise `UsageError` `use.address` (given) if it is none, too large, or this machine itself.
    """
    try:
        network = ip_network(given.strip(), strict=False)
    except ValueError:
        raise UsageError("use.address", {"given": given}) from None
    if isinstance(network, IPv6Network):
        mapped = network.network_address.ipv4_mapped
        if mapped is not None and network.prefixlen >= 96:
            network = IPv4Network((int(mapped), network.prefixlen - 96))
        elif network.prefixlen > LONGEST and not network.is_loopback:
            network = network.supernet(new_prefix=LONGEST)
    # Behind a proxy that is not trusted, everybody comes from this machine.
    if network.is_loopback or network.prefixlen < SHORTEST[network.version]:
        raise UsageError("use.address", {"given": given})
    return network
