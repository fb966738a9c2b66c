"""The least that a server on the same libraries does for a move: read it, commit a row, acknowledge and broadcast it.

It has no game, no guests and no rights: it checks nothing. The cost of a move varies by a third with the hour, and the
cost on this server varies with it, so that the ratio stays.
"""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from typing import Any, Final

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import connect

from bench.move_tables import Table, serving
from tests.server.people import Sitting

PROGRAM: Final = (
    "import sys; from bench.bare_server import serve; serve(port=int(sys.argv[1]), database=sys.argv[2])"
)
VIEW: Final = {"cards": [f"b{number}" for number in range(60)], "rows": [[str(n)] * 4 for n in range(12)]}
"""With its surroundings 0.8 kB, as long as a step of TOKAN; one of MOKA is 2.2."""


class BareServer:
    """One table, whose players never stop."""

    def __init__(self, database: str) -> None:
        self._writer = ThreadPoolExecutor(1)
        self._database = self._writer.submit(self._opened, database).result()

    @staticmethod
    def _opened(path: str) -> sqlite3.Connection:
        database = sqlite3.connect(path, isolation_level=None)
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("PRAGMA synchronous=FULL")
        database.execute("CREATE TABLE log (match TEXT, ply INTEGER, move TEXT, PRIMARY KEY (match, ply))")
        return database

    def _commit(self, ply: int, move: str) -> None:
        self._database.execute("INSERT INTO log VALUES ('match', ?, ?)", (ply, move))

    async def socket(self, socket: WebSocket) -> None:
        """Answer views and moves as long as any arrive."""
        await socket.accept()
        loop, ply = asyncio.get_running_loop(), 0
        await socket.send_json({"say": "welcome", **told(ply)})
        try:
            while True:
                asked = await socket.receive_json()
                if asked["do"] == "look":
                    await socket.send_json({"say": "look", **told(ply)})
                elif asked["do"] == "move":
                    ply += 1
                    await loop.run_in_executor(self._writer, self._commit, ply, asked["move"])
                    await socket.send_json({"say": "ack", "id": asked["id"], "ply": ply})
                    await socket.send_json({"say": "step", **told(ply)})
        except WebSocketDisconnect:
            return


def told(ply: int) -> dict[str, Any]:
    return {"now": {"turn": 0, "ply": ply, "legal": ["draw"], "over": None}, "view": {**VIEW, "ply": ply}}


def serve(port: int, database: str) -> None:
    """Serve until the process is killed."""
    bare = BareServer(database)

    def ready(_: Request) -> Response:
        return Response()

    routes = [Route("/readyz", ready), WebSocketRoute("/ws", bare.socket)]
    uvicorn.run(Starlette(routes=routes), port=port, ws="websockets-sansio", log_level="error")


class BareTable(Table):
    """The bare server's table, with the same interface as one of ours."""

    async def open(self) -> None:
        """Sit down, the first time."""
        if self.sitting is None:
            self.sitting = Sitting(await connect(self.server.base.replace("http", "ws", 1) + "/ws"))
            self.now = (await self.sitting.expect("welcome"))["now"]

    async def leave(self) -> None:
        """Leave the table."""
        if self.sitting is not None:
            await self.sitting.socket.close()


async def bare_table(stack: AsyncExitStack) -> BareTable:
    """Return a table at a server that is killed with this stack."""
    return BareTable(await stack.enter_async_context(serving(None, PROGRAM)), "", 0)
