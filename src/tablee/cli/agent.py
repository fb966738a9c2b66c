"""`tablee agent`: adds, lists and removes agents on other machines, which play at the tables of a server."""

import secrets
from datetime import datetime

import click

from tablee.cli.console import Console, UsageError
from tablee.cli.databases import of_server, with_store
from tablee.server.clock import now

_owner = click.option("--owner", required=True, help="The person whose agent it is; shown at tables.")
_name = click.argument("name", metavar="NAME", help="The name of the agent at tables.")


@click.group()
def agent() -> None:
    """Add, list or remove agents on other machines, which connect with a token."""


@agent.command()
@_name
@_owner
@of_server
def add(name: str, owner: str, database: str | None) -> None:
    """Add an agent, and print its token once. The server stores only a hash of it.

    A running server lets the agent in at once. docs/write-a-bot.md says how it connects.
    """
    console = Console()
    shown = _shown(name, owner)
    token = secrets.token_urlsafe(32)
    if not with_store(database, lambda store: store.agent_tokens.add(shown, token, now())):
        from tablee.store.agent_tokens import MOST

        raise UsageError("use.agent_taken", {"name": shown, "max": MOST})
    console.say("agent-added", name=shown)
    click.echo(token)


@agent.command()
@_name
@_owner
@of_server
def remove(name: str, owner: str, database: str | None) -> None:
    """Remove an agent: its token is void, and its connection ends within seconds. Bots of the game take its seats."""
    shown = _shown(name, owner)
    if not with_store(database, lambda store: store.agent_tokens.remove(shown)):
        raise UsageError("use.agent", {"name": shown})
    Console().say("agent-removed", name=shown)


@agent.command("list")
@of_server
def show(database: str | None) -> None:
    """List the agents."""
    console = Console()
    agents = with_store(database, lambda store: store.agent_tokens.all())
    if not agents:
        console.say("agent-none")
    for one in agents:
        since = datetime.fromtimestamp(one.since / 1000).date().isoformat()
        console.say("agent-listed", name=one.name, since=since)


def _shown(name: str, owner: str) -> str:
    """Return the name at tables. Raise `UsageError` `use.agent_name` (given, max) unless both parts are names."""
    from tablee.server.names.names import LONGEST, is_name
    from tablee.server.names.text import tidied

    parts = tidied(name), tidied(owner)
    for given in parts:
        if not is_name(given):
            raise UsageError("use.agent_name", {"given": given, "max": LONGEST})
    return f"{parts[0]} ({parts[1]})"
