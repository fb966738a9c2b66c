"""Refusals that follow from the form of a request, whatever its topic."""

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any, Final

from sqlalchemy import update

from tablee.core.errors import TableeError
from tablee.server.app import ENDPOINTS
from tablee.server.http.endpoint import Endpoint
from tablee.server.settings import Smtp
from tablee.store.failures import (
    DatabaseAwayError,
    DatabaseCheckingError,
    DatabaseDamagedError,
    DatabaseReplacedError,
    InDoubtError,
)
from tablee.store.schema import matches, moves
from tests.server.protocol.refusals.book import Provoked, over_http
from tests.server.protocol.refusals.scene import NAMES, Scene
from tests.server.raw import Raw

ORIGIN: Final = "https://play.example"
ALL: Final = {f"{one.method} {one.path}": one for one in ENDPOINTS}
CHANGING: Final = [asked for asked, one in ALL.items() if one.changes and not one.from_anywhere]
WITH_BODY: Final = [asked for asked, one in ALL.items() if one.body is not None]
OF_A_TABLE: Final = [asked for asked, one in ALL.items() if "table" in one.parameters]
PATH_WITH_TEXT: Final = [asked for asked, one in ALL.items() if set(one.parameters) - {"table"}]
IDENTITY_FIRST: Final = [asked for asked, one in ALL.items() if one.identity_first]
ENTER: Final = "POST /api/me/enter"
BY_INVITATION: Final = [asked for asked, one in ALL.items() if not one.for_strangers]
GUESTS_ONLY: Final = [asked for asked, one in ALL.items() if "guest.unknown" in one.codes]
MODERATORS_ONLY: Final = [asked for asked in ALL if "moderation.not_moderator" in ALL[asked].codes]


@contextlib.contextmanager
def handled_by(endpoint: Endpoint, error: BaseException) -> Iterator[None]:
    """Let every request to this endpoint raise this error."""

    async def fail(context: Any, **given: Any) -> Any:
        raise error

    before = endpoint.handle
    object.__setattr__(endpoint, "handle", fail)
    try:
        yield
    finally:
        object.__setattr__(endpoint, "handle", before)


async def failing(scene: Scene, asked: str, error: BaseException) -> Provoked:
    with handled_by(ALL[asked], error):
        return await scene.ask(scene.stranger(), asked)


FAILURES: Final[list[Exception]] = [
    RuntimeError("a fault of ours"),
    DatabaseAwayError(reason="gone"),
    InDoubtError(reason="gone"),
    DatabaseCheckingError(reason="left open"),
    DatabaseDamagedError(reason="torn"),
    DatabaseReplacedError(reason="moved"),
]


def enter(error: Exception) -> None:
    code = error.code if isinstance(error, TableeError) else "server.fault"

    @over_http(code, *ALL)
    async def provoked(scene: Scene, asked: str) -> Provoked:
        return await failing(scene, asked, error)


for one in FAILURES:
    enter(one)


@over_http("server.ending", *ALL)
async def under_way_when_the_server_ends(scene: Scene, asked: str) -> Provoked:
    return await failing(scene, asked, asyncio.CancelledError())


@over_http("request.too_many", *ALL)
async def asked_twice_where_once_is_enough(scene: Scene, asked: str) -> Provoked:
    await scene.at(rate=1e-9, **FAR)
    number = list(ALL).index(asked)
    person = scene.stranger(address=f"203.0.{number // 250}.{number % 250 + 1}")
    method, path = asked.split(" ")
    await person.http.request(method, path.format(**NAMES), follow_redirects=False)
    return await scene.ask(person, asked)


FAR: Final = {"http_per_address": 1000, "connections_per_address": 1000}
"""The limits of connections, far above what these tests use."""


@over_http("host.unknown", *ALL)
async def by_another_name(scene: Scene, asked: str) -> Provoked:
    evil = {"Host": "evil.example", "Origin": "http://evil.example"}
    return await scene.ask(scene.stranger(), asked, headers=evil)


@over_http("origin.foreign", *CHANGING)
async def from_another_site(scene: Scene, asked: str) -> Provoked:
    return await scene.ask(scene.stranger(), asked, headers={"Origin": "https://evil.example"})


