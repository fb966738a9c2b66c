"""`tablee admin drain`: no new tables, while running matches go on."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from http.client import HTTPConnection, HTTPException
from typing import TYPE_CHECKING, Final

import click

from tablee.cli import parameters, running
from tablee.cli.console import Console, UsageError
from tablee.cli.databases import of_server, with_store
from tablee.cli.lan import local_url

if TYPE_CHECKING:
    from tablee.store.store import Store

HERE: Final = "127.0.0.1"
PLAYS_MS: Final = 10 * 60 * 1000
"""A table plays if something has happened there in this time: matches over days need not be waited for."""

CONNECTIONS: Final = re.compile(r"^tablee_connections ([\d.e+]+)$", re.MULTILINE)

LOOK_EVERY_S: Final = 2.0
TRY_EVERY_S: Final = 0.25
TRIES: Final = 60
"""A server reads an order within two seconds, or a little later if the database is slow."""


@click.command()
@click.option(
    "--port",
    type=click.IntRange(1, 65535),
    help="Drain only the server on this port of this machine. Default: all servers of the database.",
)
@click.option(
    "--wait", is_flag=True, help="Wait until no table plays; with --port, until no page is connected there."
)
@click.option("--off", is_flag=True, help="End the drain.")
@of_server
@parameters.language
def drain(port: int | None, wait: bool, off: bool, database: str | None, lang: str | None) -> None:
    """Take no new tables before a stop, while running matches go on.

    All servers then refuse new tables, and /readyz answers “draining”. With --port, only that server answers so, with
    status 503, and the proxy sends people to the others. A server that starts later does not drain.

    A table plays if people have a seat there, and something has happened within ten minutes. If --off ends the drain
    meanwhile, --wait fails.
    """
    from tablee.server.operations.draining import node_at

    console = Console(lang)
    if off:
        node = None if port is None else node_at(port)
        ended = with_store(database, lambda store: store.orders.end_drains(node))
        console.say("drain-ended" if ended else "drain-none")
    elif port is None:
        with_store(database, lambda store: _drain_all(console, store, wait))
    else:
        if running.version(local_url(HERE, port)) is None:
            raise UsageError("use.drain_port", {"port": str(port)})
        with_store(database, lambda store: _drain_one(console, store, port, wait))


async def _drain_all(console: Console, store: "Store", wait: bool) -> None:
    from tablee.server.clock import now
    from tablee.store.orders import Drain

    async def playing() -> int:
        return await store.matches.count_playing(now() - PLAYS_MS)

    await store.orders.drain(Drain(None, now()))
    console.say("draining")
    await _report(console, store, None, "drain-playing", playing, wait)


async def _drain_one(console: Console, store: "Store", port: int, wait: bool) -> None:
    """Have the server on this port drain. Raise `UsageError` `use.drain_other` (port) if it does not."""
    from tablee.server.clock import now
    from tablee.server.operations.draining import node_at
    from tablee.store.orders import Drain

    async def connected() -> int:
        return await asyncio.to_thread(_connected, port)

    node = node_at(port)
    await store.orders.drain(Drain(node, now()))
    for _ in range(TRIES):
        if await asyncio.to_thread(_leaves, port):
            break
        await asyncio.sleep(TRY_EVERY_S)
    else:
        await store.orders.end_drains(node)
        raise UsageError("use.drain_other", {"port": str(port)})
    console.say("draining-port", port=str(port))
    await _report(console, store, node, "drain-connected", connected, wait)


def _leaves(port: int) -> bool:
    """True if the server on this port turns proxies away."""
    return _answer(port, "/readyz") == (503, "draining\n")


def _connected(port: int) -> int:
    """Return the number of pages that are connected to the server on this port; none if it has ended."""
    _, metrics = _answer(port, "/metrics")
    found = CONNECTIONS.search(metrics)
    return 0 if found is None else round(float(found[1]))


def _answer(port: int, path: str) -> tuple[int, str]:
    """Return the status and the text of an answer; 0 if there is none."""
    connection = HTTPConnection(HERE, port, timeout=running.PATIENCE_S)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.read(running.MOST_BYTES).decode(errors="replace")
    except (OSError, HTTPException):
        return 0, ""
    finally:
        connection.close()


async def _report(
    console: Console,
    store: "Store",
    node: str | None,
    message: str,
    count: Callable[[], Awaitable[int]],
    wait: bool,
) -> None:
    """Print the number; with `wait`, each time that it changes, until it is zero.

    Raise `UsageError` `use.drain_ended` if the drain of this node has ended meanwhile.
    """
    before = -1
    while True:
        # Otherwise the servers would be stopped after they have taken new tables again.
        if node not in [one.node for one in (await store.orders.read()).drains]:
            raise UsageError("use.drain_ended")
        found = await count()
        if found != before:
            console.say(message, count=found)
            before = found
        if not wait or found == 0:
            return
        await asyncio.sleep(LOOK_EVERY_S)
