"""The server as an ASGI application."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

from tablee.bots.pool.rules_pool import RulesPool
from tablee.server.access.host_check import HostCheck, HostRefusals
from tablee.server.access.hosts import Hosts
from tablee.server.access.peers import Peers
from tablee.server.api import (
    clocks,
    consent,
    entrance,
    guests,
    hosting,
    keeping,
    ladder,
    leaving,
    moderation,
    notifications,
    operator,
    own_agents,
    own_data,
    own_tables,
    people,
    quick,
    setup,
    study,
    substitute,
    table_resources,
    tables,
    words,
)
from tablee.server.clock import governed_by
from tablee.server.errors import RefusalError
from tablee.server.http import health
from tablee.server.http.endpoint import JSON, Endpoint, problem
from tablee.server.http.openapi import document
from tablee.server.http.pages import Pages
from tablee.server.http.security_headers import SecurityHeaders
from tablee.server.operations.draining import node_at
from tablee.server.services import Services
from tablee.server.settings import Settings
from tablee.server.socket.agents import AgentEndpoint
from tablee.server.socket.session import SocketEndpoint
from tablee.server.thinker import Rules, Thinker
from tablee.server.thinking.seeds import SecretSeeds, Seeds
from tablee.store.store import Store

ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    *guests.ENDPOINTS,
    *entrance.ENDPOINTS,
    *own_tables.ENDPOINTS,
    *quick.ENDPOINTS,
    *keeping.ENDPOINTS,
    *own_data.ENDPOINTS,
    *own_agents.ENDPOINTS,
    *ladder.ENDPOINTS,
    *tables.ENDPOINTS,
    *leaving.ENDPOINTS,
    *people.ENDPOINTS,
    *moderation.ENDPOINTS,
    *clocks.ENDPOINTS,
    *consent.ENDPOINTS,
    *hosting.ENDPOINTS,
    *substitute.ENDPOINTS,
    *table_resources.ENDPOINTS,
    *setup.ENDPOINTS,
    *study.ENDPOINTS,
    *words.ENDPOINTS,
    *notifications.ENDPOINTS,
    *operator.ENDPOINTS,
)


@cache
def described() -> bytes:
    """Return the OpenAPI document, made at the first request."""
    return msgspec.json.encode(document(ENDPOINTS, program_version()))


def program_version() -> str:
    """Return the version of Tablée that is installed."""
    try:
        return version("tablee")
    except PackageNotFoundError:
        return "0"


class App:
    """One server process. `services` and `peers` are set once the application has started.

    `is_draining`: true once the server is about to end; set by the caller.
    `is_proxy`: true for the address of a proxy in front of the server, whose connections are those of many people.
    """

    def __init__(
        self,
        settings: Settings,
        thinkers: Callable[[], AbstractAsyncContextManager[Thinker]],
        seeds: Seeds | None = None,
        rules: Callable[[], AbstractAsyncContextManager[Rules]] | None = None,
    ) -> None:
        """`thinkers` starts the bot workers, and ends them with the application.

        `seeds` gives all seeds (None: secret ones). `rules` starts and ends the workers that apply rules to positions
        made up by strangers (None: a pool of processes).
        """
        self.settings = settings
        self._seeds = seeds or SecretSeeds()
        self._thinkers = thinkers
        self._rules = rules or (lambda: RulesPool(settings.rules_workers))
        self._hosts = Hosts(settings.origins, settings.hosts)
        self._host_refusals = HostRefusals(self._count_refusal)
        self._opened: Store | None = None
        self.services: Services | None = None
        self.peers: Peers | None = None
        self.is_draining = False
        self.is_proxy: Callable[[str], bool] = lambda address: False
        self._starlette = Starlette(
            middleware=[
                Middleware(SecurityHeaders),
                Middleware(HostCheck, hosts=self._hosts, refusals=self._host_refusals),
            ],
            lifespan=self._lifespan,
            exception_handlers={HTTPException: self._refused},
        )

    def share(self, addresses: Sequence[str]) -> None:
        """Have links for other people begin with the first of these if this machine's own browser shows them."""
        if self.services is not None:
            self.services.parts.access.origins.shared = tuple(addresses)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with governed_by(self.settings.clock):
            await self._starlette(scope, receive, send)

    def listens_on(self, port: int) -> None:
        """Let the operator name this process by its port."""
        if self.services is not None:
            self.services.draining.node = node_at(port)

    async def open_store(self) -> None:
        """Open the database before the application starts, so that the caller gets the error.

        Raise `CannotOpenError`, `DatabaseAddressError` and `DatabaseDriverError`.
        """
        self._opened = await Store.open_for_service(self.settings.database)

    @asynccontextmanager
    async def _store(self) -> AsyncIterator[Store]:
        """Yield the store while the application runs."""
        store = self._opened or await Store.open_for_service(self.settings.database)
        self._opened = None
        try:
            yield store
        finally:
            await store.close()

    @asynccontextmanager
    async def _lifespan(self, starlette: Starlette) -> AsyncIterator[None]:
        offers = {"research": self.settings.research, "ladder": self.settings.ladder}
        offered = tuple(name for name, is_on in offers.items() if is_on)
        pages = Pages(self.settings.pages, self.settings.house, offered)
        async with self._store() as store, self._thinkers() as thinker, self._rules() as rules:
            services = await Services.open(self.settings, store, thinker, self._seeds, rules)
            self.services = services
            self.peers = Peers(self.settings, services.metrics, self.is_proxy)
            services.metrics.tcp.set_function(lambda: len(self.peers or ()))
            self.peers.start()
            starlette.router.routes.extend(self._routes(services, pages))
            try:
                yield
            finally:
                self.peers.stop()
                await services.close()

    def _routes(self, services: Services, pages: Pages) -> list[Route | WebSocketRoute]:
        async def openapi(request: Request) -> Response:
            return Response(described(), media_type=JSON)

        async def unknown(request: Request) -> Response:
            return problem(services.metrics, RefusalError("request.unknown"))

        # Sockets come first: after a restart everybody opens one, and Starlette tries each route in turn.
        return [
            WebSocketRoute("/ws", SocketEndpoint(services.parts, self._hosts, self._host_refusals).serve),
            WebSocketRoute("/agent", AgentEndpoint(services.parts, self._hosts, self._host_refusals).serve),
            *(endpoint.route(services.parts) for endpoint in ENDPOINTS),
            Route("/api/openapi.json", openapi),
            *health.routes(
                services.store.database,
                services.metrics,
                lambda: self.is_draining or services.draining.leaves,
                lambda: services.draining.refuses,
            ),
            Route("/api/{rest:path}", unknown),
            Route("/{path:path}", pages.serve),
        ]

    def _count_refusal(self, code: str) -> None:
        if self.services is not None:
            self.services.metrics.refused.labels(code).inc()

    async def _refused(self, request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        assert self.services is not None
        code = "request.method" if error.status_code == 405 else "request.unknown"
        return problem(self.services.metrics, RefusalError(code))
