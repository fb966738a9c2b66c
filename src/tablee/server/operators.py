"""What operators and their machines ask: is it alive, is it ready, what has it done."""

from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from tablee.server.services import Services
from tablee.server.operations.health import Readiness


def routes(house: Services) -> list[Route]:
    """`/healthz`, `/readyz` and `/metrics` of this server."""

    readiness = Readiness(house.store.database)

    async def alive(request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def ready(request: Request) -> Response:
        is_ready = await readiness.is_ready()
        return PlainTextResponse("ok\n" if is_ready else "no database\n", 200 if is_ready else 503)

    async def metrics(request: Request) -> Response:
        return Response(generate_latest(house.metrics.registry), media_type=CONTENT_TYPE_LATEST)

    return [Route("/healthz", alive), Route("/readyz", ready), Route("/metrics", metrics)]
