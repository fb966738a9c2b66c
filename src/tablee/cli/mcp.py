"""`tablee mcp`."""

import click

from tablee.cli.installation import require_extra


@click.command()
def mcp() -> None:
    """Let a language model play: a Model Context Protocol server on standard input and output.

    Its tools are rules, new, see, legal, play and result; their answers are text. It needs the extra tablee[mcp].
    """
    require_extra("mcp")
    from tablee.api.mcp_server import server

    server().run("stdio")
