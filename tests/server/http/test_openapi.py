"""The HTTP side keeps to its own description, whatever the request (schemathesis)."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import SearchStrategy, booleans

from tablee import games
from tablee.server.api import own_data
from tablee.server.app import ENDPOINTS, App
from tablee.server.http.endpoint import Endpoint
from tablee.server.run import Serving, configuration
from tablee.server.settings import Settings
from tests.conftest import TOY_INSTALLED
from tests.marks import examples
from tests.patience import MOST_S, patience_s
from tests.server.conftest import AtOnce, FirstMove, kept_alive
from tests.server.people import NO_TLS

MODES = ("positive", "negative")
"""Requests that match the description, and requests that do not."""
EXAMPLES = examples(10)


class Site:
    """A server in a thread of its own, with one guest who created one table with a seat for a friend."""

    def __init__(self, base: str) -> None:
        self.base = base
        guest = self._client()
        seats = [{"kind": "me"}, {"kind": "bot", "level": 1}]
        self.table: str = guest.post("/api/tables", json={"game": "toy", "seats": seats}).json()["table"]
        self.cookies = dict(guest.cookies)
        self.before = guest.get(f"/api/tables/{self.table}").json()
        self.guest = guest

    def _client(self) -> httpx.Client:
        return httpx.Client(
            base_url=self.base,
            headers={"Origin": self.base},
            follow_redirects=True,
            timeout=MOST_S,
            verify=NO_TLS,
        )

    def newcomer(self) -> dict[str, str]:
        """Return the cookie of another guest."""
        guest = self._client()
        guest.put("/api/me", json={"name": "Bo"}).raise_for_status()
        return dict(guest.cookies)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(TOY_INSTALLED))
        games.installed.cache_clear()
        folder: Path = tmp_path_factory.mktemp("openapi")
        told, addresses = threading.Event(), []

        @asynccontextmanager
        async def thinkers() -> Any:
            yield FirstMove()

        def ready(address: str) -> None:
            addresses.append(address)
            told.set()

        limits = Settings(str(folder / "tablee.db"), rate=1000, waiting_per_guest=10**6)
        app = App(limits, thinkers, rules=lambda: contextlib.nullcontext(AtOnce()))
        serving = Serving(app, kept_alive(configuration(app, "127.0.0.1", 0)), ready)
        thread = threading.Thread(target=asyncio.run, args=(serving.serve(),))
        thread.start()
        assert told.wait(patience_s())
        yield Site(addresses[0])
        serving.should_exit = True
        thread.join(patience_s())
    games.installed.cache_clear()


class Described:
    """The server's description. schemathesis is imported here, because all workers read this file and only one needs
    it.
    """

    def __init__(self, address: str) -> None:
        import schemathesis
        from schemathesis.checks import not_a_server_error
        from schemathesis.specs.openapi import checks

        self.schema = schemathesis.openapi.from_url(address)
        self.checks = [
            not_a_server_error,
            checks.status_code_conformance,
            checks.content_type_conformance,
            checks.response_schema_conformance,
        ]

    def cases(self, endpoint: Endpoint, mode: str) -> SearchStrategy[Any]:
        """Return requests of this endpoint that match the description or (mode `negative`) do not."""
        from schemathesis import GenerationMode

        return self.schema[endpoint.path][endpoint.method].as_strategy(generation_mode=GenerationMode(mode))


@pytest.fixture(scope="module")
def described(site: Site) -> Described:
    return Described(site.base + "/api/openapi.json")


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda endpoint: f"{endpoint.method} {endpoint.path}")
@pytest.mark.parametrize("mode", MODES)
def test_every_answer_is_as_described(
    endpoint: Endpoint, mode: str, site: Site, described: Described
) -> None:
    """With the cookie of a guest and without, for an existing table and for others, matching and not."""
    if mode == "negative" and not (endpoint.parameters or endpoint.body):
        return

    @given(case=described.cases(endpoint, mode), known=booleans())
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    def holds(case: Any, known: bool) -> None:
        if known and "table" in case.path_parameters:
            case.path_parameters["table"] = site.table
        case.headers = {**(case.headers or {}), "Origin": site.base}
        # A guest who was deleted sends nothing more.
        cookies = site.newcomer() if endpoint.handle is own_data.delete else site.cookies
        response = case.call(cookies=cookies if known else None, timeout=MOST_S)
        case.validate_response(response, checks=described.checks)

    holds()


def test_afterwards_the_match_that_was_there_is_as_it_was(site: Site) -> None:
    after = site.guest.get(f"/api/tables/{site.table}").json()
    # The guest may have been renamed, and time has passed; neither is part of the match.
    besides = {"seats": None, "at": None}
    assert {**after, **besides} == {**site.before, **besides}


def test_every_route_is_described(site: Site) -> None:
    paths = site.guest.get("/api/openapi.json").json()["paths"]
    described = {(method.upper(), path) for path, operations in paths.items() for method in operations}
    assert described == {(one.method, one.path) for one in ENDPOINTS}
