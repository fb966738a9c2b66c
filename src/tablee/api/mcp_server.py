"""The tables for a language model as tools of the Model Context Protocol; it needs the extra `tablee[mcp]`."""

from collections.abc import Callable
from functools import wraps
from inspect import getdoc
from typing import Final

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import tablee
from tablee.api.model_tables import ModelTables
from tablee.core.errors import TableeError

ABOUT: Final = (
    "Play tabletop games with exact rules. Call rules first, then new; then see, legal and play until the match is"
    " over, and result."
)


def server() -> MCPServer:
    """Return a server with tables of its own."""
    tables = ModelTables()
    made = MCPServer("tablee", version=tablee.__version__, instructions=ABOUT)
    for tool in (tables.rules, tables.new, tables.see, tables.legal, tables.play, tables.result):
        made.add_tool(_refusing(tool), description=getdoc(tool), structured_output=False)
    return made


def _refusing(tool: Callable[..., str]) -> Callable[..., str]:
    """Return the tool, whose errors are sentences for the model."""

    @wraps(tool)
    def refusing(*args: object, **given: object) -> str:
        try:
            return tool(*args, **given)
        except TableeError as refused:
            raise ToolError(refused.sentence("en")) from refused

    return refusing
