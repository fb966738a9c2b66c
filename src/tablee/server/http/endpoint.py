"""HTTP endpoints: each is declared once, above its function, served by Starlette and documented in OpenAPI."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property
from time import perf_counter
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from tablee.core.errors import TableeError
from tablee.server.errors import DATABASE, RefusalError, status
from tablee.server.http.request_context import AGAIN, AskAgainError, RequestContext, address
from tablee.server.operations.logs import log
from tablee.server.operations.metrics import Metrics
from tablee.server.parts import Parts
from tablee.server.protocol.base import Problem
from tablee.server.protocol.decoding import converted, decoded

JSON: Final = "application/json"
NUL: Final = "\0"
CLIENT_GONE: Final = 499

ALWAYS: Final = ("request.too_many", "host.unknown", "server.fault", "server.ending", *DATABASE)
CHANGING: Final = ("origin.foreign",)
BY_INVITATION: Final = ("server.by_invitation",)
IDENTITY_FIRST: Final = ("guest.cookies", "address.banned")
OF_A_TABLE: Final = ("table.unknown", "match.unreadable")
PATH_WITH_TEXT: Final = ("request.unknown",)
WITH_BODY: Final = ("request.malformed", "request.too_large", "request.slow")
WITH_QUERY: Final = ("request.malformed",)

Handler = TypeVar("Handler", bound=Callable[..., Awaitable[Any]])


@dataclass(frozen=True)
class Endpoint:
    """One method of one path.

    - `answer`: a struct, a list or union of them, or the media type of content that is not JSON.
    - `body`: the struct that the body is read as; None: it is ignored. `query`: the same for the query string.
    - `codes`: the endpoint's own refusals, besides those that follow from its form; `refusals` has all of them.
    - `rate`: the rate limit that its requests count in.
    - `from_anywhere`: other sites may request it too, because it does nothing for the guest who asks.
    - `for_strangers`: a browser without an identity may request it at a server by invitation too; nothing in its
      answer is about tables.
    - `identity_first`: a browser without an identity gets one and is redirected to ask again (307).
    """

    method: str
    path: str
    summary: str
    handle: Callable[..., Awaitable[Any]]
    answer: Any
    body: Any
    query: Any
    created: bool = False
    codes: tuple[str, ...] = ()
    rate: str = "read"
    identity_first: bool = False
    from_anywhere: bool = False
    for_strangers: bool = False

    @property
    def changes(self) -> bool:
        """True if its method changes something, so that its origin matters."""
        return self.method != "GET"

    @property
    def parameters(self) -> list[str]:
        """The names of the parameters in the path."""
        return re.findall(r"{(\w+)", self.path)

    @cached_property
    def refusals(self) -> tuple[str, ...]:
        """Every code with which this endpoint may refuse a request, each once; tests provoke each of them."""
        of_its_form = (
            (self.changes and not self.from_anywhere, CHANGING),
            (not self.for_strangers, BY_INVITATION),
            (self.identity_first, IDENTITY_FIRST),
            ("table" in self.parameters, OF_A_TABLE),
            (set(self.parameters) - {"table"}, PATH_WITH_TEXT),
            (self.body is not None, WITH_BODY),
            (self.query is not None, WITH_QUERY),
        )
        codes = [*ALWAYS, *self.codes, *(code for given, some in of_its_form if given for code in some)]
        return tuple(dict.fromkeys(codes))

    @cached_property
    def _decoder(self) -> "msgspec.json.Decoder[Any]":
        return msgspec.json.Decoder(self.body)

    def route(self, parts: Parts) -> Route:
        """Return the route of this endpoint for one server."""

        async def serve(request: Request) -> Response:
            began = perf_counter()
            response = await self._respond(parts, request)
            log.info(
                "request",
                method=self.method,
                path=self.path,
                match=request.path_params.get("table"),
                status=response.status_code,
                ms=round((perf_counter() - began) * 1000, 1),
            )
            return response

        return Route(self.path, serve, methods=[self.method])

    async def _respond(self, parts: Parts, request: Request) -> Response:
        context = RequestContext(parts, request)
        try:
            who = address(request)
            parts.access.rate_limits.hit(self.rate, who)
            if self.changes:
                parts.access.rate_limits.hit("change", who)
                if not self.from_anywhere:
                    parts.access.origins.check(request)
            if parts.settings.by_invitation and not self.for_strangers:
                await context.known_at_the_door()
            given: dict[str, Any] = {}
            if self.body is not None:
                given["body"] = decoded(self._decoder, await _read(request, parts.settings.body))
            _check_path(request)
            if self.query is not None:
                given["query"] = converted(self.query, _texts(request), strict=False)
            result = await self.handle(context, **given)
        except ClientDisconnect:
            # The client is gone; the status is for the log.
            return Response(status_code=CLIENT_GONE)
        except AskAgainError:
            response = Response(status_code=307, headers={"Location": f"{request.url.path}?{AGAIN}"})
            response.headers["Cache-Control"] = "no-store"
            context.set_cookies(response)
            return response
        except TableeError as error:
            return problem(parts.metrics, error)
        except asyncio.CancelledError:
            # The server ends and waits no longer. uvicorn would answer 500, in words of its own.
            return problem(parts.metrics, RefusalError("server.ending"))
        except Exception:
            parts.metrics.faults.inc()
            log.error("request failed", path=self.path, exc_info=True)
            return problem(parts.metrics, RefusalError("server.fault"))
        if isinstance(result, Response):
            return result
        response = Response(msgspec.json.encode(result), 201 if self.created else 200, media_type=JSON)
        response.headers["Cache-Control"] = "no-store"
        context.set_cookies(response)
        return response


class Endpoints(list[Endpoint]):
    """The endpoints of a module, in the order of their functions."""

    def on(self, method: str, path: str, *, answer: Any = None, **rest: Any) -> Callable[[Handler], Handler]:
        """Serve the function below with these fields of `Endpoint`, and the others by its form.

        - `summary`: the first line of its docstring, without the full stop.
        - `body`, `query`: the types of its parameters with these names.
        - `answer`: what it returns, if that is JSON.
        """

        def add(handle: Handler) -> Handler:
            types = handle.__annotations__
            summary = (handle.__doc__ or "").partition("\n")[0].removesuffix(".")
            self.append(
                Endpoint(
                    method,
                    path,
                    summary,
                    handle,
                    answer or types["return"],
                    types.get("body"),
                    types.get("query"),
                    **rest,
                )
            )
            return handle

        return add


def problem(metrics: Metrics, error: TableeError) -> Response:
    """Return the response for this error."""
    metrics.refused.labels(error.code).inc()
    response = Response(
        msgspec.json.encode(Problem(error.code, error.params)), status(error.code), media_type=JSON
    )
    response.headers["Cache-Control"] = "no-store"
    if "seconds" in error.params:
        response.headers["Retry-After"] = str(error.params["seconds"])
    return response


def _check_path(request: Request) -> None:
    """Raise `RefusalError` `request.unknown` for a NUL in the path, which PostgreSQL does not accept in text.

    A NUL in a table's id is refused where tables are looked up.
    """
    if any(NUL in str(text) for name, text in request.path_params.items() if name != "table"):
        raise RefusalError("request.unknown")


def _texts(request: Request) -> dict[str, str]:
    """Return the query string's parameters. Raise `RefusalError` `request.malformed` for a NUL in one."""
    texts = dict(request.query_params)
    for name, text in texts.items():
        if NUL in text:
            raise RefusalError("request.malformed", at=f"$.{name}", expected="text without NUL")
    return texts


async def _read(request: Request, limit: int) -> bytes:
    size, parts = 0, []
    async for part in request.stream():
        size += len(part)
        if size > limit:
            raise RefusalError("request.too_large", limit=limit)
        parts.append(part)
    return b"".join(parts)