@over_http("request.malformed", *WITH_BODY)
async def no_object(scene: Scene, asked: str) -> Provoked:
    return await scene.ask(scene.stranger(), asked, b"[")


@over_http("request.malformed", "GET /api/tables/history")
async def no_state(scene: Scene) -> Provoked:
    return await scene.ask(await scene.guest(), "GET /api/tables/history", query="?state=asleep")


@over_http("request.malformed", "DELETE /api/me/devices")
async def neither_yes_nor_no(scene: Scene) -> Provoked:
    return await scene.ask(await scene.guest(), "DELETE /api/me/devices", query="?keys=maybe")


@over_http("request.too_large", *WITH_BODY)
async def too_much(scene: Scene, asked: str) -> Provoked:
    return await scene.ask(scene.stranger(), asked, b" " * (scene.server.services.settings.body + 1))


@over_http("request.slow", *WITH_BODY)
async def half_a_body(scene: Scene, asked: str) -> Provoked:
    await scene.at(request_timeout=0.1)
    method, path = asked.split(" ")
    async with Raw(scene.server.base) as raw:
        await raw.send(
            f"{method} {path.format(**NAMES)} HTTP/1.1",
            f"Host: {raw.netloc}",
            f"Origin: {raw.base}",
            "Content-Length: 20",
            "",
            body=b"{",
        )
        answer = (await raw.rest()).decode()
    return int(answer.split(" ")[1]), answer.split('"code":"')[1].split('"')[0]


@over_http("request.unknown", *PATH_WITH_TEXT)
async def a_nul_in_the_path(scene: Scene, asked: str) -> Provoked:
    (name,) = set(ALL[asked].parameters[-1:])
    return await scene.ask(await scene.guest(), asked, **{name: "%00"})


@over_http("table.unknown", *OF_A_TABLE)
async def no_such_table(scene: Scene, asked: str) -> Provoked:
    return await scene.ask(await scene.guest(), asked)


@over_http("match.unreadable", *OF_A_TABLE)
async def a_log_that_the_rules_do_not_allow(scene: Scene, asked: str) -> Provoked:
    table = await scene.running()
    await table.move(table.ana, 0, 0)
    async with scene.store.database.write() as connection:
        await connection.execute(update(moves).where(moves.c.match == table.id).values(move="nonsense"))
        here = update(matches).where(matches.c.id == table.id)
        await connection.execute(here.values(revision=matches.c.revision + 1))
    scene.server.services.match_cache.forget(table.id)
    return await table.ask(table.ana, asked)


@over_http("guest.cookies", *IDENTITY_FIRST, ENTER)
async def a_browser_that_keeps_no_cookies(scene: Scene, asked: str) -> Provoked:
    table = await scene.waiting()
    return await table.ask(scene.stranger(), asked, query="?again")


@over_http("server.by_invitation", *BY_INVITATION)
async def a_stranger_whom_nobody_invited(scene: Scene, asked: str) -> Provoked:
    await scene.at(by_invitation=True)
    return await scene.ask(scene.stranger(), asked)


@over_http("entrance.unknown", ENTER)
async def by_a_link_that_was_never_made(scene: Scene) -> Provoked:
    return await scene.ask(scene.stranger(), ENTER)


@over_http("address.banned", *IDENTITY_FIRST, ENTER)
async def a_banned_address(scene: Scene, asked: str) -> Provoked:
    table = await scene.waiting()
    return await table.ask(scene.stranger(await scene.banned()), asked)


@over_http("guest.unknown", *GUESTS_ONLY)
async def nobody(scene: Scene, asked: str) -> Provoked:
    if asked == "POST /api/notifications/mail":
        await scene.at(smtp=Smtp("127.0.0.1", 1, False, "tablee@play.example"), origins=(ORIGIN,))
    table = await scene.running()
    return await table.ask(scene.stranger(), asked)


@over_http("moderation.not_moderator", *MODERATORS_ONLY)
async def anybody(scene: Scene, asked: str) -> Provoked:
    return await scene.ask(await scene.guest(), asked)
