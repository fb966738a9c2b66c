"""The health checks: the server is alive, it is ready, and its metrics."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from tablee.server.operations.metrics import Metrics
from tablee.store.database import Database
from tablee.store.failures import DatabaseAwayError

KEPT_S: Final = 1.0
"""How long, in seconds, the result of a trial write is used."""

AWAY: Final = "no database"
DRAINING: Final = "draining"
TROUBLES: Final = {
    "database.checking": "the database is being checked",
    "database.damaged": "the database is damaged",
    "database.replaced": "the database was replaced",
}
"""Other answers than `AWAY`, for the operator who reads them."""


class Readiness:
    """Tries a write on request, but only one at a time and about once a second, because strangers may ask.

    It tries again at once if the database's known trouble has begun or ended since.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._trial: asyncio.Task[bool] | None = None
        self._trouble: DatabaseAwayError | None = None
        self._known_until = 0.0

    async def is_ready(self) -> bool:
        """True if the database takes writes."""
        trouble = self._database.condition.trouble
        is_old = time.monotonic() >= self._known_until or trouble is not self._trouble
        if self._trial is None or (self._trial.done() and is_old):
            self._trouble = trouble
            self._trial = asyncio.create_task(self._try())
        return await asyncio.shield(self._trial)

    async def _try(self) -> bool:
        written = await self._database.takes_writes()
        self._known_until = time.monotonic() + KEPT_S
        return written


def routes(
    database: Database, of_server: Metrics, is_leaving: Callable[[], bool], is_draining: Callable[[], bool]
) -> list[Route]:
    """Return the routes `/healthz`, `/readyz` and `/metrics` of this server.

    `is_leaving`: true once the server is about to end, so that proxies are to turn to another one. `is_draining`: true
    while all servers refuse new tables, so that there is no other one to turn to.
    """

    readiness = Readiness(database)

    async def alive(request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def ready(request: Request) -> Response:
        if is_leaving():
            return PlainTextResponse(f"{DRAINING}\n", 503)
        if await readiness.is_ready():
            return PlainTextResponse(f"{DRAINING if is_draining() else 'ok'}\n")
        trouble = database.condition.trouble
        return PlainTextResponse(f"{TROUBLES.get(trouble.code if trouble else '', AWAY)}\n", 503)

    async def metrics(request: Request) -> Response:
        return Response(generate_latest(of_server.registry), media_type=CONTENT_TYPE_LATEST)

    return [Route("/healthz", alive), Route("/readyz", ready), Route("/metrics", metrics)]
